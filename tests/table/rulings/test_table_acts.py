"""Try each act of the last table of docs/situations.md as the dealer alone, then with the signatures it names."""

from collections.abc import Callable
from typing import Final

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.core.errors import KioskError
from kiosk.procedure import Floor
from kiosk.settings import Duty
from kiosk.table import Details, Table
from tests import payouts, reopened
from tests.dealt import deal_to_flop_bets, refused, wager
from tests.situations import PAGE
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, floor_comes, make_ready
from tools.situations import rows

Signed = tuple[str, str]
BY_FLOOR: Final[Signed] = (FLOOR, PINS[FLOOR])
BY_DEALER: Final[Signed] = (DEALER, PINS[DEALER])
SECOND_FLOOR: Final[Signed] = (BOTH, PINS[BOTH])
SECOND: Final[Signed] = (BOTH, PINS[BOTH])
Act = tuple[Callable[[House], Table], Callable[[Table], None], Callable[[Table], None]]
"""The acts before, the act as the dealer does it alone, and the act with its signatures."""


def nothing(house: House) -> Table:
    return house.table


def a_wager(house: House) -> Table:
    wager(house.table)
    return house.table


def a_fold_whose_card_is_out(house: House) -> Table:
    """Return the table with the flop decided and dealt."""
    table = house.table
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.shoe.event(CardRead(card("9c"), 0))
    return table


def called(house: House) -> Table:
    payouts.deal(house.table)
    floor_comes(house.table)
    house.table.play.proceed()
    assert isinstance(house.table.round.prompt, Floor)
    return house.table


def acknowledged(house: House) -> Table:
    called(house).floor.acknowledge(*BY_FLOOR)
    return house.table


def some_paid(house: House) -> Table:
    """Return the table with a seat paid, and nothing that anybody signed for."""
    table = house.table
    reopened.play(table, to_end=False)
    while not table.play.undo_moved:
        reopened.settle_on(table)
    assert table.play.undo_signatures == 0
    return table


def settled(house: House) -> Table:
    reopened.play(house.table)
    return house.table


def disputed(house: House) -> Table:
    table = settled(house)
    table.disputes.open(table.hand_number - 1, 1, "player", "Paid too little", 1000, wager="ante")
    return table


def a_slip(house: House) -> Table:
    table = payouts.big(house)
    make_ready(table, PINS, by_hand=True)
    assert table.slips.newest(1)
    return table


def a_fold_before_an_early_card(house: House) -> Table:
    """Return the table with seat 1 folded, and the early flop ruled to play."""
    table = house.table
    deal_to_flop_bets(table)
    table.play.choose(1, "fold")
    table.shoe.event(CardRead(card("9d"), 0))
    table.rulings.rule("early_card", "plays_next", signature=BY_FLOOR)
    return table


def signed_for(house: House) -> Table:
    """Return the table with a MINOR paid, for which two have signed."""
    table = payouts.big(house)
    make_ready(table, PINS, by_hand=True)
    table.play.proceed()
    return table


def kept_payout(house: House) -> Table:
    """Return the table after a hand of which the floor keeps a MINOR."""
    table = payouts.big(house)
    table.rulings.rule("unpaid", "no_id", Details(seat=1), BY_FLOOR, SECOND_FLOOR)
    number = table.hand_number
    while table.hand_number == number:
        reopened.settle_on(table)
    return table


def seq(table: Table) -> int:
    return table.disputes.waiting[0].seq


def ended(_: object) -> None:
    """Leave out the result of an act."""


def rack(table: Table) -> dict[int, int]:
    return dict.fromkeys(table.config.denominations, 100)


ACTS: Final[dict[str, Act]] = {
    "Undo an entry that moved nothing": (a_wager, lambda t: t.play.undo(), lambda t: t.play.undo()),
    "Undo over chips that were confirmed as moved": (
        some_paid, lambda t: t.play.undo(), lambda t: t.play.undo(agreed=True),
    ),
    "Undo a wager or a decision once its cards are out": (
        a_fold_whose_card_is_out, lambda t: t.play.undo(agreed=True),
        lambda t: t.play.undo(agreed=True, why="Wrong entry", signatures=(BY_FLOOR,)),
    ),
    "Undo or change a decision made before a card came early, hands were shown, or the floor ruled": (
        a_fold_before_an_early_card, lambda t: t.play.choose(1, "3x"),
        lambda t: t.play.undo(agreed=True, why="Wrong entry", signatures=(BY_FLOOR,)),
    ),
    "Undo while a call waits for the floor": (
        called, lambda t: t.play.undo(agreed=True),
        lambda t: t.play.undo(agreed=True, why="Wrong entry", signatures=(BY_FLOOR,)),
    ),
    "Undo an acknowledgment of the floor": (
        acknowledged, lambda t: t.play.undo(agreed=True),
        lambda t: t.play.undo(agreed=True, why="Wrong entry", signatures=(BY_FLOOR,)),
    ),
    "Call the floor": (
        nothing, lambda t: t.floor.call("Player’s question"), lambda t: t.floor.call("Player’s question"),
    ),
    "Acknowledge a called hand": (
        called, lambda t: t.floor.acknowledge(*BY_DEALER), lambda t: t.floor.acknowledge(*BY_FLOOR),
    ),
    "Dispute a called hand": (called, lambda t: t.floor.dispute(*BY_DEALER), lambda t: t.floor.dispute(*BY_FLOOR)),
    "Rule on a written dispute": (
        disputed, lambda t: ended(t.disputes.rule(seq(t), "The kiosk is right", 0, *BY_DEALER)),
        lambda t: ended(t.disputes.rule(seq(t), "The kiosk is right", 0, *BY_FLOOR)),
    ),
    "Reopen a settled hand": (
        settled, lambda t: t.reopening.reopen("Mispay", *BY_DEALER), lambda t: t.reopening.reopen("Mispay", *BY_FLOOR),
    ),
    "State a payment that differs from the confirmed one": (
        signed_for, lambda t: t.reopening.state_moved(1, "six_card_bonus", 0),
        lambda t: t.reopening.state_moved(1, "six_card_bonus", 0, BY_FLOOR, SECOND_FLOOR),
    ),
    "Pay a held payout from the cage, or return it, once its hand is over": (
        kept_payout, lambda t: t.slips.clear(1, "returned", BY_DEALER, SECOND_FLOOR),
        lambda t: t.slips.clear(1, "returned", BY_FLOOR, SECOND_FLOOR),
    ),
    "Void a slip": (
        a_slip, lambda t: t.slips.void(1, "Wrong amount", BY_DEALER, SECOND_FLOOR),
        lambda t: t.slips.void(1, "Wrong amount", BY_FLOOR, SECOND_FLOOR),
    ),
    "Relieve the dealer within a hand": (
        a_wager, lambda t: t.people.relieve_in_hand(SECOND, BY_DEALER),
        lambda t: t.people.relieve_in_hand(SECOND, BY_FLOOR),
    ),
    "Post jackpots": (
        nothing, lambda t: t.shift.post_jackpots({**JACKPOTS, "minor": 200_000}, *BY_DEALER),
        lambda t: t.shift.post_jackpots({**JACKPOTS, "minor": 200_000}, *BY_FLOOR),
    ),
    "Change the limits": (
        nothing, lambda t: t.shift.change_limits(1000, None, *BY_DEALER),
        lambda t: t.shift.change_limits(1000, None, *BY_FLOOR),
    ),
    "Count the rack": (
        nothing, lambda t: t.shift.count(rack(t), floor=BY_DEALER, dealer=BY_DEALER),
        lambda t: t.shift.count(rack(t), floor=BY_FLOOR, dealer=BY_DEALER),
    ),
    "Request a fill or a credit": (
        nothing, lambda t: t.transfers.request("fill", {10_000: 20}, {Duty.FLOOR: BY_DEALER}),
        lambda t: t.transfers.request("fill", {10_000: 20}, {Duty.FLOOR: BY_FLOOR}),
    ),
    "Close the table": (
        nothing, lambda t: ended(t.shift.close(rack(t), floor=BY_DEALER, dealer=BY_DEALER)),
        lambda t: ended(t.shift.close(rack(t), floor=BY_FLOOR, dealer=BY_DEALER)),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("act", "alone", "signs", "event"), list(rows(PAGE, "Everything else")))
def test_an_act_is_done_alone_or_signed_for_as_the_page_says(
    house: House, act: str, alone: str, signs: str, event: str
) -> None:
    before, by_dealer, signed = ACTS[act]
    table = before(house)
    last = table.journal.last_seq()
    if alone == "yes":
        assert signs == "nobody"
        by_dealer(table)
    else:
        with pytest.raises(KioskError):
            by_dealer(table)
        assert {kept.kind for kept in table.journal.events(last + 1)} <= {"pin_refused"}
        signed(table)
    assert event.strip("`") in {kept.kind for kept in table.journal.events(last + 1)}


def test_each_act_of_the_page_is_tried() -> None:
    assert set(ACTS) == {row[0] for row in rows(PAGE, "Everything else")}


@pytest.mark.parametrize("cards", ["As Kd", ""])
def test_the_dealer_alone_voids_no_hand_whose_cards_were_out(table: Table, cards: str) -> None:
    """Cards that were dealt by hand can be undone by the dealer, and players have seen them."""
    wager(table)
    table.play.proceed()
    table.play.proceed()
    for name in cards.split():
        table.play.enter_card(card(name))
    if not cards:
        table.play.deal_unread()
    while table.round.felt.cards:
        table.play.undo()
    with refused("unsigned"):
        table.rulings.rule("voided", "misdeal")
    table.rulings.rule("voided", "misdeal", Details(), BY_FLOOR)
