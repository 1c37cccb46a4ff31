"""How the drills of each game are made, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.drills import Maker
from kiosk.games.new_hampshire.drill import NewHampshireDrill
from kiosk.games.peekpoker.drill import PeekPokerDrill
from kiosk.games.texas_holdem.drill import TexasHoldemDrill
from kiosk.games.texas_peek.drill import TexasPeekDrill

DRILLS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "nh": NewHampshireDrill(),
        "peek": TexasPeekDrill(),
        "holdem": TexasHoldemDrill(),
        "dice": PeekPokerDrill(),
    }
)
