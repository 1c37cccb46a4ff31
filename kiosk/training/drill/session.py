"""A drill: one question after the other, each in its stages, each answer kept before the next one is asked.

Which question is asked depends on the session's seed and on what was answered before, so a drill that was left goes on
with the very question at which it was left.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.drills import DrillLine, DrillTable, Question
from kiosk.training.drill.schedule import Schedule
from kiosk.training.store import Given, LineAnswer, Session, Store, pace_ms

DONT_KNOW = "dont_know"


class Questions(Protocol):
    """What a drill asks: lines, and a question about each. The same seed asks the same."""

    setting: DrillTable
    lines: tuple[DrillLine, ...]

    def line(self, key: str) -> DrillLine: ...
    def question(self, line: DrillLine, seed: str) -> Question: ...


class DrillSession:
    """A drill of `session.length` questions. `stage` is what is asked now: name, pick, amount, cut, or "" when done.

    `wrong` is the stage at which the present question went wrong, "" while it has not. `tells`: what is right is told
    as soon as something is answered.
    """

    tells = True

    def __init__(
        self, drill: Questions, session: Session, store: Store, clock: Clock, *, heat: Mapping[str, int] | None = None
    ) -> None:
        self.drill = drill
        self.session = session
        self._store = store
        self._clock = clock
        self._kept = store.answers(session)
        self._schedule = Schedule([line.id for line in drill.lines], heat=heat)
        self._schedule.take(store.answered(session.trainee, session.game))
        self._ask()

    # ------------------------------------------------------------------------------------------------- what is asked

    @property
    def nth(self) -> int:
        """Return the number of the present question, from 1."""
        return len(self._kept) + (0 if self.is_answered else 1)

    @property
    def length(self) -> int:
        return self.session.length

    @property
    def amount_to_cut(self) -> Cents:
        """Return the amount that is cut in chips."""
        return self.question.asked.amount or 0

    @property
    def is_over(self) -> bool:
        return len(self._kept) >= self.session.length

    @property
    def is_answered(self) -> bool:
        """Say whether the present question is answered, and shown until the next one is asked for."""
        return self.stage == ""

    @property
    def answers(self) -> Sequence[Given]:
        return self._kept

    @property
    def target_ms(self) -> int:
        """Return the time in which the present question should be answered."""
        return self._schedule.target_ms(self.question.line.id, self.pace_ms)

    @property
    def pace_ms(self) -> int:
        """Return how long the stages of the present question take at a table."""
        return pace_ms(self.question.stages, sum(self.question.cut.values()))

    @property
    def streak(self) -> int:
        """Return how many answers in a row were right."""
        streak = 0
        for answer in reversed(self._kept):
            if not answer.right:
                break
            streak += 1
        return streak

    def _ask(self) -> None:
        nth = len(self._kept)
        at_ms = self._kept[-1].at_ms if self._kept else self.session.at_ms
        dice = random.Random(f"{self.session.seed}/{nth}")  # noqa: S311, a drill is to be repeatable
        line = self.drill.line(self._next_line(at_ms, dice))
        self.question: Question = self.drill.question(line, f"{self.session.seed}/{nth}/{line.id}")
        self.stage: str = self._first_stage()
        self.wrong = ""
        self._given: dict[str, Any] = {}
        self._asked_at_ms = self._clock.now_ms()

    def _next_line(self, at_ms: int, dice: random.Random) -> str:
        """Return what is asked next."""
        return self._schedule.next(at_ms, dice)

    def _first_stage(self) -> str:
        """Return with which stage the present question begins."""
        return self.question.stages[0]

    # ------------------------------------------------------------------------------------------------- what is said

    def name(self, name: str) -> bool:
        """Name the hand. Return whether that is right."""
        return self._take("name", name, right=self.question.is_right_name(name))

    def pick(self, picked: Sequence[int]) -> bool:
        """Pick the five that play, by their places."""
        return self._take("pick", sorted(picked), right=self.question.is_right_pick(picked))

    def amount(self, amount: Cents) -> bool:
        """Say what is paid."""
        return self._take("amount", amount, right=amount == self.question.asked.amount)

    def cut(self, cut: Mapping[Cents, int]) -> bool:
        """Cut the chips, {chip: how many}."""
        told = {str(chip): count for chip, count in cut.items() if count}
        return self._take("cut", told, right=self.question.is_right_cut(cut))

    def dont_know(self) -> bool:
        """Give the question up: it counts as wrong, and the answer is shown."""
        return self._take(self.stage, DONT_KNOW, right=False)

    def _take(self, stage: str, said: Any, *, right: bool, wrong: str = "") -> bool:
        if self.is_answered:
            raise Refused("answered", "That question is answered already: go on with the next one.")
        if stage != self.stage:
            raise Refused("stage", "That is not what is asked now: look at the question.")
        self._given[stage] = said
        stages = self.question.stages
        after = stages.index(stage) + 1
        if right and after < len(stages):
            self.stage = stages[after]
            return True
        now_ms = self._clock.now_ms()
        took_ms = max(0, now_ms - self._asked_at_ms)
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
        self._store.answer(self.session, given)
        self._kept.append(given)
        self._schedule.take([LineAnswer(line, now_ms, right, took_ms, self.pace_ms)])
        self.stage, self.wrong = "", given.wrong
        if self.is_over:
            self._store.end(self.session, now_ms)
        return right

    def next(self) -> None:
        """Ask the next question. Raise Refused before the present one is answered, or after the last."""
        if not self.is_answered:
            raise Refused("open", "Answer this question first, or say that you do not know.")
        if self.is_over:
            raise Refused("over", "That was the last question of this drill: begin another one.")
        self._ask()

    def stop(self) -> None:
        """End the drill before its last question. What was answered stays."""
        self._store.end(self.session, self._clock.now_ms())
