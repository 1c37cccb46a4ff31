"""Measure how long the last thousand hands take: to open their list, to look for some of them, and
to open one again.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kiosk.archive import History, Sought
from kiosk.core.clock import SystemClock
from kiosk.games import GAMES
from kiosk.journal import Journal
from tests.random_hands import deal_hands
from tools.report import percentile, report

HANDS = 1000
_TIMES = 40


def main() -> None:
    """Deal a thousand hands, then measure the list without a screen, and with one."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")

    from kiosk.app.demo.table import DemoTable
    from kiosk.settings import config_dir, load
    from ui.app import Screen, make_app

    make_app(offscreen=True)
    settings = load(config_dir(), GAMES)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        demo = DemoTable(settings, folder, 7)
        deal = demo.table.table_game
        demo.close()
        deal_hands(folder, deal, SystemClock(), HANDS)
        demo = DemoTable(settings, folder, 7)
        try:
            _without_screen(demo.table.journal)
            with Screen(demo.table, double_tap_s=0) as screen:
                _with_screen(screen)
        finally:
            demo.close()


def _without_screen(journal: Journal) -> None:
    read = [_ms(lambda: History(journal).rows()) for _ in range(5)]
    report("history.read_all", statistics.median(read), "ms", hands=HANDS)
    history = History(journal)
    history.rows()
    sought = [_ms(lambda: history.find(Sought(seat=3, minute=0))) for _ in range(_TIMES)]
    report("history.find", statistics.median(sought), "ms", hands=HANDS)


def _with_screen(screen: object) -> None:
    from ui.app import Screen
    from ui.vm.pages.history import HistoryScreen

    assert isinstance(screen, Screen)

    def history() -> HistoryScreen:
        assert isinstance(screen.page, HistoryScreen)
        return screen.page

    def shown(act: Callable[[], object]) -> float:
        began = time.perf_counter()
        act()
        screen.settle()
        return (time.perf_counter() - began) * 1000

    report("history.first_open_to_screen", shown(lambda: screen.pages.open("history")), "ms", hands=HANDS, limit=150)
    shown(screen.pages.leave)
    opened, hands, steps = [], [], []
    for nth in range(_TIMES):
        opened.append(shown(lambda: screen.pages.open("history")))
        hands.append(shown(partial(history().recall, HANDS - nth)))
        recalled = history().shown.recalled
        assert recalled is not None, "a hand is recalled"
        shown(partial(recalled.go, "end"))
        steps += [shown(partial(recalled.go, "back")) for _ in range(5)]
        shown(screen.pages.leave)
    report("history.open_to_screen", statistics.median(opened), "ms", limit=150, p95=round(percentile(opened, 0.95), 1))
    report("history.hand_to_screen", statistics.median(hands), "ms", limit=150, p95=round(percentile(hands, 0.95), 1))
    report("history.step_to_screen", statistics.median(steps), "ms", p95=round(percentile(steps, 0.95), 1))


def _ms(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
