"""Emulate a serial device on a pty, whose other end a driver opens as its port. No driver imports this module.

`PtyEmulator` is the port. `SimDevice` is an emulated device at a port, with the faults that any device can have, and a
command line.

The port behaves as hardware does. Bytes that nobody reads are lost. Unplugging closes the pty, so that the driver's
reads fail as they do when a cable is pulled. The path is a symbolic link, which stays the same when the device is
plugged in again, as in /dev/serial/by-id.
"""

import contextlib
import fcntl
import os
import pty
import select
import struct
import termios
import threading
import tty
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Final, Self, TextIO

from kiosk.core.scratch import ScratchFolder


class PtyEmulator:
    """A pty under a symbolic link, which can be plugged in and unplugged."""

    def __init__(self, name: str, link: Path | None = None) -> None:
        """`link` is the path of the port. If it is None, the port is called `name`, in a temporary folder."""
        self._own: ScratchFolder | None = None
        if link is None:
            self._own = ScratchFolder(name)
            link = self._own.path / name
        self.path = link
        self._ends: tuple[int, int] | None = None
        self._cable = threading.Lock()  # No thread writes to a pty that another one has just closed.
        self._opened = False

    @property
    def plugged_in(self) -> bool:
        return self._ends is not None

    @property
    def opened(self) -> bool:
        """Return whether any program has opened the port since it was plugged in."""
        if self._ends is not None and not self._opened:
            # In packet mode the master learns when the other end drops its input, which opening a serial port does.
            with contextlib.suppress(BlockingIOError):
                while not self._opened:
                    self._opened = bool(os.read(self._ends[0], 1)[0] & termios.TIOCPKT_FLUSHREAD)
        return self._opened

    def plug_in(self) -> None:
        assert self._ends is None, "it is plugged in already"
        master, slave = pty.openpty()
        # A new pty is a terminal, on which ETX is Ctrl-C. Keeping the slave open keeps it raw until a driver opens it.
        tty.setraw(slave)
        os.set_blocking(master, False)
        fcntl.ioctl(master, termios.TIOCPKT, struct.pack("i", 1))
        self._ends, self._opened = (master, slave), False
        if self.path.is_symlink() and not self.path.exists():
            self.path.unlink()  # An emulator that was killed left it.
        self.path.symlink_to(os.ttyname(slave))

    def unplug(self) -> None:
        with self._cable:
            if self._ends is not None:
                self.path.unlink()
                for end in self._ends:
                    os.close(end)
                self._ends = None

    def write(self, data: bytes) -> None:
        """Send as many bytes as fit. Drop the rest, as a serial port without flow control does."""
        with self._cable:
            if self._ends is not None:
                with contextlib.suppress(BlockingIOError):
                    os.write(self._ends[0], data)

    def close(self) -> None:
        self.unplug()
        if self._own is not None:
            self._own.close()

    def read(self, seconds: float) -> bytes:
        """Return the bytes that the driver has sent. Wait for them for up to `seconds`; return b"" if none come."""
        if self._ends is None or not select.select([self._ends[0]], [], [], seconds)[0]:
            return b""
        with contextlib.suppress(OSError):
            packet = os.read(self._ends[0], 4096)
            # In packet mode one byte precedes the data. If it is not 0, it reports a state of the line, without data.
            self._opened = True
            return packet[1:] if packet[:1] == b"\0" else b""
        return b""


FAULTS: Final = """\
garbage       send bytes that are not a message
unplug [mid]  pull the cable out, or do it in the middle of a message
replug        put the cable back in
mute, speak   say nothing at all, whatever is asked; speak again
quit          leave"""


class SimDevice:
    """An emulated device. `HELP` lists its own commands. `answer` returns its answer to the driver's bytes.

    After `attend`, a thread reads the driver's bytes. Without that thread, each call of `serve` reads once.
    """

    HELP: ClassVar[str]

    def __init__(self, name: str, link: Path | None = None) -> None:
        self.plug = PtyEmulator(name, link)
        self.muted = False
        self._leaving = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()  # The device is never unplugged during a read.
        self.plug.plug_in()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> str:
        """Return the path of the port, for the driver. It stays the same when the device is plugged in again."""
        return str(self.plug.path)

    def answer(self, data: bytes) -> bytes:
        """Return the device's answer to bytes that the driver sent. Most devices only send."""
        return b""

    def boot(self) -> bytes:
        """Return the bytes that the device sends when it starts."""
        return b""

    def half(self) -> bytes:
        """Return half of a message."""
        return b""

    def obey(self, verb: str, rest: list[str]) -> str | None:
        """Execute a command of the device and return its output; None for an unknown command. Raise ValueError."""
        return None

    def serve(self, seconds: float) -> bytes:
        """Wait up to `seconds` for the driver's bytes, answer them, and return them."""
        with self._lock:
            data = self.plug.read(seconds)
            if data:
                answer = self.answer(data)
                if not self.muted:
                    self.plug.write(answer)
        return data

    def attend(self) -> Self:
        """Start a thread that answers the driver."""
        self._thread = threading.Thread(target=self._attend, name=f"emulator {self.path}", daemon=True)
        self._thread.start()
        return self

    def _attend(self) -> None:
        while not self._leaving.is_set():
            if not self.plug.plugged_in:
                self._leaving.wait(0.01)
            else:
                self.serve(0.02)

    def garbage(self) -> None:
        self.plug.write(b"\x00\xff\xa5\x5a\x81\x7f\x1e\xfe")

    def unplug(self, *, mid_frame: bool = False) -> None:
        """Unplug the cable. With `mid_frame`, send half of a message first."""
        with self._lock:
            if mid_frame:
                self.plug.write(self.half())
            self.plug.unplug()

    def replug(self) -> None:
        """Plug the cable in again, under the same path. The device restarts."""
        with self._lock:
            if not self.plug.plugged_in:
                self.plug.plug_in()
                self.plug.write(self.boot())

    def close(self) -> None:
        self._leaving.set()
        if self._thread is not None:
            self._thread.join()
        self.plug.close()


def run_sim(device: SimDevice, what: str, stdin: TextIO, stdout: TextIO) -> None:
    """Emulate a device until `quit` or the end of `stdin`."""
    with device.attend():
        converse(f"{what} at {device.path}", lambda verb, rest: _obey(device, verb, rest), stdin, stdout)


def converse(title: str, obey: Callable[[str, list[str]], str], stdin: TextIO, stdout: TextIO) -> None:
    """Print the title, then execute one command per line, until `quit` or the end of `stdin`."""

    def say(text: str) -> None:
        stdout.write(text + "\n")
        stdout.flush()

    say(title)
    say("help lists the commands")
    for line in stdin:
        words = line.split()
        if words == ["quit"]:
            return
        if words:
            try:
                say(obey(words[0], words[1:]))
            except ValueError as error:
                say(f"no: {error}")


def _obey(device: SimDevice, verb: str, rest: list[str]) -> str:
    said = device.obey(verb, rest)
    if said is not None:
        return said
    match verb, rest:
        case "help", []:
            return f"{device.HELP}\n{FAULTS}"
        case "garbage", []:
            device.garbage()
        case "unplug", [] | ["mid"]:
            device.unplug(mid_frame=bool(rest))
        case "replug", []:
            device.replug()
        case "mute" | "speak", []:
            device.muted = verb == "mute"
        case _:
            raise ValueError(f"{' '.join((verb, *rest))!r} is not a command; help lists them")
    return "done"
