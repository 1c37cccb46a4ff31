"""Measure a table whose journal holds ten million events: its start, and a commit compared with an empty journal.

    python -m benchmarks.ten_million [EVENTS]

Hands are dealt at a table and then copied into its journal, with the journal's own chain, seal, and signatures, until
there are EVENTS. That takes 2.3 GB and some minutes. The table starts as `kiosk run` opens it, to its first prompt.
Then `verify` reads all of it.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from benchmarks.journal import forget, measure_commits, timed
from kiosk.app.demo.table import DemoTable
from kiosk.app.house.house import journal_of
from kiosk.app.house.house import open_journal as open_table
from kiosk.core.clock import SystemClock
from kiosk.events import Signed
from kiosk.games import GAMES
from kiosk.journal import Journal, load_or_create_key, read_journal, verify
from kiosk.journal.chain import Row, seal_key, sealed_row, signed
from kiosk.journal.file import INSERT, connect
from kiosk.journal.formats import packed
from kiosk.settings import Records, config_dir, load
from kiosk.staff import Staff
from tests.journal.long_journal import OPENING
from tests.random_hands import deal_hands
from tools.report import report

EVENTS: Final = 10_000_000
TABLE: Final = "NH-07"
DEALT: Final = 200  # These hands are dealt before their events are copied.
A_COMMIT: Final = 200_000
ROUNDS: Final = 1_500
STARTS: Final = 9


def main() -> None:
    """Make the journal, and print one JSON object a line."""
    events = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    settings, clock = load(config_dir(), GAMES), SystemClock()
    with tempfile.TemporaryDirectory(prefix="kiosk-bench-") as name:
        folder = Path(name)
        demo = DemoTable(settings, folder, 7, TABLE)
        deal = demo.table.table_game
        demo.close()
        deal_hands(folder, deal, clock, DEALT)
        records = Records(settings, folder, TABLE)
        report("ten_million.write", timed(lambda: lengthen(records, events)), "s", events=events)
        report("ten_million.bytes_an_event", records.journal.stat().st_size / events, "B")
        staff = Staff.load(folder / "staff.json", clock)

        def start() -> None:
            table = open_table(settings, TABLE, folder, clock, staff, games=(deal,))
            assert table.round.prompt is not None and table.journal.last_seq() >= events
            table.journal.close()

        took = [timed(start) * 1000 for _ in range(STARTS)]
        report("ten_million.start", statistics.median(took), "ms", worst=round(max(took), 1), limit=1000)
        forget(records.journal)
        report("ten_million.start_cold", timed(start) * 1000, "ms", limit=1000)
        key = load_or_create_key(records.key)
        plain = connect(folder / "plain.db")
        with (
            Journal.open(
                records.journal, table=TABLE, key=key, clock=clock, checkpoints=records.checkpoints,
                witness=records.witness,
            ) as long,
            Journal.open(
                folder / "empty.db", table=TABLE, key=key, clock=clock, checkpoints=folder / "empty.jsonl",
                witness=folder / "empty.witness",
            ) as empty,
        ):  # fmt: skip
            for journal, hand in ((long, long.last_hand() + 1), (empty, 1)):
                journal.append(OPENING, hand=hand, actor="d1")
            measure_commits(long, empty, plain, ROUNDS)
        plain.close()
        found = []
        seconds = timed(lambda: found.append(verify(records.journal, table=TABLE, checkpoints=records.checkpoints)))
        report("ten_million.verify", seconds, "s", findings=len(found[0].findings), limit=0)
        assert found[0].is_whole, found[0].sentences()


def lengthen(records: Records, events: int) -> None:
    """Copy the hands of a journal into it until it has `events` events."""
    key = load_or_create_key(records.key)
    with read_journal(records.journal) as journal:
        rows = [row for page in journal.pages() for row in page]
    ends = [nth for nth, row in enumerate(rows) if row[3] == Signed.KIND]
    assert ends[-1] == len(rows) - 1, "the journal ends with the signature over its last hand"
    first = next(nth for nth, row in enumerate(rows) if row[2] is not None)
    block = rows[next(end for end in ends if end > first) + 1 :]
    db = connect(records.journal)
    made = again(rows[-1], block, key, events)
    while chunk := [row for _, row in zip(range(A_COMMIT), made, strict=False)]:
        db.execute("BEGIN")
        db.executemany(INSERT, chunk)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    db.close()
    records.checkpoints.unlink()  # The floor's copy begins with the newest, as after an acceptance by a manager.
    with journal_of(records, TABLE, SystemClock(), accept=True) as journal:
        journal.accept_end()


def again(last: Row, block: list[Row], key: Ed25519PrivateKey, events: int) -> Iterator[Row]:
    """Yield the rows of a block of whole hands again and again, as the file keeps them, until there are `count`. They
    come after the row `last`, at its time, and end with a hand's signature.
    """
    seal, previous, seq = seal_key(key), last[10], last[0]
    numbers = [row[2] for row in block if row[2] is not None]
    hands, moved = max(numbers) - min(numbers) + 1, 0
    said = [json.loads(row[9]) for row in block]
    bodies = [packed(row[9]) for row in block]
    while seq < events:
        moved += hands
        for row, content, body in zip(block, said, bodies, strict=True):
            text, seq = row[9], seq + 1
            if row[3] == Signed.KIND:
                state = {**content["state"], "last_hand": content["state"]["last_hand"] + moved}
                text = signed(TABLE, seq - 1, previous, state, key).text()
                body = packed(text)
            hand = None if row[2] is None else row[2] + moved
            made = sealed_row(seal, previous, (seq, b"", hand, row[3], row[4], *last[5:8], row[8], text))
            previous = made[10]
            yield (*made[:9], body, previous)


if __name__ == "__main__":
    main()
