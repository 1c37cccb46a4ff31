"""Every module reads the time through these clocks, so that tests can control it."""

from __future__ import annotations

import os
import time
from datetime import datetime
from typing import Final, Protocol, Self

from kiosk.core.value import value


class Clock(Protocol):
    def now_ms(self) -> int:
        """Return the wall clock, milliseconds since 1970 UTC. It may jump."""

    def mono_ns(self) -> int:
        """Return a clock that never goes back, in nanoseconds, counted from an arbitrary start."""


def stamp(at_ms: int) -> str:
    """Return a moment, in ms since 1970, as it is printed: in the kiosk's time zone, to the second, with its offset."""
    at = datetime.fromtimestamp(at_ms / 1000).astimezone()
    return f"{at:%Y-%m-%d %H:%M:%S} {at.isoformat()[-6:]}"


def use_zone(name: str) -> None:
    """Have this program, and its sessions at PostgreSQL, use a time zone such as "America/New_York" for every time."""
    os.environ["TZ"] = os.environ["PGTZ"] = name
    time.tzset()


SET_MS: Final = 60_000  # A larger difference means that the clock was set; network time corrections are smaller.


class CorrectedClock:
    """A clock whose wall time a person may enter. From the entered time it advances by the monotonic clock.

    The entered time holds until the machine's wall clock is set, or the program ends.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # The entered time, and the machine's two clocks at that moment.
        self._entered: tuple[int, int, int] | None = None

    def now_ms(self) -> int:
        machine_ms, entered = self._clock.now_ms(), self._entered
        if entered is None:
            return machine_ms
        now_ms, machine_then_ms, mono_then_ns = entered
        walked_ms = (self._clock.mono_ns() - mono_then_ns) // 1_000_000
        if abs(machine_ms - machine_then_ms - walked_ms) >= SET_MS:
            self._entered = None
            return machine_ms
        return now_ms + walked_ms

    def mono_ns(self) -> int:
        return self._clock.mono_ns()

    def enter(self, now_ms: int) -> None:
        """Set the present time, in milliseconds since 1970."""
        self._entered = now_ms, self._clock.now_ms(), self._clock.mono_ns()


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def mono_ns(self) -> int:
        return time.monotonic_ns()


@value
class Moment:
    """A moment by both clocks. `mono_ns` counts only within one `boot` of the machine."""

    boot: str
    mono_ns: int
    at_ms: int

    @classmethod
    def now(cls, clock: Clock, boot: str) -> Self:
        return cls(boot, clock.mono_ns(), clock.now_ms())

    def until_ns(self, later: Moment) -> int:
        """Return the time until a later moment in nanoseconds, at least 0.

        Within one boot, nobody can shorten or extend it. Across a boot, only the wall clock is known.
        """
        if self.boot == later.boot:
            return max(0, later.mono_ns - self.mono_ns)
        return max(0, later.at_ms - self.at_ms) * 1_000_000

    def jump_ms(self, later: Moment) -> int:
        """Return how far the wall clock was set ahead until a later moment; negative if it was set back.

        Across a boot, only a clock that was set back is detected.
        """
        walked_ms = later.at_ms - self.at_ms
        if self.boot == later.boot:
            return walked_ms - (later.mono_ns - self.mono_ns) // 1_000_000
        return min(0, walked_ms)
