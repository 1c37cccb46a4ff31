"""The figures of every table of a house, from their journals."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from kiosk.app.house.charities import charities_of_tables
from kiosk.app.house.count_room import posted_boxes
from kiosk.app.house.house import house_verified, verified
from kiosk.bank import (
    EnteredTimes,
    NightBox,
    NightReader,
    Span,
    TableNight,
    counted_night,
    counts_of,
    gaming_day,
    span_of,
)
from kiosk.core.disk import make_folder, replace_file, replace_made
from kiosk.core.errors import KioskError
from kiosk.core.text import Text, text
from kiosk.events import Signed
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader, fault_at, load_or_create_key, read_journal, seal_key
from kiosk.reports import (
    DAY_KINDS,
    DayReader,
    HouseReport,
    KeptDays,
    ReportNames,
    TableDay,
    TableFigures,
    report_csv,
    report_names,
    times_entered,
)
from kiosk.settings import Records, Settings

KEPT = "days.db"
"""The file of the days of a table that are kept, beside its journal."""

_DAMAGED = text("DAMAGED: {table}: {what}")


def report_days(first: date, last: date, begins: str) -> tuple[Span, ...]:
    """Return the gaming days from the first to the last."""
    return tuple(span_of(first + timedelta(days=nth), begins) for nth in range((last - first).days + 1))


def plays_for_money(settings: Settings, table: str) -> bool:
    """Return whether a table is dealt for money, and not for points."""
    game = settings.deals[table][0].game
    return not GAMES[game].layout(settings.games[game]).points


def names_in_force(settings: Settings) -> ReportNames:
    """Return the names of games, wagers, and lines as the house now has them."""
    return report_names(GAMES, settings.games)


def figures_of_tables(
    settings: Settings, data: Path, tables: Sequence[str], spans: Sequence[Span], damaged: list[Text]
) -> Iterator[TableFigures]:
    """Yield the figures of each table that has a journal, and add faults of a journal to `damaged`.

    The house journal has charities and drop boxes: its faults are added too.
    """
    of_house = house_verified(settings, data)
    faults = () if of_house is None or of_house.is_whole else of_house.sentences()
    damaged += [text("House journal: {what}", what=sentence) for sentence in faults]
    posted, charities = posted_boxes(data), charities_of_tables(settings, data)
    for table in tables:
        if not Records(settings, data, table).journal.exists():
            continue
        of_table = list[str]()
        days = table_days(settings, data, table, spans, of_table)
        damaged += [_DAMAGED.fill(table=table, what=what) for what in of_table]
        counts = counts_of(table, posted)
        nights = [
            replace(counted_night(made.night, counts), charity=charities(table, made.day))
            for made in days
        ]  # fmt: skip
        yield TableFigures(table, {key: cell for made in days for key, cell in made.cells.items()}, nights, of_table)


def report_figures(
    settings: Settings, data: Path, tables: Sequence[str], spans: Sequence[Span], damaged: list[Text]
) -> Iterator[TableFigures]:
    """Yield the figures of each table as a report has them: a table dealt for points has no night in dollars."""
    for found in figures_of_tables(settings, data, tables, spans, damaged):
        yield found if plays_for_money(settings, found.table) else found._replace(nights=())


def table_days(
    settings: Settings, data: Path, table: str, spans: Sequence[Span], damaged: list[str]
) -> tuple[TableDay, ...]:
    """Return the gaming days of a table. Stored days are not read again. Finished days are stored, and so is
    the newest day until it has a later event.

    Events after the newest stored day are verified. Faults are added to `damaged`, and then nothing is stored.
    """
    found = _days_of(settings, data, table, spans[0].day, spans[-1].day, damaged)
    return tuple(
        found.get(span.day) or TableDay(span, NightReader(table, span).night(), {}, 0, b"", {}) for span in spans
    )


def boxes_taken_out(settings: Settings, data: Path, table: str, damaged: list[str]) -> tuple[NightBox, ...]:
    """Return every drop box that was taken out of a table, the oldest first. Faults are added to `damaged`."""
    days = _days_of(settings, data, table, date.min, None, damaged)
    return tuple(box for day in sorted(days) for box in days[day].night.boxes if box.removed)


def _days_of(
    settings: Settings, data: Path, table: str, first: date, last: date | None, damaged: list[str]
) -> dict[date, TableDay]:
    """Return the gaming days of a table from `first` to `last`, or to the newest day with an event if it is None."""
    records, begins = Records(settings, data, table), settings.house.gaming_day_begins
    with read_journal(records.journal, records.key) as journal:
        kept = _kept_days(records, journal, begins)
        newest = None if kept is None else kept.newest(journal)
        found: dict[date, TableDay] = {}
        if kept is not None and newest is not None:
            upto = newest.day if last is None else min(last, newest.day)
            found = {made.day: made for made in kept.days(first, upto)}
            if len(found) < _days_between(journal, first, upto, begins):
                newest, found = None, {}  # A day is missing: all are made again.
        begun = None if kept is None or newest is None else kept.newest_open(journal, newest)
        seen, since = newest, begun or newest  # Events are verified after the first of these, and read after the other.
        if begun is not None and newest is not None and journal.digest(newest.seq + 1, begun.seq) == begun.digest:
            seen = begun
        report = verified(records, table, after=None if seen is None else (seen.seq, seen.head))
        faults = () if report.is_whole else report.sentences()
        damaged += faults
        if newest is not None and last is not None and last <= newest.day:
            return found
        entered = EnteredTimes(times_entered(journal, 1 if since is None else since.seq + 1))
        reader = DayReader(table, begins, since, entered=entered)
        made = [] if begun is None else [replace(begun, digest=b"")]
        for event in journal.events(reader.seq + 1, *DAY_KINDS):
            made += reader.take(event)
        end = last or reader.day
        over, now = made[-1] if made else newest, [] if end is None else list(reader.until(end))
        if kept is not None and not faults and reader.seq > (0 if since is None else since.seq):
            signed = next((event.seq for event in journal.before(journal.last_seq() + 1, Signed)), 0)
            whole = journal.digest(1 if over is None else over.seq + 1, reader.seq)
            unfinished = [replace(day, digest=whole) for day in now[:1] if whole]
            kept.keep([day for day in (*made, *unfinished) if day.seq <= signed])
        found |= {day.day: day for day in (*made, *now)}
    return found


def _kept_days(records: Records, journal: JournalReader, begins: str) -> KeptDays | None:
    """Return the kept days of a table, None if the device's key is not here, or cannot be read."""
    try:
        key = load_or_create_key(records.key) if records.key.exists() else None
    except (KioskError, OSError):
        return None
    if key is None:
        return None
    return KeptDays(records.journal.with_name(KEPT), seal_key(key), journal.genesis, journal.table, begins)


def _days_between(journal: JournalReader, first: date, last: date, begins: str) -> int:
    """Return the number of gaming days from the first to the last, beginning with the journal's first event."""
    event = next(journal.events(1, *DAY_KINDS), None)
    begun = last if event is None else gaming_day(event.at_ms, begins)
    return max(0, (last - max(first, begun)).days + 1)


def nights_of_day(settings: Settings, data: Path, day: date, damaged: list[Text]) -> tuple[TableNight, ...]:
    """Return the nights of a gaming day of each table that has a journal, and add faults to `damaged`."""
    spans = (span_of(day, settings.house.gaming_day_begins),)
    return tuple(
        night
        for found in figures_of_tables(settings, data, tuple(settings.deals), spans, damaged)
        for night in found.nights
    )


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


def events_of(
    settings: Settings, data: Path, events: Sequence[tuple[str, int]], damaged: list[Text]
) -> Iterator[tuple[str, Event]]:
    """Yield the events of a figure, (table, seq), with their tables. `damaged` gets missing and altered ones."""
    for table, found in groupby(events, key=itemgetter(0)):
        records = Records(settings, data, table)
        with read_journal(records.journal, records.key) as journal:
            for _, seq in found:
                if what := fault_at(journal, seq):
                    said = _DAMAGED.fill(table=table, what=what)
                    damaged += [] if said in damaged else [said]
                event = journal.event(seq)
                if event is not None:
                    yield table, event
