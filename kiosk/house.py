"""Where a house keeps its records, and how a table is opened from its settings.

DATA/staff.json                  people, roles, PINs
DATA/<table>/journal.db          the journal
DATA/<table>/device.pem          the key that signs it
DATA/<table>/screen.json         what people have chosen at its screen
DATA/<table>/checkpoints.jsonl   signed checkpoints, where the house has no folder of the floor's
DATA/<table>/slips/*.pdf         slips, where no printer is configured
DATA/<table>/camera/             what has been set up for its camera: where it hangs, its zones, the deck
DATA/<table>/evidence/*.jpg      the pictures on which the camera's readings rest
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from kiosk.clock import Clock
from kiosk.elsewhere import signed_in_elsewhere
from kiosk.errors import ConfigError
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key
from kiosk.settings import Settings
from kiosk.staff import Staff
from kiosk.table import Table
from kiosk.table_log import Deal, TableLog
from kiosk.training.gate import certified


def data_dir() -> Path:
    """Return where this user's kiosk keeps its records, unless it is told another folder."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "dealer-assist-kiosk"


def table_id(settings: Settings, table: str | None) -> str:
    """Return the id of `table`, or of the only one there is. Raise ConfigError where that is not clear."""
    known = ", ".join(settings.deals) or "none"
    if table is None and len(settings.deals) != 1:
        raise ConfigError((f"which table? Say --table; known are {known}",))
    if table is not None and table not in settings.deals:
        raise ConfigError((f"no table is called {table}; known are {known}",))
    return table if table is not None else next(iter(settings.deals))


def camera_folders(folder: Path) -> tuple[Path, Path]:
    """Return where, in a table's folder, what has been set up for its camera lies, and what its readings rest on."""
    return folder / "camera", folder / "evidence"


class Records:
    """The folders of one table's records."""

    def __init__(self, settings: Settings, data: Path, table: str) -> None:
        self.staff = data / "staff.json"
        self.folder = data / table
        self.journal = self.folder / "journal.db"
        self.key = self.folder / "device.pem"
        self.slips = self.folder / "slips"
        self.camera, self.evidence = camera_folders(self.folder)
        floor = settings.house.floor_checkpoints
        self.checkpoints = (floor / f"{table}.jsonl") if floor else (self.folder / "checkpoints.jsonl")

    def make(self) -> None:
        """Make the folders, for this user alone."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def load_staff(settings: Settings, data: Path, clock: Clock, *, create: bool = False) -> Staff:
    """Return the house's staff. Raise ConfigError where there is no register yet, unless `create`."""
    pins = settings.house.pins
    return Staff.load(
        data / "staff.json",
        clock,
        least_digits=pins.min_digits,
        most_tries=pins.wrong_tries,
        lock_ms=pins.lock_minutes * 60_000,
        create=create,
    )


def deals_of(settings: Settings, table: str) -> tuple[Deal, ...]:
    """Return the games that a table may deal, in the order of their files."""
    return tuple(Deal(one, GAMES[one.game], settings.games[one.game]) for one in settings.deals[table])


def open_journal(
    settings: Settings, table: str, data: Path, clock: Clock, staff: Staff, *, deals: Sequence[Deal] = ()
) -> Table:
    """Open a table's journal and go on where it is. Raise JournalError or ReplayMismatch where that cannot be.

    `deals` stand in for the configured ones, as in a demo.
    """
    records = Records(settings, data, table)
    records.make()
    journal = Journal.open(
        records.journal,
        table=table,
        key=load_or_create_key(records.key),
        clock=clock,
        checkpoints=records.checkpoints,
    )
    try:
        opened = Table(
            deals=deals or deals_of(settings, table),
            house=settings.house,
            staff=staff,
            log=TableLog(journal, GAMES),
            clock=clock,
        )
        opened.may_deal = certified(settings.house, data, clock)
        opened.elsewhere = partial(signed_in_elsewhere, data, table)
        return opened
    except BaseException:
        journal.close()
        raise
