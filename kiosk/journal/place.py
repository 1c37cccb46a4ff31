"""Check where a journal's file is, so that no event is acknowledged into a file that no one will find.

A file that was deleted, moved or replaced while it is open silently accepts every write, and is gone when it is closed;
one that was cut short has holes. So after each commit, and before it is acknowledged, the file and its log are looked
up by their names: they must be those that were opened, and never shorter than they were. The next commit would fill the
hole that a cut has left in the log, so that its length is looked at before each one, too.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeAlias

from kiosk.core.errors import JournalError

_Found: TypeAlias = tuple[int, int, int]  # (device, inode, bytes)


@dataclass(slots=True)
class JournalPlace:
    """A journal's file and its log as they were when they were last looked at; None for a log that is not there yet."""

    file: _Found | None
    log: _Found | None

    @classmethod
    def of(cls, path: Path) -> Self:
        """Return the present places of the file and its log."""
        return cls(_found(os.fspath(path)), _found(f"{path}-wal"))

    def check(self, path: Path) -> None:
        """Check again. Raise JournalError `moved` if one of them was replaced, moved, or truncated."""
        file, log = _found(os.fspath(path)), _found(f"{path}-wal")
        is_same = file is not None and file == self.file
        if not ((is_same or _goes_on(self.file, file)) and (self.log is None or _goes_on(self.log, log))):
            raise _moved(path)
        self.file, self.log = file, log

    def check_log(self, path: Path) -> None:
        """Look before a commit. Raise JournalError `moved` if the log was cut since the last one."""
        if self.log is not None and (log := _found(f"{path}-wal")) != self.log and not _goes_on(self.log, log):
            raise _moved(path)


def _found(name: str) -> _Found | None:
    try:
        state = os.stat(name)  # noqa: PTH116, it is done at each commit
    except OSError:
        return None
    return state.st_dev, state.st_ino, state.st_size


def _moved(path: Path) -> JournalError:
    return JournalError(
        "moved",
        (
            "The journal {path} was deleted, moved or cut while the table was open: stop dealing, leave "
            "the folder as it is, and call a technician."
        ),
        path=path,
    )


def _goes_on(before: _Found | None, now: _Found | None) -> bool:
    return before is not None and now is not None and before[:2] == now[:2] and before[2] <= now[2]
