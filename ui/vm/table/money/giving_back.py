"""After a void hand: the chips that go back to each seat, until the dealer confirms it. The next hand waits."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kiosk.core.money import money
from kiosk.core.text import listed, text
from kiosk.procedure import Confirm, Does, Guide, Prompt
from kiosk.table import TableView
from ui.vm.controls.words import say

DO_FROM_FLOOR: Final = text("Return wagers as shown. Take {amount} back from the floor.")
DO: Final = text("Return the wagers as each seat shows.")
RULE: Final = text("The hand is void: return every wager, take back what was paid.")
THEN: Final = text("All returned")
RETURN: Final = text("Return")
TAKE_BACK: Final = text("Take back")
RETURN_TOO: Final = text("Return {amount} too")
_ROW: Final = text("{name} {amount}")
_ROW_TAKEN: Final = text("{name}: take back {amount}")


class GoesBack(NamedTuple):
    """The chips that go back to a seat: the dealer returns or takes them, in a `word`; the amount, and its `terms`.

    If some go each way, the amount is the one to take, and the `line` has the returned one.
    """

    does: Does
    word: str
    amount: str
    line: str
    terms: str


def prompt_of(table: TableView) -> Prompt | None:
    """Return the present prompt: first the return of a void hand's chips."""
    prompt = table.round.prompt
    if prompt is None or not table.rulings.is_giving_back:
        return prompt
    cents = table.rulings.from_floor
    do = DO_FROM_FLOOR.fill(amount=money(cents)) if cents else DO
    return Confirm(Guide(prompt.guide.step, "", do, then=THEN, rule=RULE))


def back_at(table: TableView, seat: int, amount: Callable[[int], str]) -> GoesBack | None:
    """Return the chips that go back to a seat, None if there are none."""
    sums: dict[str, int] = {}
    names = {}
    for chips in table.rulings.giving_back:
        if chips.seat == seat:
            names[str(chips.name)] = chips.name
            sums[str(chips.name)] = sums.get(str(chips.name), 0) + chips.cents
    if not sums:
        return None
    given = sum(cents for cents in sums.values() if cents > 0)
    taken = -sum(cents for cents in sums.values() if cents < 0)
    rows = (
        (_ROW_TAKEN if given and cents < 0 else _ROW).fill(name=names[key], amount=amount(abs(cents)))
        for key, cents in sums.items()
    )
    terms = say(listed(list(rows)))
    if not taken:
        return GoesBack(Does.PUSH, say(RETURN), amount(given), "", terms)
    line = say(RETURN_TOO.fill(amount=amount(given))) if given else ""
    return GoesBack(Does.TAKE, say(TAKE_BACK), amount(taken), line, terms)
