"""The fifty-two cards. There is one object a card: two cards are equal when they are the same card."""

from __future__ import annotations

from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
RANK_WORDS: Final = {
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten",
    11: "jack", 12: "queen", 13: "king", 14: "ace",
}  # fmt: skip
SUIT_WORDS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


class Card:
    """One card of a standard deck: `rank` 2–14 (ace high), `suit` one of `cdhs`, `text` as in "Th", `index` 0–51."""

    __slots__ = ("index", "rank", "suit", "text")

    def __init__(self, index: int) -> None:
        self.index = index
        self.rank = index // 4 + 2
        self.suit = SUITS[index % 4]
        self.text = RANKS[index // 4] + self.suit

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    @property
    def words(self) -> str:
        """Return the card as it is said, "ten of hearts"."""
        return f"{RANK_WORDS[self.rank]} of {SUIT_WORDS[self.suit]}"


DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
_BY_TEXT: Final = {one.text: one for one in DECK}


def card(text: str) -> Card:
    """Return the card that `text` names, as in "Ah" or "Td". Raise ValueError for anything else."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError(f"{text!r} is not a card; write rank and suit, as in Ah or Td") from None
