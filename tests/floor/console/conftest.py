"""A house whose table and consoles are joined to a real server."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import laid_at_console, linked
from kiosk.floor import KeptVersions, Office, OwnServer, add_console, add_publisher, enroll
from kiosk.journal import public_bytes
from kiosk.settings import ScreenSettings
from kiosk.staff import Authority, Person, Role, Staff
from tests.dealt import plug_in
from tests.faults.journals import KEY
from tests.floor.console.touches import CONSOLE, OpenConsole, sign_in
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, register
from tests.tables import House, kernel_of, shipped
from tests.ui.receivers import plain_receivers
from ui.console import FloorConsole
from ui.cues import Start
from ui.window.typefaces import load_fonts


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> Iterator[House]:
    """Return a house whose table is joined to the floor, and that has a console."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    enroll(floor, "NH-07", house.table.journal.public_key, by="novak")
    add_console(floor, CONSOLE)
    plug_in(house.table)
    kernel = kernel_of(house.table)
    kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
    with linked(house.table, house.folder.parent):
        yield house
    house.close()


@pytest.fixture
def open_console(qapp: Any, house: House, server: OwnServer) -> Iterator[OpenConsole]:
    """Return a function that opens a console of the house, and closes it when the test is over."""
    load_fonts(qapp)
    opened: list[FloorConsole] = []

    def opens(
        name: str = CONSOLE, start: Start | None = None, office: Office | None = None, rest_s: float | None = 0
    ) -> FloorConsole:
        folder = house.folder.parent / name
        staff = register(folder / "staff.json", house)
        authority = Authority(staff, house.clock, house={})
        settings = replace(shipped(), house=kernel_of(house.table).house)
        console = FloorConsole(
            server.address, staff, authority, house.clock, name=name, records=folder, size=(1280, 800), start=start,
            laid=laid_at_console(settings, folder, staff, house.clock), office=office, rest_s=rest_s,
            settings=ScreenSettings(tones=start is not None, player=("true",)),
        )  # fmt: skip
        opened.append(console)
        return console

    yield opens
    for console in opened:
        plain = plain_receivers(console)
        console.close()
        assert console.warnings == []
        assert plain == []


@pytest.fixture
def office(tmp_path: Path, house: House, floor: psycopg.Connection[Any]) -> Staff:
    """Return the register of a house that publishes; its table and its console trust the office."""
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN)
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    for data in (tmp_path, tmp_path / CONSOLE):
        KeptVersions(data).trust(public_bytes(KEY))
    return register(tmp_path / "office.json", house)


@pytest.fixture
def console(qtbot: QtBot, open_console: OpenConsole) -> FloorConsole:
    """Return a console at which the floor supervisor has signed in."""
    console = open_console()
    sign_in(qtbot, console)
    return console
