"""Drill questions: every line of every pay table, each amount from the live procedure."""

import random
import re
from collections import Counter

import pytest

from kiosk.core.cards import card
from kiosk.core.hands import best
from kiosk.core.money import Dollars, chips, money
from kiosk.drills import Drill, Question
from kiosk.drills.drill import LOSES
from kiosk.games import GAMES
from kiosk.procedure import Does, PayTable, Settler
from kiosk.training.drill.schedule import Schedule
from kiosk.training.store.scoring import LineAnswer
from tests.training.house import drills, settings

KEYS = tuple(GAMES)


def pay_lines(drill: Drill) -> set[str]:
    """Return every line of every pay table of a game, as its rules have them."""
    rules = drill.setting.rules
    tables = {name: getattr(rules, name) for name in type(rules).model_fields}
    return {
        f"{name}.{line.line}" for name, table in tables.items() if isinstance(table, PayTable) for line in table.lines
    }


@pytest.mark.parametrize("key", KEYS)
def test_a_thousand_items_ask_every_line_of_every_pay_table(key: str) -> None:
    drill = drills()[key]
    schedule = Schedule([line.id for line in drill.lines])
    dice = random.Random(1)
    asked: Counter[str] = Counter()
    for nth in range(1000):
        line = schedule.next(1_790_000_000_000 + nth * 9_000, dice)
        asked[line] += 1
        schedule.take([LineAnswer(line, 1_790_000_000_000 + nth * 9_000, True, 3_000)])
    assert set(asked) >= pay_lines(drill)
    assert set(asked) == {line.id for line in drill.lines}


@pytest.mark.parametrize("key", KEYS)
def test_each_amount_is_that_of_the_live_code(key: str) -> None:
    """The record of a question, settled again as `kiosk settle` does, pays the amount of the question."""
    drill = drills()[key]
    settler = Settler(GAMES, {key: drill.setting.rules})
    for line in drill.lines:
        for seed in range(3):
            question = drill.question(line, f"{line.id}/{seed}")
            result = settler.settle(question.record)
            if question.asked.amount:
                assert question.asked.amount in amounts(result), line.id
            assert line.table == "reading" or line.id in set(drill.maker.fell_on(result)) or line.table in LOOSE


LOOSE = ("pots", "showdown")  # They ask for one amount of a hand that may have several sources.


def amounts(result: object) -> set[int]:
    """Return every amount of a result, and the sums of a seat's wagers that are paid together."""
    found: set[int] = set()
    if isinstance(result, dict):
        if "wagers" in result:
            wagers = result["wagers"]
            for names in (("ante", "flop_bet", "turn_bet", "river_bet"), ("peek", "raise")):
                there = [wagers[name] for name in names if name in wagers]
                found.add(sum(question["won"] for question in there))
                found.add(sum(question["bet"] - question["returned"] for question in there))
        for value in result.values():
            found |= amounts(value)
    elif isinstance(result, list):
        for value in result:
            found |= amounts(value)
    elif isinstance(result, int):
        found.add(result)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_makes_the_same_question(key: str) -> None:
    drill = drills()[key]
    for line in drill.lines:
        assert drill.question(line, "7") == drill.question(line, "7")
    line = drill.lines[0]
    assert drill.question(line, "7") != drill.question(line, "8")


@pytest.mark.parametrize("key", KEYS)
def test_chips_are_cut_fewest_first_from_the_rack_of_the_table(key: str) -> None:
    drill = drills()[key]
    rack = drill.setting.config.denominations
    for line in drill.lines:
        question = drill.question(line, "cut")
        if question.cut:
            assert question.cut == dict(chips(question.asked.amount or 0, rack).stacks)
            assert question.is_right_cut(question.cut)
            least = min(question.cut)
            smaller = [chip for chip in rack if chip < least and least % chip == 0]
            if smaller:  # The same amount in more chips is not the fewest.
                more = dict(question.cut)
                more[least] -= 1
                more[smaller[0]] = more.get(smaller[0], 0) + least // smaller[0]
                assert not question.is_right_cut(more)
            assert not question.is_right_cut({**question.cut, least: question.cut[least] + 1})


def some(drill: Drill, line: str, count: int = 60) -> list[Question]:
    return [drill.question(drill.line(line), f"{line}/{seed}") for seed in range(count)]


def test_jackpots_are_shared_with_mixed_bets() -> None:
    """6 Card Bonus: two seats make the MINOR, one with each bet; the share is asked with both bets in view."""
    settler = Settler(GAMES, {"nh": drills()["nh"].setting.rules})

    def is_shared(question: Question) -> bool:
        seats = settler.settle(question.record)["seats"]
        return [seat["wagers"].get("six_card_bonus", {}).get("line") for seat in seats].count("straight_flush") > 1

    shared = [question for question in some(drills()["nh"], "six_card_bonus.straight_flush") if is_shared(question)]
    assert len(shared) > 10
    assert {question.asked.amount for question in shared} == {25_000, 50_000}
    assert any("has bet $5" in str(fact) for question in shared for fact in question.asked.facts)
    assert any("has bet $10" in str(fact) for question in shared for fact in question.asked.facts)


def test_half_dollar_amounts_are_paid() -> None:
    questions = some(drills()["nh"], "board_bonus.flush")
    assert any((question.asked.amount or 0) % 100 == 50 and 250 in question.cut for question in questions)


def test_odds_of_six_to_five_where_a_house_has_them() -> None:
    drill = drills()["nh"]
    rules = drill.setting.rules.model_dump(mode="json")
    rules["main"]["lines"][1]["odds"] = "6:5"
    setting = drill.setting._replace(rules=type(drill.setting.rules).model_validate(rules))
    question = Drill(drill.game, setting).question(drill.line("main.pair_j_to_a"), "six to five")
    asked = next(group.label.values["seat"] for group in question.asked.groups if "seat" in group.label.values)
    won = next(
        sum(amount["won"] for amount in seat["wagers"].values() if amount["line"] == "pair_j_to_a")
        for seat in Settler(GAMES, {"nh": setting.rules}).settle(question.record)["seats"]
        if seat["seat"] == asked
    )
    assert won == question.asked.amount
    assert "6 to 5" in str(question.asked.terms)


def test_three_side_pots_and_an_odd_chip() -> None:
    drill = drills()["holdem"]
    settler = Settler(GAMES, {"holdem": drill.setting.rules})
    for question in some(drill, "pots.side_pots_odd", 10):
        pots = settler.settle(question.record)["pots"]
        assert len(pots) == 4
        assert any(pot["odd_chips_to"] for pot in pots)
        assert question.asked.amount in {amount for pot in pots for amount in pot["paid"].values()}


def test_rake_is_asked_below_its_cap_and_at_it() -> None:
    drill = drills()["holdem"]
    cap = drill.setting.rules.rake.cap
    assert {question.asked.amount for question in some(drill, "pots.rake_cap", 10)} == {cap}
    assert all(0 < (question.asked.amount or 0) < cap for question in some(drill, "pots.rake", 10))
    assert {question.asked.amount for question in some(drill, "pots.no_drop", 10)} == {0}


def test_a_house_without_rake_is_not_asked_for_it() -> None:
    drill = drills()["holdem"]
    rules = drill.setting.rules.model_copy(update={"rake": drill.setting.rules.rake.model_copy(update={"rate_bp": 0})})
    keys = {line.key for line in drill.maker.lines(rules)}
    assert not keys & {"rake", "rake_cap", "no_drop"}


@pytest.mark.parametrize("key", ["nh", "peek", "holdem"])
def test_reading_takes_any_five_that_are_the_best_hand(key: str) -> None:
    drill = drills()[key]
    for line in (line for line in drill.lines if line.table == "reading"):
        question = drill.question(line, "read")
        faces = [card(key) for key in question.asked.pick]
        for five in question.asked.fives:
            assert best([faces[nth] for nth in five]).rank == best(faces).rank
            assert question.is_right_pick(tuple(five))
        wrong = next(five for five in ({0, 1, 2, 3, 4}, {1, 2, 3, 4, 5}) if frozenset(five) not in question.asked.fives)
        assert not question.is_right_pick(tuple(wrong))


def test_dice_with_a_flush_are_read() -> None:
    question = drills()["dice"].question(drills()["dice"].line("reading.large_flush"), "flush")
    colors = {question.asked.pick[nth].partition("/")[2] for five in question.asked.fives for nth in five}
    assert len(colors) == 1


def test_kicker_and_board_decide_as_the_procedure_says() -> None:
    drill = drills()["holdem"]
    settler = Settler(GAMES, {"holdem": drill.setting.rules})
    for question in some(drill, "showdown.kicker", 5):
        (pot,) = settler.settle(question.record)["pots"]
        assert question.asked.name == f"Seat {pot['winners'][0]}"
    assert {question.asked.name for question in some(drill, "showdown.board_plays", 5)} == {"Split"}


def test_losing_hand_pays_nothing_and_is_asked() -> None:
    for table in ("main", "board_bonus", "pocket_bonus", "six_card_bonus"):
        question = drills()["nh"].question(drills()["nh"].line(f"{table}.{LOSES}"), "none")
        assert (question.asked.amount, question.asked.name) == (0, "No paying hand")
        assert question.stages == ("name", "amount")


def test_a_fixed_jackpot_is_that_of_the_table() -> None:
    drill = drills()["nh"]
    posted = {"mega": 4_000_000, "major": 900_000, "minor": 80_000}
    posted_here = Drill(drill.game, drill.setting._replace(jackpots=posted))
    asked = {question.asked.amount for question in some(posted_here, "six_card_bonus.royal_flush_other", 12)}
    assert asked == {450_000, 900_000}


def test_every_outcome_is_met() -> None:
    """Pay, push, and take are all asked about."""
    nh = drills()["nh"]
    hand, _ = nh.deal(nh.line("main.pair_6_to_10"), "push")
    assert {item.does for _, item in hand.settled("main")} >= {Does.PUSH}
    assert settings().games["nh"] is nh.setting.rules


@pytest.mark.parametrize("key", KEYS)
def test_nothing_shown_before_the_answer_is_the_answer(key: str) -> None:
    """The question, its facts, and the names of the cards never name the line, its odds, or the amount."""
    drill = drills()[key]
    for line in drill.lines:
        for seed in range(4):
            asked = drill.question(line, f"said/{seed}").asked
            said = " · ".join(str(words) for words in (asked.ask, *(group.label for group in asked.groups)))
            facts = " · ".join(str(words) for words in (asked.heading, *asked.facts))
            if asked.name and asked.name not in ("Split", "No paying hand") and line.table != "showdown":
                assert asked.name.lower() not in f"{said} {facts}".lower(), line.id
            if asked.terms and asked.amount:
                assert str(asked.terms) not in f"{said} {facts}", line.id
            assert asked.amount is None or money(asked.amount) not in said or not asked.amount, line.id


@pytest.mark.parametrize("key", ["holdem", "dice"])
def test_a_pot_is_worked_out_to_the_amount(key: str) -> None:
    """The steps show each side pot by its bets, the rake, the parts, and the odd chip, as in the settlement."""
    drill = drills()[key]
    show = str if key == "dice" else lambda cents: str(Dollars(cents))
    for line in (line for line in drill.lines if line.table == "pots"):
        for seed in range(5):
            question = drill.question(line, f"working/{seed}")
            asked = question.asked
            assert asked.working, line.id
            if line.key in ("side_pots", "side_pots_odd", "side_pot", "split", "odd_chip", "odd_point", "one_winner"):
                (sums, *_) = asked.working
                parts = [int(re.sub(r"\D", "", word) or 0) for word in str(sums.values["parts"]).split(" + ")]
                assert sum(parts) * (1 if key == "dice" else 100) == _cents(str(sums.values["amount"]), key)
            if "odd" in line.key:
                assert any("odd" in str(text) for text in asked.working)
            if line.key == "odd_point":
                assert "evenly" not in str(asked.rule)
            assert asked.amount not in asked.instead
            assert show(asked.amount or 0)


@pytest.mark.parametrize("key", ["holdem", "dice"])
def test_reason_for_a_wrong_pot_fits_the_hand(key: str) -> None:
    """No rake if none is taken, no other pots if there is one, no odd chip if the parts are equal."""
    drill = drills()[key]
    said = set()
    for line in (line for line in drill.lines if line.table == "pots"):
        for seed in range(5):
            hand, asked = drill.deal(line, f"instead/{seed}")
            worked = " ".join(str(step) for step in asked.working)
            for why in map(str, asked.instead.values()):
                said.add(why)
                assert "rake" not in why or "rake" in worked, line.id
                assert "odd" not in why or "odd" in worked, line.id
                assert "all the pots" not in why or len(hand.result["pots"]) > 1, line.id
                assert "split" not in why or "In 1 part" not in worked, line.id
    assert "You pushed the whole pot, but it is split." in said


def _cents(words: str, key: str) -> int:
    return int(re.sub(r"\D", "", words)) * (1 if key == "dice" else 100)


def test_the_line_that_was_paid_instead_is_named() -> None:
    drill = drills()["nh"]
    asked = drill.question(drill.line("pocket_bonus.ace_face_unsuited"), "instead").asked
    stake = (asked.amount or 0) // 8
    assert str(asked.instead[stake * 4]) == "You used 4 to 1: Pocket, Pair of 2’s to K’s."
    assert "the wager" in str(asked.instead[stake * 9])


@pytest.mark.parametrize("key", ["nh", "peek"])
def test_the_cards_of_the_hand_are_marked(key: str) -> None:
    """A pair is two cards, two pair four, a flush five: never all the cards there."""
    drill, counts = drills()[key], {"pair": 2, "two_pair": 4, "three_of_a_kind": 3, "four_of_a_kind": 4}
    for line in drill.lines:
        asked = drill.question(line, "made").asked
        faces = [face for group in asked.groups for face in group.faces]
        if line.key in counts and line.table != "reading":
            assert len(asked.made) == counts[line.key], line.id
            if line.key != "two_pair":
                assert len({faces[nth][0] for nth in asked.made}) == 1
        assert len(asked.made) <= 5
