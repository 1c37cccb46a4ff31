"""Measure how long the journal takes when it is long, beside an empty one and a bare table of the same columns.

The commits of the three take turns in one run, so that a noisy disk is noisy for all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.clock import SystemClock
from kiosk.events import Answered, HandOpened, HandRules
from kiosk.journal import Journal, verify
from kiosk.journal.chain import COLUMNS, Row, chain, genesis, public_bytes, seal_key, sealed_id, signed
from kiosk.journal.file import INSERT, connect
from kiosk.journal.formats import FORMAT
from kiosk.journal.opened import read_only

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
    """Return an answer as a table makes it, for each commit anew."""
    chosen = {"1": ["x1", None], "2": ["x3", None], "4": ["fold", None], "5": ["x2", None]}
    return Answered(step="flop", clause="Method of Play 3", answer={"chosen": chosen}, source="touch")


def say(name: str, value: float, unit: str, **more: Any) -> None:
    print(json.dumps({"name": f"journal.{name}", "value": round(value, 4), "unit": unit, **more}), flush=True)


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
            head = (seq, b"", hand, "hand_opened", 1, at_ms, at_ms, boot_id, "d1", opening)
        else:
            head = (seq, b"", hand, "answered", 1, at_ms, at_ms, boot_id, "d1", answer)
        head = (seq, sealed_id(seal, previous, head), *head[2:])
        previous = chain(previous, head)
        yield (*head, previous)


def build(path: Path, count: int, key: Ed25519PrivateKey) -> None:
    """Write a journal of `count` events in one transaction, in the journal's own encoding."""
    open_journal(path, key).close()
    db = connect(path)
    first = FORMAT.unpacked_row(db.execute(f"SELECT {COLUMNS} FROM event").fetchone())
    assert chain(genesis(TABLE, public_bytes(key)), first) == first[10]
    db.execute("BEGIN")
    db.executemany(INSERT, map(FORMAT.kept, rows(first, count, key)))
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    db.close()


def open_journal(path: Path, key: Ed25519PrivateKey) -> Journal:
    return Journal.open(path, table=TABLE, key=key, clock=SystemClock(), checkpoints=path.with_suffix(".checkpoints"))


def bare(db: sqlite3.Connection) -> Callable[[], None]:
    """Return what commits one event into a table with the same columns, without chain, catalogue or triggers."""
    db.execute(FORMAT.schema["event"])
    clock = SystemClock()
    body = answered().text().encode()
    boot_id, digest = os.urandom(16), os.urandom(32)
    seq = 0

    def commit() -> None:
        nonlocal seq
        seq += 1
        at_ms = clock.now_ms()
        row = (seq, b"", 1, "answered", 1, at_ms, clock.mono_ns(), boot_id, "d1", body, digest)
        db.execute(INSERT, row)

    return commit


def forget(path: Path) -> None:
    """Have the system drop its copy of a file, as after a power cut."""
    fd = os.open(path, os.O_RDONLY)
    os.fsync(fd)
    os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(fd)


def timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def measure_commits(long: Journal, empty: Journal, db: sqlite3.Connection, rounds: int) -> None:
    hand = long.last_hand()
    plain = bare(db)

    def commit(journal: Journal, hand: int) -> Callable[[], object]:
        return lambda: journal.append(answered(), hand=hand, actor="d1")

    calls = {"long": commit(long, hand), "empty": commit(empty, 1), "plain": plain}
    took: dict[str, list[float]] = {name: [] for name in calls}
    for nth in range(rounds):
        order = list(calls)
        for name in order[nth % 3 :] + order[: nth % 3]:
            took[name].append(timed(calls[name]) * 1e3)
        if nth % EVENTS_A_HAND == EVENTS_A_HAND - 1:
            long.checkpoint({})
            empty.checkpoint({})
            db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()  # as the journals do: a used log is faster
    for name, values in took.items():
        p99 = quantiles(values, n=100)[98]
        say(f"commit_{name}", median(values), "ms", p99=round(p99, 4), commits=len(values))
    say("commit_long_to_empty", median(took["long"]) / median(took["empty"]), "ratio", limit=1.2)
    say("commit_empty_to_plain", median(took["empty"]) / median(took["plain"]), "ratio")


def main(events: int = 1_000_000, rounds: int = 3000, openings: int = 9) -> None:
    """Print one JSON object a line. It needs 500 MB for a while, and about two minutes."""
    with tempfile.TemporaryDirectory(prefix="kiosk-bench-") as folder:
        key = Ed25519PrivateKey.generate()
        path = Path(folder) / "long.journal"
        say("build", timed(lambda: build(path, events, key)), "s", events=events)
        say("bytes_an_event", path.stat().st_size / events, "B")

        def to_prompt() -> None:
            with open_journal(path, key) as journal:
                _, tail = journal.since_checkpoint()
                assert len(tail) == AFTER_CHECKPOINT

        took = [timed(to_prompt) * 1e3 for _ in range(openings)]
        say("open_million", median(took), "ms", worst=round(max(took), 4), limit=500)

        plain = connect(Path(folder) / "plain.db")
        with open_journal(path, key) as long, open_journal(Path(folder) / "empty.journal", key) as empty:
            empty.append(OPENING, hand=1, actor="d1")
            measure_commits(long, empty, plain, rounds)
            last = long.last_hand()
            say("hand", median(timed(lambda: long.hand(last // 2)) for _ in range(99)) * 1e3, "ms")
            say("hands_1000", timed(lambda: long.hands(1000)) * 1e3, "ms")
        plain.close()

        def quick_check() -> None:
            with closing(read_only(path)) as db:
                assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]

        say("quick_check", min(timed(quick_check) for _ in range(2)), "s")
        forget(path)
        say("quick_check_cold", timed(quick_check), "s")
        report = None

        def check() -> None:
            nonlocal report
            report = verify(path, table=TABLE, checkpoints=path.with_suffix(".checkpoints"))

        say("verify", timed(check), "s")
        assert report is not None
        assert report.is_whole, report.findings
        forget(path)
        say("open_million_cold", timed(lambda: open_journal(path, key).close()) * 1e3, "ms", limit=500)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    main(parser.parse_args().events)
