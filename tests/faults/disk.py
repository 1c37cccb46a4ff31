"""A disk that fails on command."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kiosk.journal.file import connect


def disk_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | (4 << 8)  # SQLITE_IOERR_FSYNC
    return error


@dataclass
class Disk:
    """The next faults: commits that fail `before` or `after` they are written, openings, and flushes. `well` commits
    succeed first.
    """

    before: int = 0
    well: int = 0
    after: bool = False
    openings: int = 0
    flushes: int = 0

    def connect(self, path: Path) -> sqlite3.Connection:
        if self.openings:
            self.openings -= 1
            raise disk_error()
        disk = self

        class DiskConnection(sqlite3.Connection):
            def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
                if sql.startswith("PRAGMA wal_checkpoint(TRUNCATE)") and disk.flushes:
                    disk.flushes -= 1
                    raise disk_error()
                if sql != "COMMIT":
                    return super().execute(sql, values)
                if disk.well:
                    disk.well -= 1
                elif disk.before:
                    disk.before -= 1
                    raise disk_error()
                cursor = super().execute(sql, values)
                if disk.after:
                    disk.after = False
                    raise disk_error()
                return cursor

        return connect(path, DiskConnection)
