"""A key keeps its place with any message or cancellation, so that no finger on its way hits another one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from kiosk.core.devices import ShoeAlarm
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import closed_table, count_rack
from tests.ui.tables import enter_pin, make_table, taps, to_floor, to_flop_bets
from tests.ui.tour import targets
from tests.ui.walk import rect
from ui.app import Screen
from ui.window.rest import DOUBLE_TAP_S

SIZES = at_sizes((1920, 1080), (1280, 800))
BAR = ("undo", "forfeit", "exceptions", "floor", "primary")


def keys(screen: Screen) -> dict[str, QRectF]:
    """Return the place of everything that can be touched."""
    return {name: rect(item) for name in targets(screen) if (item := screen.find(name)) is not None}


def moved(before: dict[str, QRectF], after: dict[str, QRectF]) -> list[str]:
    """Return the keys that are there both times, in different places."""
    return [name for name, place in after.items() if name in before and before[name] != place]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["forfeit", "exceptions", "floor"])
def test_cancel_shifts_no_key_of_the_bar(
    open_screen: OpenScreen, table: Table, size: tuple[int, int], mode: str
) -> None:
    screen = open_screen(table, size)
    to_flop_bets(screen, table)
    before = {name: place for name, place in keys(screen).items() if name in BAR}
    screen.tap(mode)
    assert [] == moved(before, keys(screen))
    screen.tap(mode)
    assert [] == moved(before, keys(screen))


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_at_the_table_moves_no_key(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    before = keys(screen)
    screen.tap("primary")
    assert screen.find("strip") is not None
    assert [] == moved(before, keys(screen))
    to_flop_bets(screen, table)
    before = keys(screen)
    screen.tap("primary")
    assert screen.find("strip") is not None
    assert [] == moved(before, keys(screen))


@pytest.mark.parametrize("size", SIZES)
def test_a_key_that_appears_has_its_place_before_the_next_frame(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size, double_tap_s=DOUBLE_TAP_S)
    undo = keys(screen)["undo"]
    table.shoe.event(ShoeAlarm("05", "The cover of the shoe is open. Close it."))
    assert not undo.intersects(keys(screen)["clearAlarm"])
    screen.tap("clearAlarm")
    assert table.shoe.alarm == ""


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_pin_of_the_floor_moves_no_key(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    to_floor(screen, table, "board_bonus")
    screen.tap("signer.haddad")
    before = keys(screen)
    enter_pin(screen, "1368", then="acknowledge")
    assert [] == moved(before, keys(screen))


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_pin_of_a_dealer_moves_no_key(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    table = make_table(tmp_path, signed_in=False)
    screen = open_screen(table, size)
    screen.tap("signer.tran")
    before = keys(screen)
    enter_pin(screen, "1368", then="signIn")
    assert [] == moved(before, keys(screen))


@pytest.mark.parametrize("size", SIZES)
def test_error_at_an_opening_moves_no_key(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    table = closed_table(tmp_path)
    screen = open_screen(table, size)
    taps(screen, ("game.nh", "shift.primary"))
    before = keys(screen)
    screen.tap("shift.primary")
    assert [] == moved(before, keys(screen))
    count_rack(screen, dict.fromkeys(table.config.denominations, 100))
    taps(screen, ("shift.primary", "signer.haddad"))
    before = keys(screen)
    enter_pin(screen, "1368", then="shift.primary")
    assert [] == moved(before, keys(screen))
