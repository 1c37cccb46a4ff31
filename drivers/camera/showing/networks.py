"""The networks that read cards. A deck is learned with them in a thread of lower priority than that of the reading."""

import os
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Final

import numpy as np

from drivers.camera.picture.geometry import Outline
from drivers.camera.picture.look import FLAT_SIZE, Floats, Image
from drivers.camera.reading import deck
from drivers.camera.reading.dice import DiceReader
from drivers.camera.reading.reader import Reader
from drivers.camera.showing import enrollment
from kiosk.core.cards import Card
from kiosk.core.value import value

LEARNING_NICE: Final = 15
WHOLE_VIEW: Final = Outline(np.array([(0, 0), (FLAT_SIZE[0], 0), FLAT_SIZE, (0, FLAT_SIZE[1])], np.float32), 1.0)

Learn = Callable[[], deck.Deck]


@value
class Networks:
    """The networks that read cards and dice. `strangers` are features of objects that are not cards of any deck."""

    reader: Reader
    dice: DiceReader
    strangers: tuple[Floats, Floats]

    def generic(self) -> enrollment.ReadsShownCard:
        """Return the reader for the cards of a deck that is being shown."""
        return Reader.generic(self.reader)

    def enroll(self, shown: Mapping[Card, Sequence[Image]]) -> deck.Deck:
        """Return the deck whose cards were shown. Another thread may call this while the reader reads."""
        return tried(self.reader.again(), shown, self.strangers)


def enrolled(reader: Reader, shown: Mapping[Card, Sequence[Image]], strangers: tuple[Floats, Floats]) -> deck.Deck:
    """Return the deck whose cards were shown, as a reader's networks see them."""
    look = (
        lambda pictures: reader.whole.look(pictures).features,
        lambda pictures: reader.corner.look(pictures).features,
    )
    return deck.enroll(shown, look=look, networks=reader.networks, strangers=strangers)


def tried(reader: Reader, shown: Mapping[Card, Sequence[Image]], strangers: tuple[Floats, Floats]) -> deck.Deck:
    """Return the deck whose cards were shown, with the outcome of its test. From then on `reader` reads this deck."""
    learned = reader.deck = enrolled(reader, shown, strangers)
    return deck.tried(learned, shown, lambda view: reader.read(view, [WHOLE_VIEW])[0].card)


def read_strangers(model: Path) -> tuple[Floats, Floats]:
    """Return the features of strangers, of whole cards and corners. Raise OSError or ValueError if there are none."""
    with np.load(model / deck.STRANGERS, allow_pickle=False) as packed:
        return packed["whole"].astype(np.float32), packed["corner"].astype(np.float32)


def networks_of(model: Path) -> Networks | None:
    """Return the networks of a folder, or None if a file is missing or damaged."""
    try:
        return Networks(Reader(model), DiceReader(model), read_strangers(model))
    except (OSError, ValueError, KeyError):
        return None


def in_background(learn: Learn) -> Future[deck.Deck]:
    """Begin to learn a deck on a separate thread, with a lower priority than the one that reads the table."""
    future: Future[deck.Deck] = Future()

    def run() -> None:
        try:
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEARNING_NICE)  # Only for this thread.
            future.set_result(learn())
        except Exception as error:  # noqa: BLE001, the future raises it again
            future.set_exception(error)

    threading.Thread(target=run, name="deck", daemon=True).start()
    return future
