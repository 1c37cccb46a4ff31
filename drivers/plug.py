"""The plug of an emulated device: a pty whose other end a driver opens as a port. No driver imports this.

It behaves as hardware does. Bytes that nobody reads are lost; to unplug is to close the pty, so that the driver's reads
fail as they do when a cable is pulled. The path is a symbolic link, which stays the same over a replug as
/dev/serial/by-id does.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import struct
import tempfile
import termios
import tty
from pathlib import Path


class Plug:
    """A pty under a symbolic link, plugged in or not."""

    def __init__(self, name: str, link: Path | None = None) -> None:
        """`link` is where the port shall be; None makes one of this `name` in a directory of its own."""
        self._own: tempfile.TemporaryDirectory[str] | None = None
        if link is None:
            self._own = tempfile.TemporaryDirectory(prefix=f"kiosk-{name}-")
            link = Path(self._own.name) / name
        self.path = link
        self._ends: tuple[int, int] | None = None
        self._opened = False

    @property
    def plugged_in(self) -> bool:
        return self._ends is not None

    @property
    def opened(self) -> bool:
        """Say whether anybody has opened the port since it was plugged in."""
        if self._ends is not None and not self._opened:
            # In packet mode the master is told when the other end drops its input, which opening a serial port does.
            with contextlib.suppress(BlockingIOError):
                while not self._opened:
                    self._opened = bool(os.read(self._ends[0], 1)[0] & termios.TIOCPKT_FLUSHREAD)
        return self._opened

    def plug_in(self) -> None:
        assert self._ends is None, "it is plugged in already"
        master, slave = pty.openpty()
        # A pty begins as a terminal, on which ETX is Ctrl-C. Our hold on the slave keeps it raw until it is opened.
        tty.setraw(slave)
        os.set_blocking(master, False)
        fcntl.ioctl(master, termios.TIOCPKT, struct.pack("i", 1))
        self._ends, self._opened = (master, slave), False
        if self.path.is_symlink() and not self.path.exists():
            self.path.unlink()  # left behind by an emulator that was killed
        self.path.symlink_to(os.ttyname(slave))

    def unplug(self) -> None:
        if self._ends is not None:
            self.path.unlink()
            for end in self._ends:
                os.close(end)
            self._ends = None

    def write(self, data: bytes) -> None:
        """Send what the line takes. A full line drops the rest, as a serial port without flow control does."""
        if self._ends is not None:
            with contextlib.suppress(BlockingIOError):
                os.write(self._ends[0], data)

    def close(self) -> None:
        self.unplug()
        if self._own is not None:
            self._own.cleanup()
