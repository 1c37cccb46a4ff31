"""`kiosk month`: the monthly report of a house, from the journals of its tables."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, house_records, known_day
from kiosk.app.commands.night import NOT_BEGUN, hand_out
from kiosk.core.errors import KioskError

if TYPE_CHECKING:
    from kiosk.settings import Settings


def month(
    month: Annotated[
        datetime,
        typer.Option(
            "--month", help="Month, such as 2026-11.", formats=["%Y-%m"], metavar="<month>", callback=known_day
        ),
    ],
    out: Annotated[Path, typer.Option("--out", help="Folder for the files.", show_default=False)],
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Write the monthly report of the house: PDF, CSV.

    It totals the closed, signed, and counted nights of all tables that are dealt for money. Other nights are named, and
    are in no total. The command prints all faults. It exits with 1 for a damaged journal.
    """
    from kiosk.app.house.charities import charities_of_tables, end_of_day, variance_of
    from kiosk.app.house.count_room import posted_boxes
    from kiosk.app.house.house import require_whole_house
    from kiosk.app.house.night_packet import write_month_report
    from kiosk.app.house.night_signing import night_rules, signed_nights
    from kiosk.app.house.players import cash_limit
    from kiosk.app.house.reports import plays_for_money, table_days
    from kiosk.bank import (
        HouseMonth,
        TableNight,
        counted_night,
        counts_of,
        gaming_day,
        month_lines,
        month_spans,
        seen_together,
        spans_around,
        was_dealt,
    )
    from kiosk.core.clock import SystemClock
    from kiosk.settings import Records

    settings, folder, _ = house_records(config, data)
    require_whole_house(settings, folder)
    begins = settings.house.gaming_day_begins
    spans = month_spans(month.date(), begins)
    around = spans_around(spans, begins)
    now_ms = SystemClock().now_ms()
    today = gaming_day(now_ms, begins)
    if spans[0].day > today and all(
        _newest_ms(settings, folder, table) < spans[0].begin_ms for table in settings.deals
    ):
        raise KioskError("month", NOT_BEGUN, when=f"{month:%Y-%m}")
    posted, every, damaged = posted_boxes(folder), list[TableNight](), list[str]()
    charities, signed = charities_of_tables(settings, folder), signed_nights(settings, folder)
    for table in settings.deals:
        if not Records(settings, folder, table).journal.exists() or not plays_for_money(settings, table):
            continue
        counts = counts_of(table, posted)
        faults = list[str]()
        every += [counted_night(made.night, counts) for made in table_days(settings, folder, table, around, faults)]
        damaged += [f"{table}: {what}" for what in faults]
    nights, uncounted = list[TableNight](), list[tuple[date, str]]()
    for found in seen_together(every, spans):
        day = found.span.day
        if not was_dealt(found):
            is_past = found.span.end_ms <= now_ms
            uncounted += [(day, found.table)] if is_past and found.lacks_count else []
            continue
        night = replace(
            found,
            charity=charities(found.table, day),
            variance=variance_of(settings, day),
            ends_ms=end_of_day(settings, day),
            cash=cash_limit(settings, day),
        )
        nights.append(signed(night))
    nights.sort(key=lambda night: (night.span.day, night.table))
    is_over = now_ms >= spans[-1].end_ms
    next_day = spans[-1].day + timedelta(days=1)
    due = next_day.replace(day=night_rules(settings, next_day).month_due)
    whole = HouseMonth(month.date(), tuple(nights), is_over, tuple(sorted(uncounted)), tuple(damaged), due, today)
    hand_out(lambda: write_month_report(settings, whole, out), month_lines(whole), is_damaged=bool(damaged), out=out)


def _newest_ms(settings: Settings, data: Path, table: str) -> int:
    """Return the time of the newest event of a table (ms since 1970), 0 without a journal."""
    from kiosk.journal import read_journal
    from kiosk.settings import Records

    records = Records(settings, data, table)
    if not records.journal.exists():
        return 0
    with read_journal(records.journal, records.key) as journal:
        return max((event.at_ms for event in journal.events(journal.last_seq())), default=0)
