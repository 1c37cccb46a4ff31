"""The book of one hand: the chips moved to and from each seat, account by account, as the dealer confirmed it.

An account is a betting spot, a pot, a player's chips in the pots, or the drop. The book is a fold of the events of a
hand, including those of undone and corrected answers. Nothing removes an entry: a wrong one is reversed by another
entry. The amounts due are the settlement less the book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from kiosk.core.money import Cents
from kiosk.core.text import Text, text

PUT_IN: Final = "put_in"
DROP: Final = "drop"
HOUSE: Final = 0
"""The seat of the drop."""


class Transfer(NamedTuple):
    """Chips that moved to a seat for one account, in cents; negative if they were taken from it."""

    seat: int
    account: str
    cents: Cents


class ChipsOf(StrEnum):
    """The owner of chips that move: the rack for a wager against the house, a pot, or a player's part of a pot."""

    WAGER = "wager"
    POT = "pot"
    PUT_IN = PUT_IN


MOVED_WORDS: Final[Mapping[ChipsOf, Mapping[int, Text]]] = {
    ChipsOf.WAGER: {1: text("paid {amount}"), 0: text("pushed"), -1: text("taken {amount}")},
    ChipsOf.POT: {1: text("pushed {amount}"), 0: text("not pushed"), -1: text("taken {amount}")},
    ChipsOf.PUT_IN: {1: text("returned {amount}"), 0: text("nothing put in"), -1: text("put in {amount}")},
}


def sign(cents: Cents) -> int:
    return (cents > 0) - (cents < 0)


class Book:
    """The chips that have moved in a hand. `batches` are the entries, those of one event together, in their order."""

    __slots__ = ("_sums", "batches")

    def __init__(self, batches: Sequence[tuple[Transfer, ...]] = ()) -> None:
        self.batches = tuple(batches)
        self._sums: dict[tuple[int, str], Cents] = {}
        for batch in self.batches:
            self._add(batch)

    def _add(self, moves: Iterable[Transfer]) -> None:
        for seat, account, cents in moves:
            self._sums[seat, account] = self._sums.get((seat, account), 0) + cents

    def __bool__(self) -> bool:
        return bool(self.batches)

    def plus(self, moves: Sequence[Transfer]) -> Book:
        """Return the book with these entries; the same book if there are none."""
        return Book((*self.batches, tuple(moves))) if moves else self

    def has(self, move: Transfer) -> bool:
        """Return whether anything was confirmed for the account of a move, if only that its chips stay."""
        return (move.seat, move.account) in self._sums

    def has_any(self, moves: Iterable[Transfer]) -> bool:
        """Return whether anything was confirmed for the account of any of these moves."""
        return not self._sums.keys().isdisjoint([(move.seat, move.account) for move in moves])

    def of(self, seat: int, account: str) -> Cents:
        """Return the chips moved to a seat for an account."""
        return self._sums.get((seat, account), 0)

    @property
    def sums(self) -> Mapping[tuple[int, str], Cents]:
        """Return the moved chips, by (seat, account), including zero sums."""
        return self._sums

    @property
    def moves(self) -> tuple[Transfer, ...]:
        """Return all entries, in their order."""
        return tuple([move for batch in self.batches for move in batch])

    def left(self, moves: Iterable[Transfer]) -> tuple[Transfer, ...]:
        """Return the unconfirmed part of these moves: each less the chips moved for its account."""
        found = []
        for move in moves:
            if not self.has(move):
                found.append(move)
            elif (cents := move.cents - self.of(move.seat, move.account)) != 0:
                found.append(move._replace(cents=cents))
        return tuple(found)


def added_up(moves: Iterable[Transfer]) -> dict[tuple[int, str], Cents]:
    """Return moves by (seat, account), without zero amounts."""
    return {at: cents for at, cents in Book((tuple(moves),)).sums.items() if cents}
