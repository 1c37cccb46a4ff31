"""A badge at the table chooses the signer, and the PIN signs, at its last digit if that is unambiguous."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, DeviceState, PrinterChanged, PrinterState, SeatCards, StateChanged
from kiosk.events import DealerOn, Noted
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.tables import HeldClock, kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import enter_count, is_open, texts
from tests.ui.tables import (
    PIN,
    enter_pin,
    make_table,
    settings_that_take_a_badge,
    sign_as,
    taps,
    to_floor,
    to_flop_bets,
)
from ui.app import Screen

BADGES = {"ortiz": "11", "tran": "12", "haddad": "13", "novak": "14"}


def hold(table: Table, who: str) -> None:
    table.people.badge_event(BadgeRead(BADGES[who], 0))


@pytest.fixture
def table(table: Table) -> Table:
    for who, badge in BADGES.items():
        table.staff.set_badge(who, badge)
    return table


def to_the_floor(screen: Screen, table: Table) -> None:
    to_floor(screen, table, "board_bonus")


def test_badge_and_pin_sign_in(screen: Screen, table: Table) -> None:
    table.people.sign_out()
    hold(table, "tran")
    screen.settle()
    assert "J. Tran" in str(screen.model.signing.property("title"))
    taps(screen, ("pin.2", "pin.4", "pin.7"))
    assert "" == screen.model.property("dealer")  # A badge alone never signs.
    screen.tap("pin.9")
    assert "J. Tran" == screen.model.property("dealer")


def test_a_name_that_was_touched_signs_with_a_key(screen: Screen, table: Table) -> None:
    table.people.sign_out()
    screen.settle()
    screen.tap("signer.tran")
    enter_pin(screen)
    assert "" == screen.model.property("dealer")  # It may have been the adjacent name.
    screen.tap("signIn")
    assert "J. Tran" == screen.model.property("dealer")


def test_a_wrong_pin_after_a_badge_is_refused_once(screen: Screen, table: Table) -> None:
    table.people.sign_out()
    hold(table, "tran")
    screen.settle()
    enter_pin(screen, "1368")
    assert "Wrong PIN: 2 tries left." == screen.model.property("strip")
    enter_pin(screen)
    assert "J. Tran" == screen.model.property("dealer")


def test_a_pin_of_which_nothing_is_known_yet_signs_with_a_key_and_is_known_then(
    screen: Screen, table: Table, tmp_path: Path
) -> None:
    path = tmp_path / "staff.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"digits": 4', '"digits": 0'), encoding="utf-8")
    table.people.sign_out()
    for with_key in (True, False):
        hold(table, "tran")
        screen.settle()
        enter_pin(screen)
        assert with_key == (table.dealer is None)
        if with_key:
            screen.tap("signIn")
            table.people.sign_out()
    assert table.dealer is not None


def test_a_badge_relieves_the_dealer_between_hands(screen: Screen, table: Table) -> None:
    hold(table, "tran")
    screen.settle()
    assert table.dealer is not None and table.dealer.id == "ortiz", "the felt stays, and who deals"
    assert "J. Tran" in str(screen.model.signing.property("title"))
    screen.tap("exceptions")  # Cancel
    assert (screen.model.property("panel"), screen.model.property("dealer")) == ("", "M. Ortiz")
    hold(table, "tran")
    screen.settle()
    enter_pin(screen)
    assert "J. Tran" == screen.model.property("dealer")


def test_a_dealer_takes_over_in_the_middle_of_a_hand_with_the_floor(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat1.option.1x")
    hold(table, "tran")
    screen.settle()
    enter_pin(screen)
    assert table.dealer is not None and table.dealer.id == "ortiz", "the floor has not signed"
    assert "Floor: J. Tran relieves the dealer in this hand." in texts(screen)
    hold(table, "haddad")
    screen.settle()
    enter_pin(screen)
    assert "J. Tran" == screen.model.property("dealer")
    taps(screen, ("seat2.option.1x",))
    events = table.journal.hand(1)
    (relief,) = [event for event in events if isinstance(event.what, DealerOn)]
    assert (relief.what, relief.actor) == (DealerOn(dealer="tran", relieves="ortiz"), "haddad")
    assert {"ortiz"} == {event.actor for event in events if event.seq < relief.seq and isinstance(event.what, Noted)}
    assert {"tran"} == {event.actor for event in events if event.seq > relief.seq and isinstance(event.what, Noted)}


def test_a_dealer_takes_over_by_the_menu_and_the_dealer_may_stay(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("menu", "menu.change_dealer", "exceptions"))
    assert (screen.model.property("panel"), screen.model.property("dealer")) == ("", "M. Ortiz")
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(screen, then="panel.sign")
    assert screen.find("signer.tran") is None, "nobody signs for their own relief"
    sign_as(screen, "haddad", "panel.sign")
    assert "J. Tran" == screen.model.property("dealer")


def test_a_badge_at_a_page_relieves_nobody(screen: Screen, table: Table) -> None:
    taps(screen, ("menu", "menu.rules"))
    hold(table, "tran")
    assert table.dealer is not None
    screen.pages.leave()
    taps(screen, ("menu", "menu.close_table"))
    hold(table, "tran")
    assert table.dealer is not None


def test_a_badge_comes_for_the_floor_that_was_called(screen: Screen, table: Table) -> None:
    table.floor.call("Fill or chips")
    screen.settle()
    hold(table, "haddad")
    screen.settle()
    enter_pin(screen)
    assert table.floor.called is None


def test_badge_and_pin_acknowledge_a_hand(screen: Screen, table: Table) -> None:
    to_the_floor(screen, table)
    prompt = table.round.prompt
    hold(table, "novak")
    assert table.round.prompt is prompt
    screen.settle()
    assert "E. Novak: your PIN acknowledges the hand." == screen.model.signing.property("title")
    taps(screen, ("dispute", "dispute"))
    assert "E. Novak: your PIN acknowledges the hand." == screen.model.signing.property("title")
    enter_pin(screen)
    assert table.round.prompt is not prompt


@pytest.fixture
def trusting(open_screen: OpenScreen, tmp_path: Path) -> Iterator[Screen]:
    """Yield a screen on which a called hand waits, in a house in which the floor's badge alone acknowledges it."""
    table = make_table(tmp_path, settings=settings_that_take_a_badge(50_000), shoe="shoe", badge="desk")
    for who, badge in BADGES.items():
        table.staff.set_badge(who, badge)
    screen = open_screen(table)
    to_the_floor(screen, table)
    yield screen
    table.close()


def title_of(screen: Screen) -> str:
    return str(screen.model.signing.property("title"))


def test_a_badge_alone_acknowledges_where_the_house_has_it_so(trusting: Screen) -> None:
    table, prompt = trusting.table, trusting.table.round.prompt
    assert title_of(trusting) == "Floor: hold your badge, or choose your name and enter your PIN."
    assert trusting.find("acknowledge") is None, "no badge was held"
    assert table.round.prompt is prompt
    hold(table, "haddad")
    trusting.settle()
    assert title_of(trusting) == "R. Haddad: “Acknowledge” signs with your badge."
    assert table.round.prompt is prompt
    trusting.tap("acknowledge")
    assert table.round.prompt is not prompt


def test_a_badge_alone_disputes_nothing(trusting: Screen) -> None:
    table, prompt = trusting.table, trusting.table.round.prompt
    hold(table, "haddad")
    trusting.settle()
    trusting.tap("dispute")
    assert title_of(trusting) == "R. Haddad: your PIN disputes the hand."
    trusting.tap("acknowledge")
    assert table.round.prompt is prompt
    trusting.tap("dispute")
    assert title_of(trusting) == "R. Haddad: “Acknowledge” signs with your badge."


def test_a_name_that_was_touched_takes_the_pin_at_such_a_house(trusting: Screen) -> None:
    table, prompt = trusting.table, trusting.table.round.prompt
    taps(trusting, ("signer.haddad", "acknowledge"))
    assert table.round.prompt is prompt
    enter_pin(trusting, then="acknowledge")
    assert table.round.prompt is not prompt


def test_a_badge_that_was_held_long_ago_is_asked_for_again(trusting: Screen) -> None:
    table, prompt = trusting.table, trusting.table.round.prompt
    hold(table, "haddad")
    trusting.settle()
    clock = table.clock
    assert isinstance(clock, HeldClock)
    clock.advance(ms=60_000)
    trusting.tap("acknowledge")
    assert table.round.prompt is prompt
    assert trusting.model.property("strip") == "No badge was read: hold your badge to the reader."
    assert title_of(trusting) == "Floor: hold your badge, or choose your name and enter your PIN."


def test_badge_of_a_person_who_may_not_sign_here(screen: Screen, table: Table) -> None:
    to_the_floor(screen, table)
    hold(table, "ortiz")
    assert "M. Ortiz cannot sign here: someone else must sign." == screen.model.property("strip")
    assert "" == screen.model.signing.property("signer")


def test_badge_that_stays_takes_back_no_digit(screen: Screen, table: Table) -> None:
    to_the_floor(screen, table)
    hold(table, "haddad")
    screen.settle()
    taps(screen, ("pin.2", "pin.4"))
    hold(table, "haddad")
    assert 2 == screen.model.signing.property("dots")
    hold(table, "novak")
    assert 0 == screen.model.signing.property("dots")


def test_badge_while_nobody_is_asked_to_sign(screen: Screen, table: Table) -> None:
    before = table.round.prompt
    hold(table, "ortiz")
    hold(table, "haddad")
    assert before is table.round.prompt
    assert table.dealer is not None
    assert "" == screen.model.property("strip")


def test_badges_close_a_table(screen: Screen, table: Table) -> None:
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen)
    hold(table, "tran")
    assert "J. Tran cannot sign here: someone else must sign." == screen.shift.property("strip")
    for who in ("haddad", "tran"):
        hold(table, who)
        screen.settle()
        enter_pin(screen)
    assert not is_open(table)


def test_a_badge_names_whose_the_menu_is(screen: Screen, table: Table) -> None:
    screen.tap("menu")
    hold(table, "ortiz")  # A dealer has no menu.
    assert "" == screen.menu.signing.property("signer")
    hold(table, "haddad")
    screen.settle()
    assert "R. Haddad" == screen.menu.signing.property("signer")
    assert table.authority.person is None
    taps(screen, (f"menu.pin.{digit}" for digit in PIN))
    assert table.authority.person is not None


def test_a_printer_without_paper_is_shown_in_the_header(screen: Screen, table: Table) -> None:
    def shown(state: PrinterState) -> list[str]:
        table.slips.printer_event(PrinterChanged(state, "Look at the printer."))
        screen.settle()
        return [text for text in texts(screen) if text.startswith("Printer")]

    assert ["Printer: paper out"] == shown(PrinterState.PAPER_OUT)
    assert ["Printer unknown"] == shown(PrinterState.UNKNOWN)
    assert [] == shown(PrinterState.READY)


def test_pads_ask_for_a_badge_only_where_the_reader_is_there(open_screen: OpenScreen, tmp_path: Path) -> None:
    (tmp_path / "badges").mkdir()
    table = make_table(tmp_path / "badges", badge="desk")
    screen = open_screen(table)
    table.people.badge_event(StateChanged(DeviceState.READY, "It is open."))
    taps(screen, ("menu", "menu.enter_pin"))
    assert "Hold your badge to the reader, or choose your name. Then enter your PIN." in texts(screen)
    table.people.badge_event(StateChanged(DeviceState.BACKING_OFF, "It was lost."))
    screen.settle()
    assert "Choose your name, then enter your PIN." in texts(screen)
    assert not any("badge to the reader" in words for words in texts(screen))


def test_the_dealer_beside_a_trainee_is_asked_for_a_badge(open_screen: OpenScreen, tmp_path: Path) -> None:
    (tmp_path / "badges").mkdir()
    table = make_table(tmp_path / "badges", badge="desk", signed_in=False)
    kernel_of(table).house = table.house.model_copy(update={"trainees_deal": True})
    table.staff.add(Person(id="trainee", name="The trainee", roles=frozenset({Role.TRAINEE})), PIN)
    screen = open_screen(table)
    table.people.badge_event(StateChanged(DeviceState.READY, "It is open."))
    sign_as(screen, "trainee", "signIn")
    beside = (
        "Supervising dealer for The trainee: hold your badge to the reader, or choose your name. Then enter your PIN."
    )
    assert beside in texts(screen)


def test_several_devices_that_need_attention_are_counted(screen: Screen, table: Table) -> None:
    lost = StateChanged(DeviceState.BACKING_OFF, "It was lost.")
    table.people.badge_event(lost)
    table.devices.sign_event(lost)
    screen.settle()
    assert {"Badges down", "Sign down"} <= texts(screen)
    table.slips.printer_event(PrinterChanged(PrinterState.COVER_OPEN, "The cover is open: close it."))
    screen.settle()
    assert "3 devices need attention" in texts(screen)
    assert "Badges down" not in texts(screen)


def test_a_card_at_the_wrong_seat_is_a_guided_check(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    clock = table.clock
    assert isinstance(clock, HeldClock)
    for _ in range(2):
        table.doubts.seat_event(SeatCards(3, frozenset({card("Ah")}), 0, 0))  # It was dealt to seat 5, face down.
        clock.advance(ms=4_000)
    table.floor.call("Fill or chips")
    screen.settle()
    said = " ".join(texts(screen))
    assert "Unexpected card at seat 3" in said
    assert "Check every card on the table against the screen." in said
    assert "A♥" not in said and "ace of hearts" not in said
    screen.tap("primary")
    assert not table.doubts.are_open
