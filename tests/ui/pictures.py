"""Compare every page and state with the approved words and pictures, to find unintended changes.

`approved/<tour>.txt` has the words of each state, so that a review can read their changes. About sixty states, one of
each kind, also have a picture. `make approve` writes these files again. `test_pictures.py` compares them, and leaves
both pictures of each difference in `out/pictures`, with a third that marks the difference.

Pictures are taken at 1280 × 800 and stored at half that size in 16-bit color. Software rendering draws the same pixels
each time, but another FreeType may draw letters in a slightly different shade. So a pixel counts only if a channel
differs by more than `NEAR`, and a picture only if more than `FEW` of its pixels do.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.ui.reading import lines
from tests.ui.tours import TOURS
from ui.app import make_app
from ui.window.pane import Pane

HERE: Final = Path(__file__).resolve().parent
APPROVED: Final = HERE / "approved"
SCREENS: Final = HERE.parent / "screens.json"
OUT: Final = HERE.parent.parent / "out" / "pictures"
NEAR: Final = 24
FEW: Final = 0.0005

# The states of each tour that are pictured: one of each kind. A `*` matches words that may still be improved.
PICTURED: Final[dict[str, tuple[str, ...]]] = {
    "opening": ("opening: pay tables", "jackpots: entered"),
    "closing": ("counted", "who signs"),
    "relief": ("names",),
    "hand": (
        "sign in, refused", "no wagers", "last bets repeated", "flop bets, one decided",
        "shoe lost", "exceptions, ruling", "card wrong, which", "forfeit",
        "board_bonus Settle 2", "main Settle 6", "stopped",
    ),
    "peek": ("raise Choices*", "im_in_bonus Floor*", "showdown Settle*"),
    "holdem": ("seats Seating*", "preflop Turn*", "showdown Winners*", "pots Settle*"),
    "dice": ("shake Confirm*", "community Dice*", "bid Bid*"),
    "ruling-holdem": ("* exceptions › reason.wager",),
    "payout": ("second signature",),
    "mispay": ("a card put right",),
    "dispute": ("how much", "both versions"),
    "correction": (
        "paid then corrected: only seat 1 due", "called then misread: misread in a called hand, who signs",
        "wager corrected at the end: called again, only seat 2 is due",
    ),
    "poker-call": (
        "dead hand after the showdown: the pots go to the others", "pots come back: seat 3 gives them back first",
    ),
    "floor-call": ("void of a paid jackpot: void of a signed jackpot, who signs",),
    "pages": ("menu", "menu.history", "menu.rules", "menu.screen"),
    "staff": ("menu.diagnostics",),
    "recall": ("recall 5",),
    "camera": ("calibrate, five views", "zones, kept", "deck, doubts", "evidence, more"),
    "sign": ("pending",),
    "stopped": ("journal", "journal, refused"),
    "console": ("floor", "call NH-10", "order, amounts", "alerts", "search by result", "hand"),
    "training-nh": (
        "way", "cards, covered", "full table", "home", "drill, name", "drill, cut, the rule",
        "drill, answered wrongly", "hand 6", "report", "people",
    ),
    "training-holdem": ("drill, pick",),
}  # fmt: skip


_RECORD: Final = re.compile(r"^(Record \| )[0-9A-F]{8}-[0-9A-F]{12}$")  # It differs by device and moment.


class SeenTour:
    """A record of a tour: the words of each state, and the pictures of some states by file."""

    def __init__(self, tour: str) -> None:
        self.words: list[str] = []
        self.pictures: dict[str, QImage] = {}
        self.left = {wanted: file_of(tour, wanted) for wanted in PICTURED.get(tour, ())}

    @classmethod
    def on(cls, tour: str, folder: Path) -> SeenTour:
        """Take the pictures of a tour, in its own folder."""
        seen = cls(tour)
        TOURS[tour](folder, seen.look)
        assert not seen.left, f"{tour} never came to: {', '.join(seen.left)}"
        return seen

    def look(self, state: str, screen: Pane) -> None:
        self.words += [f"== {state}", *(_RECORD.sub(r"\1…", line) for line in lines(screen)), ""]
        wanted = next((name for name in self.left if fnmatch(state, name)), None)
        if wanted is not None:
            self.pictures[self.left.pop(wanted)] = picture(screen)


def file_of(tour: str, state: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{tour} {state}".lower()).strip("-") + ".png"


def picture(screen: Pane) -> QImage:
    """Return the present screen, reduced to the stored size."""
    screen.settle()
    whole = screen.window.grabWindow()
    half = whole.scaled(whole.size() / 2, mode=Qt.TransformationMode.SmoothTransformation)
    return half.convertToFormat(QImage.Format.Format_RGB16).convertToFormat(QImage.Format.Format_RGB888)


def differing(image: QImage, other: QImage) -> list[int]:
    """Return the pixels that differ, counted from the upper left, or all of them if the sizes differ."""
    if image.size() != other.size():
        return list(range(image.width() * image.height()))
    here, there = _bytes(image), _bytes(other)
    if here == there:
        return []
    far = {at // 3 for at, (mine, theirs) in enumerate(zip(here, there, strict=True)) if abs(mine - theirs) > NEAR}
    return sorted(far)


def _bytes(image: QImage) -> bytes:
    """Return the colors, without the padding of a line."""
    raw, line = bytes(image.constBits()), image.width() * 3
    return b"".join(raw[y * image.bytesPerLine() :][:line] for y in range(image.height()))


def is_same(image: QImage, other: QImage) -> bool:
    return len(differing(image, other)) <= FEW * image.width() * image.height()


def marked(now: QImage, pixels: list[int]) -> QImage:
    """Return a pale picture with these pixels in red."""
    shown = now.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB888)
    for at in pixels:
        shown.setPixel(at % now.width(), at // now.width(), 0xFF2020)
    return shown


def difference(name: str, now: QImage, *, approved: Path = APPROVED, out: Path = OUT) -> str:
    """Return how a picture differs from the approved one, or "". Save both, and a picture of the difference."""
    before = QImage(str(approved / name)).convertToFormat(QImage.Format.Format_RGB888)
    if before.isNull():
        said = f"{name} is new"
    elif is_same(now, before):
        return ""
    else:
        pixels = differing(now, before)
        said = f"{name} differs in {len(pixels)} pixels"
        out.mkdir(parents=True, exist_ok=True)
        before.save(str(out / f"{name[:-4]}-approved.png"))
        marked(now, pixels).save(str(out / f"{name[:-4]}-difference.png"))
    out.mkdir(parents=True, exist_ok=True)
    now.save(str(out / f"{name[:-4]}-now.png"))
    return said


def approve(names: Sequence[str] = ()) -> None:
    """Approve the present pages and states of these tours, or of all tours."""
    os.environ["TZ"] = "UTC"  # The time of day is the same on every machine.
    time.tzset()
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREENS}"  # This is the tests' display.
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    make_app()
    tours = names or tuple(TOURS)
    for tour in tours:
        for old in APPROVED.glob(f"{tour}[.-]*"):
            old.unlink()
        with tempfile.TemporaryDirectory(prefix="kiosk-pictures-") as folder:
            seen = SeenTour.on(tour, Path(folder))
        (APPROVED / f"{tour}.txt").write_text("\n".join(seen.words), encoding="utf-8")
        for name, now in seen.pictures.items():
            assert now.save(str(APPROVED / name), quality=0), name
    sys.stdout.write(f"{len(list(APPROVED.glob('*.png')))} pictures and the words of {len(tours)} tours are approved\n")


if __name__ == "__main__":
    approve(sys.argv[1:])
