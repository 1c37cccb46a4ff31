"""An examination is passed by who knows the game, and by nobody else, whatever is done to it."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.journal import Journal
from kiosk.training import Level, SessionKind
from kiosk.training.examination.book import ExamBook
from kiosk.training.examination.hand import settle_sheet
from kiosk.training.examination.paper import EXCEPTIONS
from kiosk.training.examination.rule import LEAST_ASKED, MOVES, PAYOUTS, PartResult, allowed, at_most, rounds
from kiosk.training.examination.sitting import HOURS_MS
from tests.tables import HeldClock
from tests.training.examined import answer_one, answer_question, finish, house, settled, sit, trainee
from tests.training.trainee import TRAINEE

GAMES = [("NH-07", "nh"), ("NH-07", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")]


@pytest.mark.parametrize(("table", "game"), GAMES)
def test_who_knows_everything_passes_and_has_made_every_kind_of_move(tmp_path: Path, table: str, game: str) -> None:
    school = house(tmp_path, table)
    exam = finish(sit(school, game, seed=7), random.Random(1))
    assert exam.record.ended is not None
    result = exam.result
    assert (exam.record.is_passed, exam.record.ended.why) == (True, "finished")
    assert result.parts[PAYOUTS].wrong == result.parts[MOVES].wrong == 0
    assert {answer.line for answer in exam.record.answers if answer.part == PAYOUTS} == {
        line.id for line in school.drills[game].lines
    }
    assert result.parts[MOVES].asked >= LEAST_ASKED
    handled = {(answer.given["of"], answer.given["put"]) for answer in exam.record.answers if "put" in answer.given}
    assert len(handled) >= EXCEPTIONS
    assert exam._missing() == ()
    assert {"take", "pay", "push", "call", "jackpot"} <= exam.paper.kinds or game != "nh"
    school.close()


@pytest.mark.parametrize(("table", "game"), GAMES)
def test_who_guesses_fails(tmp_path: Path, table: str, game: str) -> None:
    school = house(tmp_path, table)
    exam = finish(sit(school, game, seed=3), random.Random(2), skill=0.7)
    assert exam.record.ended is not None
    assert not exam.record.is_passed
    school.close()


def test_a_line_that_is_never_answered_rightly_fails_whoever_knows_the_rest(tmp_path: Path) -> None:
    school = house(tmp_path)
    exam, dice = sit(school, "nh"), random.Random(1)
    weak = school.drills["nh"].lines[3].id
    while not exam.is_over:
        is_weak = exam.in_payouts and exam.questions.question.line.id == weak
        answer_one(exam, dice, 0.0 if is_weak else 1.0)
    assert exam.result.weak == (weak,)
    assert exam.record.ended is not None
    assert not exam.record.is_passed
    school.close()


def chance(skill: float, asked: int) -> float:
    """Return how likely somebody of this skill has no more wrong answers than are allowed in a part."""
    return at_most(allowed(asked), asked, 1 - skill)


def test_how_sure_it_is() -> None:
    """At 70 % of right answers fewer than 1 in 1,000 pass one part alone, at 99 % at least 9 of 10 pass both."""
    for asked in range(LEAST_ASKED, 200):
        assert chance(0.70, asked) < 0.001
        assert chance(0.80, asked) < 0.001
        assert chance(0.90, asked) <= 0.05
        assert chance(0.99, asked) ** 2 >= 0.91
    assert [allowed(asked) for asked in (10, 61, 76)] == [-1, 2, 3]
    assert rounds(40) == 2
    assert rounds(13) == 5
    assert PartResult(76, 76).sure_of == pytest.approx(0.05 ** (1 / 76), abs=1e-6)
    assert PartResult(76, 74).sure_of < PartResult(76, 75).sure_of < 1


def test_a_clicker_who_stops_after_each_error_passes_none(tmp_path: Path) -> None:
    """Told by somebody else what was wrong, and stopping at once: each examination that was begun is failed."""
    school, dice = house(tmp_path, "PP-01"), random.Random(4)
    for seed in range(150):
        exam = sit(school, "dice", seed=seed)
        while not exam.is_over and exam.result.parts[PAYOUTS].wrong + exam.result.parts[MOVES].wrong == 0:
            answer_one(exam, dice, skill=0.4)
        if not exam.is_over:
            exam.stop()
    records = school.exams.book.ledger.of(TRAINEE, "dice")
    assert len(records) == 150
    assert not [record for record in records if record.ended is None or record.is_passed]
    with pytest.raises(Refused, match="was not passed"):
        school.exams.refuse_certificate(TRAINEE, "dice")
    school.close()


def test_nothing_else_is_trained_while_an_examination_is_open(tmp_path: Path) -> None:
    """Another tile is no way out; and the examination goes on where it was, with its wrong answers."""
    school = house(tmp_path)
    exam = sit(school, "nh")
    answer_one(exam, random.Random(1), skill=0.0)
    exam.close()
    scenario = school.scenarios.known["everyone-folds"]
    with pytest.raises(Refused, match="not finished"):
        school.hand(trainee(school), scenario, Level.PROMPTED)
    with pytest.raises(Refused, match="not finished"):
        school.drill(trainee(school), "nh", seed=1, length=5)
    again = sit(school, "peek", seed=99)
    assert (again.record.id, again.record.game) == (exam.record.id, "nh")
    assert again.result.parts[PAYOUTS].wrong == 1
    school.close()


def test_what_was_left_is_no_way_around_an_open_examination(tmp_path: Path) -> None:
    """A drill and a hand that were begun before tell what is right: they go on when the examination is over."""
    school = house(tmp_path)
    drill = school.drill(trainee(school), "nh", seed=1, length=5)
    drill.dont_know()
    hand = school.hand(trainee(school), school.scenarios.known["everyone-folds"], Level.PROMPTED)
    hand.table.journal.close()
    exam = sit(school, "nh")
    for kind, go_on in ((SessionKind.DRILL, school.resume_drill), (SessionKind.HAND, school.resume_hand)):
        left = school.resumable(trainee(school), "nh", kind)
        assert left is not None
        with pytest.raises(Refused, match="not finished"):
            go_on(left)
    exam.stop()
    left = school.resumable(trainee(school), "nh", SessionKind.DRILL)
    assert left is not None
    assert school.resume_drill(left).nth == 2
    school.close()


def test_the_chips_that_are_asked_for_say_nothing_of_the_amount(tmp_path: Path) -> None:
    """They are cut for what was entered, and none for nothing, whatever is due."""
    school = house(tmp_path)
    exam = sit(school, "nh")
    questions, seen = exam.questions, set[bool]()
    for nth in range(exam.payouts):
        question = questions.question
        if question.asked.amount is None:
            questions.dont_know()
            continue
        questions.name(question.asked.name)
        questions.amount(0 if question.cut else 500)
        if question.cut:
            assert exam.asked_payouts == nth + 1
        else:
            assert (questions.stage, questions.amount_to_cut) == ("cut", 500)
            questions.cut({500: 1})
        seen.add(bool(question.cut))
    assert seen == {True, False}
    exam.close()
    school.close()


class FullDisk:
    """A disk that has no room for the floor's copy, or for the journal itself."""

    def __init__(self, book: ExamBook, monkeypatch: pytest.MonkeyPatch) -> None:
        self._book, self._patch = book, monkeypatch

    def fill(self, what: str) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise JournalError("disk_full", "The disk is full.")

        journal = self._book.open()
        self._patch.setattr(Journal, what, refuse)
        assert journal is self._book.open()

    def empty(self) -> None:
        self._patch.undo()


@pytest.mark.parametrize("what", ["append", "checkpoint", "_complete_copy"])
def test_a_full_disk_neither_loses_nor_doubles_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The answer is refused in words; the next try is kept once, whether or not the first one lay on the disk."""
    school = house(tmp_path)
    exam = sit(school, "nh")
    disk = FullDisk(school.exams.book, monkeypatch)
    answer_question(exam, right=False)
    disk.fill(what)
    with pytest.raises(JournalError, match="disk is full"):
        answer_question(exam, right=True)
    disk.empty()
    exam.questions.dont_know()
    assert exam.asked_payouts == 2
    nth = exam.questions.nth
    exam.close()
    school.close()
    school = house(tmp_path)
    exam = sit(school, "nh")
    assert (exam.asked_payouts, exam.questions.nth) == (2, nth)
    exam.stop()
    school.close()


@pytest.mark.parametrize(
    ("ms", "why"), [(-1000, "clock"), (-HOURS_MS, "clock"), (HOURS_MS + 1, "too_late"), (10**12, "too_late")]
)
def test_a_clock_that_is_set_fails_it(tmp_path: Path, ms: int, why: str) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    answer_one(exam, random.Random(1))
    clock.ms += ms
    with pytest.raises(Refused, match="not passed"):
        answer_one(exam, random.Random(1))
    record = school.exams.book.ledger.records[exam.record.id]
    assert record.ended is not None
    assert (record.is_passed, record.ended.why) == (False, why)
    assert school.exams.open_of(TRAINEE) is None
    school.close()


DIES = """
import os, random, signal, sys
from pathlib import Path
from tests.training.examined import answer_one, house, sit
exam = sit(house(Path(sys.argv[1]), "PP-01"), "dice", seed=5)
dice = random.Random(1)
for nth in range(int(sys.argv[2])):
    answer_one(exam, dice, 0.0 if nth == 2 else 1.0)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("answers", [3, 70, 84])
def test_a_kill_loses_no_wrong_answer(tmp_path: Path, answers: int) -> None:
    """In the payout test, and in the hands, what is asked next after kill −9 is what was asked."""
    house(tmp_path, "PP-01").close()
    died = subprocess.run([sys.executable, "-c", DIES, str(tmp_path), str(answers)], check=False, cwd=Path.cwd(),
                          env={**os.environ, "PYTHONPATH": "."})  # fmt: skip
    assert died.returncode == -signal.SIGKILL
    school = house(tmp_path, "PP-01")
    exam = sit(school, "holdem-or-not", seed=1234)
    assert (exam.record.game, exam.record.seed) == ("dice", 5)
    assert len(exam.record.answers) == answers
    assert exam.result.parts[PAYOUTS].wrong == 1
    finish(exam, random.Random(1))
    assert exam.record.ended is not None
    assert exam.record.is_passed
    school.close()


def test_the_rows_of_a_pot_do_not_say_who_has_won_it(tmp_path: Path) -> None:
    school = house(tmp_path, "TH-11")
    exam, dice, seen = sit(school, "holdem", seed=2), random.Random(1), 0
    while not exam.is_over:
        hand = None if exam.in_payouts else exam.go_on()
        if hand is not None and hand.settles:
            sheet = settle_sheet(hand.table.round)
            winners = {spot for spot, _ in sheet.due}
            assert winners <= {row.spot for row in sheet.rows}
            live = {row.spot.seat for row in sheet.rows}
            seen += len(live) > 1 and len(sheet.rows) > len(winners)
        answer_one(exam, dice)
    assert seen
    school.close()


def test_a_right_answer_is_that_in_every_part_of_it(tmp_path: Path) -> None:
    """Take for pay, an amount, chips that are not the fewest, a call forgotten, an order: each is one thing wrong."""
    school = house(tmp_path)
    exam, dice = sit(school, "nh", seed=11), random.Random(1)
    checked = 0
    while not exam.is_over:
        hand = None if exam.in_payouts else exam.go_on()
        if hand is not None and hand.settles:
            sheet = hand.sheet
            due = dict(sheet.due)
            given = dict(settled(hand, dice, 1.0))
            asked, right = sheet.judged(given, hand.rack)
            assert asked == right >= len(due)
            for spot in due:
                ways: list[dict[str, Any]] = [
                    {"amount": given[spot].amount + 100},
                    {"called": not given[spot].called},
                    *([{"cut": {min(hand.rack): 1}}] if given[spot].cut else []),
                ]
                for wrong in ways:
                    other = {**given, spot: replace(given[spot], **wrong)}
                    assert sheet.judged(other, hand.rack) == (asked, right - 1)
                    checked += 1
        answer_one(exam, dice)
    assert checked > 20
    school.close()
