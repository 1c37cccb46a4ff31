"""Open one file of a journal to read, check it before it is believed, and name SQLite's errors.

`read_only` serves a second process, such as a report, while the kiosk writes: its connection can neither
write nor checkpoint, and so cannot meet the writer in the two operations that SQLite 3.7.0 to 3.51.2 can get wrong.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from kiosk.core.errors import JournalError
from kiosk.core.text import text
from kiosk.events import JournalCreated, read
from kiosk.journal.chain import COLUMNS, Row, another_version, chain, changed, genesis
from kiosk.journal.formats import APPLICATION_ID, FORMAT, SCHEMA, unpacked_row

_SENTENCES = {
    sqlite3.SQLITE_FULL: ("disk_full", text("The disk is full and nothing was written: free space, then continue.")),
    sqlite3.SQLITE_IOERR: ("disk_error", text("The disk failed, so nothing was written: call a technician.")),
    sqlite3.SQLITE_READONLY: ("read_only", text("The journal is read-only: make its disk writable, then continue.")),
    sqlite3.SQLITE_CANTOPEN: ("unreadable", text("The journal cannot be opened: check its folder and its disk.")),
    sqlite3.SQLITE_PERM: ("unreadable", text("The journal cannot be opened: check the permissions of its file.")),
    sqlite3.SQLITE_BUSY: ("locked", text("Another program has the journal open: close that program.")),
    sqlite3.SQLITE_LOCKED: ("locked", text("Another program has the journal open: close that program.")),
    sqlite3.SQLITE_CORRUPT: ("damaged", text("The journal is damaged: keep the file.")),
    sqlite3.SQLITE_NOTADB: ("damaged", text("The journal is damaged: keep the file.")),
    sqlite3.SQLITE_NOMEM: ("no_memory", text("Out of memory, so nothing was written: restart the kiosk.")),
}

_NO_ROOM: Final = frozenset({sqlite3.SQLITE_IOERR_SHMSIZE})  # No room for the index of the log, which is made again.


FILE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""The errors that SQLite raises: the second if its own message quotes damaged text that is not UTF-8."""


def explain(error: sqlite3.Error | UnicodeDecodeError) -> JournalError:
    """Return the error for the person at the table that explains an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    primary = sqlite3.SQLITE_FULL if code in _NO_ROOM else code & 0xFF
    # Text that is no longer UTF-8 is reported by Python without an error code.
    if primary == sqlite3.SQLITE_ERROR and "decode" in str(error).lower():
        primary = sqlite3.SQLITE_CORRUPT
    if primary not in _SENTENCES:
        return JournalError("failed", "The journal failed ({error}): call a technician.", error=error)
    return JournalError(*_SENTENCES[primary])


def read_only(path: Path) -> sqlite3.Connection:
    """Open a connection that can neither write nor checkpoint. Raise sqlite3.Error."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=1.0)
    try:
        db.execute("PRAGMA query_only=ON")
    except BaseException:
        db.close()
        raise
    return db


def check_format(db: sqlite3.Connection, path: Path) -> None:
    """Raise JournalError unless this is a journal in our format. Read only."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise JournalError(
            "not_a_journal", "{path} is empty or not a journal: check the path; nothing was changed.", path=path
        )
    if version != FORMAT:
        raise another_version(f"format {version}")
    found = {str(name): str(sql) for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL")}
    for name in SCHEMA.keys() | found.keys():
        if found.get(name) != SCHEMA.get(name):
            raise JournalError("schema", "The journal’s {name} was altered: keep the file.", name=name)


_FIRST: Final = "SELECT {} FROM event WHERE seq = 1"


class JournalFile:
    """A file of a journal. The caller owns the connection."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self.db = db
        self.path = path
        first = next(_unpacked(_cells(db, _FIRST.format(COLUMNS))), None)
        if first is None or first[3] != JournalCreated.KIND:
            raise changed(1, text("is not the first event"))
        self.table, self.public_key = _created(first)
        self.genesis = genesis(self.table, self.public_key)
        if chain(self.genesis, first) != first[10]:
            raise changed(1, text("was altered"))

    def close(self) -> None:
        """Close the file. Rows that were read stay valid."""
        self.db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @classmethod
    def to_read(cls, path: Path) -> Self:
        """Open a file to read it, also while a kiosk writes it.

        Raise JournalError: `missing`, `not_a_journal`, `version`, `schema`, `changed`, `damaged`, `unreadable`.
        """
        if not path.is_file():
            raise JournalError("missing", "Journal {path} not found: check the path.", path=path)
        with contextlib.ExitStack() as undo:
            try:
                _roll_back(path)
                db = read_only(path)
                undo.callback(db.close)
                check_format(db, path)
                opened = cls(db, path)
            except FILE_ERRORS as error:
                raise explain(error) from error
            undo.pop_all()
            return opened

    def first_seq(self) -> int:
        """Return the seq from which on the file holds every event. Before it, it holds the first one only."""
        ((seq,),) = self.cells("SELECT min(seq) FROM event WHERE seq > 1")
        return 1 if seq is None or seq == 2 else int(seq)

    def last_seq(self) -> int:
        """Return the seq of the newest event."""
        ((seq,),) = self.cells("SELECT max(seq) FROM event")
        return int(seq or 0)

    def structure_faults(self) -> list[str]:
        """Return at most 20 faults that SQLite finds in the file and its indexes. A long file takes seconds."""
        return [str(text) for (text,) in self.cells("PRAGMA integrity_check(20)") if text != "ok"]

    def row(self, sql: str, *values: object) -> Row | None:
        """Return the first row of a query for whole rows."""
        for row in self.rows(sql, *values):
            return row
        return None

    def rows(self, sql: str, *values: object) -> Iterator[Row]:
        """Yield the events that a query finds; `{}` is replaced by all columns. Raise JournalError as `cells` does."""
        return _unpacked(self.cells(sql.format(COLUMNS), *values))

    def cells(self, sql: str, *values: object) -> Iterator[Row]:
        """Yield the rows of a query as the file has them. Raise JournalError for SQLite's errors."""
        return _cells(self.db, sql, *values)


def _roll_back(path: Path) -> None:
    """Let SQLite roll back an interrupted transaction: a read-only connection cannot open such a file."""
    if path.with_name(f"{path.name}-journal").exists() and os.access(path, os.W_OK):
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _cells(db: sqlite3.Connection, sql: str, *values: object) -> Iterator[Row]:
    try:
        # Close nothing here: a reader that fails may have closed the file before.
        yield from iter(db.execute(sql, values).fetchone, None)
    except FILE_ERRORS as error:
        raise explain(error) from error


def _unpacked(rows: Iterator[Row]) -> Iterator[Row]:
    for row in rows:
        try:
            yield unpacked_row(row)
        except ValueError as error:
            raise damaged() from error


def damaged() -> JournalError:
    return JournalError(*_SENTENCES[sqlite3.SQLITE_CORRUPT])


def _created(row: Row) -> tuple[str, bytes]:
    """Return the table and the public key that the first event names."""
    try:
        what = read(JournalCreated.KIND, JournalCreated.V, row[9])
        assert isinstance(what, JournalCreated), "it was asked for by its kind"
        what = replace(what)  # This checks it: nothing guards this event before it is read.
    except (AssertionError, ValueError, TypeError, KeyError) as error:
        raise changed(1, text("cannot be read")) from error
    return what.table, bytes.fromhex(what.device_key)
