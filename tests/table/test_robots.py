"""The robots of `tests/robots.py`, a few hands of each: see `tests/table/robot_hands.py`."""

import pytest

from kiosk.games import GAMES
from tests.table.robot_hands import ROBOTS, play


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("robot", ROBOTS)
def test_chips_are_where_the_cards_say_and_a_called_hand_needs_two_people(robot: str, game: str) -> None:
    assert play(robot, game, 101, hands=10)[1] == []
