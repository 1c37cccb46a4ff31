"""Whether what lies at the floor is what the tables wrote: each chain computed again, and each signature looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import psycopg

from kiosk.core.errors import JournalError
from kiosk.events import Signed
from kiosk.journal import Checkpoint, Event

_COLUMNS: Final = "seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash"
_UNCHAINED: Final = """SELECT seq FROM (
  SELECT e.*, coalesce(lag(e.seq) OVER w, 0) AS seq_before,
    coalesce(lag(e.hash) OVER w, floor.genesis(j.table_id, j.key)) AS before
  FROM floor.event e JOIN floor.journal j USING (journal) WHERE e.journal = %s WINDOW w AS (ORDER BY e.seq)) chained
  WHERE seq <> seq_before + 1 OR hash <> floor.chain(before, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id,
    actor, body) ORDER BY seq"""
_SIGNED: Final = f"SELECT {_COLUMNS} FROM floor.event WHERE journal = %s AND kind = %s ORDER BY seq"  # noqa: S608, names
_HASH: Final = "SELECT hash FROM floor.event WHERE journal = %s AND seq = %s"


@dataclass(frozen=True, slots=True)
class KeptJournal:
    """A journal as the floor has it: how many events, how many signatures, and what is wrong, in sentences."""

    table: str
    journal: int
    events: int
    signatures: int
    wrong: tuple[str, ...]


def kept_journals(db: psycopg.Connection[Any]) -> Iterator[KeptJournal]:
    """Yield every journal of every table, looked at from its first event to its last. Its superuser is connected."""
    journals = "SELECT journal, table_id, key FROM floor.journal ORDER BY table_id, journal"
    for journal, table, key in db.execute(journals).fetchall():
        wrong = [f"event {seq} is not what follows" for (seq,) in db.execute(_UNCHAINED, (journal,)).fetchall()]
        signed = db.execute(_SIGNED, (journal, Signed.KIND)).fetchall()
        wrong += [
            f"checkpoint {row[0]} is not signed" for row in signed if not _is_signed(db, journal, table, key, row)
        ]
        forks = db.execute("SELECT seq, at FROM floor.fork WHERE journal = %s ORDER BY fork", (journal,)).fetchall()
        wrong += [f"it went two ways at event {seq}, found {at:%Y-%m-%d %H:%M}" for seq, at in forks]
        count = db.execute("SELECT count(*) FROM floor.event WHERE journal = %s", (journal,)).fetchone()
        assert count is not None
        yield KeptJournal(table, journal, count[0], len(signed), tuple(wrong))


def _is_signed(db: psycopg.Connection[Any], journal: int, table: str, key: bytes, row: tuple[Any, ...]) -> bool:
    """Say whether a checkpoint is the word of the journal's own device, for the event that it names."""
    try:
        checkpoint = Checkpoint.of(table, Event(row))
    except (ValueError, JournalError):
        return False
    held = db.execute(_HASH, (journal, checkpoint.upto)).fetchone()
    return held is not None and held[0].hex() == checkpoint.head and checkpoint.is_signed_by(key)
