"""Hand records of every game: settled as expected, by every ruling, and refused if they are not a legal hand."""

import gc
import json
from collections.abc import Mapping
from random import Random
from typing import Any, NoReturn

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Round, Settler, unrecorded
from tests.chance import RoundJournal, deal_on, opened
from tests.records.compare import Record, changed, check, check_refused, illegal, mutations, own, settler, shared
from tests.rules.play import BY, rules
from tests.sizes import only_whole

# The values that are put into a game's record, and the code of its refusal, or None if the change is harmless.
MALFORMED: dict[str, list[tuple[str, Any, str | None]]] = {
    "nh": [
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
    ],
    "peek": [
        ("dealer_hole", ["As"], "record"),
        ("dealer_hole", ["As", "As"], "duplicate_card"),
        ("dealer_hole", ["As", "1x"], "card"),
        ("community", ["2c", "3c", "4c", "5c"], "record"),
        ("seats", [], "record"),
        ("seats.0.seat", 0, "seat"),
        ("seats.0.blind", -5, "amount"),
        ("seats.0.blind", True, "record"),
        ("seats.0.peek", -5, "record"),
        ("seats.0.peek_decision", "wait", "choice"),
        ("seats.0.surprise", 1, "record"),
    ],
    "holdem": [
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
    ],
    "dice": [
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
    ],
}
OWN = [record for game in GAMES for record in own(game)]
REFUSED = [record for game in GAMES for record in illegal(own("illegal"), game)]


@pytest.fixture(scope="module")
def houses() -> dict[str, Settler]:
    return {game: settler(game) for game in GAMES}


@pytest.mark.parametrize(
    ("game", "where", "value", "says"),
    [
        ("nh", "seats.0.ante", -500, "Seat 1: Ante is −$5. A wager is never below zero."),
        ("nh", "seats.0.board_bonus", -500, "Seat 1: Board is −$5. A wager is never below zero."),
        ("peek", "seats.0.blind", -5, "Seat 5: Blind is −$0.05. A wager is never below zero."),
        ("nh", "seats.0.flop_x", 4, "Seat 1 cannot do that. Possible choices: Fold, 1×, 2×, 3×."),
        ("nh", "posted_jackpots.mega", -5, "The jackpot mega is −$0.05: no jackpot is below zero; correct the record."),
    ],
)
def test_a_refusal_names_the_sign_and_the_limit(
    houses: dict[str, Settler], game: str, where: str, value: int, says: str
) -> None:
    record = next(record for record in OWN if record["game"] == game)
    answer = houses[game].line(json.dumps(changed(record, where, value)))
    assert says == answer["error"]["message"]


def test_every_game_has_records_of_its_own() -> None:
    assert (
        set(GAMES) == set(MALFORMED) == {record["game"] for record in OWN} == {refused["game"] for refused in REFUSED}
    )


@pytest.mark.parametrize("record", OWN, ids=lambda refused: refused["id"])
def test_worked_hand(houses: dict[str, Settler], record: Record) -> None:
    check(houses[record["game"]], record)


@pytest.mark.parametrize("record", REFUSED, ids=lambda refused: refused["id"])
def test_illegal_hand(houses: dict[str, Settler], record: Record) -> None:
    assert record["expected"]["illegal"] == check_refused(houses[record["game"]], record)


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_hand_of_the_house(houses: dict[str, Settler], game: str) -> None:
    for record in shared(game):
        check(houses[game], record)


@pytest.mark.parametrize("game", GAMES)
def test_every_illegal_hand_of_the_house(houses: dict[str, Settler], game: str) -> None:
    for record in illegal(shared("illegal"), game):
        check_refused(houses[game], record)


@pytest.mark.parametrize("record", OWN, ids=lambda refused: refused["id"])
def test_a_hand_that_is_written_settles_as_it_did(houses: dict[str, Settler], record: Record) -> None:
    game, house_rules = GAMES[record["game"]], rules(record["game"])
    opening, script = game.record.read(record["input"], house_rules)
    hand = Round(game, house_rules, opening, unrecorded())
    while hand.prompt is not None:
        hand.answer(script.answer(hand.prompt), BY)
    assert hand.settlement is not None
    given, result = game.record.write(house_rules, opening, hand.felt, hand.settlement)
    again = houses[game.key].line(json.dumps({"id": 1, "game": game.key, "input": given}))
    assert {"id": 1, "result": result} == again


@pytest.mark.parametrize(
    ("game", "path", "value", "code"), [(game, *row) for game, rows in MALFORMED.items() for row in rows]
)
def test_malformed_hand(houses: dict[str, Settler], game: str, path: str, value: Any, code: str | None) -> None:
    record = next(record for record in own(game) if len(record["input"].get("actions", "many")) > 2)
    answer = houses[game].line(json.dumps(changed(record, path, value)))
    assert code == answer.get("error", {}).get("code"), answer


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_settled_or_refused_and_never_more(houses: dict[str, Settler], game: str) -> None:
    for record in mutations(min(own(game), key=lambda fields: len(json.dumps(fields)))):
        assert set(houses[game].line(json.dumps(record))) in ({"id", "result"}, {"id", "error"})


@pytest.mark.parametrize(
    "options",
    [
        {"burn": "perhaps"},
        {"burn": 1},
        {"burn": ["yes"]},
        {"burn": None},
        {"burn": {"yes": "no"}},
        {"chip_unit": "1"},
        {"game": "nh"},
        {"holdem_": "yes"},
        ["burn"],
        "burn",
        7,
    ],
)
def test_a_bad_option_is_the_error_of_its_line(houses: dict[str, Settler], options: Any) -> None:
    record = own("holdem")[0]
    lines = [json.dumps({**record, "options": options}), json.dumps(record)]
    bad, good = houses["holdem"].lines(lines)
    assert ("options", {"id", "result"}) == (bad["error"]["code"], set(good))


@pytest.mark.parametrize("structure", ["fixed", "spread", "no_limit"])
def test_an_export_is_read_back_under_any_configuration(houses: dict[str, Settler], structure: str) -> None:
    """An export names the structure of its table, whose figures the reader's own table need not have."""
    record = own("holdem")[0]
    plain = houses["holdem"].line(json.dumps(record))
    assert plain == houses["holdem"].line(json.dumps({**record, "options": {"structure": structure}}))


OTHER_HOUSES: tuple[tuple[str, Any], ...] = (
    ("nh", lambda rules: _doubled(rules) | {"bonus_minimum": 1_000, "street_multiples": (1, 2)}),
    ("peek", lambda rules: _doubled(rules) | {"raise_multiples": (1, 3), "blind_minimum": 2_500}),
    ("holdem", lambda rules: {"rake_from": "main_first", "uncalled_blind": "returned", "short_blind_call": "posted"}),
    ("dice", lambda rules: {}),
)


def _doubled(rules: dict[str, Any]) -> dict[str, Any]:
    """Return pay tables that pay twice as much, from jackpots of other names."""

    def doubled(line: dict[str, Any]) -> dict[str, Any]:
        pays, _, on = (line["odds"] or "").partition(":")
        jackpot = line["jackpot"]
        return {
            **line,
            "odds": line["odds"] and f"{2 * int(pays)}:{on}",
            "amounts": {bet: amount * 2 for bet, amount in line["amounts"].items()},
            "jackpot": jackpot,
        }

    return {
        key: {"lines": [doubled(line) for line in table["lines"]]}
        for key, table in rules.items()
        if isinstance(table, dict) and "lines" in table
    }


@pytest.mark.parametrize(("game", "changed"), OTHER_HOUSES)
def test_an_export_settles_by_the_rules_of_its_table_under_any_configuration(game: str, changed: Any) -> None:
    """Of 40 random hands, by the shipped house and by one with other pay tables, odds, rake, and jackpots."""
    shipped = rules(game)
    figures = shipped.model_dump(mode="json")
    other = type(shipped).model_validate(figures | changed(figures))
    reader = Settler(GAMES, {game: other})
    differ = 0
    for seed in range(40):
        chance = Random(f"export {game} {seed}")
        journal = RoundJournal()
        hand = Round(GAMES[game], shipped, opened(game, {}, 1), journal.commit)
        while hand.prompt is not None:
            deal_on(hand, chance)
        assert hand.settlement is not None
        given, result = hand.game.record.write(shipped, hand.opening, hand.felt, hand.settlement)
        record = {"id": seed, "game": game, "rules": figures, "input": given}
        assert reader.line(json.dumps(record)) == {"id": seed, "result": result}
        del record["rules"]
        differ += reader.line(json.dumps(record)) != {"id": seed, "result": result}
    assert bool(differ) == bool(changed(figures))


@pytest.mark.parametrize(
    ("brought", "where"),
    [
        (7, "rules"),
        ([], "rules"),
        ({}, "rules.game"),
        ({"game": "nh"}, "rules.game"),
        ({"rake": {"rate_bp": -1, "cap": 5}}, "rules.rake.rate_bp"),
        ({"small_blind": 900}, "rules"),
        ({"anything": 1}, "rules.anything"),
    ],
)
def test_bad_rules_are_the_error_of_their_line(brought: Any, where: str) -> None:
    record, own_rules = own("holdem")[0], rules("holdem").model_dump(mode="json")
    if isinstance(brought, dict) and len(brought) == 1:
        brought = own_rules | brought
    settler = Settler(GAMES, {})
    bad, good = settler.lines([json.dumps({**record, "rules": each}) for each in (brought, own_rules)])
    assert bad["error"]["code"] == "rules"
    assert bad["error"]["message"].startswith(where)
    assert set(good) == {"id", "result"}


def test_rules_of_any_number_of_houses_are_read_and_few_are_kept() -> None:
    record, own_rules = own("holdem")[0], rules("holdem").model_dump(mode="json")
    settler = Settler(GAMES, {})
    lines = [json.dumps({**record, "rules": own_rules | {"revision": nth + 1}}) for nth in range(200)] * 2
    assert len({json.dumps(answer) for answer in settler.lines(lines)}) == 1
    assert len(settler.brought) <= 64


def test_a_house_without_the_game_says_so() -> None:
    record = own("holdem")[0]
    assert "game" == Settler(GAMES, {}).line(json.dumps(record))["error"]["code"]


class BrokenSettler(Settler):
    """A settler with a bug."""

    def settle(self, record: Mapping[str, Any]) -> NoReturn:
        raise IndexError(record["id"])


def test_a_record_that_breaks_the_program_does_not_end_the_run() -> None:
    (answer,) = BrokenSettler(GAMES, {}).lines([json.dumps({"id": 7, "game": "nh"})])
    assert (7, "bug") == (answer["id"], answer["error"]["code"])


@pytest.mark.parametrize(
    ("game", "changed", "said"),
    [
        ("holdem", {"small_blind": 900}, "rules.small_blind: is more than the big_blind of $5; correct one of them"),
        ("nh", {"street_multiples": []}, "rules.street_multiples: name at least one, each once, the smallest first"),
    ],
)
def test_an_error_of_the_house_is_shown_unchanged(game: str, changed: Any, said: str) -> None:
    """The name of the exception that carried it is not shown."""
    own_rules = rules(game).model_dump(mode="json")
    (result,) = Settler(GAMES, {}).lines([json.dumps({**own(game)[0], "rules": own_rules | changed})])
    assert result["error"] == {"code": "rules", "message": f"{said}; correct the record."}


def test_a_number_that_json_does_not_have_is_not_read(houses: dict[str, Settler]) -> None:
    """It would be written back unchanged, and no reader of the results could parse it."""
    for word in ("NaN", "Infinity", "-Infinity"):
        record = json.dumps({**own("nh")[0], "id": "here"}).replace('"here"', word)
        assert houses["nh"].line(record)["error"]["code"] == "json"


@only_whole
def test_no_refusal_has_a_place_that_nobody_filled(houses: dict[str, Settler]) -> None:
    """Actions of all kinds and amounts are put into every worked hand of the poker room."""
    said = set()
    for record in own("holdem"):
        for at, action in list(enumerate(record["input"]["actions"]))[::3]:
            for wrong in ("check", "call", "bet", "raise", "fold"):
                for to in (None, 1, action.get("to"), 10_000_000):
                    given = json.loads(json.dumps(record["input"]))
                    given["actions"][at] = {"street": action["street"], "seat": action["seat"], "action": wrong}
                    if to is not None:
                        given["actions"][at]["to"] = to
                    result = houses["holdem"].line(json.dumps({**record, "input": given}))
                    said.add(result.get("error", {}).get("message", ""))
    assert len(said) > 20
    assert not [message for message in said if "{" in message]


def test_a_settled_record_leaves_nothing_to_the_garbage_collector(houses: dict[str, Settler]) -> None:
    """The objects of a hand are freed with it, so that a run of a million hands does not stop to look for them."""
    lines = [json.dumps(record) for record in OWN]
    for line in lines:
        houses[json.loads(line)["game"]].line(line)
    gc.collect()
    gc.disable()
    try:
        for line in lines:
            houses[json.loads(line)["game"]].line(line)
        assert gc.collect() == 0
    finally:
        gc.enable()
