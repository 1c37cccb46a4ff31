"""Texas Hold'em records: settled as expected, by every ruling, and refused where they are no legal hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kiosk.games import GAMES
from kiosk.prompt import Answer, Cards, Choice, Choices, Chosen, Dealt, Done, Prompt
from kiosk.records import Settler
from kiosk.round import Round, unrecorded
from tests.records.compare import (
    Record,
    changed,
    check,
    check_refused,
    illegal,
    missing,
    mutations,
    own,
    settler,
    shared,
)
from tests.rules.play import BY, rules

MALFORMED = [
    ("board", ["2c", "2c", "3c", "4c", "5c"], "duplicate_card"),
    ("board", ["2c", "3x", "3c", "4c", "5c"], "card"),
    ("board", ["2c", "3c", "4d"], "board_count"),
    ("button", 1, "button"),
    ("seats", [], "record"),
    ("seats.0.seat", 11, "record"),
    ("seats.0.seat", 3, "seat"),
    ("seats.0.stack", 0, "record"),
    ("seats.0.stack", -100, "record"),
    ("seats.0.hole", ["Ah"], "record"),
    ("table.small_blind", 300, "table"),
    ("table.max_bet", 100, "table"),
    ("table.structure", "fixed", "table"),
    ("table.surprise", 1, "record"),
    ("rake.rate_bp", 10_001, "record"),
    ("actions.0.seat", 8, "out_of_turn"),
    ("actions.0.street", "flop", "out_of_turn"),
    ("actions.0.action", "check", "check_facing_bet"),
    ("actions.0.action", "bet", "choice"),
    ("actions.0.to", 700, "amount"),
    ("actions.4.action", "raise", "below_minimum"),
    ("actions.4.adds", 2300, "amount"),
    ("actions", [], "incomplete"),
    ("winners", {"main": [3]}, None),
]


@pytest.fixture(scope="module")
def house() -> Settler:
    return settler("holdem")


@pytest.mark.parametrize("record", own("holdem"), ids=lambda one: one["id"])
def test_worked_hand(house: Settler, record: Record) -> None:
    check(house, record)


@pytest.mark.parametrize("record", illegal(own("illegal"), "holdem"), ids=lambda one: one["id"])
def test_illegal_hand(house: Settler, record: Record) -> None:
    assert record["expected"]["illegal"] == check_refused(house, record)


def test_every_worked_hand_of_the_house(house: Settler) -> None:
    for record in shared("holdem"):
        check(house, record)


def test_every_illegal_hand_of_the_house(house: Settler) -> None:
    for record in illegal(shared("illegal"), "holdem"):
        assert record["expected"]["illegal"] == check_refused(house, record)


def test_every_hand_that_was_really_played(house: Settler) -> None:
    """Each player ends with the chips that those who ran the game wrote down."""
    for record in shared("real-holdem"):
        answer = house.line(json.dumps(record))
        assert [] == list(missing(record["expected"], answer.get("result", answer))), record["id"]


def _played(record: Record, **options: object) -> tuple[Round, Record, Record]:
    """Return a record's round, and what is written of it."""
    game, house_rules = GAMES["holdem"], rules("holdem", **options)
    opening, script = game.record.read(record["input"], house_rules)
    hand = Round(game, house_rules, opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(script.answer(hand.prompt), BY)
    assert hand.settlement is not None
    return hand, *game.record.write(house_rules, opening, hand.felt, hand.settlement)


@pytest.mark.parametrize("record", own("holdem"), ids=lambda one: one["id"])
def test_a_hand_that_is_written_settles_as_it_did(house: Settler, record: Record) -> None:
    _, given, result = _played(record)
    again = house.line(json.dumps({"id": 1, "game": "holdem", "input": given}))
    assert {"id": 1, "result": result} == again


def _fold(prompt: Prompt) -> Answer:
    """Return the answer of a table at which everybody folds, and no card is read."""
    match prompt:
        case Choices():
            return Chosen({seat: Choice("fold") for seat in prompt.options if prompt.guide.step != "seats"})
        case Cards():
            return Dealt((None,) * len(prompt.left))
        case _:
            return Done()


def test_a_hand_with_a_dead_small_blind_and_posts_is_written_and_settles_as_it_did(house: Settler) -> None:
    record = own("holdem")[0]
    seats = sorted(one["seat"] for one in record["input"]["seats"])
    empty = next(seat for seat in range(1, 11) if seat not in seats)
    given = {
        **record["input"],
        "button": seats[0],
        "blinds": {"small": empty, "big": seats[1], "posts": {str(seats[-1]): [True, True]}},
        "actions": [],
    }
    opening, _ = GAMES["holdem"].record.read(given, rules("holdem"))
    hand = Round(GAMES["holdem"], rules("holdem"), opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(_fold(hand.prompt), BY)
    assert hand.settlement is not None
    written, result = GAMES["holdem"].record.write(rules("holdem"), opening, hand.felt, hand.settlement)
    assert given["blinds"] == written["blinds"]
    assert result["small_blind_seat"] is None
    assert {"id": 1, "result": result} == house.line(json.dumps({"id": 1, "game": "holdem", "input": written}))


def test_hands_that_nobody_has_read_are_settled_by_the_winners_that_the_dealer_named(house: Settler) -> None:
    record = next(one for one in own("holdem") if one["expected"]["showdown"])
    winners = {one["name"]: one["winners"] for one in record["expected"]["pots"]}
    named = changed(record, "winners", winners)
    for one in named["input"]["seats"]:
        one["hole"] = None
    result = house.line(json.dumps(named))["result"]
    expected = {key: value for key, value in record["expected"].items() if key != "hands"}
    assert [] == list(missing(expected, result))
    assert {} == result["hands"]
    _, given, again = _played(named)
    assert result == again
    assert set(given["winners"]) <= set(winners)
    assert {"id": 1, "result": result} == house.line(json.dumps({"id": 1, "game": "holdem", "input": given}))


def test_hands_that_nobody_has_read_need_named_winners(house: Settler) -> None:
    record = next(one for one in own("holdem") if one["expected"]["showdown"])
    for one in record["input"]["seats"]:
        one["hole"] = None
    assert "unread" == check_refused(house, record)
    record["options"] = {"unread_hands": "read"}
    assert "unread" == check_refused(house, record)


@pytest.mark.parametrize(("path", "value", "code"), MALFORMED)
def test_malformed_hand(house: Settler, path: str, value: Any, code: str | None) -> None:
    record = next(one for one in own("holdem") if one["id"] == "holdem-7-00000")
    answer = house.line(json.dumps(changed(record, path, value)))
    assert code == answer.get("error", {}).get("code"), answer


def test_nonsense_is_settled_or_refused_and_never_more(house: Settler) -> None:
    for record in mutations(min(own("holdem"), key=lambda one: len(json.dumps(one)))):
        assert set(house.line(json.dumps(record))) in ({"id", "result"}, {"id", "error"})
