"""Inspect a deck by what the table's shoe or camera reads, between hands, before the deck is in play.

During an inspection, no hand begins, and no card that the device reads is dealt.
"""

from collections.abc import Sequence

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.events import InspectionBegan, InspectionRead, InspectionStopped
from kiosk.table.kernel.inspection import DeckReading
from kiosk.table.kernel.kernel import Kernel


class DeckInspection:
    """The reading of a deck at one table."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._seen: dict[str, frozenset[str]] = {}  # {zone: the cards that the camera saw there last}

    @property
    def reading(self) -> DeckReading | None:
        """Return the cards that were read so far, None if no deck is being read."""
        return self._kernel.state.reading

    def reads_by(self, how: str) -> bool:
        """Return whether this device reads a deck now."""
        return self.reading is not None and self.reading.how == how

    def begin(self, seal: str, back: str, code: str, how: str) -> None:
        """Begin to read a deck, from its first card. Cards that were read before no longer count."""
        began = InspectionBegan(seal=seal, back=back, code=code, how=how)
        self._kernel.commit(began, actor=self._kernel.by_dealer().actor)
        self._kernel.changed()

    def stop(self) -> None:
        """Stop without a result."""
        if self.reading is None:
            raise Refused("no_reading", "No deck is being inspected.")
        self._kernel.commit(InspectionStopped(), actor=self._kernel.by_dealer().actor)
        self._kernel.changed()

    def take(self, how: str, card: Card | None) -> bool:
        """Take a card of a device, None for one that it could not read. Return whether a deck is being read.

        Raise Refused if another device reads it.
        """
        reading = self.reading
        if reading is None:
            return False
        if reading.how != how:
            raise Refused("inspection", "A deck is being inspected. This card is not counted: put it back.")
        read = InspectionRead(card="" if card is None else card.text)
        self._kernel.commit(read, actor=self._kernel.by_device(how).actor)
        self._kernel.notify()
        return True

    def see(self, zone: str, cards: Sequence[Card]) -> None:
        """Take the cards that the camera sees in a zone. A card counts once, until it has left the zone.

        The cards in a zone at its first reading, or at its first one after a fault, do not count.
        """
        before = self._seen.get(zone)
        if self.reads_by("camera") and before is not None:
            with self._kernel.together():
                for card in cards:
                    if card.text not in before:
                        self.take("camera", card)
        self._seen[zone] = frozenset(card.text for card in cards)

    def forget(self) -> None:
        """Forget what the camera saw: it has not watched since."""
        self._seen.clear()
