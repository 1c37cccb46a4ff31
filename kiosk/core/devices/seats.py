"""A seat reader: it reports the cards at each seat."""

from collections.abc import Callable
from typing import Protocol

from kiosk.core.cards import Card
from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.value import value


@value
class SeatCards:
    """All cards at a seat, in no order, and the number of tags that are `foreign` to the deck.

    The cards may be face down. No screen shows them before they are turned over or the hand ends.
    """

    seat: int
    cards: frozenset[Card]
    foreign: int
    mono_ns: int

    def __repr__(self) -> str:
        # A log of events must not name a card that may be face down.
        return f"SeatCards(seat={self.seat}, {len(self.cards)} cards, foreign={self.foreign})"


SeatEvent = SeatCards | StateChanged


class SeatReader(Protocol):
    """Readers below the felt that report which cards are at which seat."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[SeatEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""
