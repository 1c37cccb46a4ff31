"""The test of the screen itself: the place and the number of touches, and plain colors for dead pixels."""

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from kiosk.core.text import text
from kiosk.core.value import value
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say

COLUMNS: Final = 8
LINES: Final = 5
MAX_DOTS: Final = 200
COLORS: Final = ("#ff0000", "#00ff00", "#0000ff", "#ffffff", "#000000")

DO: Final = text("Touch every field, the corners too. Then use several fingers at once.")
SEEN: Final = text("{touched} of {all} fields · most fingers at once: {fingers}")
ALL_SEEN: Final = text("All fields touched · most fingers at once: {fingers}")


@value
class SurfaceField:
    """One field of the screen."""

    touched: bool


@value
class Dot:
    """The point of a touch, in parts of the screen's width and height."""

    across: float
    down: float


@value
class SurfaceLook:
    """The screen under test. `hue` fills it, "" during the touch test."""

    fields: tuple[SurfaceField, ...] = ()
    dots: tuple[Dot, ...] = ()
    columns: int = COLUMNS
    lines: int = LINES
    hue: str = ""
    instruction: str = ""
    result: str = ""


@in_qml
class Surface(View[SurfaceLook]):
    """The screen under test."""

    left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._felt: set[int] = set()
        self._dots: tuple[Dot, ...] = ()
        self._fingers = 0
        self._color = -1
        self.refresh()

    def look(self) -> SurfaceLook:
        fields = COLUMNS * LINES
        seen = {"touched": len(self._felt), "all": fields, "fingers": self._fingers}
        return SurfaceLook(
            fields=tuple(SurfaceField(nth in self._felt) for nth in range(fields)),
            dots=self._dots,
            hue=COLORS[self._color] if self._color >= 0 else "",
            instruction=say(DO),
            result=say((ALL_SEEN if len(self._felt) == fields else SEEN).fill(**seen)),
        )

    @touch(float, float, int)
    def feel(self, x: float, y: float, fingers: int) -> None:
        """Take a touch at a part of the width and height, one of `fingers` at once."""
        if not (0 <= x < 1 and 0 <= y < 1):
            return
        self._felt.add(int(y * LINES) * COLUMNS + int(x * COLUMNS))
        self._fingers = max(self._fingers, fingers)
        self._dots = (*self._dots[1 - MAX_DOTS :], Dot(x, y))

    @touch()
    def nextColor(self) -> None:
        """Fill the screen with the next color; after the last one it is touched again."""
        self._color = self._color + 1 if self._color + 1 < len(COLORS) else -1

    @Slot()
    def leave(self) -> None:
        self.left.emit()
