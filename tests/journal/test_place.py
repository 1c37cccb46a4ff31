"""The file and its log are compared with their earlier places: only growth is accepted."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal.place import JournalPlace
from tests.faults.journals import fails

Happens = Callable[[Path], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "table.journal"
    path.write_bytes(b"file")
    log(path).write_bytes(b"log")
    return path


def log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def copied(path: Path) -> None:
    """Put another file of the same length in its place while the old one still exists: it is another inode."""
    path.rename(path.with_name("before"))
    path.write_bytes(path.with_name("before").read_bytes())


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 1)


def grown(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"more")


def untouched(path: Path) -> None:
    pass


MOVED = pytest.mark.parametrize("happens", [Path.unlink, copied, cut])
GOES_ON = pytest.mark.parametrize("happens", [untouched, grown])


@GOES_ON
def test_growing_file_passes_the_place_check(path: Path, happens: Happens) -> None:
    place = JournalPlace.of(path)
    for changed in (path, log(path)):
        happens(changed)
        place.check_log(path)
        place.check(path)
    assert JournalPlace.of(path) == place


@MOVED
@pytest.mark.parametrize("name", ["table.journal", "table.journal-wal"])
def test_after_a_commit_neither_may_have_moved(path: Path, happens: Happens, name: str) -> None:
    place = JournalPlace.of(path)
    before = JournalPlace.of(path)
    happens(path.with_name(name))
    for _ in range(2):  # A moved file is not found the next time either.
        with fails("moved", "was deleted, moved or cut while the table was open"):
            place.check(path)
    assert before == place


@MOVED
def test_before_a_commit_the_log_may_not_have_moved(path: Path, happens: Happens) -> None:
    place = JournalPlace.of(path)
    happens(log(path))
    with fails("moved", "was deleted, moved or cut while the table was open"):
        place.check_log(path)


def test_a_log_begins_with_the_first_commit(path: Path) -> None:
    log(path).unlink()
    place = JournalPlace.of(path)
    place.check_log(path)
    place.check(path)
    log(path).write_bytes(b"log")
    place.check_log(path)
    place.check(path)
    log(path).unlink()
    for check in (place.check_log, place.check):
        with pytest.raises(JournalError, match="stop dealing"):
            check(path)


def test_missing_or_recreated_file_fails_the_place_check(path: Path) -> None:
    path.unlink()
    with pytest.raises(JournalError, match="stop dealing"):
        JournalPlace.of(path).check(path)
    place = JournalPlace.of(path)
    path.write_bytes(b"file")
    with pytest.raises(JournalError, match="stop dealing"):
        place.check(path)
