"""The games that this house deals: the one place where they are listed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from kiosk.core.text import text
from kiosk.games.new_hampshire import irregularities as new_hampshire_irregularities
from kiosk.games.new_hampshire import procedure as new_hampshire
from kiosk.games.new_hampshire.record import NewHampshireRecord
from kiosk.games.peekpoker import irregularities as peekpoker_irregularities
from kiosk.games.peekpoker import procedure as peekpoker
from kiosk.games.peekpoker import words as peekpoker_words
from kiosk.games.peekpoker.record import PeekPokerRecord
from kiosk.games.texas_holdem import irregularities as texas_holdem_irregularities
from kiosk.games.texas_holdem import procedure as texas_holdem
from kiosk.games.texas_holdem import words as texas_holdem_words
from kiosk.games.texas_holdem.record import TexasHoldemRecord
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.games.texas_peek import irregularities as texas_peek_irregularities
from kiosk.games.texas_peek import procedure as texas_peek
from kiosk.games.texas_peek.record import TexasPeekRecord
from kiosk.procedure import Game

_GAMES: Final = (
    Game(
        key="nh",
        title=text("New Hampshire Hold ’Em"),
        procedure=2,
        rules_model=new_hampshire.NewHampshireRules,
        steps=new_hampshire.STEPS,
        seats=(1, 9),
        layout=new_hampshire.layout,
        hand=new_hampshire.hand,
        record=NewHampshireRecord(),
        irregularities=new_hampshire_irregularities.IRREGULARITIES,
    ),
    Game(
        key="peek",
        title=text("Texas Peek Hold’em"),
        procedure=2,
        rules_model=texas_peek.TexasPeekRules,
        steps=texas_peek.STEPS,
        seats=(1, 9),
        layout=texas_peek.layout,
        hand=texas_peek.hand,
        record=TexasPeekRecord(),
        irregularities=texas_peek_irregularities.IRREGULARITIES,
    ),
    Game(
        key="holdem",
        title=text("Texas Hold’em"),
        procedure=2,
        rules_model=TexasHoldemRules,
        steps=texas_holdem_words.STEPS,
        seats=(2, 10),
        layout=texas_holdem_words.layout,
        hand=texas_holdem.hand,
        record=TexasHoldemRecord(),
        carry=texas_holdem.carry,
        voided=texas_holdem.voided,
        irregularities=texas_holdem_irregularities.IRREGULARITIES,
    ),
    Game(
        key="dice",
        title=text("PeekPoker Hold’em"),
        procedure=1,
        rules_model=peekpoker_words.PeekPokerRules,
        steps=peekpoker_words.STEPS,
        seats=(peekpoker_words.FEWEST, peekpoker_words.MOST),
        layout=peekpoker_words.layout,
        hand=peekpoker.hand,
        record=PeekPokerRecord(),
        carry=peekpoker.carry,
        irregularities=peekpoker_irregularities.IRREGULARITIES,
        pieces=peekpoker_words.DICE_IN_BOX,
    ),
)

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType({game.key: game for game in _GAMES})
