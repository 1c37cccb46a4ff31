"""The training of a week as PDF, for the house's trainer: everybody, a line each, on as many pages as it takes."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPdfWriter, QPen

from kiosk.core.value import value
from ui.vm.training.printed import number_page, pages_of, pdf, put

_WIDTH, _HEIGHT, _MARGIN = 1754, 1240, 90  # A4 across, at 150 dots an inch
_SHARES = (0.19, 0.19, 0.10, 0.12, 0.08, 0.08, 0.24)
_INK, _MUTED = QColor("#15191c"), QColor("#5c6770")
_MAX_ROW, _MIN_ROW = 54.0, 24.0


@value
class WeekPage:
    """The contents of the page: the house, a title, and a row of words for each person under a head."""

    house: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def write_week(path: Path, page: WeekPage) -> None:
    """Write a week. Raise OSError if the file cannot be written."""
    with pdf(path, page.title, landscape=True) as (writer, painter):
        _draw(writer, painter, page)


def _draw(writer: QPdfWriter, painter: QPainter, page: WeekPage) -> None:
    top = _MARGIN + 12 * 3 + 24 * 3 + 20
    height = min(_MAX_ROW, max(_MIN_ROW, (_HEIGHT - _MARGIN - top) / (len(page.rows) + 1)))
    fit = int((_HEIGHT - _MARGIN - top) / height) - 1
    pages = pages_of(page.rows, first=fit, fit=fit)
    for nth, rows in enumerate(pages, 1):
        if nth > 1:
            writer.newPage()
        y = float(_MARGIN)
        for words, size, color in ((page.house, 12, _MUTED), (page.title, 24, _INK)):
            put(painter, words, size, color, QRectF(_MARGIN, y, _WIDTH - 2 * _MARGIN, size * 3))
            y += size * 3
        y = _row(painter, page.head, _MUTED, y + 20, height)
        painter.setPen(QPen(_INK, 2))
        painter.drawLine(_MARGIN, int(y), _WIDTH - _MARGIN, int(y))
        for row in rows:
            y = _row(painter, row, _INK, y, height)
        number_page(painter, nth, len(pages), QRectF(_MARGIN, _HEIGHT - 70, _WIDTH - 2 * _MARGIN, 30))


def _row(painter: QPainter, cells: Sequence[str], color: QColor, y: float, height: float) -> float:
    x = float(_MARGIN)
    for words, share in zip(cells, _SHARES, strict=True):
        width = share * (_WIDTH - 2 * _MARGIN)
        put(painter, words, max(7, int(height / 4.2)), color, QRectF(x, y, width - 10, height))
        x += width
    return y + height
