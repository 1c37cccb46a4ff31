"""Reports of a device that reach beyond its own table: locks, unlocks, and sign-ins of people.

Such an event counts elsewhere only with words that its device signed, when a manager vouches for that device
(`PublishedKind.TABLES`). The server keeps these words, and cannot sign them: rows that are pushed with a stolen
certificate, or written at the server, reach no other table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any, Final

import psycopg

from kiosk.core.value import value
from kiosk.events import DealerOn, PinLocked, PinUnlocked, TableOpened
from kiosk.journal import JournalReader, is_vouched

SIGN_IN_KINDS: Final = (DealerOn.KIND, TableOpened.KIND)
_REPORTED: Final = (PinLocked, PinUnlocked, DealerOn, TableOpened)
REPORTED_KINDS: Final = tuple(kind.KIND for kind in _REPORTED)
"""The kinds of events that reach beyond their table."""

_NAMED: Final = b"report\0"
_MAX_PEOPLE: Final = 4
_SEQ, _KIND, _AT_MS, _BODY, _HASH = 0, 3, 5, 9, 10  # Columns of a row of the journal.


@value
class SignedReport:
    """One event that reaches beyond its table: its number and hash, its people, and the length of a lock."""

    table: str
    seq: int
    kind: str
    hash: str
    people: tuple[str, ...]
    lock_ms: int = 0

    @property
    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @property
    def words(self) -> bytes:
        """Return the bytes that the table's device signs."""
        return _NAMED + self.text.encode()

    @classmethod
    def of_row(cls, table: str, row: Sequence[Any]) -> SignedReport | None:
        """Return the report of a row of the journal, None for an event that reaches nobody elsewhere."""
        if row[_KIND] not in REPORTED_KINDS:
            return None
        body = json.loads(row[_BODY])
        named = (body.get(name) for name in ("person", "dealer", "supervisor"))
        lock_ms = int(body["until_ms"]) - row[_AT_MS] if row[_KIND] == PinLocked.KIND else 0
        return cls(table, row[_SEQ], row[_KIND], bytes(row[_HASH]).hex(), tuple(filter(None, named)), max(0, lock_ms))


def believed(
    table: str, seq: int, *, word: str, signature: str, key: str, vouched: Collection[str]
) -> SignedReport | None:
    """Return the report of event `seq` of a table, None unless a device with one of the `vouched` keys signed it."""
    try:
        if key not in vouched or not is_vouched(bytes.fromhex(key), _NAMED + word.encode(), bytes.fromhex(signature)):
            return None
        said = SignedReport(**{**json.loads(word), "people": tuple(json.loads(word)["people"])})
    except (ValueError, TypeError, KeyError):
        return None
    is_of_event = (said.table, said.seq) == (table, seq) and type(said.lock_ms) is int
    return said if is_of_event and len(said.people) <= _MAX_PEOPLE else None


def reaches_beyond(journal: JournalReader, had: int, upto: int) -> bool:
    """Return whether an event after `had`, up to `upto`, counts at other tables as well. Raise JournalError."""
    found = next(journal.pages(had + 1, 1, kinds=_REPORTED), [])
    return bool(found) and found[0][_SEQ] <= upto


def report_rows(
    db: psycopg.Connection[Any], table: str, rows: Sequence[Sequence[Any]], vouch: Callable[[bytes], bytes]
) -> None:
    """Send the signed words of those rows that reach beyond their table. Sending them twice changes nothing."""
    reports = [report for row in rows if (report := SignedReport.of_row(table, row)) is not None]
    if reports:
        signatures = [vouch(report.words) for report in reports]
        words = ([report.seq for report in reports], [report.text for report in reports], signatures)
        db.execute("SELECT floor.report(%s::bigint[], %s::text[], %s::bytea[])", words)
