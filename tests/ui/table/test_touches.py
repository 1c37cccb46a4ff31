"""The number of touches in a hand beyond the players' decisions, as README states it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.cards import DECK, Card
from kiosk.core.devices import CardRead, DeviceState
from kiosk.core.dice import DICE
from kiosk.procedure import Cards, Choices, Dice, Floor, Wagers
from tests.sizes import only_whole
from tests.ui.conftest import OpenScreen
from tests.ui.tables import PIN, make_table, shoe_is
from ui.app import Screen

# Touches beyond the players' decisions, in a hand without a floor call, with a shoe if there are cards.
BEYOND = {"nh": 6, "peek": 5, "holdem": 4, "dice": 4}
MAX_ACTS = 200
# A seat that stays decides this, and does no more than it must.
STAYS = ("1x", "2x", "im_in", "peek", "play", "in", "check", "call", "sit")


class QuickDealer:
    """Deals a hand as a dealer with a shoe would, with the fewest touches, and counts them."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.table = screen.table
        self.beyond = 0
        self.decisions = 0
        self.deck: Iterator[Card] = iter(())

    def hand(self) -> None:
        self.beyond = self.decisions = 0
        number = self.table.hand_number
        suited = [DECK[index - index % 4 + (index + number) % 4] for index in range(52)]  # Each hand has other suits.
        self.deck = iter(suited[::3] + suited[1::3] + suited[2::3])
        for _ in range(MAX_ACTS):
            if self.table.hand_number != number:
                return
            self.act()
        raise AssertionError(f"the hand does not end: {self.table.round.prompt}")

    def act(self) -> None:
        match self.table.round.prompt:
            case Wagers() as prompt:
                if self.table.play.has_last_bets:
                    self.touch("secondary")
                else:
                    for seat in prompt.seats:
                        for spot in prompt.spots:
                            self.table.play.place(seat, spot.key, 500)
                self.card()
            case Choices() as prompt:
                self.decide(prompt)
            case Cards() as prompt if self.table.config.shoe is not None:
                self.card()
            case Dice():
                self.touch(f"die.{DICE[5 * self.decisions % len(DICE)].text}", decision=True)
            case Floor():
                self.table.floor.acknowledge("haddad", PIN)
            case _:
                self.touch("primary")

    def card(self) -> None:
        """Let the next card leave the shoe. It confirms the earlier step."""
        self.table.shoe.event(CardRead(next(self.deck), 0))
        self.screen.settle()
        assert self.table.notice == ""

    def decide(self, prompt: Choices) -> None:
        for seat, options in prompt.options.items():
            keys = [option.key for option in options]
            key = next((key for key in STAYS if key in keys), None)
            if key is None:
                continue
            least = next(option.least for option in options if option.key == key)
            names = (f"seat{seat}.option.{key}", f"option.{key}:{least}", f"option.{key}")
            self.touch(next(name for name in names if self.screen.find(name)), decision=True)
        if self.table.round.prompt is not prompt:
            return
        if self.table.game.layout(self.table.rules).dice or self.table.config.shoe is None or not prompt.ended_by_card:
            self.touch("primary")
        else:
            self.follow(prompt)

    def follow(self, prompt: Choices) -> None:
        """Draw the next card; if none is due, touch the primary action."""
        drawn = next(self.deck)
        self.table.shoe.event(CardRead(drawn, 0))
        self.screen.settle()
        if self.table.round.prompt is prompt:
            self.deck = iter([drawn, *self.deck])
            self.touch("primary")

    def touch(self, name: str, *, decision: bool = False) -> None:
        if decision:
            self.decisions += 1
        else:
            self.beyond += 1
        self.screen.tap(name)


@only_whole
@pytest.mark.parametrize("game", BEYOND)
def test_touches_beyond_the_players_decisions(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    shoe = {"shoe": None} if game == "dice" else {"shoe": "shoe"}
    table = make_table(tmp_path, game=game, **shoe)
    if table.config.shoe is not None:
        shoe_is(table, DeviceState.READY)
    dealer = QuickDealer(open_screen(table, (1920, 1080)))
    dealer.hand()
    dealer.hand()
    assert dealer.beyond == BEYOND[game]


def test_the_readme_says_them() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    rows = readme.partition("| game | touches |\n|---|---|\n")[2].partition("\n\n")[0]
    said = re.findall(r"^\| .* \| (\d+)\b.*\|$", rows, re.MULTILINE)
    assert list(BEYOND.values()) == [int(count) for count in said]
