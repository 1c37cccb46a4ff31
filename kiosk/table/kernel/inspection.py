"""A deck that a shoe or a camera reads card by card, before it is in play, folded from the journal.

Only the cards that the device has read count. A restart continues after the last one.
"""

from dataclasses import replace
from typing import Final

from kiosk.core.cards import DECK
from kiosk.core.value import value
from kiosk.events import DeckSealed, Happening, InspectionBegan, InspectionRead, InspectionStopped, TableClosed

NAMED: Final = 12
"""The most missing cards that are named: the first cards of a reading must not be known from the list of the others."""


@value
class DeckReading:
    """The cards of a deck that the device `how`, "shoe" or "camera", has read so far: `reads`, "" for an unread one."""

    seal: str
    back: str
    code: str
    how: str
    reads: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """Return the number of cards that have passed the device, with those that it could not read."""
        return len(self.reads)

    @property
    def unread(self) -> int:
        """Return the number of cards that the device could not read."""
        return self.reads.count("")

    @property
    def missing(self) -> tuple[str, ...]:
        """Return the cards of a deck that were not read, in the order of a new deck."""
        return tuple(card.text for card in DECK if card.text not in self.reads)

    @property
    def doubled(self) -> tuple[str, ...]:
        """Return the cards that were read more than once, in the order of a new deck."""
        return tuple(card.text for card in DECK if self.reads.count(card.text) > 1)

    @property
    def named(self) -> tuple[str, ...]:
        """Return the missing cards, none of them while they are many."""
        missing = self.missing
        return missing if len(missing) <= NAMED else ()

    @property
    def is_complete(self) -> bool:
        """Return whether each card of the deck was read, once, and nothing else has passed the device."""
        return self.count == len(DECK) and not self.missing and not self.unread

    @property
    def has_fault(self) -> bool:
        """Return whether the deck as it was read can no longer be complete."""
        return bool(self.doubled or self.unread) or self.count > len(DECK)


def reading_after(reading: DeckReading | None, what: Happening) -> DeckReading | None:
    """Return the reading of a deck after an event, None if no deck is read."""
    match what:
        case InspectionBegan(seal=seal, back=back, code=code, how=how):
            return DeckReading(seal, back, code, how)
        case InspectionRead(card=card) if reading is not None:
            return replace(reading, reads=(*reading.reads, card))
        case InspectionStopped() | TableClosed():
            return None
        case DeckSealed(step="inspected" | "rejected", seal=seal) if reading is not None and seal == reading.seal:
            return None
        case _:
            return reading
