"""Compare the tables of a house: transfers, slip by slip, chips that poker players carry, and numbers of drop boxes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from kiosk.bank.night import TableNight
from kiosk.bank.night_rows import ON_ITS_WAY, OPEN, BetweenTables, NightBox, NightSlip
from kiosk.core.money import Cents

_NO_JOURNAL: Final = "the journal of {table} is not here"


class _Chain(NamedTuple):
    """All slips of one transfer out of a table. A slip that differs from the count is void; the next has the count."""

    source: str
    slips: tuple[NightSlip, ...]


def compared(nights: Sequence[TableNight]) -> tuple[TableNight, ...]:
    """Return nights of one house, each with its transfers between tables as both journals have them.

    `nights` are those of all tables whose journals are here, for one or several consecutive gaming days. A transfer
    is named in the night of each table that has a part of it. Chips that players carry are totaled by gaming day.
    """
    tables = {night.table for night in nights}
    chains, arrivals = tuple(_chains(nights)), tuple(_arrivals(nights))
    found = (*_sent(chains, arrivals, tables), *_only_received(chains, arrivals, tables))
    carried = Counter[date]()
    for night in nights:
        carried[night.span.day] += night.carried_in - night.carried_out
    return tuple(
        replace(
            night,
            between=tuple(_of_night(night, found)),
            boxes=tuple(box._replace(also_at=tuple(_also_at(night, box, nights))) for box in night.boxes),
            carried_off=carried[night.span.day] if night.carried_in or night.carried_out else 0,
        )
        for night in nights
    )


def _also_at(night: TableNight, box: NightBox, nights: Iterable[TableNight]) -> Iterator[str]:
    """Yield each other table that had a drop box of the same number at the same time: one number was misread."""
    others = (each for each in nights if each.span == night.span and each.table != night.table)
    for each in others:
        same = (other for other in each.boxes if other.number == box.number)
        if any(_is_before(box, other) and _is_before(other, box) for other in same):
            yield each.table


def _is_before(box: NightBox, other: NightBox) -> bool:
    return not other.removed or box.since_ms < other.removed_ms


def _chains(nights: Sequence[TableNight]) -> Iterator[_Chain]:
    found: dict[tuple[str, int], dict[int, NightSlip]] = {}
    for night in nights:
        for slip in night.slips:
            if slip.direction == "out" and slip.slip:
                found.setdefault((night.table, slip.number), {})[slip.slip] = slip
    for (table, _), slips in found.items():
        yield _Chain(table, tuple(slips[number] for number in sorted(slips)))


def _arrivals(nights: Sequence[TableNight]) -> Iterator[tuple[str, NightSlip]]:
    for night in nights:
        for slip in night.slips:
            if slip.direction == "in":
                yield night.table, slip


def _sent(
    chains: Iterable[_Chain], arrivals: Sequence[tuple[str, NightSlip]], tables: Iterable[str]
) -> Iterator[BetweenTables]:
    for source, slips in chains:
        numbers, last = {slip.slip for slip in slips}, slips[-1]
        came = [
            (table, slip) for table, slip in arrivals if slip.table == source and slip.of_slip in numbers
        ]  # fmt: skip
        sent = None if last.status == "void" else last.cents
        received = sum(slip.cents for _, slip in came) if came else None
        if sent is None and received is None:
            continue
        if last.table in tables:
            why, is_pending = _why(last, came), _is_pending(last, came)
        else:
            why, is_pending = _NO_JOURNAL.format(table=last.table), False
        yield BetweenTables(source, tuple(sorted(numbers)), last.table, sent, received, why, is_pending)


def _is_pending(last: NightSlip, came: Sequence[tuple[str, NightSlip]]) -> bool:
    """Return whether the chips of a transfer have not come yet, or have come once to their table and are not posted."""
    return last.status in OPEN and [table for table, _ in came] in ([], [last.table])


def _why(last: NightSlip, came: Sequence[tuple[str, NightSlip]]) -> str:
    """Return the fault of a transfer, "" if the other table has received the same chips."""
    if last.status == "void":
        return f"slip {last.slip} is void, and the chips were received"
    if not came:
        return "not received" if last.status == "received" else ON_ITS_WAY
    if any(table != last.table for table, _ in came):
        return f"received at {', '.join(sorted({table for table, _ in came}))}"
    if len(came) > 1:
        return f"received {len(came)} times"
    if last.status != "received":
        return f"received, and not posted at {came[0][1].table}"
    return "" if sorted(came[0][1].chips) == sorted(last.chips) else _chips_off(last, came[0][1])


def _chips_off(sent: NightSlip, came: NightSlip) -> str:
    left, here = dict(sent.chips), dict(came.chips)
    off: dict[Cents, int] = {chip: here.get(chip, 0) - left.get(chip, 0) for chip in sorted({*left, *here})}
    named = ", ".join(f"{more:+d} of {chip / 100:.2f}" for chip, more in off.items() if more)
    return f"other chips received: {named}"


def _only_received(
    chains: Sequence[_Chain], arrivals: Iterable[tuple[str, NightSlip]], tables: Iterable[str]
) -> Iterator[BetweenTables]:
    """Yield each arrival whose slip the other table did not issue."""
    made_out = {(chain.source, slip.slip) for chain in chains for slip in chain.slips}
    for table, slip in arrivals:
        if (slip.table, slip.of_slip) not in made_out:
            why = f"{slip.table} has no such slip" if slip.table in tables else _NO_JOURNAL.format(table=slip.table)
            yield BetweenTables(slip.table, (slip.of_slip,), table, None, slip.cents, why)


def _of_night(night: TableNight, found: Iterable[BetweenTables]) -> Iterator[BetweenTables]:
    left = {slip.slip for slip in night.slips if slip.direction == "out"}
    came = {(slip.table, slip.of_slip) for slip in night.slips if slip.direction == "in"}
    for each in found:
        is_here = each.source == night.table and not left.isdisjoint(each.slips)
        if is_here or any((each.source, slip) in came for slip in each.slips):
            yield each
