"""Random hands with random rulings, undo, corrections, forfeits, and restarts: see `tests/any_hand.py`."""

import pytest

from kiosk.games import GAMES
from tests.any_hand import play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_every_cent_is_where_it_belongs_and_the_record_settles_alike(game: str, part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        play(game, seed)


@pytest.mark.parametrize(("game", "seed"), [("holdem", 5524), ("holdem", 11_016_383)])
def test_seeds_that_failed_before_pass(game: str, seed: int) -> None:
    """5524: the winner of the main pot is named, then a player forfeits, and all other hands have been read.
    11,016,383: one touch names the winner of all pots, who forfeits before they are pushed.
    """
    play(game, seed)
