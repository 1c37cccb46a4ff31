"""An answer in an examination has a time limit, and its person signs in again at a moment that its seed draws."""

import random
from pathlib import Path

import pytest

from kiosk.core.errors import Refused
from kiosk.events import ExaminationResumed
from kiosk.training.examination.rule import MOVES, PAYOUTS
from tests.sizes import some
from tests.tables import HeldClock
from tests.training.examined import answer_one, answer_question, house, sit


def test_a_payout_that_is_answered_late_is_wrong(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    assert (exam.left_ms, exam.limit_ms) == (15_000, 15_000)
    clock.advance(ms=15_000)
    answer_question(exam, right=True)  # It is just in time.
    assert exam.result.parts[PAYOUTS].wrong == 0
    clock.advance(ms=15_001)
    with pytest.raises(Refused, match="ran out"):
        answer_question(exam, right=True)
    assert (exam.asked_payouts, exam.ran_out) == (2, 1)
    assert exam.left_ms == 15_000
    assert exam.result.parts[PAYOUTS].wrong > 0
    assert "out_of_time" in exam.record.answers[-1].given["said"].values()


def test_each_kind_of_move_that_is_answered_late_is_wrong(tmp_path: Path) -> None:
    """A move, the players' actions, and a wager at all its seats, which has more time."""
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam, dice = sit(school, "nh"), random.Random(1)
    while exam.in_payouts:
        answer_one(exam, dice)
    late: set[str] = set()
    while late != {"move", "enter", "settle"}:
        hand = exam.go_on()
        assert hand is not None
        exam.sign_in()
        kind = "enter" if hand.enters else "settle" if hand.settles else "move"
        assert exam.left_ms == (15_000 if kind == "move" else 180_000)
        if kind in late:
            answer_one(exam, dice)
            continue
        late.add(kind)
        wrong, ran_out = exam.result.parts[MOVES].wrong, exam.ran_out
        clock.advance(ms=(exam.left_ms or 0) + 1)
        with pytest.raises(Refused, match="ran out"):
            answer_one(exam, dice)
        assert exam.result.parts[MOVES].wrong > wrong
        assert exam.ran_out == ran_out + 1


def test_the_moment_of_the_sign_in_is_drawn_from_the_sealed_seed(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    paper = sit(school, "dice").paper
    moments = [paper.sign_in_at(seed) for seed in range(200)]
    assert moments == [paper.sign_in_at(seed) for seed in range(200)]
    assert len(set(moments)) > 40


@pytest.mark.parametrize("seed", some(range(6), each=3))
def test_nothing_is_answered_before_the_person_signs_in_again(tmp_path: Path, seed: int) -> None:
    """The person signs in once, in the test or in the hands, also after a power cut."""
    school = house(tmp_path, "PP-01")
    exam, dice = sit(school, "dice", seed=seed), random.Random(seed)
    for _ in range(300):
        if not exam.needs_sign_in:
            answer_one(exam, dice)
    exam.close()
    school.close()
    school = house(tmp_path, "PP-01")
    exam = sit(school, "dice", seed=99)
    assert exam.needs_sign_in
    answered = len(exam.record.answers)
    with pytest.raises(Refused, match="Sign in again"):
        exam.questions.dont_know() if exam.in_payouts else exam.refuse_late()
    assert len(exam.record.answers) == answered
    exam.sign_in()
    for _ in range(300):
        if not exam.is_over:
            answer_one(exam, dice)
    events = school.exams.book.open().events(1, ExaminationResumed)
    assert len(list(events)) == 1
    assert exam.record.is_passed


def test_the_time_of_an_answer_goes_on_after_a_restart(tmp_path: Path) -> None:
    """In the payout test and in a hand, a restart keeps the remaining time, and a power cut costs nothing."""
    clock = HeldClock()
    dice = random.Random(2)
    school = house(tmp_path, "PP-01", clock=clock)
    exam = sit(school, "dice")
    for part in (PAYOUTS, MOVES):
        while part == MOVES and exam.in_payouts:
            answer_one(exam, dice)
        if part == MOVES:
            assert exam.go_on() is not None
            exam.sign_in()
        limit_ms = exam.limit_ms or 0
        clock.advance(ms=9_000)
        exam.keep_time()  # The clock of the page does so; then the power fails.
        if exam.hand is not None:
            exam.hand.table.journal.close()
        school.close()
        clock.advance(ms=600_000)
        school = house(tmp_path, "PP-01", clock=clock)
        exam = sit(school, "dice")
        assert part == PAYOUTS or exam.go_on() is not None
        assert exam.left_ms == limit_ms - 9_000
        answer_one(exam, dice)
        assert part == MOVES or exam.left_ms == exam.limit_ms


def test_time_that_the_device_did_not_sign_counts_for_nothing(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock=clock)
    exam = sit(school, "dice")
    clock.advance(ms=9_000)
    exam.close()
    kept = next((school.folder / "examinations").glob("time-used-*.json"))
    kept.write_text(kept.read_text().replace(" 9000", " 14000"))
    assert sit(school, "dice").left_ms == 15_000
    exam = sit(school, "dice")
    exam.stop()
    assert not kept.exists()
