"""The link: every kind of port that it opens, and every way to lose a port. One test per fault."""

import contextlib
import errno
import os
import pty
import queue
import select
import socket
import termios
import threading
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import serial
from serial.tools import list_ports

from drivers.link import ABSENT_S, PAUSES_S, STEADY_NS, Receiver, SpeakingLine
from drivers.port import CHUNK_BYTES, KEEPALIVE, LinkSettings, OpenPort, Parity, Port, PortPace, open_port
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import ConfigError
from tests.drivers.bench import GUARD_S, Pauses, SteppedClock

LONG_S = 10 * GUARD_S
OPENING, READY, LOST, ABSENT = DeviceState.OPENING, DeviceState.READY, DeviceState.BACKING_OFF, DeviceState.ABSENT
REFUSES = "it refuses connections, or another table or program holds it"
ENDED = "was lost (the other side ended the connection): check its cable and power."


class LinkListener:
    def __init__(self) -> None:
        self.changes: queue.Queue[StateChanged] = queue.Queue()
        self.chunks: queue.Queue[tuple[bytes, int]] = queue.Queue()
        self.quiet: queue.Queue[int] = queue.Queue()

    def link_changed(self, change: StateChanged) -> None:
        self.changes.put(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        self.chunks.put((data, mono_ns))

    def link_quiet(self, mono_ns: int) -> None:
        self.quiet.put(mono_ns)

    def change(self) -> StateChanged:
        return self.changes.get(timeout=GUARD_S)

    def states(self, count: int) -> list[DeviceState]:
        return [self.change().state for _ in range(count)]

    def read(self, size: int) -> bytes:
        got = b""
        while len(got) < size:
            got += self.chunks.get(timeout=GUARD_S)[0]
        return got


class LinkRig:
    def __init__(self, url: str, opener: OpenPort) -> None:
        self.clock, self.pauses, self.inbox = SteppedClock(), Pauses(), LinkListener()
        self.link = Receiver(LinkSettings(url=url, baud=9600), self.clock, pause=self.pauses, opener=opener)


@contextmanager
def running(url: str, opener: OpenPort = open_port) -> Iterator[LinkRig]:
    rig = LinkRig(url, opener)
    rig.link.start(rig.inbox)
    try:
        yield rig
    finally:
        rig.link.stop()


@pytest.fixture
def terminal() -> Iterator[tuple[int, str]]:
    master, slave = pty.openpty()
    tty.setraw(slave)
    yield master, os.ttyname(slave)
    os.close(master)
    os.close(slave)


def test_path(terminal: tuple[int, str]) -> None:
    master, path = terminal
    with running(path) as rig:
        assert [StateChanged(OPENING, f"{path} is opening."), StateChanged(READY, f"{path} is open.")] == [
            rig.inbox.change(),
            rig.inbox.change(),
        ]
        assert READY == rig.link.state
        os.write(master, bytes(range(256)))
        assert bytes(range(256)) == rig.inbox.read(256)
        assert termios.B9600 == termios.tcgetattr(master)[4]
    assert ABSENT == rig.link.state


def test_chunk_bears_the_time_at_which_it_came(terminal: tuple[int, str]) -> None:
    master, path = terminal
    with running(path) as rig:
        rig.inbox.states(2)
        os.write(master, b"a")
        assert (b"a", rig.clock.ns) == rig.inbox.chunks.get(timeout=GUARD_S)
        rig.clock.ns += 5
        rig.inbox.quiet.get(timeout=GUARD_S)
        os.write(master, b"b")
        assert (b"b", rig.clock.ns) == rig.inbox.chunks.get(timeout=GUARD_S)


def test_silent_device_stays_ready(terminal: tuple[int, str]) -> None:
    with running(terminal[1]) as rig:
        assert [OPENING, READY] == rig.inbox.states(2)
        for _ in range(3):
            rig.inbox.quiet.get(timeout=GUARD_S)
        assert READY == rig.link.state
        assert rig.inbox.changes.empty()


@pytest.fixture
def server() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


def url_of(server: socket.socket) -> str:
    return f"socket://127.0.0.1:{server.getsockname()[1]}"


def test_serial_server(server: socket.socket) -> None:
    with running(url_of(server)) as rig, server.accept()[0] as peer:
        assert [OPENING, READY] == rig.inbox.states(2)
        peer.sendall(b"\x05\x31\x53\x03\x36\x31")
        assert b"\x05\x31\x53\x03\x36\x31" == rig.inbox.read(6)


def socket_at(address: object) -> socket.socket:
    """Return the socket of this process with that address."""
    for fd in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            found = socket.socket(fileno=int(fd.name))
            try:
                if found.getsockname() == address:
                    return found.dup()
            finally:
                found.detach()
    raise AssertionError(f"no socket has the address {address}")


def test_serial_server_that_loses_its_power_is_noticed_within_ten_seconds(server: socket.socket) -> None:
    """A server that loses its power closes nothing. The system probes it after some silence, then repeatedly."""
    port = open_port(LinkSettings(url=url_of(server), baud=9600))
    try:
        with server.accept()[0] as peer:
            kept = socket_at(peer.getpeername())
        asked = {option: kept.getsockopt(level, option) for level, option, _ in KEEPALIVE}
        assert asked[socket.SO_KEEPALIVE]
        tries = asked[socket.TCP_KEEPCNT] * asked[socket.TCP_KEEPINTVL]
        assert asked[socket.TCP_KEEPIDLE] + tries < 10
        assert asked[socket.TCP_USER_TIMEOUT] < 10_000
        kept.close()
    finally:
        port.close()


def test_serial_server_that_babbles_is_read_in_bounded_chunks(server: socket.socket) -> None:
    with running(url_of(server)) as rig, server.accept()[0] as peer:
        assert [OPENING, READY] == rig.inbox.states(2)
        peer.sendall(b"\x55" * 100_000)
        sizes: list[int] = []
        while sum(sizes) < 100_000:
            sizes.append(len(rig.inbox.chunks.get(timeout=GUARD_S)[0]))
        assert max(sizes) <= CHUNK_BYTES
        assert len(sizes) < 10_000


def test_serial_server_that_hangs_up_is_tried_again(server: socket.socket) -> None:
    with running(url_of(server)) as rig:
        server.accept()[0].close()
        assert [OPENING, READY, LOST] == rig.inbox.states(3)
        rig.pauses.end_one()
        with server.accept()[0] as peer:
            assert [READY] == rig.inbox.states(1)
            peer.sendall(b"again")
            assert b"again" == rig.inbox.read(5)


def test_serial_server_that_refuses(server: socket.socket) -> None:
    url = url_of(server)
    server.close()
    with running(url) as rig:
        assert [StateChanged(OPENING, f"{url} is opening.")] == [rig.inbox.change()]
        assert StateChanged(LOST, f"{url} could not be opened: {REFUSES}.") == rig.inbox.change()


def test_loop_hears_itself() -> None:
    ports: queue.Queue[serial.SerialBase] = queue.Queue()

    def opener(settings: LinkSettings) -> Port:
        port = open_port(settings)
        assert isinstance(port, serial.SerialBase)
        ports.put(port)
        return port

    with running("loop://", opener) as rig:
        assert [OPENING, READY] == rig.inbox.states(2)
        ports.get(timeout=GUARD_S).write(b"hello")
        assert b"hello" == rig.inbox.read(5)


def test_path_that_does_not_exist(tmp_path: Path) -> None:
    path = f"{tmp_path}/shoe"
    with running(path) as rig:
        assert [OPENING] == rig.inbox.states(1)
        why = f"{path} not found: check the cable and the device’s power."
        assert StateChanged(ABSENT, why) == rig.inbox.change()


def test_path_that_appears(tmp_path: Path, terminal: tuple[int, str]) -> None:
    path = tmp_path / "shoe"
    with running(str(path)) as rig:
        assert [OPENING, ABSENT] == rig.inbox.states(2)
        path.symlink_to(terminal[1])
        rig.pauses.end_one()
        assert [READY] == rig.inbox.states(1)


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/random", "/dev", __file__])
def test_path_that_is_no_port(path: str) -> None:
    with running(path) as rig:
        assert [OPENING] == rig.inbox.states(1)
        assert StateChanged(LOST, f"{path} could not be opened: it is not a serial port.") == rig.inbox.change()


def test_port_that_another_program_holds(terminal: tuple[int, str]) -> None:
    path = terminal[1]
    with running(path) as first:
        first.inbox.states(2)
        with running(path) as second:
            assert [OPENING] == second.inbox.states(1)
            assert StateChanged(LOST, f"Another program is using {path}: close it.") == second.inbox.change()


def test_port_without_permission() -> None:
    def opener(settings: LinkSettings) -> Port:
        raise serial.SerialException(errno.EACCES, "could not open port")

    with running("/dev/shoe", opener) as rig:
        assert [OPENING] == rig.inbox.states(1)
        why = "The kiosk cannot open /dev/shoe: add its user to the port’s group."
        assert StateChanged(LOST, why) == rig.inbox.change()


class BrokenPort:
    """A port that fails in a known way after it has sent `first`."""

    def __init__(self, error: Exception, first: bytes, *, in_waiting_fails: bool) -> None:
        self.error, self.first, self.in_waiting_fails = error, first, in_waiting_fails
        self.closed_by: threading.Thread | None = None

    @property
    def in_waiting(self) -> int:
        if self.in_waiting_fails:
            raise self.error
        return len(self.first)

    def read(self, size: int, /) -> bytes:
        if not self.first:
            raise self.error
        out, self.first = self.first[:size], self.first[size:]
        return out

    def close(self) -> None:
        self.closed_by = threading.current_thread()
        raise OSError(errno.EIO, "Input/output error")


FAILURES: list[Callable[[], Exception]] = [
    lambda: OSError(errno.EIO, "Input/output error"),
    lambda: serial.SerialException("device reports readiness to read but returned no data"),
    lambda: termios.error(errno.EIO, "Input/output error"),
    lambda: TypeError("'NoneType' object cannot be interpreted as an integer"),
]


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure()).__name__)
@pytest.mark.parametrize("in_waiting_fails", [False, True], ids=["read", "in_waiting"])
def test_port_that_is_pulled(failure: Callable[[], Exception], *, in_waiting_fails: bool) -> None:
    """Pyserial's own reader thread does not survive this."""
    port = BrokenPort(failure(), b"x", in_waiting_fails=in_waiting_fails)
    with running("/dev/shoe", lambda _: port) as rig:
        assert [OPENING, READY, LOST] == rig.inbox.states(3)
        rig.pauses.asked.get(timeout=GUARD_S)
        assert port.closed_by is not None
        assert "link /dev/shoe" == port.closed_by.name


def test_pauses_grow_to_a_bound_and_shrink_again_once_something_was_understood() -> None:
    """Bytes alone do not shorten them: a serial server that is in use says so and closes, again and again."""
    most = len(PAUSES_S) + 2

    def opener(settings: LinkSettings) -> Port:
        return BrokenPort(OSError(errno.EIO, "gone"), b"Port already in use\r\n", in_waiting_fails=False)

    class Understood(LinkListener):
        def link_heard(self, data: bytes, mono_ns: int) -> None:
            if len(got) >= most:
                rig.link.understood()

    got: list[float] = []
    rig = LinkRig("/dev/shoe", opener)
    rig.link.start(Understood())
    try:
        while len(got) < most + 2:
            got.append(rig.pauses.end_one())
    finally:
        rig.link.stop()
    assert [*PAUSES_S, PAUSES_S[-1], PAUSES_S[-1]] == got[:most]
    assert PAUSES_S[0] == got[-1]


def test_pauses_of_a_port_that_does_not_open_stay_short() -> None:
    def opener(settings: LinkSettings) -> Port:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    with running("/dev/shoe", opener) as rig:
        got = [rig.pauses.end_one() for _ in range(9)]
        assert ABSENT_S == max(got) == got[-1]


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (b"Port already in use\r\n", "says “Port already in use”, and closes the connection: free it at the server."),
        (b" [Game]<Card:4S> ", ENDED),
        (b"4S As Kd\r\n", ENDED),
        (b"0006547886\r\n", ENDED),
    ],
)
def test_words_of_a_serial_server_are_the_reason_and_a_card_or_badge_is_not(
    server: socket.socket, sent: bytes, why: str
) -> None:
    url = url_of(server)
    with running(url) as rig:
        peer, _ = server.accept()
        assert [OPENING, READY] == rig.inbox.states(2)
        peer.sendall(sent)
        rig.inbox.read(len(sent))
        peer.close()
        change = rig.inbox.change()
        assert (LOST, f"{url} {why}") == (change.state, change.why)


def test_words_that_a_serial_server_says_at_once_are_the_reason_too(server: socket.socket) -> None:
    url = url_of(server)
    with running(url) as rig:
        for _ in range(20):
            peer, _ = server.accept()
            peer.sendall(b"Port already in use\r\n")
            peer.close()
            while (change := rig.inbox.change()).state is not LOST:
                pass
            if "Port already in use" in change.why:
                return
            rig.pauses.end_one()
    raise AssertionError("the words were never the reason")


def test_port_that_held_for_long_counts_as_mended() -> None:
    rigs: list[LinkRig] = []

    class LateLoss(BrokenPort):
        def read(self, size: int, /) -> bytes:
            rigs[0].clock.ns += STEADY_NS
            return super().read(size)

    rig = LinkRig("/dev/shoe", lambda _: LateLoss(OSError(errno.EIO, "gone"), b"", in_waiting_fails=False))
    rigs.append(rig)
    rig.link.start(rig.inbox)
    try:
        assert [PAUSES_S[0]] * 4 == [rig.pauses.end_one() for _ in range(4)]
    finally:
        rig.link.stop()


def test_absent_port_is_reported_once(tmp_path: Path) -> None:
    with running(f"{tmp_path}/shoe") as rig:
        for _ in range(5):
            rig.pauses.end_one()
        rig.pauses.asked.get(timeout=GUARD_S)
        assert [OPENING, ABSENT] == rig.inbox.states(2)
        assert rig.inbox.changes.empty()


def test_babble_comes_in_bounded_chunks(terminal: tuple[int, str]) -> None:
    master, path = terminal
    with running(path) as rig:
        rig.inbox.states(2)
        total = 0
        for _ in range(64):
            total += os.write(master, b"\x55" * 1024)
        while total:
            data, _ = rig.inbox.chunks.get(timeout=GUARD_S)
            assert len(data) <= CHUNK_BYTES
            total -= len(data)


class BuggyListener(LinkListener):
    def link_quiet(self, mono_ns: int) -> None:
        raise TypeError("our own")


def test_listener_with_a_bug_leaves_the_port_closed(terminal: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug is not taken for a lost port, and the driver does not claim to be ready."""
    died: queue.Queue[threading.ExceptHookArgs] = queue.Queue()
    monkeypatch.setattr(threading, "excepthook", died.put)
    ports: queue.Queue[Port] = queue.Queue()

    def opener(settings: LinkSettings) -> Port:
        port = open_port(settings)
        ports.put(port)
        return port

    rig = LinkRig(terminal[1], opener)
    rig.inbox = BuggyListener()
    rig.link.start(rig.inbox)
    assert TypeError is died.get(timeout=GUARD_S).exc_type
    rig.link.stop()
    with pytest.raises(serial.PortNotOpenError):
        ports.get(timeout=GUARD_S).read(1)
    assert ABSENT == rig.link.state
    assert [OPENING, READY] == rig.inbox.states(2)
    assert rig.inbox.changes.empty()


def test_stop_while_it_pauses(tmp_path: Path) -> None:
    with running(f"{tmp_path}/shoe") as rig:
        rig.pauses.asked.get(timeout=GUARD_S)
    assert ABSENT == rig.link.state


def test_a_still_port_is_waited_at_by_the_system(terminal: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing arrives, the link wakes up seldom, and still receives each byte immediately."""
    waits: queue.Queue[float] = queue.Queue()
    ends = threading.Event()
    of_system = select.select

    def noted(read: list[Any], write: list[Any], wrong: list[Any], seconds: float | None = None) -> Any:
        if seconds == LONG_S:
            waits.put(seconds)
        return of_system(read, write, wrong, 0.0 if ends.is_set() else seconds)

    monkeypatch.setattr(select, "select", noted)
    master, path = terminal
    with running(path, partial(open_port, pace=PortPace(still_after_s=0.0, still_s=LONG_S))) as rig:
        assert LONG_S == waits.get(timeout=GUARD_S)
        os.write(master, b"a card")
        assert b"a card" == rig.inbox.read(6)
        assert LONG_S == waits.get(timeout=GUARD_S)
        assert rig.inbox.quiet.empty()
        ends.set()
        os.write(master, b"the next")
        assert b"the next" == rig.inbox.read(8)
        assert rig.inbox.quiet.get(timeout=GUARD_S)
    assert ABSENT == rig.link.state


def test_started_again_after_a_stop(terminal: tuple[int, str]) -> None:
    with running(terminal[1]) as rig:
        assert [OPENING, READY] == rig.inbox.states(2)
        rig.link.stop()
        rig.link.start(rig.inbox)
        assert [OPENING, READY] == rig.inbox.states(2)


def test_stop_before_a_start_is_nothing() -> None:
    LinkRig("loop://", open_port).link.stop()


def test_receiver_cannot_write() -> None:
    """The type has no such method, and while it runs no attribute of it leads to the port."""
    assert not hasattr(Receiver, "write")
    with running("loop://") as rig:
        rig.inbox.states(2)
        reachable = [getattr(rig.link, name) for name in dir(rig.link)]
        assert [] == [port for port in reachable if hasattr(port, "write") or isinstance(port, serial.SerialBase)]


@pytest.mark.parametrize(
    "url", ["/dev/ttyUSB0", "/dev/serial/by-id/usb-a_b-if00", "socket://shoe.local:4001", "loop://"]
)
def test_url(url: str) -> None:
    assert url == LinkSettings(url=url, baud=9600).url


@pytest.mark.parametrize(
    "url",
    [
        "", "ttyUSB0", "COM1", "/dev/", "/dev/a\0b", "socket://host", "socket://host:0", "socket://host:65536",
        "socket://host:4001?logging=debug", "socket://:4001", "loop://?logging=debug", "rfc2217://host:1",
        "hwgrep://shoe", "spy:///dev/ttyUSB0",
    ],
)  # fmt: skip
def test_url_that_is_refused(url: str) -> None:
    with pytest.raises(ConfigError, match="port: "):
        LinkSettings(url=url, baud=9600)


def test_all_faults_of_settings_are_reported_together() -> None:
    with pytest.raises(ConfigError) as caught:
        LinkSettings(url="x", baud=9601, parity=Parity.EVEN, data_bits=9, stop_bits=0)
    assert ["port", "baud", "data_bits", "stop_bits"] == [problem.split(":")[0] for problem in caught.value.problems]


class ListedDevice:
    """A USB device as the system lists it."""

    def __init__(self, device: str, vid: int | None, pid: int | None, serial_number: str | None) -> None:
        self.device, self.vid, self.pid, self.serial_number = device, vid, pid, serial_number


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch, terminal: tuple[int, str]) -> list[ListedDevice]:
    """Return the list of connected devices: a device that is the terminal, and ports that may not be opened."""
    found = [ListedDevice("/nowhere/ttyS0", None, None, None), ListedDevice(terminal[1], 0x0403, 0x6001, "A1B2")]
    monkeypatch.setattr(list_ports, "comports", lambda: found)
    return found


@pytest.mark.parametrize("url", ["usb://0403:6001/A1B2", "usb://0403:6001"])
def test_usb_device_by_its_identity(plugged: list[ListedDevice], terminal: tuple[int, str], url: str) -> None:
    with running(url) as rig:
        assert [OPENING, READY] == rig.inbox.states(2)
        os.write(terminal[0], b"hello")
        assert b"hello" == rig.inbox.read(5)


@pytest.mark.parametrize("url", ["usb://0403:6001/OTHER", "usb://0403:6002"])
def test_usb_device_that_is_not_plugged_in(plugged: list[ListedDevice], url: str) -> None:
    with running(url) as rig:
        assert [OPENING, ABSENT] == rig.inbox.states(2)


def test_equal_usb_devices_are_distinguished_by_their_serial(plugged: list[ListedDevice]) -> None:
    plugged.append(ListedDevice("/nowhere/ttyUSB1", 0x0403, 0x6001, "C3D4"))
    with running("usb://0403:6001") as rig:
        rig.inbox.change()
        why = "2 such devices are plugged in: give the path of one under /dev/serial/by-path"
        assert StateChanged(LOST, f"usb://0403:6001 could not be opened: {why}.") == rig.inbox.change()


class Asker(LinkListener):
    """Asks whenever nothing arrives."""

    line: SpeakingLine

    def link_quiet(self, mono_ns: int) -> None:
        self.line.write(b"\x10\x04\x01")


def test_line_writes_the_bytes_of_its_listener(terminal: tuple[int, str]) -> None:
    master, path = terminal
    inbox = Asker()
    inbox.line = SpeakingLine(LinkSettings(url=path, baud=9600), SteppedClock(), pause=Pauses())
    inbox.line.start(inbox)
    try:
        assert b"\x10\x04\x01" == os.read(master, 3)
        os.write(master, b"\x12")
        assert b"\x12" == inbox.read(1)
    finally:
        inbox.line.stop()


class WatchedLine(SpeakingLine):
    """A line that tells when its stop begins."""

    def has_stopped(self, within_s: float) -> bool:
        return self._stop.wait(within_s)


class StoppedWhileWriting:
    """A port whose link is stopped while the listener's bytes are being written."""

    in_waiting = 0

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.stopping: threading.Thread | None = None
        self.closed = threading.Event()

    def read(self, size: int, /) -> bytes:
        return b""

    def write(self, data: bytes, /) -> int:
        self.written.append(data)
        if self.stopping is None:
            self.stopping = threading.Thread(target=self.line.stop)
            self.stopping.start()
            assert self.line.has_stopped(GUARD_S)
        return len(data)

    def close(self) -> None:
        self.closed.set()

    line: WatchedLine


def test_last_words_are_sent_when_the_stop_comes_during_a_write() -> None:
    port, inbox = StoppedWhileWriting(), Asker()
    line = WatchedLine(LinkSettings(url="/dev/sign", baud=9600), SteppedClock(), pause=Pauses(), opener=lambda _: port)
    port.line = inbox.line = line
    line.ends_with(b"blank")
    line.start(inbox)
    assert port.closed.wait(GUARD_S)
    assert [b"\x10\x04\x01", b"blank"] == port.written
    assert port.stopping is not None
    port.stopping.join(GUARD_S)


def test_only_the_listener_writes(terminal: tuple[int, str]) -> None:
    line = SpeakingLine(LinkSettings(url=terminal[1], baud=9600), SteppedClock(), pause=Pauses())
    with pytest.raises(AssertionError, match="only the listener writes"):
        line.write(b"now")


def test_device_that_takes_nothing_is_lost(terminal: tuple[int, str]) -> None:
    """The other end is never read, and the link does not wait for it forever."""

    class Flood(LinkListener):
        def link_quiet(self, mono_ns: int) -> None:
            line.write(b"\x55" * 1_000_000)

    inbox, settings = Flood(), LinkSettings(url=terminal[1], baud=9600)
    soon = partial(open_port, pace=PortPace(poll_s=0.01, write_s=0.05))
    line = SpeakingLine(settings, SteppedClock(), pause=Pauses(), opener=soon)
    line.start(inbox)
    try:
        assert [OPENING, READY, LOST] == inbox.states(3)
    finally:
        line.stop()
