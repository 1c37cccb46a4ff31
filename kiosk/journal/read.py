"""Reading the journal: by its end, by the number of a hand, or from one event on. Nothing here writes.

What a table needs while it runs never depends on how long the journal is: the tail is walked backwards to the last
checkpoint, and a hand is found through its index. Long reads go page by page, so that no read holds up a commit.

`read_journal` serves a second process, such as a report, while the kiosk writes: its connection can neither
write nor checkpoint, and so cannot meet the writer in the two operations that SQLite 3.7.0 to 3.51.2 can get wrong.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kiosk.core.errors import JournalError
from kiosk.core.text import text
from kiosk.events import (
    CATALOGUE,
    HandReopened,
    HandSettled,
    HandVoided,
    Happening,
    JournalCreated,
    Signed,
    Unknown,
    read,
)
from kiosk.journal.chain import COLUMNS, Event, Row, chain, changed, genesis, newer
from kiosk.journal.formats import APPLICATION_ID, FORMAT, FORMATS, Format

NEWEST = "SELECT {} FROM event ORDER BY seq DESC LIMIT 1"

_PAGE = 1000
_ENDS = (HandSettled.KIND, HandVoided.KIND)

_SENTENCES = {
    sqlite3.SQLITE_FULL: ("disk_full", text("The disk is full, so nothing was written: free some space, then go on.")),
    sqlite3.SQLITE_IOERR: ("disk_error", text("The disk failed, so nothing was written: call a technician.")),
    sqlite3.SQLITE_READONLY: ("read_only", text("The journal may not be written: make its disk writable, then go on.")),
    sqlite3.SQLITE_CANTOPEN: ("unreadable", text("The journal cannot be opened: check its folder and its disk.")),
    sqlite3.SQLITE_PERM: ("unreadable", text("The journal cannot be opened: check the permissions of its file.")),
    sqlite3.SQLITE_BUSY: ("locked", text("Another program has the journal open: close it, then go on.")),
    sqlite3.SQLITE_LOCKED: ("locked", text("Another program has the journal open: close it, then go on.")),
    sqlite3.SQLITE_CORRUPT: ("damaged", text("The journal is damaged: keep the file, and call a supervisor.")),
    sqlite3.SQLITE_NOTADB: ("damaged", text("The journal is damaged: keep the file, and call a supervisor.")),
    sqlite3.SQLITE_NOMEM: ("no_memory", text("There is no memory left, so nothing was written: restart the kiosk.")),
}


def explain(error: sqlite3.Error) -> JournalError:
    """Return what an error of SQLite means to the person at the table."""
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    # Text that is no longer UTF-8 is reported by Python, without a code of its own.
    if primary == sqlite3.SQLITE_ERROR and "decode" in str(error).lower():
        primary = sqlite3.SQLITE_CORRUPT
    if primary not in _SENTENCES:
        return JournalError("failed", "The journal failed ({error}): call a technician.", error=error)
    return JournalError(*_SENTENCES[primary])


def read_only(path: Path) -> sqlite3.Connection:
    """Open a connection that can neither write nor checkpoint. Raise sqlite3.Error."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=1.0)
    db.execute("PRAGMA query_only=ON")
    return db


def check_format(db: sqlite3.Connection, path: Path) -> None:
    """Raise JournalError unless this is a journal in a format that we know. Read only."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise JournalError(
            "not_a_journal", "{path} is empty or not a journal: check the path; nothing was changed.", path=path
        )
    if version > FORMAT.number:
        raise newer(f"format {version}")
    schema = _format_of(db).schema
    found = {str(name): str(sql) for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL")}
    for name in schema.keys() | found.keys():
        if found.get(name) != schema.get(name):
            raise JournalError(
                "schema", "The journal's {name} was changed by hand: keep the file, and call a supervisor.", name=name
            )


def _format_of(db: sqlite3.Connection) -> Format:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return FORMATS.get(version, FORMAT)


def read_journal(path: Path) -> JournalReader:
    """Open a journal to read it, also while a kiosk writes it.

    Raise JournalError: `missing`, `not_a_journal`, `newer`, `schema`, `changed`, `damaged`, `unreadable`.
    """
    if not path.is_file():
        raise JournalError("missing", "There is no journal {path}: check the path.", path=path)
    with contextlib.ExitStack() as undo:
        try:
            db = read_only(path)
            undo.callback(db.close)
            check_format(db, path)
            reader = JournalReader(db, path)
        except sqlite3.Error as error:
            raise explain(error) from error
        undo.pop_all()
        return reader


class JournalReader:
    """A journal that can be read. The connection belongs to whoever made it."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._format = _format_of(db)
        self.path = path
        first = self._one("SELECT {} FROM event WHERE seq = 1")
        if first is None or first[3] != JournalCreated.KIND:
            raise changed(1, text("does not begin the journal"))
        self.table, self.public_key = _created(first)
        self.genesis = genesis(self.table, self.public_key)
        if chain(self.genesis, first) != first[10]:
            raise changed(1, text("is not what was written"))

    def close(self) -> None:
        """Close it. What was read stays valid."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ------------------------------------------------------------------------------------------------- by its end

    def first_seq(self) -> int:
        """Return the seq from which on the file holds every event."""
        ((seq,),) = self._each("SELECT min(seq) FROM event WHERE seq > 1")
        return 1 if seq is None or seq == 2 else int(seq)

    def last_seq(self) -> int:
        """Return the seq of the newest event."""
        ((seq,),) = self._each("SELECT max(seq) FROM event")
        return int(seq or 0)

    def last_hand(self) -> int:
        """Return the number of the newest hand, 0 before the first one."""
        ((hand,),) = self._each("SELECT max(hand) FROM event WHERE hand IS NOT NULL")
        return int(hand or 0)

    def since_checkpoint(self) -> tuple[Mapping[str, Any] | None, list[Event]]:
        """Return the state of the newest checkpoint, None if there is none, and every event after it, in order.

        The time it takes is that of the events it returns. Raise JournalError `newer` if one of them is of a kind or
        version that this program does not know.
        """
        rows, checkpoint = self._tail()
        events = [Event(row) for row in rows]
        for event in events:
            if isinstance(event.what, Unknown):
                raise newer(f"{event.kind} {event.v}")
        return (None if checkpoint is None else Event(checkpoint).of(Signed).state), events

    def _tail(self) -> tuple[list[Row], Row | None]:
        """Return the rows after the newest checkpoint, in order, and the checkpoint itself."""
        rows: list[Row] = []
        for row in self._rows("SELECT {} FROM event ORDER BY seq DESC"):
            if row[3] == Signed.KIND:
                return rows[::-1], row
            rows.append(row)
        return rows[::-1], None

    # -------------------------------------------------------------------------------------------------- by the hand

    def hand(self, number: int) -> list[Event]:
        """Return every event of a hand, in order, whenever it was written; nothing if there is no such hand."""
        return [Event(row) for row in self._rows("SELECT {} FROM event WHERE hand = ? ORDER BY seq", number)]

    def hands(self, limit: int, *, before: int | None = None) -> list[Event]:
        """Return the opening events of the newest `limit` hands, newest first, those with a number below `before`."""
        newest = self.last_hand() if before is None else min(before - 1, self.last_hand())
        found = []
        for number in range(newest, max(newest - limit, 0), -1):
            row = self._one("SELECT {} FROM event WHERE hand = ? ORDER BY seq LIMIT 1", number)
            if row is not None:
                found.append(Event(row))
        return found

    # ------------------------------------------------------------------------------------------------- from an event

    def event(self, seq: int) -> Event | None:
        """Return one event, None if there is none with this seq."""
        row = self._one("SELECT {} FROM event WHERE seq = ?", seq)
        return None if row is None else Event(row)

    def finished(self, first: int, last: int) -> Iterator[tuple[Event, Event]]:
        """Yield the opening and the latest end of each hand from `first` to `last` that is over, in order."""
        ends = {}
        for row in self._rows(
            "SELECT {} FROM event WHERE seq IN (SELECT max(seq) FROM event WHERE hand BETWEEN ? AND ? GROUP BY hand)",
            first, last,
        ):  # fmt: skip
            ends[row[2]] = row
        for opened in self._rows(
            "SELECT {} FROM event WHERE seq IN (SELECT min(seq) FROM event WHERE hand BETWEEN ? AND ? GROUP BY hand)"
            " ORDER BY seq",
            first, last,
        ):  # fmt: skip
            end: Row | None = ends[opened[2]]
            if end is not None and end[3] not in _ENDS:  # something about the hand was written after it was over
                end = self._one(
                    "SELECT {} FROM event WHERE hand = ? AND kind IN (?, ?, ?) ORDER BY seq DESC LIMIT 1",
                    opened[2], *_ENDS, HandReopened.KIND,
                )  # fmt: skip
            if end is not None and end[3] != HandReopened.KIND:
                yield Event(opened), Event(end)

    def hands_with(self, first: int, last: int, *kinds: type[Happening]) -> Iterator[tuple[int, type[Happening]]]:
        """Yield each hand from `first` to `last` that has events of these kinds, once with each kind."""
        query = f"SELECT DISTINCT hand, kind FROM event WHERE hand BETWEEN ? AND ?{_of(kinds)}"  # noqa: S608, only marks
        for hand, kind in self._each(query, first, last, *_names(kinds)):
            yield hand, CATALOGUE[kind]

    def before(self, seq: int, *kinds: type[Happening], most: int = 20_000) -> Iterator[Event]:
        """Yield the events of these kinds among the `most` events before `seq`, newest first."""
        query = f"SELECT {{}} FROM event WHERE seq < ? AND seq >= ?{_of(kinds)} ORDER BY seq DESC"  # noqa: S608, only marks
        yield from map(Event, self._rows(query, seq, seq - most, *_names(kinds)))

    def events(self, from_seq: int = 1, *kinds: type[Happening]) -> Iterator[Event]:
        """Yield every event from `from_seq` on, in order, up to what is the newest when it is reached.

        Where `kinds` are named, yield events of those only: the others are not even read from the file.
        """
        for page in self.pages(from_seq, kinds=kinds):
            yield from map(Event, page)

    def pages(
        self, from_seq: int = 1, size: int = _PAGE, *, kinds: tuple[type[Happening], ...] = ()
    ) -> Iterator[list[Row]]:
        """Yield the raw rows from `from_seq` on, at most `size` at a time. No read stays open between two pages."""
        query = f"SELECT {{}} FROM event WHERE seq >= ?{_of(kinds)} ORDER BY seq LIMIT ?"  # noqa: S608, only marks
        while True:
            rows = list(self._rows(query, from_seq, *_names(kinds), size))
            if not rows:
                return
            yield rows
            from_seq = rows[-1][0] + 1

    # --------------------------------------------------------------------------------------------------- verifying

    def seqs(self, from_seq: int, count: int) -> list[int]:
        """Return the seq of up to `count` events from `from_seq` on, also of those that cannot be read."""
        return [
            row[0] for row in self._each("SELECT seq FROM event WHERE seq >= ? ORDER BY seq LIMIT ?", from_seq, count)
        ]

    def structure_faults(self) -> list[str]:
        """Return what SQLite finds wrong in the whole file and its indexes, at most 20. It takes seconds if long."""
        return [str(text) for (text,) in self._each("PRAGMA integrity_check(20)") if text != "ok"]

    # ------------------------------------------------------------------------------------------------------ inside

    def _one(self, sql: str, *values: object) -> Row | None:
        """Return the first row of a query for whole rows."""
        for row in self._rows(sql, *values):
            return row
        return None

    def _rows(self, sql: str, *values: object) -> Iterator[Row]:
        """Yield the events that a query finds; `{}` stands for all columns. Raise JournalError as `_each` does."""
        for row in self._each(sql.format(COLUMNS), *values):
            try:
                yield self._format.told(row)
            except ValueError as error:
                raise damaged() from error

    def _each(self, sql: str, *values: object) -> Iterator[Row]:
        """Yield the rows of a query as the file has them. Raise JournalError for SQLite's errors."""
        try:
            cursor = self._db.execute(sql, values)
            try:
                yield from cursor
            finally:
                cursor.close()  # an open read would keep the log from being emptied
        except sqlite3.Error as error:
            raise explain(error) from error


def _of(kinds: tuple[type[Happening], ...]) -> str:
    return f" AND kind IN ({', '.join('?' * len(kinds))})" if kinds else ""


def _names(kinds: tuple[type[Happening], ...]) -> Iterator[str]:
    return (one.KIND for one in kinds)


def damaged() -> JournalError:
    return JournalError(*_SENTENCES[sqlite3.SQLITE_CORRUPT])


def _created(row: Row) -> tuple[str, bytes]:
    """Return the table and the public key that the first event names."""
    try:
        what = read(JournalCreated.KIND, JournalCreated.V, row[9])
        assert isinstance(what, JournalCreated), "it was asked for by its kind"
        what = replace(what)  # which checks it: nothing guards this event before it is read
    except (AssertionError, ValueError, TypeError, KeyError) as error:
        raise changed(1, text("cannot be read")) from error
    return what.table, bytes.fromhex(what.device_key)
