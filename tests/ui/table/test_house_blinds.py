"""A straddle and a chop of the blinds, by touch."""

from pathlib import Path

import pytest

from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure import Cards
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.poker import choose, seat
from tests.ui.shift.people import shown
from tests.ui.tables import make_table
from tests.ui.walk import problems


def acting(table: Table) -> int:
    prompt = table.round.prompt
    assert isinstance(prompt, Turn)
    return prompt.actor


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_the_blinds_chop_after_a_straddler_and_others_have_folded(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, game="holdem", rules={"chop_blinds": "yes", "straddle": "under_the_gun"})
    seat(table, {1: 10_000, 2: 20_000, 3: 40_000, 4: 40_000})
    screen = open_screen(table, size)
    screen.tap("primary")
    while isinstance(table.round.prompt, Cards):
        table.play.deal_unread()
    choose(screen, acting(table), "fold")
    assert screen.find("option.chop") is None, "another player is still in"
    choose(screen, acting(table), "fold")
    assert acting(table) == 1
    assert problems(screen) == []
    choose(screen, 1, "chop")
    assert shown(screen, "instruction") == "Return $2 to seat 1 and $5 to seat 2."
    screen.tap("primary")
    assert shown(screen, "instruction") == "Collect the cards. Move the button."
    screen.tap("primary")
    assert table.shift.stacks == {1: 10_000, 2: 20_000, 3: 40_000, 4: 40_000}
    screen.tap("seat4.act") if screen.find("seat4.option.straddle") is None else None
    choose(screen, 4, "straddle")
    assert problems(screen) == []
    screen.tap("primary")
    assert "Straddle: seat 4." in shown(screen, "instruction")
    assert table.round.felt.bets[4] == {"bet": 1000}
