"""Take examinations without the screen, with any skill."""

import random
from collections.abc import Mapping
from pathlib import Path

from kiosk.core.money import chips
from kiosk.procedure import Chosen, Placed
from kiosk.staff import Person, Role, Staff
from kiosk.training import ExamHand, Examination, School, SettleAnswer, SettledSpot, Trainee, needs_cut
from kiosk.training.examination.office import RetakeLimits
from tests.tables import HeldClock
from tests.training.house import settings
from tests.training.trainee import HASHER, TRAINEE

TRAINER, PIN = "haddad", "7183"
OPENED: list[School] = []  # Schools that a test has opened. They are closed after it.


def house(folder: Path, table: str = "NH-07", clock: HeldClock | None = None) -> School:
    """Open the training of a table, with a trainee and a trainer."""
    clock = clock or HeldClock()
    school = School(settings(), table, folder, clock, people(folder, clock))
    school.exams.limits = RetakeLimits(1_000, 0)
    OPENED.append(school)
    return school


def people(folder: Path, clock: HeldClock) -> Staff:
    """Return the staff: a trainee and a trainer."""
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER, create=True)
    for who, name, role in ((TRAINEE, "J. Tran", Role.TRAINEE), (TRAINER, "R. Haddad", Role.FLOOR)):
        if staff.person(who) is None:
            staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    return staff


def trainee(school: School) -> Trainee:
    person = school.staff.person(TRAINEE)
    assert person is not None
    return Trainee(person, is_trainer=False)


def trainer(school: School) -> Person:
    person = school.staff.person(TRAINER)
    assert person is not None
    return person


def sit(school: School, game: str, seed: int = 1) -> Examination:
    school.exams.draw_seed = lambda: seed
    return school.examination(trainee(school), game)


def answer_one(exam: Examination, dice: random.Random, skill: float = 1.0) -> None:
    """Answer one thing: a question, a move, an entry, or a sheet row by row, each rightly with probability `skill`."""
    if exam.needs_sign_in:
        exam.sign_in()
    if exam.in_payouts:
        answer_question(exam, right=dice.random() < skill)
        return
    hand = exam.go_on()
    if hand is not None:
        move(hand, dice, skill)
    exam.go_on()


def answer_question(exam: Examination, *, right: bool) -> None:
    questions, nth = exam.questions, exam.asked_payouts
    asked, cut = questions.question.asked, questions.question.cut
    while exam.in_payouts and exam.asked_payouts == nth:
        match questions.stage:
            case "name":
                questions.name(asked.name if right else next(name for name in asked.names if name != asked.name))
            case "pick":
                five = sorted(next(iter(asked.fives)))
                questions.pick(five if right else [nth for nth in range(len(asked.pick)) if nth != five[0]][:5])
            case "amount":
                questions.amount((asked.amount or 0) + (0 if right else 12_345))
            case _:
                questions.cut(cut if right else {})


def move(hand: ExamHand, dice: random.Random, skill: float = 1.0) -> None:
    if hand.enters:
        assert hand.entry is not None
        hand.enter(
            hand.entry if dice.random() < skill else Chosen({}) if isinstance(hand.entry, Chosen) else Placed({})
        )
    elif hand.settles:
        hand.settle(settled(hand, dice, skill))
    else:
        right = dice.random() < skill
        wrong = [move for move in hand.offered if move != hand.right]
        assert hand.right in hand.offered
        hand.make(hand.right if right else dice.choice(wrong))


def settled(hand: ExamHand, dice: random.Random, skill: float) -> Mapping[SettledSpot, SettleAnswer]:
    sheet = hand.sheet
    given = {}
    for spot, due in sheet.due:
        cut = dict(chips(due.amount, hand.rack).stacks) if needs_cut(due, hand.rack) else {}
        is_right = dice.random() < skill
        given[spot] = SettleAnswer(due.verb, due.amount + (0 if is_right else 500), cut, due.called)
    return given if dice.random() < skill else dict(reversed(given.items()))


def finish(exam: Examination, dice: random.Random, skill: float = 1.0) -> Examination:
    for _ in range(3000):
        if exam.is_over:
            return exam
        answer_one(exam, dice, skill)
    raise AssertionError("this examination does not end")
