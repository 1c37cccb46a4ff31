"""Where a house keeps its records.

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
from pathlib import Path
from typing import Final

from kiosk.core.errors import ConfigError
from kiosk.settings.files import Settings

STAFF_FILE: Final = "staff.json"


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
        self.staff = data / STAFF_FILE
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
