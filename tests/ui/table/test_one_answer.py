"""One touch answers one prompt: the prompt after the players' last decision stays until it is answered."""

from pathlib import Path
from typing import Any, Final, cast

import pytest

from kiosk.core.cards import DECK
from kiosk.core.devices import DeviceState
from kiosk.core.dice import DICE
from kiosk.events import Answered
from kiosk.games import GAMES
from kiosk.procedure.prompts.prompt import Cards, Choices, Dice, InTurn, Wagers
from kiosk.training.scenarios.moves import due
from tests.sizes import only_whole, sized, some
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import make_table, shoe_deals, shoe_is, taps
from tests.ui.training.house import house, move, opened, sign_in
from tests.ui.training.house import shown as shown_in
from tests.ui.training.tour import HANDS
from ui.app import Screen

HANDS_DEALT = 3
MAX_TOUCHES = 400
FOLDS: Final = ("sit", "play", "in", "fold")
STAYS: Final = ("sit", "play", "in", "check", "call", "peek", "1x", "2x", "im_in")
BONUSES: Final = "Settle im_in_bonus, Settle blind_bonus"


class WatchedScreen:
    """A screen each of whose touches answers one prompt at most."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._screen, name)

    def tap(self, name: str) -> None:
        table = self._screen.table
        before, asked = table.journal.last_seq(), table.round.prompt
        self._screen.tap(name)
        assert sum(1 for _ in table.journal.events(before + 1, Answered)) <= 1, asked


@only_whole
@pytest.mark.parametrize("game", sized(["nh"], whole=[*GAMES]))
def test_a_touch_answers_one_prompt(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    player = Player(cast(Screen, WatchedScreen(open_screen(table))), seed=3)
    while table.hand_number <= HANDS_DEALT:
        player.step()


class AskedDealer:
    """Deals a hand by touch. `asked` has the prompts after each touch since a player's last decision, that one too."""

    def __init__(self, screen: Screen, wants: tuple[str, ...]) -> None:
        self.screen = screen
        self.table = screen.table
        self.wants = wants
        self.deck = iter(DECK)
        self.dice = iter(DICE * 2)
        self.asked: list[str] = []

    def hand(self) -> None:
        for _ in range(MAX_TOUCHES):
            self.act()
            if self.table.hand_number > 1:
                return
        raise AssertionError(f"the hand does not end: {self.table.round.prompt}")

    def act(self) -> None:
        match self.table.round.prompt:
            case Wagers(seats=seats, spots=(spot, *_)):
                taps(self.screen, ("chip.5", *(f"seat{seat}.spot.{spot.key}" for seat in seats)))
                self.touch("primary")
            case Choices() as prompt:
                for seat in prompt.options:
                    self.decide(prompt, seat)
                if not isinstance(prompt, InTurn):
                    self.touch("primary")
            case Cards():
                shoe_deals(self.table, next(self.deck).text)
                self.look()
            case Dice():
                self.touch(f"die.{next(self.dice).text}")
            case _:
                self.touch("primary")

    def decide(self, prompt: Choices, seat: int) -> None:
        keys = [option.key for option in prompt.options[seat]]
        key = next(key for key in (*self.wants, *keys) if key in keys)
        names = (f"seat{seat}.option.{key}", f"option.{key}:{prompt.options[seat][keys.index(key)].least}")
        self.asked.clear()
        self.touch(next((name for name in names if self.screen.find(name)), f"option.{key}"))

    def touch(self, name: str) -> None:
        self.screen.tap(name)
        self.look()

    def look(self) -> None:
        self.screen.settle()
        prompt = self.table.round.prompt
        if self.table.hand_number == 1 and prompt is not None:
            self.asked.append(f"{type(prompt).__name__} {prompt.guide.step}")


@pytest.mark.parametrize(
    ("game", "wants", "asked"),
    [
        ("nh", FOLDS, "Choices flop_bets, Cards flop, Cards turn_bets, Cards river_bets, Confirm clear"),
        ("nh", STAYS, "Choices river_bets, Cards river_bets, Settle main, Confirm clear"),
        ("peek", FOLDS, "Choices peek, Cards flop, Cards river, Settle blind_bonus, Confirm clear"),
        ("peek", STAYS, f"Choices im_in, Cards river, Settle showdown, {BONUSES}, Confirm clear"),
        ("holdem", FOLDS, "Settle pots, Confirm clear"),
        ("holdem", STAYS, "Confirm showdown, Confirm pots, Settle pots, Confirm clear"),
        ("dice", FOLDS, "Settle pots, Confirm next"),
        ("dice", STAYS, "Dice lift, Settle pots, Confirm next"),
    ],
)  # fmt: skip
def test_screen_asks_the_approved_questions_of_a_hand(
    open_screen: OpenScreen, tmp_path: Path, game: str, wants: tuple[str, ...], asked: str
) -> None:
    table = make_table(tmp_path, game=game, shoe=None if game == "dice" else "shoe")
    if game != "dice":
        shoe_is(table, DeviceState.READY)
    dealer = AskedDealer(open_screen(table), wants)
    dealer.hand()
    assert ", ".join(dict.fromkeys(dealer.asked)) == asked


@pytest.mark.parametrize(("table", "game", "scenario"), some(HANDS, each=4))
def test_a_move_in_a_guided_hand_answers_one_prompt(tmp_path: Path, table: str, game: str, scenario: str) -> None:
    """Only a step without a separate move continues automatically, such as the second card of a deal."""
    school = house(tmp_path, table)
    with opened(school) as window:
        sign_in(window, game=game)
        window.tap(f"scenario.{scenario}")
        guided = shown_in(window).hand.hand
        while not guided.is_over:
            hand, before = guided.table.round, len(guided.table.round.entries)
            move(window)
            made = [entry.prompt for entry in hand.entries[before:] if not entry.note and due(entry.prompt)]
            assert len(made) <= 1, made
