"""Screen readers: each control has a role and a name, and can be pressed by a screen reader.

Every walk over the screens checks that each control has both (`tests/ui/walk.py`).
"""

from PySide6.QtGui import QAccessible

from kiosk.table import Table
from tests.ui.tables import found, place_antes
from tests.ui.walk import Look, unnamed
from ui.app import Screen


def test_a_control_without_a_name_is_reported(screen: Screen) -> None:
    assert [] == unnamed(Look(screen))
    undo = found(screen, "undo")
    undo.setProperty("text", "")
    assert ["undo BarButton has no name"] == unnamed(Look(screen))


def test_a_control_is_pressed_by_its_name(screen: Screen, table: Table) -> None:
    place_antes(screen, table)
    primary = found(screen, "primary")
    accessible = QAccessible.queryAccessibleInterface(primary)
    assert accessible.text(QAccessible.Text.Name) == "No more bets, shuffle →"
    before = table.round.prompt
    actions = accessible.actionInterface()
    assert actions is not None
    actions.doAction("Press")
    assert table.round.prompt is not before
