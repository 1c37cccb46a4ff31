"""Wrong PINs at a console and at a table: their locks hold everywhere, and every console reports them."""

from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.floor import add_console
from kiosk.staff import NotProven, Staff
from tests.floor.console.touches import CONSOLE, OpenConsole, enter, sign_in, wait
from tests.floor.office import vouch_for_devices
from tests.tables import BOTH, DEALER, FLOOR, PINS, House
from ui.console import FloorConsole

OTHER = "console_pit_4"
WRONG = "8639"


def guess(console: FloorConsole, who: str, times: int) -> None:
    """Enter a wrong PIN for a person this many times."""
    console.tap(f"signer.{who}")
    for _ in range(times):
        enter(console, WRONG)
        console.tap("signIn")


@pytest.fixture
def guessed(open_console: OpenConsole) -> FloorConsole:
    """Return a console at which a person has just been locked."""
    console = open_console()
    guess(console, BOTH, 3)
    return console


@pytest.fixture
def other(qtbot: QtBot, open_console: OpenConsole, floor: psycopg.Connection[Any]) -> FloorConsole:
    """Return another console, at which a person is signed in."""
    add_console(floor, OTHER)
    console = open_console(OTHER)
    sign_in(qtbot, console)
    return console


def test_lock_at_a_console_applies_everywhere_and_alerts_every_console(
    qtbot: QtBot, house: House, other: FloorConsole, guessed: FloorConsole
) -> None:
    wait(qtbot, lambda: other.model.shown.alerts)
    other.settle()
    (alert,) = other.model.shown.alerts
    assert (alert.title, alert.tone, alert.table) == ("PIN locked: J. Kim", "grave", CONSOLE)
    assert alert.note.startswith(f"{CONSOLE} · ")
    wait(qtbot, lambda: [person.id for person in house.staff.locked()] == [BOTH])
    other.tap(f"alert.{alert.key}")
    assert (other.model.shown.title, other.model.shown.note) == (CONSOLE, "PIN locked: J. Kim")
    other.tap("primary")
    wait(qtbot, lambda: not other.model.shown.alerts)
    assert other.model.shown.panel == ""


def test_a_console_that_takes_no_pin_any_more_says_so_there_and_at_the_others(
    qtbot: QtBot, house: House, other: FloorConsole, guessed: FloorConsole
) -> None:
    """While one unlocked supervisor is left, the console is locked instead of that person."""
    guessed.tap("pin.name")
    guess(guessed, FLOOR, 2)
    assert guessed.model.shown.strip.startswith("Too many wrong PINs here: no PIN is taken until ")
    wait(qtbot, lambda: len(other.model.shown.alerts) == 2)
    assert {alert.title for alert in other.model.shown.alerts} == {"PIN locked: J. Kim", "PIN pad locked"}
    # The table receives it through its own link.
    wait(qtbot, lambda: [person.id for person in house.staff.locked()] == [BOTH])


@pytest.mark.parametrize("is_open", [True, False])
def test_lock_at_an_open_or_closed_table_alerts_every_console(
    qtbot: QtBot, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any], is_open: bool
) -> None:
    vouch_for_devices(floor)
    console = open_console()
    sign_in(qtbot, console)
    if not is_open:
        house.table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    for _ in range(3):
        with pytest.raises(NotProven):
            house.table.people.enter_pin(BOTH, WRONG)
    wait(qtbot, lambda: console.model.shown.alerts)
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.table) == ("PIN locked: J. Kim", "NH-07")
