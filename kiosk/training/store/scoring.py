"""The skill of a person. Every line counts alike, however often it was asked: weak lines are asked more often.

A line begins as half known, and with each answer on it the earlier ones count less: after seven, a third of their
weight. So progress on a weakness shows. The value of a line is its share of right answers, and most of that depends on
its speed: compared with the pace of its question, which is the time that its stages take at a live table. A push takes
less time than a cut of ten chips.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

K = TypeVar("K", bound=tuple[int | str, ...])

FIRST_SLACK: Final = 3.0  # the first target as a multiple of the pace; the last target is the pace
USUAL_PACE_MS: Final = 5_000  # The pace of an answer with unknown stages.
_TIGHTER: Final = 0.96  # Factor for each right answer in time.
_FADES: Final = 0.86  # Weight of earlier answers after each new one.
_SPEED: Final = 0.6  # The part of speed in a line's score.
_HALF_KNOWN: Final = (2.0, 1.0)  # (asked, right) before the first answer.

_STAGES_MS: Final = {"name": 2_500, "pick": 4_000, "amount": 3_500, "cut": 1_500}
_A_CHIP_MS: Final = 500


class LineAnswer(NamedTuple):
    """One answer on one line, with its time, whether it was right, its duration, and its duration at the pace of a
    table.

    `of` is a digest of the right answer then, "" if that does not change.
    """

    line: str
    at_ms: int
    right: bool
    took_ms: int
    pace_ms: int = USUAL_PACE_MS
    of: str = ""


class Tally(NamedTuple):
    """The answers on one line: how often it was asked, how often right, and the time of all answers together."""

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


def tallies(answers: Iterable[tuple[K, LineAnswer]]) -> list[tuple[K, Tally]]:
    """Return (key, its tally) of answers by their key, in the order of the keys."""
    found: dict[K, list[int]] = {}
    for key, answer in answers:
        sums = found.get(key)
        if sums is None:
            sums = found[key] = [0, 0, 0]
        sums[0] += 1
        sums[1] += answer.right
        sums[2] += answer.took_ms
    return [(key, Tally(*found[key])) for key in sorted(found)]


def pace_ms(stages: Iterable[str], chips: int = 0) -> int:
    """Return the time a dealer takes for these stages of a question, with this many chips to cut."""
    return sum(_STAGES_MS[stage] + (_A_CHIP_MS * chips if stage == "cut" else 0) for stage in stages)


def slack(in_time: int) -> float:
    """Return the target time, as a multiple of the pace, on a line answered `in_time` times correctly and in time."""
    return max(1.0, FIRST_SLACK * _TIGHTER**in_time)


def target_ms(in_time: int, pace: int = USUAL_PACE_MS) -> int:
    """Return the time for the next answer on such a line."""
    return round(slack(in_time) * pace)


class LineStanding:
    """The state of one line, answer by answer: the recent `share` that is right, and the `speed` against its pace."""

    __slots__ = ("_asked", "_right", "_speed", "_timed")

    def __init__(self) -> None:
        self._asked, self._right = _HALF_KNOWN
        self._speed = self._timed = 0.0

    def take(self, answer: LineAnswer) -> None:
        """Add an answer. Right ones count for the speed, too."""
        self._asked = self._asked * _FADES + 1
        self._right = self._right * _FADES + answer.right
        if answer.right:
            self._timed = self._timed * _FADES + 1
            self._speed = self._speed * _FADES + min(1.0, answer.pace_ms / max(1, answer.took_ms))

    @property
    def share(self) -> float:
        return self._right / self._asked

    @property
    def speed(self) -> float:
        return self._speed / self._timed if self._timed else 1.0

    @property
    def worth(self) -> float:
        """Return the mastery of the line, 0 to 1."""
        return self.share * (1 - _SPEED + _SPEED * self.speed)


class Standings(dict[str, LineStanding]):
    """The state of a person's lines, by line; one that was never asked is half known."""

    def take(self, answers: Iterable[LineAnswer]) -> None:
        """Take answers in, oldest first."""
        for answer in answers:
            self.setdefault(answer.line, LineStanding()).take(answer)

    def score(self, lines: Sequence[str]) -> float:
        """Return the mastery of a game, 0 to 100: the mean over all its lines, including those never asked."""
        if not lines:
            return 0.0
        unasked = LineStanding()
        return 100 * sum(self.get(line, unasked).worth for line in lines) / len(lines)


def score(answers: Iterable[LineAnswer], lines: Sequence[str]) -> float:
    """Return the mastery of a game by the person with these answers, oldest first."""
    found = Standings()
    found.take(answers)
    return found.score(lines)


def percentile(value: float, of: Iterable[float]) -> int | None:
    """Return the share of others that `value` is at least as good as, in per cent; None if there are no others."""
    others = list(of)
    return round(100 * sum(score <= value for score in others) / len(others)) if others else None


def by_person(answers: Iterable[tuple[str, LineAnswer]]) -> Mapping[str, Standings]:
    """Return the score of each person, from (person, answer), oldest first."""
    found: dict[str, Standings] = {}
    for person, answer in answers:
        found.setdefault(person, Standings()).take((answer,))
    return found
