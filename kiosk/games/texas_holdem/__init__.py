"""Texas Hold’em in a poker room: blinds, side pots, rake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiosk.core.text import text
from kiosk.games.texas_holdem.irregularities import IRREGULARITIES
from kiosk.games.texas_holdem.procedure import carry, hand, voided
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.games.texas_holdem.words import STEPS, layout
from kiosk.procedure import Game, Handbook, HandHistories, RecordFormat

if TYPE_CHECKING:  # a table is dealt without the drills
    from kiosk.drills import Maker


def _handbook() -> Handbook:
    from kiosk.games.texas_holdem.handbook import HANDBOOK

    return HANDBOOK


def _record() -> RecordFormat[TexasHoldemRules]:
    from kiosk.games.texas_holdem.record import TexasHoldemRecord

    return TexasHoldemRecord()


def _histories() -> HandHistories:
    from kiosk.games.texas_holdem.histories import TexasHoldemHistories

    return TexasHoldemHistories()


def _drill() -> Maker:
    from kiosk.games.texas_holdem.drill import TexasHoldemDrill

    return TexasHoldemDrill()


GAME = Game(
    key="holdem",
    title=text("Texas Hold’em"),
    procedure=7,
    older=(2, 3, 4, 5, 6),
    rules_model=TexasHoldemRules,
    steps=STEPS,
    seats=(2, 10),
    layout=layout,
    hand=hand,
    make_handbook=_handbook,
    make_record=_record,
    make_histories=_histories,
    make_drill=_drill,
    irregularities=IRREGULARITIES,
    carry=carry,
    voided=voided,
    house_plays=False,
)
