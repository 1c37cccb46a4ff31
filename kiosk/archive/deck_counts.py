"""Counts of a deck that were wrong, and the hands that were dealt with it since it was last counted right."""

from collections.abc import Iterator

from kiosk.core.value import value
from kiosk.events import DeckChanged, DeckCounted, HandOpened
from kiosk.journal import JournalReader


@value
class WrongCount:
    """A wrong count at `at_ms`, in milliseconds since 1970: `count` pieces in place of `due`.

    `hands` are the numbers of the hands that were dealt since the deck was last counted right or changed, in order.
    """

    at_ms: int
    count: int
    due: int
    hands: tuple[int, ...]


def wrong_counts(journal: JournalReader) -> Iterator[WrongCount]:
    """Yield every wrong count of a table, the oldest first."""
    hands: list[int] = []
    for event in journal.events(1, HandOpened, DeckCounted, DeckChanged):
        match event.what:
            case HandOpened():
                hands.append(event.hand or 0)
            case DeckCounted(count=count, due=due) if count != due:
                yield WrongCount(event.at_ms, count, due, tuple(hands))
            case _:
                hands = []
