"""New Hampshire Hold 'Em records: settled as expected, by every ruling, and refused where they are no legal hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kiosk.games import GAMES
from kiosk.records import Settler
from kiosk.round import Round, unrecorded
from tests.records.compare import Record, changed, check, check_refused, illegal, mutations, own, settler, shared
from tests.rules.play import BY, rules

MALFORMED = [
    ("community", ["2c", "3c"], "record"),
    ("community", ["2d", "3d", "1x"], "card"),
    ("community", ["2c", "2c", "3c"], "duplicate_card"),
    ("table_minimum", 0, "record"),
    ("posted_jackpots", {"mega": 1}, "jackpots"),
    ("seats", [], "record"),
    ("seats.0.seat", 10, "seat"),
    ("seats.0.ante", "500", "record"),
    ("seats.0.ante", -500, "amount"),
    ("seats.0.flop_x", 4, "street_multiple"),
    ("seats.0.board_bonus", 100, "bonus_minimum"),
    ("seats.0.surprise", 1, "record"),
]


@pytest.fixture(scope="module")
def house() -> Settler:
    return settler("nh")


@pytest.mark.parametrize("record", own("nh"), ids=lambda one: one["id"])
def test_worked_hand(house: Settler, record: Record) -> None:
    check(house, record)


@pytest.mark.parametrize("record", illegal(own("illegal"), "nh"), ids=lambda one: one["id"])
def test_illegal_hand(house: Settler, record: Record) -> None:
    assert record["expected"]["illegal"] == check_refused(house, record)


def test_every_worked_hand_of_the_house(house: Settler) -> None:
    for record in shared("nh"):
        check(house, record)


def test_every_illegal_hand_of_the_house(house: Settler) -> None:
    for record in illegal(shared("illegal"), "nh"):
        check_refused(house, record)


@pytest.mark.parametrize("record", own("nh"), ids=lambda one: one["id"])
def test_a_hand_that_is_written_settles_as_it_did(house: Settler, record: Record) -> None:
    game, house_rules = GAMES["nh"], rules("nh")
    opening, script = game.record.read(record["input"], house_rules)
    hand = Round(game, house_rules, opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(script.answer(hand.prompt), BY)
    assert hand.settlement is not None
    given, result = game.record.write(house_rules, opening, hand.felt, hand.settlement)
    again = house.line(json.dumps({"id": 1, "game": "nh", "input": given}))
    assert {"id": 1, "result": result} == again


@pytest.mark.parametrize(("path", "value", "code"), MALFORMED)
def test_malformed_hand(house: Settler, path: str, value: Any, code: str) -> None:
    record = own("nh")[0]
    assert code == house.line(json.dumps(changed(record, path, value)))["error"]["code"]


def test_nonsense_is_settled_or_refused_and_never_more(house: Settler) -> None:
    for record in mutations(own("nh")[0]):
        assert set(house.line(json.dumps(record))) in ({"id", "result"}, {"id", "error"})
