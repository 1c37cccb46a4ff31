"""Straighten the camera's picture to a view from directly above, on which zones are drawn."""

from typing import Final

import numpy as np

from drivers.camera.calibration.calibrate import Calibration
from drivers.camera.line.frames import Viewpoint
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Points
from drivers.camera.picture.look import Image

BESIDE_MM: Final = 80.0  # Width of the table that is shown outside the middles of the tags.
MAX_PX: Final = (1280, 720)
_COARSE: Final = 8  # Pixels between two measured points; the lens distorts little between them.


class Straight:
    """Straightens pictures of one calibrated camera. `view` has their place on the table."""

    def __init__(self, calibration: Calibration) -> None:
        tags = np.array(list(calibration.tags.values()), np.float64)
        least, most = tags.min(axis=0) - BESIDE_MM, tags.max(axis=0) + BESIDE_MM
        mm_per_px = float(max((most - least) / MAX_PX))
        self.view = Viewpoint(float(least[0]), float(least[1]), mm_per_px)
        self._size = tuple(int(side) for side in np.floor((most - least) / mm_per_px))
        self._across, self._down = self._maps(calibration)

    def _maps(self, calibration: Calibration) -> tuple[Points, Points]:
        """Return for each pixel of the straight picture where the camera sees it."""
        width, height = self._size
        columns = np.linspace(0, width - 1, width // _COARSE)
        rows = np.linspace(0, height - 1, height // _COARSE)
        grid = np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 2)
        mm = grid * self.view.mm_per_px + np.array([self.view.x_mm, self.view.y_mm])
        seen = calibration.to_px(mm.astype(np.float32)).reshape(len(rows), len(columns), 2)
        across, down = (
            cv2.remap(
                np.ascontiguousarray(seen[:, :, axis]),
                *(
                    np.ascontiguousarray(grid.astype(np.float32))
                    for grid in np.meshgrid(
                        np.linspace(0, len(columns) - 1, width), np.linspace(0, len(rows) - 1, height)
                    )
                ),
                cv2.INTER_LINEAR,
            )
            for axis in (0, 1)
        )
        return np.asarray(across, np.float32), np.asarray(down, np.float32)

    def of(self, frame: Image) -> Image:
        """Return a straightened frame. Parts outside the camera's view are black."""
        return np.asarray(cv2.remap(frame, self._across, self._down, cv2.INTER_LINEAR), dtype=np.uint8)
