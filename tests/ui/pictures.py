"""Pictures of every page and state, held against the approved ones: what nobody meant to change has not changed.

`make approve` makes them anew, `make pictures-check` compares, and leaves both pictures of each difference with a third
that shows where it is. They are taken at 1280 × 800 and kept at half that size in 16-bit colour, small enough for the
repository. Software rendering draws the same pixels each time, so two runs on one machine differ in none; another
FreeType may set letters a shade apart, which is why a pixel counts only when a channel is more than `NEAR` off, and a
picture only when more than `FEW` of its pixels are.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.ui.picture_tours import TOURS, Look
from ui.app import make_app
from ui.window.pane import Pane

HERE: Final = Path(__file__).resolve().parent
APPROVED: Final = HERE / "approved"
OUT: Final = HERE.parent.parent / "out" / "pictures-check"
NEAR: Final = 24
FEW: Final = 0.0005


def picture(screen: Pane) -> QImage:
    """Return the screen as it is now, as small as it is kept."""
    screen.settle()
    whole = screen.window.grabWindow()
    half = whole.scaled(whole.size() / 2, mode=Qt.TransformationMode.SmoothTransformation)
    return half.convertToFormat(QImage.Format.Format_RGB16).convertToFormat(QImage.Format.Format_RGB888)


def differing(one: QImage, other: QImage) -> list[int]:
    """Return the pixels that differ, counted from the upper left; all of them where the sizes do."""
    if one.size() != other.size():
        return list(range(one.width() * one.height()))
    here, there = _bytes(one), _bytes(other)
    if here == there:
        return []
    far = {at // 3 for at, (mine, theirs) in enumerate(zip(here, there, strict=True)) if abs(mine - theirs) > NEAR}
    return sorted(far)


def _bytes(image: QImage) -> bytes:
    """Return the colours, without what pads a line."""
    raw, line = bytes(image.constBits()), image.width() * 3
    return b"".join(raw[y * image.bytesPerLine() :][:line] for y in range(image.height()))


def is_same(one: QImage, other: QImage) -> bool:
    return len(differing(one, other)) <= FEW * one.width() * one.height()


def marked(now: QImage, pixels: list[int]) -> QImage:
    """Return a picture, pale, with these pixels in red."""
    shown = now.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB888)
    for at in pixels:
        shown.setPixel(at % now.width(), at // now.width(), 0xFF2020)
    return shown


class Comparison:
    """Pictures held against the approved ones, as they are taken. `differences` names those that are not the same."""

    def __init__(self, approved: Path = APPROVED, out: Path = OUT) -> None:
        self.differences: list[str] = []
        self.seen: set[str] = set()
        self._approved = approved
        self._out = out

    def look(self, name: str, screen: Pane) -> None:
        self.hold(name, picture(screen))

    def hold(self, name: str, now: QImage) -> None:
        """Compare a picture; where it differs, leave it, the approved one, and where they differ."""
        self.seen.add(name)
        approved = QImage(str(self._approved / name)).convertToFormat(QImage.Format.Format_RGB888)
        if approved.isNull():
            self.differences.append(f"{name} is new")
        elif is_same(now, approved):
            return
        else:
            pixels = differing(now, approved)
            self.differences.append(f"{name} differs in {len(pixels)} pixels")
            self._out.mkdir(parents=True, exist_ok=True)
            approved.save(str(self._out / f"{name[:-4]}-approved.png"))
            marked(now, pixels).save(str(self._out / f"{name[:-4]}-difference.png"))
        self._out.mkdir(parents=True, exist_ok=True)
        now.save(str(self._out / f"{name[:-4]}-now.png"))

    def gone(self) -> list[str]:
        """Return the approved pictures of which nothing was seen."""
        return sorted({path.name for path in self._approved.glob("*.png")} - self.seen)


def every_picture(look: Look) -> None:
    """Look at every page and state, each with the name of its picture."""
    for tour in TOURS:
        with tempfile.TemporaryDirectory(prefix="kiosk-pictures-") as folder:
            tour(Path(folder), look)


def in_utc() -> None:
    """Show the same time of day on every machine."""
    os.environ["TZ"] = "UTC"
    time.tzset()


def main(verb: str) -> int:
    """Approve what is there now, or compare with it. Return the exit status."""
    in_utc()
    make_app(offscreen=True)
    if verb == "approve":
        for old in APPROVED.glob("*.png"):
            old.unlink()
        APPROVED.mkdir(exist_ok=True)
        every_picture(_keep)
        sys.stdout.write(f"{len(list(APPROVED.glob('*.png')))} pictures are approved\n")
        return 0
    comparison = Comparison()
    every_picture(comparison.look)
    lines = [*comparison.differences, *(f"{name} was not seen" for name in comparison.gone())]
    sys.stdout.write(("\n".join(lines) or f"{len(comparison.seen)} pictures are as they were approved") + "\n")
    return 1 if lines else 0


def _keep(name: str, screen: Pane) -> None:
    assert picture(screen).save(str(APPROVED / name), quality=0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
