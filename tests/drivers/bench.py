"""The test bench: a clock that the test moves, pauses that the test ends, and a recorder of a device's reports.

Nothing here sleeps. The timeouts are only guards: a test that reaches one has failed.
"""

import queue
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from drivers.kinds import open_device
from kiosk.core.devices import DeviceState, StateChanged

GUARD_S: Final = 10.0
SECOND_NS: Final = 1_000_000_000


class SteppedClock:
    """A clock that moves when the test moves it, or by `step_ns` at each reading."""

    def __init__(self, mono_ns: int = 1_000 * SECOND_NS) -> None:
        self.ns = mono_ns
        self.step_ns = 0

    def now_ms(self) -> int:
        return self.ns // 1_000_000

    def mono_ns(self) -> int:
        self.ns += self.step_ns
        return self.ns


class Pauses:
    """Pauses that end when the test says so. `asked` holds the requested length of each, in seconds."""

    def __init__(self) -> None:
        self.asked: queue.Queue[float] = queue.Queue()
        self._go: queue.Queue[None] = queue.Queue()

    def __call__(self, stop: threading.Event, seconds: float) -> None:
        self.asked.put(seconds)
        while not stop.is_set():
            try:
                return self._go.get(timeout=0.02)
            except queue.Empty:
                continue
        return None

    def end_one(self) -> float:
        """Wait until the link pauses, let it continue, and return how long it wanted to wait."""
        seconds = self.asked.get(timeout=GUARD_S)
        self._go.put(None)
        return seconds


class Inbox:
    """Record a device's reports, in order."""

    def __init__(self) -> None:
        self._heard: queue.Queue[Any] = queue.Queue()

    def __call__(self, event: object) -> None:
        self._heard.put(event)

    def next(self) -> Any:
        return self._heard.get(timeout=GUARD_S)

    def take(self, count: int) -> list[Any]:
        return [self.next() for _ in range(count)]

    def state(self) -> DeviceState:
        """Return the state in the next event. Any other event is a failure."""
        event = self.next()
        assert isinstance(event, StateChanged), event
        return event.state

    def until(self, wanted: Callable[[Any], bool]) -> list[Any]:
        """Return everything up to and including the first wanted event."""
        out = [self.next()]
        while not wanted(out[-1]):
            out.append(self.next())
        return out

    @property
    def silent(self) -> bool:
        return self._heard.empty()


class DriverBench:
    """A started driver, with everything that it received."""

    def __init__(self, settings: Mapping[str, object], family: str) -> None:
        self.clock = SteppedClock()
        self.pauses = Pauses()
        self.inbox = Inbox()
        self.device: Any = open_device(family, settings, self.clock, pause=self.pauses)

    def to_ready(self) -> None:
        assert [DeviceState.OPENING, DeviceState.READY] == [self.inbox.state(), self.inbox.state()]


@contextmanager
def listening(settings: Mapping[str, object], family: str = "shoe") -> Iterator[DriverBench]:
    """Start the device that the settings describe, and stop it at the end."""
    bench = DriverBench(settings, family)
    bench.device.start(bench.inbox)
    try:
        yield bench
    finally:
        bench.device.stop()


def until(reached: Callable[[], bool]) -> None:
    """Wait until an emulator's thread has finished its due work."""
    guard = threading.Event()
    for _ in range(round(GUARD_S / 0.01)):
        if reached():
            return
        guard.wait(0.01)
    raise AssertionError("it never came to that")
