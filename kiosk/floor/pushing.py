"""Push a table's events and state to the floor. Pushing twice has the effect of once."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

import psycopg

from kiosk.floor.publishing.device_reports import report_rows
from kiosk.floor.server.server import FloorError
from kiosk.journal import JournalReader

_PUSH: Final = """SELECT * FROM floor.push(%s::bytea, %s::bigint, %s::bytea, %s::bytea,
  %s::bigint[], %s::bytea[], %s::bigint[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::bytea[],
  %s::text[], %s::text[], %s::bytea[], %s::json)"""
_FIELDS: Final = 11  # Columns of a row of the journal.
AT_ONCE: Final = 200  # Events per push, so that the server answers soon.


class PushStatus(StrEnum):
    """The floor's answer to a push."""

    OK = "ok"
    GAP = "gap"  # Earlier events are missing on the server: continue from its newest one.
    FORK = "fork"  # The journal diverged: this disk was restored or copied.
    FORGED = "forged"  # The hash of an event does not match its fields.
    UNKNOWN = "unknown"  # The table is unknown, or has another device key than at enrollment.


PARTED: Final = (PushStatus.FORK, PushStatus.FORGED)
"""The floor's answers to a journal of which it takes no more."""


class Pushed(NamedTuple):
    """The floor’s answer, and the newest event that it has: its `seq` and `hash`; 0 and the first hash for none."""

    status: PushStatus
    seq: int
    hash: bytes


def push(
    db: psycopg.Connection[Any],
    *,
    key: bytes,
    last: tuple[int, bytes],
    before: bytes,
    rows: Sequence[tuple[Any, ...]] = (),
    standing: str | None = None,
) -> Pushed:
    """Push rows of the journal (`COLUMNS`), in order and without a gap, and return the floor's progress.

    `key` is the device's public key, `last` seq and hash of the newest event at the table, `before` the hash before the
    first row, and `standing` the table's status, as JSON. Raise psycopg.Error; the rows may have arrived all the same.
    """
    words = push_words(key=key, last=last, before=before, rows=rows, standing=standing)
    answer = db.execute(*words).fetchone()
    assert answer is not None
    status, seq, head = answer
    return Pushed(PushStatus(status), seq, bytes(head or b""))


def show(db: psycopg.Connection[Any], body: bytes) -> None:
    """Push a picture of a call, which is stored under its hash. Pushing it twice has the effect of once."""
    db.execute("SELECT floor.show(%s)", (body,))


def push_words(
    *,
    key: bytes,
    last: tuple[int, bytes],
    before: bytes,
    rows: Sequence[tuple[Any, ...]] = (),
    standing: str | None = None,
) -> tuple[str, tuple[Any, ...]]:
    """Return the statement of a push, and its values."""
    columns = list(zip(*rows, strict=True)) if rows else [()] * _FIELDS
    return _PUSH, (key, *last, before, *(list(column) for column in columns), standing)


def push_on(
    db: psycopg.Connection[Any],
    journal: JournalReader,
    had: Pushed | None,
    *,
    upto: int,
    standing: str | None = None,
    most: int = AT_ONCE,
    vouch: Callable[[bytes], bytes] | None = None,
) -> Pushed:
    """Push the next events of a journal, at most `most`, up to `upto`. Return the server's progress.

    `had` is its progress before; None asks first. `vouch` signs as the table's device. Raise psycopg.Error and
    JournalError.
    """
    rows: list[tuple[Any, ...]] = []
    if had is not None and had.seq < upto:
        rows = [row for row in next(journal.pages(had.seq + 1, most), []) if row[0] <= upto]
    before = _hash(journal, 0 if had is None else had.seq)
    if vouch is not None:
        report_rows(db, journal.table, rows, vouch)  # Send reports before the events they belong to.
    last = (upto, _hash(journal, upto))
    return push(db, key=journal.public_key, last=last, before=before, rows=rows, standing=standing)


def push_whole(db: psycopg.Connection[Any], journal: JournalReader) -> tuple[int, int]:
    """Push all that the floor does not have of a journal. Return how many events it had before, and has now.

    Raise FloorError if it takes no more, `absent` where events are missing here, and as `push_on` does.
    """
    upto = journal.last_seq()
    answer = push_on(db, journal, None, upto=upto)
    had = answer.seq
    while answer.status in (PushStatus.OK, PushStatus.GAP) and answer.seq < upto:
        before, answer = answer.seq, push_on(db, journal, answer, upto=upto)
        if answer.seq == before:
            raise absent(journal.table, before + 1)
    if answer.status is not PushStatus.OK:
        raise refusal(answer.status)
    return had, answer.seq


def require_all(journal: JournalReader) -> None:
    """Raise FloorError `absent` unless every event of a journal is here, also of the days that were archived."""
    seq = 0
    for page in journal.pages():
        for row in page:
            if row[0] != seq + 1:
                raise absent(journal.table, seq + 1)
            seq += 1


def absent(table: str, seq: int) -> FloorError:
    """Return that an event is not where it should be."""
    return FloorError(
        "absent",
        "Event {seq} of {table} is missing: restore its archive beside the journal first.",
        seq=seq,
        table=table,
    )


def _hash(journal: JournalReader, seq: int) -> bytes:
    event = journal.event(seq) if seq else None
    return journal.genesis if event is None else event.hash


def refusal(status: PushStatus) -> FloorError:
    """Return the reason why the floor takes no more of a journal."""
    if status is PushStatus.FORK:
        return FloorError(
            "fork",
            "The floor server’s copy of this journal ends differently: disk restored or copied. Call a technician.",
        )
    if status is PushStatus.FORGED:
        return FloorError("forged", "The floor server found an altered event: call a technician.")
    return FloorError("unknown", "The floor server does not know this kiosk: have a manager enroll it.")
