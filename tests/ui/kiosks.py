"""The kiosks whose screens are checked, and the check of each state at the next kiosk."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import ceil
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent

from kiosk.settings import ScreenSettings
from kiosk.table import Table
from tests.sizes import IS_WHOLE
from tests.tables import kernel_of
from tests.ui.glasses import inches_of
from tests.ui.walk import problems
from ui.app import Screen
from ui.training import TrainingWindow
from ui.window.language import LONGER

T = TypeVar("T")


@dataclass(frozen=True)
class Kiosk:
    """A screen as it may be at a table."""

    width: int
    height: int
    settings: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([f"{self.width}×{self.height}", *(f"{key}={value}" for key, value in self.settings.items())])

    def wear(self, screen: Screen | TrainingWindow) -> None:
        """Give a screen this appearance."""
        settings = ScreenSettings.model_validate(
            {"motion": False, "inches": inches_of((self.width, self.height)), **self.settings}
        )
        whose = kernel_of(screen.table) if isinstance(screen.table, Table) else screen.table
        whose.house = screen.table.house.model_copy(update={"screen": settings})
        screen.comfort.refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # Deleted items are not restyled.
        if (screen.window.width(), screen.window.height()) != (self.width, self.height):
            screen.window.resize(self.width, self.height)
            screen.settle()


LEFT, LARGE, LARGEST = {"left_handed": True}, {"text_percent": 115}, {"text_percent": 130}


HIGH, NIGHT, TWO, LONG = {"high_contrast": True}, {"night": "on"}, {"suit_colors": 2}, {"language": LONGER}
SMALL = {"inches": 10.1}
SPANISH, CHINESE = {"language": "es"}, {"language": "zh_CN"}


# Consecutive kiosks differ in little: the size and the language, which need a new window, seldom change.
KIOSKS: Final = (
    Kiosk(1920, 1080),
    Kiosk(1920, 1080, LEFT | NIGHT | LARGE | TWO),
    Kiosk(1080, 1920, LEFT | HIGH | NIGHT),
    Kiosk(1080, 1920, NIGHT | LARGEST | LONG),
    Kiosk(3840, 2160, LARGEST | HIGH | LONG | LEFT),
    Kiosk(1280, 800, LEFT | LARGEST | LONG),
    Kiosk(1280, 800, NIGHT | LONG),
    Kiosk(1280, 800, SPANISH | LARGE),
    Kiosk(1280, 800, CHINESE | LARGE),
    Kiosk(1280, 800, HIGH | {"inches": 7.0}),
    Kiosk(1280, 800, SMALL),
    Kiosk(1280, 800, SMALL | SPANISH),
    Kiosk(1280, 800, SMALL | SPANISH | LARGEST),
    Kiosk(1280, 800, SMALL | CHINESE | LARGEST),
    Kiosk(1280, 800, SMALL | LONG | LEFT),
)


# The others are too small for nine seats that take wagers: `kiosk check` warns of them (decision 173).
FOR_NINE: Final = tuple(kiosk for kiosk in KIOSKS if "inches" not in kiosk.settings)


IS_AT_EVERY_KIOSK: Final = "EVERY_KIOSK" in os.environ
"""Whether each state is checked at every kiosk. Otherwise `make faults` checks it at a third of them, in turn."""


# Changing a screen's appearance costs more than checking it, so some states are checked before it changes.
STATES_EACH: Final = 3


def one_after_the_other(looks: Sequence[T], first: int) -> Iterator[T]:
    """Yield how each state of a walk is checked, from the `first` on."""
    return (look for look in islice(cycle(looks), first % len(looks), None) for _ in range(STATES_EACH))


class KioskWalk:
    """A walk that collects the faults by state and kiosk."""

    def __init__(self, screen: Screen | TrainingWindow, first: int = 0, kiosks: Sequence[Kiosk] = KIOSKS) -> None:
        self.wrong: dict[str, list[str]] = {}
        self.states: list[str] = []
        self._screen = screen
        self._all = kiosks
        self._kiosks = one_after_the_other(kiosks, first)
        self._third = islice(cycle(kiosks), first % len(kiosks), None)

    def look(self, state: str) -> None:
        self.states.append(state)
        for kiosk in self._next():
            kiosk.wear(self._screen)
            found = problems(self._screen) and problems(self._screen)  # A page may then show fewer rows.
            if found:
                self.wrong[f"{state} at {kiosk}"] = found

    def _next(self) -> Sequence[Kiosk]:
        if IS_AT_EVERY_KIOSK:
            return self._all
        return [*islice(self._third, ceil(len(self._all) / 3))] if IS_WHOLE else [next(self._kiosks)]
