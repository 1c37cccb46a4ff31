"""An examination by touch, from its first question to the certificate, and the ways to fail it."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from kiosk.staff import Person, Role
from kiosk.table import TableGame
from kiosk.training import Examination, PersonNeeds, School
from kiosk.training.examination.rule import MOVES, PAYOUTS
from kiosk.training.examination.sitting import DAYS_MS
from tests.sizes import only_whole
from tests.tables import HeldClock
from tests.training.examined import answer_question, trainee
from tests.ui.tables import found
from tests.ui.training.examining import begin_exam, texts, work_hand
from tests.ui.training.house import (
    PIN,
    TRAINEE,
    TRAINER,
    answer,
    enter_pin,
    give_up,
    house,
    opened,
    shown,
    sign_in,
    sign_in_again,
    text_of,
)
from ui.vm.training.exam_words import attempt_lines, mistake_lines
from ui.window.language import Language


@only_whole
def test_from_the_first_question_to_the_certificate_by_touch(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    with opened(school) as window:
        sign_in(window, game="dice")
        sitting = begin_exam(window)
        while sitting.in_payouts:
            sign_in_again(window)
            said = texts(window)
            assert "EXAMINATION" in said
            assert "Right" not in said
            assert "in a row" not in said
            assert window.find("rule") is None
            answer(window)
        while not sitting.is_over:
            if sign_in_again(window):
                continue
            assert shown(window).view == "exam"
            assert "Wrong moves" not in texts(window)
            work_hand(window)
        assert shown(window).view == "exam_over"
        result = sitting.result
        assert (result.parts[PAYOUTS].wrong, result.parts[MOVES].wrong) == (0, 0)
        assert shown(window).outcome == "Passed"
        assert "95% confident" in texts(window)
        window.tap("back")
        window.tap("signOut")
        sign_in(window, TRAINER, game="dice")
        window.tap("people")
        window.tap(f"person.{TRAINEE}")
        assert found(window, "certify").property("tone") == "floor"
        window.tap("certify")
        enter_pin(window, "1368")
        assert "Wrong PIN" in shown(window).strip
        enter_pin(window)
        assert re.fullmatch(r"Certified until [A-Z][a-z]{2} \d+, 20\d\d", shown(window).report.certificate)
        window.tap("certificatePdf")
        page = (school.folder / "reports" / f"certificate-dice-{TRAINEE}.pdf").read_bytes()
        assert page.startswith(b"%PDF-")
        assert page.count(b"/Type /Page\n") == 1
        window.tap("revoke")
        window.tap("why.0")
        enter_pin(window)
        assert shown(window).report.certificate == "The certificate was revoked: Mispays at the live table"


@only_whole
@pytest.mark.parametrize(("table", "game"), [("NH-07", "nh"), ("TH-11", "holdem")])
def test_hands_are_worked_by_touch(tmp_path: Path, table: str, game: str) -> None:
    """Wagers placed, decisions entered, wagers settled, the floor called: each of them by a finger."""
    school = house(tmp_path, table)
    with opened(school) as window:
        sign_in(window, game=game)
        sitting = begin_exam(window)
        while sitting.in_payouts:
            give_up(window)
        while not sitting.is_over and sitting.hands < 3:
            work_hand(window)
        moves = [answer for answer in sitting.record.answers if answer.part == MOVES]
        assert all(move.asked == move.right for move in moves)
        assert {"procedure.entries", "procedure.settling"} <= {move.line for move in moves}


def test_no_row_is_opened_for_the_dealer(tmp_path: Path) -> None:
    """The order is asked for, so none is shown: a touched row is open until it is answered."""
    school = house(tmp_path, "NH-07")
    with opened(school) as window:
        sign_in(window, page="")
        window.tap("exercises")
        window.tap("exercise.full_table")
        assert not [row.label for row in shown(window).exam.shown.rows if row.chosen]
        for name in ("does.take", "does.call", "key.5", "answerRow"):
            window.tap(name)
            assert shown(window).strip == "Touch the seat first."
        window.tap("row.3")
        window.tap("does.push")
        assert [row.chosen for row in shown(window).exam.shown.rows] == [nth == 3 for nth in range(6)]
        window.tap("answerRow")
        rows = shown(window).exam.shown.rows
        assert [row.answer for row in rows].count("Push") == 1
        assert not [row.label for row in rows if row.chosen]


def test_an_amount_that_is_typed_in_a_row_again_is_the_typed_one(tmp_path: Path) -> None:
    school = house(tmp_path, "NH-07")
    with opened(school) as window:
        sign_in(window, page="")
        for name in ("exercises", "exercise.full_table", "row.3", "does.pay", "key.4", "key.0", "rack.25", "answerRow"):
            window.tap(name)
        for name in ("row.3", "key.3", "key.5"):
            window.tap(name)
        assert "$35" == shown(window).exam.shown.amount


@pytest.mark.parametrize("seed", range(3))
def test_a_random_clicker_passes_none(tmp_path: Path, seed: int) -> None:
    """The candidate stops after each error, by touch: the key says first that it fails, and then it does."""
    school, dice = house(tmp_path, "PP-01"), random.Random(seed)
    with opened(school, seed=seed) as window:
        sign_in(window, game="dice")
        sitting = begin_exam(window)
        while sitting.in_payouts and not sitting.result.parts[PAYOUTS].wrong:
            answer(window, right=dice.random() < 0.5)
        window.tap("stop")
        assert "fails this examination" in shown(window).strip
        assert not sitting.is_over
        window.tap("stop")
        assert shown(window).outcome == "Not passed"
        window.tap("back")
        assert "Continue the examination" not in texts(window)
        ledger = school.exams.book.ledger
        assert [record.is_passed for record in ledger.of(TRAINEE, "dice") if record.ended] == [False]


@pytest.mark.parametrize("in_hands", [False, True])
def test_an_examination_that_ends_late_says_so_at_once(tmp_path: Path, *, in_hands: bool) -> None:
    """The late touch is refused, and leads to the page with the result."""
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    with opened(school) as window:
        sign_in(window, game="dice")
        sitting = begin_exam(window)
        while in_hands and sitting.in_payouts:
            give_up(window)
        answered = len(sitting.record.answers)
        clock.ms += DAYS_MS + 1
        if in_hands:
            work_hand(window)
        else:
            window.tap("giveUp")
        assert len(sitting.record.answers) == answered
        assert shown(window).view == "exam_over"
        assert shown(window).outcome == "Not passed"
        assert "The time ran out." in texts(window)
        assert "This examination has ended" in shown(window).strip
        window.tap("back")
        assert shown(window).view == "all"


def test_an_examination_that_was_left_goes_on_and_nothing_else_does(tmp_path: Path) -> None:
    """A window that is closed, as by a power cut, hides no error; another tile is refused."""
    school = house(tmp_path, "PP-01")
    with opened(school) as window:
        sign_in(window, game="dice")
        sitting = begin_exam(window)
        while not sitting.asked_payouts:
            answer(window, right=False)
    school.close()
    school = house(tmp_path, "PP-01")
    with opened(school) as window:
        sign_in(window, game="dice")
        assert "Continue the examination" in texts(window)
        window.tap("drill")
        assert "not finished" in shown(window).strip
        sitting = begin_exam(window)
        assert sitting.result.parts[PAYOUTS].wrong == 1


@only_whole
def test_no_text_of_an_examination_is_the_answer(tmp_path: Path) -> None:
    """The right name is marked nowhere, the amount to be cut is the entered one, and no move is shown."""
    school = house(tmp_path, "NH-07")
    with opened(school) as window:
        sign_in(window)
        sitting = begin_exam(window)
        for _ in range(12):
            nth = sitting.asked_payouts
            drill = shown(window).drill
            asked = drill.session.question.asked
            while sitting.asked_payouts == nth:
                stage = drill.session.stage
                tones = {key.tone for key in drill.shown.names}
                assert not tones & {"right", "wrong"}
                if shown(window).view == "drill" and stage == "cut":
                    assert drill.money((asked.amount or 0) + 500) in drill.shown.task
                    assert drill.money(asked.amount or 0) not in drill.shown.task
                answer(window, right=stage == "pick")
        while sitting.in_payouts:
            give_up(window)
        for _ in range(40):
            view = shown(window).exam
            if view is None:
                break
            if not (view.hand.enters or view.hand.settles):
                said = [view.shown.asks, view.shown.note, view.shown.seen]
                assert str(view.hand.right.label) not in said
            work_hand(window)


def test_the_first_page_of_an_examination_shows_its_length_and_its_pass_mark(tmp_path: Path) -> None:
    """One touch begins nothing; the trainer who signs sees every attempt."""
    school = house(tmp_path, "PP-01")
    with opened(school) as window:
        sign_in(window, game="dice")
        window.tap("exam")
        assert shown(window).view == "exam_begin"
        assert school.exams.book.ledger.of(TRAINEE, "dice") == []
        said = texts(window)
        assert "A payout test of 52 questions with 52 answers, then hands until 66 moves are made." in said
        assert "In the payout test, 3 of 52 answers may be wrong; in the hands, 3 of 66 moves." in said
        assert "You may try 2 times a day." in said
        window.tap("back")
        for _ in range(2):
            window.tap("exam")
            window.tap("primary")
            window.tap("giveUp")
            window.tap("stop")
            window.tap("stop")
            assert "→" in str(shown(window).shown.outcome_lines[-1].label)
            window.tap("back")
        window.tap("exam")
        assert "come back tomorrow" in shown(window).strip
    assert (
        sum("not passed, 1 of 1 answers and moves wrong" in line for line in attempt_lines(school, TRAINEE, "dice"))
        == 2
    )


@only_whole
def test_the_clock_of_an_answer_is_shown_and_an_answer_that_runs_out_is_wrong(tmp_path: Path) -> None:
    """The house sets the seconds; the paper says how many answers ran out of time, and which."""
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock, answer_seconds=20, table_seconds=90)
    with opened(school) as window:
        sign_in(window, game="dice")
        window.tap("exam")
        assert "You have 20 s for an answer, 90 s for a wager at all its seats." in texts(window)
        window.tap("primary")
        assert text_of(window, "clock") == "0:20"
        clock.advance(ms=12_000)
        shown(window).clock.tick()
        assert text_of(window, "clock") == "0:08"
        assert not shown(window).sat.asked_payouts
        clock.advance(ms=8_000)
        shown(window).clock.tick()
        sitting = shown(window).sat
        assert (sitting.asked_payouts, sitting.record.answers[0].right) == (1, 0)
        assert text_of(window, "clock") == "0:20"
        assert "ran out" in shown(window).strip
        while sitting.in_payouts:
            give_up(window)
        seen: set[str] = set()
        while seen != {"0:20", "1:30"}:
            if not sign_in_again(window):
                assert text_of(window, "clock") in ("0:20", "1:30")
                seen.add(text_of(window, "clock"))
                clock.advance(ms=90_000)
                shown(window).clock.tick()
        assert sitting.ran_out >= 3
        ran_out = sitting.ran_out
        window.tap("stop")
        window.tap("stop")
        assert f"{ran_out} answers ran out of time." in texts(window)
        lines = [line for _ in range(12) for line in _outcome(window)]
        assert any("no answer in time →" in line for line in lines)
        assert any("The time ran out →" in line for line in lines)


def _outcome(window: Any) -> list[str]:
    """Return the lines of one page of the outcome, and turn the page."""
    shown(window).turnPage()
    return [line.label for line in shown(window).shown.outcome_lines]


@only_whole
def test_a_wager_is_settled_beside_a_ring_of_time_stacks_of_cut_chips_and_the_open_seat(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, "NH-07", clock)
    with opened(school) as window:
        sign_in(window)
        begin_exam(window)
        while not (shown(window).exam and shown(window).exam.hand.settles):
            give_up(window) if shown(window).view == "drill" else work_hand(window)
        window.settle()
        assert (text_of(window, "clock"), shown(window).clock.wholeTime) == ("3:00", "3:00")
        assert ["3:00"] == [item.property("text") for item in window.items() if item.objectName() == "clock"]
        clock.advance(ms=70_000)
        shown(window).clock.tick()
        window.settle()
        assert text_of(window, "clock") == "1:50"
        view = shown(window).exam
        assert view.openSeat == 0, "no seat is marked before the dealer has touched it"
        window.tap("row.0")
        seat = view.hand.sheet.rows[0].spot.seat
        assert view.openSeat == seat
        panel = found(window, f"seat{seat}")
        assert panel.property("now")
        window.tap("does.pay")
        for chip in ("25", "5", "5"):
            window.tap(f"rack.{chip}")
        assert [(stack.text, stack.count) for stack in view.shown.stacks] == [("25", 1), ("5", 2)]
        assert window.find("cutStack.5") is not None
        window.tap("clearChips")
        assert window.find("cutStack.5") is None


def test_an_examination_goes_on_only_after_a_new_sign_in_with_the_pin(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    with opened(school) as window:
        sign_in(window, game="dice")
        sitting = begin_exam(window)
        while shown(window).view == "drill":
            window.tap("giveUp")
        while shown(window).view == "exam":
            work_hand(window)
        assert shown(window).view == "exam_sign"
        assert "Sign in again" in texts(window)
        assert text_of(window, "clock") == ""
        answered = len(sitting.record.answers)
        enter_pin(window, "1368")
        assert shown(window).view == "exam_sign"
        clock.advance(ms=60_000)
        shown(window).clock.tick()
        assert len(sitting.record.answers) == answered
        assert sign_in_again(window)
        assert shown(window).view in ("drill", "exam")
        assert text_of(window, "clock") in ("0:15", "3:00")


def test_a_mistake_is_shown_in_the_order_in_which_it_was_asked_and_chips_from_the_largest(tmp_path: Path) -> None:
    school = house(tmp_path, "NH-07")
    exam = school.examination(trainee(school), "nh")
    questions = exam.questions
    while not (questions.question.asked.names and questions.question.cut):
        questions.dont_know()
    name = questions.question.asked.name
    questions.name(name)
    questions.amount(13_500)
    questions.cut({500: 2, 10_000: 1, 2_500: 1})
    line = mistake_lines(exam)[-1]
    assert f": {name}, $135, 1\u00a0×\u00a0$100 + 1\u00a0×\u00a0$25 + 2\u00a0×\u00a0$5 → {name}, $" in line
    exam.close()
    exam.stop()


def picked_wrongly(school: School, game: str) -> tuple[Examination, tuple[str, ...], list[int], list[int]]:
    """Pick five wrong cards or dice. Return the examination, the cards or dice, and the wrong and the right five."""
    exam = school.examination(trainee(school), game)
    questions = exam.questions
    while not (questions.question.asked.pick and questions.stage == "pick"):
        questions.dont_know()
    asked = questions.question.asked
    due = next(iter(asked.fives))
    wrong = sorted(range(len(asked.pick)), key=lambda nth: nth in due)[:5]
    questions.pick(wrong)
    return exam, asked.pick, wrong, sorted(due)


def test_dice_that_were_picked_wrongly_are_shown_in_words(tmp_path: Path) -> None:
    """The screen's language, not the records', names them: "10 black", and "10 negro"."""
    exam, faces, wrong, right = picked_wrongly(house(tmp_path, "PP-01"), "dice")
    spoken = Language()
    for code, colors in (("es", {"red": "rojo", "black": "negro", "green": "verde"}), ("en", {})):
        assert spoken.speak(code)
        words = [f"{face} {colors.get(of, of)}" for face, of in (die.split("/") for die in faces)]
        said, due = (", ".join(words[nth] for nth in five) for five in (wrong, right))
        assert f": {said} → {due}" in mistake_lines(exam)[-1]
    exam.stop()


def test_cards_in_a_mistake_have_the_signs_of_their_suits(tmp_path: Path) -> None:
    exam, faces, wrong, right = picked_wrongly(house(tmp_path, "NH-07"), "nh")
    signs = {"T": "10", "s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    words = ["".join(signs.get(letter, letter) for letter in face) for face in faces]
    said, due = (" ".join(words[nth] for nth in five) for five in (wrong, right))
    assert f": {said} → {due}" in mistake_lines(exam)[-1]
    exam.stop()


@pytest.mark.parametrize("size", [(1366, 768), (1280, 800)])
def test_every_line_of_the_outcome_is_above_the_foot_in_the_largest_words(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    school = house(tmp_path, "NH-07")
    boss = Person(id="reyes", name="A. Reyes", roles=frozenset({Role.MANAGER}), license="G-1")
    school.staff.add(boss, PIN)
    school.exams.sign_needs(boss, PIN, TRAINEE, PersonNeeds(100, 130, "both"))
    exam = school.examination(trainee(school), "nh")
    for _ in range(25):
        answer_question(exam, right=False)
    exam.close()
    with opened(school, size) as window:
        sign_in(window)
        begin_exam(window)
        window.tap("stop")
        window.tap("stop")
        seen, pages = [], shown(window).pageText
        assert pages.startswith("Page 1 of ")
        for _ in range(int(pages.rpartition(" ")[2])):
            window.settle()
            lines = shown(window).shown.outcome_lines
            seen += [line.label for line in lines]
            foot = found(window, "back")
            for nth in range(len(lines)):
                item = found(window, f"outcome.{nth}")
                bottom = item.mapToScene(QPointF(0, item.height())).y()
                assert bottom <= foot.mapToScene(QPointF(0, 0)).y() - 13, (nth, lines[nth].label)
            window.tap("more")
        assert len(seen) == len(set(seen)) == 3 + len(exam.mistakes())


def test_an_attempt_without_answers_is_shown_to_the_signer(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    school.examination(trainee(school), "dice").stop()
    assert attempt_lines(school, TRAINEE, "dice") == ["Sep 21, 2026: not passed, nothing answered"]


def test_nobody_is_called_away_from_an_answer_that_has_an_hour(tmp_path: Path) -> None:
    """Training gives way after ten minutes of quiet, but not before the answer's own time is over. The clock's changes
    are not touches: if one answer after the other runs out of time, it gives way ten minutes after the last touch.
    """
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock, table_seconds=3_600)
    with opened(school) as window:
        sign_in(window, game="dice")
        begin_exam(window)
        idle = window.model.idle
        assert idle.interval() == 600_000, "15 s for an answer are shorter"
        idle.start(400_000)
        clock.advance(ms=16_000)
        shown(window).clock.tick()
        assert shown(window).sat.ran_out == 1
        assert 380_000 < idle.remainingTime() < 420_000
        while shown(window).view == "drill" or shown(window).view == "exam_sign":
            give_up(window)
        while not (shown(window).exam and shown(window).exam.hand.settles):
            work_hand(window)
        assert text_of(window, "clock") == "60:00"
        assert 3_400_000 < idle.remainingTime() < 3_800_000
        clock.advance(ms=3_000_000)
        window.tap("row.0")
        assert 570_000 < idle.remainingTime() < 630_000


def test_an_examination_that_the_house_ended_says_so_and_is_no_try(tmp_path: Path) -> None:
    """No answer is shown beside the right one with other chips; the signing trainer sees why it ended."""
    school = house(tmp_path, "PP-01", tries_a_day=1)
    with opened(school) as window:
        sign_in(window, game="dice")
        begin_exam(window)
        give_up(window)
    school.close()
    school = house(tmp_path, "PP-01", tries_a_day=1)
    (key,) = school.games
    dealt = school.games[key]
    fewer = dealt.config.model_copy(update={"rack": dealt.config.rack[1:]})
    school.exams.games = {key: TableGame(fewer, dealt.game, dealt.rules)}
    with opened(school) as window:
        sign_in(window, game="dice")
        begin_exam(window)
        assert shown(window).outcome == "Not passed"
        assert [line.label for line in shown(window).shown.outcome_lines] == [
            "The chips, limits, or seats of the table were changed. This try does not count."
        ]
        window.tap("back")
        begin_exam(window)
        assert shown(window).view == "drill"
    first, *_ = attempt_lines(school, TRAINEE, "dice")
    assert first.endswith("ended by a change of the rules or the table, 1 of 1 answers and moves wrong")
