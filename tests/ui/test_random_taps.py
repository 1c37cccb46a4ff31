"""Random touches at random places, with a shoe that does anything between them."""

from pathlib import Path

import pytest

from kiosk.games import GAMES
from tests.sizes import only_whole, sized
from tests.ui.monkey import monkey


@pytest.mark.parametrize("game", sized(["holdem"], whole=[*GAMES]))
@only_whole
def test_nothing_breaks_and_every_hand_is_paid_once(tmp_path: Path, qapp: object, game: str) -> None:
    happened = monkey(tmp_path, game=game, seed=2, taps=5_000, size=(1280, 800))
    assert happened["settled"] >= 1
