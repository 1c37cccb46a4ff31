"""Poker hands: the best five of five, six, or seven cards.

A hand is compared by its `rank`, a tuple of the category and then the ranks that break ties, so `max` and `==` compare
hands. The hand of a set of ranks is computed once and cached; its cards are then picked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from kiosk.core.cards import RANK_WORDS, SUIT_SHIFT, Card
from kiosk.core.enums import quick
from kiosk.core.text import Text, text


@quick
class Category(IntEnum):
    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9

    @property
    def key(self) -> str:
        """Return the name used in pay tables and records, "three_of_a_kind"."""
        return _KEYS[self]

    @property
    def words(self) -> Text:
        """Return the name of the hand, "full house"."""
        return _NAMES[self]

    @staticmethod
    def of_key(key: str) -> Category | None:
        """Return the category of this name, None if it is another line of a pay table."""
        return _OF_KEY.get(key)


_NAMES: Final = {
    Category.HIGH_CARD: text("high card"),
    Category.PAIR: text("pair"),
    Category.TWO_PAIR: text("two pair"),
    Category.THREE_OF_A_KIND: text("three of a kind"),
    Category.STRAIGHT: text("straight"),
    Category.FLUSH: text("flush"),
    Category.FULL_HOUSE: text("full house"),
    Category.FOUR_OF_A_KIND: text("four of a kind"),
    Category.STRAIGHT_FLUSH: text("straight flush"),
    Category.ROYAL_FLUSH: text("royal flush"),
}
_KEYS: Final = {category: category.name.lower() for category in Category}
_OF_KEY: Final = {key: category for category, key in _KEYS.items()}
_CATEGORIES: Final = tuple(Category)
_PLURAL: Final = {
    2: text("twos"), 3: text("threes"), 4: text("fours"), 5: text("fives"), 6: text("sixes"), 7: text("sevens"),
    8: text("eights"), 9: text("nines"), 10: text("tens"), 11: text("jacks"), 12: text("queens"), 13: text("kings"),
    14: text("aces"),
}  # fmt: skip
_HIGH: Final = {
    7: text("Seven high"), 8: text("Eight high"), 9: text("Nine high"), 10: text("Ten high"), 11: text("Jack high"),
    12: text("Queen high"), 13: text("King high"), 14: text("Ace high"),
}  # fmt: skip


_PAIRS: Final = re.compile(r"pair_(\w+)_to_\w+")


def lowest_hand(line: str) -> Text | None:
    """Return the lowest hand of a line of a pay table, "a pair of 6’s" of `pair_6_to_10`; None for other keys."""
    category = Category.of_key(line)
    pairs = _PAIRS.fullmatch(line)
    if category is None and pairs is not None:
        return text("a pair of {rank}’s", rank=pairs[1].upper())
    return None if category is None else category.words


class Hand(NamedTuple):
    """The best five cards, as `rank` (category, then tie breakers, ace high as 14) and the `cards` themselves."""

    rank: tuple[int, ...]
    cards: tuple[Card, ...]

    @property
    def category(self) -> Category:
        return _CATEGORIES[self.rank[0]]

    @property
    def words(self) -> Text:
        """Return the hand as a dealer reads it out, "Full house, kings over nines"."""
        category, *ranks = self.rank
        high = RANK_WORDS[ranks[0]]
        match category:
            case Category.HIGH_CARD:
                return _HIGH[ranks[0]]
            case Category.PAIR:
                return text("Pair of {rank}", rank=_PLURAL[ranks[0]])
            case Category.TWO_PAIR:
                return text("Two pair, {rank} and {low}", rank=_PLURAL[ranks[0]], low=_PLURAL[ranks[1]])
            case Category.THREE_OF_A_KIND:
                return text("Three of a kind, {rank}", rank=_PLURAL[ranks[0]])
            case Category.STRAIGHT:
                return text("Straight, {rank} high", rank=high)
            case Category.FLUSH:
                return text("Flush, {rank} high", rank=high)
            case Category.FULL_HOUSE:
                return text("Full house, {rank} over {low}", rank=_PLURAL[ranks[0]], low=_PLURAL[ranks[1]])
            case Category.FOUR_OF_A_KIND:
                return text("Four of a kind, {rank}", rank=_PLURAL[ranks[0]])
            case Category.STRAIGHT_FLUSH:
                return text("Straight flush, {rank} high", rank=high)
            case _:
                return text("Royal flush")

    def __str__(self) -> str:
        return str(self.words)


# The weights of cards count each rank in three bits and each suit in four.
_RANK_MASK: Final = (1 << SUIT_SHIFT) - 1
_FIVE_OF_A_SUIT: Final = 0x8888
_ADD_THREE: Final = 0x3333
_SUITS: Final = "cdhs"


def best(cards: Sequence[Card]) -> Hand:
    """Return the best five-card hand of 5, 6 or 7 different cards.

    Of cards that serve equally well, those that come first in `cards` are picked, and the order is kept.
    """
    total = 0
    for card in cards:
        total += card.weight
    suits = total >> SUIT_SHIFT
    flush = (suits + _ADD_THREE) & _FIVE_OF_A_SUIT
    if flush:
        suit = _SUITS[(flush.bit_length() - 1) // 4]
        suited = [card for card in cards if card.suit == suit]
        weight = 0
        for card in suited:
            weight += card.weight
        rank, needed = _of_suited(weight & _RANK_MASK)
        return Hand(rank, _pick(suited, needed))
    rank, needed = _of_ranks(total & _RANK_MASK)
    return Hand(rank, tuple(cards) if len(cards) == 5 else _pick(cards, needed))


def _pick(cards: Sequence[Card], needed: tuple[int, ...]) -> tuple[Card, ...]:
    if len(cards) == 5:
        return tuple(cards)
    left = list(needed)
    picked = []
    for card in cards:
        if card.rank in left:
            left.remove(card.rank)
            picked.append(card)
    return tuple(picked)


@cache
def _of_ranks(weight: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return (rank, the five ranks that make it) for cards that hold no flush."""
    ranks, pairs, threes, four = list[int](), list[int](), list[int](), 0
    left = weight
    while left:
        rank = (left.bit_length() - 1) // 3
        count = left >> (3 * rank)
        left -= count << (3 * rank)
        ranks.append(rank)
        if count == 2:
            pairs.append(rank)
        elif count == 3:
            threes.append(rank)
        elif count == 4:
            four = rank
    if four:
        kicker = next(rank for rank in ranks if rank != four)
        return (Category.FOUR_OF_A_KIND.value, four, kicker), (four,) * 4 + (kicker,)
    if threes and (pairs or len(threes) > 1):
        first, second = threes[0], max(threes[1:] + pairs)
        return (Category.FULL_HOUSE.value, first, second), (first,) * 3 + (second,) * 2
    high = _straight(ranks) if len(ranks) >= 5 else 0
    if high:
        return (Category.STRAIGHT.value, high), _run(high)
    if threes:
        first = threes[0]
        kickers = tuple([rank for rank in ranks if rank != first][:2])
        return (Category.THREE_OF_A_KIND.value, first, *kickers), (first,) * 3 + kickers
    if len(pairs) > 1:
        first, second = pairs[:2]
        kicker = next(rank for rank in ranks if rank not in (first, second))
        return (Category.TWO_PAIR.value, first, second, kicker), (first,) * 2 + (second,) * 2 + (kicker,)
    if pairs:
        first = pairs[0]
        kickers = tuple([rank for rank in ranks if rank != first][:3])
        return (Category.PAIR.value, first, *kickers), (first,) * 2 + kickers
    five = tuple(ranks[:5])
    return (Category.HIGH_CARD.value, *five), five


@cache
def _of_suited(weight: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return (rank, the five ranks that make it) for five or more cards of one suit."""
    ranks = [rank for rank in range(14, 1, -1) if (weight >> (3 * rank)) & 7]
    high = _straight(ranks)
    if high:
        royal = high == 14
        return ((Category.ROYAL_FLUSH if royal else Category.STRAIGHT_FLUSH).value, high), _run(high)
    five = tuple(ranks[:5])
    return (Category.FLUSH.value, *five), five


def _straight(ranks: Sequence[int]) -> int:
    """Return the high rank of the best straight in distinct ranks, 5 for A-2-3-4-5, 0 for none."""
    present = 0
    for rank in ranks:
        present |= 1 << rank
    present |= present >> 13 & 2  # An ace also counts as one.
    runs = present & present << 1 & present << 2 & present << 3 & present << 4
    return runs.bit_length() - 1 if runs else 0


def _run(high: int) -> tuple[int, ...]:
    return (high, high - 1, high - 2, high - 3, high - 4 if high > 5 else 14)
