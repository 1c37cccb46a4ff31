"""Touches that nobody meant are dropped: those of a palm, those that slid, those meant for a question that has gone.

A palm is three points of contact at once; two are two people, and both count. A finger that slides farther than a
target is high has touched nothing, wherever it is lifted; nor has one under which the screen changed its size. A finger
that rests on a button while a card from the shoe changes what is asked has touched the old question, and answers
nothing when it is lifted. What is dropped is dropped as a whole, until the last finger has left the screen, and whoever
touched is told why.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QEventPoint, QPointingDevice, QTouchEvent, QWindow

from ui.window.dropped import Dropped

PALM: Final = 3  # points of contact
SLIDE: Final = 0.1  # of the window's smaller side
LEAST_SLIDE_PX: Final = 72

# Qt holds a move back until the next frame; one that came after its touch was cancelled would belong to none.
os.environ.setdefault("QML_NO_TOUCH_COMPRESSION", "1")

_TOUCHES: Final = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


class TouchGuard(QObject):
    """Filters the touches of the window that `window` returns. `on_dropped` is told why each of them was dropped.

    `is_meant` says what is meant where it would be dropped elsewhere, as by whoever tests the touchscreen.
    """

    touched = Signal()  # somebody has put a finger on the screen, or pressed a button of a mouse

    def __init__(
        self,
        window: Callable[[], QWindow],
        on_dropped: Callable[[Dropped], None],
        is_meant: Callable[[Dropped], bool],
    ) -> None:
        super().__init__()
        self._window = window
        self._on_dropped = on_dropped
        self._is_meant = is_meant
        self._device: QPointingDevice | None = None  # where fingers are down
        self._is_dropping = False
        window().installEventFilter(self)

    @Slot()
    def drop(self) -> None:
        """Drop the touch that is under way, if any. It may be called while a touch is delivered."""
        if self._device is not None and not self._is_dropping:
            self._is_dropping = True
            QTimer.singleShot(0, self, self._question_gone)

    @Slot()
    def _question_gone(self) -> None:
        self._cancel(Dropped.LATE)

    def _cancel(self, why: Dropped) -> None:
        if self._device is not None:
            QCoreApplication.sendEvent(self._window(), QTouchEvent(QEvent.Type.TouchCancel, self._device))
        self._on_dropped(why)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._device is not None and not self._is_dropping:
            self._is_dropping = True
            self._cancel(Dropped.RESIZED)
        if event.type() is QEvent.Type.TouchCancel:
            self._device = None
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress):
            self.touched.emit()
        if event.type() not in _TOUCHES:
            return False
        assert isinstance(event, QTouchEvent)
        if event.type() is QEvent.Type.TouchBegin:
            self._is_dropping = False
        points = event.points()
        down = sum(point.state() is not QEventPoint.State.Released for point in points)
        self._device = event.pointingDevice()
        if not self._is_dropping:
            why = Dropped.PALM if down >= PALM else Dropped.SLID if any(map(self._slid, points)) else None
            if why is not None and not self._is_meant(why):
                self._is_dropping = True
                self._cancel(why)
        if not down:
            self._device = None
        return self._is_dropping

    def _slid(self, point: QEventPoint) -> bool:
        window = self._window()
        way = point.globalPosition() - point.globalPressPosition()
        far = max(LEAST_SLIDE_PX, SLIDE * min(window.width(), window.height()))
        return way.manhattanLength() > far
