"""One person at two tables, two people at one: tried by touch, harmless, and explained on the screen."""

from pathlib import Path

import pytest

from kiosk.app.house.house import open_journal
from kiosk.procedure import Wagers
from kiosk.staff import Staff
from kiosk.table import Table
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at, together
from tests.ui.shift.people import KIM, enter_count, open_for, shown, sign
from tests.ui.still import still_settings
from tests.ui.tables import HASHER, PIN, enter_menu_pin, enter_pin, finish, make_table, place_antes, taps, to_board
from ui.app import Screen


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe")
    opened.staff.add(KIM, PIN)
    return opened


@pytest.fixture
def other(table: Table, tmp_path: Path) -> Table:
    """Return another table of the house, closed: its records are in the same folder."""
    clock = HeldClock()
    staff = Staff.load(tmp_path / "staff.json", clock, hasher=HASHER)
    return open_journal(still_settings(), "TP-03", tmp_path, clock, staff)


def test_a_sign_in_at_a_second_table_names_the_first(open_screen: OpenScreen, table: Table, other: Table) -> None:
    here, there = open_screen(table), open_screen(other)
    open_for(there, "peek", dict.fromkeys(other.config.denominations, 100))
    taps(there, ("menu", "menu.change_dealer", "signer.ortiz"))
    enter_pin(there, then="signIn")
    assert shown(there, "strip") == "!  Also signed in at NH-07: change the dealer there."
    assert other.dealer is not None and other.dealer.id == "ortiz"
    # The first table is not disturbed: its hand continues, and its dealer is relieved when somebody gets there.
    to_board(here, table)
    finish(here, table)
    taps(here, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(here, then="signIn")
    taps(there, ("menu", "menu.change_dealer", "signer.ortiz"))
    enter_pin(there, then="signIn")
    assert shown(there, "strip") == "", "nobody deals at two tables any more"


def test_the_same_dealer_signs_in_again(screen: Screen, table: Table) -> None:
    for _ in range(2):
        taps(screen, ("menu", "menu.change_dealer", "signer.ortiz"))
        enter_pin(screen, then="signIn")
    assert table.dealer is not None and table.dealer.id == "ortiz"
    place_antes(screen, table)
    assert isinstance(table.round.prompt, Wagers)


def test_one_person_does_not_sign_for_two(screen: Screen, table: Table) -> None:
    """J. Kim deals and may sign as the floor: not both at one closing."""
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, dict.fromkeys(table.config.denominations, 100))
    sign(screen, "kim")
    before = table.journal.last_seq()
    if screen.find("signer.ortiz") is None:  # The dealer is already chosen.
        screen.tap("pin.back")
    assert screen.find("signer.kim") is None, "who has signed is not offered again"
    assert table.is_open and table.journal.last_seq() == before


def test_a_hand_continues_while_a_pin_is_entered_in_the_menu(screen: Screen, table: Table) -> None:
    """The dealer's hand has priority: the menu closes, and the entered digits have no effect."""
    place_antes(screen, table)
    taps(screen, ("menu", "menu.enter_pin", "menu.signer.haddad", "menu.pin.2", "menu.pin.4"))
    table.play.proceed()  # A card has left the shoe: that closes the bets.
    screen.settle()
    assert screen.find("menu.pin.6") is None
    enter_menu_pin(screen, "haddad")
    assert table.authority.person is not None and table.authority.person.id == "haddad"


def test_two_people_open_two_panels_in_the_same_frame(screen: Screen, table: Table) -> None:
    """One touches the exceptions, one calls the floor: one panel is open, nothing is recorded, the hand continues."""
    to_board(screen, table)
    before = table.journal.last_seq()
    together(screen, [at(screen, "exceptions"), at(screen, "floor")])
    assert table.journal.last_seq() == before
    offered = [item.objectName() for item in screen.items() if item.objectName().startswith("reason.")]
    assert offered
    screen.tap("floor" if "reason.0" in offered else "exceptions")
    finish(screen, table)
    assert table.hand_number == 2
