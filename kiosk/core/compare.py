"""Compare two poker hands in words, naming only as much of each hand as tells them apart."""

from itertools import zip_longest
from typing import Final

from kiosk.core.cards import RANK_WORDS
from kiosk.core.hands import Category, Hand
from kiosk.core.text import Text, text, within_sentence

CATEGORY_WORDS: Final = {
    Category.TWO_PAIR: text("Two pair"),
    Category.THREE_OF_A_KIND: text("Three of a kind"),
    Category.STRAIGHT: text("Straight"),
    Category.FLUSH: text("Flush"),
    Category.FULL_HOUSE: text("Full house"),
    Category.FOUR_OF_A_KIND: text("Four of a kind"),
    Category.STRAIGHT_FLUSH: text("Straight flush"),
    Category.ROYAL_FLUSH: text("Royal flush"),
}
"""The name of a hand when it is compared with a hand of another category. A pair and a high card use `Hand.words`."""

_NAMED_BY_TWO = (Category.TWO_PAIR, Category.FULL_HOUSE)


def distinguished(hand: Hand, other: Hand) -> tuple[Text, Text]:
    """Return both hands in words, to join with "beats": ("Pair of nines, king kicker,", "pair of nines, queen kicker").

    Hands of two categories are named by category alone: ("Full house", "flush"). The first phrase begins a sentence,
    and ends with a comma if it contains one.
    """
    first, second = told_apart(hand, other)
    return text("{hand},", hand=first) if "," in str(first) else first, second


def told_apart(hand: Hand, other: Hand) -> tuple[Text, Text]:
    """Return both hands in words, as `distinguished` does, but without the comma that joins them."""
    if hand.category is not other.category:
        return CATEGORY_WORDS.get(hand.category, hand.words), within_sentence(
            CATEGORY_WORDS.get(other.category, other.words)
        )
    first, second = hand.words, within_sentence(other.words)
    if hand.rank != other.rank:
        pairs = list(zip_longest(hand.rank, other.rank))
        at = next(nth for nth, (mine, theirs) in enumerate(pairs) if mine != theirs)
        if at > (2 if hand.category in _NAMED_BY_TWO else 1):
            first, second = (
                text("{hand}, {rank} kicker", hand=words, rank=RANK_WORDS[rank])
                for words, rank in zip((first, second), pairs[at], strict=True)
            )
    return first, second
