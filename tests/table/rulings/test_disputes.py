"""Disputes: both versions are kept, the floor rules, and the money adds up."""

from pathlib import Path
from random import Random

import pytest

from kiosk.archive import Recall, RecalledTable, steps
from kiosk.core.cards import card
from kiosk.core.money import money
from kiosk.events import DisputeOpened, DisputeRuled, HandVoided, JackpotClaimed, StackChanged, TableClosed
from kiosk.procedure import Floor, Place
from kiosk.table import NO_DETAILS, Table
from tests.dealt import refused
from tests.live import PIN, LiveDealer, LiveHouse, table_game
from tests.reopened import play, reopen, right, settle_again
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of
from ui.vm.table.felt.seat_rows import seat_rows


def test_both_versions_are_kept_and_the_ruling_moves_the_money(house: House) -> None:
    table = house.table
    play(table)  # Seat 1 wins $20, seat 2 loses as much.
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little", 4000)
    (waiting,) = table.disputes.waiting
    assert (waiting.hand, waiting.opened.of(DisputeOpened).kiosk, waiting.opened.of(DisputeOpened).claimed) == (
        1,
        2000,
        4000,
    )
    table = house.restart()
    (waiting,) = table.disputes.waiting
    assert table.shift.house_net == 0
    table.disputes.rule(waiting.seq, "Player and house agreed on an amount", 1000, FLOOR, PINS[FLOOR])
    assert table.disputes.waiting == ()
    assert table.shift.house_net == -1000
    lines = [line for line in steps(table.journal, 1) if "disputes" in line or "Ruled" in line]
    assert lines[0].endswith("The player disputes seat 1: “Paid too little”, claims $40. Kiosk: $20.")
    assert lines[1].endswith("Ruled: “Player and house agreed on an amount”. The house pays $10.")
    recall = Recall(table.journal, 1)
    assert str(recall.happened(recall.last)).startswith("Ruled: ")


def test_a_closed_table_takes_disputes_and_rulings_and_its_rack_stays_as_it_was_counted(house: House) -> None:
    table = house.table
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little", 4000)
    counted = dict.fromkeys(table.config.denominations, 100)
    table.shift.close(counted, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    assert (1,) == table.disputes.hands
    table.people.enter_pin(FLOOR, PINS[FLOOR])
    table.disputes.open(1, 2, "player", "The decision was different")
    first, second = table.disputes.waiting
    assert second.opened.actor == FLOOR
    table.disputes.rule(first.seq, "The player is right", 2000, FLOOR, PINS[FLOOR])
    table = house.restart()
    assert (1,) == table.disputes.hands
    table.disputes.rule(second.seq, "The result stands", 0, FLOOR, PINS[FLOOR])
    assert () == table.disputes.waiting
    assert counted == dict(table.shift.closed_rack)
    table.shift.open("nh", counted, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    assert 0 == table.shift.house_net


def test_the_floor_rules_and_not_the_dealer_of_the_hand(table: Table) -> None:
    play(table)
    table.disputes.open(1, 2, "dealer", "The wager was different")
    (waiting,) = table.disputes.waiting
    with refused("same_person"):
        table.disputes.rule(waiting.seq, "The player is right", 500, DEALER, PINS[DEALER])
    with refused("wrong_pin"):
        table.disputes.rule(waiting.seq, "The player is right", 500, FLOOR, "0000")
    table.disputes.rule(waiting.seq, "The result stands", 0, FLOOR, PINS[FLOOR])
    with refused("no_dispute"):
        table.disputes.rule(waiting.seq, "The player is right", 500, FLOOR, PINS[FLOOR])
    assert table.shift.house_net == 0


def test_the_hand_that_is_dealt_may_be_disputed(table: Table) -> None:
    play(table, to_end=False)
    table.disputes.open(1, 1, "player", "The decision was different")
    assert table.disputes.waiting[0].opened.of(DisputeOpened).kiosk is None
    assert table.round.prompt is not None, "the hand goes on as it was"


@pytest.mark.parametrize(("hand", "seat", "code"), [(9, 1, "no_hand"), (1, 5, "seat"), (1, 44, "seat")])
def test_a_dispute_about_nothing_is_refused(house: House, hand: int, seat: int, code: str) -> None:
    play(house.table)
    length = house.table.journal.head[0]
    with refused(code):
        house.table.disputes.open(hand, seat, "player", "Paid too little")
    assert house.table.journal.head[0] == length


def test_money_taken_back_by_a_ruling_is_the_houses(house: House) -> None:
    table = house.table
    play(table)
    table.disputes.open(1, 1, "floor", "Paid too much", 0)
    table.disputes.rule(
        table.disputes.waiting[0].seq, "Player and house agreed on an amount", -2000, FLOOR, PINS[FLOOR]
    )
    assert table.shift.house_net == 2000
    table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    closed = [event.of(TableClosed) for event in table.journal.events(1, TableClosed)]
    assert closed[0].house_net == 2000


def test_ruling_payment_survives_a_reopening(house: House) -> None:
    """Random hands at the live table found this: the reopening went back to before the ruling."""
    table = house.table
    play(table)
    won = table.shift.house_net
    table.disputes.open(1, 2, "player", "Paid too little")
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 500, FLOOR, PINS[FLOOR])
    reopen(table)
    settle_again(table)
    assert table.shift.house_net == won - 500
    house.restart()
    assert house.table.shift.house_net == won - 500


def test_a_jackpot_that_a_ruling_has_paid_stays_won_after_a_reopening(house: House) -> None:
    table = house.table
    play(table, spots=("ante", "six_card_bonus"))
    table.disputes.open(1, 2, "player", "Paid too little", 2_500_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    ruled = table.disputes.rule(seq, "The player is right", 2_500_000, *SIGNED, second=OTHER, form_filled=True)
    assert (ruled.jackpots, table.seals.won_in) == (("mega",), 1)
    reopen(table)
    settle_again(table)
    table = house.restart()
    assert table.seals.won_in == 1
    table.shift.post_jackpots(JACKPOTS, *SIGNED)


def test_a_jackpot_of_the_floor_that_a_ruling_pays_is_reviewed_there(table: Table) -> None:
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"floor_server": "host=/nowhere dbname=floor"})
    table.shift.take_jackpots("nh", JACKPOTS, laid="jackpots:nh 1", by=FLOOR)
    play(table, spots=("ante", "six_card_bonus"))
    for paid in (2_500_000, -2_500_000, 2_500_000):
        table.disputes.open(1, 2, "player", "Paid too little", paid, wager="six_card_bonus")
        seq = table.disputes.waiting[0].seq
        table.disputes.rule(seq, "The player is right", paid, *SIGNED, second=OTHER, form_filled=True)
    (claimed,) = table.journal.events(1, JackpotClaimed)
    what = claimed.of(JackpotClaimed)
    assert (claimed.hand, what.jackpot, what.laid, what.without_floor) == (1, "mega", "jackpots:nh 1", "yes")


def test_limits_of_a_ruling_count_what_the_reopened_hand_has_paid(table: Table) -> None:
    """Seat 1 lost its 6 Card wager, claimed $1,000, and was then paid $500 for four kings."""
    play(table, spots=("ante", "six_card_bonus"))
    table.disputes.open(1, 1, "player", "Paid too little", 100_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    assert not table.disputes.needs(seq, 50_000).slip
    reopen(table)
    for nth, king in enumerate(("Kh", "Ks", "Kc")):
        table.rulings.correct(Place("six_card", 0, nth), card(king), SIGNED)
    settle_again(table)
    assert table.disputes.needs(seq, 50_000).slip, "$1,000 in all"


def test_a_reopened_hand_shows_earlier_payments_by_ruling(table: Table) -> None:
    """A ruling paid seat 1 $5. The river was the king of spades: aces and kings win more."""
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little")
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 500, FLOOR, PINS[FLOOR])
    assert table.reopening.ruled == {}
    reopen(table)
    table.rulings.correct(Place("board", 0, 2), card("Ks"), (FLOOR, PINS[FLOOR]))
    (row,) = (row for row in seat_rows(table, money, forfeiting=False, checkable=False) if row.number == 1)
    assert row.result.terms == "paid $20, should be paid $40 · a ruling paid $5"
    settle_again(table)
    assert table.reopening.ruled == {}


def test_disputed_call_is_kept_with_its_later_acknowledgment(table: Table) -> None:
    play(table, "Ah 2c Kh 7s 3c 8d Qh Jd 2h 9h 4h", to_end=False)  # This is a flush of seat 1.
    while not isinstance(table.round.prompt, Floor):
        table.play.proceed()
    table.floor.dispute(FLOOR, PINS[FLOOR])
    (waiting,) = table.disputes.waiting
    assert (waiting.opened.of(DisputeOpened).kiosk, waiting.opened.of(DisputeOpened).said_by) == (12_000, "floor")
    table.rulings.correct(Place("board", 0, 2), card("5h"), (FLOOR, PINS[FLOOR]))
    table.play.proceed()
    table.floor.acknowledge(BOTH, PINS[BOTH])
    (ruled,) = (event for event in table.journal.hand(1) if isinstance(event.what, DisputeRuled))
    assert (ruled.actor, ruled.of(DisputeRuled).ruling) == (BOTH, "Acknowledged")
    assert table.disputes.waiting == ()


def test_a_reopened_hand_is_recalled_as_it_was_on_the_screen(table: Table) -> None:
    play(table)
    reopen(table)
    right(table)
    recall = Recall(table.journal, 1)
    again = RecalledTable(table, recall)
    at = [event.kind for event in recall.events].index("hand_reopened")
    again.show(recall, at - 1)
    assert not again.reopening.is_open
    again.show(recall, at)
    assert again.reopening.differences == ()
    again.show(recall, recall.last - 1)
    assert again.reopening.is_open


SIGNED, OTHER = (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])


@pytest.mark.parametrize("wager", ["six_card_bonus", ""])
def test_two_people_undo_an_act_that_two_signed(table: Table, wager: str) -> None:
    """Seat 1 was paid a MEGA of $25,000. One person can take back neither it nor a payment by ruling with a ruling."""
    play(table, "Ah 2c Kh 7s Qh Jh Th 3c 9d 4s 8d", spots=("ante", "six_card_bonus"))
    table.disputes.open(1, 1, "dealer", "Paid too much", 10_000, wager=wager)
    seq = table.disputes.waiting[0].seq
    assert table.disputes.needs(seq, -2_490_000).second_signature
    with refused("unsigned"):
        table.disputes.rule(seq, "The player is right", -2_490_000, *SIGNED)
    ruled = table.disputes.rule(seq, "The player is right", -2_490_000, *SIGNED, second=OTHER)
    assert (ruled.second, ruled.paid) == (BOTH, -2_490_000)
    table.disputes.open(1, 2, "player", "Paid too little", 500, wager="six_card_bonus")
    assert not table.disputes.needs(table.disputes.waiting[0].seq, 1_500).second_signature, "another seat, a small sum"


def test_payment_ruled_by_two_is_reversed_by_two(table: Table) -> None:
    play(table, spots=("ante", "six_card_bonus"))
    for claim, paid in (("Paid too little", 2_490_000), ("Paid too much", -2_400_000)):
        table.disputes.open(1, 2, "player", claim, 2_500_000 - paid, wager="six_card_bonus")
        seq = table.disputes.waiting[0].seq
        with refused("unsigned"):
            table.disputes.rule(seq, "The player is right", paid, *SIGNED, form_filled=True)
        table.disputes.rule(seq, "The player is right", paid, *SIGNED, second=OTHER, form_filled=True)


@pytest.mark.parametrize(
    ("ruling", "paid"), [("Player and house agreed on an amount", 0), ("The result stands", 2_000)]
)
def test_a_ruling_and_its_amount_do_not_contradict_each_other(table: Table, ruling: str, paid: int) -> None:
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little", 4000)
    with refused("amount"):
        table.disputes.rule(table.disputes.waiting[0].seq, ruling, paid, *SIGNED)
    assert len(table.disputes.waiting) == 1


@pytest.mark.parametrize("settled", [False, True])
def test_the_slip_of_a_ruling_holds_though_its_hand_becomes_void(house: House, settled: bool) -> None:
    """Two have signed for $24,900 that a ruling pays, and the player has the money. The hand is then void."""
    table = house.table
    play(table, spots=("ante", "six_card_bonus"), to_end=settled)
    table.disputes.open(1, 2, "player", "Paid too little", 2_490_000)
    seq = table.disputes.waiting[0].seq
    table.disputes.rule(seq, "The player is right", 2_490_000, *SIGNED, second=OTHER, form_filled=True)
    number, net = table.slips.count, -2_490_000
    if settled:
        reopen(table)
    table.rulings.rule("voided", "misdeal", NO_DETAILS, SIGNED, OTHER)
    assert (table.slips.of_number(number).voided, table.shift.house_net) == ("", net)
    table = house.restart()
    assert (table.slips.of_number(number).voided, table.shift.house_net) == ("", net)
    (voided,) = house.table.journal.events(1, HandVoided)
    assert voided.of(HandVoided).forms == ()
    with refused("unsigned"):
        house.table.slips.void(number, "Floor decision", SIGNED)


def test_points_that_a_ruling_gives_another_player_are_in_the_next_round(tmp_path: Path) -> None:
    """Each of three players has 64 points; seat 4 wins 1 of seat 2. By a ruling, seat 1 gives seat 2 its 64 points."""
    house = LiveHouse(tmp_path, table_game("dice"))
    LiveDealer(house, Random(5), mischief=0).play(1)
    table = house.table
    assert dict(table.round.felt.stacks) == {1: 64, 2: 63, 4: 65}
    table.disputes.open(1, 2, "player", "The wrong seat was paid")
    (waiting,) = table.disputes.waiting
    with refused("stack"):
        table.disputes.rule(waiting.seq, "The player is right", 0, "novak", PIN, other_seat=1, given=65)
    table.play.proceed()
    with refused("in_hand"):
        table.disputes.rule(waiting.seq, "The player is right", 0, "novak", PIN, other_seat=1, given=64)
    table.play.undo()
    void_round(table)
    table.disputes.rule(waiting.seq, "The player is right", 0, "novak", PIN, other_seat=1, given=64)
    assert dict(table.round.felt.stacks) == {2: 127, 4: 65}
    assert dict(house.restart().round.felt.stacks) == {2: 127, 4: 65}
    with refused("no_hand"):
        house.table.reopening.reopen("Floor decision", "haddad", PIN)
    house.table.journal.close()


def test_a_ruling_on_a_hand_of_an_earlier_opening_moves_no_stack_of_today(tmp_path: Path) -> None:
    house = LiveHouse(tmp_path, table_game("holdem"))
    LiveDealer(house, Random(5), mischief=0).play(1)
    table = house.table
    table.disputes.open(1, 3, "player", "The wrong seat was paid")
    rack = dict.fromkeys(house.game.config.denominations, 100)
    table.shift.close(rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
    table.shift.open("holdem", rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
    LiveDealer(house, Random(7), mischief=0).play(1)
    table = house.table
    before = table.journal.head[0]
    ruled = table.disputes.rule(
        table.disputes.waiting[0].seq, "The player is right", 0, "novak", PIN, other_seat=1, given=5_000
    )
    assert (ruled.giver, ruled.getter, ruled.given) == (1, 3, 5_000)
    assert not list(table.journal.events(before, StackChanged))
    table.journal.close()


def void_round(table: Table) -> None:
    table.rulings.rule("voided", "misdeal", NO_DETAILS, ("haddad", PIN))
