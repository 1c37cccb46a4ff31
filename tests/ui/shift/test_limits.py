"""The floor changes the table's limits by touch; the header, the felt, and the players' sign show the new ones."""

import pytest

from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown, sign, texts, type_number
from tests.ui.tables import PIN, enter_menu_pin, taps
from tests.ui.walk import problems
from ui.app import Screen
from ui.sign import Sign


def begin(screen: Screen) -> None:
    enter_menu_pin(screen, "haddad")
    while screen.find("menu.change_limits") is None:
        screen.tap("menu.more")
    screen.tap("menu.change_limits")


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_the_floor_raises_the_limits_and_two_seats_keep_the_old_minimum(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen, on_sign = open_screen(table, size), Sign(table)
    assert on_sign.look().limits == "$5 – $25"
    begin(screen)
    assert shown(screen, "entered.Minimum") == "$5"
    assert screen.find("keep.1") is None, "the minimum is the old one"
    type_number(screen, 10)
    screen.tap("key.next")
    type_number(screen, 100)
    assert [shown(screen, f"entered.{name}") for name in ("Minimum", "Maximum")] == ["$10", "$100"]
    taps(screen, ("keep.2", "keep.4", "keep.5", "keep.5"))
    assert not problems(screen)
    screen.tap("shift.primary")
    assert {"$5 → $10", "$25 → $100", "2, 4 at $5"} <= texts(screen)
    assert not problems(screen)
    sign(screen, "haddad")
    assert (table.config.table_minimum, table.config.table_maximum) == (1000, 10_000)
    assert table.shift.keeps == {2: 500, 4: 500}
    assert any(text.startswith("$10 – $100") for text in texts(screen))
    assert on_sign.look().limits == "$10 – $100"
    screen.tap("chip.5")
    taps(screen, ("seat1.spot.ante", "seat2.spot.ante", "primary"))
    assert "Seat 1: Ante must be at least $10." in shown(screen, "strip")
    on_sign.close()


def test_no_minimum_is_asked_for_before_a_signature(screen: Screen, table: Table) -> None:
    begin(screen)
    taps(screen, ("key.back", "shift.primary"))
    assert shown(screen, "strip") == "✕  Enter the minimum first."
    taps(screen, ("jackpot.Maximum", "key.back", "key.back"))
    assert shown(screen, "entered.Maximum") == "none"
    screen.tap("shift.back")
    assert table.config.table_minimum == 500


def test_invalid_limits_are_refused_before_the_signature(screen: Screen) -> None:
    begin(screen)
    screen.tap("shift.primary")
    assert shown(screen, "strip") == "✕  These are the limits now: enter the new ones."
    type_number(screen, 50)
    screen.tap("shift.primary")
    assert shown(screen, "strip") == "✕  The maximum is less than the minimum: correct one of them."
    assert screen.find("signer.haddad") is None


def test_a_seat_whose_player_has_left_keeps_no_old_minimum(open_screen: OpenScreen, table: Table) -> None:
    table.shift.change_limits(1000, 10_000, "haddad", PIN, keeps=(2, 4))
    screen = open_screen(table)
    begin(screen)
    taps(screen, ("keep.2", "shift.primary"))
    assert "4 at $5" in texts(screen)
    sign(screen, "haddad")
    assert table.shift.keeps == {4: 500}
