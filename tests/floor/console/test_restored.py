"""A console by touch while its server dies, comes back, and is restored: it first reports the gap."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.floor import AlertKind, OwnServer
from kiosk.procedure import Floor
from tests.floor.console.touches import call_of, deal_until_called, enter, wait
from tests.floor.drills import Backup
from tests.tables import FLOOR, PINS, House
from ui.console import FloorConsole


@pytest.fixture
def server(own: OwnServer) -> OwnServer:
    return own


def test_a_server_that_dies_comes_back_and_is_restored(
    qtbot: QtBot, house: House, server: OwnServer, console: FloorConsole
) -> None:
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    backup = Backup(server)
    server.kill()
    wait(qtbot, lambda: console.model.shown.strip.startswith("The floor server does not answer. As last seen at "))
    assert console.model.shown.devices == "No link to the floor server"
    console.settle()
    console.tap(call_of(console))
    console.settle()
    console.tap("primary")
    console.settle()
    assert console.model.shown.strip.endswith("The floor server does not answer: go to the table.")
    server.start()
    wait(qtbot, lambda: console.model.shown.devices != "No link to the floor server")
    backup.restore()
    wait(qtbot, lambda: AlertKind.RESTORED in kinds(console))
    prompt = house.table.round.prompt
    assert isinstance(prompt, Floor)
    wait(qtbot, lambda: asks_for_pin(console))
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: house.table.round.prompt is not prompt)


def asks_for_pin(console: FloorConsole) -> bool:
    """Touch the call and its key, and return whether its pad is open: its table may not be connected again yet."""
    if console.model.shown.calls and console.model.sits:
        console.settle()
        console.tap(call_of(console))
        console.tap("primary")
        console.settle()
    return console.find("pin.1") is not None


def kinds(console: FloorConsole) -> list[AlertKind]:
    return [alert.kind for alert in console.model.house.alerts()]
