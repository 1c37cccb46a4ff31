"""Five cards that make a poker hand that is asked for."""

import random
from collections.abc import Sequence

from kiosk.core.cards import DECK, RANKS, SUITS, Card, card
from kiosk.core.hands import Category, best

_SIZES = {
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
}


def five_of(category: Category, dice: random.Random) -> list[Card]:
    """Return five cards of a category, in no order."""
    while True:
        five = _try(category, dice)
        if best(five).category is category:
            dice.shuffle(five)
            return five


def _try(category: Category, dice: random.Random) -> list[Card]:
    suit = dice.choice(SUITS)
    match category:
        case Category.ROYAL_FLUSH:
            return [card(f"{rank}{suit}") for rank in "TJQKA"]
        case Category.STRAIGHT_FLUSH:
            return [card(f"{rank}{suit}") for rank in _run(dice.randrange(9))]
        case Category.FLUSH:
            return [card(f"{rank}{suit}") for rank in dice.sample(RANKS, 5)]
        case Category.STRAIGHT:
            return [card(f"{rank}{dice.choice(SUITS)}") for rank in _run(dice.randrange(10))]
        case _:
            sizes = _SIZES[category]
            ranks = dice.sample(RANKS, len(sizes))
            return [card(f"{rank}{die}") for rank, size in zip(ranks, sizes, strict=True)
                    for die in dice.sample(SUITS, size)]  # fmt: skip


def _run(low: int) -> str:
    """Return five ranks in a row; 0 begins with the ace as one."""
    return ("A" + RANKS)[low : low + 5]


def others(taken: Sequence[Card], count: int, dice: random.Random) -> list[Card]:
    """Return other cards of the deck."""
    return dice.sample([card for card in DECK if card not in taken], count)
