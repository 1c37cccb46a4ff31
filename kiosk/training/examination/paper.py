"""What an examination asks: drawn from its seed alone, chosen by nobody, and never dealt before.

The payout test asks every line of the game, each at least twice, in an order of its own. The hands are drawn until they
hold between them every kind of move that the game knows, and enough moves to be sure.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from kiosk.drills import Drill, DrillLine, Question, Rehearsal
from kiosk.procedure import Floor, Settle
from kiosk.table import TableGame
from kiosk.training.examination.rule import rounds
from kiosk.training.scenarios import MISTAKES, Happens, Scenario, irregularity_of, is_pot, known, verb_of

EXCEPTION: Final = "exception"
EXCEPTIONS: Final = 2  # how many are handled at least
MOST_HANDS: Final = 12


class ExamPaper:
    """What is asked of one game at one table."""

    def __init__(self, game: TableGame, drill: Drill) -> None:
        self.game = game
        self.drill = drill
        self._lines_of: dict[str, list[DrillLine]] = {}

    # ------------------------------------------------------------------------------------------------------- payouts

    def payouts(self, seed: int) -> tuple[DrillLine, ...]:
        """Return the lines in the order in which they are asked; no line twice running."""
        lines = list(self.drill.lines)
        dice = random.Random(f"{seed}/payouts")  # noqa: S311, to be repeatable
        order: list[DrillLine] = []
        for _ in range(rounds(len(lines))):
            dice.shuffle(lines)
            if order and order[-1] == lines[0] and len(lines) > 1:
                lines.append(lines.pop(0))
            order += lines
        return tuple(order)

    def question(self, seed: int, nth: int) -> Question:
        """Return the question with this number, from 0."""
        return self.drill.question(self.payouts(seed)[nth], f"{seed}/payouts/{nth}")

    # --------------------------------------------------------------------------------------------------------- hands

    @property
    def kinds(self) -> frozenset[str]:
        """Return every kind of move that the hands of this game hold."""
        return frozenset(self._by_kind())

    def _by_kind(self) -> dict[str, list[DrillLine]]:
        """Return the lines on whose hands each kind of move was seen, once worked out."""
        if not self._lines_of:
            for line in self.drill.lines:
                for kind in kinds_in(self.drill.deal(line, "kinds")[0]):
                    self._lines_of.setdefault(kind, []).append(line)
        return self._lines_of

    def hand(self, seed: int, nth: int, missing: Sequence[str]) -> Scenario:
        """Return the hand with this number, from 0: one that holds the first kind of move that is `missing`."""
        dice = random.Random(f"{seed}/hand/{nth}")  # noqa: S311, to be repeatable
        wanted = next((kind for kind in missing if kind != EXCEPTION), "")
        lines = self._by_kind()[wanted] if wanted else self.drill.lines
        dealt = self.drill.deal(dice.choice(lines), f"{seed}/hand/{nth}")[0]
        for again in range(20):
            if not wanted or wanted in kinds_in(dealt):
                break
            dealt = self.drill.deal(dice.choice(lines), f"{seed}/hand/{nth}/{again}")[0]
        title = str(self.game.game.title)
        scenario = Scenario(f"exam-{seed}-{nth}", title, "", self.game.game, self.game.rules, dealt.given)
        return replace(scenario, happens=tuple(self._happens(scenario, dealt, dice)))

    def _happens(self, scenario: Scenario, dealt: Rehearsal, dice: random.Random) -> Iterator[Happens]:
        """Yield what goes wrong: one thing at some step. What players do is entered rightly, so no mistake is made."""
        steps = sorted({entry.prompt.guide.step for entry in dealt.hand.entries})
        seats = dealt.hand.opening.seats
        for what in dice.sample(known(scenario.game), len(known(scenario.game))):
            irregularity = irregularity_of(what, scenario.game)
            effect = irregularity.ruled_by(scenario.rules.exceptions).effect if irregularity is not None else None
            if effect not in MISTAKES:
                yield Happens(at=dice.choice(steps), what=what, seat=dice.choice(seats))
                return

    def missing(self, hands: Sequence[Scenario], exceptions: int) -> tuple[str, ...]:
        """Return the kinds of move that these hands do not hold, when so many exceptions were handled in them."""
        seen = {kind for hand in hands for kind in kinds_in(hand.rehearse())}
        left = sorted(self.kinds - seen)
        return (*left, EXCEPTION) if exceptions < EXCEPTIONS else tuple(left)


def kinds_in(hand: Rehearsal) -> frozenset[str]:
    """Return the kinds of move that a hand holds: take, pay, push, a call, a posted jackpot, a side pot, a split."""
    found: set[str] = set()
    for entry in hand.hand.entries:
        match entry.prompt:
            case Floor():
                found.add("call")
            case Settle(items=items):
                found |= {verb_of(item).value for item in items}
                found |= {"jackpot" for item in items if item.jackpot}
                pots = [item for item in items if is_pot(item)]
                found |= {"several pots"} if len({item.key for item in pots}) > 1 else set()
                found |= {"split"} if len(pots) > len({item.key for item in pots}) else set()
            case _:
                pass
    return frozenset(found)
