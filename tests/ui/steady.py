"""A dealer by touch who acts the same at the same point of a hand, also after a kill or a restart."""

from random import Random
from typing import Final

from kiosk.core.cards import DECK
from kiosk.procedure import Choices, Chosen, Placed, Wagers
from tests.tables import make_ready_once
from tests.ui.player import Player
from tests.ui.tables import PIN
from ui.app import Screen

PLAY: Final = 3  # These seats place wagers.


class SteadyDealer(Player):
    """Answers the screen by touch, always the same way at one point of a hand."""

    def __init__(self, screen: Screen, seed: int) -> None:
        super().__init__(screen, seed)
        self.seed = seed
        self.has_chip = False

    def step(self) -> None:
        """Do one thing that takes a touch, or a few touches of which only the last counts."""
        table = self.table
        answers = sum(not entry.note for entry in table.round.entries)
        self.chance = Random(f"{self.seed} {table.hand_number} {answers}")
        if table.payouts.due is not None and make_ready_once(table, dict.fromkeys(("haddad", "novak"), PIN)):
            self.screen.settle()  # No touch was made that would wait until the keys are at their new places.
        else:
            self.answer()

    def wager(self, prompt: Wagers) -> None:
        draft = self.table.round.draft
        placed = draft.bets if isinstance(draft, Placed) else {}
        for seat in prompt.seats[:PLAY]:
            for spot in prompt.spots:
                if spot.key not in placed.get(seat, {}):
                    if not self.has_chip:
                        self.screen.tap("chip.5")
                        self.has_chip = True
                    self.screen.tap(f"seat{seat}.spot.{spot.key}")
                    return
        self.screen.tap("primary")

    def choose(self, prompt: Choices) -> None:
        draft = self.table.round.draft
        chosen = draft.choices if isinstance(draft, Chosen) else {}
        seat = next((seat for seat in prompt.options if seat not in chosen), None)
        if seat is None:
            self.screen.tap("primary")
        else:
            self.choose_for(seat, prompt)

    def next_card(self) -> str:
        """Return the next card of the hand's deck."""
        felt = self.table.round.felt
        deck = list(DECK)
        Random(f"{self.seed} {self.table.hand_number}").shuffle(deck)
        return next(card.text for card in deck if card not in felt.seen and card not in felt.dead)
