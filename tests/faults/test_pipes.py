"""A pipe in place of a file, which nobody ever writes to: the kiosk says so, or goes without, and does not wait."""

from __future__ import annotations

import os
import shutil
from functools import partial
from pathlib import Path

import pytest

from kiosk.app.house.house import load_staff, open_journal
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.log import ProgramLog
from kiosk.games import GAMES
from kiosk.settings import config_dir, house_digests, load
from kiosk.staff import Staff
from tests.tables import QUICK_HASHER

TABLE = "NH-07"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder with a house, whose table was opened once."""
    shutil.copytree(config_dir(), tmp_path / "config")
    (tmp_path / "data").mkdir(mode=0o700)
    Staff.load(tmp_path / "data" / "staff.json", SystemClock(), hasher=QUICK_HASHER, create=True)
    start(tmp_path)
    return tmp_path


def start(house: Path) -> None:
    """Open the table as `kiosk run` does, and close it. Raise KioskError."""
    config, data, clock = house / "config", house / "data", SystemClock()
    settings = load(config, GAMES)
    staff = load_staff(settings, data, clock)
    look = partial(house_digests, config=config, data=data, table=TABLE, staff=staff)
    table = open_journal(settings, TABLE, data, clock, staff, look=look)
    with ProgramLog(data / TABLE):
        table.close()


@pytest.mark.parametrize(
    "name",
    [
        "config/house.toml", "config/devices.toml", "config/tables/nh-07.toml", "config/games/new_hampshire.toml",
        "data/staff.json", f"data/{TABLE}/device.pem", f"data/witness/{TABLE}.heads",
    ],
)  # fmt: skip
def test_a_start_says_which_file_is_a_pipe(house: Path, name: str) -> None:
    (house / name).unlink()
    os.mkfifo(house / name, 0o600)
    with pytest.raises(KioskError, match="a pipe or a device"):
        start(house)


def test_a_table_whose_log_is_a_pipe_has_none(house: Path) -> None:
    log = house / "data" / TABLE / "kiosk.log"
    log.unlink()
    os.mkfifo(log, 0o600)
    start(house)


def test_a_link_that_leads_to_itself_is_named(house: Path) -> None:
    devices = house / "config" / "devices.toml"
    devices.unlink()
    devices.symlink_to(devices)
    with pytest.raises(KioskError, match=r"devices.toml: cannot be read: Too many levels"):
        start(house)
