"""Cards that are refused because they lie there already: written down, and the floor is called after the second.

A person who enters cards and watches which are refused learns which of them are face down. The refusal does not say
where such a card is; the journal has each of them, and a second one in a hand is no slip of the finger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, text
from kiosk.events import CardRefused, FloorCalled
from kiosk.table.kernel.kernel import Kernel

LIES_THERE: Final = "duplicate_card"
CALLED_AT: Final = 2  # refused cards of one hand
WHY: Final = text("Cards already in this hand were entered again")


@contextmanager
def written_down(
    kernel: Kernel, card: Card | None, source: str, *, also: Callable[[Refused], None] = lambda _: None
) -> Iterator[None]:
    """Record a refusal in this block of `card`, which came through `source`, and call `also`."""
    try:
        yield
    except Refused as refusal:
        with kernel.together():
            if card is not None and refusal.code == LIES_THERE and kernel.state.hand is not None:
                _write(kernel, card, source)
            also(refusal)
        raise


def _write(kernel: Kernel, card: Card, source: str) -> None:
    kernel.commit(CardRefused(card=card.text, source=source), actor=kernel.by_device(source).actor)
    refused = sum(isinstance(event.what, CardRefused) for event in kernel.state.events)
    if refused >= CALLED_AT and kernel.signing.floor_signs and kernel.state.floor_call is None:
        kernel.commit(FloorCalled(why=Sentence(WHY)), actor="kiosk")
    kernel.tell()
