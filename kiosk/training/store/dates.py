"""The order and the dates of answers, also from a kiosk whose clock was wrong.

Each store numbers its answers as it keeps them, and that number is their order: no clock moves an answer before one
that was kept earlier. A date counts as it is only if it fits between those of its neighbors. One that is ahead of now,
or that most of the others contradict, is bounded by them. So an evening with the clock a year ahead neither blocks a
card for a year nor counts as answered first.

The dates follow from the answers alone, so stores that hold the same answers date them alike, in whichever order they
were merged.
"""

import time
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from kiosk.training.store.scoring import LineAnswer

_QUARTER_S = 900  # Time zones differ from UTC by whole quarters of an hour.


class KeptAnswer(NamedTuple):
    """An answer as a store holds it: which `store` kept it as its number `kept`, and the date that it gave.

    `right` is 0 or 1.
    """

    store: str
    kept: int
    uid: str
    trainee: str
    line: str
    at_ms: int
    right: int
    took_ms: int
    pace_ms: int
    of: str

    def dated(self, at_ms: int) -> LineAnswer:
        """Return this answer with a corrected date."""
        return LineAnswer(self.line, at_ms, self.right != 0, self.took_ms, self.pace_ms, self.of)


def in_order(answers: Iterable[KeptAnswer], now_ms: int) -> list[tuple[KeptAnswer, LineAnswer]]:
    """Return (as it was kept, answer) with corrected dates, the oldest first, as each store kept them."""
    found: list[tuple[int, str, int, str, KeptAnswer]] = []
    rows = sorted(answers, key=attrgetter("store", "trainee", "kept", "uid"))
    for (store, _), of_person in groupby(rows, key=attrgetter("store", "trainee")):
        mine = list(of_person)
        dates = bounded([row.at_ms for row in mine], now_ms)
        found += [(at_ms, store, row.kept, row.uid, row) for row, at_ms in zip(mine, dates, strict=True)]
    found.sort()
    return [(row, row.dated(at_ms)) for at_ms, _, _, _, row in found]


def bounded(dates: Sequence[int], now_ms: int) -> list[int]:
    """Return dates of answers in the order of keeping, none of them ahead of now, and none before an earlier one.

    The dates that stay are the most that agree with that order. Each other one is moved between its neighbors. One that
    is ahead of now, with no later neighbor, is as old as the answer before it: dated now, it would be new every day.
    """
    agree = _agreeing(dates, now_ms)
    found, before = list(dates), 0
    after = now_ms
    nexts = [now_ms] * len(dates)
    for nth in range(len(dates) - 1, -1, -1):
        nexts[nth] = after
        after = dates[nth] if nth in agree else after
    last = max(agree, default=-1)
    for nth, date in enumerate(dates):
        if nth in agree:
            before = date
        elif not (date > now_ms and nth > last >= 0):
            before = min(max(date, before), max(before, nexts[nth]))
        found[nth] = before
    return found


def _agreeing(dates: Sequence[int], now_ms: int) -> set[int]:
    """Return the places of the longest run of dates that never goes back, of those that are not ahead of now."""
    ends: list[int] = []
    places: list[int] = []
    before: dict[int, int] = {}
    for nth, date in enumerate(dates):
        if not 0 <= date <= now_ms:
            continue
        at = bisect_right(ends, date)
        before[nth] = places[at - 1] if at else -1
        ends[at : at + 1], places[at : at + 1] = [date], [nth]
    found: set[int] = set()
    nth = places[-1] if places else -1
    while nth >= 0:
        found.add(nth)
        nth = before[nth]
    return found


def week_of(at_ms: int) -> int:
    """Return the beginning of a local week: Monday at midnight, in milliseconds since 1970."""
    return _week(at_ms // (1000 * _QUARTER_S), time.tzname)


@lru_cache(maxsize=20_000)
def _week(quarter: int, _zone: tuple[str, str]) -> int:
    day = _local(quarter * _QUARTER_S * 1000).date()
    return _midnight(day.toordinal() - day.weekday())


def weeks_to(now_ms: int, weeks: int) -> list[int]:
    """Return the beginnings of this local week and of those before it, the oldest first."""
    monday = _local(week_of(now_ms)).date().toordinal()
    return [_midnight(monday - 7 * nth) for nth in range(weeks - 1, -1, -1)]


def day_of_ms(at_ms: int) -> int:
    """Return the number of the local day of a moment."""
    return _day(at_ms // (1000 * _QUARTER_S), time.tzname)


@lru_cache(maxsize=20_000)
def _day(quarter: int, _zone: tuple[str, str]) -> int:
    return _local(quarter * _QUARTER_S * 1000).date().toordinal()


def end_of_day(at_ms: int, days: int = 0) -> int:
    """Return the last millisecond of a moment's local day, or of the day that is `days` later."""
    return _midnight(day_of_ms(at_ms) + days + 1) - 1


def _local(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000).astimezone()


def _midnight(ordinal: int) -> int:
    midnight = datetime(1970, 1, 1) + timedelta(days=ordinal - datetime(1970, 1, 1).toordinal())  # noqa: DTZ001, local
    return round(midnight.timestamp() * 1000)
