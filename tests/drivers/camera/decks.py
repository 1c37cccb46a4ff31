"""Decks and networks for tests of the camera: doubles that answer as the trained ones do."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np

from drivers.camera.picture.geometry import Outline, flatten
from drivers.camera.picture.look import FLAT_SIZE, Image
from drivers.camera.reading.deck import Deck, DeckLayer
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reading
from drivers.camera.showing import enrollment
from drivers.camera.showing.networks import Networks
from kiosk.core.cards import DECK as CARDS
from kiosk.core.cards import Card, card


class Says:
    """A reader that reads any card as `name`. Without a name it refuses with the reason `why`."""

    def __init__(self, name: Card | None = None) -> None:
        self.name = name
        self.why = Why.UNCLEAR

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        why = self.why if self.name is None else None
        return [Reading(outline, flatten(frame, outline.corners), self.name, why, 0.5, ()) for outline in outlines]


class OneDeck(Networks):
    """Networks that take each card for the ace of spades, and make a deck of any shown cards."""

    def generic(self) -> enrollment.ReadsShownCard:
        return Says(card("As"))

    def enroll(self, shown: Mapping[Card, Sequence[Image]]) -> Deck:
        return a_deck(" ".join(known.text for known in shown))


def a_deck(networks: str) -> Deck:
    layer = DeckLayer(np.ones(128, np.float32), np.zeros((128, 53), np.float32), np.zeros(53, np.float32))
    pictures = (np.zeros((52, 34, 24, 3), np.uint8), np.zeros((52, 102, 72), np.float16))
    return Deck(networks, layer, layer, *pictures, np.zeros(52, np.uint8))


def show(folder: Path, count: int) -> None:
    """Write the captures of `count` shown cards into a folder."""
    flats = np.full((3 * FLAT_SIZE[1], FLAT_SIZE[0], 3), 128, np.uint8)
    folder.mkdir(parents=True)
    for shown in CARDS[:count]:
        cv2.imwrite(str(folder / f"{shown.text}.png"), flats)
