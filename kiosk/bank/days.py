"""The gaming day, which begins and ends at times of day that the house sets.

Events after midnight belong to the day on which the gaming day began. A day on which the clocks change has 23 or 25
hours; its limits are times of day, too.
"""

from bisect import bisect_right
from collections.abc import Iterable
from datetime import date, datetime, time, timedelta, tzinfo
from typing import NamedTuple


class Span(NamedTuple):
    """A gaming day: its date, and from when until when it is, in milliseconds since 1970."""

    day: date
    begin_ms: int
    end_ms: int


class EnteredTimes:
    """The times that supervisors entered because the clock was behind the journal, each (seq of the event, time in ms).

    If the clock had been ahead before, events have times in the future: none is later than a time entered after it.
    """

    def __init__(self, entered: Iterable[tuple[int, int]] = ()) -> None:
        self._seqs, self._latest = list[int](), list[int]()
        for seq, now_ms in sorted(entered, reverse=True):
            self._seqs.insert(0, seq)
            self._latest.insert(0, min([now_ms, *self._latest[:1]]))

    def time_of(self, seq: int, at_ms: int) -> int:
        """Return the time of an event for its gaming day, in milliseconds since 1970."""
        nth = bisect_right(self._seqs, seq)
        return min([at_ms, *self._latest[nth : nth + 1]])


def gaming_day(at_ms: int, begins: str, zone: tzinfo | None = None) -> date:
    """Return the date of the gaming day of a moment. `begins` is the time of day at which it begins, as in "08:00"."""
    local = datetime.fromtimestamp(at_ms / 1000, tz=zone).astimezone(zone).date()
    days = (local + timedelta(days=off) for off in (1, 0))
    found = next((day for day in days if at_ms >= _ms(day, begins, zone)), None)
    return found or local - timedelta(days=1)


def span_of(day: date, begins: str, zone: tzinfo | None = None) -> Span:
    """Return the gaming day of a date: until the next one begins, so that no moment belongs to none."""
    return Span(day, _ms(day, begins, zone), _ms(day + timedelta(days=1), begins, zone))


def end_of(day: date, begins: str, ends: str, zone: tzinfo | None = None) -> int:
    """Return until when hands are dealt on a gaming day, in ms since 1970. `ends` is a time of day as `begins` is."""
    return _ms(day if ends > begins else day + timedelta(days=1), ends, zone)


def _ms(day: date, at: str, zone: tzinfo | None) -> int:
    local = datetime.combine(day, time.fromisoformat(at), tzinfo=zone)
    return int(local.astimezone(zone).timestamp() * 1000)
