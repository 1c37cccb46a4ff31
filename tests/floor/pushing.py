"""Push as the tests of the floor do: the journal of a table that has played, and the table's own connection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, LiteralString

import psycopg

from kiosk.floor.pushing import Pushed, push
from kiosk.journal import JournalReader
from kiosk.journal.chain import COLUMNS, Row

HELD = f"SELECT {COLUMNS} FROM floor.event ORDER BY journal, seq"


def forge(db: psycopg.Connection[Any], *statements: LiteralString) -> None:
    """Change rows that never change, as a superuser can."""
    with db.transaction():
        db.execute("SET LOCAL session_replication_role = replica")
        for statement in statements:
            db.execute(statement)


def signed_in(floor: psycopg.Connection[Any], role: str) -> psycopg.Connection[Any]:
    """Return a connection to the floor of `floor` as another role."""
    return psycopg.connect(f"host={floor.info.host} dbname={floor.info.dbname}", user=role, autocommit=True)


@dataclass(frozen=True, slots=True)
class KeptRows:
    """A journal as its table keeps it: the device's public key, hash 0, and every row."""

    key: bytes
    genesis: bytes
    rows: list[Row]

    @classmethod
    def of(cls, journal: JournalReader) -> KeptRows:
        return cls(journal.public_key, journal.genesis, [row for page in journal.pages() for row in page])

    def hash(self, seq: int) -> bytes:
        return self.rows[seq - 1][10] if seq else self.genesis

    def pushed(self, table: psycopg.Connection[Any], first: int = 1, upto: int | None = None) -> Pushed:
        """Push events `first` to `upto`, by default all of them."""
        last = (self.rows[-1][0], self.rows[-1][10])
        rows = self.rows[first - 1 : upto]
        return push(table, key=self.key, last=last, before=self.hash(first - 1), rows=rows)
