"""How good somebody is. Every line counts alike, however often it was asked: weak lines are asked more often.

A line's accuracy is (right + 1) / (asked + 2), the mean of what is probable after so many answers, so that one lucky
answer is no mastery and a line never asked counts one half. A fifth of a line is speed, against its target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

FIRST_TARGET_MS = 15_000
LEAST_TARGET_MS = 4_000
_TIGHTER = 0.96  # with each right answer in time
_SPEED = 0.2


class LineAnswer(NamedTuple):
    """One answer on one line, when, whether right, and how long it took."""

    line: str
    at_ms: int
    right: bool
    took_ms: int


class Tally(NamedTuple):
    """What was answered on one line: how often it was asked, how often right, and the time of all answers together."""

    asked: int = 0
    right: int = 0
    took_ms: int = 0

    def plus(self, other: Tally) -> Tally:
        return Tally(self.asked + other.asked, self.right + other.right, self.took_ms + other.took_ms)

    @property
    def mean_ms(self) -> int:
        return self.took_ms // self.asked if self.asked else 0

    @property
    def accuracy(self) -> float | None:
        """Return the share of right answers, None before the first one."""
        return self.right / self.asked if self.asked else None


def target_ms(in_time: int) -> int:
    """Return the time for the next answer on a line that was answered `in_time` times rightly and in time."""
    return max(LEAST_TARGET_MS, round(FIRST_TARGET_MS * _TIGHTER**in_time))


def line_score(tally: Tally) -> float:
    """Return how well a line is mastered, 0 to 1."""
    accuracy = (tally.right + 1) / (tally.asked + 2)
    speed = min(1.0, LEAST_TARGET_MS * 2 / tally.mean_ms) if tally.mean_ms else 1.0
    return accuracy * (1 - _SPEED + _SPEED * speed)


def score(tallies: Mapping[str, Tally], lines: Sequence[str]) -> float:
    """Return how well a game is mastered, 0 to 100: the mean over all its lines, also over those never asked."""
    if not lines:
        return 0.0
    return 100 * sum(line_score(tallies.get(line, Tally())) for line in lines) / len(lines)


def percentile(value: float, of: Iterable[float]) -> int | None:
    """Return the share of others that `value` is at least as good as, in per cent; None where there are no others."""
    others = list(of)
    return round(100 * sum(score <= value for score in others) / len(others)) if others else None
