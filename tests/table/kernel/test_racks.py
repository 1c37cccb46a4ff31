"""Payments from a rack: never more of a chip than it has, and the cage pays the rest."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from shutil import copytree
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.bank import chips_from
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import KioskError, Refused
from kiosk.core.money import Chips, chips, chips_held
from kiosk.core.text import Text
from kiosk.games import GAMES
from kiosk.procedure import Book, Choices, Does, Guide, Item, Settle, Transfer
from kiosk.settings import check, config_dir
from kiosk.settings.transfers import TransferRules
from kiosk.table import Table
from kiosk.table.kernel.rack import chips_of_items
from tests.reopened import PAIR, play, reopen, right, settle_again
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, floor_comes, in_the_rack, kernel_of, void
from tests.transfers import transfer

RACK = {100_000: 2, 50_000: 10, 10_000: 40, 2_500: 60, 500: 80, 100: 100, 50: 20}
SIGN: Final = {who: (who, PINS[who]) for who in (DEALER, FLOOR)}
CLEAR: Final = Guide("main", "Method of Play 12", Text("Settle."))


@pytest.mark.parametrize(
    ("cents", "held", "made"),
    [
        (250_000, RACK, Chips(((100_000, 2), (50_000, 1)), 0)),
        (2_500_000, RACK, Chips((), 2_500_000)),
        (123_456, RACK, Chips(((100_000, 1), (10_000, 2), (2_500, 1), (500, 1), (100, 4), (50, 1)), 6)),
        (1_000, {500: 0, 100: 10}, Chips(((100, 10),), 0)),
        (1_000, {500: 1, 100: 4}, Chips((), 1_000)),
        (3_000, {2_500: 1, 1_000: 2, 500: 1}, Chips(((2_500, 1), (500, 1)), 0)),
        (3_000, {2_500: 1, 1_000: 3}, Chips(((1_000, 3),), 0)),
        (0, RACK, Chips((), 0)),
    ],
)
def test_an_amount_is_made_of_the_chips_that_are_there(cents: int, held: Mapping[int, int], made: Chips) -> None:
    assert made == chips_held(cents, held)


@given(st.integers(0, 3_000_000), st.lists(st.integers(0, 40), min_size=7, max_size=7))
def test_no_chip_is_pushed_that_the_rack_does_not_hold(cents: int, counts: list[int]) -> None:
    held = dict(zip(RACK, counts, strict=True))
    made = chips_held(cents, held)
    assert cents == made.rest + sum(value * count for value, count in made.stacks)
    assert all(count <= held[value] for value, count in made.stacks)
    assert made.rest < min(held) or not made.stacks
    plain = chips(cents, tuple(held))
    if all(count <= held[value] for value, count in plain.stacks):
        assert plain == made


def opened(house: House, rack: Mapping[int, int]) -> Table:
    """Open the table of a house again with another rack."""
    house.table.shift.close(house.rack(), floor=SIGN[FLOOR], dealer=SIGN[DEALER])
    house.table.shift.open("nh", rack, floor=SIGN[FLOOR], dealer=SIGN[DEALER])
    return house.table


def paid(cents: int) -> Item:
    """Return a wager at seat 1 with this payment."""
    return Item(1, Text("Ante"), Does.PAY, 500, Text("A line"), cents, key="ante")


def test_a_table_pays_from_the_rack_as_it_was_counted_also_after_a_power_cut(tmp_path: Path) -> None:
    house = House(tmp_path)
    rack = {chip: 2 if chip == 100_000 else 100 for chip in house.table.config.denominations}
    opened(house, rack)
    for table in (house.table, house.restart()):
        assert rack == table.shift.rack
        assert table.shift.chips_one_by_one((250_000, -100_000, 100_000, 25_000_000)) == (
            Chips(((100_000, 2), (50_000, 1)), 0),
            Chips(((100_000, 1),), 0),
            Chips(((100_000, 1),), 0),
            Chips((), 25_000_000),
        )


def test_a_chip_that_has_been_paid_is_not_in_the_rack_for_the_next_seat() -> None:
    """Two seats win $1,000, and there are three chips of $500 and ten of $100."""
    rack = {50_000: 3, 10_000: 10}
    book = Book().plus((Transfer(1, "ante", 100_000),))
    now = Settle(CLEAR, (replace(paid(100_000), seat=2), replace(paid(50_000), seat=3)))
    made = chips_of_items(rack, book, now)
    assert made == {
        (1, "ante"): Chips(((50_000, 2),), 0),
        (2, "ante"): Chips(((50_000, 1), (10_000, 5)), 0),
        (3, "ante"): Chips(((10_000, 5),), 0),
    }
    taken = Item(4, Text("Ante"), Does.TAKE, 60_000, Text("A line"), take=60_000, key="ante")
    more = chips_of_items(rack, book, Settle(CLEAR, (*now.items, taken, replace(paid(60_000), seat=5))))
    assert more[5, "ante"] == Chips(((50_000, 1), (10_000, 1)), 0)


@given(st.lists(st.integers(-300_000, 300_000), max_size=8), st.lists(st.integers(0, 9), min_size=7, max_size=7))
def test_the_rack_has_the_taken_less_the_paid_chips(amounts: list[int], counts: list[int]) -> None:
    rack: Mapping[int, int] = dict(zip(RACK, counts, strict=True))
    for cents in amounts:
        made, then = chips_from(rack, cents)
        assert min(then.values()) >= 0
        moved = sum(chip * count for chip, count in made.stacks)
        assert worth(then) == worth(rack) - (moved if cents > 0 else -moved)
        assert made.rest < 50 or (cents > 0 and not made.stacks)
        rack = then


def worth(rack: Mapping[int, int]) -> int:
    return sum(chip * count for chip, count in rack.items())


def test_the_rack_follows_the_hands_through_undo_mispay_void_and_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    counted = in_the_rack(house.table)

    def follows(table: Table) -> None:
        assert in_the_rack(table) == counted + table.shift.house_net

    for spots in (("ante",), ("ante", "board_bonus"), ("ante", "pocket_bonus", "six_card_bonus")):
        play(house.table, spots=spots)
        follows(house.table)
    assert house.table.shift.house_net != 0
    before = dict(house.table.shift.rack)
    play(house.table, to_end=False)
    floor_comes(house.table)
    house.table.play.undo(signatures=(SIGN[FLOOR],))
    void(house.table, FLOOR, PINS[FLOOR])
    assert before == house.table.shift.rack
    house.table.rulings.given_back()
    play(house.table)
    reopen(house.table)
    right(house.table)
    follows(house.table)
    rack = dict(house.table.shift.rack)
    assert rack == house.restart().shift.rack
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    assert before == house.table.shift.rack == house.restart().shift.rack
    follows(house.table)


def test_dispute_payment_leaves_the_rack_even_if_the_hand_is_voided(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    counted = in_the_rack(table)
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little", 500)
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 500, BOTH, PINS[BOTH])
    assert in_the_rack(table) == counted + table.shift.house_net
    reopen(table)
    void(table, FLOOR, PINS[FLOOR])
    assert in_the_rack(table) == counted - 500


COUNTED: Final = {500: 0, 100: 140}


def reopened_after_a_count(house: House) -> None:
    """Reopen a hand that took $40 into a rack without $5 chips: the kiosk counts eight of them, but they were of $1."""
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.shift.count({**house.rack(), 500: 0}, floor=SIGN[FLOOR], dealer=SIGN[DEALER])
    play(table, "2h 2c Kd 7s 3c 8d Qh Jh 9s 4d 5s")
    assert (table.shift.house_net, table.shift.rack[500]) == (4_000, 8)
    table.shift.count({**house.rack(), **COUNTED}, floor=SIGN[FLOOR], dealer=SIGN[DEALER])
    reopen(table)


def test_a_void_hand_gives_back_other_chips_than_were_counted_since(tmp_path: Path) -> None:
    house = House(tmp_path)
    reopened_after_a_count(house)
    before = in_the_rack(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    rack = dict(house.table.shift.rack)
    assert (in_the_rack(house.table), min(rack.values())) == (before - 4_000, 0)
    assert kernel_of(house.table).state.bank.rack == rack == dict(house.restart().shift.rack)


def test_a_hand_that_is_settled_again_takes_no_chips_twice_though_they_were_counted_as_others(tmp_path: Path) -> None:
    house = House(tmp_path)
    reopened_after_a_count(house)
    settle_again(house.table)
    assert house.table.shift.rack == kernel_of(house.table).state.bank.rack == {**house.rack(), **COUNTED}


def test_a_fill_a_credit_and_a_count_hold_from_the_next_hand(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, rack = house.table, house.rack()
    both = {"floor": SIGN[FLOOR], "dealer": SIGN[DEALER]}
    transfer(table, "fill", {50_000: 20})
    assert {**rack, 50_000: 120} == table.shift.rack
    transfer(table, "credit", {50_000: 20, 100: 100})
    assert {**rack, 100: 0} == table.shift.rack == house.restart().shift.rack
    table = house.table
    assert table.shift.fills == -10_000
    table.shift.count(rack, **both)
    assert rack == table.shift.rack
    assert table.shift.fills == -10_000
    with pytest.raises(Refused, match="every chip"):
        table.shift.count({50_000: 20}, **both)
    with pytest.raises(KioskError):
        table.shift.count(rack, floor=SIGN[DEALER], dealer=SIGN[DEALER])
    table.play.place(1, "ante", 500)
    table.shift.count(rack, **both)


def test_in_a_hand_the_rack_is_left_alone_while_cards_are_half_dealt_and_once_it_pays(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, rack = house.table, house.rack()
    both = {"floor": SIGN[FLOOR], "dealer": SIGN[DEALER]}
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(table, "Ah", to_end=False)
    with pytest.raises(Refused, match="Cards are being dealt"):
        table.shift.count(rack, **both)
    with pytest.raises(Refused, match="Cards are being dealt"):
        transfer(table, "fill", {50_000: 20})
    for text in PAIR.split()[1:]:
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        table.shoe.event(CardRead(card(text), 0))
    with pytest.raises(Refused, match="Pay this hand first"):
        table.shift.count(rack, **both)
    with pytest.raises(Refused, match="Pay this hand first"):
        transfer(table, "credit", {50_000: 20})
    assert table.shift.rack == rack


def test_a_house_may_have_the_rack_wait_for_the_end_of_the_hand(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table
    kernel = kernel_of(table)
    rules = TransferRules.model_validate({"from": date(2020, 1, 1), "in_hand": False})
    kernel.house = house.settings.house.model_copy(update={"transfers": (rules,)})
    table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="A hand has begun"):
        table.shift.count(house.rack(), floor=SIGN[FLOOR], dealer=SIGN[DEALER])
    with pytest.raises(Refused, match="A hand has begun"):
        transfer(table, "fill", {50_000: 20})


def test_wagers_whose_payout_no_chips_make_are_named_before_the_cards(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert not house.table.shift.cannot_pay
    table = opened(house, dict.fromkeys(house.table.config.denominations, 0) | {10_000: 100, 500: 16, 50: 20})
    table.play.place(1, "ante", 500)
    table.play.place(1, "board_bonus", 9_000)
    assert not table.shift.cannot_pay
    table.play.place(1, "board_bonus", 500)  # A pair pays as much, and the rack has only $90 in small chips.
    assert table.shift.cannot_pay == (9_500,)
    assert house.restart().shift.cannot_pay == (9_500,)
    house.table.play.proceed()
    assert not house.table.shift.cannot_pay


@pytest.mark.parametrize(
    ("where", "old", "new", "problem"),
    [
        (
            "games/new_hampshire.toml",
            'name = "Pair of Jacks through Aces", odds = "1:1"',
            'name = "Pair of Jacks through Aces", odds = "3:2"',
            "rack: main pair_j_to_a at 3:2 on $2.50 pays $3.75, which no chips of the rack make",
        ),
        (
            "tables/th-11.toml",
            '{ value = "1", color = "white" },',
            "",
            "rack: chip_unit pays $1, which no chips of the rack make",
        ),
    ],
)
def test_a_rack_that_cannot_make_a_payout_is_a_problem_of_the_configuration(
    tmp_path: Path, where: str, old: str, new: str, problem: str
) -> None:
    folder = tmp_path / "config"
    copytree(config_dir(), folder)
    text = (folder / where).read_text()
    assert old in text
    (folder / where).write_text(text.replace(old, new).replace('palette = ["1", ', "palette = ["))
    assert any(problem in word for word in check(folder, GAMES).errors)
