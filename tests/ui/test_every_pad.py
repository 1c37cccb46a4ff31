"""The digits on each pad are dropped after fifteen seconds, with any other badge, and when the question changes."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from kiosk.app.house.books import HouseBooks
from kiosk.app.house.people import HouseDesk
from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.tables import HeldClock
from tests.ui.floor.tour import MANAGER, console
from tests.ui.glasses import declare_glass
from tests.ui.shift.people import closed_table, type_number
from tests.ui.still import still_settings
from tests.ui.tables import PIN, enter_menu_pin, finish, make_table, open_page, restarted, taps, to_board
from tests.ui.training.house import TRAINEE, house, opened
from tests.ui.training.house import shown as of_training
from ui.app import Screen
from ui.vm.controls.pin import LAPSE_MS, OTHER_BADGE, SigningPad
from ui.window.typefaces import load_fonts

UI = Path(__file__).parents[2] / "ui"
ASKED, OTHER, UNKNOWN = "11", "12", "9999"  # Badges of the signer, of a person who may not sign, and of nobody.


class OpenPad(NamedTuple):
    """A pad on which somebody has typed four digits, the person, the reader of badges, and the table's screen."""

    pad: SigningPad
    signer: str
    hear: Callable[[BadgeRead], object]
    screen: Screen | None = None


def typed(pad: SigningPad, signer: str, hear: Callable[[BadgeRead], object]) -> OpenPad:
    pad.pickSigner(signer)
    for digit in (2, 4, 7, 1):
        pad.pinDigit(digit)
    return OpenPad(pad, signer, hear)


@contextmanager
def screen_of(table: Table, folder: Path, **badges: str) -> Iterator[Screen]:
    """Open the screen of a table that knows each badge."""
    declare_glass(table, (1920, 1080))
    for who, badge in badges.items():
        table.staff.set_badge(who, badge)
    desk = HouseDesk(still_settings(), folder, table.clock, table.staff)
    screen = Screen(table, size=(1920, 1080), double_tap_s=0, desk=desk)
    try:
        table.people.badge_event(StateChanged(DeviceState.READY, ""))
        yield screen
    finally:
        screen.close()
        table.close()


def at_table(stack: ExitStack, folder: Path) -> tuple[Screen, Table]:
    table = make_table(folder, shoe="shoe", badge="desk-07")
    table.staff.add(Person(id="mara", name="M. Ara", roles=frozenset({Role.MANAGER})), PIN)
    return stack.enter_context(screen_of(table, folder, haddad=ASKED, tran=OTHER)), table


def felt(stack: ExitStack, folder: Path) -> OpenPad:
    table = make_table(folder, shoe="shoe", badge="desk-07", signed_in=False)
    screen = stack.enter_context(screen_of(table, folder, ortiz=ASKED, novak=OTHER))
    return typed(screen.model.signing, "ortiz", table.people.badge_event)._replace(screen=screen)


def opening(stack: ExitStack, folder: Path) -> OpenPad:
    table = closed_table(folder)
    screen = stack.enter_context(screen_of(table, folder, haddad=ASKED, ortiz=OTHER))
    taps(screen, ("game.nh", "shift.secondary"))
    for dollars in (25_000, 5_000, 1_000):
        type_number(screen, dollars)
        screen.tap("key.next")
    screen.tap("shift.primary")
    return typed(screen.shift.signing, "haddad", table.people.badge_event)._replace(screen=screen)


def menu(stack: ExitStack, folder: Path) -> OpenPad:
    screen, table = at_table(stack, folder)
    taps(screen, ("menu", "menu.enter_pin"))
    return typed(screen.menu.signing, "haddad", table.people.badge_event)._replace(screen=screen)


def clock_page(stack: ExitStack, folder: Path) -> OpenPad:
    clock = HeldClock()
    earlier = make_table(folder, badge="desk-07", clock=clock)
    clock.ms -= 86_400_000  # The machine has lost its battery.
    table = restarted(earlier, folder)
    screen = stack.enter_context(screen_of(table, folder, haddad=ASKED, tran=OTHER))
    open_page(screen, "clock")
    return typed(page_pad(screen), "haddad", table.people.badge_event)


def mispay(stack: ExitStack, folder: Path) -> OpenPad:
    screen, table = at_table(stack, folder)
    to_board(screen, table)
    finish(screen, table)
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.reopen", "desk.reopen", "answer.1"))
    return typed(page_pad(screen), "haddad", table.people.badge_event)


def people(stack: ExitStack, folder: Path) -> OpenPad:
    screen, table = at_table(stack, folder)
    table.staff.set_badge("mara", "13")
    enter_menu_pin(screen, "mara")
    while screen.find("menu.people") is None:
        screen.tap("menu.more")
    taps(screen, ("menu.people", "people.signer.ortiz", "people.left"))
    return typed(page_pad(screen), "mara", table.people.badge_event)


def books_page(stack: ExitStack, folder: Path) -> OpenPad:
    table = make_table(folder, shoe="shoe", badge="desk-07")
    table.staff.add(Person(id="mara", name="M. Ara", roles=frozenset({Role.MANAGER})), PIN)
    for who, badge in (("haddad", ASKED), ("tran", OTHER)):
        table.staff.set_badge(who, badge)
    declare_glass(table, (1920, 1080))
    table.people.badge_event(StateChanged(DeviceState.READY, ""))
    books = HouseBooks(still_settings(), folder, table.clock, table.staff)
    screen = Screen(table, size=(1920, 1080), double_tap_s=0, books=books)
    stack.callback(table.close)
    stack.callback(screen.close)
    enter_menu_pin(screen, "haddad")
    while screen.find("menu.books") is None:
        screen.tap("menu.more")
    screen.tap("menu.books")
    page: Any = screen.page
    page.openTab("charities")
    page.pickTable("NH-07")
    page.pick("other")
    page.type("A")
    page.go()
    page.type("B")
    page.go()
    return typed(page_pad(screen), "haddad", table.people.badge_event)


def console_sign_in(stack: ExitStack, folder: Path) -> OpenPad:
    _, model = stack.enter_context(console(folder, (1920, 1080)))
    model.staff.set_badge("ortiz", OTHER)
    return typed(model.signing, MANAGER, model.badge_event)


def training_sign_in(stack: ExitStack, folder: Path) -> OpenPad:
    school = house(folder)
    stack.callback(school.close)
    window = stack.enter_context(opened(school))
    school.staff.set_badge("ortiz", OTHER)
    model: Any = of_training(window)
    window.tap(f"signer.{TRAINEE}")
    return typed(model.signing, TRAINEE, model.badge_event)


def page_pad(screen: Screen) -> SigningPad:
    page: Any = screen.page
    pad = page.signing
    assert isinstance(pad, SigningPad)
    return pad


PADS = (felt, opening, menu, clock_page, mispay, people, books_page, console_sign_in, training_sign_in)


@pytest.fixture(params=PADS, ids=lambda pad: pad.__name__)
def pad(qapp: QGuiApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OpenPad]:
    load_fonts(qapp)
    with ExitStack() as stack:
        found = request.param(stack, tmp_path)
        assert found.pad.shown.dots == 4, "digits are typed"
        yield found


def test_digits_are_dropped_after_fifteen_seconds(pad: OpenPad) -> None:
    (timer,) = (timer for timer in pad.pad.findChildren(QTimer) if timer.interval() == LAPSE_MS == 15_000)
    assert timer.isActive() and timer.isSingleShot()
    timer.timeout.emit()
    assert (pad.pad.shown.dots, pad.pad.entry.pin, pad.pad.entry.signer) == (0, "", "")


@pytest.mark.parametrize("badge", [OTHER, UNKNOWN])
def test_digits_are_dropped_with_another_badge(pad: OpenPad, badge: str) -> None:
    """Also with the badge of somebody who may not sign here, and with an unknown one."""
    pad.hear(BadgeRead(badge, 0))
    assert (pad.pad.shown.dots, pad.pad.entry.pin) == (0, "")
    assert str(OTHER_BADGE) in str(pad.pad.screen.shown.strip)


def test_the_time_that_is_signed_for_is_the_one_that_stood_there(qapp: QGuiApplication, tmp_path: Path) -> None:
    load_fonts(qapp)
    with ExitStack() as stack:
        pad = clock_page(stack, tmp_path)
        clock: Any = pad.pad.screen
        clock.key("2")
        assert pad.pad.shown.dots == 0


@pytest.mark.parametrize("cover", ["menu", "lock"])
@pytest.mark.parametrize("opens", [felt, opening])
def test_digits_are_dropped_where_something_covers_the_pad(
    qapp: QGuiApplication, tmp_path: Path, opens: Callable[[ExitStack, Path], OpenPad], cover: str
) -> None:
    """Another person may come back to it."""
    load_fonts(qapp)
    with ExitStack() as stack:
        pad = opens(stack, tmp_path)
        screen = pad.screen
        assert screen is not None
        screen.menu.toggle() if cover == "menu" else screen.glass.lock()
        assert (0, "") == (pad.pad.shown.dots, pad.pad.entry.signer)


@pytest.mark.parametrize("key", ["chip.25", "exceptions", "floor", "undo", "lock"])
def test_a_touch_beside_the_menu_ends_it(qapp: QGuiApplication, tmp_path: Path, key: str) -> None:
    """Any digits on its pad are dropped, also if the touch is refused."""
    load_fonts(qapp)
    with ExitStack() as stack:
        pad = menu(stack, tmp_path)
        screen = pad.screen
        assert screen is not None
        screen.tap(key)
        assert (False, "") == (screen.menu.shown.is_open, pad.pad.entry.pin)


def test_each_pad_of_the_program_is_here() -> None:
    """A new screen with a PIN belongs in `PADS`. The stopped window has no badge reader, and five pages are desks."""
    files = {
        str(path.relative_to(UI)) for path in UI.rglob("*.py") if re.search(r"\bPinEntry\(\)", path.read_text("utf-8"))
    }
    of_table = {"vm/controls/menu.py", *(f"vm/pages/{page}.py" for page in ("books/screen", "clock", "desk", "people"))}
    assert files == {*of_table, "vm/floor/screen.py", "vm/training/look.py", "vm/controls/stopped.py"}
    assert issubclass(SigningPad, QObject)
