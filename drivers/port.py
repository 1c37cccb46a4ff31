"""Ports: their names, opening, reading and closing. The only module that imports pyserial.

- A port is found by its name, and no other port is ever opened to look for an answer.
- A port is opened as `exclusive`, because a second reader would steal bytes. This keeps out only programs that also ask
  for exclusive access.
"""

import contextlib
import errno
import re
import select
import socket
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

import serial
from serial.tools import list_ports

from kiosk.core.errors import ConfigError, ConfigProblem
from kiosk.core.value import value

BAUDS: Final = (300, 600, 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400)
CHUNK_BYTES: Final = 4096
NO_FLOW: Final = "none"
FLOWS: Final = (NO_FLOW, "xonxoff", "rtscts")  # Ways in which a device stops the flow of bytes.
MAX_DISCARDED: Final = 80
# A serial server that loses its power closes no connection, and a link that only listens sends nothing that would
# reveal it. So the system probes the other side: after 3 s of silence, every 2 s, at most 3 times: 9 s.
KEEPALIVE: Final = (
    (socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
    (socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 3),
    (socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 2),
    (socket.IPPROTO_TCP, socket.TCP_KEEPCNT, 3),
    (socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 9_000),  # The same for sent bytes without acknowledgment, in ms.
)

_SOCKET: Final = re.compile(r"socket://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):([0-9]{1,5})")
_USB: Final = re.compile(r"usb://([0-9A-Fa-f]{4}):([0-9A-Fa-f]{4})(?:/([!-~]+))?")
LOST: Final = (serial.SerialException, OSError, termios.error, TypeError)


@value
class PortPace:
    """The times of a port, in seconds.

    `poll_s` is the longest wait of a read, and so the delay of a stop. After `still_after_s` without a byte, reads wait
    `still_s`: no driver measures such a silence in tenths of a second. A device that refuses bytes for longer than
    `write_s` counts as lost.
    """

    poll_s: float = 0.1
    still_after_s: float = 10.0
    still_s: float = 0.5
    write_s: float = 5.0


PACE: Final = PortPace()


class Parity(StrEnum):
    NONE = "none"
    EVEN = "even"
    ODD = "odd"


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkSettings:
    """The address of a device and its line settings.

    `url` is an absolute path (best one of /dev/serial/by-id), `usb://vendor:product/serial` as `lsusb -v` prints them
    (the serial may be left out if only one such device is plugged in), `socket://host:port` for a serial server, or
    `loop://`, which only receives its own bytes. Other URLs of pyserial are refused: some probe ports, some log the
    data. `baud`, `parity`, `data_bits`, `stop_bits` and `flow` do not count for a serial server, which has its own.
    `kind` is the driver's, for a technician. Raise ConfigError.
    """

    url: str
    baud: int
    kind: str = ""
    parity: Parity = Parity.NONE
    data_bits: int = 8
    stop_bits: int = 1
    flow: str = NO_FLOW

    def __post_init__(self) -> None:
        problems = []
        if not _is_url(self.url):
            problems.append(
                ConfigProblem(
                    f"{self.url!r} is not an absolute path, usb://vendor:product/serial or socket://host:port",
                    key="port",
                )
            )
        if type(self.baud) is not int or self.baud not in BAUDS:
            problems.append(ConfigProblem(f"{self.baud!r} is not one of {', '.join(map(str, BAUDS))}", key="baud"))
        if type(self.data_bits) is not int or self.data_bits not in (7, 8):
            problems.append(ConfigProblem(f"{self.data_bits!r} is not 7 or 8", key="data_bits"))
        if type(self.stop_bits) is not int or self.stop_bits not in (1, 2):
            problems.append(ConfigProblem(f"{self.stop_bits!r} is not 1 or 2", key="stop_bits"))
        if self.flow not in FLOWS:
            problems.append(ConfigProblem(f"{self.flow!r} is not one of {', '.join(FLOWS)}", key="flow"))
        if problems:
            raise ConfigError(tuple(problems))

    @property
    def words(self) -> str:
        """Return how the port is opened: the kind, and for a serial port its speed and byte format."""
        form = f"{self.data_bits}{self.parity.value[0].upper()}{self.stop_bits}"
        flow = "" if self.flow == NO_FLOW else f", {self.flow}"
        line = f"{self.baud} baud, {form}{flow}" if self.is_path else ""
        return ", ".join(part for part in (self.kind, line or self.url) if part)

    @property
    def is_path(self) -> bool:
        return self.url.startswith(("/", "usb://"))


def _is_url(url: object) -> bool:
    if not isinstance(url, str) or "\0" in url:
        return False
    match = _SOCKET.fullmatch(url)
    if match is not None:
        return 0 < int(match[2]) < 65536
    return url == "loop://" or bool(_USB.fullmatch(url)) or (url.startswith("/") and not url.endswith("/"))


class Port(Protocol):
    """The methods of an open port. `read` waits as `PortPace` says, and may return less than `size`."""

    @property
    def in_waiting(self) -> int: ...
    def read(self, size: int, /) -> bytes: ...
    def close(self) -> None: ...


class SpeakingPort(Port, Protocol):
    """A port that a `SpeakingLine` also writes to. `write` raises where the device takes nothing for `write_s`."""

    def write(self, data: bytes, /) -> int | None: ...


OpenPort = Callable[[LinkSettings], Port]
OpenSpeakingPort = Callable[[LinkSettings], SpeakingPort]


class _SystemPort:
    """A port that the system watches for us while nothing goes over it: a byte that comes ends the wait immediately."""

    def __init__(self, port: serial.Serial, pace: PortPace) -> None:
        self._port = port
        self._pace = pace
        self._used_at = time.monotonic()

    def ignore_breaks(self) -> None:
        """Let the system drop a break, which a device sends when it loses power: pyserial would return it as 00."""
        attributes = termios.tcgetattr(self._port.fileno())
        attributes[0] |= termios.IGNBRK
        termios.tcsetattr(self._port.fileno(), termios.TCSANOW, attributes)

    @property
    def in_waiting(self) -> int:
        return int(self._port.in_waiting)

    def read(self, size: int, /) -> bytes:
        is_still = time.monotonic() - self._used_at >= self._pace.still_after_s
        if is_still and not select.select([self._port], [], [], self._pace.still_s)[0]:
            return b""
        data: bytes = self._port.read(size)
        if data:
            self._used_at = time.monotonic()
        return data

    def write(self, data: bytes, /) -> int | None:
        self._used_at = time.monotonic()
        self._port.write(data)
        return len(data)

    def close(self) -> None:
        self._port.close()


class _ServerPort(_SystemPort):
    """A serial server, with the faults of pyserial's socket corrected. `discarded` is the data that waited at the
    opening.

    That data is old, and no message is read from it. A server that is in use says so in it.
    """

    def __init__(self, port: serial.Serial, pace: PortPace) -> None:
        super().__init__(port, pace)
        self.discarded = b""
        port.reset_input_buffer = self._discard  # type: ignore[method-assign]  # which `open` calls

    def _discard(self) -> None:
        server: socket.socket = getattr(self._port, "_socket")  # noqa: B009, as in `keep_alive`
        with contextlib.suppress(OSError):
            while select.select([server], [], [], 0)[0] and (data := server.recv(CHUNK_BYTES)):
                self.discarded = (self.discarded + data)[:MAX_DISCARDED]

    def keep_alive(self) -> None:
        """Let the system detect a lost server."""
        server: socket.socket = getattr(self._port, "_socket")  # noqa: B009, pyserial's own, which it does not declare
        for option in KEEPALIVE:
            server.setsockopt(*option)

    @property
    def in_waiting(self) -> int:
        # pyserial reports 1 for any number of bytes; a read that does not wait takes all of them.
        return CHUNK_BYTES if self._port.in_waiting else 0

    def read(self, size: int, /) -> bytes:
        self._port.timeout = self._pace.poll_s if size == 1 else 0
        return super().read(size)

    def close(self) -> None:
        # pyserial calls shutdown() first. When the other side has gone that raises, pyserial swallows it and never
        # closes the descriptor.
        leaked = getattr(self._port, "_socket", None)
        super().close()
        if leaked is not None:
            leaked.close()


def open_port(settings: LinkSettings, pace: PortPace | None = None) -> SpeakingPort:
    """Open the port of the settings. Raise pyserial's errors."""
    pace = pace or PACE
    usb = _USB.fullmatch(settings.url)
    opened = serial.serial_for_url(
        settings.url if usb is None else _usb_path(settings.url, usb),
        do_not_open=True,
        baudrate=settings.baud,
        parity={Parity.NONE: "N", Parity.EVEN: "E", Parity.ODD: "O"}[settings.parity],
        bytesize=settings.data_bits,
        stopbits=settings.stop_bits,
        xonxoff=settings.flow == "xonxoff",
        rtscts=settings.flow == "rtscts",
        timeout=pace.poll_s,
        write_timeout=pace.write_s,
        exclusive=True if settings.is_path else None,
    )
    is_server = settings.url.startswith("socket://")
    port = _ServerPort(opened, pace) if is_server else _SystemPort(opened, pace) if settings.is_path else opened
    try:
        opened.open()
        if isinstance(port, _ServerPort):
            port.keep_alive()
        elif isinstance(port, _SystemPort):
            port.ignore_breaks()
    except LOST:
        close_port(port)
        raise
    return port


def _usb_path(url: str, wanted: re.Match[str]) -> str:
    """Return the path of a USB device, from the system's list of those that are plugged in; none is opened."""
    vendor, product, number = int(wanted[1], 16), int(wanted[2], 16), wanted[3]
    paths = sorted(
        port.device
        for port in list_ports.comports()
        if (port.vid, port.pid) == (vendor, product) and number in (None, port.serial_number)
    )
    if not paths:
        raise FileNotFoundError(errno.ENOENT, "No such device", url)
    if len(paths) > 1:
        raise OSError(f"{len(paths)} such devices are plugged in: give the path of one under /dev/serial/by-path")
    path: str = paths[0]
    return path


def close_port(port: Port) -> None:
    with contextlib.suppress(*LOST):  # A port that cannot be closed is gone already.
        port.close()


def read_port(port: Port) -> bytes:
    """Return the received bytes: none after the read time-out, else a byte and those that wait behind it."""
    first = port.read(1)
    if not first:
        return b""
    waiting = min(port.in_waiting, CHUNK_BYTES - 1)
    return first + port.read(waiting) if waiting else first
