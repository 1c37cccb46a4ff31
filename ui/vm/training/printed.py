"""Parts of a printed report: words that keep their beginning, rows on pages, and the number of each page."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from ui.window.selectable import make_selectable, page_font

_DPI: Final = 150
_SMALLEST: Final = 6
_ENDLESS: Final = 1e6  # dots
_MUTED: Final = QColor("#5c6770")
_Row = TypeVar("_Row")


@contextmanager
def pdf(path: Path, title: str, *, landscape: bool = False) -> Iterator[tuple[QPdfWriter, QPainter]]:
    """Draw a PDF file of A4 pages with selectable text. Raise OSError if it cannot be written."""
    way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), way, QMarginsF()))
    writer.setTitle(title)
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(0, "it cannot be opened for writing", str(path))
    try:
        yield writer, painter
    finally:
        painter.end()
    make_selectable(path)


def put(painter: QPainter, words: str, size: int, color: QColor, box: QRectF, *, bold: bool = False) -> None:
    """Write words into a box on one line. Long ones are drawn smaller; if they still do not fit, they are shortened."""
    fonts = (page_font(points, bold=bold) for points in range(size, _SMALLEST, -1))
    fits = (font for font in fonts if _metrics(painter, font).horizontalAdvance(words) <= box.width())
    font = next(fits, page_font(min(size, _SMALLEST), bold=bold))
    painter.setFont(font)
    painter.setPen(color)
    shown = _metrics(painter, font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), shown)


def put_whole(painter: QPainter, words: str, size: int, color: QColor, box: QRectF, *, bold: bool = False) -> float:
    """Write every word, on as many lines as it takes, into a box that grows downward. Return where the box ends."""
    font = page_font(size, bold=bold)
    painter.setFont(font)
    painter.setPen(color)
    whole = QRectF(
        box.topLeft(), QSizeF(box.width(), max(box.height(), whole_height(painter, words, font, box.width())))
    )
    painter.drawText(whole, int(Qt.AlignmentFlag.AlignVCenter) | _wrapping(painter, words, font, whole.width()), words)
    return whole.bottom()


def whole_height(painter: QPainter, words: str, font: QFont, width: float) -> float:
    """Return the height of words in a width, in dots: at least one line."""
    said = words or " "
    endless = QRectF(0, 0, width, _ENDLESS)
    return _metrics(painter, font).boundingRect(endless, _wrapping(painter, said, font, width), said).height()


def _wrapping(painter: QPainter, words: str, font: QFont, width: float) -> int:
    """Return the line breaking of words: between words, and within them only if one is too long for a line."""
    is_long = any(_metrics(painter, font).horizontalAdvance(word) > width for word in words.split())
    return int(Qt.TextFlag.TextWrapAnywhere if is_long else Qt.TextFlag.TextWordWrap)


def _metrics(painter: QPainter, font: QFont) -> QFontMetricsF:
    return QFontMetricsF(font, painter.device())


def pages_of(rows: Sequence[_Row], *, first: int, fit: int) -> list[Sequence[_Row]]:
    """Return the rows of each page: `first` fit on the first one, and `fit` on each other. There is always a page."""
    return [rows[:first], *(rows[nth : nth + fit] for nth in range(first, len(rows), fit))]


def number_page(painter: QPainter, nth: int, of: int, box: QRectF) -> None:
    """Write the number of a page, and the number of pages."""
    put(painter, f"{nth}/{of}", 9, _MUTED, box)
