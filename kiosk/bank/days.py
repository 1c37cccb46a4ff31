"""The gaming day, which begins and ends at times of day that the house sets.

Events after midnight belong to the day on which the gaming day began. A day on which the clocks change has 23 or 25
hours; its limits are times of day, too.
"""

from datetime import date, datetime, time, timedelta, tzinfo
from typing import NamedTuple


class Span(NamedTuple):
    """A gaming day: its date, and from when until when it is, in milliseconds since 1970."""

    day: date
    begin_ms: int
    end_ms: int


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
