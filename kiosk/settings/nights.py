"""The signatures for a night, as dated settings, `[[nights]]` in house.toml."""

from datetime import date
from typing import Annotated, Final, TypeAlias

from pydantic import Field

from kiosk.settings.payouts import Dated
from kiosk.staff import Role

Signing: TypeAlias = tuple[Role, ...]


class NightRules(Dated):
    """The roles of the people who sign for a night from a day on.

    `signs` explains a difference and signs first. `second` is another person; an empty list asks for one signature.
    The report of a month is due on the day `month_due` of the next one.
    """

    signs: Annotated[Signing, Field(min_length=1)] = (Role.FLOOR, Role.MANAGER)
    second: Signing = (Role.FLOOR, Role.MANAGER)
    month_due: int = Field(default=15, ge=1, le=28, strict=True)


DEFAULT_NIGHTS: Final = NightRules.model_validate({"from": date(2000, 1, 1)})
