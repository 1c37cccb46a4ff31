"""Draw contact sheets of the screens, one of each kind (`PICTURED`), at three shapes of a display: `make sheets`.

    python -m tests.ui.sheets [BEFORE]

`BEFORE` holds pictures of an earlier commit with the same names, in a folder for each size. Each is then placed left of
its new version.
"""

import os
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from tests.ui import tours
from tests.ui.pictures import PICTURED, SeenTour
from ui.app import make_app

SIZES: Final = ((1920, 1080), (1280, 800), (1080, 1920))
FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "sheets"
WIDTH: Final = {True: 300, False: 190}  # Of a picture, in pixels: of a wide display, and of an upright one.
ACROSS: Final = 1240
LABEL: Final = 18
QUALITY: Final = 74


def main(before: Path | None) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        tours.SIZE = (width, height)
        now: dict[str, QImage] = {}
        for tour in PICTURED:
            with tempfile.TemporaryDirectory() as folder:
                now |= SeenTour.on(tour, Path(folder)).pictures
        size = f"{width}x{height}"
        was = {} if before is None else {path.stem: QImage(str(path)) for path in (before / size).glob("*.*")}
        path = FOLDER / f"{size}.jpg"
        if not sheet(now, was, WIDTH[width > height]).save(str(path), "jpg", QUALITY):  # type: ignore[call-overload]
            raise OSError(f"cannot write {path}")
        sys.stdout.write(f"{path.name}: {len(now)} pictures, {path.stat().st_size:,} bytes\n")
        sys.stdout.flush()


def sheet(now: Mapping[str, QImage], was: Mapping[str, QImage], width: int) -> QImage:
    """Return the pictures side by side, each below its name, with the earlier picture at its left."""
    cells = [([was[stem]] if (stem := Path(name).stem) in was else []) + [image] for name, image in now.items()]
    rows: list[list[tuple[str, Sequence[QImage]]]] = [[]]
    for name, cell in zip(now, cells, strict=True):
        taken = sum(len(images) for _, images in rows[-1])
        if (taken + len(cell)) * (width + 8) > ACROSS:
            rows.append([])
        small = [image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation) for image in cell]
        rows[-1].append((Path(name).stem, small))
    heights = [LABEL + 8 + max(image.height() for _, images in row for image in images) for row in rows]
    drawn = QImage(ACROSS, sum(heights) + 8, QImage.Format.Format_RGB32)
    drawn.fill(QColor("#303438"))
    painter = QPainter(drawn)
    painter.setPen(QColor("#eef3f6"))
    font = QFont("Inter")
    font.setPixelSize(11)
    painter.setFont(font)
    top = 8
    for row, height in zip(rows, heights, strict=True):
        left = 8
        for name, images in row:
            painter.drawText(QRect(left, top, len(images) * (width + 8), LABEL), Qt.AlignmentFlag.AlignLeft, name)
            for image in images:
                painter.drawImage(QPoint(left, top + LABEL), image)
                left += width + 8
        top += height
    painter.end()
    return drawn


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    make_app(offscreen=True)
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
