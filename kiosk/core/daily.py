"""Checks that run every 24 hours and on request, in a thread other than the screen's."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, Generic, TypeVar

from kiosk.core.background import run_in_background
from kiosk.core.clock import Clock

DAY_NS: Final = 24 * 3_600 * 1_000_000_000

_Found = TypeVar("_Found")


class DailyLook(Generic[_Found]):
    """Runs a check once a day. `take` receives the result, in the thread that ticks."""

    def __init__(self, clock: Clock, look: Callable[[], _Found], take: Callable[[Future[_Found]], None]) -> None:
        """The first look is a day from now: a caller that needs one earlier begins it."""
        self._clock = clock
        self._look: Callable[[], _Found] = look
        self._take: Callable[[Future[_Found]], None] = take
        self._next_ns = clock.mono_ns() + DAY_NS
        self._looking: Future[_Found] | None = None

    def begin(self) -> None:
        """Begin a check, unless one is running."""
        if self._looking is None:
            self._looking = run_in_background("daily-look", self._look)

    def tick(self) -> None:
        """Begin a check that is due, and pass on a result."""
        if self._clock.mono_ns() >= self._next_ns:
            self._next_ns = self._clock.mono_ns() + DAY_NS
            self.begin()
        if self._looking is not None and self._looking.done():
            looked, self._looking = self._looking, None
            self._take(looked)
