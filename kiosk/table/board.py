"""The public state of the jackpots: the posted amounts, and the win that is being verified. No amount grows.

It follows committed events. The sign in a window and the sign on a serial line both show it.
"""

from collections.abc import Callable

from kiosk.core.devices import SignRow
from kiosk.core.money import money
from kiosk.procedure import Confirm
from kiosk.table.money.claims import in_question
from kiosk.table.view import TableView

Show = Callable[[tuple[SignRow, ...]], None]


class Board:
    """The board of one table. `show` is called with its rows immediately, and after each change."""

    def __init__(self, table: TableView, show: Show) -> None:
        self._table = table
        self._show: Show | None = show
        self._pending: frozenset[str] = frozenset()
        self._rows: tuple[SignRow, ...] | None = None
        table.subscribe(self._on_table)
        self._on_table()

    def close(self) -> None:
        """Stop looking at the table."""
        self._show = None

    def _on_table(self) -> None:
        if self._show is None:
            return
        prompt = self._table.round.prompt
        if not (isinstance(prompt, Confirm) and prompt.check_cards):  # A disputed win is still being verified.
            self._pending = in_question(prompt)
        rows = sign_rows(self._table, self._pending)
        if rows != self._rows:
            self._rows = rows
            self._show(rows)


def sign_rows(table: TableView, pending: frozenset[str] = frozenset()) -> tuple[SignRow, ...]:
    """Return the rows of a sign for a table; `pending` are the jackpots whose win is being verified.

    A closed table has no rows: nobody can win the posted amounts there.
    """
    if not table.is_open:
        return ()
    return tuple(SignRow(name.upper(), money(cents), name in pending) for name, cents in table.shift.jackpots.items())
