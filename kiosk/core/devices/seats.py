"""A seat reader: which cards lie at which seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kiosk.core.cards import Card
from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.frozen import frozen


@frozen
class SeatCards:
    """The cards at a seat, whole: in no order, and the number of tags that are `foreign` to the deck.

    The cards may lie face down. Nobody is shown them before they are turned or the hand is over.
    """

    seat: int
    cards: frozenset[Card]
    foreign: int
    mono_ns: int

    def __repr__(self) -> str:
        # A log of events names no card that may lie face down.
        return f"SeatCards(seat={self.seat}, {len(self.cards)} cards, foreign={self.foreign})"


SeatEvent = SeatCards | StateChanged


class SeatReader(Protocol):
    """Readers below the felt that tell which cards lie at which seat."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[SeatEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""
