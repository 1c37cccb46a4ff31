"""Jackpots are posted by touch, and refused with the core's own sentence."""

from pathlib import Path

import pytest

from kiosk.procedure.money.jackpot import DAY_MS
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.jackpots import to_six_card
from tests.ui.shift.people import (
    clock_of,
    closed_table,
    enter_amounts,
    open_for,
    open_with_jackpots,
    shown,
    sign,
    texts,
    type_number,
)
from tests.ui.tables import PIN, enter_menu_pin, make_table, taps
from tests.ui.walk import problems
from ui.app import Screen


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return closed_table(tmp_path)


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_jackpots_are_posted_at_the_closed_table(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    taps(screen, ("game.nh", "shift.secondary"))
    assert shown(screen, "jackpotsWhen") == "Jackpots may be posted now."
    for keys in (("key.2", "key.5", "key.000"), ("key.5", "key.000"), ("key.1", "key.000")):
        taps(screen, (*keys, "key.next"))
    assert [shown(screen, f"entered.{name}") for name in ("MEGA", "MAJOR", "MINOR")] == ["$25,000", "$5,000", "$1,000"]
    screen.tap("shift.primary")
    sign(screen, "haddad")
    assert dict(table.shift.jackpots_of(table.games[0])) == {"mega": 2_500_000, "major": 500_000, "minor": 100_000}
    assert table.shift.posting is not None
    assert table.shift.posting.by == "haddad"
    assert screen.shift.property("page") == "pays"
    assert str(screen.shift.property("jackpotsNote")).startswith("Posted by R. Haddad, ")


def test_each_jackpot_has_an_amount_before_it_is_signed_for(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.secondary"))
    screen.tap("jackpot.MAJOR")
    type_number(screen, 5000)
    screen.tap("shift.primary")
    assert "Still missing: MEGA, MINOR." in shown(screen, "strip")
    screen.tap("key.0")
    assert shown(screen, "strip") == ""


def test_the_24_hours_are_shown_before_anybody_tries(screen: Screen, table: Table) -> None:
    open_with_jackpots(screen)
    enter_menu_pin(screen, "novak")
    screen.tap("menu.post_jackpots")
    assert shown(screen, "jackpotsWhen") == "Jackpots may be posted now.", "no card was dealt under them"
    screen.tap("shift.back")
    table.play.place(1, "ante", 500)
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread(1)
    table.rulings.rule("voided", "misdeal", signature=("haddad", PIN))
    clock_of(table).advance(ms=DAY_MS - 90 * 60_000)
    enter_menu_pin(screen, "novak")
    screen.tap("menu.post_jackpots")
    assert shown(screen, "jackpotsWhen").startswith("Next change allowed from ")
    type_number(screen, 30_000)
    screen.tap("shift.primary")
    assert "Jackpots change at most once in 24 hours: wait 1 h 30 min." in shown(screen, "strip")
    assert screen.shift.property("page") == "amounts"
    assert table.shift.jackpots["mega"] == 2_500_000
    clock_of(table).advance(ms=90 * 60_000)
    screen.tap("jackpot.MEGA")
    type_number(screen, 30_000)
    assert shown(screen, "jackpotsWhen") == "Jackpots may be posted now."
    screen.tap("shift.primary")
    assert {"$25,000 → $30,000 (+$5,000)", "$5,000", "$1,000"} <= texts(screen)
    assert ["total"] * 3 == [row.tone for row in screen.shift.shown.sums]
    sign(screen, "novak")
    assert table.shift.jackpots["mega"] == 3_000_000
    assert screen.find("primary") is not None


def test_a_share_that_no_chips_make_is_shown_before_anybody_signs(screen: Screen) -> None:
    open_with_jackpots(screen)
    enter_menu_pin(screen, "novak")
    screen.tap("menu.post_jackpots")
    screen.tap("jackpot.MINOR")
    type_number(screen, 1_001)
    assert "MINOR: no chips make a share of $250.25." in shown(screen, "strip")
    type_number(screen, 1_000)
    assert shown(screen, "strip") == ""


def test_no_jackpot_is_changed_in_a_hand(screen: Screen, table: Table) -> None:
    open_with_jackpots(screen)
    clock_of(table).advance(ms=DAY_MS)
    taps(screen, ("chip.5", "seat1.spot.ante"))
    enter_menu_pin(screen, "novak")
    screen.tap("menu.post_jackpots")
    assert shown(screen, "menu.strip") == "Jackpots are not changed during a hand: finish it, then post."
    assert screen.find("jackpot.MEGA") is None


def test_after_a_paid_win_jackpots_are_posted_in_the_hand(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, shoe="shoe")
    screen = open_screen(table)
    to_six_card(table)
    screen.settle()
    enter_menu_pin(screen, "novak")
    screen.tap("menu.post_jackpots")
    assert shown(screen, "menu.strip") == "Jackpots are not changed during a hand: finish it, then post."
    table.floor.acknowledge("haddad", PIN)
    table.play.proceed()
    assert table.hand_is_open
    enter_menu_pin(screen, "novak")
    taps(screen, ("menu.post_jackpots", "jackpot.MINOR"))
    assert shown(screen, "jackpotsWhen") == "Jackpots may be posted now."
    type_number(screen, 2_000)
    screen.tap("shift.primary")
    sign(screen, "novak")
    assert table.shift.jackpots["minor"] == 200_000
    assert table.round.opening.jackpots["minor"] == 100_000
    assert screen.find("primary") is not None


def test_a_hand_that_begins_meanwhile_refuses_the_posting(screen: Screen, table: Table) -> None:
    open_with_jackpots(screen)
    clock_of(table).advance(ms=DAY_MS)
    enter_menu_pin(screen, "haddad")
    taps(screen, ("menu.post_jackpots", "shift.primary"))
    table.play.place(1, "ante", 500)
    sign(screen, "haddad")
    assert "Jackpots are not changed during a hand" in shown(screen, "strip")
    assert table.shift.posting is not None
    assert table.shift.posting.at_ms == clock_of(table).now_ms() - DAY_MS


def test_a_dealer_posts_nothing(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.secondary"))
    enter_amounts(screen, 25_000, 5_000, 1_000)
    assert screen.find("signer.haddad") is not None
    assert screen.find("signer.ortiz") is None


def test_a_wrong_pin_posts_nothing(screen: Screen, table: Table) -> None:
    taps(screen, ("game.nh", "shift.secondary"))
    enter_amounts(screen, 25_000, 5_000, 1_000)
    sign(screen, "haddad", "1111")
    assert "Wrong PIN: 2 tries left." in shown(screen, "strip")
    assert table.shift.posting is None
    sign(screen, "haddad")
    assert table.shift.posting is not None


def test_posting_can_be_left(screen: Screen) -> None:
    open_with_jackpots(screen)
    enter_menu_pin(screen, "haddad")
    taps(screen, ("menu.post_jackpots", "shift.back"))
    assert screen.find("primary") is not None


def test_a_table_that_was_opened_without_jackpots_says_so_before_the_first_wager(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    table = closed_table(tmp_path)
    screen = open_screen(table)
    open_for(screen, "nh")
    assert "Jackpots not posted. Sign in from the menu as floor or manager" in shown(screen, "strip")
    assert problems(screen) == []
