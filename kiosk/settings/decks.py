"""Decks and dice: the retention of a winning deck, and the interval of counts, as dated settings, `[[decks]]`."""

from datetime import date
from typing import Final

from pydantic import Field

from kiosk.settings.payouts import Dated


class DeckRules(Dated):
    """The rules from a day on: a deck that won a jackpot is kept for `jackpot_days`; all are counted each
    `inventory_days`. A deck that is in play for more than `play_hours` is reported; None for no limit.
    """

    jackpot_days: int = Field(default=30, ge=1, le=3650, strict=True)
    inventory_days: int = Field(default=92, ge=1, le=3650, strict=True)
    play_hours: int | None = Field(default=None, ge=1, le=8760, strict=True)


DEFAULT_DECKS: Final = DeckRules.model_validate({"from": date(2000, 1, 1)})
