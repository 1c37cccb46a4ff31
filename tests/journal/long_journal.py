"""Write a journal of any number of events in one transaction, as a table would have written it."""

from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.clock import SystemClock
from kiosk.events import Answered, HandOpened, HandRules
from kiosk.journal import Journal
from kiosk.journal.chain import COLUMNS, Row, chain, genesis, public_bytes, seal_key, sealed_id, signed
from kiosk.journal.file import INSERT, connect
from kiosk.journal.formats import packed_row, unpacked_row

EVENTS_A_HAND = 60
AFTER_CHECKPOINT = 100
TABLE = "bench"

JACKPOTS = {"MEGA": 10_000_000, "MAJOR": 1_000_000, "MINOR": 100_000}
OPENING = HandOpened(
    game="nh",
    rules_version="1",
    rules=HandRules(
        game={"lines": [{"name": f"line {nth}", "odds": [nth, 1]} for nth in range(20)]},
        minimum=500,
        maximum=None,
        payouts=None,
    ),
    seats=(1, 2, 3, 4, 5, 6),
    jackpots=JACKPOTS,
    dealer="d1",
    state={},
)


def answered() -> Answered:
    """Return an answer as a table makes it, newly made for each commit."""
    chosen = {"1": ["x1", None], "2": ["x3", None], "4": ["fold", None], "5": ["x2", None]}
    return Answered(step="flop", clause="Method of Play 3", answer={"chosen": chosen}, source="touch")


def rows(first: Row, count: int, key: Ed25519PrivateKey) -> Iterator[Row]:
    """Yield events 2 to `count` of a chain: hands, a checkpoint after each, the last one before the tail."""
    previous, at_ms, boot_id = first[10], first[5], first[7]
    answer, opening = answered().text(), OPENING.text()
    seal = seal_key(key)
    last_checkpoint = count - AFTER_CHECKPOINT
    for seq in range(2, count + 1):
        at_ms += 500
        hand, place = 1 + (seq - 2) // EVENTS_A_HAND, (seq - 2) % EVENTS_A_HAND
        if seq == last_checkpoint or (place == EVENTS_A_HAND - 1 and seq < last_checkpoint):
            state = {"dealer": "d1", "jackpots": JACKPOTS}
            body = signed(TABLE, seq - 1, previous, state, key).text()
            head: Row = (seq, b"", None, "checkpoint", 1, at_ms, at_ms, boot_id, "journal", body)
        elif place == 0:
            head = (seq, b"", hand, "hand_opened", HandOpened.V, at_ms, at_ms, boot_id, "d1", opening)
        else:
            head = (seq, b"", hand, "answered", 1, at_ms, at_ms, boot_id, "d1", answer)
        head = (seq, sealed_id(seal, previous, head), *head[2:])
        previous = chain(previous, head)
        yield (*head, previous)


def build(path: Path, count: int, key: Ed25519PrivateKey) -> None:
    """Write a journal of `count` events in one transaction, in the journal's own encoding."""
    open_journal(path, key).close()
    db = connect(path)
    first = unpacked_row(db.execute(f"SELECT {COLUMNS} FROM event").fetchone())
    assert chain(genesis(TABLE, public_bytes(key)), first) == first[10]
    db.execute("BEGIN")
    db.executemany(INSERT, map(packed_row, rows(first, count, key)))
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    db.close()


def open_journal(path: Path, key: Ed25519PrivateKey) -> Journal:
    return Journal.open(path, table=TABLE, key=key, clock=SystemClock(), checkpoints=path.with_suffix(".checkpoints"))
