"""Tones and speech: what is played and said, through which program; and that there is none unless it is named."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Sequence
from pathlib import Path

import pytest

from kiosk.settings import ScreenSettings
from tests.ui.conftest import OpenScreen
from tests.ui.tables import make_table, taps
from ui.cues import Cues
from ui.tones import MELODIES, RATE, write_tones

PROGRAM = shutil.which("true") or "/bin/true"


class Ear:
    """What was started, instead of a program that makes a sound."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, tuple[str, ...]]] = []

    def __call__(self, program: str, arguments: Sequence[str]) -> None:
        self.heard.append((program, tuple(Path(one).name if one.endswith(".wav") else one for one in arguments)))


@pytest.mark.parametrize("on", [True, False])
def test_a_refusal_is_heard(open_screen: OpenScreen, tmp_path: Path, on: bool) -> None:
    settings = ScreenSettings(tones=on, player=(PROGRAM, "-q", "{file}"), speech=on, speaker=(PROGRAM,))
    screen = open_screen(make_table(tmp_path, screen=settings))
    ear = Ear()
    cues = Cues(screen.model, screen.comfort, start=ear)
    taps(screen, ("primary",))
    sentence = str(screen.model.property("strip"))
    assert sentence
    assert ear.heard == ([(PROGRAM, ("-q", "refused.wav")), (PROGRAM, (sentence,))] if on else [])
    cues.close()


def test_what_is_to_be_said_aloud_is_spoken(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, screen=ScreenSettings(speech=True, speaker=(PROGRAM, "--say={words}")))
    screen = open_screen(table)
    ear = Ear()
    cues = Cues(screen.model, screen.comfort, start=ear)
    taps(screen, ("chip.5", "seat1.spot.ante", "primary"))
    assert ear.heard[-1] == (PROGRAM, ("--say=No more bets.",))
    assert screen.model.property("aloud") == "No more bets."
    cues.close()


def test_the_tones_are_whole(tmp_path: Path) -> None:
    write_tones(tmp_path)
    for name, melody in MELODIES.items():
        with wave.open(str(tmp_path / f"{name}.wav"), "rb") as file:
            assert (1, 2, RATE) == (file.getnchannels(), file.getsampwidth(), file.getframerate())
            assert sum(seconds for _, seconds in melody) == pytest.approx(file.getnframes() / RATE, abs=0.01)
