"""The page of situations lists the signers: a table of each game requires them."""

from pathlib import Path
from random import Random

import pytest

from kiosk.games import GAMES
from tests.situations import PAGE, SituationWalk, says
from tests.ui.tables import make_table
from tools.situations import page


def test_the_page_is_written_from_the_games() -> None:
    assert page() == PAGE, "write it again: python -m tools.situations > docs/situations.md"
    for key, game in GAMES.items():
        assert set(says(key)) == {(path.key, ruled.key) for path in game.irregularities for ruled in path.remedies}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_dealer_acts_alone_as_documented_and_the_floor_signs_for_the_rest(tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    walk = SituationWalk(table, Random(f"situations {game}"), says(game))
    walk.play(25)
    assert walk.refused and len(walk.tried) > 25
