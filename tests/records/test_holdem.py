"""Texas Hold'em records that no other game has: real hands, dead blinds, and hands that nobody has read."""

import json

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Answer, Cards, Choice, Choices, Chosen, Dealt, Done, Prompt, Round, Settler, unrecorded
from tests.records.compare import Record, changed, check_refused, missing, own, settler, shared
from tests.rules.play import BY, rules


@pytest.fixture(scope="module")
def house() -> Settler:
    return settler("holdem")


def test_every_hand_that_was_really_played(house: Settler) -> None:
    """Each player ends with the chips that the organizers recorded."""
    for record in shared("real-holdem"):
        answer = house.line(json.dumps(record))
        assert [] == list(missing(record["expected"], answer.get("result", answer))), record["id"]


def _played(record: Record, **options: object) -> tuple[Round, Record, Record]:
    """Return a record's round, and its new record."""
    game, house_rules = GAMES["holdem"], rules("holdem", **options)
    opening, script = game.record.read(record["input"], house_rules)
    hand = Round(game, house_rules, opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(script.answer(hand.prompt), BY)
    assert hand.settlement is not None
    return hand, *game.record.write(house_rules, opening, hand.felt, hand.settlement)


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
    seats = sorted(seat["seat"] for seat in record["input"]["seats"])
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
    record = next(record for record in own("holdem") if record["expected"]["showdown"])
    winners = {pot["name"]: pot["winners"] for pot in record["expected"]["pots"]}
    named = changed(record, "winners", winners)
    for seat in named["input"]["seats"]:
        seat["hole"] = None
    result = house.line(json.dumps(named))["result"]
    expected = {key: value for key, value in record["expected"].items() if key != "hands"}
    assert [] == list(missing(expected, result))
    assert {} == result["hands"]
    _, given, again = _played(named)
    assert result == again
    assert set(given["winners"]) <= set(winners)
    assert {"id": 1, "result": result} == house.line(json.dumps({"id": 1, "game": "holdem", "input": given}))


def test_hands_that_nobody_has_read_need_named_winners(house: Settler) -> None:
    record = next(record for record in own("holdem") if record["expected"]["showdown"])
    for seat in record["input"]["seats"]:
        seat["hole"] = None
    assert "unread" == check_refused(house, record)
    record["options"] = {"unread_hands": "read"}
    assert "unread" == check_refused(house, record)
