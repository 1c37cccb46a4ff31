"""The input of the networks: a card straightened, in its own white, and cut to their sizes.

Training and reading share this module and nothing else, so that a card looks the same to both.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from kiosk.core.value import value

Image = NDArray[np.uint8]  # height × width × 3, blue first
Floats = NDArray[np.float32]
Parts = NDArray[np.int16]  # A straightened card, blurred and reduced, for comparison.
Figure = NDArray[np.float32]  # The print of a card without the lighting.

FLAT_SIZE: Final = (144, 204)  # a straightened card, width × height in pixels
WHOLE_SIZE: Final = (96, 136)  # Input size of the network for whole cards.
HALF_SIZE: Final = (96, 68)  # Input size of the network for the suits of figures.
CORNER_SIZE: Final = (40, 64)  # Corner of a straightened card with its index.
LARGE_CORNER: Final = (42, 92)  # Corner with a large index, reduced to the size of the other.

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
NO_RANK: Final = len(RANKS)
NO_SUIT: Final = len(SUITS)
SCORES: Final = NO_RANK + 1 + NO_SUIT + 1  # Outputs of one network: ranks, no rank, suits, no suit.

COLORLESS: Final = 4  # Largest difference of the colors of a picture without color.
_CLIPPED: Final = (252, 0.6)  # Brightness of clipped pixels, and their share in an overexposed card.
_INK_LEFT: Final = 165  # Least brightness of the darkest hundredth of an overexposed card.

_SOFTEST: Final = 3.4  # Widest edge of a straightened card in pixels: beyond it, a club looks like a spade.

_SLOPES: Final = 1443  # Upper limit of a slope.

_PARTS: Final = (24, 34)  # Parts in which two cards are compared, across and down.
_MIN_PARTS_APART: Final = 16  # Parts that must differ: fewer are an edge or a reflection.
_OTHER_LEVEL: Final = 34.0  # Difference of the most different parts from which on it is another card.

FIGURE_SIZE: Final = (72, 102)  # Size in which two figures are compared, across and down.
_PLACE_SOFT: Final = 0.8  # Blur before lighting wider than this is removed.
_LIGHT_SOFT: Final = 12.0

_RIM: Final = np.s_[3:6]  # The pixels from a side at which there is paper.
_PAPER_SHARE: Final = 0.8  # Share of a card's pixels that are at most as bright as its paper.
_WHITE: Final = 235.0
_BLACK: Final = 20.0  # Darkest brightness of black print.

_ENDS_ALIKE: Final = 0.9  # Least correlation of corners with an index, all colors together.
_ENDS_SOFT: Final = 1.2  # Blur in pixels before comparison: sharp strokes would fit only at their exact place.
_ENDS_APART: Final = 4  # Largest offset between the two ends, in pixels of half the size.

_INDEX: Final = (27, 64)  # Size of an index in a corner, across and down.
_LARGE_INDEX: Final = (50, 92)
_INDEX_SPOT: Final = np.s_[4 : CORNER_SIZE[1], 3:20]  # The place of an index, without the print beside it.
_MIN_PRINTED: Final = 1500.0  # Least ink of an index.
_INK_SHARE: Final = 0.3  # Share of the darkest ink that counts as printed.
# Shares of the ink: the rank, the beginning of the suit, and half of the suit.
_RANK_AND_SUIT: Final = (0.3, 0.5, 0.75)
_INKS_APART_DEG: Final = 6.5  # Least angle between two inks: black differs from itself by 6.3 in photographs.
_NEUTRAL: Final = np.ones(3, np.float32)
_COLOR_DEG: Final = 12.0  # Least angle between a red ink and black: red inks differ by 14 in photographs.


@value
class Looks:
    """The probabilities of n cards: ranks n × 14 and suits n × 5, the last of each being none; and n × 128 features."""

    ranks: Floats
    suits: Floats
    features: Floats


def has_color(frame: Image) -> bool:
    """Return whether a picture has any color: without it a suit is recognized by its shape alone."""
    blue, green, red = cv2.split(np.ascontiguousarray(frame[::4, ::4]))
    apart = cv2.max(cv2.max(blue, green), red) - cv2.min(cv2.min(blue, green), red)
    return _part(apart, 0.99) > COLORLESS


def is_burnt(flat: Image) -> bool:
    """Return whether a straightened card, in its own light, is so bright that its ink has faded."""
    some = flat[4:-4:3, 4:-4:3].min(axis=2)
    clipped, share = _CLIPPED
    return bool((some >= clipped).mean() > share and _part(some, 0.01) > _INK_LEFT)


def whiten(flat: Image) -> Image:
    """Return a straightened card as if its paper were white: the color and the strength of the light are gone."""
    paper = np.array([_part(channel, _PAPER_SHARE) for channel in cv2.split(flat[4:-4:3, 4:-4:3].copy())])
    gain = np.clip(_WHITE / np.maximum(paper, 1), 0.5, 6.0)
    table = np.clip(np.arange(256)[:, None] * gain[None, :], 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(flat, table.reshape(256, 1, 3)), dtype=np.uint8)


def is_soft(flat: Image) -> bool:
    """Return whether even the sharpest edges of a straightened card are soft, because it is out of focus or moves."""
    gray = cv2.cvtColor(flat, cv2.COLOR_BGR2GRAY)[6:-6, 6:-6]
    steep = cv2.magnitude(*(np.asarray(slope, np.float32) for slope in cv2.spatialGradient(gray)))
    counts = cv2.calcHist([steep], [0], None, [_SLOPES], [0, _SLOPES])
    steepest = float(np.searchsorted(np.cumsum(counts), 0.995 * steep.size, side="right"))
    ink = _part(gray[::3, ::3], 0.85) - _part(gray[::3, ::3], 0.01)
    # The standard deviation of the blur of a step, from its steepest slope.
    return bool(ink > _SOFTEST * np.sqrt(2 * np.pi) * steepest / 8)


def _part(values: NDArray[np.uint8], share: float) -> float:
    """Return the quantile of the values for a share."""
    place = int(share * (values.size - 1))
    counts = cv2.calcHist([np.ascontiguousarray(values)], [0], None, [256], [0, 256])
    return float(np.searchsorted(np.cumsum(counts), place, side="right"))


def parts(flat: Image) -> Parts:
    """Return the features by which a straightened card is compared."""
    soft = cv2.GaussianBlur(whiten(flat), (0, 0), 3)
    return np.asarray(cv2.resize(soft, _PARTS, interpolation=cv2.INTER_AREA), dtype=np.int16)


def are_alike(first: Parts, second: Parts) -> bool:
    """Return whether two straightened cards may be one: no part of them, such as a pip, differs.

    Two cards of a rank differ only in some pips, so the mean over a whole card does not distinguish them.
    """
    return any(
        float(np.sort(np.abs(turned - second).max(axis=2), axis=None)[-_MIN_PARTS_APART]) < _OTHER_LEVEL
        for turned in (first, first[::-1, ::-1])
    )


def figure(flat: Image) -> Figure:
    """Return the print of a straightened card, under any light: 102 × 72."""
    small = cv2.resize(whiten(flat), FIGURE_SIZE, interpolation=cv2.INTER_AREA).min(axis=2)
    soft = cv2.GaussianBlur(small.astype(np.float32), (0, 0), _PLACE_SOFT)
    return np.asarray(soft - cv2.GaussianBlur(soft, (0, 0), _LIGHT_SOFT), dtype=np.float32)


def ends_are_alike(white: Image) -> bool:
    """Return whether both ends of a card on white paper show the same index, in shape and in ink.

    Every card does, unless another card covers half of it, or a finger or a lamp's reflection is on one end.
    """
    wide, tall = LARGE_CORNER
    away = _ENDS_APART
    first, other = (
        cv2.resize(
            cv2.GaussianBlur(end[:tall, :wide], (0, 0), _ENDS_SOFT), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA
        )
        for end in (white, turned(white))
    )
    return all(
        cv2.matchTemplate(within, end[away:-away, away:-away].copy(), cv2.TM_CCOEFF_NORMED).max() >= _ENDS_ALIKE
        for end, within in ((first, other), (other, first))
    )


def in_black(white: Image) -> Image:
    """Return a card on white paper as if it were printed in black: its shapes are left, and no color."""
    blue, green, red = cv2.split(white)
    paper = cv2.min(cv2.min(blue, green), red)
    darkest = _part(paper[::3, ::3], 0.01)
    level = (np.arange(256) - darkest) / max(_WHITE - darkest, 1.0)
    table = np.clip(_BLACK + (_WHITE - _BLACK) * level, 0, 255).astype(np.uint8)
    return np.asarray(cv2.merge([cv2.LUT(paper, table)] * 3), dtype=np.uint8)


def is_in_one_ink(white: Image) -> bool:
    """Return whether rank and suit of an index are printed in one ink, as on French-suited cards.

    A king of leaves is a king of spades by its shape; his letter is black, and his leaf is green.
    """
    seen = False
    for rank, *suit in _inks_of_both(white):
        if max(_apart_deg(rank, part) for part in suit) < _INKS_APART_DEG:
            return True
        seen = True
    return not seen


def is_in_color(white: Image) -> bool:
    """Return whether the suit of an index is printed in a color: a spade in the dark has the shape of a diamond."""
    seen = False
    for _, *suit in _inks_of_both(white):
        if _apart_deg(sum(suit, np.zeros(3, np.float32)), _NEUTRAL) >= _COLOR_DEG:
            return True
        seen = True
    return not seen


def _inks_of_both(white: Image) -> Iterator[tuple[Floats, Floats, Floats]]:
    whiter = whiten(white)  # The first white of a very dark picture is only a brighter gray.
    yield from (inks for end in (whiter, turned(whiter)) if (inks := _inks(end)) is not None)


def _inks(white: Image) -> tuple[Floats, Floats, Floats] | None:
    """Return the ink absorption of the rank and of both parts of the suit, 3 colors each, if there is ink.

    An acorn is red and green, and neither in the mean. Noise has no color in the mean: so only the softened picture
    shows where there is ink.
    """
    spot = np.ascontiguousarray(white[_INDEX_SPOT])
    soft = cv2.GaussianBlur(spot, (0, 0), 1.0).min(axis=2)
    printed = soft < _WHITE - _INK_SHARE * (_WHITE - float(soft.min()))
    ink = (_WHITE - spot.astype(np.float32)) * printed[:, :, None]
    rows = np.maximum(ink.sum(axis=(1, 2)), 0)
    if rows.sum() < _MIN_PRINTED:
        return None
    rank, suit, middle = np.searchsorted(np.cumsum(rows), rows.sum() * np.array(_RANK_AND_SUIT))
    return ink[:rank].sum(axis=(0, 1)), ink[suit:middle].sum(axis=(0, 1)), ink[middle:].sum(axis=(0, 1))


def _apart_deg(first: Floats, other: Floats) -> float:
    """Return the difference of two inks in color, independent of their lightness."""
    alike = float(first @ other) / max(float(np.linalg.norm(first) * np.linalg.norm(other)), 1e-6)
    return float(np.degrees(np.arccos(np.clip(alike, -1, 1))))


def turned(flat: Image) -> Image:
    """Return the card turned by half a turn."""
    return np.asarray(cv2.rotate(flat, cv2.ROTATE_180), dtype=np.uint8)


def whole(flat: Image) -> Image:
    """Return a straightened card in the size of the network for whole cards."""
    return np.asarray(cv2.resize(flat, WHOLE_SIZE, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def corner(flat: Image) -> Image:
    """Return the upper left corner of a straightened card."""
    width, height = CORNER_SIZE
    return np.ascontiguousarray(flat[:height, :width])


def without_indices(white: Image, *, large: bool) -> Image:
    """Return a card on white paper with blank paper over the indices in two of its corners."""
    wide, tall = _LARGE_INDEX if large else _INDEX
    body = white.copy()
    body[:tall, :wide] = body[-tall:, -wide:] = int(_WHITE)
    return body


def large_corner(flat: Image) -> Image:
    """Return the upper left corner of a straightened card as far down as a large index reaches."""
    width, height = LARGE_CORNER
    return np.asarray(cv2.resize(flat[:height, :width], CORNER_SIZE, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def half_body(white: Image, *, large: bool) -> Image:
    """Return the upper half of a card on white paper, with blank paper over its index."""
    return np.ascontiguousarray(whole(without_indices(white, large=large))[: HALF_SIZE[1]])


def has_paper_around(white: Image) -> bool:
    """Return whether there is paper along each side of a card on white paper, as there is none along a display's."""
    paper = white.min(axis=2)
    sides = paper[_RIM], paper[::-1][_RIM], paper[:, _RIM], paper[:, ::-1][:, _RIM]
    return all(float(np.median(side)) >= _WHITE / 2 for side in sides)
