"""Every page of training: each target and each text, at all kiosks, in every look and the longer language."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.ui.test_walk import IS_WHOLE, KIOSKS
from tests.ui.training import TRAINER, answer, house, move, opened, shown, sign_in
from tests.ui.walk import problems
from ui.app import load_fonts
from ui.training import TrainingWindow


@pytest.fixture(autouse=True)
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


class Walk:
    """What is wrong, by page and kiosk; on each page the word TRAINING can be read."""

    def __init__(self, window: TrainingWindow, first: int) -> None:
        self.wrong: dict[str, list[str]] = {}
        self._window = window
        self._next = islice(cycle(KIOSKS), first, None)

    def look(self, page: str) -> None:
        for kiosk in KIOSKS if IS_WHOLE else (next(self._next),):
            kiosk.wear(self._window)
            mark = self._window.find("training")
            found = problems(self._window)
            if mark is None or not mark.property("text"):
                found.append("no word says that this is training")
            if found:
                self.wrong[f"{page} at {kiosk}"] = found


@pytest.mark.parametrize(
    ("table", "game", "scenario"),
    [("NH-07", "nh", "two-share-the-minor"), ("NH-07", "peek", "flush-im-in"), ("TH-11", "holdem", "four-all-ins"),
     ("PP-01", "dice", "odd-point")],
)  # fmt: skip
def test_every_page(tmp_path: Path, table: str, game: str, scenario: str) -> None:
    school = house(tmp_path, table, pass_score=99)
    with opened(school, (1920, 1080)) as window:
        walk = Walk(window, len(game))
        look = walk.look
        look("names")
        window.tap(f"signer.{TRAINER}")
        look("PIN")
        window.tap("pin.name")
        sign_in(window, TRAINER, game)
        look("home")
        drill(window, walk)
        window.tap("stop")
        look("home, a drill left")
        window.tap(f"scenario.{scenario}")
        hand(window, walk)
        window.tap("primary")
        look("report")
        window.tap("certify")
        look("report, refused")
        window.tap("back")
        window.tap("people")
        look("people")
        window.tap("back")
        window.tap("hands")
        look("hands")
        assert walk.wrong == {}
    school.close()


def drill(window: TrainingWindow, walk: Walk) -> None:
    """Look at each stage of a question, and at what is said of right and wrong answers."""
    window.tap("drill")
    session = shown(window).drill.session
    seen: set[str] = set()
    for nth in range(24):
        while not session.is_answered:
            stage = session.stage
            if stage not in seen:
                seen.add(stage)
                walk.look(f"drill, {stage}")
                window.tap("rule")
                walk.look(f"drill, {stage}, the rule")
                window.tap("rule")
            answer(window, right=nth % 5 != 3)
        if nth in (0, 3):
            walk.look(f"drill, answered {'wrongly' if nth else 'rightly'}")
        if len(seen) > 3:
            break
        window.tap("primary")


def hand(window: TrainingWindow, walk: Walk) -> None:
    """Look at a hand on its way: at moves, wrong ones, the rule, and the end."""
    guided, nth = shown(window).hand, 0
    while not guided.hand.is_over:
        nth += 1
        if nth % 5 == 1:
            move(window, right=False)
            window.tap("rule")
            walk.look(f"hand {nth}")
        move(window)
    walk.look("hand, over")
