"""The questions of an examination: drawn from its seed alone, chosen by nobody, and never dealt before.

The payout test asks every line of the game in the same number of stages, in an order of its own; a line that pays a
jackpot or calls the floor in twice as many. The hands are drawn until they hold between them every kind of move that
the game knows, each as often for everybody.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cached_property
from typing import Final

from kiosk.core.money import Cents
from kiosk.drills import Asked, Drill, DrillLine, Question, Rehearsal
from kiosk.procedure import Choices, Floor, Item, Prompt, Settle, Wagers
from kiosk.table import TableGame
from kiosk.training.examination.rule import MAX_OF_KIND, questions
from kiosk.training.guided.hand_report import kind_of
from kiosk.training.scenarios.moves import Move, Verb, due, is_pot, verb_of
from kiosk.training.scenarios.remedies import MISTAKES
from kiosk.training.scenarios.scenario import Scenario
from kiosk.training.scenarios.situation import Happens, irregularity_of, known, steps_of

EXCEPTION: Final = "exception"
EXCEPTION_MOVES: Final = "exceptions"
EXCEPTIONS: Final = 2  # Fewest irregularities handled in a paper.
MAX_HANDS: Final = 40


class ExamPaper:
    """The questions about one game at one table."""

    def __init__(self, game: TableGame, drill: Drill) -> None:
        self.game = game
        self.drill = drill

    def posting(self, jackpots: Mapping[str, Cents]) -> ExamPaper:
        """Return the paper with these jackpots posted."""
        is_same = jackpots == self.drill.setting.jackpots
        return self if is_same else ExamPaper(self.game, self.drill.posting(jackpots))

    def payouts(self, seed: int) -> tuple[DrillLine, ...]:
        """Return the lines in the order in which they are asked; no line twice running."""
        dice = random.Random(f"{seed}/payouts")  # noqa: S311, to be repeatable
        order: list[DrillLine] = []
        for nth in range(max(self.times.values())):
            lines = [line for line in self.drill.lines if self.times[line.id] > nth]
            dice.shuffle(lines)
            if order and order[-1] == lines[0] and len(lines) > 1:
                lines.append(lines.pop(0))
            order += lines
        return tuple(order)

    @cached_property
    def times(self) -> Mapping[str, int]:
        """Return the number of questions on each line."""
        return {
            line: questions(stages_of(asked), called=_is_called(hand, asked))
            for line, (hand, asked) in self._samples.items()
        }

    @cached_property
    def stages(self) -> Mapping[str, int]:
        """Return in how many stages each line is asked."""
        return {line: self.times[line] * stages_of(asked) for line, (_, asked) in self._samples.items()}

    @cached_property
    def _samples(self) -> Mapping[str, tuple[Rehearsal, Asked]]:
        """Return a hand on each line, from which the number of its questions follows."""
        return {line.id: self.drill.deal(line, "times") for line in self.drill.lines}

    @cached_property
    def _hands(self) -> Mapping[str, Rehearsal]:
        return {line.id: self.drill.deal(line, "kinds")[0] for line in self.drill.lines}

    @cached_property
    def quotas(self) -> Mapping[str, int]:
        """Return the number of moves of each kind to ask, among the kinds that the hands of this game have."""
        there = {EXCEPTION_MOVES}
        for dealt in self._hands.values():
            for entry in dealt.hand.entries:
                there |= {kind_of(move) for move in exam_moves(entry.prompt)}
        return {kind: most for kind, most in MAX_OF_KIND.items() if kind in there}

    def sign_in_at(self, seed: int) -> int:
        """Return after how many stages the person signs in again. It comes before the last wager is settled."""
        stages = sum(self.stages.values()) + sum(self.quotas.values()) - MAX_OF_KIND["settling"]
        return random.Random(f"{seed}/sign-in").randrange(1, stages)  # noqa: S311, to be repeatable

    def question(self, seed: int, nth: int, line: DrillLine) -> Question:
        """Return the question with this number, from 0, which is about a line of `payouts`."""
        return self.drill.question(line, f"{seed}/payouts/{nth}")

    @property
    def kinds(self) -> frozenset[str]:
        """Return every kind of move that the hands of this game hold."""
        return frozenset(self._by_kind)

    @cached_property
    def _by_kind(self) -> Mapping[str, Sequence[DrillLine]]:
        found: dict[str, list[DrillLine]] = {}
        for line in self.drill.lines:
            for kind in kinds_in(self._hands[line.id]):
                found.setdefault(kind, []).append(line)
        return found

    def hand(self, seed: int, nth: int, missing: Sequence[str], *, excepts: bool = True) -> Scenario:
        """Return the hand with this number, from 0: one that holds the first kind of move that is `missing`, and an
        exception where it `excepts`."""
        dice = random.Random(f"{seed}/hand/{nth}")  # noqa: S311, to be repeatable
        wanted = next((kind for kind in missing if kind != EXCEPTION), "")
        lines = self._by_kind[wanted] if wanted else self.drill.lines
        dealt = self.drill.deal(dice.choice(lines), f"{seed}/hand/{nth}")[0]
        for again in range(20):
            if not wanted or wanted in kinds_in(dealt):
                break
            dealt = self.drill.deal(dice.choice(lines), f"{seed}/hand/{nth}/{again}")[0]
        title = str(self.game.game.title)
        scenario = Scenario(f"exam-{seed}-{nth}", title, "", self.game.game, self.game.rules, dealt.given)
        return replace(scenario, happens=tuple(self._happens(scenario, dealt, dice)) if excepts else ())

    def _happens(self, scenario: Scenario, dealt: Rehearsal, dice: random.Random) -> Iterator[Happens]:
        """Yield the irregularity of a hand, at some step. The players' answers are entered correctly."""
        prompts = [entry.prompt for entry in dealt.hand.entries]
        seats = dealt.hand.opening.seats
        for what in dice.sample(known(scenario.game), len(known(scenario.game))):
            irregularity = irregularity_of(what, scenario.game)
            effect = irregularity.ruled_by(scenario.rules.exceptions).effect if irregularity is not None else None
            steps = steps_of(what, prompts)
            if effect not in MISTAKES and steps:
                yield Happens(at=dice.choice(steps), what=what, seat=dice.choice(seats))
                return

    def missing(self, seen: AbstractSet[str], exceptions: int) -> tuple[str, ...]:
        """Return the kinds of moves not seen yet, after this many handled exceptions."""
        left = sorted(self.kinds - seen)
        return (*left, EXCEPTION) if exceptions < EXCEPTIONS else tuple(left)


def stages_of(asked: Asked) -> int:
    """Return in how many stages a question counts: the name, the five that play, and the payout with its chips."""
    return bool(asked.names) + bool(asked.pick) + (asked.amount is not None)


def _is_called(hand: Rehearsal, asked: Asked) -> bool:
    """Return whether the seat that is asked about wins a posted jackpot, or calls the floor, at the question's step."""
    items = [(entry.prompt, item) for entry in hand.hand.entries for item in _items(entry.prompt)]
    return any(
        (item.seat == asked.seat and prompt.guide.rule == asked.rule and bool(item.jackpot))
        or (isinstance(prompt, Floor) and item.seat == asked.seat and _is_settled_with(hand, prompt, asked))
        for prompt, item in items
    )


def _is_settled_with(hand: Rehearsal, call: Floor, asked: Asked) -> bool:
    return any(
        isinstance(entry.prompt, Settle)
        and entry.prompt.guide.step == call.guide.step
        and entry.prompt.guide.clause == asked.clause
        for entry in hand.hand.entries
    )


def _items(prompt: Prompt) -> Sequence[Item]:
    match prompt:
        case Floor():
            return (prompt.item, *prompt.also)
        case Settle():
            return prompt.items
        case _:
            return ()


def exam_moves(prompt: Prompt) -> Sequence[Move]:
    """Return the moves at a prompt: a wager is settled on one sheet, and the players' answers are entered."""
    match prompt:
        case Settle() | Floor():
            return (Move(Verb.SETTLE),)
        case Wagers() | Choices():
            return (*due(prompt), Move(Verb.ENTER))
        case _:
            return due(prompt)


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
