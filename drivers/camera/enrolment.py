"""Showing the deck: the kiosk asks for one card after another, and takes each when it lies still and alone."""

from __future__ import annotations

from typing import Final

import numpy as np

from drivers.camera.calibrate import Calibration
from drivers.camera.cv import cv2
from drivers.camera.geometry import Points, find
from drivers.camera.look import Image
from drivers.camera.reader import Reader, Why
from kiosk.cards import DECK, Card
from kiosk.devices import CameraSetup

STILL: Final = 3  # frames
STILL_LEVEL: Final = 6.0  # mean difference in brightness of a card that lies still
OTHER_LEVEL: Final = 12.0  # and of another card
CARD_WIDTH_MM: Final = (55.0, 66.0)


class Enrolment:
    """Gathers the 52 cards. `shown` holds the pictures of each."""

    def __init__(self, reader: Reader, calibration: Calibration | None) -> None:
        self._reader = Reader.generic(reader)
        self._calibration = calibration
        self.shown: dict[Card, list[Image]] = {}
        self._left = list(DECK)
        self._still: list[Image] = []
        self._taken: Image | None = None  # the last card that was taken
        self._told = ""

    @property
    def complete(self) -> bool:
        return not self._left

    def wanted(self) -> CameraSetup:
        """Return what is asked for now."""
        return CameraSetup("enrol", len(self._left), f"Show the {self._left[0].words}.", done=False)

    def see(self, frame: Image) -> CameraSetup | None:
        """Take a frame. Return what is asked for next, or what is wrong, when that has changed."""
        flat = self._alone(frame)
        if flat is None or (self._taken is not None and _apart(flat, self._taken) < OTHER_LEVEL):
            self._still.clear()
            return None
        if self._still and _apart(flat, self._still[-1]) > STILL_LEVEL:
            self._still.clear()
        self._still.append(flat)
        if len(self._still) < STILL:
            return None
        return self._take()

    def _take(self) -> CameraSetup | None:
        wanted = self._left[0]
        looks_like = self._reader.name_of(self._still[-1])
        if looks_like is not None and looks_like is not wanted:
            self._still.clear()
            return self._tell(f"That looks like the {looks_like.words}: show the {wanted.words}.")
        self.shown[wanted] = list(self._still)
        self._taken = self._still[-1]
        self._still.clear()
        self._left.pop(0)
        self._told = ""
        return self.wanted() if self._left else None

    def _tell(self, what: str) -> CameraSetup | None:
        if what == self._told:
            return None
        self._told = what
        return CameraSetup("enrol", len(self._left), what, done=False, refused=True)

    def _alone(self, frame: Image) -> Image | None:
        """Return the one card in the frame, straightened, or None if there is none or more than one."""
        outlines = [one for one in find(frame) if self._is_card(one.corners)]
        outer = [
            one
            for one in outlines
            if not any(_covers(other.corners, one.corners) for other in outlines if other is not one)
        ]
        readings = [one for one in self._reader.read(frame, outer) if one.why is not Why.NOT_A_FACE]
        return readings[0].flat if len(readings) == 1 else None

    def _is_card(self, corners: Points) -> bool:
        if self._calibration is None:
            return True
        mm = self._calibration.to_mm(corners)
        width = float(np.linalg.norm(mm[1] - mm[0]))
        return CARD_WIDTH_MM[0] < width < CARD_WIDTH_MM[1]


def _apart(first: Image, second: Image) -> float:
    """Return how far two straightened cards differ, at most of both ways round."""
    other = second.astype(np.int16)
    return float(min(np.abs(one.astype(np.int16) - other).mean() for one in (first, first[::-1, ::-1])))


def _covers(outer: Points, inner: Points) -> bool:
    shared, _ = cv2.intersectConvexConvex(outer, inner)
    return bool(shared > 0.7 * cv2.contourArea(inner) and cv2.contourArea(outer) > cv2.contourArea(inner))
