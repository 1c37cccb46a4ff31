"""What the kiosk keeps in memory: resident while a hand is dealt, and what a thousand hands by touch add to it.

`python -m benchmarks.memory [hands]`. The resident process is `kiosk run` itself, which a shoe on a pty deals to. In
the other one the demo's players touch the screen, and between hands every page is opened and left.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from benchmarks.report import report

_HANDS = 1000
_WARM_UP = 50
_PAGES_EACH = 10
_TABLES = ("NH-07", "TH-11")
_SCREENS = Path(__file__).parents[1] / "tests" / "screens.json"


def main() -> None:
    """Measure a live kiosk, then one table after another, each in a process of its own."""
    if sys.argv[1:2] == ["child"]:
        _deal(sys.argv[2], int(sys.argv[3]))
        return
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else _HANDS
    _resident()
    for table in _TABLES:
        subprocess.run([sys.executable, "-m", "benchmarks.memory", "child", table, str(hands)], check=True, env=_env())


def _env() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={_SCREENS}", "QT_QUICK_BACKEND": "software"}


# ------------------------------------------------------------------------------------------------------ a live kiosk


def _resident() -> None:
    """Start `kiosk run` where the wagers are placed, let the shoe deal to everybody, and measure."""
    from drivers.shoe.sim_shoe import SimShoe
    from kiosk.cards import DECK
    from kiosk.clock import SystemClock
    from kiosk.demo import DEALER, FLOOR, JACKPOTS, PINS
    from kiosk.house import load_staff, open_journal
    from kiosk.settings import config_dir, load
    from kiosk.staff import Person, Role

    with tempfile.TemporaryDirectory() as name:
        config, data = Path(name) / "config", Path(name) / "data"
        data.mkdir(mode=0o700)
        shutil.copytree(config_dir(), config)
        sim = SimShoe("beetek", order=DECK)
        (config / "devices.toml").write_text(f'[[shoe]]\nname = "sim"\nkind = "beetek"\nport = "{sim.path}"\n')
        file = config / "tables" / "nh-07.toml"
        file.write_text(file.read_text().replace('shoe = "none"', 'shoe = "sim"'))
        settings, clock = load(config), SystemClock()
        staff = load_staff(settings, data, clock, create=True)
        for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
            staff.add(Person(id=person, name=person, roles=frozenset({role})), PINS[person])
        table = open_journal(settings, "NH-07", data, clock, staff)
        table.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
        rack = dict.fromkeys(table.config.denominations, 100)
        table.open_table("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
        for seat in table.round.felt.seats:
            table.place(seat, "ante", 500)
        table.proceed()
        due = 2 * len(table.round.felt.seats) + 4
        table.close()
        command = [
            sys.executable,
            "-m",
            "kiosk",
            "run",
            "--table",
            "NH-07",
            "--config",
            str(config),
            "--data",
            str(data),
        ]
        with subprocess.Popen(command, env=_env()) as kiosk:
            try:
                process = psutil.Process(kiosk.pid)
                while not sim.opened:
                    time.sleep(0.05)
                for _ in range(due):
                    time.sleep(0.25)
                    sim.pull()
                time.sleep(1)
                memory = process.memory_full_info()
                report("resident_memory", memory.rss / 1e6, "MB", limit=150, unique=round(memory.uss / 1e6, 1))
            finally:
                kiosk.terminate()
                sim.close()


# ------------------------------------------------------------------------------------------------------- many hands


def _deal(table_id: str, hands: int) -> None:
    """Deal hands at a table, and report by how much the process has grown since it was warm."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    from kiosk.demo import DemoTable, Play
    from kiosk.settings import config_dir, load
    from ui.app import Screen, make_app
    from ui.vm.pages import PAGES

    said: list[str] = []
    qInstallMessageHandler(lambda kind, _where, what: said.append(what) if kind != QtMsgType.QtDebugMsg else None)
    make_app()
    process = psutil.Process()
    with tempfile.TemporaryDirectory() as folder:
        demo = DemoTable(load(config_dir()), Path(folder), 7, table_id)
        demo.start()
        try:
            with Screen(demo.table, double_tap_s=0) as screen:
                play = Play(demo, screen, lambda step: None)
                play.wait(lambda: demo.table.devices["shoe"].state == "ready" if demo.table.devices else False)
                warm = 0
                began = time.monotonic()
                for number in range(1, hands + 1):
                    while demo.table.hand_number == number:
                        play.act()
                    if number % _PAGES_EACH == 0:
                        for page in PAGES:
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
