"""Tones and speech for dealers who look at their hands.

Qt's own sound is not among the installed modules, so a program of the machine plays and speaks: the configured one, or
one that such machines have. It is started without a shell, and the kiosk never waits for it. A missing, failing, or
crashed program is reported in the diagnostics and in the program's log.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Qt, Slot

from kiosk.core.log import program_log
from kiosk.core.scratch import ScratchFolder
from kiosk.core.text import EMPTY, Text, text
from ui.tones import write_tones
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.view import View
from ui.vm.controls.words import JOINER
from ui.vm.table.screen import TableScreen
from ui.window.language import ENGLISH

NO_PLAYER: Final = text("No tone player: install alsa-utils, or name a player in the configuration.")
FAILED: Final = text("{program} cannot be started: {why}.")
ENDED: Final = text("{program} ended with status {status}: check the sound card.")
_MAX_WAITING: Final = 3  # Waiting tones; others are dropped.

Start = Callable[[str, Sequence[str]], object]


class Programs(QObject):
    """Runs one program after the other, and passes the fault of the last one to `report`, EMPTY if there is none."""

    def __init__(self, report: Callable[[Text], None]) -> None:
        super().__init__()
        self._report = report
        self._waiting: deque[tuple[str, tuple[str, ...]]] = deque(maxlen=_MAX_WAITING)
        self._said: Text = EMPTY
        self._process = QProcess(self)
        self._process.finished.connect(self._ended, Qt.ConnectionType.QueuedConnection)
        self._process.errorOccurred.connect(self._failed, Qt.ConnectionType.QueuedConnection)

    def start(self, program: str, arguments: Sequence[str]) -> None:
        """Run a program, as soon as the one before it is over."""
        self._waiting.append((program, tuple(arguments)))
        self._next()

    def forget(self, program: str) -> None:
        """Drop what waits for a program, and let the running one end."""
        self._waiting = deque((waiting for waiting in self._waiting if waiting[0] != program), maxlen=_MAX_WAITING)

    def close(self) -> None:
        """Stop the running program, and clear the queue."""
        self._waiting.clear()
        self._process.finished.disconnect(self._ended)
        self._process.errorOccurred.disconnect(self._failed)
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(1000)

    def say(self, fault: Text) -> None:
        """Report the outcome, once for each change."""
        if fault != self._said:
            self._said = fault
            self._report(fault)
            if fault:
                program_log.warning("sound: %s", fault)

    def _next(self) -> None:
        if self._waiting and self._process.state() is QProcess.ProcessState.NotRunning:
            program, arguments = self._waiting.popleft()
            self._process.start(program, list(arguments))

    @Slot(QProcess.ProcessError)
    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            why = self._process.errorString().rstrip(".")
            self.say(FAILED.fill(program=self._process.program(), why=why))
            self._next()

    @Slot(int, QProcess.ExitStatus)
    def _ended(self, status: int, how: QProcess.ExitStatus) -> None:
        is_well = status == 0 and how is QProcess.ExitStatus.NormalExit
        self.say(EMPTY if is_well else ENDED.fill(program=self._process.program(), status=status))
        self._next()


class Tones:
    """The tones of the kiosk in a folder of their own. `player` plays them, with its arguments; `start` runs it."""

    def __init__(self, player: Sequence[str], start: Start) -> None:
        self._player, self._start = player, start
        self._folder = ScratchFolder("tones")
        if player:
            write_tones(self._folder.path)

    def play(self, tone: str) -> None:
        """Play a tone, if there is a player."""
        if self._player:
            run(self._start, self._player, "{file}", str(self._folder.path / f"{tone}.wav"))

    def close(self) -> None:
        """Delete the files of the tones."""
        self._folder.close()


def run(start: Start, program: Sequence[str], stands_for: str, what: str) -> None:
    """Start a program with `what` in place of its placeholder argument, or else as the last one.

    Text that begins with a dash would be taken for an option, and a name may begin with one: a space is put before it.
    """
    what = f" {what}" if what.startswith("-") else what
    arguments = [argument.replace(stands_for, what) for argument in program[1:]]
    start(program[0], arguments if arguments != list(program[1:]) else [*arguments, what])


class Cues(QObject):
    """Listens to the table's screen, and to other objects that may refuse a touch. `start` runs a program.

    `report` receives the fault of the sound, EMPTY once nothing is.
    """

    def __init__(
        self,
        screen: TableScreen,
        comfort: Comfort,
        others: Sequence[View[Any]] = (),
        *,
        report: Callable[[Text], None] = lambda _: None,
        start: Start | None = None,
    ) -> None:
        super().__init__()
        self._screen = screen
        self._comfort = comfort
        self._programs = Programs(report)
        self._start = start or self._programs.start
        self._tones = Tones(comfort.player, self._start)
        if not comfort.player and comfort.settings.tones:
            self._programs.say(NO_PLAYER)
        self._strip, self._kind, self._said = self._now()
        self._heard: tuple[View[Any], ...] = (screen, *others)
        screen.changed.connect(self._changed)
        for view in self._heard:
            view.saidNo.connect(self._refused)

    def close(self) -> None:
        """Stop listening, and delete the files of the tones."""
        self._screen.changed.disconnect(self._changed)
        for view in self._heard:
            view.saidNo.disconnect(self._refused)
        self._programs.close()
        self._tones.close()

    def _now(self) -> tuple[str, str, str]:
        look = self._screen.shown
        return look.strip, look.kind, look.aloud or look.instruction

    @Slot()
    def _refused(self) -> None:
        """Each refusal has its tone, also if the same sentence is already shown."""
        self._play("refused")

    @Slot()
    def _changed(self) -> None:
        before = self._strip, self._kind, self._said
        self._strip, self._kind, self._said = self._now()
        is_new_strip = bool(self._strip) and self._strip != before[0]
        if (is_new_strip or self._said != before[2]) and self._comfort.settings.speaker:
            self._programs.forget(self._comfort.settings.speaker[0])  # Earlier words would be late or wrong now.
        if is_new_strip:
            if self._screen.shown.strip_tone != "refused":
                self._play(self._screen.shown.strip_tone)
            self._say(self._strip, self._comfort.language)
        elif self._kind != before[1] and self._kind in ("floor", "settle"):
            self._play(self._kind)
        if self._said != before[2]:
            self._say(self._said, ENGLISH if self._screen.shown.aloud else self._comfort.language)

    def _play(self, tone: str) -> None:
        if self._comfort.settings.tones:
            self._tones.play(tone)

    def _say(self, words: str, language: str) -> None:
        """Speak words in a language. The program's arguments for "es" are used for each of its regions, too."""
        settings = self._comfort.settings
        if settings.speech and settings.speaker and words:
            voice, _, _ = language.partition("_")
            speaker = [argument.replace("{language}", voice) for argument in settings.speaker]
            run(self._start, speaker, "{words}", words.replace(JOINER, ""))
