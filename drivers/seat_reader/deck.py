"""The tags of cards: the file of a deck, and the cards at the seats by it.

    [cards]
    E004010012345678 = "Ah"

A deck's file names each tag once, in hexadecimal, and each card once. Two cards with one tag would be one card to a
reader, and one card with two tags would be two.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from kiosk.core.cards import DECK, Card
from kiosk.core.cards import card as card_of
from kiosk.core.devices import SeatCards
from kiosk.core.disk import read_plain

READS: Final = 2  # Equal readings in a row that count: a tag at the edge of a field comes and goes.


class DeckFile:
    """The setting that names a deck's file; a driver takes the deck itself, {tag: card}."""

    default = None

    def read(self, value: object) -> Mapping[str, Card]:
        if not isinstance(value, str) or not value.startswith("/"):
            raise ValueError(f"{value!r} is not an absolute path")
        try:
            text = read_plain(Path(value)).decode("utf-8-sig")
        except (OSError, ValueError) as error:
            raise ValueError(
                f"{value} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}"
            ) from None
        return read_deck(text, value)


def read_deck(text: str, name: str) -> dict[str, Card]:
    """Return {tag: card}. Raise ValueError with the first thing that is wrong."""
    try:
        cards = tomllib.loads(text).get("cards")
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name} is not TOML: {error}") from None
    except ValueError:
        raise ValueError(f"{name} holds a number of thousands of digits") from None
    except RecursionError:
        raise ValueError(f"{name} is nested too deeply") from None
    if not isinstance(cards, dict) or not cards:
        raise ValueError(f"{name} has no table [cards] with a line for each tag")
    deck: dict[str, Card] = {}
    for tag, text_of_card in cards.items():
        try:
            card = card_of(text_of_card)
            key = bytes.fromhex(tag).hex().upper()
        except ValueError:
            raise ValueError(f"{name}: {tag} = {text_of_card!r} is not a tag and its card") from None
        if key in deck or card in deck.values():
            raise ValueError(f"{name}: {tag} = {text_of_card!r} appears twice")
        deck[key] = card
    if len(deck) != len(DECK):
        missing = ", ".join(card.text for card in DECK if card not in deck.values())
        raise ValueError(f"{name} has {len(deck)} of {len(DECK)} cards: add a line for {missing}")
    return deck


class TagsAtSeats:
    """The cards at each seat, by their tags. A change counts when it has been read `reads` times in a row."""

    def __init__(self, deck: Mapping[str, Card], *, reads: int = READS) -> None:
        self._deck = deck
        self._reads = reads
        self._last: dict[int, tuple[frozenset[str], int]] = {}  # (last reading, its repetitions) of each seat.
        self._reported: dict[int, frozenset[str]] = {}

    def read(self, seat: int, tags: Iterable[str], mono_ns: int) -> SeatCards | None:
        """Take all tags of a seat. Return the cards there now if they changed."""
        seen = frozenset(tags)
        before, times = self._last.get(seat, (None, 0))
        times = min(times + 1, self._reads) if seen == before else 1
        self._last[seat] = seen, times
        if times < self._reads or self._reported.get(seat) == seen:
            return None
        self._reported[seat] = seen
        cards = frozenset(self._deck[tag] for tag in seen if tag in self._deck)
        return SeatCards(seat, cards, sum(tag not in self._deck for tag in seen), mono_ns)

    def forget(self) -> None:
        """Forget every reading after a loss: the cards at the seats are reported again."""
        self._last.clear()
        self._reported.clear()
