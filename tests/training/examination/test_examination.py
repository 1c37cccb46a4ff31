"""Only people who know the game pass an examination, after any interference."""

import contextlib
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.journal import Journal
from kiosk.training import Level, SessionKind
from kiosk.training.examination.book import AWAY_MS, ExamBook
from kiosk.training.examination.hand import settle_sheet
from kiosk.training.examination.office import RetakeLimits
from kiosk.training.examination.paper import EXCEPTIONS
from kiosk.training.examination.rule import MOVES, PAYOUTS, STAGES, STAGES_CALLED, PartResult, allowed
from kiosk.training.examination.sitting import DAYS_MS, HOURS_MS
from tests.sizes import sized, some
from tests.tables import HeldClock
from tests.training.curves import passes
from tests.training.examined import answer_one, answer_question, finish, house, settled, sit, trainee
from tests.training.trainee import TRAINEE
from ui.vm.training.exam_words import mistake_lines

GAMES = [("NH-07", "nh"), ("NH-07", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")]


@pytest.mark.parametrize(("table", "game"), sized(GAMES[-1:], whole=GAMES))
def test_perfect_candidate_passes_and_makes_every_kind_of_move(tmp_path: Path, table: str, game: str) -> None:
    school = house(tmp_path, table)
    exam = finish(sit(school, game, seed=7), random.Random(1))
    assert exam.record.ended is not None
    result = exam.result
    assert (exam.record.is_passed, exam.record.ended.why) == (True, "finished")
    assert result.parts[PAYOUTS].wrong == result.parts[MOVES].wrong == 0
    assert {answer.line for answer in exam.record.answers if answer.part == PAYOUTS} == {
        line.id for line in school.drills[game].lines
    }
    assert result.parts[PAYOUTS].asked == sum(exam.paper.stages.values())
    assert result.parts[MOVES].asked == sum(exam.paper.quotas.values())
    handled = {(answer.given["of"], answer.given["put"]) for answer in exam.record.answers if "put" in answer.given}
    assert len(handled) >= EXCEPTIONS
    assert exam.missing() == ()
    assert {"take", "pay", "push", "call", "jackpot"} <= exam.paper.kinds or game != "nh"


@pytest.mark.parametrize(("table", "game"), sized(GAMES[-1:], whole=GAMES))
def test_guessing_fails(tmp_path: Path, table: str, game: str) -> None:
    school = house(tmp_path, table)
    exam = finish(sit(school, game, seed=3), random.Random(2), skill=0.7)
    assert exam.record.ended is not None
    assert not exam.record.is_passed


def test_one_line_that_is_always_wrong_fails_the_examination(tmp_path: Path) -> None:
    school = house(tmp_path)
    exam, dice = sit(school, "nh"), random.Random(1)
    weak = school.drills["nh"].lines[3].id
    while not exam.is_over:
        is_weak = exam.in_payouts and exam.questions.question.line.id == weak
        answer_one(exam, dice, 0.0 if is_weak else 1.0)
    assert exam.result.weak == (weak,)
    assert exam.record.ended is not None
    assert not exam.record.is_passed


@pytest.mark.parametrize(("table", "game"), sized(GAMES[-1:], whole=GAMES))
def test_candidate_passes_at_99_percent_and_fails_at_70(tmp_path: Path, table: str, game: str) -> None:
    """The expected results follow from the shape of real papers, the same for everybody: see docs/training.md."""
    school = house(tmp_path, table)
    paper = school.exams.papers[game]
    lines, moves = dict(paper.stages), sum(paper.quotas.values())
    may_be_wrong = allowed(sum(lines.values())), allowed(moves)
    assert set(lines.values()) <= {STAGES, STAGES_CALLED}
    for seed in range(sized(1, whole=2)):
        exam = finish(sit(school, game, seed=seed), random.Random(seed))
        asked: Counter[str] = Counter()
        for answer in exam.record.answers:
            asked[answer.line] += answer.asked
        assert {line: asked[line] for line in lines} == lines
        assert {kind: asked[f"procedure.{kind}"] for kind in paper.quotas} == paper.quotas
    curve = {skill: passes(skill, lines, moves, allowed=may_be_wrong) for skill in (0.7, 0.9, 0.95, 0.99)}
    assert curve[0.7] < 0.001
    assert curve[0.9] < 0.05
    assert curve[0.99] >= 0.95
    assert max(passes(1.0, lines, moves, allowed=may_be_wrong, guessed=line) for line in lines) < 0.06
    written = (Path(__file__).parents[3] / "docs" / "training.md").read_text("utf-8")
    for skill, share in curve.items():
        row = next(row for row in written.splitlines() if row.startswith(f"| {round(100 * skill)} |"))
        assert f" {_percent(share)} " in row, (game, skill, share)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %" if share >= 0.0005 else "0 %"


def test_lines_that_pay_a_jackpot_or_call_the_floor_are_asked_at_least_four_times(tmp_path: Path) -> None:
    school = house(tmp_path)
    times = school.exams.papers["nh"].times
    called = {line for line, often in times.items() if often >= 4 and not line.startswith("reading.")}
    assert called == {
        *(f"main.{key}" for key in ("flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush")),
        *(f"board_bonus.{key}" for key in ("flush", "straight", "three_of_a_kind", "straight_flush")),
        *(f"six_card_bonus.{key}" for key in ("flush", "full_house", "four_of_a_kind", "straight_flush",
                                              "royal_flush_hearts", "royal_flush_other")),
    }  # fmt: skip
    assert min(times.values()) == 2


def test_pass_mark_and_confidence_match_the_binomial() -> None:
    assert [allowed(asked) for asked in (0, 52, 63, 136, 240)] == [-1, 3, 3, 5, 7]
    assert PartResult(76, 76).sure_of == pytest.approx(0.05 ** (1 / 76), abs=1e-6)
    assert PartResult(76, 74).sure_of < PartResult(76, 75).sure_of < 1


def test_no_examination_can_be_asked_for_again(tmp_path: Path) -> None:
    """Its seed comes from the system's entropy at its start, not from the session's seed, and is signed with it."""
    seeds = set()
    for nth in range(2):
        (tmp_path / str(nth)).mkdir()
        school = house(tmp_path / str(nth))
        for _ in range(2):
            exam = school.examination(trainee(school), "nh")
            seeds.add(exam.record.seed)
            exam.stop()
        school.close()
    assert len(seeds) == 4


def test_a_random_clicker_that_stops_after_each_error_passes_none(tmp_path: Path) -> None:
    """A candidate who learns the mistakes from another and stops early fails each examination that was begun."""
    school, dice = house(tmp_path, "PP-01"), random.Random(4)
    papers = sized(20, whole=150)
    for seed in range(papers):
        exam = sit(school, "dice", seed=seed)
        while not exam.is_over and exam.result.parts[PAYOUTS].wrong + exam.result.parts[MOVES].wrong == 0:
            answer_one(exam, dice, skill=0.4)
        if not exam.is_over:
            exam.stop()
    records = school.exams.book.ledger.of(TRAINEE, "dice")
    assert len(records) == papers
    assert not [record for record in records if record.ended is None or record.is_passed]
    with pytest.raises(Refused, match="No passed examination"):
        school.exams.refuse_certificate(TRAINEE, "dice")


def test_nothing_else_is_trained_while_an_examination_is_open(tmp_path: Path) -> None:
    """No other tile opens, and the examination continues at the same place, with its wrong answers."""
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
    assert again.result.parts[PAYOUTS].right == 0 < again.result.parts[PAYOUTS].wrong


def test_open_examination_blocks_unfinished_drills_and_hands(tmp_path: Path) -> None:
    """A drill and a hand that were begun before reveal right answers: they continue after the examination."""
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


def test_the_chips_that_are_asked_for_say_nothing_of_the_amount(tmp_path: Path) -> None:
    """They are cut for the entered amount, and none for zero, independent of the due amount."""
    school = house(tmp_path)
    exam = sit(school, "nh")
    questions, seen = exam.questions, set[bool]()
    for nth in range(exam.payouts):
        exam.sign_in()
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
    """The answer is refused in words; the next attempt is stored once, whether or not the first one was on the disk."""
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


@pytest.mark.parametrize("ms", [HOURS_MS, DAYS_MS + 1, 10**12])
def test_an_examination_ends_when_its_time_is_over(tmp_path: Path, ms: int) -> None:
    """A trainee who takes four hours, or comes back after days, has failed, and sees that before another one."""
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    for _ in range(HOURS_MS // AWAY_MS + 1 if ms == HOURS_MS else 1):
        if exam.is_over:
            break
        clock.advance(ms=AWAY_MS if ms == HOURS_MS else ms)
        with contextlib.suppress(Refused):
            exam.questions.dont_know()
    record = school.exams.book.ledger.records[exam.record.id]
    assert record.ended is not None
    assert (record.is_passed, record.ended.why) == (False, "too_late")
    assert school.exams.open_of(TRAINEE) is None


@pytest.mark.parametrize("away_ms", [60_000, 14 * 3_600_000])
def test_a_power_cut_costs_only_its_own_minutes(tmp_path: Path, away_ms: int) -> None:
    """It continues at the same stage of the question, also on the next morning."""
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    while len(exam.questions.question.stages) < 2:
        exam.questions.dont_know()
    asked = exam.questions.question.asked
    exam.questions.name(next(name for name in asked.names if name != asked.name))
    exam.close()
    school.close()
    clock.advance(ms=away_ms)
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    assert (exam.record.ended, exam.questions.stage) == (None, "amount")
    assert str(exam.questions.question.asked) == str(asked)
    exam.questions.amount(asked.amount or 0)
    while exam.questions.stage == "cut" and exam.record.stages:
        exam.questions.cut(exam.questions.question.cut)
    assert exam.record.answers[-1].right == exam.record.answers[-1].asked - 1


def test_a_clock_that_is_behind_is_waited_for_and_fails_nobody(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    exam = sit(school, "nh")
    clock.advance(ms=60_000)
    exam.questions.dont_know()
    exam.close()
    clock.ms -= 5_000
    with pytest.raises(Refused, match="5 s behind your last answer: wait"):
        sit(school, "nh")
    clock.ms += 5_000
    exam = sit(school, "nh")
    assert (exam.record.ended, exam.asked_payouts) == (None, 1)
    clock.ms -= 3_600_000
    with pytest.raises(Refused, match="3600 s behind"):
        exam.questions.dont_know()
    assert exam.record.ended is None


def test_expired_examination_is_shown_before_a_new_one(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    first = sit(school, "nh")
    first.close()
    clock.advance(ms=DAYS_MS + 1)
    shown = sit(school, "nh")
    assert (shown.record.id, shown.is_over) == (first.record.id, True)
    assert sit(school, "nh").record.id != first.record.id


DIES = """
import os, random, signal, sys
from pathlib import Path
from tests.training.curves import passes
from tests.training.examined import answer_one, house, sit
exam = sit(house(Path(sys.argv[1]), "PP-01"), "dice", seed=5)
dice = random.Random(1)
for nth in range(int(sys.argv[2])):
    answer_one(exam, dice, 0.0 if nth == 2 else 1.0)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("answers", some([54, 3, 80], each=3))
def test_a_kill_loses_no_wrong_answer(tmp_path: Path, answers: int) -> None:
    """In the payout test, and in the hands, the question after kill −9 is the same."""
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


def test_the_rows_of_a_pot_do_not_name_its_winner(tmp_path: Path) -> None:
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


def test_a_right_answer_is_that_in_every_part_of_it(tmp_path: Path) -> None:
    """Take for pay, an amount, chips that are not the fewest, a forgotten call, an order: each is one error."""
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
                    assert sheet.judged(given, hand.rack, most=2) == (min(2, asked), min(2, asked))
                    checked += 1
        answer_one(exam, dice)
    assert checked > 20


def test_retakes_have_a_limit_and_a_pause(tmp_path: Path) -> None:
    """The house limits the attempts on one local day, and sets a pause in days after a failed one."""
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    school.exams.limits = RetakeLimits(tries_a_day=2, days_between=3)
    exam = school.examination(trainee(school), "nh")
    exam.stop()
    with pytest.raises(Refused, match="3 more days"):
        school.examination(trainee(school), "nh")
    school.exams.limits = RetakeLimits(tries_a_day=2, days_between=0)
    school.examination(trainee(school), "nh").stop()
    with pytest.raises(Refused, match="2 times a day: come back tomorrow"):
        school.examination(trainee(school), "nh")
    school.examination(trainee(school), "peek").stop()
    clock.advance(ms=24 * 3_600_000)
    school.examination(trainee(school), "nh").stop()
    assert len(school.exams.book.ledger.of(TRAINEE, "nh")) == 3


@pytest.mark.parametrize(("table", "game"), sized(GAMES[-1:], whole=GAMES))
def test_the_end_lists_the_right_answer_to_each_wrong_one(tmp_path: Path, table: str, game: str) -> None:
    school = house(tmp_path, table)
    exam = finish(sit(school, game, seed=5), random.Random(3), skill=0.8)
    wrong = [answer for answer in exam.record.answers if answer.right < answer.asked]
    mistakes = exam.mistakes()
    assert len(mistakes) == len(wrong) > 10
    lines = mistake_lines(exam)
    assert len(lines) == len(mistakes)
    assert all("→" in line and "{" not in line for line in lines)


def test_a_person_has_one_examination_open_also_at_two_kiosks(tmp_path: Path) -> None:
    """Both kiosks were started before either of them began one."""
    clock = HeldClock()
    dice, cards = house(tmp_path, "PP-01", clock), house(tmp_path, "NH-07", clock)
    sit(dice, "dice").close()
    with pytest.raises(Refused, match="You began your examination at table PP-01"):
        sit(cards, "nh")
    sit(dice, "dice").stop()
    exam = sit(cards, "nh")
    assert (exam.record.game, exam.is_over) == ("nh", False)
    exam.close()
    dice.close()
    cards.close()
