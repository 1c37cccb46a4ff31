"""Cash at the tables and in the cage, as dated settings, `[[cash]]` in house.toml."""

from datetime import date
from typing import Final

from pydantic import Field

from kiosk.schema.fields import PositiveMoney
from kiosk.settings.payouts import Dated


class CashRules(Dated):
    """The rules of cash from a day on.

    `cash_outs` permits cash for chips at a table. From `log` on, in cash of one person on a gaming day, the floor
    enters the player's number; None: never. More than `notice` in or out needs a notice. Of each raked hand,
    `promotion` and `bad_beat` are for the players, up to its rake.
    """

    cash_outs: bool = Field(default=False, strict=True)
    log: PositiveMoney | None = None
    notice: PositiveMoney = 1_000_000
    promotion: PositiveMoney | None = None
    bad_beat: PositiveMoney | None = None


DEFAULT_CASH: Final = CashRules.model_validate({"from": date(2000, 1, 1)})
