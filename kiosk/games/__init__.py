"""The games that this house deals: the one place where they are listed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from kiosk.game import Game
from kiosk.games import (
    new_hampshire,
    new_hampshire_irregularities,
    peekpoker,
    peekpoker_irregularities,
    peekpoker_words,
    texas_holdem,
    texas_holdem_irregularities,
    texas_holdem_words,
    texas_peek,
    texas_peek_irregularities,
)
from kiosk.games.new_hampshire_record import NewHampshireRecord
from kiosk.games.peekpoker_record import PeekPokerRecord
from kiosk.games.texas_holdem_record import TexasHoldemRecord
from kiosk.games.texas_holdem_rules import TexasHoldemRules
from kiosk.games.texas_peek_record import TexasPeekRecord
from kiosk.text import text

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
