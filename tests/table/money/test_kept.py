"""A payout that may not be paid now: worked out and signed for, kept by the floor with a slip, and cleared later.

A MINOR of $5,000 needs a slip, two signatures, and a W-2G.
"""

import pytest

from kiosk.archive import Recall, steps
from kiosk.core.cards import card
from kiosk.core.errors import KioskError
from kiosk.events import PayoutKept, SlipCleared, TaxFormFilled
from kiosk.procedure import Confirm, Place, Settle
from kiosk.table import Details, Stage, Table
from tests.dealt import refused
from tests.payouts import big
from tests.reopened import play, settle_on
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, make_ready, make_ready_once

SIGNED, ALSO = (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])


def paid(house: House) -> Table:
    """Return a table at which seat 1 is paid $20 for its pair of aces, without further requirements."""
    table = house.table
    play(table, to_end=False)
    while not (isinstance(table.round.prompt, Settle) and any(item.pay for item in table.round.prompt.items)):
        table.play.proceed()
    return table


def to_end(table: Table) -> int:
    """Settle the hand, with all requirements of its payouts. Return its number."""
    hand = table.hand_number
    while table.hand_number == hand:
        make_ready(table)
        table.play.proceed()
    return hand


def orders(table: Table) -> list[tuple[int, int]]:
    """Return the screen's present orders: each seat, and the cents that it is paid, negative if they are taken."""
    prompt = table.round.prompt
    return [(item.seat, item.pay - item.take) for item in prompt.items] if isinstance(prompt, Settle) else []


def keep(table: Table, remedy: str) -> None:
    table.rulings.rule("unpaid", remedy, Details(seat=1), SIGNED)


def stages(table: Table) -> list[Stage]:
    """Meet all requirements of the payout, and return them in order."""
    found: list[Stage] = []
    while table.payouts.due is not None:
        found.append(table.payouts.due.stage)
        make_ready_once(table)
    return found


@pytest.mark.parametrize(("remedy", "kept"), [("no_id", "held"), ("barred", "seized")])
def test_a_payout_that_is_kept_needs_its_signatures_and_a_slip_and_no_tax_form(
    house: House, remedy: str, kept: str
) -> None:
    table = big(house)
    with refused("unsigned"):
        table.rulings.rule("unpaid", remedy, Details(seat=1))
    with refused("seat"):
        table.rulings.rule("unpaid", remedy, Details(seat=2), SIGNED)
    keep(table, remedy)
    (event,) = table.journal.events(1, PayoutKept)
    assert (event.actor, event.of(PayoutKept).kept) == (FLOOR, kept)
    assert stages(table) == [Stage.SECOND, Stage.SLIP, Stage.PAPER]
    assert table.shift.open_matters.slips == (1,)
    (slip,) = table.slips.newest(1)
    assert slip.is_kept and slip.slip.kept.endswith(kept)
    assert slip.slip.amount == 500_000
    assert ("Not paid", slip.slip.kept) in [(str(line.text), line.value) for line in slip.page().lines]
    assert not list(table.journal.events(1, TaxFormFilled))
    table.play.proceed()
    assert isinstance(table.round.prompt, Settle | Confirm), "the hand goes on"


@pytest.mark.parametrize("until", [Stage.PAPER, None])
def test_a_slip_that_was_made_before_the_floor_keeps_its_payout_is_void(house: House, until: Stage | None) -> None:
    """One payout has one valid slip, the floor's, even if the first one is on paper already."""
    table = big(house)
    while table.payouts.due is not None and table.payouts.due.stage is not until:
        make_ready_once(table)
    table.rulings.rule("unpaid", "no_id", Details(seat=1), SIGNED, ALSO)
    assert stages(table) == [Stage.VOID, Stage.SLIP, Stage.PAPER]
    kept, first = table.slips.newest(2)
    assert (first.voided != "", kept.voided, kept.is_kept) == (True, "", True)
    to_end(table)
    assert table.shift.open_matters.slips == (kept.slip.number,)


def test_a_payout_that_is_held_is_paid_from_the_cage_with_its_form_and_two_signatures(house: House) -> None:
    table = big(house)
    keep(table, "no_id")
    hand = to_end(table)
    net = table.shift.house_net
    number = table.slips.count
    assert table.shift.open_matters.slips == house.restart().shift.open_matters.slips == (number,)
    table = house.table
    with refused("tax_form"):
        table.slips.clear(number, "paid", SIGNED, ALSO)
    with refused("unsigned"):
        table.slips.clear(number, "paid", SIGNED, form_filled=True)
    with pytest.raises(KioskError):
        table.slips.clear(number, "paid", SIGNED, SIGNED, form_filled=True)
    table.slips.clear(number, "paid", SIGNED, ALSO, form_filled=True)
    (event,) = table.journal.events(1, SlipCleared)
    assert (event.actor, event.of(SlipCleared).second, event.hand) == (FLOOR, BOTH, hand)
    assert [event.of(TaxFormFilled).form for event in table.journal.events(1, TaxFormFilled)] == ["W-2G"]
    assert table.shift.house_net == net, "the hand had it already"
    assert table.shift.open_matters.slips == house.restart().shift.open_matters.slips == ()
    table = house.table
    with refused("not_kept"):
        table.slips.clear(number, "returned", SIGNED, ALSO)
    recall = Recall(table.journal, hand)
    said = [str(recall.happened(at)) for at in range(recall.last + 1)]
    assert "Seat 1: No identification: payout held" in said
    assert f"Slip {number}: the payout was paid from the cage." in said
    assert any(f"Slip cleared: {number}, paid" in line for line in steps(table.journal, hand))


def test_a_payout_that_is_seized_goes_back_to_the_house(house: House) -> None:
    table = big(house)
    keep(table, "under_age")
    to_end(table)
    table.slips.clear(table.slips.count, "returned", SIGNED, ALSO)
    (slip,) = table.slips.newest(1)
    assert (slip.cleared, slip.cleared_by) == ("returned", (FLOOR, BOTH))
    assert not list(table.journal.events(1, TaxFormFilled))


def test_a_small_payout_is_kept_with_a_slip_and_one_signature(house: House) -> None:
    """A payment of $10 needs nothing. Kept, it needs a slip and the floor."""
    table = paid(house)
    keep(table, "barred")
    assert stages(table) == [Stage.SIGN, Stage.SLIP, Stage.PAPER]
    number = table.slips.count
    to_end(table)
    table.slips.clear(number, "returned", SIGNED)
    assert table.slips.of_number(number).cleared == "returned"


def test_a_kept_payout_that_a_correction_changes_is_kept_in_its_new_amount(house: House) -> None:
    """Seat 1 received none of the $20 that were seized. Two pair pay $40: all of it is seized, and none is paid."""
    table = paid(house)
    keep(table, "barred")
    make_ready(table)
    table.play.proceed()
    table.rulings.correct(Place("board", 0, 2), card("Ks"), SIGNED, ALSO)
    assert table.payouts.due is not None and table.payouts.due.stage is Stage.VOID
    table.payouts.sign(*SIGNED)
    assert orders(table) == [(1, 4_000)], "the $20 came back from the floor"
    assert stages(table) == [Stage.SIGN, Stage.SLIP, Stage.PAPER]
    table.play.proceed()
    table.play.proceed()
    second, first = table.slips.newest(2)
    assert first.voided and second.is_kept and second.slip.amount == 4_000
    assert table.shift.open_matters.slips == (second.slip.number,)
    assert table.shift.house_net == -2_000, "seat 1 won $40, seat 2 lost $20"


def test_a_payout_of_which_chips_have_moved_is_kept_once_they_are_back(house: House) -> None:
    table = paid(house)
    table.play.proceed()
    table.rulings.correct(Place("board", 0, 2), card("Ks"), SIGNED, ALSO)
    assert orders(table) == [(1, 2_000)]
    with refused("part_paid"):
        keep(table, "barred")
    table.reopening.state_moved(1, "ante", 0)
    assert orders(table) == [(1, 4_000)]
    keep(table, "barred")


def test_a_wager_that_goes_back_after_a_mistake_is_no_payout(house: House) -> None:
    """Seat 2 was taken for a loser. Its pair of sevens pushes: the $20 that were taken go back, and are not kept."""
    table = paid(house)
    table.play.proceed()
    table.rulings.correct(Place("board", 0, 2), card("7d"), SIGNED, ALSO)
    assert orders(table) == [(2, 2_000)]
    assert "unpaid" not in [path.key for path in table.rulings.irregularities]
    with refused("not_due"):
        table.rulings.rule("unpaid", "barred", Details(seat=2), SIGNED)


def test_the_slip_of_a_kept_payout_is_not_made_void_by_one_signature(house: House) -> None:
    table = big(house)
    keep(table, "no_id")
    to_end(table)
    with refused("kept"):
        table.slips.void(table.slips.count, "Floor decision", SIGNED, ALSO)
    assert table.shift.open_matters.slips == (table.slips.count,)


def test_a_kept_payout_is_paid_once_its_hand_is_over_and_the_hand_is_not_opened_again(house: House) -> None:
    """A correction would otherwise make a second slip, for the whole amount that the cage has paid in part."""
    table = paid(house)
    keep(table, "no_id")
    make_ready(table)
    number = table.slips.count
    with refused("in_hand"):
        table.slips.clear(number, "paid", SIGNED, ALSO, form_filled=True)
    hand = to_end(table)
    table.reopening.reopen("Floor decision", *SIGNED)
    with refused("in_hand"):
        table.slips.clear(number, "returned", SIGNED, ALSO)
    while table.reopening.is_open:
        settle_on(table)
    table.slips.clear(number, "paid", SIGNED, ALSO, form_filled=True)
    for opened in (table, house.restart()):
        assert opened.reopening.hand is None
        with refused("no_hand"):
            opened.reopening.reopen("Floor decision", *SIGNED)
    house.table.disputes.open(hand, 1, "player", "Paid too little")
    assert house.table.disputes.hands == (hand,), "what was wrong with it is a dispute"


def test_the_dealer_of_the_hand_does_not_clear_its_kept_payout_as_the_floor(house: House) -> None:
    house.table.people.sign_in(BOTH, PINS[BOTH])
    table = paid(house)
    keep(table, "no_id")
    make_ready(table)
    number = table.slips.count
    to_end(table)
    table.people.sign_in(DEALER, PINS[DEALER])
    with refused("same_person"):
        table.slips.clear(number, "paid", (BOTH, PINS[BOTH]), form_filled=True)


def test_no_seat_returns_amounts_that_the_floor_kept_of_a_void_hand(house: House) -> None:
    """The floor has the $5,000 of seat 1, and puts them back into the rack. The slip is void, and no longer waits."""
    table = big(house)
    keep(table, "no_id")
    make_ready(table)
    number = table.slips.count
    while not isinstance(table.round.prompt, Confirm):
        make_ready(table)
        table.play.proceed()
    kept = next(chips for chips in table.reopening.moved if chips.cents == 500_000)
    table.rulings.rule("voided", "misdeal", Details(), SIGNED, ALSO)
    back = {(chips.seat, str(chips.name)): chips.cents for chips in table.rulings.giving_back}
    assert kept.seat == 1 and all(cents > 0 for cents in back.values()), "nothing is taken from anybody"
    for opened in (table.shift.open_matters.slips, house.restart().shift.open_matters.slips):
        assert opened == ()
    assert house.table.slips.of_number(number).voided
