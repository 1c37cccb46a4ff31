"""Each driver with its emulated shoe, over a real port: whole decks, and one test per fault."""

import socket
from collections.abc import Iterator

import pytest

from drivers.listening import AT_ONCE, GAP_NS, QUIET_NS
from drivers.shoe.beetek.sim import BeeTekVoice
from drivers.shoe.listening import DAMAGED, INCIDENT_NS
from drivers.sims.shoe import SimShoe
from kiosk.core.cards import DECK, card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from tests.drivers.bench import DriverBench, listening, until

READY, DEGRADED = DeviceState.READY, DeviceState.DEGRADED
LOST, ABSENT = DeviceState.BACKING_OFF, DeviceState.ABSENT
MAKES = ["beetek", "angel_eye"]
CLEAR = StateChanged(READY, "The shoe sends clear data again.")


class ShoeTable:
    """An emulated shoe and the driver that listens to it."""

    def __init__(self, sim: SimShoe, bench: DriverBench, kind: str) -> None:
        self.sim, self.bench, self.inbox, self.kind = sim, bench, bench.inbox, kind

    def read(self, text: str) -> CardRead:
        return CardRead(card(text), self.bench.clock.ns)

    def pulled(self) -> ShoeEvent:
        """Pull the next card and return the driver's report of it."""
        drawn = self.sim.pull()
        event = self.inbox.next()
        assert isinstance(event, CardRead)
        assert CardRead(drawn, self.bench.clock.ns) == event
        return event


@pytest.fixture(params=MAKES)
def table(request: pytest.FixtureRequest) -> Iterator[ShoeTable]:
    kind: str = request.param
    with SimShoe(kind, seed=7) as sim, listening({"kind": kind, "port": sim.path}) as bench:
        bench.to_ready()
        yield ShoeTable(sim, bench, kind)


def test_whole_deck_arrives_in_order(table: ShoeTable) -> None:
    pulled = [table.sim.pull() for _ in range(52)]
    assert [CardRead(card, table.bench.clock.ns) for card in pulled] == table.inbox.take(52)
    assert sorted(DECK, key=lambda other: other.index) == sorted(pulled, key=lambda other: other.index)
    assert READY == table.bench.device.state


def test_deck_after_deck_arrives_whole(table: ShoeTable) -> None:
    """After a shuffle the shoe repeats its messages, and they are new cards."""
    for seed in (3, 3, 4):
        table.sim.shuffle(seed)
        pulled = [table.sim.pull() for _ in range(52)]
        assert [CardRead(card, table.bench.clock.ns) for card in pulled] == table.inbox.take(52)


def test_unit_that_ends_its_lines() -> None:
    voice = BeeTekVoice(ending=b"\r\n")
    with SimShoe("beetek", voice=voice) as sim, listening({"kind": "beetek", "port": sim.path}) as bench:
        bench.to_ready()
        pulled = [sim.pull() for _ in range(52)]
        assert [CardRead(card, bench.clock.ns) for card in pulled] == bench.inbox.take(52)


def test_garbage(table: ShoeTable) -> None:
    table.sim.garbage()
    degraded, alarm = table.inbox.take(2)
    assert isinstance(degraded, StateChanged)
    assert DEGRADED == degraded.state
    assert DAMAGED == alarm
    drawn = table.sim.pull()
    assert [CLEAR, CardRead(drawn, table.bench.clock.ns)] == table.inbox.take(2)


def test_bad_check(table: ShoeTable) -> None:
    table.sim.bad_check()
    degraded, reported = table.inbox.take(2)
    assert isinstance(degraded, StateChanged)
    assert DEGRADED == degraded.state
    # A Bee-Tek's token still shows that it was a card. Nothing in an Angel Eye's frame can be trusted.
    assert {"beetek": CardUnread(table.bench.clock.ns), "angel_eye": DAMAGED}[table.kind] == reported
    drawn = table.sim.pull()
    assert [CLEAR, CardRead(drawn, table.bench.clock.ns)] == table.inbox.take(2)


def test_repeats(table: ShoeTable) -> None:
    table.pulled()
    table.sim.repeat()
    table.sim.repeat()
    table.pulled()
    assert table.inbox.silent


def test_unread_card(table: ShoeTable) -> None:
    table.sim.unread()
    if table.kind == "angel_eye":
        assert ShoeAlarm("E1", "The shoe could not read a card: enter it.") == table.inbox.next()
    assert CardUnread(table.bench.clock.ns) == table.inbox.next()
    table.pulled()


def test_alarm(table: ShoeTable) -> None:
    table.sim.alarm()
    alarm = table.inbox.next()
    assert isinstance(alarm, ShoeAlarm)
    assert ("E5", False) == (alarm.code, alarm.over)
    assert READY == table.bench.device.state
    if table.sim.clear_alarm():
        assert ShoeAlarm(alarm.code, alarm.what, over=True) == table.inbox.next()
    table.pulled()


def test_unplug_and_replug(table: ShoeTable) -> None:
    table.pulled()
    table.sim.unplug()
    assert LOST == table.inbox.state()
    table.bench.pauses.end_one()
    assert ABSENT == table.inbox.state()
    table.sim.replug()
    table.bench.pauses.end_one()
    assert READY == table.inbox.state()
    table.pulled()


def test_card_that_is_pulled_while_unplugged_is_never_inferred(table: ShoeTable) -> None:
    table.sim.unplug()
    assert LOST == table.inbox.state()
    missed = table.sim.pull()
    table.sim.replug()
    table.bench.pauses.end_one()
    assert READY == table.inbox.state()
    event = table.pulled()
    assert isinstance(event, CardRead)
    assert missed != event.card


def test_unplug_in_mid_frame_and_replug(table: ShoeTable) -> None:
    table.pulled()
    assert table.sim.unplug(mid_frame=True) is not None
    assert LOST == table.inbox.state()
    table.sim.replug()
    table.bench.pauses.end_one()
    assert READY == table.inbox.state()
    table.pulled()


def test_half_a_message_and_then_nothing(table: ShoeTable) -> None:
    """The damage is reported before the next card is pulled."""
    table.bench.clock.step_ns = GAP_NS
    table.sim.raw({"beetek": b" [Game]<Card:4", "angel_eye": bytes.fromhex("05 31 44 81")}[table.kind])
    degraded, reported = table.inbox.take(2)
    assert isinstance(degraded, StateChanged)
    assert DEGRADED == degraded.state
    assert isinstance(reported, {"beetek": CardUnread, "angel_eye": ShoeAlarm}[table.kind])


def test_silent_device_is_ready_and_says_nothing(table: ShoeTable) -> None:
    assert table.inbox.silent
    assert READY == table.bench.device.state


def test_damage_after_a_quiet_time_is_reported_again(table: ShoeTable) -> None:
    table.sim.garbage()
    table.inbox.until(lambda event: event == DAMAGED)
    table.bench.clock.ns += INCIDENT_NS
    table.sim.raw(b"\x00" * 64)
    assert DAMAGED == table.inbox.next()


@pytest.mark.parametrize(
    ("kind", "message", "text"),
    [("beetek", b" [Game]<Card:KH> ", "Kh"), ("angel_eye", bytes.fromhex("05 31 44 81 B8 03 34 46"), "8s")],
)
def test_noise_is_reported_once_and_ends_with_a_message(kind: str, message: bytes, text: str) -> None:
    """A device sends without end, and never a whole message. A serial server's line is not slow."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"socket://127.0.0.1:{server.getsockname()[1]}"
        with listening({"kind": kind, "port": url}) as bench, server.accept()[0] as peer:
            bench.to_ready()
            for _ in range(64):
                peer.sendall(b"\x55\xaa\x00\xff" * 2048)
            peer.sendall(message)
            degraded, *rest = bench.inbox.until(lambda event: isinstance(event, CardRead))
            assert isinstance(degraded, StateChanged)
            assert DEGRADED == degraded.state
            assert [DAMAGED, CLEAR, CardRead(card(text), bench.clock.ns)] == rest


def test_wrong_make_never_makes_a_card() -> None:
    """The shoe is not the one in the settings: it is heard, and nothing that it sends counts."""
    for kind, other in zip(MAKES, reversed(MAKES), strict=True):
        with SimShoe(other) as sim, listening({"kind": kind, "port": sim.path}) as bench:
            bench.to_ready()
            for _ in range(10):
                sim.pull()
            degraded, alarm = bench.inbox.take(2)
            assert isinstance(degraded, StateChanged)
            assert (DEGRADED, DAMAGED) == (degraded.state, alarm)
            bench.device.stop()
            assert bench.inbox.silent


def test_stop_and_start_again(table: ShoeTable) -> None:
    table.pulled()
    table.bench.device.stop()
    assert ABSENT == table.bench.device.state
    table.bench.device.start(table.inbox)
    table.bench.to_ready()
    table.pulled()


def test_shoe_that_babbles_is_cut_off_and_heard_again_when_it_is_quiet(table: ShoeTable) -> None:
    for nth in range(AT_ONCE[0]):
        if nth % 50 == 0:
            table.sim.shuffle(nth)
        table.pulled()
    table.sim.pull()
    assert LOST == table.inbox.state()
    assert LOST == table.bench.device.state
    table.sim.shuffle(1)
    for _ in range(20):
        table.sim.pull()
    until(lambda: "not listened to: it sends too much" in {frame.meaning for frame in table.bench.device.last_frames()})

    def is_heard_after_a_quiet_while() -> bool:
        # Bytes still in the line arrive after the clock has moved, and end the quiet: wait once more.
        table.bench.clock.ns += QUIET_NS
        return not table.inbox.silent

    until(is_heard_after_a_quiet_while)
    again = table.inbox.next()
    assert isinstance(again, StateChanged) and READY is again.state
    assert again.why.startswith("The shoe is back; ")
    table.sim.shuffle(2)
    table.pulled()


def test_dealing_at_any_pace_of_a_hand_is_no_babble(table: ShoeTable) -> None:
    """Four decks in five seconds are faster than any dealer, and each card is read."""
    for seed in (3, 4, 5, 6):
        table.sim.shuffle(seed)
        pulled = [table.sim.pull() for _ in range(52)]
        assert [CardRead(card, table.bench.clock.ns) for card in pulled] == table.inbox.take(52)
