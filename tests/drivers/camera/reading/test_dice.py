"""Test how four looks at a die become its face, or nothing, with given looks and no network."""

import numpy as np
import pytest

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Floats
from drivers.camera.reading.dice import DICE_SCORES, NO_FACE, DiceReader
from drivers.camera.reading.reader import MODEL
from kiosk.core.dice import COLORS, FACES

KING, RED = FACES.index("K"), COLORS.index("red")


class FourLooks(DiceReader):
    """A reader whose network gives the test's answer for each of four positions: the shares of a king and of red."""

    def __init__(self, kings: tuple[float, ...]) -> None:
        super().__init__(model=MODEL)
        self._kings = kings

    def _look(self, pictures: object) -> tuple[Floats, Floats]:
        faces = np.full((4, NO_FACE + 1), 0.0, np.float32)
        faces[:, NO_FACE] = [1 - king for king in self._kings]
        faces[:, KING] = self._kings
        colors = np.full((4, DICE_SCORES - NO_FACE - 1), 0.0, np.float32)
        colors[:, RED] = 1
        return faces, colors


def read(*kings: float) -> str | None:
    tray = np.full((80, 80, 3), 30, np.uint8)
    cv2.rectangle(tray, (28, 28), (52, 52), (230, 240, 240), -1)
    [thrown] = FourLooks(kings).read(tray, 0.65).dice
    return thrown.die.text if thrown.die is not None else None


@pytest.mark.skipif(not (MODEL / "dice.onnx").exists(), reason="the networks are made by `make camera-model`")
def test_four_looks_that_agree_outweigh_one_that_sees_less() -> None:
    assert read(0.999, 0.999, 0.999, 0.75) == "K/red"
    assert read(0.999, 0.999, 0.999, 0.45) == "K/red"  # One position of a J out of focus often shows no face.
    assert read(0.999, 0.999, 0.999, 0.3) is None  # One position sees something else.
    assert read(0.9999, 0.9999, 0.49, 0.49) is None  # Two positions do so.
    assert read(0.8, 0.8, 0.8, 0.8) is None
