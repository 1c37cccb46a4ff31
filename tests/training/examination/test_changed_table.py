"""An examination that was interrupted while the house changed the right answers: jackpots, chips, limits, or rules."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.app.house.house import open_journal
from kiosk.core.errors import Refused
from kiosk.drills import Question
from kiosk.settings import Settings
from kiosk.training import Examination, School
from kiosk.training.examination.office import RetakeLimits
from tests.tables import HeldClock
from tests.training.examined import PIN, TRAINER, answer_one, answer_question, house, people, sit, trainee
from tests.training.house import settings
from tests.training.trainee import TRAINEE

POSTED = {"mega": 7_777_700, "major": 1_234_500, "minor": 77_700}


def asked_of(question: Question) -> tuple[object, ...]:
    """Return a question's contents, and its right answers."""
    return question.record, question.asked.name, question.asked.amount, dict(question.cut)


def opened(folder: Path, changed: Settings, table: str, clock: HeldClock, *, tries: int = 1) -> School:
    """Open the training of a table after a change of the house's files."""
    school = School(changed, table, folder, clock, people(folder, clock))
    school.exams.limits = RetakeLimits(tries, 0)
    return school


def leave(exam: Examination, school: School) -> None:
    exam.close()
    school.close()


def post(folder: Path, clock: HeldClock) -> None:
    """Have the floor post other jackpots at the live table."""
    table = open_journal(settings(), "NH-07", folder, clock, people(folder, clock))
    table.shift.post_jackpots(POSTED, TRAINER, PIN, game="nh")
    table.close()


def test_an_examination_asks_about_the_jackpots_that_were_posted_when_it_began(tmp_path: Path) -> None:
    """The house posts other jackpots when half a question is answered: the question continues with its old answers. A
    trainee who begins after that is asked about the new jackpots.
    """
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    before = dict(school.drills["nh"].setting.jackpots)
    exam = sit(school, "nh")
    while exam.questions.question.asked.amount != before["mega"]:
        answer_question(exam, right=False)
    asked, nth, mistakes = exam.questions.question, exam.asked_payouts, len(exam.mistakes())
    exam.questions.name(asked.asked.name)
    shown = [mistake.question and asked_of(mistake.question) for mistake in exam.mistakes()]
    leave(exam, school)
    post(tmp_path, clock)
    school = house(tmp_path, clock=clock)
    assert school.drills["nh"].setting.jackpots == POSTED != before
    exam = school.examination(trainee(school), "nh")
    assert asked_of(exam.questions.question) == asked_of(asked)
    assert exam.questions.stage != "name", "the stage that was answered is not asked again"
    answer_one(exam, random.Random(1))
    assert exam.asked_payouts == nth + 1
    assert len(exam.mistakes()) == mistakes, "what was right when it was asked is right"
    assert [mistake.question and asked_of(mistake.question) for mistake in exam.mistakes()] == shown
    exam.stop()
    fresh = sit(school, "nh", seed=2)
    assert fresh.record.jackpots == POSTED
    leave(fresh, school)


def test_a_hand_of_an_examination_goes_on_after_the_house_has_posted_other_jackpots(tmp_path: Path) -> None:
    clock, dice = HeldClock(), random.Random(3)
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    while exam.in_payouts:
        exam.questions.dont_know() if not exam.needs_sign_in else exam.sign_in()
    for _ in range(4):
        answer_one(exam, dice)
    hand = exam.go_on()
    assert hand is not None
    dealt, due, bets = hand.scenario.given, hand.right, hand.table.round.felt.bets
    leave(exam, school)
    post(tmp_path, clock)
    school = house(tmp_path, clock=clock)
    exam = school.examination(trainee(school), "nh")
    again = exam.go_on()
    assert again is not None
    assert (again.scenario.given, again.right, again.table.round.felt.bets) == (dealt, due, bets)
    leave(exam, school)


@pytest.mark.parametrize("what", ["chips", "minimum", "rules"])
def test_examination_ended_by_a_change_uses_no_attempt(tmp_path: Path, what: str) -> None:
    """The one attempt of the day is still available, and no pause begins. Answers to other rules are not shown."""
    clock = HeldClock()
    school = opened(tmp_path, settings(), "PP-01", clock)
    exam = sit(school, "dice")
    answer_question(exam, right=False)
    leave(exam, school)
    before = settings()
    (dealt,) = before.deals["PP-01"]
    if what == "rules":
        rules = before.games["dice"]
        changed = replace(
            before, games={**before.games, "dice": rules.model_copy(update={"revision": rules.revision + 1})}
        )
    else:
        update = {"rack": dealt.rack[1:]} if what == "chips" else {"table_minimum": dealt.table_minimum * 2}
        changed = replace(before, deals={**before.deals, "PP-01": (dealt.model_copy(update=update),)})
    school = opened(tmp_path, changed, "PP-01", clock)
    exam = school.examination(trainee(school), "dice")
    assert exam.record.ended is not None
    assert exam.record.ended.why == ("rules" if what == "rules" else "table")
    assert not exam.record.is_passed
    assert school.store.answered(TRAINEE, "dice", clock.now_ms()) == [], "no card comes back for another rule's answer"
    exam.close()
    exam = sit(school, "dice", seed=2)
    assert not exam.is_over
    exam.stop()
    with pytest.raises(Refused, match="come back tomorrow"):
        school.examination(trainee(school), "dice")


def test_a_name_or_a_device_of_the_table_that_changes_ends_no_examination(tmp_path: Path) -> None:
    clock = HeldClock()
    school = opened(tmp_path, settings(), "PP-01", clock)
    exam = sit(school, "dice")
    leave(exam, school)
    before = settings()
    (dealt,) = before.deals["PP-01"]
    renamed = dealt.model_copy(update={"pit": "North"})
    school = opened(tmp_path, replace(before, deals={**before.deals, "PP-01": (renamed,)}), "PP-01", clock)
    exam = school.examination(trainee(school), "dice")
    assert not exam.is_over
    leave(exam, school)
