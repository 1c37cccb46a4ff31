"""The names of the decks that a table's camera knows, by the color of their backs."""

from collections.abc import Mapping
from typing import Final

from kiosk.core.text import Text, text

_WORDS: Final[Mapping[str, Text]] = {
    "red": text("Red"),
    "blue": text("Blue"),
    "green": text("Green"),
    "black": text("Black"),
    "earlier": text("Earlier deck"),
}


def deck_words(name: str) -> Text:
    """Return the displayed name of a deck."""
    return _WORDS.get(name, Text(name))
