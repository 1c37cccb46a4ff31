"""Opening, posting, and closing at a table: the permitted people, the times, and the counts."""

from dataclasses import replace

import pytest

from kiosk.archive import exported
from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.core.errors import Refused
from kiosk.core.money import Rounding
from kiosk.events import ClosedRackCounted
from kiosk.procedure import Cards, Choices, Floor, Place, Prompt
from kiosk.staff import NotProven, Role
from kiosk.table import Stage, Table
from kiosk.table.people.at_console import AtConsole
from tests.dealt import asked, asks, deal, play_on, plug_in, refused, wager
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, make_ready, void


def a_hand(table: Table) -> None:
    """Deal a card of a hand under the posted jackpots, and void the hand."""
    plug_in(table)
    wager(table)
    deal(table, "Ah")
    void(table, FLOOR, PINS[FLOOR])


def test_an_amount_that_was_typed_wrongly_is_corrected_until_a_card_is_dealt(house: House) -> None:
    table = house.table
    wrong = {**JACKPOTS, "mega": 25_000_000}
    a_hand(table)
    house.clock.advance(ms=24 * 3_600_000)
    table.shift.post_jackpots(wrong, FLOOR, PINS[FLOOR])
    assert table.shift.posting_opens_ms == house.clock.now_ms()
    table = house.restart()
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    assert table.shift.jackpots == JACKPOTS
    wager(table)
    with refused("jackpot_in_hand"):
        table.shift.post_jackpots(wrong, FLOOR, PINS[FLOOR])
    void(table)
    table = house.restart()
    table.shift.post_jackpots({**JACKPOTS, "mega": 2_400_000}, FLOOR, PINS[FLOOR])  # It was void before a card was out.
    a_hand(table)
    with refused("jackpot_once_a_day"):
        table.shift.post_jackpots(wrong, FLOOR, PINS[FLOOR])


def test_jackpots_change_once_in_24_hours_and_never_in_a_hand(house: House) -> None:
    raised = {**JACKPOTS, "minor": 150_000}
    a_hand(house.table)
    with refused("jackpot_once_a_day"):
        house.table.shift.post_jackpots(raised, FLOOR, PINS[FLOOR])
    house.clock.advance(ms=24 * 3_600_000)
    wager(house.table)
    with refused("jackpot_in_hand"):
        house.table.shift.post_jackpots(raised, FLOOR, PINS[FLOOR])
    void(house.table)
    house.table.shift.post_jackpots(raised, FLOOR, PINS[FLOOR])
    assert house.table.shift.jackpots == raised
    assert [event.actor for event in house.table.journal.events() if event.kind == "jackpots_posted"] == [FLOOR, FLOOR]


BY_HAND = {
    ("hole", 1): ("2h", "3h"), ("board", 0): ("9d", "Kd", "Qc"), ("six_card", 0): ("4h", "5h", "6h", "Ks")
}  # fmt: skip


def step(table: Table) -> None:
    """Carry out the prompt once, in a hand whose cards are entered by hand. Seat 1 has a straight flush."""
    match table.round.prompt:
        case Floor():
            table.floor.acknowledge(FLOOR, PINS[FLOOR])
        case Choices():
            table.play.choose_all("1x")
            table.play.proceed()
        case Cards(may_be_unread=True):
            table.play.deal_unread()
        case Cards(left=(place, *_)):
            table.play.enter_card(card(BY_HAND[place.spot, place.seat][place.nth]))
        case _:
            make_ready(table)
            table.play.proceed()


def post_for_a_win(house: House) -> None:
    """Post another MINOR at the end of the hand that has won it."""
    table = house.table
    plug_in(table)
    table.play.place(1, "ante", 500)
    table.play.place(1, "six_card_bonus", 1000)
    table.play.proceed()
    while asked(table, Prompt).guide.step != "clear":
        step(table)
    house.clock.advance(ms=60_000)
    table.shift.post_jackpots({**JACKPOTS, "minor": 50_000}, FLOOR, PINS[FLOOR])


def to_next_hand(table: Table) -> None:
    hand = table.hand_number
    while table.hand_number == hand:
        step(table)


def test_one_win_allows_one_change_of_the_jackpots(house: House) -> None:
    table = house.table
    post_for_a_win(house)
    to_next_hand(table)
    a_hand(table)
    house.clock.advance(ms=3_600_000)
    with refused("jackpot_once_a_day"):
        table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])


def test_jackpots_that_were_posted_for_a_win_may_be_posted_again_if_there_was_none(house: House) -> None:
    table = house.table
    post_for_a_win(house)
    table.rulings.correct(Place("hole", 1, 1), card("9c"), (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH]))
    while due := table.payouts.due:
        assert due.stage is Stage.VOID
        table.payouts.sign(FLOOR, PINS[FLOOR])
    to_next_hand(table)
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    assert table.shift.jackpots == JACKPOTS


@pytest.mark.parametrize("who", ["dealer", "nobody"])
def test_a_closing_that_was_signed_ahead_needs_a_signer_who_may_still_sign(house: House, who: str) -> None:
    table = house.table
    plug_in(table)
    wager(table)
    deal(table, "Ah")
    table.shift.sign_ahead("close", BOTH, PINS[BOTH], AtConsole("desk", 1))
    if who == "dealer":
        table.people.relieve_in_hand((BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    else:
        house.staff.set_roles(BOTH, {Role.DEALER})
    void(table, FLOOR, PINS[FLOOR])
    with refused("unsigned"):
        table.shift.close(house.rack(), floor=None, dealer=(DEALER, PINS[DEALER]))
    assert table.is_open


def test_a_clock_that_was_set_back_does_not_let_jackpots_change_early(house: House) -> None:
    a_hand(house.table)
    house.clock.advance(ms=-3_600_000)
    house.table.watch.enter_time(house.clock.ms, FLOOR, PINS[FLOOR])
    with refused("jackpot_once_a_day"):
        house.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])


def test_a_paid_jackpot_may_be_posted_again_immediately_and_the_hand_keeps_its_own(house: House) -> None:
    table = house.table
    table.play.place(1, "ante", 500)
    table.play.place(1, "six_card_bonus", 1000)
    cards = iter([card(text) for text in ["2h", "3h", "4h", "5h", "6h", "Ks", "9d", "Kd", "2d"]])
    table.shoe.event(CardRead(next(cards), 0))
    while not asks(table, Floor):
        play_on(table, cards)
    assert asked(table, Floor).item.pay == JACKPOTS["minor"]
    lower = {**JACKPOTS, "minor": 50_000}
    with refused("jackpot_in_hand"):
        table.shift.post_jackpots(lower, FLOOR, PINS[FLOOR])
    play_on(table, cards)
    play_on(table, cards)
    table.shift.post_jackpots(lower, FLOOR, PINS[FLOOR])
    table = house.restart()
    while table.hand_number == 1:
        play_on(table, cards)
    assert next(exported(table.journal))["result"]["jackpots_paid"] == {"minor": JACKPOTS["minor"]}
    assert table.shift.jackpots == lower


def test_the_win_of_an_earlier_hand_is_not_posted_in_the_middle_of_a_later_one(table: Table) -> None:
    table.play.place(1, "ante", 500)
    table.play.place(1, "six_card_bonus", 1000)
    cards = iter([card(text) for text in ["2h", "3h", "4h", "5h", "6h", "Ks", "9d", "Kd", "2d"]])
    table.shoe.event(CardRead(next(cards), 0))
    while table.hand_number == 1:
        play_on(table, cards)
    lower = {**JACKPOTS, "minor": 50_000}
    table.play.place(1, "ante", 500)
    table.shoe.event(CardRead(card("2h"), 0))
    with refused("jackpot_in_hand"):
        table.shift.post_jackpots(lower, FLOOR, PINS[FLOOR])
    assert table.shift.jackpots == JACKPOTS, "the hand plays for what was posted when it began"


def test_a_share_that_no_chips_make_is_named_at_the_posting(house: House) -> None:
    shift, game = house.table.shift, house.table.table_game
    assert {} == shift.unmade_shares(game, JACKPOTS)
    # MINOR $1,001: two winners at $5 are each paid half of half of it, $250.25.
    assert {"minor": 25_025} == shift.unmade_shares(game, {**JACKPOTS, "minor": 100_100})
    down = replace(game, rules=game.rules.model_copy(update={"jackpot_rounding": Rounding.DOLLAR_DOWN}))
    assert {} == shift.unmade_shares(down, {"minor": 100_100})


@pytest.mark.parametrize("amounts", [{"mega": 1}, {**JACKPOTS, "mini": 1}, {**JACKPOTS, "minor": 0}])
def test_a_posting_that_is_not_whole_is_refused(house: House, amounts: dict[str, int]) -> None:
    house.clock.advance(ms=48 * 3_600_000)
    with pytest.raises(Refused):
        house.table.shift.post_jackpots(amounts, FLOOR, PINS[FLOOR])


def test_a_table_is_closed_with_a_count_and_opened_again_for_the_next_shift(house: House) -> None:
    table = house.table
    floor, dealer = (FLOOR, PINS[FLOOR]), (DEALER, PINS[DEALER])
    with refused("open"):
        table.shift.open("nh", house.rack(), floor=floor, dealer=dealer)
    wager(table)
    with refused("in_hand"):
        table.shift.close(house.rack(), floor=floor, dealer=dealer)
    void(table)
    chips = house.rack()
    chips[2500] += 3
    chips[500] -= 1
    assert table.shift.close(chips, floor=floor, dealer=dealer) == 7000
    table = house.restart()
    assert (table.is_open, table.dealer) == (False, None)
    with refused("game"):
        table.shift.open("faro", house.rack(), floor=floor, dealer=dealer)
    with refused("rack"):
        table.shift.open("nh", {500: 3}, floor=floor, dealer=dealer)
    table.shift.open("nh", chips, floor=floor, dealer=dealer)
    assert (table.is_open, table.hand_number) == (True, 2)


def test_opening_takes_two_people(house: House) -> None:
    house.table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    both = (BOTH, PINS[BOTH])
    with refused("same_person"):
        house.table.shift.open("nh", house.rack(), floor=both, dealer=both)
    with refused("wrong_role"):
        house.table.shift.open("nh", house.rack(), floor=(DEALER, PINS[DEALER]), dealer=both)
    assert not house.table.is_open


def test_the_rack_of_a_closed_table_is_counted_and_its_slips_have_numbers(house: House) -> None:
    table, both = house.table, {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    rack = dict(table.shift.rack)
    with refused("open"):
        table.shift.count_closed(rack, **both)
    table.shift.close(rack, **both)
    with pytest.raises(NotProven):
        table.shift.count_closed(rack, floor=both["floor"], dealer=both["floor"])
    table.shift.count_closed(rack, **both)
    table = house.restart()
    table.shift.count_closed({**rack, 500: 99}, **both)
    counts = [(event.of(ClosedRackCounted), event.actor) for event in table.journal.events(1, ClosedRackCounted)]
    assert [(what.number, what.difference, what.dealer, who) for what, who in counts] == [
        (1, 0, DEALER, FLOOR), (2, -500, DEALER, FLOOR),
    ]  # fmt: skip
    assert (table.is_open, table.shift.closed_rack[500]) == (False, 99)
