"""`python -m tools.kde_cards DRAWING.svgz OUT.npy WIDTH HEIGHT`: draw a deck of KDE's with Qt, as their games do.

The output is 52 × height × width × 3, blue first, by rank from the two up and then by clubs, diamonds, hearts, and
spades. Only the camera's training and a benchmark use it.
"""

import gzip
import sys
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "1")
SUITS: Final = ("club", "diamond", "heart", "spade")


def main(drawing: Path, out: Path, width: int, height: int) -> None:
    renderer = QSvgRenderer(QByteArray(gzip.decompress(drawing.read_bytes())))
    cards = [card(renderer, f"{rank}_{suit}", width, height) for rank in RANKS for suit in SUITS]
    np.save(out, np.stack(cards))


def card(renderer: QSvgRenderer, element: str, width: int, height: int) -> np.ndarray:
    """Return one card on white paper."""
    picture = QImage(width, height, QImage.Format.Format_BGR888)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, element, QRectF(0, 0, width, height))
    painter.end()
    rows = np.frombuffer(picture.constBits(), np.uint8).reshape(height, picture.bytesPerLine())
    return rows[:, : 3 * width].reshape(height, width, 3).copy()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
