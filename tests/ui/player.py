"""A dealer and the players at any table, by touch and at random."""

import random

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.procedure import Cards, Choices, Dice, Floor, Wagers
from tests.situations import signed_seats
from tests.tables import make_ready
from tests.ui.tables import PIN, sign_as, taps
from ui.app import Screen

FIVE = 500
UNUSUAL = ("sit_at_button", "leave", "out", "empty", "splits", "wins_all")


class Player:
    """Answer every prompt of the screen by random touches from a seed.

    Every seat wagers on every spot. The first seat's wagers are touched, and the others are placed through the same
    verb. From the second hand on all are the last bets, which take one touch; `all_wagers` are touched one by one.
    """

    def __init__(self, screen: Screen, seed: int, *, all_wagers: bool = False) -> None:
        self.screen = screen
        self.all_wagers = all_wagers
        self.table = screen.table
        self.chance = random.Random(seed)
        self.hand = 0
        self.deck: list[str] = []

    def step(self) -> None:
        if self.hand != self.table.hand_number:
            self.hand = self.table.hand_number
            self.deck = [card.text for card in DECK]
            self.chance.shuffle(self.deck)
        make_ready(self.table, dict.fromkeys(("haddad", "novak"), PIN))
        if self.table.rulings.giving_back:
            self.screen.tap("primary")
        self.answer()

    def answer(self) -> None:
        match self.table.round.prompt:
            case Wagers() as prompt:
                self.wager(prompt)
            case Choices() as prompt:
                self.choose(prompt)
            case Cards() as prompt:
                self.screen.tap("primary" if prompt.may_be_unread else f"card.{self.next_card()}")
            case Dice():
                self.screen.tap(f"die.{self.chance.choice(DICE).text}")
            case Floor():
                sign_as(self.screen, "haddad", "acknowledge")
            case _:
                self.screen.tap("primary")

    def next_card(self) -> str:
        return self.deck.pop()

    def wager(self, prompt: Wagers) -> None:
        if self.table.play.has_last_bets and not self.all_wagers:
            self.screen.tap("secondary")
        else:
            for seat in prompt.seats:
                if seat == prompt.seats[0] or self.all_wagers:
                    taps(self.screen, ("chip.5", *(f"seat{seat}.spot.{spot.key}" for spot in prompt.spots)))
                else:
                    for spot in prompt.spots:
                        self.table.play.place(seat, spot.key, FIVE)
            self.screen.settle()
        self.screen.tap("primary")

    def choose(self, prompt: Choices) -> None:
        for seat in prompt.options:
            # The winner of a pot alone is the whole answer, and the floor's signed facts for a seat stay.
            if self.table.round.prompt is prompt and seat not in signed_seats(self.table):
                self.choose_for(seat, prompt)
        if self.table.round.prompt is prompt:
            self.screen.tap("primary")

    def choose_for(self, seat: int, prompt: Choices) -> None:
        """Touch one of a seat's usual options: in the seat, or on the keys below."""
        options = prompt.options[seat]
        option = self.chance.choice([option for option in options if option.key not in UNUSUAL] or list(options))
        in_seat = self.screen.find(f"seat{seat}.option.{option.key}")
        if in_seat is not None:
            self.screen.tap(in_seat)
            return
        if len(prompt.options) > 1:
            self.screen.tap(f"seat{seat}.act")
        name = f"option.{option.key}"
        self.screen.tap(self.screen.find(f"{name}:{option.least}") or name)
