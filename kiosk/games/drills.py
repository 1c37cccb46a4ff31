"""How the drills of each game are made, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.games.new_hampshire_drill import NewHampshireDrill
from kiosk.games.peekpoker_drill import PeekPokerDrill
from kiosk.games.texas_holdem_drill import TexasHoldemDrill
from kiosk.games.texas_peek_drill import TexasPeekDrill
from kiosk.training.drill import Maker

DRILLS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "nh": NewHampshireDrill(),
        "peek": TexasPeekDrill(),
        "holdem": TexasHoldemDrill(),
        "dice": PeekPokerDrill(),
    }
)
