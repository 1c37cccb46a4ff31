"""The totals of a wager that is settled: all that is paid, taken, and pushed of it, and how many seats are done."""

from __future__ import annotations

from collections import Counter
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


@frozen
class WagerTotal:
    """All that is taken, paid, or pushed of one kind of wager, whether it has been or is still due."""

    does: str
    word: str
    amount: str


def totals(table: TableView, amount: Amount) -> dict[str, Any]:
    """Return what the wager comes to that is settled now, nothing where the house takes and pays none."""
    prompt = giving_back.prompt_of(table)
    if not isinstance(prompt, Settle) or not prompt.items or not table.round.game.house_plays:
        return {}
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


def _done(table: TableView, prompt: Settle) -> tuple[Item, ...]:
    """Return what has been done in this step with the kind of wager that is settled now."""
    due = {item.seat for item in prompt.items}
    results = table.round.felt.results.items()
    return tuple(item for seat, item in results if seat not in due and item.wager == prompt.items[0].wager)
