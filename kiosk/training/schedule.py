"""What is asked next. Time comes in from outside, chance from the dice: the same answers lead to the same questions.

Each line is a card of the FSRS scheduler, which says how likely it is still remembered; beside it stands how well it
has been answered lately. What is likely to be missed is asked more often, and more still where it was really missed at
this table: a mispay, a misread card, a correction.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler

from kiosk.training.score import Answered, target_ms

_FSRS = Scheduler(enable_fuzzing=False, learning_steps=(timedelta(minutes=10),), relearning_steps=())
_FADES = 0.93  # an older answer counts less
_PRIOR_RIGHT, _PRIOR_ASKED = 1.7, 2.0
_LEAST_NEED = 0.05
_SHARPNESS = 2.5
_MOST_HEAT = 3.0


class Memory:
    """What somebody knows of one line."""

    __slots__ = ("asked", "card", "in_time", "recent_asked", "recent_right", "streak")

    def __init__(self, nth: int) -> None:
        self.card = Card(card_id=nth + 1, due=datetime.fromtimestamp(0, UTC))
        self.asked = self.in_time = self.streak = 0
        self.recent_asked = self.recent_right = 0.0

    @property
    def target_ms(self) -> int:
        return target_ms(self.in_time)

    def take(self, answer: Answered) -> None:
        """Take an answer in: wrong is forgotten, slow is hard, twice as quick as asked for is easy."""
        target = self.target_ms
        rating = (
            Rating.Again if not answer.right
            else Rating.Hard if answer.took_ms > target
            else Rating.Easy if answer.took_ms * 2 < target
            else Rating.Good
        )  # fmt: skip
        self.card, _ = _FSRS.review_card(self.card, rating, _at(answer.at_ms))
        self.asked += 1
        self.streak = self.streak + 1 if answer.right else 0
        self.in_time += answer.right and answer.took_ms <= target
        self.recent_asked = self.recent_asked * _FADES + 1
        self.recent_right = self.recent_right * _FADES + answer.right

    def need(self, now: datetime) -> float:
        """Return how likely this line would be missed now, 0 to 1."""
        known = (self.recent_right + _PRIOR_RIGHT) / (self.recent_asked + _PRIOR_ASKED)
        if self.asked:
            known *= _FSRS.get_card_retrievability(self.card, now)
        return 1 - known

    def is_due(self, now: datetime) -> bool:
        return self.asked > 0 and self.card.due <= now


class Schedule:
    """What one trainee is asked. `heat` says how often each line was really got wrong at the table."""

    def __init__(self, lines: Sequence[str], *, heat: Mapping[str, int] | None = None) -> None:
        assert lines, "there is something to ask"
        self.lines = tuple(lines)
        self.memory = {line: Memory(nth) for nth, line in enumerate(self.lines)}
        most = max((heat or {}).values(), default=0)
        self._heat = {line: 1 + _MOST_HEAT * (heat or {}).get(line, 0) / most if most else 1.0 for line in lines}
        self._last = ""

    def take(self, answers: Iterable[Answered]) -> None:
        """Take answers in, oldest first. Those on lines that are no longer there are left out."""
        for answer in answers:
            memory = self.memory.get(answer.line)
            if memory is not None:
                memory.take(answer)
                self._last = answer.line

    def next(self, now_ms: int, dice: random.Random) -> str:
        """Return the line to be asked now; never the same twice in a row, where there are several."""
        now = _at(now_ms)
        lines = [line for line in self.lines if line != self._last] or list(self.lines)
        weights = [(_LEAST_NEED + self.memory[line].need(now)) ** _SHARPNESS * self._heat[line] for line in lines]
        (line,) = dice.choices(lines, weights)
        return line

    def due(self, now_ms: int) -> tuple[str, ...]:
        """Return what was answered before and is due again, the longest overdue first."""
        now = _at(now_ms)
        due = [line for line in self.lines if self.memory[line].is_due(now)]
        return tuple(sorted(due, key=lambda line: self.memory[line].card.due))

    def target_ms(self, line: str) -> int:
        """Return the time in which this line should be answered now."""
        return self.memory[line].target_ms


def _at(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
