"""New Hampshire Hold ’Em: three bonus bets and posted jackpots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiosk.core.text import text
from kiosk.games.new_hampshire.irregularities import IRREGULARITIES
from kiosk.games.new_hampshire.procedure import STEPS, hand, layout
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import Game, Handbook, RecordFormat

if TYPE_CHECKING:  # a table is dealt without the drills
    from kiosk.drills import Maker


def _handbook() -> Handbook:
    from kiosk.games.new_hampshire.handbook import HANDBOOK

    return HANDBOOK


def _record() -> RecordFormat[NewHampshireRules]:
    from kiosk.games.new_hampshire.record import NewHampshireRecord

    return NewHampshireRecord()


def _drill() -> Maker:
    from kiosk.games.new_hampshire.drill import NewHampshireDrill

    return NewHampshireDrill()


GAME = Game(
    key="nh",
    title=text("New Hampshire Hold ’Em"),
    procedure=2,
    rules_model=NewHampshireRules,
    steps=STEPS,
    seats=(1, 9),
    layout=layout,
    hand=hand,
    make_handbook=_handbook,
    make_record=_record,
    make_drill=_drill,
    irregularities=IRREGULARITIES,
)
