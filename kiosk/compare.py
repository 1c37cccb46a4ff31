"""Why one poker hand beats another, in the words of the table: as much of each hand as it takes to tell them apart."""

from __future__ import annotations

from itertools import zip_longest

from kiosk.cards import RANK_WORDS
from kiosk.hands import Category, Hand

_NAMED_BY_TWO = (Category.TWO_PAIR, Category.FULL_HOUSE)


def told_apart(one: Hand, other: Hand) -> tuple[str, str]:
    """Return both hands in words, ("Pair of nines, king kicker,", "pair of nines, queen kicker"), with "beats" between.

    The first begins a sentence, and ends with a comma where it holds one.
    """
    first, second = str(one), str(other)
    if one.category is other.category and one.rank != other.rank:
        pairs = list(zip_longest(one.rank, other.rank))
        at = next(nth for nth, (mine, theirs) in enumerate(pairs) if mine != theirs)
        if at > (2 if one.category in _NAMED_BY_TWO else 1):
            first, second = (
                f"{words}, {RANK_WORDS[rank]} kicker" for words, rank in zip((first, second), pairs[at], strict=True)
            )
    return f"{first}," if "," in first else first, second[:1].lower() + second[1:]
