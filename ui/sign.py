"""The players' sign in a window of its own, on the second display where there is one.

It says what is posted, and which jackpot is being verified: nothing else, and nothing grows.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from kiosk.core import devices
from kiosk.core.frozen import frozen
from kiosk.core.text import text
from kiosk.table import Board, Table
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say
from ui.window.pane import Pane

PENDING = text("PENDING")


@frozen
class SignLine:
    """A jackpot as its rules print it; `pending` is "" or the word that stands beside it."""

    name: str
    amount: str
    pending: str


@frozen
class SignLook:
    """What is posted for a `game`. `longest` is the amount that takes the most room: all are drawn in its size."""

    game: str = ""
    jackpots: tuple[SignLine, ...] = ()
    longest: str = ""


@in_qml
class Sign(View[SignLook]):
    """The sign of one table."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._posted: tuple[devices.SignRow, ...] = ()
        self._board = Board(table, self._take)

    def close(self) -> None:
        """Stop looking at the table."""
        self._board.close()
        super().close()

    def _take(self, rows: tuple[devices.SignRow, ...]) -> None:
        self._posted = rows
        self.refresh()

    def look(self) -> SignLook:
        word = say(PENDING)
        rows = tuple(SignLine(row.name, row.amount, word if row.pending else "") for row in self._posted)
        game = self._table.rules.title if rows else ""
        return SignLook(game, rows, max((row.amount for row in rows), key=len, default=""))


def has_second_display() -> bool:
    """Say whether there is a display for the sign beside the kiosk's own. The application must have been made."""
    return len(QGuiApplication.screens()) > 1


class SignWindow(Pane):
    """The sign of a table: the whole second display, or a window where there is only one. Close it before the table."""

    def __init__(self, table: Table, *, size: tuple[int, int] | None = None) -> None:
        self.model = Sign(table)
        super().__init__("SignWindow.qml", {"sign": self.model}, size=size)
        if size is None and has_second_display():
            display = next(
                screen for screen in QGuiApplication.screens() if screen is not QGuiApplication.primaryScreen()
            )
            window = self._root()
            window.setScreen(display)
            window.setGeometry(display.geometry())
            window.showFullScreen()
        else:
            self.show(size=size)
