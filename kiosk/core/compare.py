"""Why one poker hand beats another, in the words of the table: as much of each hand as it takes to tell them apart."""

from __future__ import annotations

from itertools import zip_longest

from kiosk.core.cards import RANK_WORDS
from kiosk.core.hands import Category, Hand
from kiosk.core.text import Text, text, within_sentence

_NAMED_BY_TWO = (Category.TWO_PAIR, Category.FULL_HOUSE)


def told_apart(hand: Hand, other: Hand) -> tuple[Text, Text]:
    """Return both hands in words, ("Pair of nines, king kicker,", "pair of nines, queen kicker"), with "beats" between.

    The first begins a sentence, and ends with a comma where it holds one.
    """
    first, second = hand.words, within_sentence(other.words)
    if hand.category is other.category and hand.rank != other.rank:
        pairs = list(zip_longest(hand.rank, other.rank))
        at = next(nth for nth, (mine, theirs) in enumerate(pairs) if mine != theirs)
        if at > (2 if hand.category in _NAMED_BY_TWO else 1):
            first, second = (
                text("{hand}, {rank} kicker", hand=words, rank=RANK_WORDS[rank])
                for words, rank in zip((first, second), pairs[at], strict=True)
            )
    return text("{hand},", hand=first) if "," in str(first) else first, second
