"""The page about the screen itself: the personal options of each dealer, and those of the table."""

from typing import Any, Final

from kiosk.core.text import Text, homonym, text
from kiosk.core.value import value
from kiosk.settings import PERSONAL
from kiosk.table import Table
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.page import Page
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.window.language import languages, name_of

YOURS: Final = text("For {name}")
NOBODYS: Final = text("For the dealer")
LANGUAGE: Final = text("Language")
TABLES: Final = text("For this table")
BROKEN: Final = text("Your settings could not be read, so house settings apply. Choose again.")
BY_CLOCK: Final = text("{start} to {end}")
NO_PLAYER: Final = text("No tone player is set up: a technician must name one in the configuration.")
NO_SPEAKER: Final = text("No speech program is set up: a technician must name one in the configuration.")


@value
class OptionValue:
    """One value that may be chosen."""

    value: str
    label: str
    chosen: bool


@value
class OptionRow:
    """One line of the page."""

    key: str
    label: str
    choices: tuple[OptionValue, ...]


# The choices, in the order shown.
_CHOICES: Final[dict[str, tuple[Text, dict[Any, Text]]]] = {
    "left_handed": (
        homonym("Hand", "of the dealer"),
        {False: homonym("Right", "the hand"), True: homonym("Left", "the hand")},
    ),
    "text_percent": (text("Text size"), {100: text("Normal"), 115: text("Large"), 130: text("Largest")}),
    "high_contrast": (text("Contrast"), {False: text("Normal"), True: text("High")}),
    "suit_colors": (text("Suits"), {4: text("Four colors"), 2: text("Two colors")}),
    "motion": (text("Motion"), {True: text("On"), False: text("Off")}),
    "rest_s": (text("Repeat touch after"), {rest: text("{seconds} s", seconds=rest) for rest in (0.3, 0.5, 0.7, 1.0)}),
    "night": (text("Night"), {"off": text("Off"), "on": text("On"), "by_clock": BY_CLOCK}),
    "tones": (text("Tones"), {False: text("Off"), True: text("On")}),
    "speech": (text("Speech"), {False: text("Off"), True: text("On")}),
}


@value
class OptionsLook:
    """The choices of each dealer, and those of the table."""

    yours: tuple[OptionRow, ...] = ()
    tables: tuple[OptionRow, ...] = ()
    your_title: str = ""
    table_title: str = ""
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class ScreenOptions(Page[OptionsLook]):
    """The page about the screen. Each touch takes effect immediately."""

    def __init__(self, table: Table, comfort: Comfort) -> None:
        super().__init__()
        self._table = table
        self._comfort = comfort
        self._strip = BROKEN if comfort.is_broken else ""
        self.refresh()

    def look(self) -> OptionsLook:
        dealer = self._table.dealer
        yours = [self._row(key) for key in _CHOICES if key in PERSONAL]
        tables = [self._row(key) for key in _CHOICES if key not in PERSONAL]
        if len(languages()) > 1:
            (tables if dealer is None else yours).append(self._language())
        return OptionsLook(
            yours=tuple(yours),
            tables=tuple(tables),
            your_title=say(YOURS.fill(name=dealer.name) if dealer else NOBODYS),
            table_title=say(TABLES),
            strip=say(self._strip),
        )

    def _language(self) -> OptionRow:
        spoken = self._comfort.language
        return OptionRow(
            "language",
            say(LANGUAGE),
            tuple(OptionValue(code, name_of(code), code == spoken) for code in languages()),
        )

    def _row(self, key: str) -> OptionRow:
        settings = self._comfort.settings
        label, choices = _CHOICES[key]
        hours = {"start": settings.night_from, "end": settings.night_to}
        return OptionRow(
            key,
            say(label),
            tuple(
                OptionValue(
                    str(value),
                    say(words.fill(**hours) if words is BY_CLOCK else words),
                    getattr(settings, key) == value,
                )
                for value, words in choices.items()
            ),
        )

    @touch(str, str)
    def choose(self, key: str, value: str) -> None:
        """Apply a choice; if it is refused, show why."""
        is_on = value == str(True)  # A silent choice needs no program.
        if key == "tones" and is_on and not self._comfort.player:
            self._strip = NO_PLAYER
        elif key == "speech" and is_on and not self._comfort.settings.speaker:
            self._strip = NO_SPEAKER
        else:
            _, values = _CHOICES.get(key, (LANGUAGE, {value: LANGUAGE}))
            self._comfort.choose(key, next(entry for entry in values if str(entry) == value))
