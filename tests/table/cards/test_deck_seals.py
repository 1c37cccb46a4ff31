"""The seal number of the deck in play, and the deck of a jackpot: two people sign, and the rest is proved complete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank import gaming_day
from kiosk.core.errors import Refused
from kiosk.events import DeckChanged, DeckSealed
from kiosk.settings import DeckRules, PayoutLimits
from kiosk.staff import NotProven
from tests.jackpots import finish, to_jackpot
from tests.reopened import reopen
from tests.tables import DEALER, FLOOR, PINS, House, kernel_of, shipped, void

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
WINNING: Final = ("2h", "3h", "4h", "5h", "6h")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    shown = shipped()
    rules = DeckRules.model_validate({"from": date(2020, 1, 1), "jackpot_days": 7})
    limits = PayoutLimits.model_validate({"from": date(2020, 1, 1), "elsewhere": "500"})
    house = shown.house.model_copy(update={"decks": (rules,), "payouts": (limits,)})
    opened = House(tmp_path, settings=replace(shown, house=house))
    yield opened
    opened.close()


def sealed(house: House) -> list[DeckSealed]:
    return [event.of(DeckSealed) for event in house.table.journal.events(1, DeckSealed)]


def test_two_people_sign_for_the_deck_in_play(house: House) -> None:
    seals = house.table.seals
    assert (seals.seal, seals.asks) == ("", True)
    with pytest.raises(NotProven):
        seals.put_in_play(4711, "red", "", floor=BOTH["dealer"], dealer=BOTH["dealer"])
    seals.put_in_play(4711, "red", "0012345", **BOTH)
    seals = house.restart().seals
    assert (seals.seal, seals.asks) == ("4711", False)
    with pytest.raises(Refused, match="in play already"):
        seals.put_in_play(4711, "red", "", **BOTH)
    seals.put_in_play(4712, "blue", "", **BOTH)
    assert [(what.seal, what.removed, what.back, what.code) for what in sealed(house)] == [
        ("4711", "", "red", "0012345"), ("4712", "4711", "blue", ""),
    ]  # fmt: skip
    kernel_of(house.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    assert house.table.seals.asks


def test_the_deck_of_a_jackpot_is_set_aside_and_no_hand_begins_with_it(house: House) -> None:
    seals = house.table.seals
    seals.put_in_play(4711, "red", "", **BOTH)
    with pytest.raises(Refused, match="No jackpot deck"):
        seals.refuse_setting_aside(WINNING, 88, 47)
    finish(house.table, to_jackpot(house.table))
    seals = house.restart().seals
    assert (seals.won_in, seals.asks) == (1, True)
    assert set(WINNING) <= set(seals.won_cards)
    for cards, bag, rest, said in (
        ((), 88, 52, "winning cards"),
        (WINNING, 0, 47, "number of the bag"),
        (WINNING, 88, 46, "Other cards: 46, not 47"),
    ):
        with pytest.raises(Refused, match=said):
            seals.set_aside(cards, bag, rest, **BOTH)
    seals.set_aside(WINNING, 88, 47, **BOTH)
    what = sealed(house)[-1]
    until = (gaming_day(house.clock.ms, "08:00") + timedelta(days=7)).isoformat()
    assert (what.seal, what.cards, what.hand, what.bag, what.pieces, what.until) == (
        "4711", WINNING, 1, "88", 47, until
    )  # fmt: skip
    assert what.signed == (("floor", FLOOR), ("dealer", DEALER))
    table = house.restart()
    assert (table.seals.won_in, table.seals.seal) == (0, "")
    with pytest.raises(Refused, match="deck"):
        table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="Count what is new first"):
        table.seals.put_in_play(4712, "blue", "", **BOTH)


def test_the_deck_of_a_jackpot_is_known_after_another_one_came_into_play(house: House) -> None:
    """The old deck is set aside under its own number, and the new one stays in play."""
    house.table.seals.put_in_play(4711, "red", "", **BOTH)
    finish(house.table, to_jackpot(house.table))
    kernel_of(house.table).commit(DeckChanged(count=52, irregularity="change"), actor=FLOOR)
    house.table.seals.put_in_play(4712, "blue", "", **BOTH)
    seals = house.restart().seals
    assert (seals.seal, seals.won_seal, seals.asks) == ("4712", "4711", True)
    seals.set_aside(WINNING, 88, 47, **BOTH)
    assert [what.seal for what in sealed(house)] == ["4711", "4712", "4711"]
    seals = house.restart().seals
    assert (seals.seal, seals.won_in, seals.asks, seals.must_count) == ("4712", 0, False, False)


def test_a_deck_whose_number_is_entered_after_the_win_is_that_of_the_jackpot(house: House) -> None:
    finish(house.table, to_jackpot(house.table))
    seals = house.table.seals
    with pytest.raises(Refused, match="Enter the seal number first"):
        seals.set_aside(WINNING, 88, 47, **BOTH)
    seals.put_in_play(4711, "red", "", **BOTH)
    assert house.restart().seals.won_seal == "4711"


def test_a_jackpot_that_is_taken_back_sets_no_deck_aside(house: House) -> None:
    house.table.seals.put_in_play(4711, "red", "", **BOTH)
    finish(house.table, to_jackpot(house.table))
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    assert (house.restart().seals.won_in, house.table.seals.asks) == (0, False)
