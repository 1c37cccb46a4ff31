"""A signature that waits for a second one lasts two minutes, and is for the facts shown when it was given."""

import pytest

from kiosk.events import DisputeRuled
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import only_whole
from tests.tables import kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown
from tests.ui.tables import PIN, enter_pin, finish, open_page, sign_as, taps, to_board, to_flop_bets
from ui.app import Screen
from ui.vm.controls.pin import SigningPad
from ui.vm.pages.desk import Desk


def amount(screen: Screen, digits: str) -> None:
    taps(screen, tuple(f"amount.{digit}" for digit in digits))


def to_ruling(screen: Screen, table: Table) -> None:
    """Dispute a wager of the last hand, and rule that the house pays an amount that two must sign for."""
    to_board(screen, table)
    finish(screen, table)
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.dispute", "desk.row.2", "answer.0", "answer.0"))
    amount(screen, "24900")
    screen.tap("desk.write")
    (waiting,) = table.disputes.waiting
    taps(screen, (f"desk.row.{waiting.seq}", "answer.1"))
    amount(screen, "24880")
    while screen.find("desk.form") is not None:
        screen.tap("desk.form")


@only_whole
@pytest.mark.parametrize("key", ["amount.0", "amount.back", "amount.way.1"])
def test_a_first_signature_is_for_no_other_amount(screen: Screen, table: Table, key: str) -> None:
    to_ruling(screen, table)
    sign_as(screen, "haddad", "desk.sign")
    assert screen.find("signer.haddad") is None
    screen.tap(key)
    assert "sign again" in shown(screen, "desk.strip")
    assert screen.find("signer.haddad") is not None
    sign_as(screen, "novak", "desk.sign")
    if key == "amount.way.1":  # One signature is enough to take chips back, if one had signed for the payout.
        ruled = table.journal.hand(1)[-1]
        assert (ruled.actor, ruled.of(DisputeRuled).second) == ("novak", "")
        assert 1 not in table.disputes.hands
    else:
        assert 1 in table.disputes.hands, "one has signed for this amount"


@only_whole
def test_digits_are_for_no_other_amount(screen: Screen, table: Table) -> None:
    to_ruling(screen, table)
    screen.tap("signer.haddad")
    enter_pin(screen)
    assert screen.find("desk.sign") is not None
    screen.tap("amount.back")
    assert screen.find("desk.sign") is None
    assert screen.find("signer.haddad") is not None


def test_a_first_signature_lasts_two_minutes(screen: Screen, table: Table) -> None:
    to_ruling(screen, table)
    sign_as(screen, "haddad", "desk.sign")
    page = screen.page
    assert isinstance(page, Desk)
    expire(page.signing)
    screen.settle()
    assert "sign again" in shown(screen, "desk.strip")
    sign_as(screen, "novak", "desk.sign")
    assert 1 in table.disputes.hands
    sign_as(screen, "haddad", "desk.sign")
    assert 1 not in table.disputes.hands


def test_a_trainees_signature_lasts_two_minutes(open_screen: OpenScreen, table: Table) -> None:
    kernel_of(table).house = table.house.model_copy(update={"trainees_deal": True})
    table.staff.add(Person(id="trainee", name="The trainee", roles=frozenset({Role.TRAINEE})), PIN)
    table.people.sign_out()
    screen = open_screen(table)
    sign_as(screen, "trainee", "signIn")
    expire(screen.model.signing)
    screen.settle()
    assert "sign again" in shown(screen, "strip")
    sign_as(screen, "tran", "signIn")
    assert table.dealer is not None
    assert table.dealer.id == "tran"


def test_a_reliefs_signature_lasts_two_minutes(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(screen, then="panel.sign")
    expire(screen.model.signing)
    screen.settle()
    assert "sign again" in shown(screen, "strip")
    assert screen.find("signer.tran") is not None
    assert screen.find("signer.haddad") is None


def expire(pad: SigningPad) -> None:
    """Let the two minutes pass, by the pad's own timer."""
    assert pad.expiry.isActive()
    pad.expire()
