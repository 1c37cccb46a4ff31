"""The first page of a trainee: today's tasks, the strength of each step, and the day to be ready with its band."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.training import LearningStage, NextTask, SessionKind
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.store import DAY_MS
from kiosk.training.study.home import DAYS, known_by_day, ready_day, today_of, trained_on
from tests.tables import HeldClock
from tests.training.answered import answered
from tests.training.examined import house
from tests.training.trainee import TRAINEE

NOW = 1_790_000_000_000
TABLES = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}


def right(line: str, at_ms: int) -> LineAnswer:
    return LineAnswer(line, at_ms, True, 1_000)


@pytest.mark.parametrize("game", TABLES)
def test_every_step_of_the_hand_is_on_the_map_and_nothing_else(tmp_path: Path, game: str) -> None:
    school = house(tmp_path, TABLES[game])
    way, home = school.home(TRAINEE, game)
    steps = school.games[game].game.steps
    assert [(step.key, step.label) for step in home.steps] == [(step.key, step.label) for step in steps]
    assert {step.strength for step in home.steps} == {None}
    assert home.weak == ()
    assert (home.known, home.of) == (0, len(way.map["cards"]) + len(way.map["payouts"]))


def test_a_step_is_as_strong_as_its_cards_and_lines(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    lines = [line.id for line in school.drills["nh"].lines if line.table == "pocket_bonus"]
    cards = [line.id for line in school.study.course("nh").cards if "pocket_bonus" in line.id]
    for _ in range(2):
        answered(school, SessionKind.DRILL, lines * 8)
        answered(school, SessionKind.CARDS, cards)
        clock.advance(ms=DAY_MS)
    strength = {step.key: step.strength for step in school.home(TRAINEE, "nh")[1].steps}
    assert (strength["pocket_bonus"], strength["flop"]) == (1.0, None)


def test_the_day_of_readiness_has_a_range_and_follows_the_learned_lines() -> None:
    answers = [right(f"line.{nth}", NOW + day * DAY_MS) for nth in range(10) for day in (nth % 5, nth % 5 + 1)]
    answers.sort(key=lambda answer: answer.at_ms)
    now = NOW + 5 * DAY_MS
    curve = known_by_day([f"line.{nth}" for nth in range(40)], answers, now)
    assert len(curve) == DAYS
    assert curve[-6:] == (0, 2, 4, 6, 8, 10)
    ready = ready_day(curve, 10, 40, now)
    assert ready is not None
    assert ready.about_ms == now + 15 * DAY_MS
    assert ready.early_ms < ready.about_ms < ready.late_ms
    assert ready_day(known_by_day(["line.0"], (), now), 0, 40, now) is None
    assert ready_day((4,) * DAYS, 4, 40, now) is None, "nothing new became known"
    assert trained_on(answers, now)[-6:] == (True,) * 6
    assert trained_on((), now) == (False,) * DAYS


def test_today_asks_due_lines_first(tmp_path: Path) -> None:
    school = house(tmp_path)
    way = school.curriculum(TRAINEE, "nh")
    assert [(task.task, task.minutes) for task in today_of(way)] == [(NextTask.WATCH, 6)]
    stages = tuple(
        replace(step, done=step.of) if step.stage is not LearningStage.EXAMINATION else step for step in way.stages
    )
    later = replace(way, stages=stages, next=NextTask.EXAMINATION, due=20, due_cards=20)
    tasks = [(task.task, task.count) for task in today_of(later)]
    assert tasks == [(NextTask.CARDS, 20), (NextTask.EXAMINATION, 0), (NextTask.UNPROMPTED, 0)]
    assert today_of(later)[0].minutes == 5
    assert today_of(replace(later, next=NextTask.CERTIFICATE, due=0, due_cards=0)) == ()
    both = today_of(replace(later, due_cards=12))
    assert [(task.task, task.count) for task in both][:2] == [(NextTask.CARDS, 12), (NextTask.DRILL, 8)]
