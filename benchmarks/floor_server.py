"""Measure the floor server: kiosks that push real events, calls that are answered, and a console of many tables.

    python -m benchmarks.floor_server push [KIOSKS] [SECONDS]  # an event a second from each, acknowledged by the server
    python -m benchmarks.floor_server answers [CALLS]  # a call to a console, and its answer to the screen
    python -m benchmarks.floor_server console [TABLES] [SECONDS]  # a fifth of the tables report news each second
    python -m benchmarks.floor_server whole [TABLES] [SECONDS] [CONSOLES]  # all that kiosks and consoles send
    python -m benchmarks.floor_server reconnect [TABLES] [EVENTS]  # all tables come back with EVENTS events each
    python -m benchmarks.floor_server limits  # whole and reconnect, with limits
    python -m benchmarks.floor_server  # all of them

Clients and server share the machine. A separate PostgreSQL runs with its default, safe settings: each commit is
flushed.
"""

import asyncio
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import psycopg
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from kiosk.app.floor.link import linked
from kiosk.core.cards import card
from kiosk.floor import (
    AfterHand,
    ConsoleLink,
    ConsoleNews,
    FloorHouse,
    HandAtFloor,
    HandsSought,
    Order,
    OwnServer,
    TableSeen,
    add_console,
    enroll,
    migrate,
)
from kiosk.floor.answering.pin_box import PinBox
from kiosk.floor.answering.status import StatusBuilder, TableStatus
from kiosk.floor.pushing import push_words
from kiosk.journal.chain import chain, genesis
from kiosk.procedure import Floor
from kiosk.staff import Authority
from kiosk.staff.register import small_hasher
from kiosk.table import CallAtTable
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.pushing import KeptRows
from tests.tables import FLOOR, PINS, House, floor_comes, kernel_of
from tools.report import percentile, report
from ui.app import Screen, make_app
from ui.vm.controls.comfort import USUAL_INCHES
from ui.vm.floor.screen import FloorScreen
from ui.window.pane import Pane

PATIENCE_S: Final = 60.0
WARM_S: Final = 30  # Every connection plans its statements once.


@contextmanager
def own_server(**settings: str) -> Iterator[OwnServer]:
    """Give a server with the schema in a separate folder."""
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
    rows = KeptRows.of(house.table.journal).rows
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
    """Push one event per second, as a kiosk does, and return how long each took, in milliseconds."""
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
    """Have every kiosk push for this time, each starting at a different moment."""
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


def bench_push(kiosks: int = 500, seconds: int = 20) -> None:
    with own_server(max_connections=str(kiosks + 20), shared_buffers="256MB") as server:
        with server.administrator() as db:
            for nth in range(kiosks):
                enroll(db, f"B-{nth}", nth.to_bytes(32, "big"), by="bench")
        with tempfile.TemporaryDirectory() as folder:
            rows = dealt_rows(Path(folder))
        took = asyncio.run(push_all(server.address, kiosks, seconds, rows))
    median = round(percentile(took, 0.5), 1)
    most = round(max(took), 1)
    p99 = percentile(took, 0.99)
    report("floor_push", p99, "ms", share="p99", limit=50, median=median, most=most, kiosks=kiosks, pushes=len(took))


def bench_answers(calls: int = 60) -> None:
    """Call the floor and sign from a console, at a table with its screen and with PINs hashed at the full cost."""
    make_app(offscreen=True)
    heard: dict[str, float] = {}
    seen: dict[str, TableSeen] = {}

    def hear(news: ConsoleNews) -> None:
        for table in news.tables:
            seen[table.table] = table
            for call in table.status.calls:
                heard.setdefault(call.id, time.perf_counter())

    called_ms: list[float] = []
    signed_ms: list[float] = []
    dice = random.Random(calls)
    with own_server() as server, tempfile.TemporaryDirectory() as records, ExitStack() as stack:
        folder = Path(records) / "NH-07"
        folder.mkdir()
        house = House(folder, hasher=small_hasher())
        with server.administrator() as db:
            enroll(db, "NH-07", house.table.journal.public_key, by="bench")
            add_console(db, "console_bench")
        plug_in(house.table)
        kernel = kernel_of(house.table)
        kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
        stack.callback(house.close)
        stack.enter_context(linked(house.table, folder.parent))
        screen = stack.enter_context(Screen(house.table, double_tap_s=0))
        line = ConsoleLink(server.address, user="console_bench", records=folder)
        line.start(hear)
        stack.callback(line.stop)
        while len(signed_ms) < calls:
            deal_to_flop_bets(house.table)
            hand, cards = house.table.hand_number, iter(map(card, DECK.split()[10:]))
            while house.table.hand_number == hand and len(signed_ms) < calls:
                if not isinstance(house.table.round.prompt, Floor):
                    play_on(house.table, cards)
                    continue
                floor_comes(house.table)
                called, signed = answer_once(house, line, screen, heard, seen, pause_s=dice.uniform(0.0, 0.2))
                called_ms.append(called)
                signed_ms.append(signed)
    for name, took, limit in (("floor_call_seen", called_ms, 300), ("floor_call_answered", signed_ms, 200)):
        median = round(percentile(took, 0.5), 1)
        report(name, percentile(took, 0.99), "ms", share="p99", limit=limit, median=median, calls=len(took))


def wait(is_so: Callable[[], object]) -> None:
    """Run the screens until a condition holds."""
    give_up = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < give_up, "it never was"
        QCoreApplication.processEvents()
        time.sleep(0.0005)


def answer_once(
    house: House,
    line: ConsoleLink,
    screen: Screen,
    heard: dict[str, float],
    seen: dict[str, TableSeen],
    *,
    pause_s: float,
) -> tuple[float, float]:
    """Return the time of a call to the console, and of its answer to the dealer's screen, in milliseconds."""
    began = time.perf_counter()
    call_id, prompt = f"hand.{asked_by(house)}", house.table.round.prompt
    wait(lambda: call_id in heard)
    called_ms = (heard[call_id] - began) * 1000
    call = next(call for call in seen["NH-07"].status.calls if call.id == call_id)
    until = time.perf_counter() + pause_s
    wait(lambda: time.perf_counter() > until)
    began = time.perf_counter()
    line.answer(seen["NH-07"], call, "acknowledge", (FLOOR, PINS[FLOOR]))
    wait(lambda: house.table.round.prompt is not prompt)
    screen.settle()
    return called_ms, (time.perf_counter() - began) * 1000


def asked_by(house: House) -> int:
    """Return the number of the event that called the floor."""
    asked = house.table.payouts.asked_by
    assert asked is not None
    return asked.seq


class NoLine:
    """A connection without a server."""

    def answer(self, seen: TableSeen, call: CallAtTable, verb: str, signature: tuple[str, str]) -> None: ...
    def order(self, seen: TableSeen, order: Order, details: Mapping[str, Any], signature: tuple[str, str]) -> None: ...
    def find(self, sought: HandsSought, after: AfterHand | None) -> None: ...
    def recall(self, hand: HandAtFloor) -> None: ...
    def look_at(self, picture: str) -> None: ...
    def post(self, table: str, kind: str, amounts: Mapping[str, int], *, by: str, why: str) -> None: ...
    def note(self, alert: str, person: str) -> None: ...
    def sit(self, person: str) -> None: ...
    def rise(self) -> None: ...
    def guessed(self, person: str, left_ms: int) -> None: ...


def called_house(folder: Path) -> tuple[House, TableStatus]:
    """Return a house whose table waits for the floor, and the status of that table."""
    house = House(folder)
    plug_in(house.table)
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)
    return house, StatusBuilder(house.table, PinBox()).now()


def standings(tables: int, called: TableStatus) -> list[TableSeen]:
    """Return tables of five pits. Every fiftieth one calls the floor."""
    pits = [replace(called, pit=f"Pit {nth}") for nth in range(5)]
    return [
        TableSeen(f"B-{nth:03}", nth, b"", pits[nth % 5] if nth % 50 == 0 else replace(pits[nth % 5], calls=()))
        for nth in range(tables)
    ]


def bench_console(tables: int = 500, seconds: int = 10) -> None:
    """Measure the share of a core while a fifth of the tables changes each second, and the frames of the list."""
    make_app(offscreen=True)
    with tempfile.TemporaryDirectory() as folder:
        house, called = called_house(Path(folder))
        seen = standings(tables, called)
        authority = Authority(house.staff, house.clock, house={})
        model = FloorScreen(FloorHouse(), NoLine(), house.staff, authority, house.clock, name="bench")
        with Pane("floor/FloorWindow.qml", {"floor": model}, inches=USUAL_INCHES) as pane:
            pane.show(size=(1920, 1080))
            model.take(ConsoleNews(tables=tuple(seen), is_there=True))
            model.refresh()
            pane.settle()
            pane.tap(f"signer.{FLOOR}")
            for digit in PINS[FLOOR]:
                pane.tap(f"pin.{digit}")
            pane.tap("signIn")
            pane.settle()
            _console_at_rest(model, seen, house, seconds)
            _console_scrolled(pane)
        house.close()


def _console_at_rest(model: FloorScreen, seen: list[TableSeen], house: House, seconds: int) -> None:
    """Let time pass at its normal pace, with news ten times per second."""
    began_s = time.process_time()
    begun = time.perf_counter()
    for tenth in range(seconds * 10):
        changed = seen[tenth % 50 :: 50]
        news = tuple(replace(table, status=replace(table.status, hand=table.status.hand + tenth)) for table in changed)
        model.take(ConsoleNews(tables=news))
        if tenth % 10 == 0:
            house.clock.advance(ms=1000)
            model.tick()
        else:
            model.refresh()
        loop = QEventLoop()
        QTimer.singleShot(max(0, round(1000 * (begun + (tenth + 1) / 10 - time.perf_counter()))), loop.quit)
        loop.exec()
    share = (time.process_time() - began_s) / (time.perf_counter() - begun)
    report("console_processor", 100 * share, "%", limit=10, tables=len(seen), changes_a_second=len(seen) / 5)


def _console_scrolled(pane: Pane) -> None:
    """Scroll the list as a finger does, frame by frame."""
    tables = pane.find("tables")
    assert tables is not None
    took = []
    for step in range(240):
        began = time.perf_counter()
        tables.setProperty("contentY", 20.0 * step)
        pane.settle()
        took.append((time.perf_counter() - began) * 1000)
    report(
        "console_frame", percentile(took, 0.95), "ms", share="p95", limit=16.7, median=round(percentile(took, 0.5), 1)
    )


PARTS: Final[dict[str, Callable[..., None]]] = {"push": bench_push, "answers": bench_answers, "console": bench_console}


WHOLE: Final = ("whole", "reconnect")


def main() -> None:
    if len(sys.argv) > 1 and sys.argv[1] in (*WHOLE, "limits"):
        sys.exit(
            subprocess.run([sys.executable, "-m", "benchmarks.floor_whole", *sys.argv[1:]], check=False).returncode
        )
    elif len(sys.argv) > 1:
        PARTS[sys.argv[1]](*map(int, sys.argv[2:]))
    for part in () if len(sys.argv) > 1 else (*PARTS, *WHOLE):  # Each part runs in a separate process.
        subprocess.run([sys.executable, "-m", "benchmarks.floor_server", part], check=True)


if __name__ == "__main__":
    main()
