"""The screen's loop, run until it has come to something."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop

from tests.drivers.bench import GUARD_S


def until(reached: Callable[[], bool]) -> None:
    """Let the screen's loop run until it has come to something."""
    guard = time.monotonic() + GUARD_S
    while not reached():
        assert time.monotonic() < guard, "it never came to that"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
