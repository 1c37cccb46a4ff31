"""Pass events from a device's thread to the screen's thread."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot


class Bridge(QObject):
    """Calls `take` on the thread that made the bridge, whichever thread `post` is called on, and in the same order."""

    _crossed = Signal(object)

    def __init__(self, take: Callable[[Any], None]) -> None:
        super().__init__()
        self._take = take
        self._is_open = True
        self._crossed.connect(self._arrived, Qt.ConnectionType.QueuedConnection)

    def post(self, event: object) -> None:
        """Hand an event over. It does not wait."""
        self._crossed.emit(event)

    def close(self) -> None:
        """Stop passing events, including those on their way."""
        self._is_open = False

    @Slot(object)
    def _arrived(self, event: object) -> None:
        if self._is_open:
            self._take(event)
