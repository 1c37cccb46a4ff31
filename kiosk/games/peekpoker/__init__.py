"""PeekPoker Hold’em: dice under cups."""

from functools import partial
from pkgutil import resolve_name

from kiosk.core.text import text
from kiosk.games.peekpoker.irregularities import IRREGULARITIES
from kiosk.games.peekpoker.procedure import carry, given, hand
from kiosk.games.peekpoker.words import DICE_IN_BOX, FEWEST, MOST, STEPS, PeekPokerRules, layout
from kiosk.procedure import Game

GAME = Game(
    key="dice",
    title=text("PeekPoker Hold’em"),
    procedure=2,
    rules_model=PeekPokerRules,
    steps=STEPS,
    seats=(FEWEST, MOST),
    layout=layout,
    hand=hand,
    make_handbook=partial(resolve_name, "kiosk.games.peekpoker.handbook:HANDBOOK"),
    make_record=partial(resolve_name, "kiosk.games.peekpoker.record:RECORD"),
    make_drill=partial(resolve_name, "kiosk.games.peekpoker.drill:DRILL"),
    irregularities=IRREGULARITIES,
    carry=carry,
    given=given,
    pieces=DICE_IN_BOX,
    house_plays=False,
)
