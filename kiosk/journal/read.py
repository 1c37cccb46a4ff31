"""Read the journal: from its end, by the number of a hand, or from an event on. Nothing here writes.

Reads that a running table needs do not depend on the length of the journal: they go back from the end to the last
checkpoint, and find a hand through its index. Long reads go page by page, so that no read delays a commit.

Archived days are read as if they were still in the file (`volumes.py`); their files are opened only when they are
needed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.errors import JournalError
from kiosk.core.file_plan import PLAN_FILE
from kiosk.events import (
    CATALOG,
    HandOpened,
    HandReopened,
    HandSettled,
    HandVoided,
    Happening,
    Signed,
    Unknown,
)
from kiosk.journal.chain import COLUMNS, Event, Row, Unseal, another_version, load_or_create_key, public_bytes
from kiosk.journal.face_down import CardCipher
from kiosk.journal.opened import JournalFile
from kiosk.journal.volumes import Shelf

_PAGE = 1000
_ENDS = (HandSettled.KIND, HandVoided.KIND)


def read_journal(path: Path, key: Path | None = None) -> JournalReader:
    """Open a journal to read it, also while a kiosk writes it.

    With the file of the device's `key`, if it exists, face-down cards can be read, too. Raise
    JournalError as `JournalFile.to_read` and `load_or_create_key` do, and `unfinished` while its records are being
    moved: to read it then would leave a log in its old place.
    """
    if (path.parent / PLAN_FILE).exists():
        raise unfinished(path.parent)
    reader = JournalReader.to_read(path)
    try:
        if key is not None and key.exists():
            reader.unseal_with(load_or_create_key(key))
    except BaseException:
        reader.close()
        raise
    return reader


def unfinished(folder: Path) -> JournalError:
    """Return the error for records whose move was interrupted."""
    return JournalError(
        "unfinished",
        "Moving the records in {folder} was interrupted: a manager repeats kiosk journal begin-again, or adds "
        "--reverse.",
        folder=folder,
    )


class JournalReader(JournalFile):
    """A journal that can be read, with the days that were archived. The caller owns the connection."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        super().__init__(db, path)
        self._shelf = Shelf(path)
        self._unseal: Unseal | None = None

    def unseal_with(self, key: Ed25519PrivateKey) -> None:
        """Open face-down cards from now on, if this is the key with which they were sealed."""
        if public_bytes(key) == self.public_key:
            self._unseal = CardCipher(key, self.genesis).opened

    def _event(self, row: Row) -> Event:
        return Event(row, unseal=self._unseal)

    def close(self) -> None:
        super().close()
        self._shelf.close()

    def last_hand(self) -> int:
        """Return the number of the newest hand, 0 before the first one. It is never archived."""
        ((hand,),) = self.cells("SELECT max(hand) FROM event WHERE hand IS NOT NULL")
        return int(hand or 0)

    def since_checkpoint(self) -> tuple[Mapping[str, Any] | None, list[Event]]:
        """Return the state of the newest checkpoint, None if there is none, and every event after it, in order.

        The time it takes is that of the events it returns. Raise JournalError `version` if one of them is of a kind or
        version that this program does not know.
        """
        rows, checkpoint = self.tail()
        events = self.known(rows)
        return (None if checkpoint is None else self._event(checkpoint).of(Signed).state), events

    def known(self, rows: list[Row]) -> list[Event]:
        """Return the events of rows. Raise JournalError `version` for a kind or version unknown to this program."""
        events = [self._event(row) for row in rows]
        for event in events:
            if isinstance(event.what, Unknown):
                raise another_version(f"{event.kind} {event.v}")
        return events

    def tail(self) -> tuple[list[Row], Row | None]:
        """Return the rows after the newest checkpoint, in order, and the checkpoint itself."""
        rows: list[Row] = []
        for row in self.rows("SELECT {} FROM event ORDER BY seq DESC"):
            if row[3] == Signed.KIND:
                return rows[::-1], row
            rows.append(row)
        return rows[::-1], None

    def hand(self, number: int) -> list[Event]:
        """Return every event of a hand, in order, whenever it was written; nothing if there is no such hand."""
        query = "SELECT {} FROM event WHERE hand = ? AND seq > ? ORDER BY seq"
        return [self._event(row) for file, after in self._with_hand(number) for row in file.rows(query, number, after)]

    def hands(self, limit: int, *, before: int | None = None) -> list[Event]:
        """Return the opening events of the newest `limit` hands, newest first, those with a number below `before`."""
        newest = self.last_hand() if before is None else min(before - 1, self.last_hand())
        query = "SELECT {} FROM event WHERE hand = ? ORDER BY seq LIMIT 1"
        found = []
        for number in range(newest, max(newest - limit, 0), -1):
            for file, _ in self._with_hand(number):
                row = file.row(query, number)
                if row is not None:
                    found.append(self._event(row))
                    break
        return found

    def finished(self, first: int, last: int) -> Iterator[tuple[Event, Event]]:
        """Yield the opening and the latest end of each hand from `first` to `last` that is over, in order."""
        files = self._with_hand(first)
        openings: dict[int, Row] = {}
        ends: dict[int, Row] = {}
        query = (
            "SELECT {{}} FROM event WHERE seq IN "
            "(SELECT {}(seq) FROM event WHERE hand BETWEEN ? AND ? AND seq > ? GROUP BY hand) ORDER BY seq"
        )
        for file, after in files:
            for row in file.rows(query.format("min"), first, last, after):
                openings.setdefault(row[2], row)
            for row in file.rows(query.format("max"), first, last, after):
                ends[row[2]] = row
        for number, opened in openings.items():
            newest = ends[number]
            # Events about the hand may have been written after it was over.
            end = newest if newest[3] in _ENDS else _latest(files, number)
            if end is not None and end[3] != HandReopened.KIND:
                yield self._event(opened), self._event(end)

    def hands_with(self, first: int, last: int, *kinds: type[Happening]) -> Iterator[tuple[int, type[Happening]]]:
        """Yield each hand from `first` to `last` that has events of these kinds, once with each kind."""
        query = f"SELECT DISTINCT hand, kind FROM event WHERE hand BETWEEN ? AND ?{_of(kinds)}"  # noqa: S608, only marks
        seen = set()
        for file, _ in self._with_hand(first):
            for found in file.cells(query, first, last, *_names(kinds)):
                if found not in seen:
                    seen.add(found)
                    yield found[0], CATALOG[found[1]]

    def event(self, seq: int) -> Event | None:
        """Return one event, None if there is none with this seq."""
        for file, _ in reversed(self._with_event(seq)):
            row = file.row("SELECT {} FROM event WHERE seq = ?", seq)
            if row is not None:
                return self._event(row)
        return None

    def before(self, seq: int, *kinds: type[Happening], most: int = 20_000) -> Iterator[Event]:
        """Yield the events of these kinds among the `most` events before `seq`, newest first."""
        query = f"SELECT {{}} FROM event WHERE seq < ? AND seq >= ?{_of(kinds)} ORDER BY seq DESC"  # noqa: S608, only marks
        for file, after in reversed(self._with_event(seq - most)):
            yield from map(self._event, file.rows(query, seq, max(seq - most, after + 1), *_names(kinds)))

    def events(self, from_seq: int = 1, *kinds: type[Happening]) -> Iterator[Event]:
        """Yield every event from `from_seq` on, in order, up to the newest at that time.

        If `kinds` are named, yield only events of those; the others are not read from the file.
        """
        for page in self.pages(from_seq, kinds=kinds):
            yield from map(self._event, page)

    def pages(
        self, from_seq: int = 1, size: int = _PAGE, *, kinds: tuple[type[Happening], ...] = ()
    ) -> Iterator[list[Row]]:
        """Yield the raw rows from `from_seq` on, at most `size` at a time. No read stays open between two pages."""
        query = f"SELECT {{}} FROM event WHERE seq >= ?{_of(kinds)} ORDER BY seq LIMIT ?"  # noqa: S608, only marks
        for file, after in self._with_event(from_seq):
            next_seq = max(from_seq, after + 1)
            while rows := list(file.rows(query, next_seq, *_names(kinds), size)):
                yield rows
                next_seq = rows[-1][0] + 1

    def digest(self, first: int, last: int) -> bytes:
        """Return a digest of the events from the first to the last as the files keep them, b"" if one cannot be read.

        It takes a fifth of the time of verifying them, and tells whether verified events are still the same.
        """
        query, found = f"SELECT {COLUMNS} FROM event WHERE seq BETWEEN ? AND ? ORDER BY seq", sha256()  # noqa: S608
        try:
            for file, after in self._with_event(first):
                for row in file.cells(query, max(first, after + 1), last):
                    found.update(repr(row).encode())
        except JournalError:
            return b""
        return found.digest()

    def seqs(self, from_seq: int, count: int) -> list[int]:
        """Return the seq of up to `count` events from `from_seq` on, also of those that cannot be read."""
        query = "SELECT seq FROM event WHERE seq >= ? ORDER BY seq LIMIT ?"
        found: list[int] = []
        for file, after in self._with_event(from_seq):
            found += [seq for (seq,) in file.cells(query, max(from_seq, after + 1), count - len(found))]
        return found

    @property
    def shelf(self) -> Shelf:
        """Return the days that were archived."""
        return self._shelf

    def _files(self) -> list[tuple[JournalFile, int]]:
        """Return each file of the journal, oldest first, with the last event that an older one has."""
        found: list[tuple[JournalFile, int]] = []
        after = 0
        for volume, file in self._shelf.files():
            if file.genesis != self.genesis:
                raise JournalError(
                    "archive", "The archive {path} belongs to another journal: move it elsewhere.", path=volume.path
                )
            found.append((file, after))
            after = volume.last
        return [*found, (self, after)]

    def _with_hand(self, number: int) -> list[tuple[JournalFile, int]]:
        if self._shelf.volumes:
            first = self.row("SELECT {} FROM event WHERE hand = ? ORDER BY seq LIMIT 1", number)
            if first is None or first[3] != HandOpened.KIND:
                return self._files()
        return [(self, 0)]

    def _with_event(self, seq: int) -> list[tuple[JournalFile, int]]:
        return self._files() if self._shelf.volumes and seq < self.first_seq() else [(self, 0)]


def _latest(files: list[tuple[JournalFile, int]], number: int) -> Row | None:
    """Return the latest event that has ended a hand, or opened it again."""
    query = "SELECT {} FROM event WHERE hand = ? AND kind IN (?, ?, ?) ORDER BY seq DESC LIMIT 1"
    for file, _ in reversed(files):
        row = file.row(query, number, *_ENDS, HandReopened.KIND)
        if row is not None:
            return row
    return None


def _of(kinds: tuple[type[Happening], ...]) -> str:
    return f" AND kind IN ({', '.join('?' * len(kinds))})" if kinds else ""


def _names(kinds: tuple[type[Happening], ...]) -> Iterator[str]:
    return (kind.KIND for kind in kinds)
