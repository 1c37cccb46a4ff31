"""Measure the memory of the kiosk: resident while a hand is dealt, and its growth over a thousand hands by touch.

`python -m benchmarks.memory [hands]`. The resident process is `kiosk run` itself with a shoe on a pty. In the other
process the demo's players touch the screen, and between hands every page is opened and closed.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from benchmarks.live import live_kiosk, offscreen
from tools.report import report

_HANDS = 1000
_WARM_UP = 50
_PAGES_EACH = 10
_TABLES = ("NH-07", "TH-11")


def main() -> None:
    """Measure a live kiosk, then one table after another, each in its own process."""
    if sys.argv[1:2] == ["child"]:
        _deal(sys.argv[2], int(sys.argv[3]))
        return
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else _HANDS
    _resident()
    for table in _TABLES:
        subprocess.run(
            [sys.executable, "-m", "benchmarks.memory", "child", table, str(hands)], check=True, env=offscreen()
        )


def _resident() -> None:
    """Let the shoe deal to all players, and measure."""
    with live_kiosk() as live:
        for _ in range(live.due):
            time.sleep(0.25)
            live.shoe.pull()
        time.sleep(1)
        memory = live.process.memory_full_info()
        report("resident_memory", memory.rss / 1e6, "MB", limit=130, unique=round(memory.uss / 1e6, 1))


def _deal(table_id: str, hands: int) -> None:
    """Deal hands at a table, and report the growth of the process since it was warm."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    from kiosk.app.demo.play import TouchPlay
    from kiosk.app.demo.table import DemoTable
    from kiosk.games import GAMES
    from kiosk.settings import config_dir, load
    from ui.app import Screen, make_app
    from ui.vm.pages.catalog import PAGES

    said: list[str] = []
    qInstallMessageHandler(lambda kind, _where, what: said.append(what) if kind != QtMsgType.QtDebugMsg else None)
    make_app()
    process = psutil.Process()
    with tempfile.TemporaryDirectory() as folder:
        demo = DemoTable(load(config_dir(), GAMES), Path(folder), 7, table_id)
        demo.start()
        try:
            with Screen(demo.table, double_tap_s=0) as screen:
                play = TouchPlay(demo, screen, lambda step: None)
                play.wait(
                    lambda: demo.table.devices.by_name["shoe"].state == "ready" if demo.table.devices.by_name else False
                )
                warm = 0
                began = time.monotonic()
                for number in range(1, hands + 1):
                    while demo.table.hand_number == number:
                        play.act()
                    if number % _PAGES_EACH == 0:
                        for page, kind in PAGES.items():
                            if kind.needs is not None and not demo.table.people.may(kind.needs):
                                continue
                            screen.pages.open(page)
                            screen.settle()
                            screen.pages.leave()
                            screen.settle()
                    if number == min(_WARM_UP, hands // 2):
                        warm = process.memory_info().rss
                grown = (process.memory_info().rss - warm) / 1e6
                report(
                    f"grown_by_hands_{table_id}", grown, "MB", limit=5, hands=demo.table.hand_number - 1,
                    warnings=len(said) + len(screen.warnings), resident=round(process.memory_info().rss / 1e6, 1),
                    hands_a_second=round(hands / (time.monotonic() - began), 2),
                )  # fmt: skip
        finally:
            demo.close()
    for line in sorted(set(said))[:10]:
        sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    main()
