"""Totals of a settlement: of each wager over all seats, with the number of settled ones; or, in poker, of each pot."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from kiosk.core.money import Cents
from kiosk.core.text import listed, text
from kiosk.core.value import value
from kiosk.procedure import Does, Felt, Item, Settle
from kiosk.table import TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.money import giving_back
from ui.vm.table.money.amounts import Amount

SETTLED: Final = text("{done} of {all} settled")
TO_SEAT: Final = text("{pot} to seat {seat}")
TO_SEATS: Final = text("{pot} to seats {seats}")
PUT_IN: Final = text("Put in {put}, paid out {paid}")
PUT_IN_UNCALLED: Final = text("Put in {put} + uncalled {back} = {paid}")
PUT_IN_RAKED: Final = text("Put in {put} − rake {rake} = {paid}")
PUSHED: Final = "pushed"


@value
class WagerTotal:
    """The total taken, paid, or pushed of one kind of wager, whether done or still due.

    Or the amount pushed of a pot, to one seat or several: `does` is "pushed" once that is done. Then `seats` played for
    the pot, `put` is what they put in, of which `rake` was dropped, and it goes `to` these seats.
    """

    does: str
    word: str
    amount: str
    name: str = ""
    brief: str = ""
    seats: str = ""
    put: str = ""
    rake: str = ""
    to: str = ""


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
    felt = table.round.felt
    paid_of = Counter[str]()
    for item in (*prompt.items, *done):
        paid_of[str(item.wager)] += item.in_full.pay
    facts = dict(_facts(felt, paid_of, amount))
    rows = (*_of_pots(Does.PAY.value, prompt.items, facts, amount), *_of_pots(PUSHED, done, facts, amount))
    put = sum(pot.amount for pot in felt.pots)
    paid = paid_of.total()
    rake = put - paid  # A dice player's uncalled points are returned with the pot, but are not in it.
    said = PUT_IN_RAKED if rake > 0 else PUT_IN_UNCALLED if rake < 0 else PUT_IN
    return {
        "totals": rows,
        "settled": say(said.fill(put=amount(put), rake=amount(rake), back=amount(-rake), paid=amount(paid))),
    }


def _facts(felt: Felt, paid: Mapping[str, Cents], amount: Amount) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the players, the chips, and the rake of each pot. Pots that are pushed together have none of their own."""
    for nth, pot in enumerate(felt.pots):
        if pushed := paid.get(str(pot.name)):
            rake = pot.amount - pushed
            yield (
                str(pot.name),
                {
                    "brief": brief_of(nth),
                    "seats": say(listed(felt.plays_for(pot))),
                    "put": amount(pot.amount),
                    "rake": amount(rake) if rake > 0 else "",
                },
            )


def brief_of(nth: int) -> str:
    """Return the short name of a pot: the main pot is 0."""
    return say(text("Side {nth}", nth=nth) if nth else text("Main"))


def _of_pots(
    does: str, items: Sequence[Item], facts: Mapping[str, dict[str, str]], amount: Amount
) -> Iterator[WagerTotal]:
    """Yield for each pot the pushed amount, and its seats."""
    pots: dict[str, list[Item]] = {}
    for item in items:
        pots.setdefault(str(item.wager), []).append(item)
    for name, pushed in pots.items():
        pot, to = pushed[0].wager, listed(item.seat for item in pushed)
        word = TO_SEATS.fill(pot=pot, seats=to) if pushed[1:] else TO_SEAT.fill(pot=pot, seat=to)
        total = amount(sum(item.in_full.pay for item in pushed))
        yield WagerTotal(does, say(word), total, name=say(pot), to=say(to), **facts.get(name, {}))


def _done(table: TableView, prompt: Settle) -> tuple[Item, ...]:
    due = {item.seat for item in prompt.items}
    results = table.round.felt.results.items()
    return tuple(item for seat, item in results if seat not in due and item.wager == prompt.items[0].wager)
