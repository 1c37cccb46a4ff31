"""A mispay: the last settled hand is reopened, corrected, settled a second time, and nothing is paid twice."""

from typing import cast

from kiosk.archive import History, Recall, exported, steps
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.events import HandOpened
from kiosk.journal import verify
from kiosk.procedure import Choices, Confirm, Effect, Place, Placed, Settle, Wagers
from kiosk.table import Details, Table
from tests.dealt import refused
from tests.reopened import WHY, play, reopen, right, settle_again, settle_on
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, void

HOLD_EM = "Hold\N{NO-BREAK SPACE}’Em bets"
NETS_1, NETS_2 = {1: 2000, 2: -2000}, {1: 4000, 2: -2000}


def plug_in(table: Table) -> Table:
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    return table


def said(table: Table) -> list[str]:
    """Return the chips to move at each seat, in words."""
    return [str(difference.words()) for difference in table.reopening.differences]


def nets(table: Table) -> dict[int, int]:
    """Return the payouts of the last exported hand."""
    *_, record = exported(table.journal)
    return {seat["seat"]: seat["total"]["net"] for seat in record["result"]["seats"]}


def kinds(table: Table, hand: int = 1) -> list[str]:
    return [event.kind for event in table.journal.hand(hand)]


def test_a_card_that_was_wrong_is_put_right_and_the_hand_settled_again(table: Table) -> None:
    play(table)
    assert (nets(table), table.shift.house_net) == (NETS_1, 0)
    reopen(table)
    assert isinstance(table.round.prompt, Confirm)
    assert table.hand_number == 1
    assert table.shift.house_net == 0
    right(table)
    assert table.hand_number == 2
    assert table.notice == "Hand 1 is resettled."
    assert (nets(table), table.shift.house_net) == (NETS_2, -2000)
    assert kinds(table).count("hand_settled") == 2, "both versions stay"
    assert len(list(exported(table.journal))) == 1


def test_reopened_hand_names_the_difference_of_each_seat(table: Table) -> None:
    play(table)
    reopen(table)
    assert said(table) == []
    table.rulings.correct(Place("board", 0, 2), card("Ks"), (FLOOR, PINS[FLOOR]))
    assert isinstance(table.round.prompt, Settle)
    (item,) = table.round.prompt.items
    assert (item.seat, item.pay, str(item.terms)) == (1, 2000, "paid $20, should be paid $40")
    table.play.proceed()
    assert isinstance(table.round.prompt, Confirm)
    assert said(table) == [], "it has moved where it was settled"


def test_stated_payment_replaces_calculated_payment(house: House) -> None:
    table = house.table
    play(table)
    with refused("not_reopened"):
        table.reopening.state_moved(1, "ante", 1000)
    reopen(table, "Wrong amount paid to a seat")
    table.reopening.state_moved(1, "ante", 1000)
    with refused("seat"):
        table.reopening.state_moved(5, "ante", 1000)
    with refused("lay"):
        table.reopening.state_moved(2, "ante", -2500)  # The ante and the bets of seat 2 were $20.
    table = house.restart()
    assert said(table)[0] == f"Seat 1: {HOLD_EM}: paid $10, should be paid $20. Pay $10."
    table.play.proceed()
    assert (nets(table), table.shift.house_net) == (NETS_1, 0), "the settlement itself was right"


def test_a_wager_or_a_decision_that_was_wrong_is_put_right_as_in_any_hand(table: Table) -> None:
    play(table)
    reopen(table, "Wrong wager entered")
    irregularity = next(
        irregularity for irregularity in table.rulings.irregularities if irregularity.key == "wrong_wager"
    )
    remedy = next(two for two in irregularity.remedies if two.effect is Effect.WAGER)
    table.rulings.rule(irregularity.key, remedy.key, Details(seat=1, wagers={"ante": 1000}), (FLOOR, PINS[FLOOR]))
    while not isinstance(table.round.prompt, Settle):
        table.play.choose_all("1x") if isinstance(table.round.prompt, Choices) else None
        settle_on(table)
    assert [(item.seat, item.pay) for item in table.round.prompt.items] == [(1, 2000)]
    settle_again(table)
    assert nets(table) == {1: 4000, 2: -2000}


def test_a_hand_may_be_reopened_more_than_once(table: Table) -> None:
    play(table)
    reopen(table)
    right(table)
    reopen(table, "Floor decision")
    assert table.reopening.was == NETS_2
    table.rulings.correct(Place("board", 0, 2), card("4s"), (FLOOR, PINS[FLOOR]))
    settle_again(table)
    assert (nets(table), table.shift.house_net) == (NETS_1, 0)
    assert kinds(table).count("hand_reopened") == 2


def test_a_reopened_hand_may_be_void(table: Table) -> None:
    play(table)
    reopen(table)
    void(table, FLOOR, PINS[FLOOR])
    assert table.shift.house_net == 0
    assert list(exported(table.journal)) == []
    assert [row.void for row in History(table.journal).rows()] == ["The floor voids the hand"]
    with refused("no_hand"):
        reopen(table)


def test_until_the_first_card_of_the_next_hand_is_out(table: Table) -> None:
    with refused("no_hand"):
        reopen(table)
    play(table)
    table.play.place(1, "ante", 500)
    table.shoe.event(CardRead(card("5c"), 0))
    with refused("card_out"):
        reopen(table)
    table.play.undo(signatures=((FLOOR, PINS[FLOOR]),))
    with refused("card_out"):
        reopen(table)


def test_reopening_needs_the_floor(table: Table) -> None:
    play(table)
    length = table.journal.head[0]
    with refused("same_person"):
        table.reopening.reopen(WHY, DEALER, PINS[DEALER])
    assert table.journal.head[0] == length
    with refused("wrong_pin"):
        table.reopening.reopen(WHY, BOTH, "0000")
    reopen(table)
    with refused("reopened"):
        reopen(table)


def test_new_jackpots_end_it(house: House) -> None:
    table = house.table
    play(table)
    house.clock.advance(ms=25 * 3_600_000)
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    with refused("no_hand"):
        reopen(table)


def test_after_a_restart_the_last_hand_can_still_be_reopened(house: House) -> None:
    play(house.table)
    table = house.restart()
    reopen(table)
    right(table)
    assert nets(table) == NETS_2


def test_wagers_that_lie_there_for_the_next_hand_wait(table: Table) -> None:
    play(table)
    table.play.place(1, "ante", 1000)
    table.play.place(3, "ante", 500)
    reopen(table)
    assert table.hand_number == 1
    right(table)
    assert table.hand_number == 2
    assert table.round.draft == Placed({1: {"ante": 1000}, 3: {"ante": 500}})
    assert table.notice == "Hand 1 is resettled. The wagers of hand 2 stand."
    table.play.undo()
    assert table.round.draft == Placed({1: {"ante": 1000}})


def test_a_hand_that_took_over_something_else_is_begun_again_with_its_wagers(table: Table) -> None:
    play(table)
    table.play.place(3, "ante", 500)
    reopen(table)
    state = kernel_of(table).state.aside[0].of(HandOpened).state
    cast("dict[str, int]", state)["button"] = 4  # As if the previous hand had passed on another button.
    right(table)
    assert table.hand_number == 3
    assert isinstance(table.round.prompt, Wagers)
    assert "Repeat the wagers" in table.notice
    table.play.repeat_bets()
    assert table.round.draft == Placed({3: {"ante": 500}})


def test_history_and_recall_follow_the_last_version(table: Table) -> None:
    history = History(table.journal)
    play(table)
    assert [row.net for row in history.rows()] == [0]
    reopen(table)
    assert history.rows() == [], "it is being dealt again"
    with refused("in_hand"):
        Recall(table.journal, 1)
    right(table)
    assert [(row.number, row.net) for row in history.rows()] == [(1, -2000)]
    play(table)
    assert [row.net for row in history.rows()] == [0, -2000]
    recall = Recall(table.journal, 1)
    lines = [str(recall.happened(at)) for at in range(recall.last + 1)]
    assert lines.count("All wagers settled: the hand is over.") == 2
    assert "Hand reopened: its settlement no longer counts." in lines
    assert any(f"REOPENED: {WHY}" in line for line in steps(table.journal, 1))


def test_bets_to_repeat_are_those_of_the_last_version(table: Table) -> None:
    play(table)
    reopen(table)
    right(table)
    table.play.repeat_bets()
    assert table.round.draft == Placed({1: {"ante": 500}, 2: {"ante": 500}})


def test_a_jackpot_that_is_not_won_after_all_was_not_paid(house: House) -> None:
    table = house.table
    play(table, "2h 2c 3h 7s 4h 5h 6h Jh As 9d Kd", spots=("ante", "six_card_bonus"))
    assert table.shift.posting_opens_ms <= house.clock.now_ms(), "paid: the house may post again"
    (slip,) = table.slips.newest(9)
    assert not slip.voided
    reopen(table)
    table.rulings.correct(Place("six_card", 0, 2), card("6c"), (FLOOR, PINS[FLOOR]))
    settle_again(table)
    assert table.shift.posting_opens_ms > house.clock.now_ms()
    (slip,) = table.slips.newest(9)
    assert (slip.voided, slip.voided_by) == (WHY, FLOOR)


def test_a_changed_payout_gets_a_new_slip_and_an_unchanged_one_keeps_its_slip(table: Table) -> None:
    play(table, "2h 2c 3h 7s 4h 5h 6h Jh As 9d Kd", spots=("ante", "six_card_bonus"))
    reopen(table)
    table.play.proceed()
    assert [status.slip.number for status in table.slips.newest(9)] == [1]
    reopen(table, "Floor decision")
    table.rulings.correct(Place("six_card", 0, 2), card("6c"), (FLOOR, PINS[FLOOR]))
    settle_again(table)
    reopen(table, "Floor decision")
    table.rulings.correct(Place("six_card", 0, 2), card("6h"), (FLOOR, PINS[FLOOR]))
    settle_again(table)
    assert [(status.slip.number, bool(status.voided)) for status in table.slips.newest(9)] == [(2, False), (1, True)]


def test_a_restart_at_every_step_of_a_reopened_hand(house: House) -> None:
    table = house.table
    play(table)
    table.play.place(3, "ante", 500)
    table = plug_in(house.restart())
    reopen(table)
    table = plug_in(house.restart())
    assert table.hand_number == 1
    assert table.reopening.was == NETS_1
    table.rulings.correct(Place("board", 0, 2), card("Ks"), (FLOOR, PINS[FLOOR]))
    while plug_in(table := house.restart()).reopening.is_open:
        settle_on(table)
    assert table.hand_number == 2
    assert table.round.draft == Placed({3: {"ante": 500}})
    assert (nets(table), table.shift.house_net) == (NETS_2, -2000)
    house.close()
    assert verify(house.folder / "journal.db", checkpoints=house.folder / "checkpoints.jsonl").is_whole
    house.open()
