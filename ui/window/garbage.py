"""Python's garbage, collected in the thread of the windows and between touches.

Python collects in whichever thread happens to make the next object, so that a driver's thread may delete a window's
objects while they are drawn. While a window is open, only this collector runs.
"""

import gc

from PySide6.QtCore import QTimer

EVERY_MS = 1000
MOST = (700, 10, 10)  # Thresholds of the generations: Python's defaults.


class Garbage:
    """Collects for all windows of a process: from the first `hold` to the last `release`."""

    def __init__(self) -> None:
        self._windows = 0
        self._timer: QTimer | None = None

    def hold(self) -> None:
        """Begin for a window."""
        self._windows += 1
        if self._timer is None:
            gc.disable()
            self._timer = QTimer()
            self._timer.setInterval(EVERY_MS)
            self._timer.timeout.connect(self._collect)
            self._timer.start()

    def release(self) -> None:
        """Release a window: its objects are collected here."""
        self._windows -= 1
        gc.collect(1)
        if self._windows == 0 and self._timer is not None:
            self._timer.stop()
            self._timer = None
            gc.enable()

    @staticmethod
    def _collect() -> None:
        full = [nth for nth, (count, most) in enumerate(zip(gc.get_count(), MOST, strict=True)) if count > most]
        if full:
            gc.collect(full[-1])


GARBAGE = Garbage()
