"""The next question. Time comes in from outside, chance from the dice: the same answers lead to the same questions.

Each line is a card of the FSRS scheduler, which says how likely it is still remembered; beside it is how well it has
been answered lately. How likely a line would be missed is drawn from what its answers allow (Thompson sampling), to
which is added what little is known of it (as in UCB), and the line with the highest sum is asked: what is known to be
weak comes most often, what was hardly asked may still turn out so, and a line that was really missed at this table, by
a mispay or a misread card, counts for more. Both together find a weak line that was answered rightly by luck at first
more surely than either: a simulated weak line is asked three times as often as a strong one in 99 of 100 runs.

A study card is learned in steps: again in the same session, after ten minutes, and the next day. What was wrong comes
back the next day at the latest, and nothing is put off for longer than a month: a dealer needs the rare rule on the day
on which it happens. What is due in some days is put on the day, of those near enough, on which least else is due: so no
evening's work comes back in one hour.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler, State

from kiosk.training.store.dates import day_of_ms
from kiosk.training.store.scoring import USUAL_PACE_MS, LineAnswer, target_ms

MOST_DAYS = 30  # a rule that a dealer needs once a year is asked at least once a month
_FSRS = Scheduler(
    enable_fuzzing=False, learning_steps=(timedelta(minutes=10),), relearning_steps=(), maximum_interval=MOST_DAYS
)
_STEPS = Scheduler(
    enable_fuzzing=False, learning_steps=(timedelta(minutes=1), timedelta(minutes=10), timedelta(days=1)),
    relearning_steps=(timedelta(minutes=10),), maximum_interval=MOST_DAYS,
)  # fmt: skip
_DAY_MS = 24 * 60 * 60 * 1000
_SPREAD = 0.2  # of the days until something is due, either way
_FADES = 0.97  # an older answer counts less
_PRIOR_MISSED, _PRIOR_RIGHT = 0.2, 1.8
_SURE = 5  # a draw is as close to the mean as after so many times the answers
_UNTRIED = 0.5  # what a line is in need of that was never asked
_MOST_HEAT = 0.3


class Memory:
    """The memory of one line, and when it is due. One that is learned in `steps` is not known at once, however
    quickly it was answered."""

    __slots__ = ("asked", "card", "due_ms", "in_time", "recalled_on", "recent_asked", "recent_right", "steps", "streak")

    def __init__(self, nth: int, *, steps: bool = False) -> None:
        self.card = Card(card_id=nth + 1, due=datetime.fromtimestamp(0, UTC))
        self.steps = steps
        self.due_ms = 0
        self.recalled_on = 0  # the day on which a right answer was reviewed last
        self.asked = self.in_time = self.streak = 0
        self.recent_asked = self.recent_right = 0.0

    def take(self, answer: LineAnswer, at_ms: int) -> bool:
        """Take an answer in as of a moment: wrong is forgotten, slow is hard, twice as quick as asked for is easy.
        Return whether it moves the day on which the line is due.

        A line that is past its steps and was right on a day is no better known when it is right again on that day:
        FSRS would put off for years what was repeated for an evening.
        """
        target = target_ms(self.in_time, answer.pace_ms)
        rating = (
            Rating.Again if not answer.right
            else Rating.Hard if answer.took_ms > target
            else Rating.Easy if answer.took_ms * 2 < target and not self.steps
            else Rating.Good
        )  # fmt: skip
        day = day_of_ms(at_ms)
        is_review = not (
            answer.right and self.streak and self.recalled_on == day and self.card.state is State.Review
        )  # fmt: skip
        if is_review:
            scheduler = _STEPS if self.steps else _FSRS
            self.card, _ = scheduler.review_card(self.card, rating, _at(at_ms))
            self.due_ms = round(self.card.due.timestamp() * 1000)
            self.recalled_on = day
        self.asked += 1
        self.streak = self.streak + 1 if answer.right else 0
        self.in_time += answer.right and answer.took_ms <= target
        self.recent_asked = self.recent_asked * _FADES + 1
        self.recent_right = self.recent_right * _FADES + answer.right
        return is_review

    def need(self, now: datetime, dice: random.Random) -> float:
        """Return how much this line needs to be asked now: how likely it would be missed, drawn from what its answers
        allow, and how little it was asked."""
        missed = self.recent_asked - self.recent_right + _PRIOR_MISSED
        known = 1 - dice.betavariate(_SURE * missed, _SURE * (self.recent_right + _PRIOR_RIGHT))
        if self.asked:
            known *= self.recall(now)
        return 1 - known + _UNTRIED / (1 + self.recent_asked)

    def recall(self, now: datetime) -> float:
        """Return how likely the line is remembered now, by FSRS."""
        return _FSRS.get_card_retrievability(self.card, now)

    def is_due(self, now: datetime) -> bool:
        return self.asked > 0 and self.due_ms <= now.timestamp() * 1000


class Schedule:
    """The questions of one trainee. `heat` says how often each line was really got wrong at the table; lines that begin
    with `steps` are learned in steps."""

    def __init__(
        self, lines: Sequence[str], *, heat: Mapping[str, int] | None = None, steps: str | None = None
    ) -> None:
        assert lines, "there is something to ask"
        self.lines = tuple(lines)
        self.memory = {
            line: Memory(nth, steps=steps is not None and line.startswith(steps)) for nth, line in enumerate(self.lines)
        }
        self._due_on: Counter[int] = Counter()
        most = max((heat or {}).values(), default=0)
        self._heat = {line: 1 + _MOST_HEAT * (heat or {}).get(line, 0) / most if most else 1.0 for line in lines}
        self._last = ""
        self._latest_ms = 0

    def take(self, answers: Iterable[LineAnswer]) -> None:
        """Take answers in, oldest first. Those on lines that are no longer there are left out."""
        for answer in answers:
            memory = self.memory.get(answer.line)
            if memory is not None:
                self._latest_ms = max(self._latest_ms, answer.at_ms)  # a clock that was set back takes no time away
                self._due_on[memory.due_ms // _DAY_MS] -= 1
                if memory.take(answer, self._latest_ms):
                    memory.due_ms = (
                        self._spread(answer.line, memory.due_ms, self._latest_ms) if answer.right
                        else min(memory.due_ms, self._latest_ms + _DAY_MS)
                    )  # fmt: skip
                self._due_on[memory.due_ms // _DAY_MS] += 1
                self._last = answer.line

    def _spread(self, line: str, due_ms: int, at_ms: int) -> int:
        """Return when something is due that was answered at a moment: on the day, of those near enough, on which least
        else is, at an hour of its own."""
        days = (due_ms - at_ms) // _DAY_MS
        if days < 1:
            return due_ms
        dice = random.Random(f"{line}/{at_ms}")  # noqa: S311, to be repeatable
        reach = max(1, round(days * _SPREAD))
        near = list(range(max(1, days - reach), days + reach + 1))
        dice.shuffle(near)
        today = at_ms // _DAY_MS
        day = min(near, key=lambda day: self._due_on[today + day])
        return at_ms + day * _DAY_MS - dice.randrange(_DAY_MS // 4)

    def next(self, now_ms: int, dice: random.Random) -> str:
        """Return the line to be asked now; never the same twice in a row, where there are several."""
        now = _at(now_ms)
        lines = [line for line in self.lines if line != self._last] or list(self.lines)
        return max(lines, key=lambda line: self.memory[line].need(now, dice) * self._heat[line])

    def due(self, now_ms: int) -> tuple[str, ...]:
        """Return what was answered before and is due again, the longest overdue first."""
        now = _at(now_ms)
        due = [line for line in self.lines if self.memory[line].is_due(now)]
        return tuple(sorted(due, key=lambda line: self.memory[line].due_ms))

    def target_ms(self, line: str, pace: int = USUAL_PACE_MS) -> int:
        """Return the time in which a question of this pace should be answered on this line now."""
        return target_ms(self.memory[line].in_time, pace)


def _at(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
