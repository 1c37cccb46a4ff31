"""Random hands at a live table, with undo, rulings, restarts, and reopened hands: see `tests/table/live_hands.py`."""

import pytest

from kiosk.games import GAMES
from tests.table.live_hands import play


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_cent_is_where_it_belongs(game: str) -> None:
    assert play(game, 1, hands=20)[1] == []
