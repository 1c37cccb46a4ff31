"""Run slow work in a thread, and deliver its result in the window's own thread."""

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from kiosk.core.errors import KioskError


class Working(QObject):
    """One piece of work at a time: `start` begins it, and its result, or its KioskError, is given to `take`.

    A result that comes after another piece of work was begun is dropped.
    """

    ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._nth = 0
        self._take: Callable[[Any], None] = lambda result: None
        self.ended.connect(self._on_end)

    @property
    def is_busy(self) -> bool:
        """Return whether a result is waited for."""
        return bool(self._nth % 2)

    def start(self, act: Callable[[], Any], take: Callable[[Any], None]) -> None:
        """Run `act` in a thread, and pass its result to `take`."""
        self._nth += 1 if self._nth % 2 == 0 else 2
        self._take = take
        Thread(target=self._run, args=(self._nth, act), daemon=True).start()

    def _run(self, nth: int, act: Callable[[], Any]) -> None:
        try:
            result: Any = act()
        except (KioskError, OSError) as error:
            result = error
        try:
            self.ended.emit(nth, result)
        except RuntimeError:  # The page was closed, and Qt has deleted it.
            return

    @Slot(int, object)
    def _on_end(self, nth: int, result: Any) -> None:
        if nth == self._nth:
            self._nth += 1
            self._take(result)
