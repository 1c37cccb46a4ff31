"""Bytes from a port, with the time at which they came. The only module that imports pyserial.

A link owns one thread. That thread opens the port, reads it, and closes it; nobody else ever holds the port. pyserial's
own ReaderThread is not used, because it dies unseen when a cable is pulled: `in_waiting` raises a bare OSError that it
does not catch. Here every way in which a port is known to fail ends in one place, and the port is tried again after a
pause that grows up to `PAUSES_S[-1]`.

Rules:
- `Receiver` can only listen. It has no `write`, and the open port is a local variable of its thread, so that nothing
  can reach through it to the device. A device that must be written to is given a `SpeakingLine`.
- A port is found by what it is called, and no other port is ever opened to see what answers.
- A port is taken for ourselves (`exclusive`): a second reader would steal bytes. This keeps out only programs that ask
  for the same.
- A chunk is handed over before the next one is read, so memory is bounded; what waits, waits in the kernel.
"""

from __future__ import annotations

import contextlib
import errno
import re
import select
import socket
import termios
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, Protocol, TypeVar

import serial
from serial.tools.list_ports import comports

from drivers.frames import Frames
from kiosk.core.clock import Clock
from kiosk.core.devices import DeviceState, StateChanged, Way, sentence
from kiosk.core.errors import ConfigError

BAUDS: Final = (300, 600, 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400)
POLL_S: Final = 0.1  # how long a read waits; also how late a link notices that it shall stop
# A port over which nothing has gone for so long is waited at for longer: no driver counts that silence in tenths.
STILL_AFTER_S: Final = 10.0
STILL_S: Final = 0.5
PAUSES_S: Final = (0.1, 0.25, 0.5, 1.0, 2.0)
CHUNK_BYTES: Final = 4096
WRITE_S: Final = 5.0  # how long a device may refuse bytes before it counts as lost
# A port that stayed open for so long counts as mended even when it said nothing: the next loss starts at short pauses.
STEADY_NS: Final = 10_000_000_000
# A serial server that loses its power says no goodbye, and a link that only listens sends nothing that would tell. So
# the system asks the other side by itself: after 3 s of silence, every 2 s, and gives it up after 3 questions: 9 s.
KEEPALIVE: Final = (
    (socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
    (socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 3),
    (socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 2),
    (socket.IPPROTO_TCP, socket.TCP_KEEPCNT, 3),
    (socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 9_000),  # the same for what was sent and is not acknowledged, in ms
)

_SOCKET: Final = re.compile(r"socket://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):([0-9]{1,5})")
_USB: Final = re.compile(r"usb://([0-9A-Fa-f]{4}):([0-9A-Fa-f]{4})(?:/([!-~]+))?")
_ERRNO: Final = re.compile(r"\[Errno -?[0-9]+\] ([^:'\[]+)")
_LOST: Final = (serial.SerialException, OSError, termios.error, TypeError)

Pause = Callable[[threading.Event, float], object]


class Parity(StrEnum):
    NONE = "none"
    EVEN = "even"
    ODD = "odd"


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkSettings:
    """Where a device is and how it speaks.

    `url` is an absolute path (best one of /dev/serial/by-id), `usb://vendor:product/serial` as `lsusb -v` prints them
    (the serial may be left out where only one such device is plugged in), `socket://host:port` for a serial server, or
    `loop://`, which only hears itself. Other URLs of pyserial are refused: some probe ports, some log what they carry.
    `baud`, `parity`, `data_bits` and `stop_bits` do not count for a serial server, which has its own. Raise
    ConfigError.
    """

    url: str
    baud: int
    parity: Parity = Parity.NONE
    data_bits: int = 8
    stop_bits: int = 1

    def __post_init__(self) -> None:
        problems = []
        if not _is_url(self.url):
            problems.append(
                f"port: {self.url!r} is not an absolute path, usb://vendor:product/serial or socket://host:port"
            )
        if type(self.baud) is not int or self.baud not in BAUDS:
            problems.append(f"baud: {self.baud!r} is not one of {', '.join(map(str, BAUDS))}")
        if type(self.data_bits) is not int or self.data_bits not in (7, 8):
            problems.append(f"data_bits: {self.data_bits!r} is not 7 or 8")
        if type(self.stop_bits) is not int or self.stop_bits not in (1, 2):
            problems.append(f"stop_bits: {self.stop_bits!r} is not 1 or 2")
        if problems:
            raise ConfigError(tuple(problems))

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
    """What a link asks of an open port. `read` waits as `POLL_S` and `STILL_S` say, and may return less than `size`."""

    @property
    def in_waiting(self) -> int: ...
    def read(self, size: int, /) -> bytes: ...
    def close(self) -> None: ...


class SpeakingPort(Port, Protocol):
    """A port that a `SpeakingLine` also writes to. `write` raises where the device takes nothing for `WRITE_S`."""

    def write(self, data: bytes, /) -> int | None: ...


P = TypeVar("P", bound=Port)
OpenPort = Callable[[LinkSettings], Port]
OpenSpeakingPort = Callable[[LinkSettings], SpeakingPort]


class _SystemPort:
    """A port that the system watches for us while nothing goes over it: a byte that comes ends the wait at once."""

    def __init__(self, port: serial.Serial) -> None:
        self._port = port
        self._used_at = time.monotonic()

    @property
    def in_waiting(self) -> int:
        return int(self._port.in_waiting)

    def read(self, size: int, /) -> bytes:
        is_still = time.monotonic() - self._used_at >= STILL_AFTER_S
        if is_still and not select.select([self._port], [], [], STILL_S)[0]:
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
    """A serial server, with what pyserial's socket does not do set right."""

    def keep_alive(self) -> None:
        """Have the system notice that the server is gone."""
        server: socket.socket = getattr(self._port, "_socket")  # noqa: B009, pyserial's own, which it does not declare
        for level, option, value in KEEPALIVE:
            server.setsockopt(level, option, value)

    @property
    def in_waiting(self) -> int:
        # pyserial says 1 however much has come; a read that does not wait takes what there is.
        return CHUNK_BYTES if self._port.in_waiting else 0

    def read(self, size: int, /) -> bytes:
        self._port.timeout = POLL_S if size == 1 else 0
        return super().read(size)

    def close(self) -> None:
        # pyserial calls shutdown() first. When the other side has gone that raises, pyserial swallows it and never
        # closes the descriptor.
        leaked = getattr(self._port, "_socket", None)
        super().close()
        if leaked is not None:
            leaked.close()


def open_port(settings: LinkSettings) -> SpeakingPort:
    """Open the port that the settings name. Raise what pyserial raises."""
    usb = _USB.fullmatch(settings.url)
    opened = serial.serial_for_url(
        settings.url if usb is None else _usb_path(settings.url, usb),
        do_not_open=True,
        baudrate=settings.baud,
        parity={Parity.NONE: "N", Parity.EVEN: "E", Parity.ODD: "O"}[settings.parity],
        bytesize=settings.data_bits,
        stopbits=settings.stop_bits,
        timeout=POLL_S,
        write_timeout=WRITE_S,
        exclusive=True if settings.is_path else None,
    )
    is_server = settings.url.startswith("socket://")
    port = _ServerPort(opened) if is_server else _SystemPort(opened) if settings.is_path else opened
    try:
        opened.open()
        if isinstance(port, _ServerPort):
            port.keep_alive()
    except _LOST:
        _close(port)
        raise
    return port


def _usb_path(url: str, wanted: re.Match[str]) -> str:
    """Return the path of a USB device, from what the system says of those that are plugged in; none is opened."""
    vendor, product, number = int(wanted[1], 16), int(wanted[2], 16), wanted[3]
    paths = sorted(
        port.device
        for port in comports()
        if (port.vid, port.pid) == (vendor, product) and number in (None, port.serial_number)
    )
    if not paths:
        raise FileNotFoundError(errno.ENOENT, "No such device", url)
    if len(paths) > 1:
        raise OSError(f"{len(paths)} such devices are plugged in, so its serial number must be written")
    path: str = paths[0]
    return path


def _close(port: Port) -> None:
    with contextlib.suppress(*_LOST):  # a port that cannot be closed is gone already
        port.close()


def _read(port: Port) -> bytes:
    """Return what has come: nothing after the silence that a read waits, else a byte and those that wait behind it."""
    first = port.read(1)
    if not first:
        return b""
    waiting = min(port.in_waiting, CHUNK_BYTES - 1)
    return first + port.read(waiting) if waiting else first


def wait(stop: threading.Event, seconds: float) -> None:
    """Pause between two tries."""
    stop.wait(seconds)


class Listener(Protocol):
    """Whoever a link reports to, always on the link's thread."""

    def link_changed(self, change: StateChanged) -> None:
        """Take a new state: opening, ready, backing off or absent."""

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        """Take 1 to `CHUNK_BYTES` bytes, the last of which came at `mono_ns`."""

    def link_quiet(self, mono_ns: int) -> None:
        """Nothing has come for about `POLL_S`; where it has been still for long, for `STILL_S`."""


class _Link(Generic[P]):
    """What every link does. See the module for its rules."""

    def __init__(
        self,
        settings: LinkSettings,
        clock: Clock,
        *,
        pause: Pause = wait,
        opener: Callable[[LinkSettings], P],
    ) -> None:
        """`pause(stop, seconds)` waits between two tries, and returns at once when `stop` is set."""
        self._settings = settings
        self._clock = clock
        self._pause = pause
        self._opener = opener
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._state = DeviceState.ABSENT
        self.frames = Frames(clock)

    @property
    def state(self) -> DeviceState:
        return self._state

    def start(self, listener: Listener) -> None:
        assert self._thread is None, "this link has been started already"
        self._stop.clear()
        self._thread = threading.Thread(
            target=self._run, args=(listener,), name=f"link {self._settings.url}", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Close the port. Return when the thread has ended; a serial server that does not answer delays this by 5 s."""
        thread = self._thread
        if thread is None:
            return
        assert thread is not threading.current_thread(), "a listener may not stop its own link"
        self._stop.set()
        thread.join()
        self._thread = None

    def _run(self, listener: Listener) -> None:
        said: StateChanged | None = None

        def say(state: DeviceState, why: str) -> None:
            nonlocal said
            change = StateChanged(state, why)
            if change != said:
                said = change
                self._state = state
                listener.link_changed(change)

        try:
            self._try_for_ever(listener, say)
        finally:
            self._state = DeviceState.ABSENT

    def _try_for_ever(self, listener: Listener, say: Callable[[DeviceState, str], None]) -> None:
        # Said once: a port that is tried again stays absent or backing off until it opens, so that nothing flickers.
        say(DeviceState.OPENING, sentence("{port} is opening.", port=self._settings.url))
        tries = 0
        while not self._stop.is_set():
            try:
                port = self._opener(self._settings)
            except (*_LOST, ValueError) as error:
                say(*_refused(self._settings.url, error))
            else:
                if self._listen(port, listener, say):
                    tries = 0
            if not self._stop.is_set():
                self._pause(self._stop, PAUSES_S[min(tries, len(PAUSES_S) - 1)])
                tries += 1

    def _speak(self, port: P) -> None:
        """Write what the listener has asked for meanwhile; a link that only listens has nothing to write."""

    def _listen(self, port: P, listener: Listener, say: Callable[[DeviceState, str], None]) -> bool:
        """Read until the port is lost or the link stops. Return whether it had been of use."""
        opened_ns = self._clock.mono_ns()
        heard = False
        try:
            say(DeviceState.READY, sentence("{port} is open.", port=self._settings.url))
            while not self._stop.is_set():
                try:
                    self._speak(port)
                    data = _read(port)
                except _LOST as error:
                    why = sentence(
                        "{port} was lost ({why}): check its cable and power.",
                        port=self._settings.url,
                        why=_reason(error),
                    )
                    say(DeviceState.BACKING_OFF, why)
                    break
                mono_ns = self._clock.mono_ns()
                if data:
                    heard = True
                    self.frames.note(Way.IN, data, mono_ns)
                    listener.link_heard(data, mono_ns)
                else:
                    listener.link_quiet(mono_ns)
        finally:
            _close(port)
        return heard or self._clock.mono_ns() - opened_ns >= STEADY_NS


class Receiver(_Link[Port]):
    """A link that only listens."""

    def __init__(
        self, settings: LinkSettings, clock: Clock, *, pause: Pause = wait, opener: OpenPort = open_port
    ) -> None:
        super().__init__(settings, clock, pause=pause, opener=opener)


class SpeakingLine(_Link[SpeakingPort]):
    """A link that also writes, for a device that must be asked or told."""

    def __init__(
        self, settings: LinkSettings, clock: Clock, *, pause: Pause = wait, opener: OpenSpeakingPort = open_port
    ) -> None:
        super().__init__(settings, clock, pause=pause, opener=opener)
        self._unsent = bytearray()

    def write(self, data: bytes) -> None:
        """Send these bytes when the listener has returned. Only a listener may, while it is being told something.

        So a write is never beside a read, and what was meant for a port that is lost is never sent to the next one.
        """
        assert threading.current_thread() is self._thread, "only the listener writes, on the link's thread"
        self._unsent += data

    def _speak(self, port: SpeakingPort) -> None:
        if self._unsent:
            data, self._unsent = bytes(self._unsent), bytearray()
            self.frames.note(Way.OUT, data, self._clock.mono_ns())
            port.write(data)

    def _listen(self, port: SpeakingPort, listener: Listener, say: Callable[[DeviceState, str], None]) -> bool:
        self._unsent.clear()
        return super()._listen(port, listener, say)


def _refused(url: str, error: Exception) -> tuple[DeviceState, str]:
    """Say why a port did not open. The pause before the next try is the same for all."""
    if isinstance(error.__context__, termios.error):  # which pyserial puts into a string
        error = OSError(*error.__context__.args)
    code = getattr(error, "errno", None)
    state = DeviceState.BACKING_OFF
    if code in (errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO):
        state = DeviceState.ABSENT
        why = sentence("{port} does not exist: is its cable in, and has the device power?", port=url)
    elif code in (errno.EACCES, errno.EPERM):
        why = sentence("The kiosk may not open {port}: add its user to the port's group.", port=url)
    elif code in (errno.EAGAIN, errno.EBUSY):
        why = sentence("{port} is held by another program: close that program.", port=url)
    else:
        why = sentence("{port} could not be opened: {why}.", port=url, why=_reason(error))
    return state, why


def _reason(error: Exception) -> str:
    """Return the operating system's words out of pyserial's, which wrap them several times."""
    wrapped: list[str] = _ERRNO.findall(str(error))
    return wrapped[-1].strip() if wrapped else str(error).rstrip(".")
