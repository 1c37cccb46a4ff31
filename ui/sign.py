"""The players' sign in a window of its own, on the second display where there is one."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from kiosk.table import Table
from ui.pane import Pane
from ui.vm.sign import Sign


def has_second_display() -> bool:
    """Say whether there is a display for the sign beside the kiosk's own. The application must have been made."""
    return len(QGuiApplication.screens()) > 1


class SignWindow(Pane):
    """The sign of a table: the whole second display, or a window where there is only one. Close it before the table."""

    def __init__(self, table: Table, *, size: tuple[int, int] | None = None) -> None:
        self.model = Sign(table)
        super().__init__("SignWindow.qml", {"sign": self.model})
        if size is None and has_second_display():
            display = next(one for one in QGuiApplication.screens() if one is not QGuiApplication.primaryScreen())
            window = self._root()
            window.setScreen(display)
            window.setGeometry(display.geometry())
            window.showFullScreen()
        else:
            self.show(size=size)
