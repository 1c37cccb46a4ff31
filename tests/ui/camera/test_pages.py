"""The camera's pages by touch: it is calibrated, its zones are drawn, and it is shown the deck."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from kiosk.core.cards import DECK
from kiosk.core.devices import CameraSetup, CameraZone, DeviceState
from kiosk.staff.authority import LASTS_MS
from kiosk.table import Details, Table
from tests.sizes import only_whole
from tests.ui.camera import tour as camera_tour
from tests.ui.camera.cameras import Held, camera_table, opened_as
from tests.ui.camera.tour import OVERLAP, TAGS, straighten
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import hand, press, release, swipe
from tests.ui.kiosks import Kiosk, KioskWalk
from tests.ui.shift.people import shown, texts
from tests.ui.tables import PIN, enter_menu_pin, found, make_table, taps
from tests.ui.walk import ancestors, has_words
from ui.app import Screen

FLOP = CameraZone("board", 100, 40, 260, 140)
SEAT = CameraZone("seat 1", 500, 40, 180, 140)
CALLED = replace(FLOP, label="Flop · Turn · River"), replace(SEAT, label="Seat 1")


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[tuple[Table, Held]]:
    table, camera = camera_table(tmp_path)
    yield table, camera
    table.close()


@pytest.fixture
def table(seen: tuple[Table, Held]) -> Table:
    return seen[0]


@pytest.fixture
def camera(seen: tuple[Table, Held]) -> Held:
    return seen[1]


def tasks(camera: Held) -> list[str]:
    return [task for task, _ in camera.asked]


def test_a_table_without_a_camera_has_no_page_for_it(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    screen = open_screen(table)
    enter_menu_pin(screen, "haddad")
    names = {item.objectName() for item in screen.items()}
    assert not names & {"menu.camera", "menu.deck", "menu.evidence"}


def test_nobody_looks_through_the_camera_while_no_page_is_open(screen: Screen, camera: Held) -> None:
    screen.settle()
    assert camera.pictures == 0
    opened_as(screen, "theo", "camera")
    assert camera.pictures > 0
    screen.tap("camera.close")
    before = camera.pictures
    screen.settle()
    assert camera.pictures == before


def test_no_page_is_loaded_before_it_is_opened() -> None:
    later = {"ui.window.picture", "ui.vm.camera.screen", "ui.vm.pages.evidence", "cv2"}
    later |= {"kiosk.archive", "kiosk.drills", "kiosk.training", "kiosk.app.demo.camera"}
    program = "import sys, kiosk.app.demo.demo; from kiosk.games import GAMES; dict(GAMES)"
    program += f"; print(sorted({later!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_floor_shows_the_deck_and_does_not_calibrate(screen: Screen) -> None:
    opened_as(screen, "haddad", "deck")
    assert screen.find("camera.step.deck") is not None
    assert screen.find("camera.step.camera") is None


def test_a_camera_without_a_picture_says_so(open_screen: OpenScreen, tmp_path: Path) -> None:
    table, camera = camera_table(tmp_path, pictures=False)
    screen = open_screen(table)
    opened_as(screen, "theo", "camera")
    assert shown(screen, "camera.blind") == "No picture from the camera."
    camera.seq = 1
    straighten(screen)
    assert screen.find("camera.blind") is None


def test_nothing_is_set_up_in_a_hand(screen: Screen, camera: Held) -> None:
    taps(screen, ("chip.5", "seat1.spot.ante"))
    opened_as(screen, "theo", "camera")
    screen.tap("camera.do.calibrate")
    assert shown(screen, "strip") == "✕  A hand is in progress: finish it, then set up the camera."
    assert tasks(camera) == []


def test_calibration_keeps_the_menu_session_open(screen: Screen, table: Table, camera: Held) -> None:
    opened_as(screen, "theo", "camera")
    screen.tap("camera.do.calibrate")
    for left in range(7, 0, -1):
        table.clock.ns += (LASTS_MS - 1000) * 1_000_000  # type: ignore[attr-defined]
        camera.sees_board(left)
        screen.settle()
    assert shown(screen, "camera.counted") == "7 of 8 positions"


def test_the_camera_is_calibrated_by_touch(screen: Screen, camera: Held, tmp_path: Path) -> None:
    opened_as(screen, "theo", "camera")
    assert shown(screen, "camera.do") == "Print the board, fix the tags, then calibrate."
    assert shown(screen, "camera.condition") == "!  The camera is not calibrated yet: calibrate it."
    screen.tap("camera.do.board")
    assert shown(screen, "strip") == "!  Saved: camera-board.pdf. Print at 100%; each square must measure 30 mm."
    assert (tmp_path / "camera-board.pdf").exists()
    screen.tap("camera.do.calibrate")
    assert shown(screen, "camera.counted") == "0 of 8 positions"
    camera.sees_board(3)
    screen.settle()
    assert shown(screen, "camera.counted") == "5 of 8 positions"
    assert "3 more" in shown(screen, "camera.do")
    camera.sees_board(0)
    screen.settle()
    assert shown(screen, "camera.do") == "Lay the board flat on the table, then measure."
    camera.says(CameraSetup("calibrate", 0, TAGS, done=False, refused=True))
    screen.settle()
    assert shown(screen, "strip") == f"✕  {TAGS}"
    screen.tap("camera.do.lay")
    assert shown(screen, "camera.do") == "Calibrated: remove the board and draw the zones."
    screen.tap("camera.do.zones")
    assert shown(screen, "camera.do") == "Clear the table, then draw a zone for each place."


def test_a_calibration_that_is_left_ends(screen: Screen, table: Table, camera: Held) -> None:
    opened_as(screen, "theo", "camera")
    taps(screen, ("camera.do.calibrate", "camera.do.cancel"))
    assert tasks(camera) == ["calibrate", "leave"]
    assert screen.find("camera.do.calibrate") is not None
    taps(screen, ("camera.do.calibrate", "camera.close"))
    assert tasks(camera)[2:] == ["calibrate", "leave"]
    assert table.camera.setup is None


def test_a_process_that_died_is_restarted(screen: Screen, camera: Held) -> None:
    opened_as(screen, "theo", "camera")
    screen.tap("camera.do.calibrate")
    camera.be(DeviceState.BACKING_OFF, "The camera’s process ended and is restarting.")
    screen.settle()
    assert shown(screen, "camera.condition") == "!  The camera’s process ended and is restarting."
    assert screen.find("camera.do.calibrate") is not None


def test_drift_is_reported_on_the_page(screen: Screen, camera: Held) -> None:
    camera.keep(calibrated=True)
    why = "The camera or table moved 5 mm: recalibrate the camera."
    opened_as(screen, "theo", "camera")
    camera.be(DeviceState.DEGRADED, why)
    screen.settle()
    assert shown(screen, "camera.condition") == f"!  {why}"
    camera.be(DeviceState.READY, "Camera reading the table.")
    screen.settle()
    assert shown(screen, "camera.condition") == "✓  Camera reading the table."


def test_without_a_stick_the_board_is_not_saved(
    open_screen: OpenScreen, table: Table, camera: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.vm.camera.calibrate.folders", lambda chosen: ())
    screen = open_screen(table)
    opened_as(screen, "theo", "camera")
    screen.tap("camera.do.board")
    assert shown(screen, "strip").startswith("✕  No USB stick is plugged in")
    assert tasks(camera) == []


@pytest.fixture
def zones(open_screen: OpenScreen, table: Table, camera: Held) -> Screen:
    """Return the page with two zones, over the straight picture."""
    camera.keep(calibrated=True, zones=(FLOP, SEAT))
    screen = open_screen(table)
    opened_as(screen, "theo", "camera")
    screen.tap("camera.step.zones")
    straighten(screen)
    camera.asked.clear()
    return screen


def at(screen: Screen, x_mm: float, y_mm: float) -> QPointF:
    """Return the drawn position of a place on the table: the double's picture begins at -80 mm, 1.7 mm per pixel."""
    table = found(screen, "zones.table")
    x, y = (x_mm + 80) / (640 * 1.7), (y_mm + 80) / (360 * 1.7)
    return table.mapToScene(QPointF(x * table.width(), y * table.height()))


def drawn(camera: Held) -> dict[str, tuple[float, ...]]:
    """Return the zones that the camera was last asked to watch."""
    text = camera.asked[-1][1]["zones"]
    assert isinstance(text, str)
    return {
        zone["place"]: tuple(zone[name] for name in ("x_mm", "y_mm", "width_mm", "height_mm"))
        for zone in json.loads(text)
    }


def test_a_zone_is_moved_by_a_finger(zones: Screen, camera: Held) -> None:
    swipe(zones, at(zones, 590, 110), at(zones, 690, 210))
    x, y, width, height = drawn(camera)["seat 1"]
    assert (abs(x - 600) <= 2, abs(y - 140) <= 2, width, height) == (True, True, 180, 140)
    assert drawn(camera)["board"] == (100, 40, 260, 140)
    assert camera.asked[-1][1]["keep"] is False
    assert shown(zones, "zones.place") == "Seat 1"


@pytest.mark.parametrize("taken", [(590, 110), (690, 190)], ids=["zone", "corner"])
def test_a_zone_stays_in_its_place_if_the_touch_does_not_count(
    zones: Screen, camera: Held, taken: tuple[float, float]
) -> None:
    """A palm, or a resize of the screen, cancels the touch that has already moved a zone."""
    zones.touch(at(zones, 590, 110))
    start = at(zones, *taken)
    press(zones, [start])
    for step in (30, 60):
        place = (start + QPointF(step, step)).toPoint()
        QTest.touchEvent(zones.window, hand()).move(0, place, zones.window).commit()
    zones.settle()
    zones.window.resize(zones.window.width(), zones.window.height() - 8)
    zones.settle()
    release(zones, [start])
    zones.settle()
    zones.tap("camera.do.keep")
    assert camera.kept.zones == CALLED


def test_a_touch_that_does_not_count_selects_no_zone(zones: Screen) -> None:
    selected = shown(zones, "zones.place")
    place = at(zones, 590, 110)
    press(zones, [place])
    zones.settle()
    assert shown(zones, "zones.place") == "Seat 1" != selected
    zones.window.resize(zones.window.width(), zones.window.height() - 8)
    zones.settle()
    release(zones, [place])
    zones.settle()
    assert shown(zones, "zones.place") == selected


def test_a_corner_is_dragged_by_a_finger_beside_it(zones: Screen, camera: Held) -> None:
    zones.touch(at(zones, 590, 110))  # It selects the zone.
    swipe(zones, at(zones, 690, 190), at(zones, 790, 240))  # 10 mm outside of the corner
    x, y, width, height = drawn(camera)["seat 1"]
    assert (x, y) == (500, 40)
    assert abs(width - 280) <= 2
    assert abs(height - 190) <= 2
    assert shown(zones, "zones.size") == f"{width:.0f} × {height:.0f} mm"


def test_a_zone_is_not_turned_inside_out(zones: Screen, camera: Held) -> None:
    zones.touch(at(zones, 590, 110))
    swipe(zones, at(zones, 500, 40), at(zones, 900, 300))
    x, y, width, height = drawn(camera)["seat 1"]
    assert (x + width, y + height) == (680, 180)
    assert min(width, height) > 0


def test_a_finger_beside_every_zone_moves_nothing(zones: Screen, camera: Held) -> None:
    swipe(zones, at(zones, 800, 400), at(zones, 500, 100))
    assert camera.asked == []


def test_an_upright_screen_has_room_for_messages_and_the_names_of_zones(
    open_screen: OpenScreen, table: Table, camera: Held
) -> None:
    upright = Kiosk(1080, 1920, {"language": "es"})
    screen = open_screen(table, (upright.width, upright.height))
    upright.wear(screen)
    walk = KioskWalk(screen, kiosks=(upright,))
    named: list[str] = []

    def look(state: str) -> None:
        walk.look(state)
        if state == "zones":
            zone = found(screen, "zones.zone.burn")
            named.extend(
                str(item.property("text")) for item in screen.items() if has_words(item) and zone in ancestors(item)
            )

    camera_tour.setting_up(screen, camera, look)
    assert walk.wrong == {}
    assert named == ["Quema"]


def test_invalid_zones_are_reported_and_not_saved(zones: Screen, camera: Held) -> None:
    camera.wrong = OVERLAP
    swipe(zones, at(zones, 590, 110), at(zones, 400, 110))
    assert shown(zones, "strip") == f"✕  {OVERLAP}"
    zones.tap("camera.do.keep")
    assert shown(zones, "strip") == f"✕  {OVERLAP}"
    assert camera.kept.zones == (FLOP, SEAT)
    zones.tap("camera.do.undo")
    camera.wrong = ""
    zones.tap("camera.do.keep")
    assert camera.kept.zones == CALLED
    assert shown(zones, "strip") == "!  2 zones saved."


def test_each_place_of_the_game_has_a_zone_to_draw(zones: Screen, camera: Held) -> None:
    assert shown(zones, "camera.counted") == "2 of 9 places"
    assert shown(zones, "zones.place") == "Burn"
    assert shown(zones, "zones.size") == "not drawn"
    zones.tap("zones.draw")
    assert set(drawn(camera)) == {"burn", "board", "seat 1"}
    assert shown(zones, "zones.size") == "105 × 140 mm"
    zones.tap("zones.draw")
    assert set(drawn(camera)) == {"board", "seat 1"}
    zones.tap("zones.before")
    assert shown(zones, "zones.place") == "Seat 6"
    taps(zones, ("zones.next", "zones.next"))
    assert shown(zones, "zones.place") == "Flop · Turn · River"


def test_zones_that_are_drawn_one_after_the_other_lie_apart(zones: Screen, camera: Held) -> None:
    for _ in range(9):
        if shown(zones, "zones.size") == "not drawn":
            zones.tap("zones.draw")
        zones.tap("zones.next")
    areas = list(drawn(camera).values())
    assert len(areas) == 9
    for nth, (x, y, width, height) in enumerate(areas):
        for left, top, wide, tall in areas[:nth]:
            assert x >= left + wide or left >= x + width or y >= top + tall or top >= y + height


def test_zones_that_are_not_kept_are_not_lost_in_one_touch(zones: Screen, camera: Held) -> None:
    swipe(zones, at(zones, 590, 110), at(zones, 690, 210))
    zones.tap("camera.close")
    assert shown(zones, "strip").startswith("!  The zones are not saved yet")
    zones.tap("camera.close")
    assert zones.find("camera.close") is None
    assert camera.asked[-1] == ("view", {"table": False})


def test_an_uncalibrated_camera_has_no_zones(screen: Screen) -> None:
    opened_as(screen, "theo", "camera")
    screen.tap("camera.step.zones")
    straighten(screen)
    assert shown(screen, "camera.do") == "Calibrate the camera first."
    screen.tap("zones.draw")
    assert shown(screen, "zones.size") == "not drawn"


def test_the_deck_is_dealt_to_the_camera(screen: Screen, camera: Held) -> None:
    opened_as(screen, "haddad", "deck")
    screen.tap("camera.do.enroll")
    assert shown(screen, "camera.do") == "Deal one card at a time, in any order."
    assert shown(screen, "camera.counted") == "0 of 52 cards"
    camera.asks(1, "Card unclear: set it aside, or name it.")
    screen.settle()
    assert shown(screen, "camera.do") == "Is it the two of diamonds?"
    assert "✕  Card unclear: set it aside, or name it." in texts(screen)
    taps(screen, ("camera.do.another", "camera.do.confirm"))
    camera.asks(2)
    screen.settle()
    assert shown(screen, "camera.do") == "Deal one card at a time, in any order."
    screen.tap("camera.do.back")
    assert tasks(camera) == ["enroll", "another", "confirm", "back"]
    camera.asks(49)  # Cards that were set aside are asked for by name.
    screen.settle()
    assert shown(screen, "camera.do") == "Show the ace of diamonds or another one left."
    camera.keep(learning="red")
    camera.says(CameraSetup("learn", 0, "", done=False))
    screen.settle()
    assert shown(screen, "camera.do") == "Red: learning the cards."
    camera.knows("red")
    camera.keep(deck="red", learning="")
    camera.says(CameraSetup("learn", 0, "Deck learned: 52 of 52 cards known.", done=True))
    screen.settle()
    assert shown(screen, "camera.do") == "Red: known and in play."


def test_page_names_the_cards_that_are_often_refused(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.knows("red", shown=50, refused=("4c", "7d"))
    camera.keep(deck="red")
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.do") == "Red: known. Some cards are often refused."
    assert shown(screen, "camera.hint") == (
        "Show these again, or deal without the camera: four of clubs, seven of diamonds."
    )
    screen.tap("camera.do.enroll")
    assert camera.asked == [("enroll", {"deck": "red"})]


def test_page_counts_refused_cards_that_are_too_many_to_name(
    open_screen: OpenScreen, table: Table, camera: Held
) -> None:
    camera.knows("red", shown=41, refused=tuple(card.text for card in DECK[:11]))
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.hint") == ("11 cards. Show the deck again in more light, or deal without the camera.")


def test_a_deck_is_gone_on_with(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.knows("red", learned_ms=0, shown=30)
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.do") == "Show the remaining cards: 22."
    screen.tap("camera.do.enroll")
    assert shown(screen, "camera.counted") == "30 of 52 cards"
    screen.tap("camera.do.stop")
    screen.tap("camera.do.from_start")
    assert camera.asked == [("enroll", {"deck": "red"}), ("leave", {}), ("enroll", {"deck": "red", "from_start": True})]


def test_each_deck_is_shown_by_its_name(screen: Screen, camera: Held) -> None:
    opened_as(screen, "haddad", "deck")
    screen.tap("deck.choose.blue")
    assert shown(screen, "camera.do") == "Blue: show it to the camera."
    screen.tap("camera.do.enroll")
    assert camera.asked == [("enroll", {"deck": "blue"})]
    assert shown(screen, "camera.hint").startswith("Blue: lay each card flat")
    assert screen.find("deck.choose.red") is None  # The cards of one deck are being shown.


def test_the_deck_at_the_table_is_changed_by_touch(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.knows("red")
    camera.knows("blue")
    camera.keep(deck="red")
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.do") == "Red: known and in play."
    assert screen.find("camera.do.use") is None
    taps(screen, ("deck.choose.blue", "camera.do.use"))
    assert camera.asked == [("use_deck", {"deck": "blue"})]
    assert shown(screen, "strip") == "!  Blue: now in play."
    assert {"Red\nknown", "Blue ✓\nin play", "Green\nnot known"} <= set(texts(screen))


def test_the_deck_is_not_changed_in_a_hand(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.knows("red")
    camera.knows("blue")
    screen = open_screen(table)
    taps(screen, ("chip.5", "seat1.spot.ante"))
    opened_as(screen, "haddad", "deck")
    taps(screen, ("deck.choose.blue", "camera.do.use"))
    assert shown(screen, "strip") == "✕  A hand is in progress: finish it, then set up the camera."
    assert camera.asked == []


def test_a_deck_change_asks_which_deck_is_in_play(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    change = ("change", "change", Details(count=52), ("haddad", PIN))
    table.rulings.rule(*change)
    assert table.notice == ""  # The camera reads nothing yet.
    camera.keep(calibrated=True, zones=(CameraZone("burn", 0, 0, 100, 100),))
    screen = open_screen(table)
    table.rulings.rule(*change)
    screen.settle()
    asked = "New deck in play: sign in, then choose or show it under “Deck for the camera”."
    assert shown(screen, "strip") == f"!  {asked}"


def test_showing_the_deck_follows_the_zones(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.keep(calibrated=True, zones=(CameraZone("burn", 0, 0, 100, 100),))
    screen = open_screen(table)
    opened_as(screen, "theo", "zones")
    straighten(screen)
    assert shown(screen, "camera.do") == "The zones are saved. Show the deck next."
    screen.tap("camera.do.deck")
    assert shown(screen, "camera.do") == "Red: show it to the camera."
    camera.knows("red")
    screen.tap("camera.step.zones")
    straighten(screen)
    assert shown(screen, "camera.do") == "Clear the table, then draw a zone for each place."


def test_a_deck_is_forgotten_in_two_touches(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.knows("red")
    camera.keep(deck="red")
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    screen.tap("camera.do.forget")
    assert tasks(camera) == []
    screen.tap("camera.do.forget")
    assert tasks(camera) == ["forget_deck"]
    assert shown(screen, "strip") == "!  The deck is forgotten."
    assert screen.find("camera.do.forget") is None


def test_without_networks_no_deck_is_shown(open_screen: OpenScreen, table: Table, camera: Held) -> None:
    camera.keep(can_read=False)
    screen = open_screen(table)
    opened_as(screen, "haddad", "deck")
    assert shown(screen, "camera.do") == "The camera models are not installed."
    assert screen.find("camera.do.enroll") is None


@only_whole
def test_everything_can_be_touched_and_read(screen: Screen, camera: Held) -> None:
    walk = KioskWalk(screen)
    camera_tour.setting_up(screen, camera, walk.look)
    camera_tour.evidence(screen, camera, walk.look)
    assert walk.wrong == {}
    assert len(walk.states) > 20
