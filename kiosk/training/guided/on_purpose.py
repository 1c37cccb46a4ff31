"""Make the irregularities of a guided hand: their time, the wrong entry, and the correction."""

import random
from collections.abc import Callable
from typing import NamedTuple

from kiosk.core.cards import Card
from kiosk.procedure import Answer, Cards, Choices, Dealt, Effect, Entry, Floor, Forfeit, InTurn, Prompt
from kiosk.table import Details, place_words
from kiosk.training.guided.misreading import can_be_misread, misread, really
from kiosk.training.guided.table import TrainingTable
from kiosk.training.scenarios.remedies import MISTAKES, about, fresh_card, mistaken, righted
from kiosk.training.scenarios.scenario import Scenario, cards_in
from kiosk.training.scenarios.situation import (
    Happens,
    Mishap,
    another_deck,
    forfeited,
    irregularity_of,
    redealing,
    replacing,
    situation_of,
)

MISREAD = "misread"


class Mistake(NamedTuple):
    """A wrong entry on purpose: the irregularity, and the real answer."""

    what: str
    said: Answer


class OnPurpose:
    """The irregularities made on purpose in one hand. `put` are those already corrected.

    With a practice shoe nothing but its cards is entered wrongly, and it alone misreads them.
    """

    def __init__(self, table: TrainingTable, scenario: Scenario, seed: int, *, practice_shoe: bool) -> None:
        self._table = table
        self._happens = scenario.happens
        self._seed = seed
        self._practice_shoe = practice_shoe
        self._scripted = cards_in(scenario.given)
        self.put: set[str] = set()

    @property
    def _entries(self) -> int:
        return sum(not entry.note for entry in self._table.round.entries)

    def mistaken(self, prompt: Prompt, said: Answer) -> tuple[Answer, Mistake | None]:
        """Return the entry at the prompt, which is the real answer or a mistake, and that mistake."""
        if self._practice_shoe and isinstance(said, Dealt):
            return said, None
        hand = self._table.round
        for happens in self._due(prompt):
            effect = self._effect(happens.what)
            irregularity = irregularity_of(happens.what, hand.game)
            if irregularity is not None and effect in MISTAKES:
                wrong = mistaken(irregularity, effect, happens.seat, hand, said, self.dice(happens.what))
                if wrong != said:
                    return wrong, Mistake(happens.what, said)
        return said, None

    def was_mistaken(self, nth: int, entry: Entry, says: Callable[[Prompt], Answer]) -> Mistake | None:
        """Return the mistake in an answer, None if there was none, or it was corrected."""
        if self._practice_shoe and isinstance(entry.answer, Dealt):
            return self._was_misread(nth, entry.prompt, entry.answer)
        said = says(entry.prompt)
        if entry.answer == said or type(entry.answer) is not type(said):
            return None
        if isinstance(entry.prompt, Cards) and not entry.prompt.up:
            return None
        here = self._due(entry.prompt)
        return next((Mistake(event.what, said) for event in here if self._effect(event.what) in MISTAKES), None)

    def _was_misread(self, nth: int, prompt: Prompt, answer: Dealt) -> Mistake | None:
        """Return the mistake that a card of the practice shoe was, which is the last one that was dealt."""
        (shown,) = answer.cards
        if shown is None or not self._is_to_be_misread(prompt):
            return None
        felt = self._table.round.felt
        out = (felt.seen.keys() - {shown}) | felt.dead
        return Mistake(MISREAD, Dealt((really(shown, out, self.dice(MISREAD, nth)),)))

    def shown_for(self, read: Card, prompt: Prompt) -> Card:
        """Return the displayed card: another one if the practice shoe is to misread it."""
        felt, nth = self._table.round.felt, self._entries
        if not self._is_to_be_misread(prompt):
            return read
        return misread(read, felt.seen.keys() | felt.dead, self.dice(MISREAD, nth))

    def _is_to_be_misread(self, prompt: Prompt) -> bool:
        return can_be_misread(prompt) and any(event.what == MISREAD for event in self._due(prompt))

    def righted(self, mistake: Mistake) -> Details:
        """Return the correction of the last entry."""
        return righted([entry for entry in self._table.round.entries if not entry.note][-1], mistake.said)

    def find(self, prompt: Prompt, answer: Answer, mistake: Mistake | None) -> Mishap | None:
        """Return the present irregularity, or None: `mistake` was entered, or `answer` is about to be."""
        table, hand, is_open = self._table, self._table.round, self._table.hand_is_open
        if table.rulings.replacing is not None:
            return replacing(hand, place_words(hand.felt.layout, table.rulings.replacing))
        if table.rulings.redealing:
            return redealing(hand)
        if table.rulings.deck_is_wrong:
            return another_deck(hand)
        if mistake is not None:
            return situation_of(mistake.what, hand, self.righted(mistake).seat, is_open=is_open)
        if isinstance(answer, Forfeit):
            return forfeited(hand, answer.seat)
        for happens in self._due(prompt):
            found = situation_of(happens.what, hand, happens.seat, is_open=is_open)
            if found is not None and self._can_happen(found, prompt):
                return found
        return None

    def _can_happen(self, found: Mishap, prompt: Prompt) -> bool:
        """Return whether it fits the present step. A wrong entry is seen once it is entered."""
        if isinstance(prompt, Floor) or found.effect in MISTAKES:
            return False
        if found.effect is Effect.FORFEIT:
            return isinstance(prompt, Choices) and not isinstance(prompt, InTurn) and found.seat in prompt.options
        return about(found.effect, self._table.round, found.seat, self.fresh_card()) is not None

    def fresh_card(self) -> Card:
        """Return the next card of the deck of an acting shoe."""
        return fresh_card(self._table.round, self._scripted, self.dice("next card"))

    def _effect(self, what: str) -> Effect:
        irregularity = irregularity_of(what, self._table.game)
        return (
            Effect.UNCHANGED
            if irregularity is None
            else irregularity.ruled_by(self._table.round.rules.exceptions).effect
        )

    def _due(self, prompt: Prompt) -> list[Happens]:
        return [event for event in self._happens if event.at == prompt.guide.step and event.what not in self.put]

    def dice(self, what: str, entries: int | None = None) -> random.Random:
        """Return dice that fall alike at the same moment of the hand, also after a restart."""
        at = self._entries if entries is None else entries
        return random.Random(f"{self._seed}/{self._table.hand_number}/{at}/{what}")  # noqa: S311
