"""Each badge reader's driver with its emulator, over a real port: one test per fault."""

from collections.abc import Iterator

import pytest

from drivers.sims.badge import SimBadge
from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from tests.drivers.bench import SECOND_NS, DriverBench, listening, until

READY, DEGRADED = DeviceState.READY, DeviceState.DEGRADED
LOST, ABSENT = DeviceState.BACKING_OFF, DeviceState.ABSENT
FOB, OTHER = "0006547886", "0000000042"


class ReaderDesk:
    """An emulated reader and the driver that listens to it."""

    def __init__(self, sim: SimBadge, bench: DriverBench, kind: str) -> None:
        self.sim, self.bench, self.inbox, self.kind = sim, bench, bench.inbox, kind

    def ready(self) -> None:
        """A scanner's first line counts if a line has ended before it."""
        if self.kind == "scanner":
            self.sim.plug.write(b"\r")

    def read(self, badge: str) -> None:
        self.sim.show(badge)
        assert BadgeRead(badge, self.bench.clock.ns) == self.inbox.next()


@pytest.fixture(params=["rdm6300", "scanner"])
def desk(request: pytest.FixtureRequest) -> Iterator[ReaderDesk]:
    kind: str = request.param
    with SimBadge(kind) as sim, listening({"kind": kind, "port": sim.path, "away_s": 5}, "badge") as bench:
        bench.to_ready()
        desk = ReaderDesk(sim, bench, kind)
        desk.ready()
        yield desk


def test_badges_one_after_the_other(desk: ReaderDesk) -> None:
    desk.read(FOB)
    desk.read(OTHER)
    desk.read(FOB)


def test_badge_that_stays_is_read_once(desk: ReaderDesk) -> None:
    desk.read(FOB)
    for _ in range(20):
        desk.sim.again()
    desk.read(OTHER)
    assert desk.inbox.silent


def test_badge_that_went_away_and_came_back(desk: ReaderDesk) -> None:
    desk.read(FOB)
    desk.bench.clock.ns += 6 * SECOND_NS
    desk.read(FOB)


def test_bad_check(desk: ReaderDesk) -> None:
    desk.sim.bad(FOB)
    assert DEGRADED == desk.inbox.state()
    desk.sim.show(OTHER)
    assert [READY, BadgeRead(OTHER, desk.bench.clock.ns)] == [desk.inbox.state(), desk.inbox.next()]


def test_garbage(desk: ReaderDesk) -> None:
    desk.sim.garbage()
    assert DEGRADED == desk.inbox.state()
    desk.ready()
    desk.sim.show(FOB)
    assert [READY, BadgeRead(FOB, desk.bench.clock.ns)] == [desk.inbox.state(), desk.inbox.next()]


@pytest.mark.parametrize("mid_frame", [False, True])
def test_unplug_and_replug(desk: ReaderDesk, mid_frame: bool) -> None:
    desk.read(FOB)
    desk.sim.unplug(mid_frame=mid_frame)
    assert LOST == desk.inbox.state()
    desk.bench.pauses.end_one()
    assert ABSENT == desk.inbox.state()
    desk.sim.replug()
    desk.bench.pauses.end_one()
    assert READY == desk.inbox.state()
    desk.ready()
    desk.read(OTHER)


def test_silent_reader_is_ready_and_says_nothing(desk: ReaderDesk) -> None:
    assert desk.inbox.silent
    assert READY == desk.bench.device.state


def test_reader_of_another_make_names_nobody() -> None:
    with SimBadge("scanner") as sim, listening({"kind": "rdm6300", "port": sim.path}, "badge") as bench:
        bench.to_ready()
        sim.show(FOB)
        degraded = bench.inbox.next()
        assert isinstance(degraded, StateChanged)
        assert DEGRADED == degraded.state
        bench.device.stop()
        assert bench.inbox.silent


def test_scanner_is_woken_when_it_has_no_trigger_of_its_own() -> None:
    entry = {"kind": "scanner", "port": "", "trigger": "serial"}
    with SimBadge("scanner") as sim, listening({**entry, "port": sim.path}, "badge") as bench:
        bench.to_ready()
        until(lambda: bytes.fromhex("16 54 0D") == sim.serve(0))
