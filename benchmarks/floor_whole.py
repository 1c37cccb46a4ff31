"""Measure the full load of a house: tables that send all that a kiosk sends, in a separate process, and real consoles.

    python -m benchmarks.floor_server whole [TABLES] [SECONDS] [CONSOLES]  # about an event a second from each table
    python -m benchmarks.floor_server reconnect [TABLES] [EVENTS]  # tables come back with EVENTS events each
    python -m benchmarks.floor_server limits  # both, with limits; at most six minutes

A table greets the server each minute, listens, gathers events for up to a second and a half, sends its state
immediately with each sixth event, and asks for answers and news when it is notified and every five seconds. Each second
a console queries facts that no table reports; these queries are timed. Their limit is that of `benchmarks.floor_month`,
at ten million events.

Each line has its limit, whether it `passes`, and the load of the machine before the run. `limits` ends with status 1 if
a line does not pass. Clients and server share the machine: a latency counts where the load was below 0.5 before.
"""

import asyncio
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import chain, count, islice, takewhile
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import generators, sql

from benchmarks.floor_server import as_of, called_house, own_server
from kiosk.core.cards import card
from kiosk.floor import ConsoleLink, ConsoleNews, OwnServer, add_console, enroll
from kiosk.floor.console.looks import looked
from kiosk.floor.link import AT_FIRST, GREET_S, PACE
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.pushing import KeptRows
from tests.tables import DEALER, FLOOR, House
from tools.report import percentile, report

_KINDS: Final = (
    *("bytea", "bigint", "bytea", "bytea", "bigint[]", "bytea[]", "bigint[]", "text[]", "bigint[]", "bigint[]"),
    *("bigint[]", "bytea[]", "text[]", "text[]", "bytea[]", "json"),
)
_CASTS: Final = ", ".join(f"${nth}::{kind}" for nth, kind in enumerate(_KINDS, 1))
_PUSH: Final = f"SELECT * FROM floor.push({_CASTS})".encode()

WARM_S: Final = 20.0
ANSWERS_A_S: Final = 2
STATE_EACH: Final = 6  # Events per status: a hand of thirty events changes its table's status five times.


def stamp() -> int:
    return int(time.time() * 1000)


class PlayedTable:
    """A simulated table that sends the statements of `kiosk.floor.link`."""

    def __init__(self, nth: int, rows: list[Any], standing: dict[str, Any], ends_s: float, counts_s: float) -> None:
        self._id, self._key = f"B-{nth}", nth.to_bytes(32, "big")
        first, mine = as_of(self._id, self._key, of_people(nth, rows))
        self._rows, self._hashes = mine, [first, *(row[10] for row in mine)]
        self._dealer = f"d-{nth}"
        self._standing, self._ends_s, self._counts_s = standing, ends_s, counts_s
        self.pushed_ms: list[float] = []
        self.answered_ms: list[float] = []

    async def run(self, address: str, begins_s: float) -> None:
        await asyncio.sleep(begins_s)
        async with await psycopg.AsyncConnection.connect(address, user=f"table_{self._id}", autocommit=True) as db:
            await self._begin(db)
            next_event_s = next_ask_s = time.monotonic()
            next_greeting_s = next_event_s + random.uniform(0.0, GREET_S)  # Tables do not start together.
            pushed, made, send_s, took_s = 0, 0, math.inf, 0.0
            while time.monotonic() < self._ends_s and made < len(self._rows):
                is_called = False
                if time.monotonic() >= next_event_s:
                    next_event_s += random.uniform(0.5, 1.5)
                    is_called = made % STATE_EACH == 0
                    made += 1
                    send_s = min(send_s, time.monotonic() + max(0.0, PACE.gather_s - took_s))
                if is_called or time.monotonic() >= send_s:
                    took_s = await self._push(db, pushed, made, is_called=is_called)
                    pushed, send_s = made, math.inf
                if time.monotonic() >= next_ask_s:
                    next_ask_s = time.monotonic() + PACE.every_s
                    await self._ask(db)
                if time.monotonic() >= next_greeting_s:
                    next_greeting_s += GREET_S
                    await self._greet(db)
                rest_s = max(0.0, min(next_event_s, send_s, next_ask_s, next_greeting_s) - time.monotonic())
                if [notice async for notice in db.notifies(timeout=rest_s, stop_after=1)]:
                    await self._ask(db)  # The connection is locked while it waits for a notice.

    async def _begin(self, db: psycopg.AsyncConnection[Any]) -> None:
        db.pgconn.send_prepare(b"push", _PUSH)
        await db.wait(generators.execute(db.pgconn))
        await db.execute("SELECT floor.schema()")
        for channel in ("floor", f"table_{self._id}"):
            await db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        await self._greet(db)

    async def _greet(self, db: psycopg.AsyncConnection[Any]) -> None:
        await db.execute("SELECT floor.end_holders()")
        await db.execute("SELECT * FROM floor.greet(0, 0, %s::bytea, %s)", (self._key, stamp()))
        await db.execute("SELECT floor.lacks(%s::bytea[])", ([],))

    async def _push(self, db: psycopg.AsyncConnection[Any], first: int, upto: int, *, is_called: bool) -> float:
        status = json.dumps({**self._standing, "posted_ms": stamp()}).encode() if is_called else None
        words = encoded(self._key, self._rows[first:upto], self._hashes[first], self._rows[upto - 1])
        begun_s = time.perf_counter()
        db.pgconn.send_query_prepared(b"push", [*words, status])
        (answer,) = await db.wait(generators.execute(db.pgconn))
        assert answer.get_value(0, 0) == b"ok", answer.error_message
        took_s = time.perf_counter() - begun_s
        if time.monotonic() > self._counts_s:
            self.pushed_ms.append(took_s * 1000)
        return took_s

    async def _ask(self, db: psycopg.AsyncConnection[Any]) -> None:
        for answer in await (await db.execute("SELECT * FROM floor.poll()")).fetchall():
            if time.monotonic() > self._counts_s:
                self.answered_ms.append(stamp() - int(bytes(answer[5])))
            await db.execute("SELECT floor.take(%s, '')", (answer[0],))
        since = json.dumps({"have": {}, "locks": 0, "here": [self._dealer], "certificates": 0})
        await db.execute("SELECT floor.news(%s::jsonb)", (since,))


def encoded(key: bytes, rows: list[Any], before: bytes, last: Any) -> list[bytes]:
    """Return the parameters of a push without its state, as libpq sends them. `last` is the newest row of the table,
    and `before` the hash before the first of `rows`.
    """
    columns = ["{" + ",".join(map(_element, column)) + "}" for column in zip(*rows, strict=True)]
    words = ["\\x" + key.hex(), str(last[0]), "\\x" + last[10].hex(), "\\x" + before.hex(), *columns]
    return [word.encode() for word in words]


def _element(value: Any) -> str:
    if value is None:
        return "NULL"
    text = "\\x" + value.hex() if isinstance(value, bytes) else str(value)
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def of_people(nth: int, rows: list[Any]) -> list[Any]:
    """Return events of a table with other dealers and openers."""
    named = (
        (f'"dealer":"{DEALER}"', f'"dealer":"dealer-{nth}"'),
        (f'"supervisor":"{FLOOR}"', f'"supervisor":"f-{nth}"'),
    )
    for was, other in named:
        rows = [(*row[:9], row[9].replace(was, other), *row[10:]) for row in rows]
    return rows


async def play_tables(address: str, tables: int, seconds: int, folder: Path) -> list[PlayedTable]:
    """Play these tables on this thread."""
    rows = json.loads((folder / "rows.json").read_text(), object_hook=_bytes)
    standing = json.loads((folder / "standing.json").read_text())
    counts_s = time.monotonic() + WARM_S
    played = [PlayedTable(nth, rows, standing, counts_s + seconds, counts_s) for nth in range(tables)]
    await asyncio.gather(*(table.run(address, nth * WARM_S / 2 / tables) for nth, table in enumerate(played)))
    return played


def _bytes(found: dict[str, Any]) -> Any:
    return bytes.fromhex(found["hex"]) if found.keys() == {"hex"} else found


def processor_s(server: OwnServer) -> float:
    """Return the processor time of a server and all its processes, in seconds."""
    found = 0.0
    with server.administrator() as db:
        row = db.execute("SELECT current_setting('data_directory')").fetchone()
    assert row is not None
    parent = int((Path(str(row[0])) / "postmaster.pid").read_text().split()[0])
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent or int(path.parent.name) == parent:
            found += sum(map(int, fields[11:15] if int(path.parent.name) == parent else fields[11:13]))
    return found / os.sysconf("SC_CLK_TCK")


def bench_whole(tables: int = 500, seconds: int = 30, consoles: int = 5) -> None:
    seen_ms: list[float] = []
    look_ms: list[float] = []
    counts_s = [0.0]
    load = os.getloadavg()[0]

    def hear(news: ConsoleNews) -> None:
        now_ms = stamp()
        if counts_s[0] and time.monotonic() > counts_s[0]:
            seen_ms.extend(now_ms - seen.status.posted_ms for seen in news.tables if seen.status.posted_ms)

    settings = {"max_connections": str(tables + 40), "shared_buffers": "256MB"}
    with own_server(**settings) as server, tempfile.TemporaryDirectory() as named, ExitStack() as stack:
        folder = Path(named)
        prepare(server, folder, tables, seconds + int(WARM_S) + 5)
        with server.administrator() as db:
            for nth in range(consoles):
                add_console(db, f"console_{nth}")
        for nth in range(consoles):
            (folder / f"c{nth}").mkdir()
            line = ConsoleLink(server.address, user=f"console_{nth}", records=folder / f"c{nth}")
            line.start(hear)
            stack.callback(line.stop)
            line.has({"have": {}, "locks": None})
        command = [sys.executable, "-m", "benchmarks.floor_whole", "tables", server.address]
        child = subprocess.Popen([*command, str(tables), str(seconds), named], stdout=subprocess.PIPE, text=True)
        counts_s[0] = time.monotonic() + WARM_S + 2
        threading.Event().wait(WARM_S + 2)
        begun_s, used_s = time.monotonic(), processor_s(server)
        with psycopg.connect(server.address, user="console_0", autocommit=True) as console:
            console.execute("SELECT floor.greet(0, 0, '', %s)", (stamp(),))
            looked(console)
            nth = 0
            while time.monotonic() < begun_s + seconds - 4:
                nth += 1
                if nth % ANSWERS_A_S == 0:
                    look_s = time.perf_counter()
                    looked(console)
                    look_ms.append((time.perf_counter() - look_s) * 1000)
                words = (1 + nth % tables, f"{stamp()}".encode())
                console.execute("SELECT floor.answer_call(%s, 'hand.1', 'come', 'haddad', %s)", words)
                threading.Event().wait(1 / ANSWERS_A_S)
        cores = (processor_s(server) - used_s) / (time.monotonic() - begun_s)
        status = json.loads(child.communicate()[0])
    for name, took, limit in (
        ("floor_whole_push", status["pushed"], 50),
        ("floor_whole_call_seen", seen_ms, 300),
        ("floor_whole_call_answered", status["answered"], 200),
    ):
        median = round(percentile(sorted(took), 0.5), 1)
        limited(name, percentile(sorted(took), 0.99), "ms", limit, share="p99", median=median, count=len(took),
                load_before=round(load, 2))  # fmt: skip
    report("floor_whole_look", percentile(sorted(look_ms), 0.5), "ms", share="p50", count=len(look_ms))
    limited("floor_whole_postgresql", cores, "cores", 0.8, tables=tables, consoles=consoles,
            pushes_a_s=round(len(status["pushed"]) / seconds), load_before=round(load, 2))  # fmt: skip


def limited(name: str, value: float, unit: str, limit: float, **more: object) -> None:
    """Report a figure, and whether it is within its limit."""
    FAILED.extend([name] if value > limit else [])
    report(name, value, unit, limit=limit, passes=value <= limit, **more)


FAILED: Final[list[str]] = []


def prepare(server: OwnServer, folder: Path, tables: int, events: int) -> None:
    """Enroll the tables, and prepare the events and the states that they send."""
    with server.administrator() as db:
        for nth in range(tables):
            enroll(db, f"B-{nth}", nth.to_bytes(32, "big"), by="bench")
    (folder / "dealt").mkdir()
    rows = list(islice(played_rows(folder / "dealt"), events))
    (folder / "rows.json").write_text(json.dumps(rows, default=lambda value: {"hex": value.hex()}))
    (folder / "called").mkdir()
    house, standing = called_house(folder / "called")
    house.close()
    (folder / "standing.json").write_text(replace(standing, calls=standing.calls[:1]).to_json())


def played_rows(folder: Path) -> Iterator[Any]:
    """Yield the events of a table that opens and then plays one hand again and again."""
    house = House(folder)
    plug_in(house.table)
    deal_to_flop_bets(house.table)
    hand, cards = house.table.hand_number, iter(map(card, DECK.split()[10:]))
    while house.table.hand_number == hand:
        play_on(house.table, cards)
    dealt = KeptRows.of(house.table.journal).rows
    house.close()
    opening = [(None, row) for row in takewhile(lambda row: row[2] is None, dealt)]
    hands = ((nth, row) for nth in count(1) for row in dealt if row[2] == hand)
    for seq, (nth, row) in enumerate(chain(opening, hands), 1):
        yield seq, row[1], nth, *row[3:]


def backlog(nth: int, rows: list[Any]) -> list[list[bytes]]:
    """Return the pushes of a table that comes back, each as large as those to a busy server."""
    key = nth.to_bytes(32, "big")
    head, mine = as_of(f"B-{nth}", key, of_people(nth, rows))
    pushes = []
    for first in range(0, len(mine), AT_FIRST):
        some = mine[first : first + AT_FIRST]
        pushes.append(encoded(key, some, head, mine[-1]))
        head = some[-1][10]
    return pushes


async def catch_up(address: str, nth: int, pushes: list[list[bytes]], begins_s: float) -> int:
    """Push all events of a table that comes back. Return how often the server exceeded its statement limit."""
    await asyncio.sleep(begins_s)
    late = 0
    async with await psycopg.AsyncConnection.connect(address, user=f"table_B-{nth}", autocommit=True) as db:
        db.pgconn.send_prepare(b"push", _PUSH)
        await db.wait(generators.execute(db.pgconn))
        await db.execute("SELECT * FROM floor.greet(0, 0, %s::bytea, %s)", (nth.to_bytes(32, "big"), stamp()))
        for words in pushes:
            answer = None
            while answer != b"ok":
                db.pgconn.send_query_prepared(b"push", [*words, None])
                (result,) = await db.wait(generators.execute(db.pgconn))
                answer = result.get_value(0, 0)
                is_late = b"statement timeout" in result.error_message
                assert is_late or answer == b"ok", result.error_message
                late += is_late
    return late


def bench_reconnect(tables: int = 500, events: int = 600) -> None:
    settings = {"max_connections": str(tables + 40), "shared_buffers": "256MB"}
    with own_server(**settings) as server, tempfile.TemporaryDirectory() as named:
        prepare(server, Path(named), tables, events)
        rows = json.loads((Path(named) / "rows.json").read_text(), object_hook=_bytes)
        backlogs = [backlog(nth, rows) for nth in range(tables)]

        async def all_at_once() -> int:
            # Tables retry after such pauses.
            tries_s = [random.uniform(0.0, 1.5 * PACE.pauses_s[-1]) for _ in backlogs]
            return sum(
                await asyncio.gather(
                    *(catch_up(server.address, nth, *of) for nth, of in enumerate(zip(backlogs, tries_s, strict=True)))
                )
            )

        load, begun_s, used_s = os.getloadavg()[0], time.monotonic(), processor_s(server)
        late = asyncio.run(all_at_once())
        took_s, cpu_s = time.monotonic() - begun_s, processor_s(server) - used_s
        limited("floor_reconnect", took_s, "s", 60, tables=tables, events=events, late=late,
                postgresql_cpu_s=round(cpu_s, 1), load_before=round(load, 2))  # fmt: skip


def main() -> None:
    match sys.argv[1:]:
        case ["tables", address, tables, seconds, folder]:
            played = asyncio.run(play_tables(address, int(tables), int(seconds), Path(folder)))
            took = {
                "pushed": [ms for table in played for ms in table.pushed_ms],
                "answered": [ms for table in played for ms in table.answered_ms],
            }
            sys.stdout.write(json.dumps(took))
        case ["reconnect", *numbers]:
            bench_reconnect(*map(int, numbers))
        case ["limits"]:
            bench_whole()
            bench_reconnect()
            report("floor_limits", len(FAILED), "failed", limit=0, passes=not FAILED, failed=FAILED)
            sys.exit(1 if FAILED else 0)
        case words:
            bench_whole(*map(int, words[1:]))


if __name__ == "__main__":
    main()
