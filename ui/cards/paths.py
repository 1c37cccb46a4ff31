"""Paths of the cards, in a box of 100 × 142; a suit is drawn in a box of 100 × 100.

On a card are the index suit and the pips, an ace's one large suit, or a court card's emblem and the object over it.
All of a color is one path. No emblem has the outline of a suit: from where a player sits, it would be read as that
suit.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from kiosk.core.value import value

SUITS: Final = {
    "h": "M50 92 C20 68 4 51 4 31 C4 15 16 7 28 7 C38 7 46 13 50 23 C54 13 62 7 72 7 C84 7 96 15 96 31 "
    "C96 51 80 68 50 92 Z",
    "s": "M50 5 C60 24 93 40 93 63 C93 77 83 84 72 84 C64 84 57 80 54 73 C55 83 58 90 67 95 L33 95 C42 90 45 83 46 73 "
    "C43 80 36 84 28 84 C17 84 7 77 7 63 C7 40 40 24 50 5 Z",
    "d": "M50 3 C58 20 72 38 86 50 C72 62 58 80 50 97 C42 80 28 62 14 50 C28 38 42 20 50 3 Z",
    "c": "M50 4 C62 4 71 13 71 25 C71 31 68 36 65 40 C81 36 95 46 95 61 C95 74 85 82 74 82 C66 82 59 79 54 72 "
    "C55 83 58 90 67 95 L33 95 C42 90 45 83 46 72 C41 79 34 82 26 82 C15 82 5 74 5 61 C5 46 19 36 35 40 "
    "C32 36 29 31 29 25 C29 13 38 4 50 4 Z",
}


@value
class Pips:
    """The pips of a rank: their size, the left and right columns, and the column and height of each pip."""

    size: int
    left: int
    right: int
    places: str


PIPS: Final = {
    "2": Pips(25, 56, 88, "m28 m116"),
    "3": Pips(25, 56, 88, "m28 m72 m116"),
    "4": Pips(21, 57, 86, "l28 r28 l116 r116"),
    "5": Pips(21, 57, 86, "l28 r28 m72 l116 r116"),
    "6": Pips(21, 57, 86, "l28 r28 l72 r72 l116 r116"),
    "7": Pips(19, 57, 86, "l28 r28 m50 l72 r72 l116 r116"),
    "8": Pips(19, 57, 86, "l28 r28 m50 l72 r72 m94 l116 r116"),
    "9": Pips(17, 56, 87, "l24 r24 l56 r56 m72 l88 r88 l120 r120"),
    "T": Pips(16, 60, 88, "l24 r24 m40 l56 r56 l88 r88 m104 l120 r120"),
}


@value
class Court:
    """Of a court card its emblem, as a frame and its seam, its headdress, and its suit: middle x, y and size."""

    emblem: str
    seam: str
    worn: str
    badge: tuple[float, float, float]


COURTS: Final = {
    "K": Court(  # a shield and a crown
        "M52 92 L94 92 L94 112 C94 124 84 131 73 136 C62 131 52 124 52 112 Z",
        "M55.5 95.5 L90.5 95.5 L90.5 112 C90.5 121.5 82 127.5 73 132 C64 127.5 55.5 121.5 55.5 112 Z",
        "M53 79 L49 57 L61 67 L73 50 L85 67 L97 57 L93 79 Z M53 81.5 L93 81.5 L93 87.5 L53 87.5 Z",
        (73, 111, 25),
    ),
    "Q": Court(  # an oval, and a coronet with pearls
        "M73 90.5 C84 90.5 93 100 93 113.5 C93 127 84 136.5 73 136.5 C62 136.5 53 127 53 113.5 C53 100 62 90.5 73 90.5 "
        "Z",
        "M73 94 C82 94 89.5 102 89.5 113.5 C89.5 125 82 133 73 133 C64 133 56.5 125 56.5 113.5 C56.5 102 64 94 73 94 Z",
        "M54 84 L50 64 L59.5 75 L61.5 59 L73 73 L84.5 59 L86.5 75 L96 64 L92 84 Z "
        "M53 63 C53 66.5 47 66.5 47 63 C47 59.5 53 59.5 53 63 Z M64.5 57 C64.5 60.5 58.5 60.5 58.5 57 "
        "C58.5 53.5 64.5 53.5 64.5 57 Z M76 68.5 C76 72 70 72 70 68.5 C70 65 76 65 76 68.5 Z "
        "M87.5 57 C87.5 60.5 81.5 60.5 81.5 57 C81.5 53.5 87.5 53.5 87.5 57 Z M99 63 C99 66.5 93 66.5 93 63 "
        "C93 59.5 99 59.5 99 63 Z",
        (73, 113.5, 25),
    ),
    "J": Court(  # a banner, and a cap with a feather
        "M52 91 L94 91 L94 137 L73 127 L52 137 Z M55 78 C54 68 62 61 72 62 C83 63 90 70 91 78 C80 75 66 75 55 78 Z",
        "M55.5 94.5 L90.5 94.5 L90.5 131.4 L73 123.1 L55.5 131.4 Z",
        "M49 82 C49 78 56 76 73 76 C90 76 97 78 97 82 C97 86 90 87 73 87 C56 87 49 86 49 82 Z "
        "M61 77 C64 62 78 49 94 50 C97 62 86 73 70 78 C75 70 80 64 87 58 C77 62 69 69 65 78 Z",
        (73, 108.5, 24),
    ),
}

BACK_FRAME: Final = "M9 9 L91 9 L91 133 L9 133 Z"
BACK_LATTICE: Final = (
    "M9 23.2 L23.2 9 M91 23.2 L76.8 9 M9 37.4 L37.4 9 M91 37.4 L62.6 9 M9 51.6 L51.6 9 M91 51.6 L48.4 9 "
    "M9 65.8 L65.8 9 M91 65.8 L34.2 9 M9 80 L80 9 M91 80 L20 9 M9 94.2 L91 12.2 M91 94.2 L9 12.2 "
    "M9 108.4 L91 26.4 M91 108.4 L9 26.4 "
    "M9 122.6 L91 40.6 M91 122.6 L9 40.6 M12.8 133 L91 54.8 M87.2 133 L9 54.8 M27 133 L91 69 M73 133 L9 69 "
    "M41.2 133 L91 83.2 M58.8 133 L9 83.2 M55.4 133 L91 97.4 M44.6 133 L9 97.4 M69.6 133 L91 111.6 M30.4 133 L9 111.6 "
    "M83.8 133 L91 125.8 M16.2 133 L9 125.8"
)
LOZENGE: Final = "M50 43 L70 71 L50 99 L30 71 Z"
LOZENGE_WITHIN: Final = "M50 52 L63.5 71 L50 90 L36.5 71 Z"


@cache
def outline(drawn: str) -> QPainterPath:
    """Return the path that is written as M, L, C and Z, with a number after each blank."""
    path = QPainterPath()
    brush: dict[str, Callable[..., None]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "C": path.cubicTo,
        "Z": path.closeSubpath,
    }
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", drawn):
        brush[letter](*map(float, numbers.split()))
    return path


def colored(face: str) -> QPainterPath:
    """Return all of a face that has the color of its suit."""
    rank, suit = face[0], face[1]
    path = _placed(outline(SUITS[suit]), 22, 67, 26)
    if rank in COURTS:
        path.addPath(_fitted(outline(COURTS[rank].emblem)))
    elif rank == "A":
        path.addPath(_placed(outline(SUITS[suit]), 62, 96, 64))
    else:
        pips = PIPS[rank]
        columns = {"l": pips.left, "r": pips.right, "m": (pips.left + pips.right) / 2}
        for place in pips.places.split():
            y = int(place[1:])
            path.addPath(_placed(outline(SUITS[suit]), columns[place[0]], y, -pips.size if y > 72 else pips.size))
    return path


def badge(face: str) -> QPainterPath:
    """Return the suit within a court card's emblem."""
    rank, suit = face[0], face[1]
    return _fitted(_placed(outline(SUITS[suit]), *COURTS[rank].badge))


def seam(face: str) -> QPainterPath:
    """Return the lines of a court card in the card's own color."""
    return _fitted(outline(COURTS[face[0]].seam))


def worn(face: str) -> QPainterPath:
    """Return the gold part of a court card."""
    return _fitted(outline(COURTS[face[0]].worn))


def _placed(path: QPainterPath, middle_x: float, middle_y: float, size: float) -> QPainterPath:
    """Return a path of a box of 100, its middle at these two; upside down where the size is negative."""
    scale = size / 100
    return QTransform(scale, 0, 0, scale, middle_x - 50 * scale, middle_y - 50 * scale).map(path)


def _fitted(path: QPainterPath) -> QPainterPath:
    """Return a court card's drawing at the right of its index."""
    return _placed(path, 49.6, 54.6, 92)
