"""Refresh views with a clock at the beginning of each minute of the clock."""

from typing import Final

from kiosk.core.clock import Clock

MINUTE_MS: Final = 60_000
JUST_AFTER_MS: Final = 20  # A timer may fire a little early.


def to_next_minute_ms(clock: Clock) -> int:
    """Return the time until the clock shows another minute."""
    return MINUTE_MS - clock.now_ms() % MINUTE_MS + JUST_AFTER_MS
