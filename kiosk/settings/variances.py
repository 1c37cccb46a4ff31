"""Differences of counts: from which amount a house reports them, as dated settings, `[[variances]]` in house.toml."""

from datetime import date
from typing import Final

from pydantic import Field

from kiosk.schema.fields import PositiveMoney
from kiosk.settings.payouts import Dated


class VarianceRules(Dated):
    """Limits of differences. From `limit` on, alone or in aggregate, an error notice is due after `report_days` days.

    So many `shortages` of one table or dealer in a month are a pattern. From `copy_limit` on, a copy of the notice goes
    to the regulator.
    """

    limit: PositiveMoney = 100_000
    report_days: int = Field(default=30, ge=0, le=365, strict=True)
    shortages: int = Field(default=3, ge=2, le=100, strict=True)
    copy_limit: PositiveMoney | None = None


DEFAULT_VARIANCES: Final = VarianceRules.model_validate({"from": date(2000, 1, 1)})
