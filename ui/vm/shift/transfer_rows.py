"""A pending fill, credit, or transfer: its slip, its counts, and the possible acts."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text
from kiosk.table import TRANSFER_VOID_REASONS, TableGame, TableView
from ui.vm.controls.words import say
from ui.vm.shift import words
from ui.vm.shift.rack_rows import amount_of, printed, total
from ui.vm.shift.shift_look import PostedRow, SumRow, WayRow
from ui.vm.shift.state import Flow, ShiftState
from ui.vm.table.money.amounts import Amount, signed

TAKE: Final = "take"
SEND_BACK: Final = "back"
SENT_BACK: Final = TRANSFER_VOID_REASONS[2]


def tables(table: TableView, state: ShiftState) -> dict[str, Any]:
    """Return the tables that chips may go to or come from."""
    name = words.FROM_TABLE if state.flow is Flow.IN else words.TO_TABLE
    return {"ways": tuple(WayRow(other, say(name.fill(table=other))) for other in table.transfers.others)}


def slip_entered(state: ShiftState) -> dict[str, Any]:
    """Return the contents of the page of the other table's slip number."""
    number = f"{state.of_slip:,}" if state.of_slip else "–"
    name = say(words.OTHER_SLIP.fill(table=state.way))
    said = money(state.said) if state.said else "–"
    is_amount = state.jackpot % 2 == 1
    return {
        "jackpots": (
            PostedRow(name, "", number, not is_amount),
            PostedRow(say(words.SLIP_AMOUNT), "", said, is_amount),
        ),
        "keys_title": say(words.SLIP_AMOUNT if is_amount else words.SLIP_NUMBER),
        "keys_value": said if is_amount else number,
        "keys_extra": ".50" if is_amount else "000",
        "keys_next": say(words.NEXT_ENTRY),
        "primary": say(words.TO_COUNT),
        "can_proceed": state.of_slip > 0 and state.said > 0,
    }


def between_for(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    """Return the statement for the signers of chips for, or from, another table."""
    amount, is_in = amount_of(deal), state.flow is Flow.IN
    name = words.OTHER_SLIP if is_in else words.TO_TABLE
    cents = total(state.counts)
    return (
        SumRow(say(name.fill(table=state.way)), f"{state.of_slip:,}" if is_in else ""),
        *chips_rows(deal, state.counts),
        SumRow(say(words.CHIPS), signed(cents if is_in else -cents, amount), "total"),
        *(_against_slip(state.said, cents, amount) if is_in else ()),
    )


def _against_slip(said: Cents, cents: Cents, amount: Amount) -> Iterator[SumRow]:
    """Yield the amount of the other table's slip, and the difference of the count from it."""
    yield SumRow(say(words.SLIP_AMOUNT), amount(said))
    if cents != said:
        yield SumRow(say(words.OVER_SLIP if cents > said else words.SHORT_OF_SLIP), signed(cents - said, amount), "off")


def heading(table: TableView) -> Text:
    """Return the number of the fill or credit, and of its slip where it has one."""
    pending = table.transfers.pending
    if pending is None:
        return EMPTY
    if not pending.slip:
        return words.REQUEST[pending.direction].fill(number=pending.number)
    return words.SLIP[pending.direction].fill(slip=pending.slip)


def chips_rows(deal: TableGame, chips: Mapping[Cents, int]) -> Iterator[SumRow]:
    """Yield the number of chips of each value that move."""
    for chip, count in sorted(chips.items()):
        if count:
            yield SumRow(say(words.COUNT_OF.fill(chip=printed(deal, chip))), say(words.TIMES.fill(count=f"{count:,}")))


def signed_for(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    """Return the statement for the signers of a slip, its receipt, or a void."""
    pending, amount = table.transfers.pending, amount_of(deal)
    if pending is None:
        return ()
    chips = state.counts if state.flow is Flow.RECEIVE else dict(pending.chips)
    cents = total(chips)
    rows = [*chips_rows(deal, chips), SumRow(say(words.CHIPS), amount(cents), "total")]
    if state.flow is Flow.RECEIVE and not table.transfers.agrees(chips):
        next_slip = words.NEXT_SLIP.fill(slip=pending.slip, next=pending.slip + 1)
        rows.append(SumRow(say(next_slip), signed(cents - pending.cents, amount), "off"))
    if state.flow is Flow.VOID:
        why = SENT_BACK if state.way == SEND_BACK else TRANSFER_VOID_REASONS[int(state.way)]
        rows.append(SumRow(say(words.VOID_WHY), say(why)))
    return tuple(rows)


def ways(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    """Return the contents of the page of ways: after a count that differs from the slip, or before a void."""
    pending, amount = table.transfers.pending, amount_of(deal)
    if state.flow is Flow.VOID or pending is None:
        rows = tuple(WayRow(str(nth), say(why)) for nth, why in enumerate(TRANSFER_VOID_REASONS))
        return {"ways": rows}
    slip, counted = dict(pending.chips), {chip: count for chip, count in state.counts.items() if count}
    off = total(counted) - pending.cents
    sums = [
        SumRow(
            say(words.OF_SLIP.fill(chip=printed(deal, chip), count=counted.get(chip, 0), slip=slip.get(chip, 0))),
            signed(chip * (counted.get(chip, 0) - slip.get(chip, 0)), amount),
            "off" if counted.get(chip, 0) != slip.get(chip, 0) else "",
        )
        for chip in sorted({*slip, *counted})
    ]
    name = words.OVER_SLIP if off > 0 else words.SHORT_OF_SLIP if off < 0 else words.OTHER_CHIPS
    sums.append(SumRow(say(name), signed(off, amount), "off"))
    take = WayRow(
        TAKE,
        say(words.TAKE_COUNTED.fill(amount=amount(total(counted)))),
        say(words.NEXT_SLIP.fill(slip=pending.slip, next=pending.slip + 1)),
    )
    back = WayRow(SEND_BACK, say(words.SEND_ALL_BACK), say(words.SLIP_VOID.fill(slip=pending.slip)))
    return {
        "sums": tuple(sums),
        "ways": (take, back) if counted else (back,),
        "primary": say(words.COUNT_AGAIN),
        "can_proceed": True,
    }
