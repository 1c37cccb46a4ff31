"""Tables and a console that are joined to a server which a test restores, promotes, or starts again."""

from __future__ import annotations

import queue
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from kiosk.app.floor.link import linked
from kiosk.core.clock import SystemClock
from kiosk.floor import (
    AlertKind,
    ConsoleLink,
    ConsoleNews,
    FloorHouse,
    KeptVersions,
    OwnServer,
    add_console,
    add_publisher,
    enroll,
)
from kiosk.journal import public_bytes
from kiosk.staff import Person, Role
from tests.dealt import plug_in
from tests.faults.journals import KEY
from tests.floor.cable import Cable
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER
from tests.floor.pushing import HELD
from tests.tables import House, kernel_of

CONSOLE = "console_pit_3"


@contextmanager
def tables(
    server: OwnServer, folder: Path, *names: str, cables: Sequence[Cable] = (), address: str = ""
) -> Iterator[list[House]]:
    """Give tables that are joined to a server, each with its records.

    They reach it by `address` where that is said, and by a cable where there is one for them.
    """
    with ExitStack() as stack, server.administrator() as db:
        add_publisher(db, PUBLISHER, public_bytes(KEY), by=MANAGER)
        found = []

        def where(nth: int) -> str:
            return address or (cables[nth] if cables else server).address

        for nth, name in enumerate(names):
            (folder / name).mkdir()
            house = House(folder / name, id=name)
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
def looking(server: OwnServer, folder: Path, address: str = "") -> Iterator[FloorHouse]:
    """Give what a console of a server shows."""
    if not address:
        with server.administrator() as db:
            add_console(db, CONSOLE)
    house = FloorHouse()
    news: queue.SimpleQueue[ConsoleNews] = queue.SimpleQueue()
    link = ConsoleLink(address or server.address, user=CONSOLE, records=folder, clock=SystemClock())
    link.start(news.put)

    class NewestHouse(FloorHouse):
        def alerts(self) -> list[Any]:
            while not news.empty():
                house.take(news.get())
            return house.alerts()

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
