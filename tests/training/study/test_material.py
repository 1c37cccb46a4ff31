"""Material for a group, with a day: each person's lines, the shown reminder, and the drilled lines."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from pydantic import ValidationError

from kiosk.core.errors import Refused
from kiosk.settings import TrainingMaterial
from kiosk.training import NextTask, School, SessionKind
from kiosk.training.house_files import material_problems
from kiosk.training.store.store import DAY_MS
from tests.tables import HeldClock
from tests.training.answered import answered
from tests.training.examined import house, trainee
from tests.training.house import drills
from tests.training.trainee import TRAINEE

BY = date(2026, 9, 30)
MAY = TrainingMaterial(group="Class of May", people=(TRAINEE, "ortiz"), game="nh", steps=("pocket_bonus",), by=BY)
ALL = TrainingMaterial(group="Refresher", people=(TRAINEE,), game="nh", by=date(2026, 12, 1))


def with_material(school: School, *material: TrainingMaterial) -> School:
    training = school.settings.house.training.model_copy(update={"material": material})
    object.__setattr__(school.settings, "house", school.settings.house.model_copy(update={"training": training}))
    school.study.house = school.settings.house
    return school


def test_a_group_learns_some_steps_by_a_day_and_its_people_are_reminded(tmp_path: Path) -> None:
    clock = HeldClock()
    school = with_material(house(tmp_path, clock=clock), MAY, ALL)
    lines = [line.id for line in school.drills["nh"].lines if line.table == "pocket_bonus"]
    cards = [line.id for line in school.study.course("nh").cards if "pocket_bonus" in line.id]
    mine, everything = school.home(TRAINEE, "nh")[1].assigned
    assert (mine.group, mine.by, mine.known, mine.weakest) == ("Class of May", BY, 0, "pocket_bonus")
    assert mine.of == len(lines) + len(cards)
    assert everything.of > 100
    assert [str(said) for said in school.reminders(TRAINEE)] == [
        f"Class of May: {mine.of} lines to learn by Sep 30, 2026.",
        f"Refresher: {everything.of} lines to learn by Dec 1, 2026.",
    ]
    assert school.reminders("kim") == ()
    drill = school.material_drill(trainee(school), "nh", seed=1)
    assert {line.table for line in drill.drill.lines} == {"pocket_bonus"}
    for _ in range(2):
        answered(school, SessionKind.DRILL, lines * 8)
        answered(school, SessionKind.CARDS, cards)
        clock.advance(ms=DAY_MS)
    mine = school.home(TRAINEE, "nh")[1].assigned[0]
    assert (mine.left, mine.weakest) == (0, "")
    assert [str(said).split(":")[0] for said in school.reminders(TRAINEE)] == ["Refresher"]


def test_material_with_a_day_is_the_first_task_of_today_after_the_lesson(tmp_path: Path) -> None:
    school = with_material(house(tmp_path), MAY)
    assert [task.task for task in school.home(TRAINEE, "nh")[1].today] == [NextTask.WATCH]
    answered(school, SessionKind.HAND, ["watched.hand", "scenario.lesson"])
    assert school.home(TRAINEE, "nh")[1].today[0].task is NextTask.MATERIAL
    assert school.home("kim", "nh")[1].today[0].task is not NextTask.MATERIAL
    with pytest.raises(Refused, match="Nothing is asked"):
        with_material(school).material_drill(trainee(school), "nh", seed=1)


def test_a_day_that_has_passed_is_named_as_past(tmp_path: Path) -> None:
    clock = HeldClock()
    school = with_material(house(tmp_path, clock=clock), MAY)
    day = datetime.fromtimestamp(clock.now_ms() / 1000, UTC).date()
    clock.advance(ms=((BY - day).days + 1) * DAY_MS)
    (said,) = school.reminders(TRAINEE)
    assert "were due on Sep 30, 2026" in str(said)


def test_an_open_examination_and_a_certificate_that_ends_are_reminders(tmp_path: Path) -> None:
    import random

    from tests.training.examined import PIN, finish, sit, trainer

    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    exam = sit(school, "dice")
    assert "is not finished" in str(school.reminders(TRAINEE)[0])
    finish(exam, random.Random(1))
    school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    assert school.reminders(TRAINEE) == ()
    clock.advance(ms=340 * DAY_MS)
    (said,) = school.reminders(TRAINEE)
    assert str(said).startswith("Your certificate for PeekPoker Hold’em ends on Sep ")


def test_material_of_a_game_or_step_that_is_not_there_is_a_problem() -> None:
    wrong = MAY.model_copy(update={"steps": ("pocket",)})
    elsewhere = MAY.model_copy(update={"game": "bridge"})
    (step, game) = material_problems((MAY, wrong, elsewhere), drills())
    assert "pocket is not a step" in step
    assert "no table deals the game bridge" in game
    with pytest.raises(ValidationError, match="not a day"):
        TrainingMaterial.model_validate({"group": "A", "people": ["tran"], "game": "nh", "by": 2026})
