"""Whole hands by touch, at the real screen."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from kiosk.core.cards import card
from kiosk.core.devices import CardUnread, DeviceState, ShoeAlarm, StateChanged
from kiosk.core.text import sentence
from kiosk.events import DeviceChanged
from kiosk.procedure import Cards, Choices, Chosen, Confirm, Floor, Placed, Prompt, Settle, Wagers
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.tables import kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at
from tests.ui.shift.people import gold, shown, texts
from tests.ui.tables import (
    BOARD,
    BONUS,
    HOLE,
    deck,
    enter_pin,
    finish,
    found,
    make_table,
    place_antes,
    shoe_deals,
    shoe_is,
    sign_as,
    split,
    taps,
    to_board,
    to_dealing,
    to_flop_bets,
)
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import CARDS_RIGHT
from ui.window.language import ENGLISH, LONGER, Language


def asks(table: Table) -> type[Prompt] | None:
    return type(table.round.prompt) if table.round.prompt else None


def face(screen: Screen, name: str) -> str:
    item = found(screen, name)
    return str(item.property("face"))


def faces(screen: Screen) -> set[str]:
    """Return the visible face of every card place on the felt."""
    return {str(item.property("face")) for item in screen.items() if item.property("face") is not None}


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_a_hand_without_a_shoe_by_touch_alone(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    place_antes(screen, table, "pocket_bonus")
    taps(screen, ("primary", "primary"))  # No more bets; shuffled.
    assert asks(table) is Cards
    taps(screen, ("primary", "primary"))  # Two each and the bonus cards were dealt unread.
    for street in split(BOARD):
        taps(screen, ("seat3.option.2x", "seat1.option.fold")) if street == "2h" else None
        taps(screen, ("secondary", "primary", f"card.{street}"))
    assert table.round.felt.row("board") == tuple(card(word) for word in split(BOARD))
    screen.tap("signer.haddad") if asks(table) is Floor else None
    while asks(table) is not Wagers:
        prompt = table.round.prompt
        if isinstance(prompt, Cards):
            place = prompt.left[0]
            screen.tap(f"card.{split(HOLE[place.seat])[place.nth]}")
        elif isinstance(prompt, Floor):
            sign_as(screen, "haddad", "acknowledge")
        else:
            screen.tap("primary")
    assert table.hand_number == 2
    assert "$5 – $25 · hand 2" in screen.model.property("limits")


def test_a_hand_with_the_shoe_takes_few_touches(screen: Screen, table: Table) -> None:
    to_board(screen, table, "six_card_bonus")
    steps = finish(screen, table)
    assert "main: Floor" in steps
    assert asks(table) is Wagers
    screen.tap("secondary")  # Repeat last bets.
    assert isinstance(table.round.draft, Placed)
    assert table.round.draft.bets[6] == {"ante": 500, "six_card_bonus": 500}


def test_each_touch_is_in_the_journal_before_it_is_on_the_screen(screen: Screen, table: Table) -> None:
    seen: list[tuple[int, str]] = []
    seats = screen.model.property("seats")
    assert isinstance(seats, Rows)
    seats.dataChanged.connect(lambda *_: seen.append((len(table.round.entries), seats.rows[1].tiles[0].amount)))
    taps(screen, ("chip.5", "seat2.spot.ante", "seat2.spot.ante"))
    assert seen == [(1, "$5"), (2, "$10")]


def test_a_refused_wager_says_why_and_changes_nothing(screen: Screen, table: Table) -> None:
    taps(screen, ("chip.25", "seat2.spot.ante", "seat2.spot.ante"))
    assert "at most $25" in shown(screen, "strip")
    assert table.round.draft == Placed({2: {"ante": 2500}})
    screen.tap("seat3.spot.ante")
    assert shown(screen, "strip") == ""


def test_a_dimmed_primary_action_names_the_missing_step(screen: Screen, table: Table) -> None:
    screen.tap("primary")
    assert "Nobody has placed a wager" in shown(screen, "strip")
    assert asks(table) is Wagers


def test_a_seat_is_cleared_and_repeats_its_own_bets(screen: Screen, table: Table) -> None:
    assert screen.find("seat1.again") is None
    to_board(screen, table)
    finish(screen, table)
    screen.tap("seat4.again")
    assert table.round.draft == Placed({4: {"ante": 500}})
    screen.tap("seat4.again")
    assert table.round.draft == Placed({})


def test_a_seat_is_offered_only_bets_that_it_may_repeat(screen: Screen, table: Table) -> None:
    shoe_is(table, DeviceState.READY)
    taps(screen, ("chip.5", "seat1.spot.ante", "seat3.spot.ante", "primary", "primary"))
    shoe_deals(table, "7dKs3sKc" + BONUS)
    for word in split(BOARD):
        screen.settle()
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
    finish(screen, table)
    offered = {f"seat{seat}.again" for seat in table.round.felt.seats if screen.find(f"seat{seat}.again") is not None}
    assert {"seat1.again", "seat3.again"} == offered


def test_undo_takes_the_last_touch_back(screen: Screen, table: Table) -> None:
    screen.tap("undo")
    assert "nothing to undo" in shown(screen, "strip")
    place_antes(screen, table)
    screen.tap("undo")
    assert table.round.draft == Placed({seat: {"ante": 500} for seat in range(1, 6)})
    taps(screen, ("seat6.spot.ante", "primary", "undo"))
    assert asks(table) is Wagers


def test_one_touch_a_decision_and_it_may_be_changed(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("seat1.option.3x", "seat2.option.fold", "seat1.option.1x"))
    draft = table.round.draft
    assert isinstance(draft, Chosen)
    assert {seat: choice.option for seat, choice in draft.choices.items()} == {1: "1x", 2: "fold"}
    assert screen.model.property("step") == "Step 3 of 11 · Flop bets"
    screen.tap("primary")
    assert "Seat 3 has not decided" in shown(screen, "strip")


def test_the_same_decision_twice_is_one_entry(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat1.option.1x")
    entries = len(table.round.entries)
    screen.tap("seat1.option.1x")
    assert len(table.round.entries) == entries


def test_all_1x_skips_players_who_have_decided(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("seat2.option.fold", "secondary"))
    draft = table.round.draft
    assert isinstance(draft, Chosen)
    assert [draft.choices[seat].option for seat in range(1, 7)] == ["1x", "fold", "1x", "1x", "1x", "1x"]


def test_a_double_tap_is_not_an_answer_to_the_next_question(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, double_tap_s=60)
    place_antes(screen, table)
    taps(screen, ("primary", "primary"))
    assert asks(table) is Confirm


def test_a_double_tap_on_the_cards_are_right_does_not_close_the_bets(screen: Screen, table: Table) -> None:
    """The bets are the question again, and nobody has answered it."""
    to_flop_bets(screen, table)
    screen.tap("secondary")
    shoe_is(table, DeviceState.ABSENT)
    shoe_is(table, DeviceState.READY)
    screen.settle()
    assert shown(screen, "primary") == f"{CARDS_RIGHT.template} →"
    screen.touch(QPointF(2, 2))  # The finger has been elsewhere.
    screen.double_tap_s = 60
    taps(screen, ("primary", "primary"))
    assert CARDS_RIGHT.template not in shown(screen, "primary")
    assert asks(table) is Choices


def test_a_double_tap_leaves_only_one_deal_unread(screen: Screen, table: Table) -> None:
    """The hole cards and the bonus cards are two deals."""
    to_dealing(screen, table)
    screen.touch(QPointF(2, 2))  # The finger has been elsewhere.
    screen.double_tap_s = 60
    taps(screen, ("secondary", "secondary"))
    prompt = table.round.prompt
    assert isinstance(prompt, Cards)
    assert prompt.places[0].spot == "six_card"


def test_a_deal_ends_early_only_with_a_second_word_and_before_the_shoe_has_dealt_a_card(
    screen: Screen, table: Table
) -> None:
    to_dealing(screen, table)
    asked = table.round.prompt
    screen.tap("secondary")
    assert shown(screen, "secondary") == "Confirm: 12 cards face down"
    assert table.round.prompt is asked, "nothing is dealt by one touch"
    shoe_deals(table, deck(table)[:2])
    screen.settle()
    assert shown(screen, "secondary") == ""
    assert shown(screen, "primary") == "Waiting for a card"


def test_a_shoe_that_is_lost_in_a_deal_leaves_no_single_touch_that_ends_it(screen: Screen, table: Table) -> None:
    to_dealing(screen, table)
    shoe_deals(table, deck(table)[:2])
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.settle()
    while table.doubts.are_open:
        screen.tap("primary")
    asked = table.round.prompt
    screen.tap("primary")
    assert shown(screen, "primary") == "Confirm: 11 cards face down →"
    assert table.round.prompt == asked, "nothing is dealt by one touch"
    screen.tap("primary")
    assert table.round.prompt != asked


def test_a_seat_forfeits_for_a_breach_of_the_rules_and_the_floor_signs(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("forfeit")
    assert screen.find("seat3.option.1x") is None
    assert "A player showed a card" in texts(screen)
    taps(screen, ("reason.exposed_by_player", "reason.3"))
    assert isinstance(table.round.prompt, Choices)
    assert 3 in table.round.prompt.options, "nobody has signed"
    sign_as(screen, "novak", "panel.sign")
    assert isinstance(table.round.prompt, Choices)
    assert 3 not in table.round.prompt.options
    (forfeit,) = [event for event in table.journal.hand(1) if "forfeit" in getattr(event.what, "answer", {})]
    assert forfeit.actor == "novak"


def test_forfeit_can_be_left(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("forfeit", "forfeit"))
    assert "A player showed a card" not in texts(screen)
    assert screen.find("seat3.option.1x") is not None


def test_nobody_deals_before_signing_in(screen: Screen) -> None:
    taps(screen, ("menu", "menu.change_dealer"))
    assert screen.find("primary") is None
    sign_as(screen, "tran", "signIn", "1111")
    assert "Wrong PIN" in shown(screen, "strip")
    enter_pin(screen, then="signIn")
    assert screen.model.property("dealer") == "J. Tran"
    assert screen.find("primary") is not None


def test_no_digit_of_a_pin_is_on_the_screen(screen: Screen, table: Table) -> None:
    taps(screen, ("menu", "menu.change_dealer"))
    screen.tap("signer.tran")
    before = sorted(str(item.property("text")) for item in screen.items() if item.property("text"))
    enter_pin(screen, "7777")
    after = sorted(str(item.property("text")) for item in screen.items() if item.property("text"))
    assert after == before
    assert screen.model.signing.property("dots") == 4
    screen.tap("pin.back")
    assert screen.model.signing.property("dots") == 3


def test_a_flush_waits_for_the_floor(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    taps(screen, ("primary",))
    while asks(table) is not Floor:
        screen.tap("primary")
    assert shown(screen, "floorTitle") == "Seat 5 · Flush, ace high"
    assert shown(screen, "floorAmount") == "$120"
    screen.tap("primary")
    assert asks(table) is Floor
    sign_as(screen, "novak", "acknowledge", "9999")
    assert "Wrong PIN" in shown(screen, "strip")
    assert asks(table) is Floor
    enter_pin(screen, then="acknowledge")
    assert asks(table) is Settle


def test_a_dispute_goes_back_to_the_cards(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    while asks(table) is not Floor:
        screen.tap("primary")
    sign_as(screen, "novak", "dispute")
    assert asks(table) is Confirm
    taps(screen, ("seat5.hand", "card.Kh", "card.Ks"))
    assert face(screen, "seat5.card.1") == "Kh"  # Seat 2 has the king of spades face up: its key is dead.
    screen.tap("card.Kd")
    assert face(screen, "seat5.card.1") == "Kh", "the floor must still answer for what was called"
    sign_as(screen, "novak", "panel.sign")
    assert face(screen, "seat5.card.1") == "Kd"
    assert asks(table) is Settle  # There is no flush any more: the hand was recalculated.


def test_a_misdeal_is_signed_by_the_floor_once_cards_are_out(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.exposed_by_dealer", "reason.misdeal", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    assert table.hand_number == 2
    assert "Hand 1 is void" in shown(screen, "strip")


def test_undo_over_moved_chips_is_the_only_key(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table, "board_bonus")
    for word in ("Tc", "Th", "5h"):  # This is a pair.
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
        screen.settle()
    taps(screen, ("primary", "undo"))
    assert gold(screen) == ["panel.sign"]
    asked = table.round.prompt
    screen.tap("primary")
    assert table.round.prompt is asked
    screen.tap("panel.sign")
    assert gold(screen) == ["primary"]


def test_a_misdeal_before_the_cards_needs_nobody(screen: Screen, table: Table) -> None:
    place_antes(screen, table)
    taps(screen, ("exceptions", "reason.voided", "reason.misdeal"))
    assert table.hand_number == 1, "a hand is void only with a word in between"
    assert gold(screen) == ["panel.sign"], "one thing to touch"
    screen.tap("primary")
    assert "Answer the open question first" in shown(screen, "strip")
    assert asks(table) is Wagers, "what was asked behind it is not answered"
    screen.tap("panel.sign")
    assert table.hand_number == 2
    assert screen.find("reason.0") is None


def test_a_key_that_says_cancel_moves_no_other(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    names = ("undo", "forfeit", "exceptions", "floor")

    def places() -> list[float]:
        return [at(screen, name).x() for name in names]

    before = places()
    for name in names[1:]:
        screen.tap(name)
        assert places() == before, name
        screen.tap(name)


def test_the_floor_is_called_and_comes(screen: Screen, table: Table) -> None:
    taps(screen, ("floor", "reason.1"))
    assert "Wager dispute" in shown(screen, "strip")
    taps(screen, ("floor", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    assert table.floor.called is None
    assert shown(screen, "strip") == ""


def test_a_card_from_the_shoe_does_not_close_a_panel(screen: Screen, table: Table) -> None:
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table)
    taps(screen, ("primary", "primary", "floor"))
    shoe_deals(table, deck(table)[:2])
    screen.tap("reason.0")
    assert table.floor.called is not None


def test_hidden_cards_are_nowhere(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    assert faces(screen) == {"back", ""}
    taps(screen, ("secondary", "primary", "secondary"))
    dead = [item.objectName() for item in screen.items() if item.property("live") is False]
    assert dead == []  # Eighteen cards have been read, and none of them is face up.
    screen.tap("card.9c")
    assert faces(screen) == {"9c", "back", ""}


def test_a_hidden_card_is_refused_without_saying_where_it_is(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary", "secondary", "card.Ah"))
    assert shown(screen, "strip").endswith("That card is already in this hand: stop, and call the floor.")
    assert faces(screen) == {"back", ""}


def test_the_grid_opens_by_itself_only_without_a_shoe(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    assert screen.find("card.9c") is None
    shoe_is(table, DeviceState.DEGRADED)
    screen.settle()
    assert screen.find("card.9c") is not None
    screen.tap("secondary")
    assert screen.find("card.9c") is None


def test_a_face_up_card_is_dead_in_the_grid(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary", "secondary", "card.9c", "secondary", "primary", "secondary"))
    entries = len(table.round.entries)
    screen.tap("card.9c")
    assert len(table.round.entries) == entries
    key = found(screen, "card.9c")
    assert key.property("live") is False


def test_a_touch_between_the_keys_reaches_nothing_below(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary", "secondary", "card.9c", "cardWrong"))
    entries = len(table.round.entries)
    left = found(screen, "card.9s")
    for row in range(4):
        at = left.mapToScene(QPointF(left.width() + 5, left.height() / 2 + row * (left.height() + 10)))
        screen.touch(at)
    assert len(table.round.entries) == entries
    assert screen.model.property("keysOpen")


def test_a_misread_card_is_corrected(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    shoe_deals(table, "9h")
    screen.settle()
    taps(screen, ("cardWrong", "card.9h", "card.Tc"))
    assert face(screen, "board.0") == "9h", "the shoe has read it: one finger does not say otherwise"
    sign_as(screen, "novak", "panel.sign")
    assert face(screen, "board.0") == "Tc"
    screen.tap("spot.board")  # Only one card is there, so it is that one.
    taps(screen, ("card.9h", "signer.novak"))
    enter_pin(screen, then="panel.sign")
    assert face(screen, "board.0") == "9h"


def test_the_next_place_glows(screen: Screen, table: Table) -> None:
    to_dealing(screen, table)
    shoe_deals(table, deck(table)[:4])
    screen.settle()
    due = {item.objectName() for item in screen.items() if item.property("due") == 2}
    assert due == {"seat3.card.0"}


def test_a_shoe_that_was_away_is_not_trusted(screen: Screen, table: Table) -> None:
    to_dealing(screen, table)
    shoe_deals(table, deck(table)[:6])
    shoe_is(table, DeviceState.BACKING_OFF)
    shoe_is(table, DeviceState.READY)
    screen.settle()
    assert "Check every card" in shown(screen, "instruction")
    shoe_deals(table, deck(table)[6:8])
    screen.settle()
    assert "Check every card and confirm" in shown(screen, "strip")
    screen.tap("primary")
    shoe_deals(table, deck(table)[6:8])
    assert isinstance(table.round.prompt, Cards)
    assert table.round.prompt.dealt == 4


def test_an_alarm_lasts_until_it_is_cleared(screen: Screen, table: Table) -> None:
    table.shoe.event(ShoeAlarm("05", "The cover of the shoe is open. Close it."))
    screen.settle()
    assert "cover" in shown(screen, "strip")
    screen.tap("clearAlarm")
    assert shown(screen, "strip") == ""
    assert screen.find("clearAlarm") is None


def test_device_reports_are_in_the_language_of_the_screen(screen: Screen, table: Table) -> None:
    language = Language()
    language.speak(LONGER)
    what = sentence("The shoe reports error {number}: check the shoe.", number=9)
    table.shoe.event(ShoeAlarm("E9", what))
    screen.settle()
    assert shown(screen, "strip").endswith("Thea shoeae reportsaei errorae 9: checkae thea shoeae.")
    language.speak(ENGLISH)
    event = table.journal.event(table.journal.last_seq())
    assert event is not None
    assert event.of(DeviceChanged).why == "The shoe reports error 9: check the shoe."


def test_an_unread_card_is_entered_by_hand(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    table.shoe.event(CardUnread(0))
    screen.settle()
    assert "enter it by hand" in shown(screen, "strip")
    screen.tap("card.9c")  # The grid has opened automatically.
    assert face(screen, "board.0") == "9c"
    assert screen.find("card.9d") is None, "the next card is the shoe's again"


def test_a_stopped_table_shows_one_sentence_and_nothing_to_touch(screen: Screen, table: Table) -> None:
    kernel_of(table).stopped = "The journal was changed by somebody else."
    table.devices.changed("camera", StateChanged(DeviceState.READY, ""))
    screen.settle()
    assert shown(screen, "stopped") == table.stopped
    assert screen.find("primary") is None


def test_the_menu_covers_no_half_of_a_deck(open_screen: OpenScreen, table: Table) -> None:
    """Keys of the full width make way for the menu; the felt behind them is not touched."""
    screen = open_screen(table, (1280, 800))
    to_flop_bets(screen, table)
    shoe_is(table, DeviceState.ABSENT)
    taps(screen, ("secondary", "primary"))
    assert screen.find("keysTitle") is not None
    screen.tap("menu")
    assert screen.find("keysTitle") is None
    assert not any(item.isEnabled() for item in screen.items() if item.objectName() == "seat1.hand")
    assert problems(screen) == []
    screen.tap("menu")
    assert screen.find("keysTitle") is not None


@pytest.mark.parametrize(
    ("sources", "sources_shown"),
    [({"camera": "eye"}, {"Camera"}), ({"camera": "eye", "shoe": "shoe"}, {"Shoe"})],
    ids=["the camera", "the shoe"],
)
def test_header_names_the_card_sources(
    open_screen: OpenScreen, tmp_path: Path, sources: dict[str, Any], sources_shown: set[str]
) -> None:
    """It names another device only if something is wrong."""
    table = make_table(tmp_path, **sources)
    screen = open_screen(table)
    for family in ("camera", "shoe"):
        table.devices.changed(family, StateChanged(DeviceState.READY, ""))
    screen.settle()
    assert sources_shown == {"Camera", "Shoe"} & texts(screen)
    table.devices.changed("camera", StateChanged(DeviceState.BACKING_OFF, ""))
    screen.settle()
    assert "Camera down" in texts(screen)


def test_a_shoe_that_was_unplugged_is_reported_in_a_strip(screen: Screen, table: Table) -> None:
    assert shown(screen, "strip") == "", "nobody misses a shoe that was never there"
    shoe_is(table, DeviceState.READY)
    shoe_is(table, DeviceState.ABSENT)
    screen.settle()
    assert "The shoe is unplugged" in shown(screen, "strip")
    shoe_is(table, DeviceState.READY)
    screen.settle()
    assert shown(screen, "strip") == ""
