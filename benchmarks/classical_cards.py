"""Read cards the classical way, as a comparison: contours, a corner, and templates.

A frame is made black and white at one threshold. Each contour with four corners is straightened. Its upper left corner
is cut out, and the two blobs there are compared with a template of each rank and each suit. The best match is the card.
"""

from functools import cache
from typing import Final

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Points
from drivers.camera.picture.look import RANKS, SUITS, Image
from drivers.camera.sim.faces import STANDARD, draw_suit

FLAT: Final = (200, 300)
CORNER: Final = (34, 88)  # Size of the corner of the straightened card, width × height.
TEMPLATE: Final = (32, 48)
MAX_DIFFERENT: Final = 0.35  # Share of a template's pixels.


def read(frame: Image) -> list[tuple[Points, str | None]]:
    """Return the corners of each card found, and its name if the templates match."""
    gray = cv2.GaussianBlur(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    _, mask = cv2.threshold(gray, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    least = 0.003 * gray.size
    found = []
    for contour in contours:
        corners = cv2.approxPolyDP(contour, 0.02 * cv2.arcLength(contour, True), True)
        if len(corners) == 4 and least < cv2.contourArea(contour) < 0.9 * gray.size:
            quad = _upright(corners.reshape(4, 2).astype(np.float32))
            found.append((quad, _name(gray, quad)))
    return found


def _upright(quad: Points) -> Points:
    middle = quad.mean(axis=0)
    angle = np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0])
    quad = quad[np.argsort(angle)]
    first, second = np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[2] - quad[1])
    return np.asarray(quad if first <= second else np.roll(quad, -1, axis=0), dtype=np.float32)


def _name(gray: Image, quad: Points) -> str | None:
    width, height = FLAT
    to = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    best: tuple[float, str | None] = (MAX_DIFFERENT, None)
    for turn in (0, 2):
        matrix = cv2.getPerspectiveTransform(np.roll(quad, turn, axis=0).astype(np.float32), to)
        flat = cv2.warpPerspective(gray, matrix, FLAT)
        corner = flat[4 : CORNER[1], 4 : CORNER[0]]
        level = corner.max() * 0.62
        ink = (corner < level).astype(np.uint8) * 255
        blobs = _blobs(ink)
        if len(blobs) < 2:
            continue
        rank = min((_difference(blobs[0], template), name) for name, template in _templates()[0])
        suit = min((_difference(blobs[-1], template), name) for name, template in _templates()[1])
        best = min(best, (max(rank[0], suit[0]), rank[1] + suit[1]), key=lambda pair: pair[0])
    return best[1]


def _blobs(ink: Image) -> list[Image]:
    """Return the print in a corner from the top down: rows with ink, separated by rows without."""
    rows = ink.max(axis=1) > 0
    edges = np.flatnonzero(np.diff(np.concatenate([[0], rows.astype(int), [0]])))
    parts = [ink[top:bottom] for top, bottom in zip(edges[::2], edges[1::2], strict=True) if bottom - top >= 10]
    return [_fitted(part) for part in parts if part.any()]


def _fitted(ink: Image) -> Image:
    rows, columns = np.flatnonzero(ink.max(axis=1)), np.flatnonzero(ink.max(axis=0))
    cut = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    return np.asarray(cv2.resize(cut, TEMPLATE), dtype=np.uint8)


def _difference(picture: Image, other: Image) -> float:
    return float(cv2.absdiff(picture, other).mean() / 255)


@cache
def _templates() -> tuple[tuple[tuple[str, Image], ...], tuple[tuple[str, Image], ...]]:
    ranks = []
    for rank in RANKS:
        canvas = np.zeros((90, 140, 3), np.uint8)
        text = "10" if rank == "T" else rank
        cv2.putText(canvas, text, (20, 70), (255, 255, 255), cv2.FontFace("sans"), 60, 500)
        ranks.append((rank, _fitted(canvas[:, :, 0])))
    suits = []
    for suit in SUITS:
        canvas = np.full((90, 90, 3), 255, np.uint8)
        draw_suit(canvas, suit, 45, 45, 70, STANDARD.inks[suit])
        suits.append((suit, _fitted(255 - canvas.min(axis=2))))
    return tuple(ranks), tuple(suits)
