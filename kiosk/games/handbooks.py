"""The handbook of each game, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.games import new_hampshire_handbook, peekpoker_handbook, texas_holdem_handbook, texas_peek_handbook
from kiosk.handbook import Handbook

HANDBOOKS: Final[Mapping[str, Handbook]] = MappingProxyType(
    {
        "nh": new_hampshire_handbook.HANDBOOK,
        "peek": texas_peek_handbook.HANDBOOK,
        "holdem": texas_holdem_handbook.HANDBOOK,
        "dice": peekpoker_handbook.HANDBOOK,
    }
)
