"""Totals of a settlement: of each wager over all seats, with the number of settled ones; or, in poker, of each pot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from kiosk.core.frozen import frozen
from kiosk.core.text import text
from kiosk.procedure import Does, Item, Settle
from kiosk.table import TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.money import giving_back
from ui.vm.table.money.amounts import Amount

SETTLED: Final = text("{done} of {all} settled")
TO_SEAT: Final = text("{pot} to seat {seat}")
TO_SEATS: Final = text("{pot} to seats {seats}")
PUT_IN: Final = text("Put in {put}, paid out {paid}")
PUT_IN_RAKED: Final = text("Put in {put} − rake {rake} = {paid}")
PUSHED: Final = "pushed"


@frozen
class WagerTotal:
    """The total taken, paid, or pushed of one kind of wager, whether done or still due.

    Or the amount pushed of a pot, to one seat or several: `does` is "pushed" once that is done.
    """

    does: str
    word: str
    amount: str


def totals(table: TableView, amount: Amount) -> dict[str, Any]:
    """Return the total of the wager that is settled now, or each pot with the seat that it is pushed to."""
    prompt = giving_back.prompt_of(table)
    if not isinstance(prompt, Settle) or not prompt.items:
        return {}
    if not table.round.game.house_plays:
        return _pushes(table, prompt, amount)
    due, done = prompt.items, _done(table, prompt)
    sums: Counter[Does] = Counter()
    for item in (*due, *done):
        sums[item.does] += item.moved
    order = (Does.PAY, Does.TAKE, Does.PUSH)
    rows = tuple(
        WagerTotal(does.value, say(words.RESULT_DOES[does]), amount(sums[does]) if sums[does] else "–")
        for does in order
    )
    return {"totals": rows, "settled": say(SETTLED.fill(done=len(done), all=len(due) + len(done)))}


def _pushes(table: TableView, prompt: Settle, amount: Amount) -> dict[str, Any]:
    """Return the amount of each pot pushed to each seat, those due first, and the players' chips in the pots."""
    asked = table.round.asked
    items = asked.items if isinstance(asked, Settle) else prompt.items
    if any(item.does is not Does.PAY or item.stake for item in (*items, *prompt.items)):
        return {}  # After a correction, chips are taken, too.
    due = {(item.seat, item.key) for item in prompt.items}
    done = tuple(item for item in items if (item.seat, item.key) not in due)
    rows = (*_of_pots(Does.PAY.value, prompt.items, amount), *_of_pots(PUSHED, done, amount))
    put = sum(pot.amount for pot in table.round.felt.pots)
    paid = sum(item.in_full.pay for item in (*prompt.items, *done))
    rake = put - paid
    said = PUT_IN_RAKED.fill(put=amount(put), rake=amount(rake), paid=amount(paid))
    return {"totals": rows, "settled": say(said if rake > 0 else PUT_IN.fill(put=amount(put), paid=amount(paid)))}


def _of_pots(does: str, items: Sequence[Item], amount: Amount) -> Iterator[WagerTotal]:
    """Yield for each pot the pushed amount, and its seats."""
    pots: dict[str, list[Item]] = {}
    for item in items:
        pots.setdefault(str(item.wager), []).append(item)
    for pushed in pots.values():
        pot = pushed[0].wager
        seats = [item.seat for item in pushed]
        to = (
            TO_SEATS.fill(pot=pot, seats=", ".join(map(str, seats)))
            if seats[1:]
            else TO_SEAT.fill(pot=pot, seat=seats[0])
        )
        yield WagerTotal(does, say(to), amount(sum(item.in_full.pay for item in pushed)))


def _done(table: TableView, prompt: Settle) -> tuple[Item, ...]:
    """Return the items done in this step for the kind of wager that is settled now."""
    due = {item.seat for item in prompt.items}
    results = table.round.felt.results.items()
    return tuple(item for seat, item in results if seat not in due and item.wager == prompt.items[0].wager)
