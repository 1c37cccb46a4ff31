"""Every page of training: each target and each text, at all kiosks, in every look and the longer language."""

from pathlib import Path

import pytest

from tests.sizes import IS_WHOLE, only_whole, sized
from tests.ui.kiosks import KIOSKS, one_after_the_other
from tests.ui.training.house import house, opened
from tests.ui.training.tour import HANDS, every_page
from tests.ui.walk import problems
from ui.training import TrainingWindow


class TrainingWalk:
    """A walk that collects the faults, by page and kiosk; on each page the word TRAINING can be read."""

    def __init__(self, window: TrainingWindow, first: int) -> None:
        self.wrong: dict[str, list[str]] = {}
        self._window = window
        self._kiosks = one_after_the_other(KIOSKS, first)

    def look(self, page: str) -> None:
        for kiosk in KIOSKS if IS_WHOLE else (next(self._kiosks),):
            kiosk.wear(self._window)
            mark = self._window.find("training")
            found = problems(self._window)
            if mark is None or not mark.property("text"):
                found.append("no word says that this is training")
            if found:
                self.wrong[f"{page} at {kiosk}"] = found


@only_whole
@pytest.mark.parametrize(("table", "game", "scenario"), sized(HANDS[:1], whole=HANDS))
def test_every_page(tmp_path: Path, table: str, game: str, scenario: str) -> None:
    school = house(tmp_path, table)
    with opened(school, (1920, 1080)) as window:
        walk = TrainingWalk(window, len(game))
        every_page(window, game, scenario, walk.look)
        assert walk.wrong == {}
