"""Run eight hours, in faster time, with devices that are broken all night."""

import errno
import threading
from typing import Final

from drivers.kinds import open_device
from drivers.port import LinkSettings
from tests.drivers.bench import GUARD_S, SECOND_NS, SteppedClock

NIGHT_S: Final = 8 * 3600
MINUTE_NS: Final = 60 * SECOND_NS
IN_USE: Final = b"Port already in use\r\n"
NOISE: Final = b"\x00\xff\xa5\x5a\x81\x7f" * 9


class BusyServer:
    """A serial server that is in use: it says so, and closes the connection."""

    def __init__(self, clock: SteppedClock, says: bytes) -> None:
        self._clock = clock
        self._says = says

    @property
    def in_waiting(self) -> int:
        return len(self._says)

    def read(self, size: int, /) -> bytes:
        if not self._says:
            self._clock.ns += SECOND_NS // 100
            raise OSError(errno.ECONNRESET, "Connection reset by peer")
        data, self._says = self._says[:size], self._says[size:]
        return data

    def write(self, data: bytes, /) -> int:
        return len(data)

    def close(self) -> None:
        self._says = b""


class NightOfFaults:
    """A device for which time passes with each pause. `timed` holds its events with their time."""

    def __init__(self, family: str, entry: dict[str, object], says: bytes) -> None:
        self.clock = SteppedClock()
        self._began_ns = self.clock.ns
        self._is_over = threading.Event()
        self.timed: list[tuple[int, object]] = []
        device = open_device(
            family, entry, self.clock, pause=self._pause, opener=lambda settings: self._opened(settings, says)
        )
        device.start(lambda event: self.timed.append((self.clock.ns, event)))
        assert self._is_over.wait(GUARD_S * 6)
        device.stop()

    def _opened(self, settings: LinkSettings, says: bytes) -> BusyServer:
        return BusyServer(self.clock, says)

    def _pause(self, stop: threading.Event, seconds: float) -> None:
        self.clock.ns += round(seconds * SECOND_NS)
        if self.clock.ns - self._began_ns >= NIGHT_S * SECOND_NS:
            self._is_over.set()
            stop.wait(GUARD_S)

    def of(self, *kinds: type) -> list[int]:
        """Return the times of events of these kinds, in nanoseconds."""
        return [at for at, event in self.timed if isinstance(event, kinds)]
