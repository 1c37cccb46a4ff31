"""Tones and speech for those who look at their hands: extras, off unless the house names a program for them.

Qt's own sound is not among the modules that are installed, so a program of the machine plays and speaks, such as
`aplay` and `espeak-ng`. It is started without a shell, and the kiosk never waits for it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Slot

from ui.tones import write_tones
from ui.vm.controls.comfort import Comfort
from ui.vm.table.screen import TableScreen

Start = Callable[[str, Sequence[str]], object]


class Cues(QObject):
    """Listens to the table's screen. `start` begins a program with its arguments; one that fails is not missed."""

    def __init__(self, screen: TableScreen, comfort: Comfort, *, start: Start = QProcess.startDetached) -> None:
        super().__init__()
        self._screen = screen
        self._comfort = comfort
        self._start = start
        self._folder = tempfile.TemporaryDirectory(prefix="kiosk-tones-")
        if comfort.settings.player:
            write_tones(Path(self._folder.name))
        self._strip, self._kind, self._said = self._now()
        screen.changed.connect(self._changed)

    def close(self) -> None:
        """Stop listening, and take the tones away."""
        self._screen.changed.disconnect(self._changed)
        self._folder.cleanup()

    def _now(self) -> tuple[str, str, str]:
        look = self._screen.shown
        return look.strip, look.kind, look.aloud or look.instruction

    @Slot()
    def _changed(self) -> None:
        before = self._strip, self._kind, self._said
        self._strip, self._kind, self._said = self._now()
        if self._strip and self._strip != before[0]:
            self._play(self._screen.shown.strip_tone)
            self._say(self._strip)
        elif self._kind != before[1] and self._kind in ("floor", "settle"):
            self._play(self._kind)
        if self._said != before[2]:
            self._say(self._said)

    def _play(self, tone: str) -> None:
        settings = self._comfort.settings
        if settings.tones and settings.player:
            self._run(settings.player, "{file}", str(Path(self._folder.name) / f"{tone}.wav"))

    def _say(self, words: str) -> None:
        settings = self._comfort.settings
        if settings.speech and settings.speaker and words:
            self._run(settings.speaker, "{words}", words)

    def _run(self, program: Sequence[str], stands_for: str, what: str) -> None:
        """Start a program with `what` where its arguments say so, and otherwise at their end."""
        arguments = [one.replace(stands_for, what) for one in program[1:]]
        self._start(program[0], arguments if arguments != list(program[1:]) else [*arguments, what])
