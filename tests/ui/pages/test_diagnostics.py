"""The diagnostics by touch, as a technician with a dead shoe uses them, without face-down cards."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, Frame, StateChanged, Way
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.tables import kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at
from tests.ui.shift.people import shown, texts
from tests.ui.tables import PIN, enter_menu_pin, make_table, taps, to_dealing
from tests.ui.walk import problems
from ui.app import Screen
from ui.window.language import Longer

SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))
LOST = "/dev/serial/by-id/usb-FTDI_FT232R_A10K-if00-port0 was lost: Input/output error."


class ShoeWire:
    """A shoe that keeps its last frames, as a driver does."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self._table = table
        self._frames: list[Frame] = []
        screen.diagnostics.watch("shoe", self, knows_cards=True)

    def sends(self, text: str) -> None:
        clock = self._table.clock
        data = f" [Game]<Card:{text.upper()}> ".encode()
        self._frames.append(Frame(clock.now_ms(), clock.mono_ns(), Way.IN, data, len(data), f"card {text}"))
        self._table.shoe.event(CardRead(card(text), clock.mono_ns()))

    def last_frames(self) -> tuple[Frame, ...]:
        return tuple(self._frames)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe")
    kernel_of(opened).house = opened.house.model_copy(update={"export_folder": tmp_path})
    for who, role in (("theo", Role.TECHNICIAN), ("mara", Role.MANAGER)):
        opened.staff.add(Person(id=who, name=who.title(), roles=frozenset({role})), PIN)
    return opened


@pytest.fixture
def wire(table: Table, screen: Screen) -> ShoeWire:
    return ShoeWire(table, screen)


def open_as(screen: Screen, who: str) -> None:
    enter_menu_pin(screen, who)
    if screen.find("menu.diagnostics") is None:
        screen.tap("menu.more")
    screen.tap("menu.diagnostics")


def shoe_says(screen: Screen, state: DeviceState, why: str) -> None:
    screen.table.shoe.event(StateChanged(state, why))
    screen.settle()


def test_a_technician_with_a_dead_shoe(screen: Screen, table: Table, wire: ShoeWire) -> None:
    shoe_says(screen, DeviceState.READY, "It is open.")
    open_as(screen, "theo")
    assert "shoe · ready · since" in " ".join(texts(screen))
    shoe_says(screen, DeviceState.BACKING_OFF, LOST)
    assert LOST in texts(screen)
    screen.tap("diagnostics.tab.test")
    assert f"✕  {LOST}" in texts(screen)
    shoe_says(screen, DeviceState.READY, "It is open.")
    screen.tap("diagnostics.act")
    assert "Pull one card from the shoe now." in texts(screen)
    wire.sends("7h")
    screen.settle()
    assert "✓  It read seven of hearts. Put the card back, and shuffle before the next hand." in texts(screen)
    screen.tap("diagnostics.tab.devices")
    assert "20 5b 47 61 6d 65 5d 3c 43 61 72 64 3a 37 48 3e 20    [Game]<Card:7H> " in texts(screen)
    screen.tap("diagnostics.close")
    assert table.devices.tester is None
    assert not table.hand_is_open


def test_no_face_down_card_is_on_it(screen: Screen, table: Table, wire: ShoeWire) -> None:
    to_dealing(screen, table)
    wire.sends("Ah")
    wire.sends("Kd")
    open_as(screen, "theo")
    words = " ".join(texts(screen))
    assert "not shown: it may name a card" in words
    for secret in ("Ah", "Kd", "AH", "41 48"):
        assert secret not in words


def test_nobody_sees_money_on_it(screen: Screen) -> None:
    open_as(screen, "theo")
    for tab in ("devices", "test", "journal", "versions", "screen", "export"):
        screen.tap(f"diagnostics.tab.{tab}")
        assert not any("$" in words for words in texts(screen))


def test_a_page_without_a_shoe_says_so(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, shoe=None)
    screen = open_screen(table)
    open_as(screen, "haddad")
    assert shown(screen, "diagnostics.empty") == "This table has no devices: cards are entered by hand."
    screen.tap("diagnostics.tab.test")
    assert shown(screen, "diagnostics.empty") == "This table has no shoe: there is nothing to test."


def test_a_test_in_a_hand_is_refused(screen: Screen) -> None:
    taps(screen, ("chip.5", "seat1.spot.ante"))
    open_as(screen, "theo")
    taps(screen, ("diagnostics.tab.test", "diagnostics.act"))
    assert shown(screen, "strip") == "✕  A hand is being dealt: finish it first, then test the shoe."


def test_the_export_is_written_by_a_technician_and_not_by_the_floor(screen: Screen, tmp_path: Path) -> None:
    open_as(screen, "haddad")
    screen.tap("diagnostics.tab.export")
    assert screen.find("diagnostics.act") is None
    screen.tap("diagnostics.close")
    taps(screen, ("menu", "menu.go", "menu"))
    open_as(screen, "theo")
    taps(screen, ("diagnostics.tab.export", "diagnostics.act"))
    (path,) = tmp_path.glob("*.zip")
    assert shown(screen, "strip") == f"!  Written: {path.name}"


def test_every_field_of_the_screen_and_every_color(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    open_as(screen, "theo")
    taps(screen, ("diagnostics.tab.screen", "diagnostics.act"))
    assert problems(screen) == []
    for line in range(5):
        for column in range(8):
            screen.touch(QPointF(column * 160 + 20, line * 160 + 20))
    assert shown(screen, "surface.result") == "All fields touched · most fingers at once: 1"
    screen.tap("surface.colors")
    for _ in range(4):
        screen.tap("surface.color")
    screen.tap("surface.color")
    assert screen.find("surface.color") is None
    screen.tap("surface.close")
    assert screen.find("diagnostics.close") is not None


def test_only_bounces_after_the_touch_that_opens_the_test_are_in_it(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table)
    open_as(screen, "theo")
    screen.tap("diagnostics.tab.screen")
    place, counts = at(screen, "diagnostics.act"), []
    screen.double_tap_s = 0.3
    for now_ms in (10_000, 10_100, 10_500, 10_600):
        screen.guard.now_ms = lambda event, now_ms=now_ms: now_ms  # type: ignore[misc]
        screen.touch(place)
        counts.append(shown(screen, "surface.result")[:1])
    assert counts == ["0", "0", "1", "1"]
    assert len(screen.pages.opened.shown.surface.shown.dots) == 2  # type: ignore[union-attr]


def test_several_fingers_are_counted(open_screen: OpenScreen, table: Table) -> None:
    from PySide6.QtTest import QTest

    from ui.window.pane import finger

    screen = open_screen(table)
    open_as(screen, "theo")
    taps(screen, ("diagnostics.tab.screen", "diagnostics.act"))
    window, points = screen.window, [QPointF(100 + 300 * nth, 100).toPoint() for nth in range(3)]
    press = QTest.touchEvent(window, finger())
    for nth, point in enumerate(points):
        press.press(nth, point, window)
    press.commit()
    lift = QTest.touchEvent(window, finger())
    for nth, point in enumerate(points):
        lift.release(nth, point, window)
    lift.commit()
    screen.settle()
    assert shown(screen, "surface.result") == "3 of 40 fields · most fingers at once: 3"


def look_at_every_page(screen: Screen, wire: ShoeWire) -> dict[str, list[str]]:
    wrong: dict[str, list[str]] = {}

    def look(page: str) -> None:
        found = problems(screen)
        if found:
            wrong[page] = found

    shoe_says(screen, DeviceState.BACKING_OFF, LOST)
    open_as(screen, "theo")
    look("lost")
    shoe_says(screen, DeviceState.READY, "It is open.")
    taps(screen, ("diagnostics.tab.test", "diagnostics.act"))
    look("test")
    for word in ("7h", "8h", "9h", "Th", "Jh", "Qh"):
        wire.sends(word)
    screen.settle()
    look("pulled")
    for tab in ("devices", "journal", "versions", "screen", "export"):
        screen.tap(f"diagnostics.tab.{tab}")
        look(tab)
        while screen.page.property("canOn"):
            screen.tap("diagnostics.on")
            look(f"{tab}, more")
    screen.tap("diagnostics.act")
    look("written")
    return wrong


@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_touched_and_read(
    open_screen: OpenScreen, table: Table, wire: ShoeWire, size: tuple[int, int]
) -> None:
    assert look_at_every_page(open_screen(table, size), wire) == {}


def test_a_longer_language_fits(open_screen: OpenScreen, table: Table) -> None:
    longer = Longer()
    assert QCoreApplication.installTranslator(longer)
    try:
        screen = open_screen(table, (1280, 800))
        assert look_at_every_page(screen, ShoeWire(table, screen)) == {}
    finally:
        QCoreApplication.removeTranslator(longer)
