"""Texas Peek Hold’em: against the dealer’s hand."""

from functools import partial
from pkgutil import resolve_name

from kiosk.core.text import text
from kiosk.games.texas_peek.irregularities import IRREGULARITIES
from kiosk.games.texas_peek.procedure import STEPS, hand, layout
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import Game

GAME = Game(
    key="peek",
    title=text("Texas Peek Hold’em"),
    procedure=2,
    rules_model=TexasPeekRules,
    steps=STEPS,
    seats=(1, 9),
    layout=layout,
    hand=hand,
    make_handbook=partial(resolve_name, "kiosk.games.texas_peek.handbook:HANDBOOK"),
    make_record=partial(resolve_name, "kiosk.games.texas_peek.record:RECORD"),
    make_drill=partial(resolve_name, "kiosk.games.texas_peek.drill:DRILL"),
    irregularities=IRREGULARITIES,
)
