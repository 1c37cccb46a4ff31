"""A certificate as PDF, black on white, to be signed and filed: one page, unless its words take more."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPdfWriter, QPen

from ui.vm.training.printed import number_page, pdf, put_whole, whole_height
from ui.vm.training.rows import CertificatePage
from ui.window.selectable import page_font

_WIDTH, _MARGIN = 1240, 120  # A4 at 150 dots an inch
_TOP, _SIGNED = 160, 1560  # The tops of the words and of the signatures.
_LABEL, _VALUE = 12, 13  # In points.
_LABEL_WIDTH, _VALUE_AT, _ROW = 320, 330, 60
_INK, _MUTED = QColor("#15191c"), QColor("#5c6770")


def write_certificate(path: Path, page: CertificatePage) -> None:
    """Write a certificate. Raise OSError if the file cannot be written."""
    with pdf(path, f"{page.title}: {page.name}") as (writer, painter):
        _draw(writer, painter, page)


def _draw(writer: QPdfWriter, painter: QPainter, page: CertificatePage) -> None:
    """Draw the head, then the lines on as many pages as they take, and the places of the signatures below the last."""
    _frame(painter)
    y, width = float(_TOP), float(_WIDTH - 2 * _MARGIN)
    for words, size, color in ((page.house, 16, _MUTED), (page.title, 40, _INK), (page.name, 28, _INK),
                                (page.state, 15, _MUTED)):  # fmt: skip
        y = put_whole(painter, words, size, color, QRectF(_MARGIN, y, width, size * 3.2), bold=size > 20)
    y += 60
    pages = _pages(painter, page.lines, y)
    for nth, lines in enumerate(pages, 1):
        if nth > 1:
            writer.newPage()
            _frame(painter)
            y = float(_TOP)
        for label, value in lines:
            below = put_whole(painter, label, _LABEL, _MUTED, QRectF(_MARGIN, y, _LABEL_WIDTH, _ROW))
            at = QRectF(_MARGIN + _VALUE_AT, y, width - _VALUE_AT, _ROW)
            y = max(below, put_whole(painter, value, _VALUE, _INK, at))
        if len(pages) > 1:
            number_page(painter, nth, len(pages), QRectF(_WIDTH - _MARGIN - 60, _SIGNED + 60, 60, 30))
    painter.setPen(QPen(_INK, 2))
    painter.drawLine(_MARGIN, _SIGNED, 620, _SIGNED)
    painter.drawLine(700, _SIGNED, _WIDTH - _MARGIN, _SIGNED)


def _frame(painter: QPainter) -> None:
    painter.setPen(QPen(_INK, 3))
    painter.drawRect(QRectF(60, 60, _WIDTH - 120, 1634))


def _pages(painter: QPainter, lines: Sequence[tuple[str, str]], top: float) -> list[list[tuple[str, str]]]:
    """Return the lines of each page, of which the first begins at `top`. There is always a page."""
    pages, y = [list[tuple[str, str]]()], top
    for label, value in lines:
        height = max(
            _ROW,
            whole_height(painter, label, page_font(_LABEL), _LABEL_WIDTH),
            whole_height(painter, value, page_font(_VALUE), _WIDTH - 2 * _MARGIN - _VALUE_AT),
        )
        if y + height > _SIGNED and (pages[-1] or y > _TOP):
            pages.append([])
            y = float(_TOP)
        pages[-1].append((label, value))
        y += height
    return pages
