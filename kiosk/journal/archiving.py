"""Move whole days out of a journal's file, to limit its length.

Nothing is lost or duplicated, whenever the power fails. First the volumes are written and read back, while the journal
still has everything. Then an event in the journal records that. Then the rest of the journal is written as a new file
and read back, and only the renaming of that file removes the old days. The next run repeats an interrupted one: it
makes the same volumes from the same events. Until the file is renamed, both files have these events, and
they are read once.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import date, datetime
from functools import partial
from pathlib import Path

from kiosk.core.disk import sync_folder
from kiosk.core.errors import JournalError
from kiosk.core.value import value
from kiosk.events import JournalArchived, Signed
from kiosk.journal.chain import Event, Row
from kiosk.journal.file import fill, remove
from kiosk.journal.opened import JournalFile, explain
from kiosk.journal.verification import Walk
from kiosk.journal.volumes import FOLDER, Volume, volumes
from kiosk.journal.write import Journal


@value
class _VolumeDue:
    """A volume to be made: the checkpoint before it (1 for the beginning), its last checkpoint, and its days."""

    after: int
    last: int
    begins: date
    ends: date

    @property
    def name(self) -> str:
        first = 1 if self.after == 1 else self.after + 1
        return f"{self.begins}_{self.ends}_{first}-{self.last}.db"


def archive(journal: Journal, before: date, *, actor: str) -> list[Path]:
    """Move the days before a date into volumes, and return their files.

    A day ends with the last checkpoint that was signed in it. The newest hand stays in the journal.

    Raise JournalError: `nothing` if no such day is in the file, `not_whole` if the file was altered, and as
    `Journal.append` does; `disk_full` and `unreadable` for the folder of the volumes. The journal is then unchanged, or
    has only gained the event about the archive.
    """
    _require_whole(journal)
    parts = list(_parts(journal, before))
    if not parts:
        raise JournalError("nothing", "The journal has no days before {before} to archive.", before=before.isoformat())
    folder = journal.path.parent / FOLDER
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        sync_folder(folder.parent)
        _remove_unfinished(journal)
        archives = [archive for archive in _archived(journal) if archive[2] <= journal.first_seq()]
        archives.extend(_write_volume(journal, folder, part) for part in parts)
        what = JournalArchived(archives=tuple(archives))
        newest = journal.event(journal.last_seq())
        # An interrupted run may have recorded it already.
        if newest is None or (newest.what, newest.actor) != (what, actor):
            journal.append(what, hand=None, actor=actor)
        journal.replace(partial(_write, journal, parts[-1].last, journal.last_seq()))
    except OSError as error:
        raise JournalError(
            "unreadable",
            "The archive {folder} cannot be written ({strerror}): check its disk; the journal has everything.",
            folder=folder,
            strerror=error.strerror,
        ) from error
    except sqlite3.Error as error:
        raise explain(error) from error
    return [folder / part.name for part in parts]


def _require_whole(journal: Journal) -> None:
    walk = Walk(journal, table=journal.table, archived=False, structure=True)
    while (report := walk.step()) is None:
        pass
    if not report.is_whole:
        found = " ".join(report.sentences())
        raise JournalError("not_whole", "Nothing was archived: {found}", found=found)


def _parts(journal: Journal, before: date) -> Iterator[_VolumeDue]:
    """Yield the volumes to be made: all days of one month that are before the date."""
    after = journal.first_seq()
    newest = next(iter(journal.hand(journal.last_hand())), None)
    most = journal.last_seq() if newest is None else newest.seq
    begins = last = None
    for event in journal.events(after + 1, Signed):
        day = _day(event)
        if event.seq >= most or day >= before:
            break
        if begins is not None and last is not None and (day.year, day.month) > (begins.year, begins.month):
            yield _VolumeDue(after, last.seq, begins, _day(last))
            after, begins = last.seq, None
        begins, last = begins or day, event
    if begins is not None and last is not None:
        yield _VolumeDue(after, last.seq, begins, _day(last))


def _day(event: Event) -> date:
    return datetime.fromtimestamp(event.at_ms / 1000).astimezone().date()


def _archived(journal: Journal) -> tuple[tuple[str, int, int, str], ...]:
    archivings = [event.of(JournalArchived) for event in journal.events(journal.first_seq(), JournalArchived)]
    return archivings[-1].archives if archivings else ()


def _remove_unfinished(journal: Journal) -> None:
    """Remove the files of an interrupted run: all of their events are still in the journal."""
    for volume in volumes(journal.path):
        if volume.last > journal.first_seq():
            query = "SELECT {} FROM event WHERE seq = ?"
            with JournalFile.to_read(volume.path) as file:
                same = file.row(query, volume.last) == journal.row(query, volume.last)
            if not same:
                raise JournalError(
                    "archive",
                    "The archive {path} has events missing from the journal: keep both.",
                    path=volume.path,
                )
            volume.path.unlink()
    for draft in (journal.path.parent / FOLDER).glob("*.new*"):
        draft.unlink()


def _write_volume(journal: Journal, folder: Path, part: _VolumeDue) -> tuple[str, int, int, str]:
    """Write a volume under its name, read it back, and sync it. Return its entry for the journal."""
    path = folder / part.name
    draft = path.with_name(path.name + ".new")
    head = _write(journal, part.after, part.last, draft)
    draft.chmod(0o400)
    draft.rename(path)
    sync_folder(folder)
    volume = Volume.at(path)
    assert volume is not None, "a volume is known by its name"
    return part.name, volume.first, volume.last, head.hex()


def _rows(journal: Journal, first: int, last: int) -> Iterator[Row]:
    """Yield the first event, and those from `first` to `last`, out of the journal's own file."""
    created = journal.event(1)
    assert created is not None, "a journal has a first event"
    yield created.row
    for page in journal.pages(first):
        for row in page:
            if 1 < row[0] <= last:
                yield row
        if page[-1][0] >= last:
            return


def _write(journal: Journal, first: int, last: int, draft: Path) -> bytes:
    """Write events into a new file, read it back, and return the hash of the last one.

    It has no write-ahead log, so that a volume can be read where nobody may write.
    """
    remove(draft)
    with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous=FULL")
        fill(db, _rows(journal, first, last))
    return _read_back(journal, first, last, draft)


def _read_back(journal: Journal, first: int, last: int, draft: Path) -> bytes:
    """Compare a new file with the events of the journal that it must have. Return the hash of the last one."""
    with JournalFile.to_read(draft) as written:
        found = written.rows("SELECT {} FROM event ORDER BY seq")
        row: Row = ()
        for expected in _rows(journal, first, last):
            row = next(found, ())
            if row != expected:
                raise JournalError("disk_error", "The disk failed, so nothing was archived: call a technician.")
        if next(found, None) is not None or written.structure_faults():
            raise JournalError("disk_error", "The disk failed, so nothing was archived: call a technician.")
    head: bytes = row[10]
    return head
