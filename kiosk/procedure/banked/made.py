"""The line that cards make, by themselves or by their best five."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from kiosk.core.cards import Card
from kiosk.core.frozen import frozen
from kiosk.core.hands import Hand, best

NO_LINE: Final = "nothing"  # what cards make that no pay table names


@frozen
class Made:
    """The `line` that cards make, and the `cards` that count.

    `hand` is the poker hand of five, where it is one; it then has words of its own.
    """

    line: str
    cards: tuple[Card, ...]
    hand: Hand | None = None


Makes: TypeAlias = Callable[[Sequence[Card]], Made]


def by_line(line_of: Callable[[Sequence[Card]], str]) -> Makes:
    """Return how cards make a line by themselves: `line_of` names it, or `NO_LINE`."""
    return lambda cards: Made(line_of(cards), tuple(cards))


def category_of(made: Hand) -> str:
    return made.category.key


def by_five(line_of: Callable[[Hand], str] = category_of) -> Makes:
    """Return how cards make a line by their best five, which is their category unless `line_of` says otherwise."""

    def makes(cards: Sequence[Card]) -> Made:
        assert len(cards) >= 5, (
            f"a hand of five is made of five cards or more, not of {len(cards)}: see `of`, and layout()"
        )
        hand = best(cards)
        return Made(line_of(hand), hand.cards, hand)

    return makes
