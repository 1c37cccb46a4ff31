"""One session of an exercise: a drill with questions of another kind."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from kiosk.core.clock import Clock
from kiosk.core.money import Cents
from kiosk.drills import Question
from kiosk.training.drill.session import DrillSession
from kiosk.training.store.sessions import Session
from kiosk.training.store.store import Store
from kiosk.training.study.cards import CARD, StudyCards
from kiosk.training.study.ladder import rung

READS: Final = "read"
LATE: Final = "late"


class CardSession(DrillSession):
    """Spaced cards, in the order of the procedure. One that was never asked is read first, and then hidden; so is one
    whose right answer has changed since."""

    steps = f"{CARD}."

    def __init__(self, cards: StudyCards, session: Session, store: Store, clock: Clock) -> None:
        super().__init__(cards, session, store, clock, digests=cards.digests)
        self._is_read: set[str] = set()

    def _next_line(self, at_ms: int, dice: random.Random) -> str:
        """Return the card that is longest due, or else the next new one, or else that which is due first."""
        schedule, last = self.schedule, self._kept[-1].line if self._kept else ""
        due = [line for line in schedule.due(at_ms) if line != last]
        new = [line for line in schedule.lines if not schedule.memory[line].asked]
        later = sorted(schedule.lines, key=lambda line: (line == last, schedule.memory[line].due_ms))
        return next(iter((*due, *new, *later)))

    def _first_stage(self, question: Question) -> str:
        line = question.line.id
        if self.schedule.memory[line].asked or line in self._is_read:
            return super()._first_stage(question)
        return READS

    def hide(self) -> None:
        """Hide the displayed cards, and ask for them."""
        self._is_read.add(self.question.line.id)
        self.stage = self._first_stage(self.question)
        self._asked_ns = self._clock.mono_ns()


class LadderSession(DrillSession):
    """Against the clock: the person's present rung, again and again. A late answer is wrong.

    `time_percent` is the time that this person has, of the usual time.
    """

    time_percent = 100

    def _next_line(self, at_ms: int, dice: random.Random) -> str:
        answers = self._store.answered(self.session.trainee, self.session.game, self._clock.now_ms())
        return self.drill.lines[min(self.rung(answers), len(self.drill.lines) - 1)].id

    def _ask(self, question: Question, stage: str) -> None:
        """Show it as long, and give as much time, as this person has."""
        shown_ms, limit_ms = (usual * self.time_percent // 100 for usual in (question.shown_ms, question.limit_ms))
        super()._ask(replace(question, shown_ms=shown_ms, limit_ms=limit_ms), stage)

    def rung(self, answers: Sequence[Any]) -> int:
        """Return the number of rungs passed."""
        return rung(self.drill.lines, answers)

    @property
    def target_ms(self) -> int:
        return self.question.limit_ms or self.pace_ms

    def cut(self, cut: Mapping[Cents, int]) -> bool:
        late = self._took_ms > self.question.limit_ms
        chips = {str(chip): count for chip, count in cut.items() if count}
        right = self.question.is_right_cut(cut)
        return self._take("cut", chips, right=right and not late, wrong=LATE if right else "cut")
