"""When an examination is passed, and how sure that is.

A dealer who makes 9 of 10 moves rightly is not good enough, and may pass by luck in 1 of 20 examinations at most in
either part: so many wrong answers are allowed as keep to that, by the binomial distribution, and no more. On top of
that, each line of a pay table has a minimum of its own. Whoever knows what they do, 99 of 100, passes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import comb
from typing import Final, NamedTuple

from kiosk.core.frozen import frozen

PAYOUTS: Final = "payouts"
MOVES: Final = "moves"
PARTS: Final = (PAYOUTS, MOVES)
LEAST_ASKED: Final = 61  # fewer leave room for one wrong answer only, and who knows the game fails too often
TWICE: Final = 2  # how often each line is asked at least
_NOT_GOOD_ENOUGH: Final = 0.90
_LUCK: Final = 0.05


class ExamAnswer(NamedTuple):
    """One answer: the part and line it belongs to, how many things were asked at once, how many answered rightly."""

    part: str
    line: str
    asked: int
    right: int


@frozen
class PartResult:
    """One part: how much was asked and answered rightly, how much may be wrong."""

    asked: int
    right: int

    @property
    def wrong(self) -> int:
        return self.asked - self.right

    @property
    def allowed(self) -> int:
        return allowed(self.asked)

    @property
    def is_passed(self) -> bool:
        return self.wrong <= self.allowed

    @property
    def sure_of(self) -> float:
        """Return the skill that this dealer has at least, with 95 % certainty (Clopper and Pearson)."""
        low, high = 0.0, 1.0
        for _ in range(40):
            skill = (low + high) / 2
            is_beyond_luck = at_most(self.wrong, self.asked, 1 - skill) < _LUCK
            low, high = (skill, high) if is_beyond_luck else (low, skill)
        return low


@frozen
class ExamResult:
    """What an examination came to: its parts, and the lines that were answered too seldom."""

    parts: Mapping[str, PartResult]
    weak: tuple[str, ...]

    @property
    def is_passed(self) -> bool:
        return not self.weak and all(part.is_passed for part in self.parts.values())


def result_of(answers: Iterable[ExamAnswer]) -> ExamResult:
    """Return what these answers come to. A line is weak of which fewer than half were answered rightly."""
    answers = tuple(answers)
    parts = {
        name: PartResult(
            sum(answer.asked for answer in answers if answer.part == name),
            sum(answer.right for answer in answers if answer.part == name),
        )
        for name in PARTS
    }
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for answer in answers:
        if answer.part == PAYOUTS:
            asked[answer.line] += answer.asked
            right[answer.line] += answer.right
    return ExamResult(parts, tuple(line for line in asked if 2 * right[line] < asked[line]))


def rounds(lines: int) -> int:
    """Return how often each line is asked: at least twice, and so often that enough is asked in all."""
    return max(TWICE, -(-LEAST_ASKED // lines))


@cache
def allowed(asked: int) -> int:
    """Return how many answers may be wrong of so many; −1 where so few prove nothing."""
    wrong = -1
    while wrong + 1 < asked and at_most(wrong + 1, asked, 1 - _NOT_GOOD_ENOUGH) <= _LUCK:
        wrong += 1
    return wrong


def at_most(wrong: int, asked: int, likely: float) -> float:
    """Return how likely at most so many of these are wrong, each being so with the same probability."""
    return sum(comb(asked, nth) * likely**nth * (1 - likely) ** (asked - nth) for nth in range(wrong + 1))
