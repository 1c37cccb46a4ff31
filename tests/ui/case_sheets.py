"""Redraw the right halves of the sheets in docs/pictures/cases: today's screen after the same touches.

    python -m tests.ui.case_sheets [SHEET …]

The left half shows an earlier version, which no longer runs, and is kept. A sheet of today's screen alone shows two
states side by side.
"""

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from tests.ui import tours
from ui.app import make_app
from ui.window.pane import Pane

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "cases"
SIZES: Final = ((1920, 1080), (1280, 800))
WIDTH, GAP, TOP, LABEL, QUALITY = 640, 8, 52, 28, 82

# The last state of each sheet, as a tour names it.
AFTER: Final = {
    "paid-seats": ("correction", "paid then corrected: only seat 1 due"),
    "undo-says-what-moved": ("correction", "undone over payments: undo says what was paid"),
    "undo-another-river": ("correction", "undone over payments: another river, and what was paid comes back"),
    "deal-ended-early": ("correction", "deal under way: two of six cards are dealt"),
    "called-hand": ("correction", "called then misread: misread in a called hand, who signs"),
    "card-at-the-showdown": ("correction", "dealt without the shoe: a card that leaves the shoe is refused"),
    "several-pots": ("poker-call", "pots together: push both pots"),
    "pots-come-back": ("poker-call", "pots come back: seat 3 gives them back first"),
    "beaten-hand-named": ("poker-call", "one card unread: one card of the last hand is unread"),
    "dead-hand-wins": ("poker-call", "dead hand after the showdown: the pots go to the others"),
    "early-card-plays": ("floor-call", "early card plays: early card plays"),
    "payout-held": ("floor-call", "kept payout: payout held"),
    "dispute-of-24900": ("floor-call", "dispute of a big payout: what the payout still needs"),
    "forfeit-of-a-jackpot": (
        "floor-call",
        "changes of a signed jackpot: forfeit of a signed jackpot, which rule was broken",
    ),
    "misread-in-a-jackpot": (
        "floor-call",
        "changes of a signed jackpot: misread in a signed jackpot, who signs",
    ),
    "void-of-a-jackpot": ("floor-call", "void of a paid jackpot: void of a signed jackpot, second signature"),
}  # fmt: skip
# A state beside the one before it: what the floor signs, and what has come of it.
NEW: Final = {
    "counted-all-in": (
        "The kiosk has $200 for seat 1, and the dealer counts $235.",
        "poker-call",
        ("counted stack: counted stack, who signs", "counted stack: the counted stack holds"),
    ),
    "chips-that-are-owed": (
        "The floor rules that seat 1 gives seat 2 $45.",
        "poker-call",
        ("chips that are owed: chips that are owed, who signs", "chips that are owed: both stacks have moved"),
    ),
}


def seen(tour: str, states: Sequence[str], size: tuple[int, int]) -> dict[str, QImage]:
    """Return the pictures of these states of a tour."""
    found: dict[str, QImage] = {}

    def look(state: str, screen: Pane) -> None:
        if state in states:
            screen.settle()
            smooth = Qt.TransformationMode.SmoothTransformation
            found[state] = screen.window.grabWindow().scaledToWidth(WIDTH, smooth)

    tours.SIZE = size
    with tempfile.TemporaryDirectory() as folder:
        tours.TOURS[tour](Path(folder), look)
    assert found.keys() == set(states), f"{tour} never came to {set(states) - found.keys()}"
    return found


def main(sheets: Sequence[str]) -> None:
    wanted = sheets or [*AFTER, *NEW]
    states: dict[str, set[str]] = {}
    for sheet in wanted:
        tour, *rest = AFTER[sheet] if sheet in AFTER else (NEW[sheet][1], *NEW[sheet][2])
        states.setdefault(tour, set()).update(rest)
    pictures = {(tour, size): seen(tour, sorted(named), size) for tour, named in states.items() for size in SIZES}
    for sheet in wanted:
        if sheet in AFTER:
            tour, state = AFTER[sheet]
            drawn = QImage(str(FOLDER / f"{sheet}.webp")).convertToFormat(QImage.Format.Format_RGB32)
            _put(drawn, [(state, 1)], pictures, tour)
        else:
            title, tour, (before, after) = NEW[sheet]
            drawn = _empty(title)
            _put(drawn, [(before, 0), (after, 1)], pictures, tour)
        if not drawn.save(str(FOLDER / f"{sheet}.webp"), "webp", QUALITY):  # type: ignore[call-overload]
            raise OSError(f"cannot write {sheet}")


def _put(
    drawn: QImage,
    states: Sequence[tuple[str, int]],
    pictures: dict[tuple[str, tuple[int, int]], dict[str, QImage]],
    tour: str,
) -> None:
    """Draw the pictures of these states, each in its column, one size below the other."""
    painter = QPainter(drawn)
    for state, column in states:
        top = TOP
        for size in SIZES:
            image = pictures[tour, size][state]
            painter.drawImage(QPoint(GAP + column * (WIDTH + GAP), top), image)
            top += image.height() + LABEL
    painter.end()


def _empty(title: str) -> QImage:
    """Return a sheet with its title and its labels alone."""
    heights = [WIDTH * height // width for width, height in SIZES]
    drawn = QImage(2 * WIDTH + 3 * GAP, TOP + sum(heights) + LABEL + GAP, QImage.Format.Format_RGB32)
    drawn.fill(QColor("#303438"))
    painter = QPainter(drawn)
    painter.setPen(QColor("#eef3f6"))
    top = TOP
    _write(painter, 16, QRect(GAP, 6, 2 * WIDTH, 26), title)
    for (width, height), tall in zip(SIZES, heights, strict=True):
        for column, word in enumerate(("Floor signs", "After")):
            place = QRect(GAP + column * (WIDTH + GAP), top - 20, WIDTH, 20)
            _write(painter, 13, place, f"{word} · {width}×{height}")
        top += tall + LABEL
    painter.end()
    return drawn


def _write(painter: QPainter, pixels: int, place: QRect, said: str) -> None:
    font = QFont("Inter")
    font.setPixelSize(pixels)
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    make_app(offscreen=True)
    main(sys.argv[1:])
