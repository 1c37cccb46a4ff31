"""Enroll a deck: each card is shown once, in any order, and is captured when it is still.

A card is captured if the networks, which know many decks, read it surely. Otherwise a person names it: it is set aside,
and asked for at the end. Fifty-two cards have fifty-two names: if two cards get one name, the networks have erred, and
a person names both. Captured cards are stored in a folder, a file a card, so that a deck is finished later, or after a
power cut.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from drivers.camera.calibration.calibrate import Calibration
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, Points, find
from drivers.camera.picture.look import FLAT_SIZE, Image, Parts, are_alike, parts
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reading
from kiosk.core.cards import DECK, Card
from kiosk.core.devices import CameraSetup
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import DeviceError
from kiosk.core.text import sentence

STILL_FRAMES: Final = 3
STILL_SHARE: Final = 0.05  # The share of its width by which a still card may seem to move.
STILL_LEVEL: Final = 6.0  # The mean difference in brightness of a still card.


class ReadsShownCard(Protocol):
    """A reader of a card that is shown: `drivers.camera.reading.reader.Reader`, of any deck."""

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]: ...


class Enrollment:
    """Gathers the 52 cards. `shown` holds the pictures of each."""

    def __init__(self, reader: ReadsShownCard, calibration: Calibration | None, folder: Path) -> None:
        """Continue with the cards captured before, if there are any in `folder`. It is made with the first card."""
        self._reader = reader
        self._calibration = calibration
        self._folder = folder
        self.shown = kept(folder)
        self._left = [card for card in DECK if card not in self.shown]
        self._order = [card for card in DECK if card in self.shown]
        self._parts: dict[Card, Parts] = {card: parts(looks[-1]) for card, looks in self.shown.items()}
        self._still: list[Reading] = []
        self._doubted: list[Image] = []  # Pictures of a card that may not be one that is left.
        self._named: set[Card] = set()  # A person has named these cards.
        self._shared: set[Card] = set()  # The networks gave these names to two cards: a person names both.
        self._taken: Parts | None = self._parts[self._order[-1]] if self._order else None
        self._is_taken_back = False
        self._was_away = False  # No single card has been seen since the last one was captured.
        self._reported = ""

    @property
    def complete(self) -> bool:
        return not self._left

    @property
    def left(self) -> int:
        return len(self._left)

    def wanted(self) -> CameraSetup:
        """Return the request for the next card. Any other missing card will do, if it is clear."""
        card = self._left[0]
        return CameraSetup(
            "enroll", len(self._left), sentence("Show the {card}.", card=card.words), done=False, wanted=card.text
        )

    def see(self, frame: Image) -> CameraSetup | None:
        """Handle a frame. Return the next request, or the fault, when that has changed."""
        alone = self._alone(frame)
        if alone is None:
            was_doubted = bool(self._doubted)
            self._still, self._doubted = [], []
            self._was_away = True
            if self._is_taken_back:
                self._taken, self._is_taken_back = None, False
            if was_doubted:
                self._reported = ""
                return self.wanted()
            return None
        if self._still and _has_moved(alone, self._still[-1]):
            self._still.clear()
        self._still.append(alone)
        return self._look() if len(self._still) >= STILL_FRAMES else None

    def confirm(self) -> CameraSetup | None:
        """Capture the shown card as the requested one. Raise DeviceError if no card is shown."""
        if not self._doubted:
            raise DeviceError("camera_deck", "First lay down the {card} alone, and wait.", card=self._left[0].words)
        self._named.add(self._left[0])
        return self._take(self._left[0], self._doubted)

    def another(self) -> CameraSetup:
        """Ask for another of the cards that are left."""
        self._left.append(self._left.pop(0))
        return replace(self.wanted(), what=self._reported, refused=True) if self._doubted else self.wanted()

    def back(self) -> CameraSetup:
        """Ask for the last card again. Raise DeviceError if there is none."""
        if not self._order:
            raise DeviceError("camera_deck", "No card has been shown yet.")
        self._take_back(self._order[-1])
        self._still, self._doubted = [], []
        self._is_taken_back = True
        return self.wanted()

    def _take_back(self, card: Card) -> None:
        self._order.remove(card)
        (self._folder / _file(card)).unlink(missing_ok=True)
        del self.shown[card], self._parts[card]
        self._named.discard(card)
        self._left.insert(0, card)

    def _look(self) -> CameraSetup | None:
        """Capture the card that has been still, or report why a person must name it."""
        still, self._still = self._still, []
        pictures = [reading.flat for reading in still]
        seen = parts(pictures[-1])
        lies_still = self._taken is not None and are_alike(seen, self._taken)
        if lies_still and self._is_taken_back:
            return None
        names = {reading.card for reading in still}
        card = names.pop() if len(names) == 1 else None
        if card in self._left and card not in self._shared:
            return self._take(card, pictures)
        if lies_still and not self._was_away:
            return None  # The last card is still there.
        self._doubted = pictures
        if card is None:
            if lies_still:
                return self._doubt(sentence("That looks like the previous card."))
            if any(reading.why is Why.NOT_A_FACE for reading in still):
                self._was_away = True
                return self._doubt(sentence("That does not look like a card face."))
            return self._doubt(sentence("Card unclear: set it aside, or name it."))
        if card in self.shown and card not in self._named:
            self._take_back(card)
            self._shared.add(card)
        return self._doubt(sentence("Two cards look like the {card}: name this one.", card=card.words))

    def _take(self, card: Card, pictures: list[Image]) -> CameraSetup | None:
        self._keep(card, pictures)
        self.shown[card] = list(pictures)
        self._taken = self._parts[card] = parts(pictures[-1])
        self._still, self._doubted = [], []
        self._is_taken_back = self._was_away = False
        self._left.remove(card)
        self._order.append(card)
        self._reported = ""
        return self.wanted() if self._left else None

    def _keep(self, card: Card, pictures: Sequence[Image]) -> None:
        make_folder(self._folder)
        _, packed = cv2.imencode(".png", np.concatenate(pictures))
        replace_file(self._folder / _file(card), packed.tobytes())

    def _doubt(self, what: str) -> CameraSetup | None:
        if what == self._reported:
            return None
        self._reported = what
        return replace(self.wanted(), what=what, refused=True)

    def _alone(self, frame: Image) -> Reading | None:
        """Return the one new card in the frame, or None if there is none or more than one.

        Captured cards may be beside it; the last of them counts if nothing is new. If the size of a card is known, an
        outline of that size counts though it looks like no face, if there is no face beside.
        """
        outlines = find(frame, None if self._calibration is None else self._calibration.to_mm)
        outer = [
            outline
            for outline in outlines
            if not any(_covers(other.corners, outline.corners) for other in outlines if other is not outline)
        ]
        readings = self._reader.read(frame, outer)
        new = [reading for reading in readings if not self._is_taken(reading)]
        faces = [reading for reading in new if reading.why is not Why.NOT_A_FACE]
        alone = faces or (new if self._calibration is not None else [])
        alone = alone or [reading for reading in readings if self._order and reading.card is self._order[-1]]
        return alone[0] if len(alone) == 1 else None

    def _is_taken(self, reading: Reading) -> bool:
        return reading.card in self._parts and are_alike(parts(reading.flat), self._parts[reading.card])


def kept(folder: Path) -> dict[Card, list[Image]]:
    """Return the pictures of each card that was shown and is kept. A damaged file counts as missing."""
    return dict(KeptCards(folder))


class KeptCards(Mapping[Card, list[Image]]):
    """The kept pictures of each card. They are read when they are asked for: those of a whole deck take 14 MB."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, card: Card) -> list[Image]:
        path = self._folder / _file(card)
        stacked = cv2.imread(str(path)) if path.exists() else None
        if stacked is None or stacked.shape != (STILL_FRAMES * FLAT_SIZE[1], FLAT_SIZE[0], 3):
            raise KeyError(card)
        return [np.asarray(look, dtype=np.uint8) for look in np.split(stacked, STILL_FRAMES)]

    def __iter__(self) -> Iterator[Card]:
        return (card for card in DECK if self.get(card) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def count_kept(folder: Path) -> int:
    """Return the number of captured cards."""
    return sum((folder / _file(card)).exists() for card in DECK)


def forget(folder: Path, only: Sequence[Card] = ()) -> None:
    """Delete captured cards; `only`: these cards, if there are any."""
    for card in only or DECK:
        (folder / _file(card)).unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # It did not exist.
        folder.rmdir()


def _file(card: Card) -> str:
    return f"{card.text}.png"


def _has_moved(first: Reading, second: Reading) -> bool:
    """Return whether there is another card, or the card has moved."""
    moved_px = np.linalg.norm(first.outline.corners.mean(axis=0) - second.outline.corners.mean(axis=0))
    return bool(moved_px > STILL_SHARE * first.outline.width_px) or _apart(first.flat, second.flat) > STILL_LEVEL


def _apart(first: Image, second: Image) -> float:
    """Return the difference of two straightened cards, at most of both ways round."""
    other = second.astype(np.int16)
    return float(min(np.abs(turned.astype(np.int16) - other).mean() for turned in (first, first[::-1, ::-1])))


def _covers(outer: Points, inner: Points) -> bool:
    shared, _ = cv2.intersectConvexConvex(outer, inner)
    return bool(shared > 0.7 * cv2.contourArea(inner) and cv2.contourArea(outer) > cv2.contourArea(inner))
