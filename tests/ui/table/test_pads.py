"""One pad of digits: at one place and one size for each signer and entry, and no gray key that accuses."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from kiosk.core.devices import DeviceState, StateChanged
from kiosk.procedure import Chosen
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import closed_table, shown, texts
from tests.ui.tables import finish, make_table, open_page, restarted, shoe_is, taps, to_board, to_floor
from tests.ui.tour import Tour
from tests.ui.training.house import TRAINEE, house, opened
from tests.ui.walk import problems, rect
from ui.app import Screen
from ui.vm.table.header_rows import strip
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts

SIZES = [(1920, 1080), (1280, 800), (1080, 1920)]
LYING = at_sizes((1920, 1080), (1280, 800))
DIGITS = "1234567890"


Pad = dict[str, QRectF]


def pad(screen: Pane, prefix: str) -> Pad:
    found = {digit: screen.find(f"{prefix}{digit}") for digit in DIGITS}
    return {digit: rect(item) for digit, item in found.items() if item is not None}


@only_whole
@pytest.mark.parametrize("size", SIZES)
def test_every_pad_at_the_table_is_at_one_place_and_size(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, shoe="shoe", signed_in=False)
    screen = open_screen(table, size)
    pads, wrong = {}, {}

    def see(name: str, prefix: str) -> None:
        pads[name], wrong[name] = pad(screen, prefix), problems(screen)

    screen.tap("signer.ortiz")
    see("sign in", "pin.")
    table.people.sign_in("ortiz", "2479")
    taps(screen, ("menu", "menu.enter_pin", "menu.signer.haddad"))
    see("menu", "menu.pin.")
    screen.tap("menu")
    to_floor(screen, table)
    screen.tap("signer.haddad")
    see("called hand", "pin.")
    taps(screen, ("floor", "reason.0", "floor", "signer.haddad"))
    see("floor is here", "pin.")
    assert all(len(found) == 10 for found in pads.values()), pads
    if size[1] < size[0]:  # Above an upright felt, the menu covers the header's second line.
        assert all(found == pads["sign in"] for found in pads.values()), pads
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("size", SIZES)
def test_an_amount_is_entered_where_a_pin_is(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    table = make_table(tmp_path, game="holdem", signed_in=False)
    screen = open_screen(table, size)
    screen.tap("signer.ortiz")
    digits = pad(screen, "pin.")
    table.people.sign_in("ortiz", "2479")
    taps(screen, ("seat1.act", "option.sit"))
    sizes = {(area.width(), area.height()) for area in (*digits.values(), *pad(screen, "amount.").values())}
    assert len(sizes) == 1
    if size[1] < size[0]:
        assert pad(screen, "amount.") == digits
    assert problems(screen) == []
    taps(screen, ("amount.5", "seat2.act"))
    assert screen.find("amount.5") is None, "the pad covers no seat, and another seat may be touched instead"
    taps(screen, ("option.sit", "amount.most", "amount.enter"))
    assert isinstance(table.round.draft, Chosen) and set(table.round.draft.choices) == {2}


@pytest.fixture
def at_the_table(open_screen: OpenScreen, tmp_path_factory: pytest.TempPathFactory) -> Callable[[tuple[int, int]], Pad]:
    """Return the places of the digits of a dealer's PIN at a table, on a screen of that size."""

    def at(size: tuple[int, int]) -> Pad:
        table = make_table(tmp_path_factory.mktemp("other"), signed_in=False)
        screen = open_screen(table, size)
        screen.tap("signer.ortiz")
        digits = pad(screen, "pin.")
        screen.settle()
        table.close()
        return digits

    return at


Place = Callable[[tuple[int, int]], Pad]


@only_whole
@pytest.mark.parametrize("size", LYING)
def test_a_shift_is_counted_and_signed_for_where_a_dealer_signs_in(
    open_screen: OpenScreen, tmp_path: Path, at_the_table: Place, size: tuple[int, int]
) -> None:
    place, table = at_the_table(size), closed_table(tmp_path)
    screen, pads = open_screen(table, size), {}

    def look(state: str) -> None:
        screen.settle()
        digits = pad(screen, "key.") or pad(screen, "pin.")
        if digits:
            pads[state] = digits == place and problems(screen) == []

    Tour(screen, look).opening("nh")
    assert pads.keys() >= {"jackpots: amounts", "opening: rack", "opening: PIN"}
    assert all(pads.values()), pads


@pytest.mark.parametrize("size", LYING)
def test_a_mispay_and_a_dispute_are_entered_and_signed_for_where_a_dealer_signs_in(
    open_screen: OpenScreen, table: Table, at_the_table: Place, size: tuple[int, int]
) -> None:
    place, screen = at_the_table(size), open_screen(table, size)
    to_board(screen, table)
    finish(screen, table)
    taps(screen, ("undo", "desk.row.5"))
    assert pad(screen, "amount.") == place
    assert problems(screen) == []
    taps(screen, ("amount.1", "amount.0", "desk.reopen", "signer.haddad"))
    assert pad(screen, "pin.") == place
    assert problems(screen) == []
    screen.tap("desk.close")
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.dispute", "desk.row.2", "answer.0", "answer.0"))
    assert pad(screen, "amount.") == place
    assert problems(screen) == []


@pytest.mark.parametrize("size", LYING)
def test_the_time_is_entered_and_signed_for_at_one_pad(
    open_screen: OpenScreen, tmp_path: Path, at_the_table: Place, size: tuple[int, int]
) -> None:
    clock = HeldClock()
    closed = make_table(tmp_path, clock=clock)
    clock.ms -= 400 * 24 * 3_600_000
    table = restarted(closed, tmp_path)
    place, screen = at_the_table(size), open_screen(table, size)
    open_page(screen, "clock")
    assert pad(screen, "clock.") == place
    screen.tap("signer.haddad")
    assert (pad(screen, "clock."), pad(screen, "pin.")) == ({}, place)
    assert problems(screen) == []


@pytest.mark.parametrize("size", LYING)
def test_trainee_pad_is_at_the_place_of_the_table_pad(
    qapp: QGuiApplication, tmp_path: Path, at_the_table: Place, size: tuple[int, int]
) -> None:
    load_fonts(qapp)
    place = at_the_table(size)
    with opened(house(tmp_path), size) as window:
        window.tap(f"signer.{TRAINEE}")
        assert pad(window, "pin.") == place


def test_no_gray_key_waits_for_a_name(screen: Screen, table: Table) -> None:
    to_floor(screen, table)
    assert screen.find("acknowledge") is None
    screen.tap("signer.haddad")
    assert screen.find("acknowledge") is not None


def test_the_floor_reads_a_called_hand_in_its_own_language(screen: Screen, table: Table) -> None:
    to_floor(screen, table)
    english = shown(screen, "floorTitle")
    screen.tap("floorLanguage")
    assert shown(screen, "floorTitle") != english
    assert shown(screen, "floorLanguage") != "Español"
    taps(screen, ("floorLanguage", "floorLanguage"))
    assert shown(screen, "floorTitle") == english
    taps(screen, ("floorLanguage", "signer.haddad", *(f"pin.{digit}" for digit in "2479"), "acknowledge"))
    assert screen.comfort.language == "en", "the dealer's own language is back"


@pytest.mark.parametrize("code", ["es", "zh_CN", "en"])
def test_spoken_call_is_shown_alone_in_every_language(screen: Screen, table: Table, code: str) -> None:
    screen.comfort.lend(code)
    screen.settle()
    assert "“Place your bets, please.”" in texts(screen)


def test_a_language_follows_its_dealer(screen: Screen, table: Table) -> None:
    open_page(screen, "screen")
    taps(screen, ("screen.language.es", "screen.close"))
    assert screen.comfort.language == "es"
    table.people.sign_out()
    table.people.sign_in("tran", "2479")
    assert screen.comfort.language == "en"
    table.people.sign_out()
    table.people.sign_in("ortiz", "2479")
    assert screen.comfort.language == "es"


def test_two_devices_that_are_out_are_both_named_the_shoe_first(tmp_path: Path) -> None:
    table = make_table(tmp_path, shoe="shoe", printer="printer")
    table.devices.changed("printer", StateChanged(DeviceState.ABSENT, ""))
    shoe_is(table, DeviceState.BACKING_OFF)
    assert strip(table, "")["strip"] == "Out: Shoe, Printer. Check their cables, or enter cards by hand."
    shoe_is(table, DeviceState.READY)
    assert strip(table, "")["strip"] == ""


def test_the_header_names_devices_in_the_language_of_the_screen(screen: Screen, table: Table) -> None:
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.comfort.lend("zh_CN")
    screen.settle()
    assert not any("Shoe" in words for words in texts(screen))


@pytest.mark.parametrize("code", ["es", "zh_CN"])
def test_a_called_hand_has_one_name_on_one_screen(screen: Screen, table: Table, code: str) -> None:
    to_floor(screen, table)
    assert "Flush" in texts(screen), "English: as the house prints its pay table"
    screen.comfort.lend(code)
    screen.settle()
    assert not {"Flush", "Straight", "Full House", "Four of a Kind"} & set(texts(screen))
