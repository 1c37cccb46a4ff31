"""Charities: the shares of a night that the state and a charity get, as dated settings, `[[shares]]` in house.toml."""

from enum import StrEnum
from typing import Annotated, Self, TypeAlias

from pydantic import Field, model_validator

from kiosk.settings.payouts import Dated

Percent: TypeAlias = Annotated[int, Field(ge=0, le=100, strict=True)]


class ShareBase(StrEnum):
    """The amount that the state's share is a part of: the win, the rake included, or the cash for chips."""

    WIN = "win"
    BUY_INS = "buy_ins"


class CharityShares(Dated):
    """The shares from a day on, in percent. `state` is of the win, or of the buy-ins where chips have no value.

    `charity` is of the win. At most `charities` benefit from one gaming day of the house.
    """

    state: Percent = 10
    state_of: ShareBase = ShareBase.WIN
    charity: Percent = 35
    charities: int = Field(default=2, ge=1, le=20, strict=True)

    @model_validator(mode="after")
    def _part_of_the_win(self) -> Self:
        shares = self.state + self.charity
        if self.state_of is ShareBase.WIN and shares > 100:
            raise ValueError(f"state and charity are {shares} percent of the win; write at most 100")
        return self
