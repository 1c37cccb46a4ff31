"""Another file replaces the journal's own: after any interruption there is one whole journal."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import Journal, verify
from tests.faults.disk import Disk
from tests.faults.journals import answer, fails, open_journal, play
from tests.faults.synced import on_sync


def copied(journal: Journal) -> Callable[[Path], object]:
    """Return a function that makes a file with the same events."""

    def write(draft: Path) -> None:
        with closing(sqlite3.connect(draft)) as new:
            journal.db.backup(new)
            new.execute("PRAGMA journal_mode=DELETE").fetchall()

    return write


def is_whole(folder: Path, events: int) -> bool:
    report = verify(folder / "table.journal", checkpoints=folder / "checkpoints")
    return report.is_whole and report.events == events


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if ".new" in path.name)


def test_the_name_of_the_new_file_lasts_before_anything_is_written_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event in a file whose name a power cut removes is lost."""
    lasting: list[int] = []

    def noted(path: Path) -> None:
        if path == tmp_path:
            lasting.append((path / "table.journal").stat().st_ino)

    with open_journal(tmp_path) as journal:
        play(journal)
        old = journal.path.stat().st_ino
        on_sync(monkeypatch, noted)
        journal.replace(copied(journal))
        assert journal.path.stat().st_ino != old
        assert lasting[-1:] == [journal.path.stat().st_ino]
        events = answer(journal).seq
    assert is_whole(tmp_path, events)


def test_a_draft_that_was_not_finished_is_taken_away(tmp_path: Path) -> None:
    def breaks(draft: Path) -> None:
        shutil.copy(tmp_path / "table.journal", draft)
        raise OSError(28, "No space left on device")

    with open_journal(tmp_path) as journal:
        play(journal)
        with pytest.raises(OSError, match="No space left"):
            journal.replace(breaks)
        assert names(tmp_path) == []
        events = answer(journal).seq
    assert is_whole(tmp_path, events)


def test_nothing_is_replaced_during_a_read_of_the_old_log(tmp_path: Path) -> None:
    """Events only in the log would be in neither file."""
    with open_journal(tmp_path) as journal, closing(sqlite3.connect(journal.path, isolation_level=None)) as reader:
        play(journal)
        journal.db.execute("PRAGMA busy_timeout=0")
        reader.execute("BEGIN")
        reader.execute("SELECT max(seq) FROM event").fetchone()
        events = answer(journal).seq
        old = journal.path.stat().st_ino
        with pytest.raises(sqlite3.OperationalError, match="a reader holds the log"):
            journal.replace(copied(journal))
        assert journal.path.stat().st_ino == old
        assert names(tmp_path) == []
        reader.execute("COMMIT")
        journal.replace(copied(journal))
        assert journal.path.stat().st_ino != old
        assert answer(journal).seq == events + 1
    assert is_whole(tmp_path, events + 1)


def test_replaced_journal_has_its_own_write_ahead_log(tmp_path: Path) -> None:
    """Its pages are elsewhere: data of the one would be read as the other's."""
    with open_journal(tmp_path) as journal, closing(sqlite3.connect(journal.path, isolation_level=None)) as reader:
        play(journal)
        before = reader.execute("SELECT max(seq) FROM event").fetchone()
        beside = [journal.path.with_name(journal.path.name + end) for end in ("-wal", "-shm")]
        old = [path.stat().st_ino for path in beside]
        kept = [path.open("rb") for path in beside]  # No number is reused.
        journal.replace(copied(journal))
        events = answer(journal).seq
        assert not set(old) & {path.stat().st_ino for path in beside}
        assert reader.execute("SELECT max(seq) FROM event").fetchone() == before
        for file in kept:
            file.close()
    assert is_whole(tmp_path, events)


def test_nothing_is_replaced_while_the_state_of_the_file_is_unknown(tmp_path: Path) -> None:
    disk = Disk()
    with open_journal(tmp_path, connect=disk.connect) as journal:
        play(journal)
        disk.after, disk.openings = True, 2
        with pytest.raises(JournalError):
            answer(journal)
        written: list[Path] = []
        with fails("in_doubt"):
            journal.replace(written.append)
        assert written == []
        journal.replace(copied(journal))
        assert not journal.in_doubt
        events = answer(journal).seq
    assert is_whole(tmp_path, events)


def test_after_each_hand_the_file_has_it_without_its_log(tmp_path: Path) -> None:
    """The log does not grow with the day, and a copy of the file alone has all signed events."""
    (alone := tmp_path / "alone").mkdir()
    with open_journal(tmp_path) as journal:
        play(journal, hands=3)
        shutil.copy(journal.path, alone)
        shutil.copy(tmp_path / "checkpoints", alone)
        assert is_whole(alone, journal.last_seq())


def test_the_new_file_has_its_final_mode_before_it_has_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of mode after the rename leaves a hot journal after a power cut, and nobody could open the file."""
    modes: list[bytes] = []
    rename = os.rename

    def noted(source: Path, target: Path) -> None:
        if Path(target).name == "table.journal":
            modes.append(Path(source).read_bytes()[18:20])
        rename(source, target)

    with open_journal(tmp_path) as journal:
        play(journal)
        monkeypatch.setattr(os, "rename", noted)
        journal.replace(copied(journal))
        assert modes == [b"\x02\x02"]  # These are the write-ahead log, to read and to write.
        events = answer(journal).seq
    assert is_whole(tmp_path, events)


def test_a_file_that_a_cut_left_with_a_hot_journal_opens(tmp_path: Path) -> None:
    """Every reader opens it, and it is as it was before the cut."""
    left = tmp_path / "left"
    left.mkdir()
    with open_journal(tmp_path) as journal:
        play(journal)
        events = journal.last_seq()
        copied(journal)(left / "table.journal")
    shutil.copy(tmp_path / "checkpoints", left / "checkpoints")
    with closing(sqlite3.connect(left / "table.journal", isolation_level=None)) as db:
        db.execute("PRAGMA cache_spill=1")
        db.execute("PRAGMA cache_size=1")
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE half AS SELECT * FROM event")
        image = {path.name: path.read_bytes() for path in left.iterdir()}
        db.execute("ROLLBACK")
    assert len(image["table.journal-journal"]) > 512
    for name, content in image.items():
        (left / name).write_bytes(content)
    assert is_whole(left, events)
