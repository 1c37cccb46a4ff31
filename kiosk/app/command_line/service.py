"""Report to the service manager: the kiosk is ready once its first frame is shown, and lives while its loop runs.

systemd gives a datagram socket in `NOTIFY_SOCKET`, and in `WATCHDOG_USEC` the time after which a silent service is
started again (sd_notify(3)). Without that socket nothing is sent. `WATCHDOG_PID` names the compositor, which is the
main process of the unit, so it is not compared with this process.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kiosk.core.log import program_log

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

FEEDS: Final = 3  # Reports per watchdog period, so that a late one does no harm.
_US_A_MS: Final = 1000


class Service:
    """The unit in which the kiosk runs. `attach` feeds its watchdog, `shown` reports it ready."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        """Read the socket and the watchdog's period of this process. A period that is not a number counts as none."""
        found = os.environ if environment is None else environment
        self._address = _address(found.get("NOTIFY_SOCKET", ""))
        period = found.get("WATCHDOG_USEC", "")
        self.watchdog_ms = int(period) // _US_A_MS if period.isascii() and period.isdigit() else 0
        self._is_attached = False

    def attach(self, app: QCoreApplication) -> None:
        """Feed the watchdog from the application's loop, so that one that hangs is ended and started again."""
        if self._is_attached or not self.watchdog_ms or self._address is None:
            return
        self._is_attached = True
        from PySide6.QtCore import QTimer

        feeds = QTimer(app)
        feeds.setInterval(max(1, self.watchdog_ms // FEEDS))
        feeds.timeout.connect(self.feed)
        feeds.start()

    def feed(self) -> None:
        """Report that the loop runs."""
        self._send("WATCHDOG=1")

    def shown(self, status: str) -> None:
        """Report that the first frame is shown. `status` is the line that `systemctl status` has for it."""
        self._send("READY=1", f"STATUS={' '.join(status.split())}", "WATCHDOG=1")

    def _send(self, *lines: str) -> None:
        if self._address is None:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
                sender.setblocking(False)
                sender.sendto("\n".join(lines).encode(errors="replace"), self._address)
        except OSError as error:
            program_log.warning("the service manager was not reached: %s", error)


def _address(name: str) -> str | None:
    """Return a socket's address: a path, or an abstract name, which begins with @. None for anything else."""
    if name.startswith("@") and len(name) > 1:
        return "\0" + name[1:]
    return name if name.startswith("/") else None
