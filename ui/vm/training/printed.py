"""Parts of a printed report: words that keep their beginning, rows on pages, and the number of each page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.window.selectable import page_font

_SMALLEST: Final = 6
_MUTED: Final = QColor("#5c6770")
_Row = TypeVar("_Row")


def put(painter: QPainter, words: str, size: int, colour: QColor, box: QRectF, *, bold: bool = False) -> None:
    """Write words into a box on one line: smaller where they are long, and shortened at the end at last."""
    fonts = (page_font(points, bold=bold) for points in range(size, _SMALLEST, -1))
    fits = (font for font in fonts if _metrics(painter, font).horizontalAdvance(words) <= box.width())
    font = next(fits, page_font(min(size, _SMALLEST), bold=bold))
    painter.setFont(font)
    painter.setPen(colour)
    shown = _metrics(painter, font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), shown)


def _metrics(painter: QPainter, font: QFont) -> QFontMetricsF:
    return QFontMetricsF(font, painter.device())


def pages_of(rows: Sequence[_Row], *, first: int, fit: int) -> list[Sequence[_Row]]:
    """Return the rows of each page: `first` fit on the first one, and `fit` on each other. There is always a page."""
    return [rows[:first], *(rows[nth : nth + fit] for nth in range(first, len(rows), fit))]


def number_page(painter: QPainter, nth: int, of: int, box: QRectF) -> None:
    """Write the number of a page, and how many there are."""
    put(painter, f"{nth}/{of}", 9, _MUTED, box)
