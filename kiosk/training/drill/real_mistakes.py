"""Find the mistakes that were made at a real table, by line, from its journal. Nothing here writes.

A hand in which an answer was corrected, undone or disputed, or that was paid wrongly, counts for the lines that it fell
on: for everybody, and much more for the person who dealt it.
"""

from collections import Counter
from collections.abc import Mapping

from kiosk.drills import Maker
from kiosk.events import Corrected, DisputeRuled, HandOpened, HandReopened, HandSettled, PayoutStated, Undone
from kiosk.journal import JournalReader

KINDS = (Corrected, Undone, HandReopened, PayoutStated, DisputeRuled)
_EVENTS = 50_000
OWN = 5  # Weight of one's own hands relative to those of others.


def mistakes(journal: JournalReader, maker: Maker, game: str, person: str = "") -> Mapping[str, int]:
    """Return the recent mistakes on each line here, {line id: hands}; a hand that `person` dealt counts as `OWN`."""
    hands = {event.hand for event in journal.before(journal.last_seq() + 1, *KINDS, most=_EVENTS) if event.hand}
    found: Counter[str] = Counter()
    for number in hands:
        for opened, end in journal.finished(number, number):
            hand = opened.of(HandOpened)
            if hand.game == game and isinstance(end.what, HandSettled):
                weight = OWN if person and hand.dealer == person else 1
                found.update(dict.fromkeys(maker.fell_on(end.what.result.result), weight))
    return found
