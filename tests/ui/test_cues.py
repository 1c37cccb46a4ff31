"""Tones and speech: the played and spoken text, and the program, which must be configured."""

import os
import shutil
import wave
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kiosk.settings import ScreenSettings
from tests.ui.conftest import OpenScreen
from tests.ui.tables import make_table, taps
from ui.app import Screen
from ui.cues import Cues, run
from ui.tones import MELODIES, RATE, write_tones
from ui.vm.controls.words import JOINER
from ui.window.dropped import WHY, Dropped

PROGRAM = shutil.which("true") or "/bin/true"
FAILING = shutil.which("false") or "/bin/false"
SINK = "pcm.!default {{ type file; slave.pcm null; file '{raw}'; format raw }} pcm.null {{ type null }}\n"


class StartedCues:
    """A record of starts instead of a program that makes a sound."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, tuple[str, ...]]] = []

    def __call__(self, program: str, arguments: Sequence[str]) -> None:
        self.heard.append(
            (program, tuple(Path(argument).name if argument.endswith(".wav") else argument for argument in arguments))
        )


@pytest.mark.parametrize(
    ("speaker", "heard"),
    [
        ((PROGRAM,), (" -w/tmp/a is locked.",)),
        ((PROGRAM, "-q", "{words}"), ("-q", " -w/tmp/a is locked.")),
        ((PROGRAM, "--say={words}"), ("--say= -w/tmp/a is locked.",)),
    ],
)
def test_spoken_text_is_not_an_option_of_the_program(speaker: tuple[str, ...], heard: tuple[str, ...]) -> None:
    inbox = StartedCues()
    run(inbox, speaker, "{words}", "-w/tmp/a is locked.")
    assert inbox.heard == [(PROGRAM, heard)]


@pytest.mark.parametrize("on", [True, False])
def test_a_refusal_is_heard(open_screen: OpenScreen, tmp_path: Path, on: bool) -> None:
    settings = ScreenSettings(tones=on, player=(PROGRAM, "-q", "{file}"), speech=on, speaker=(PROGRAM,))
    screen = open_screen(make_table(tmp_path, screen=settings))
    inbox = StartedCues()
    cues = Cues(screen.model, screen.comfort, start=inbox)
    taps(screen, ("primary",))
    sentence = str(screen.model.property("strip"))
    assert sentence
    assert inbox.heard == ([(PROGRAM, ("-q", "refused.wav")), (PROGRAM, (sentence,))] if on else [])
    cues.close()


def test_announced_sentence_is_spoken(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, screen=ScreenSettings(speech=True, speaker=(PROGRAM, "--say={words}")))
    screen = open_screen(table)
    inbox = StartedCues()
    cues = Cues(screen.model, screen.comfort, start=inbox)
    taps(screen, ("chip.5", "seat1.spot.ante", "primary"))
    assert inbox.heard[-1] == (PROGRAM, ("--say=No more bets.",))
    assert screen.model.property("aloud") == "No more bets."
    cues.close()


def test_speech_names_its_language(open_screen: OpenScreen, tmp_path: Path) -> None:
    """Calls are English in every language; instructions and messages are in the screen's language."""
    speaker = (PROGRAM, "-v", "{language}", "{words}")
    table = make_table(tmp_path, screen=ScreenSettings(speech=True, speaker=speaker, language="zh_CN"))
    screen = open_screen(table)
    inbox = StartedCues()
    cues = Cues(screen.model, screen.comfort, start=inbox)
    taps(screen, ("chip.5", "seat1.spot.ante", "primary", "primary"))
    spoken = {words: voice for _, (_, voice, words) in inbox.heard}
    assert spoken["No more bets."] == "en"
    instruction = str(screen.model.property("instruction")).replace(JOINER, "")
    assert screen.model.property("aloud") == "" and spoken[instruction] == "zh"
    cues.close()


def test_words_of_a_step_that_is_over_are_not_spoken(open_screen: OpenScreen, tmp_path: Path, qtbot: QtBot) -> None:
    """The first words are spoken until the dealer is two steps ahead."""
    heard, speaks = tmp_path / "heard", tmp_path / "speaks"
    os.mkfifo(speaks)
    says = f'echo "$0" >> {heard}; cat {speaks}'
    table = make_table(tmp_path, screen=ScreenSettings(speech=True, speaker=("sh", "-c", says, "{words}")))
    screen = open_screen(table)
    cues = Cues(screen.model, screen.comfort)
    taps(screen, ("chip.5", "seat1.spot.ante", "primary"))
    qtbot.waitUntil(heard.exists)
    taps(screen, ("primary", "undo", "undo"))
    last = str(screen.model.property("aloud") or screen.model.property("instruction"))
    speaks.write_text("", encoding="utf-8")  # The first program ends.
    qtbot.waitUntil(lambda: last in heard.read_text(encoding="utf-8"))
    speaks.write_text("", encoding="utf-8")
    assert heard.read_text(encoding="utf-8").splitlines() == ["No more bets.", last]
    cues.close()


def test_messages_that_follow_each_other_do_not_queue(open_screen: OpenScreen, tmp_path: Path, qtbot: QtBot) -> None:
    """Five ignored touches while the first one is announced: the last one is announced after it, and no other."""
    heard, speaks = tmp_path / "heard", tmp_path / "speaks"
    os.mkfifo(speaks)
    says = f'echo "$0" >> {heard}; cat {speaks}'
    table = make_table(tmp_path, screen=ScreenSettings(speech=True, speaker=("sh", "-c", says, "{words}")))
    screen = open_screen(table)
    cues = Cues(screen.model, screen.comfort)
    reasons = [WHY[why] for why in (Dropped.PALM, Dropped.SLID, Dropped.TWO, Dropped.WIPED, Dropped.LATE)]
    for why in reasons:
        screen.model.explain(why)
    qtbot.waitUntil(heard.exists)
    last = reasons[-1].template
    speaks.write_text("", encoding="utf-8")  # The first program ends.
    qtbot.waitUntil(lambda: last in heard.read_text(encoding="utf-8"))
    speaks.write_text("", encoding="utf-8")
    assert heard.read_text(encoding="utf-8").splitlines() == [reasons[0].template, last]
    cues.close()


def test_the_tones_are_whole(tmp_path: Path) -> None:
    write_tones(tmp_path)
    for name, melody in MELODIES.items():
        with wave.open(str(tmp_path / f"{name}.wav"), "rb") as file:
            assert (1, 2, RATE) == (file.getnchannels(), file.getsampwidth(), file.getframerate())
            assert sum(seconds for _, seconds in melody) == pytest.approx(file.getnframes() / RATE, abs=0.01)


def refusals(screen: Screen, times: int) -> None:
    for _ in range(times):
        screen.tap("primary")  # Nobody has a wager.


def test_three_refusals_are_three_tones(open_screen: OpenScreen, tmp_path: Path) -> None:
    screen = open_screen(make_table(tmp_path, screen=ScreenSettings(player=(PROGRAM, "{file}"))))
    inbox = StartedCues()
    cues = Cues(screen.model, screen.comfort, start=inbox)
    refusals(screen, 3)
    assert 3 * [(PROGRAM, ("refused.wav",))] == inbox.heard
    cues.close()


def test_every_byte_of_a_tone_reaches_the_player(open_screen: OpenScreen, tmp_path: Path, qtbot: QtBot) -> None:
    heard = tmp_path / "heard"
    player = ("sh", "-c", f'cat "$0" >> {heard}', "{file}")
    screen = open_screen(make_table(tmp_path, screen=ScreenSettings(player=player)))
    faults: list[str] = []
    cues = Cues(screen.model, screen.comfort, report=lambda fault: faults.append(str(fault)))
    refusals(screen, 3)
    write_tones(tmp_path)
    tone = (tmp_path / "refused.wav").read_bytes()
    qtbot.waitUntil(lambda: heard.exists() and heard.stat().st_size == 3 * len(tone))
    assert 3 * tone == heard.read_bytes()
    assert faults == []
    cues.close()


@pytest.mark.skipif(shutil.which("aplay") is None, reason="alsa-utils is not installed")
def test_tones_sound_from_the_first_start(
    open_screen: OpenScreen, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is configured: the machine's player plays into a sound card that records."""
    raw, config = tmp_path / "heard.raw", tmp_path / "asound.conf"
    config.write_text(SINK.format(raw=raw))
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    monkeypatch.setenv("PATH", str(Path(shutil.which("aplay") or "").parent))
    screen = open_screen(make_table(tmp_path, screen=ScreenSettings()))
    cues = Cues(screen.model, screen.comfort)
    refusals(screen, 1)
    write_tones(tmp_path)
    with wave.open(str(tmp_path / "refused.wav"), "rb") as file:
        frames = file.readframes(file.getnframes())
    qtbot.waitUntil(lambda: raw.exists() and len(raw.read_bytes()) >= len(frames))
    assert raw.read_bytes().startswith(frames)
    cues.close()


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ((FAILING, "{file}"), f"{FAILING} ended with status 1: check the sound card."),
        ((), "No tone player: install alsa-utils, or name a player in the configuration."),
    ],
)
def test_a_player_that_is_missing_or_dies_is_reported_in_the_diagnostics(
    open_screen: OpenScreen,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    player: tuple[str, ...],
    said: str,
) -> None:
    screen = open_screen(make_table(tmp_path, screen=ScreenSettings(player=player)))
    monkeypatch.setenv("PATH", str(tmp_path))  # There are no programs.
    cues = Cues(screen.model, screen.comfort, report=screen.diagnostics.set_sound_fault)
    refusals(screen, 1)

    def sound() -> tuple[str, bool | None]:
        return next(
            (str(version.value), version.is_good)
            for version in screen.diagnostics.versions()
            if str(version.label) == "Sound"
        )

    qtbot.waitUntil(lambda: sound() == (said, False))
    cues.close()
