"""The current dealer's display preferences: hand, text size, colors, language."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Qt, QTimer, Signal, Slot

from kiosk.core.clock import Clock
from kiosk.core.value import value
from kiosk.settings import FILE, HouseSettings, ScreenChoices, ScreenSettings, TableSettings
from kiosk.staff import Person
from ui.vm.controls.view import View, in_qml
from ui.window.displays import dealer_display

USUAL_INCHES = 15.6
_MM_AN_INCH = 25.4
PLAYERS: Final = (("aplay", "-q", "{file}"), ("pw-play", "{file}"), ("paplay", "{file}"))


def display_inches() -> float:
    """Return the diagonal that the dealer's display reports, or a usual one where that is unlikely or square."""
    size = dealer_display().physicalSize()
    inches = (size.width() ** 2 + size.height() ** 2) ** 0.5 / _MM_AN_INCH
    return inches if 5 <= inches <= 100 and size.width() != size.height() else USUAL_INCHES


class Kept(Protocol):
    """An object with a path, beside which choices are kept."""

    @property
    def path(self) -> Path: ...


class HasLooks(Protocol):
    """The owner of looks: a table, or its stand-in in training."""

    @property
    def house(self) -> HouseSettings: ...
    @property
    def config(self) -> TableSettings: ...
    @property
    def dealer(self) -> Person | None: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def clock_text(self) -> str: ...
    @property
    def journal(self) -> Kept: ...
    def subscribe(self, callback: Callable[[], None]) -> None: ...


@value
class ComfortLook:
    """The look of everything: `colors` such as night_contrast, the number of colors of `suits`; `moves` animates."""

    left_handed: bool = False
    text_percent: int = 100
    colors: str = "day"
    suits: int = 4
    moves: bool = True
    inches: float = USUAL_INCHES


def player_of(settings: ScreenSettings) -> tuple[str, ...]:
    """Return the program that plays tones, with its arguments: configured, or of this machine; () for none."""
    found = (player for player in PLAYERS if shutil.which(player[0]) is not None)
    return tuple(settings.player) or next(found, ())


@in_qml
class Comfort(View[ComfortLook]):
    """The house's settings for this table's screen, and the choices of people at it."""

    languageChanged = Signal()

    def __init__(
        self,
        table: HasLooks,
        *,
        language: str = "",
        adapted: Callable[[ScreenSettings], ScreenSettings] = lambda settings: settings,
    ) -> None:
        """`adapted` returns the settings adapted to the needs of the person at the screen."""
        super().__init__()
        self._adapted = adapted
        self._language = language  # The language of the command line precedes any choice.
        self._lent = ""  # The language of one person for one hand precedes everything.
        self._table = table
        self._choices = ScreenChoices(table.journal.path.with_name(FILE))
        self._settings = self._worked_out()
        self._minute = QTimer(self)
        self._minute.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._minute.setInterval(60_000)
        self._minute.timeout.connect(self.refresh)
        self._minute.start()
        table.subscribe(self.refresh)
        super().refresh()

    def close(self) -> None:
        self._minute.stop()
        super().close()

    @property
    def language(self) -> str:
        """Return the code of the language that is spoken now."""
        return self._lent or self._language or self._settings.language

    @property
    def settings(self) -> ScreenSettings:
        return self._settings

    @property
    def player(self) -> tuple[str, ...]:
        """Return the program that plays tones here."""
        return player_of(self._settings)

    @property
    def is_broken(self) -> bool:
        """Return whether the file of choices could not be read."""
        return self._choices.is_broken

    def choose(self, key: str, value: Any) -> None:
        """Store a choice of the dealer or of the table. Raise Refused if it cannot be stored, or nobody deals."""
        dealer = self._table.dealer
        try:
            self._choices.choose(dealer.id if dealer else None, key, value, at_ms=self._table.clock.now_ms())
        finally:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Look again at who deals, and at the clock."""
        if not self._is_open:
            return
        before, self._settings = self.language, self._worked_out()
        super().refresh()
        if before != self.language:
            self.languageChanged.emit()

    @Slot(str)
    def lend(self, code: str) -> None:
        """Show another language for a reader of one hand here, "" for the dealer's. It is not stored."""
        before, self._lent = self.language, code
        if before != self.language:
            self.languageChanged.emit()

    def _worked_out(self) -> ScreenSettings:
        table = self._table
        base = table.house.screen.with_those_of(table.config.screen)
        return self._adapted(self._choices.settings(base, table.dealer.id if table.dealer else None))

    def look(self) -> ComfortLook:
        settings = self._settings
        is_night = settings.is_night(self._table.clock_text)
        high, plain = ("contrast_night", "night") if is_night else ("contrast", "day")
        return ComfortLook(
            left_handed=settings.left_handed,
            text_percent=settings.text_percent,
            colors=high if settings.high_contrast else plain,
            suits=settings.suit_colors,
            moves=settings.motion,
            inches=settings.inches or display_inches(),
        )
