"""Setting the camera up, step by step, and what is said while something is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import cv2
import numpy as np

from drivers.camera import enrolment
from drivers.camera.deck import Deck, Layer
from drivers.camera.eye import CALIBRATION, DECK, EMPTY, NO_NETWORKS, SHOWN, ZONES, Eye, Networks
from drivers.camera.look import FLAT_SIZE, Image
from drivers.camera.sim.scene import Camera, Lying, Renderer, Scene
from drivers.camera.zones import Zone, to_json
from kiosk.cards import DECK as CARDS
from kiosk.cards import Card
from kiosk.devices import CameraEvent, CameraKept, CameraSetup, CameraZone, DeviceState, StateChanged
from tests.drivers.camera.table import laid, views
from tests.drivers.camera.test_enrolment import Says

ZONE = to_json((Zone("board", 70, 50, 480, 150),))


class Bench:
    """An eye without networks, so that only what is set up counts."""

    def __init__(self, folder: Path) -> None:
        self.said: list[CameraEvent] = []
        self.eye = Eye(folder / "setup", self.said.append, model=folder / "none", mono_ns=lambda: 1)

    def take(self) -> list[CameraEvent]:
        said = list(self.said)
        self.said.clear()
        return said


def why(events: list[CameraEvent]) -> list[str]:
    return [event.why for event in events if isinstance(event, StateChanged)]


def test_camera_is_set_up_step_by_step(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    assert why(bench.take()) == ["Calibrate the camera: it has not been measured yet."]
    bench.eye.do({"do": "calibrate"})
    for view in views():
        bench.eye.see(view)
    shown = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert [event.left for event in shown] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    bench.eye.see(laid())
    bench.eye.do({"do": "lay"})
    events = bench.take()
    assert why(events) == ["Draw the zones: the camera does not know where cards lie."]
    assert isinstance(events[-1], CameraSetup)
    assert events[-1].done
    bench.eye.see(Renderer(Camera(), 1).take(Scene()))
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert why(bench.take()) == [NO_NETWORKS]
    assert sorted(path.name for path in (tmp_path / "setup").iterdir()) == sorted([CALIBRATION, ZONES, EMPTY])


def test_what_was_set_up_is_there_after_a_restart(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    assert why(Bench(tmp_path).take()) == [NO_NETWORKS]


def refused(bench: Bench) -> str:
    [event] = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert event.refused
    assert not event.done
    return event.what


def test_steps_in_the_wrong_order_say_what_comes_first(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.eye.do({"do": "lay"})
    assert refused(bench) == "Begin the calibration first."
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert refused(bench) == "Calibrate the camera first."
    bench.eye.do({"do": "enrol"})
    assert refused(bench) == NO_NETWORKS
    bench.eye.do({"do": "dance"})
    assert refused(bench) == "The camera cannot do dance: take another task."
    assert not (tmp_path / "setup").exists()


def test_damaged_calibration_is_measured_again(tmp_path: Path) -> None:
    (tmp_path / "setup").mkdir()
    (tmp_path / "setup" / CALIBRATION).write_text("{")
    assert why(Bench(tmp_path).take()) == ["The calibration cannot be read: calibrate the camera again."]


def test_lost_camera_is_said_and_comes_back(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.take()
    bench.eye.lost("The camera gives no more pictures: is its cable in?")
    [event] = bench.take()
    assert event == StateChanged(DeviceState.BACKING_OFF, "The camera gives no more pictures: is its cable in?")
    bench.eye.found()
    assert why(bench.take()) == ["Calibrate the camera: it has not been measured yet."]


def setups(bench: Bench) -> list[CameraSetup]:
    return [event for event in bench.take() if isinstance(event, CameraSetup)]


def test_a_board_that_is_not_seen_is_said_once(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.eye.do({"do": "calibrate"})
    empty = Renderer(Camera(), 1).take(Scene())
    for frame in (empty, empty, views()[0], views()[0], empty):
        bench.eye.see(frame)
    assert [event.what for event in setups(bench)] == [
        "Show the board to the camera, tilted and in another place: 8 more.",
        "The whole board is not seen: hold it into the light, and still: 8 more.",
        "Show the board to the camera, tilted and in another place: 7 more.",
        "The whole board is not seen: hold it into the light, and still: 7 more.",
    ]


def test_a_board_that_is_measured_too_early_is_refused_and_goes_on(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.eye.do({"do": "calibrate"})
    bench.eye.see(views()[0])
    bench.eye.do({"do": "lay"})
    [*_, refusal] = setups(bench)
    assert (refusal.task, refusal.left, refusal.refused) == ("calibrate", 7, True)
    assert refusal.what == "Show the board in 7 more positions first."


def test_what_is_kept_is_said_when_it_changes(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    [kept] = [event for event in bench.take() if isinstance(event, CameraKept)]
    assert kept == CameraKept(False, (), can_read=False, deck=False, shown=0)
    test_camera_is_set_up_step_by_step(tmp_path)
    [kept] = [event for event in Bench(tmp_path).take() if isinstance(event, CameraKept)]
    assert kept.calibrated
    assert kept.zones == (CameraZone("board", 70, 50, 480, 150),)


def test_zones_are_looked_at_before_they_are_kept(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    before = (tmp_path / "setup" / ZONES).read_text()
    bench = Bench(tmp_path)
    bench.eye.see(laid())
    bench.take()
    asked = {
        to_json((Zone("board", 70, 50, 300, 150),)): "",
        to_json((Zone("board", 900, 50, 300, 150),)): "The camera does not see all of the zone board: move it in.",
        "[]": "",
    }
    for zones, answer in asked.items():
        bench.eye.do({"do": "zones", "zones": zones, "keep": False})
        [said] = setups(bench)
        assert (said.task, said.what, said.refused, said.done) == ("zones", answer, bool(answer), False)
    assert (tmp_path / "setup" / ZONES).read_text() == before


def test_pictures_are_straightened_while_zones_are_drawn(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.eye.do({"do": "view", "table": True})
    assert bench.eye.picture(laid())[1].mm_per_px == 0  # it has not been measured yet
    test_camera_is_set_up_step_by_step(tmp_path)
    bench = Bench(tmp_path)
    assert bench.eye.picture(laid())[0] is not None
    assert bench.eye.picture(laid())[1].mm_per_px == 0
    bench.eye.do({"do": "view", "table": True})
    assert bench.eye.picture(laid())[1].mm_per_px > 0
    bench.eye.do({"do": "view", "table": False})
    assert bench.eye.picture(laid())[1].mm_per_px == 0


def test_the_board_is_written_to_a_folder(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.take()
    bench.eye.do({"do": "board", "folder": str(tmp_path)})
    assert setups(bench) == [CameraSetup("board", 0, "camera-board.pdf", done=True)]
    bench.eye.do({"do": "board", "folder": str(tmp_path / "stick")})
    assert refused(bench) == "It cannot be kept: No such file or directory."


class OneDeck(Networks):
    """Networks that are sure of nothing, and make a deck of whatever is shown."""

    def generic(self) -> enrolment.CardReader:
        return Says()

    def enrol(self, shown: Mapping[Card, Sequence[Image]]) -> Deck:
        layer = Layer(np.ones(128, np.float32), np.zeros((128, 53), np.float32), np.zeros(53, np.float32))
        return Deck(" ".join(card.text for card in shown), layer, layer)


def test_the_deck_is_learned_when_its_last_card_was_shown(tmp_path: Path) -> None:
    """The other 51 were shown the day before."""
    folder = tmp_path / "setup" / SHOWN
    names = [one for one in CARDS if one is not CARDS[-1]]
    flats = np.full((3 * FLAT_SIZE[1], FLAT_SIZE[0], 3), 128, np.uint8)
    folder.mkdir(parents=True)
    for one in names:
        cv2.imwrite(str(folder / f"{one.text}.png"), flats)
    bench = Bench(tmp_path)
    begun: list[Callable[[], Deck]] = []

    def begin(learn: Callable[[], Deck]) -> Future[Deck]:
        begun.append(learn)
        return learning

    learning: Future[Deck] = Future()
    networks = OneDeck(cast(Any, None), cast(Any, None), cast(Any, None))
    bench.eye = Eye(tmp_path / "setup", bench.said.append, model=tmp_path, networks=networks, begin=begin)
    bench.take()
    bench.eye.do({"do": "enrol"})
    assert [event.left for event in setups(bench)] == [1]
    card = Renderer(Camera(), 1).take(Scene(cards=(Lying(CARDS[-1].text, 500, 280, 5),)))
    for _ in range(4):
        bench.eye.see(card)
    assert [(event.task, event.done) for event in setups(bench)] == [("learn", False)]
    bench.eye.do({"do": "enrol"})
    assert refused(bench) == "The deck is being learned: wait until it is known."
    bench.eye.see(card)
    assert not (tmp_path / "setup" / DECK).exists()
    learning.set_result(begun[0]())
    bench.eye.see(card)
    assert [(event.task, event.done) for event in setups(bench)] == [("enrol", True)]
    assert (tmp_path / "setup" / DECK).exists()
    assert not folder.exists()
    assert len(learning.result().networks.split()) == 52
