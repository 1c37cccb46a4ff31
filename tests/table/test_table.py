"""A table from the first wager to the last payout: restarts, refusals, a shoe that dies, the floor."""

import pytest

from kiosk.archive import exported, steps
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, StateChanged
from kiosk.core.errors import NotAuthorized
from kiosk.events import Answered, CardCameEarly, CardRefused, ShoeDoubted, Undone
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choices, Confirm, Felt, Floor, Place, Placed, SeatStatus, Settle, Settler, Wagers
from kiosk.table import Table
from tests.dealt import DECK, asked, asks, deal, deal_to_flop_bets, picture, play_on, plug_in, read, refused, wager
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, void

BOARD_OF_NINES = "Ah 2c 7d Kh 3c 8d Qh Jh Th 4s 9h 9c 9d"


SIGNED = FLOOR, PINS[FLOOR]


def journal_length(table: Table) -> int:
    return table.journal.head[0]


def test_a_hand_goes_on_after_a_restart_at_every_step(house: House) -> None:
    cards = iter([card(text) for text in BOARD_OF_NINES.split()])
    table = house.table
    for seat in (1, 2, 5):
        table.play.place(seat, "ante", 500)
        table.play.place(seat, "board_bonus", 250)
    table.play.place(5, "six_card_bonus", 500)
    table.shoe.event(CardRead(next(cards), 0))
    asked = set()
    while table.hand_number == 1:
        asked.add(type(table.round.prompt))
        before = picture(table)
        table = house.restart()
        assert picture(table) == before
        plug_in(table)
        assert table.doubts.are_open == bool(table.round.felt.cards)
        if table.doubts.are_open:
            table.doubts.confirm_cards()
        play_on(table, cards)
    assert asked == {Cards, Choices, Floor, Settle, Confirm}
    record = next(exported(table.journal))
    net = {seat["seat"]: seat["total"]["net"] for seat in record["result"]["seats"]}
    # Three nines: the board pays 30 to 1 on 2.50; trips pay 3 to 1 on 20; seat 5 loses its 6 Card bet.
    assert net == {1: 7500 + 6000, 2: 7500 + 6000, 5: 7500 + 6000 - 500}
    assert record["result"]["house_net"] == -40_000


def test_an_exported_hand_settles_to_the_same_result(house: House) -> None:
    cards = iter([card(text) for text in DECK.split()])
    wager(house.table)
    house.table.shoe.event(CardRead(next(cards), 0))
    while house.table.hand_number == 1:
        play_on(house.table, cards)
    record = next(exported(house.table.journal))
    assert Settler(GAMES, house.settings.games).settle(record) == record["result"]


def test_recall_marks_each_line_and_tells_the_whole_hand(house: House) -> None:
    cards = iter([card(text) for text in DECK.split()])
    wager(house.table)
    house.table.shoe.event(CardRead(next(cards), 0))
    while house.table.hand_number == 1:
        play_on(house.table, cards)
    lines = list(steps(house.table.journal, 1))
    assert all(line.startswith("RECALL hand 1  ") for line in lines)
    assert any("Method of Play 5: Reveal the flop. 9d [shoe]" in line for line in lines)
    assert any("seat 5 pay $120 (Flush, king high)" in line for line in lines)
    with refused("no_hand"):
        list(steps(house.table.journal, 9))


def test_a_hand_in_progress_is_neither_recalled_nor_exported(house: House) -> None:
    deal_to_flop_bets(house.table)
    with refused("in_hand"):
        list(steps(house.table.journal, 1))
    assert list(exported(house.table.journal)) == []


def test_last_bets_are_placed_again_with_one_touch(house: House) -> None:
    cards = iter([card(text) for text in DECK.split()])
    table = house.table
    with refused("no_last_bets"):
        table.play.repeat_bets()
    wager(table)
    table.shoe.event(CardRead(next(cards), 0))
    while table.hand_number == 1:
        play_on(table, cards)
    table.play.place(2, "ante", 1000)
    table.play.repeat_bets()
    assert table.round.draft == Placed({1: {"ante": 500}, 2: {"ante": 1000}, 5: {"ante": 500}})


@pytest.mark.parametrize(
    ("seat", "spot", "cents", "code"),
    [
        (1, "ante", 2501, "ante"),
        (1, "six_card_bonus", 1001, "six_card_bonus"),
        (1, "ante", -500, "amount"),
        (7, "ante", 500, "seat"),
        (1, "blind", 500, "spot"),
    ],
)
def test_a_wager_off_the_limits_is_refused_at_once(house: House, seat: int, spot: str, cents: int, code: str) -> None:
    before, length = picture(house.table), journal_length(house.table)
    with refused(code):
        house.table.play.place(seat, spot, cents)
    assert (picture(house.table), journal_length(house.table)) == (before, length)


def test_wagers_below_the_limits_are_refused_when_the_bets_are_closed(house: House) -> None:
    house.table.play.place(1, "ante", 250)
    with refused("ante"):
        house.table.play.proceed()
    house.table.play.place(1, "ante", 250)
    house.table.play.place(2, "board_bonus", 500)
    assert not house.table.play.can_proceed
    with refused("ante"):
        house.table.play.proceed()
    house.table.play.clear_wagers(2)
    house.table.play.proceed()
    assert asks(house.table, Confirm)


def test_a_wager_after_the_cards_are_out_is_refused(house: House) -> None:
    deal_to_flop_bets(house.table)
    with refused("bets_closed"):
        house.table.play.place(1, "ante", 500)


def test_the_first_card_from_the_shoe_closes_the_bets(house: House) -> None:
    wager(house.table)
    house.table.shoe.event(read("Ah"))
    assert house.table.round.felt.who(SeatStatus.IN) == (1, 2, 5)
    assert asks(house.table, Cards)


def test_a_card_nobody_asked_for_changes_nothing(house: House) -> None:
    before, length = picture(house.table), journal_length(house.table)
    house.table.shoe.event(read("Ah"))
    assert house.table.notice == "No card is due now: put it aside face down, and call the floor."
    assert (picture(house.table), journal_length(house.table)) == (before, length)


def test_a_card_before_all_have_decided_holds_the_hand_and_changes_nothing_else(house: House) -> None:
    deal_to_flop_bets(house.table)
    house.table.play.choose(1, "1x")
    before, length = picture(house.table), journal_length(house.table)
    house.table.shoe.event(read("9d"))
    assert house.table.notice == "Seat 2 has not decided yet."
    early, called = house.table.journal.events(length + 1)
    assert (early.of(CardCameEarly).card, called.kind) == ("9d", "floor_called")
    assert picture(house.table)[:11] == before[:11]
    with refused("suspended"):
        house.table.play.choose(2, "1x")


def test_the_same_card_twice_is_refused_and_a_hidden_card_is_not_named(house: House) -> None:
    wager(house.table)
    deal(house.table, "Ah 2c")
    before, length = picture(house.table), journal_length(house.table)
    house.table.shoe.event(read("Ah"))
    assert house.table.notice == "That card is already in this hand: stop, and call the floor."
    refused_card, doubt = house.table.journal.events(length + 1)
    assert (refused_card.of(CardRefused).card, refused_card.of(CardRefused).source) == ("Ah", "shoe")
    assert doubt.of(ShoeDoubted).why == house.table.notice
    assert picture(house.table) == before and house.table.doubts.are_open
    house.table.shoe.event(read("9d"))
    assert picture(house.table) == before, "the next card does not take its place"


def test_an_unread_card_goes_down_unread_and_is_entered_when_it_is_turned(table: Table) -> None:
    table.play.place(1, "ante", 500)
    table.play.place(1, "pocket_bonus", 500)
    table.shoe.event(CardUnread(0))
    assert "enter it when it is turned over" in table.notice
    deal(table, "Kh Qh Jh Th 4s")
    for text in ("9d", "Kd", "2d"):
        table.play.choose_all("1x")
        table.shoe.event(read(text))
    prompt = table.round.prompt
    assert isinstance(prompt, Cards) and prompt.turning
    assert prompt.left == (Place(Felt.HOLE, 1, 0),)
    with refused("duplicate_card"):
        table.play.enter_card(card("9d"))
    table.play.enter_card(card("Ks"))
    assert asks(table, Settle)
    assert asked(table, Settle).items[0].pay == 2000


def test_an_unread_face_up_card_must_be_entered(house: House) -> None:
    deal_to_flop_bets(house.table)
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    house.table.shoe.event(CardUnread(0))
    assert house.table.notice == "The shoe could not read that card: enter it by hand."
    house.table.play.enter_card(card("9d"))
    assert asks(house.table, Choices)


def test_a_shoe_alarm_lasts_until_the_shoe_ends_it(house: House) -> None:
    house.table.shoe.event(ShoeAlarm("E3", "The shoe could not read a card."))
    wager(house.table)
    assert house.table.shoe.alarm == "The shoe could not read a card."
    house.table.shoe.event(ShoeAlarm("E3", "", over=True))
    assert house.table.shoe.alarm == ""


def test_an_alarm_that_never_ends_by_itself_is_cleared_by_the_dealer(house: House) -> None:
    house.table.shoe.event(ShoeAlarm("cut-card", "The cut card came out."))
    house.table.shoe.clear_alarm()
    assert house.table.shoe.alarm == ""


def test_each_alarm_lasts_until_it_ends_or_is_cleared(house: House) -> None:
    """An error that comes and goes removes no other alarm."""
    shoe = house.table.shoe
    shoe.event(ShoeAlarm("preset", "Call the floor."))
    shoe.event(ShoeAlarm("E3", "A button was pressed."))
    assert shoe.alarm == "A button was pressed."
    shoe.event(ShoeAlarm("E3", "A button was pressed.", over=True))
    assert shoe.alarm == "Call the floor."
    shoe.event(ShoeAlarm("E7", "It waited too long."))
    shoe.clear_alarm()
    assert shoe.alarm == "Call the floor."
    shoe.clear_alarm()
    assert shoe.alarm == ""


def test_the_card_behind_one_that_could_not_be_read_does_not_take_its_place(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.play.proceed()
    table.shoe.event(CardUnread(0))
    assert table.shoe.is_unread and not table.doubts.are_open
    before = picture(table)
    table.shoe.event(read("9d"))
    assert (before, True) == (picture(table), table.doubts.are_open)
    table.doubts.confirm_cards()
    table.play.enter_card(card("Kd"))
    seen = table.round.felt.seen
    assert (card("Kd") in seen, card("9d") in seen) == (True, False)


def test_a_damaged_message_may_have_been_a_card_so_the_cards_are_confirmed(house: House) -> None:
    wager(house.table)
    deal(house.table, "Ah 2c")
    house.table.shoe.event(ShoeAlarm("damaged", "The shoe sent something that cannot be read.", doubts_cards=True))
    assert house.table.doubts.are_open
    house.table.shoe.event(read("Kh"))
    assert asked(house.table, Cards).dealt == 2


def test_no_hand_at_a_closed_table(house: House) -> None:
    house.table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    with refused("closed"):
        house.table.play.place(1, "ante", 500)
    with refused("closed"):
        house.table.people.sign_in(DEALER, PINS[DEALER])


def test_no_hand_without_a_dealer(house: House) -> None:
    house.table.people.sign_out()
    with refused("no_dealer"):
        house.table.play.place(1, "ante", 500)


def test_a_shoe_that_comes_back_is_not_believed_until_the_cards_are_confirmed(table: Table) -> None:
    wager(table)
    deal(table, "Ah 2c")
    table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The cable is out."))
    table.play.deal_unread(1)
    plug_in(table)
    assert table.doubts.are_open
    table.shoe.event(read("Kh"))
    assert table.notice == "Check every card and confirm, then continue."
    table.doubts.confirm_cards()
    deal(table, "Kh")
    assert asked(table, Cards).dealt == 4


def test_a_hand_is_dealt_without_a_shoe(table: Table) -> None:
    table.play.place(3, "ante", 500)
    table.play.place(3, "six_card_bonus", 500)
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    table.play.deal_unread()
    for text in ("9d", "Kd", "2d"):
        table.play.choose(3, "2x")
        table.play.proceed()
        table.play.enter_card(card(text))
    spots = []
    for text in ("Ks", "Kh", "3c", "4c", "5c", "Kc"):
        prompt = table.round.prompt
        if isinstance(prompt, Settle):
            table.play.proceed()
            prompt = table.round.prompt
        assert isinstance(prompt, Cards) and prompt.turning
        spots.append(prompt.left[0].spot)
        table.play.enter_card(card(text))
    assert spots == ["hole", "hole", "six_card", "six_card", "six_card", "six_card"]
    assert asks(table, Settle)
    assert asked(table, Settle).items[0].pay == 2500


def test_a_hand_that_comes_to_unread_cards_needs_only_those_that_count(table: Table) -> None:
    table.play.place(3, "ante", 500)
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    table.play.deal_unread()
    table.play.choose(3, "fold")
    table.play.proceed()
    for text in ("9d", "Kd", "2d"):
        table.play.enter_card(card(text))
    assert asks(table, Confirm)
    table.play.proceed()
    assert table.hand_number == 2


def test_undo_takes_back_one_entry_at_a_time_to_the_very_beginning(house: House) -> None:
    table = house.table
    cards = iter([card(text) for text in DECK.split()])
    pictures = [picture(table)]
    for seat in (1, 2, 5):
        table.play.place(seat, "ante", 500)
        pictures.append(picture(table))
    table.play.proceed()
    pictures.append(picture(table))
    table.play.proceed()
    while not asks(table, Settle):
        pictures.append(picture(table))
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            table.play.choose_all("1x")
            pictures.append(picture(table))
            table.play.proceed()
        else:
            play_on(table, cards)
    for before in reversed(pictures):
        table.play.undo(signatures=(SIGNED,))
        assert picture(table) == before
        table = house.restart()
        plug_in(table)
        assert picture(table) == before
    with refused("nothing_to_undo"):
        table.play.undo()


def test_undone_answer_stays_in_the_journal_with_its_actor(table: Table) -> None:
    """If cards have come since, the floor signs for the undo, and its name is recorded too."""
    deal_to_flop_bets(table)
    with refused("unsigned"):
        table.play.undo()
    while not asks(table, Wagers):
        table.play.undo(signatures=(SIGNED,))
    table.play.place(1, "ante", 500)
    table.play.proceed()
    deal(table, " ".join(DECK.split()[:10]))
    assert asks(table, Choices)
    events = list(table.journal.events())
    placed = [event for event in events if event.kind == "answered" and "placed" in event.of(Answered).answer]
    assert [event.of(Answered).answer["placed"]["1"]["ante"] for event in placed] == [500, 1000]
    undone = [event for event in events if event.kind == "undone"]
    assert {event.actor for event in (*placed, *undone)} == {DEALER}
    assert (FLOOR,) in [event.of(Undone).signed_by for event in undone]


def test_a_corrected_card_recalculates_the_hand_and_asks_again_for_invalid_answers(house: House) -> None:
    table = house.table
    cards = iter([card(text) for text in DECK.split()])
    wager(table)
    table.shoe.event(CardRead(next(cards), 0))
    while not asks(table, Floor):
        play_on(table, cards)
    table.floor.dispute(FLOOR, PINS[FLOOR])
    assert asked(table, Confirm).check_cards
    table.rulings.correct(Place("board", 0, 2), card("2h"), (FLOOR, PINS[FLOOR]))
    assert asks(table, Settle), "no flush any more, so the floor is not asked"
    assert [(item.seat, item.take) for item in asked(table, Settle).items] == [(5, 2000), (2, 2000), (1, 0)]
    before = picture(table)
    table = house.restart()
    assert picture(table) == before


def test_a_dispute_that_finds_the_cards_right_asks_the_floor_again(table: Table) -> None:
    cards = iter([card(text) for text in DECK.split()])
    wager(table)
    table.shoe.event(CardRead(next(cards), 0))
    while not asks(table, Floor):
        play_on(table, cards)
    called = table.round.prompt
    table.floor.dispute(FLOOR, PINS[FLOOR])
    table.play.proceed()
    assert table.round.prompt == called


@pytest.mark.parametrize(
    ("place", "text", "code"),
    [
        (Place("board", 0, 0), "Kd", "duplicate_card"),
        (Place("hole", 1, 0), "5c", "not_up"),
        (Place("board", 0, 3), "5c", "not_up"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(house: House, place: Place, text: str, code: str) -> None:
    deal_to_flop_bets(house.table)
    for board in ("9d", "Kd"):
        house.table.play.choose_all("1x")
        house.table.shoe.event(read(board))
    before, length = picture(house.table), journal_length(house.table)
    with refused(code):
        house.table.rulings.correct(place, card(text))
    assert picture(house.table) == before
    written = [event.of(CardRefused).card for event in house.table.journal.events(length + 1)]
    assert written == ([text] if code == "duplicate_card" else [])


def test_a_forfeited_seat_decides_nothing_more_and_loses_its_bets(table: Table) -> None:
    cards = iter([card(text) for text in DECK.split()[10:]])
    deal_to_flop_bets(table)
    table.play.choose(5, "3x")
    table.play.forfeit(5, "", SIGNED)
    assert asked(table, Choices).seats == (1, 2)
    with refused("forfeit"):
        table.play.forfeit(5)
    with refused("forfeit"):
        table.play.forfeit(3)
    while table.hand_number == 1:
        play_on(table, cards)
    result = next(exported(table.journal))["result"]
    assert result["seats"][2]["forfeited"] and result["seats"][2]["total"]["net"] == -500


def test_a_misdeal_with_cards_out_needs_the_floor_and_returns_every_wager(house: House) -> None:
    deal_to_flop_bets(house.table)
    assert house.table.rulings.misdeal_needs_floor
    with refused("same_person"):
        void(house.table, DEALER, PINS[DEALER])
    void(house.table, FLOOR, PINS[FLOOR])
    assert house.table.notice == "Hand 1 is void: return every wager."
    assert house.table.hand_number == 2 and asks(house.table, Wagers)
    assert any("VOID: The floor voids the hand" in line for line in steps(house.table.journal, 1))


def test_a_misdeal_before_the_cards_needs_no_floor(house: House) -> None:
    with refused("not_due"):
        void(house.table)
    wager(house.table)
    void(house.table)
    assert house.table.hand_number == 2


def test_a_flush_waits_for_the_floor_and_the_dealer_cannot_be_the_floor(table: Table) -> None:
    table.people.sign_in(BOTH, PINS[BOTH])
    cards = iter([card(text) for text in DECK.split()])
    wager(table)
    table.shoe.event(CardRead(next(cards), 0))
    while not asks(table, Floor):
        play_on(table, cards)
    before = picture(table)
    with refused("not_now"):
        table.play.proceed()
    for person, pin, code in (
        (BOTH, PINS[BOTH], "same_person"),
        (DEALER, PINS[DEALER], "wrong_role"),
        (FLOOR, "0000", "wrong_pin"),
        ("nobody", "0000", "unknown_person"),
    ):
        with pytest.raises(NotAuthorized) as error:
            table.floor.acknowledge(person, pin)
        assert error.value.code == code
        assert picture(table) == before
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert asks(table, Settle)


def test_three_wrong_pins_lock_and_are_kept(house: House) -> None:
    for _ in range(3):
        with pytest.raises(NotAuthorized):
            house.table.floor.come(FLOOR, "0000")
    with pytest.raises(NotAuthorized) as error:
        house.table.floor.come(FLOOR, PINS[FLOOR])
    assert error.value.code == "locked"
    kinds = [event.kind for event in house.table.journal.events()]
    assert kinds.count("pin_refused") == 3
    assert kinds.count("pin_locked") == 1


def test_the_floor_is_called_and_comes(house: House) -> None:
    house.table.floor.call("Player’s question")
    assert house.table.floor.called is not None
    house.restart()
    assert house.table.floor.called is not None
    house.table.floor.come(FLOOR, PINS[FLOOR])
    assert house.table.floor.called is None
