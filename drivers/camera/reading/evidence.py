"""The evidence that a card is one that was shown, added up to one calibrated score.

No piece suffices alone. The learned layers recognize the deck in any light, but reject strangers badly.
Networks that know no deck count, too. The print tells the card from each other card of the deck, region by region: at
both indices, and at both halves of the body. It also shows whether the card fits at all, which another deck does not. A
logistic score adds up the looks and the body. No print may contradict it (docs/decisions/123-evidence-is-added-up.md).
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import FIGURE_SIZE, Figure, Floats
from kiosk.core.value import value

WEIGHTS: Final = (0.073, 0.148, 0.213, 4.323)  # Weights of the pieces, fitted on drawn decks.
BIAS: Final = -2.875
SHOWN: Final = 2.0  # Log odds from which on a card is the shown one.
CONTRADICTED: Final = 0.4  # Below this likeness, a print is more like that of another card.
MIN_FIT: Final = 0.6  # Least correlation with the print of the card: that of another deck is lower.
SURE_FIT: Final = 0.9  # Least fit of a print in each region for a sure card.
SURE_INDEX: Final = 0.55  # Least likeness of both indices for a sure card.
SURE_BODY: Final = 0.45  # Least likeness of both halves of the body for a sure card.
_MIN_SHARE: Final = 1e-5
_WIDE, _TALL = FIGURE_SIZE
_INDEX: Final = (17, 36)  # Size of a corner with an index, across and down.
_BOXES: Final = 4  # Boxes of both indices.
_AWAY: Final = 4  # Largest shift of a print against the shown one, in pixels of a figure.
_AWAY_LOCALLY: Final = 2  # Additional shift of each quarter.
_SOFT: Final = 0.7
_PRINTED: Final = 6_000.0  # Sum of squares from which on a print or a difference is visible.
_FAINT: Final = 8_000.0  # A difference with this sum of squares has half the weight of a clear one.
_FLAT: Final = 4.0  # Standard deviation of a quarter without print.


@value
class Likeness:
    """The likeness of a card to one that was shown. All are the worse of two ends.

    `index`, `body`: 1 where the print is that of the card, 0 if it is that of the nearest other card of the deck.
    `index_fit`, `body_fit`: the correlation of the print with that of the card.
    """

    index: float
    body: float
    index_fit: float
    body_fit: float

    @property
    def suffices(self) -> bool:
        """Return whether each print is that of the card, in each region, and of no other card of the deck."""
        fits = min(self.index_fit, self.body_fit) >= SURE_FIT
        return fits and self.index >= SURE_INDEX and self.body >= SURE_BODY

    @property
    def contradicts(self) -> bool:
        """Return whether any print does not fit the card, or rather fits another card of the deck."""
        return min(self.index, self.body) < CONTRADICTED or min(self.index_fit, self.body_fit) < MIN_FIT


def likeness(seen: Figure, shown: NDArray[np.float16], best: int, rivals: NDArray[np.intp]) -> Likeness:
    """Return the likeness of a card's figure to the shown one at the place `best`, rather than to those of `rivals`."""
    own = _softened(shown[best].astype(np.float32))
    upright, turned = seen, np.ascontiguousarray(seen[::-1, ::-1])
    way = max((upright, turned), key=lambda figure: _aligned(figure, own)[0])
    print_ = _softened(_moved_onto(way, own))
    others = np.stack([_softened(shown[place].astype(np.float32)) for place in rivals])
    strengths, fits, apart_in_all = [], [], np.zeros(len(rivals), np.float32)
    for rows, columns, region in _regions():
        mine, there, theirs = own[rows, columns], print_[rows, columns], others[:, rows, columns]
        apart = (mine - theirs) * region
        strength = np.einsum("kij,kij->k", apart, apart)
        ink, common = float((mine * mine * region).sum()), float((there * mine * region).sum())
        gain = float(np.clip(common / max(ink, 1.0), 0.2, 2.0))
        apart_in_all += strength
        share = np.einsum("kij,kij->k", there - gain * theirs, apart) / (gain * np.maximum(strength, 1.0))
        strengths.append(float((1 - (1 - share) * strength / (strength + _FAINT)).min()))
        norm = np.sqrt(max(ink * float((there * there * region).sum()), 1e-6))
        fits.append(common / norm if ink > _PRINTED else 1.0)
    if (apart_in_all <= _PRINTED).any():  # Another card has the same print.
        strengths = [min(share, 0.0) for share in strengths]
    return Likeness(min(strengths[:_BOXES]), min(strengths[_BOXES:]), min(fits[:_BOXES]), min(fits[_BOXES:]))


def body_of(seen: Figure, shown: NDArray[np.float16]) -> int:
    """Return the index of the shown card whose body is most like a card's figure, independent of its indices."""
    inner = np.ones((_TALL, _WIDE), np.bool_)
    inner[: _INDEX[1], : _INDEX[0]] = inner[-_INDEX[1] :, -_INDEX[0] :] = False
    inner[:3] = inner[-3:] = inner[:, :3] = inner[:, -3:] = False
    bodies = shown[:, inner].astype(np.float32)
    ways = np.stack([way[inner] for way in (seen, seen[::-1, ::-1])])
    norms = np.maximum(np.linalg.norm(bodies, axis=1), 1.0)
    return int((ways @ bodies.T / norms).max(axis=0).argmax())


def rivals_of(best: int, together: NDArray[np.float64]) -> NDArray[np.intp]:
    """Return the places of the cards that one must be distinguished from: of its rank, of its suit, and the likeliest
    others."""
    places = np.arange(len(together))
    near = (places // 4 == best // 4) | (places % 4 == best % 4)
    near[np.argsort(together)[-4:]] = True
    near[best] = False
    return np.flatnonzero(near)


def score_of(
    likeness: Likeness,
    best: int,
    own: tuple[NDArray[np.float64], NDArray[np.float64]],
    anyone: NDArray[np.float64],
) -> float:
    """Return the sum of the evidence, as log odds that the card is the shown one at the place `best`.

    `own`: the shares of each card by all looks of the shown deck together, and by each look; `anyone`: the shares by
    all looks that know no deck.
    """
    together, each = own
    others = float(np.delete(anyone[:52], best).max())
    evidence = (
        _log_odds(float(together[best])),
        _log_odds(float(each[:, best].min())),
        float(np.clip(np.log(max(anyone[best], 1e-9) / max(others, 1e-9)), -10, 10)),
        max(likeness.body, -1.0),
    )
    return sum(weight * piece for weight, piece in zip(WEIGHTS, evidence, strict=True)) + BIAS


def chance(score: float) -> float:
    """Return the probability for log odds."""
    return float(1 / (1 + np.exp(-score)))


def _log_odds(share: float) -> float:
    return float(np.log(max(share, _MIN_SHARE)) - np.log(max(1 - share, _MIN_SHARE)))


@cache
def _regions() -> tuple[tuple[slice, slice, Floats], ...]:
    """Return the boxes of both indices, and both halves of the rest: rows, columns, and weights.

    An index has an upper and a lower box: a rank may match the card though the suit does not.
    """
    half = np.ones((_TALL // 2 - 3, _WIDE - 6), np.float32)
    half[: _INDEX[1] - 3, : _INDEX[0] - 3] = 0
    box = np.ones(((_INDEX[1] - 3) // 2, _INDEX[0] - 3), np.float32)
    upper, lower = slice(3, _INDEX[1] // 2 + 1), slice(_INDEX[1] // 2 + 1, _INDEX[1] - 1)
    left = slice(3, _INDEX[0])
    return (
        (upper, left, box),
        (lower, left, box),
        (_turned(upper, _TALL), _turned(left, _WIDE), box),
        (_turned(lower, _TALL), _turned(left, _WIDE), box),
        (slice(3, _TALL // 2), slice(3, _WIDE - 3), half),
        (slice(_TALL // 2, _TALL - 3), slice(3, _WIDE - 3), np.ascontiguousarray(half[::-1, ::-1])),
    )


def _turned(place: slice, size: int) -> slice:
    return slice(size - place.stop, size - place.start)


def _softened(figure: Figure) -> Figure:
    return np.asarray(cv2.GaussianBlur(figure, (0, 0), _SOFT), np.float32)


def _aligned(seen: Figure, shown: Figure) -> tuple[float, tuple[int, int]]:
    """Return how well a figure fits another, and the shift for that, across and down."""
    inner = np.ascontiguousarray(seen[_AWAY:-_AWAY, _AWAY:-_AWAY])
    found = cv2.matchTemplate(shown, inner, cv2.TM_CCOEFF_NORMED)
    down, across = np.unravel_index(int(found.argmax()), found.shape)
    return float(found.max()), (int(across) - _AWAY, int(down) - _AWAY)


def _moved_onto(seen: Figure, shown: Figure) -> Figure:
    """Return a figure moved onto another, each quarter separately, because outlines are not exact."""
    _, (across, down) = _aligned(seen, shown)
    away = np.array([[1, 0, across], [0, 1, down]], np.float32)
    moved = np.asarray(cv2.warpAffine(seen, away, FIGURE_SIZE, borderMode=cv2.BORDER_REPLICATE), np.float32)
    x, y = np.zeros((2, 2), np.float32), np.zeros((2, 2), np.float32)
    for row, rows in enumerate((slice(0, 60), slice(_TALL - 60, _TALL))):
        for column, columns in enumerate((slice(0, 44), slice(_WIDE - 44, _WIDE))):
            quarter = moved[rows, columns]
            part = np.ascontiguousarray(quarter[_AWAY_LOCALLY:-_AWAY_LOCALLY, _AWAY_LOCALLY:-_AWAY_LOCALLY])
            if part.std() >= _FLAT:
                within = np.ascontiguousarray(shown[rows, columns])
                x[row, column], y[row, column] = _peak(cv2.matchTemplate(within, part, cv2.TM_CCOEFF_NORMED))
    field_x, field_y = (cv2.resize(part, FIGURE_SIZE, interpolation=cv2.INTER_LINEAR) for part in (x, y))
    down_at, across_at = np.indices((_TALL, _WIDE), dtype=np.float32)
    laid = cv2.remap(moved, across_at - field_x, down_at - field_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(laid, np.float32)


def _peak(found: Floats) -> tuple[float, float]:
    """Return the peak of a correlation, across and down from its middle, to a part of a pixel."""
    down, across = (int(place) for place in np.unravel_index(int(found.argmax()), found.shape))
    return (
        across - _AWAY_LOCALLY + _between(found[down, :], across),
        down - _AWAY_LOCALLY + _between(found[:, across], down),
    )


def _between(values: Floats, place: int) -> float:
    if not 0 < place < len(values) - 1:
        return 0.0
    before, at, after = (float(value) for value in values[place - 1 : place + 2])
    bend = before - 2 * at + after
    return 0.0 if abs(bend) < 1e-6 else float(np.clip((before - after) / (2 * bend), -0.5, 0.5))
