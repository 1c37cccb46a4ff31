"""The robots of `tests/robots.py`, a few hands of each: see `benchmarks/robots.py`."""

from __future__ import annotations

import pytest

from benchmarks.robots import ROBOTS, play
from kiosk.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("robot", ROBOTS)
def test_chips_lie_where_the_cards_say_and_nobody_changes_alone_what_was_called(robot: str, game: str) -> None:
    assert play(robot, game, 101, hands=10)[1] == []
