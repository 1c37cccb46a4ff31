"""End the kiosk in order on SIGTERM and SIGINT, as closing the window does.

The hand in progress stays as it is, unsigned events are signed, and the journal's log is merged into its file.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Ending:
    """A context in which the two signals end the loop of an attached application.

    A signal that comes before the loop runs ends the loop as soon as it starts.
    """

    def __enter__(self) -> Self:
        self._heard, self._tells = socket.socketpair()
        self._heard.setblocking(False)
        self._tells.setblocking(False)
        self._before = {number: signal.signal(number, _noted) for number in SIGNALS}
        self._wakes = signal.set_wakeup_fd(self._tells.fileno())
        self._is_attached = False
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        signal.set_wakeup_fd(self._wakes)
        for signals, handler in self._before.items():
            signal.signal(signals, handler)
        self._heard.close()
        self._tells.close()

    def attach(self, app: QCoreApplication) -> None:
        """Let a signal end this application's loops. There is one notifier, which lives as long as the application."""
        if self._is_attached:
            return
        self._is_attached = True
        from PySide6.QtCore import QSocketNotifier

        notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, app)
        notifier.activated.connect(lambda: app.exit(0))  # `quit` asks the windows first, and one may say no


def _noted(_number: int, _frame: FrameType | None) -> None:
    """Do nothing. Python writes a byte for each signal, and that byte wakes the event loop."""
