"""`make run` without a display, as in README: hands and a drill play by themselves, with a picture of each step."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.main import main
from tests.sizes import only_whole, sized


def demo(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "argv", ["kiosk", "demo", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.mark.parametrize("inches", sized([10.1], whole=[10.1, 22.9]))
def test_a_hand_is_played_and_its_payouts_are_printed(
    qapp: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], inches: float
) -> None:
    """On a small display the keys of a seat are below the felt."""
    monkeypatch.setattr("ui.vm.controls.comfort.display_inches", lambda: inches)
    assert demo(monkeypatch, "--hands", 1, "--out", tmp_path) == 0
    printed = capfd.readouterr()
    assert printed.err == ""
    paid, journal, pictures = printed.out.splitlines()
    assert re.fullmatch(r"Hand 1: (seat \d [+−]?\$[\d.,]+, ){6}the house [+−]\$[\d.,]+", paid)
    assert journal.startswith("The journal of table NH-07 is intact.")
    assert pictures == f"{len(list(tmp_path.glob('1-*.png')))} pictures are in {tmp_path}"


@only_whole
def test_training_is_shown_to_its_report(
    qapp: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert demo(monkeypatch, "--train", "--out", tmp_path) == 0
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == (f"The pictures are in {tmp_path}\n", "")
    names = [path.stem.partition("-")[2] for path in sorted(tmp_path.iterdir())]
    assert names[0] == "way"
    assert names[-2:] == ["hand-over", "report"]
    assert {"home", "question-amount", "question-cut", "wrong-move"} <= set(names)
