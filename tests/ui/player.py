"""A dealer and the players at any table, by touch and as chance decides."""

from __future__ import annotations

import random

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.procedure import Cards, Choices, Dice, Floor, Wagers
from tests.tables import make_ready
from tests.ui.tables import PIN, enter_pin, taps
from ui.app import Screen

UNUSUAL = ("sit_at_button", "leave", "out", "empty", "loses", "wins_all")


class Player:
    """Answers whatever the screen asks, by touch, as a seeded chance decides."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen = screen
        self.table = screen.table
        self.chance = random.Random(seed)
        self.hand = 0
        self.deck: list[str] = []

    def step(self) -> None:
        """Answer one prompt."""
        if self.hand != self.table.hand_number:
            self.hand = self.table.hand_number
            self.deck = [card.text for card in DECK]
            self.chance.shuffle(self.deck)
        make_ready(self.table, dict.fromkeys(("haddad", "novak"), PIN))
        if self.table.rulings.giving_back:
            self.screen.tap("primary")
        match self.table.round.prompt:
            case Wagers(seats=seats, spots=spots):
                for seat in seats:
                    taps(self.screen, ("chip.5", *(f"seat{seat}.spot.{spot.key}" for spot in spots)))
                self.screen.tap("primary")
            case Choices() as prompt:
                self.choose(prompt)
            case Cards() as prompt:
                self.screen.tap("primary" if prompt.may_be_unread else f"card.{self.deck.pop()}")
            case Dice():
                self.screen.tap(f"die.{self.chance.choice(DICE).text}")
            case Floor():
                self.screen.tap("signer.haddad")
                enter_pin(self.screen, PIN)
                self.screen.tap("acknowledge")
            case _:
                self.screen.tap("primary")

    def choose(self, prompt: Choices) -> None:
        for seat, options in prompt.options.items():
            usual = [option for option in options if option.key not in UNUSUAL] or list(options)
            option = self.chance.choice(usual)
            in_seat = self.screen.find(f"seat{seat}.option.{option.key}")
            if in_seat is not None:
                self.screen.tap(in_seat)
                continue
            if len(prompt.options) > 1:
                self.screen.tap(f"seat{seat}.act")
            key = self.screen.find(f"option.{option.key}:{option.least}") or self.screen.find(f"option.{option.key}")
            assert key is not None
            self.screen.tap(key)
        if self.table.round.prompt is prompt:
            self.screen.tap("primary")
