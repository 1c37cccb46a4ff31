"""A night, a month, or a report as PDF: each line with its amount, lines that need attention in red, on enough pages.

A note is printed whole, on as many lines as it takes. A heading is repeated on each page that its lines continue on.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kiosk.bank import Dates, HouseMonth, NightLine, TableNight, amount_text, month_lines, night_lines
from kiosk.core.dates import MONTHS, day_words, moment_words
from kiosk.reports import HouseReport, PrintedLine, report_lines
from ui.vm.training.printed import number_page, pdf, put, put_whole, whole_height
from ui.window.selectable import page_font

_WIDTH, _HEIGHT = 1240, 1754  # A4 at 150 dots an inch
_MARGIN: Final = 90
_HEAD: Final = 150
_ITEM: Final = 30  # Height of a line without its note.
_GAP: Final = 10
_INDENT: Final = 27.0  # Of the lines below a heading.
_NOTE_FONT: Final = 9
_DATES: Final = Dates(lambda at_ms: str(moment_words(at_ms)), lambda day: str(day_words(day)))
_INK, _MUTED, _WRONG = QColor("#15191c"), QColor("#5c6770"), QColor("#b3261e")


def write_night(path: Path, night: TableNight, *, house: str, points: bool = False) -> None:
    """Write a night. Raise OSError if the file cannot be written."""
    day = day_words(night.span.day)
    title = f"{night.table} · Night packet · gaming day {day}"
    lines = _amounts(night_lines(night, _DATES), points=points)
    _write(path, lines, title, f"{night.table}, gaming day {day}", house)


def write_month(path: Path, month: HouseMonth, *, house: str) -> None:
    """Write the month of a house. Raise OSError if the file cannot be written."""
    name = f"{MONTHS[month.first.month - 1]} {month.first.year}"
    _write(path, _amounts(month_lines(month, _DATES)), f"Monthly report · {name}", f"{house}, {name}", house)


def write_report(path: Path, report: HouseReport, *, house: str) -> None:
    """Write a report of a house. Raise OSError if the file cannot be written."""
    days = f"{day_words(report.first)} – {day_words(report.last)}"
    title = f"Report by {report.by.value} · {days}"
    _write(path, list(report_lines(report)), title, f"{house}, {title}", house)


def write_receipt(path: Path, lines: Sequence[tuple[str, str]], *, house: str) -> None:
    """Write the receipt of an inspection, (name, words) a line. Raise OSError if the file cannot be written."""
    title = "Inspection receipt"
    _write(path, [PrintedLine(name, "", words) for name, words in lines], title, f"{house}, {title}", house)


def _amounts(lines: Iterable[NightLine], *, points: bool = False) -> list[PrintedLine]:
    return [
        PrintedLine(
            line.item, "" if line.cents is None else amount_text(line.cents, points=points), line.note, line.is_wrong
        )
        for line in lines
    ]


def _write(path: Path, lines: Sequence[PrintedLine], title: str, name: str, house: str) -> None:
    width = float(_WIDTH - 2 * _MARGIN)
    with pdf(path, name) as (writer, painter):
        pages = _pages(painter, lines, width)
        for nth, page in enumerate(pages, 1):
            if nth > 1:
                writer.newPage()
            put(painter, title, 20, _INK, QRectF(_MARGIN, _MARGIN, width, 56), bold=True)
            put(painter, house, 12, _MUTED, QRectF(_MARGIN, _MARGIN + 56, width, 36))
            y = float(_MARGIN + _HEAD)
            for line, height in page:
                color = _WRONG if line.is_wrong else _INK
                x = _MARGIN + (_INDENT if line.item.startswith(" ") else 0.0)
                bold = line.is_wrong or line.is_heading
                put(painter, line.item.lstrip(), 12, color, QRectF(x, y, 700, 32), bold=bold)
                put(painter, line.value, 12, color, QRectF(_MARGIN + 760, y, width - 760, 32), bold=True)
                put_whole(painter, line.note, _NOTE_FONT, _MUTED, QRectF(x, y + _ITEM, width - _INDENT, 0))
                y += height
            number_page(painter, nth, len(pages), QRectF(_WIDTH - _MARGIN - 60, _HEIGHT - _MARGIN, 60, 30))


def _pages(painter: QPainter, lines: Sequence[PrintedLine], width: float) -> list[list[tuple[PrintedLine, float]]]:
    """Return the lines of each page, each with its height in dots. There is always a page."""
    font, pages, left = page_font(_NOTE_FONT), [list[tuple[PrintedLine, float]]()], 0.0
    room = float(_HEIGHT - 2 * _MARGIN - _HEAD)
    heading: PrintedLine | None = None
    for line in lines:
        note = whole_height(painter, line.note, font, width - _INDENT) if line.note else 0.0
        height = _ITEM + note + _GAP
        needed = 2 * height if line.is_heading else height  # No heading is the last line of a page.
        if left + needed > room and pages[-1]:
            pages.append([])
            left = 0.0
            if heading is not None and not line.is_heading:
                pages[-1].append((heading, float(_ITEM + _GAP)))
                left = float(_ITEM + _GAP)
        heading = line if line.is_heading else heading
        pages[-1].append((line, height))
        left += height
    return pages
