"""Unintended touches are harmless, and the screen explains puzzling ones."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest

from kiosk.core.devices import DeviceState
from kiosk.procedure import Choice, Chosen, Placed
from kiosk.staff import Staff
from kiosk.table import Table, reopen
from tests.sizes import only_whole
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at, hand, palm, press, release, rest, swipe, together
from tests.ui.shift.people import closed_table, shown, texts
from tests.ui.tables import (
    BOARD,
    HASHER,
    PIN,
    enter_pin,
    finish,
    open_page,
    place_antes,
    shoe_deals,
    shoe_is,
    split,
    taps,
    to_board,
    to_floor,
    to_flop_bets,
)
from tests.ui.walk import problems
from ui.app import Screen

DAY_MS = 86_400_000
SLID = "Swipe ignored. Touch, then lift."
TWO = "Two fingers at once. Nothing was entered: touch with one."
LATE = "The question changed as you touched: touch ignored. Look again."


def strip(screen: Screen) -> object:
    return screen.model.property("strip")


def decided(table: Table) -> dict[int, str]:
    """Return the decision of each seat so far."""
    draft = table.round.draft
    return {seat: choice.option for seat, choice in draft.choices.items()} if isinstance(draft, Chosen) else {}


def entries(table: Table) -> int:
    return len(table.round.entries)


def test_two_people_decide_in_the_same_frame(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    together(screen, [at(screen, "seat1.option.1x"), at(screen, "seat5.option.3x")])
    assert decided(table) == {1: "1x", 5: "3x"}


def test_two_fingers_on_two_options_of_one_seat(screen: Screen, table: Table) -> None:
    """Neither is entered, because nobody can tell which of them was meant."""
    to_flop_bets(screen, table)
    together(screen, [at(screen, "seat1.option.1x"), at(screen, "seat1.option.3x")])
    assert decided(table) == {}
    screen.tap("seat1.option.3x")
    assert decided(table) == {1: "3x"}


def test_two_people_touch_the_primary_action(screen: Screen, table: Table) -> None:
    place_antes(screen, table)
    place = at(screen, "primary")
    together(screen, [place - QPointF(30, 0), place + QPointF(30, 0)])
    assert [entry for entry in table.round.entries if not entry.note] == []
    assert strip(screen) == TWO
    screen.tap("primary")
    assert [type(entry.answer) for entry in table.round.entries if not entry.note] == [Placed]


def test_the_primary_action_and_undo_in_the_same_frame(screen: Screen, table: Table) -> None:
    """The bets are closed: the other finger touched the question before, which is said."""
    place_antes(screen, table)
    together(screen, [at(screen, "primary"), at(screen, "undo")])
    assert [type(entry.answer) for entry in table.round.entries if not entry.note] == [Placed]
    assert strip(screen) == LATE


def test_a_double_tap_on_a_key_is_one_card(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    shoe_is(table, DeviceState.ABSENT)
    taps(screen, ("secondary", "primary"))
    place = at(screen, "card.2h")
    for _ in range(2):
        press(screen, [place])
        release(screen, [place])
    screen.settle()
    assert [slot.card.text for slot in table.round.felt.cards["board", 0] if slot.card] == ["2h"]
    assert strip(screen) == "The shoe is unplugged: plug it in, or enter each card by hand."


def test_a_swipe_across_the_seats_decides_nothing_and_the_strip_says_so(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    before = entries(table)
    for start, end in (("seat1.option.1x", "seat6.option.1x"), ("seat2.option.1x", "primary"), ("undo", "primary")):
        swipe(screen, at(screen, start), at(screen, end))
        assert strip(screen) == SLID
        assert problems(screen) == []
    assert entries(table) == before


def test_a_swipe_that_ends_on_its_own_target_is_none_of_it(screen: Screen, table: Table) -> None:
    """The primary action is wide enough for a swipe along it, which is not a touch either."""
    to_flop_bets(screen, table)
    screen.tap("secondary")
    prompt = table.round.prompt
    place = at(screen, "primary")
    swipe(screen, place - QPointF(70, 0), place + QPointF(70, 0))
    assert table.round.prompt is prompt and strip(screen) == SLID
    screen.tap("primary")
    assert table.round.prompt is not prompt and strip(screen) == ""


@pytest.mark.parametrize("page", ["history", "rules", "screen"])
def test_a_page_is_not_swiped_and_says_so(screen: Screen, page: str) -> None:
    open_page(screen, page)
    place = at(screen, f"{page}.close")
    swipe(screen, place - QPointF(0, 600), place - QPointF(0, 200))
    assert shown(screen, "strip") == f"✕  {SLID}"
    palm(screen, place)
    assert shown(screen, "strip") == "✕  Palm ignored. Use one finger."
    assert problems(screen) == []
    screen.tap(f"{page}.close")
    assert strip(screen) == ""


def test_a_closed_table_says_that_a_palm_touched_nothing(open_screen: OpenScreen, tmp_path: Path) -> None:
    screen = open_screen(closed_table(tmp_path))
    palm(screen, at(screen, "menu"))
    assert screen.shift.property("page") == "game"
    assert shown(screen, "strip") == "✕  Palm ignored. Use one finger."


def test_a_finger_that_slips_within_its_target_counts(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    place = at(screen, "seat1.option.1x")
    swipe(screen, place, place + QPointF(6, 4))
    assert decided(table) == {1: "1x"}


@pytest.mark.parametrize("name", ["primary", "seat3.option.2x", "undo"])
def test_a_palm_touches_nothing_and_the_strip_says_so(screen: Screen, table: Table, name: str) -> None:
    to_flop_bets(screen, table)
    screen.tap("secondary")
    before, prompt = entries(table), table.round.prompt
    palm(screen, at(screen, name))
    assert (entries(table), table.round.prompt) == (before, prompt)
    assert strip(screen) == "Palm ignored. Use one finger."
    screen.tap("primary")
    assert table.round.prompt is not prompt and strip(screen) == ""


def test_a_palm_that_lands_finger_by_finger(screen: Screen, table: Table) -> None:
    """The first finger of the palm was on a button; its release is not a touch of that button."""
    to_flop_bets(screen, table)
    before = entries(table)
    place = at(screen, "seat1.option.1x")
    places = [place, place + QPointF(60, 10), place + QPointF(120, 0), place + QPointF(30, 70)]
    for count in range(1, len(places) + 1):
        press(screen, places[:count])
    for finger in range(len(places)):
        release(screen, places[: finger + 1])
    screen.settle()
    assert entries(table) == before


def test_an_option_that_goes_while_a_finger_rests_on_it(screen: Screen, table: Table) -> None:
    """The shoe's card closes the bets under the finger: the touch decides nothing in the next round."""
    to_flop_bets(screen, table)
    screen.tap("secondary")
    rest(screen, at(screen, "seat1.option.3x"), lambda: shoe_deals(table, split(BOARD)[0]))
    assert decided(table) == {}
    assert strip(screen) == "The question changed as you touched: touch ignored. Look again."
    bets = [entry.answer for entry in table.round.entries if isinstance(entry.answer, Chosen) and not entry.note]
    assert [bet.choices[1] for bet in bets] == [Choice("1x")]


def test_the_pin_of_a_former_employee_is_refused(screen: Screen, table: Table) -> None:
    """Somebody leaves the house while their PIN is on the pad: it is refused, and the hand waits for another."""
    to_floor(screen, table)
    screen.tap("signer.haddad")
    enter_pin(screen)
    table.staff.deactivate("haddad")
    before = table.round.prompt
    screen.tap("acknowledge")
    assert strip(screen) == "R. Haddad no longer works here: choose another."
    assert table.round.prompt is before
    taps(screen, ("signer.novak",))
    enter_pin(screen, then="acknowledge")
    assert table.round.prompt is not before
    assert screen.find("signer.haddad") is None


def test_the_dealer_is_taken_off_elsewhere_while_the_hand_is_dealt(
    screen: Screen, table: Table, tmp_path: Path
) -> None:
    """The dealer who signed in deals the hand to its end, even if the house has dismissed them meanwhile."""
    to_board(screen, table)
    elsewhere = Staff.load(tmp_path / "staff.json", table.clock, hasher=HASHER)
    elsewhere.deactivate("ortiz")
    finish(screen, table)
    assert table.hand_number == 2


@only_whole
def test_the_screen_is_resized_in_mid_hand(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat1.option.2x")
    for width, height in ((1280, 800), (3840, 2160), (1366, 768)):
        screen.window.resize(width, height)
        screen.settle()
        assert problems(screen) == []
        assert decided(table)[1] == "2x"
    taps(screen, ("seat2.option.3x", "secondary", "primary"))
    for card in split(BOARD):
        shoe_deals(table, card)
        screen.settle()
        if decided(table) == {} and table.round.prompt is not None and screen.model.property("kind") == "choices":
            taps(screen, ("secondary", "primary"))
    finish(screen, table)
    assert table.hand_number == 2


def test_the_screen_is_resized_under_a_finger(screen: Screen, table: Table) -> None:
    """The button has moved away from the finger: nothing is decided."""
    to_flop_bets(screen, table)
    before = entries(table)
    rest(screen, at(screen, "seat5.option.1x"), lambda: screen.window.resize(1280, 800))
    assert entries(table) == before
    assert "resized as you touched" in shown(screen, "strip")


def test_a_touch_that_the_system_took_away_is_no_finger_any_more(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    place = at(screen, "seat5.option.1x")
    press(screen, [place])
    QCoreApplication.sendEvent(screen.window, QTouchEvent(QEvent.Type.TouchCancel, hand()))
    screen.window.resize(1280, 800)
    screen.settle()
    assert shown(screen, "strip") == ""
    release(screen, [place])


@pytest.mark.parametrize("days", [1, -1])
def test_the_clock_jumps_by_a_day_in_mid_hand(screen: Screen, table: Table, days: int) -> None:
    to_flop_bets(screen, table)
    assert isinstance(table.clock, HeldClock)
    table.clock.ms += days * DAY_MS
    for card in split(BOARD):
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, card)
    screen.settle()
    finish(screen, table)
    assert table.hand_number == 2
    events = [event for event in table.journal.events() if event.hand == 1]
    assert reopen({table.game.key: table.game}, events).settlement is not None


def test_a_lock_is_not_ended_by_setting_the_clock(screen: Screen, table: Table) -> None:
    """Five wrong PINs lock a person for some minutes of real time, with any setting of the clock."""
    to_floor(screen, table)
    screen.tap("signer.haddad")
    for _ in range(5):
        enter_pin(screen, "1368", then="acknowledge")
    assert isinstance(table.clock, HeldClock)
    table.clock.ms += DAY_MS
    enter_pin(screen, PIN)
    before = table.round.prompt
    screen.tap("acknowledge")
    assert table.round.prompt is before
    assert str(strip(screen)).startswith("R. Haddad is locked out until")


@pytest.mark.parametrize("targets", [(), ("menu",), ("menu", "menu.history")], ids=["felt", "menu", "page"])
def test_a_keyboard_does_nothing(screen: Screen, table: Table, targets: tuple[str, ...]) -> None:
    """No key moves a focus, touches a target, enters a digit, or closes a page."""
    to_flop_bets(screen, table)
    taps(screen, targets)
    before = (table.journal.last_seq(), texts(screen))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_1):
        QTest.keyClick(screen.window, key)
    for key in (Qt.Key.Key_F4, Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_Back, Qt.Key.Key_Menu):
        QTest.keyClick(screen.window, key, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(screen.window, key, Qt.KeyboardModifier.AltModifier)
    screen.settle()
    assert before == (table.journal.last_seq(), texts(screen))
    assert screen.window.isVisible() and screen.window.activeFocusItem() is screen.window.contentItem()
