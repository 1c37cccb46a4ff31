"""One person's needs: a manager signs them, the clock follows them, and only the certificate's record names them."""

import random
from pathlib import Path

import pytest

from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import CertificateSigned
from kiosk.staff import NotProven, Person, Role
from kiosk.training import PersonNeeds, School, SessionKind
from tests.tables import HeldClock
from tests.training.examined import PIN, finish, house, sit, trainee, trainer
from tests.training.trainee import TRAINEE

MANAGER_PIN = "5937"
NEEDS = PersonNeeds(150, 130, "left")


def manager(school: School) -> Person:
    person = school.staff.person("reyes")
    if person is None:
        school.staff.add(Person(id="reyes", name="A. Reyes", roles=frozenset({Role.MANAGER})), MANAGER_PIN)
        person = school.staff.person("reyes")
    assert person is not None
    return person


def test_an_examination_has_the_time_that_a_manager_has_signed(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    school.exams.sign_needs(manager(school), MANAGER_PIN, TRAINEE, NEEDS)
    exam = sit(school, "dice")
    assert (exam.record.answer_s, exam.record.table_s, exam.limit_ms) == (23, 270, 23_000)
    exam.stop()
    school.close()
    again = house(tmp_path, "PP-01")
    kept = again.exams.needs(TRAINEE)
    assert (kept.time_percent, kept.text_percent, kept.hand) == (150, 130, "left")
    assert again.exams.needs("ortiz") == PersonNeeds()
    again.close()


def test_only_a_manager_signs_with_a_pin_and_not_for_oneself(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    exams, boss = school.exams, manager(school)
    with pytest.raises(NotAuthorized, match="Only a manager"):
        exams.sign_needs(trainer(school), PIN, TRAINEE, NEEDS)
    with pytest.raises(NotProven):
        exams.sign_needs(boss, "0000", TRAINEE, NEEDS)
    with pytest.raises(NotAuthorized, match="yourself"):
        exams.sign_needs(boss, MANAGER_PIN, boss.id, NEEDS)
    for wrong in (PersonNeeds(500), PersonNeeds(100, 90), PersonNeeds(hand="third")):
        with pytest.raises(Refused):
            exams.sign_needs(boss, MANAGER_PIN, TRAINEE, wrong)
    assert exams.needs(TRAINEE) == PersonNeeds()


def test_the_record_of_a_certificate_names_the_needs_by_which_it_was_taken(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    school.exams.sign_needs(manager(school), MANAGER_PIN, TRAINEE, NEEDS)
    assert finish(sit(school, "dice"), random.Random(1)).record.is_passed
    school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    (signed,) = school.exams.book.open().events(1, CertificateSigned)
    assert signed.of(CertificateSigned).needs == school.exams.needs(TRAINEE).id


def test_the_clock_of_exercises_gives_the_same_extra_time(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    usual = school.exercise(trainee(school), "nh", SessionKind.CUTTING, seed=1).question.limit_ms
    shown = school.exercise(trainee(school), "nh", SessionKind.READING, seed=1).question.shown_ms
    pace = school.study.pace(TRAINEE)
    school.exams.sign_needs(manager(school), MANAGER_PIN, TRAINEE, NEEDS)
    cutting = school.exercise(trainee(school), "nh", SessionKind.CUTTING, seed=1)
    assert (cutting.question.limit_ms, cutting.target_ms) == (usual * 3 // 2, usual * 3 // 2)
    assert school.exercise(trainee(school), "nh", SessionKind.READING, seed=1).question.shown_ms == shown * 3 // 2
    assert school.study.pace(TRAINEE) == pace * 2 // 3
    assert school.study.pace("ortiz") == pace
    clock.advance(ms=usual + 1)
    assert cutting.cut(cutting.question.cut)
