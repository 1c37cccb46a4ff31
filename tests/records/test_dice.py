"""PeekPoker Hold'em records: settled as expected, by every ruling, and refused where they are no legal hand."""

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
    ("dealer", 9, "dealer"),
    ("players_at_start", 5, "record"),
    ("players_at_start", 1, "record"),
    ("players.0.seat", 3, "seat"),
    ("players.0.seat", 7, "record"),
    ("players.0.stack", 0, "record"),
    ("players.0.stack", 10**6, "points"),
    ("players.0.stack", -1, "record"),
    ("players.0.dice", [], "record"),
    ("players.0.dice.0", {"face": "8", "colour": "red"}, "die"),
    ("players.0.dice.0", {"face": "A", "colour": "blue"}, "die"),
    ("players.0.in", 1, "record"),
    ("community", [], "incomplete"),
    ("actions", [], "incomplete"),
    ("actions.0.tokens_put_in_total", 99, "tokens"),
    ("actions.0.seat", 99, "out_of_turn"),
    ("actions.0.action", "bet", "choice"),
]


@pytest.fixture(scope="module")
def house() -> Settler:
    return settler("dice")


@pytest.mark.parametrize("record", own("dice"), ids=lambda one: one["id"])
def test_worked_hand(house: Settler, record: Record) -> None:
    check(house, record)


@pytest.mark.parametrize("record", illegal(own("illegal"), "dice"), ids=lambda one: one["id"])
def test_illegal_hand(house: Settler, record: Record) -> None:
    assert record["expected"]["illegal"] == check_refused(house, record)


def test_every_worked_hand_of_the_house(house: Settler) -> None:
    for record in shared("dice"):
        check(house, record)


def test_every_illegal_hand_of_the_house(house: Settler) -> None:
    for record in illegal(shared("illegal"), "dice"):
        check_refused(house, record)


@pytest.mark.parametrize("record", own("dice"), ids=lambda one: one["id"])
def test_a_hand_that_is_written_settles_as_it_did(house: Settler, record: Record) -> None:
    game, house_rules = GAMES["dice"], rules("dice")
    opening, script = game.record.read(record["input"], house_rules)
    hand = Round(game, house_rules, opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(script.answer(hand.prompt), BY)
    assert hand.settlement is not None
    given, result = game.record.write(house_rules, opening, hand.felt, hand.settlement)
    again = house.line(json.dumps({"id": 1, "game": "dice", "input": given}))
    assert {"id": 1, "result": result} == again


@pytest.mark.parametrize(("path", "value", "code"), MALFORMED)
def test_malformed_hand(house: Settler, path: str, value: Any, code: str) -> None:
    record = next(one for one in own("dice") if len(one["input"]["actions"]) > 2)
    assert code == house.line(json.dumps(changed(record, path, value)))["error"]["code"]


def test_nonsense_is_settled_or_refused_and_never_more(house: Settler) -> None:
    for record in mutations(own("dice")[0]):
        assert set(house.line(json.dumps(record))) in ({"id", "result"}, {"id", "error"})
