"""`kiosk recall` and `kiosk journal`: show a table’s hands, and verify, export, and archive its journal."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kiosk.app.command_line.options import ByManager, ConfigDir, DataDir, TableId, day_option, house_records
from kiosk.app.command_line.terminal import ask_pin, printable_json, tell, tell_error
from kiosk.core.errors import JournalError
from kiosk.core.numbers import MAX_INT
from kiosk.core.text import text

HouseJournalOption = Annotated[
    bool, typer.Option("--house", help="Use the house journal instead of a table's journal.")
]


class ExportForm(StrEnum):
    """The form of exported hands."""

    RECORDS = "records"
    PHH = "phh"
    OHH = "ohh"


_HEADS: Final = {ExportForm.PHH: ("[{}]",), ExportForm.OHH: ()}  # Text before each hand of a file.

journal_app = typer.Typer(no_args_is_help=True, help="Verify, export, archive, or recover a journal.")


def recall(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of a hand.", min=1, max=MAX_INT)],
    table: TableId = None,
    open_by: Annotated[
        str, typer.Option("--open-by", help="Your ID, as floor: also print the cards that were never turned over.")
    ] = "",
    reason: Annotated[str, typer.Option(help="Reason for printing these cards.")] = "",
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Print a finished hand step by step. A damaged journal is marked DAMAGED.

    Cards that were never turned over are “??”. With --open-by and --reason, the floor opens them, which is recorded.
    """
    from kiosk.app.house.house import open_muck
    from kiosk.archive import steps
    from kiosk.settings import table_id

    with reading(table, config, data) as (journal, report):
        if open_by:
            settings, folder, _ = house_records(config, data)
            signature = (open_by, ask_pin())
            open_muck(settings, folder, table_id(settings, table), journal, number, signature, reason)
        for sentence in () if report.is_whole else report.sentences():
            tell(text("DAMAGED: {what}", what=sentence))
        for line in steps(journal, number, is_open=open_by != ""):
            tell(f"{line}")
    sys.exit(0 if report.is_whole else 1)


@journal_app.command("verify")
def journal_verify(
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
    checkpoints: Annotated[
        Path | None, typer.Option(help="The floor's copy of the signed checkpoints.", show_default=False)
    ] = None,
) -> None:
    """Verify a table's journal and the house journal. Print the size and the growth."""
    from kiosk.app.house.house import house_verified, verified
    from kiosk.core.clock import SystemClock
    from kiosk.journal import Growth, bytes_words, read_journal
    from kiosk.settings import Records, table_id

    settings, folder, _ = house_records(config, data)
    chosen = table_id(settings, table)
    records = Records(settings, folder, chosen)
    report = verified(records, chosen, checkpoints=checkpoints)
    for sentence in report.sentences():
        tell(sentence)
    of_house = house_verified(settings, folder)
    for sentence in () if of_house is None else of_house.sentences():
        tell(text("House journal: {what}", what=sentence))
    if records.journal.exists() and not records.key.exists():
        tell(text("Device key {key} not found: the journal was checked only against itself.", key=records.key))
    if report.is_whole:
        with read_journal(records.journal) as journal:
            growth = Growth.of(journal, SystemClock().now_ms())
        tell(text("Size: {size}. Growth: {pace}.", size=bytes_words(growth.file_bytes), pace=growth.pace))
    sys.exit(0 if report.is_whole and (of_house is None or of_house.is_whole) else 1)


@journal_app.command("export")
def journal_export(
    table: TableId = None,
    form: Annotated[
        ExportForm, typer.Option(help="records, or for the poker room phh (.phhs file) or ohh.")
    ] = ExportForm.RECORDS,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Print each settled hand as a line of JSON. A hand in progress is left out.

    A damaged journal is not exported: `kiosk journal verify` prints its faults. Other poker programs read PHH and OHH.
    A hand that the form cannot express is named on standard error.
    """
    from kiosk.archive import exported, histories

    with reading(table, config, data) as (journal, report):
        if not report.is_whole:
            found = " ".join(report.sentences())
            raise JournalError("not_whole", "Nothing was exported: {found}", found=found)
        if form is not ExportForm.RECORDS:
            count = 0
            for hand in histories(journal, form):
                if hand.why is not None:
                    tell_error(text("Hand {number} is left out: {why}.", number=hand.number, why=hand.why))
                    continue
                count += 1
                for line in (*(head.format(count) for head in _HEADS[form]), *hand.content.splitlines(), ""):
                    tell(line)
            return
        for record in exported(journal):
            # JSON escapes keep every letter in a terminal or a file of another encoding.
            is_utf8 = sys.stdout.encoding.lower().replace("-", "") == "utf8"
            line = json.dumps(record, separators=(",", ":"), ensure_ascii=not is_utf8)
            sys.stdout.write(f"{printable_json(line)}\n")


@journal_app.command("deck-counts")
def journal_deck_counts(table: TableId = None, config: ConfigDir = None, data: DataDir = None) -> None:
    """Print each wrong count of a deck, with the hands it doubts.

    Each line is one count as JSON: its time, the counted and the expected number, and the hands since the deck was last
    counted right or changed, with the net of each seat in cents.
    """
    from kiosk.archive import exported_counts

    with reading(table, config, data) as (journal, report):
        if not report.is_whole:
            found = " ".join(report.sentences())
            raise JournalError("not_whole", "Nothing was exported: {found}", found=found)
        for count in exported_counts(journal):
            sys.stdout.write(json.dumps(count, separators=(",", ":")) + "\n")


@journal_app.command("archive")
def journal_archive(
    before: Annotated[datetime, day_option("--before", "Archive the days before this one, such as 2026-10-01.")],
    by: ByManager,
    table: TableId = None,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Move complete days to archive files. The table's kiosk must not be running."""
    from kiosk.app.house.house import journal_of, load_staff, prove_at_house
    from kiosk.journal import archive, bytes_words
    from kiosk.settings import Records, table_id
    from kiosk.staff import Act, Authority

    settings, folder, clock = house_records(config, data)
    staff, chosen = load_staff(settings, folder, clock), table_id(settings, table)
    records = Records(settings, folder, chosen)
    if not records.journal.exists():
        raise JournalError("missing", "Journal {path} not found: check the path.", path=records.journal)
    roles = Authority(staff, clock, house=settings.house.authority).roles(Act.ARCHIVE_JOURNAL)
    prove_at_house(settings, folder, clock, staff, by, ask_pin(), roles=roles, table=chosen)
    with journal_of(records, chosen, clock) as journal:
        for path in archive(journal, before.date(), actor=by):
            tell(text("Archived: {path}, {size}.", path=path, size=bytes_words(path.stat().st_size)))
        tell(text("The journal is now {size}.", size=bytes_words(records.journal.stat().st_size)))


@journal_app.command("accept")
def journal_accept(
    why: Annotated[str, typer.Option(help="Reason, which the journal keeps.")],
    by: ByManager,
    table: TableId = None,
    house: HouseJournalOption = False,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Accept a damaged or shortened journal.

    Lost events cannot be restored. --house accepts the house journal, which has changes outside tables, such as those
    of the staff. The findings stay in the journal, and `kiosk journal verify` still reports them.
    """
    from kiosk.app.house.accepting import JournalAcceptance
    from kiosk.app.house.house import HOUSE, load_staff
    from kiosk.settings import table_id

    settings, folder, clock = house_records(config, data)
    staff = load_staff(settings, folder, clock)
    acceptance = JournalAcceptance(settings, folder, clock, staff, HOUSE if house else table_id(settings, table))
    for sentence in acceptance.found().sentences():
        tell(sentence)
    acceptance.accept((by, ask_pin()), why)
    goes_on = text("Accepted. The journal continues as is.")
    tell(goes_on if house else text("Accepted. The table resumes from its journal."))


@journal_app.command("begin-again")
def journal_begin_again(
    by: ByManager,
    why: Annotated[str, typer.Option(help="Reason, which the new journal keeps.")] = "",
    reverse: Annotated[bool, typer.Option("--reverse", help="Move the files of an interrupted run back.")] = False,
    table: TableId = None,
    house: HouseJournalOption = False,
    config: ConfigDir = None,
    data: DataDir = None,
) -> None:
    """Set unusable records aside, and start a new journal."""
    from kiosk.app.house.beginning_again import BeginningAgain
    from kiosk.app.house.house import HOUSE, load_staff
    from kiosk.settings import table_id

    settings, folder, clock = house_records(config, data)
    staff = load_staff(settings, folder, clock)
    beginning = BeginningAgain(settings, folder, clock, staff, HOUSE if house else table_id(settings, table))
    for sentence in beginning.found:
        tell(sentence)
    if reverse:
        beginning.reverse((by, ask_pin()))
        tell(text("The records are back in their place."))
        return
    aside = beginning.begin((by, ask_pin()), why)
    tell(text("The records are in {aside}: move them to the house’s evidence storage.", aside=aside))
    if not house:
        tell(text("New journal started. A manager signs at the table before it opens."))


@contextmanager
def reading(table: str | None, config: Path | None, data: Path | None) -> Iterator[Any]:
    """Yield a table's journal and the report of its verification."""
    from kiosk.app.house.house import verified
    from kiosk.journal import read_journal
    from kiosk.settings import Records, table_id

    settings, folder, _ = house_records(config, data)
    chosen = table_id(settings, table)
    records = Records(settings, folder, chosen)
    report = verified(records, chosen)
    with read_journal(records.journal, records.key) as journal:
        yield journal, report
