"""Drills of Texas Peek Hold'em: its wagers, surrenders, and reading."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from kiosk.core.money import Dollars
from kiosk.core.text import homonym, sentence, text
from kiosk.drills import READING, Asked, BankedDrill, DrillLine, DrillTable, Maker, Rehearsal, Staged
from kiosk.games.texas_peek import procedure as peek
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import Choice, Choices, Chosen, Felt

_SURRENDER: Final = DrillLine(peek.VERSUS.key, peek.SURRENDERED, sentence("Surrender"))


class TexasPeekDrill(BankedDrill[TexasPeekRules]):
    """Make the game's drills. They also ask about a surrender, which leaves half of the Raise."""

    def __init__(self) -> None:
        labels = {peek.COMMUNITY: homonym("Board", "the community cards")}
        super().__init__(
            peek.WAGERS,
            peek.layout,
            peek.spots,
            reading=peek.VERSUS,
            labels=labels,
            gives_up=("fold", peek.SURRENDER),
            given_up=(peek.FOLDED_AT_PEEK, peek.FOLDED_AT_RAISE, peek.SURRENDERED),
        )

    def lines(self, rules: TexasPeekRules) -> tuple[DrillLine, ...]:
        lines = super().lines(rules)
        after = next(nth for nth, line in enumerate(lines) if line.table == READING)
        return (*lines[:after], _SURRENDER, *lines[after:])

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        staged = super().stage(line, setting, dice)
        if line != _SURRENDER:
            return staged
        plan, seat, _ = staged

        def surrenders(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen | None:
            chosen = plan.decide(prompt, felt, dice)
            keys = [option.key for option in prompt.options.get(seat, ())]
            if chosen is None or peek.SURRENDER not in keys:
                return chosen
            return Chosen({**chosen.choices, seat: Choice(peek.SURRENDER)})

        return Staged(replace(plan, decide=surrenders), seat)

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        if line != _SURRENDER:
            return super().asked(line, setting, staged, hand)
        seat, bets = staged.seat, hand.felt.bets[staged.seat]
        prompt, item = next(settled for settled in hand.settled(peek.SURRENDERS.step) if settled[1].seat == seat)
        return Asked(
            heading=text("Surrender · Raise {raised}", raised=Dollars(bets[peek.RAISE])),
            ask=text("Take how much from seat {seat}?", seat=seat),
            groups=(), facts=(text("Peek {bet}", bet=Dollars(bets[peek.PEEK])),),
            clause=prompt.guide.clause, rule=prompt.guide.rule, amount=item.take, terms=item.terms, cut=False,
        )  # fmt: skip

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        yield from super().fell_on(result)
        if any(seat["ended"] == peek.SURRENDERED for seat in result["seats"]):
            yield _SURRENDER.id


DRILL: Final[Maker] = TexasPeekDrill()
