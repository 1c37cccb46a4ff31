"""A file is checked before it is used: its fault is one sentence, and nothing keeps it open."""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal.formats import packed
from kiosk.journal.opened import JournalFile, explain, read_only
from tests.faults.journals import TABLE, open_journal, play, spoil_index, tampering

DAMAGED = "The journal is damaged: keep the file."


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    with open_journal(folder) as journal:
        play(journal, hands=2)
    return folder / "table.journal"


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path))


def refused(path: Path, code: str, sentence: str) -> None:
    """Check that a file is refused in this sentence, and that nobody has it open then."""
    with pytest.raises(JournalError) as caught:
        JournalFile.to_read(path)
    assert (code, sentence) == (caught.value.code, caught.value.message)
    assert not is_open(path)  # This holds while the error keeps open files alive.


def is_open(path: Path) -> bool:
    return any(os.path.realpath(name) == str(path.resolve()) for name in Path("/proc/self/fd").iterdir())


def test_opened_file_reports_table_range_and_rows(path: Path) -> None:
    with JournalFile.to_read(path) as file:
        assert (TABLE, 1, 17) == (file.table, file.first_seq(), file.last_seq())
        assert [] == file.structure_faults()
        assert [*range(1, 18)] == [row[0] for row in file.rows("SELECT {} FROM event ORDER BY seq")]
        assert file.row("SELECT {} FROM event WHERE seq = 18") is None
        assert is_open(path)
    assert not is_open(path)


def test_a_reading_that_is_given_up_holds_nothing(path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    with JournalFile.to_read(path) as file:
        read = file.rows("SELECT {} FROM event ORDER BY seq")
        next(read)
    del read  # It is closed silently, also if its file was closed before.
    assert not is_open(path)
    with open_journal(tmp_path_factory.mktemp("log")) as journal:
        play(journal)
        assert journal.row("SELECT {} FROM event ORDER BY seq") is not None
        (busy, _, _) = journal.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert not busy, "an open reading keeps the log from being emptied"


@pytest.mark.parametrize("last", [1, 2, 3])
def test_short_journal_begins_at_event_one(path: Path, last: int) -> None:
    with tampering(path) as db:
        db.execute("DELETE FROM event WHERE seq > ?", (last,))
    with JournalFile.to_read(path) as file:
        assert (1, last) == (file.first_seq(), file.last_seq())


@pytest.mark.parametrize("gone", [2, 3, 9])
def test_archived_journal_begins_after_its_archived_events(path: Path, gone: int) -> None:
    with tampering(path) as db:
        db.execute("DELETE FROM event WHERE seq BETWEEN 2 AND ?", (gone,))
    with JournalFile.to_read(path) as file:
        assert (gone + 1, 17) == (file.first_seq(), file.last_seq())


def test_a_journal_opened_to_read_refuses_every_write(path: Path) -> None:
    with contextlib.closing(read_only(path)) as db:
        for statement in ("DELETE FROM event", "PRAGMA user_version=3", "CREATE TEMP TABLE beside(a)"):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                db.execute(statement)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "table.journal"
    refused(path, "missing", f"Journal {path} not found: check the path.")
    assert not path.exists()
    with pytest.raises(sqlite3.OperationalError):
        read_only(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"Dear Sir or Madam,\n" * 300)
    refused(path, "damaged", DAMAGED)


def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with tampering(path) as db:
        db.execute("PRAGMA application_id=7")
    refused(path, "not_a_journal", f"{path} is empty or not a journal: check the path; nothing was changed.")


@pytest.mark.parametrize("number", [1, 99])
def test_file_of_another_format_is_refused(path: Path, number: int) -> None:
    with tampering(path) as db:
        db.execute("DROP TABLE dictionary")  # Its schema is not compared with ours.
        db.execute(f"PRAGMA user_version={number}")
    refused(
        path,
        "version",
        f"Another version made this journal (format {number}): install that version, or run kiosk journal begin-again. "
        "Nothing was changed.",
    )
    assert not is_open(path)


@pytest.mark.parametrize(
    ("statement", "name"),
    [
        ("DROP TRIGGER event_never_goes", "event_never_goes"),
        ("DROP INDEX event_by_hand", "event_by_hand"),
        ("CREATE TABLE extra(a)", "extra"),
        ("ALTER TABLE dictionary ADD COLUMN more TEXT", "dictionary"),
    ],
)
def test_a_schema_that_was_changed(path: Path, statement: str, name: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(statement)
    refused(path, "schema", f"The journal’s {name} was altered: keep the file.")


def not_begun(path: Path, what: str) -> None:
    refused(path, "changed", f"Event 1 {what}: stop the table, and keep the file.")


@pytest.mark.parametrize("gone", ["seq = 1", "seq > 0"])
def test_a_beginning_that_is_gone(path: Path, gone: str) -> None:
    with tampering(path) as db:
        db.execute(f"DELETE FROM event WHERE {gone}")
    not_begun(path, "is not the first event")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("kind = 'noted'", "is not the first event"),
        ("actor = 'nobody'", "was altered"),
        ("body = packed('{}')", "cannot be read"),
        ("body = packed('[')", "cannot be read"),
        ("body = packed(replace(unpacked(body), 'device_key', 'key'))", "cannot be read"),
        ("body = packed(replace(unpacked(body), 'key\":\"', 'key\":\"x'))", "cannot be read"),
    ],
)
def test_a_beginning_that_was_changed(path: Path, change: str, what: str) -> None:
    with tampering(path) as db:
        db.execute(f"UPDATE event SET {change} WHERE seq = 1")
    not_begun(path, what)


def test_a_text_that_cannot_be_unpacked_is_damage(path: Path) -> None:
    with tampering(path) as db:
        db.execute("UPDATE event SET body = ? WHERE seq = 5", (packed("{}" * 999)[:-3],))
    with JournalFile.to_read(path) as file:
        read = file.rows("SELECT {} FROM event ORDER BY seq")
        assert [1, 2, 3, 4] == [next(read)[0] for _ in range(4)]
        with pytest.raises(JournalError) as caught:
            next(read)
    assert ("damaged", DAMAGED) == (caught.value.code, caught.value.message)


def test_an_index_that_does_not_fit_is_a_fault_of_the_structure(path: Path) -> None:
    with tampering(path) as db:
        spoil_index(db)
    with JournalFile.to_read(path) as file:
        assert file.structure_faults()


def failing(code: int | None, sentence: str = "it failed") -> sqlite3.Error:
    error = sqlite3.OperationalError(sentence)
    if code is not None:
        error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (failing(sqlite3.SQLITE_FULL), "disk_full"),
        (failing(sqlite3.SQLITE_IOERR), "disk_error"),
        (failing(sqlite3.SQLITE_IOERR_FSYNC), "disk_error"),
        (failing(sqlite3.SQLITE_IOERR_READ, "a decoder's name"), "disk_error"),
        (failing(sqlite3.SQLITE_READONLY_DIRECTORY), "read_only"),
        (failing(sqlite3.SQLITE_CANTOPEN), "unreadable"),
        (failing(sqlite3.SQLITE_BUSY_SNAPSHOT), "locked"),
        (failing(sqlite3.SQLITE_CORRUPT_INDEX), "damaged"),
        (failing(sqlite3.SQLITE_NOTADB), "damaged"),
        (failing(sqlite3.SQLITE_NOMEM), "no_memory"),
        (failing(None, "Could not decode to UTF-8 column 'actor'"), "damaged"),
        (UnicodeDecodeError("utf-8", b"\xa4", 0, 1, "invalid start byte"), "damaged"),
        (failing(sqlite3.SQLITE_ERROR), "failed"),
        (failing(None), "failed"),
    ],
)
def test_each_error_is_one_that_a_person_can_act_on(error: sqlite3.Error | UnicodeDecodeError, code: str) -> None:
    assert code == explain(error).code


def test_an_error_without_a_meaning_of_its_own_is_quoted(path: Path) -> None:
    with JournalFile.to_read(path) as file, pytest.raises(JournalError) as caught:
        list(file.cells("SELECT nobody FROM event"))
    assert "The journal failed (no such column: nobody): call a technician." == caught.value.message
