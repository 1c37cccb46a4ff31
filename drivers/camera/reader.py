"""From the outline of a card to the card, or to the reason why it is not read.

Each card is looked at the way it lies and turned by half a turn; then its two indices are read by a network of their
own. All four looks together must be sure, with an index that bears them out and none that clearly shows another card;
or both indices must be clear, each by itself, as they are for a person who has never seen such a king. Whoever is
unsure says so: a card is never the best guess.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.cv import cv2
from drivers.camera.deck import Deck
from drivers.camera.geometry import Outline, common, find, flatten
from drivers.camera.look import FLAT_SIZE, NO_RANK, NO_SUIT, Floats, Image, corner, turned, whiten, whole
from kiosk.core.cards import DECK, Card

MODEL: Final = Path(__file__).parent / "model"
AT_ONCE: Final = 2  # pictures in one run of a network, a card both ways: it plans its memory anew for other numbers

LEAST_SHARE: Final = 0.003  # what a look leaves to a card that it does not see: no look decides alone
NO_CARD: Final = len(DECK)  # the place of none, behind the cards
STRANGER: Final = 0.5  # from here on, in the mean of the whole card's looks and in that of the indices', it is no face
CLEAR: Final = 0.98  # what an index leaves to a card that it shows clearly: two are believed, whatever lies between
RULED_OUT: Final = 0.001  # them, unless both looks at the whole card leave less than this to it


@dataclass(frozen=True, slots=True)
class Demand:
    """What a card must come to: `together` of all looks, and of the better of its two `index`es alone."""

    together: float
    index: float


ANY_DECK: Final = Demand(0.9999, 0.5)  # a deck that nobody has shown: its pictures may be like none that was drawn
OWN_DECK: Final = Demand(0.9998, 0.05)


class Why(StrEnum):
    """Why a card was not read."""

    NOT_A_FACE = "not a face"  # a back, a stranger's card, or something else with four sides
    UNCLEAR = "unclear"  # the looks do not agree, or not surely enough
    INDEX = "index"  # the index cannot be read, or says something else
    TWICE = "twice"  # the same card lies there twice


@dataclass(frozen=True, slots=True)
class Reading:
    """What was seen at an outline: a card with its confidence, or why there is none. `flat` is the card, straightened.

    `likely` are the best cards with their probabilities, for the record alone: nothing may be filled in from them.
    """

    outline: Outline
    flat: Image
    card: Card | None
    why: Why | None
    confidence: float
    likely: tuple[tuple[str, float], ...]

    def __post_init__(self) -> None:
        assert (self.card is None) != (self.why is None), "a card, or why there is none"


@dataclass(frozen=True, slots=True)
class Looks:
    """The probabilities of n cards: ranks n × 14 and suits n × 5, the last of each being none; and n × 128 features."""

    ranks: Floats
    suits: Floats
    features: Floats


class Network:
    """One of the networks, run by OpenCV."""

    def __init__(self, path: Path) -> None:
        """Raise OSError or cv2.error if the file is not there or is no network."""
        self._open(path.read_bytes())

    def _open(self, raw: bytes) -> None:
        self._raw = raw
        self.sha256 = hashlib.sha256(raw).hexdigest()
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(raw, np.uint8), cv2.dnn.ENGINE_CLASSIC)

    def again(self) -> Network:
        """Return the same network once more, to look on another thread at the same time."""
        other = Network.__new__(Network)
        other._open(self._raw)
        return other

    def look(self, pictures: Sequence[Image]) -> Looks:
        """Return what the network makes of pictures of its size."""
        scores, features = [], []
        for first in range(0, len(pictures), AT_ONCE):
            some = list(pictures[first : first + AT_ONCE])
            padded = some + [some[-1]] * (AT_ONCE - len(some))
            self._net.setInput(cv2.dnn.blobFromImages(padded, 1 / 255))
            out = self._net.forward(["scores", "features"])
            scores.append(out[0][: len(some)])
            features.append(out[1][: len(some)])
        both = np.concatenate(scores)
        return Looks(_shares(both[:, : NO_RANK + 1]), _shares(both[:, NO_RANK + 1 :]), np.concatenate(features))


def _shares(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), dtype=np.float32)


class Reader:
    """Reads cards. `deck` is the table's own deck, if it has been shown."""

    def __init__(self, model: Path = MODEL, deck: Deck | None = None) -> None:
        self.whole = Network(model / "whole.onnx")
        self.corner = Network(model / "corner.onnx")
        self.deck = deck

    @classmethod
    def generic(cls, reader: Reader) -> Reader:
        """Return a reader with the same networks that knows no deck."""
        other = cls.__new__(cls)
        other.whole, other.corner, other.deck = reader.whole, reader.corner, None
        return other

    def again(self) -> Reader:
        """Return a reader with the same networks that knows no deck, for another thread."""
        other = Reader.__new__(Reader)
        other.whole, other.corner, other.deck = self.whole.again(), self.corner.again(), None
        return other

    def name_of(self, flat: Image) -> Card | None:
        """Return what a straightened card is, or None unless that is sure."""
        width, height = FLAT_SIZE
        corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        [reading] = self.read(flat, [Outline(corners, 1.0)])
        return reading.card

    @property
    def networks(self) -> str:
        """Return what a deck is bound to: the hashes of both networks."""
        return f"{self.whole.sha256} {self.corner.sha256}"

    @property
    def hashes(self) -> dict[str, str]:
        """Return the hashes of the networks and of the deck, as evidence of what read a card."""
        deck = {"deck": self.deck.sha256} if self.deck is not None else {}
        return {"whole": self.whole.sha256, "corner": self.corner.sha256, **deck}

    def read_all(self, frame: Image) -> list[Reading]:
        """Return a reading of everything in the frame that has the shape of a card.

        Of outlines that lie inside each other the outermost that is a face counts; the rest are parts of it.
        """
        readings = self.read(frame, find(frame))
        faces = [one for one in readings if one.card is not None]
        whole_ones = [one for one in faces if not any(_inside(one.outline, other.outline) for other in faces)]
        others = [
            one
            for one in readings
            if one.card is None
            and not any(common(one.outline.corners, face.outline.corners) > 0 for face in whole_ones)
        ]
        return without_twins(whole_ones + others)

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        """Return a reading of each outline."""
        if not outlines:
            return []
        raw = [flatten(frame, outline.corners) for outline in outlines]
        flats = [whiten(one) for one in raw]
        wholes = self.whole.look([view for flat in flats for view in _both_ways(whole(flat))])
        corners = self.corner.look([corner(view) for flat in flats for view in _both_ways(flat)])
        demand = ANY_DECK
        if self.deck is not None:
            demand = OWN_DECK
            wholes, corners = self.deck.whole.look(wholes), self.deck.corner.look(corners)
        return [
            _judge(outline, flat, _pair(wholes, place), _pair(corners, place), demand)
            for place, (outline, flat) in enumerate(zip(outlines, raw, strict=True))
        ]


def _both_ways(picture: Image) -> tuple[Image, Image]:
    return picture, turned(picture)


def _pair(looks: Looks, place: int) -> Looks:
    both = slice(2 * place, 2 * place + 2)
    return Looks(looks.ranks[both], looks.suits[both], looks.features[both])


def _judge(outline: Outline, flat: Image, wholes: Looks, indices: Looks, demand: Demand) -> Reading:
    """Decide from two looks at the whole card and at its two indices."""
    whole_shares, index_shares = _shares_of_all(wholes), _shares_of_all(indices)
    together = np.maximum(np.concatenate([whole_shares, index_shares]), LEAST_SHARE).prod(axis=0)
    together /= together.sum()
    order = np.argsort(together[:NO_CARD])[::-1][:3]
    likely = tuple((DECK[place].text, float(together[place])) for place in order)
    best, confidence = int(order[0]), likely[0][1]
    worse_index, better_index = sorted(index_shares[:, best].tolist())
    by_indices = worse_index >= CLEAR and whole_shares[:, best].max() >= RULED_OUT
    another_is_clear = np.delete(index_shares[:, :NO_CARD], best, axis=1).max() >= CLEAR
    all_say_so = confidence >= demand.together and better_index >= demand.index and not another_is_clear
    if all_say_so or (by_indices and confidence > together[NO_CARD]):
        return Reading(outline, flat, DECK[best], None, confidence, likely)
    if min(whole_shares[:, NO_CARD].mean(), index_shares[:, NO_CARD].mean()) >= STRANGER:
        why = Why.NOT_A_FACE
    else:
        why = Why.INDEX if better_index < demand.index or another_is_clear else Why.UNCLEAR
    return Reading(outline, flat, None, why, confidence, likely)


def _shares_of_all(looks: Looks) -> NDArray[np.float64]:
    """Return what each of n looks leaves to each card and to none, n × 53."""
    ranks, suits = looks.ranks.astype(np.float64), looks.suits.astype(np.float64)
    faces = (1 - ranks[:, NO_RANK:]) * (1 - suits[:, NO_SUIT:])
    ranks, suits = _of_one(ranks[:, :NO_RANK]), _of_one(suits[:, :NO_SUIT])
    cards = (ranks[:, :, None] * suits[:, None, :]).reshape(len(ranks), NO_CARD)
    return np.hstack([cards * faces, 1 - faces])


def _of_one(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-9))


def without_twins(readings: list[Reading]) -> list[Reading]:
    """Return the readings, where a card that lies there twice is not read at all: one of them is not what it seems."""
    counts: dict[Card, int] = {}
    for one in readings:
        if one.card is not None:
            counts[one.card] = counts.get(one.card, 0) + 1
    return [
        one
        if one.card is None or counts[one.card] == 1
        else Reading(one.outline, one.flat, None, Why.TWICE, one.confidence, one.likely)
        for one in readings
    ]


def _inside(inner: Outline, outer: Outline) -> bool:
    if inner is outer or inner.area_px >= outer.area_px:
        return False
    shared, _ = cv2.intersectConvexConvex(inner.corners, outer.corners)
    return bool(shared > 0.7 * inner.area_px)
