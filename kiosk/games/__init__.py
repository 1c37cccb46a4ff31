"""The games that this house deals: the one place where they are listed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from kiosk.game import Game
from kiosk.games import new_hampshire
from kiosk.games.new_hampshire_record import NewHampshireRecord
from kiosk.text import text

_GAMES: Final = (
    Game(
        key="nh",
        title=text("New Hampshire Hold ’Em"),
        procedure=1,
        rules_model=new_hampshire.NewHampshireRules,
        steps=new_hampshire.STEPS,
        seats=(1, 9),
        layout=new_hampshire.layout,
        hand=new_hampshire.hand,
        record=NewHampshireRecord(),
    ),
)

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType({game.key: game for game in _GAMES})
