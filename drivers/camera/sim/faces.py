"""The simulated deck: lines, circles and OpenCV's own type, like no deck that the networks were made with."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.cv import cv2
from kiosk.core.value import value

Picture = NDArray[np.uint8]

MM: Final = (63.5, 88.9)  # a poker card, width × height
PX_PER_MM: Final = 4.0
SIZE: Final = (round(MM[0] * PX_PER_MM), round(MM[1] * PX_PER_MM))
RADIUS_MM: Final = 3.2

_INK: Final = {"s": (26, 22, 20), "c": (26, 22, 20), "h": (38, 30, 200), "d": (38, 30, 200)}
_FOUR_INKS: Final = {**_INK, "c": (30, 110, 20), "d": (190, 90, 20)}
_ROWS: Final = {
    "2": "m0 m6", "3": "m0 m3 m6", "4": "b0 b6", "5": "b0 m3 b6", "6": "b0 b3 b6", "7": "b0 m1.5 b3 b6",
    "8": "b0 m1.5 b3 m4.5 b6", "9": "b0 b2 m3 b4 b6", "T": "b0 m1 b2 b4 m5 b6",
}  # fmt: skip


@value
class PrintedIndex:
    """The print of the simulated deck: the heights of its index (`tall`) and of the `suit` below, in pixels of a face.

    `letters`: of jack, queen and king. `columns`, `pip` and `frame` leave it room: the columns and the height of pips,
    and the beginning of a court card's frame, as shares of the card's width and height. `left`, `top`: the margins of
    the index, in pixels of a face.
    """

    tall: int = 44
    suit: int = 34
    letters: str = "JQK"
    four_colors: bool = False
    columns: float = 0.29
    pip: float = 0.15
    frame: float = 0.2
    left: int = 9
    top: int = 10

    @property
    def inks(self) -> dict[str, tuple[int, int, int]]:
        return _FOUR_INKS if self.four_colors else _INK


STANDARD: Final = PrintedIndex()


def draw_suit(
    canvas: Picture, suit: str, x: float, y: float, tall: float, ink: tuple[int, int, int], *, down: bool = False
) -> None:
    """Draw a suit about a point, in pixels."""
    half, sign = tall / 2, -1.0 if down else 1.0

    def at(across: float, below: float) -> tuple[int, int]:
        return round(x + across * half), round(y + sign * below * half)

    def disc(across: float, below: float, radius: float) -> None:
        cv2.circle(canvas, at(across, below), round(radius * half), ink, -1, cv2.LINE_AA)

    def patch(*points: tuple[float, float]) -> None:
        cv2.fillPoly(canvas, [np.array([at(*point) for point in points], np.int32)], ink, cv2.LINE_AA)

    if suit == "d":
        patch((0, -1), (0.72, 0), (0, 1), (-0.72, 0))
    elif suit == "h":
        disc(-0.4, -0.45, 0.46)
        disc(0.4, -0.45, 0.46)
        patch((-0.83, -0.28), (0.83, -0.28), (0, 1))
    elif suit == "s":
        disc(-0.4, 0.2, 0.44)
        disc(0.4, 0.2, 0.44)
        patch((-0.8, 0.02), (0.8, 0.02), (0, -1))
        patch((-0.06, 0.1), (0.06, 0.1), (0.35, 1), (-0.35, 1))
    else:
        disc(0, -0.55, 0.42)
        disc(-0.5, 0.15, 0.42)
        disc(0.5, 0.15, 0.42)
        patch((-0.08, -0.3), (0.08, -0.3), (0.38, 1), (-0.38, 1))


@cache
def face(name: str, index: PrintedIndex = STANDARD) -> Picture:
    """Return the face of a card such as "Th", `SIZE` in pixels."""
    rank, suit = name[0], name[1]
    width, height = SIZE
    ink = index.inks[suit]
    canvas = np.full((height, width, 3), (246, 250, 250), np.uint8)
    if rank in "JQK":
        _court(canvas, rank, suit, index)
    elif rank == "A":
        draw_suit(canvas, suit, width / 2, height / 2, height * index.pip * (2.8 if suit == "s" else 1.6), ink)
    else:
        for row in _ROWS[rank].split():
            below = float(row[1:]) / 6
            for across in (index.columns, 1 - index.columns) if row[0] == "b" else (0.5,):
                y = height * (0.17 + 0.66 * below)
                draw_suit(canvas, suit, width * across, y, height * index.pip, ink, down=below > 0.5)
    half = canvas[: height // 2 + 1].copy()
    _index(half, rank, suit, index)
    changed = (half != canvas[: height // 2 + 1]).any(axis=2)
    canvas[: height // 2 + 1] = half
    lower = canvas[::-1, ::-1][: height // 2 + 1]
    lower[changed] = half[changed]
    return canvas


def _index(canvas: Picture, rank: str, suit: str, index: PrintedIndex) -> None:
    text = "10" if rank == "T" else index.letters["JQK".index(rank)] if rank in "JQK" else rank
    stroke = np.zeros((80, 120, 3), np.uint8)
    cv2.putText(stroke, text, (10, 64), (255, 255, 255), cv2.FontFace("sans"), 56, 600)
    rows, columns = np.flatnonzero(stroke.max(axis=(1, 2))), np.flatnonzero(stroke.max(axis=(0, 2)))
    cut = stroke[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1, 0]
    tall, most = index.tall, round(index.tall * 34 / 44)
    wide = min(most, round(cut.shape[1] * tall / cut.shape[0]))
    spread = cv2.resize(cut, (wide, tall), interpolation=cv2.INTER_AREA).astype(np.float32)[:, :, None] / 255
    middle = index.left + most // 2
    left = middle - wide // 2
    spot = canvas[index.top : index.top + tall, left : left + wide]
    spot[:] = (spot + spread * (np.array(index.inks[suit]) - spot)).astype(np.uint8)
    draw_suit(canvas, suit, middle, index.top + 5 + tall + index.suit // 2, index.suit, index.inks[suit])


def _court(canvas: Picture, rank: str, suit: str, index: PrintedIndex) -> None:
    """A court card is a framed figure in the deck's three colors, the same upside down."""
    width, height = SIZE
    left, top = round(width * index.frame), round(height * 0.1)
    half = canvas[: height // 2]
    middle = width // 2
    robe = {"J": (170, 90, 30), "Q": (60, 60, 190), "K": (40, 150, 200)}[rank]
    cv2.fillPoly(
        half, [np.array([(left, height // 2), (middle, top + 60), (width - left, height // 2)], np.int32)], robe
    )
    for step in range(4):
        y = height // 2 - 6 - 14 * step
        cv2.line(half, (middle - 60 + 14 * step, y), (middle + 60 - 14 * step, y), (30, 30, 30), 3, cv2.LINE_AA)
    cv2.ellipse(half, (middle, top + 52), (22, 28), 0, 0, 360, (180, 205, 240), -1, cv2.LINE_AA)
    cv2.ellipse(half, (middle, top + 52), (22, 28), 0, 0, 360, (30, 30, 30), 2, cv2.LINE_AA)
    crown = [(middle - 28, top + 30), (middle - 30, top + 6), (middle - 12, top + 18), (middle, top + 2)]
    crown += [(2 * middle - x, y) for x, y in reversed(crown[:-1])]
    cv2.fillPoly(half, [np.array(crown, np.int32)], (60, 190, 230), cv2.LINE_AA)
    draw_suit(half, suit, left + 24, top + 28, 34, index.inks[suit])
    canvas[height - height // 2 :] = half[::-1, ::-1]
    cv2.rectangle(canvas, (left, top), (width - left, height - top), (120, 60, 30), 2, cv2.LINE_AA)


@cache
def back() -> Picture:
    """Return the back that all cards share."""
    width, height = SIZE
    canvas = np.full((height, width, 3), (246, 250, 250), np.uint8)
    canvas[14:-14, 14:-14] = (120, 50, 25)
    for x in range(-height, width + height, 16):
        for way in (-1, 1):
            cv2.line(canvas, (x, 14), (x + way * height, height + 14), (235, 225, 215), 2, cv2.LINE_AA)
    framed = np.full_like(canvas, (246, 250, 250))
    framed[14:-14, 14:-14] = canvas[14:-14, 14:-14]
    return framed


@cache
def outline() -> Picture:
    """Return the shape of a card: 255 inside its round corners."""
    width, height = SIZE
    mask = np.zeros((height, width), np.uint8)
    radius = round(RADIUS_MM * PX_PER_MM)
    cv2.rectangle(mask, (radius, 0), (width - 1 - radius, height - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (width - 1, height - 1 - radius), 255, -1)
    for x in (radius, width - 1 - radius):
        for y in (radius, height - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    return mask
