"""What the seat readers see, held against what was dealt. It computes, and neither asks nor decides.

A player lifts cards, folds them and pushes them away over other seats, so a card that is not seen says nothing. Only a
card that lies where it cannot be is a disagreement: one of another deck, one that was dealt elsewhere, or one that was
not dealt at all. It counts when it has lain there for `STEADY_NS`.
"""

from __future__ import annotations

from typing import Final

from kiosk.cards import Card
from kiosk.devices import SeatCards
from kiosk.felt import Felt, Status

STEADY_NS: Final = 3_000_000_000
_PLAYING: Final = (Status.IN, Status.ALL_IN)

Seen = tuple[frozenset[Card], int]  # a seat's cards, and how many are of another deck


class SeatCheck:
    """What lies at the seats of a table, as the readers see it. It is shown nowhere: the cards may lie face down."""

    def __init__(self) -> None:
        self._seats: dict[int, SeatCards] = {}
        self._since_ns: dict[int, tuple[Seen, int]] = {}
        self._confirmed: dict[int, Seen] = {}

    def see(self, event: SeatCards) -> None:
        """Take what lies at a seat now."""
        self._seats[event.seat] = event

    def forget(self) -> None:
        """The readers were away: what they saw before says nothing any more."""
        self._seats.clear()
        self._since_ns.clear()

    def confirm(self) -> None:
        """The dealer has looked. What lies there now is right, until something else lies there."""
        self._confirmed = {seat: _seen(event) for seat, event in self._seats.items()}
        self._since_ns.clear()

    def disagreeing(self, felt: Felt, now_ns: int) -> tuple[int, ...]:
        """Return the seats at which for some time a card has lain that cannot lie there, in order."""
        found = []
        for seat, event in sorted(self._seats.items()):
            seen = _seen(event)
            if not _cannot_be(felt, seat, event) or self._confirmed.get(seat) == seen:
                self._since_ns.pop(seat, None)
                continue
            before, since_ns = self._since_ns.get(seat, (None, 0))
            if before != seen:
                since_ns = now_ns
                self._since_ns[seat] = seen, now_ns
            if now_ns - since_ns >= STEADY_NS:
                found.append(seat)
        return tuple(found)


def _seen(event: SeatCards) -> Seen:
    return event.cards, event.foreign


def _cannot_be(felt: Felt, seat: int, event: SeatCards) -> bool:
    """Say whether something lies at a seat that plays which was not dealt there."""
    dealt = felt.cards.get((Felt.HOLE, seat), [])
    if not dealt or felt.status.get(seat) not in _PLAYING:
        return False
    known = {slot.card for slot in dealt if slot.card is not None}
    unread = sum(slot.card is None for slot in dealt)
    strange = event.cards - known
    return event.foreign > 0 or len(strange) > unread or any(card in felt.seen for card in strange)
