"""Convert pixels to millimeters on the table: the distortion of the lens, and the position of the camera.

A ChArUco board is printed, shown to the camera in several positions, and finally laid flat on the table. The views give
the lens; the board on the table gives the plane. Four tags in the corners of the table fix its axes: tag 0 is the
origin and tag 1 is on the x axis. The tags stay: when they are no longer where they were, the camera or the table has
been moved, and nothing may be read until it is measured again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Points
from drivers.camera.picture.look import Image
from kiosk.core.disk import replace_file
from kiosk.core.errors import DeviceError
from kiosk.core.text import counted, listed

Numbers = NDArray[np.float64]

SQUARES: Final = (7, 5)  # Squares of the printed board.
SQUARE_MM: Final = 30.0
MARK_MM: Final = 22.0
TAGS: Final = 4
VIEWS: Final = 8  # Views of the board that are needed to measure the lens.
MIN_CORNERS: Final = 12  # Corners of 24 that a view must show.
MIN_CHANGE_PX: Final = 25.0  # Smallest change between two views, so that each adds information.
MAX_ERROR_PX: Final = 1.2  # Largest distance of a corner from the place that the lens model predicts.
DRIFT_MM: Final = 3.0
_NEAR_MM: Final = 45.0  # Radius in which a tag is searched for at its old place first.

_BOARD: Final = cv2.aruco.CharucoBoard(
    SQUARES, SQUARE_MM, MARK_MM, cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_100)
)


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """`matrix` 3 × 3 and `lens` 5 as OpenCV has them, `plane` 3 × 3 from straightened pixels to millimeters.

    `tags`: the middle of each corner tag, in millimeters. `size`: of the frame, in pixels.
    """

    size: tuple[int, int]
    matrix: Numbers
    lens: Numbers
    plane: Numbers
    tags: Mapping[int, tuple[float, float]]

    def to_mm(self, pixels: Points) -> Points:
        """Return the places on the table of n × 2 pixels."""
        straight = cv2.undistortPoints(
            np.asarray(pixels, np.float64).reshape(-1, 1, 2), self.matrix, self.lens, P=self.matrix
        )
        return np.asarray(cv2.perspectiveTransform(straight, self.plane).reshape(-1, 2), dtype=np.float32)

    def to_px(self, mm: Points) -> Points:
        """Return the pixels at which n × 2 places on the table are seen."""
        flat = np.asarray(mm, np.float64).reshape(-1, 1, 2)
        straight = cv2.perspectiveTransform(flat, np.linalg.inv(self.plane)).reshape(-1, 2)
        rays = np.column_stack([straight, np.ones(len(straight))]) @ np.linalg.inv(self.matrix).T
        still = np.zeros(3)
        seen, _ = cv2.projectPoints(rays.reshape(-1, 1, 3), still, still, self.matrix, self.lens)
        return np.asarray(seen.reshape(-1, 2), dtype=np.float32)

    @property
    def sha256(self) -> str:
        """Return the hash that the evidence of a reading includes."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def to_json(self) -> str:
        fields = {
            "size": list(self.size),
            "matrix": self.matrix.tolist(),
            "lens": self.lens.tolist(),
            "plane": self.plane.tolist(),
            "tags": {str(tag): list(place) for tag, place in sorted(self.tags.items())},
        }
        return json.dumps(fields, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Calibration:
        """Parse the output of `to_json`. Raise DeviceError for anything else."""
        try:
            fields: dict[str, Any] = json.loads(text)
            width, height = fields["size"]
            calibration = cls(
                (int(width), int(height)),
                np.array(fields["matrix"], np.float64).reshape(3, 3),
                np.array(fields["lens"], np.float64).reshape(5),
                np.array(fields["plane"], np.float64).reshape(3, 3),
                {int(tag): (float(x), float(y)) for tag, (x, y) in fields["tags"].items()},
            )
            if not all(
                np.isfinite(matrix).all() for matrix in (calibration.matrix, calibration.lens, calibration.plane)
            ):
                raise ValueError("not a number")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise DeviceError(
                "camera_calibration", "The calibration cannot be read: calibrate the camera again."
            ) from error
        return calibration

    def write(self, path: Path) -> None:
        """Write the calibration to a file, whole or not at all."""
        replace_file(path, self.to_json().encode())


def board_picture(px_per_mm: float = 8.0) -> Image:
    """Return the board to be printed, with a margin of one square, at its true size for `px_per_mm`."""
    side = round(SQUARE_MM * px_per_mm)
    drawn = _BOARD.generateImage((SQUARES[0] * side, SQUARES[1] * side))
    return np.asarray(cv2.copyMakeBorder(drawn, side, side, side, side, cv2.BORDER_CONSTANT, value=255), dtype=np.uint8)


def tag_picture(tag: int, side_px: int = 400) -> Image:
    """Return a corner tag to be printed, with its white margin."""
    drawn = cv2.aruco.generateImageMarker(_tags_dictionary(), tag, side_px)
    edge = side_px // 3  # Two cells of the tag: its white margin is needed to find it.
    return np.asarray(cv2.copyMakeBorder(drawn, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=255), dtype=np.uint8)


def _tags_dictionary() -> Any:
    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)


class TagFinder:
    """Finds the corner tags in a frame."""

    def __init__(self) -> None:
        self._detector = cv2.aruco.ArucoDetector(_tags_dictionary())

    def find(self, frame: Image) -> dict[int, Points]:
        """Return the four corners of each tag that is seen, in pixels."""
        quads, names, _ = self._detector.detectMarkers(frame)
        if names is None:
            return {}
        return {
            int(name): np.asarray(quad, np.float32).reshape(4, 2)
            for quad, name in zip(quads, np.ravel(names), strict=True)
            if int(name) < TAGS
        }

    def drift_mm(self, frame: Image, calibration: Calibration) -> float | None:
        """Return the largest movement of a tag, or None if fewer than two are seen.

        Tags are searched at their old places, and in the whole frame only if one is missing there.
        """
        seen = self._where_they_were(frame, calibration)
        if len(seen) < len(calibration.tags):
            seen = self.find(frame)
        moved = [
            float(np.linalg.norm(_middle_mm(quad, calibration) - np.array(calibration.tags[tag])))
            for tag, quad in seen.items()
            if tag in calibration.tags
        ]
        return max(moved) if len(moved) >= 2 else None

    def _where_they_were(self, frame: Image, calibration: Calibration) -> dict[int, Points]:
        seen: dict[int, Points] = {}
        for tag, middle_mm in calibration.tags.items():
            around = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float32) * _NEAR_MM
            corners = calibration.to_px((np.array(middle_mm, np.float32) + around).astype(np.float32))
            left, top = np.maximum(np.floor(corners.min(axis=0)).astype(int), 0)
            right, bottom = np.ceil(corners.max(axis=0)).astype(int)
            crop = np.ascontiguousarray(frame[top:bottom, left:right])
            if min(crop.shape[:2]) > 0:
                shift = np.array([left, top], np.float32)
                seen |= {name: quad + shift for name, quad in self.find(crop).items() if name == tag}
        return seen


def _middle_mm(quad: Points, calibration: Calibration) -> Points:
    return np.asarray(calibration.to_mm(quad).mean(axis=0), dtype=np.float32)


class Calibrator:
    """Gathers views of the board until the lens is known, then measures the table. `sees_board`: in the last frame."""

    def __init__(self) -> None:
        self._detector = cv2.aruco.CharucoDetector(_BOARD)
        self._tags = TagFinder()
        self._views: list[tuple[Points, Points]] = []  # (points on the board in millimeters, points in pixels)
        self._last: dict[int, Points] = {}
        self._size = (0, 0)
        self.sees_board = True  # The first frame corrects this.

    @property
    def left(self) -> int:
        """Return the number of views still needed."""
        return max(0, VIEWS - len(self._views))

    def show(self, frame: Image) -> bool:
        """Look for the board. Return whether this view was kept: the board is visible, at another place than before."""
        seen = self._board(frame)
        self.sees_board = seen is not None
        if seen is None:
            return False
        self._size = (frame.shape[1], frame.shape[0])
        names, pixels = seen
        now = dict(zip(names.tolist(), pixels, strict=True))
        shared = [name for name in now if name in self._last]
        if shared:
            change = float(np.mean([np.linalg.norm(now[name] - self._last[name]) for name in shared]))
            if change < MIN_CHANGE_PX:
                return False
        self._last = now
        self._views.append((_BOARD.getChessboardCorners()[names][:, :2].astype(np.float32), pixels))
        return True

    def lay(self, frame: Image) -> Calibration:
        """Return the calibration, from a frame in which the board is flat on the table and the tags are seen.

        Raise DeviceError with an instruction while something is missing or does not fit.
        """
        if self.left:
            raise DeviceError(
                "camera_calibration",
                counted(
                    "Show the board in %n more position first.",
                    "Show the board in %n more positions first.",
                    n=self.left,
                ),
            )
        seen = self._board(frame)
        if seen is None:
            raise DeviceError("camera_calibration", "Lay the whole board flat on the table, in the camera’s view.")
        names, pixels = seen
        on_board = _BOARD.getChessboardCorners()[names][:, :2].astype(np.float32)
        views = [*self._views, (on_board, pixels)]
        matrix, lens = self._lens(views)
        straight = cv2.undistortPoints(pixels.reshape(-1, 1, 2), matrix, lens, P=matrix).reshape(-1, 2)
        to_board, _ = cv2.findHomography(straight, on_board)
        if to_board is None:
            raise DeviceError(
                "camera_calibration", "The board cannot be measured: lay it where the camera sees all of it."
            )
        draft = Calibration(self._size, matrix, lens, np.asarray(to_board, np.float64), {})
        found = {tag: _middle_mm(quad, draft) for tag, quad in self._tags.find(frame).items()}
        if len(found) < TAGS:
            lost = listed(tag for tag in range(TAGS) if tag not in found)
            raise DeviceError(
                "camera_calibration", "The camera does not see the corner tags {lost}: uncover them.", lost=lost
            )
        return _on_axes(draft, found)

    def _board(self, frame: Image) -> tuple[NDArray[np.int32], Points] | None:
        corners, names, _, _ = self._detector.detectBoard(frame)
        if names is None or len(names) < MIN_CORNERS:
            return None
        return np.asarray(names, np.int32).ravel(), np.asarray(corners, np.float32).reshape(-1, 2)

    def _lens(self, views: list[tuple[Points, Points]]) -> tuple[Numbers, Numbers]:
        boards = [np.column_stack([on_board, np.zeros(len(on_board))]).astype(np.float32) for on_board, _ in views]
        pixels = [seen.reshape(-1, 1, 2) for _, seen in views]
        # The third term and the shear of cheap lenses are noise in a handful of views.
        fixed = cv2.CALIB_FIX_K3 | cv2.CALIB_ZERO_TANGENT_DIST | cv2.CALIB_FIX_ASPECT_RATIO
        guess = np.array(
            [[self._size[0], 0, self._size[0] / 2], [0, self._size[0], self._size[1] / 2], [0, 0, 1]], float
        )
        error, matrix, lens, _, _ = cv2.calibrateCamera(
            boards, pixels, self._size, guess, np.zeros(5), flags=fixed | cv2.CALIB_USE_INTRINSIC_GUESS
        )
        if error > MAX_ERROR_PX or not np.isfinite(matrix).all():
            self._views.clear()
            self._last = {}
            raise DeviceError(
                "camera_calibration",
                "The views do not match. Keep the board rigid; start over, tilting it too.",
            )
        return np.asarray(matrix, np.float64), np.asarray(lens, np.float64).ravel()[:5]


def _on_axes(draft: Calibration, found: Mapping[int, Points]) -> Calibration:
    """Move the axes from the board to the tags: tag 0 is the origin, and tag 1 is on the x axis."""
    along = (found[1] - found[0]).astype(np.float64)
    along /= np.linalg.norm(along)
    across = np.array([-along[1], along[0]])
    if across @ (found[3] - found[0]) < 0:  # y runs from tag 0 toward tag 3.
        across = -across
    turn = np.stack([along, across])
    move = np.eye(3)
    move[:2, :2] = turn
    move[:2, 2] = -turn @ found[0]
    tags = {tag: turn @ (place - found[0]) for tag, place in found.items()}
    return Calibration(
        draft.size,
        draft.matrix,
        draft.lens,
        move @ draft.plane,
        {tag: (round(float(x), 3), round(float(y), 3)) for tag, (x, y) in tags.items()},
    )
