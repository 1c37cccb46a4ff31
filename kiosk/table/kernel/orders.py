"""The floor's orders for a table from elsewhere, until they are done: a lock, a relief, an opening, a closing."""

from dataclasses import replace
from typing import Final, Self

from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.events import (
    DealerOff,
    DealerOn,
    FloorCame,
    Happening,
    ReliefOrdered,
    ShiftSigned,
    TableClosed,
    TableLocked,
    TableOpened,
    TableUnlocked,
)

SIGNED_LASTS_MS: Final = 30 * 60_000
"""The time for which a signature for an opening or a closing waits for the count of the rack."""

LOCKED: Final = text("Table locked by the floor")


@value
class FloorOrders:
    """`locked_by` and `relieved` are IDs of people, "" for none. `signed` is "open" or "close", with its signer and
    time.

    `signed_game` is the game that the table is to be opened for.
    """

    locked_by: str = ""
    relieved: str = ""
    signed: str = ""
    signed_game: str = ""
    signed_by: str = ""
    signed_ms: int = 0

    def after(self, what: Happening, at_ms: int, actor: str) -> Self:
        """Return the orders after this event."""
        match what:
            case TableLocked():
                return replace(self, locked_by=actor)
            case TableUnlocked() | FloorCame():
                return replace(self, locked_by="")
            case ReliefOrdered(dealer=dealer):
                return replace(self, relieved=dealer)
            case DealerOn() | DealerOff():
                return replace(self, relieved="")
            case ShiftSigned(what=signed, game=game):
                return replace(self, signed=signed, signed_game=game or "", signed_by=actor, signed_ms=at_ms)
            case TableOpened() | TableClosed():
                return replace(self, relieved="", signed="", signed_game="", signed_by="", signed_ms=0)
            case _:
                return self

    def signed_for(self, what: str, now_ms: int, *, game: str = "") -> str:
        """Return the ID of the person who has signed for this already, while that still counts, or ""."""
        is_heard = abs(now_ms - self.signed_ms) < SIGNED_LASTS_MS
        return self.signed_by if is_heard and (self.signed, self.signed_game) == (what, game) else ""
