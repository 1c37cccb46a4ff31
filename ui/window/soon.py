"""Run a task once, a moment after it was requested any number of times, so that no touch waits for it."""

from collections.abc import Callable

from PySide6.QtCore import QTimer


class Soon:
    """Calls `act` on the windows' thread, `after_ms` after the first `ask` since the last time."""

    def __init__(self, act: Callable[[], None], after_ms: int) -> None:
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setInterval(after_ms)
        self._timer.timeout.connect(act)

    def ask(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Do nothing any more, including requested calls."""
        self._timer.stop()
        self._timer.timeout.disconnect()
