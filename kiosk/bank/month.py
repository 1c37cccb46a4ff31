"""The monthly report of a house: the totals of its signed nights, by table and by charity, and the unsigned nights."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final, NamedTuple

from kiosk.bank.between import compared
from kiosk.bank.charities import shares_of, totals_by_charity
from kiosk.bank.days import Span, span_of
from kiosk.bank.night import TableNight
from kiosk.bank.night_files import ISO, Dates, NightLine, amount_text, night_lines, notice_line
from kiosk.bank.night_rows import OPEN, NightBox, NightSlip
from kiosk.bank.variances import MonthDifferences, notices_together, shortage_patterns
from kiosk.core.money import Cents
from kiosk.core.spreadsheet import BYTE_ORDER_MARK, words_cell

DAYS_AROUND: Final = 31
"""The gaming days before and after a night that may hold the other end of its transfers, slips, and drop boxes."""

_COLUMNS = (
    "gaming_day", "table", "charity", "in_totals", "opener", "fills", "credits", "drop", "deposit", "closer", "win",
    "hands", "hands_say", "rake", "coupons", "tips", "paid_by_cage", "over", "short", "share_of_state",
    "share_of_charity", "cash_outs", "promotion", "bad_beat", "to_tables", "from_tables", "unopened_counted",
    "look_at",
)  # fmt: skip


class HouseMonth(NamedTuple):
    """The nights of a house in the month of `first`, by gaming day and table. Amounts are in cents.

    `is_over` says whether the last gaming day of the month has ended. `uncounted` has each day and table for which the
    table was not opened and its rack was not counted. `faults` are the faults of the journals.
    The report is `due` on a day, and written `today`.
    """

    first: date
    nights: tuple[TableNight, ...]
    is_over: bool = True
    uncounted: tuple[tuple[date, str], ...] = ()
    faults: tuple[str, ...] = ()
    due: date | None = None
    today: date | None = None

    @property
    def name(self) -> str:
        """Return the month as it is written, 2026-11."""
        return f"{self.first:%Y-%m}"

    @property
    def signed(self) -> tuple[TableNight, ...]:
        """Return the nights that are in the totals: closed, signed, and counted."""
        return tuple(night for night in self.nights if not missing(night))


def month_spans(first: date, begins: str) -> tuple[Span, ...]:
    """Return the gaming days of the month of `first`, in order."""
    days = (first.replace(day=1) + timedelta(days=nth) for nth in range(31))
    return tuple(span_of(day, begins) for day in days if day.month == first.month)


def spans_around(spans: Sequence[Span], begins: str) -> tuple[Span, ...]:
    """Return gaming days with `DAYS_AROUND` before and after them, in order."""
    first, last = spans[0].day, spans[-1].day
    earlier = (first - timedelta(days=DAYS_AROUND - nth) for nth in range(DAYS_AROUND))
    later = (last + timedelta(days=1 + nth) for nth in range(DAYS_AROUND))
    return (*(span_of(day, begins) for day in earlier), *spans, *(span_of(day, begins) for day in later))


def seen_together(nights: Iterable[TableNight], spans: Iterable[Span]) -> tuple[TableNight, ...]:
    """Return the nights of some gaming days, compared with all of these `nights`, which are in order for each table.

    A transfer between tables, an open slip, or a drop box may begin on one gaming day and end on another.
    """
    days = {span.day for span in spans}
    return tuple(night for night in finished_later(compared(tuple(nights))) if night.span.day in days)


def finished_later(nights: Iterable[TableNight]) -> tuple[TableNight, ...]:
    """Return the nights. An open slip that a later night finished is marked, and counts as finished.

    So does a drop box that was still in the table: it was counted with the later night. A table that stayed open over
    the end of a gaming day has the closer of the day on which it was closed.
    """
    found = tuple(nights)
    ended = {
        (night.table, slip.number): night.span.day for night in found for slip in night.slips if slip.status not in OPEN
    }
    out = {
        (night.table, box.number, box.since_ms): (night.span.day, box)
        for night in found
        for box in night.boxes
        if box.removed
    }
    counts: dict[str, list[tuple[date, str]]] = {}
    for night in sorted((night for night in found if night.shifts), key=lambda night: night.span.day):
        counts.setdefault(night.table, []).append((night.span.day, night.shifts[0].what))
    return tuple(
        replace(
            night,
            slips=tuple(_slips_now(night, ended)),
            boxes=tuple(_box_now(box, out.get((night.table, box.number, box.since_ms))) for box in night.boxes),
            closed_on=_closed_on(night, counts.get(night.table, ())),
        )
        for night in found
    )


def _closed_on(night: TableNight, counts: Iterable[tuple[date, str]]) -> str:
    """Return the day of the next count of a table's rack if that is the closing of a shift of this night, else "".

    `counts` are the first ones of the table's days, in order.
    """
    if night.ended == "counted":
        return ""
    day, what = next(((day, what) for day, what in counts if day > night.span.day), (night.span.day, ""))
    return day.isoformat() if what == "closer" else ""


def _slips_now(night: TableNight, ended: Mapping[tuple[str, int], date]) -> Iterator[NightSlip]:
    for slip in night.slips:
        day = ended.get((night.table, slip.number))
        is_later = slip.status in OPEN and day is not None and day > night.span.day
        yield slip._replace(status=f"{slip.status}, finished {day}") if is_later else slip


def _box_now(box: NightBox, out: tuple[date, NightBox] | None) -> NightBox:
    if box.removed or out is None:
        return box
    (day, later), taken_out = out, ("removed", "removed_ms", "signed", "counters")
    counted_on = "" if later.counted is None else day.isoformat()
    return box._replace(counted_on=counted_on, **{name: getattr(later, name) for name in taken_out})


def was_dealt(night: TableNight) -> bool:
    """Return whether a table was opened, closed or dealt in a night, counted while closed, or has paid a ruling."""
    return bool(night.shifts or night.hands or night.hands_say)


def missing(night: TableNight) -> tuple[str, ...]:
    """Return the reasons why a night is not in its month's totals; none if it is complete and signed."""
    signature = night.signature
    if signature is None or signature.holds:
        return unfinished_parts(night)
    return (*unfinished_parts(night), "changed after the signature" if signature.signed else "not signed")


def unfinished_parts(night: TableNight) -> tuple[str, ...]:
    """Return the parts that are missing before a night can be signed; none if all are counted and finished."""
    return tuple(_unfinished(night))


def _unfinished(night: TableNight) -> Iterator[str]:
    if night.ended != "counted" and not night.closed_on:
        yield "no closer"
    for box in night.boxes:
        if not box.removed:
            yield f"drop box {box.number} is in the table"
        elif not box.is_counted:
            yield f"drop box {box.number} is not counted"
    if night.unentered:
        yield f"{amount_text(night.unentered)} in a drop box without a number"
    for slip in night.open_slips:
        yield f"{slip.direction} {slip.slip or slip.number} is not finished"
    for found in night.between:
        if found.is_pending:
            yield f"transfer with slip {', '.join(map(str, found.slips))} of {found.source}: {found.why}"
    if not night.is_whole:
        yield f"{amount_text(night.off)} does not add up"
    if night.charity is not None and not night.charity.name and night.is_dealt:
        yield "no charity"


def month_lines(month: HouseMonth, dates: Dates = ISO) -> tuple[NightLine, ...]:
    """Return the lines of a month: the totals, each night, and everything that needs attention.

    Overages and shortages have separate totals. A night that is not signed is in no total.
    """
    return (*_totals(month, dates), *_nights(month, dates), *_variances(month, dates), *_to_look_at(month, dates))


def _totals(month: HouseMonth, dates: Dates) -> Iterator[NightLine]:
    signed = month.signed
    for fault in month.faults:
        yield NightLine("Damaged", None, fault, is_wrong=True)
    left_out = len(month.nights) - len(signed)
    note = f"not signed, and in no total: {left_out}" if left_out else "every night is signed"
    yield NightLine(f"{len(signed)} signed nights", None, note, is_wrong=left_out > 0)
    if month.due is not None and month.today is not None:
        late = (month.today - month.due).days
        said = f"{dates.day(month.due)}, and written {dates.day(month.today)}"
        yield NightLine("Due", None, f"{said}: {late} days late" if late > 0 else said, is_wrong=late > 0)
    if not month.is_over:
        yield NightLine("The month is not over", None, "Later nights are not in this report.", is_wrong=True)
    for name, cents, note in (
        ("Fills", sum(night.fills for night in signed), ""),
        ("Credits", sum(night.credits for night in signed), ""),
        ("Drop", sum(night.drop for night in signed), "as the count room has posted it"),
        ("Deposit", sum(night.deposit for night in signed), "bills of the counted drop boxes"),
        (
            "Win",
            sum(night.win for night in signed),
            "the sum of the wins of the nights",
        ),
        (
            "Result of the hands",
            sum(night.hands_say for night in signed),
            f"{sum(night.hands for night in signed)} hands",
        ),
        ("Rake", sum(night.rake for night in signed), "is in the drop"),
        ("Promotion drop", sum(night.promotion for night in signed), "of the rake: for promotions of the players"),
        ("Bad-beat pool", sum(night.bad_beat for night in signed), "of the rake: for the players"),
        ("Cash-outs", sum(night.cash_outs for night in signed), "cash of the cage for chips at the tables"),
        ("Carried in", sum(night.carried_in for night in signed), "chips of poker players, from other tables"),
        ("Carried out", sum(night.carried_out for night in signed), "chips of poker players, to other tables"),
        ("Chips to tables", sum(night.to_tables for night in signed), "between tables of the house"),
        ("Chips from tables", sum(night.from_tables for night in signed), "between tables of the house"),
        ("Coupons", sum(night.coupons for night in signed), ""),
        ("Tips", sum(night.tips for night in signed), "not in the rack"),
        ("Paid by the cage", sum(night.cage_paid for night in signed), ""),
        ("Over", sum(over_of(night) for night in signed), "in racks and drop boxes"),
        ("Short", -sum(short_of(night) for night in signed), "in racks and drop boxes"),
    ):
        yield NightLine(name, cents, note)
    closed = [night for night in signed if not night.is_dealt]
    if closed:
        days = "; ".join(f"{dates.day(night.span.day)} {night.table}" for night in closed)
        yield NightLine("Days not opened", None, f"{len(closed)} counted and signed for: {days}")
    if month.uncounted:
        days = "; ".join(f"{dates.day(day)} {table}" for day, table in month.uncounted)
        yield NightLine("Not opened, not counted", None, f"{len(month.uncounted)} days: {days}", is_wrong=True)
    for total in totals_by_charity(signed):
        nights = [night for night in signed if night.charity is not None and night.charity.name == total.name]
        yield NightLine(f"Charity: {total.name}", total.win, f"win of {len(nights)} nights")
        yield NightLine(f"Share of the state, {total.name}", total.state)
        yield NightLine(f"Share of {total.name}", total.charity)


def _nights(month: HouseMonth, dates: Dates) -> Iterator[NightLine]:
    for night in month.nights:
        lacks = missing(night)
        charity = f"{night.charity.name}; " if night.charity is not None and night.charity.name else ""
        figures = (
            f"{charity}opener {amount_text(night.opener)}, fills {amount_text(night.fills)}, "
            f"credits {amount_text(night.credits)}, drop {amount_text(night.drop)}, closer {amount_text(night.closer)}"
        )
        note = f"not in the totals: {', '.join(lacks)}; {figures}" if lacks else figures
        yield NightLine(f"{dates.day(night.span.day)} {night.table}", night.win, note, is_wrong=bool(lacks))


def _variances(month: HouseMonth, dates: Dates) -> Iterator[NightLine]:
    """Yield the month's error notice if its differences together reach the limit, and each pattern of shortages."""
    limits = [night.variance for night in month.nights if night.variance is not None]
    if not limits:
        return
    last, limit = month.nights[-1].span.day, limits[-1]
    differences = [cents for night in month.nights for cents in night.found_alone]
    if len(differences) > 1:  # The report of its night has the notice of a single difference.
        for notice in notices_together(last, differences, limit):
            yield notice_line("Error notice of the month", notice, limit, dates)
    by_table = [((night.table,), cents) for night in month.nights for cents in night.found_alone]
    by_dealer = [(found.dealers, found.cents) for night in month.nights for found in night.differences]
    for name, found in (("table", by_table), ("dealer", by_dealer)):
        for pattern in shortage_patterns(found, limit.shortages):
            item = f"Pattern of shortages, {name} {pattern.of}"
            yield NightLine(item, pattern.cents, f"{pattern.times} shortages", is_wrong=True)


def _to_look_at(month: HouseMonth, dates: Dates) -> Iterator[NightLine]:
    for night in month.nights:
        for line in night_lines(night, dates):
            if line.is_wrong:
                yield line._replace(item=f"{dates.day(night.span.day)} {night.table}: {line.item}")


def over_of(night: TableNight) -> Cents:
    """Return the sum of all overages in the counts of the rack and of drop boxes, in cents."""
    return sum(cents for cents in _found(night) if cents > 0)


def short_of(night: TableNight) -> Cents:
    """Return the sum of all shortages in the counts of the rack and of drop boxes, in cents, as a positive amount."""
    return -sum(cents for cents in _found(night) if cents < 0)


def _found(night: TableNight) -> Iterator[Cents]:
    yield from (found.cents for found in night.differences)
    yield from (box.counted - box.entered for box in night.boxes if box.counted is not None)


def month_differences(before: Iterable[TableNight], nights: Sequence[TableNight]) -> MonthDifferences:
    """Return the differences of a month: those of the nights `before` a gaming day, and of the nights of that day."""
    earlier = tuple(before)
    return MonthDifferences(
        sum(map(over_of, earlier)), sum(map(short_of, earlier)), sum(map(over_of, nights)), sum(map(short_of, nights))
    )


def month_csv(month: HouseMonth) -> str:
    """Return the nights of a month as CSV for a spreadsheet: a line of column names, the nights, and the totals.

    The text begins with a byte order mark. Dates are ISO 8601, and amounts have a decimal point.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for night in month.nights:
        lacks = missing(night)
        charity = night.charity.name if night.charity is not None else ""
        look_at = "; ".join(line.item for line in night_lines(night) if line.is_wrong)
        words = (night.span.day.isoformat(), words_cell(night.table), words_cell(charity), "no" if lacks else "yes")
        writer.writerow((*words, *_cells(_figures(night)), words_cell(look_at)))
    sums = [sum(column) for column in zip(*map(_figures, month.signed), strict=True)]
    totals = sums or [0] * (len(_COLUMNS) - 5)
    writer.writerow((month.name, "", "", f"{len(month.signed)} signed nights", *_cells(totals), ""))
    return out.getvalue()


def _figures(night: TableNight) -> tuple[int, ...]:
    """Return the figures of a night in the order of their columns. Two of them are counts, the others are cents."""
    has_charity = night.charity is not None and night.charity.name
    state, charity = shares_of(night, night.charity) if night.charity is not None and has_charity else (0, 0)
    return (
        night.opener, night.fills, night.credits, night.drop, night.deposit, night.closer, night.win, night.hands,
        night.hands_say, night.rake, night.coupons, night.tips, night.cage_paid, over_of(night), -short_of(night),
        state, charity, night.cash_outs, night.promotion, night.bad_beat, night.to_tables, night.from_tables,
        int(not night.is_dealt),
    )  # fmt: skip


def _cells(figures: Iterable[int]) -> list[str]:
    counts = {_COLUMNS.index(name) - _COLUMNS.index("opener") for name in ("hands", "unopened_counted")}
    return [str(figure) if nth in counts else amount_text(figure) for nth, figure in enumerate(figures)]
