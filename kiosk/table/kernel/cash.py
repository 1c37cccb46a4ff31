"""The drop box of a table, and the cash and chips that were entered since the opening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Final

from kiosk.core.money import Cents
from kiosk.core.value import value
from kiosk.events import CashMoved, DropBoxChanged, Happening, PlayerNamed, TableOpened

_SOLD = ("buy-in", "coupon")
_CASH = ("buy-in", "cash-out")
LEAVES: Final = ("cash-out", "carried-out")


@value
class CashBook:
    """`box` is the drop box that is in the table, 0 for none. `bought` is the cash of each seat since the opening.

    `sold` are the chips that have left the rack for cash or coupons since then, less those that came for cash. `newest`
    is the latest entry that can be undone, with its seq, None if there is none. `players` are those that the floor has
    named, {seat: number}, and `unnamed` the cash of seats without a player, {seat: (in, out)}. `gone` are seats whose
    chips were paid for or carried away, with the hand before that.
    """

    box: int = 0
    bought: Mapping[int, Cents] = field(default_factory=dict)
    sold: Cents = 0
    newest: tuple[int, CashMoved] | None = None
    players: Mapping[int, int] = field(default_factory=dict)
    unnamed: Mapping[int, tuple[Cents, Cents]] = field(default_factory=dict)
    gone: Mapping[int, int] = field(default_factory=dict)

    def after(self, what: Happening, seq: int, last_hand: int = 0) -> CashBook:
        """Return the book after an event; `last_hand` is the newest hand then."""
        match what:
            case CashMoved(what=kind, seat=seat, cents=cents, reverses=reverses):
                bought = dict(self.bought)
                if kind == "buy-in":
                    bought[seat] = bought.get(seat, 0) + cents
                sold = self.sold + (cents if kind in _SOLD else -cents if kind == "cash-out" else 0)
                book = replace(self, bought=bought, sold=sold, newest=None if reverses else (seq, what))
                if kind in LEAVES:
                    gone = {at: hand for at, hand in book.gone.items() if at != seat}
                    book = replace(book, gone=gone if reverses else {**gone, seat: last_hand})
                is_of_another = reverses and seat not in self.unnamed  # That person is named, or left.
                return book._with_cash(kind, seat, cents) if kind in _CASH and not is_of_another else book
            case PlayerNamed(seat=seat, player=player):
                players = {at: number for at, number in self.players.items() if at != seat}
                unnamed = {at: cash for at, cash in self.unnamed.items() if at != seat}
                return replace(self, players={**players, seat: player} if player else players, unnamed=unnamed)
            case DropBoxChanged(inserted=box):
                return replace(self, box=box, newest=None)
            case TableOpened():
                return CashBook(box=self.box)
            case _:
                return self

    def _with_cash(self, kind: str, seat: int, cents: Cents) -> CashBook:
        """Return the book with cash of a seat without a named player."""
        if seat in self.players:
            return self
        in_, out = self.unnamed.get(seat, (0, 0))
        now = (in_ + cents, out) if kind == "buy-in" else (in_, out + cents)
        return replace(self, unnamed={**self.unnamed, seat: now})
