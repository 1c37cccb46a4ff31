"""Record cards that are refused because the hand already has them, and call the floor after the second one.

A person could learn the face-down cards by entering cards and watching the refusals. So the refusal does not say where
the card is, the journal has each refusal, and a second one in a hand is not taken for a mistake.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, text
from kiosk.events import CardRefused, FloorCalled
from kiosk.table.kernel.kernel import Kernel

LIES_THERE: Final = "duplicate_card"
CALLED_AT: Final = 2
"""The number of refused cards of one hand at which the floor is called."""
WHY: Final = text("Cards already in this hand were entered again")


@contextmanager
def recorded_refusals(
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
    kernel.notify()
