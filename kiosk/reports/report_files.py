"""A report as lines to print, and as CSV."""

import csv
import io
from collections.abc import Iterator
from typing import Final, NamedTuple

from kiosk.bank import amount_text
from kiosk.core.money import money
from kiosk.core.spreadsheet import BYTE_ORDER_MARK, words_cell
from kiosk.core.text import Sentence, Text, text
from kiosk.reports.report import ALL, HouseReport, ReportFigure, ReportRow, Unit

_WORDS: Final = {
    "drop": text("Drop"),
    "win": text("Win"),
    "hands_say": text("Result of the hands"),
    "buy_ins": text("Buy-ins"),
    "rake": text("Rake"),
    "fills": text("Fills"),
    "credits": text("Credits"),
    "over": text("Over"),
    "short": text("Short"),
    "off": text("Does not add up"),
    "coupons": text("Coupons"),
    "tips": text("Tips"),
    "cash_outs": text("Cash-outs"),
    "hands": text("Hands"),
    "void_hands": text("Void hands"),
    "handle": text("Handle"),
    "hold": text("Hold"),
    "hands_per_hour": text("Hands an hour"),
    "wagers": text("Wagers"),
    "won": text("House result"),
    "take_up": text("Take-up"),
    "line": text("Times paid"),
    "paid": text("Paid"),
    "jackpot": text("Jackpots won"),
    "jackpot_paid": text("Jackpots paid"),
    "corrections": text("Corrections"),
    "undone": text("Answers taken back"),
    "mispays": text("Mispays"),
    "stated_payouts": text("Payouts stated otherwise"),
    "disputes": text("Disputes"),
    "disputes_ruled": text("Disputes ruled"),
    "doubted": text("Journal altered or damaged"),
    "calls": text("Calls of the floor"),
    "response": text("Response of the floor"),
    "override": text("Overrides"),
    "device": text("Device failures"),
    "device_away": text("Device away"),
}
_WRONG: Final = frozenset({"over", "short", "off", "doubted"})


class PrintedLine(NamedTuple):
    """A line of a printed report. `value` is the figure as it is written; a heading has none."""

    item: str
    value: str
    note: str = ""
    is_wrong: bool = False
    is_heading: bool = False


def figure_words(key: str) -> Text:
    """Return the name of a figure."""
    return _WORDS[key.split(":", maxsplit=1)[0]]


def value_text(figure: ReportFigure) -> str:
    """Return a figure as people read it."""
    return written(figure.value, figure.unit)


def written(value: float, unit: Unit) -> str:
    """Return a value as people read it: $1,234, 3.4 %, 42.1."""
    match unit:
        case Unit.AMOUNT:
            return money(int(value))
        case Unit.COUNT:
            return f"{int(value):,}"
        case Unit.RATIO:
            return f"{value * 100:.1f}%".replace("-", "−")
        case Unit.PER_HOUR:
            return f"{value:.1f}"
        case Unit.SECONDS:
            minutes, seconds = divmod(round(value), 60)
            return f"{minutes}:{seconds:02d}"


def is_wrong(figure: ReportFigure) -> bool:
    """Return whether a figure needs attention: a difference, or a hold outside its band."""
    return figure.is_outside or (figure.key in _WRONG and bool(figure.value))


def report_lines(report: HouseReport) -> Iterator[PrintedLine]:
    """Yield the lines of a report, row by row; the row of all is the last."""
    for row in report.rows:
        yield PrintedLine(Sentence(text("All")) if row.of == ALL else report.name_of(row.of), "", is_heading=True)
        for figure in row.figures:
            about = report.names.subject(figure.key)
            name = Sentence(figure_words(figure.key))
            yield PrintedLine(
                f"    {name}: {about}" if about else f"    {name}",
                value_text(figure),
                band_text(figure),
                is_wrong(figure),
            )


def band_text(figure: ReportFigure) -> str:
    """Return the band of a figure in words, "" if it has none."""
    if figure.low is None or figure.high is None:
        return ""
    low, high = written(figure.low, figure.unit), written(figure.high, figure.unit)
    sentence = text("outside {low} to {high}") if figure.is_outside else text("between {low} and {high}")
    return Sentence(sentence.fill(low=low, high=high))


def report_csv(report: HouseReport) -> str:
    """Return every figure of a report as CSV for a spreadsheet, with a header line.

    Encoded, it is UTF-8 with a byte order mark. Amounts are in dollars, with a decimal point; a ratio is a part of 1;
    `events` is the number of events of a figure. Games, wagers, and lines have their keys, for programs.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("from", "to", "by", "of", "figure", "about", "value", "unit", "low", "high", "look_at", "events"))
    for row in report.rows:
        for figure in row.figures:
            writer.writerow(_cells(report, row, figure))
    return out.getvalue()


def _cells(report: HouseReport, row: ReportRow, figure: ReportFigure) -> tuple[str, ...]:
    name, _, about = figure.key.partition(":")
    low, high = ("" if value is None else _number(value, figure.unit) for value in (figure.low, figure.high))
    return (
        report.first.isoformat(), report.last.isoformat(), report.by.value, words_cell(row.of), name,
        words_cell(about), _number(figure.value, figure.unit), figure.unit.value, low, high,
        "yes" if is_wrong(figure) else "", str(len(figure.events)),
    )  # fmt: skip


def _number(value: float, unit: Unit) -> str:
    if unit is Unit.AMOUNT:
        return amount_text(int(value))
    return str(int(value)) if unit is Unit.COUNT else f"{value:.6f}"
