"""The journal's file: taken by one kiosk at a time, begun once, and looked at before SQLite may write to it.

A file is refused in a sentence before anything has changed: one that may not be written, that is not a journal, or that
is of another version, of another table or of another device.
"""

import contextlib
import errno
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.clock import Clock
from kiosk.core.disk import boot_id, sync_folder
from kiosk.core.errors import JournalError
from kiosk.core.text import Text, text
from kiosk.events import JournalCreated
from kiosk.journal.chain import COLUMNS, Row, genesis, public_bytes, seal_key, sealed_row
from kiosk.journal.formats import APPLICATION_ID, DICTIONARIES, FORMAT, SCHEMA, packed_row
from kiosk.journal.opened import JournalFile, explain

INSERT = f"INSERT INTO event({COLUMNS}) VALUES(?,?,?,?,?,?,?,?,?,?,?)"

Connect: TypeAlias = Callable[[Path], sqlite3.Connection]

# The log is emptied after each hand, when nobody waits; during a hand only if it grows beyond this many pages.
_LOG_PAGES = 4000


def connect(path: Path, factory: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """Open the one connection that writes. Raise sqlite3.Error."""
    db = sqlite3.connect(path, isolation_level=None, timeout=1.0, factory=factory)
    try:
        (mode,) = db.execute("PRAGMA journal_mode=WAL").fetchone()
        db.execute("PRAGMA synchronous=FULL")
        db.execute(f"PRAGMA wal_autocheckpoint={_LOG_PAGES}")
        db.execute("PRAGMA trusted_schema=OFF")
        db.execute("PRAGMA cell_size_check=ON")
    except BaseException:
        db.close()
        raise
    if mode != "wal":
        db.close()
        raise JournalError(
            "unreadable", "{path} is on a disk without write-ahead logging: use a local disk.", path=path
        )
    return db


def is_alone(path: Path) -> bool:
    """Return whether no connection has the file open, of this process or another. Raise sqlite3.Error."""
    if not path.with_name(path.name + "-shm").exists():
        return True
    with contextlib.closing(sqlite3.connect(path, timeout=0.0)) as db:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        try:
            db.execute("SELECT max(seq) FROM event").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
    return True


def lock_journal(path: Path) -> int:
    """Take the journal for this process, until the descriptor is closed. SQLite's own locks let two writers in."""
    side = path.with_name(path.name + ".lock")
    try:
        fd = os.open(side, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise file_refused(path, error) from error
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.pread(fd, 20, 0).decode("ascii", "replace").strip() or "?"
        os.close(fd)
        raise JournalError(
            "locked",
            "Another kiosk (process {holder}) has the journal {path} open: use that one, or end it and start again.",
            holder=holder,
            path=path,
        ) from error
    with suppress(OSError):  # It only helps the next process that finds the file locked.
        os.ftruncate(fd, 0)
        os.pwrite(fd, b"%d\n" % os.getpid(), 0)
    return fd


def file_refused(path: Path, error: OSError) -> JournalError:
    """Return the error for a file or folder of a journal that cannot be opened, written, or synced."""
    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return JournalError(
            "read_only", "The journal {path} is read-only: make it writable, then start again.", path=path
        )
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return JournalError("disk_full", "The disk is full and nothing was written: free space, then continue.")
    return JournalError(
        "unreadable",
        "The journal {path} cannot be opened ({strerror}): check its folder.",
        path=path,
        strerror=error.strerror,
    )


def exists(path: Path) -> bool:
    """Return whether there is a journal. Raise JournalError if it may not be written, or if half of it is gone."""
    try:
        # Do this before SQLite opens the file: closing any descriptor drops SQLite's locks on it.
        os.close(os.open(path, os.O_RDWR))
    except FileNotFoundError:
        if path.with_name(path.name + "-wal").exists():
            # SQLite would play the log of the lost journal into a new one.
            raise gone(path, text("its log is still there")) from None
        return False
    except OSError as error:
        raise file_refused(path, error) from error
    return True


def gone(path: Path, but: Text) -> JournalError:
    return JournalError("missing", "The journal {path} is gone, but {but}.", path=path, but=but)


def create(path: Path, *, table: str, key: Ed25519PrivateKey, clock: Clock, connect: Connect) -> None:
    """Begin a journal. The file gets its name when it is complete, so a file of that name is never half a journal."""
    public_key = public_bytes(key)
    what = JournalCreated(table=table, device_key=public_key.hex())
    at_ms = clock.now_ms()
    row: Row = (1, b"", None, what.KIND, what.V, at_ms, clock.mono_ns(), boot_id(), "journal", what.text())
    begins = genesis(table, public_key)
    draft = path.with_name(path.name + ".new")
    try:
        remove(draft)
        try:
            with contextlib.closing(connect(draft)) as db:
                fill(db, [sealed_row(seal_key(key), begins, row)])
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            draft.rename(path)
            sync_folder(path.parent)
        finally:
            remove(draft)
    except sqlite3.Error as error:
        raise explain(error) from error
    except OSError as error:
        raise file_refused(path, error) from error


def fill(db: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Make an empty file a journal with these events, in one commit. Raise sqlite3.Error."""
    triggers = [statement for statement in SCHEMA.values() if statement.startswith("CREATE TRIGGER")]
    db.execute("BEGIN IMMEDIATE")
    for statement in SCHEMA.values():
        if statement not in triggers:
            db.execute(statement)
    db.execute(f"PRAGMA application_id={APPLICATION_ID}")
    db.execute(f"PRAGMA user_version={FORMAT}")
    db.executemany("INSERT INTO dictionary VALUES(?, ?)", DICTIONARIES.items())
    db.executemany(INSERT, map(packed_row, rows))
    for statement in triggers:  # The triggers would refuse the gap after the first event of an archived journal.
        db.execute(statement)
    db.execute("COMMIT")


def remove(draft: Path) -> None:
    """Remove an unfinished file and its SQLite side files. Raise OSError."""
    for end in ("", "-journal", "-wal", "-shm"):
        draft.with_name(draft.name + end).unlink(missing_ok=True)


def check_owner(path: Path, table: str, key: Ed25519PrivateKey) -> None:
    """Raise JournalError unless `path` is a journal of this table and key, in our format. Read only."""
    with JournalFile.to_read(path) as reader:
        if reader.table != table:
            raise JournalError(
                "wrong_table",
                "This is the journal of table {table}, not of {wanted}: check the path; nothing was changed.",
                table=reader.table,
                wanted=table,
            )
        if reader.public_key != public_bytes(key):
            raise JournalError(
                "wrong_key", "The journal uses another device key: restore that key; nothing was changed."
            )
