"""Tables and a console joined to a server that a test restores, promotes, or restarts."""

import os
import queue
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import linked
from kiosk.core.clock import Clock, SystemClock
from kiosk.floor import (
    AlertKind,
    ConsoleLink,
    ConsoleNews,
    FloorHouse,
    KeptVersions,
    OwnServer,
    PublishedKind,
    add_console,
    add_publisher,
    enroll,
    newest,
)
from kiosk.floor.server.own_server import programs
from kiosk.journal import public_bytes
from kiosk.staff import NotProven, Person, Role
from tests.dealt import plug_in
from tests.faults.journals import KEY
from tests.floor.cable import Cable
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, publish_as, register, vouch_for_devices
from tests.floor.postings import claims, post_for_all
from tests.floor.pushing import HELD, signed_in
from tests.payouts import deal
from tests.tables import BOTH, DEALER, FLOOR, PINS, HeldClock, House, kernel_of

CONSOLE = "console_pit_3"
PATIENCE_MS = 60_000
LOCK_S = 900


@dataclass
class RunningClock(HeldClock):
    """A clock that runs, and is wrong."""

    ahead_ms: int = 0

    def now_ms(self) -> int:
        return SystemClock().now_ms() + self.ahead_ms

    def mono_ns(self) -> int:
        return SystemClock().mono_ns() + self.ns

    def advance(self, *, ms: int) -> None:
        self.ahead_ms += ms
        self.ns += ms * 1_000_000


@contextmanager
def tables(
    server: OwnServer,
    folder: Path,
    *names: str,
    cables: Sequence[Cable] = (),
    address: str = "",
    clocks: Mapping[str, HeldClock] = MappingProxyType({}),
) -> Iterator[list[House]]:
    """Give tables that are joined to a server, each with its records and its clock.

    They use `address` if it is given, and a cable if there is one for them.
    """
    with ExitStack() as stack, server.administrator() as db:
        add_publisher(db, PUBLISHER, public_bytes(KEY), by=MANAGER)
        found = []

        def where(nth: int) -> str:
            return address or (cables[nth] if cables else server).address

        for nth, name in enumerate(names):
            (folder / name).mkdir()
            house = House(folder / name, clock=clocks.get(name) or HeldClock(), id=name)
            stack.callback(house.close)
            house.staff.add(
                Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER, Role.FLOOR})), MANAGERS_PIN
            )
            enroll(db, name, house.table.journal.public_key, by=MANAGER)
            KeptVersions(house.folder).trust(public_bytes(KEY))
            kernel = kernel_of(house.table)
            kernel.house = kernel.house.model_copy(update={"floor_server": where(nth)})
            plug_in(house.table)
            stack.enter_context(linked(house.table, house.folder))
            found.append(house)
        yield found


@contextmanager
def looking(server: OwnServer, folder: Path, address: str = "", clock: Clock | None = None) -> Iterator[FloorHouse]:
    """Yield the tables as a console of a server shows them."""
    if not address:
        with server.administrator() as db:
            add_console(db, CONSOLE)
    house = FloorHouse()
    news: queue.SimpleQueue[ConsoleNews] = queue.SimpleQueue()
    link = ConsoleLink(address or server.address, user=CONSOLE, records=folder, clock=clock or SystemClock())
    link.start(news.put)

    def take_all() -> FloorHouse:
        while not news.empty():
            house.take(news.get())
        return house

    class NewestHouse(FloorHouse):
        def alerts(self) -> list[Any]:
            return take_all().alerts()

        def calls(self) -> list[Any]:
            return take_all().calls()

    try:
        yield NewestHouse()
    finally:
        link.stop()


def events_of(server: OwnServer) -> list[Any]:
    with server.administrator() as db:
        return db.execute(HELD).fetchall()


def kinds(console: FloorHouse) -> list[AlertKind]:
    return [alert.kind for alert in console.alerts()]


def is_active(house: House, person_id: str) -> bool:
    person = house.staff.person(person_id)
    return person is not None and person.is_active


class Backup:
    """A dump of a server's database, with PostgreSQL's own programs."""

    def __init__(self, server: OwnServer) -> None:
        self._server = server
        self._run("pg_dump", "--format=custom", f"--file={server.folder}/floor.dump", "floor")

    def restore(self) -> None:
        """Delete the database, as a broken disk does, and restore it as it was."""
        with self._server.administrator("postgres") as root:
            root.execute("DROP DATABASE floor WITH (FORCE)")
        self._run("pg_restore", "--create", "--dbname=postgres", f"{self._server.folder}/floor.dump")

    def _run(self, program: str, *words: str) -> None:
        found = programs()
        assert found is not None
        user = "postgres" if os.geteuid() == 0 else None
        where = ["--host", str(self._server.folder), "--username=postgres"]
        subprocess.run([found / program, *where, *words], user=user, cwd="/", check=True)


def restore_drill(qtbot: QtBot, folder: Path, server: OwnServer, ahead_ms: Mapping[str, int] | None = None) -> None:
    """Restore a dump made before a jackpot was won, a person left, and another person was locked.

    `ahead_ms` is by how much the clock of each table and of the CONSOLE is ahead of the server's, in milliseconds.
    """
    names = ("NH-07", "NH-08")
    clocks = {name: RunningClock(ahead_ms=ahead) for name, ahead in (ahead_ms or {}).items()}
    with (
        tables(server, folder, *names, clocks=clocks) as (first, second),
        looking(server, folder / CONSOLE, clock=clocks.get(CONSOLE)) as console,
    ):
        with server.administrator() as db:
            post_for_all(qtbot, db, first, second)
            publish_as(db, PublishedKind.PEOPLE, first.staff.laid_down(), why="first")
            vouch_for_devices(db)
            if clocks:
                _sign_in_here_and_there(qtbot, db, first, second)
            backup = Backup(server)
            deal(first.table)
            first.table.play.proceed()
            qtbot.waitUntil(lambda: claims(first) == ["ours"], timeout=PATIENCE_MS)
            if clocks:
                _calls_are_aged_here(qtbot, console, clocks[CONSOLE])
            staff = register(folder / "office.json", first)
            staff.deactivate("kim")
            left = publish_as(db, PublishedKind.PEOPLE, staff.laid_down(), why="left")
            qtbot.waitUntil(
                lambda: all(house.staff.digest() == staff.digest() for house in (first, second)), timeout=PATIENCE_MS
            )
            for _ in range(3):
                with pytest.raises(NotProven):
                    first.table.floor.come(FLOOR, "1597")
            qtbot.waitUntil(lambda: second.staff.locked() != (), timeout=PATIENCE_MS)
        before = events_of(server)
        assert AlertKind.RESTORED not in kinds(console)
        backup.restore()
        with server.administrator() as db:
            assert db.execute("SELECT count(*) FROM floor.win").fetchone() == (0,)
            qtbot.waitUntil(lambda: events_of(server)[: len(before)] == before, timeout=PATIENCE_MS)
            # No jackpot is won twice: the win came back with its table's event.
            deal(second.table)
            second.table.play.proceed()
            qtbot.waitUntil(lambda: claims(second) == ["taken"], timeout=PATIENCE_MS)
            assert db.execute("SELECT count(*) FROM floor.win").fetchone() == (1,)
            # Nobody who left is active: the next version follows the one that only the tables had kept.
            with signed_in(db, PUBLISHER) as office:
                assert newest(office, PublishedKind.PEOPLE) == (left.number, left.digest)
            following = publish_as(db, PublishedKind.PEOPLE, staff.laid_down(), why="again")
            assert following.number == left.number + 1
            # Every lock is delivered with its remaining time, under a number that was never used before.
            newer = "SELECT change > (SELECT max(epoch) FROM floor.epoch) FROM floor.person_lock"
            assert db.execute(newer).fetchall() == [(True,)]
            ((left_s,),) = db.execute(
                "SELECT extract(epoch FROM until - clock_timestamp())::float8 FROM floor.person_lock"
            ).fetchall()
            assert LOCK_S - 300 < cast("float", left_s) <= LOCK_S
        qtbot.waitUntil(lambda: AlertKind.RESTORED in kinds(console), timeout=PATIENCE_MS)
        assert AlertKind.TWICE not in kinds(console)
        assert all(not is_active(house, "kim") for house in (first, second))
        if clocks:
            wrong = {"" if name == CONSOLE else name for name, clock in clocks.items() if clock.ahead_ms}
            qtbot.waitUntil(lambda: wrong == _wrong_clocks(console), timeout=PATIENCE_MS)
            second.clock.advance(ms=LOCK_S * 1000)  # By its own clock the lock is over then, and not a day later.
            assert second.staff.locked() == ()


def _sign_in_here_and_there(qtbot: QtBot, db: psycopg.Connection[Any], first: House, second: House) -> None:
    """Sign a dealer in at one table, then at the other one: the later sign-in holds with any clocks."""
    present = "SELECT j.table_id FROM floor.presence p JOIN floor.journal j USING (journal) WHERE person = %s"
    for here, there in ((first, second), (second, first), (first, second)):
        here.table.people.sign_in(BOTH, PINS[BOTH])
        qtbot.waitUntil(lambda at=here.id: db.execute(present, (BOTH,)).fetchall() == [(at,)], timeout=PATIENCE_MS)  # type: ignore[misc]
        qtbot.waitUntil(lambda of=there: of.table.dealer is None or of.table.dealer.id != BOTH, timeout=PATIENCE_MS)  # type: ignore[misc]
        assert here.table.dealer is not None and here.table.dealer.id == BOTH
    second.table.people.sign_in(DEALER, PINS[DEALER])


def _calls_are_aged_here(qtbot: QtBot, console: FloorHouse, clock: RunningClock) -> None:
    """Check that a call at the console is seconds old, neither a day nor negative."""
    qtbot.waitUntil(lambda: console.calls() != [], timeout=PATIENCE_MS)
    ((seen, call),) = console.calls()
    assert abs(clock.now_ms() - seen.here_ms(call.at_ms)) < 300_000


def _wrong_clocks(console: FloorHouse) -> set[str]:
    return {alert.table for alert in console.alerts() if alert.kind is AlertKind.CLOCK}
