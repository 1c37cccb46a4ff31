"""Time comes in through here, so that tests hold it still."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    def now_ms(self) -> int:
        """Return the wall clock, milliseconds since 1970 UTC. It may jump."""

    def mono_ns(self) -> int:
        """Return a clock that never goes back, in nanoseconds, counted from an arbitrary start."""


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def mono_ns(self) -> int:
        return time.monotonic_ns()
