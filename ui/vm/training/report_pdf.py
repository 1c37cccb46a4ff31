"""A report as PDF, drawn as it is on the screen, in black on white: as many pages as it needs."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPdfWriter, QPen, QPolygonF

from ui.vm.training.printed import number_page, pages_of, pdf, put
from ui.vm.training.report import Bar, TrainingReport, WeekPoint, bars, cards, points
from ui.window.selectable import page_font

_WIDTH, _HEIGHT = 1240, 1754  # A4 at 150 dots an inch
_MARGIN = 90
_INK, _MUTED, _LINE = QColor("#15191c"), QColor("#5c6770"), QColor("#c5ced4")
_GOOD, _WEAK = QColor("#1d7a48"), QColor("#c77700")


def write_report(path: Path, report: TrainingReport, *, game: str) -> None:
    """Write a report. Raise OSError if the file cannot be written."""
    with pdf(path, f"Training: {report.shown.name}, {game}") as (writer, painter):
        _PdfPage(writer, painter).draw(report, game)


class _PdfPage:
    """Pages, each drawn from its top down. `y` is where the next thing goes."""

    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer = writer
        self._painter = painter
        self._y = float(_MARGIN)

    def draw(self, report: TrainingReport, game: str) -> None:
        self._text(f"{report.shown.name}", 30, bold=True)
        self._text(f"{game} · TRAINING · {report.shown.score} · {report.shown.place}", 13, color=_MUTED)
        self._text(f"{report.shown.certificate}", 13, color=_MUTED)
        self._y += 24
        for card in cards(report.progress):
            self._text(f"{card.label}: {card.value}   {card.note}", 14)
        self._y += 24
        self._chart(points(report.progress))
        asked = [bar for bar in bars(report.progress, report.progress.lines) if bar.share >= 0]
        kinds = [bar for bar in bars(report.progress, report.progress.kinds) if bar.share >= 0]
        self._bars([*kinds, *asked])

    def _text(self, words: str, size: int, *, bold: bool = False, color: QColor = _INK) -> None:
        height = size * 2.6
        put(self._painter, words, size, color, QRectF(_MARGIN, self._y, _WIDTH - 2 * _MARGIN, height), bold=bold)
        self._y += height

    def _chart(self, weeks: Sequence[WeekPoint]) -> None:
        area = QRectF(_MARGIN, self._y, _WIDTH - 2 * _MARGIN, 240)
        self._painter.setPen(QPen(_LINE, 1))
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            self._painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        line = QPolygonF(
            [QPointF(area.left() + week.at * area.width(), area.bottom() - week.share * area.height())
             for week in weeks if week.share >= 0]
        )  # fmt: skip
        self._painter.setPen(QPen(_GOOD, 4))
        self._painter.drawPolyline(line)
        for at in line.toList():
            self._painter.drawEllipse(at, 5, 5)
        self._painter.setFont(page_font(9))
        self._painter.setPen(_MUTED)
        for week in weeks[:: max(1, len(weeks) // 6)]:
            self._painter.drawText(QPointF(area.left() + week.at * (area.width() - 60), area.bottom() + 26), week.label)
        self._y += 300

    def _bars(self, rows: Sequence[Bar]) -> None:
        """Draw every line, the weakest first, on as many pages as they need."""
        room = _HEIGHT - _MARGIN - self._y
        pitch = min(34.0, max(15.0, room / max(1, len(rows))))
        pages = pages_of(rows, first=int(room / pitch), fit=int((_HEIGHT - 2 * _MARGIN) / pitch))
        for nth, part in enumerate(pages, 1):
            if nth > 1:
                self._writer.newPage()
                self._y = float(_MARGIN)
            for row in part:
                self._bar(row, pitch)
            number_page(self._painter, nth, len(pages), QRectF(_MARGIN, _HEIGHT - 70, _WIDTH - 2 * _MARGIN, 30))

    def _bar(self, row: Bar, pitch: float) -> None:
        size = max(7, int(pitch / 3.1))
        for words, left, width in ((row.label, 0, 400), (row.percent, 850, 110), (row.seconds, 970, 90)):
            put(self._painter, words, size, _INK, QRectF(_MARGIN + left, self._y, width, pitch))
        track = QRectF(_MARGIN + 410, self._y + pitch * 0.3, 420, pitch * 0.4)
        self._painter.fillRect(track, QColor("#e8edf0"))
        track.setWidth(track.width() * row.share)
        self._painter.fillRect(track, _GOOD if row.good else _WEAK)
        self._y += pitch
