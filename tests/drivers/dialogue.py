"""Run a printer's driver with an emulated printer, byte by byte and without threads: a test acts between two bytes.

The driver is the real one, on a line in memory. The line follows the rules of `drivers.link.SpeakingLine`: data written
during a call to the driver is sent when the call has returned.
"""

from collections.abc import Callable
from typing import Protocol, cast

from drivers.frames import Frames
from drivers.link import Listener, SpeakingLine
from drivers.printer.printing import Dialect, Printer
from kiosk.core.devices import DeviceState, PrinterState, SlipFailed, SlipPrinted, StateChanged
from tests.drivers.bench import SECOND_NS, SteppedClock

POLL_NS = SECOND_NS // 10


class AnsweringVoice(Protocol):
    def answer(self, data: bytes, /) -> bytes: ...


class LineInMemory:
    """A speaking line whose other end is a voice."""

    def __init__(self, clock: SteppedClock) -> None:
        self.state = DeviceState.ABSENT
        self.frames = Frames(clock)
        self.unsent = bytearray()
        self.opened_as, self.is_server = "a line in memory", False
        self.listener: Listener | None = None

    def start(self, listener: Listener) -> None:
        self.listener, self.state = listener, DeviceState.READY
        listener.link_changed(StateChanged(DeviceState.READY, "It is open."))

    def stop(self) -> None:
        self.state = DeviceState.ABSENT

    def understood(self) -> None:
        """Nothing is reopened by itself."""

    def write(self, data: bytes) -> None:
        self.unsent += data


class PrinterDialogue:
    """A driver that talks to a voice. `between(nth, byte)` returns what arrives before the nth byte of the printer."""

    def __init__(self, dialect: Dialect, voice: AnsweringVoice, *, proof_s: int = 20) -> None:
        self.clock = SteppedClock()
        self.line = LineInMemory(self.clock)
        self.voice = voice
        self.printer = Printer(cast(SpeakingLine, self.line), dialect, proof_ns=proof_s * SECOND_NS)
        self.events: list[object] = []
        self.written = bytearray()  # All that the driver has written.
        self.muted = False
        self.sent = 0
        self.between: Callable[[int, int], bytes] = lambda nth, byte: b""
        self.printer.start(self.events.append)

    def decode(self, data: bytes) -> None:
        """Deliver bytes one at a time, sooner than an answer to the first of them could come."""
        for byte in data:
            self._listener.link_heard(bytes((byte,)), self.clock.ns)
        self._flush()

    def _flush(self) -> None:
        while self.line.unsent:
            data, self.line.unsent = bytes(self.line.unsent), bytearray()
            self.written += data
            said = self.voice.answer(data)
            if not self.muted:
                self._deliver(said)

    def _deliver(self, said: bytes) -> None:
        for byte in said:
            noise = self.between(self.sent, byte)
            self.sent += 1
            for arrived in (*noise, byte):
                self._listener.link_heard(bytes((arrived,)), self.clock.ns)

    @property
    def _listener(self) -> Listener:
        assert self.line.listener is not None
        return self.line.listener

    def passes(self, seconds: float) -> None:
        """Let time pass, in polls of a link."""
        for _ in range(round(seconds * SECOND_NS / POLL_NS)):
            self.clock.ns += POLL_NS
            self._listener.link_quiet(self.clock.ns)
            self._flush()

    def loses_its_port(self) -> None:
        self.line.state, self.line.unsent = DeviceState.BACKING_OFF, bytearray()
        self._listener.link_changed(StateChanged(DeviceState.BACKING_OFF, "It was lost."))

    def finds_its_port(self) -> None:
        self.line.state, self.line.unsent = DeviceState.READY, bytearray()
        self._listener.link_changed(StateChanged(DeviceState.READY, "It is open."))

    def until_ready(self) -> None:
        for _ in range(100):
            if self.printer.state.prints:
                return
            self.passes(0.1)
        raise AssertionError(f"it is {self.printer.state}")

    @property
    def outcomes(self) -> list[SlipPrinted | SlipFailed]:
        return [event for event in self.events if isinstance(event, SlipPrinted | SlipFailed)]

    @property
    def printed(self) -> list[str]:
        """Return the keys of the slips that the driver has reported as printed."""
        return [event.key for event in self.outcomes if isinstance(event, SlipPrinted)]

    @property
    def state(self) -> PrinterState:
        return self.printer.state
