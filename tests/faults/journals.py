"""Helpers for the tests of the journal: a fixed clock, a table that plays hands, and ways to tamper with a file."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.errors import JournalError
from kiosk.events import Answered, HandOpened, HandResult, HandRules, HandSettled
from kiosk.journal import Event, Journal
from kiosk.journal.chain import COLUMNS, Row, chain
from kiosk.journal.file import Connect, connect
from kiosk.journal.formats import SCHEMA, packed, packed_row, unpacked, unpacked_row

ROOT = Path(__file__).resolve().parent.parent.parent

TABLE = "T7"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))

OPENING = HandOpened(
    game="nh",
    rules_version="1",
    rules=HandRules(game={"ante": {"least": 500}}, minimum=500, maximum=None, payouts=None),
    seats=(1, 2),
    jackpots={"MEGA": 100_000},
    dealer="dana",
    state={},
)
ANSWER = Answered(step="ante", clause="Ante 1", answer={"done": True}, source="touch")
RESULT = HandResult(input={}, result={"wagers": []}, carry={}, jackpots=(), placed={})


def environment() -> dict[str, str]:
    """Return the environment in which a second process finds the kiosk and these tests."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


class StillClock:
    """A clock that moves only on command."""

    def __init__(self, at_ms: int = 1_800_000_000_000, mono_ns: int = 5_000_000_000) -> None:
        self.at_ms = at_ms
        self.at_mono_ns = mono_ns

    def now_ms(self) -> int:
        return self.at_ms

    def mono_ns(self) -> int:
        return self.at_mono_ns

    def pass_ms(self, ms: int) -> None:
        self.at_ms += ms
        self.at_mono_ns += ms * 1_000_000


def open_journal(
    folder: Path,
    *,
    copy: bool = True,
    witness: bool = False,
    connect: Connect = connect,
    clock: StillClock | None = None,
) -> Journal:
    """Open the journal in `folder`, with the floor's copy beside it."""
    return Journal.open(
        folder / "table.journal",
        table=TABLE,
        key=KEY,
        clock=clock or StillClock(),
        checkpoints=folder / "checkpoints" if copy else None,
        witness=folder / "witness" / "heads" if witness else None,
        connect=connect,
    )


def answer(journal: Journal, *, step: str = ANSWER.step) -> Event:
    """Append an answer to the newest hand."""
    return journal.append(replace(ANSWER, step=step), hand=journal.last_hand(), actor="dana")


def steps(journal: Journal) -> list[str]:
    """Return the steps of the answers of the first hand."""
    return [event.what.step for event in journal.hand(1) if isinstance(event.what, Answered)]


def fails(code: str, match: str | None = None) -> pytest.RaisesExc[JournalError]:
    return pytest.RaisesExc(JournalError, match=match, check=lambda error: error.code == code)


def play(journal: Journal, hands: int = 1, answers: int = 5) -> None:
    """Play whole hands, each with its checkpoint."""
    for _ in range(hands):
        journal.append(OPENING, hand=journal.last_hand() + 1, actor="dana")
        for nth in range(answers):
            answer(journal, step=f"step {nth}")
        journal.append(HandSettled(result=RESULT, house_net=-1500), hand=journal.last_hand(), actor="dana")
        journal.checkpoint({"hands": journal.last_hand()})


LONG_BYTES = (8 << 20) + 1
"""The least size of a file that is not looked through at its opening. SQLite ignores zeros after its last page."""


@contextlib.contextmanager
def tampering(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection that allows everything, and restore the triggers afterwards.

    Its SQL has the file's functions for texts: `packed(text)` and `unpacked(body)`.
    """
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        triggers = [name for name, sql in SCHEMA.items() if sql.startswith("CREATE TRIGGER")]
        db.create_function("packed", 1, packed)
        db.create_function("unpacked", 1, unpacked)
        for name in triggers:
            db.execute(f"DROP TRIGGER {name}")
        yield db
        for name in triggers:
            db.execute(SCHEMA[name])
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def tamper(folder: Path, *statements: str) -> None:
    with tampering(folder / "table.journal") as db:
        for statement in statements:
            db.execute(statement)


def spoil_index(db: sqlite3.Connection) -> None:
    """Make the index of hands wrong, so that a hand would be found without one of its events."""
    (sql,) = db.execute("SELECT sql FROM sqlite_master WHERE name = 'event_by_hand'").fetchone()
    for statement, *values in (
        ("PRAGMA writable_schema=ON",),
        ("UPDATE sqlite_master SET sql = replace(sql, 'event(hand)', 'event(v)') WHERE name = 'event_by_hand'",),
        ("PRAGMA writable_schema=RESET",),
        ("REINDEX event_by_hand",),
        ("PRAGMA writable_schema=ON",),
        ("UPDATE sqlite_master SET sql = ? WHERE name = 'event_by_hand'", sql),
        ("PRAGMA writable_schema=RESET",),
    ):
        db.execute(statement, values)


def all_rows(db: sqlite3.Connection) -> list[Row]:
    """Return every event as it was written."""
    return [unpacked_row(row) for row in db.execute(f"SELECT {COLUMNS} FROM event ORDER BY seq")]


def rewrite(db: sqlite3.Connection, rows: list[Row], previous: bytes) -> None:
    """Replace all events by these, renumbered and chained again, as an expert forger would."""
    db.execute("DELETE FROM event")
    for seq, row in enumerate(rows, start=1):
        fields = (seq, *row[1:10])
        previous = chain(previous, fields)
        db.execute("INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?,?)", packed_row((*fields, previous)))
