"""Compare the copies of a table's slips in the floor's folder with its journal."""

from collections.abc import Iterator
from pathlib import Path

from kiosk.bank import NightLine, Span
from kiosk.events import SlipIssued
from kiosk.journal import JournalReader
from kiosk.table import CHIP_STEPS, Slip, TransferPaper, copies_of


def slip_copy_lines(floor: Path, journal: JournalReader, span: Span) -> Iterator[NightLine]:
    """Yield a line for the copies of a gaming day, for each missing one, and for each that the journal does not have.

    Copies of a journal that was there before this one (`kiosk journal begin-again`) are counted.
    """
    keys = tuple(_keys(journal, span))
    try:
        copies = dict(copies_of(floor, journal.table))
    except OSError as error:
        yield NightLine("Copies of slips", None, f"{floor}: {error.strerror}", is_wrong=True)
        return
    found = [key for key in keys if key in copies]
    if keys:
        yield NightLine("Copies of slips", None, f"{len(found)} of {len(keys)} in the floor's folder")
    for key in keys:
        if key not in copies:
            yield NightLine(f"Slip {key}", None, "has no copy in the floor's folder", is_wrong=True)
    earlier = sum(copy is not None and copy["journal"] != journal.public_key.hex() for copy in copies.values())
    if earlier:
        yield NightLine("Copies of slips", None, f"{earlier} of an earlier journal of this table")
    for key, copy in copies.items():
        if copy is not None and copy["journal"] != journal.public_key.hex():
            continue
        if copy is None:
            yield NightLine(f"Copy {key}", None, "cannot be read", is_wrong=True)
        elif not _is_in(journal, copy["seq"], str(copy.get("hash"))):
            yield NightLine(f"Copy {key}", None, "is of a slip that this journal does not have", is_wrong=True)


def _keys(journal: JournalReader, span: Span) -> Iterator[str]:
    for event in journal.events(1, SlipIssued, *CHIP_STEPS):
        if span.begin_ms <= event.at_ms < span.end_ms:
            is_payout = isinstance(event.what, SlipIssued)
            yield Slip.of(event).key if is_payout else TransferPaper.of(event, house="", journal=journal).key


def _is_in(journal: JournalReader, seq: int, digest: str) -> bool:
    event = journal.event(seq) if seq > 0 else None
    return event is not None and event.hash.hex() == digest
