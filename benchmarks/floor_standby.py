"""Measure the time from the end of the first server to the first event at its synchronous standby.

    python -m benchmarks.floor_standby [TIMES] [TABLES]

Tables push while the first server is ended as by kill −9. The standby then receives the command to take over; the delay
until a house gives that command is not measured. Each run checks that the standby has every event that the first server
acknowledged.
"""

import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from kiosk.core.clock import SystemClock
from kiosk.floor import FloorLink, enroll
from kiosk.floor.link import LinkEvent
from kiosk.journal import Journal, load_or_create_key
from tests.faults.journals import play
from tests.floor.links import until
from tests.floor.pairs import pair
from tools.report import report

TAKEN_OVER_S = 10


def take_over(tables: int) -> tuple[float, int]:
    """Return the seconds until each table's next event was at the standby, and the number of lost events."""
    with pair() as (first, second), tempfile.TemporaryDirectory() as records, ExitStack() as stack:
        both = f"host={first.folder},{second.folder} dbname=floor target_session_attrs=read-write"
        journals = []
        with first.administrator() as db:
            for nth in range(tables):
                name, folder = f"B-{nth}", Path(records) / f"B-{nth}"
                folder.mkdir()
                journal = Journal.open(
                    folder / "journal.db", table=name, key=load_or_create_key(folder / "device.pem"),
                    clock=SystemClock(), checkpoints=folder / "checkpoints.jsonl",
                )  # fmt: skip
                stack.callback(journal.close)
                enroll(db, name, journal.public_key, by="bench")
                link = FloorLink(both, journal.path, table=name, clock=SystemClock())
                link.start(journal.last_seq(), _forget)
                stack.callback(link.stop)
                play(journal, 3)
                link.committed(journal.last_seq())
                journals.append((journal, link))
            due = sum(journal.last_seq() for journal, _ in journals)
            until(lambda: db.execute("SELECT count(*) FROM floor.event").fetchone() == (due,))
        began = time.perf_counter()
        first.kill()
        with second.administrator() as db:
            (had,) = db.execute("SELECT count(*) FROM floor.event").fetchone() or (0,)
            assert isinstance(had, int)
            db.execute("SELECT pg_promote()")
            for journal, link in journals:
                play(journal, 1)
                link.committed(journal.last_seq())
            after = sum(journal.last_seq() for journal, _ in journals)
            until(lambda: db.execute("SELECT count(*) FROM floor.event").fetchone() == (after,))
            return time.perf_counter() - began, due - had


def _forget(event: LinkEvent) -> None:
    """Receive a link's reports, and ignore them."""


def main() -> None:
    times, tables = [*map(int, sys.argv[1:]), *(5, 20)[len(sys.argv) - 1 :]]
    took = [take_over(tables) for _ in range(times)]
    lost = sum(missing for _, missing in took)
    report("floor_standby", max(s for s, _ in took), "s", limit=TAKEN_OVER_S, times=times, tables=tables, lost=lost)


if __name__ == "__main__":
    main()
