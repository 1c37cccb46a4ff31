"""The rack as the night moves it: as it was counted, less what the book of each hand has moved.

What is paid goes as the screen says it: never more of a chip than is there, and what the rack cannot make is the
cage's. Which chips a player has put down nobody tells: what is taken is counted as the fewest that make it.
Buy-ins, changed chips, and color-ups are not entered either; a fill, a credit or a count puts the rack right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from kiosk.bank import Rack, chips_from
from kiosk.core.money import Cents, Chips, chips_held
from kiosk.procedure import Book, Floor, Prompt, Round, Settle, left_of

ItemKey: TypeAlias = tuple[int, str]


def chips_one_by_one(rack: Rack, amounts: Iterable[Cents]) -> Iterator[Chips]:
    """Yield the chips of amounts that are paid one after the other, or taken where they are negative."""
    for cents in amounts:
        made, rack = chips_from(rack, cents)
        yield made


def chips_of_items(rack: Rack, book: Book, prompt: Prompt | None) -> dict[ItemKey, Chips]:
    """Return the chips of each wager of a hand that has been paid, or is to be paid now, by (seat, account).

    `rack` is as it was when the hand began. What is settled together has the chips of all its accounts.
    """
    made, then = _walked(rack, book)
    items = prompt.items if isinstance(prompt, Settle) else ()
    if isinstance(prompt, Floor):
        called = (left_of(item, book) for item in (prompt.item, *prompt.also))
        items = tuple(item for item in called if item is not None)
    for item in items:
        chips_made, then = chips_from(then, item.pay - item.take)
        for move in item.moves:
            made[move.seat, move.account] = chips_made
    return made


def rack_after(rack: Rack, hand: Round) -> dict[Cents, int]:
    """Return a rack after what has moved in a hand that began with it; pots and the drop move none of it."""
    return _walked(rack, hand.book)[1] if hand.game.house_plays else dict(rack)


def _walked(rack: Rack, book: Book) -> tuple[dict[ItemKey, Chips], dict[Cents, int]]:
    """Return the chips of each account that has moved, those of a seat together at each answer, and the rack then."""
    made: dict[ItemKey, Chips] = {}
    then = dict(rack)
    for batch in book.batches:
        for seat, moves in groupby(batch, key=itemgetter(0)):
            together = tuple(moves)
            chips_made, then = chips_from(then, sum(move.cents for move in together))
            made.update({(seat, move.account): chips_made for move in together})
    return made, then


@lru_cache(maxsize=256)
def unpayable(owed: frozenset[Cents], rack: tuple[tuple[Cents, int], ...]) -> tuple[Cents, ...]:
    """Return which of the amounts owed no chips of a rack make, least first.

    What is more than the whole rack is not among them: that is paid by the cage.
    """
    held = dict(rack)
    total = sum(chip * count for chip, count in rack)
    return tuple(sorted(cents for cents in owed if cents <= total and chips_held(cents, held).rest))
