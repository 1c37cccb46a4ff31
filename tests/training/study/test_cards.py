"""Study cards: one right answer each, learned in steps, spread over the days, and new again when the answer changes."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.money import Dollars
from kiosk.games import GAMES
from kiosk.procedure import Decides, Effect
from kiosk.settings import config_dir
from kiosk.training import READS, School, SessionKind
from kiosk.training.drill.schedule import Schedule
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.store import DAY_MS
from kiosk.training.study import reasons
from kiosk.training.study.cards import StudyCard
from tests.rules import plain
from tests.tables import HeldClock
from tests.training.examined import house, people, trainee
from tests.training.house import settings
from tests.training.plain_cards import also_right, cards, plain_answer, shown, wrong_answers
from tests.training.trainee import TRAINEE

NOW = 1_790_000_000_000
PAYS: Mapping[tuple[str, str], Mapping[str, int | str]] = {
    ("nh", "main"): plain.NH_MAIN, ("nh", "board_bonus"): plain.NH_BOARD, ("nh", "pocket_bonus"): plain.NH_POCKET,
    ("peek", "blind"): plain.PEEK_BLIND, ("peek", "im_in"): plain.PEEK_IM_IN,
}  # fmt: skip


def look(card: StudyCard) -> tuple[str, str]:
    """Return every text of a card before it is answered."""
    return str(card.heading), str(card.asks)


@pytest.mark.parametrize("game", GAMES)
def test_no_wrong_answer_is_right_for_a_card_that_looks_the_same(game: str) -> None:
    """This covers all cards, and a hundred ways to ask each."""
    every = list(cards(game).cards.values())
    right: dict[tuple[str, str], set[str]] = {}
    for card in every:
        right.setdefault(look(card), set()).add(str(card.answer))
    assert {shown: answers for shown, answers in right.items() if len(answers) > 1} == {}
    for card in every:
        for seed in range(100):
            question = cards(game).question(card.line, str(seed))
            names = question.asked.names
            assert len(set(names)) == len(names)
            assert not names or {name for name in names if name in right[look(card)]} == {str(card.answer)}


@pytest.mark.parametrize("game", GAMES)
def test_each_card_has_the_answer_of_a_plain_reading_and_no_other_that_is_offered_is_right(game: str) -> None:
    for card in cards(game).cards.values():
        heading, asks = shown(card.heading), shown(card.asks)
        assert (heading, asks, shown(card.answer)) == (heading, asks, plain_answer(game, heading, asks))
        assert (heading, asks, also_right(card)) == (heading, asks, set())
        least = 1 if heading in ("House ruling", "The words to say") or asks == "Who decides?" else 3
        assert len(wrong_answers(card)) >= least or card.typed is not None, (heading, asks)


@pytest.mark.parametrize("game", GAMES)
def test_no_card_asks_about_a_hand_that_it_does_not_show(game: str) -> None:
    assert [card.asks for card in cards(game).cards.values() if "call the flush" in str(card.asks).lower()] == []
    assert [card.answer for card in cards(game).cards.values() if "flush" in str(card.answer).lower()
            and card.topic == "words"] == []  # fmt: skip


def test_payouts_of_lines_match_the_documents() -> None:
    for game in ("nh", "peek"):
        for card in (card for card in cards(game).cards.values() if card.topic == "pays"):
            wager = card.key.partition(".")[0]
            name = str(card.asks).removeprefix("What does ").removesuffix(" pay?")
            assert str(card.answer) == f"{PAYS[game, wager][name]} to 1"


@pytest.mark.parametrize("game", ["nh", "peek", "holdem"])
def test_the_limits_are_those_of_the_houses_files(game: str) -> None:
    """They are read from the files independently."""
    paths = sorted((config_dir() / "tables").glob("*.toml"))
    table = next(file for file in (tomllib.loads(path.read_text("utf-8")) for path in paths) if file["game"] == game)
    limits = tomllib.loads((config_dir() / "house.toml").read_text("utf-8"))["payouts"][-1]
    wanted = {
        "minimum": table["table_minimum"], "maximum": table.get("table_maximum"), "slip": limits["slip"],
        "second": limits["second_signature"], "tax": limits["tax_form"]["amount"],
    }  # fmt: skip
    found = {card.key: card.typed for card in cards(game).cards.values() if card.topic == "limits"}
    assert found == {key: _cents(value) for key, value in wanted.items() if value is not None}
    for card in (card for card in cards(game).cards.values() if card.topic == "limits"):
        assert str(card.answer) == str(Dollars(card.typed or 0))


def _cents(written: int | str) -> int:
    return round(float(str(written).replace(",", "")) * 100)


def answer(line: str, at_ms: int, *, right: bool = True) -> LineAnswer:
    return LineAnswer(line, at_ms, right, 1_000)


def test_a_card_is_learned_in_steps_however_quickly_it_is_answered() -> None:
    schedule = Schedule(["card.a"], steps="card.")
    at = NOW
    waits = []
    for _ in range(3):
        schedule.take([answer("card.a", at)])
        waits.append(schedule.memory["card.a"].due_ms - at)
        at = schedule.memory["card.a"].due_ms
    assert waits[0] == 10 * 60_000
    assert DAY_MS * 0.7 <= waits[1] <= 2 * DAY_MS
    assert waits[2] >= DAY_MS


def test_an_evening_of_cards_does_not_come_back_in_one_hour() -> None:
    lines = [f"card.{nth}" for nth in range(98)]
    schedule = Schedule(lines, steps="card.")
    for evening in range(3):
        for nth, line in enumerate(lines):
            schedule.take([answer(line, NOW + evening * DAY_MS + nth * 8_000 + again * 900_000) for again in (0, 1)])
    due = [memory.due_ms for memory in schedule.memory.values()]
    by_day = Counter(at // DAY_MS for at in due)
    assert max(Counter(at // 1_800_000 for at in due).values()) < 15
    assert max(by_day.values()) <= 2 * len(due) / len(by_day)


def test_a_card_whose_answer_has_changed_is_shown_before_it_is_asked(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    session = school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=1)
    line = session.question.line.id
    for _ in range(2):
        while session.question.line.id != line:
            _answer(session)
            session.next()
        _answer(session)
        session.stop()
        clock.advance(ms=DAY_MS)
        session = school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=1)
    skills = {skill.line.id: skill for skill in school.curriculum(TRAINEE, "nh").map["cards"]}
    assert skills[line].is_known
    source = school.study.cards("nh")
    source.digests = {**source.digests, line: "another answer"}
    school.study.course("nh")
    skills = {skill.line.id: skill for skill in school.curriculum(TRAINEE, "nh").map["cards"]}
    assert not skills[line].is_known
    session = school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=2)
    assert session.schedule.memory[line].asked == 0
    while session.question.line.id != line:
        _answer(session)
        session.next()
    assert session.stage == READS


@pytest.mark.parametrize(("line", "change"), [
    ("main.flush", {"odds": "5:1"}), ("six_card_bonus.straight_flush", {"percents": {"5": 40, "10": 80}}),
    ("six_card_bonus.flush", {"amounts": {"5": 99, "10": 198}}),
])  # fmt: skip
def test_a_line_that_pays_otherwise_is_drilled_as_a_new_one(tmp_path: Path, line: str, change: dict[str, Any]) -> None:
    """The house changes one line of a pay table: answers to the old payout do not count for the new one, and every
    other line is unchanged.
    """
    clock, other = HeldClock(), "main.two_pair"
    school = house(tmp_path, clock=clock)
    drill = school.drill(trainee(school), "nh", seed=1, length=400)
    while {line, other} - {given.line for given in drill.answers}:
        drill.dont_know()
        drill.next()
    school.close()
    before = settings()
    rules = before.games["nh"]
    table, _, key = line.partition(".")
    kept = rules.model_dump(mode="json")
    assert any(paid["line"] == key for paid in kept[table]["lines"])
    for paid in kept[table]["lines"]:
        if paid["line"] == key:
            paid.update(change)
    changed = replace(before, games={**before.games, "nh": type(rules).model_validate(kept)})
    school = School(changed, "NH-07", tmp_path, clock, people(tmp_path, clock))
    memory = school.drill(trainee(school), "nh", seed=2, length=9).schedule.memory
    assert (memory[line].asked, memory[other].asked > 0) == (0, True)
    worth = {skill.line.id: skill.worth for skill in school.curriculum(TRAINEE, "nh").map["payouts"]}
    assert worth[line] is None
    assert worth[other] is not None


def _answer(session: object) -> None:
    from kiosk.training import CardSession

    assert isinstance(session, CardSession)
    if session.stage == READS:
        session.hide()
    asked = session.question.asked
    if session.stage == "name":
        session.name(asked.name)
    else:
        session.amount(asked.amount or 0)


@pytest.mark.parametrize("game", GAMES)
def test_each_card_has_a_reason_in_a_sentence_that_is_shown_with_its_answer(game: str) -> None:
    for card in cards(game).cards.values():
        reason = str(card.reason)
        assert len(reason.split()) >= 5, card.line.id
        assert reason.endswith("."), card.line.id
        assert reason not in (str(card.answer), card.clause)
        for seed in ("1", "2", "3"):
            assert cards(game).question(card.line, seed).asked.rule == card.reason


def test_each_ruling_each_signature_and_each_limit_has_its_reason() -> None:
    """This includes those that no shipped house has chosen."""
    assert all(str(reasons.of_ruling(effect)) for effect in Effect)
    assert all(str(reasons.of_decides(decides)) for decides in Decides)
    assert len({str(reasons.of_ruling(effect)) for effect in Effect}) >= len(Effect) - 1


@pytest.mark.parametrize("game", GAMES)
def test_new_cards_come_in_the_order_of_the_procedure(game: str) -> None:
    steps = [step.key for step in GAMES[game].steps]
    order = [card.key for card in cards(game).cards.values() if card.topic == "order"]
    assert order == steps[:-1]
    topics = [card.topic for card in cards(game).cards.values()]
    assert topics[0] == "order"
    assert set(topics[topics.index("exceptions") :]) <= {"exceptions", "decides", "signs"}
    at = [steps.index(card.key.partition(".")[0]) for card in cards(game).cards.values()
          if card.topic in ("words", "clauses", "order")]  # fmt: skip
    assert at == sorted(at)
