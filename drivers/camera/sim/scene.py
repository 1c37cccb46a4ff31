"""The simulated table, and the picture that its camera takes.

Millimeters on the table: x to the right and y toward the camera, from the table's far left corner. The camera looks
down from above the middle, tilted a little, through a lens that bends straight lines.
"""

from __future__ import annotations

from dataclasses import field, replace
from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from drivers.camera.sim import faces
from kiosk.core.value import value

Picture = NDArray[np.uint8]
Numbers = NDArray[np.float64]

TABLE_MM: Final = (1000.0, 560.0)
FRAME: Final = (1280, 720)
TAG_MM: Final = 40.0
TAGS: Final = ((42.0, 42.0), (958.0, 42.0), (958.0, 518.0), (42.0, 518.0))  # the middles of tags 0 to 3


@value
class CardOnTable:
    """A card on the table: its middle in millimeters, how far it is turned, and whether its face is up."""

    card: str
    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    up: bool = True


@value
class Arm:
    """A hand over the table: the place of its fingertips. The arm comes from the near edge."""

    x_mm: float
    y_mm: float


@value
class DieOnTable:
    """A die on the table: a face 0 to 5 (nine to ace) and its color, its middle, and its angle."""

    face: int
    color: str
    x_mm: float
    y_mm: float
    turn_deg: float = 0.0


@value
class Light:
    """The light on the table. `strength` 1 is good light; `warmth` is red against blue; blur is in pixels."""

    strength: float = 1.0
    warmth: float = 1.0
    slope: float = 0.1
    shadow: float = 0.0
    glare: tuple[float, float, float] | None = None  # x, y and size in millimeters
    blur: float = 0.5
    noise: float = 2.0


@value
class CameraPose:
    """The pose of the camera. `bend` is the lens: negative for a barrel."""

    height_mm: float = 1050.0
    tilt_deg: float = 8.0
    roll_deg: float = 0.0
    shift_mm: tuple[float, float] = (0.0, 0.0)
    bend: float = -0.08
    focal_px: float = 1300.0

    @property
    def matrix(self) -> Numbers:
        return np.array([[self.focal_px, 0, FRAME[0] / 2], [0, self.focal_px, FRAME[1] / 2], [0, 0, 1]], np.float64)

    def plane(self) -> Numbers:
        """Return the homography from the table, in millimeters, to the picture of a lens that does not bend."""
        tilt, roll = np.radians(self.tilt_deg), np.radians(self.roll_deg)
        down = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
        around = np.array([[np.cos(roll), -np.sin(roll), 0], [np.sin(roll), np.cos(roll), 0], [0, 0, 1]])
        rotation = around @ down
        middle = np.array([TABLE_MM[0] / 2 + self.shift_mm[0], TABLE_MM[1] / 2 + self.shift_mm[1], 0.0])
        away = np.array([0, 0, self.height_mm]) - rotation @ middle
        return np.asarray(self.matrix @ np.column_stack([rotation[:, 0], rotation[:, 1], away]), dtype=np.float64)


@value
class Scene:
    """Everything that the camera sees. Later cards cover earlier ones.

    `camera` is its position, if it was moved. A board that is held tilted looks the same as a flat one under a camera
    at another place.
    """

    cards: tuple[CardOnTable, ...] = ()
    rolled: tuple[DieOnTable, ...] = ()
    hands: tuple[Arm, ...] = ()
    light: Light = field(default_factory=Light)
    board_mm: tuple[float, float, float] | None = None  # A calibration board: its corner, and its angle.
    camera: CameraPose | None = None

    def put(self, *cards: CardOnTable) -> Scene:
        """Return the scene with more cards."""
        return replace(self, cards=(*self.cards, *cards))


class Renderer:
    """Renders pictures of scenes, each with its own noise, all from one seed."""

    def __init__(self, camera: CameraPose, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._plane = camera.plane()
        self._bent = _bent(camera)
        self._empty = self._table()
        self._grain = self._rng.standard_normal((2 * FRAME[1], 2 * FRAME[0], 1), np.float32)
        self._seen: tuple[Scene, NDArray[np.float32]] | None = None

    def take(self, scene: Scene) -> Picture:
        """Return the picture of a scene, 720 × 1280 × 3, blue first. Two of one scene differ in their noise alone."""
        if self._seen is None or self._seen[0] != scene:
            self._seen = scene, self._expose(self._lit(scene), scene.light)
        seen = self._seen[1]
        if scene.light.noise:
            x, y = int(self._rng.integers(FRAME[0])), int(self._rng.integers(FRAME[1]))
            noise = self._grain[y : y + FRAME[1], x : x + FRAME[0]] * np.float32(scene.light.noise)
            noisy: NDArray[np.float32] = seen + cv2.merge((noise, noise, noise))
            return np.clip(noisy, 0, 255, out=noisy).astype(np.uint8)
        return np.clip(seen, 0, 255).astype(np.uint8)

    def _lit(self, scene: Scene) -> Picture:
        canvas = self._empty.copy()
        if scene.board_mm is not None:
            self._lay_board(canvas, scene.board_mm)
        for card in scene.cards:
            picture = faces.face(card.card) if card.up else faces.back()
            self._lay(canvas, picture, faces.outline(), faces.MM, (card.x_mm, card.y_mm), card.turn_deg)
        for die in scene.rolled:
            picture, mask = faces_of_dice(die.face, die.color)
            self._lay(canvas, picture, mask, DIE_MM, (die.x_mm, die.y_mm), die.turn_deg)
        for hand in scene.hands:
            self._hold(canvas, hand)
        return canvas

    def _table(self) -> Picture:
        canvas = _cloth().copy()
        dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
        for number, middle in enumerate(TAGS):
            tag = cv2.aruco.generateImageMarker(dictionary, number, 120)
            framed = cv2.copyMakeBorder(tag, 40, 40, 40, 40, cv2.BORDER_CONSTANT, value=255)
            self._lay(canvas, cv2.cvtColor(framed, cv2.COLOR_GRAY2BGR), None, (TAG_MM * 200 / 120,) * 2, middle, 0)
        return canvas

    def _lay_board(self, canvas: Picture, board_mm: tuple[float, float, float]) -> None:
        """Lay the printed calibration board, seven by five squares of 30 mm, on the table."""
        dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_100)
        board = cv2.aruco.CharucoBoard((7, 5), 30.0, 22.0, dictionary)
        drawn = cv2.copyMakeBorder(board.generateImage((840, 600)), 40, 40, 40, 40, cv2.BORDER_CONSTANT, value=255)
        x, y, turn = board_mm
        self._lay(canvas, cv2.cvtColor(drawn, cv2.COLOR_GRAY2BGR), None, (230.0, 170.0), (x, y), turn)

    def _lay(
        self,
        canvas: Picture,
        picture: Picture,
        mask: Picture | None,
        size_mm: tuple[float, float],
        middle: tuple[float, float],
        turn_deg: float,
    ) -> None:
        height, width = picture.shape[:2]
        turn = np.radians(turn_deg)
        ahead = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) * (
            np.array(size_mm) / (width, height)
        )
        start = np.array(middle) - ahead @ (width / 2, height / 2)
        to_mm = np.array([[ahead[0, 0], ahead[0, 1], start[0]], [ahead[1, 0], ahead[1, 1], start[1]], [0, 0, 1]])
        to_px = self._plane @ to_mm
        corners = cv2.perspectiveTransform(
            np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float64), to_px
        )[0]
        x0, y0 = np.maximum(np.floor(corners.min(axis=0)).astype(int) - 1, 0)
        x1, y1 = np.minimum(np.ceil(corners.max(axis=0)).astype(int) + 2, FRAME)
        if x1 <= x0 or y1 <= y0:
            return
        # Render at twice the size and reduce, because a sensor averages over each pixel.
        twice = np.array([[2, 0, -2 * x0], [0, 2, -2 * y0], [0, 0, 1]], np.float64) @ to_px
        size = (2 * (x1 - x0), 2 * (y1 - y0))
        ink = np.full((height, width), 255, np.uint8) if mask is None else mask
        shrink = 0.5 * np.linalg.norm(corners[1] - corners[0]) / width
        soft = cv2.GaussianBlur(picture, (0, 0), 0.25 / shrink) if shrink < 0.45 else picture
        seen = cv2.warpPerspective(soft, twice, size, borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
        alpha = cv2.warpPerspective(ink, twice, size).astype(np.float32)
        seen = cv2.resize(seen, (x1 - x0, y1 - y0), interpolation=cv2.INTER_AREA)
        alpha = cv2.resize(alpha, (x1 - x0, y1 - y0), interpolation=cv2.INTER_AREA)[:, :, None] / 255
        spot = canvas[y0:y1, x0:x1]
        spot[:] = (spot + alpha * (seen - spot)).astype(np.uint8)

    def _hold(self, canvas: Picture, hand: Arm) -> None:
        """Draw an arm, a palm and fingers over the table."""
        tip = self._px((hand.x_mm, hand.y_mm))
        elbow = self._px((hand.x_mm + 60, TABLE_MM[1] + 160))
        palm = tip + (elbow - tip) * 0.22
        skin, sleeve = (128, 160, 214), (40, 36, 34)
        for spread in (-0.35, -0.1, 0.15, 0.4):
            way = tip - palm
            end = palm + np.array([way[0] - spread * way[1], way[1] + spread * way[0]])
            cv2.line(canvas, _whole(palm), _whole(end), skin, 20, cv2.LINE_AA)
        cv2.circle(canvas, _whole(palm), 44, skin, -1, cv2.LINE_AA)
        cv2.line(canvas, _whole(palm), _whole(palm + (elbow - palm) * 0.4), skin, 52, cv2.LINE_AA)
        cv2.line(canvas, _whole(palm + (elbow - palm) * 0.4), _whole(elbow), sleeve, 74, cv2.LINE_AA)

    def _px(self, mm: tuple[float, float]) -> Numbers:
        return np.asarray(cv2.perspectiveTransform(np.array([[mm]], np.float64), self._plane)[0, 0], dtype=np.float64)

    def _expose(self, canvas: Picture, light: Light) -> NDArray[np.float32]:
        width, height = FRAME
        seen = cv2.remap(canvas, *self._bent, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
        across = np.linspace(1 - light.slope, 1 + light.slope, width, dtype=np.float32)[None, :, None]
        seen *= across * np.float32(light.strength)
        if light.shadow:
            edge = np.linspace(-6, 6, height, dtype=np.float32)[:, None, None]
            seen *= 1 - light.shadow / (1 + np.exp(-3 * edge))
        seen[:, :, 0] /= light.warmth
        seen[:, :, 2] *= light.warmth
        if light.glare is not None:
            x, y, size = light.glare
            middle = self._px((x, y))
            rows, columns = np.indices((height, width), dtype=np.float32)
            away = ((columns - middle[0]) ** 2 + (rows - middle[1]) ** 2) / (size * 1.25) ** 2
            seen += (230 * np.exp(-away))[:, :, None]
        if light.blur > 0.2:
            seen = cv2.GaussianBlur(seen, (0, 0), light.blur)
        return np.asarray(seen, dtype=np.float32)


@lru_cache(maxsize=2)
def _bent(camera: CameraPose) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the position of each pixel of the bent picture in the straight one."""
    width, height = FRAME
    y, x = np.indices((height, width), dtype=np.float64)
    points = np.stack([x, y], axis=2).reshape(-1, 1, 2)
    lens = np.array([camera.bend, 0, 0, 0, 0], np.float64)
    straight = cv2.undistortPoints(points, camera.matrix, lens, P=camera.matrix)
    where = straight.reshape(height, width, 2).astype(np.float32)
    return np.ascontiguousarray(where[:, :, 0]), np.ascontiguousarray(where[:, :, 1])


@cache
def _cloth() -> Picture:
    width, height = FRAME
    cloth = np.empty((height, width, 3), np.float32)
    cloth[:] = (58, 74, 22)
    cloth += np.random.default_rng(7).normal(0, 5, (height, width, 1)).astype(np.float32)
    return np.clip(cloth, 0, 255).astype(np.uint8)


def _whole(point: Numbers) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))


DIE_MM: Final = (16.0, 16.0)
_PAINT: Final = {"red": (40, 30, 190), "black": (30, 28, 26), "green": (50, 120, 30)}
_LETTERS: Final = ("9", "10", "J", "Q", "K", "A")


def faces_of_dice(face: int, color: str) -> tuple[Picture, Picture]:
    """Return the upper face of a die, an ivory cube with a colored letter, and its place."""
    size = 128
    picture = np.full((size, size, 3), (226, 238, 240), np.uint8)
    mask = np.zeros((size, size), np.uint8)
    cv2.rectangle(mask, (14, 0), (size - 15, size - 1), 255, -1)
    cv2.rectangle(mask, (0, 14), (size - 1, size - 15), 255, -1)
    for x in (14, size - 15):
        for y in (14, size - 15):
            cv2.circle(mask, (x, y), 14, 255, -1)
    text = _LETTERS[face]
    type_face = cv2.FontFace("sans")
    tall = 74 if len(text) == 1 else 62
    (_, _, wide, _) = cv2.getTextSize((size, size), text, (0, 0), type_face, tall, 700)
    cv2.putText(picture, text, ((size - wide) // 2 - 2, 90), _PAINT[color], type_face, tall, 700)
    return picture, mask
