"""The way to a certificate: unlocked stages, due cards, the next step, and a full table against the clock."""

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import Refused
from kiosk.core.money import chips
from kiosk.training import FullTable, LearningStage, Level, NextTask, School, SessionKind, SettleAnswer, needs_cut
from kiosk.training.drill.schedule import MAX_DAYS, Schedule
from kiosk.training.guided.watched import WATCHED_HAND
from kiosk.training.store.dates import end_of_day
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.store import DAY_MS, FULL_TABLE, HOUR_MS
from kiosk.training.study.curriculum import HANDS_EACH, LESSON, due_today, most_a_day
from kiosk.training.study.ladder import IN_A_ROW
from tests.sizes import some
from tests.tables import HeldClock
from tests.training.answered import answered
from tests.training.examined import answer_question, finish, house, people, sit, trainee
from tests.training.house import settings
from tests.training.plain_dealer import TABLES
from tests.training.trainee import TRAINEE, play

WHO = TRAINEE


def test_each_stage_opens_the_next_one_and_there_is_one_thing_to_do(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)

    def way() -> tuple[LearningStage, NextTask]:
        found = school.curriculum(WHO, "nh")
        assert [step.is_open for step in found.stages] == sorted((step.is_open for step in found.stages), reverse=True)
        return found.stage, found.next

    assert way() == (LearningStage.LESSON, NextTask.WATCH)
    answered(school, SessionKind.HAND, [WATCHED_HAND], level=Level.WATCHED, scenario=LESSON)
    assert way() == (LearningStage.LESSON, NextTask.LESSON)
    answered(school, SessionKind.HAND, [f"scenario.{LESSON}"], scenario=LESSON)
    assert way() == (LearningStage.STUDY, NextTask.CARDS)
    course = school.study.course("nh")
    answered(school, SessionKind.CARDS, [line.id for line in course.cards])
    assert way() == (LearningStage.STUDY, NextTask.CARDS), "nothing is known before a second day"
    clock.advance(ms=DAY_MS)
    answered(school, SessionKind.CARDS, [line.id for line in course.cards])
    assert way() == (LearningStage.PROMPTED, NextTask.PROMPTED)
    for level, then in ((Level.PROMPTED, (LearningStage.UNPROMPTED, NextTask.UNPROMPTED)),
                        (Level.UNPROMPTED, (LearningStage.TIMED, NextTask.DRILL))):  # fmt: skip
        folds = ["procedure.say", "scenario.folds"]
        for _ in range(6):
            answered(school, SessionKind.HAND, folds, level=level, scenario="folds")
        for nth in range(3):
            assert way()[0].value == level.value
            dealt = ["procedure.say", "procedure.settling", f"scenario.{nth}"]
            for _ in range(2):
                answered(school, SessionKind.HAND, dealt, level=level, scenario=f"{nth}")
        assert way() == then
    answered(school, SessionKind.DRILL, [line.id for line in course.payouts for _ in range(8)])
    assert way() == (LearningStage.TIMED, NextTask.NOTICING)
    answered(school, SessionKind.NOTICING, [line.id for line in course.notices for _ in range(8)])
    assert way() == (LearningStage.TIMED, NextTask.READING)
    answered(school, SessionKind.READING, [line.id for line in course.reading for _ in range(IN_A_ROW)])
    assert way() == (LearningStage.TIMED, NextTask.CUTTING)
    answered(school, SessionKind.CUTTING, [line.id for line in course.cutting for _ in range(IN_A_ROW)])
    assert way() == (LearningStage.TIMED, NextTask.FULL_TABLE)
    answered(school, SessionKind.FULL_TABLE, [FULL_TABLE])
    assert way() == (LearningStage.EXAMINATION, NextTask.EXAMINATION)
    clock.advance(ms=400 * DAY_MS)
    found = school.curriculum(WHO, "nh")
    most = most_a_day(len(course.cards) + len(course.payouts))
    assert (found.due, found.due + found.later > 100, found.days > 1) == (most, True, True)
    assert way() == (LearningStage.EXAMINATION, NextTask.CARDS)
    answered(school, SessionKind.CARDS, [line.id for line in course.cards[:most]])
    found = school.curriculum(WHO, "nh")
    assert (found.due, found.later > 0) == (0, True), "the rest comes on the days after"
    assert way() == (LearningStage.EXAMINATION, NextTask.EXAMINATION)


def test_a_passed_trainee_waits_for_the_signature(tmp_path: Path) -> None:
    """An examination of other rules does not count."""
    school = house(tmp_path)
    answered(school, SessionKind.CARDS, [line.id for line in school.study.course("nh").cards])
    assert not school.curriculum(WHO, "nh").stages[-1].is_done
    sit(school, "nh").stop()
    assert not school.curriculum(WHO, "nh").stages[-1].is_done
    finish(sit(school, "nh"), random.Random(1))
    assert school.curriculum(WHO, "nh").stages[-1].is_done
    school.close()
    plain = settings()
    rules = plain.games["nh"].model_copy(update={"street_multiples": (1, 2)})
    other = replace(plain, games={**plain.games, "nh": rules})
    again = School(other, "NH-07", tmp_path, school.clock, people(tmp_path, HeldClock()))
    assert not again.curriculum(WHO, "nh").stages[-1].is_done
    again.close()


def test_a_hand_that_was_dealt_counts_for_its_level(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    for mistakes in ((), range(0, 200, 2)):
        hand = school.hand(trainee(school), school.random_hand("nh", 4), Level.PROMPTED)
        play(hand, clock, mistakes=mistakes)
        hand.table.journal.close()
    assert [step.done for step in school.curriculum(WHO, "nh").stages][2:4] == [1, 0]


def of_folds(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a hand in which every player folds as early as possible."""
    if game == "nh":
        bonuses = {"flop_x": 0, "turn_x": 0, "river_x": 0, "board_bonus": 0, "pocket_bonus": 0, "six_card_bonus": 0}
        return {**given, "seats": [{**seat, **bonuses} for seat in given["seats"]]}
    if game == "peek":
        folded = {"peek_decision": "fold", "peek": 0, "hole": None, "raise_decision": None, "flop_decision": None}
        return {**given, "seats": [{**seat, **folded} for seat in given["seats"]]}
    if game == "holdem":  # Seat 4 has the big blind, seat 2 the small one.
        puts = ((6, 0), (8, 0), (1, 0), (2, 200))
        folds = [{"street": "preflop", "seat": seat, "action": "fold", "to": to, "adds": 0} for seat, to in puts]
        return {**given, "actions": folds, "board": []}
    first = given["actions"][0]["seat"]
    return {**given, "actions": [{"seat": first, "action": "fold", "tokens_put_in_total": 1}]}


@pytest.mark.parametrize("game", some(TABLES, 2))
def test_the_same_hand_of_folds_dealt_six_times_finishes_neither_stage_of_hands(tmp_path: Path, game: str) -> None:
    """Only different hands that reach a settlement count, each once."""
    clock = HeldClock()
    school = house(tmp_path, TABLES[game], clock)
    dealt = school.random_hand(game, 4)
    scenario = replace(dealt, key="folds", given=of_folds(game, dealt.given), happens=())
    for level in (Level.PROMPTED, Level.UNPROMPTED):
        for _ in range(HANDS_EACH * 2):
            hand = school.hand(trainee(school), scenario, level)
            play(hand, clock)
            hand.table.journal.close()
    stages = {step.stage: step for step in school.curriculum(WHO, game).stages}
    for stage in (LearningStage.PROMPTED, LearningStage.UNPROMPTED):
        assert stages[stage].done == (0 if game == "nh" else 1)
        assert not stages[stage].is_done


def settle(table: FullTable, clock: HeldClock, *, took_ms: int, right: bool = True) -> None:
    while not table.is_over:
        given = {}
        for spot, due in table.sheet.due:
            amount = due.amount + (0 if right else 500)
            cut = dict(chips(due.amount, table.rack).stacks) if needs_cut(due, table.rack) else {}
            given[spot] = SettleAnswer(due.verb, amount, cut, due.called)
        clock.advance(ms=took_ms)
        table.settle(given)
    table.table.journal.close()


@pytest.mark.parametrize(
    ("table", "game"), [("NH-07", "nh"), ("NH-07", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")]
)
def test_a_full_table_is_measured_in_hands_an_hour(tmp_path: Path, table: str, game: str) -> None:
    """Six seats and every wager, settled and nothing else; a mistake counts for nothing, however quick it is."""
    clock = HeldClock()
    school = house(tmp_path, table, clock)
    full = school.full_table(trainee(school), game, seed=2)
    if game in ("nh", "peek"):
        assert len([seat for seat, bets in full.table.round.felt.bets.items() if bets]) == 6
    settle(full, clock, took_ms=10_000)
    assert full.is_right
    assert full.hands_an_hour == 360 // len(full.sheets)
    assert school.store.hands_an_hour(TRAINEE, game) == full.hands_an_hour
    wrong = school.full_table(trainee(school), game, seed=3)
    settle(wrong, clock, took_ms=10, right=False)
    assert not wrong.is_right
    assert any(sheet.wrong for sheet in wrong.sheets)
    assert school.store.hands_an_hour(TRAINEE, game) == full.hands_an_hour
    assert school.store.trained_ms(TRAINEE, game, clock.ms) == 10_000 * len(full.sheets) + 10 * len(wrong.sheets)


def test_nothing_is_practised_in_an_examination(tmp_path: Path) -> None:
    school = house(tmp_path)
    sit(school, "nh")
    with pytest.raises(Refused, match="not finished"):
        school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=1)
    with pytest.raises(Refused, match="not finished"):
        school.full_table(trainee(school), "nh", seed=1)


def test_nothing_is_known_before_a_second_day(tmp_path: Path) -> None:
    """The number, speed, and correctness of the answers on the first day do not matter."""
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    course = school.study.course("nh")
    lines = [line.id for line in (*course.cards, *course.payouts, *course.notices)]

    def known() -> int:
        skills = school.curriculum(WHO, "nh").map
        return sum(skill.is_known for topic in ("cards", "payouts", "notices") for skill in skills[topic])

    answered(school, SessionKind.DRILL, [line for line in lines for _ in range(8)])
    assert known() == 0
    clock.advance(ms=DAY_MS)
    answered(school, SessionKind.DRILL, lines)
    assert known() == len(lines)


def test_mistakes_in_an_examination_become_the_cards_of_the_next_day(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    course = school.study.course("nh")
    for _ in range(4):
        answered(school, SessionKind.CARDS, [line.id for line in (*course.cards, *course.payouts)])
        clock.advance(ms=DAY_MS)
    before = school.curriculum(WHO, "nh")
    assert before.stage is not LearningStage.STUDY
    exam = sit(school, "nh")
    missed: set[str] = set()
    while "main.flush" not in missed:
        is_right = len(missed) > 2 and exam.questions.question.line.id != "main.flush"
        if not is_right:
            missed.add(exam.questions.question.line.id)
        answer_question(exam, right=is_right)
    exam.stop()
    clock.advance(ms=DAY_MS)
    after = school.curriculum(WHO, "nh")
    assert (after.stage, after.next) == (LearningStage.STUDY, NextTask.CARDS)
    assert after.due >= before.due + len(missed)
    first = school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=1).question.line.id
    assert first.removeprefix("card.pays.") in missed


CARDS = tuple(f"card.{nth}" for nth in range(40))
A_MONDAY_MS = 1_798_761_600_000


@pytest.mark.parametrize("seed", range(3))
def test_in_a_year_at_one_kiosk_no_day_is_above_twice_the_mean(seed: int) -> None:
    """There are forty cards, eight new ones a day, nine of ten right, on most days but Sundays, with two weeks of
    holiday. A well-known card is asked each month, so the first weeks are no heavier than twice a usual day.
    """
    dice = random.Random(seed)
    schedule, answers, due = Schedule(CARDS, steps="card."), list[LineAnswer](), list[int]()
    away = dice.randrange(60, 320)
    asked_on: dict[str, list[int]] = {}
    for day in range(365):
        if away <= day < away + 14 or day % 7 == 6 or dice.random() > 0.85:
            continue
        now_ms = A_MONDAY_MS + day * DAY_MS + 10 * HOUR_MS
        again = schedule.due(end_of_day(now_ms))
        today = again[: due_today(again, len(CARDS), answers, now_ms)]
        new = [card for card in CARDS if card not in asked_on][:8]
        given = [
            LineAnswer(card, now_ms + nth * 20_000, dice.random() < 0.9, 4_000)
            for nth, card in enumerate((*today, *new))
        ]
        for answer in given:
            asked_on.setdefault(answer.line, []).append(day)
        schedule.take(given)
        answers += given
        due.append(len(today))
    assert max(due) <= 2 * sum(due) / len(due), f"{max(due)} against {sum(due) / len(due):.2f}"
    gaps = [after - before for days in asked_on.values() for before, after in pairwise(days)]
    assert MAX_DAYS - 5 < max(gaps) <= MAX_DAYS * 1.2 + 14 + 10, "a month, its spread, a holiday, and what it delays"
