"""The camera’s pages with its own eye and the simulated table: touches are measured and stored."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPointF

from drivers.camera.calibration.zones import Zone, from_json
from drivers.camera.eye import ZONES, Eye
from drivers.camera.line.frames import SharedFrames
from drivers.camera.picture.look import Image
from drivers.camera.reading.deck import Deck
from drivers.camera.reading.reader import MODEL, Reader
from drivers.camera.showing.decks import Decks
from drivers.camera.showing.enrollment import ReadsShownCard
from drivers.camera.showing.networks import Learn, Networks
from drivers.camera.sim.scene import CameraPose, CardOnTable, Renderer, Scene
from kiosk.core.cards import card
from kiosk.core.devices import CameraEvent, DeviceState, Picture
from kiosk.staff import Person, Role
from kiosk.table import EvidenceFolder, Table
from tests.drivers.camera.decks import OneDeck, a_deck, show
from tests.drivers.camera.table import laid, views
from tests.sizes import only_whole
from tests.ui.camera.cameras import opened_as
from tests.ui.camera.tour import straighten
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import middle, swipe
from tests.ui.pages.said import says
from tests.ui.shift.people import shown
from tests.ui.tables import PIN, found, make_table, taps
from ui.app import Screen


class InOneProcess:
    """A camera that runs in this process: `sees` is the picture of its lens."""

    def __init__(self, table: Table, folder: Path, networks: Networks | None = None) -> None:
        self.folder = folder / "setup"
        self._frames = SharedFrames(1280 * 720 * 3)
        self._seq = 0
        self.eye = Eye(self.folder, table.camera.event, model=folder, networks=networks, begin=at_once)

    @property
    def state(self) -> DeviceState:
        return DeviceState.READY

    def start(self, on_event: Callable[[CameraEvent], None]) -> None: ...

    def stop(self) -> None:
        self._frames.close()

    def picture(self) -> Picture | None:
        return self._frames.newest()

    def do(self, task: str, **details: object) -> None:
        self.eye.do({"do": task, **details})

    def sees(self, frame: Image) -> None:
        self._seq += 1
        self._frames.write(self._seq, *self.eye.picture(frame))
        self.eye.see(frame)


class DealtDeck(OneDeck):
    """Networks that know the dealt cards, and learn a deck immediately."""

    def generic(self) -> ReadsShownCard:
        return Reader()


def at_once(learn: Learn) -> Future[Deck]:
    future: Future[Deck] = Future()
    future.set_result(learn())
    return future


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = make_table(tmp_path, shoe=None, camera="eye 7")
    table.staff.add(Person(id="theo", name="Theo", roles=frozenset({Role.TECHNICIAN})), PIN)
    return table


@pytest.fixture
def camera(table: Table, tmp_path: Path) -> Iterator[InOneProcess]:
    camera = InOneProcess(table, tmp_path)
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"), camera)
    yield camera
    camera.stop()


@only_whole
def test_a_camera_is_set_up_from_its_first_picture_to_its_zones(camera: InOneProcess, screen: Screen) -> None:
    opened_as(screen, "theo", "camera")
    screen.tap("camera.do.calibrate")
    for nth, view in enumerate(views(), start=1):
        camera.sees(view)
        screen.settle()
        assert shown(screen, "camera.counted") == f"{nth} of 8 positions"
    empty = Renderer(CameraPose(), 1).take(Scene())
    camera.sees(empty)
    screen.tap("camera.do.lay")
    assert shown(screen, "strip") == "✕  Lay the whole board flat on the table, in the camera’s view."
    camera.sees(laid())
    screen.tap("camera.do.lay")
    assert shown(screen, "camera.condition") == "!  Draw the zones: the camera does not know where to look."

    screen.tap("camera.do.zones")
    for _ in range(3):
        camera.sees(empty)
        straighten(screen)
    taps(screen, ("zones.draw", "zones.next", "zones.draw", "camera.do.keep"))
    drawn = {zone.place: zone for zone in kept(camera)}
    assert set(drawn) == {"burn", "board"}
    swipe(screen, on_zone(screen, "board"), on_zone(screen, "burn"))
    assert shown(screen, "strip") == "✕  Zones Burn and Flop · Turn · River overlap: separate them."
    screen.tap("camera.do.keep")
    assert shown(screen, "strip") == "✕  Zones Burn and Flop · Turn · River overlap: separate them."
    assert {zone.place: zone for zone in kept(camera)} == drawn
    screen.tap("camera.do.undo")
    start = on_zone(screen, "board")
    swipe(screen, start, start + QPointF(0, 90))
    screen.tap("camera.do.keep")
    moved = next(zone for zone in kept(camera) if zone.place == "board")
    assert moved.x_mm == drawn["board"].x_mm
    assert moved.y_mm > drawn["board"].y_mm + 50
    assert shown(screen, "camera.condition").startswith("!  The vision models are not installed")


def test_a_deck_is_shown_learned_and_put_in_play(table: Table, tmp_path: Path, open_screen: OpenScreen) -> None:
    """The other 51 cards of it were shown the day before, and another deck is at the table."""
    decks = Decks(tmp_path / "setup")
    decks.keep("red", a_deck("ab"))
    show(decks.shown("blue"), 51)
    camera = InOneProcess(table, tmp_path, OneDeck(cast(Any, None), cast(Any, None), cast(Any, None)))
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"), camera)
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.do") == "Red: known and in play."
    screen.tap("deck.choose.blue")
    assert shown(screen, "camera.do") == "Show the remaining cards: 1."
    screen.tap("camera.do.enroll")
    assert shown(screen, "camera.do") == "Show the ace of spades or another one left."
    ace = Renderer(CameraPose(), 1).take(Scene(cards=(CardOnTable("As", 500, 280, 5),)))
    for _ in range(4):
        camera.sees(ace)
    screen.settle()
    assert shown(screen, "camera.do") == "Blue: known."
    assert decks.at_table == "red"
    screen.tap("camera.do.use")
    assert shown(screen, "strip") == "!  Blue: now in play."
    assert Decks(tmp_path / "setup").at_table == "blue"
    screen.pages.leave()
    camera.stop()


@only_whole
@pytest.mark.skipif(not (MODEL / "whole.onnx").exists(), reason="the networks are made by `make camera-model`")
def test_a_deck_is_dealt_through_the_picture_at_playing_speed(
    table: Table, tmp_path: Path, open_screen: OpenScreen
) -> None:
    """The shipped networks read an unsorted deck: each card slides in, stays half a second, and the next covers it.

    Uncertain cards are set aside, shown again at the end, and named by a person.
    """
    show(Decks(tmp_path / "setup").shown("red"), 46)
    camera = InOneProcess(table, tmp_path, DealtDeck(cast(Any, None), cast(Any, None), cast(Any, None)))
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"), camera)
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    screen.tap("camera.do.enroll")
    lens = Renderer(CameraPose(), 1)

    def deal(name: str, nth: int) -> str:
        for along in (-120, -60, 0, 0, 0, 0):
            camera.sees(lens.take(Scene(cards=(CardOnTable(name, 500 + along, 280 + 3 * nth, 4 * nth),))))
        screen.settle()
        return shown(screen, "camera.counted")

    aside, before = [], "46 of 52 cards"
    for nth, name in enumerate(("Kh", "Ad", "Ks", "Ac", "As", "Ah")):
        after = deal(name, nth)
        if after == before:
            aside.append(name)
        before = after
    assert len(aside) <= 3
    for name in aside:
        deal(name, 0)
        while shown(screen, "camera.do") != f"Is it the {card(name).words}?":
            screen.tap("camera.do.another")
        screen.tap("camera.do.confirm")
    camera.sees(lens.take(Scene()))
    screen.settle()
    assert shown(screen, "camera.do") == "Red: known and in play."
    screen.pages.leave()
    camera.stop()


def test_a_self_test_looks_at_a_fresh_picture(table: Table, camera: InOneProcess, open_screen: OpenScreen) -> None:
    camera.sees(laid())
    screen = open_screen(table)
    screen.diagnostics.watch("eye 7", camera, knows_cards=True)
    opened_as(screen, "theo", "diagnostics")
    taps(screen, ("diagnostics.device.eye 7", "diagnostics.act"))
    assert says(screen, "Waiting for a new picture.")
    camera.sees(laid())
    screen.settle()
    assert says(screen, "Picture OK, 4 of 4 corner tags seen: calibrate it next.")


def kept(camera: InOneProcess) -> tuple[Zone, ...]:
    return from_json((camera.folder / ZONES).read_text())


def on_zone(screen: Screen, place: str) -> QPointF:
    zone = found(screen, f"zones.zone.{place}")
    return middle(zone)
