"""It is unknown whether the last events are written: queries then, and other programs with the journal open."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import Journal, verify
from tests.faults.disk import Disk
from tests.faults.journals import KEY, TABLE, answer, fails, open_journal, play, steps
from tests.faults.synced import on_sync


@contextmanager
def doubted(folder: Path, disk: Disk, openings: int = 1) -> Iterator[Journal]:
    """Give a journal whose last answer, "a", may be written: it cannot be opened that many times. Verify it."""
    with open_journal(folder, connect=disk.connect) as journal:
        play(journal, answers=1)
        disk.after, disk.openings = True, openings
        with fails("in_doubt"):
            answer(journal, step="a")
        yield journal
    report = verify(folder / "table.journal", key=KEY, table=TABLE, checkpoints=folder / "checkpoints")
    assert report.is_whole, report.findings


def test_a_checkpoint_signs_events_that_were_written_after_all(tmp_path: Path) -> None:
    with doubted(tmp_path, Disk()) as journal:
        signed = journal.checkpoint({"hands": 1})
        assert steps(journal) == ["step 0", "a"]
        assert journal.since_checkpoint() == ({"hands": 1}, [])
        assert journal.last_seq() == signed.seq


def test_doubtful_journal_is_reread_after_a_failed_open(tmp_path: Path) -> None:
    disk = Disk()
    with doubted(tmp_path, disk, openings=2) as journal:
        with fails("disk_error"):
            steps(journal)
        assert steps(journal) == ["step 0", "a"]
        assert journal.in_doubt
        assert journal.find_out()


def test_doubtful_journal_is_reread_after_a_failed_folder_sync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: Path) -> None:
        if path == tmp_path:
            raise OSError(5, "Input/output error")

    with doubted(tmp_path, Disk()) as journal:
        on_sync(monkeypatch, broken)
        with pytest.raises(JournalError, match="Input/output error"):
            steps(journal)
        monkeypatch.undo()
        assert steps(journal) == ["step 0", "a"]
        assert journal.find_out()


def test_the_cause_is_the_first_fault_and_later_the_present_one(tmp_path: Path) -> None:
    disk = Disk()
    with open_journal(tmp_path, connect=disk.connect) as journal:
        play(journal, answers=1)
        disk.after, disk.openings = True, 2
        for _ in range(2):
            with pytest.raises(JournalError) as caught:
                answer(journal, step="a")
            assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
        assert journal.find_out()


def noted(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Return the following syncs with their state: the folder with or without a log, and the log's bytes."""
    synced: list[str] = []
    log = path.with_name(path.name + "-wal")

    def noticed(synced_path: Path) -> None:
        if synced_path == log:
            synced.append(f"a log of {log.stat().st_size} bytes")
        elif synced_path == path.parent:
            synced.append("a folder with a log" if log.exists() else "a folder without a log")

    on_sync(monkeypatch, noticed)
    return synced


def test_after_a_commit_that_failed_the_disk_has_no_log_that_would_bring_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk()
    with open_journal(tmp_path, connect=disk.connect) as journal:
        play(journal, answers=1)
        synced = noted(monkeypatch, journal.path)
        disk.before = 1
        with pytest.raises(JournalError):
            answer(journal, step="a")
        assert synced == ["a folder without a log"]


def test_no_compaction_while_another_program_has_the_log_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite then does not remove the log, and it must be emptied."""
    disk = Disk()
    with (
        open_journal(tmp_path, connect=disk.connect) as journal,
        closing(sqlite3.connect(journal.path, isolation_level=None)) as reader,
    ):
        play(journal, answers=1)
        reader.execute("SELECT max(seq) FROM event").fetchone()
        synced = noted(monkeypatch, journal.path)
        disk.before = 1
        with fails("disk_error"):
            answer(journal, step="a")
        assert synced == ["a folder with a log", "a log of 0 bytes"]
        answer(journal, step="b")
        assert steps(journal) == ["step 0", "b"]


def test_while_another_process_reads_the_log_it_is_not_known(tmp_path: Path) -> None:
    """The log cannot be emptied then. Once nobody reads it, this is retried."""
    disk = Disk()

    def impatient(path: Path) -> sqlite3.Connection:
        db = disk.connect(path)
        db.execute("PRAGMA busy_timeout=0")
        return db

    with (
        open_journal(tmp_path, connect=impatient) as journal,
        closing(sqlite3.connect(journal.path, isolation_level=None)) as reader,
    ):
        play(journal, answers=1)
        answer(journal, step="in the log")
        reader.execute("BEGIN")
        reader.execute("SELECT max(seq) FROM event").fetchone()
        disk.before = 1
        with fails("in_doubt"):
            answer(journal, step="a")
        reader.execute("COMMIT")
        assert not journal.find_out()
        assert not journal.in_doubt
        answer(journal, step="b")
        assert steps(journal) == ["step 0", "in the log", "b"]
