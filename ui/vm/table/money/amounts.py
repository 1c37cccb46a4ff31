"""Format a game's amounts as money or as points."""

from collections.abc import Callable

from kiosk.core.money import money
from kiosk.table import TableView

Amount = Callable[[int], str]


def amount_of(table: TableView) -> Amount:
    """Return the format of amounts of this table's game."""
    return str if table.round.felt.layout.points else money


def signed(number: int, amount: Amount) -> str:
    """Return an amount that says whether it has come or gone: "+$25", "−$25", "$0"."""
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return sign + amount(abs(number))
