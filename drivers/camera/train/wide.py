"""The second half of the training: indices of every size, suits in any ink, and harder light.

A deck's suits are recognized by their shape, so their inks are anything here: black hearts, red spades, all four
alike. And of an index whose suit is outside the network's view of the corner, the rank alone may be read: nothing is
to be guessed from a color.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from drivers.camera.picture.look import (
    CORNER_SIZE,
    FLAT_SIZE,
    LARGE_CORNER,
    NO_SUIT,
    RANKS,
    SUITS,
    Floats,
    Image,
    corner,
    large_corner,
    turned,
    whiten,
    whole,
)
from drivers.camera.train.art import FRAME, STROKED, Art
from drivers.camera.train.faces import Color, Style, draw, style
from drivers.camera.train.press import pressed, recolored
from drivers.camera.train.prints import Deck
from drivers.camera.train.shots import (
    COVERED,
    FACES_SHARE,
    NOTHING,
    Label,
    Shot,
    Studio,
    covered,
    elsewhere,
    hidden_by,
    random_face,
)

FRENCH: Final = {"J": "V", "Q": "D", "K": "R"}
# The letters of court cards, and on some decks of aces. No letter names two ranks.
LETTERS: Final = (
    FRENCH,
    {**FRENCH, "A": "1"},
    {"J": "B", "Q": "D", "K": "K"},  # German
    {"J": "B", "Q": "D", "K": "K"},
    {"J": "F", "Q": "D", "K": "R"},  # Italian
    {"J": "F", "Q": "Q", "K": "R"},
    {"J": "S", "Q": "C", "K": "R"},  # Spanish
)
USUAL: Final = 0.3  # Share of decks of the usual kind.
PRINTED: Final = 0.25  # Share of faces from decks that others drew.
RECOLORED: Final = 0.2
FORGED: Final = 0.1  # Share of faces of made-up decks whose indices belong to another card.
SPLICED: Final = 0.03  # Share of faces with halves of two cards.
LOOSE: Final = 0.12  # Share of outlines that are too wide or too narrow.
# From this rank to the king, the figure differs by deck and does not show the rank.
MIN_BODY: Final = RANKS.index("J")
SEEN: Final = 0.75  # The share of a suit that must be visible to recognize it.
MIN_INK: Final = 30.0  # Least difference of the darkest ink from paper, in any color; less is overexposed.
BURNT: Final = 150.0  # Such a bright glare hides the print.


def wide_style(rng: np.random.Generator, art: Art) -> Style:
    """Draw a deck of any kind of index and ink."""
    deck = style(rng, art)
    if rng.random() < USUAL:
        return deck
    kind = rng.random()
    if kind < 0.32:
        deck = _large(deck, rng)
    elif kind < 0.8:
        deck = anywhere(deck, rng)
    if rng.random() < 0.4:
        deck = replace(deck, colors=any_inks(rng))
    if rng.random() < 0.3:
        letters = LETTERS[int(rng.integers(len(LETTERS)))]
        deck = replace(deck, letters=letters, typeface=int(rng.integers(STROKED, len(art.types))))
    elif rng.random() < 0.3:  # More faces of type, many of them with serifs.
        deck = replace(deck, typeface=int(rng.integers(STROKED, len(art.types))))
    if rng.random() < 0.22:  # a figure that fills the card, behind its index
        edge = (rng.uniform(0.02, 0.1), rng.uniform(0.02, 0.08), float(rng.choice([0, 0, 1])))
        deck = replace(deck, courts="drawn", court_frame=edge)
    elif rng.random() < 0.25:
        deck = replace(deck, courts="letter" if rng.random() < 0.25 else "figure")
    if rng.random() < 0.2:
        deck = replace(deck, other_pips=True)
    if rng.random() < 0.05:
        deck = replace(deck, suit_beside=True, index_height=rng.uniform(0.07, 0.12), all_corners=False)
    return deck


def _large(deck: Style, rng: np.random.Generator) -> Style:
    """Return the deck with an index that ends at a third of the card or below."""
    height, suit = rng.uniform(0.14, 0.23), rng.uniform(0.75, 1.15)
    if rng.random() < 0.25:  # Jumbo, up to the size of a look at a large index.
        height, suit = rng.uniform(0.21, 0.26), rng.uniform(0.7, 0.9)
    return replace(
        deck,
        index_height=height,
        index_suit=suit,
        index_condensed=rng.uniform(0.5, 0.85),
        index_gap=rng.uniform(0.02, 0.2),
        pip_height=rng.uniform(0.085, 0.15),
        pip_columns=rng.uniform(0.09, 0.19),
        pip_top=rng.uniform(0.14, 0.32),
        court_frame=(rng.uniform(FRAME[0], 0.3), rng.uniform(0.04, 0.18), float(rng.choice([0, 1, 1, 2]))),
    )


def anywhere(deck: Style, rng: np.random.Generator) -> Style:
    """Return the deck with an index of the usual size or smaller, anywhere in the corner, narrow or wide."""
    height, suit, gap = rng.uniform(0.06, 0.11), rng.uniform(0.5, 1.0), rng.uniform(0.0, 0.25)
    if rng.random() < 0.2:
        gap = rng.uniform(0.25, 0.8)
    tall = height * (1 + gap + 0.85 * suit)
    down = rng.uniform(0.015, max(0.02, CORNER_SIZE[1] / FLAT_SIZE[1] - 0.01 - tall))
    across = rng.uniform(-0.01, 0.155)
    deck = replace(
        deck,
        index_height=height,
        index_suit=suit,
        index_gap=gap,
        index_condensed=rng.uniform(0.45, 1.0),
        index_margin=(across, down),
        all_corners=rng.random() < 0.2,
        suit_beside=False,
    )
    if across > 0.05:  # the pips make room
        deck = replace(deck, pip_columns=rng.uniform(0.12, 0.2), pip_height=rng.uniform(0.09, 0.14))
    left, top, line = deck.court_frame
    if rng.random() < 0.6:  # The court's frame is beside the index, or around it.
        left = min(0.3, across + 1.4 * height + rng.uniform(0, 0.04))
    return replace(deck, court_frame=(left, top, line))


def any_inks(rng: np.random.Generator) -> dict[str, Color]:
    match int(rng.integers(5)):
        case 0:  # one ink for all four
            inks = [_ink(rng)] * 4
        case 1:  # The usual two inks, swapped.
            black, red = _gray(rng, 15, 50), (rng.uniform(15, 70), rng.uniform(10, 60), rng.uniform(160, 245))
            inks = (
                [red, black, black, red] if rng.random() < 0.5 else [(black, red)[int(rng.integers(2))] for _ in SUITS]
            )
        case 2:  # Grayish, as of worn cards.
            black, red = _gray(rng, 60, 150), (rng.uniform(70, 130), rng.uniform(60, 120), rng.uniform(150, 220))
            inks = [black, red, red, black]
        case _:
            inks = [_ink(rng) for _ in SUITS]
    return dict(zip(SUITS, inks, strict=True))


def _gray(rng: np.random.Generator, least: float, most: float) -> Color:
    gray = rng.uniform(least, most)
    return gray + rng.uniform(-5, 12), gray + rng.uniform(-5, 5), gray + rng.uniform(-5, 5)


def _ink(rng: np.random.Generator) -> Color:
    ink = rng.uniform(0, 235, 3)
    ink *= min(1.0, 145.0 / float(ink @ np.array((0.114, 0.587, 0.299))))
    return float(ink[0]), float(ink[1]), float(ink[2])


def seen_of_suit(deck: Style, size: tuple[int, int]) -> float:
    """Return the visible share of the index's suit within a corner, `size` in pixels of a straightened card; 0 to 1."""
    tall = deck.index_height * FLAT_SIZE[1]
    suit = tall * deck.index_suit * 0.85
    if deck.suit_beside:
        left = deck.index_margin[0] * FLAT_SIZE[0] + tall * (0.5 + deck.index_gap)
        return float(np.clip((size[0] - left) / suit, 0, 1))
    top = deck.index_margin[1] * FLAT_SIZE[1] + tall * (1 + deck.index_gap)
    left = deck.index_margin[0] * FLAT_SIZE[0]  # Of an index as narrow as its suit.
    return float(np.clip((size[1] - top) / suit, 0, 1) * np.clip((size[0] - left) / suit, 0, 1))


# ----------------------------------------------------------------------------------------------------- light and lens


def harder(scene: Floats, rng: np.random.Generator) -> Floats:
    """Return the scene in a lamp of any color, dim or bright, and perhaps without color."""
    kind = rng.random()
    if kind < 0.16:  # A yellow, violet, or other lamp.
        scene = scene * rng.uniform(0.3, 1.1, 3).astype(np.float32)
    elif kind < 0.24:
        scene = scene * np.float32(rng.uniform(0.15, 0.4))
    elif kind < 0.28:
        scene = scene * np.float32(rng.uniform(1.3, 2.2))
    if rng.random() < 0.06:
        gray = scene @ np.array([0.114, 0.587, 0.299], np.float32)
        scene = np.repeat(gray[:, :, None], 3, axis=2)
    return scene


def index_glare(scene: Floats, outline: Floats, rng: np.random.Generator) -> tuple[Floats, float]:
    """Return the scene with a lamp's reflection on the card's first index, and its brightness."""
    width = float(np.linalg.norm(outline[1] - outline[0]))
    across, down = outline[1] - outline[0], outline[3] - outline[0]
    at = outline[0] + across * rng.uniform(0.05, 0.2) + down * rng.uniform(0.05, 0.25)
    y, x = np.indices(scene.shape[:2], dtype=np.float32)
    size = rng.uniform(0.1, 0.3) * width
    away = ((x - at[0]) / size) ** 2 + ((y - at[1]) / (size * rng.uniform(0.7, 2.0))) ** 2
    strength = float(rng.uniform(50, 320))
    return np.asarray(scene + np.exp(-away)[:, :, None] * np.float32(strength), np.float32), strength


def _has_ink(seen: Image) -> bool:
    least, most = np.percentile(seen[::2, ::2].reshape(-1, 3), (2, 90), axis=0)
    return float((most - least).max()) >= MIN_INK


def faded(print_: Image, rng: np.random.Generator) -> Image:
    """Return a card that others drew as another press would print it: in other inks, on other paper."""
    seen = print_.astype(np.float32)
    lift = rng.uniform(0, 70)
    pressed = (lift + seen * (255 - lift) / 255) * rng.uniform(0.88, 1.0, 3)
    return np.asarray(np.clip(pressed, 0, 255), np.uint8)


class WideStudio(Studio):
    """A studio of such decks, and of decks that others drew. Of its corners one is as usual, one for large indices."""

    def __init__(self, art: Art, prints: Sequence[Deck], seed: int, decks: int) -> None:
        super().__init__(art, seed, decks, pressed=wide_style)
        self._prints = prints
        self._glare = 0.0

    def card(self, deck: int, face: int) -> Image:
        """Return a card of a deck as its press printed it."""
        if (deck, face) not in self._drawn:
            drawn = super().card(deck, face)
            self._drawn[deck, face] = pressed(drawn, np.random.default_rng([self._decks[deck].seed, 1]))
        return self._drawn[deck, face]

    def _forged(self, deck: int, face: int, rng: np.random.Generator) -> tuple[Image, Label] | None:
        """Return a card whose indices are those of another, and which; None if its body tells nothing of it."""
        style, other = self._decks[deck], random_face(rng)
        near = rng.random()
        if near < 0.35:  # The same suit, or the same rank.
            other = other // NO_SUIT * NO_SUIT + face % NO_SUIT
        elif near < 0.6:
            other = face // NO_SUIT * NO_SUIT + other % NO_SUIT
        bodies = [place // NO_SUIT for place in (face, other)]
        courts = [MIN_BODY <= rank < MIN_BODY + 3 for rank in bodies]
        if other == face or all(courts) or style.pips == "one":
            return None
        names = (RANKS[place // NO_SUIT] + SUITS[place % NO_SUIT] for place in (face, other))
        return draw(style, self._art, *names), (other // NO_SUIT, other % NO_SUIT)

    def _found(self, found: Floats, rng: np.random.Generator) -> Floats:
        """Return the outline, which may be a little too wide or too narrow: a dark rim is taken for a part of it."""
        if rng.random() >= LOOSE:
            return found
        middle = found.mean(axis=0)
        return np.asarray(middle + (found - middle) * rng.uniform(0.955, 1.06, 2), np.float32)

    def _lit(self, scene: Floats, outline: Floats, rng: np.random.Generator) -> Floats:
        self._glare = 0.0
        if rng.random() < 0.1:
            scene, self._glare = index_glare(scene, outline, rng)
        return harder(scene, rng)

    def shoot(self, rng: np.random.Generator) -> Shot:
        """Return one random shot: its first corner as usual, its second as far down as a large index reaches."""
        card, label, deck, ends = self._any(rng)
        hidden = (0.0, 0.0)
        if rng.random() < 0.1:
            card, mask = covered(card, self._cloths, rng)
            hidden = hidden_by(mask, LARGE_CORNER)
            label = NOTHING if mask.mean() / 255 > COVERED else label
            ends = [NOTHING if share > 0.15 else end for share, end in zip(hidden, ends, strict=True)]
        wrong = rng.random() < 0.07
        if wrong:
            label, ends = NOTHING, [NOTHING, NOTHING]
        flat = whiten(self._photograph(card, rng, wrong=wrong))
        if self._glare > BURNT:
            ends[0] = NOTHING
        if rng.random() < 0.5:
            flat, ends = turned(flat), ends[::-1]
        corners = [corner(flat), large_corner(turned(flat))]
        if deck is not None:
            ends = [
                (end[0], end[1] if seen_of_suit(deck, size) >= SEEN else NO_SUIT)
                for end, size in zip(ends, (CORNER_SIZE, LARGE_CORNER), strict=True)
            ]
        ends = [end if _has_ink(seen) else NOTHING for end, seen in zip(ends, corners, strict=True)]
        if rng.random() < 0.06:  # The rest of a card has no index.
            corners[0], ends[0] = elsewhere(flat, rng), NOTHING
        return Shot(whole(flat), label if _has_ink(flat) else NOTHING, (corners[0], corners[1]), (ends[0], ends[1]))

    def _any(self, rng: np.random.Generator) -> tuple[Image, Label, Style | None, list[Label]]:
        """Return a card, its label, its deck if it was generated here, and the labels of both indices."""
        if rng.random() >= FACES_SHARE:
            return self._no_face(rng), NOTHING, None, [NOTHING, NOTHING]
        face = random_face(rng)
        label = (face // 4, face % 4)
        if rng.random() < PRINTED:
            print_ = self._prints[int(rng.integers(len(self._prints)))]
            card = print_[RANKS[label[0]] + SUITS[label[1]]]
            return recolored(card, rng) if rng.random() < RECOLORED else faded(card, rng), label, None, [label, label]
        deck = int(rng.integers(len(self._decks)))
        if rng.random() < FORGED:
            forged = self._forged(deck, face, rng)
            if forged is not None:
                return forged[0], NOTHING, self._decks[deck], [forged[1], forged[1]]
        card = self.card(deck, face)
        if rng.random() < SPLICED:
            other = random_face(rng)
            half = len(card) // 2
            spliced = np.concatenate([card[:half], self.card(deck, other)[half:]])
            ends = [label, (other // NO_SUIT, other % NO_SUIT)]
            return spliced, label if other == face else NOTHING, self._decks[deck], ends
        return recolored(card, rng) if rng.random() < RECOLORED else card, label, self._decks[deck], [label, label]
