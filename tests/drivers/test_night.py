"""Eight hours, in faster time, with devices that are broken all night: reports, journal events, and alarms."""

from itertools import pairwise

import pytest

from kiosk.core.devices import DeviceState, PrinterChanged, ShoeAlarm, StateChanged
from tests.drivers.night import IN_USE, MINUTE_NS, NOISE, NightOfFaults


@pytest.mark.parametrize("kind", ["beetek", "angel_eye"])
@pytest.mark.parametrize("says", [IN_USE, NOISE])
def test_shoe_behind_a_server_that_is_in_use_all_night_tells_little(kind: str, says: bytes) -> None:
    night = NightOfFaults("shoe", {"kind": kind, "port": "socket://10.0.3.7:4001"}, says)
    alarms = night.of(ShoeAlarm)
    assert all(later - before >= MINUTE_NS for before, later in pairwise(alarms))
    changes = night.of(StateChanged)
    assert len(changes) / 8 < 300, "an hour"
    # The journal keeps a state that differs, and an alarm: about 250 bytes each.
    assert 250 * (len(changes) + len(alarms)) / 8 < 100_000, "bytes an hour"
    last = [event for _, event in night.timed if isinstance(event, StateChanged)][-1]
    assert isinstance(last, StateChanged)
    assert DeviceState.READY is not last.state or len(changes) < 100


def test_printer_that_is_held_by_another_table_all_night_tells_little() -> None:
    night = NightOfFaults("printer", {"kind": "escpos", "port": "socket://10.0.3.9:9100"}, b"")
    assert len(night.of(PrinterChanged)) / 8 < 300
