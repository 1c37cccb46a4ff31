"""Measure a table's connection to the floor: the time of a touch, of a card, and of a person who leaves.

    python -m benchmarks.floor_links taps [COUNT]             # COUNT cards and taps on each kind of line
    python -m benchmarks.floor_links leaves [TIMES] [TABLES]  # from the manager's publication to the last table
    python -m benchmarks.floor_links                          # both

Tables, screens, journals and the server are the real ones, and share the machine.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.floor_server import own_server, wait
from benchmarks.screen import ScreenBench
from kiosk.app.demo.table import DemoTable
from kiosk.app.floor.link import linked
from kiosk.floor import FloorVersion, KeptVersions, OwnServer, PublishedKind, add_publisher, enroll, newest, publish
from kiosk.floor.server.server import connected
from kiosk.games import GAMES
from kiosk.journal import public_bytes
from kiosk.settings import config_dir, load
from kiosk.staff import Person, Role, Staff
from tests.faults.journals import KEY
from tests.floor.cable import Cable
from tests.tables import QUICK_HASHER, House, kernel_of
from tools.report import percentile, report
from ui.app import Screen, make_app

SLOW_S: Final = 0.3  # Delay of the line, each way.
FLAPS_S: Final = 0.7
PIN: Final = "8305"


@contextmanager
def flapping(cable: Cable) -> Iterator[None]:
    """Break every connection and restore the line, again and again."""
    over = threading.Event()

    def flap() -> None:
        while not over.wait(FLAPS_S):
            cable.cut()
            over.wait(FLAPS_S)
            cable.mend()

    thread = threading.Thread(target=flap)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


LINES: Final = ("none", "up", "slow", "flapping", "dead")


def bench_taps(count: int = 200) -> None:
    """Deal at a table on each kind of line, each in its own process."""
    for line in LINES:
        subprocess.run([sys.executable, "-m", "benchmarks.floor_links", "line", line, str(count)], check=True)


def bench_line(line: str, count: int = 200) -> None:
    """Deal cards and taps at a table whose line to the floor is `none`, `up`, `slow`, `flapping`, or `dead`."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        screens = folder / "screens.json"
        screens.write_text('{"screens":[{"name":"k","x":0,"y":0,"width":1920,"height":1080,"logicalDpi":96,"dpr":1}]}')
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        make_app(offscreen=False)
        settings = load(config_dir(), GAMES)
        server = stack.enter_context(own_server())
        cable = stack.enter_context(Cable(server))
        if line != "none":
            settings = replace(settings, house=settings.house.model_copy(update={"floor_server": cable.address}))
        demo = DemoTable(settings, folder / "data", 7)
        stack.callback(demo.close)
        with server.administrator() as db:
            enroll(db, demo.table.config.id, demo.table.journal.public_key, by="bench")
        cable.delay_s = SLOW_S if line == "slow" else 0.0
        if line == "dead":
            cable.hold()
        stack.enter_context(linked(demo.table, folder / "data"))
        if line == "flapping":
            stack.enter_context(flapping(cable))
        screen = stack.enter_context(Screen(demo.table, double_tap_s=0))
        demo.start()
        bench = ScreenBench(demo, screen)
        bench.frame()
        cards_ms, taps_ms = bench.dealt(count, count)
        behind = _behind(server, demo)
    report(
        f"card_with_line_{line}", statistics.median(cards_ms), "ms", limit=8, p99=round(percentile(cards_ms, 0.99), 1),
        cards=len(cards_ms), behind=behind,
    )  # fmt: skip
    report(
        f"tap_with_line_{line}", percentile(taps_ms, 0.95), "ms", limit=16.7, share="p95",
        median=round(statistics.median(taps_ms), 1), p99=round(percentile(taps_ms, 0.99), 1), taps=len(taps_ms),
    )  # fmt: skip


def _behind(server: OwnServer, demo: DemoTable) -> int:
    """Return the number of events that the floor lacked when the last card was dealt."""
    with server.administrator() as db:
        row = db.execute("SELECT coalesce(max(seq), 0) FROM floor.event").fetchone()
    assert row is not None
    return demo.table.journal.last_seq() - int(str(row[0]))


def bench_leaves(times: int = 30, tables: int = 4) -> None:
    """Have a dealer of one of the tables leave the house, and time until the last table has signed them out."""
    make_app(offscreen=True)
    took_ms = []
    with own_server() as server, tempfile.TemporaryDirectory() as records, ExitStack() as stack:
        with server.administrator() as db:
            add_publisher(db, "publisher_bench", public_bytes(KEY), by="novak")
        houses = [_joined(stack, server, Path(records), f"B-{nth}") for nth in range(tables)]
        leavers = [
            Person(id=f"leaver{nth}", name="A. Leaver", roles=frozenset({Role.DEALER}), license=f"D-{nth}")
            for nth in range(times)
        ]
        for house in houses:
            house.staff.add(Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), PIN)
            for dealer in leavers:
                house.staff.add(dealer, PIN)
        office = _office(houses[0], Path(records))
        for nth, leaver in enumerate([dealer.id for dealer in leavers]):
            at = houses[nth % tables]
            at.table.people.sign_in(leaver, PIN)
            office.deactivate(leaver)
            began = perf_counter()
            _publish(server, office)
            wait(lambda at=at, leaver=leaver: at.table.dealer is None and all(_is_out(h, leaver) for h in houses))  # type: ignore[misc]
            took_ms.append((perf_counter() - began) * 1000)
    median = round(percentile(took_ms, 0.5), 1)
    most = round(max(took_ms), 1)
    report("floor_left", percentile(took_ms, 0.99), "ms", share="p99", limit=1000, median=median, most=most,
           tables=tables, times=times)  # fmt: skip


def _joined(stack: ExitStack, server: OwnServer, records: Path, table: str) -> House:
    """Return a table with its own records that is joined to the floor."""
    (records / table).mkdir()
    house = House(records / table, id=table)
    stack.callback(house.close)
    with server.administrator() as db:
        enroll(db, table, house.table.journal.public_key, by="novak")
    KeptVersions(house.folder).trust(public_bytes(KEY))
    kernel = kernel_of(house.table)
    kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
    stack.enter_context(linked(house.table, house.folder))
    return house


def _office(house: House, records: Path) -> Staff:
    """Return the register at the office, where it is changed and published."""
    path = records / "office.json"
    path.write_bytes((house.folder / "staff.json").read_bytes())
    path.chmod(0o600)
    return Staff.load(path, house.clock, hasher=QUICK_HASHER)


def _publish(server: OwnServer, office: Staff) -> None:
    with connected(server.address, user="publisher_bench") as db:
        after = newest(db, PublishedKind.PEOPLE)
        publish(db, FloorVersion.signed(KEY, PublishedKind.PEOPLE, after, office.laid_down(), by="novak", why="left"))


def _is_out(house: House, person: str) -> bool:
    found = house.staff.person(person)
    return found is not None and not found.is_active


PARTS: Final[dict[str, Callable[..., None]]] = {"taps": bench_taps, "leaves": bench_leaves}


def main() -> None:
    match sys.argv[1:]:
        case ["line", line, count]:
            bench_line(line, int(count))
        case [part, *counts]:
            PARTS[part](*map(int, counts))
        case _:
            for part in PARTS:
                subprocess.run([sys.executable, "-m", "benchmarks.floor_links", part], check=True)


if __name__ == "__main__":
    main()
