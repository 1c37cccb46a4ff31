"""The lines of a pay table about the one that pays a called hand, as they stand beside the board for the floor."""

from __future__ import annotations

from typing import Final

from kiosk.core.frozen import frozen
from kiosk.core.money import money
from kiosk.procedure import Item, Line, PayTable, Rules
from ui.vm.controls.pay_rows import PERCENT, odds_or_push
from ui.vm.controls.words import say

_SHOWN: Final = 4


@frozen
class CalledLine:
    """A line, and what it pays for the bet that is called; `wins` marks the one that pays it."""

    name: str
    pays: str
    wins: bool


def about(rules: Rules, item: Item) -> tuple[CalledLine, ...]:
    """Return the line that pays a wager and its neighbours, as the house prints them; none where no line does."""
    tables = [table for name in type(rules).model_fields if isinstance(table := getattr(rules, name), PayTable)]
    table = next((table for table in tables if any(line is item.paid_by for line in table.lines)), None)
    if table is None:
        return ()
    at = next(nth for nth, line in enumerate(table.lines) if line is item.paid_by)
    first = max(0, min(at - 1, len(table.lines) - _SHOWN))
    shown = table.lines[first : first + _SHOWN]
    return tuple(CalledLine(line.name, _pays(line, item.stake), line is item.paid_by) for line in shown)


def _pays(line: Line, stake: int) -> str:
    if line.jackpot is not None:
        percent, name = line.percents.get(stake), line.jackpot.upper()
        return name if percent in (None, 100) else f"{say(PERCENT.fill(percent=percent))} {name}"
    if line.amounts:
        return money(line.amounts[stake]) if stake in line.amounts else ""
    return odds_or_push(line)
