"""The cards and dice that devices see on the table, compared with those dealt. It computes, and does not decide.

A player lifts cards, folds them and pushes them away over other seats, so a card that is not seen says nothing. Only a
card in an impossible place is a disagreement: one of another deck, one that was dealt elsewhere, or one that was not
dealt at all. It counts when it has been there for `STEADY_NS`.
"""

from collections.abc import Callable, Collection
from typing import Final, Generic, TypeVar

from kiosk.core.cards import Card
from kiosk.procedure import Felt, SeatStatus

STEADY_NS: Final = 3_000_000_000
_PLAYING: Final = (SeatStatus.IN, SeatStatus.ALL_IN)

Seen = tuple[frozenset[Card], int]  # (known cards at a place, number of unknown ones)
Where = TypeVar("Where", int, str)  # A seat, or a zone.


class SeenCardsCheck(Generic[Where]):
    """The place of each card as one kind of device sees it. It is shown nowhere: the cards may be face down.

    `cannot_be` decides whether a reading contradicts the felt at a place. `lying` are the readings.
    """

    def __init__(self, cannot_be: Callable[[Felt, Where, Seen], bool]) -> None:
        self._cannot_be: Callable[[Felt, Where, Seen], bool] = cannot_be
        self.lying: dict[Where, Seen] = {}
        self._since_ns: dict[Where, tuple[Seen, int]] = {}
        self._confirmed: dict[Where, Seen] = {}

    def see(self, where: Where, cards: Collection[Card], others: int) -> None:
        """Take the cards that are there now."""
        self.lying[where] = frozenset(cards), others

    def overlook(self, where: Where) -> None:
        """Note that nothing can be seen there for now."""
        self.lying.pop(where, None)
        self._since_ns.pop(where, None)

    def forget(self) -> None:
        """Discard the readings from before a disconnection of the device."""
        self.lying.clear()
        self._since_ns.clear()

    def confirm(self) -> None:
        """The dealer has looked. The cards there are right until they change."""
        self._confirmed = dict(self.lying)
        self._since_ns.clear()

    def contradicts(self, where: Where, cards: Collection[Card]) -> bool:
        """Return whether this device and one that sees `cards` each see a card there that the other does not."""
        seen, _ = self.lying.get(where, (frozenset(), 0))
        return bool(seen.difference(cards)) and not seen.issuperset(cards)

    def disagreeing(self, felt: Felt, now_ns: int) -> tuple[Where, ...]:
        """Return the places that have had an impossible card for some time, in order."""
        found = []
        for where, seen in sorted(self.lying.items()):
            if not self._cannot_be(felt, where, seen) or self._confirmed.get(where) == seen:
                self._since_ns.pop(where, None)
                continue
            before, since_ns = self._since_ns.get(where, (None, 0))
            if before != seen:
                since_ns = now_ns
                self._since_ns[where] = seen, now_ns
            if now_ns - since_ns >= STEADY_NS:
                found.append(where)
        return tuple(found)


def not_at_seat(felt: Felt, seat: int, seen: Seen) -> bool:
    """Return whether a seat has a card that was not dealt there. Others are of another deck.

    A seat that does not play may have folded cards, its own and those of others.
    """
    cards, foreign = seen
    if not any(felt.cards.values()):
        return False  # The cards of the last hand are being collected.
    if plays(felt, seat):
        seats: tuple[int, ...] = (seat,)
    else:
        at_seats = {number for (where, number), dealt in felt.cards.items() if where == Felt.HOLE and dealt}
        seats = tuple(number for number in at_seats if not plays(felt, number))
    dealt = [slot for number in seats for slot in felt.cards.get((Felt.HOLE, number), [])]
    if not dealt and plays(felt, seat):
        return False
    known = {slot.card for slot in dealt if slot.card is not None}
    unread = sum(slot.card is None for slot in dealt)
    strange = cards - known
    return foreign > 0 or len(strange) > unread or any(card in felt.seen for card in strange)


def plays(felt: Felt, seat: int) -> bool:
    """Return whether a seat still has its cards in this hand."""
    return felt.status.get(seat) in _PLAYING
