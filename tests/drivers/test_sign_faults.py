"""The Alpha sign's driver with its emulator, over a real port: it shows the posted amounts after any fault."""

from collections.abc import Iterator

import pytest

from drivers.sign.alpha.sim import SimSign
from kiosk.core.devices import DeviceState, SignRow
from tests.drivers.bench import SECOND_NS, DriverBench, listening, until

ROWS = (SignRow("MEGA", "$25,000"), SignRow("MINOR", "$1,000"))
PENDING = (SignRow("MEGA", "$25,000", pending=True), SignRow("MINOR", "$1,000"))


@pytest.fixture
def sim() -> Iterator[SimSign]:
    with SimSign() as sign:
        yield sign.attend()


@pytest.fixture
def bench(sim: SimSign) -> Iterator[DriverBench]:
    with listening({"kind": "alpha", "port": sim.path}, "sign") as bench:
        bench.to_ready()
        yield bench


def test_rows_are_shown(sim: SimSign, bench: DriverBench) -> None:
    bench.device.show(ROWS)
    until(lambda: sim.text == "MEGA $25,000   MINOR $1,000")


def test_win_that_is_verified_is_pending(sim: SimSign, bench: DriverBench) -> None:
    bench.device.show(PENDING)
    until(lambda: sim.text == "MEGA $25,000 PENDING   MINOR $1,000")


def test_rows_that_stand(sim: SimSign) -> None:
    with listening({"kind": "alpha", "port": sim.path, "mode": "hold"}, "sign") as bench:
        bench.device.show(ROWS)
        until(lambda: sim.text == "MEGA $25,000\nMINOR $1,000")


def test_sign_that_was_away_shows_it_again(sim: SimSign, bench: DriverBench) -> None:
    bench.device.show(ROWS)
    until(lambda: sim.text != "")
    sim.unplug()
    assert DeviceState.BACKING_OFF == bench.inbox.state()
    sim.text = ""
    bench.device.show(PENDING)
    sim.replug()
    bench.pauses.end_one()
    until(lambda: "PENDING" in sim.text)


def test_sign_that_lost_its_power_shows_it_again_in_time(sim: SimSign, bench: DriverBench) -> None:
    bench.device.show(ROWS)
    until(lambda: sim.text != "")
    sim.text = ""
    bench.clock.ns += 300 * SECOND_NS
    until(lambda: sim.text != "")


def test_bytes_from_a_sign_are_ignored(sim: SimSign, bench: DriverBench) -> None:
    sim.garbage()
    bench.device.show(ROWS)
    until(lambda: sim.text != "")
    assert DeviceState.READY == bench.device.state
    assert bench.inbox.silent


def test_a_name_cannot_command_the_sign(sim: SimSign, bench: DriverBench) -> None:
    bench.device.show((SignRow("ME\x04GA\x1c", "£1"),))
    until(lambda: sim.text == "MEGA GBP1")


def test_sign_shows_nothing_once_the_kiosk_has_ended(sim: SimSign) -> None:
    with listening({"kind": "alpha", "port": sim.path}, "sign") as bench:
        bench.to_ready()
        bench.device.show(ROWS)
        until(lambda: "MEGA" in sim.text)
    until(lambda: sim.text.strip() == "")
