"""Error notices for differences found by counts, and tables and dealers with a pattern of shortages."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from kiosk.core.money import Cents


class VarianceLimit(NamedTuple):
    """The limit in cents, the days after which a notice is due, how many shortages are a pattern, and the amount from
    which a copy of the notice goes to the regulator, 0 for none.
    """

    limit: Cents
    report_days: int
    shortages: int
    copy_limit: Cents = 0


class MonthDifferences(NamedTuple):
    """Differences that the counts of a month found at all tables: before a gaming day, and on it. All are positive."""

    over_before: Cents
    short_before: Cents
    over: Cents
    short: Cents

    @property
    def total(self) -> Cents:
        """Return all of them together: nothing is set off."""
        return sum(self)


class ErrorNotice(NamedTuple):
    """A notice of the amounts `over` and `short`, both positive, and when it is due. `why`: alone or in aggregate."""

    why: str
    over: Cents
    short: Cents
    due: date


class ShortagePattern(NamedTuple):
    """The number of shortages of one table or dealer, and their total as a negative amount."""

    of: str
    times: int
    cents: Cents


def error_notices(day: date, found: Iterable[Cents], limit: VarianceLimit) -> Iterator[ErrorNotice]:
    """Yield a notice for each difference of the limit or more, or one for all of them together. Nothing is set off."""
    differences = tuple(found)
    due = day + timedelta(days=limit.report_days)
    alone = [cents for cents in differences if abs(cents) >= limit.limit]
    for cents in alone:
        yield ErrorNotice("alone", max(cents, 0), max(-cents, 0), due)
    if not alone:
        yield from notices_together(day, differences, limit)


def notices_together(day: date, found: Iterable[Cents], limit: VarianceLimit) -> Iterator[ErrorNotice]:
    """Yield a notice for all differences together if they reach the limit. Nothing is set off."""
    differences = tuple(found)
    if sum(map(abs, differences)) >= limit.limit:
        over = sum(cents for cents in differences if cents > 0)
        yield ErrorNotice("in aggregate", over, over - sum(differences), day + timedelta(days=limit.report_days))


def shortage_patterns(found: Iterable[tuple[Iterable[str], Cents]], least: int) -> Iterator[ShortagePattern]:
    """Yield each table or dealer with `least` shortages or more. `found` has whose each difference was, in cents."""
    short: dict[str, list[Cents]] = {}
    for whose, cents in found:
        for subject in sorted(set(whose)) if cents < 0 else ():
            short.setdefault(subject, []).append(cents)
    for subject, amounts in sorted(short.items()):
        if len(amounts) >= least:
            yield ShortagePattern(subject, len(amounts), sum(amounts))
