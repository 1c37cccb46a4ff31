"""A round of dice by touch: losing hands and the parts of a push are in words; one key cancels a correction."""

from pathlib import Path
from typing import Final

import pytest

from kiosk.core.dice import die
from kiosk.procedure import Choices, Dice, Place, Settle
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.reading import lines
from tests.ui.shift.people import texts
from tests.ui.tables import make_table
from tests.ui.walk import problems

COMMUNITY: Final = ("9/red", "10/red", "J/red")
HANDS: Final = {1: "A/red A/black A/green", 2: "K/red K/black K/green", 3: "9/black 9/green 10/black"}
"""Three aces, three kings, and a full house of nines over tens."""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return make_table(tmp_path, game="dice")


def die_at(place: Place) -> str:
    """Return the die of a place: seat 1 tosses the highest."""
    if place.seat and place.spot == "hole":
        return HANDS[place.seat].split()[place.nth]
    return COMMUNITY[place.nth] if place.spot == "community" else "A/red" if place.seat == 1 else "9/black"


def play_to(table: Table, asked: type[Dice | Settle], bids: dict[int, str]) -> None:
    """Play with seats 1, 2, and 3 up to this prompt, each seat bidding as given, or otherwise calling or checking."""
    while not isinstance(table.round.prompt, asked):
        prompt = table.round.prompt
        if isinstance(prompt, Dice):
            table.play.enter_die(die(die_at(prompt.left[0])))
        elif isinstance(prompt, Choices) and prompt.guide.step == "setup":
            for seat in prompt.options:
                table.play.choose(seat, "play" if seat < 4 else "out")
            table.play.proceed()
        elif isinstance(prompt, Choices) and prompt.guide.step == "stake":
            table.play.choose_all("in")
            table.play.proceed()
        elif isinstance(prompt, Choices):
            (seat,) = prompt.options
            keys = [option.key for option in prompt.options[seat]]
            wanted, _, points = bids.get(seat, "").partition(":")
            if wanted in keys:
                table.play.choose(seat, wanted, int(points) if points else None)
            else:
                table.play.choose(seat, "call" if "call" in keys else "check")
        else:
            table.play.proceed()


def test_one_key_cancels_the_correction_of_a_die(open_screen: OpenScreen, table: Table) -> None:
    play_to(table, Dice, {})
    table.play.enter_die(die("A/red"))
    screen = open_screen(table, (1280, 800))
    screen.tap("cardWrong")
    assert " | ".join(lines(screen)).split(" | ").count("Cancel") == 1
    screen.tap("exceptions")
    assert "Cancel" not in texts(screen)


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_each_hand_that_wins_nothing_is_in_words_while_pots_are_pushed(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    play_to(table, Settle, {})
    screen = open_screen(table, size)
    assert {"Three of a kind, aces", "Three of a kind, kings", "Full house, nines over tens"} <= texts(screen)
    assert problems(screen) == []


def test_a_pot_and_its_points_are_no_number_side_by_side(open_screen: OpenScreen, table: Table) -> None:
    """Seat 1 loses a point first, and seat 2 six. Then each is all in: “Side pot 1: 10” and not “Side pot 1 10”."""
    play_to(table, Settle, {2: "raise:5", 1: "fold"})
    while table.hand_number == 1:
        table.play.proceed()
    play_to(table, Settle, {1: "all_in", 2: "all_in", 3: "all_in"})
    screen = open_screen(table, (1280, 800))
    assert "Main pot: 174 · Side pot 1: 10" in texts(screen)
