"""Texas Peek Hold’em: against the dealer’s hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiosk.core.text import text
from kiosk.games.texas_peek.irregularities import IRREGULARITIES
from kiosk.games.texas_peek.procedure import STEPS, hand, layout
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import Game, Handbook, RecordFormat

if TYPE_CHECKING:  # a table is dealt without the drills
    from kiosk.drills import Maker


def _handbook() -> Handbook:
    from kiosk.games.texas_peek.handbook import HANDBOOK

    return HANDBOOK


def _record() -> RecordFormat[TexasPeekRules]:
    from kiosk.games.texas_peek.record import TexasPeekRecord

    return TexasPeekRecord()


def _drill() -> Maker:
    from kiosk.games.texas_peek.drill import TexasPeekDrill

    return TexasPeekDrill()


GAME = Game(
    key="peek",
    title=text("Texas Peek Hold’em"),
    procedure=2,
    rules_model=TexasPeekRules,
    steps=STEPS,
    seats=(1, 9),
    layout=layout,
    hand=hand,
    make_handbook=_handbook,
    make_record=_record,
    make_drill=_drill,
    irregularities=IRREGULARITIES,
)
