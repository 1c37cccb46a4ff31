"""The rule by which an examination is passed, and its certainty.

The unit is the stage: one thing that a dealer says or does. Each line is asked in the same number of stages, and each
kind of move too, so that a paper of a game has the same number of stages for everyone. The permitted number of mistakes
is that of a dealer who makes 99 of 100 correctly, in 99 of 100 papers, by the binomial distribution. Besides, each line
has its own minimum, so that nobody passes who guesses one line and knows all others.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import comb
from types import MappingProxyType
from typing import Final, NamedTuple

from kiosk.core.value import value

PAYOUTS: Final = "payouts"
MOVES: Final = "moves"
PARTS: Final = (PAYOUTS, MOVES)
STAGES: Final = 4  # Stages asked of each line.
STAGES_CALLED: Final = 8  # Stages asked of each line that pays a jackpot or calls the floor.
MAX_OF_KIND: Final[Mapping[str, int]] = MappingProxyType(
    {"say": 8, "steps": 12, "burns": 3, "dealing": 3, "turns": 6, "entries": 12, "settling": 24, "floor": 4,
     "exceptions": 4}
)  # fmt: skip
"""The number of moves of each kind in a paper, where the game has them."""
_GOOD: Final = 0.99
_OFTEN: Final = 0.99
_LUCK: Final = 0.05
_OF_A_LINE: Final = (2, 3)  # At least two of three stages of each line must be right.


class ExamAnswer(NamedTuple):
    """One answer: the part and line it belongs to, how many things were asked at once, how many answered correctly."""

    part: str
    line: str
    asked: int
    right: int


@value
class PartResult:
    """One part: how much was asked and answered correctly, how much may be wrong."""

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


@value
class ExamResult:
    """The result of an examination: its parts, and the lines that were answered too seldom."""

    parts: Mapping[str, PartResult]
    weak: tuple[str, ...]

    @property
    def is_passed(self) -> bool:
        return not self.weak and all(part.is_passed for part in self.parts.values())


def result_of(answers: Iterable[ExamAnswer]) -> ExamResult:
    """Return the result of these answers. A line is weak if fewer than two of three stages were right."""
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
    least, of = _OF_A_LINE
    return ExamResult(parts, tuple(line for line in asked if of * right[line] < least * asked[line]))


def questions(stages: int, *, called: bool) -> int:
    """Return the number of questions per line, each with this many stages, to cover the line's stages."""
    return -(-(STAGES_CALLED if called else STAGES) // stages)


@cache
def allowed(asked: int) -> int:
    """Return the permitted number of wrong stages; −1 if there are no stages."""
    if not asked:
        return -1
    wrong = 0
    while at_most(wrong, asked, 1 - _GOOD) < _OFTEN:
        wrong += 1
    return wrong


def at_most(wrong: int, asked: int, likely: float) -> float:
    """Return the probability that at most this many are wrong, if each is wrong with the same probability."""
    return sum(comb(asked, nth) * likely**nth * (1 - likely) ** (asked - nth) for nth in range(wrong + 1))
