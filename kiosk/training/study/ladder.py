"""Against the clock: hands that are shown for three, two, one second, and chips that are cut in ever less time.

Five right answers in a row, each in time, lead to the next rung; one wrong answer leads back.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kiosk.core.text import Sentence, sentence, text
from kiosk.drills import Asked, Drill, DrillLine, Question, chips_of
from kiosk.training.store.scoring import LineAnswer

READ: Final = "read"
CUT: Final = "cut"
SHOWN_MS: Final = (3_000, 2_000, 1_000)
CUT_MS: Final = (12_000, 9_000, 6_000)
IN_A_ROW: Final = 5


class ReadingLadder:
    """Hands to be named that are shown for a moment only. A line is a rung: how long they are shown."""

    def __init__(self, drill: Drill) -> None:
        self.setting = drill.setting
        self._drill = drill
        self._read = [line for line in drill.lines if line.hand]
        self.lines = tuple(
            DrillLine(READ, str(shown), sentence("Read in {seconds} s", seconds=shown // 1000)) for shown in SHOWN_MS
        )

    def line(self, key: str) -> DrillLine:
        return next(line for line in self.lines if line.id == key)

    def question(self, line: DrillLine, seed: str) -> Question:
        """Return a hand to be named, of any kind."""
        read = random.Random(seed).choice(self._read)  # noqa: S311, to be repeatable
        question = self._drill.question(read, seed)
        names = tuple(Sentence(other.hand) for other in self._read)
        asked = replace(
            question.asked, ask=text("Name the hand of seat {seat}.", seat=question.asked.seat), names=names,
            name=names[self._read.index(read)], pick=(), fives=frozenset(), made=next(iter(question.asked.fives)),
        )  # fmt: skip
        return replace(question, line=line, asked=asked, shown_ms=int(line.key))


class CuttingLadder:
    """Amounts to be cut in the fewest chips. A line is a rung with a time limit."""

    def __init__(self, drill: Drill) -> None:
        self.setting = drill.setting
        self._points = drill.points
        self.lines = tuple(
            DrillLine(CUT, str(limit), sentence("Cut in {seconds} s", seconds=limit // 1000)) for limit in CUT_MS
        )

    def line(self, key: str) -> DrillLine:
        return next(line for line in self.lines if line.id == key)

    def question(self, line: DrillLine, seed: str) -> Question:
        """Return an amount that takes four to nine chips."""
        dice, rack = random.Random(seed), self.setting.config.denominations  # noqa: S311, to be repeatable
        while True:
            amount = sum(dice.choices(rack, k=dice.randint(3, 8)))
            cut = chips_of(amount, rack)
            if 4 <= sum(cut.values()) <= 9:
                break
        asked = Asked(
            heading=text("Against the clock"), ask=text("Cut the amount."), groups=(), clause="",
            rule=text("Fewest chips, largest first."), amount=amount, is_given=True,
        )  # fmt: skip
        return Question(line, asked, {}, cut, self._points, limit_ms=int(line.key))


def rung(lines: Sequence[DrillLine], answers: Sequence[LineAnswer]) -> int:
    """Return the number of rungs passed by these answers, oldest first."""
    at = row = 0
    ids = [line.id for line in lines]
    for answer in answers:
        if answer.line not in ids:
            continue
        nth = ids.index(answer.line)
        if not answer.right:
            at, row = min(at, nth), 0
        elif nth >= at:
            row += 1
            if row == IN_A_ROW:
                at, row = nth + 1, 0
    return min(at, len(ids))
