"""Each seat reader's driver with its emulator, over a real port: one test per fault."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.kinds import check_device
from drivers.seat_reader.hub.driver import SILENT, HubDecoder
from drivers.sims.seats import SimSeats, deck_file
from kiosk.core.cards import Card, card
from kiosk.core.devices import DeviceState, SeatCards, StateChanged
from kiosk.core.errors import ConfigError
from tests.drivers.bench import SECOND_NS, DriverBench, listening

READY, DEGRADED = DeviceState.READY, DeviceState.DEGRADED
LOST = DeviceState.BACKING_OFF


class SeatsAndDriver:
    """Emulated seat readers and the driver that listens to them. The clock advances by itself."""

    def __init__(self, sim: SimSeats, bench: DriverBench, kind: str) -> None:
        self.sim, self.bench, self.inbox, self.kind = sim, bench, bench.inbox, kind
        bench.clock.step_ns = SECOND_NS // 20

    def puts(self, seat: int, *texts: str, foreign: int = 0) -> None:
        """Wait until the driver reports these cards at a seat."""
        wanted: frozenset[Card] = frozenset(map(card, texts))
        event = self.inbox.until(
            lambda cards: isinstance(cards, SeatCards) and cards.seat == seat and cards.cards == wanted
        )[-1]
        assert foreign == event.foreign

    def is_(self, state: DeviceState) -> str:
        event = self.inbox.until(lambda change: isinstance(change, StateChanged) and change.state is state)[-1]
        assert isinstance(event, StateChanged)
        return event.why


@pytest.fixture(params=["hub", "feig"])
def felt(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SeatsAndDriver]:
    kind: str = request.param
    deck = tmp_path / "deck.toml"
    deck.write_text(deck_file())
    own: dict[str, object] = {"addresses": [0, 1, 2, 3, 4, 5]} if kind == "feig" else {"silent_s": 600}
    with SimSeats(kind) as sim:
        entry = {"kind": kind, "port": sim.path, "deck": str(deck), **own}
        with listening(entry, "seat_reader") as bench:
            bench.to_ready()
            yield SeatsAndDriver(sim.attend(), bench, kind)


def test_cards_are_reported_in_their_order(felt: SeatsAndDriver) -> None:
    felt.sim.lay(3, "Ah")
    felt.puts(3, "Ah")
    felt.sim.lay(3, "Kd", "2c", "7s", "Th")
    felt.puts(3, "Ah", "Kd", "2c", "7s", "Th")
    felt.sim.clear(3)
    felt.puts(3)


def test_card_of_another_deck_is_counted_and_not_named(felt: SeatsAndDriver) -> None:
    felt.sim.lay(2, "Ah", "XX")
    felt.puts(2, "Ah", foreign=1)


def test_event_names_no_card_in_a_log(felt: SeatsAndDriver) -> None:
    felt.sim.lay(1, "Ah")
    event = felt.inbox.until(lambda cards: isinstance(cards, SeatCards) and bool(cards.cards))[-1]
    assert "SeatCards(seat=1, 1 cards, foreign=0)" == repr(event)


def test_seat_that_cannot_be_read(felt: SeatsAndDriver) -> None:
    felt.sim.broken(4)
    felt.inbox.until(lambda change: isinstance(change, StateChanged) and change.why.startswith("Seat 4 cannot be read"))
    felt.sim.lay(1, "Ah")
    felt.puts(1, "Ah")
    assert DEGRADED == felt.bench.device.state


def test_garbage(felt: SeatsAndDriver) -> None:
    felt.sim.garbage()
    felt.sim.plug.write(b"\r\n")
    felt.sim.lay(1, "Ah")
    felt.puts(1, "Ah")
    if felt.bench.device.state is not READY:
        felt.is_(READY)


@pytest.mark.parametrize("mid_frame", [False, True])
def test_unplug_and_replug_tells_every_seat_again(felt: SeatsAndDriver, mid_frame: bool) -> None:
    felt.sim.lay(1, "Ah")
    felt.puts(1, "Ah")
    felt.sim.unplug(mid_frame=mid_frame)
    felt.is_(LOST)
    felt.sim.lay(2, "Kd")
    felt.sim.replug()
    felt.bench.pauses.end_one()
    felt.is_(READY)
    if felt.kind == "hub":  # Its earlier reports are lost; a real one repeats them when it starts.
        felt.sim.plug.write(felt.sim.boot())
    felt.puts(1, "Ah")
    felt.puts(2, "Kd")


def test_silence_is_degraded(felt: SeatsAndDriver) -> None:
    felt.sim.muted = True
    felt.bench.clock.step_ns = 100 * SECOND_NS
    felt.is_(DEGRADED)


def test_bytes_that_never_end_a_line_are_silence() -> None:
    decoder = HubDecoder({}, silent_ns=5 * SECOND_NS)
    said = []
    for tenth in range(60):
        said += [*decoder.decode(b"AH", tenth * SECOND_NS // 10), *decoder.quiet(tenth * SECOND_NS // 10)]
    assert {SILENT} == {heard.damage for heard in said}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "has no table [cards] with a line for each tag"),
        ("[cards", "is not TOML"),
        ('[cards]\nE004 = "Ax"\n', "E004 = 'Ax' is not a tag and its card"),
        ('[cards]\nXY = "Ah"\n', "XY = 'Ah' is not a tag and its card"),
        ('[cards]\nE004 = "Ah"\nE005 = "Ah"\n', "E005 = 'Ah' appears twice"),
        ('[cards]\nE004 = "Ah"\ne004 = "Kd"\n', "e004 = 'Kd' appears twice"),
        ("".join(deck_file().splitlines(keepends=True)[:-1]), "has 51 of 52 cards: add a line for "),
        ("n = " + "9" * 5_000, "holds a number of thousands of digits"),
    ],
)
def test_deck_that_is_wrong(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "deck.toml").write_text(text)
    with pytest.raises(ConfigError, match="deck: ") as refused:
        check_device("seat_reader", {"kind": "hub", "port": "loop://", "deck": f"{tmp_path}/deck.toml"})
    assert why in refused.value.message


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ({"kind": "hub"}, "deck"),
        ({"kind": "hub", "deck": "deck.toml"}, "deck"),
        ({"kind": "hub", "deck": "/nowhere/deck.toml"}, "deck"),
        ({"kind": "feig", "addresses": [0, 0]}, "addresses"),
        ({"kind": "feig", "addresses": []}, "addresses"),
        ({"kind": "feig", "addresses": [255, 1]}, "addresses"),
        ({"kind": "feig", "addresses": "0"}, "addresses"),
    ],
)
def test_entry_that_is_wrong(entry: dict[str, object], key: str) -> None:
    with pytest.raises(ConfigError) as refused:
        check_device("seat_reader", {"port": "loop://", **entry})
    assert any(problem.startswith(f"{key}: ") for problem in refused.value.problems)
