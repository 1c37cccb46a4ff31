"""Run the kiosk as a house does: `kiosk run` in its own process, at a table with a shoe on a pty."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import psutil

if TYPE_CHECKING:
    from drivers.sims.shoe import SimShoe

_SCREENS = Path(__file__).parents[1] / "tests" / "screens.json"


def offscreen() -> dict[str, str]:
    """Return the environment in which a kiosk draws without a display."""
    return {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={_SCREENS}", "QT_QUICK_BACKEND": "software"}


class Live(NamedTuple):
    """A running kiosk: its process, its shoe, and the number of cards for the players and the bonus."""

    process: psutil.Process
    shoe: SimShoe
    due: int


@contextmanager
def live_kiosk() -> Iterator[Live]:
    """Start `kiosk run` with placed wagers, and wait until it has opened its shoe."""
    from drivers.sims.shoe import SimShoe
    from kiosk.app.demo.table import DEALER, FLOOR, JACKPOTS, PINS
    from kiosk.app.house.house import load_staff, open_journal
    from kiosk.core.cards import DECK
    from kiosk.core.clock import SystemClock
    from kiosk.games import GAMES
    from kiosk.settings import config_dir, load
    from kiosk.staff import Person, Role

    with tempfile.TemporaryDirectory() as name:
        config, data = Path(name) / "config", Path(name) / "data"
        data.mkdir(mode=0o700)
        shutil.copytree(config_dir(), config)
        sim = SimShoe("beetek", order=DECK)
        (config / "devices.toml").write_text(f'[[shoe]]\nname = "sim"\nkind = "beetek"\nport = "{sim.path}"\n')
        for file in (config / "tables").glob("nh-07*.toml"):  # A table has one shoe for all its games.
            file.write_text(file.read_text().replace('shoe = "none"', 'shoe = "sim"'))
        settings, clock = load(config, GAMES), SystemClock()
        staff = load_staff(settings, data, clock, create=True)
        for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
            staff.add(Person(id=person, name=person, roles=frozenset({role})), PINS[person])
        table = open_journal(settings, "NH-07", data, clock, staff)
        table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
        rack = dict.fromkeys(table.config.denominations, 100)
        table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
        for seat in table.round.felt.seats:
            table.play.place(seat, "ante", 500)
        table.play.proceed()
        due = 2 * len(table.round.felt.seats) + 4
        table.close()
        where = ("--table", "NH-07", "--config", str(config), "--data", str(data))
        with subprocess.Popen([sys.executable, "-m", "kiosk", "run", *where], env=offscreen()) as kiosk:
            try:
                while not sim.opened:
                    time.sleep(0.05)
                yield Live(psutil.Process(kiosk.pid), sim, due)
            finally:
                kiosk.terminate()
                sim.close()
