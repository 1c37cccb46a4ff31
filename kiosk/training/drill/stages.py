"""A question in stages: name the hand, pick the five cards that play, enter the payout, cut the chips.

A subclass scores the answers and chooses the next question: a drill, or the payout test of an examination.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol, Self

from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.drills import DrillLine, DrillTable, Question
from kiosk.training.store.sessions import SessionKind

DONT_KNOW = "dont_know"


class Questions(Protocol):
    """The questions of a drill: lines, and a question about each. The same seed asks the same."""

    setting: DrillTable
    lines: tuple[DrillLine, ...]

    def line(self, key: str) -> DrillLine: ...
    def question(self, line: DrillLine, seed: str) -> Question: ...


class StagedQuestions:
    """Questions, one after the other. `stage` is the current stage: name, pick, amount, cut, or "" when answered.

    `wrong` is the stage at which the current question was answered wrong, "" so far. If `tells` is true, the correct
    answer is shown after each answer. Call `begin` to ask the first question.
    """

    tells: ClassVar[bool] = True
    question: Question

    def __init__(self, drill: Questions, kind: SessionKind, clock: Clock) -> None:
        self.drill = drill
        self.kind = kind
        self.stage = self.wrong = ""
        self._clock = clock
        self._given: dict[str, Any] = {}
        self._asked_ns = 0

    def begin(self) -> Self:
        """Ask the first question, or resume with the one that was open when the session was left."""
        self._ask_next()
        return self

    @property
    def nth(self) -> int:
        """Return the number of the present question, from 1."""
        raise NotImplementedError

    @property
    def length(self) -> int:
        """Return the number of questions."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Return whether the last question is answered."""
        raise NotImplementedError

    @property
    def is_answered(self) -> bool:
        """Return whether the present question is answered, and shown until the next one is asked for."""
        raise NotImplementedError

    @property
    def streak(self) -> int:
        """Return the number of right answers in a row."""
        raise NotImplementedError

    @property
    def amount_to_cut(self) -> Cents:
        """Return the amount to cut in chips, in cents."""
        raise NotImplementedError

    def _ask_next(self) -> None:
        raise NotImplementedError

    def _ask(self, question: Question, stage: str) -> None:
        self.question, self.stage, self.wrong = question, stage, ""
        self._given = {}
        self._asked_ns = self._clock.mono_ns()

    @property
    def _took_ms(self) -> int:
        return (self._clock.mono_ns() - self._asked_ns) // 1_000_000

    def name(self, name: str) -> bool:
        """Name the hand. Return whether the name is correct."""
        return self._take("name", name, right=self.question.is_right_name(name))

    def pick(self, picked: Sequence[int]) -> bool:
        """Pick the five cards that play, by their places. Return whether they are correct."""
        return self._take("pick", sorted(picked), right=self.question.is_right_pick(picked))

    def amount(self, amount: Cents) -> bool:
        """Enter the payout, in cents. Return whether it is correct."""
        return self._take("amount", amount, right=amount == self.question.asked.amount)

    def cut(self, cut: Mapping[Cents, int]) -> bool:
        """Cut the chips, as {value in cents: count}. Return whether they are correct."""
        chips = {str(chip): count for chip, count in cut.items() if count}
        return self._take("cut", chips, right=self.question.is_right_cut(cut))

    def dont_know(self) -> bool:
        """Give up the question. It counts as wrong."""
        raise NotImplementedError

    def next(self) -> None:
        """Ask the next question. Raise Refused before the present one is answered, or after the last."""
        if not self.is_answered:
            raise Refused("open", "Answer this question first, or touch “I don’t know”.")
        if self.is_over:
            raise Refused("over", "That was the last question: start another drill.")
        self._ask_next()

    def stop(self) -> None:
        """Stop before the last question. Answers given so far are kept."""
        raise NotImplementedError

    def _take(self, stage: str, said: Any, *, right: bool, wrong: str = "") -> bool:
        """Take the answer to a stage. `wrong` names the stage at which the answer failed, if it is another one.
        Return whether the answer was correct. Raise Refused if this stage is not the current one."""
        raise NotImplementedError
