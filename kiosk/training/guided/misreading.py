"""A practice shoe that misreads a card on purpose: the trainee holds one card, and the screen shows another.

The misread card is computed from the read one, and back again, so that nothing more than the screen's own
card is kept: after a power cut, that shows which card is really there.
"""

import random
from collections.abc import Collection

from kiosk.core.cards import DECK, Card
from kiosk.procedure import Cards, Prompt


def can_be_misread(prompt: Prompt) -> bool:
    """Return whether the card that is due can be misread here: the last one of a deal, face up for everybody to see."""
    return isinstance(prompt, Cards) and prompt.up and len(prompt.left) == 1


def misread(read: Card, out: Collection[Card], dice: random.Random) -> Card:
    """Return the misread card that the screen shows; `out` are the cards that have left the deck before it."""
    return _turned(read, out, dice, 1)


def really(shown: Card, out: Collection[Card], dice: random.Random) -> Card:
    """Return the real card of a misread one, with the same dice."""
    return _turned(shown, out, dice, -1)


def _turned(card: Card, out: Collection[Card], dice: random.Random, way: int) -> Card:
    deck = [card for card in DECK if card not in out]
    by = dice.randrange(1, len(deck))
    return deck[(deck.index(card) + way * by) % len(deck)]
