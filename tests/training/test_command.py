"""`kiosk train` as it is typed, where it must not open."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kiosk.app.house import open_journal
from kiosk.core.clock import SystemClock
from kiosk.staff import Person, Role, Staff
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS
from tests.training.guided import HASHER
from tests.training.house import settings


def train(data: Path, *words: str) -> tuple[int, str]:
    """Return the exit status, and what was said on standard error."""
    command = [sys.executable, "-m", "kiosk", "train", "--data", str(data), "--table", "NH-07", *words]
    done = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False, timeout=120)
    return done.returncode, done.stderr


def staff(data: Path) -> Staff:
    register = Staff.load(data / "staff.json", SystemClock(), hasher=HASHER, create=True)
    for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        register.add(Person(id=person, name=person.title(), roles=frozenset({role})), PINS[person])
    return register


def test_it_does_not_open_while_the_table_is_open(tmp_path: Path) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR], game="nh")
    rack = dict.fromkeys(next(game for game in table.games if game.game.key == "nh").config.denominations, 10)
    table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    table.close()
    assert train(tmp_path) == (2, "Table NH-07 is open: close it before anybody trains at it.\n")


def test_it_does_not_open_beside_the_running_kiosk(tmp_path: Path) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    assert train(tmp_path) == (2, "The kiosk of table NH-07 is running: close it, then train.\n")
    table.close()


def test_a_practice_shoe_that_is_not_there(tmp_path: Path) -> None:
    staff(tmp_path)
    assert train(tmp_path, "--shoe") == (
        2,
        "This table has no shoe in its configuration: train without --shoe.\n",
    )
