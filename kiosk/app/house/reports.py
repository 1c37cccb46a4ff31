"""The figures of every table of a house, out of their journals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from kiosk.app.house.charities import charity_of
from kiosk.app.house.count_room import posted_boxes
from kiosk.app.house.house import verified
from kiosk.bank import NIGHT_KINDS, Span, span_of, table_nights
from kiosk.core.disk import make_folder, replace_file, replace_made
from kiosk.core.text import Text, text
from kiosk.journal import Event, read_journal
from kiosk.reports import REPORT_KINDS, HouseReport, MeasureReader, TableFigures, measured, report_csv
from kiosk.settings import Records, Settings

_KINDS = tuple({*NIGHT_KINDS, *REPORT_KINDS})


def report_days(first: date, last: date, begins: str) -> tuple[Span, ...]:
    """Return the gaming days from the first to the last."""
    return tuple(span_of(first + timedelta(days=nth), begins) for nth in range((last - first).days + 1))


def figures_of_tables(
    settings: Settings, data: Path, tables: Sequence[str], spans: Sequence[Span], damaged: list[Text]
) -> Iterator[TableFigures]:
    """Yield the figures of each table that has a journal. What is wrong with a journal is added to `damaged`."""
    posted = posted_boxes(data)
    for table in tables:
        records = Records(settings, data, table)
        if not records.journal.exists():
            continue
        report = verified(records, table)
        found = () if report.is_whole else report.sentences()
        damaged += [text("DAMAGED: {table}: {what}", table=table, what=sentence) for sentence in found]
        reader = MeasureReader(spans)
        with read_journal(records.journal, records.key) as journal:
            events = measured(journal.events(1, *_KINDS), reader)
            nights = [
                replace(night, charity=charity_of(settings, data, table, night.span.day))
                for night in table_nights(table, events, spans, posted)
            ]
        yield TableFigures(table, reader.cells, nights)


def write_report(settings: Settings, report: HouseReport, out: Path) -> tuple[Path, ...]:
    """Write a report into a folder, as PDF and as CSV, and return its files. Raise OSError."""
    from ui.app import make_app
    from ui.night_pdf import write_report as write_pdf

    make_app(offscreen=True)
    make_folder(out)
    stem = f"report-by-{report.by.value}-{report.first.isoformat()}-{report.last.isoformat()}"
    pdf, rows = (out / f"{stem}.{kind}" for kind in ("pdf", "csv"))
    replace_made(pdf, partial(write_pdf, report=report, house=settings.house.name))
    replace_file(rows, report_csv(report).encode())
    return pdf, rows


def events_of(settings: Settings, data: Path, events: Sequence[tuple[str, int]]) -> Iterator[tuple[str, Event]]:
    """Yield the events of a figure, (table, seq), with their tables."""
    for table, found in groupby(events, key=itemgetter(0)):
        records = Records(settings, data, table)
        with read_journal(records.journal, records.key) as journal:
            for _, seq in found:
                event = journal.event(seq)
                if event is not None:
                    yield table, event
