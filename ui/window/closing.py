"""Requests to close a window, by a window manager or a key. During a hand, the second request counts."""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject

AGAIN_S: Final = 10.0  # Long enough to read the sentence, short enough to be the same request.


class AskedToClose(QObject):
    """Filters the requests to close a window.

    `is_busy` returns whether a second request is needed, `ask` shows that, and `closes` is called when a window closes.
    """

    def __init__(
        self,
        is_busy: Callable[[], bool],
        ask: Callable[[], None],
        closes: Callable[[], None],
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._is_busy = is_busy
        self._ask = ask
        self._closes = closes
        self.now_s = now_s
        self._asked_s: float | None = None

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Close:
            return False
        if self._is_busy() and not self._is_asked_again():
            self._asked_s = self.now_s()
            event.ignore()
            self._ask()
            return True
        self._closes()
        return False

    def _is_asked_again(self) -> bool:
        return self._asked_s is not None and self.now_s() - self._asked_s <= AGAIN_S


class StaysOpen(QObject):
    """Refuses every request to close a window: only the program closes it, after it has removed this filter."""

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Close:
            return False
        event.ignore()
        return True
