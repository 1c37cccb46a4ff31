"""A signed statement is changed only by as many people as had signed it. One touch contradicts no device."""

from pathlib import Path
from random import Random

import pytest

from kiosk.core.cards import card
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import HandVoided, PayoutKept, PayoutStated, SlipIssued, TaxFormFilled, Undone
from kiosk.procedure import Choices, Confirm, Floor, Place, Settle
from kiosk.table import NO_DETAILS, Details, Table
from tests.dealt import deal, refused
from tests.reopened import settle_on
from tests.situations import act
from tests.tables import BOTH, FLOOR, JACKPOTS, PINS, House, kernel_of, make_ready, void
from tests.ui.tables import PIN, make_table

SIGNED, OTHER = (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])
# Seat 1 makes a royal flush in hearts of its two cards and the bonus cards: the MEGA, for which two people sign.
ROYAL = "Ah 2c Kh 7s Qh Jh Th 3c 9d 4s 8d"


def play(table: Table, cards: str = ROYAL) -> None:
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    table.play.place(1, "six_card_bonus", 1000)
    for text in cards.split():
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        deal(table, text)


def to_call(table: Table) -> None:
    """Settle to the floor call for the MEGA."""
    play(table)
    while not isinstance(table.round.prompt, Floor):
        settle_on(table)


def to_payout(table: Table) -> None:
    """Have the call acknowledged, and the payout signed by two."""
    to_call(table)
    table.floor.acknowledge(*SIGNED)
    make_ready(table)
    assert isinstance(table.round.prompt, Settle)


def test_the_dealer_alone_forfeits_no_hand_that_is_called(house: House) -> None:
    to_call(house.table)
    with refused("unsigned"):
        house.table.play.forfeit(1)
    assert isinstance(house.table.round.prompt, Floor)


def test_a_forfeit_of_a_payout_that_two_have_signed_takes_two(table: Table) -> None:
    to_payout(table)
    breach = next(value.key for value in table.play.breaches)
    with refused("unsigned"):
        table.play.forfeit(1, breach, SIGNED)
    with pytest.raises(NotAuthorized):
        table.play.forfeit(1, breach, SIGNED, SIGNED)
    table.play.forfeit(1, breach, SIGNED, OTHER)
    assert 1 in table.round.felt.forfeited


def test_a_house_may_let_the_dealer_forfeit_before_anything_is_called(table: Table) -> None:
    rules = table.round.rules.model_copy(update={"forfeit_signed_by": "dealer_before_call"})
    table.round.rules = rules
    play(table)
    table.play.forfeit(2)
    assert 2 in table.round.felt.forfeited
    while not isinstance(table.round.prompt, Floor):
        settle_on(table)
    with refused("unsigned"):
        table.play.forfeit(1)


def test_once_a_hand_is_called_the_dealer_alone_forfeits_no_seat(table: Table) -> None:
    """Seat 1's MEGA is called and acknowledged: a forfeit of seat 2 needs the floor, too."""
    table.round.rules = table.round.rules.model_copy(update={"forfeit_signed_by": "dealer_before_call"})
    to_call(table)
    table.floor.acknowledge(*SIGNED)
    rulings, breach = table.rulings, next(value for value in table.play.breaches)
    assert all(rulings.needs_floor(remedy) for remedy in breach.remedies)


def test_the_dealer_alone_does_not_go_back_over_a_call_and_forfeit_then(table: Table) -> None:
    """The call waits for its answer: one step back there is no call, and the dealer would forfeit alone."""
    table.round.rules = table.round.rules.model_copy(update={"forfeit_signed_by": "dealer_before_call"})
    to_call(table)
    with refused("unsigned"):
        table.play.undo(agreed=True)
    assert isinstance(table.round.prompt, Floor)
    table.play.undo(agreed=True, why="Floor decision", signatures=[SIGNED])
    assert not isinstance(table.round.prompt, Floor)


def test_one_finger_does_not_contradict_the_shoe(table: Table) -> None:
    play(table)
    with refused("unsigned"):
        table.rulings.correct(Place("board", 0, 0), card("9c"))
    with refused("unsigned"):
        table.play.undo()
    table.rulings.correct(Place("board", 0, 0), card("9c"), SIGNED)
    assert table.round.felt.slot(Place("board", 0, 0)).card == card("9c")


@pytest.mark.parametrize("acknowledged", [False, True])
def test_the_floor_corrects_a_misread_card_that_changes_a_called_hand(table: Table, acknowledged: bool) -> None:
    (to_payout if acknowledged else to_call)(table)
    place = Place("six_card", 0, 0)
    with refused("unsigned"):
        table.rulings.correct(place, card("Qd"))
    if acknowledged:
        with refused("unsigned"):
            table.rulings.correct(place, card("Qd"), SIGNED)
    table.rulings.correct(place, card("Qd"), SIGNED, OTHER)
    assert not isinstance(table.round.prompt, Floor)


def test_undo_does_not_take_a_fold_back_once_its_cards_have_come(table: Table) -> None:
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    for text in ROYAL.split()[:8]:
        deal(table, text)
    table.play.choose(1, "fold")
    table.play.choose(2, "1x")
    table.play.proceed()
    deal(table, "9d")
    entries = len(table.round.entries)
    with refused("unsigned"):
        table.play.undo()
    table.play.undo(signatures=(SIGNED,), why="A card was entered wrongly")
    with refused("unsigned"):
        table.play.undo(agreed=True)
    assert len(table.round.entries) == entries - 1
    undone = [event for event in table.journal.hand(1) if isinstance(event.what, Undone)]
    assert undone[-1].of(Undone).signed_by == (FLOOR,)


def test_two_sign_for_saying_that_a_payout_that_two_have_signed_has_not_moved(table: Table) -> None:
    """The dealer alone would have the MEGA ordered a second time, with its signatures and its slip."""
    to_payout(table)
    table.play.proceed()
    moved = next(chips for chips in table.reopening.moved if chips.seat == 1 and chips.cents > 1_000_000)
    for signatures in ((), (SIGNED,)):
        with refused("unsigned"):
            table.reopening.state_moved(1, moved.key, 0, *signatures)
    with pytest.raises(NotAuthorized):
        table.reopening.state_moved(1, moved.key, 0, SIGNED, SIGNED)
    table.reopening.state_moved(2, "ante", -1_500)
    table.reopening.state_moved(1, moved.key, 0, SIGNED, OTHER)
    stated = [event.of(PayoutStated) for event in table.journal.events(1, PayoutStated)]
    assert [what.signed_by for what in stated] == [(), (FLOOR, BOTH)]


def test_a_void_of_two_signatures_takes_two_and_names_the_form(house: House) -> None:
    table = house.table
    to_payout(table)
    table.play.proceed()
    house.clock.advance(ms=1_000)
    table.shift.post_jackpots({**JACKPOTS, "mega": 1_000_000}, *SIGNED)
    with refused("unsigned"):
        table.rulings.rule("voided", "misdeal", signature=SIGNED)
    void(table, *SIGNED)
    (voided,) = [event.of(HandVoided) for event in table.journal.hand(1) if isinstance(event.what, HandVoided)]
    forms = [event for event in table.journal.hand(1) if isinstance(event.what, TaxFormFilled)]
    assert bool(voided.forms) == bool(forms)
    assert voided.ruling is not None and set(voided.ruling.signed_by) == {FLOOR, BOTH}
    table.rulings.given_back()
    table.shift.post_jackpots(JACKPOTS, *SIGNED)  # There was no win: its posting may be corrected.


def test_a_dispute_above_the_limits_needs_the_papers_of_a_hand(table: Table) -> None:
    play(table)
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    table.play.proceed()
    name = next(chips for chips in table.disputes.moved(1)[1] if chips.key == "six_card_bonus")
    table.disputes.open(1, 1, "player", "Paid too little", name.cents + 2_490_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    need = table.disputes.needs(seq, 2_490_000)
    assert need.slip and need.second_signature
    with pytest.raises(Refused):
        table.disputes.rule(seq, "The player is right", 0, *SIGNED)
    with pytest.raises((Refused, NotAuthorized)):
        table.disputes.rule(seq, "The player is right", 2_490_000, *SIGNED)
    before = table.slips.count
    ruled = table.disputes.rule(
        seq, "The player is right", 2_490_000, *SIGNED, second=OTHER, form_filled=bool(need.tax_form)
    )
    assert ruled.second == BOTH
    assert table.slips.count == before + 1
    issued = [event for event in table.journal.hand(1) if isinstance(event.what, SlipIssued)]
    assert issued[-1].hand == 1
    assert table.disputes.waiting == ()
    assert kernel_of(table).state.house_net == table.shift.house_net


def to_end(table: Table, cards: str = ROYAL) -> None:
    play(table, cards)
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    table.play.proceed()


def test_disputes_of_one_wager_are_added_up(table: Table) -> None:
    """The second signature begins at $1,200: two disputes of $700 on one wager are $1,400."""
    to_end(table)
    table.disputes.open(1, 2, "player", "Paid too little", 70_000, wager="ante")
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 70_000, *SIGNED)
    table.disputes.open(1, 2, "player", "Paid too little", 70_000, wager="ante")
    need = table.disputes.needs(table.disputes.waiting[0].seq, 70_000)
    assert need.second_signature
    table.disputes.rule(table.disputes.waiting[0].seq, "The kiosk is right", 0, *SIGNED)
    table.disputes.open(1, 2, "player", "Paid too little", 70_000)
    assert table.disputes.needs(table.disputes.waiting[0].seq, 70_000).second_signature


@pytest.mark.parametrize(("paid", "won"), [(2_501_000, ("mega",)), (2_500_000, ("mega",)), (2_400_000, ())])
def test_a_jackpot_that_a_dispute_pays_is_won_with_or_without_the_wager_back(
    table: Table, paid: int, won: tuple[str, ...]
) -> None:
    """The queen of the royal flush was read as a two: $10 was taken, and $25,000 are due, with the $10 or without."""
    to_end(table, ROYAL.replace("Qh", "2d"))
    (wager,) = (chips for chips in table.disputes.moved(1)[1] if chips.key == "six_card_bonus")
    assert wager.cents == -1_000
    table.disputes.open(1, 1, "player", "Paid too little", 2_500_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    ruled = table.disputes.rule(seq, "The player is right", paid, *SIGNED, second=OTHER, form_filled=True)
    assert ruled.jackpots == won


def test_nothing_is_left_to_forfeit_where_the_bonus_of_a_folded_hand_is_settled(table: Table) -> None:
    table.play.place(1, "ante", 500)
    table.play.place(1, "board_bonus", 500)
    table.play.place(2, "ante", 500)
    for text in ROYAL.split():
        if isinstance(table.round.prompt, Choices):
            if 1 in table.round.prompt.options:
                table.play.choose(1, "fold")
            table.play.choose_all("1x")
        deal(table, text)
    assert table.round.felt.may_forfeit(1)
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    assert not table.round.felt.may_forfeit(1)


@pytest.mark.parametrize("remedy", ["no_id", "barred"])
def test_a_payout_that_two_have_signed_is_kept_by_two(table: Table, remedy: str) -> None:
    to_payout(table)
    with refused("unsigned"):
        table.rulings.rule("unpaid", remedy, Details(seat=1), SIGNED)
    table.rulings.rule("unpaid", remedy, Details(seat=1), SIGNED, OTHER)
    (kept,) = table.journal.events(1, PayoutKept)
    assert set(kept.of(PayoutKept).ruling.signed_by) == {FLOOR, BOTH}


def test_the_dealer_alone_voids_no_round_of_dice_once_a_die_is_out(tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    chance = Random(3)
    while not isinstance(table.round.prompt, Settle):
        act(table, chance)
    with refused("unsigned"):
        table.rulings.rule("voided", "misdeal")
    table.rulings.rule("voided", "misdeal", NO_DETAILS, ("haddad", PIN))


def test_decisions_that_are_entered_and_not_confirmed_are_action(table: Table) -> None:
    """Two seats have decided on the flop bet: a wrong number of cards is no longer a misdeal first."""
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    cards = iter(ROYAL.split())
    while not isinstance(table.round.prompt, Choices):
        deal(table, next(cards))
    assert "wrong_number" in {path.key for path in table.rulings.irregularities}
    table.play.choose(1, "1x")
    table.play.choose(2, "1x")
    keys = {path.key for path in table.rulings.irregularities}
    assert "wrong_number_after_action" in keys and "wrong_number" not in keys
