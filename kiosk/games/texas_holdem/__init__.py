"""Texas Hold’em in a poker room: blinds, side pots, rake."""

from functools import partial
from pkgutil import resolve_name

from kiosk.core.text import text
from kiosk.games.texas_holdem.irregularities import IRREGULARITIES
from kiosk.games.texas_holdem.procedure import carry, hand, voided
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.games.texas_holdem.words import STEPS, layout
from kiosk.procedure import Game

GAME = Game(
    key="holdem",
    title=text("Texas Hold’em"),
    procedure=7,
    rules_model=TexasHoldemRules,
    steps=STEPS,
    seats=(2, 10),
    layout=layout,
    hand=hand,
    make_handbook=partial(resolve_name, "kiosk.games.texas_holdem.handbook:HANDBOOK"),
    make_record=partial(resolve_name, "kiosk.games.texas_holdem.record:RECORD"),
    make_histories=partial(resolve_name, "kiosk.games.texas_holdem.histories:HISTORIES"),
    make_drill=partial(resolve_name, "kiosk.games.texas_holdem.drill:DRILL"),
    irregularities=IRREGULARITIES,
    carry=carry,
    voided=voided,
    house_plays=False,
)
