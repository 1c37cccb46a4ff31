"""Write to a journal as a forger without its device's key."""

from pathlib import Path

from kiosk.journal import read_journal
from kiosk.journal.chain import sealed_row
from tests.faults.journals import tampering

PIN = "9518"


def forge(data: Path, table: str = "NH-07") -> None:
    """Append an event with a valid hash, as somebody does who has the file but no key."""
    with read_journal(data / table / "journal.db") as journal:
        newest = journal.row("SELECT {} FROM event ORDER BY seq DESC LIMIT 1")
    assert newest is not None
    forged = sealed_row(bytes(32), newest[10], (newest[0] + 1, b"", *newest[2:10]))
    with tampering(data / table / "journal.db") as db:
        db.execute("INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,packed(?),?)", forged)
