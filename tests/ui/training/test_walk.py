"""Every page of training: each target and each text, at the kiosks of `tests.ui.kiosks`, also in longer words."""

from pathlib import Path

import pytest

from tests.sizes import only_whole, sized
from tests.ui.kiosks import KioskWalk
from tests.ui.training.house import house, opened
from tests.ui.training.tour import HANDS, every_page


@only_whole
@pytest.mark.parametrize(("table", "game", "scenario"), sized(HANDS[:1], whole=HANDS))
def test_every_page(tmp_path: Path, table: str, game: str, scenario: str) -> None:
    school = house(tmp_path, table)
    with opened(school, (1920, 1080)) as window:
        walk = KioskWalk(window, len(game))
        every_page(window, game, scenario, walk.look)
        assert walk.wrong == {}
