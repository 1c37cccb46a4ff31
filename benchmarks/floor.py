"""The floor's server under a house: many kiosks that push real events, and reports of a month over many events.

    python -m benchmarks.floor push [KIOSKS] [SECONDS]     # one event a second from each, acknowledged by the server
    python -m benchmarks.floor reports [EVENTS]            # a month of 500 tables, every report of it

Clients and server share the machine. PostgreSQL is one of its own with its own safe settings: each commit is flushed.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg

from kiosk.floor import OwnServer, ReportBy, enrol, migrate, report
from kiosk.floor.pushing import push_words
from kiosk.journal.chain import chain, genesis
from tests.dealt import deal_to_flop_bets, plug_in
from tests.floor.pushing import Kept
from tests.tables import House

MONTH_MS: Final = 30 * 86_400_000
FROM_MS: Final = 1_790_000_000_000
EVENTS_A_HAND: Final = 17
WARM_S: Final = 30  # every connection plans its statements once


@contextmanager
def own_server(**settings: str) -> Iterator[OwnServer]:
    """Give a server in a folder of its own, with the schema."""
    folder = Path(tempfile.mkdtemp(prefix="kiosk-bench-"))
    folder.chmod(0o711)
    try:
        with OwnServer(folder / "server", **settings) as server:
            with server.administrator() as db:
                migrate(db)
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def dealt_rows(folder: Path) -> list[Any]:
    """Return the events of a table at which a hand is dealt up to its flop."""
    house = House(folder)
    plug_in(house.table)
    deal_to_flop_bets(house.table)
    rows = Kept.of(house.table.journal).rows
    house.close()
    return rows


def as_of(table: str, key: bytes, rows: list[Any]) -> tuple[bytes, list[Any]]:
    """Return the first hash and the events as another table would have chained them."""
    head = first = genesis(table, key)
    found = []
    for row in rows:
        head = chain(head, row[:10])
        found.append((*row[:10], head))
    return first, found


async def push_for(
    address: str, table: str, key: bytes, rows: list[Any], *, begins: float, until: float, seconds: int
) -> list[float]:
    """Push one event a second, as a kiosk does; return how long each took, in milliseconds."""
    first, mine = as_of(table, key, rows)
    took = []
    async with await psycopg.AsyncConnection.connect(address, user=f"table_{table}", autocommit=True) as db:
        await asyncio.sleep(begins)
        nth = 0
        while time.perf_counter() < until and nth < len(mine):
            row, before = mine[nth], mine[nth - 1][10] if nth else first
            began = time.perf_counter()
            words = push_words(key=key, last=(row[0], row[10]), before=before, rows=[row])
            answer = await (await db.execute(*words)).fetchone()
            if began > until - seconds:
                took.append((time.perf_counter() - began) * 1000)
            assert answer is not None and answer[0] == "ok", answer
            nth += 1
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))
    return took


async def push_all(address: str, kiosks: int, seconds: int, rows: list[Any]) -> list[float]:
    """Have every kiosk push for so long, each from a moment of its own."""
    until = time.perf_counter() + WARM_S + seconds
    apart = WARM_S / 2 / kiosks
    found = await asyncio.gather(
        *(
            push_for(
                address,
                f"B-{nth}",
                nth.to_bytes(32, "big"),
                rows,
                begins=nth * apart + random.random(),
                until=until,
                seconds=seconds,
            )
            for nth in range(kiosks)
        )
    )
    return sorted(ms for took in found for ms in took)


def bench_push(kiosks: int, seconds: int) -> dict[str, Any]:
    with own_server(max_connections=str(kiosks + 20), shared_buffers="256MB") as server:
        with server.administrator() as db:
            for nth in range(kiosks):
                enrol(db, f"B-{nth}", nth.to_bytes(32, "big"), by="bench")
        with tempfile.TemporaryDirectory() as folder:
            rows = dealt_rows(Path(folder))
        took = asyncio.run(push_all(server.address, kiosks, seconds, rows))
    return {
        "kiosks": kiosks,
        "pushes": len(took),
        "p50_ms": round(took[len(took) // 2], 1),
        "p99_ms": round(took[len(took) * 99 // 100], 1),
        "most_ms": round(took[-1], 1),
    }


def bench_reports(events: int, tables: int = 500) -> dict[str, Any]:
    """Fill a month straight into the relations, and time every report of it; figures lie as the triggers write them."""
    with own_server(fsync="off", shared_buffers="512MB", max_wal_size="8GB") as server, server.administrator() as db:
        for nth in range(tables):
            enrol(db, f"B-{nth}", nth.to_bytes(32, "big"), by="bench")
        each = events // tables
        with db.transaction():
            db.execute("SET LOCAL session_replication_role = replica")
            db.execute(
                """INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body,
                hash) SELECT j, s, int8send(s), s / %s + 1, CASE WHEN s = 1 THEN 'table_opened' ELSE 'answered' END, 1,
                %s + s * (%s / %s), s, '', 'ortiz', %s, sha256(int8send(s)) FROM generate_series(1, %s::bigint) j,
                generate_series(1, %s::bigint) s""",
                (EVENTS_A_HAND, FROM_MS, MONTH_MS, each, json.dumps({"answer": "x" * 120}), tables, each),
            )
            db.execute(
                """INSERT INTO floor.figure SELECT j, s, s / 3000 + 1, s / %s + 1, 'nh', 'dealer_' || (s / 500 %% 400),
                %s + s * (%s / %s), 1, 0, (s * 7919 %% 20000) - 9000 FROM generate_series(1, %s::bigint) j,
                generate_series(%s::bigint, %s::bigint, %s::bigint) s""",
                (EVENTS_A_HAND, FROM_MS, MONTH_MS, each, tables, EVENTS_A_HAND, each, EVENTS_A_HAND),
            )
        db.execute("VACUUM (ANALYZE) floor.figure")
        took = {}
        for by in ReportBy:
            began = time.perf_counter()
            report(db, by, from_ms=FROM_MS, to_ms=FROM_MS + 2 * MONTH_MS)
            took[f"{by}_ms"] = round((time.perf_counter() - began) * 1000)
        count = db.execute("SELECT count(*) FROM floor.figure").fetchone()
    return {"events": each * tables, "hands": count, **took}


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:]]
    if sys.argv[1] == "push":
        came_to = bench_push(*(numbers + [500, 20][len(numbers) :]))
    else:
        came_to = bench_reports(*(numbers or [10_000_000]))
    sys.stdout.write(json.dumps(came_to) + "\n")
