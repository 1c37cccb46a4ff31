"""Poker dice on a tray: which face is up, and in which color its mark is printed.

A die is a bright square of the size of a die. Its upper face is looked at in four positions, a quarter of a turn
apart: three must agree, and none may clearly see another. The network was made with rendered dice alone, since nobody
has published photographs of poker dice: on real ones it must be tried before it is trusted.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Points
from drivers.camera.picture.look import Floats, Image
from drivers.camera.reading.reader import MODEL
from kiosk.core.dice import COLORS, DICE, FACES, Die
from kiosk.core.value import value

DIE_MM: Final = (11.0, 24.0)  # Least and greatest side of a die.
DIE_SIZE: Final = (40, 40)  # Input size of the network.
NO_FACE: Final = len(FACES)
NO_COLOR: Final = len(COLORS)
DICE_SCORES: Final = NO_FACE + 1 + NO_COLOR + 1
SURE: Final = 0.85  # Least mean score of four positions.
ALIKE: Final = 3  # Positions of four that must agree.
CLEAR: Final = 0.65  # Largest score of another face or color in any position.
MIN_SIDE_PX: Final = 13.0
_AROUND: Final = 1.12  # Part of the surroundings that is read with the die.


@value
class Thrown:
    """A die on the tray: its middle in pixels, and its value, or None if that is not sure."""

    middle: Points
    die: Die | None
    confidence: float
    picture: Image
    likely: tuple[tuple[str, float], ...]


@value
class Tray:
    """The dice on a tray, and whether there is something `other`: dice that touch, a hand, a chip."""

    dice: tuple[Thrown, ...]
    other: bool


class DiceReader:
    """Reads poker dice."""

    def __init__(self, model: Path = MODEL) -> None:
        raw = (model / "dice.onnx").read_bytes()
        self._sha256 = hashlib.sha256(raw).hexdigest()
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(raw, np.uint8), cv2.dnn.ENGINE_CLASSIC)

    @property
    def hashes(self) -> dict[str, str]:
        """Return the hash of the network, as evidence for a reading of a die."""
        return {"dice": self._sha256}

    def read(self, tray: Image, mm_per_px: float) -> Tray:
        """Return the dice in a picture of the tray."""
        squares, other = find_dice(tray, mm_per_px)
        pictures = [upper_face(tray, square) for square in squares]
        if not pictures:
            return Tray((), other)
        faces, colors = self._look([whitened(picture) for picture in pictures])
        thrown = tuple(
            _judge(square, picture, faces[4 * place : 4 * place + 4], colors[4 * place : 4 * place + 4])
            for place, (square, picture) in enumerate(zip(squares, pictures, strict=True))
        )
        return Tray(thrown, other)

    def _look(self, pictures: Sequence[Image]) -> tuple[Floats, Floats]:
        scores = []
        for picture in pictures:
            turned = [np.ascontiguousarray(np.rot90(picture, quarter)) for quarter in range(4)]
            self._net.setInput(cv2.dnn.blobFromImages(turned, 1 / 255))
            scores.append(self._net.forward())
        both = np.concatenate(scores)
        return _shares(both[:, : NO_FACE + 1]), _shares(both[:, NO_FACE + 1 :])


def _shares(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), dtype=np.float32)


def _together(shares: Floats) -> Floats:
    """Return the geometric mean of four looks, as shares with the sum 1: one look that sees nothing is outweighed."""
    mean = np.exp(np.log(shares + 1e-6).mean(axis=0))
    return np.asarray(mean / mean.sum(), dtype=np.float32)


def _judge(square: Points, picture: Image, faces: Floats, colors: Floats) -> Thrown:
    middle = square.mean(axis=0)
    face, color = _together(faces), _together(colors)
    shares = face[:NO_FACE, None] * color[None, :NO_COLOR]
    order = np.argsort(shares, axis=None)[::-1][:3]
    likely = tuple(
        (Die(int(place // NO_COLOR), COLORS[int(place % NO_COLOR)]).text, float(shares.flat[place])) for place in order
    )
    best = int(order[0])
    alike = _bear_out(faces, best // NO_COLOR) and _bear_out(colors, best % NO_COLOR)
    sure = alike and likely[0][1] >= SURE
    die = DICE[best % NO_COLOR * len(FACES) + best // NO_COLOR] if sure else None
    return Thrown(middle, die, likely[0][1], picture, likely)


def _bear_out(shares: Floats, best: int) -> bool:
    """Return whether enough of four looks agree with the best value of their mean, and none clearly contradicts it."""
    others = np.delete(shares, best, axis=1)
    return bool((shares.argmax(axis=1) == best).sum() >= ALIKE and others.max() < CLEAR)


def find_dice(tray: Image, mm_per_px: float) -> tuple[list[Points], bool]:
    """Return the four corners of each upper face, and whether there is anything bright that is not a single die."""
    whiteness = np.asarray(cv2.GaussianBlur(np.min(tray, axis=2), (3, 3), 0), dtype=np.uint8)
    level, mask = cv2.threshold(whiteness, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    dark = float(np.median(whiteness))
    if level - dark < 25:  # The tray is empty.
        return [], False
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    squares: list[Points] = []
    other = False
    for contour in contours:
        box = cv2.minAreaRect(contour)
        (width, length) = sorted(box[1])
        if length * mm_per_px < DIE_MM[0] * 0.6:
            continue
        full = cv2.contourArea(cv2.convexHull(contour)) / max(width * length, 1.0)
        fits = (
            DIE_MM[0] <= width * mm_per_px and length * mm_per_px <= DIE_MM[1] and length < 1.3 * width and full > 0.8
        )
        if fits and width >= MIN_SIDE_PX:
            squares.append(np.asarray(cv2.boxPoints(box), dtype=np.float32))
        else:
            other = True
    return squares, other


def upper_face(tray: Image, square: Points) -> Image:
    """Return a die's upper face, `DIE_SIZE` in size, with a margin."""
    width, height = DIE_SIZE
    wider = square.mean(axis=0) + (square - square.mean(axis=0)) * np.float32(_AROUND)
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(wider.astype(np.float32), corners)
    return np.asarray(cv2.warpPerspective(tray, matrix, DIE_SIZE, flags=cv2.INTER_LINEAR), dtype=np.uint8)


def whitened(face: Image) -> Image:
    """Return the face as if the die were white."""
    inner = face[5:-5, 5:-5].reshape(-1, 3)
    place = int(0.75 * len(inner))
    body = np.partition(inner, place, axis=0)[place]
    gain = np.clip(235.0 / np.maximum(body, 1), 0.5, 6.0)
    return np.asarray(np.clip(face * gain.astype(np.float32), 0, 255), dtype=np.uint8)
