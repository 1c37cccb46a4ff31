"""What a table tells the floor: the next events of its journal, and how it stands. Told twice is told once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

import psycopg

from kiosk.events import HandSettled, HandVoided
from kiosk.floor.server import FloorError
from kiosk.journal import JournalReader

_PUSH: Final = """SELECT * FROM floor.push(%s::bytea, %s::bigint, %s::bytea, %s::bigint[], %s::bytea[], %s::bigint[],
  %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::bytea[], %s::text[], %s::text[], %s::bytea[], %s::json)"""
_FIELDS: Final = 11  # of a row of the journal
AT_ONCE: Final = 200  # events of one push, so that the server’s answer is never far


class PushStatus(StrEnum):
    """What the floor says to a push."""

    OK = "ok"
    GAP = "gap"  # events before these are missing there: go on from what it has
    FORK = "fork"  # the journal went another way before: this disk was put back or copied
    FORGED = "forged"  # an event whose hash is not that of its fields
    UNKNOWN = "unknown"  # no such table, or another device key than was enrolled


class Pushed(NamedTuple):
    """The floor’s answer, and the newest event that it has: its `seq` and `hash`; 0 and the first hash for none."""

    status: PushStatus
    seq: int
    hash: bytes


def push(
    db: psycopg.Connection[Any],
    *,
    key: bytes,
    last_seq: int,
    before: bytes,
    rows: Sequence[tuple[Any, ...]] = (),
    standing: str | None = None,
) -> Pushed:
    """Push rows of the journal (`COLUMNS`), in order and without a gap, and return what the floor has then.

    `key` is the device's public key, `before` the hash before the first row, `last_seq` the newest event of the journal
    at the table, and `standing` how the table stands, as JSON. Raise psycopg.Error: it may have come all the same.
    """
    columns = list(zip(*rows, strict=True)) if rows else [()] * _FIELDS
    values = [list(column) for column in columns]
    answer = db.execute(_PUSH, (key, last_seq, before, *values, standing)).fetchone()
    assert answer is not None
    status, seq, head = answer
    return Pushed(PushStatus(status), seq, bytes(head or b""))


def push_on(
    db: psycopg.Connection[Any], journal: JournalReader, had: Pushed | None, *, upto: int, standing: str | None = None
) -> Pushed:
    """Push the next events of a journal, as many as go at once, up to `upto`. Return what the floor has then.

    `had` is what it had before; None asks first. Raise psycopg.Error and JournalError.
    """
    rows: list[tuple[Any, ...]] = []
    if had is not None and had.seq < upto:
        rows = [row for row in next(journal.pages(had.seq + 1, AT_ONCE), []) if row[0] <= upto]
    seq = had.seq if had is not None else 0
    last = journal.event(seq) if seq else None
    before = journal.genesis if last is None else last.hash
    return push(db, key=journal.public_key, last_seq=upto, before=before, rows=rows, standing=standing)


def may_leave(journal: JournalReader, last: int) -> int:
    """Return the newest event, up to `last`, that may leave the table: all, but for those of a hand that is not over.

    Cards that lie face down are in it. A hand that was over once has none any more.
    """
    number = journal.last_hand()
    events = [event for event in journal.hand(number) if event.seq <= last] if number else []
    if not events or any(event.kind in (HandSettled.KIND, HandVoided.KIND) for event in events):
        return last
    return events[0].seq - 1


def refusal(status: PushStatus) -> FloorError:
    """Return why the floor takes no more of a journal."""
    if status is PushStatus.FORK:
        return FloorError("fork", "The floor has another end of this journal: its disk was put back, or copied.")
    if status is PushStatus.FORGED:
        return FloorError("forged", "The floor finds an event that is not what was written.")
    return FloorError("unknown", "The floor does not know this kiosk: have a manager enrol it.")
