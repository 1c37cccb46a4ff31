"""Decks and networks for tests of the camera: doubles that answer as the trained ones do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np

from drivers.camera import enrolment
from drivers.camera.deck import Deck, DeckLayer
from drivers.camera.eye import Networks
from drivers.camera.geometry import Outline, flatten
from drivers.camera.look import FLAT_SIZE, Image
from drivers.camera.reader import Reading, Why
from kiosk.core.cards import DECK as CARDS
from kiosk.core.cards import Card


class Says:
    """A reader that is not sure of any card, or takes each for `name`."""

    def __init__(self) -> None:
        self.name: Card | None = None
        self.why = Why.UNCLEAR

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        return [Reading(outline, flatten(frame, outline.corners), None, self.why, 0.5, ()) for outline in outlines]

    def name_of(self, flat: Image) -> Card | None:
        return self.name


class OneDeck(Networks):
    """Networks that are sure of nothing, and make a deck of whatever is shown."""

    def generic(self) -> enrolment.ReadsShownCard:
        return Says()

    def enrol(self, shown: Mapping[Card, Sequence[Image]]) -> Deck:
        return a_deck(" ".join(card.text for card in shown))


def a_deck(networks: str) -> Deck:
    layer = DeckLayer(np.ones(128, np.float32), np.zeros((128, 53), np.float32), np.zeros(53, np.float32))
    return Deck(networks, layer, layer)


def show(folder: Path, count: int) -> None:
    """Lay down in a folder what is kept of so many cards that were shown."""
    flats = np.full((3 * FLAT_SIZE[1], FLAT_SIZE[0], 3), 128, np.uint8)
    folder.mkdir(parents=True)
    for card in CARDS[:count]:
        cv2.imwrite(str(folder / f"{card.text}.png"), flats)
