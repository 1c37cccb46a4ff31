"""From the outline of a card to the card, or to the reason why it is not read.

Each card is looked at as it is, and turned by 180 degrees; then its two indices are read by a network of their own.
All four looks together must be sure, with an index that bears them out and none that clearly shows another card; or
both indices must be clear, each alone, as they are for a person who has never seen such a king. A network that is
unsure says so: a card is never the best guess.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import ALIKE, SAME, Outline, Points, around, candidates, common, distinct, flatten
from drivers.camera.picture.look import (
    NO_RANK,
    NO_SUIT,
    Floats,
    Image,
    Looks,
    corner,
    ends_are_alike,
    figure,
    half_body,
    has_color,
    has_paper_around,
    in_black,
    is_burnt,
    is_soft,
    large_corner,
    turned,
    whiten,
    whole,
    without_indices,
)
from drivers.camera.reading.deck import Deck
from drivers.camera.reading.evidence import SHOWN, body_of, chance, likeness, rivals_of, score_of
from drivers.camera.reading.judgment import (
    ANY_DECK,
    BLACK,
    BORNE_OUT,
    NO_CARD,
    NUMBERS,
    OWN_COURT,
    OWN_DECK,
    STRANGER,
    CardJudgment,
    Demand,
    Why,
    fault_of,
    has_ink,
    is_court,
    odds_of_suit,
    shares_of_all,
    suit_odds_of,
)
from kiosk.core.cards import DECK, Card
from kiosk.core.value import value

MODEL: Final = Path(__file__).parent.parent / "model"

_COURTS: Final = slice(NO_SUIT * NUMBERS, NO_SUIT * (NUMBERS + 3))
_RIM: Final = 6  # Rim of a straightened card in which the cloth may be visible.
SHAPE_ODDS: Final = (100, 100_000)  # Odds of a suit by its shape in black: of a card with pips, and of a court card.
OF_THIS_BODY: Final = 0.6  # Share from which on a body is that of the shown card.
SEEN_BODY: Final = 0.0005  # Below this share, no body is seen between the indices.
ACE_ODDS: Final = 3.0  # An ace may be an ornament, so another card may be this many times likelier by its body.
MIN_BODY: Final = 1e-5  # Least share of each card in the body.
BODY_ODDS: Final = 10.0  # Least odds of the pips of a number card against the same rank of another suit.
FIGURE_ODDS: Final = 10.0  # A figure contradicts a court card if another suit or rank is this many times likelier.
SEEN_FIGURE: Final = 0.02  # Below this share, no figure is seen.
LETTER: Final = 0.75  # Least share of a court card with an unknown figure in each look at its letter.
TOGETHER: Final = 0.99  # Least share of it in all looks at its indices together.
SAME_SUIT: Final = 0.8  # Least share of its suit in both halves of its figure, in the mean.
SEEN_SUIT: Final = 0.5  # The same in each half.
OTHER_SUIT: Final = 0.5  # Share of another suit in each half of a figure from which on it contradicts any court card.
ANOTHER: Final = 0.5  # Largest share of another card in a look at the whole of such a card.
MAX_KEPT: Final = 64  # Cards kept from earlier looks.
STILL_PX: Final = 4.0  # A still card moves by at most this distance.
SAME_PICTURE: Final = 24  # Two soft pictures of a still card differ by less in each color.
KNOWN: Final = 0.9  # Least share in each look of the shown deck for a known card.


IN_ITS_COLORS: Final = 8.0  # Log odds of a card in the shown colors.
IN_ITS_PRINT: Final = 8.0  # Log odds of a card with the print of the shown card everywhere.
SURE_LOOKS: Final = 0.999  # Least share of all looks together.
SURE_WHOLE: Final = 0.6  # Least share of each look at the whole card.
SEEN_INDEX: Final = 0.5  # Least share of a shown card in the better look at an index.
AGAINST: Final = -8.0  # Log odds of a card with any contrary evidence.


# Reasons for a second look, because the index may be a large one.
_LOOKED_AT_AGAIN: Final = (Why.NOT_A_FACE, Why.UNCLEAR, Why.INDEX)


@value
class Reading:
    """The reading of an outline: a card with its confidence, or the reason why there is none. `flat` is the
    straightened card.

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
        """Raise OSError or cv2.error if the file is not there or is not a network."""
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
        """Return the network's output for pictures of its size.

        Each is a run of its own, which costs no more: for another number of pictures OpenCV plans its memory again.
        """
        scores, features = [], []
        for picture in pictures:
            self._net.setInput(cv2.dnn.blobFromImage(picture, 1 / 255))
            out = self._net.forward(["scores", "features"])
            scores.append(out[0].copy())
            features.append(out[1].copy())
        both = np.concatenate(scores)
        return Looks(_shares(both[:, : NO_RANK + 1]), _shares(both[:, NO_RANK + 1 :]), np.concatenate(features))


def _shares(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), dtype=np.float32)


@dataclass(slots=True, eq=False)
class _Seen:
    """The looks at one card: its middle, its picture, both looks at the whole, and the card that they agree on."""

    middle: Points
    picture: Image
    looks: Looks | None = None
    small: Looks | None = None  # The looks at its indices.
    large: Looks | None = None  # The looks at its indices as large ones.
    way: bool = False  # Whether the last look was at the card turned by half a turn.
    borne_out: Card | None = None
    body: NDArray[np.float64] | None = None  # The share of each card, by the part between the indices.
    letters: Looks | None = None  # The looks at its indices by the network for letters.
    suits: Floats | None = None  # The share of each suit and of none in both halves of its figure.
    # Whether a card has another body, by deck and card.
    bodies: dict[tuple[int, Card], bool] = field(default_factory=dict)
    faults: dict[int, Why | None] = field(default_factory=dict)  # The fault of each card by the picture alone.

    def fault(self, best: int, flat: Image, white: Image) -> Why | None:
        """Return a fault of the picture that rules the card out, independent of the networks' output."""
        if best not in self.faults:
            self.faults[best] = fault_of(best, flat, white)
        return self.faults[best]

    def has_another_body(self, deck: Deck, card: Card, flat: Image) -> bool:
        """Return whether a card has the body of another card of the shown deck."""
        key = id(deck), card
        if key not in self.bodies:
            self.bodies[key] = _has_another_body(deck, card, flat)
        return self.bodies[key]

    @property
    def wholes(self) -> Looks:
        assert self.looks is not None, "it was looked at"
        return self.looks

    @property
    def indices(self) -> Looks:
        assert self.small is not None, "it was looked at"
        return self.small


class Reader:
    """Reads cards. `deck` is the table's own deck, if it has been shown."""

    def __init__(self, model: Path = MODEL, deck: Deck | None = None) -> None:
        whole, corner = Network(model / "whole.onnx"), Network(model / "corner.onnx")
        self._use(whole, corner, Network(model / "letter.onnx"), Network(model / "figure.onnx"), deck)

    def _use(self, whole: Network, corner: Network, letter: Network, figure: Network, deck: Deck | None = None) -> None:
        self.whole, self.corner, self.letter, self.figure = whole, corner, letter, figure
        self.deck = deck
        self._seen: list[_Seen] = []

    @classmethod
    def of(cls, whole: Network, corner: Network, letter: Network, figure: Network) -> Reader:
        """Return a reader of these networks that knows no deck."""
        reader = cls.__new__(cls)
        reader._use(whole, corner, letter, figure)
        return reader

    @classmethod
    def generic(cls, reader: Reader) -> Reader:
        """Return a reader with the same networks that knows no deck."""
        return cls.of(reader.whole, reader.corner, reader.letter, reader.figure)

    def again(self) -> Reader:
        """Return a reader with the same networks that knows no deck, for another thread."""
        return Reader.of(*(network.again() for network in (self.whole, self.corner, self.letter, self.figure)))

    @property
    def networks(self) -> str:
        """Return the hashes of the networks to which a deck is bound."""
        return f"{self.whole.sha256} {self.corner.sha256}"

    @property
    def hashes(self) -> dict[str, str]:
        """Return the hashes of the networks and of the deck, as evidence for a reading of a card."""
        deck = {"deck": self.deck.sha256} if self.deck is not None else {}
        networks = {"whole": self.whole, "corner": self.corner, "letter": self.letter, "figure": self.figure}
        return {**{name: network.sha256 for name, network in networks.items()}, **deck}

    def read_all(self, frame: Image) -> list[Reading]:
        """Return a reading of everything with the shape of a card; of nested outlines, the outermost face counts."""
        if not has_color(frame):
            return []
        outlines = candidates(frame)
        readings = self.read(frame, distinct(outlines))
        unread = [
            reading.outline.corners for reading in readings if reading.card is None and not _is_part(reading, readings)
        ]
        again = [
            other for other in outlines if any(ALIKE >= common(other.corners, corners) > SAME for corners in unread)
        ]
        readings += self.read(frame, again + around(frame, unread))
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
        seen = self._look_at(outlines, flats)
        readings = []
        for place, (outline, picture) in enumerate(zip(outlines, raw, strict=True)):
            white, card = flats[place], seen[place]
            reading = self._judge(outline, picture, white, card, card.indices)
            large: list[Looks] = []
            if reading.why in _LOOKED_AT_AGAIN:
                card.large = _in_turn(self.corner, card.large, card.way, white, large_corner)
                large.append(card.large)
                reading = self._judge(outline, picture, white, card, card.indices, *large)
            if reading.why in _LOOKED_AT_AGAIN:
                reading = self._by_its_pips(reading, white, card, card.indices, *large)
            if reading.why in _LOOKED_AT_AGAIN and self.deck is None:
                reading = self._by_its_letter(reading, white, card)
            if reading.card is not None and not self._bears_out(reading.card, white, card, card.indices):
                reading = Reading(outline, picture, None, Why.INDEX, reading.confidence, reading.likely)
            if self.deck is not None and reading.card is None and reading.why in _LOOKED_AT_AGAIN:
                reading = self._as_shown(self.deck, reading, card.wholes, [card.indices, *large])
            readings.append(reading)
        return readings

    def _look_at(self, outlines: Sequence[Outline], flats: Sequence[Image]) -> list[_Seen]:
        """Look at each card and its indices in both ways; at one that does not move in one way in turn, keeping the
        other. One network comes after the other: each fills a core's cache."""
        cards = []
        for outline, white in zip(outlines, flats, strict=True):
            card = self._seen_before(outline, np.asarray(cv2.blur(white, (5, 5))[_RIM:-_RIM, _RIM:-_RIM], np.uint8))
            card.way = not card.way
            cards.append(card)
        for card, white in zip(cards, flats, strict=True):
            card.looks = _in_turn(self.whole, card.looks, card.way, whole(white), np.ascontiguousarray)
        for card, white in zip(cards, flats, strict=True):
            card.small = _in_turn(self.corner, card.small, card.way, white, corner)
        return cards

    def _seen_before(self, outline: Outline, picture: Image) -> _Seen:
        """Return the earlier looks at a card that does not move, or a new entry."""
        middle = outline.corners.mean(axis=0)
        for seen in self._seen:
            if (
                np.abs(seen.middle - middle).max() < STILL_PX
                and cv2.absdiff(seen.picture, picture).max() <= SAME_PICTURE
            ):
                return seen
        self._seen = [*self._seen[1 - MAX_KEPT :], _Seen(middle, picture)]
        return self._seen[-1]

    def _bears_out(self, card: Card, white: Image, seen: _Seen, small: Looks) -> bool:
        """Return whether the shape of the suit and the body bear out a card. A still card is not looked at again.

        `small`: the looks at its indices, which see no large ones.
        """
        if seen.borne_out == card:
            return True
        bears_out = self._has_shape(card, white) and _has_body(card, self._body(white, seen, small))
        if bears_out and is_court(card.index):
            others = np.delete(self._suits(white, seen), card.index % NO_SUIT, axis=1)
            bears_out = bool(others.min(axis=0).max() < OTHER_SUIT)
        seen.borne_out = card if bears_out else None
        return bears_out

    def _has_shape(self, card: Card, white: Image) -> bool:
        """Return whether the shape of a red card's suit alone confirms the suit: a spade printed in red is not a red
        card.

        Of a large index the color may be seen where the shape is not: then a later step must find the shape.
        """
        if card.text[1] in BLACK:
            return True
        views, least = _both_ways(in_black(white)), SHAPE_ODDS[is_court(card.index)]
        return any(
            suit_odds_of(shares_of_all(self.corner.look([cut(view) for view in views])), card.index) >= least
            for cut in (corner, large_corner)
        )

    def _body(self, white: Image, seen: _Seen, small: Looks) -> NDArray[np.float64]:
        """Return the share of each card in two looks at a whole card whose indices are covered with blank paper."""
        if seen.body is None:
            large = bool(shares_of_all(small)[:, NO_CARD].min() >= STRANGER)
            views = [whole(without_indices(view, large=large)) for view in _both_ways(white)]
            seen.body = shares_of_all(self.whole.look(views))[:, :NO_CARD].mean(axis=0)
        return seen.body

    def _suits(self, white: Image, seen: _Seen) -> Floats:
        """Return the share of each suit in both halves of the figure of a card, without its indices, 2 × 4."""
        if seen.suits is None:
            large = bool(shares_of_all(seen.indices)[:, NO_CARD].min() >= STRANGER)
            seen.suits = self.figure.look([half_body(view, large=large) for view in _both_ways(white)]).suits
        return seen.suits[:, :NO_SUIT]

    def _by_its_letter(self, reading: Reading, white: Image, seen: _Seen) -> Reading:
        """Return the reading of a court card that was refused, if its letter and the suit in its figure confirm it.

        The network for whole cards may not know a figure that fills the card, and that for indices may not know a
        letter beside such a figure.
        """
        wholes, suits = shares_of_all(seen.wholes)[:, :NO_CARD], self._suits(white, seen)
        if wholes[:, : NO_SUIT * NUMBERS].max() > ANOTHER or suits.mean(axis=0).max() < SAME_SUIT:
            return reading
        seen.letters = _in_turn(self.letter, seen.letters, seen.way, white, corner)
        judged = CardJudgment.of(seen.letters, [seen.indices])
        best, looks = judged.best, np.concatenate([judged.whole, judged.index])
        if not is_court(best) or judged.another_is_clear or suit_odds_of(looks, best) < ANY_DECK.suit_odds:
            return reading
        letters = np.maximum(judged.whole, judged.index)[:, best]  # One of the two networks may not know its letter.
        if letters.min() < LETTER or judged.confidence < TOGETHER or np.delete(wholes, best, axis=1).max() > ANOTHER:
            return reading
        own = suits[:, best % NO_SUIT]
        if own.mean() < SAME_SUIT or own.min() < SEEN_SUIT or not has_paper_around(white):
            return reading
        why = seen.fault(best, reading.flat, white)
        card = None if why is not None else DECK[best]
        return Reading(reading.outline, reading.flat, card, why, judged.confidence, judged.likely)

    def _by_its_pips(self, reading: Reading, white: Image, seen: _Seen, small: Looks, *large: Looks) -> Reading:
        """Return the reading of a number card that was refused, if its pips alone confirm the card, too.

        The pips are examined without the indices, so they are independent of them.
        """
        judged = CardJudgment.of(seen.wholes, [small, *large])
        if not judged.may_be_read_by_its_pips:
            return reading
        if self.deck is not None and _own(self.deck, seen.wholes, [small, *large]).best != judged.best:
            return reading
        body = self._body(white, seen, small)
        odds = odds_of_suit(body + MIN_BODY, judged.best)
        if body.argmax() != judged.best or odds < BODY_ODDS or odds * judged.suit_odds < ANY_DECK.suit_odds:
            return reading
        return _of_picture(reading.outline, reading.flat, white, seen, judged)

    def _judge(self, outline: Outline, flat: Image, white: Image, seen: _Seen, *indices: Looks) -> Reading:
        """Decide from two looks at the whole card and at its two indices, and perhaps at them as large ones."""
        wholes = seen.wholes
        anyone = CardJudgment.of(wholes, indices)
        if self.deck is None:
            return _reading(outline, flat, white, seen, anyone, ANY_DECK)
        own = _own(self.deck, wholes, indices)
        if own.best != anyone.best:  # The deck in play may differ from the shown one.
            return Reading(outline, flat, None, own.refused(ANY_DECK), own.confidence, own.likely)
        reading = _reading(outline, flat, white, seen, anyone, OWN_COURT if own.is_seen_by_all(KNOWN) else ANY_DECK)
        if reading.card is not None and seen.has_another_body(self.deck, reading.card, flat):
            return Reading(outline, flat, None, Why.UNCLEAR, reading.confidence, reading.likely)
        return reading

    def _as_shown(self, deck: Deck, reading: Reading, wholes: Looks, indices: Sequence[Looks]) -> Reading:
        """Return the reading of a card that was refused: of a card that was shown, if all the evidence says so."""
        own, anyone, flat = _own(deck, wholes, indices), CardJudgment.of(wholes, indices), reading.flat
        if anyone.best != own.best and anyone.is_sure(ANY_DECK):  # Another deck may be in play.
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

    def _score(self, deck: Deck, own: CardJudgment, anyone: CardJudgment, flat: Image) -> float:
        """Return the log odds that a card is the shown one. Colors that are those of the shown card suffice."""
        has_colors = deck.has(DECK[own.best], flat)
        if has_colors and own.best == anyone.best and own.is_sure(OWN_DECK):
            return IN_ITS_COLORS
        alike = likeness(figure(flat), deck.figures, own.best, rivals_of(own.best, own.together[:NO_CARD]))
        if alike.contradicts or not (has_colors or has_ink(own.best, whiten(flat))):  # A print does not show its ink.
            return AGAINST
        if own.index[:, own.best].max() < SEEN_INDEX:  # Both indices look more like those of another card.
            return AGAINST
        if alike.suffices and own.confidence >= SURE_LOOKS and own.whole[:, own.best].min() >= SURE_WHOLE:
            return IN_ITS_PRINT
        each = np.concatenate([own.whole, own.index])
        return score_of(alike, own.best, (own.together, each), anyone.together)


def _parts_of(looks: Looks) -> tuple[Floats, Floats, Floats]:
    return looks.ranks, looks.suits, looks.features


def _own(deck: Deck, wholes: Looks, indices: Sequence[Looks]) -> CardJudgment:
    """Return the sum of all looks as the layers of the shown deck see them."""
    return CardJudgment.of(deck.whole.look(wholes), [deck.corner.look(index) for index in indices])


def _has_another_body(deck: Deck, card: Card, flat: Image) -> bool:
    """Return whether a card has the indices of one card of the shown deck and the body of another."""
    seen = figure(flat)
    body = body_of(seen, deck.figures)
    if body == card.index:
        return False
    alike = likeness(seen, deck.figures, body, np.array([card.index]))
    return min(alike.body, alike.body_fit) >= OF_THIS_BODY


def _has_body(card: Card, body: NDArray[np.float64]) -> bool:
    """Return whether the part between the indices may be the card's: its pips, its ace, or no other card's figure.

    Figures differ by deck, so a court card is only refused if its figure is clearly that of another suit or rank.
    """
    if not is_court(card.index):
        least = 1.0 if card.index // NO_SUIT < NUMBERS else ACE_ODDS
        return bool(np.delete(body, card.index).max() < max(least * body[card.index], SEEN_BODY))
    figures, pips = body[_COURTS].reshape(-1, NO_SUIT), float(np.delete(body, _COURTS).max())
    rank, suit = card.index // NO_SUIT - NUMBERS, card.index % NO_SUIT
    return all(
        max(float(np.delete(shares, own).max()), pips) < max(FIGURE_ODDS * float(shares[own]), SEEN_FIGURE)
        for shares, own in ((figures.sum(axis=0), suit), (figures.sum(axis=1), rank))
    )


def _both_ways(picture: Image) -> tuple[Image, Image]:
    return picture, turned(picture)


def _in_turn(network: Network, kept: Looks | None, way: bool, white: Image, cut: Callable[[Image], Image]) -> Looks:
    """Return both looks at a part that is cut out of a card; if they are cached, only the look in one way is new."""
    if kept is None:
        return network.look([cut(view) for view in _both_ways(white)])
    view = turned(white) if way else white
    for part, new in zip(_parts_of(kept), _parts_of(network.look([cut(view)])), strict=True):
        part[int(way)] = new[0]
    return kept


def _reading(outline: Outline, flat: Image, white: Image, seen: _Seen, judged: CardJudgment, demand: Demand) -> Reading:
    if not judged.is_sure(demand):
        return Reading(outline, flat, None, judged.refused(demand), judged.confidence, judged.likely)
    return _of_picture(outline, flat, white, seen, judged)


def _of_picture(outline: Outline, flat: Image, white: Image, seen: _Seen, judged: CardJudgment) -> Reading:
    """Return the card that the looks are sure of, unless its picture contradicts it."""
    if not judged.is_seen_by_all(BORNE_OUT) and not ends_are_alike(white):
        return Reading(outline, flat, None, Why.INDEX, judged.confidence, judged.likely)
    why = seen.fault(judged.best, flat, white)
    if why is not None:
        return Reading(outline, flat, None, why, judged.confidence, judged.likely)
    return Reading(outline, flat, DECK[judged.best], None, judged.confidence, judged.likely)


def without_twins(readings: list[Reading]) -> list[Reading]:
    """Return the readings without any card that was read twice: one of the two is wrong."""
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
