"""Volumes are written, read back, and synced before the journal removes anything; otherwise it stays as it was."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import JournalArchived
from kiosk.journal import Journal, archive, read_journal, verify
from kiosk.journal.volumes import FOLDER, Shelf, Volume, volumes
from tests.faults.journals import LONG_BYTES, StillClock, open_journal, play, spoil_index, tampering
from tests.faults.synced import on_sync

FIRST = datetime(2026, 9, 28, 12).astimezone()
DAYS = [FIRST.date() + timedelta(days=nth) for nth in range(5)]
EVER = date(2030, 1, 1)
NAMES = [f"{DAYS[0]}_{DAYS[0]}_1-9.db", f"{DAYS[1]}_{DAYS[1]}_10-17.db"]


def each_day(folder: Path, does: Callable[[Journal], object], days: int = 3) -> Path:
    """Open a journal in which this was done on each of the days, and return its folder."""
    clock = StillClock(int(FIRST.timestamp() * 1000))
    with open_journal(folder, clock=clock) as journal:
        for _ in range(days):
            does(journal)
            clock.pass_ms(86_400_000)
    return folder


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a journal with a hand of eight events on each of three days."""
    return each_day(tmp_path_factory.mktemp("played"), play)


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    for word in ("table.journal", "checkpoints"):
        shutil.copy(played / word, tmp_path)
    return tmp_path


def archived(folder: Path, before: date = EVER) -> list[str]:
    with open_journal(folder) as journal:
        return [path.name for path in archive(journal, before, actor="novak")]


def refused(folder: Path, code: str, sentence: str) -> None:
    """Check that nothing is archived, in these words, and that the journal has everything, and no new volume."""
    files = sorted((folder / FOLDER).glob("*.db"))
    with pytest.raises(JournalError, match=sentence) as caught:
        archived(folder)
    assert code == caught.value.code
    with read_journal(folder / "table.journal") as journal:
        assert [*range(1, 26)] == [event.seq for event in journal.events()]
    assert files == sorted((folder / FOLDER).glob("*.db"))
    assert not list(folder.glob("table.journal.new*"))


def test_each_run_goes_on_where_the_one_before_ended_and_names_all_volumes(folder: Path) -> None:
    listed = []
    for day in DAYS[1:3]:
        archived(folder, day)
        with read_journal(folder / "table.journal") as journal:
            *_, event = journal.events(1, JournalArchived)
        listed.append([(name, first, last) for name, first, last, _ in event.of(JournalArchived).archives])
    assert [[(NAMES[0], 1, 9)], [(NAMES[0], 1, 9), (NAMES[1], 10, 17)]] == listed
    assert verify(folder / "table.journal", checkpoints=folder / "checkpoints").is_whole


def test_days_on_which_nobody_dealt(tmp_path: Path) -> None:
    """The newest event stays, as the newest hand does."""
    folder = each_day(tmp_path, lambda journal: journal.checkpoint({}))
    assert [f"{DAYS[0]}_{DAYS[1]}_1-3.db"] == archived(folder)
    assert [f"{DAYS[2]}_{DAYS[2]}_4-4.db"] == archived(folder)


def test_an_older_archive_may_be_away(folder: Path) -> None:
    archived(folder, DAYS[1])
    (folder / FOLDER / NAMES[0]).rename(folder / "elsewhere.db")
    assert [NAMES[1]] == archived(folder)
    (folder / "elsewhere.db").rename(folder / FOLDER / NAMES[0])
    assert verify(folder / "table.journal", checkpoints=folder / "checkpoints").is_whole


def test_each_name_lasts_before_the_journal_says_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []

    def noted(path: Path) -> None:
        if path.is_dir():
            synced.append((path, sorted(found.name for found in path.iterdir() if found.suffix in (".db", ""))))

    on_sync(monkeypatch, noted)
    archived(folder, DAYS[1])
    archived(folder)
    volume = folder / FOLDER
    (beside, names), *rest = synced
    assert folder == beside and FOLDER in names
    assert [(volume, NAMES[:1]), (volume, NAMES)] == [found for found in rest if found[0] == volume]


def test_only_its_owner_reads_it(folder: Path) -> None:
    before = os.umask(0)
    try:
        archived(folder)
    finally:
        os.umask(before)
    assert 0o700 == (folder / FOLDER).stat().st_mode & 0o777
    assert [0o400] == [path.stat().st_mode & 0o777 for path in (folder / FOLDER).iterdir()]


def test_remains_of_an_interrupted_run_are_removed(folder: Path) -> None:
    (folder / FOLDER).mkdir()
    drafts = [
        folder / "table.journal.new",
        folder / FOLDER / f"{NAMES[0]}.new",
        folder / FOLDER / f"{NAMES[1]}.new-wal",
    ]
    for draft in drafts:
        shutil.copy(folder / "table.journal", draft)
    assert [f"{DAYS[0]}_{DAYS[1]}_1-17.db"] == archived(folder)
    assert [] == [draft for draft in drafts if draft.exists()]


def test_a_run_that_was_broken_off_after_its_volume_is_begun_again_with_another_date(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = Path(shutil.copytree(folder, tmp_path_factory.mktemp("elsewhere"), dirs_exist_ok=True))
    assert [NAMES[0]] == archived(elsewhere, DAYS[1])
    # This is the whole result of the first run: the journal has every event.
    shutil.copytree(elsewhere / FOLDER, folder / FOLDER)
    assert [f"{DAYS[0]}_{DAYS[1]}_1-17.db"] == archived(folder)
    assert [f"{DAYS[0]}_{DAYS[1]}_1-17.db"] == sorted(path.name for path in (folder / FOLDER).glob("*.db"))


def other_row(db: sqlite3.Connection) -> None:
    db.execute("UPDATE event SET hash = zeroblob(32) WHERE seq = (SELECT max(seq) FROM event)")


def one_less(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)")


def one_more(db: sqlite3.Connection) -> None:
    db.execute("CREATE TEMP TABLE last AS SELECT * FROM event WHERE seq = (SELECT max(seq) FROM event)")
    db.execute("UPDATE last SET seq = seq + 1, event_id = randomblob(32)")
    db.execute("INSERT INTO event SELECT * FROM last")


@pytest.mark.parametrize("wrong", [other_row, one_less, one_more, spoil_index])
def test_a_disk_that_keeps_something_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wrong: Callable[[sqlite3.Connection], None]
) -> None:
    class WrongConnection(sqlite3.Connection):
        """A connection to a disk that changes a file once its events have been written."""

        def executemany(self, sql: str, rows: Any) -> sqlite3.Cursor:
            cursor = super().executemany(sql, rows)
            if "INTO event" in sql:
                wrong(self)
            return cursor

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=WrongConnection))
    refused(folder, "disk_error", "The disk failed, so nothing was archived: call a technician")


def test_a_disk_that_is_full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class FullConnection(sqlite3.Connection):
        def executemany(self, _sql: str, _rows: Any) -> NoReturn:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=FullConnection))
    refused(folder, "disk_full", "The disk is full")


def test_a_file_in_place_of_the_archive_folder_is_reported(folder: Path) -> None:
    (folder / FOLDER).write_text("notes")
    refused(folder, "unreadable", r"archive cannot be written \(.+\): check its disk; the journal has everything")


def test_an_index_that_does_not_fit(folder: Path) -> None:
    """A short journal is checked when it is opened; a long one only before anything is moved."""
    with tampering(folder / "table.journal") as db:
        spoil_index(db)
    os.truncate(folder / "table.journal", LONG_BYTES)
    with (
        open_journal(folder) as journal,
        pytest.raises(JournalError, match="Nothing was archived: The file is damaged"),
    ):
        archive(journal, EVER, actor="novak")


def test_a_volume_with_events_that_the_journal_lacks(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two files have the same events, and one of them is wrong: nobody may remove either."""
    other = each_day(tmp_path_factory.mktemp("other"), lambda journal: play(journal, answers=3))
    (folder / FOLDER).mkdir()
    shutil.copy(other / "table.journal", folder / FOLDER / NAMES[0])
    refused(folder, "archive", "has events missing from the journal: keep both")


def test_a_volume_is_known_by_its_name() -> None:
    path = Path("archive") / "2026-10-01_2026-10-31_2-123456.db"
    assert Volume(last=123456, first=2, path=path) == Volume.at(path)
    for name in (f"{path.name}.new", f"{path.name}-wal", f"a{path.name}", "2026-10-01_2026-10-31_2-.db", "notes"):
        assert Volume.at(path.with_name(name)) is None


def test_they_stand_oldest_first(tmp_path: Path) -> None:
    journal = tmp_path / "table.journal"
    assert [] == volumes(journal) == Shelf(journal).volumes
    (tmp_path / FOLDER).mkdir()
    for last in (300, 20, 1000):
        (tmp_path / FOLDER / f"2026-10-01_2026-10-31_2-{last}.db").touch()
    (tmp_path / FOLDER / "notes").touch()
    assert [20, 300, 1000] == [volume.last for volume in volumes(journal)]
    assert volumes(journal) == Shelf(journal).volumes


def test_each_is_opened_once_and_again_after_it_was_closed(folder: Path) -> None:
    archived(folder, DAYS[1])
    archived(folder)
    shelf = Shelf(folder / "table.journal")
    files = list(shelf.files())
    assert NAMES == [volume.path.name for volume, _ in files]
    assert [id(file) for _, file in files] == [id(file) for _, file in shelf.files()]
    shelf.close()
    for _, file in files:
        with pytest.raises(JournalError):
            file.last_seq()
    assert [9, 17] == [file.last_seq() for _, file in shelf.files()]
    shelf.close()
