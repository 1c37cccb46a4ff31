"""Read the newest events again from the disk while the journal is open.

SQLite checks the sums of a log when it opens it, and trusts it from then on: a page that was altered there is read, and
copied to the main file, as it is. The full verification comes by once an hour; this reads the newest events, through a
separate connection without a cache.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final

from kiosk.core.errors import JournalError
from kiosk.journal.chain import Row, chain
from kiosk.journal.opened import FILE_ERRORS, JournalFile, explain, read_only
from kiosk.journal.verification import foreign, missing, not_written
from kiosk.journal.write import Journal

MIN_EVENTS: Final = 100  # About three hands.
_FOUND: Final = frozenset({"changed", "damaged"})
_NEWEST: Final = "SELECT {} FROM event WHERE seq > ? ORDER BY seq"


class JournalTail:
    """The newest events of a journal since it was opened, `MIN_EVENTS` and more where there are as many."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.since = self._next = journal.head

    def look(self) -> tuple[str, ...]:
        """Return the faults of the newest events on the disk; none if they cannot be read now."""
        head = self._journal.head
        if self._journal.in_doubt:
            return ()
        try:
            with closing(read_only(self._journal.path)) as db:
                rows = list(JournalFile(db, self._journal.path).rows(_NEWEST, self.since[0]))
        except (JournalError, *FILE_ERRORS) as error:
            said = error if isinstance(error, JournalError) else explain(error)
            return (str(said),) if said.code in _FOUND else ()
        found = tuple(dict.fromkeys(_wrong(rows, self.since, head)))
        if head[0] - self._next[0] >= MIN_EVENTS:
            self.since, self._next = self._next, head
        return found


def _wrong(rows: Sequence[Row], since: tuple[int, bytes], head: tuple[int, bytes]) -> Iterator[str]:
    """Yield the faults of rows that should lead from one end of the chain to the other."""
    seq, before = since
    for row in rows:
        if row[0] > head[0]:
            yield foreign(row[0])
            continue
        if row[0] > seq + 1:
            yield missing(seq + 1, row[0] - 1)
        elif not _follows(before, row):
            yield not_written(row[0])
        seq, before = row[0], row[10]
    if seq < head[0]:
        yield missing(seq + 1, head[0])
    elif before != head[1]:
        yield not_written(seq)


def _follows(before: bytes, row: Row) -> bool:
    try:
        return bool(chain(before, row) == row[10])
    except ValueError:
        return False
