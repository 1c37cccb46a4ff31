"""A certificate as one page of PDF, black on white, to be signed and filed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from ui.vm.training.rows import CertificatePage
from ui.window.selectable import make_selectable, page_font

_DPI = 150
_WIDTH, _MARGIN = 1240, 120  # A4 at 150 dots an inch
_INK, _MUTED = QColor("#15191c"), QColor("#5c6770")


def write_certificate(path: Path, page: CertificatePage) -> None:
    """Write a certificate. Raise OSError where the file cannot be written."""
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(f"{page.title}: {page.name}")
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(0, "it cannot be opened for writing", str(path))
    try:
        _draw(painter, page)
    finally:
        painter.end()
    make_selectable(path)


def _draw(painter: QPainter, page: CertificatePage) -> None:
    painter.setPen(QPen(_INK, 3))
    painter.drawRect(QRectF(60, 60, _WIDTH - 120, 1634))
    y = 160.0
    for words, size, colour in ((page.house, 16, _MUTED), (page.title, 40, _INK), (page.name, 28, _INK),
                                (page.state, 15, _MUTED)):  # fmt: skip
        y = _text(painter, words, size, colour, QRectF(_MARGIN, y, _WIDTH - 2 * _MARGIN, size * 3.2))
    y += 60
    for label, value in page.lines:
        _text(painter, label, 12, _MUTED, QRectF(_MARGIN, y, 320, 60))
        y = _text(painter, value, 13, _INK, QRectF(_MARGIN + 330, y, _WIDTH - 2 * _MARGIN - 330, 60))
    painter.setPen(QPen(_INK, 2))
    painter.drawLine(_MARGIN, 1560, 620, 1560)
    painter.drawLine(700, 1560, _WIDTH - _MARGIN, 1560)


def _text(painter: QPainter, words: str, size: int, colour: QColor, box: QRectF) -> float:
    """Write words into a box, and return where it ends."""
    painter.setFont(page_font(size, bold=size > 20))
    painter.setPen(colour)
    flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
    painter.drawText(box, flags, words)
    return box.bottom()
