"""`kiosk night`: the night packet of a table, from its journal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kiosk.app.command_line.options import ConfigDir, DataDir, TableId, day_option, house_records, require_writable
from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.app.commands.journal import reading
from kiosk.core.errors import KioskError
from kiosk.core.text import text

NOT_BEGUN: Final = text("{when} has not begun: choose an earlier one.")

if TYPE_CHECKING:
    from kiosk.bank import MonthDifferences, NightLine, Span, TableNight
    from kiosk.settings import Settings


def night(
    out: Annotated[Path, typer.Option("--out", help="Folder for the files.", show_default=False)],
    day: Annotated[
        datetime | None, day_option("--day", "Gaming day, such as 2026-11-21; by default the latest one.")
    ] = None,
    by: Annotated[str, typer.Option("--by", help="Your ID, to sign for the night or to explain a difference.")] = "",
    second: Annotated[str, typer.Option("--second", help="The ID of the second person who signs.")] = "",
    explain: Annotated[
        str, typer.Option("--explain", help="Explain this line, such as count/812, instead of signing.")
    ] = "",
    why: Annotated[str, typer.Option("--why", help="Explanation of the difference.")] = "",
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Write the night packet of a table: PDF, CSV, ledger.

    It is read from the journal alone, also for a day on which the table was not opened. The command prints differences,
    unfinished slips, and missing closers. It exits with 1 for a damaged journal.

    With --by, the night is signed: the command prints each line of the packet, and then asks for the PIN of each
    person. Each unexplained difference is explained first, with --explain and --why.
    """
    from kiosk.app.house.charities import charity_of, end_of_day, variance_of
    from kiosk.app.house.count_room import posted_boxes
    from kiosk.app.house.house import house_verified
    from kiosk.app.house.night_packet import DAMAGED, write_packet
    from kiosk.app.house.night_signing import explain_difference, refuse_unfinished, sign_nights, signed_nights
    from kiosk.app.house.players import cash_limit
    from kiosk.app.house.reports import plays_for_money, table_days
    from kiosk.app.house.slip_copies import slip_copy_lines
    from kiosk.bank import (
        counted_night,
        counts_of,
        gaming_day,
        night_lines,
        seen_together,
        span_of,
        spans_around,
    )
    from kiosk.core.clock import SystemClock
    from kiosk.settings import table_id

    if not by and (second or explain or why):
        raise KioskError("by", "Give the ID of the person who signs, with --by.")
    settings, folder, _ = house_records(config, data)
    chosen = table_id(settings, table)
    points = not plays_for_money(settings, chosen)
    if by:
        if points:
            raise KioskError("points", "This game is played for points: no money moves.")
        require_writable(out)
    begins = settings.house.gaming_day_begins
    with reading(table, config, data) as (journal, report):
        last = journal.last_seq()
        newest = next(iter(journal.events(last)), None) if last else None
        now_ms = SystemClock().now_ms()
        at_ms = now_ms if newest is None else newest.at_ms
        chosen_day = gaming_day(at_ms, begins) if day is None else day.date()
        if chosen_day > gaming_day(max(at_ms, now_ms), begins):
            raise KioskError("day", NOT_BEGUN, when=f"{chosen_day}")
        counts = counts_of(chosen, posted_boxes(folder))
        span = span_of(chosen_day, begins)
        around = spans_around([span], begins)
        days = table_days(settings, folder, chosen, around, [])  # The whole journal was verified above.
        every = [counted_night(made.night, counts) for made in days]
        (found,) = (night for night in every if night.span == span)
        floor = settings.house.floor_checkpoints
        copies = () if floor is None else tuple(slip_copy_lines(floor, journal, span))
        faults = () if report.is_whole else tuple(report.sentences())
    charity = charity_of(settings, folder, chosen, chosen_day)
    found = replace(
        found,
        charity=charity,
        variance=variance_of(settings, chosen_day),
        ends_ms=end_of_day(settings, chosen_day),
        cash=cash_limit(settings, chosen_day),
        month=None if points else _month(settings, folder, found),
    )
    every = [found if night.span == span else night for night in every]
    if found.carried_in or found.carried_out or any(slip.table for slip in found.slips):
        every += _others(settings, folder, chosen, around)
    (found,) = (night for night in seen_together(every, [span]) if night.table == chosen)
    wrong = [(DAMAGED, sentence) for sentence in faults]
    of_house = house_verified(settings, folder)
    if of_house is not None and not of_house.is_whole:
        wrong += [("House journal", sentence) for sentence in of_house.sentences()]
    missing = ((line.item, line.note) for line in copies if line.is_wrong)
    found = signed_nights(settings, folder)(replace(found, faults=(*wrong, *missing)))
    if by:
        _tell_lines(night_lines(found))
        if explain:
            explain_difference(settings, folder, found, explain, why, _signatures(by)[0])
        else:
            refuse_unfinished(found)
            sign_nights(settings, folder, (found,), (found,), _signatures(by, second))
        found = signed_nights(settings, folder)(found)
    hand_out(
        lambda: write_packet(settings, found, out), night_lines(found), is_damaged=bool(wrong), out=out, points=points
    )


def _signatures(*people: str) -> list[tuple[str, str]]:
    found = []
    for person in filter(None, people):
        tell(text("PIN of {id}:", id=person))
        found.append((person, ask_pin()))
    return found


def _month(settings: Settings, data: Path, night: TableNight) -> MonthDifferences:
    """Return the differences of the month at all tables, up to the gaming day of a night."""
    from kiosk.app.house.reports import figures_of_tables, plays_for_money
    from kiosk.bank import month_differences, month_spans

    day = night.span.day
    spans = [span for span in month_spans(day, settings.house.gaming_day_begins) if span.day <= day]
    names = tuple(table for table in settings.deals if plays_for_money(settings, table))
    nights = [found for table in figures_of_tables(settings, data, names, spans, []) for found in table.nights]
    return month_differences(
        (found for found in nights if found.span.day < day), [found for found in nights if found.span.day == day]
    )


def _others(settings: Settings, data: Path, table: str, spans: Sequence[Span]) -> Iterator[TableNight]:
    from kiosk.app.house.reports import figures_of_tables

    others = tuple(other for other in settings.deals if other != table)
    for found in figures_of_tables(settings, data, others, spans, []):
        yield from found.nights


def hand_out(
    write: Callable[[], tuple[Path, ...]],
    lines: Iterable[NightLine],
    *,
    is_damaged: bool,
    out: Path,
    points: bool = False,
) -> None:
    """Write the files of a report into `out`, and print their names and the lines that need attention.

    Exit with 1 if a journal is damaged. Raise KioskError if the files cannot be written.
    """
    try:
        paths = write()
    except OSError as error:
        raise KioskError("out", "{out} cannot be written: {why}.", out=out, why=error.strerror) from None
    for path in paths:
        tell(f"{path}")
    _tell_lines((line for line in lines if line.is_wrong), points=points)
    sys.exit(1 if is_damaged else 0)


def _tell_lines(lines: Iterable[NightLine], *, points: bool = False) -> None:
    from kiosk.core.money import money

    for line in lines:
        amount = "" if line.cents is None else f" {line.cents if points else money(line.cents)}"
        item = f"{line.item}{amount}"
        key = f" [{line.key}]" if line.key and not line.is_explained else ""
        tell(text("{item}: {note}", item=item, note=f"{line.note}{key}") if line.note or key else item)
