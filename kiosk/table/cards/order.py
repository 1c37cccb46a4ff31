"""Find cards that came out of the shoe in an order that no shuffle leaves: a new deck's, or that of an earlier hand."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from kiosk.core.cards import Card, card
from kiosk.core.text import Text
from kiosk.events import Answered
from kiosk.journal import Event
from kiosk.table.kernel.suspension import INSPECTED_ORDER, NEW_DECK_ORDER, SAME_ORDER

ACE: Final = 14
HANDS_BEFORE: Final = 2
"""The number of earlier hands to compare with. A table may deal two decks in turn."""

RUN: Final = 6
"""Cards in a row that count as a repeated order. Fewer than one hand in 100,000 has such a run after a shuffle."""


def drawn(events: Iterable[Event]) -> list[str]:
    """Return the cards of a hand that the shoe has read, in their order."""
    cards: list[str] = []
    for event in events:
        what = event.what
        if isinstance(what, Answered) and what.source == "shoe":
            cards += filter(None, what.answer.get("dealt", ()))
    return cards


def repeats(cards: Sequence[object], before: Sequence[object]) -> bool:
    """Return whether `RUN` cards in a row came in the same order before, or in the opposite one."""
    runs = {tuple(before[at : at + RUN]) for at in range(len(before) - RUN + 1)}
    runs |= {run[::-1] for run in runs}
    return any(tuple(cards[at : at + RUN]) in runs for at in range(len(cards) - RUN + 1))


def is_new_deck(cards: Sequence[Card]) -> bool:
    """Return whether `RUN` cards in a row go up or down by one in one suit, as in a new deck."""
    values = [(drawn.suit, 1 if drawn.rank == ACE else drawn.rank) for drawn in cards]
    for at in range(len(values) - RUN + 1):
        suits = {suit for suit, _ in values[at : at + RUN]}
        steps = {after - before for (_, before), (_, after) in pairwise(values[at : at + RUN])}
        if len(suits) == 1 and steps in ({1}, {-1}):
            return True
    return False


def unshuffled(
    events: Iterable[Event], before: Iterable[Iterable[Event]], inspected: Sequence[str] = ()
) -> Text | None:
    """Return why the cards of a hand look unshuffled, from the events of this hand and of those `before`; or None.

    `inspected` are the cards of the deck that the shoe has read last, in their order.
    """
    cards = drawn(events)
    if is_new_deck([card(name) for name in cards]):
        return NEW_DECK_ORDER
    if repeats(cards, inspected):
        return INSPECTED_ORDER
    return SAME_ORDER if any(repeats(cards, drawn(hand)) for hand in before) else None
