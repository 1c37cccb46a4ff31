"""A simulated table for the tests: its camera, calibrated once, and a reader that knows the cards."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from drivers.camera.calibration.calibrate import Calibration, Calibrator
from drivers.camera.picture.geometry import Outline, Points, flatten
from drivers.camera.picture.look import Image
from drivers.camera.reading.dice import Tray
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reading
from drivers.camera.sim.scene import CameraPose, CardOnTable, Renderer, Scene
from drivers.camera.sim.set_up import FLAT, HOLDS
from kiosk.core.cards import Card, card


@cache
def views() -> tuple[Image, ...]:
    """Return pictures of the board in several positions."""
    return tuple(
        Renderer(CameraPose(height_mm=height, tilt_deg=tilt, roll_deg=roll), 1).take(Scene(board_mm=board))
        for height, tilt, roll, board in HOLDS
    )


@cache
def laid() -> Image:
    """Return the picture of the board flat on the table."""
    return Renderer(CameraPose(), 1).take(Scene(board_mm=FLAT))


@cache
def calibration() -> Calibration:
    """Return the calibration of the simulated camera, from its own pictures."""
    calibrator = Calibrator()
    for view in views():
        calibrator.show(view)
    return calibrator.lay(laid())


def on_tags(x_mm: float, y_mm: float) -> tuple[float, float]:
    """Return a place of the scene in the millimeters of the calibration, whose origin is tag 0."""
    return x_mm - 42.0, y_mm - 42.0


class Knows:
    """A reader that knows the scene: it reads each outline with a card at its middle, and nothing else."""

    def __init__(self, found: Calibration) -> None:
        self.scene = Scene()
        self.looked = 0
        self._calibration = found
        self.crop_at = np.zeros(2, np.float32)

    @property
    def hashes(self) -> dict[str, str]:
        return {"whole": "00", "corner": "00"}

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        self.looked += 1
        return [self._reading(frame, outline) for outline in outlines]

    def _reading(self, frame: Image, outline: Outline) -> Reading:
        flat = flatten(frame, outline.corners)
        named = self._at(outline.corners.mean(axis=0) + self.crop_at)
        why = None if named is not None else Why.NOT_A_FACE
        return Reading(outline, flat, named, why, 0.99, (("As", 0.99),))

    def _at(self, middle: Points) -> Card | None:
        x, y = self._calibration.to_mm(middle[None, :].astype(np.float32))[0]
        for lying in self.scene.cards:
            there = on_tags(lying.x_mm, lying.y_mm)
            if lying.up and abs(there[0] - x) < 10 and abs(there[1] - y) < 10:
                return card(lying.card)
        return None


class NoDice:
    """A reader of dice for tables without dice."""

    @property
    def hashes(self) -> dict[str, str]:
        return {}

    def read(self, tray: Image, mm_per_px: float) -> Tray:
        return Tray((), other=False)


def row(names: str, *, x_mm: float = 180.0, y_mm: float = 160.0, apart_mm: float = 80.0) -> tuple[CardOnTable, ...]:
    """Return cards in a row, none of them straight."""
    return tuple(
        CardOnTable(name, x_mm + apart_mm * place, y_mm + 7 * (place % 2), 9.0 * place - 20)
        for place, name in enumerate(names.split())
    )
