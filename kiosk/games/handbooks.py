"""The handbook of each game, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.games.new_hampshire import handbook as new_hampshire_handbook
from kiosk.games.peekpoker import handbook as peekpoker_handbook
from kiosk.games.texas_holdem import handbook as texas_holdem_handbook
from kiosk.games.texas_peek import handbook as texas_peek_handbook
from kiosk.procedure import Handbook

HANDBOOKS: Final[Mapping[str, Handbook]] = MappingProxyType(
    {
        "nh": new_hampshire_handbook.HANDBOOK,
        "peek": texas_peek_handbook.HANDBOOK,
        "holdem": texas_holdem_handbook.HANDBOOK,
        "dice": peekpoker_handbook.HANDBOOK,
    }
)
