"""The window of a table that could not be opened: the reason, the people who may accept it, and how they do so.

If another kiosk has the table open, this window is only in front of it, and can be closed by a touch.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from kiosk.core.errors import ConfigProblem
from kiosk.core.text import EMPTY, text
from kiosk.settings import ScreenChoices, ScreenSettings
from ui.app import make_app
from ui.vm.controls.stopped import NO_SIGNATURE_HELPS, STARTED_AGAIN, Acceptance, StoppedScreen
from ui.vm.controls.words import say
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane

MAX_LINES: Final = 6
MORE: Final = text("… and {count} more: `kiosk check` lists all of them.")


def newest_first(problems: Iterable[str]) -> list[str]:
    """Return the problems of a configuration, those of the file that was changed last before the others."""
    return sorted(problems, key=lambda problem: -_changed_at_s(problem))


def _changed_at_s(problem: str) -> float:
    """Return the time of the last change of a problem's file, 0 if it has none, or it is missing."""
    try:
        return Path(problem.file).stat().st_mtime if isinstance(problem, ConfigProblem) and problem.file else 0.0
    except OSError:
        return 0.0


def _wordings(lines: Sequence[str]) -> list[str]:
    """Return the possible texts of the window: each has one problem less than the one before, for a smaller display."""
    if len(lines) == 1:
        return list(lines)
    wordings: list[str] = []
    for count in range(min(MAX_LINES, len(lines)), 0, -1):
        more = len(lines) - count
        shown = [f"• {line}" for line in lines[:count]]
        wordings.append("\n".join([*shown, say(MORE.fill(count=more))] if more else shown))
    return wordings


class StoppedWindow(Pane):
    """A sentence with the reason, in the language of the screen. There is no table behind it."""

    def __init__(
        self,
        sentence: str,
        *,
        problems: Sequence[str] = (),
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        language: str = "",
        elsewhere: bool = False,
        is_journal: bool = False,
        acceptance: Acceptance | None = None,
        opens: Callable[[], bool] | None = None,
        choices: Path | None = None,
    ) -> None:
        """`problems` are those of a configuration, in place of the sentence. `elsewhere`: the table is open in another
        kiosk, which continues. `is_journal`: the journal does not open; with an `acceptance` a manager may have the
        table continue, and `opens` returns whether it is worth opening now. `choices` is the file with what people have
        chosen for the table's screen: the rest time is that of the person who signs.
        """
        self._choices = None if choices is None else ScreenChoices(choices)
        self.is_accepted = False
        helps = EMPTY if elsewhere else NO_SIGNATURE_HELPS if is_journal else STARTED_AGAIN
        self.model = StoppedScreen(acceptance, helps=helps, opens=opens)
        self._language = Language()
        self._language.speak(language or ENGLISH)
        lines = [*map(say, newest_first(problems) or [sentence])]
        super().__init__(
            "StoppedWindow.qml",
            {"stopped": self.model},
            size=size,
            fullscreen=fullscreen,
            wordings=_wordings(lines),
            elsewhere=elsewhere,
        )
        self.model.accepted.connect(self._accepted)
        self.model.refresh()
        self.show(size=size, fullscreen=fullscreen)

    def rest_s(self) -> float:
        if self._choices is None:
            return super().rest_s()
        return self._choices.settings(ScreenSettings(), self.model.signer).rest_s

    def _accepted(self) -> None:
        self.is_accepted = True
        self._root().close()

    def close(self) -> None:
        super().close()
        self._language.speak(ENGLISH)


def show_stopped(
    sentence: str,
    *,
    problems: Sequence[str] = (),
    fullscreen: bool = False,
    language: str = "",
    elsewhere: bool = False,
    is_journal: bool = False,
    acceptance: Acceptance | None = None,
    opens: Callable[[], bool] | None = None,
    choices: Path | None = None,
    on_shown: Callable[[], None] = lambda: None,
) -> bool:
    """Show `sentence` until the window is closed. Return whether a manager has accepted the damage, or the table opens
    now.

    `on_shown` is called after the first frame that a display has shown.
    """
    app = make_app()
    with StoppedWindow(
        sentence,
        problems=problems,
        fullscreen=fullscreen,
        language=language,
        elsewhere=elsewhere,
        is_journal=is_journal,
        acceptance=acceptance,
        opens=opens,
        choices=choices,
    ) as window:
        window.on_frame(on_shown)
        app.exec()
        return window.is_accepted
