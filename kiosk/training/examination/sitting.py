"""One examination: the payout test, then the hands. An examination that is not finished is failed.

The questions depend on the seed with which it began, and on the answers; each answer is signed in the journal of
examinations before the next question. So a trainee continues at the same question after a power cut, with every wrong
answer recorded; nobody can start over.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text, as_json, from_json
from kiosk.drills import Question
from kiosk.events import ExaminationAnswered, ExaminationEnded, ExaminationResumed, ExaminationStageAnswered
from kiosk.training.drill.stages import DONT_KNOW, StagedQuestions
from kiosk.training.examination.book import FAILED, PASSED, ExamBook, ExamRecord
from kiosk.training.examination.hand import OUT_OF_TIME, RAN_OUT, ExamHand, HandTimes
from kiosk.training.examination.paper import EXCEPTION, EXCEPTION_MOVES, MAX_HANDS, ExamPaper, kinds_in, stages_of
from kiosk.training.examination.rule import MOVES, PAYOUTS, ExamResult
from kiosk.training.examination.time_used import TimeUsed
from kiosk.training.guided.hand_report import PROCEDURE
from kiosk.training.scenarios.scenario import Scenario
from kiosk.training.store.sessions import Given, Level, Session, SessionKind

FINISHED: Final = "finished"
HOURS_MS: Final = 4 * 60 * 60 * 1000  # Longest examination, without the time of a power cut.
DAYS_MS: Final = 3 * 24 * 60 * 60 * 1000  # Longest time from its beginning, power cuts included.
_SAME_CLOCK_MS: Final = 500


class HandSheetKeeper:
    """The keeper of the moves of one hand of an examination: the journal of examinations."""

    def __init__(
        self, book: ExamBook, record: ExamRecord, nth: int, *, quotas: Mapping[str, int], before: Callable[[], None]
    ) -> None:
        """`quotas` is the number of moves of each kind in a paper; `before` is called before a record is written: it
        raises Refused if the examination is over.
        """
        self._book, self._record, self._nth, self._before = book, record, nth, before
        self._quotas = quotas

    @property
    def times(self) -> HandTimes:
        """Return the seconds for a move, and for a wager at all its seats."""
        return HandTimes(self._record.answer_s, self._record.table_s)

    def left(self, kind: str, *, before: tuple[int, int] | None = None) -> int:
        """Return the number of moves of a kind still to ask; `before`: as it was before the answers at a prompt, given
        as (hand, entries).
        """
        counted = sum(
            answer.asked
            for answer in self._record.answers
            if answer.line == f"{PROCEDURE}.{kind}" and not (before is not None and self._is_at(answer, before))
        )
        return self._quotas.get(kind, 0) - counted

    def _is_at(self, answer: ExaminationAnswered, at: tuple[int, int]) -> bool:
        given = answer.given
        return (given["of"], given.get("hand"), given.get("entries")) == (self._nth, *at)

    def answers(self, session: Session) -> list[Given]:
        mine = [answer for answer in self._record.answers if answer.part == MOVES and answer.given["of"] == self._nth]
        return [
            Given(
                nth,
                answered.line,
                0,
                answered.took_ms,
                bool(answered.given.get("is_right", answered.right == answered.asked)),
                str(answered.given["wrong"]),
                answered.given,
            )
            for nth, answered in enumerate(mine)
        ]

    def answer(self, session: Session, given: Given) -> None:
        self._before()
        if len(self.answers(session)) > given.nth:  # It was saved although the disk reported an error.
            return
        asked = min(int(given.given.get("asked", 1)), max(0, self.left(given.line.removeprefix(f"{PROCEDURE}."))))
        right = min(asked, int(given.given.get("right", given.right)))
        kept = {**given.given, "of": self._nth, "wrong": given.wrong, "is_right": given.right}
        self._book.write(
            ExaminationAnswered(
                examination=self._record.id, part=MOVES, line=given.line, asked=asked, right=right,
                took_ms=given.took_ms, given=kept,
            ),
            actor=self._record.person,
        )  # fmt: skip

    def end(self, session: Session, at_ms: int) -> None:
        """Do nothing: the end of a hand does not end the examination."""


OpenHand = Callable[[int, Scenario, Session, HandSheetKeeper], ExamHand]


class ExamMistake(NamedTuple):
    """A wrong answer: the question, or None for a move; the answers by stage, or the action; and the right move."""

    question: Question | None
    said: Mapping[str, Any]
    done: Text = EMPTY
    due: Text = EMPTY


class Examination:
    """One sitting. Close it when it is left; it can be continued within its hours."""

    def __init__(
        self, book: ExamBook, record: ExamRecord, paper: ExamPaper, open_hand: OpenHand, clock: Clock,
        *, ended: Callable[[ExamRecord], None], time_used: TimeUsed,
    ) -> None:  # fmt: skip
        """`ended` is called once, when it is over; `time_used` keeps the time of the present answer."""
        self.record = record
        self._ended = ended
        self.paper = paper
        self._book = book
        self._open_hand = open_hand
        self._clock = clock
        self._time_used = time_used
        self._lines = paper.payouts(record.seed)
        self._sign_in_at = paper.sign_in_at(record.seed)
        self._hands: list[Scenario] = []
        self._seen: set[str] = set()  # The kinds of moves in these hands.
        self.hand: ExamHand | None = None
        self.questions = ExamQuestions(self, clock).begin()
        if self.in_payouts:
            self.questions.start_time(used_ms=time_used.read())

    @property
    def is_over(self) -> bool:
        return self.record.ended is not None

    @property
    def result(self) -> ExamResult:
        """Return the result. It is not shown before the end."""
        return self.record.result

    @property
    def needs_sign_in(self) -> bool:
        """Return whether the person signs in again before the next answer."""
        if self.is_over or self.record.signed_in_again or self.record.answer_s is None:
            return False
        asked = sum(answer.asked for answer in self.record.answers)
        return asked >= self._sign_in_at

    def sign_in(self) -> None:
        """Record that the person has signed in again. The time for the present answer begins now."""
        if self.needs_sign_in:
            self._book.write(ExaminationResumed(examination=self.record.id), actor=self.record.person)
            self.start_time()

    def start_time(self) -> None:
        """Start the time for the present answer."""
        self.questions.start_time()
        if self.hand is not None:
            self.hand.start_time()

    def keep_time(self) -> None:
        """Record the time that the present answer has used: it continues from there after a restart."""
        left_ms, limit_ms = self.left_ms, self.limit_ms
        if left_ms is not None and limit_ms is not None:
            self._time_used.keep(limit_ms - left_ms)

    @property
    def left_ms(self) -> int | None:
        """Return the time that is left for the present answer, None if no clock runs."""
        if self.is_over or self.needs_sign_in:
            return None
        if self.in_payouts:
            return self.questions.left_ms
        return None if self.hand is None else self.hand.left_ms

    @property
    def limit_ms(self) -> int | None:
        """Return the time for the present answer, None if no clock runs."""
        if self.in_payouts:
            return None if self.record.answer_s is None else self.record.answer_s * 1000
        return None if self.hand is None else self.hand.limit_ms

    def run_out(self) -> bool:
        """Record the present answer as out of time, if it is. Return whether it was."""
        left_ms = self.left_ms
        if left_ms is None or left_ms > 0:
            return False
        if self.in_payouts:
            self.questions.run_out()
        else:
            assert self.hand is not None
            self.hand.run_out()
        return True

    @property
    def ran_out(self) -> int:
        """Return the number of answers that ran out of time."""
        return sum(
            OUT_OF_TIME in answer.given.get("said", {}).values() or answer.given.get("made") == as_json(RAN_OUT)
            for answer in self.record.answers
        )

    def mistakes(self) -> list[ExamMistake]:
        """Return the wrong answers with the right ones. They are not shown before the end."""
        found, nth = [], 0
        for answer in self.record.answers:
            if answer.part == PAYOUTS:
                if answer.right < answer.asked:
                    question = self.question(nth)
                    found.append(ExamMistake(question, answer.given["said"]))
                nth += 1
            elif answer.right < answer.asked and "made" in answer.given:
                made, due = from_json(answer.given["made"]), from_json(answer.given["due"])
                found.append(ExamMistake(None, {}, made, due))
        return found

    def question(self, nth: int) -> Question:
        """Return the question of the payout test with this number, from 0."""
        return self.paper.question(self.record.seed, nth, self._lines[nth])

    @property
    def asked_payouts(self) -> int:
        return sum(answer.part == PAYOUTS for answer in self.record.answers)

    @property
    def payouts(self) -> int:
        """Return the number of questions of the payout test."""
        return len(self._lines)

    @property
    def in_payouts(self) -> bool:
        return not self.is_over and self.asked_payouts < self.payouts

    @property
    def hands(self) -> int:
        """Return the number of hands that were begun."""
        return len(self._hands)

    def go_on(self) -> ExamHand | None:
        """Return the hand that is to be worked, None in the payout test and when it is over. Hands are dealt until
        they hold every kind of move, and enough of them."""
        if self.is_over or self.in_payouts:
            return None
        while self.hand is None or self.hand.is_over:
            if self.hand is not None:
                self._close_hand()
            if self._hands and self._is_enough():
                self._end(FINISHED, passed=self.result.is_passed)
                return None
            self._deal()
        return self.hand

    def _is_enough(self) -> bool:
        if len(self._hands) >= MAX_HANDS:
            return True
        return self.result.parts[MOVES].asked >= sum(self.paper.quotas.values()) and not self.missing()

    def missing(self) -> Sequence[str]:
        handled = {(answer.given["of"], answer.given["put"]) for answer in self.record.answers if "put" in answer.given}
        return self.paper.missing(self._seen, len(handled))

    def _deal(self) -> None:
        """Deal the next hand, or continue the one that was left."""
        record, nth = self.record, len(self._hands)
        handled = sum(
            answer.asked
            for answer in record.answers
            if answer.line == f"{PROCEDURE}.{EXCEPTION_MOVES}" and answer.given["of"] < nth
        )
        missing = self._missing_before(nth)
        excepts = EXCEPTION in missing or handled < self.paper.quotas[EXCEPTION_MOVES]
        scenario = self.paper.hand(record.seed, nth, missing, excepts=excepts)
        self._hands.append(scenario)
        self._seen |= kinds_in(scenario.rehearse())
        session = Session(
            record.id, record.person, record.game, SessionKind.EXAMINATION, Level.UNPROMPTED, scenario.key,
            record.seed + nth, 1, record.begun_ms,
        )  # fmt: skip
        self.hand = self._open_hand(
            nth, scenario, session,
            HandSheetKeeper(self._book, record, nth, quotas=self.paper.quotas, before=self.refuse_late),
        )  # fmt: skip
        self.hand.start_time(used_ms=self._time_used.read())

    def _missing_before(self, nth: int) -> Sequence[str]:
        """Return the missing moves at the time when this hand was drawn."""
        handled = {
            (answer.given["of"], answer.given["put"])
            for answer in self.record.answers
            if "put" in answer.given and answer.given["of"] < nth
        }
        return self.paper.missing(self._seen, len(handled))

    def answer_payout(
        self, nth: int, question: Question, *, right: int, given: Mapping[str, Any], took_ms: int
    ) -> None:
        """Keep the first answer to payout question `nth`, from 0, with the number of `right` stages."""
        self.refuse_late()
        if self.asked_payouts > nth:
            return
        self._book.write(
            ExaminationAnswered(
                examination=self.record.id, part=PAYOUTS, line=question.line.id,
                asked=stages_of(question.asked), right=right, took_ms=took_ms, given={"said": dict(given)},
            ),
            actor=self.record.person,
        )  # fmt: skip

    def answer_stage(self, nth: int, stage: str, *, right: bool, said: Any) -> None:
        """Record the answer to one stage of a question that has further stages."""
        self.refuse_late()
        if any((kept.nth, kept.stage) == (nth, stage) for kept in self.record.stages):
            return
        self._book.write(
            ExaminationStageAnswered(
                examination=self.record.id, nth=nth, stage=stage, right=int(right), given={"said": said}
            ),
            actor=self.record.person,
        )

    def refuse_late(self) -> None:
        """End the examination where its time is over. Raise Refused then, and while the clock is behind."""
        self._book.catch_up()
        refuse_behind(self.record, self._clock.now_ms())
        why = late(self.record, self._clock.now_ms())
        if why:
            self._end(why, passed=False)
            raise Refused("exam_over", "This examination has ended: it is not passed.")
        self.refuse_unsigned()

    def refuse_unsigned(self) -> None:
        """Raise Refused while the person has to sign in again."""
        if self.needs_sign_in:
            raise Refused("sign_in", "Sign in again to continue the examination.")

    def stop(self) -> None:
        """End it before everything is answered: it is failed."""
        if not self.is_over:
            self._end("stopped", passed=False)
        self.close()

    def _end(self, why: str, *, passed: bool) -> None:
        if not self.is_over:
            self._book.write(
                ExaminationEnded(examination=self.record.id, outcome=PASSED if passed else FAILED, why=why),
                actor=self.record.person,
            )
            self._time_used.forget()
            self._ended(self.record)

    def _close_hand(self) -> None:
        if self.hand is not None:
            self.hand.table.journal.close()

    def close(self) -> None:
        """Leave it as it is."""
        self.keep_time()
        self._close_hand()
        self._book.close()


def late(record: ExamRecord, now_ms: int) -> str:
    """Return why an examination cannot continue now, or "": its hours are over."""
    spent_ms = record.spent_ms + record.passed_ms(now_ms)
    return "too_late" if spent_ms > HOURS_MS or now_ms - record.begun_ms > DAYS_MS else ""


def refuse_behind(record: ExamRecord, now_ms: int) -> None:
    """Raise Refused while the clock is behind the last answer, as it may be after a power cut: nothing is lost."""
    behind_ms = record.latest_ms - now_ms
    if behind_ms > _SAME_CLOCK_MS:
        raise Refused(
            "clock_behind",
            "The clock is {seconds} s behind your last answer: wait that long, or have a technician set it.",
            seconds=-(-behind_ms // 1000),
        )


class ExamQuestions(StagedQuestions):
    """The payout test: each stage is answered once, and the right answer is not shown."""

    tells = False

    def __init__(self, exam: Examination, clock: Clock) -> None:
        super().__init__(exam.paper.drill, SessionKind.EXAMINATION, clock)
        self._exam = exam
        self._nth = 0
        self._wrong_at: set[str] = set()
        self._staged_ns = clock.mono_ns()

    def begin(self) -> Self:
        return super().begin() if self._exam.in_payouts else self

    @property
    def nth(self) -> int:
        return self._exam.asked_payouts + 1

    @property
    def length(self) -> int:
        return self._exam.payouts

    @property
    def is_over(self) -> bool:
        return not self._exam.in_payouts

    @property
    def is_answered(self) -> bool:
        return self.is_over

    @property
    def streak(self) -> int:
        """Return 0, because a count of right answers in a row would reveal a wrong one."""
        return 0

    @property
    def amount_to_cut(self) -> int:
        """Return the entered amount, which is the one to cut."""
        said = self._given.get("amount")
        return said if isinstance(said, int) else 0

    def _ask_next(self) -> None:
        exam = self._exam
        self._nth, self._wrong_at = exam.asked_payouts, set()
        question = exam.question(self._nth)
        self._ask(question, question.stages[0])
        self.start_time()
        for kept in (kept for kept in exam.record.stages if kept.nth == self._nth):
            self._given[kept.stage] = kept.given["said"]
            self._wrong_at |= set() if kept.right else {kept.stage}
            stages = self._stages()
            self.stage = stages[stages.index(kept.stage) + 1]

    def start_time(self, *, used_ms: int = 0) -> None:
        """Start the time for the present stage, or continue it if a part of it was used before."""
        self._staged_ns = self._clock.mono_ns() - used_ms * 1_000_000

    @property
    def left_ms(self) -> int | None:
        """Return the time that is left for the present stage, None if no clock runs."""
        seconds = self._exam.record.answer_s
        return None if seconds is None else seconds * 1000 - (self._clock.mono_ns() - self._staged_ns) // 1_000_000

    def dont_know(self) -> bool:
        self._give_up(DONT_KNOW)
        return False

    def run_out(self) -> None:
        """Record the question as out of time: unanswered stages are wrong."""
        self._give_up(OUT_OF_TIME)

    def _give_up(self, said: str) -> None:
        self._exam.refuse_unsigned()
        stages = self._stages()
        self._wrong_at |= set(stages[stages.index(self.stage) :])
        self._given[self.stage] = said
        self._hand_in()

    def _take(self, stage: str, said: Any, *, right: bool, wrong: str = "") -> bool:
        if self.is_over or stage != self.stage:
            raise Refused("stage", "That does not answer this question: read it again.")
        self._exam.refuse_unsigned()
        if (self.left_ms or 0) < 0:
            self.run_out()
            raise Refused("time", "The time for that answer ran out: it counts as wrong.")
        self._given[stage] = said
        stages = self._stages()
        after = stages.index(stage) + 1
        if after < len(stages):
            self._exam.answer_stage(self._nth, stage, right=right, said=said)
            self._wrong_at |= set() if right else {stage}
            self.stage = stages[after]
            self.start_time()
        else:
            self._wrong_at |= set() if right else {stage}
            self._hand_in()
        return right

    def _stages(self) -> tuple[str, ...]:
        """Return the stages of the present question: the chips of the entered amount, right or wrong."""
        before_cut = tuple(stage for stage in self.question.stages if stage != "cut")
        chips = self._exam.paper.drill.cut(self.question.asked, self.amount_to_cut)
        return (*before_cut, "cut") if chips else before_cut

    def _hand_in(self) -> None:
        took_ms = self._took_ms
        wrong = {"amount" if stage == "cut" else stage for stage in self._wrong_at}
        right = stages_of(self.question.asked) - len(wrong)
        self._exam.answer_payout(self._nth, self.question, right=right, given=self._given, took_ms=took_ms)
        if self.is_over:
            self.stage = ""
        else:
            self._ask_next()

    def stop(self) -> None:
        """Leave it: only the examination itself ends it."""
