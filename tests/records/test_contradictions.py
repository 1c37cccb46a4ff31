"""Records that contradict themselves or have unused values are refused by name, and the next line continues."""

import json
from copy import deepcopy
from typing import Any

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Settler
from tests.records.compare import Record, own, settler
from tests.rules.play import rules

SHORT = {"small_blind": 200, "big_blind": 500, "min_bet": 500, "max_bet": None, "max_raises": 3, "chip_unit": 100}
RAKE = {"rate_bp": 1000, "cap": 500, "round_down_to": 100, "no_flop_no_drop": True}


def checked_down(*holes: list[str] | None) -> Record:
    """Return a hand of three players at $100 each, who call before the flop and check to the end. Seat 1 wins."""
    actions: list[Record] = [
        {"street": "preflop", "seat": 1, "action": "call", "to": 500, "adds": 500},
        {"street": "preflop", "seat": 2, "action": "call", "to": 500, "adds": 300},
        {"street": "preflop", "seat": 3, "action": "check"},
    ]
    for street in ("flop", "turn", "river"):
        actions += [{"street": street, "seat": seat, "action": "check"} for seat in (2, 3, 1)]
    hands = holes or (["Ah", "Kh"], ["2c", "7d"], ["9s", "9d"])
    seats = [{"seat": nth + 1, "stack": 10_000, "hole": hole} for nth, hole in enumerate(hands)]
    board = ["3c", "4s", "Th", "Jd", "Qc"]  # Seat 1 has a straight.
    given = {"table": SHORT, "rake": RAKE, "button": 1, "seats": seats, "board": board, "actions": actions}
    return {"id": "down", "game": "holdem", "input": given}


def all_in() -> Record:
    """Return a hand in which two players are all in for $200 each: seat 2 shows three kings, seat 1 has nothing."""
    actions = [
        {"street": "preflop", "seat": 1, "action": "raise", "to": 20_000, "adds": 19_800, "all_in": True},
        {"street": "preflop", "seat": 2, "action": "call", "to": 20_000, "adds": 19_500, "all_in": True},
    ]
    seats = [{"seat": 1, "stack": 20_000, "hole": ["2h", "3h"]}, {"seat": 2, "stack": 20_000, "hole": ["Kc", "Kd"]}]
    board = ["Ks", "9h", "6d", "Td", "Jc"]
    given = {"table": SHORT, "rake": RAKE, "button": 2, "seats": seats, "board": board, "actions": actions}
    return {"id": "all in", "game": "holdem", "input": given}


def answer(record: Record | str) -> Record:
    line = record if isinstance(record, str) else json.dumps(record)
    game = json.loads(line)["game"] if isinstance(record, dict) else "holdem"
    return settler(game).line(line)


def code(record: Record | str) -> str | None:
    error: Record = answer(record).get("error", {})
    return error.get("code")


def changed(record: Record, **given: Any) -> Record:
    record = deepcopy(record)
    record["input"].update(given)
    return record


def at_action(record: Record, nth: int, **given: Any) -> Record:
    record = deepcopy(record)
    record["input"]["actions"][nth].update(given)
    return record


def test_the_hands_of_these_tests_are_good() -> None:
    assert [1] == answer(checked_down())["result"]["pots"][0]["winners"]
    assert [2] == answer(all_in())["result"]["pots"][0]["winners"]


@pytest.mark.parametrize("after", [16, 17, 18])
def test_a_hand_that_is_dead_after_the_showdown_wins_nothing(after: int) -> None:
    """Ruled at the turn of the cards, at the drop, and at the push: $400 less the drop of $5 go to seat 1."""
    result = answer(changed(all_in(), forfeits=[{"seat": 2, "after": after}]))["result"]
    (pot,) = result["pots"]
    assert ([1], {"1": 39_500}, 500) == (pot["winners"], pot["paid"], result["rake"])
    assert [39_500, 0] == [player["final"] for player in result["players"]]


def test_the_next_best_hand_wins_the_pot_of_a_dead_hand() -> None:
    """Seat 1 has the straight; it is dead at the drop or at the push, and the pair of seat 3 wins."""
    record = checked_down(["Ah", "Kh"], ["2c", "7d"], ["9s", "9d"])
    for after, winners in ((None, [1]), (29, [3]), (30, [3])):
        forfeits = [] if after is None else [{"seat": 1, "after": after}]
        assert winners == answer(changed(record, forfeits=forfeits))["result"]["pots"][0]["winners"], after


@pytest.mark.parametrize("game", GAMES)
def test_a_forfeit_after_the_last_answer_is_refused(game: str) -> None:
    for record in own(game)[:5]:
        seat = record["input"].get("seats", record["input"].get("players"))[0]["seat"]
        given = changed(record, forfeits=[{"seat": seat, "after": 999}])
        assert "forfeit" == code(given)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_in_the_hand_does_not_forfeit(game: str) -> None:
    record = own(game)[0]
    given = changed(record, forfeits=[{"seat": 10, "after": 1}])
    assert "forfeit" == code(given)


def test_pots_that_are_pushed_are_not_won_by_another_hand() -> None:
    assert "forfeit" == code(changed(all_in(), forfeits=[{"seat": 2, "after": 19}]))


def test_a_folded_poker_hand_does_not_forfeit() -> None:
    record = checked_down()
    others = [action for action in record["input"]["actions"] if action["seat"] != 1]
    record["input"]["actions"] = [{"street": "preflop", "seat": 1, "action": "fold"}, *others]
    assert code(record) is None
    assert "forfeit" == code(changed(record, forfeits=[{"seat": 1, "after": 12}]))


def test_forfeits_that_are_not_in_their_order_are_refused() -> None:
    assert "forfeit" == code(changed(checked_down(), forfeits=[{"seat": 1, "after": 12}, {"seat": 2, "after": 10}]))


@pytest.mark.parametrize("game", ["nh", "peek"])
def test_a_flag_of_a_forfeit_that_the_forfeits_do_not_have_is_refused(game: str) -> None:
    record = next(record for record in own(game) if len(record["input"]["seats"]) > 1)
    first, second = (seat["seat"] for seat in record["input"]["seats"][:2])
    given = changed(record, forfeits=[{"seat": first, "after": 2}])
    given["input"]["seats"][1]["forfeited"] = True
    assert ("forfeit", True) == (code(given), str(second) in answer(given)["error"]["message"])


def test_both_blinds_are_at_two_seats() -> None:
    blinds = {"small": 3, "big": 3, "posts": {}}
    given = at_action(changed(checked_down(), blinds=blinds), 1, to=500, adds=500)
    assert "button" == code(given)


@pytest.mark.parametrize(
    "posts", [{"01": [True, False]}, {"１": [True, False]}, {"1": [False, False]}, {"2": [True, False]}]
)
def test_a_post_names_its_seat_plainly_and_posts_something(posts: dict[str, list[bool]]) -> None:
    assert code(changed(checked_down(), blinds={"small": 2, "big": 3, "posts": posts})) in ("record", "button")


@pytest.mark.parametrize("wrong", [{"to": 700}, {"adds": 200}, {"to": 700, "adds": 200}, {"all_in": True}])
@pytest.mark.parametrize("action", [2, 5, 10])
def test_a_check_has_no_amount(wrong: Record, action: int) -> None:
    assert "amount" == code(at_action(checked_down(), action, **wrong))


@pytest.mark.parametrize("action", ["check", "call", "fold", "all_in"])
def test_an_amount_at_dice_is_that_of_a_raise(action: str) -> None:
    for record in own("dice"):
        for nth, bid in enumerate(record["input"]["actions"]):
            if bid["action"] == action:
                assert code(at_action(record, nth, raise_by=1)) is not None, (record["id"], nth)


def test_a_check_may_say_that_it_adds_nothing() -> None:
    assert code(at_action(checked_down(), 2, to=500, adds=0)) is None


@pytest.mark.parametrize(("nth", "says"), [(0, True), (1, True)])
def test_all_in_agrees_with_the_stack(nth: int, says: bool) -> None:
    assert "amount" == code(at_action(checked_down(), nth, all_in=says))
    assert "amount" == code(at_action(all_in(), nth, all_in=not says))


@pytest.mark.parametrize(
    ("winners", "why"),
    [({"main": [3]}, "winners"), ({"side1": [1]}, "winners"), ({"Main": [1]}, "winners"), ({"main": []}, "winners"),
     ({"main": [1, 1]}, "winners"), ({"main": [1, 3]}, "winners"), ({"main": [8]}, "winners"), ({"main": [1]}, None)],
)  # fmt: skip
def test_winners_agree_with_the_cards(winners: dict[str, list[int]], why: str | None) -> None:
    assert why == code(changed(checked_down(), winners=winners))


@pytest.mark.parametrize(
    ("winner", "why"), [([1], None), ([2], None), ([3], "winners"), ([1, 2], None), ([1, 3], "winners")]
)
def test_a_hand_that_is_beaten_by_one_that_is_read_is_not_named(winner: list[int], why: str | None) -> None:
    """Seat 2's cards are not known: the straight of seat 1, or seat 2, may win; the nines of seat 3 cannot."""
    record = checked_down(["Ah", "Kh"], None, ["9s", "9d"])
    assert why == code(changed(record, winners={"main": winner}))


def test_equal_hands_that_are_read_are_named_together() -> None:
    record = changed(checked_down(["Ah", "Kh"], None, ["As", "Kd"]), winners={"main": [1]})
    assert "winners" == code(record)
    assert code(changed(record, winners={"main": [1, 3]})) is None


@pytest.mark.parametrize(
    "table", [{"small_bet": 500}, {"big_bet": 500}, {"structure": "no_limit", "max_bet": 900}, {"structure": "spread"}]
)
def test_a_figure_that_the_structure_does_not_use_is_refused(table: Record) -> None:
    assert "table" == code(changed(checked_down(), table=SHORT | table))


def test_no_raises_at_all_is_no_limit_on_raises() -> None:
    assert "record" == code(changed(checked_down(), table=SHORT | {"max_raises": 0}))


def test_a_street_bet_of_a_hand_that_has_forfeited_is_refused() -> None:
    record = own("nh")[0]
    seat = record["input"]["seats"][0]
    given = changed(record, forfeits=[{"seat": seat["seat"], "after": 2}])
    given["input"]["seats"][0] |= {"flop_x": 1, "turn_x": 0, "river_x": 0}
    assert "not_asked" == code(given)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"stack": 10000', '"stack": 20000, "stack": 10000'),
        ('"id": "down"', '"id": "down", "id": "down"'),
        ('"button": 1', '"button": 1, "button": 1'),
    ],
)
def test_a_key_that_is_there_twice_is_named(was: str, now: str) -> None:
    line = json.dumps(checked_down()).replace(was, now, 1)
    assert line != json.dumps(checked_down())
    said = answer(line)["error"]
    assert ("twice", True) == (said["code"], json.loads(f"{{{was}}}").popitem()[0] in said["message"])


@pytest.mark.parametrize("number", ["9" * 4_400, "1" + "0" * 30, "-1" + "0" * 30, "1e400", "-1e400"])
def test_a_number_that_is_too_large_is_the_error_of_its_line(number: str) -> None:
    for place, name in (('"down"', None), ("10000", "down"), ("1000,", "down")):
        line = json.dumps(checked_down()).replace(place, number + place[-1:] * place.endswith(","), 1)
        said = answer(line)
        assert (name, "number") == (said["id"], said["error"]["code"])
        assert len(said["error"]["message"]) < 200
        json.dumps(said, allow_nan=False)


def test_the_largest_number_is_named() -> None:
    said = answer(json.dumps(checked_down()).replace("10000", "1000000000001", 1))["error"]
    assert "1,000,000,000,000" in said["message"]


@pytest.mark.parametrize("name", [[], {}, 1.5, [[["x"]]]])
def test_an_id_is_a_text_or_a_whole_number(name: object) -> None:
    said = answer({**checked_down(), "id": name})
    assert (None, "id") == (said["id"], said["error"]["code"])


@pytest.mark.parametrize("key", ["option", "Options", "rule", "inputs", "Game"])
def test_a_key_that_is_nearly_one_that_is_used_is_refused(key: str) -> None:
    assert "record" == code({**checked_down(), key: {}})


def test_an_option_is_named_once() -> None:
    options = {"burn": "no", "holdem_burn": "yes"}
    assert "options" == code({**checked_down(), "options": options})


@pytest.mark.parametrize("options", [[], 0, "", False])
def test_options_that_are_none_are_refused_also_where_they_are_empty(options: object) -> None:
    assert "options" == code({**checked_down(), "options": options})


@pytest.mark.parametrize(
    ("game", "path", "where"),
    [("nh", "community", 0), ("peek", "community", 0), ("holdem", "board", 0), ("peek", "dealer_hole", 0)],
)
def test_a_card_that_is_there_twice_is_named(game: str, path: str, where: int) -> None:
    records = (record for record in own(game) if record["input"][path])
    record = deepcopy(next(record for record in records if any(seat.get("hole") for seat in record["input"]["seats"])))
    twice = next(seat["hole"][0] for seat in record["input"]["seats"] if seat.get("hole"))
    record["input"][path][where] = twice
    said = answer(record)["error"]
    words = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[twice[1]]
    assert ("duplicate_card", True) == (said["code"], words in said["message"])


def test_one_bad_line_ends_nothing() -> None:
    good = json.dumps(checked_down())
    bad = good.replace('"down"', '"\\ud800"').replace("10000", "9" * 4_400)
    answers = list(Settler(GAMES, {"holdem": rules("holdem")}).lines([good, bad, good]))
    assert ["result", "error", "result"] == [list(said)[1] for said in answers]


@pytest.mark.parametrize(
    "table", [{"small_bet": 500, "big_bet": 1000, "max_bet": 900}, {"small_bet": 400, "big_bet": 1000}]
)
def test_a_fixed_limit_has_no_other_bounds_than_its_bets(table: Record) -> None:
    """Its bets are the small and the big one: a largest bet, or another smallest one, would be silently ignored."""
    assert "table" == code(changed(checked_down(), table=SHORT | {"structure": "fixed"} | table))


@pytest.mark.parametrize("game", ["nh", "peek"])
@pytest.mark.parametrize(
    ("flag", "void", "why"),
    [(True, False, None), (None, False, None), (None, True, None), (False, False, "forfeit"), (True, True, "forfeit")],
)
def test_forfeits_agree_with_their_seats(game: str, flag: bool | None, void: bool, why: str | None) -> None:
    """A hand is forfeited at the second answer: its seat says so or says nothing, and never the opposite."""
    record = deepcopy(own(game)[0])
    seat = record["input"]["seats"][0]
    for key in seat.keys() & {"flop_x", "turn_x", "river_x"}:
        seat[key] = 0
    seat |= {} if flag is None else {"forfeited": flag}
    given = changed(record, forfeits=[{"seat": seat["seat"], "after": 2, "void": void}])
    assert code(given) == why
