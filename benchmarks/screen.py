"""Measure the dealer's delays: start, idle processor, a tap, and a card from the wire to the screen.

The table, journal, shoe and screen are the real ones; the shoe is simulated, on a pty. Rendering is software at 1920 ×
1080, offscreen. Each latency ends with the frame that shows the effect. A tap's latency begins when the finger touches.
The program's modules are compiled, as in an installation.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil

from tools.report import percentile, report

_STARTS = 5
_CARDS = 400
_TAPS = 400
_IDLE_S = 10.0


def main() -> None:
    """Start the kiosk several times, then measure one that is running."""
    if sys.argv[1:2] == ["child"]:
        _child(float(sys.argv[2]), Path(sys.argv[4]), measure=sys.argv[3] == "measure")
        return
    with tempfile.TemporaryDirectory() as folder:
        _run("start", folder)  # The very first start creates the records.
        starts = sorted(float(_run("start", folder).strip()) for _ in range(_STARTS))
        report("start_to_first_frame", statistics.median(starts), "s", limit=0.8, worst=round(starts[-1], 3))
        sys.stdout.write(_run("measure", folder))


def _run(what: str, folder: str) -> str:
    command = [sys.executable, "-m", "benchmarks.screen", "child", repr(time.time()), what, folder]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout


def _child(started_at: float, data: Path, *, measure: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        screens = Path(folder) / "screens.json"
        screens.write_text('{"screens":[{"name":"k","x":0,"y":0,"width":1920,"height":1080,"logicalDpi":96,"dpr":1}]}')
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        os.environ["QT_QUICK_BACKEND"] = "software"

        from kiosk.app.demo.table import DemoTable
        from kiosk.games import GAMES
        from kiosk.settings import config_dir, load
        from ui.app import Screen, make_app

        make_app()
        demo = DemoTable(load(config_dir(), GAMES), data, 7)
        try:
            with Screen(demo.table, double_tap_s=0) as screen:
                demo.start()
                bench = ScreenBench(demo, screen)
                bench.frame()
                if not measure:
                    sys.stdout.write(f"{time.time() - started_at}\n")
                    return
                bench.run()
        finally:
            demo.close()


class ScreenBench:
    """A running kiosk, and the finger and the shoe that are measured."""

    def __init__(self, demo: object, screen: object) -> None:
        from PySide6.QtCore import QCoreApplication, QEventLoop

        from kiosk.app.demo.play import TouchPlay
        from kiosk.app.demo.table import DemoTable
        from ui.app import Screen

        assert isinstance(demo, DemoTable) and isinstance(screen, Screen)
        self.demo, self.screen = demo, screen
        self.frames = 0
        self.changes = 0
        self.shown_at: float | None = None
        self.player = TouchPlay(demo, screen, lambda step: None)
        self._process: Callable[[], None] = lambda: QCoreApplication.processEvents(
            QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        )
        screen.window.frameSwapped.connect(self._swapped)
        demo.table.subscribe(self._changed)

    def _swapped(self) -> None:
        self.frames += 1
        self.shown_at = self.shown_at or time.perf_counter()

    def _changed(self) -> None:
        self.changes += 1
        self.shown_at = None

    def frame(self) -> None:
        before = self.frames
        give_up = time.monotonic() + 10
        while self.frames == before:
            assert time.monotonic() < give_up, "no frame comes"
            self._process()

    def shown(self, act: Callable[[], object]) -> float:
        """Return the milliseconds from `act` to the frame that shows the table's change."""
        changes = self.changes
        began = time.perf_counter()
        act()
        give_up = time.monotonic() + 10
        while self.changes == changes or self.shown_at is None:
            assert time.monotonic() < give_up, f"no frame shows it: {self.demo.table.notice}"
            self._process()
        return (self.shown_at - began) * 1000

    def _tap(self, name: str) -> float:
        item = self.screen.find(name)
        assert item is not None, f"{name} is not on the screen"
        return self.shown(partial(self.screen.tap, item))

    def dealt(self, cards: int, taps: int) -> tuple[list[float], list[float]]:
        """Deal until there were enough cards and taps, and return the time of each to the screen, in milliseconds."""
        from kiosk.procedure import Cards, Choices

        table = self.demo.table
        while "shoe" not in table.devices.by_name or table.devices.by_name["shoe"].state != "ready":
            self._process()
        cards_ms: list[float] = []
        taps_ms: list[float] = []
        while len(cards_ms) < cards or len(taps_ms) < taps:
            prompt = table.round.prompt
            if isinstance(prompt, Cards) and not prompt.turning and not self.demo.story().unplugged:
                cards_ms.append(self.shown(self.demo.sim.pull))
            elif isinstance(prompt, Choices):
                taps_ms.extend(self._tap(f"seat{seat}.option.1x") for seat in prompt.seats)
                taps_ms.append(self._tap("primary"))
            else:
                self.player.act()
        return cards_ms, taps_ms

    def run(self) -> None:
        process = psutil.Process()
        cards_ms, taps_ms = self.dealt(_CARDS, _TAPS)
        busy, began = sum(process.cpu_times()[:2]), time.monotonic()
        while time.monotonic() - began < _IDLE_S:
            self._process_idle()
        idle = (sum(process.cpu_times()[:2]) - busy) / (time.monotonic() - began) * 100
        report(
            "card_on_the_wire_to_screen", statistics.median(cards_ms), "ms", limit=8,
            p99=round(percentile(cards_ms, 0.99), 1), p99_limit=33, cards=len(cards_ms),
        )  # fmt: skip
        report(
            "tap_to_screen", percentile(taps_ms, 0.95), "ms", limit=16.7, share="p95",
            median=round(statistics.median(taps_ms), 1), p99=round(percentile(taps_ms, 0.99), 1), p99_limit=33,
            taps=len(taps_ms),
        )  # fmt: skip
        report("idle_processor", idle, "%", limit=0.6)

    def _process_idle(self) -> None:
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(int(_IDLE_S * 1000), loop.quit)
        loop.exec()


if __name__ == "__main__":
    main()
