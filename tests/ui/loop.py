"""Run Qt's own loop until a thread's result has arrived on the screen."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from tests.drivers.bench import GUARD_S

LOOKS_EVERY_MS = 5


def until(reached: Callable[[], bool], guard_s: float = GUARD_S) -> None:
    """Deliver events of threads and processes until a condition is true."""
    guard = time.monotonic() + guard_s
    looks = QTimer()  # Without it a waiting loop would not end.
    looks.start(LOOKS_EVERY_MS)
    while not reached():
        assert time.monotonic() < guard, "it never came to that"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    looks.stop()
