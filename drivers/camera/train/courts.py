"""Court cards for two networks of their own: for the letters of indices, and for the suits inside figures.

A figure may fill the card and reach the index, and a large suit may be printed beside it, as on German decks. The
letter is then read by a network that has seen many letters beside figures. The suit inside a figure is read without the
indices: on a forged card it is the suit of the figure, not that of the index.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from drivers.camera.picture.look import (
    CORNER_SIZE,
    NO_RANK,
    NO_SUIT,
    RANKS,
    SUITS,
    Image,
    corner,
    half_body,
    is_soft,
    turned,
    whiten,
)
from drivers.camera.train.art import STROKED, Art
from drivers.camera.train.faces import CARD, Style, draw, stamp, style, warped
from drivers.camera.train.press import pressed, recolored
from drivers.camera.train.prints import Deck
from drivers.camera.train.shots import NOTHING, Label, covered, hidden_by
from drivers.camera.train.wide import BURNT, LETTERS, WideStudio, any_inks, anywhere, wide_style

GERMAN: Final = {"J": "B", "Q": "D", "K": "K"}
# The weight of each rank in the index: mostly letters, and the numbers that look like them.
OFTEN: Final = np.array([1, 1, 1, 1, 2, 1, 5, 1, 2, 9, 8, 8, 4], np.float64)
NO_CARD: Final = 0.1  # Share of pictures of backs and strangers.
COVER: Final = 0.05
WRONG: Final = 0.05  # Share of outlines that are not those of the card.
PLAIN: Final = 0.2  # Share of figures without a suit.
OTHER_SUIT: Final = 0.5  # Share of cards whose index has another suit than the figure.


def court_style(rng: np.random.Generator, art: Art) -> Style:
    """Draw a deck whose index is in the corner, with letters of some language, and mostly with large figures."""
    deck = anywhere(style(rng, art), rng)
    typeface = int(rng.integers(STROKED, len(art.types))) if rng.random() < 0.8 else deck.typeface
    deck = replace(deck, typeface=typeface, courts="drawn" if rng.random() < 0.6 else "made up")
    if typeface >= STROKED and rng.random() < 0.7:
        letters = GERMAN if rng.random() < 0.5 else LETTERS[int(rng.integers(len(LETTERS)))]
        deck = replace(deck, letters=letters)
    if rng.random() < 0.25:
        deck = replace(deck, colors=any_inks(rng))
    if rng.random() < 0.7:  # A figure that fills the card.
        edge = (rng.uniform(0.02, 0.1), rng.uniform(0.02, 0.08), float(rng.choice([0, 0, 1, 2])))
        deck = replace(deck, court_frame=edge)
    return deck


def _suit_beside(card: Image, deck: Style, art: Art, suit: str, rng: np.random.Generator) -> Image:
    """Return the card with a large suit beside each index, or elsewhere in the upper part of each half."""
    width, height = CARD
    canvas = card.astype(np.float32)
    shape = warped(art.suits[suit][deck.suit_shapes[suit]], rng, 0.03)
    tall = rng.uniform(0.07, 0.17) * height
    wide = tall * shape.shape[1] / shape.shape[0]
    if rng.random() < 0.7:
        x = deck.index_margin[0] * width + deck.index_height * height * rng.uniform(0.6, 1.1) + wide / 2
        y = deck.index_margin[1] * height + rng.uniform(0.3, 0.8) * tall
    else:
        x, y = rng.uniform(0.3, 0.85) * width, rng.uniform(0.08, 0.3) * height
    x, y = max(x, wide / 2 + 2), max(y, tall / 2 + 2)
    if rng.random() < 0.4:  # Paper around it.
        pad = (round(wide * 0.6), round(tall * 0.6))
        for left, top in ((x, y), (width - x, height - y)):
            at = np.s_[
                max(0, round(top) - pad[1]) : round(top) + pad[1], max(0, round(left) - pad[0]) : round(left) + pad[0]
            ]
            canvas[at] = deck.paper
    for across in (False, True) if rng.random() < 0.25 else (False,):
        left = width - x if across else x
        stamp(canvas, shape, (left, y), tall, deck.colors[suit])
        stamp(canvas, shape, (width - left, height - y), tall, deck.colors[suit], turned=True)
    return np.asarray(np.clip(canvas, 0, 255), np.uint8)


class CourtStudio(WideStudio):
    """A studio in which each picture is of a new deck."""

    def __init__(self, art: Art, prints: Sequence[Deck], seed: int) -> None:
        super().__init__(art, prints, seed, 12)

    def _sharp(self, card: Image, rng: np.random.Generator, *, wrong: bool) -> Image:
        """Return a straightened card that the reader would not refuse as soft."""
        while is_soft(flat := self._photograph(card, rng, wrong=wrong)):
            pass
        return flat

    def letters(self, rng: np.random.Generator) -> tuple[list[Image], list[Label]]:
        """Return both corners of a random card, and their labels."""
        face = int(rng.choice(13, p=OFTEN / OFTEN.sum())) * NO_SUIT + int(rng.integers(NO_SUIT))
        label: Label = (face // NO_SUIT, face % NO_SUIT)
        rank, suit = RANKS[label[0]], SUITS[label[1]]
        if rng.random() < NO_CARD:
            card, label = self._no_face(rng), NOTHING
        else:
            deck = court_style(rng, self._art)
            body = rank + suit if rank not in "JQK" else "JQK"[int(rng.integers(3))] + suit
            card = draw(deck, self._art, body, rank + suit)
            if rank in "JQK" and rng.random() < 0.6:
                card = _suit_beside(card, deck, self._art, suit, rng)
            card = pressed(card, rng)
            if rng.random() < 0.1:
                card = recolored(card, rng)
        ends = [label, label]
        if rng.random() < COVER:
            card, mask = covered(card, self._cloths, rng)
            ends = [NOTHING if share > 0.15 else label for share in hidden_by(mask, CORNER_SIZE)]
        wrong = rng.random() < WRONG
        if wrong:
            ends = [NOTHING, NOTHING]
        flat = whiten(self._sharp(card, rng, wrong=wrong))
        if self._glare > BURNT:
            ends[0] = NOTHING
        return [corner(flat), corner(turned(flat))], ends

    def figure(self, rng: np.random.Generator) -> tuple[list[Image], list[Label]]:
        """Return both halves of the body of a random court card, and the suit inside its figure."""
        suit = int(rng.integers(NO_SUIT))
        other = int(rng.integers(NO_SUIT)) if rng.random() < OTHER_SUIT else suit
        body, index = ("JQK"[int(rng.integers(3))] + SUITS[which] for which in (suit, other))
        deck = court_style(rng, self._art) if rng.random() < 0.5 else wide_style(rng, self._art)
        deck = replace(deck, courts="drawn" if rng.random() < 0.65 else "made up")
        if other != suit:
            deck = replace(deck, all_corners=False)
        plain = rng.random() < PLAIN
        if rng.random() < 0.15 and not plain:  # A printed deck whose figures have their suit.
            card, large = self._prints[0][body], False
        else:
            high = 0.0 if plain or rng.random() < 0.5 else rng.uniform(0.1, 0.2)
            own = not plain and rng.random() < 0.2  # The picture has a suit of its own.
            deck = replace(deck, court_pip=(high, *deck.court_pip[1:]), seed=3 * deck.seed + (not own))
            if plain:
                deck = replace(deck, all_corners=False)
            card, large = draw(deck, self._art, body, index), deck.index_height > 0.12
            if not plain and not high:
                card = _suit_beside(card, deck, self._art, SUITS[suit], rng)
        card = pressed(card, rng)
        if rng.random() < 0.1:
            card = recolored(card, rng)
        flat = whiten(self._sharp(card, rng, wrong=False))
        label: Label = (NO_RANK, NO_SUIT if plain else suit)
        return [half_body(flat, large=large), half_body(turned(flat), large=large)], [label, label]
