"""What goes wrong at a table on purpose, so that a trainee learns what to do about it."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field

from kiosk.settings_types import Strict


class Irregularity(StrEnum):
    """What happens. Each is shown at the felt as it would be, and ends with what the dealer does."""

    MISDEAL = "misdeal"
    EXPOSED_CARD = "exposed_card"
    MISREAD_CARD = "misread_card"
    DEAD_SHOE = "dead_shoe"
    OUT_OF_TURN = "out_of_turn"
    SHORT_ALL_IN = "short_all_in"
    SHARED_CARDS = "shared_cards"
    LATE_WAGER = "late_wager"


class Happens(Strict):
    """One irregularity: at which step of the rail, and whose it is (0: nobody's)."""

    at: str
    what: Irregularity
    seat: int = Field(default=0, ge=0, strict=True)
