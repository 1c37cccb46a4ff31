"""Slips as PDF files, one for each copy, to look at and to print: the substitute for a printer.

Qt writes them, with the typeface of the screen: it is available already, and a second library for PDF would need Inter
and more memory. A file in the folder is the proof that its slip was made, so no key is ever made twice, also after a
power cut: a file appears under its name only when it is whole.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageSize, QPainter, QPdfWriter, QPen

from kiosk.core.devices import PrinterState, SlipEvent, SlipFailed, SlipPage, SlipPrinted, SlipPrinter
from kiosk.core.disk import make_folder, replace_file, sweep, sync_folder
from ui.vm.controls.words import said_slip, say
from ui.window.selectable import selectable, with_letters
from ui.window.typefaces import FAMILIES

WIDTH_MM: Final = 80
MARGIN_MM: Final = 6.0
DOTS_A_MM: Final = 12
ROW_MM: Final = 6.2
LARGE_MM: Final = 15.0
HEAD_MM: Final = 20.0
MARK_MM: Final = 12.0
SIGNED_MM: Final = 15.0
MIN_MM: Final = 1.8  # Height of the smallest letters.
SIGNATURES: Final = ("Dealer", "Floor", "Second signature")
INK, SOFT = QColor("#101418"), QColor("#56616a")


class SlipFolder:
    """A printer of slips that is a folder. It prints at once, and reports before `print` returns."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._report: Callable[[SlipEvent], None] = lambda event: None

    @property
    def state(self) -> PrinterState:
        return PrinterState.READY

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        """Report to `on_event` from now on. Half-written files of a power cut are removed."""
        sweep(self._folder)
        self._report = on_event

    def stop(self) -> None:
        """Report no more."""
        self._report = lambda event: None

    def print(self, slip: SlipPage, key: str) -> None:
        """Create the file of a slip, unless it exists."""
        path = self._folder / f"{key}.pdf"
        try:
            make_folder(self._folder)
            if path.exists():
                sync_folder(self._folder)  # An earlier attempt may have failed at this.
            else:
                replace_file(path, slip_pdf(slip))
        except OSError as error:
            self._report(SlipFailed(key, f"its file cannot be written ({error.strerror}). Check the disk."))
        else:
            self._report(SlipPrinted(key, path.name))


class SpokenSlips:
    """A printer of slips that is handed them in the language of the screen."""

    def __init__(self, printer: SlipPrinter) -> None:
        self._printer = printer

    @property
    def state(self) -> PrinterState:
        return self._printer.state

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self._printer.start(on_event)

    def stop(self) -> None:
        self._printer.stop()

    def print(self, slip: SlipPage, key: str) -> None:
        self._printer.print(said_slip(slip), key)


def slip_pdf(slip: SlipPage) -> bytes:
    """Return a slip as a file: one page of its own length, 80 mm wide. Raise OSError if it cannot be drawn."""
    signed = [say(line.text) for line in slip.lines if line.text in SIGNATURES]
    slip = said_slip(slip)
    height = (
        HEAD_MM
        + (MARK_MM if slip.mark else 0)
        + sum(LARGE_MM if line.large else ROW_MM * rows(line.value) for line in slip.lines)
    )
    height += SIGNED_MM * len(signed) + 2 * MARGIN_MM
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(file)
    writer.setTitle(slip.number)
    writer.setCreator("Dealer assist kiosk")
    writer.setResolution(round(DOTS_A_MM * 25.4))
    writer.setPageSize(QPageSize(QSizeF(WIDTH_MM, height), QPageSize.Unit.Millimeter, slip.number))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(5, "the page cannot be begun")
    try:
        Sheet(painter).draw(slip, signed)
    finally:
        painter.end()
    return selectable(bytes(file.data().data()))


def rows(value: str) -> int:
    """Return the number of rows that a value takes beside its label."""
    return max(1, -(-len(value) // _VALUE_LETTERS))


_VALUE_LETTERS = 27


class Sheet:
    """One slip while it is drawn, from the top; lengths in millimeters."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        self._y = MARGIN_MM
        self._room = WIDTH_MM - 2 * MARGIN_MM

    def draw(self, slip: SlipPage, signed: list[str]) -> None:
        if slip.mark:
            self._mark(slip.mark)
        self._text(slip.title, 4.6, QFont.Weight.Bold, 7)
        self._text(slip.number, 6.4, QFont.Weight.Bold, 10)
        self._rule()
        self._y += HEAD_MM - 17
        for line in slip.lines:
            if line.large:
                self._large(line.text, line.value)
            else:
                self._row(line.text, line.value)
        for name in signed:
            self._signature(name)

    def _text(self, text: str, size_mm: float, weight: QFont.Weight, height_mm: float) -> None:
        self._put(text, MARGIN_MM, self._room, size_mm, weight, height_mm, Qt.AlignmentFlag.AlignLeft)
        self._y += height_mm

    def _mark(self, mark: str) -> None:
        """Print at the top, white on black, that this is not an original."""
        box = self._rect(MARGIN_MM, self._room, 10)
        self._painter.fillRect(box, INK)
        self._pen(QColor("white"), 5.4, QFont.Weight.Bold)
        self._painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), mark)
        self._y += MARK_MM

    def _row(self, label: str, value: str) -> None:
        height = ROW_MM * rows(value)
        self._put(label, MARGIN_MM, 26, 3.1, QFont.Weight.Normal, ROW_MM, Qt.AlignmentFlag.AlignLeft, SOFT)
        self._put(
            value, MARGIN_MM + 26, self._room - 26, 3.3, QFont.Weight.DemiBold, height, Qt.AlignmentFlag.AlignRight
        )
        self._y += height

    def _large(self, label: str, value: str) -> None:
        self._rule()
        self._put(label, MARGIN_MM, 26, 4.2, QFont.Weight.Bold, LARGE_MM, Qt.AlignmentFlag.AlignLeft)
        self._put(value, MARGIN_MM + 20, self._room - 20, 8.4, QFont.Weight.Bold, LARGE_MM, Qt.AlignmentFlag.AlignRight)
        self._y += LARGE_MM

    def _signature(self, name: str) -> None:
        self._y += SIGNED_MM - 5
        self._rule()
        self._put(name, MARGIN_MM, self._room, 2.8, QFont.Weight.Normal, 5, Qt.AlignmentFlag.AlignLeft, SOFT)
        self._y += 5

    def _rule(self) -> None:
        self._painter.setPen(QPen(INK, 0.25 * DOTS_A_MM))
        at = self._rect(MARGIN_MM, self._room, 0)
        self._painter.drawLine(at.topLeft(), at.topRight())

    def _put(
        self,
        text: str,
        x_mm: float,
        width_mm: float,
        size_mm: float,
        weight: QFont.Weight,
        height_mm: float,
        align: Qt.AlignmentFlag,
        color: QColor = INK,
    ) -> None:
        self._pen(color, size_mm, weight)
        box, flags = self._rect(x_mm, width_mm, height_mm), int(align | Qt.AlignmentFlag.AlignVCenter)
        words = flags | int(Qt.TextFlag.TextWordWrap.value)
        if self._painter.boundingRect(box, words, text).width() > box.width():  # One word is wider than its place.
            words = flags | int(Qt.TextFlag.TextWrapAnywhere.value)
        while self._painter.boundingRect(box, words, text).height() > box.height() and size_mm > MIN_MM:
            size_mm *= 0.9
            self._pen(color, size_mm, weight)
        self._painter.drawText(box, words, text)

    def _pen(self, color: QColor, size_mm: float, weight: QFont.Weight) -> None:
        font = with_letters(QFont(FAMILIES, weight=weight))
        font.setPixelSize(round(size_mm * DOTS_A_MM))
        self._painter.setFont(font)
        self._painter.setPen(color)

    def _rect(self, x_mm: float, width_mm: float, height_mm: float) -> QRectF:
        return QRectF(x_mm * DOTS_A_MM, self._y * DOTS_A_MM, width_mm * DOTS_A_MM, height_mm * DOTS_A_MM)
