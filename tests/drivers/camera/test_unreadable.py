"""A picture that cannot be read ends nothing: it is reported once, and the last picture stays."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from drivers.camera.eye import CANNOT_READ, Eye
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline
from drivers.camera.picture.look import Image
from drivers.camera.reading.reader import Reading
from drivers.camera.showing.decks import Decks
from drivers.camera.showing.enrollment import ReadsShownCard
from kiosk.core.devices import CameraEvent, CameraSetup
from tests.drivers.camera.decks import OneDeck, show
from tests.drivers.camera.matching import DiceMatcher, Matcher

SHOWN = 30
GOOD = np.full((48, 64, 3), 90, np.uint8)
BAD = np.full((48, 64, 3), 7, np.uint8)


class FailsOnBad:
    """A reader that fails on one picture as OpenCV does, and reads nothing else."""

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        if np.array_equal(frame, BAD):
            raise cv2.error("remap: too many rows")
        return []


class FailingDeck(OneDeck):
    """Networks whose reader fails on a bad picture."""

    def generic(self) -> ReadsShownCard:
        return FailsOnBad()


def test_unreadable_picture_is_reported_once_and_keeps_the_last_one(tmp_path: Path) -> None:
    decks = Decks(tmp_path)
    show(decks.shown("red"), SHOWN)
    said: list[CameraEvent] = []
    nothing = np.zeros((1, 1), np.float32)
    networks = FailingDeck(Matcher(), DiceMatcher(), (nothing, nothing))  # type: ignore[arg-type]  # it only reads
    eye = Eye(tmp_path, said.append, networks=networks)
    eye.do({"do": "enroll", "deck": "red"})
    for frame in (BAD, BAD, GOOD, BAD):
        eye.see(frame)
    refusals = [event for event in said if isinstance(event, CameraSetup) and event.refused]
    assert [refusal.what for refusal in refusals] == [CANNOT_READ, CANNOT_READ]  # Once before the good picture.
    assert [refusal.left for refusal in refusals] == [52 - SHOWN, 52 - SHOWN]
    assert decks.kept()[0].shown == SHOWN
