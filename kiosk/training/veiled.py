"""A table as it is shown where nothing is prompted: cards and chips as they lie, and no word of what comes next."""

from __future__ import annotations

from typing import Any

from kiosk.core.cards import Card
from kiosk.core.text import EMPTY
from kiosk.procedure import Confirm, Guide, Place, Prompt
from kiosk.training.guided import GuidedHand


class VeiledRound:
    """A round whose prompt is not told, as long as the hand is veiled."""

    def __init__(self, hand: GuidedHand) -> None:
        self._hand = hand

    @property
    def prompt(self) -> Prompt | None:
        prompt = self._hand.table.round.prompt
        if prompt is None or not self._hand.is_veiled:
            return prompt
        return Confirm(Guide(prompt.guide.step, "", EMPTY))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hand.table.round, name)


class VeiledTable:
    """The table of a guided hand, for a screen that draws it. Everything but the prompt is the table's own; what is put
    right there is judged."""

    def __init__(self, hand: GuidedHand) -> None:
        self._hand = hand
        self.round = VeiledRound(hand)

    def correct(self, place: Place, card: Card) -> None:
        """Put a card right that was misread, under the eyes of the judge."""
        self._hand.correct(place, card)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hand.table, name)
