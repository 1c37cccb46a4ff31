"""Every device that can be asked for something has a self test, by touch, with a plain result."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import (
    BadgeRead,
    CameraSetup,
    CameraTested,
    CameraZone,
    DeviceState,
    PrinterChanged,
    PrinterState,
    SeatCards,
    SignRow,
    SlipEvent,
    SlipFailed,
    SlipPage,
    SlipPrinted,
    StateChanged,
)
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.camera.cameras import Held, camera_table, opened_as
from tests.ui.conftest import OpenScreen
from tests.ui.pages.said import says
from tests.ui.shift.people import shown, texts
from tests.ui.tables import PIN, enter_menu_pin, make_table, open_page, taps
from tests.ui.walk import problems
from ui.app import Screen

READY = StateChanged(DeviceState.READY, "Port open.")


class PaperPrinter:
    """A printer that prints on command. `slips` are the received slips by key."""

    def __init__(self) -> None:
        self.slips: dict[str, SlipPage] = {}

    def print(self, slip: SlipPage, key: str) -> None:
        self.slips[key] = slip


class SignBoard:
    """A sign. `rows` are its shown rows."""

    rows: tuple[SignRow, ...] = ()

    def show(self, rows: tuple[SignRow, ...]) -> None:
        self.rows = rows


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe", badge="desk", printer="slips", seat_reader="felt", sign="wall")
    opened.staff.add(Person(id="theo", name="T. Theo", roles=frozenset({Role.TECHNICIAN})), PIN)
    opened.staff.set_badge("haddad", "13")
    opened.shoe.event(READY)
    opened.people.badge_event(READY)
    opened.doubts.seat_event(READY)
    opened.devices.sign_event(READY)
    opened.slips.printer_event(PrinterChanged(PrinterState.READY, "The printer is ready."))
    return opened


def begin_test(screen: Screen, name: str) -> None:
    """Open the diagnostics, choose a device, and begin its test."""
    enter_menu_pin(screen, "theo")
    screen.tap("menu")
    open_page(screen, "diagnostics")
    taps(screen, (f"diagnostics.device.{name}", "diagnostics.act"))


def settled(screen: Screen, verb: Callable[[], object]) -> set[str]:
    verb()
    screen.settle()
    return {words.removeprefix("✓  ").removeprefix("✕  ") for words in texts(screen)}


def test_a_badge_is_read_and_signs_nothing(screen: Screen, table: Table) -> None:
    begin_test(screen, "desk")
    assert {"Self test · desk", "Hold any badge to the reader now."} <= texts(screen)
    assert "It read the badge of R. Haddad." in settled(screen, lambda: table.people.badge_event(BadgeRead("13", 0)))
    assert "It read a badge not assigned to any staff." in settled(
        screen, lambda: table.people.badge_event(BadgeRead("99", 0))
    )
    assert table.notice == ""
    screen.tap("diagnostics.act")
    settled(screen, lambda: table.people.badge_event(BadgeRead("99", 0)))
    assert "Unknown badge" in table.notice, "the test is over"


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (lambda key: SlipPrinted(key, "1D 72"), "Printed: check that it is legible, then tear it up."),
        (lambda key: SlipFailed(key, "The paper is out: put in a new roll."), "The paper is out: put in a new roll."),
    ],
    ids=["printed", "failed"],
)
def test_a_printer_prints_papers_other_than_payouts(
    screen: Screen, table: Table, outcome: Callable[[str], SlipEvent], said: str
) -> None:
    paper = PaperPrinter()
    screen.diagnostics.watch("slips", paper, knows_cards=False, receives_money=True)
    before = table.journal.last_seq()
    begin_test(screen, "slips")
    ((key, slip),) = paper.slips.items()
    assert (slip.title, slip.mark) == ("TEST SLIP", "VOID")
    assert said in settled(screen, lambda: table.slips.printer_event(outcome(key)))
    kinds = {event.kind for event in table.journal.events(before + 1)}
    assert not {"slip_printed", "slip_failed"} & kinds, "it is not a slip of a hand"
    screen.tap("diagnostics.act")
    screen.tap("diagnostics.act")
    assert len(paper.slips) == 2, "each test prints"


def test_a_seat_says_how_many_cards_and_never_which(screen: Screen, table: Table) -> None:
    begin_test(screen, "felt")
    lying = SeatCards(3, frozenset({card("Ah")}), 0, 0)
    said = settled(screen, lambda: table.doubts.seat_event(lying))
    assert "Seat 3 reads 1 card. Put it back on the deck." in said
    assert not any("Ah" in sentence or "ace" in sentence for sentence in said)
    foreign = SeatCards(3, frozenset(), 1, 0)
    assert "Seat 3 reads a tag not from this deck." in settled(screen, lambda: table.doubts.seat_event(foreign))


def test_a_sign_shows_the_jackpots_again_when_its_test_ends(screen: Screen, table: Table) -> None:
    board = SignBoard()
    screen.diagnostics.watch("wall", board, knows_cards=False)
    begin_test(screen, "wall")
    assert board.rows == (SignRow("TEST", "$0"),)
    screen.tap("diagnostics.close")  # Closing the page ends the test.
    assert [row.name for row in board.rows] == ["MEGA", "MAJOR", "MINOR"]


def test_a_device_that_this_kiosk_has_not_opened_says_so(screen: Screen, table: Table) -> None:
    begin_test(screen, "wall")
    assert shown(screen, "strip") == "✕  This kiosk did not open wall: there is nothing to test."


@pytest.mark.parametrize("name", ["desk", "felt"])
def test_no_device_is_tested_in_a_hand(screen: Screen, table: Table, name: str) -> None:
    taps(screen, ("chip.5", "seat1.spot.ante"))
    begin_test(screen, name)
    assert "A hand is being dealt: finish it first" in shown(screen, "strip")
    assert table.devices.tester is None


@pytest.mark.parametrize("size", at_sizes((1280, 800), (3840, 2160), (1080, 1920)))
def test_self_tests_can_be_touched_and_read(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    begin_test(screen, "desk")
    assert problems(screen) == []
    taps(screen, ("diagnostics.tab.devices",))
    assert problems(screen) == []


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[tuple[Table, Held]]:
    table, camera = camera_table(tmp_path, camera="eye 7")
    yield table, camera
    table.close()


ZONES = (CameraZone("board", 100, 40, 260, 140),)
TESTED = CameraTested(4, 4, 0.0)


def camera_test(open_screen: OpenScreen, table: Table, camera: Held) -> Screen:
    screen = open_screen(table)
    screen.diagnostics.watch("eye 7", camera, knows_cards=True)
    opened_as(screen, "theo", "diagnostics")
    taps(screen, ("diagnostics.device.eye 7", "diagnostics.act"))
    return screen


def test_a_camera_looks_at_a_fresh_picture(open_screen: OpenScreen, seen: tuple[Table, Held]) -> None:
    table, camera = seen
    camera.keep(calibrated=True, zones=ZONES)
    camera.knows("red")
    camera.keep(deck="red")
    camera.be(DeviceState.READY, "Camera reading the table.")
    screen = camera_test(open_screen, table, camera)
    assert camera.asked == [("test", {})]
    assert "Waiting for a new picture." in texts(screen)
    camera.says(TESTED)
    screen.settle()
    assert says(screen, "OK: 4 corner tags, 1 zone, vision models; deck Red learned.")
    assert "Table deck learned" in texts(screen)
    assert problems(screen) == []


@pytest.mark.parametrize(
    ("kept", "tested", "words"),
    [
        ({"calibrated": False}, CameraTested(2, 4, 0.0), "2 of 4 corner tags seen: calibrate it next."),
        ({}, CameraTested(3, 4, 0.0), "3 of 4 corner tags seen: uncover the others."),
        ({}, CameraTested(4, 4, 7.6), "The camera or table moved 8 mm: recalibrate."),
        ({"zones": ()}, TESTED, "All corner tags seen, but no zones drawn: draw the zones next."),
        (
            {"can_read": False},
            TESTED,
            "All corner tags seen, but no vision models installed: the camera reads no cards.",
        ),
        ({}, TESTED, "red.npz is for another vision model: show the deck again."),
    ],
)
def test_a_camera_names_the_first_fault_to_correct(
    open_screen: OpenScreen, seen: tuple[Table, Held], kept: dict[str, object], tested: CameraTested, words: str
) -> None:
    table, camera = seen
    camera.keep(**{"calibrated": True, "zones": ZONES, **kept})
    camera.be(DeviceState.DEGRADED, "red.npz is for another vision model: show the deck again.")
    screen = camera_test(open_screen, table, camera)
    camera.says(tested)
    screen.settle()
    assert says(screen, words)


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (6, "OK: 4 corner tags, 1 zone; deck Red learned, 6 of 6 cards in view read."),
        (4, "4 of 6 cards in view read: straighten the others, or show the deck again."),
    ],
)
def test_a_camera_measures_the_deck_in_view(
    open_screen: OpenScreen, seen: tuple[Table, Held], read: int, words: str
) -> None:
    table, camera = seen
    camera.keep(calibrated=True, zones=ZONES)
    camera.knows("red")
    camera.keep(deck="red")
    camera.be(DeviceState.READY, "Camera reading the table.")
    screen = camera_test(open_screen, table, camera)
    camera.says(CameraTested(4, 4, 0.0, 6, read))
    screen.settle()
    assert says(screen, words)


def test_a_camera_without_a_picture_says_so_in_its_test(open_screen: OpenScreen, seen: tuple[Table, Held]) -> None:
    table, camera = seen
    screen = camera_test(open_screen, table, camera)
    why = "No picture from the camera: check its cable first."
    camera.says(CameraSetup("test", 0, why, done=False, refused=True))
    screen.settle()
    assert says(screen, why)
    assert table.camera.setup is None
