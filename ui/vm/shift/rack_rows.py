"""The rack as it is counted: the number of each chip, the expected number, and the difference."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text, listed
from kiosk.table import TableGame, TableView
from ui.vm.controls.words import say
from ui.vm.shift import words
from ui.vm.shift.shift_look import ComparedRow, CountRow, SumRow
from ui.vm.shift.state import COUNTS, Flow, ShiftState
from ui.vm.table.money.amounts import Amount, signed
from ui.vm.table.money.chip_rows import chip_text

TUBE: Final = 100  # Chips of a full tube.


def amount_of(deal: TableGame) -> Amount:
    return str if deal.game.layout(deal.rules).points else money


def total(counts: Mapping[Cents, int]) -> Cents:
    return sum(chip * count for chip, count in counts.items())


def chips_of(deal: TableGame) -> tuple[Cents, ...]:
    """Return the chips of the rack, the largest first, as the dealer sees them from left to right."""
    return tuple(sorted(deal.config.denominations, reverse=True))


def printed(deal: TableGame, chip: Cents) -> str:
    """Return the text printed on a chip."""
    return str(chip) if deal.game.layout(deal.rules).points else chip_text(chip)


def full_tubes(deal: TableGame, state: ShiftState, nth: int) -> int:
    """Return the chips of a kind in whole tubes that were just touched: another touch counts the next tube."""
    chips = chips_of(deal)
    count = state.counts.get(chips[nth], 0)
    is_touched = state.chip % len(chips) == nth and state.stacks == count
    return count if is_touched and count and count % TUBE == 0 else 0


def uncounted(deal: TableGame, state: ShiftState) -> tuple[Cents, ...]:
    return tuple(chip for chip in chips_of(deal) if chip not in state.counts)


def why_not_counted(deal: TableGame, state: ShiftState) -> Text:
    """Return the missing entries, EMPTY if the count is complete. A fill or credit has only the moved chips."""
    if state.flow in (Flow.FILL, Flow.CREDIT, Flow.OUT, Flow.IN, Flow.RECEIVE):
        return EMPTY if total(state.counts) else words.ENTER_CHIPS
    missing = " · ".join(printed(deal, chip) for chip in uncounted(deal, state))
    return words.COUNT_ALL.fill(chips=missing) if missing else EMPTY


def rack(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    """Return the contents of the page of the rack."""
    amount, chips = amount_of(deal), chips_of(deal)
    colors = {denomination.value: denomination.color.value for denomination in deal.config.rack}
    chosen = chips[state.chip % len(chips)]
    count = state.counts.get(chosen)
    return {
        "rack": tuple(
            CountRow(
                printed(deal, chip),
                colors[chip],
                f"{state.counts[chip]:,}" if chip in state.counts else "–",
                state.counts.get(chip, 0),
                amount(chip * state.counts[chip]) if chip in state.counts else "",
                chip in state.counts,
                chip == chosen,
                full_tubes(deal, state, nth),
            )
            for nth, chip in enumerate(chips)
        ),
        "rack_title": _counted_so_far(state, chips),
        "rack_total": amount(total(state.counts)),
        "rack_note": say(words.RACK_NOTE),
        "keys_title": _title(printed(deal, chosen), count, state.stacks),
        "keys_value": "–" if count is None else f"{count:,}",
        "keys_next": say(words.NEXT_CHIP),
        "primary": say(_PRIMARY.get(state.flow, words.TO_SIGN)),
        "can_proceed": not why_not_counted(deal, state),
    }


def _counted_so_far(state: ShiftState, chips: tuple[Cents, ...]) -> str:
    """Return the number of counted tubes, if all must be counted, and the total in them."""
    if state.flow not in COUNTS:
        return say(words.TOTAL)
    return say(words.TUBES.fill(done=len(state.counts), n=len(chips)))


def _title(chip: str, count: int | None, stacks: int | None) -> str:
    """Return the title of the keys: a count, or the chips beside full stacks."""
    if count is None or stacks is None:
        return say(words.COUNT_OF.fill(chip=chip))
    return say(words.LOOSE_OF.fill(chip=chip, stacks=stacks, loose=count - stacks))


def difference_rows(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    """Return the count at the closing, beside the expected one.

    The house's winnings go to the rack, but a rake goes into the drop box, as cash for chips does.
    """
    amount, counted = amount_of(deal), total(state.counts)
    difference, fills, won = counted - table.shift.rack_cents, table.shift.fills, table.shift.house_net
    to_rack = won if deal.game.house_plays else 0
    sold = table.cash.sold
    rest = difference - to_rack - fills + sold
    stacks = table.shift.stacks
    return (
        SumRow(say(words.AT_OPENING), amount(table.shift.rack_cents)),
        SumRow(say(words.COUNTED_NOW), amount(counted)),
        SumRow(say(words.DIFFERENCE), signed(difference, amount), "total"),
        SumRow(say(words.HANDS_WON if deal.game.house_plays else words.RAKE), signed(won, amount)),
        *((SumRow(say(words.FILLS), signed(fills, amount)),) if fills else ()),
        *((SumRow(say(words.SOLD), signed(-sold, amount)),) if sold else ()),
        SumRow(say(_REST[(rest > 0) - (rest < 0)]), signed(rest, amount), "off" if rest else "total"),
        *((_stacks_row(stacks, amount),) if stacks else ()),
        *_open_rows(table),
        *_recounted(table, amount),
    )


_PRIMARY: Final = {
    Flow.FILL: words.TO_SIGN_AMOUNTS, Flow.CREDIT: words.TO_SIGN_AMOUNTS,  # Chips are asked for, and not yet counted.
    Flow.CLOSE: words.TO_COMPARE, Flow.RECEIVE: words.TO_COMPARE,
}  # fmt: skip
_REST: Final = {1: words.OVER, 0: words.EVEN, -1: words.SHORT}


def _open_rows(table: TableView) -> Iterator[SumRow]:
    """Yield the unfinished matters at the closing, one line each: the signatures cover them."""
    open_now, pending = table.shift.open_matters, table.transfers.pending
    if open_now.disputes:
        yield SumRow(say(words.OPEN_DISPUTES), say(listed(open_now.disputes)), "off")
    if open_now.slips:
        yield SumRow(say(words.OPEN_SLIPS), say(listed(open_now.slips)), "off")
    if pending is not None:
        name = words.SLIP[pending.direction].fill(slip=pending.slip) if pending.slip else None
        asked = words.REQUEST[pending.direction].fill(number=pending.number)
        yield SumRow(say(name or asked), money(pending.cents), "off")
    if open_now.call:
        yield SumRow(say(words.OPEN_CALL), say(open_now.call), "off")


def _stacks_row(stacks: Mapping[int, Cents], amount: Amount) -> SumRow:
    held = listed(words.STACK.fill(seat=seat, amount=amount(cents)) for seat, cents in stacks.items())
    return SumRow(say(words.STACKS.fill(n=len(stacks), held=held)), amount(sum(stacks.values())), "off")


def off_chips(table: TableView, state: ShiftState) -> Mapping[Cents, int]:
    """Return the differences of a count from the last closing, or from the tracked count, by chip."""
    since = table.shift.since_hands if state.flow is Flow.COUNT else table.shift.since_closing
    return since(state.counts)


def first_off(table: TableView, state: ShiftState, deal: TableGame) -> int:
    """Return the first chip of the rack that differs."""
    off = off_chips(table, state)
    return next((nth for nth, chip in enumerate(chips_of(deal)) if chip in off), 0)


def compared(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    """Return the contents of the page of a count with a difference: each tube, the count before, and the difference.

    A chip of the last closing that this game has no tube for is among them.
    """
    amount, off = amount_of(deal), off_chips(table, state)
    before = table.shift.rack if state.flow is Flow.COUNT else table.shift.closed_rack
    hues = {chip.value: chip.color.value for game in (*table.games, deal) for chip in game.config.rack}
    counted, cents = total(state.counts), sum(chip * more for chip, more in off.items())
    name = words.SHORT_NOW if cents < 0 else words.OVER_NOW if cents > 0 else words.OTHER_CHIPS_NOW
    return {
        "compared": tuple(
            ComparedRow(
                printed(deal, chip),
                hues.get(chip, ""),
                f"{state.counts.get(chip, 0):,}",
                state.counts.get(chip, 0),
                amount(chip * state.counts.get(chip, 0)),
                signed(off[chip], "{:,}".format) if chip in off else "",
                say(words.WAS[state.flow].fill(count=f"{before.get(chip, 0):,}")) if chip in off else "",
            )
            for chip in sorted({*chips_of(deal), *off}, reverse=True)
        ),
        "terms": (
            SumRow(say(words.COUNTED_NOW), amount(counted)),
            SumRow(say(words.BEFORE[state.flow]), amount(counted - cents)),
            SumRow(say(name), signed(cents, amount), "off"),
        ),
        "primary": say(words.COUNT_TUBE_AGAIN),
        "secondary": say(words.SIGN_FOR_IT),
        "can_proceed": True,
    }


def what_is_off(table: TableView, state: ShiftState, deal: TableGame) -> Text:
    """Return the tube with a difference, and its number of chips; or the number of tubes with one."""
    off = off_chips(table, state)
    if len(off) > 1:
        return words.TUBES_OFF.fill(n=len(off))
    ((chip, more),) = off.items()
    if chip not in deal.config.denominations:
        return words.NO_TUBE.fill(chip=printed(deal, chip), n=-more)
    return (words.TUBE_SHORT if more < 0 else words.TUBE_OVER).fill(chip=printed(deal, chip), n=abs(more))


def off_rows(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    """Return the differences of a count from the last closing, or from the tracked count, chip by chip."""
    amount = amount_of(deal)
    same, since_words = _SINCE[state.flow]
    is_closed = state.flow is not Flow.COUNT
    if is_closed and not table.shift.closed_rack:
        return ()
    more = table.shift.since_closing(state.counts) if is_closed else table.shift.since_hands(state.counts)
    first = _recounted(table, amount)
    if not more:
        return (SumRow(say(same), amount(total(state.counts)), "total"), *first)
    chips = listed(
        words.CHIPS_MORE.fill(chip=amount(chip), more=signed(count, "{:,}".format)) for chip, count in more.items()
    )
    off = sum(chip * count for chip, count in more.items())
    return (SumRow(say(since_words.fill(chips=chips)), signed(off, amount), "off"), *first)


_SINCE: Final = {
    Flow.OPEN: (words.AS_CLOSED, words.SINCE_CLOSING),
    Flow.CLOSED_COUNT: (words.AS_COUNTED, words.SINCE_COUNT),
    Flow.COUNT: (words.AS_TRACKED, words.SINCE_HANDS),
}
"""The sentences for a count that agrees with the previous one, and for one that differs, by its purpose."""


def _recounted(table: TableView, amount: Amount) -> tuple[SumRow, ...]:
    """Return that the rack was counted again after a count had been compared, and the result of the blind count."""
    counts = table.shift.compared
    again = len(counts) - 1
    return (SumRow(say(words.RECOUNTED.fill(n=again)), amount(total(counts[0])), "off"),) if again > 0 else ()
