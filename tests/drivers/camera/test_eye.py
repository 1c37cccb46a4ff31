"""Set the camera up step by step, with the messages about missing parts."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np

from drivers.camera.calibration.zones import Zone, to_json
from drivers.camera.eye import CALIBRATION, EMPTY, NO_NETWORKS, ZONES, Eye
from drivers.camera.reading.deck import TRIES, Deck
from drivers.camera.showing.decks import AT_TABLE, NAMES, Decks
from drivers.camera.showing.networks import Networks
from drivers.camera.sim.scene import CameraPose, CardOnTable, Renderer, Scene
from kiosk.core.cards import DECK as CARDS
from kiosk.core.devices import (
    CameraDeck,
    CameraEvent,
    CameraKept,
    CameraSetup,
    CameraTested,
    CameraZone,
    CardsSeen,
    DeviceState,
    StateChanged,
)
from kiosk.core.errors import DeviceError
from tests.drivers.camera.decks import OneDeck, a_deck, show
from tests.drivers.camera.matching import DiceMatcher, Matcher
from tests.drivers.camera.table import laid, views

ZONE = to_json((Zone("board", 70, 50, 480, 150),))


class EyeBench:
    """An eye without networks, so that only its setup counts."""

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
    bench = EyeBench(tmp_path)
    assert why(bench.take()) == ["The camera is not calibrated yet: calibrate it."]
    bench.eye.do({"do": "calibrate"})
    for view in views():
        bench.eye.see(view)
    shown = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert [event.left for event in shown] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    bench.eye.see(laid())
    bench.eye.do({"do": "lay"})
    events = bench.take()
    assert why(events) == ["Draw the zones: the camera does not know where to look."]
    assert isinstance(events[-1], CameraSetup)
    assert events[-1].done
    bench.eye.see(Renderer(CameraPose(), 1).take(Scene()))
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert why(bench.take()) == [NO_NETWORKS]
    assert sorted(path.name for path in (tmp_path / "setup").iterdir()) == sorted([CALIBRATION, ZONES, EMPTY])


def test_the_setup_survives_a_restart(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    assert why(EyeBench(tmp_path).take()) == [NO_NETWORKS]


def refused(bench: EyeBench) -> str:
    [event] = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert event.refused
    assert not event.done
    return event.what


def test_steps_in_the_wrong_order_name_the_first_one(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.eye.do({"do": "lay"})
    assert refused(bench) == "Begin the calibration first."
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert refused(bench) == "Calibrate the camera first."
    bench.eye.do({"do": "enroll"})
    assert refused(bench) == NO_NETWORKS
    bench.eye.do({"do": "dance"})
    assert refused(bench) == "The camera cannot do dance: choose another task."
    assert not (tmp_path / "setup").exists()


def test_damaged_calibration_is_measured_again(tmp_path: Path) -> None:
    (tmp_path / "setup").mkdir()
    (tmp_path / "setup" / CALIBRATION).write_text("{")
    assert why(EyeBench(tmp_path).take()) == ["The calibration cannot be read: calibrate the camera again."]


def test_lost_camera_is_reported_and_comes_back(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.take()
    bench.eye.lost("The camera sends no more pictures: check its cable.")
    [event] = bench.take()
    assert event == StateChanged(DeviceState.BACKING_OFF, "The camera sends no more pictures: check its cable.")
    bench.eye.found()
    assert why(bench.take()) == ["The camera is not calibrated yet: calibrate it."]


def setups(bench: EyeBench) -> list[CameraSetup]:
    return [event for event in bench.take() if isinstance(event, CameraSetup)]


def test_a_board_that_is_not_seen_is_reported_once(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.eye.do({"do": "calibrate"})
    empty = Renderer(CameraPose(), 1).take(Scene())
    for frame in (empty, empty, views()[0], views()[0], empty):
        bench.eye.see(frame)
    assert [event.what for event in setups(bench)] == [
        "Show the board tilted, in a new position: 8 more.",
        "The camera cannot see the whole board. Hold it still, in the light: 8 more.",
        "Show the board tilted, in a new position: 7 more.",
        "The camera cannot see the whole board. Hold it still, in the light: 7 more.",
    ]


def test_a_board_that_is_measured_too_early_is_refused_and_goes_on(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.eye.do({"do": "calibrate"})
    bench.eye.see(views()[0])
    bench.eye.do({"do": "lay"})
    [*_, refusal] = setups(bench)
    assert (refusal.task, refusal.left, refusal.refused) == ("calibrate", 7, True)
    assert refusal.what == "Show the board in 7 more positions first."


def test_camera_reports_its_setup_when_it_changes(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    [kept] = [event for event in bench.take() if isinstance(event, CameraKept)]
    assert kept == CameraKept(False, (), False, tuple(CameraDeck(name, 0, 0) for name in NAMES))
    test_camera_is_set_up_step_by_step(tmp_path)
    [kept] = [event for event in EyeBench(tmp_path).take() if isinstance(event, CameraKept)]
    assert kept.calibrated
    assert kept.zones == (CameraZone("board", 70, 50, 480, 150),)


def test_zones_are_looked_at_before_they_are_kept(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    before = (tmp_path / "setup" / ZONES).read_text()
    bench = EyeBench(tmp_path)
    bench.eye.see(laid())
    bench.take()
    asked = {
        to_json((Zone("board", 70, 50, 300, 150),)): "",
        to_json(
            (Zone("board", 900, 50, 300, 150),)
        ): "The camera cannot see all of zone board: move the zone into the picture.",
        "[]": "",
    }
    for zones, answer in asked.items():
        bench.eye.do({"do": "zones", "zones": zones, "keep": False})
        [said] = setups(bench)
        assert (said.task, said.what, said.refused, said.done) == ("zones", answer, bool(answer), False)
    assert (tmp_path / "setup" / ZONES).read_text() == before


def test_pictures_are_straightened_while_zones_are_drawn(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.eye.do({"do": "view", "table": True})
    assert bench.eye.picture(laid())[1].mm_per_px == 0  # It has not been measured yet.
    test_camera_is_set_up_step_by_step(tmp_path)
    bench = EyeBench(tmp_path)
    assert bench.eye.picture(laid())[0] is not None
    assert bench.eye.picture(laid())[1].mm_per_px == 0
    bench.eye.do({"do": "view", "table": True})
    assert bench.eye.picture(laid())[1].mm_per_px > 0
    bench.eye.do({"do": "view", "table": False})
    assert bench.eye.picture(laid())[1].mm_per_px == 0


def test_the_board_is_written_to_a_folder(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.take()
    bench.eye.do({"do": "board", "folder": str(tmp_path)})
    assert setups(bench) == [CameraSetup("board", 0, "camera-board.pdf", done=True)]
    bench.eye.do({"do": "board", "folder": str(tmp_path / "stick")})
    assert refused(bench) == "Could not save: No such file or directory."


def test_a_fresh_picture_says_which_tags_are_seen(tmp_path: Path) -> None:
    bench = EyeBench(tmp_path)
    bench.eye.do({"do": "test"})
    assert refused(bench) == "No picture from the camera: check its cable first."
    bench.eye.see(laid())
    bench.eye.do({"do": "test"})
    assert bench.take() == []
    bench.eye.see(laid())
    bench.eye.see(laid())
    assert bench.take() == [CameraTested(4, 4, 0.0)]


def test_a_camera_counts_the_cards_in_view_that_it_reads_in_its_test(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    nothing = np.zeros((1, 1), np.float32)
    bench = Learns(tmp_path, OneDeck(cast(Any, Matcher()), DiceMatcher(), (nothing, nothing)))  # type: ignore[arg-type]
    on_table = (
        CardOnTable("As", 200, 160, 5),
        CardOnTable("Kd", 320, 160),
        CardOnTable("9h", 440, 160),
        CardOnTable("2c", 560, 160, up=False),
    )
    frame = Renderer(CameraPose(), 1).take(Scene(cards=on_table))
    bench.eye.see(frame)
    bench.eye.do({"do": "test"})
    bench.take()
    bench.eye.see(frame)
    [tested] = [event for event in bench.said if isinstance(event, CameraTested)]
    assert (tested.cards, tested.read) == (3, 3)


def test_a_camera_that_was_moved_says_so_in_its_test(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    bench = EyeBench(tmp_path)
    bench.eye.see(laid())
    bench.take()
    bench.eye.do({"do": "test"})
    bench.eye.see(Renderer(CameraPose(shift_mm=(12.0, 0.0)), 1).take(Scene()))
    [tested] = bench.take()
    assert isinstance(tested, CameraTested)
    assert tested.moved_mm > 5


class Learns(EyeBench):
    """An eye whose decks are learned when the test says so, with `learn`."""

    def __init__(self, folder: Path, networks: Networks | None = None) -> None:
        self.said: list[CameraEvent] = []
        self.begun: list[tuple[Callable[[], Deck], Future[Deck]]] = []
        nothing = OneDeck(cast(Any, None), cast(Any, None), cast(Any, None))
        self.eye = Eye(
            folder / "setup",
            self.said.append,
            model=folder,
            networks=networks or nothing,
            begin=self._begin,
            mono_ns=lambda: 1,
        )

    def _begin(self, learn: Callable[[], Deck]) -> Future[Deck]:
        future: Future[Deck] = Future()
        self.begun.append((learn, future))
        return future

    def learn(self) -> Deck:
        learn, future = self.begun.pop()
        future.set_result(learn())
        return future.result()

    @property
    def kept(self) -> CameraKept:
        return [event for event in self.said if isinstance(event, CameraKept)][-1]


def test_the_deck_is_learned_when_its_last_card_was_shown(tmp_path: Path) -> None:
    """The other 51 were shown the day before."""
    folder = tmp_path / "setup" / "decks" / "blue"
    show(folder, 51)
    bench = Learns(tmp_path)
    assert bench.kept.decks[1] == CameraDeck("blue", 0, 51)
    bench.take()
    bench.eye.do({"do": "enroll", "deck": "blue"})
    assert [event.left for event in setups(bench)] == [1]
    card = Renderer(CameraPose(), 1).take(Scene(cards=(CardOnTable(CARDS[-1].text, 500, 280, 5),)))
    for _ in range(4):
        bench.eye.see(card)
    assert bench.kept.learning == "blue"
    assert [(event.task, event.done) for event in setups(bench)] == [("learn", False)]
    for task in ("enroll", "forget_deck"):
        bench.eye.do({"do": task, "deck": "blue"})
        assert refused(bench) == "Still learning a deck: wait until it finishes."
    bench.eye.see(card)
    assert bench.take() == []
    deck = bench.learn()
    bench.eye.see(card)
    assert (bench.kept.deck, bench.kept.learning, bench.kept.decks[1].shown) == ("blue", "", 0)
    assert bench.kept.decks[1].learned_ms > 0
    assert [(event.task, event.done) for event in setups(bench)] == [("learn", True)]
    assert not folder.exists()
    assert len(deck.networks.split()) == 52


def test_only_the_cards_that_are_often_refused_are_shown_again(tmp_path: Path) -> None:
    folder = tmp_path / "setup" / "decks" / "red"
    show(folder, 52)
    bench = Learns(tmp_path)
    refused_often = np.zeros(52, np.uint8)
    refused_often[[8, 21]] = TRIES
    bench.begun.pop()[1].set_result(replace(a_deck("ab"), refused=refused_often))
    bench.eye.see(laid())
    assert (bench.kept.decks[0].refused, bench.kept.decks[0].shown) == (("4c", "7d"), 50)
    assert [event.what for event in setups(bench)] == ["Deck learned: 50 of 52 cards known; 2 are often refused."]
    bench.eye.do({"do": "enroll", "deck": "red"})
    assert [(event.left, event.wanted) for event in setups(bench)] == [(2, "4c")]


def test_a_deck_that_is_read_well_says_so_and_keeps_no_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "setup" / "decks" / "red"
    show(folder, 52)
    bench = Learns(tmp_path)
    bench.learn()
    bench.take()
    bench.eye.see(laid())
    assert [event.what for event in setups(bench)] == ["Deck learned: 52 of 52 cards known."]
    assert not folder.exists()


def test_learning_that_was_cut_off_goes_on_by_itself(tmp_path: Path) -> None:
    show(tmp_path / "setup" / "decks" / "red", 52)
    bench = Learns(tmp_path)
    assert bench.kept.learning == "red"
    bench.learn()
    bench.eye.see(laid())
    assert (bench.kept.deck, bench.kept.learning) == ("red", "")


def test_a_deck_that_cannot_be_learned_is_gone_on_with(tmp_path: Path) -> None:
    show(tmp_path / "setup" / "decks" / "red", 52)
    bench = Learns(tmp_path)
    bench.begun.pop()[1].set_exception(DeviceError("camera_deck", "No card is like itself."))
    bench.eye.see(laid())
    assert refused(bench) == "The deck cannot be saved: No card is like itself."
    bench.eye.do({"do": "enroll", "deck": "red"})
    assert bench.kept.learning == "red"
    bench.learn()
    bench.eye.see(laid())
    assert (bench.kept.deck, bench.kept.learning) == ("red", "")


def test_zones_are_read_while_a_deck_is_learned(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    show(tmp_path / "setup" / "decks" / "red", 52)
    seen: list[CameraEvent] = []
    nothing = np.zeros((1, 1), np.float32)
    networks = OneDeck(cast(Any, Matcher()), DiceMatcher(), (nothing, nothing))  # type: ignore[arg-type]
    bench = Learns(tmp_path, networks)
    on_table = Renderer(CameraPose(), 1).take(Scene(cards=(CardOnTable("As", 200, 160, 5),)))
    for _ in range(12):
        bench.eye.see(on_table)
        seen += [event for event in bench.said if isinstance(event, CardsSeen)]
    assert bench.kept.learning == "red"
    assert [card.card.text for card in seen[0].cards] == ["As"]  # type: ignore[union-attr]


def test_the_deck_at_the_table_is_chosen_and_stays_so(tmp_path: Path) -> None:
    decks = Decks(tmp_path / "setup")
    decks.keep("red", a_deck("ab"))
    decks.keep("blue", a_deck("ab"))
    bench = Learns(tmp_path)
    assert bench.kept.deck == "red"  # This deck was learned first.
    bench.eye.do({"do": "use_deck", "deck": "blue"})
    assert bench.kept.deck == "blue"
    assert Learns(tmp_path).kept.deck == "blue"
    bench.take()
    for task in ("use_deck", "enroll", "forget_deck"):
        bench.eye.do({"do": task, "deck": "../red"})
        assert refused(bench) == "Unknown deck ../red: choose one on the page."
    bench.eye.do({"do": "forget_deck", "deck": "blue"})
    assert (bench.kept.deck, bench.kept.decks[1].learned_ms) == ("blue", 0)  # It is still there.
    assert bench.kept.decks[0].learned_ms > 0


def test_a_deck_that_is_not_known_may_lie_at_the_table(tmp_path: Path) -> None:
    decks = Decks(tmp_path)
    decks.use("green")
    decks.keep("red", a_deck("ab"))
    assert (decks.at_table, decks.in_use("ab")) == ("green", None)
    decks.use("red")
    assert decks.in_use("ab") is not None
    (tmp_path / "decks" / AT_TABLE).write_bytes(b"\xff")
    assert (decks.at_table, decks.in_use("ab")) == ("", None)


def test_a_deck_from_before_decks_had_names_is_taken_over(tmp_path: Path) -> None:
    show(tmp_path / "setup" / "shown", 3)
    a_deck("ab").write(tmp_path / "setup" / "deck.npz")
    for _ in range(2):
        kept = Learns(tmp_path).kept
        assert kept.deck == "earlier"
        assert (kept.decks[-1].name, kept.decks[-1].shown) == ("earlier", 3)
        assert kept.decks[-1].learned_ms > 0
    assert not (tmp_path / "setup" / "deck.npz").exists()
