"""A full table settled against the clock: every seat, every bonus bet, amounts and chips, as at a live table.

The hand is dealt to its wagers automatically; the dealer settles them, one wager for all its seats after the other, and
sees the right answers at the end. The measure is hands an hour, and only a hand in which everything is right counts.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kiosk.core.money import Cents
from kiosk.core.text import Text
from kiosk.drills import Actors, Drill, rehearse
from kiosk.procedure import Floor, Prompt, Settle
from kiosk.table import TableGame
from kiosk.training.examination.hand import ExamHand, SettleAnswer, SettledSpot, SettleSheet
from kiosk.training.scenarios.moves import Move
from kiosk.training.scenarios.scenario import Scenario
from kiosk.training.store.sessions import Given
from kiosk.training.store.store import FULL_TABLE, HOUR_MS

SEATS: Final = 6


class SettledSheet(NamedTuple):
    """The answers about one wager: its name, how much was asked and right, and each answer beside the right one
    where they differ."""

    wager: Text
    asked: int
    right: int
    took_ms: int
    wrong: tuple[tuple[SettledSpot, SettleAnswer | None, SettleAnswer | None], ...]


def deal_full_table(game: TableGame, drill: Drill, seed: int) -> Scenario:
    """Return a hand at a full table, with every wager that it knows."""
    dice = random.Random(f"{seed}/full")  # noqa: S311, to be repeatable
    plan = drill.maker.full(drill.setting, dice, SEATS)
    dealt = rehearse(game.game, game.rules, plan.opening, Actors(plan, dice).answer)
    return Scenario(f"{FULL_TABLE}-{seed}", str(game.game.title), "", game.game, game.rules, dealt.given)


class FullTable(ExamHand):
    """A hand of which the trainee makes only the settling. `sheets` has the settlement of each wager."""

    sheets: tuple[SettledSheet, ...] = ()

    def _moves_due(self, prompt: Prompt) -> Sequence[Move]:
        return super()._moves_due(prompt) if isinstance(prompt, Settle | Floor) else ()

    def settle(self, given: Mapping[SettledSpot, SettleAnswer]) -> None:
        sheet, took_ms = self.sheet, self._took_ms
        super().settle(given)
        asked, right = sheet.judged(given, self.rack)
        self.sheets += (
            SettledSheet(sheet.rows[0].wager, asked, right, took_ms, tuple(_wrong(sheet, given, self.rack))),
        )

    @property
    def took_ms(self) -> int:
        """Return the duration of the settling."""
        return sum(given.took_ms for given in self._kept if given.line != FULL_TABLE)

    @property
    def is_right(self) -> bool:
        return all(given.right for given in self._kept)

    @property
    def points(self) -> bool:
        """Return whether amounts are points."""
        return self.table.round.felt.layout.points

    @property
    def hands_an_hour(self) -> int:
        """Return the number of such hands per hour."""
        return HOUR_MS // max(1, self.took_ms)

    def _finish(self) -> None:
        now_ms = self._clock.now_ms()
        if not any(given.line == FULL_TABLE for given in self._kept):
            wrong = "" if self.is_right else "settling"
            kept = Given(len(self._kept), FULL_TABLE, now_ms, self.took_ms, self.is_right, wrong, {"entries": 0})
            self._store.answer(self.session, kept)
            self._kept.append(kept)
        self._store.end(self.session, now_ms)


def _wrong(
    sheet: SettleSheet, given: Mapping[SettledSpot, SettleAnswer], rack: Sequence[Cents]
) -> list[tuple[SettledSpot, SettleAnswer | None, SettleAnswer | None]]:
    right_of = dict(sheet.due)
    return [
        (spot, given.get(spot), right_of.get(spot))
        for spot in dict.fromkeys((*right_of, *given))
        if not sheet.is_right_at(spot, given, rack)
    ]
