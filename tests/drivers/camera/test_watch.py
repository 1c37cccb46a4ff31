"""The camera's watch: when it reads a zone, which readings count, and the sentence if it cannot read."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from drivers.camera.calibration.zones import Zone
from drivers.camera.picture.look import Image
from drivers.camera.reading.backs import FILE, Backs
from drivers.camera.sim.scene import Arm, CameraPose, CardOnTable, Renderer, Scene
from drivers.camera.watch import NEEDED, STILL, TAGS_LOST, Drift, Watcher
from kiosk.core.devices import CardsSeen, DiceSeen, ZoneUnclear
from tests.drivers.camera.table import Knows, NoDice, calibration, on_tags, row

BOARD = Zone("board", *on_tags(110, 90), 480, 150)
SEAT = Zone("seat 1", *on_tags(150, 300), 200, 160)
SETTLED = STILL + NEEDED  # Frames after the last motion until a zone is reported.
Event = CardsSeen | DiceSeen | ZoneUnclear


class WatcherBench:
    """A watcher over the simulated table."""

    def __init__(self, *zones: Zone, camera: CameraPose | None = None, backs: Backs | None = None) -> None:
        self.camera = Renderer(camera or CameraPose(), 3)
        self.reader = Knows(calibration())
        empty = Renderer(CameraPose(), 4).take(Scene())
        self.watcher = Watcher(calibration(), zones, empty, self.reader, NoDice(), backs)
        self.now_ns = 0
        if len(zones) == 1:
            corners = calibration().to_px(zones[0].corners_mm)
            self.reader.crop_at = (corners.min(axis=0) // 1 - 12).astype("float32")

    def see(self, scene: Scene, frames: int = SETTLED + 1) -> list[Event]:
        self.reader.scene = scene
        events: list[Event] = []
        for _ in range(frames):
            self.now_ns += 100_000_000
            events += self.watcher.see(self.camera.take(scene), self.now_ns)
        return events


def seen(events: Sequence[Event]) -> list[tuple[str, list[str], int]]:
    assert all(isinstance(event, CardsSeen) for event in events), events
    return [
        (event.zone, [card.card.text for card in event.cards], event.down)
        for event in events
        if isinstance(event, CardsSeen)
    ]


def test_cards_are_reported_once_from_left_to_right() -> None:
    bench = WatcherBench(BOARD)
    assert seen(bench.see(Scene())) == [("board", [], 0)]
    assert seen(bench.see(Scene(cards=row("As Kd Qc")), 30)) == [("board", ["As", "Kd", "Qc"], 0)]


def test_nothing_is_read_before_the_zone_is_at_rest() -> None:
    bench = WatcherBench(BOARD)
    bench.see(Scene())
    looked = bench.reader.looked
    for step in range(8):
        assert bench.see(Scene(cards=(CardOnTable("As", 200 + 12 * step, 160),)), 1) == []
    assert bench.reader.looked == looked


def test_nothing_is_read_while_nothing_changes() -> None:
    bench = WatcherBench(BOARD)
    scene = Scene(cards=row("As Kd"))
    bench.see(scene, 20)
    looked = bench.reader.looked
    bench.see(scene, 20)
    assert bench.reader.looked == looked


def test_card_is_reported_with_its_place_and_its_evidence() -> None:
    bench = WatcherBench(BOARD)
    [event] = bench.see(Scene(cards=(CardOnTable("As", 300, 160, 12),)))
    assert isinstance(event, CardsSeen)
    assert (event.cards[0].x_mm, event.cards[0].y_mm) == pytest.approx(on_tags(300, 160), abs=2.0)
    assert event.evidence.crop.startswith(b"\xff\xd8")
    assert len(event.evidence.flats) == 1
    assert event.evidence.hashes["calibration"] == calibration().sha256
    assert len(event.evidence.frames_ns) >= NEEDED


def test_backs_are_learned_from_two_and_then_known_one_by_one(tmp_path: Path) -> None:
    """Each face is on a table once, so two unknown prints that look alike are backs, counted and never named."""
    bench = WatcherBench(SEAT, backs=Backs(tmp_path / FILE))
    two = Scene(cards=(CardOnTable("2c", 200, 380, 10, up=False), CardOnTable("3c", 300, 380, 0, up=False)))
    assert seen(bench.see(two)) == [("seat 1", [], 2)]
    scene = Scene(cards=(CardOnTable("2c", 200, 380, 20), CardOnTable("3c", 300, 380, 170, up=False)))
    for backs in (Backs(tmp_path / FILE), None):
        again = WatcherBench(SEAT, backs=backs)
        assert [type(event) for event in again.see(scene, 20)] == [CardsSeen if backs else ZoneUnclear]
        assert backs is None or seen(bench.see(scene)) == [("seat 1", ["2c"], 1)]


def test_backs_in_two_zones_are_alike_too() -> None:
    bench = WatcherBench(BOARD, SEAT)
    bench.see(Scene(), 20)
    [event] = bench.see(Scene(cards=(CardOnTable("2c", 250, 380, up=False),)), 20)
    assert isinstance(event, ZoneUnclear)
    events = bench.see(Scene(cards=(CardOnTable("2c", 250, 380, up=False), CardOnTable("3c", 300, 160, up=False))), 20)
    assert sorted(seen(events)) == [("board", [], 1), ("seat 1", [], 1)]


def test_a_card_without_a_known_face_or_back_is_unclear() -> None:
    """A joker, a foreign ace, and a business card are never a face-down card."""
    bench = WatcherBench(SEAT)
    bench.see(Scene())
    laid = Scene(cards=(CardOnTable("2c", 200, 380, 20), CardOnTable("3c", 300, 380)))
    bench.reader.scene = replace(laid, cards=laid.cards[:1])  # The reader takes the other for no face.
    events: list[Event] = []
    for number in range(20):
        events += bench.watcher.see(bench.camera.take(laid), number)
    [event] = events
    assert isinstance(event, ZoneUnclear)
    assert (event.code, [card.card.text for card in event.cards], event.down) == ("not a face", ["2c"], 0)


def test_unclear_card_is_named_by_its_place_and_the_others_are_there() -> None:
    bench = WatcherBench(BOARD)
    bench.see(Scene())
    laid = Scene(cards=row("As Kd Qc"))
    events: list[Event] = []
    for number in range(20):
        names = ("As", "Kd" if number % 2 else "Kh", "Qc")
        bench.reader.scene = replace(laid, cards=row(" ".join(names)))
        events += bench.watcher.see(bench.camera.take(laid), number)
    [event] = events
    assert isinstance(event, ZoneUnclear)
    assert event.what == "card 2 from the left is not clear; straighten it, or enter it."
    assert ([card.card.text for card in event.cards], event.unclear) == (["As", "Qc"], (1,))
    assert len(event.evidence.flats) == 3


def test_overlapping_cards_are_to_be_spread() -> None:
    bench = WatcherBench(SEAT)
    [event] = bench.see(Scene(cards=(CardOnTable("2c", 200, 380), CardOnTable("3c", 225, 390, 40))), 20)
    assert isinstance(event, ZoneUnclear)
    assert (event.code, event.zone) == ("spread", "seat 1")
    assert event.what.startswith("spread the cards")


def test_two_cards_side_by_side_are_never_one() -> None:
    """Together they have the shape of one card, 1.43 against 1.40; only their true size differs."""
    bench = WatcherBench(BOARD)
    [event] = bench.see(Scene(cards=(CardOnTable("As", 300, 165), CardOnTable("Kd", 363.5, 165))), 20)
    assert isinstance(event, ZoneUnclear) or seen([event]) == [("board", ["As", "Kd"], 0)]


def test_hand_in_the_zone_keeps_it_from_being_read() -> None:
    bench = WatcherBench(BOARD)
    [event] = bench.see(Scene(cards=row("As Kd Qc Jh 9s"), hands=(Arm(400, 170),)), 20)
    assert isinstance(event, ZoneUnclear)
    assert event.code == "spread"
    assert seen(bench.see(Scene(cards=row("As Kd Qc Jh 9s")))) == [("board", ["As", "Kd", "Qc", "Jh", "9s"], 0)]


def test_same_card_twice_is_not_read() -> None:
    bench = WatcherBench(BOARD)
    [event] = bench.see(Scene(cards=row("As Kd As")), 20)
    assert isinstance(event, ZoneUnclear)
    assert event.code == "twice"


def test_zones_are_read_apart() -> None:
    bench = WatcherBench(BOARD, SEAT)
    bench.see(Scene(), 20)
    quiet = bench.reader.looked
    bench.see(Scene(cards=(CardOnTable("2c", 250, 380),)), 20)
    assert bench.reader.looked - quiet <= 10  # Only the seat was examined.


def test_card_that_flickers_is_not_reported() -> None:
    """A card whose reading changes from frame to frame is not reported."""
    bench = WatcherBench(BOARD)
    bench.see(Scene())
    laid = Scene(cards=(CardOnTable("As", 300, 160),))
    events: list[Event] = []
    for number in range(20):
        bench.reader.scene = replace(laid, cards=(CardOnTable("As" if number % 2 else "Ah", 300, 160),))
        events += bench.watcher.see(bench.camera.take(laid), number)
    assert [type(event) for event in events] == [ZoneUnclear]


def test_drift_stops_the_reading_and_says_so() -> None:
    bench = WatcherBench(BOARD, camera=CameraPose(shift_mm=(8, 0)))
    with pytest.raises(Drift, match="moved 8 mm: recalibrate the camera"):
        bench.see(Scene(cards=row("As")))
    assert bench.reader.looked == 0


def test_covered_tags_stop_the_reading_after_a_while() -> None:
    bench = WatcherBench(BOARD)
    dark: Image = bench.camera.take(Scene()).copy()
    dark[:110] = dark[610:] = 60
    for number in range(TAGS_LOST - 1):
        list(bench.watcher.see(dark, number))
    with pytest.raises(Drift, match="uncover them"):
        list(bench.watcher.see(dark, TAGS_LOST))
    assert list(bench.watcher.see(bench.camera.take(Scene()), 99)) == []


def test_light_may_change() -> None:
    """An empty table in another light is still empty, and its cards are still found."""
    bench = WatcherBench(BOARD)
    light = replace(Scene().light, strength=0.7, warmth=1.08)
    assert seen(bench.see(replace(Scene(), light=light))) == [("board", [], 0)]
    assert seen(bench.see(Scene(cards=row("As Kd"), light=light))) == [("board", ["As", "Kd"], 0)]


def test_picture_without_color_is_not_read() -> None:
    """Without color, a suit would be recognized only by its shape."""
    bench = WatcherBench(BOARD)
    gray = bench.camera.take(Scene(cards=row("As Kd"))).mean(axis=2, keepdims=True).astype("uint8").repeat(3, axis=2)
    with pytest.raises(Drift, match="has no color: check its settings"):
        list(bench.watcher.see(gray, 1))
    assert bench.reader.looked == 0
