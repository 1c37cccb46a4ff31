"""`kiosk report`: figures of the house by gaming day, shift, table, game, dealer, or charity."""

from __future__ import annotations

import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, day_option, house_records
from kiosk.app.command_line.terminal import tell
from kiosk.core.errors import KioskError
from kiosk.core.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kiosk.reports import HouseReport
    from kiosk.settings import Settings

DAYS = 30  # Gaming days of a report without dates.


def figures(
    by: Annotated[str, typer.Option(help="day, shift, table, game, dealer or charity.")] = "table",
    first: Annotated[datetime | None, day_option("--from", "The first gaming day.")] = None,
    last: Annotated[datetime | None, day_option("--to", "The last gaming day.")] = None,
    table: Annotated[str, typer.Option(help="Only this table.", show_default=False)] = "",
    ask: Annotated[str, typer.Option(help="Answer one question; list prints all questions.", show_default=False)] = "",
    figure: Annotated[str, typer.Option(help="Print the events of this figure.", show_default=False)] = "",
    of: Annotated[str, typer.Option("--of", help="Only this table, dealer, or other row.", show_default=False)] = "",
    out: Annotated[Path | None, typer.Option("--out", help="Folder for PDF and CSV.", show_default=False)] = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Report figures, and print the events behind each.

    It is read from the journals alone, by gaming day; by default for the last 30. It exits with 1 for a damaged
    journal.
    """
    from kiosk.app.house.reports import names_in_force, report_days, report_figures, write_report
    from kiosk.bank import gaming_day
    from kiosk.core.clock import SystemClock
    from kiosk.reports import QUESTIONS, GroupBy, answers, house_report, question

    if ask == "list":
        for asked in QUESTIONS:
            tell(f"{asked.key:<16}{asked.words}")
        return
    settings, folder, _ = house_records(config, data)
    chosen = question(ask) if ask else None
    if ask and chosen is None:
        raise KioskError("ask", "There is no question {ask}: print them with --ask list.", ask=ask)
    if by not in list(GroupBy):
        raise KioskError("by", "Report by day, shift, table, game, dealer or charity.")
    if table and table not in settings.deals:
        raise KioskError("table", "There is no table {table}.", table=table)
    begins = settings.house.gaming_day_begins
    last_day = last.date() if last else gaming_day(SystemClock().now_ms(), begins)
    first_day = first.date() if first else last_day - timedelta(days=DAYS - 1)
    if first_day > last_day:
        raise KioskError("day", "--from {first} is after --to {end}: swap them.", first=first_day, end=last_day)
    damaged: list[Text] = []
    spans = report_days(first_day, last_day, begins)
    tables = list(report_figures(settings, folder, (table,) if table else tuple(settings.deals), spans, damaged))
    grouping = chosen.by if chosen else GroupBy(by)
    found = house_report(tables, grouping, first_day, last_day, names_in_force(settings))
    if out is not None:
        try:
            paths = write_report(settings, found, out)
        except OSError as error:
            raise KioskError("out", "{out} cannot be written: {why}.", out=out, why=error.strerror) from None
        for path in paths:
            tell(f"{path}")
    if figure:
        _tell_events(settings, folder, found, figure, of, damaged)
    elif chosen is not None:
        from kiosk.reports import band_text, figure_words, value_text

        tell(chosen.words)
        for answer in answers(found, chosen):
            about = found.names.subject(answer.figure.key)
            name = f"{figure_words(answer.figure.key)}: {about}" if about else f"{figure_words(answer.figure.key)}"
            of, value = found.name_of(answer.of), value_text(answer.figure)
            tell(f"{of:<28} {name:<52} {value:>14}  {band_text(answer.figure)}".rstrip())
    else:
        _tell_rows(found)
    for sentence in damaged:
        tell(sentence)
    sys.exit(1 if damaged else 0)


def _tell_rows(found: HouseReport) -> None:
    from kiosk.reports import report_lines

    tell(f"{found.first.isoformat()} – {found.last.isoformat()}")
    lines = list(report_lines(found))
    width = max(52, *(len(line.item) for line in lines))
    for line in lines:
        tell(f"{line.item:<{width}} {line.value:>14}  {line.note}".rstrip())


def _tell_events(settings: Settings, data: Path, found: HouseReport, key: str, of: str, damaged: list[Text]) -> None:
    """Print the events of a figure. Raise KioskError if there is no such figure."""
    from kiosk.app.house.reports import events_of
    from kiosk.core.clock import stamp
    from kiosk.reports import ALL, figure_words, value_text

    row = found.row(of or ALL)
    if row is None:
        raise KioskError("of", "The report has no row {of}.", of=of)
    figure = row.figure(key)
    if figure is None:
        names: Sequence[str] = [each.key for each in row.figures]
        if not names:
            raise KioskError("figure", "The report has no figures: no hand was dealt on these days.")
        raise KioskError("figure", "There is no figure {key}: choose from {names}.", key=key, names=", ".join(names))
    about = found.names.subject(key)
    tell(f"{figure_words(key)}{': ' if about else ''}{about}  {value_text(figure)}")
    for table, event in events_of(settings, data, figure.events, damaged):
        hand = "" if event.hand is None else text("hand {hand}", hand=event.hand)
        tell(f"{table}  {event.seq:>8}  {stamp(event.at_ms)}  {event.kind:<18} {event.actor:<16} {hand}".rstrip())
