"""Track the chips in the rack: the count, less the chips that the book of each hand has moved.

A payout is counted as on the screen: never more of a chip than the rack has, and the cage pays the rest. The table
does not know which chips a player has bet: a taken wager is counted as the fewest chips that make it. A fill, a credit,
or a count corrects the rack.
"""

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

    `rack` is the rack at the beginning of the hand. Wagers that are settled together have the chips of all their
    accounts.
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
    """Return a rack after the moves of a hand that began with it; pots and the drop do not change it."""
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
    """Return the owed amounts that no chips of a rack make, least first, without those above the whole rack."""
    held = dict(rack)
    total = sum(chip * count for chip, count in rack)
    return tuple(sorted(cents for cents in owed if cents <= total and chips_held(cents, held).rest))
