"""A driver on an in-memory port, for the checks of `drivers.conformance`.

The driver runs as it does at a table: on its own link, with its own thread. Only the port is in memory, the clock
does not move until a check moves it, and a check waits for the driver to be idle, never for time. So each byte
arrives exactly when the check sends it.
"""

from __future__ import annotations

import errno
import queue
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from drivers.kinds import read_entry
from drivers.port import CHUNK_BYTES, LinkSettings
from drivers.spec import SECOND_NS, DriverSpec
from kiosk.core.devices import DeviceState, PrinterChanged, PrinterState, StateChanged
from kiosk.core.value import value

GUARD_S: Final = 20.0  # A driver that is not idle by then hangs.
APART_NS: Final = 60 * SECOND_NS  # Longer than any driver's memory of earlier messages.
_CUT: Final = None


@value
class Said:
    """A message of the device, and its `events`, with 0 for their times.

    `message` is sent unasked. A polled device sends nothing unasked: `answers` has its answer to each
    question, {question: answer}, for as long as it is in this state.
    """

    message: bytes
    events: tuple[object, ...]
    answers: Mapping[bytes, bytes] = field(default_factory=dict)

    @property
    def longest(self) -> int:
        return max(len(self.message), *(len(answer) for answer in self.answers.values()), 0)


@value
class SentCommand:
    """A command to the device, and the bytes that must be sent once for it; with `lasts`, again after a loss."""

    do: Callable[[Any], None]
    bytes: bytes
    lasts: bool


@dataclass(frozen=True, kw_only=True)
class DriverSubject:
    """A driver, and its device's messages.

    `said` are messages that differ from each other and mean something new each; `damaged` are such messages, damaged on
    the line. `boot` is the device's output when it starts. `silent` is the driver's state when its device sends nothing
    at all: `READY` if silence is usual. `noise` has bytes that are not a message.
    """

    make: DriverSpec
    entry: Mapping[str, object] = field(default_factory=dict)
    said: tuple[Said, ...] = ()
    damaged: tuple[Said, ...] = ()
    commands: tuple[SentCommand, ...] = ()
    boot: bytes = b""
    silent: DeviceState | PrinterState = DeviceState.READY
    noise: bytes = b"\x00\xff\xa5\x5a\x81\x7f\x1e\xfe"


class _RigClock:
    def __init__(self) -> None:
        self.ns = 1_000 * SECOND_NS

    def now_ms(self) -> int:
        return self.ns // 1_000_000

    def mono_ns(self) -> int:
        return self.ns


class _CableEnd:
    """The kiosk's end of a cable in memory."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self._held = b""

    @property
    def in_waiting(self) -> int:
        return len(self._held)

    def read(self, size: int, /) -> bytes:
        if not self._held:
            self._held = self._rig.arrives()
        data, self._held = self._held[:size], self._held[size:]
        return data

    def write(self, data: bytes, /) -> int:
        self._rig.wrote(data)
        return len(data)

    def close(self) -> None:
        self._held = b""


class Rig:
    """A driver that has been started, and the far end of its cable. `events` are those that it reported, without
    times."""

    def __init__(self, subject: DriverSubject) -> None:
        self.clock = _RigClock()
        self.events: list[object] = []
        self.written = bytearray()
        self.answers: Mapping[bytes, bytes] = {}
        self.piece = CHUNK_BYTES  # Size of the pieces into which an answer is split.
        self._unanswered = b""
        self._coming: deque[bytes | None] = deque()
        self._given: queue.Queue[list[bytes | None]] = queue.Queue()
        self._idle = threading.Semaphore(0)
        self._leaving = False
        link, values = read_entry(subject.make, {"port": "loop://", **subject.entry}, called="device")
        made = subject.make.link(link, self.clock, pause=self._pause, opener=self._open)
        self.device: Any = subject.make.device(made, **values)

    def _open(self, settings: LinkSettings) -> _CableEnd:
        self._coming.clear()
        self._unanswered = b""
        return _CableEnd(self)

    def _pause(self, stop: threading.Event, seconds: float) -> None:
        if not self._leaving:
            self._wait()

    def _wait(self) -> None:
        self._idle.release()
        self._coming.extend(self._given.get(timeout=GUARD_S))

    def arrives(self) -> bytes:
        if self._leaving:
            return b""
        if not self._coming:
            self._wait()
        data = self._coming.popleft() if self._coming else b""
        if data is _CUT:
            raise OSError(errno.EIO, "Input/output error")
        return data

    def wrote(self, data: bytes) -> None:
        self.written += data
        self._unanswered += data
        for question, answer in self.answers.items():
            if self._unanswered.endswith(question):
                self._unanswered = b""
                self._coming.extend(_torn(answer, self.piece))

    def _take(self, event: Any) -> None:
        has_time = any(field.name == "mono_ns" for field in fields(event))
        self.events.append(replace(event, mono_ns=0) if has_time else event)

    def give(self, *items: bytes | None) -> None:
        """Let these chunks arrive, b"" being a quiet time, and wait until the driver has taken them all."""
        self._given.put(list(items))
        self._until_idle()

    def _until_idle(self) -> None:
        assert self._idle.acquire(timeout=GUARD_S), "the driver hangs, or its thread has died"

    def start(self) -> None:
        self._leaving = False
        self.device.start(self._take)
        self._until_idle()

    def stop(self) -> None:
        self._leaving = True
        self._given.put([b""])
        self.device.stop()
        self._given = queue.Queue()

    def cut(self) -> None:
        """Pull the cable out."""
        self.give(_CUT)

    def replug(self) -> None:
        self.give()

    def passes(self, ns: int = APART_NS) -> None:
        """Let time pass in which nothing arrives."""
        for _ in range(8):
            self.clock.ns += ns // 8
            self.give(b"")

    def say(self, said: Said, *, piece: int = CHUNK_BYTES) -> list[object]:
        """Send a message long after the last one. Return the driver's events, without its state."""
        self.passes()
        before = len(self.events)
        self.piece, self.answers = piece, said.answers
        if said.message:
            self.give(*_torn(said.message, piece))
        if said.answers:
            self.passes()
        return self.events_since(before, said)

    def events_since(self, since: int, said: Said | None = None) -> list[object]:
        """Return the events since then. A change of state is included only if it is the meaning of `said`."""
        kept = said.events if said is not None else ()
        return [
            event
            for event in self.events[since:]
            if not isinstance(event, StateChanged | PrinterChanged) or event in kept
        ]


def _torn(data: bytes, piece: int) -> Iterator[bytes]:
    return (data[at : at + piece] for at in range(0, len(data), piece))


@contextmanager
def running(subject: DriverSubject) -> Iterator[Rig]:
    """Start the subject's driver on a cable in memory; stop it at the end."""
    rig = Rig(subject)
    rig.start()
    try:
        yield rig
    finally:
        rig.stop()
