"""The players' sign: what is posted, and which jackpot is being verified. It says nothing else, and nothing grows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk import devices
from kiosk.board import Board
from kiosk.table import Table
from kiosk.text import text
from ui.vm.rows import Rows
from ui.vm.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

PENDING = text("PENDING")


@dataclass(frozen=True, slots=True)
class SignRow:
    """A jackpot as its rules print it; `pending` is "" or the word that stands beside it."""

    name: str
    amount: str
    pending: str


@QmlElement
@QmlUncreatable("Made in Python.")
class Sign(QObject):  # type: ignore[operator]
    """The sign of one table."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = Rows(SignRow, self)
        self._board = Board(table, self._show)

    def close(self) -> None:
        """Stop looking at the table."""
        self._board.close()

    def _show(self, rows: tuple[devices.SignRow, ...]) -> None:
        word = say(PENDING)
        self._rows.show([SignRow(one.name, one.amount, word if one.pending else "") for one in rows])
        self.changed.emit()

    @Property(QObject, notify=changed)
    def jackpots(self) -> QObject:
        return self._rows

    @Property(str, notify=changed)
    def longest(self) -> str:
        """The amount that takes the most room: all are drawn in the size in which it fits."""
        return max((row.amount for row in self._rows.rows), key=len, default="")
