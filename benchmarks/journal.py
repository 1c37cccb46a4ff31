"""Measure the commits of a long journal, and compare them with an empty one and a bare table of the same columns.

The commits of the three take turns in one run, so that a noisy disk affects all of them.
"""

import argparse
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.clock import SystemClock
from kiosk.journal import Journal, verify
from kiosk.journal.file import INSERT, connect
from kiosk.journal.formats import SCHEMA
from kiosk.journal.opened import read_only
from tests.journal.long_journal import AFTER_CHECKPOINT, EVENTS_A_HAND, OPENING, TABLE, answered, build, open_journal
from tools.report import report


def bare(db: sqlite3.Connection) -> Callable[[], None]:
    """Return a function that commits one event into such a table without chain, catalog, or triggers."""
    db.execute(SCHEMA["event"])
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
    """Have the system drop its cached copy of a file, as after a power cut."""
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
            db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()  # Journals do so: a used log is faster.
    for name, values in took.items():
        p99 = quantiles(values, n=100)[98]
        report(f"journal.commit_{name}", median(values), "ms", p99=round(p99, 4), commits=len(values))
    report("journal.commit_long_to_empty", median(took["long"]) / median(took["empty"]), "ratio", limit=1.2)
    report("journal.commit_empty_to_plain", median(took["empty"]) / median(took["plain"]), "ratio")


def main(events: int = 1_000_000, rounds: int = 3000, openings: int = 9) -> None:
    """Print one JSON object a line. This temporarily needs 500 MB, and takes about two minutes."""
    with tempfile.TemporaryDirectory(prefix="kiosk-bench-") as folder:
        key = Ed25519PrivateKey.generate()
        path = Path(folder) / "long.journal"
        report("journal.build", timed(lambda: build(path, events, key)), "s", events=events)
        report("journal.bytes_an_event", path.stat().st_size / events, "B")

        def to_prompt() -> None:
            with open_journal(path, key) as journal:
                _, tail = journal.since_checkpoint()
                assert len(tail) == AFTER_CHECKPOINT

        took = [timed(to_prompt) * 1e3 for _ in range(openings)]
        report("journal.open_million", median(took), "ms", worst=round(max(took), 4), limit=500)

        plain = connect(Path(folder) / "plain.db")
        with open_journal(path, key) as long, open_journal(Path(folder) / "empty.journal", key) as empty:
            empty.append(OPENING, hand=1, actor="d1")
            measure_commits(long, empty, plain, rounds)
            last = long.last_hand()
            report("journal.hand", median(timed(lambda: long.hand(last // 2)) for _ in range(99)) * 1e3, "ms")
            report("journal.hands_1000", timed(lambda: long.hands(1000)) * 1e3, "ms")
        plain.close()

        def quick_check() -> None:
            with closing(read_only(path)) as db:
                assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]

        report("journal.quick_check", min(timed(quick_check) for _ in range(2)), "s")
        forget(path)
        report("journal.quick_check_cold", timed(quick_check), "s")
        found = None

        def check() -> None:
            nonlocal found
            found = verify(path, table=TABLE, checkpoints=path.with_suffix(".checkpoints"))

        report("journal.verify", timed(check), "s")
        assert found is not None
        assert found.is_whole, found.findings
        forget(path)
        report("journal.open_million_cold", timed(lambda: open_journal(path, key).close()) * 1e3, "ms", limit=500)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    main(parser.parse_args().events)
