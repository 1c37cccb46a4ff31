"""The journal's file is deleted, moved, replaced, or cut while the table is open: no event is then acknowledged."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import verify
from tests.faults.journals import answer, fails, open_journal, play
from tests.tables import House


def deleted(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def replaced(path: Path) -> None:
    """Replace it by a copy, as a restored backup does."""
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


WAYS = (deleted, moved, replaced, cut, emptied)


@pytest.mark.parametrize("log", [False, True], ids=["file", "log"])
@pytest.mark.parametrize("way", WAYS)
def test_no_event_is_acknowledged(tmp_path: Path, way: Callable[[Path], None], log: bool) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=3)
        answer(journal)
        head = journal.head
        way(tmp_path / ("table.journal-wal" if log else "table.journal"))
        for _ in range(3):
            with fails("moved", "stop dealing"):
                answer(journal)
        with pytest.raises(JournalError):
            journal.checkpoint({})
        assert journal.head == head


def test_no_event_is_acknowledged_that_would_fill_a_hole_in_the_log(tmp_path: Path) -> None:
    """The log is written at its end: it has its former length once the next event follows the hole."""
    with open_journal(tmp_path) as journal:
        play(journal)
        log = tmp_path / "table.journal-wal"
        before = 0
        while log.stat().st_size == before or not before:  # Until it grows with each event.
            before = log.stat().st_size
            answer(journal)
        head = journal.head
        cut(log)
        for _ in range(2):
            with pytest.raises(JournalError, match="stop dealing"):
                answer(journal)
        assert journal.head == head


def test_no_event_is_acknowledged_after_the_folder_is_moved(tmp_path: Path) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    with open_journal(folder) as journal:
        play(journal)
        folder_moved(folder / "table.journal")
        with pytest.raises(JournalError, match="stop dealing"):
            answer(journal)


@pytest.mark.parametrize("way", WAYS)
def test_the_table_stops_and_names_the_remedy(tmp_path: Path, way: Callable[[Path], None]) -> None:
    house = House(tmp_path)
    house.table.play.place(1, "ante", 500)
    way(tmp_path / "journal.db")
    with pytest.raises(JournalError, match="stop dealing"):
        house.table.play.place(2, "ante", 500)
    assert "leave the folder as it is, and call a technician" in house.table.stopped
    with pytest.raises(JournalError, match="stop dealing"):
        house.table.play.place(2, "ante", 500)


def test_moves_by_the_kiosk_itself_are_no_fault(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        for _ in range(8):
            play(journal, hands=3)
            journal.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    assert verify(tmp_path / "table.journal", checkpoints=tmp_path / "checkpoints").is_whole
