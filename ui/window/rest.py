"""Ignore touches for a moment after the screen asks a new question."""

import time
from collections.abc import Callable
from typing import Final

from kiosk.core.errors import Refused
from ui.window.dropped import WHY, Dropped

DOUBLE_TAP_S: Final = 0.3


class Rest:
    """The moment after a question changes. `seconds` returns how long it lasts for the person here, `now` the time."""

    def __init__(
        self, seconds: Callable[[], float] = lambda: DOUBLE_TAP_S, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.seconds = seconds
        self._now = now
        self._until = 0.0

    def begin(self) -> None:
        """Start the rest: another question is asked from now on."""
        self._until = self._now() + self.seconds()

    @property
    def lasts(self) -> bool:
        """Return whether a touch may be the second contact of a double tap."""
        return self._now() < self._until

    def check(self) -> None:
        """Raise Refused while it lasts: the touch may have been meant for the question before."""
        if self.lasts:
            raise Refused("late", WHY[Dropped.LATE])
