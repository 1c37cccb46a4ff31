"""Touches that nobody meant are dropped: those of a palm, and those that were meant for a question that has gone.

A palm is three points of contact at once; two are two people, and both count. A finger that rests on a button while a
card from the shoe changes what is asked has touched the old question, and answers nothing when it is lifted. What is
dropped is dropped as a whole, until the last finger has left the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QEventPoint, QPointingDevice, QTouchEvent

PALM: Final = 3  # points of contact
_TOUCHES: Final = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


class TouchGuard(QObject):
    """Filters the touches of the window that `window` returns. `on_palm` is called for each palm.

    Where `counts_fingers` says so, as in a test of the touchscreen, any number of fingers is meant.
    """

    def __init__(
        self, window: Callable[[], QObject], on_palm: Callable[[], None], counts_fingers: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._window = window
        self._on_palm = on_palm
        self._counts_fingers = counts_fingers
        self._device: QPointingDevice | None = None  # where fingers are down
        self._is_dropping = False
        window().installEventFilter(self)

    @Slot()
    def drop(self) -> None:
        """Drop the touch that is under way, if any. It may be called while a touch is delivered."""
        if self._device is not None and not self._is_dropping:
            self._is_dropping = True
            QTimer.singleShot(0, self, self._cancel)

    @Slot()
    def _cancel(self) -> None:
        if self._device is not None:
            QCoreApplication.sendEvent(self._window(), QTouchEvent(QEvent.Type.TouchCancel, self._device))

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() not in _TOUCHES:
            return False
        assert isinstance(event, QTouchEvent)
        if event.type() is QEvent.Type.TouchBegin:
            self._is_dropping = False
        down = sum(point.state() is not QEventPoint.State.Released for point in event.points())
        self._device = event.pointingDevice() if down else None
        if down >= PALM and not self._is_dropping and not self._counts_fingers():
            self._is_dropping = True
            self._cancel()
            self._on_palm()
        return self._is_dropping
