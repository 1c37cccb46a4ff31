"""The test of the screen itself: where it is touched, with how many fingers, and plain colours for dead pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.text import text
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

COLUMNS: Final = 8
LINES: Final = 5
MOST_DOTS: Final = 200
COLOURS: Final = ("#ff0000", "#00ff00", "#0000ff", "#ffffff", "#000000")

DO: Final = text("Touch every field, the corners too. Then use several fingers at once.")
SEEN: Final = text("{touched} of {all} fields · most fingers at once: {fingers}")
ALL_SEEN: Final = text("Every field was touched · most fingers at once: {fingers}")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the screen."""

    touched: bool


@dataclass(frozen=True, slots=True)
class Dot:
    """Where the screen was touched, in parts of its width and height."""

    across: float
    down: float


@QmlElement
@QmlUncreatable("Made in Python.")
class Surface(QObject):  # type: ignore[operator]
    """The screen under test. `colour` is what it is filled with, "" while it is touched."""

    changed = Signal()
    left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touched: set[int] = set()
        self._dots: list[Dot] = []
        self._fingers = 0
        self._colour = -1
        self._field_rows = Rows(Field, self)
        self._dot_rows = Rows(Dot, self)
        self._show()

    def _show(self) -> None:
        self._field_rows.show([Field(nth in self._touched) for nth in range(COLUMNS * LINES)])
        self._dot_rows.show(self._dots)
        self.changed.emit()

    @Property(QObject, notify=changed)
    def fields(self) -> QObject:
        return self._field_rows

    @Property(QObject, notify=changed)
    def dots(self) -> QObject:
        return self._dot_rows

    @Property(int, notify=changed)
    def columns(self) -> int:
        return COLUMNS

    @Property(int, notify=changed)
    def lines(self) -> int:
        return LINES

    @Property(str, notify=changed)
    def colour(self) -> str:
        return COLOURS[self._colour] if self._colour >= 0 else ""

    @Property(str, notify=changed)
    def instruction(self) -> str:
        return say(DO)

    @Property(str, notify=changed)
    def result(self) -> str:
        fields = COLUMNS * LINES
        words = ALL_SEEN if len(self._touched) == fields else SEEN
        return say(words._replace(values={"touched": len(self._touched), "all": fields, "fingers": self._fingers}))

    @Slot(float, float, int)
    def touch(self, x: float, y: float, fingers: int) -> None:
        """Take a touch at a part of the width and height, one of `fingers` at once."""
        if not (0 <= x < 1 and 0 <= y < 1):
            return
        self._touched.add(int(y * LINES) * COLUMNS + int(x * COLUMNS))
        self._fingers = max(self._fingers, fingers)
        self._dots = [*self._dots[1 - MOST_DOTS :], Dot(x, y)]
        self._show()

    @Slot()
    def nextColour(self) -> None:
        """Fill the screen with the next colour; after the last one it is touched again."""
        self._colour = self._colour + 1 if self._colour + 1 < len(COLOURS) else -1
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        self.left.emit()
