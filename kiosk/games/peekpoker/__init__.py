"""PeekPoker Hold’em: dice under cups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiosk.core.text import text
from kiosk.games.peekpoker.irregularities import IRREGULARITIES
from kiosk.games.peekpoker.procedure import carry, hand
from kiosk.games.peekpoker.words import DICE_IN_BOX, FEWEST, MOST, STEPS, PeekPokerRules, layout
from kiosk.procedure import Game, Handbook, RecordFormat

if TYPE_CHECKING:  # a table is dealt without the drills
    from kiosk.drills import Maker


def _handbook() -> Handbook:
    from kiosk.games.peekpoker.handbook import HANDBOOK

    return HANDBOOK


def _record() -> RecordFormat[PeekPokerRules]:
    from kiosk.games.peekpoker.record import PeekPokerRecord

    return PeekPokerRecord()


def _drill() -> Maker:
    from kiosk.games.peekpoker.drill import PeekPokerDrill

    return PeekPokerDrill()


GAME = Game(
    key="dice",
    title=text("PeekPoker Hold’em"),
    procedure=2,
    older=(1,),
    rules_model=PeekPokerRules,
    steps=STEPS,
    seats=(FEWEST, MOST),
    layout=layout,
    hand=hand,
    make_handbook=_handbook,
    make_record=_record,
    make_drill=_drill,
    irregularities=IRREGULARITIES,
    carry=carry,
    pieces=DICE_IN_BOX,
    house_plays=False,
)
