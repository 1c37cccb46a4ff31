"""The line that cards make, by themselves or by their best five."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from kiosk.core.cards import Card
from kiosk.core.hands import Hand, best
from kiosk.core.value import value

NO_LINE: Final = "nothing"  # The line of cards without a pay line.


@value
class Made:
    """The `line` that cards make, and the `cards` that make it.

    `hand` is the five-card poker hand, None if the line is not one. The screen names a poker hand by its ranks.
    """

    line: str
    cards: tuple[Card, ...]
    hand: Hand | None = None


Makes: TypeAlias = Callable[[Sequence[Card]], Made]


def by_line(line_of: Callable[[Sequence[Card]], str]) -> Makes:
    """Return a rule by which all given cards make a line: `line_of` returns its name, or `NO_LINE`."""
    return lambda cards: Made(line_of(cards), tuple(cards))


def category_of(made: Hand) -> str:
    return made.category.key


def by_five(line_of: Callable[[Hand], str] = category_of) -> Makes:
    """Return a rule by which the best five cards make a line: `line_of` names it, by default by the hand's category."""

    def makes(cards: Sequence[Card]) -> Made:
        assert len(cards) >= 5, (
            f"a hand of five is made of five cards or more, not of {len(cards)}: see `of`, and layout()"
        )
        hand = best(cards)
        return Made(line_of(hand), hand.cards, hand)

    return makes
