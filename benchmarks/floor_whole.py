"""The whole load of a house: tables that send all that a kiosk sends, in a process of their own, and real consoles.

    python -m benchmarks.floor whole [TABLES] [SECONDS] [CONSOLES]   # one event a second from each table
    python -m benchmarks.floor reconnect [TABLES] [EVENTS]           # tables come back with so many events each

A table greets, listens, pushes each event, sends its state with each third one, and asks for answers and news when
it is notified and every five seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
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

from benchmarks.floor import as_of, called_house, own_server
from benchmarks.report import percentile, report
from kiosk.core.cards import card
from kiosk.floor import ConsoleLink, ConsoleNews, OwnServer, add_console, enrol
from kiosk.floor.link import EVERY_S
from kiosk.floor.pushing import AT_ONCE, push_words
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.pushing import KeptRows
from tests.tables import DEALER, FLOOR, House

_KINDS: Final = (
    *("bytea", "bigint", "bytea", "bytea", "bigint[]", "bytea[]", "bigint[]", "text[]", "bigint[]", "bigint[]"),
    *("bigint[]", "bytea[]", "text[]", "text[]", "bytea[]", "json"),
)
_CASTS: Final = ", ".join(f"${nth}::{kind}" for nth, kind in enumerate(_KINDS, 1))
_PUSH: Final = f"SELECT * FROM floor.push({_CASTS})".encode()

WARM_S: Final = 20.0
ANSWERS_A_S: Final = 2.0


def stamp() -> int:
    return int(time.time() * 1000)


class PlayedTable:
    """A table of the load, with the statements of `kiosk.floor.link`."""

    def __init__(self, nth: int, rows: list[Any], standing: dict[str, Any], ends_s: float, counts_s: float) -> None:
        self._id, self._key = f"B-{nth}", nth.to_bytes(32, "big")
        first, mine = as_of(self._id, self._key, of_people(nth, rows))
        befores = [first, *(row[10] for row in mine)]
        self._words = [encoded(self._key, row, before) for row, before in zip(mine, befores, strict=False)]
        self._dealer = f"d-{nth}"
        self._standing, self._ends_s, self._counts_s = standing, ends_s, counts_s
        self.pushed_ms: list[float] = []
        self.answered_ms: list[float] = []

    async def run(self, address: str, begins_s: float) -> None:
        await asyncio.sleep(begins_s)
        async with await psycopg.AsyncConnection.connect(address, user=f"table_{self._id}", autocommit=True) as db:
            await self._begin(db)
            next_event_s = next_ask_s = time.monotonic()
            seq = 0
            while time.monotonic() < self._ends_s and seq < len(self._words):
                if time.monotonic() >= next_event_s:
                    next_event_s += 1.0
                    await self._push(db, seq)
                    seq += 1
                if time.monotonic() >= next_ask_s:
                    next_ask_s = time.monotonic() + EVERY_S
                    await self._ask(db)
                rest_s = max(0.0, min(next_event_s, next_ask_s) - time.monotonic())
                if [notice async for notice in db.notifies(timeout=rest_s, stop_after=1)]:
                    await self._ask(db)  # the connection is locked while it waits for a notice

    async def _begin(self, db: psycopg.AsyncConnection[Any]) -> None:
        db.pgconn.send_prepare(b"push", _PUSH)
        await db.wait(generators.execute(db.pgconn))
        await db.execute("SELECT floor.schema()")
        for channel in ("floor", f"table_{self._id}"):
            await db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        await db.execute("SELECT * FROM floor.greet(0, 0, %s::bytea, %s)", (self._key, stamp()))
        await db.execute("SELECT floor.lacks(%s::bytea[])", ([],))

    async def _push(self, db: psycopg.AsyncConnection[Any], seq: int) -> None:
        status = json.dumps({**self._standing, "posted_ms": stamp()}).encode() if seq % 3 == 0 else None
        begun_s = time.perf_counter()
        db.pgconn.send_query_prepared(b"push", [*self._words[seq], status])
        (answer,) = await db.wait(generators.execute(db.pgconn))
        assert answer.get_value(0, 0) == b"ok", answer.error_message
        if time.monotonic() > self._counts_s:
            self.pushed_ms.append((time.perf_counter() - begun_s) * 1000)

    async def _ask(self, db: psycopg.AsyncConnection[Any]) -> None:
        for answer in await (await db.execute("SELECT * FROM floor.poll()")).fetchall():
            if time.monotonic() > self._counts_s:
                self.answered_ms.append(stamp() - int(bytes(answer[5])))
            await db.execute("SELECT floor.take(%s, '')", (answer[0],))
        since = json.dumps({"have": {}, "locks": 0, "here": [self._dealer], "certificates": 0})
        await db.execute("SELECT floor.news(%s::jsonb)", (since,))


def encoded(key: bytes, row: Any, before: bytes) -> list[bytes]:
    """Return the values of a push of one event without its state, as libpq sends them: it costs nothing later."""
    columns = ["{" + _element(value) + "}" for value in row]
    words = ["\\x" + key.hex(), str(row[0]), "\\x" + row[10].hex(), "\\x" + before.hex(), *columns]
    return [word.encode() for word in words]


def _element(value: Any) -> str:
    if value is None:
        return "NULL"
    text = "\\x" + value.hex() if isinstance(value, bytes) else str(value)
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def of_people(nth: int, rows: list[Any]) -> list[Any]:
    """Return events as of a table that other people deal and open."""
    named = (
        (f'"dealer":"{DEALER}"', f'"dealer":"dealer-{nth}"'),
        (f'"supervisor":"{FLOOR}"', f'"supervisor":"f-{nth}"'),
    )
    for was, other in named:
        rows = [(*row[:9], row[9].replace(was, other), *row[10:]) for row in rows]
    return rows


async def play_tables(address: str, tables: int, seconds: int, folder: Path) -> list[PlayedTable]:
    """Play so many tables on this thread."""
    rows = json.loads((folder / "rows.json").read_text(), object_hook=_bytes)
    standing = json.loads((folder / "standing.json").read_text())
    counts_s = time.monotonic() + WARM_S
    played = [PlayedTable(nth, rows, standing, counts_s + seconds, counts_s) for nth in range(tables)]
    await asyncio.gather(*(table.run(address, nth * WARM_S / 2 / tables) for nth, table in enumerate(played)))
    return played


def _bytes(found: dict[str, Any]) -> Any:
    return bytes.fromhex(found["hex"]) if found.keys() == {"hex"} else found


def processor_s(server: OwnServer) -> float:
    """Return the processor time of a server and of all its processes, in seconds."""
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
    counts_s = [0.0]

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
            nth = 0
            while time.monotonic() < begun_s + seconds - 4:
                nth += 1
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
        report(name, percentile(sorted(took), 0.99), "ms", share="p99", limit=limit, median=median, count=len(took))
    report("floor_whole_postgresql", cores, "cores", limit=0.8, tables=tables, consoles=consoles)


def prepare(server: OwnServer, folder: Path, tables: int, events: int) -> None:
    """Enroll the tables, and lay out the events and the state that they send."""
    with server.administrator() as db:
        for nth in range(tables):
            enrol(db, f"B-{nth}", nth.to_bytes(32, "big"), by="bench")
    (folder / "dealt").mkdir()
    rows = list(islice(played_rows(folder / "dealt"), events))
    (folder / "rows.json").write_text(json.dumps(rows, default=lambda value: {"hex": value.hex()}))
    (folder / "called").mkdir()
    house, standing = called_house(folder / "called")
    house.close()
    (folder / "standing.json").write_text(replace(standing, calls=standing.calls[:1]).to_json())


def played_rows(folder: Path) -> Iterator[Any]:
    """Yield the events of a table that opens, and then plays one hand over and over."""
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


async def catch_up(address: str, nth: int, rows: list[Any]) -> None:
    """Push all events of a table that comes back, as many at once as a table does."""
    table, key = f"B-{nth}", nth.to_bytes(32, "big")
    head, mine = as_of(table, key, of_people(nth, rows))
    async with await psycopg.AsyncConnection.connect(address, user=f"table_{table}", autocommit=True) as db:
        for first in range(0, len(mine), AT_ONCE):
            some = mine[first : first + AT_ONCE]
            words = push_words(key=key, last=(mine[-1][0], mine[-1][10]), before=head, rows=some)
            answer = await (await db.execute(*words)).fetchone()
            assert answer is not None and answer[0] == "ok", answer
            head = some[-1][10]


def bench_reconnect(tables: int = 500, events: int = 600) -> None:
    settings = {"max_connections": str(tables + 40), "shared_buffers": "256MB"}
    with own_server(**settings) as server, tempfile.TemporaryDirectory() as named:
        prepare(server, Path(named), tables, events)
        rows = json.loads((Path(named) / "rows.json").read_text(), object_hook=_bytes)

        async def all_at_once() -> None:
            await asyncio.gather(*(catch_up(server.address, nth, rows) for nth in range(tables)))

        begun_s = time.monotonic()
        asyncio.run(all_at_once())
        report("floor_reconnect", time.monotonic() - begun_s, "s", limit=60, tables=tables, events=events)


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
        case words:
            bench_whole(*map(int, words[1:]))


if __name__ == "__main__":
    main()
