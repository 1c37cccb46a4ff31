"""A house's own figures in the drills of every game: 6 to 5 and 3 to 2, half dollars, and the chips of that table."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kiosk.core.money import Odds, chips
from kiosk.drills import Drill, Question
from kiosk.games import GAMES
from kiosk.procedure import PayTable, Settler
from tests.training.house import drills
from tests.training.house_odds import HALVES, OWN, QUARTERS, banked, house, own_odds

EACH = 12


def with_odds(drill: Drill) -> Iterator[tuple[Odds, Question]]:
    """Yield questions of every line that pays odds, with the odds."""
    rules = drill.setting.rules
    for line in drill.lines:
        table = getattr(rules, line.table, None)
        pays = table.get(line.key) if isinstance(table, PayTable) else None
        if pays is not None and pays.odds is not None:
            for seed in range(EACH):
                yield pays.odds, drill.question(line, f"own/{seed}")


def won(result: Mapping[str, Any]) -> set[int]:
    """Return the seats' winnings with their wagers, one by one and together, as the live code settled them."""
    found: set[int] = set()
    for seat in result["seats"]:
        wagers = seat["wagers"]
        found |= {wager["won"] for wager in wagers.values()}
        for names in (("ante", "flop_bet", "turn_bet", "river_bet"), ("peek", "raise")):
            found.add(sum(wagers[name]["won"] for name in names if name in wagers))
    return found


@pytest.mark.parametrize("key", ["nh", "peek"])
def test_a_houses_own_odds_are_drilled_and_settled_by_the_live_code(key: str) -> None:
    drill = banked(key)
    settler = Settler(GAMES, {key: drill.setting.rules})
    asked: dict[str, set[int]] = {}
    for odds, question in with_odds(drill):
        amount = question.asked.amount or 0
        assert amount in won(settler.settle(question.record)), question.line
        assert odds.words in question.line.title
        assert odds.words in str(question.asked.terms)
        asked.setdefault(str(odds), set()).add(amount)
    assert set(asked) == set(OWN)
    assert any(amount % 100 == 50 for amounts in asked.values() for amount in amounts)


@pytest.mark.parametrize("key", ["nh", "peek"])
def test_payout_is_cut_in_the_chips_of_the_table(key: str) -> None:
    """With a chip of 25 cents too, $2.50 at 3 to 2 is cut: $3.75."""
    for rack in (HALVES, QUARTERS):
        amounts = set()
        for _, question in with_odds(banked(key, rack)):
            amount = question.asked.amount or 0
            assert chips(amount, rack).rest == 0
            assert question.cut == dict(chips(amount, rack).stacks)
            assert question.is_right_cut(question.cut)
            amounts.add(amount)
        assert any(amount % 50 for amount in amounts) == (rack == QUARTERS)


def test_uncuttable_amount_is_asked_without_a_cut() -> None:
    """Whole dollars at 6 to 5 of $5 only: if the rack has no dollar, the amount is named and not cut."""
    rules = own_odds(drills()["peek"].setting.rules)
    drill = house("peek", (500, 2_500), rules, table_minimum=500, table_maximum=500, palette=(500,))
    question = drill.question(drill.line("blind.pocket_aces"), "rest")
    assert (question.asked.amount, question.stages) == (600, ("name", "amount"))


def test_pots_in_half_dollars_with_half_dollar_rake() -> None:
    """The poker room pays no odds. Its amounts are the pots, less the rake, in its smallest chip."""
    drill = house(
        "holdem", HALVES,
        {"small_blind": "0.50", "big_blind": "1", "chip_unit": "0.50", "least_buy_in": "20", "most_buy_in": "200",
         "rake": {"rate_bp": 500, "round_down_to": "0.50", "cap": "2.50", "no_flop_no_drop": True}},
        palette=(50, 100, 500),
    )  # fmt: skip
    settler = Settler(GAMES, {"holdem": drill.setting.rules})
    assert {line.id for line in drill.lines} == {line.id for line in drills()["holdem"].lines}
    halves = set()
    for line in (line for line in drill.lines if line.table == "pots"):
        for seed in range(EACH):
            question = drill.question(line, f"half/{seed}")
            amount = question.asked.amount or 0
            result = settler.settle(question.record)
            paid = {amount for pot in result["pots"] for amount in pot["paid"].values()}
            assert amount in {*paid, result["rake"], (result["uncalled"] or {}).get("amount")}
            assert sum(chip * count for chip, count in question.cut.items()) in (amount, 0)
            halves |= {line.key} if amount % 100 == 50 else set()
    assert halves >= {"one_winner", "split", "odd_chip", "side_pots", "side_pots_odd", "uncalled", "rake", "rake_cap"}


def test_a_box_of_other_dice_chips() -> None:
    """The dice are played for points: questions and cuts use a box of other chips."""
    kinds = [{"colour": "red", "points": 1, "count": 24}, {"colour": "blue", "points": 4, "count": 12},
             {"colour": "black", "points": 7, "count": 12}]  # fmt: skip
    drill = house("dice", (1, 4, 7), {"chips": kinds}, palette=(1, 4, 7))
    settler = Settler(GAMES, {"dice": drill.setting.rules})
    for line in (line for line in drill.lines if line.table == "pots"):
        for seed in range(EACH):
            question = drill.question(line, f"box/{seed}")
            paid = {amount for pot in settler.settle(question.record)["pots"] for amount in pot["paid"].values()}
            assert question.asked.amount in paid
            assert set(question.cut) <= {1, 4, 7}
            assert not question.cut or question.is_right_cut(question.cut)


@pytest.mark.parametrize(("key", "seats", "gone"), [("holdem", 4, "side_pots"), ("dice", 2, "side_pot")])
def test_impossible_line_at_a_small_table_is_not_asked(key: str, seats: int, gone: str) -> None:
    lines = {line.key for line in house(key, HALVES if key == "holdem" else (1, 2, 5), {}, seats=seats).lines}
    assert gone not in lines
    assert len(lines) > 8
