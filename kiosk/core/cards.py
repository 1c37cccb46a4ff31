"""The fifty-two cards. There is one object for each card, so that equal cards are the same object."""

from typing import Final

from kiosk.core.text import Text, text

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SUIT_SHIFT: Final = 45  # The lowest bit of the suits in a weight.
RANK_WORDS: Final = {
    2: text("two"), 3: text("three"), 4: text("four"), 5: text("five"), 6: text("six"), 7: text("seven"),
    8: text("eight"), 9: text("nine"), 10: text("ten"), 11: text("jack"), 12: text("queen"), 13: text("king"),
    14: text("ace"),
}  # fmt: skip
SUIT_WORDS: Final = {"c": text("clubs"), "d": text("diamonds"), "h": text("hearts"), "s": text("spades")}


class Card:
    """One card of a standard deck: `rank` 2–14 (ace high), `suit` one of `cdhs`, `text` as in "Th", `index` 0–51.

    The `weight` of a card adds 1 to the three-bit count of its rank and 1 to the four-bit count of its suit.
    """

    __slots__ = ("index", "rank", "suit", "text", "weight")

    def __init__(self, index: int) -> None:
        self.index = index
        self.rank = index // 4 + 2
        self.suit = SUITS[index % 4]
        self.text = RANKS[index // 4] + self.suit
        self.weight = 1 << (3 * self.rank) | 1 << (SUIT_SHIFT + 4 * (index % 4))

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    @property
    def words(self) -> Text:
        """Return the spoken name of the card, "ten of hearts"."""
        return text("{rank} of {suit}", rank=RANK_WORDS[self.rank], suit=SUIT_WORDS[self.suit])


DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
_BY_TEXT: Final = {card.text: card for card in DECK}


def card(text: str) -> Card:
    """Return the card that `text` names, as in "Ah" or "Td". Raise ValueError for anything else."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError(f"{text!r} is not a card; write rank and suit, as in Ah or Td") from None
