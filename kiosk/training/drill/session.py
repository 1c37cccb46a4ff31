"""A drill: one question after the other, each in its stages, each answer stored before the next question.

The choice of questions depends on the session's seed and on earlier answers, so an interrupted drill resumes at the
same question.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.drills import Question
from kiosk.training.drill.schedule import Schedule
from kiosk.training.drill.stages import DONT_KNOW, Questions, StagedQuestions
from kiosk.training.store.scoring import LineAnswer, pace_ms
from kiosk.training.store.sessions import Given, Session
from kiosk.training.store.store import Store


class DrillSession(StagedQuestions):
    """A drill of `session.length` questions, whose answers are kept. Lines that begin with `steps` are learned in
    steps."""

    steps: ClassVar[str | None] = None

    def __init__(
        self,
        drill: Questions,
        session: Session,
        store: Store,
        clock: Clock,
        *,
        heat: Mapping[str, int] | None = None,
        digests: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`digests` are those of the right answers of each line, if they may change."""
        super().__init__(drill, session.kind, clock)
        self._digests = digests
        self.session = session
        self._store = store
        self._kept = store.answers(session)
        self.schedule = Schedule([line.id for line in drill.lines], heat=heat, steps=self.steps)
        answers = store.answered(session.trainee, session.game, clock.now_ms())
        self.schedule.take(answer for answer in answers if self._is_current(answer))

    @property
    def nth(self) -> int:
        return len(self._kept) + (0 if self.is_answered else 1)

    @property
    def length(self) -> int:
        return self.session.length

    @property
    def amount_to_cut(self) -> Cents:
        return self.question.asked.amount or 0

    @property
    def is_over(self) -> bool:
        return len(self._kept) >= self.session.length

    @property
    def is_answered(self) -> bool:
        return self.stage == ""

    @property
    def answers(self) -> Sequence[Given]:
        return self._kept

    @property
    def target_ms(self) -> int:
        """Return the time in which the present question should be answered."""
        return self.schedule.target_ms(self.question.line.id, self.pace_ms)

    @property
    def pace_ms(self) -> int:
        """Return the time that the stages of the present question take at a table."""
        return pace_ms(self.question.stages, sum(self.question.cut.values()))

    @property
    def streak(self) -> int:
        streak = 0
        for answer in reversed(self._kept):
            if not answer.right:
                break
            streak += 1
        return streak

    def _ask_next(self) -> None:
        nth = len(self._kept)
        at_ms = self._kept[-1].at_ms if self._kept else self.session.at_ms
        dice = random.Random(f"{self.session.seed}/{nth}")  # noqa: S311, a drill is to be repeatable
        line = self.drill.line(self._next_line(at_ms, dice))
        question = self.drill.question(line, f"{self.session.seed}/{nth}/{line.id}")
        self._ask(question, self._first_stage(question))

    def _next_line(self, at_ms: int, dice: random.Random) -> str:
        return self.schedule.next(at_ms, dice)

    def _digest(self, line: str) -> str:
        return self._digests.get(line, "")

    def _is_current(self, answer: LineAnswer) -> bool:
        """Return whether an answer was given when the right answer was the same as today."""
        return not answer.of or answer.of == self._digest(answer.line)

    def _first_stage(self, question: Question) -> str:
        return question.stages[0]

    def dont_know(self) -> bool:
        return self._take(self.stage, DONT_KNOW, right=False)

    def _take(self, stage: str, said: Any, *, right: bool, wrong: str = "") -> bool:
        if self.is_answered:
            raise Refused("answered", "That question is already answered: take the next one.")
        if stage != self.stage:
            raise Refused("stage", "That does not answer this question: read it again.")
        self._given[stage] = said
        stages = self.question.stages
        after = stages.index(stage) + 1
        if right and after < len(stages):
            self.stage = stages[after]
            return True
        now_ms = self._clock.now_ms()
        took_ms = self._took_ms
        line = self.question.line.id
        given = Given(
            len(self._kept),
            line,
            now_ms,
            took_ms,
            right,
            "" if right else wrong or stage,
            dict(self._given),
            self.pace_ms,
        )
        of = self._digest(line)
        try:
            self._store.answer(self.session, given, of=of)
        except Refused:
            self._catch_up()
            raise
        self._kept.append(given)
        self.schedule.take([LineAnswer(line, now_ms, right, took_ms, self.pace_ms, of)])
        self.stage, self.wrong = "", given.wrong
        if self.is_over:
            self._store.end(self.session, now_ms)
        return right

    def _catch_up(self) -> None:
        """Continue after the answers that another window has stored: they count."""
        known, self._kept = len(self._kept), self._store.answers(self.session)
        self.schedule.take(
            LineAnswer(given.line, given.at_ms, given.right, given.took_ms, given.pace_ms)
            for given in self._kept[known:]
        )
        if self.is_over:
            self.stage = ""
        else:
            self._ask_next()

    def stop(self) -> None:
        self._store.end(self.session, self._clock.now_ms())
