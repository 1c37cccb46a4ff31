"""Find and open the volumes of a journal: whole days, by month, that were moved out of the journal's file.

Volumes are in the folder `archive` beside the journal, which may be a link to another disk. A volume is a read-only
journal file. It has the first event, which names the table; the checkpoint at which the previous volume ends; and every
event from there to its own last checkpoint. The live file continues from that checkpoint, so each file begins with the
device's signature over all earlier events, and one chain runs through all files.

A file name has the days and the events of its volume: `2026-10-01_2026-10-31_2-123456.db`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from kiosk.journal.opened import JournalFile

FOLDER: Final = "archive"
_NAME = re.compile(r"\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_(\d{1,18})-(\d{1,18})\.db")


@dataclass(frozen=True, slots=True, order=True)
class Volume:
    """An existing volume with the events from `first` to `last`."""

    last: int
    first: int
    path: Path

    @classmethod
    def at(cls, path: Path) -> Self | None:
        """Return the volume with this file name, None for another file."""
        named = _NAME.fullmatch(path.name)
        return None if named is None else cls(int(named[2]), int(named[1]), path)


def volumes(journal: Path) -> list[Volume]:
    """Return the volumes of the journal at this path that are there, oldest first. Raise OSError."""
    folder = journal.parent / FOLDER
    if not folder.is_dir():
        return []
    return sorted(filter(None, map(Volume.at, folder.iterdir())))


class Shelf:
    """The volumes of one journal, each opened when it is first asked for."""

    def __init__(self, journal: Path) -> None:
        try:
            self.volumes = volumes(journal)
        except OSError:  # The disk is unavailable: `kiosk journal verify` names what is missing.
            self.volumes = []
        self._open: dict[Path, JournalFile] = {}

    def files(self) -> Iterator[tuple[Volume, JournalFile]]:
        """Yield each volume with its file, oldest first. Raise JournalError if one cannot be opened."""
        for volume in self.volumes:
            if volume.path not in self._open:
                self._open[volume.path] = JournalFile.to_read(volume.path)
            yield volume, self._open[volume.path]

    def close(self) -> None:
        """Close the open volumes."""
        for file in self._open.values():
            file.close()
        self._open.clear()
