"""After a void hand: what goes back to each seat, until the dealer says that it is done. The next hand waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kiosk.core.text import listed, text
from kiosk.procedure import Confirm, Does, Guide, Prompt
from kiosk.table import TableView
from ui.vm.controls.words import say

DO: Final = text("Return the wagers as each seat shows.")
RULE: Final = text("The hand is void: return every wager, take back what was paid.")
THEN: Final = text("All returned")
RETURN: Final = text("Return")
TAKE_BACK: Final = text("Take back")
BOTH: Final = text("Return {amount}. Take back {taken}")
_ROW: Final = text("{name} {amount}")


class GoesBack(NamedTuple):
    """The chips that go back to a seat: the dealer returns or takes them, in a `word`; the amount, and its `terms`.

    Where some goes each way, the word says how much, too, and `amount` is empty.
    """

    does: Does
    word: str
    amount: str
    terms: str


def prompt_of(table: TableView) -> Prompt | None:
    """Return what the dealer is asked now: first to give back what a void hand gives back."""
    prompt = table.round.prompt
    if prompt is None or not table.rulings.giving_back:
        return prompt
    return Confirm(Guide(prompt.guide.step, "", DO, then=THEN, rule=RULE))


def back_at(table: TableView, seat: int, amount: Callable[[int], str]) -> GoesBack | None:
    """Return what goes back to a seat, None where nothing does."""
    rows = [chips for chips in table.rulings.giving_back if chips.seat == seat]
    if not rows:
        return None
    given = sum(row.cents for row in rows if row.cents > 0)
    taken = -sum(row.cents for row in rows if row.cents < 0)
    terms = listed([_ROW.fill(name=row.name, amount=amount(row.cents)) for row in rows])
    does = Does.PUSH if given else Does.TAKE
    if given and taken:
        return GoesBack(does, say(BOTH.fill(amount=amount(given), taken=amount(taken))), "", say(terms))
    return GoesBack(does, say(RETURN if given else TAKE_BACK), amount(given or taken), say(terms))
