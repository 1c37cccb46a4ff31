"""Payouts that need more than chips: the amounts from which a house wants a slip, a second signature, or a tax form.

The limits are dated settings, `[[payouts]]` in house.toml. Those in force on the day on which a hand begins hold for
the whole hand: they are frozen in its opening. A day before all of them has the earliest, because a wrong clock must
not switch them off. A limit applies to one payout as the dealer pushes it, that is one seat's one kind of wager
(docs/decisions/007-what-a-big-payout-is.md). Pots that players win from each other are not the house's payouts.
"""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Annotated, Any, NamedTuple, TypeVar

from pydantic import BeforeValidator, Field

from kiosk.procedure import Does, Item
from kiosk.schema.fields import OddsField, PositiveMoney, Strict, as_written


class TaxForm(Strict):
    """A form for the tax office: from which amount, and from which odds where these matter too."""

    name: str = Field(min_length=1, max_length=24)
    amount: PositiveMoney
    odds: OddsField | None = None


def a_day(value: object) -> object:
    """Refuse a value that is not a day, such as a year: a number would be read as seconds since 1970."""
    if isinstance(value, str) or type(value) is date:
        return value
    raise ValueError(f"{as_written(value)} is not a day; write it as 2026-01-01")


class Dated(Strict):
    """Settings that hold from a day on."""

    since: Annotated[date, BeforeValidator(a_day)] = Field(alias="from")


class PayoutLimits(Dated):
    """The amounts, in cents, from which a payout needs something; None: never. They hold from a day on.

    From `elsewhere` on, the cage may pay instead of the rack, or a check; None: never.
    """

    slip: PositiveMoney | None = None
    second_signature: PositiveMoney | None = None
    tax_form: TaxForm | None = None
    elsewhere: PositiveMoney | None = None


class Needs(NamedTuple):
    """The requirements of one payout before it may be pushed. `tax_form` is the form's name, or ""."""

    slip: bool = False
    second_signature: bool = False
    tax_form: str = ""


NEEDS_NOTHING = Needs()


_D = TypeVar("_D", bound=Dated)


def in_force(dated: Iterable[_D], at_ms: int) -> _D | None:
    """Return the settings that hold at a moment, in milliseconds since 1970: the latest whose day has come.

    If no day has come yet, the earliest hold. None only if there are none.
    """
    day = datetime.fromtimestamp(at_ms / 1000).astimezone().date()
    by_day = sorted(dated, key=lambda limits: limits.since)
    begun = [limits for limits in by_day if limits.since <= day]
    return begun[-1] if begun else next(iter(by_day), None)


def written_limits(limits: PayoutLimits | None) -> dict[str, Any] | None:
    """Return limits as a hand's opening keeps them."""
    return None if limits is None else limits.model_dump(mode="json", by_alias=True, exclude_none=True)


def read_limits(kept: Mapping[str, Any] | None) -> PayoutLimits | None:
    """Return the limits that `written_limits` wrote."""
    return None if kept is None else PayoutLimits.model_validate(kept)


def needs(limits: PayoutLimits | None, item: Item) -> Needs:
    """Return the requirements of the payout of `item`. Without a stake it comes from a pot, and not from the house."""
    if limits is None or item.does is not Does.PAY or not item.stake:
        return NEEDS_NOTHING
    form = limits.tax_form
    due = form is not None and item.pay >= form.amount and _at_least(item, form)
    return Needs(
        slip=limits.slip is not None and item.pay >= limits.slip,
        second_signature=limits.second_signature is not None and item.pay >= limits.second_signature,
        tax_form=form.name if form is not None and due else "",
    )


def _at_least(item: Item, form: TaxForm) -> bool:
    return form.odds is None or item.pay * form.odds.on >= item.stake * form.odds.pays
