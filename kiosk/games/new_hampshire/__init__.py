"""New Hampshire Hold ’Em: three bonus bets and posted jackpots."""

from functools import partial
from pkgutil import resolve_name

from kiosk.core.text import text
from kiosk.games.new_hampshire.irregularities import IRREGULARITIES
from kiosk.games.new_hampshire.procedure import STEPS, hand, layout
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import Game

GAME = Game(
    key="nh",
    title=text("New Hampshire Hold ’Em"),
    procedure=2,
    rules_model=NewHampshireRules,
    steps=STEPS,
    seats=(1, 9),
    layout=layout,
    hand=hand,
    make_handbook=partial(resolve_name, "kiosk.games.new_hampshire.handbook:HANDBOOK"),
    make_record=partial(resolve_name, "kiosk.games.new_hampshire.record:RECORD"),
    make_drill=partial(resolve_name, "kiosk.games.new_hampshire.drill:DRILL"),
    irregularities=IRREGULARITIES,
)
