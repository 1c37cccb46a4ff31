"""A pipe in place of a file, or an endless file: the kiosk reports it or goes without it, and does not wait."""

import os
import shutil
from functools import partial
from pathlib import Path

import pytest

from kiosk.app.house.house import load_staff, open_journal
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.log import ProgramLog
from kiosk.floor import KeptVersions
from kiosk.floor.server.server import FloorError
from kiosk.games import GAMES
from kiosk.settings import ScreenChoices, config_dir, house_digests, load
from kiosk.staff import Staff
from tests.tables import QUICK_HASHER

TABLE = "NH-07"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder with a house whose table was opened once."""
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


@pytest.mark.parametrize("name", ["config/house.toml", "data/staff.json", f"data/{TABLE}/device.pem"])
def test_a_start_says_which_file_would_take_all_memory(house: Path, name: str) -> None:
    os.truncate(house / name, 20 << 30)  # It takes no space on the disk.
    with pytest.raises(KioskError, match="far too large"):
        start(house)


def test_huge_file_of_screen_choices_is_replaced(house: Path) -> None:
    path = house / "data" / TABLE / "screen.json"
    path.touch()
    os.truncate(path, 20 << 30)
    ScreenChoices(path).choose("ortiz", "left_handed", True, at_ms=1)
    assert path.stat().st_size < 1_000


def test_a_name_of_dots_without_end_is_named_at_once(house: Path) -> None:
    (house / "config" / "devices.toml").write_text(".".join("a" * 50_000) + "=1\n")
    with pytest.raises(KioskError, match=r"devices.toml: is nested too deeply"):
        start(house)


@pytest.mark.parametrize("name", ["house.json", "people.json", "publisher.pub"])
def test_pipe_in_place_of_a_published_file_is_not_read(house: Path, name: str) -> None:
    folder = house / "data" / "_floor"
    folder.mkdir(mode=0o700)
    os.mkfifo(folder / name)
    kept = KeptVersions(house / "data", TABLE)
    if name == "publisher.pub":
        assert kept.trusted == ""
        assert kept.verifiers == frozenset()
    else:
        with pytest.raises(FloorError, match="is damaged: delete it"):
            kept.of(Path(name).stem)


def test_a_table_whose_log_is_a_pipe_has_none(house: Path) -> None:
    log = house / "data" / TABLE / "kiosk.log"
    log.unlink()
    os.mkfifo(log, 0o600)
    start(house)


def test_a_log_that_cannot_be_looked_at_keeps_no_table_closed(tmp_path: Path) -> None:
    """The log may be in another user's folder; here its name is invalid on every system."""
    with ProgramLog(tmp_path / ("x" * 300)):
        pass


def test_a_link_that_leads_to_itself_is_named(house: Path) -> None:
    devices = house / "config" / "devices.toml"
    devices.unlink()
    devices.symlink_to(devices)
    with pytest.raises(KioskError, match=r"devices.toml: is a link to .*, which is not there"):
        start(house)
