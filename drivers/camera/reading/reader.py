"""From the outline of a card to the card, or to the reason why it is not read.

Each card is looked at as it is, and turned by 180 degrees; then its two indices are read by a network of their own.
All four looks together must be sure, with an index that bears them out and none that clearly shows another card; or
both indices must be clear, each by itself, as they are for a person who has never seen such a king. A network that is
unsure says so: a card is never the best guess.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, around, common, find, flatten
from drivers.camera.picture.look import (
    NO_RANK,
    NO_SUIT,
    RANKS,
    Floats,
    Image,
    Looks,
    corner,
    ends_are_alike,
    figure,
    has_colour,
    in_black,
    is_burnt,
    is_in_colour,
    is_in_one_ink,
    is_soft,
    large_corner,
    turned,
    whiten,
    whole,
)
from drivers.camera.reading.deck import Deck
from drivers.camera.reading.evidence import SHOWN, chance, likeness, rivals_of, score_of
from kiosk.core.cards import DECK, Card
from kiosk.core.frozen import frozen

MODEL: Final = Path(__file__).parent.parent / "model"
AT_ONCE: Final = 2  # pictures in one run of a network, a card both ways: it plans its memory anew for other numbers

LEAST_SHARE: Final = 0.003  # what a look leaves to a card that it does not see: no look decides alone
NO_CARD: Final = len(DECK)  # the place of none, behind the cards
STRANGER: Final = 0.5  # from here on, in the mean of the whole card's looks and in that of the indices', it is no face
CLEAR: Final = 0.98  # The likelihood that a clear index gives its card. Two clear indices suffice.
RULED_OUT: Final = 0.001  # them, unless both looks at the whole card leave less than this to it
FIGURE: Final = 0.75  # and one look at a court card must come to this: the index of a red spade may be a diamond's
NUMBERS: Final = RANKS.index("J")  # so many ranks are of number cards
RATHER: Final = 0.5  # what a look at a whole number card must leave to another, to be heard
BY_INDICES: Final = 0.99  # and only where all looks together come to this
UNSEEN: Final = 1e-4  # what a look at an index leaves to each suit
BLACK: Final = "cs"  # Suits that leaves and acorns are taken for; the other suits are recognized in black, too.
SHAPE_ODDS: Final = (100, 100_000)  # of a suit in black against each other one: of a card with pips, of a court card
OF_THIS_BODY: Final = 0.6  # from here on the body of a card is that of a shown card, rather than of another
SAME_ENDS: Final = 24  # Two soft pictures of a still index differ by less in each color.
KNOWN: Final = 0.9  # what each look of the shown deck must leave to a card that it knows
BORNE_OUT: Final = 0.5  # what each look must leave to a card whose two ends do not look alike


@frozen
class Demand:
    """The requirements of a card: `together` of all looks, of the better look at the `whole`, and of its `index`es.

    The looks are not independent, and four that merely lean to one card come to much together: a king of leaves, which
    no network knows, came to a king of spades. So one of each kind must be sure by itself. `suit_odds`: of the suit
    against each other one of the rank, by both looks at an index together. `court`: what each look at an index that
    sees a card must leave to a court card, of all that it leaves to cards: its figure is another in each deck.
    """

    together: float
    whole: float
    index: float
    suit_odds: float
    court: float


ANY_DECK: Final = Demand(0.9999, 0.9, 0.8, 20_000, 0.7)  # a deck that nobody has shown
OWN_COURT: Final = Demand(0.9999, 0.9, 0.8, 20_000, 0.0)  # and one that each look of the shown deck knows
OWN_DECK: Final = Demand(0.9998, 0.7, 0.7, 100, 0.0)  # and one that has the colors of the shown card, too
IN_ITS_COLORS: Final = 8.0  # log odds of such a card


class Why(StrEnum):
    """The reasons why a card was not read."""

    DOWN = "down"  # It shows a known back.
    NOT_A_FACE = "not a face"  # a back, a stranger's card, or something else with four sides
    UNCLEAR = "unclear"  # the looks do not agree, or not surely enough
    SOFT = "soft"  # out of focus, or moving
    BURNT = "burnt"  # too bright: its ink has faded
    INDEX = "index"  # the index cannot be read, or says something else
    TWICE = "twice"  # The same card is there twice.


_LOOKED_AT_AGAIN: Final = (Why.NOT_A_FACE, Why.UNCLEAR, Why.INDEX)  # where the index may be a large one


@frozen
class Reading:
    """The reading of an outline: a card with its confidence, or why there is none. `flat` is the card, straightened.

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
        self._told: dict[Card, Image] = {}

    @classmethod
    def generic(cls, reader: Reader) -> Reader:
        """Return a reader with the same networks that knows no deck."""
        other = cls.__new__(cls)
        other.whole, other.corner, other.deck, other._told = reader.whole, reader.corner, None, {}
        return other

    def again(self) -> Reader:
        """Return a reader with the same networks that knows no deck, for another thread."""
        other = Reader.__new__(Reader)
        other.whole, other.corner, other.deck, other._told = self.whole.again(), self.corner.again(), None, {}
        return other

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
        if not has_colour(frame):
            return []
        readings = self.read(frame, find(frame))
        unread = [
            reading.outline.corners for reading in readings if reading.card is None and not _is_part(reading, readings)
        ]
        readings += self.read(frame, around(frame, unread))
        faces = [reading for reading in readings if reading.card is not None]
        whole_ones = [face for face in faces if not any(_inside(face.outline, other.outline) for other in faces)]
        others = [
            reading
            for reading in readings
            if reading.card is None
            and not any(common(reading.outline.corners, face.outline.corners) > 0 for face in whole_ones)
        ]
        return without_twins(whole_ones + others)

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        """Return a reading of each outline."""
        if not outlines:
            return []
        raw = [flatten(frame, outline.corners) for outline in outlines]
        flats = [whiten(picture) for picture in raw]
        wholes = _pairs(self.whole, [view for flat in flats for view in _both_ways(whole(flat))])
        small = _pairs(self.corner, [corner(view) for flat in flats for view in _both_ways(flat)])
        readings = []
        for place, (outline, picture) in enumerate(zip(outlines, raw, strict=True)):
            reading = self._judge(outline, picture, flats[place], wholes[place], small[place])
            large: list[Looks] = []
            if reading.why in _LOOKED_AT_AGAIN:
                large.append(self.corner.look([large_corner(view) for view in _both_ways(flats[place])]))
                reading = self._judge(outline, picture, flats[place], wholes[place], small[place], *large)
            if reading.card is not None and not self._has_shape(reading.card, flats[place]):
                reading = Reading(outline, picture, None, Why.INDEX, reading.confidence, reading.likely)
            if self.deck is not None and reading.card is None and reading.why in _LOOKED_AT_AGAIN:
                reading = self._as_shown(self.deck, reading, wholes[place], [small[place], *large])
            readings.append(reading)
        return readings

    def _has_shape(self, card: Card, white: Image) -> bool:
        """Return whether the suit of a red card is recognized by its shape alone: spades that are printed red are none.

        Of a large index the colour may be seen where the shape is not: then it must be recognized further down. A
        still card is not read again: `_told` keeps both ends of the last one of each name.
        """
        if card.text[1] in BLACK:
            return True
        ends = np.hstack([cv2.blur(large_corner(view), (5, 5)) for view in _both_ways(white)])
        known = self._told.get(card)
        if known is not None and cv2.absdiff(ends, known).max() <= SAME_ENDS:
            return True
        views, least = _both_ways(in_black(white)), SHAPE_ODDS[_is_court(card.index)]
        has_shape = any(
            _suit_odds(_shares_of_all(self.corner.look([cut(view) for view in views])), card.index) >= least
            for cut in (corner, large_corner)
        )
        if has_shape:
            self._told[card] = ends
        return has_shape

    def _judge(self, outline: Outline, flat: Image, white: Image, wholes: Looks, *indices: Looks) -> Reading:
        """Decide from two looks at the whole card and at its two indices, and perhaps at them as large ones."""
        anyone = _CardJudgement.of(wholes, indices)
        if self.deck is None:
            return _reading(outline, flat, white, anyone, ANY_DECK)
        own = _own(self.deck, wholes, indices)
        if own.best != anyone.best:  # another deck may lie there than the one that was shown
            return Reading(outline, flat, None, own.refused(ANY_DECK), own.confidence, own.likely)
        reading = _reading(outline, flat, white, anyone, OWN_COURT if own.is_seen_by_all(KNOWN) else ANY_DECK)
        if reading.card is not None and _has_another_body(self.deck, own, flat):
            return Reading(outline, flat, None, Why.UNCLEAR, reading.confidence, reading.likely)
        return reading

    def _as_shown(self, deck: Deck, reading: Reading, wholes: Looks, indices: Sequence[Looks]) -> Reading:
        """Return the reading of a card that was refused: of a card that was shown, if all the evidence says so."""
        own, anyone, flat = _own(deck, wholes, indices), _CardJudgement.of(wholes, indices), reading.flat
        if anyone.best != own.best and anyone.is_sure(ANY_DECK):  # another deck may be in play
            return reading
        if own.refused(ANY_DECK) is Why.NOT_A_FACE:
            return reading
        score = self._score(deck, own, anyone, flat)
        if score < SHOWN:
            return reading
        for spoiled, why in ((is_burnt, Why.BURNT), (is_soft, Why.SOFT)):
            if spoiled(flat):
                return Reading(reading.outline, flat, None, why, chance(score), own.likely)
        return Reading(reading.outline, flat, DECK[own.best], None, chance(score), own.likely)

    def _score(self, deck: Deck, own: _CardJudgement, anyone: _CardJudgement, flat: Image) -> float:
        """Return the log odds that a card is the shown one. Colors that are those of the shown card suffice."""
        has_colors = deck.has(DECK[own.best], flat)
        if has_colors and own.best == anyone.best and own.is_sure(OWN_DECK):
            return IN_ITS_COLORS
        alike = likeness(figure(flat), deck.figures, own.best, rivals_of(own.best, own.together[:NO_CARD]))
        if alike.contradicts or not (has_colors or _has_ink(own.best, whiten(flat))):  # a print does not tell its ink
            return -IN_ITS_COLORS
        each = np.concatenate([own.whole, own.index])
        return score_of(alike, own.best, (own.together, each), anyone.together)


def _own(deck: Deck, wholes: Looks, indices: Sequence[Looks]) -> _CardJudgement:
    """Return the sum of all looks as the layers of the shown deck see them."""
    return _CardJudgement.of(deck.whole.look(wholes), [deck.corner.look(index) for index in indices])


def _has_another_body(deck: Deck, own: _CardJudgement, flat: Image) -> bool:
    """Return whether a card has the indices of one card of the shown deck and the body of another."""
    body = int(own.whole[:, :NO_CARD].mean(axis=0).argmax())
    if body == own.best:
        return False
    alike = likeness(figure(flat), deck.figures, body, np.array([own.best]))
    return min(alike.body, alike.body_fit) >= OF_THIS_BODY


def _both_ways(picture: Image) -> tuple[Image, Image]:
    return picture, turned(picture)


def _pairs(network: Network, pictures: Sequence[Image]) -> list[Looks]:
    """Return what a network makes of each card, both ways round."""
    looks = network.look(pictures)
    pairs = [slice(place, place + 2) for place in range(0, len(pictures), 2)]
    return [Looks(looks.ranks[both], looks.suits[both], looks.features[both]) for both in pairs]


@frozen
class _CardJudgement:
    """The sum of all looks at one card. `together`: the share of each card and of none.

    `whole` and `index`: each look's shares, 2 × 53; `clear`: those of each look at an index, however large.
    """

    together: NDArray[np.float64]
    whole: NDArray[np.float64]
    index: NDArray[np.float64]
    clear: NDArray[np.float64]
    best: int

    @classmethod
    def of(cls, wholes: Looks, indices: Sequence[Looks]) -> _CardJudgement:
        whole, each = _shares_of_all(wholes), [_shares_of_all(index) for index in indices]
        index = _as_large(each)
        together = np.maximum(np.concatenate([whole, index]), LEAST_SHARE).prod(axis=0)
        together /= together.sum()
        return cls(together, whole, index, np.concatenate(each), int(together[:NO_CARD].argmax()))

    @property
    def confidence(self) -> float:
        return float(self.together[self.best])

    @property
    def likely(self) -> tuple[tuple[str, float], ...]:
        order = np.argsort(self.together[:NO_CARD])[::-1][:3]
        return tuple((DECK[place].text, float(self.together[place])) for place in order)

    @property
    def another_is_clear(self) -> bool:
        return bool(np.delete(self.clear[:, :NO_CARD], self.best, axis=1).max() >= CLEAR)

    def suit_is_sure(self, demand: Demand) -> bool:
        """Return whether both indices together tell the suit: a slim club is a spade to all, and clearly to none."""
        return _suit_odds(self.index, self.best) >= demand.suit_odds

    def is_sure_court(self, demand: Demand) -> bool:
        """Return whether each look at an index that sees a card is sure of a court card, rather than of another."""
        seen = self.clear[self.clear[:, NO_CARD] < STRANGER]
        share = seen[:, self.best] / seen[:, :NO_CARD].sum(axis=1)
        return not _is_court(self.best) or bool((share >= demand.court).all())

    def shows_it(self, demand: Demand) -> bool:
        """Return whether the indices tell the card as surely as is asked."""
        best = self.index[:, self.best].max()
        return bool(best >= demand.index and self.suit_is_sure(demand) and self.is_sure_court(demand))

    def is_seen_by_all(self, least: float) -> bool:
        """Return whether each look leaves so much to the card."""
        return bool(min(self.whole[:, self.best].min(), self.index[:, self.best].min()) >= least)

    @property
    def pips_show_another(self) -> bool:
        """Return whether a look at a whole number card rather sees another card. Courts differ from deck to deck."""
        others = np.delete(self.whole[:, :NO_CARD], self.best, axis=1).max(axis=1)
        rather = others > np.maximum(self.whole[:, self.best], RATHER)
        return self.best // NO_SUIT < NUMBERS and bool(rather.any())

    def is_sure(self, demand: Demand) -> bool:
        """Return whether all looks say so, or both indices do."""
        if self.another_is_clear or self.pips_show_another:
            return False
        if not self.suit_is_sure(demand) or not self.is_sure_court(demand):
            return False
        whole, index = self.whole[:, self.best].max(), self.index[:, self.best].max()
        if self.confidence >= demand.together and whole >= demand.whole and index >= demand.index:
            return True
        least = FIGURE if _is_court(self.best) else RULED_OUT
        by_indices = self.index[:, self.best].min() >= CLEAR and whole >= least
        return bool(by_indices and self.confidence >= BY_INDICES)

    def refused(self, demand: Demand) -> Why:
        """Return why it is not read."""
        if min(self.whole[:, NO_CARD].mean(), self.index[:, NO_CARD].mean()) >= STRANGER:
            return Why.NOT_A_FACE
        if self.pips_show_another:
            return Why.UNCLEAR
        return Why.UNCLEAR if self.shows_it(demand) and not self.another_is_clear else Why.INDEX


def _as_large(each: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """Return the shares of two indices: each is as large as the look that finds most of a card in it."""
    index = each[0]
    for other in each[1:]:
        index = np.where(index[:, NO_CARD:] <= other[:, NO_CARD:], index, other)
    return index


def _suit_odds(index: NDArray[np.float64], best: int) -> float:
    """Return how much rather two indices show a card than another one of its rank."""
    first, own = best // NO_SUIT * NO_SUIT, best % NO_SUIT
    suits = index[:, first : first + NO_SUIT] + UNSEEN
    return float(np.delete((suits[:, own, None] / suits).prod(axis=0), own).min())


def _is_court(best: int) -> bool:
    return RANKS[best // NO_SUIT] in "JQK"


def _reading(outline: Outline, flat: Image, white: Image, judged: _CardJudgement, demand: Demand) -> Reading:
    if not judged.is_sure(demand):
        return Reading(outline, flat, None, judged.refused(demand), judged.confidence, judged.likely)
    if not judged.is_seen_by_all(BORNE_OUT) and not ends_are_alike(white):
        return Reading(outline, flat, None, Why.INDEX, judged.confidence, judged.likely)
    if not _has_ink(judged.best, white):
        return Reading(outline, flat, None, Why.INDEX, judged.confidence, judged.likely)
    if is_burnt(flat):
        return Reading(outline, flat, None, Why.BURNT, judged.confidence, judged.likely)
    if is_soft(flat):
        return Reading(outline, flat, None, Why.SOFT, judged.confidence, judged.likely)
    return Reading(outline, flat, DECK[judged.best], None, judged.confidence, judged.likely)


def _has_ink(best: int, white: Image) -> bool:
    """Return whether the inks may be those of the card: black cards have but one, and red courts no black suit."""
    if DECK[best].text[1] in BLACK:
        return is_in_one_ink(white)
    return not _is_court(best) or is_in_colour(white)


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
    """Return the readings, where a card that is there twice is not read at all: one of them is not what it seems."""
    counts: dict[Card, int] = {}
    for reading in readings:
        if reading.card is not None:
            counts[reading.card] = counts.get(reading.card, 0) + 1
    return [
        reading
        if reading.card is None or counts[reading.card] == 1
        else Reading(reading.outline, reading.flat, None, Why.TWICE, reading.confidence, reading.likely)
        for reading in readings
    ]


def _is_part(reading: Reading, readings: Sequence[Reading]) -> bool:
    return any(_inside(reading.outline, other.outline) for other in readings)


def _inside(inner: Outline, outer: Outline) -> bool:
    if inner is outer or inner.area_px >= outer.area_px:
        return False
    shared, _ = cv2.intersectConvexConvex(inner.corners, outer.corners)
    return bool(shared > 0.7 * inner.area_px)
