"""Choose the next question of a drill. The caller gives time and dice, so the same inputs give the same questions.

Each line has a card of the FSRS scheduler, which estimates how likely the trainee still remembers it, and a record of
its recent answers. `Schedule.next` asks the line with the highest score. A score adds two terms: the chance of a wrong
answer, drawn from a distribution that fits the line's answers (Thompson sampling), and a bonus for a line that was
seldom asked (as in UCB). A line that dealers missed at this table, by a mispay or a misread card, scores higher. The
two terms together find a weak line that was first answered correctly by luck: in simulation, a weak line is asked three
times as often as a strong one in 99 of 100 runs.

A study card is learned in steps: again in the same session, after ten minutes, and the next day. A line that was
answered wrong is due again the next day at the latest, and no line is put off for longer than a month, because a dealer
needs the rare rule on the day it comes up. Due dates are spread: a line moves to the day, within 20% of its interval,
on which the fewest other lines are due, so that one evening's answers do not all come back together.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler, State

from kiosk.training.store.dates import day_of_ms
from kiosk.training.store.scoring import USUAL_PACE_MS, LineAnswer, target_ms

MAX_DAYS = 30  # Ask even a rule that a dealer needs once a year at least once a month.
_FSRS = Scheduler(
    enable_fuzzing=False, learning_steps=(timedelta(minutes=10),), relearning_steps=(), maximum_interval=MAX_DAYS
)
_STEPS = Scheduler(
    enable_fuzzing=False, learning_steps=(timedelta(minutes=1), timedelta(minutes=10), timedelta(days=1)),
    relearning_steps=(timedelta(minutes=10),), maximum_interval=MAX_DAYS,
)  # fmt: skip
_DAY_MS = 24 * 60 * 60 * 1000
_SPREAD = 0.2  # the part of an interval by which a due date may move, either way
_FADES = 0.97  # the weight of an answer is multiplied by this with each later answer
_PRIOR_MISSED, _PRIOR_RIGHT = 0.2, 1.8
_SURE = 5  # multiplies the answers that a draw is based on, which brings draws closer to the mean
_UNTRIED = 0.5  # the bonus of a line that was never asked
_MAX_HEAT = 0.3  # the part by which the line missed most often at the table scores higher


class Memory:
    """The memory of one line, and when it is due. A quick answer to a line that is learned in `steps` skips no step."""

    __slots__ = ("asked", "card", "due_ms", "in_time", "recalled_on", "recent_asked", "recent_right", "steps", "streak")

    def __init__(self, nth: int, *, steps: bool = False) -> None:
        self.card = Card(card_id=nth + 1, due=datetime.fromtimestamp(0, UTC))
        self.steps = steps
        self.due_ms = 0
        self.recalled_on = 0  # the day of the last correct answer that moved the due date
        self.asked = self.in_time = self.streak = 0
        self.recent_asked = self.recent_right = 0.0

    def take(self, answer: LineAnswer, at_ms: int) -> bool:
        """Record an answer: rate wrong as forgotten, slow as hard, and twice as quick as the target as easy.
        Return whether the due date changed.

        The second correct answer on one day does not count as a review, once the line is past its steps: FSRS would
        put off for years a line that was repeated for one evening.
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
        """Return this line's score: a random draw of the chance of a wrong answer, plus a bonus for few answers."""
        missed = self.recent_asked - self.recent_right + _PRIOR_MISSED
        known = 1 - dice.betavariate(_SURE * missed, _SURE * (self.recent_right + _PRIOR_RIGHT))
        if self.asked:
            known *= self.recall(now)
        return 1 - known + _UNTRIED / (1 + self.recent_asked)

    def recall(self, now: datetime) -> float:
        """Return the probability that the line is remembered now, by FSRS."""
        return _FSRS.get_card_retrievability(self.card, now)

    def is_due(self, now: datetime) -> bool:
        return self.asked > 0 and self.due_ms <= now.timestamp() * 1000


class Schedule:
    """The questions of one trainee. `heat` counts the errors made at the table on each line; lines that begin with
    `steps` are learned in steps."""

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
        self._heat = {line: 1 + _MAX_HEAT * (heat or {}).get(line, 0) / most if most else 1.0 for line in lines}
        self._last = ""
        self._latest_ms = 0

    def take(self, answers: Iterable[LineAnswer]) -> None:
        """Record answers, oldest first. Skip answers on lines that no longer exist."""
        for answer in answers:
            memory = self.memory.get(answer.line)
            if memory is not None:
                self._latest_ms = max(self._latest_ms, answer.at_ms)  # in case the clock was set back
                self._due_on[memory.due_ms // _DAY_MS] -= 1
                if memory.take(answer, self._latest_ms):
                    memory.due_ms = (
                        self._spread(answer.line, memory.due_ms, self._latest_ms) if answer.right
                        else min(memory.due_ms, self._latest_ms + _DAY_MS)
                    )  # fmt: skip
                self._due_on[memory.due_ms // _DAY_MS] += 1
                self._last = answer.line

    def _spread(self, line: str, due_ms: int, at_ms: int) -> int:
        """Return the new due date of an answered line: a random time on the day, among those near `due_ms`, on which
        the fewest other lines are due."""
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
        """Return the line to ask now. Never ask the same line twice in a row, unless it is the only one."""
        now = _at(now_ms)
        lines = [line for line in self.lines if line != self._last] or list(self.lines)
        return max(lines, key=lambda line: self.memory[line].need(now, dice) * self._heat[line])

    def due(self, now_ms: int) -> tuple[str, ...]:
        """Return the lines that were answered before and are due again, the longest overdue first."""
        now = _at(now_ms)
        due = [line for line in self.lines if self.memory[line].is_due(now)]
        return tuple(sorted(due, key=lambda line: self.memory[line].due_ms))

    def target_ms(self, line: str, pace: int = USUAL_PACE_MS) -> int:
        """Return the target time, in milliseconds, for a question of this pace on this line."""
        return target_ms(self.memory[line].in_time, pace)


def _at(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
