"""`python -m tests.drivers.camera.matching FD BYTES`: the camera's process, with a reader that needs no networks.

It compares a straightened card with the 52 faces of the simulated deck, and a die with its 18 faces. So a whole table
can be tested, from the simulated picture to the settled hand, without shipped networks.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np

from drivers.camera.eye import Eye
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, flatten
from drivers.camera.picture.look import Floats, Image, turned, whiten
from drivers.camera.process import main
from drivers.camera.reading.dice import DIE_SIZE, Thrown, Tray, find_dice, upper_face, whitened
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reading, without_twins
from drivers.camera.showing.networks import Networks
from drivers.camera.sim import faces
from drivers.camera.sim.scene import faces_of_dice
from kiosk.core.cards import DECK
from kiosk.core.devices import CameraEvent
from kiosk.core.dice import DICE

SMALL = (48, 68)
ALIKE = 21.0  # Mean difference in brightness between a card and its own face.
APART = 1.02  # Factor by which any other face differs more.


def _small(flat: Image) -> Floats:
    return np.asarray(cv2.resize(flat, SMALL, interpolation=cv2.INTER_AREA), np.float32)[4:-4, 4:-4]


@cache
def known_faces() -> Floats:
    pictures = [faces.face(card.text) for card in DECK]
    return np.stack([_small(whiten(np.asarray(picture, np.uint8))) for picture in pictures])


@cache
def known_dice() -> Floats:
    pictures = []
    for die in DICE:
        picture, _ = faces_of_dice(die.face, die.color)
        around = cv2.copyMakeBorder(
            picture, 8, 8, 8, 8, cv2.BORDER_REPLICATE
        )  # a little more than the die is looked at
        small = np.asarray(cv2.resize(around, DIE_SIZE, interpolation=cv2.INTER_AREA), np.uint8)
        pictures += [_middle(np.ascontiguousarray(np.rot90(small, quarter))) for quarter in range(4)]
    return np.stack(pictures)


def _middle(face: Image) -> Floats:
    """Return the middle of a die's face with its white balanced, its colors separate from its brightness."""
    white = whitened(face)[8:-8, 8:-8].astype(np.float32)
    gray = white.mean(axis=2, keepdims=True)
    return np.concatenate([gray, 3 * (white - gray)], axis=2)


class Matcher:
    """Reads cards (see `drivers.camera.watch.CardReader`). It has no networks to learn a deck."""

    deck = None

    @property
    def hashes(self) -> dict[str, str]:
        return {"matcher": "00"}

    networks = hashes

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        return without_twins([self._reading(frame, outline) for outline in outlines])

    def _reading(self, frame: Image, outline: Outline) -> Reading:
        flat = whiten(flatten(frame, outline.corners))
        looks = np.stack([_small(flat), _small(turned(flat))])
        apart = np.abs(looks[:, None] - known_faces()[None]).mean(axis=(2, 3, 4)).min(axis=0)
        best, second = np.argsort(apart)[:2]
        likely = ((DECK[best].text, 1.0),)
        if apart[best] > ALIKE:
            return Reading(outline, flat, None, Why.NOT_A_FACE, 0.0, likely)
        if apart[second] < APART * apart[best]:
            return Reading(outline, flat, None, Why.UNCLEAR, 0.0, likely)
        return Reading(outline, flat, DECK[best], None, 1.0, likely)


class DiceMatcher:
    """Reads dice (see `drivers.camera.watch.Dice`)."""

    @property
    def hashes(self) -> dict[str, str]:
        return {"dice": "00"}

    def read(self, tray: Image, mm_per_px: float) -> Tray:
        squares, other = find_dice(tray, mm_per_px)
        thrown = []
        for square in squares:
            picture = upper_face(tray, square)
            apart = np.abs(known_dice() - _middle(picture)).mean(axis=(1, 2, 3))
            die = DICE[int(np.argmin(apart)) // 4]
            thrown.append(Thrown(square.mean(axis=0), die, 1.0, picture, ((die.text, 1.0),)))
        return Tray(tuple(thrown), other)


def look(folder: Path, say: Callable[[CameraEvent], None]) -> Eye:
    nothing = np.zeros((1, 1), np.float32)
    networks = Networks(Matcher(), DiceMatcher(), (nothing, nothing))  # type: ignore[arg-type]  # it only reads
    return Eye(folder, say, networks=networks)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.stdin, sys.stdout, look)
