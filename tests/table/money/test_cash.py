"""Cash at a table: buy-ins, changes, tips, and drops are on an account, to the cent, also during a hand."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank.accounts import AccountKind
from kiosk.core.cards import card
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import CashMoved, DropBoxChanged, PlayerNamed
from kiosk.procedure import Cards, Choices, Floor, Settle
from kiosk.settings import CashRules, Settings
from kiosk.staff import NotProven
from kiosk.table import Table
from tests.reopened import play, reopen, right
from tests.tables import DEALER, FLOOR, PINS, House, kernel_of, make_ready, shipped, void

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    opened.table.shoe.event(StateChanged(DeviceState.READY, ""))
    opened.table.cash.change_box(11, **BOTH)
    yield opened
    opened.close()


def accounts(house: House, kind: AccountKind) -> dict[int, int]:
    return kernel_of(house.table).state.bank.kind(kind)


def worth(house: House) -> int:
    return sum(chip * count for chip, count in house.table.shift.rack.items())


def follows(house: House) -> None:
    """Check that the book and the rack that pays agree, live and after a restart."""
    for table in (house.table, house.restart()):
        state = kernel_of(table).state
        assert state.bank.total == 0
        assert state.bank.rack == state.rack_now


def test_a_buy_in_puts_cash_into_the_box_and_takes_chips_from_the_rack(house: House) -> None:
    house.table.cash.change_box(12, **BOTH)
    before = dict(house.table.shift.rack)
    house.table.cash.buy_in(3, 12_500)
    house.table.cash.buy_in(3, 2_000)
    after = house.table.shift.rack
    gone = {chip: before[chip] - after[chip] for chip in before if before[chip] != after[chip]}
    assert gone == {10_000: 1, 2_500: 1, 500: 4}
    assert accounts(house, AccountKind.DROP) == {12: 14_500}
    assert (dict(house.table.cash.bought), house.table.cash.sold) == ({3: 14_500}, 14_500)
    (first, _) = house.table.journal.events(1, CashMoved)
    assert first.actor == DEALER
    follows(house)


def test_chips_are_changed_up_and_down_without_a_cent_more_or_less(house: House) -> None:
    before, cents = dict(house.table.shift.rack), worth(house)
    house.table.cash.exchange(2, 500, 20_000, into_rack=True)
    now = house.table.shift.rack
    assert (now[500] - before[500], before[10_000] - now[10_000]) == (40, 2)
    house.table.cash.exchange(2, 500, 2_500, into_rack=False)
    again = house.table.shift.rack
    assert (now[500] - again[500], again[2_500] - now[2_500]) == (5, 1)
    assert (worth(house), house.table.cash.sold) == (cents, 0)
    follows(house)


def test_a_tip_and_a_coupon_have_accounts_of_their_own(house: House) -> None:
    cents = worth(house)
    house.table.cash.tip(4, 500)
    house.table.cash.coupon(5, 2_500)
    assert accounts(house, AccountKind.TIPS) == {0: 500}
    assert accounts(house, AccountKind.COUPONS) == {0: 2_500}
    assert (worth(house), house.table.cash.sold) == (cents - 2_500, 2_500)
    follows(house)


def test_a_buy_in_in_a_hand_stays_when_the_hand_is_void_and_when_it_is_settled(house: House) -> None:
    table = house.table
    cents = worth(house)
    table.play.place(1, "ante", 500)
    table.cash.buy_in(2, 10_000)
    void(table, FLOOR, PINS[FLOOR])
    assert worth(house) == cents - 10_000
    table.play.place(1, "ante", 500)
    table.cash.buy_in(2, 4_000)
    table.play.clear_wagers(1)
    play(table)
    assert worth(house) == cents - 14_000 + table.shift.house_net
    assert accounts(house, AccountKind.DROP) == {11: 14_000}
    follows(house)


def test_a_buy_in_in_a_hand_has_no_chips_that_the_hand_has_paid(house: House) -> None:
    """The Board bonus takes all four $100 chips. The hole cards are not turned over yet."""
    table = house.table
    signed = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    table.shift.close(house.rack(), **signed)
    table.shift.open("nh", {**house.rack(), 10_000: 4}, **signed)
    table.play.place(1, "ante", 500)
    table.play.place(1, "board_bonus", 1500)
    table.play.proceed()
    board = iter(map(card, ("7s", "7h", "7c")))
    while kernel_of(table).state.bank.rack[10_000]:
        match table.round.prompt:
            case Choices():
                table.play.choose_all("1x")
                table.play.proceed()
            case Cards(may_be_unread=True):
                table.play.deal_unread()
            case Cards():
                table.play.enter_card(next(board))
            case Floor():
                table.floor.acknowledge(FLOOR, PINS[FLOOR])
            case _:
                make_ready(table)
                table.play.proceed()
    before = kernel_of(table).state.bank.rack
    table.cash.buy_in(2, 10_000)
    table.cash.exchange(2, 500, 10_000, into_rack=True)
    after = kernel_of(table).state.bank.rack
    assert (before[2_500] - after[2_500], after[500] - before[500]) == (8, 20)


def test_a_buy_in_between_two_hands_stays_when_the_first_is_reopened(house: House) -> None:
    play(house.table)
    cents = worth(house)
    won = house.table.shift.house_net
    house.table.cash.buy_in(2, 10_000)
    reopen(house.table)
    right(house.table)
    assert worth(house) == cents - 10_000 + house.table.shift.house_net - won
    follows(house)


def test_money_waits_while_the_dealer_pays(table: Table) -> None:
    refused = False

    def sell() -> None:
        nonlocal refused
        if isinstance(table.round.prompt, Settle) and not refused:
            before = table.journal.last_seq()
            with pytest.raises(Refused, match="Pay this hand first"):
                table.cash.buy_in(1, 2_000)
            assert table.journal.last_seq() == before
            refused = True

    table.subscribe(sell)
    play(table)
    assert refused


@pytest.mark.parametrize(
    ("seat", "cents", "words"),
    [(0, 2_000, "Choose the seat"), (7, 2_000, "no seat 7"), (1, 0, "No chips"), (1, 1_030, "No chips"),
     (1, 90_000_000, "ask for a fill")],
)  # fmt: skip
def test_a_wrong_buy_in_is_refused_and_changes_nothing(house: House, seat: int, cents: int, words: str) -> None:
    rack, last = dict(house.table.shift.rack), house.table.journal.last_seq()
    with pytest.raises(Refused, match=words):
        house.table.cash.buy_in(seat, cents)
    assert (house.table.shift.rack, house.table.journal.last_seq()) == (rack, last)


def test_a_wrong_exchange_is_refused(house: House) -> None:
    for chip, cents, into_rack, words in (
        (500, 1_250, True, "not made of"),
        (700, 1_400, True, "not made of"),
        (10_000, 100_000_000, False, "ask for a fill"),
        (50, 50, False, "No other chips"),
    ):
        with pytest.raises(Refused, match=words):
            house.table.cash.exchange(1, chip, cents, into_rack=into_rack)


def test_the_floor_takes_an_entry_back_once_and_the_dealer_never(house: House) -> None:
    rack = dict(house.table.shift.rack)
    house.table.cash.buy_in(3, 12_500)
    with pytest.raises(NotProven):
        house.table.cash.take_back(DEALER, PINS[DEALER])
    house.restart()
    house.table.cash.take_back(FLOOR, PINS[FLOOR])
    assert house.table.shift.rack == rack
    assert (accounts(house, AccountKind.DROP), house.table.cash.sold) == ({}, 0)
    with pytest.raises(Refused, match="No entry"):
        house.table.cash.take_back(FLOOR, PINS[FLOOR])
    was, back = house.table.journal.events(1, CashMoved)
    assert (back.of(CashMoved).reverses, back.actor) == (was.seq, FLOOR)
    follows(house)


def test_a_box_is_changed_by_two_people_between_hands_and_takes_its_cash_along(house: House) -> None:
    table = house.table
    table.cash.change_box(12, **BOTH)
    table.cash.buy_in(1, 10_000)
    with pytest.raises(Refused, match="in the table already"):
        table.cash.change_box(12, **BOTH)
    with pytest.raises(NotProven):
        table.cash.change_box(14, floor=(FLOOR, PINS[FLOOR]), dealer=(FLOOR, PINS[FLOOR]))
    table.cash.change_box(14, **BOTH)
    table.cash.buy_in(1, 2_000)
    assert accounts(house, AccountKind.DROP) == {14: 2_000}
    assert accounts(house, AccountKind.COUNT_ROOM) == {0: 10_000}
    changed = [event.of(DropBoxChanged) for event in table.journal.events(1, DropBoxChanged)]
    assert [(what.removed, what.inserted) for what in changed] == [(0, 11), (11, 12), (12, 14)]
    assert changed[2].signed == (("floor", FLOOR), ("dealer", DEALER))
    table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="A hand has begun"):
        table.cash.change_box(15, **BOTH)
    follows(house)


def test_no_cash_is_taken_before_the_box_has_a_number(house: House) -> None:
    house.table.cash.change_box(0, **BOTH)
    for sell in (house.table.cash.buy_in, house.table.cash.coupon):
        with pytest.raises(Refused, match="number of the drop box first"):
            sell(1, 2_000)


def test_a_box_with_a_number_that_no_box_has_is_refused(house: House) -> None:
    for box in (-1, 100_000):
        with pytest.raises(Refused, match="number on the drop box"):
            house.table.cash.change_box(box, **BOTH)


def with_cash(**rules: object) -> Settings:
    """Return the shipped settings with rules of cash that hold today."""
    cash = (CashRules.model_validate({"from": date(2020, 1, 1), **rules}),)
    settings = shipped()
    return replace(settings, house=settings.house.model_copy(update={"cash": cash}))


def test_a_cash_out_is_taken_only_where_the_house_pays_cash_at_the_table(tmp_path: Path, house: House) -> None:
    with pytest.raises(Refused, match="no cash for chips"):
        house.table.cash.cash_out(3, 10_000)
    (tmp_path / "other").mkdir()
    other = House(tmp_path / "other", settings=with_cash(cash_outs=True))
    other.table.cash.change_box(11, **BOTH)
    before, cents = dict(other.table.shift.rack), worth(other)
    other.table.cash.cash_out(3, 12_500)
    came = {chip: count - before[chip] for chip, count in other.table.shift.rack.items() if count != before[chip]}
    assert came == {10_000: 1, 2_500: 1}
    assert accounts(other, AccountKind.CASH_OUTS) == {0: -12_500}
    assert (worth(other), other.table.cash.sold) == (cents + 12_500, -12_500)
    follows(other)
    other.table.cash.take_back(FLOOR, PINS[FLOOR])
    assert (accounts(other, AccountKind.CASH_OUTS), worth(other)) == ({}, cents)
    with pytest.raises(Refused, match="between poker tables"):
        other.table.cash.carry_in(3, 10_000)
    other.close()


def test_cash_from_the_limit_of_the_log_on_needs_a_named_person(tmp_path: Path) -> None:
    (tmp_path / "logged").mkdir()
    house = House(tmp_path / "logged", settings=with_cash(log="300"))
    cash = house.table.cash
    cash.change_box(11, **BOTH)
    cash.buy_in(3, 20_000)
    last = house.table.journal.last_seq()
    with pytest.raises(Refused, match="the floor must identify the player: touch"):
        cash.buy_in(3, 10_000)
    assert house.table.journal.last_seq() == last
    cash.buy_in(4, 29_500)  # Another seat has its own.
    cash.coupon(3, 20_000)  # A coupon is not cash.
    with pytest.raises(NotProven):
        cash.name_player(3, 1041, DEALER, PINS[DEALER])
    with pytest.raises(Refused, match="number in the log"):
        cash.name_player(3, -1, FLOOR, PINS[FLOOR])
    cash.name_player(3, 1041, FLOOR, PINS[FLOOR])
    cash = house.restart().cash
    cash.buy_in(3, 90_000)
    assert dict(cash.players) == {3: 1041}
    cash.name_player(3, 0, FLOOR, PINS[FLOOR])
    cash.buy_in(3, 20_000)
    with pytest.raises(Refused, match="the floor must identify the player"):
        cash.buy_in(3, 10_000)
    named = [(event.of(PlayerNamed).player, event.actor) for event in house.table.journal.events(1, PlayerNamed)]
    assert named == [(1041, FLOOR), (0, FLOOR)]
    house.close()


def test_cash_of_a_person_who_left_raises_no_limit_of_the_next_one(tmp_path: Path) -> None:
    """The entry of $200 was wrong, and is taken back after its person has left: the next one has bought nothing yet."""
    (tmp_path / "logged").mkdir()
    house = House(tmp_path / "logged", settings=with_cash(log="300"))
    cash = house.table.cash
    cash.change_box(11, **BOTH)
    cash.buy_in(3, 20_000)
    cash.name_player(3, 0, FLOOR, PINS[FLOOR])
    cash.take_back(FLOOR, PINS[FLOOR])
    with pytest.raises(Refused, match="the floor must identify the player"):
        cash.buy_in(3, 30_000)
    cash.buy_in(3, 20_000)
    cash.take_back(FLOOR, PINS[FLOOR])
    cash.buy_in(3, 29_500)
    follows(house)
    house.close()
