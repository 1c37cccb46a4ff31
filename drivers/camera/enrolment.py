"""Showing the deck: the kiosk asks for one card after another, and takes each when it lies still and alone.

What has been shown is kept in a folder, a file a card, so that a deck is finished later, or after a power cut.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from drivers.camera.calibrate import Calibration
from drivers.camera.cv import cv2
from drivers.camera.geometry import Outline, Points, find, has_size
from drivers.camera.look import FLAT_SIZE, Image, are_alike, parts
from drivers.camera.reader import Reading, Why
from kiosk.core.cards import DECK, Card
from kiosk.core.devices import CameraSetup, sentence
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import DeviceError

STILL: Final = 3  # frames
STILL_LEVEL: Final = 6.0  # mean difference in brightness of a card that lies still


class ReadsShownCard(Protocol):
    """What looks at a card that is shown: `drivers.camera.reader.Reader`, of any deck."""

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]: ...
    def name_of(self, flat: Image) -> Card | None: ...


class Enrolment:
    """Gathers the 52 cards. `shown` holds the pictures of each."""

    def __init__(self, reader: ReadsShownCard, calibration: Calibration | None, folder: Path) -> None:
        """Go on with what has been shown before, if anything is in `folder`. It is made with the first card."""
        self._reader = reader
        self._calibration = calibration
        self._folder = folder
        self.shown = kept(folder)
        self._left = [card for card in DECK if card not in self.shown]
        self._order = [card for card in DECK if card in self.shown]
        self._still: list[Image] = []
        self._doubted: list[Image] = []  # the card that lies there looks like another
        self._taken: Image | None = self.shown[self._order[-1]][-1] if self._order else None
        self._is_taken_back = False
        self._was_away = False  # nothing has lain there alone since the last card was taken
        self._told = ""

    @property
    def complete(self) -> bool:
        return not self._left

    @property
    def left(self) -> int:
        return len(self._left)

    def wanted(self) -> CameraSetup:
        """Return what is asked for now."""
        card = self._left[0]
        return CameraSetup(
            "enrol", len(self._left), sentence("Show the {card}.", card=card.words), done=False, wanted=card.text
        )

    def see(self, frame: Image) -> CameraSetup | None:
        """Take a frame. Return what is asked for next, or what is wrong, when that has changed."""
        alone = self._alone(frame)
        if alone is None:
            self._still, self._doubted = [], []
            self._was_away = True
            if self._is_taken_back:
                self._taken, self._is_taken_back = None, False
            return None
        flat = alone.flat
        if self._still and _apart(flat, self._still[-1]) > STILL_LEVEL:
            self._still.clear()
        self._still.append(flat)
        return self._look(is_face=alone.why is not Why.NOT_A_FACE) if len(self._still) >= STILL else None

    def confirm(self) -> CameraSetup | None:
        """Take the card that lies there though it looks like another. Raise DeviceError where none does."""
        if not self._doubted:
            raise DeviceError("camera_deck", "Lay the {card} down first, alone, and wait.", card=self._left[0].words)
        return self._take(self._doubted)

    def back(self) -> CameraSetup:
        """Ask for the last card again. Raise DeviceError where there is none."""
        if not self._order:
            raise DeviceError("camera_deck", "No card has been shown yet.")
        card = self._order.pop()
        (self._folder / _file(card)).unlink(missing_ok=True)
        del self.shown[card]
        self._left.insert(0, card)
        self._still, self._doubted = [], []
        self._is_taken_back = True
        return self.wanted()

    def _look(self, *, is_face: bool) -> CameraSetup | None:
        wanted = self._left[0]
        still, self._still = self._still, []
        if self._taken is not None and are_alike(parts(still[-1]), parts(self._taken)):
            if not self._was_away or self._is_taken_back:
                return None  # the last card still lies there
            self._doubted = still
            return self._tell(sentence("That looks like the previous card: show the {card}.", card=wanted.words))
        if not is_face:  # the networks do not know this deck yet: a person does
            self._doubted, self._was_away = still, True
            return self._tell(sentence("That does not look like a card face: show the {card}.", card=wanted.words))
        looks_like = self._reader.name_of(still[-1])
        if looks_like is not None and looks_like is not wanted:
            self._doubted = still
            return self._tell(
                sentence("That looks like the {other}: show the {card}.", other=looks_like.words, card=wanted.words)
            )
        return self._take(still)

    def _take(self, pictures: list[Image]) -> CameraSetup | None:
        card = self._left[0]
        self._keep(card, pictures)
        self.shown[card] = list(pictures)
        self._taken = pictures[-1]
        self._still, self._doubted = [], []
        self._is_taken_back = self._was_away = False
        self._order.append(self._left.pop(0))
        self._told = ""
        return self.wanted() if self._left else None

    def _keep(self, card: Card, pictures: Sequence[Image]) -> None:
        make_folder(self._folder)
        _, packed = cv2.imencode(".png", np.concatenate(pictures))
        replace_file(self._folder / _file(card), packed.tobytes())

    def _tell(self, what: str) -> CameraSetup | None:
        if what == self._told:
            return None
        self._told = what
        return replace(self.wanted(), what=what, refused=True)

    def _alone(self, frame: Image) -> Reading | None:
        """Return the one card in the frame, or None if there is none or more than one.

        Where the size of a card is known, what has it counts though it looks like no face, if there is no face beside.
        """
        outlines = [outline for outline in find(frame) if self._is_card(outline.corners)]
        outer = [
            outline
            for outline in outlines
            if not any(_covers(other.corners, outline.corners) for other in outlines if other is not outline)
        ]
        readings = self._reader.read(frame, outer)
        faces = [reading for reading in readings if reading.why is not Why.NOT_A_FACE]
        alone = faces or (readings if self._calibration is not None else [])
        return alone[0] if len(alone) == 1 else None

    def _is_card(self, corners: Points) -> bool:
        return self._calibration is None or has_size(self._calibration.to_mm(corners))


def kept(folder: Path) -> dict[Card, list[Image]]:
    """Return the pictures of each card that was shown and is kept. A file that is damaged is not there."""
    found = {}
    for card in DECK:
        path = folder / _file(card)
        if not path.exists():
            continue
        stacked = cv2.imread(str(path))
        if stacked is not None and stacked.shape == (STILL * FLAT_SIZE[1], FLAT_SIZE[0], 3):
            found[card] = [np.asarray(look, dtype=np.uint8) for look in np.split(stacked, STILL)]
    return found


def count_kept(folder: Path) -> int:
    """Return how many cards have been shown and are kept."""
    return sum((folder / _file(card)).exists() for card in DECK)


def forget(folder: Path) -> None:
    """Forget what has been shown."""
    for card in DECK:
        (folder / _file(card)).unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # it was not there
        folder.rmdir()


def _file(card: Card) -> str:
    return f"{card.text}.png"


def _apart(first: Image, second: Image) -> float:
    """Return how far two straightened cards differ, at most of both ways round."""
    other = second.astype(np.int16)
    return float(min(np.abs(turned.astype(np.int16) - other).mean() for turned in (first, first[::-1, ::-1])))


def _covers(outer: Points, inner: Points) -> bool:
    shared, _ = cv2.intersectConvexConvex(outer, inner)
    return bool(shared > 0.7 * cv2.contourArea(inner) and cv2.contourArea(outer) > cv2.contourArea(inner))
