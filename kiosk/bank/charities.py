"""The shares of the state and of a charity in a night, and the totals by charity."""

from collections.abc import Iterable
from typing import NamedTuple

from kiosk.bank.night import TableNight
from kiosk.bank.night_rows import NightCharity
from kiosk.core.money import Cents, Rounding, divide


class CharityTotal(NamedTuple):
    """The totals of all tables of a charity in a gaming day, in cents."""

    name: str
    tables: tuple[str, ...]
    win: Cents
    state: Cents
    charity: Cents


def shares_of(night: TableNight, charity: NightCharity) -> tuple[Cents, Cents]:
    """Return the shares of the state and of the charity, in cents, half a cent up; nothing of a loss."""
    base = night.sold - night.coupons if charity.is_of_buy_ins else night.win
    return _part(base, charity.state), _part(night.win, charity.charity)


def _part(cents: Cents, percent: int) -> Cents:
    return divide(max(0, cents) * percent, 100, Rounding.CENT_NEAREST)


def totals_by_charity(nights: Iterable[TableNight]) -> tuple[CharityTotal, ...]:
    """Return the totals of a gaming day by charity, by name; "" has the tables that no charity was assigned to."""
    found: dict[str, CharityTotal] = {}
    for night in nights:
        if night.charity is None:
            continue
        name = night.charity.name
        state, charity = shares_of(night, night.charity) if name else (0, 0)
        was = found.get(name, CharityTotal(name, (), 0, 0, 0))
        tables = (*was.tables, night.table)
        found[name] = CharityTotal(name, tables, was.win + night.win, was.state + state, was.charity + charity)
    return tuple(found[name] for name in sorted(found))
