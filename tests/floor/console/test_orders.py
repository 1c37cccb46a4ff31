"""Orders to a table by touch at a console."""

from pytestqt.qtbot import QtBot

from tests.floor.console.touches import OpenConsole, enter, order, sign_in, wait
from tests.tables import BOTH, FLOOR, PINS, House
from ui.console import FloorConsole


def test_a_table_is_locked_relieved_and_closed_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console, table = open_console(), house.table
    sign_in(qtbot, console)
    console.tap("table.NH-07")
    order(qtbot, console, "lock", "0000")
    wait(qtbot, lambda: console.model.shown.strip == "NH-07: Wrong PIN: 2 tries left.")
    order(qtbot, console, "lock")
    wait(qtbot, lambda: console.model.shown.tables[0].status == "Locked")
    wait(qtbot, lambda: console.model.shown.strip == "NH-07 · Lock the table: signed")  # The answer may come later.
    order(qtbot, console, "unlock")
    wait(qtbot, lambda: console.model.shown.tables[0].status != "Locked")  # The signed facts are the shown ones.
    assert not table.floor.is_locked
    order(qtbot, console, "relieve")
    wait(qtbot, lambda: console.model.shown.tables[0].dealer == "no dealer")
    assert table.dealer is None
    order(qtbot, console, "close")
    wait(qtbot, lambda: "Closing signed: rack count next" in [fact.value for fact in console.model.shown.facts])
    assert console.find("order.close") is None
    assert console.find("order.unlock_person") is None  # This right is the manager's.


def test_somebodys_pin_is_locked_by_touch(qtbot: QtBot, house: House, console: FloorConsole) -> None:
    console.tap("table.NH-07")
    wait(qtbot, lambda: console.find("order.lock_person"))
    console.settle()
    console.tap("order.lock_person")
    console.tap(f"choice.{BOTH}")
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, house.staff.locked)
    assert [person.id for person in house.staff.locked()] == [BOTH]
