"""The folders of a house's records.

DATA/staff.json                  people, roles, PINs
DATA/<table>/journal.db          the journal
DATA/witness/<table>.heads       the witness: the event that was acknowledged last
DATA/<table>/device.pem          the key that signs the journal
DATA/<table>/screen.json         people's choices at the table's screen
DATA/<table>/checkpoints.jsonl   signed checkpoints, if the house has no floor folder
FLOOR/<table>.jsonl, .heads      signed checkpoints, and the newest event, in the floor folder
DATA/<table>/slips/*.pdf         slips, if no printer is configured
DATA/<table>/camera/             the setup of the table's camera: its position, its zones, the decks
DATA/<table>/evidence/*.jpg      the pictures that support the camera's readings
"""

import os
from pathlib import Path
from typing import Final

from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import ConfigError, KioskError
from kiosk.settings.models import Settings

STAFF_FILE: Final = "staff.json"


def data_dir() -> Path:
    """Return the default records folder of this user. Raise KioskError for a user without a home folder."""
    base = os.environ.get("XDG_STATE_HOME")
    try:
        return (Path(base) if base else Path.home() / ".local" / "state") / "dealer-assist-kiosk"
    except RuntimeError:  # HOME is not set, and the system has no entry of the user
        raise KioskError("home", "This user has no home folder. Give the folder of the records with --data.") from None


def refuse_shared(path: Path) -> None:
    """Raise ConfigError if other users may change this file, or a file in this folder."""
    try:
        about = path.stat()
    except OSError:
        return  # The caller that opens it reports the reason.
    if about.st_mode & 0o022:
        mode = "0700" if path.is_dir() else "0600"
        raise ConfigError((f"{path} may be changed by others: set its mode to {mode}, and have its records verified.",))
    if about.st_uid != os.geteuid():
        raise ConfigError((f"{path} belongs to another user: start the kiosk as its owner, or give it another one.",))


def table_id(settings: Settings, table: str | None) -> str:
    """Return the id of `table`, or of the only one there is. Raise ConfigError if that is not clear."""
    known = ", ".join(settings.deals) or "none"
    if table is None and len(settings.deals) != 1:
        raise ConfigError((f"Which table? Say --table; known are {known}",))
    if table is not None and table not in settings.deals:
        raise ConfigError((f"No table is called {table}; known are {known}",))
    return table if table is not None else next(iter(settings.deals))


def camera_folders(folder: Path) -> tuple[Path, Path]:
    """Return the paths of the camera's setup and of its evidence in a table's folder."""
    return folder / "camera", folder / "evidence"


class Records:
    """The folders of one table's records."""

    def __init__(self, settings: Settings, data: Path, table: str) -> None:
        self.staff = data / STAFF_FILE
        self.folder = data / table
        self.journal = self.folder / "journal.db"
        self.key = self.folder / "device.pem"
        self.archive = self.folder / "archive"
        self.slips = self.folder / "slips"
        self.camera, self.evidence = camera_folders(self.folder)
        self.witness = data / "witness" / f"{table}.heads"
        floor = settings.house.floor_checkpoints
        self._own_checkpoints = self.folder / "checkpoints.jsonl"
        self.checkpoints = (floor / f"{table}.jsonl") if floor else self._own_checkpoints
        self.floor_witness = (floor / f"{table}.heads") if floor else None

    def make(self) -> None:
        """Make the folders, for this user alone. Raise ConfigError if others may change them, OSError.

        If the house has newly named a floor folder, move the earlier checkpoints there.
        """
        make_folder(self.folder)
        log = self.journal.with_name(self.journal.name + "-wal")
        for path in (self.folder, self.journal, log, self.witness.parent, self.witness, self.slips, self.evidence):
            refuse_shared(path)
        self.move_checkpoints()

    def move_checkpoints(self) -> None:
        """Move the checkpoints from before the house named a floor folder to that folder. Raise OSError."""
        own = self._own_checkpoints
        if self.checkpoints_to_read != self.checkpoints:
            replace_file(self.checkpoints, own.read_bytes())
            own.unlink()

    @property
    def checkpoints_to_read(self) -> Path:
        """Return the present file of the checkpoints: the old one, until it is moved to the floor folder."""
        own = self._own_checkpoints
        return own if own.exists() and not self.checkpoints.exists() else self.checkpoints
