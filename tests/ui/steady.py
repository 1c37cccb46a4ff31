"""A dealer by touch who does the same at the same place of a hand, whatever was before: killed, or begun anew."""

from __future__ import annotations

from random import Random
from typing import Final

from kiosk.core.cards import DECK, Card
from kiosk.core.dice import DICE
from kiosk.procedure import Cards, Choices, Chosen, Dice, Floor, Placed, Wagers
from tests.tables import make_ready_once
from tests.ui.player import UNUSUAL
from tests.ui.tables import PIN, enter_pin
from ui.app import Screen

PLAY: Final = 3  # seats that place wagers


class SteadyDealer:
    """Does by touch what the screen asks: at one place of a hand always the same, whatever was before."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen, self.table, self.seed = screen, screen.table, seed
        self.has_chip = False

    def step(self) -> None:
        """Do one thing that a touch, or a few of which only the last counts, do."""
        table, hand = self.table, self.table.round
        answers = sum(not entry.note for entry in hand.entries)
        chance = Random(f"{self.seed} {table.hand_number} {answers}")
        if table.payouts.due is not None and make_ready_once(table, dict.fromkeys(("haddad", "novak"), PIN)):
            return
        match hand.prompt:
            case Wagers() as prompt:
                self._wager(prompt)
            case Choices() as prompt:
                self._choose(prompt, chance)
            case Cards() as prompt:
                self.screen.tap("primary" if prompt.may_be_unread else f"card.{self.next_card().text}")
            case Dice():
                self.screen.tap(f"die.{chance.choice(DICE).text}")
            case Floor():
                self.screen.tap("signer.haddad")
                enter_pin(self.screen, PIN)
                self.screen.tap("acknowledge")
            case _:
                self.screen.tap("primary")

    def _wager(self, prompt: Wagers) -> None:
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

    def _choose(self, prompt: Choices, chance: Random) -> None:
        draft = self.table.round.draft
        chosen = draft.choices if isinstance(draft, Chosen) else {}
        for seat, options in prompt.options.items():
            usual = [option for option in options if option.key not in UNUSUAL] or list(options)
            option = chance.choice(usual)
            if seat in chosen:
                continue
            in_seat = self.screen.find(f"seat{seat}.option.{option.key}")
            if in_seat is not None:
                self.screen.tap(in_seat)
                return
            if len(prompt.options) > 1:
                self.screen.tap(f"seat{seat}.act")
            name = f"option.{option.key}"
            self.screen.tap(self.screen.find(f"{name}:{option.least}") or name)
            return
        self.screen.tap("primary")

    def next_card(self) -> Card:
        """Return the next card of the hand's deck."""
        felt = self.table.round.felt
        deck = list(DECK)
        Random(f"{self.seed} {self.table.hand_number}").shuffle(deck)
        return next(card for card in deck if card not in felt.seen and card not in felt.dead)
