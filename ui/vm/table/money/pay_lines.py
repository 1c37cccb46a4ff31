"""The pay table lines around the one that pays a hand, or all lines for a called hand, as shown beside the board."""

from collections.abc import Sequence
from math import inf
from typing import Final

from kiosk.core.money import money
from kiosk.core.value import value
from kiosk.procedure import Item, Line, PayTable, Rules
from ui.vm.controls.pay_rows import PERCENT, odds_or_push
from ui.vm.controls.words import say

_SHOWN: Final = 4


@value
class PaidLine:
    """A line, and its payout for a bet; `wins` marks the one that pays it."""

    name: str
    pays: str
    wins: bool


def about(rules: Rules, item: Item) -> tuple[PaidLine, ...]:
    """Return the whole pay table of a wager, as the house prints it; none if no line of one pays it."""
    return _lines(rules, item, item, is_whole=True)


def beside(rules: Rules, items: Sequence[Item]) -> tuple[PaidLine, ...]:
    """Return the lines for the first of some items of one wager; none if no line pays any of them."""
    paid = next((item for item in items if item.paid_by is not None), None)
    return _lines(rules, items[0], paid) if paid is not None else ()


def _lines(rules: Rules, item: Item, paid: Item, *, is_whole: bool = False) -> tuple[PaidLine, ...]:
    """Return the lines around the one that pays `item`, or the lowest ones, of the table that pays `paid`, or all."""
    tables = [table for name in type(rules).model_fields if isinstance(table := getattr(rules, name), PayTable)]
    table = next((table for table in tables if any(line is paid.paid_by for line in table.lines)), None)
    if table is None:
        return ()
    lowest = len(table.lines) if _worth(table.lines[0]) > _worth(table.lines[-1]) else 0
    at = next((nth for nth, line in enumerate(table.lines) if line is item.paid_by), lowest)
    first = max(0, min(at - 1, len(table.lines) - _SHOWN))
    shown = table.lines if is_whole else table.lines[first : first + _SHOWN]
    return tuple(PaidLine(say(line.name), _pays(line, item.stake), line is item.paid_by) for line in shown)


def _worth(line: Line) -> float:
    """Return how much a line pays, compared with the other lines of its table."""
    if line.jackpot is not None:
        return inf
    if line.odds is not None:
        return line.odds.pays / line.odds.on
    return max(line.amounts.values(), default=0)


def _pays(line: Line, stake: int) -> str:
    if line.jackpot is not None:
        percent, name = line.percents.get(stake), line.jackpot.upper()
        return name if percent in (None, 100) else f"{say(PERCENT.fill(percent=percent))} {name}"
    if line.amounts:
        return money(line.amounts[stake]) if stake in line.amounts else ""
    return odds_or_push(line)
