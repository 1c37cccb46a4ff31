"""The night of a table as PDF: each line with its amount, what must be looked at in red, on as many pages as needed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter

from kiosk.bank import TableNight, amount_text, night_lines
from ui.vm.training.printed import number_page, pages_of, put
from ui.window.selectable import make_selectable

_DPI: Final = 150
_WIDTH, _HEIGHT = 1240, 1754  # A4 at 150 dots an inch
_MARGIN: Final = 90
_HEAD: Final = 150
_PITCH: Final = 62
_INK, _MUTED, _WRONG = QColor("#15191c"), QColor("#5c6770"), QColor("#b3261e")


def write_night(path: Path, night: TableNight, *, house: str, points: bool = False) -> None:
    """Write a night. Raise OSError where the file cannot be written."""
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(f"{night.table}, gaming day {night.span.day.isoformat()}")
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(0, "it cannot be opened for writing", str(path))
    width = float(_WIDTH - 2 * _MARGIN)
    try:
        fit = (_HEIGHT - 2 * _MARGIN - _HEAD) // _PITCH
        pages = pages_of(night_lines(night), first=fit, fit=fit)
        for nth, page in enumerate(pages, 1):
            if nth > 1:
                writer.newPage()
            title = f"{night.table} · Night packet · gaming day {night.span.day.isoformat()}"
            put(painter, title, 20, _INK, QRectF(_MARGIN, _MARGIN, width, 56), bold=True)
            put(painter, house, 12, _MUTED, QRectF(_MARGIN, _MARGIN + 56, width, 36))
            for row, line in enumerate(page):
                y = _MARGIN + _HEAD + row * _PITCH
                colour = _WRONG if line.is_wrong else _INK
                amount = "" if line.cents is None else amount_text(line.cents, points=points)
                put(painter, line.item, 12, colour, QRectF(_MARGIN, y, 700, 32), bold=line.is_wrong)
                put(painter, amount, 12, colour, QRectF(_MARGIN + 760, y, width - 760, 32), bold=True)
                put(painter, line.note, 9, _MUTED, QRectF(_MARGIN, y + 30, width, 26))
            number_page(painter, nth, len(pages), QRectF(_WIDTH - _MARGIN - 60, _HEIGHT - _MARGIN, 60, 30))
    finally:
        painter.end()
    make_selectable(path)
