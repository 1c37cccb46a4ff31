"""The console's lists with none, one, 37, and 500 rows: calls, tables, and alerts, from the first to the last."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from kiosk.core.text import as_json
from kiosk.floor import ConsoleNews, TableSeen
from kiosk.floor.answering.status import TableStatus
from tests.tables import FLOOR, PINS
from tests.ui.floor.tour import console
from tests.ui.samples import JOURNAL_FAILED
from tests.ui.tables import taps
from tests.ui.walk import problems
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts

ROWS = (0, 1, 37, 500)


def names(count: int) -> list[str]:
    return [f"NH-{nth:03}" for nth in range(count)]


def news(count: int, status: TableStatus) -> ConsoleNews:
    """Return `count` tables, each of which calls and has stopped."""
    stopped = as_json(JOURNAL_FAILED)
    tables = (
        TableSeen(table, nth, b"", replace(status, pit="Pit 3", stopped=stopped))
        for nth, table in enumerate(names(count), 1)
    )
    return ConsoleNews(tables=tuple(tables), is_there=True)


def view(pane: Pane, name: str) -> QQuickItem:
    found = pane.find(name)
    assert found is not None
    return found


def drawn_at_end(pane: Pane, list_: QQuickItem) -> list[str]:
    """Drag a list to its end, and return the names of the targets on the screen."""
    assert QMetaObject.invokeMethod(list_, "positionViewAtEnd")
    pane.settle()
    return [item.objectName() for item in pane.items()]


def rows_of(list_: QObject) -> int:
    count = list_.property("count")
    assert isinstance(count, int)
    return count


@pytest.mark.parametrize("count", ROWS)
def test_every_call_table_and_alert_is_on_a_list(qapp: QGuiApplication, tmp_path: Path, count: int) -> None:
    load_fonts(qapp)
    with console(tmp_path, (1280, 800), tables=lambda status: news(count, status)) as (pane, model):
        taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn"))
        assert problems(pane, lists=True) == []
        assert names(count) == [tile.id for tile in model.shown.tables]
        assert sorted(names(count)) == sorted(call.table for call in model.shown.calls)
        assert (count, count) == (rows_of(view(pane, "tables")), rows_of(view(pane, "calls")))
        assert (count == 0) == bool(model.shown.no_tables)
        if count == 0:
            assert model.shown.alerts == ()
            return
        last = model.shown.calls[-1]
        assert f"call.{last.table}.{last.id}" in drawn_at_end(pane, view(pane, "calls"))
        assert f"table.{names(count)[-1]}" in drawn_at_end(pane, view(pane, "tables"))
        taps(pane, ("search",))  # No tile outside the visible part takes the touch.
        assert model.shown.searches
        taps(pane, ("search",))
        assert QMetaObject.invokeMethod(view(pane, "tables"), "positionViewAtBeginning")
        pane.settle()
        if count > len(model.shown.alerts):
            pane.tap("allAlerts")
            listed = [alert.key for alert in model.shown.all_alerts]
            assert sorted(names(count)) == sorted(alert.table for alert in model.shown.all_alerts)
            assert count == rows_of(view(pane, "alerts"))
            assert f"listed.{listed[-1]}" in drawn_at_end(pane, view(pane, "alerts"))
            assert problems(pane, lists=True) == []
