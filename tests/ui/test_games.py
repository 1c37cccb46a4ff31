"""Every game of the house through the same screen, by touch: hand after hand, whatever the players do."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kiosk.cards import DECK
from kiosk.dice import DICE
from kiosk.games import GAMES
from kiosk.prompt import Cards, Choices, Dice, Floor, Wagers
from tests.ui.conftest import OpenScreen
from tests.ui.tables import PIN, enter_pin, make_table, taps
from tests.ui.walk import problems
from ui.app import Screen

STEPS = 60


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
            self.deck = [one.text for one in DECK]
            self.chance.shuffle(self.deck)
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
            usual = [one for one in options if one.key not in ("leave", "out", "empty", "loses")] or list(options)
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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_dealt_by_touch(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=1)
    looked, wrong = set(), {}
    for _ in range(STEPS):
        prompt = table.round.prompt
        assert prompt is not None
        state = (type(prompt).__name__, prompt.guide.step, prompt.guide.do.template)
        if state not in looked:
            looked.add(state)
            found = problems(screen)
            if found:
                wrong[state] = found
        player.step()
        assert screen.model.property("strip") == ""
    assert table.hand_number > 1
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_an_open_amount_is_entered_in_digits(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=2)
    for _ in range(STEPS):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            options = next(iter(prompt.options.values()))
            open_ones = [one for one in options if one.least is not None and one.most != one.least]
            if open_ones:
                screen.tap(f"option.{open_ones[0].key}")
                assert problems(screen) == []
                taps(screen, ("amount.9", "amount.back", "amount.least"))
                assert table.round.entries
                return
        player.step()
    assert game == "nh", "only here has every decision its amount"
