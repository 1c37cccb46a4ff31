"""The clock in the header changes with the minute, not a minute after the start of the kiosk."""

import pytest

from tests.tables import HeldClock
from ui.vm.controls.minutes import to_next_minute_ms

MINUTE_MS = 60_000
WHOLE_MS = 1_790_000_040_000  # This is a whole minute.


@pytest.mark.parametrize(("past_ms", "left_ms"), [(0, 60_000), (1, 59_999), (30_000, 30_000), (59_999, 1)])
def test_next_minute_is_the_rest_of_this_one(past_ms: int, left_ms: int) -> None:
    assert WHOLE_MS % MINUTE_MS == 0
    assert 0 <= to_next_minute_ms(HeldClock(ms=WHOLE_MS + past_ms)) - left_ms < 100
