"""The drop box of a table, and the cash and chips that were entered since the opening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from kiosk.core.frozen import frozen
from kiosk.core.money import Cents
from kiosk.events import CashMoved, DropBoxChanged, Happening, TableOpened

_SOLD = ("buy-in", "coupon")


@frozen
class CashBook:
    """`box` is the drop box that is in the table, 0 for none. `bought` is the cash of each seat since the opening.

    `sold` are the chips that have left the rack for cash or coupons since then. `newest` is the latest entry that can
    be taken back, with its seq, None where there is none.
    """

    box: int = 0
    bought: Mapping[int, Cents] = field(default_factory=dict)
    sold: Cents = 0
    newest: tuple[int, CashMoved] | None = None

    def after(self, what: Happening, seq: int) -> CashBook:
        """Return the book after an event."""
        match what:
            case CashMoved(what=kind, seat=seat, cents=cents, reverses=reverses):
                bought = dict(self.bought)
                if kind == "buy-in":
                    bought[seat] = bought.get(seat, 0) + cents
                sold = self.sold + (cents if kind in _SOLD else 0)
                return replace(self, bought=bought, sold=sold, newest=None if reverses else (seq, what))
            case DropBoxChanged(inserted=box):
                return replace(self, box=box, newest=None)
            case TableOpened():
                return CashBook(box=self.box)
            case _:
                return self

    def kept(self) -> dict[str, Any]:
        """Return the book as a checkpoint keeps it."""
        newest = None if self.newest is None else [self.newest[0], self.newest[1].to_json()]
        return {"box": self.box, "bought": list(self.bought.items()), "sold": self.sold, "newest": newest}


def kept_cash(kept: Mapping[str, Any]) -> CashBook:
    """Return the book that `CashBook.kept` has written."""
    newest = None
    if kept["newest"]:
        seq, body = kept["newest"]
        newest = seq, CashMoved.of_json(body)
    return CashBook(kept["box"], dict(kept["bought"]), kept["sold"], newest)
