"""A console by touch, over a real server: a real table's call is seen, opened, signed for, and counts at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor_link import linked
from kiosk.core.cards import card
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import SignedAtConsole
from kiosk.floor import OwnServer, add_console, enrol
from kiosk.procedure import Floor
from kiosk.settings import ScreenSettings
from kiosk.staff import Authority
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.tables import BOTH, FLOOR, PINS, House, kernel_of
from ui.app import load_fonts
from ui.cues import Start
from ui.floor import FloorConsole

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"

OpenConsole = Callable[..., FloorConsole]


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> Iterator[House]:
    """Return a house whose table is joined to the floor, and has a console."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    enrol(floor, "NH-07", house.table.journal.public_key, by="novak")
    add_console(floor, CONSOLE)
    plug_in(house.table)
    kernel = kernel_of(house.table)
    kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
    with linked(house.table, house.folder.parent):
        yield house
    house.close()


@pytest.fixture
def open_console(qapp: Any, house: House, server: OwnServer) -> Iterator[OpenConsole]:
    """Return what opens a console of the house, and closes it when the test is over."""
    load_fonts(qapp)
    opened: list[FloorConsole] = []

    def opens(name: str = CONSOLE, start: Start | None = None) -> FloorConsole:
        authority = Authority(house.staff, house.clock, house={})
        console = FloorConsole(
            server.address, house.staff, authority, house.clock, name=name, size=(1280, 800), start=start,
            settings=ScreenSettings(tones=start is not None, player=("true",)),
        )  # fmt: skip
        opened.append(console)
        return console

    yield opens
    for console in opened:
        console.close()
        assert console.warnings == []


def wait(qtbot: QtBot, is_so: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(is_so()), timeout=PATIENCE_MS)


def enter(console: FloorConsole, pin: str) -> None:
    for digit in pin:
        console.tap(f"pin.{digit}")


def sign_in(qtbot: QtBot, console: FloorConsole, who: str = FLOOR) -> None:
    console.tap(f"signer.{who}")
    enter(console, PINS[who])
    console.tap("signIn")
    wait(qtbot, lambda: console.find("table.NH-07"))


def deal_until_called(house: House) -> None:
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)


def call_of(console: FloorConsole) -> str:
    return f"call.NH-07.{console.model.shown.calls[0].id}"


def test_a_call_is_opened_and_acknowledged_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    shown = console.model.shown
    assert (shown.title, shown.primary, shown.secondary) == ("NH-07 · seat 5", "Acknowledge", "Dispute")
    assert len([item for item in console.items() if item.objectName().startswith("card.")]) == 5
    assert "M. Ortiz" in [fact.value for fact in shown.facts]
    console.tap("primary")
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: not isinstance(house.table.round.prompt, Floor))
    assert [event.actor for event in house.table.journal.events(1, SignedAtConsole)] == [FLOOR]
    wait(qtbot, lambda: not any(call.id.startswith("hand.") for call in console.model.shown.calls))
    assert console.model.shown.strip == ""


def test_a_call_is_heard_once_also_before_anybody_signs_in(
    qtbot: QtBot, house: House, open_console: OpenConsole
) -> None:
    heard: list[str] = []
    console = open_console(start=lambda program, arguments: heard.append(f"{program} {Path(arguments[0]).stem}"))
    deal_until_called(house)
    wait(qtbot, lambda: heard)
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.calls)
    console.tap("signOut")
    console.tap(f"signer.{FLOOR}")
    enter(console, "0000")
    console.tap("signIn")
    assert heard == ["true floor", "true refused"]


def test_a_wrong_pin_is_told_and_the_call_stands(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    console.tap("otherwise")
    enter(console, "0000")
    console.tap("primary")
    wait(qtbot, lambda: console.model.shown.strip)
    assert console.model.shown.strip == "NH-07: Wrong PIN: 2 tries left."
    assert isinstance(house.table.round.prompt, Floor)
    assert console.model.shown.primary == "Acknowledge"


def test_somebody_is_at_one_console_at_a_time(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    add_console(floor, "console_pit_4")
    first, second = open_console(), open_console("console_pit_4")
    sign_in(qtbot, first)
    second.tap(f"signer.{FLOOR}")
    enter(second, PINS[FLOOR])
    second.tap("signIn")
    wait(qtbot, lambda: second.model.shown.strip)
    assert second.model.shown.strip == "R. Haddad is signed in at another console: sign out there first."
    assert second.model.shown.view == "sign_in"
    outcomes = floor.execute("SELECT console, outcome FROM floor.sitting ORDER BY sitting").fetchall()
    assert outcomes == [(CONSOLE, "in"), ("console_pit_4", "refused")]
    first.tap("signOut")
    wait(qtbot, lambda: len(floor.execute("SELECT FROM floor.sitting").fetchall()) == 3)
    sign_in(qtbot, second)


def test_an_alert_stands_until_somebody_notes_it_at_any_console(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    add_console(floor, "console_pit_4")
    console, other = open_console(), open_console("console_pit_4")
    sign_in(qtbot, console)
    sign_in(qtbot, other, BOTH)
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The shoe was unplugged."))
    wait(qtbot, lambda: console.model.shown.alerts and other.model.shown.alerts)
    console.settle()
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.tone) == ("Shoe offline", "grave")
    assert console.model.shown.tables[0].status == "Shoe offline"
    console.tap(f"alert.{alert.key}")
    assert console.model.shown.primary == "Noted"
    console.tap("primary")
    wait(qtbot, lambda: not console.model.shown.alerts and not other.model.shown.alerts)
    assert floor.execute("SELECT alert, person, console FROM floor.noted").fetchall() == [(alert.key, FLOOR, CONSOLE)]
