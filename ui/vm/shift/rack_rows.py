"""The rack as it is counted: what of each chip, what it should be, and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text
from kiosk.table import TableGame, TableView
from ui.vm.controls.words import say
from ui.vm.shift import words
from ui.vm.shift.shift_look import CountRow, SumRow
from ui.vm.shift.state import Flow, ShiftState
from ui.vm.table.money.amounts import Amount
from ui.vm.table.money.chip_rows import chip_text


def amount_of(deal: TableGame) -> Amount:
    return str if deal.game.layout(deal.rules).points else money


def total(counts: Mapping[Cents, int]) -> Cents:
    return sum(chip * count for chip, count in counts.items())


def chips_of(deal: TableGame) -> tuple[Cents, ...]:
    """Return the chips of the rack, the smallest first."""
    return tuple(sorted(deal.config.denominations))


def printed(deal: TableGame, chip: Cents) -> str:
    """Return what is printed on a chip."""
    return str(chip) if deal.game.layout(deal.rules).points else chip_text(chip)


def uncounted(deal: TableGame, state: ShiftState) -> tuple[Cents, ...]:
    return tuple(chip for chip in chips_of(deal) if chip not in state.counts)


def why_not_counted(deal: TableGame, state: ShiftState) -> Text:
    """Return what is still to be entered, EMPTY where the count is done. A fill or credit has only what moves."""
    if state.flow in (Flow.FILL, Flow.CREDIT):
        return EMPTY if total(state.counts) else words.ENTER_CHIPS
    missing = ", ".join(printed(deal, chip) for chip in uncounted(deal, state))
    return words.COUNT_ALL.fill(chips=missing) if missing else EMPTY


def last_count(table: TableView, state: ShiftState, deal: TableGame) -> Mapping[Cents, int]:
    """Return the count before this one, where the chips are the very same: only what has changed is then entered.

    A closing is counted blind.
    """
    counts = {Flow.OPEN: table.shift.closed_rack, Flow.COUNT: table.shift.rack}
    before = counts.get(state.flow, {})
    return before if set(before) == set(deal.config.denominations) else {}


_BEFORE: Final = {Flow.OPEN: words.SAME_AS_LAST, Flow.COUNT: words.SAME_AS_THOUGHT}


def rack(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    """Return what the page of the rack shows."""
    amount, chips = amount_of(deal), chips_of(deal)
    colours = {denomination.value: denomination.colour.value for denomination in deal.config.rack}
    chosen = chips[state.chip % len(chips)]
    last = last_count(table, state, deal)
    count = state.counts.get(chosen)
    return {
        "rack": tuple(
            CountRow(
                printed(deal, chip),
                colours[chip],
                say(words.TIMES.fill(count=f"{state.counts[chip]:,}")) if chip in state.counts else "–",
                amount(chip * state.counts[chip]) if chip in state.counts else "",
                chip in state.counts,
                chip == chosen,
            )
            for chip in chips
        ),
        "rack_total": amount(total(state.counts)),
        "rack_last": say(_BEFORE[state.flow].fill(total=amount(total(last)))) if last else "",
        "keys_title": say(words.COUNT_OF.fill(chip=printed(deal, chosen))),
        "keys_value": "–" if count is None else f"{count:,}",
        "keys_next": say(words.NEXT_CHIP),
        "primary": say(words.TO_DIFFERENCE if state.flow is Flow.CLOSE else words.TO_SIGN),
        "can_proceed": not why_not_counted(deal, state),
    }


def difference_rows(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    """Return what was counted at the closing, beside what it should be."""
    amount, counted = amount_of(deal), total(state.counts)
    difference = counted - table.shift.rack_cents
    fills = table.shift.fills
    rest = difference - table.shift.house_net - fills
    return (
        SumRow(say(words.AT_OPENING), amount(table.shift.rack_cents)),
        SumRow(say(words.COUNTED_NOW), amount(counted)),
        SumRow(say(words.DIFFERENCE), signed(difference, amount), "total"),
        SumRow(say(words.HANDS_WON), signed(table.shift.house_net, amount)),
        *((SumRow(say(words.FILLS), signed(fills, amount)),) if fills else ()),
        SumRow(say(words.THE_DROP if fills else words.THE_REST), signed(rest, amount), "off" if rest else "total"),
    )


def signed(cents: Cents, amount: Amount) -> str:
    """Return an amount that says whether it has come or gone: "+$25", "−$25", "$0"."""
    sign = "+" if cents > 0 else "−" if cents < 0 else ""
    return sign + amount(abs(cents))
