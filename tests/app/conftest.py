"""Run commands in this process."""

import sys
from collections.abc import Iterable

import pytest
import typer

from kiosk.app.main import main
from tests.app.typed import Kiosk, Printed


@pytest.fixture
def kiosk(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Kiosk:
    """Return a function that runs a command, with `pins` typed if one is asked for."""

    def run(*words: object, pins: Iterable[str] = ()) -> Printed:
        typed = iter(pins)

        def prompt(text: str, *, hide_input: bool, confirmation_prompt: bool = False) -> str:
            assert text in ("PIN", "New PIN", "Recovery code") and hide_input
            first = next(typed)
            assert not confirmation_prompt or next(typed) == first
            return first

        monkeypatch.setattr(typer, "prompt", prompt)
        monkeypatch.setattr(sys, "argv", ["kiosk", *map(str, words)])
        status = 0
        try:
            main()
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 0
        return Printed(status, *capfd.readouterr())

    return run
