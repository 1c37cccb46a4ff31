"""The mistakes that really happened at a table: on which lines, out of its journal. Nothing here writes.

A hand in which an answer was corrected, undone or disputed, or that was paid wrongly, weighs on the lines it fell on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kiosk.drills import Maker
from kiosk.events import Corrected, DisputeRuled, HandOpened, HandReopened, HandSettled, PayoutStated, Undone
from kiosk.journal import JournalReader

KINDS = (Corrected, Undone, HandReopened, PayoutStated, DisputeRuled)
_EVENTS = 50_000


def mistakes(journal: JournalReader, maker: Maker, game: str) -> Mapping[str, int]:
    """Return how often each line was got wrong at this table, {line id: hands}, among the newest events."""
    hands = {event.hand for event in journal.before(journal.last_seq() + 1, *KINDS, most=_EVENTS) if event.hand}
    found: Counter[str] = Counter()
    for number in hands:
        for opened, end in journal.finished(number, number):
            if opened.of(HandOpened).game == game and isinstance(end.what, HandSettled):
                found.update(set(maker.fell_on(end.what.result.result)))
    return found
