"""Eight hours, in faster time, with devices that are broken all night: how much is told, journaled and alarmed."""

from __future__ import annotations

import errno
import threading
from itertools import pairwise

import pytest

from drivers.kinds import open_device
from drivers.port import LinkSettings
from kiosk.core.devices import DeviceState, PrinterChanged, ShoeAlarm, StateChanged
from tests.drivers.bench import GUARD_S, SECOND_NS, SteppedClock

NIGHT_S = 8 * 3600
MINUTE_NS = 60 * SECOND_NS


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
    """A device in whose night time passes with each pause. `told` holds what it told, with the time."""

    def __init__(self, family: str, entry: dict[str, object], says: bytes) -> None:
        self.clock = SteppedClock()
        self._began_ns = self.clock.ns
        self._is_over = threading.Event()
        self.told: list[tuple[int, object]] = []
        device = open_device(
            family, entry, self.clock, pause=self._pause, opener=lambda settings: self._opened(settings, says)
        )
        device.start(lambda event: self.told.append((self.clock.ns, event)))
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
        return [at for at, event in self.told if isinstance(event, kinds)]


@pytest.mark.parametrize("kind", ["beetek", "angel_eye"])
@pytest.mark.parametrize("says", [b"Port already in use\r\n", b"\x00\xff\xa5\x5a\x81\x7f" * 9])
def test_shoe_behind_a_server_that_is_in_use_all_night_tells_little(kind: str, says: bytes) -> None:
    night = NightOfFaults("shoe", {"kind": kind, "port": "socket://10.0.3.7:4001"}, says)
    alarms = night.of(ShoeAlarm)
    assert all(later - before >= MINUTE_NS for before, later in pairwise(alarms))
    changes = night.of(StateChanged)
    assert len(changes) / 8 < 300, "an hour"
    # The journal keeps a state that differs, and an alarm: about 250 bytes each.
    assert 250 * (len(changes) + len(alarms)) / 8 < 100_000, "bytes an hour"
    last = [event for _, event in night.told if isinstance(event, StateChanged)][-1]
    assert isinstance(last, StateChanged)
    assert DeviceState.READY is not last.state or len(changes) < 100


def test_printer_that_is_held_by_another_table_all_night_tells_little() -> None:
    night = NightOfFaults("printer", {"kind": "escpos", "port": "socket://10.0.3.9:9100"}, b"")
    assert len(night.of(PrinterChanged)) / 8 < 300
