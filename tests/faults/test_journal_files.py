"""A file that is not, or no longer, the journal of this table: one sentence, and nothing is changed."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import Journal, read_journal, verify
from kiosk.journal.chain import chain, seal_key, sealed_id
from kiosk.journal.formats import packed
from tests.faults.journals import (
    ANSWER,
    KEY,
    LONG_BYTES,
    OTHER_KEY,
    TABLE,
    StillClock,
    all_rows,
    answer,
    fails,
    open_journal,
    play,
    tampering,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with open_journal(tmp_path) as journal:
        play(journal, hands=2)
        answer(journal)
    return tmp_path


def refused(folder: Path, code: str, sentence: str) -> None:
    """Check that the journal is refused in a sentence with this text, and that no file has changed."""
    before = contents(folder)
    with pytest.raises(JournalError, match=sentence) as caught:
        open_journal(folder)
    assert caught.value.code == code
    assert caught.value.message.count("\n") == 0
    assert contents(folder) == before


def contents(folder: Path) -> dict[str, bytes]:
    # Beside the file are SQLite's shared memory, which holds no data, and the lock.
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if not path.name.endswith(("-shm", ".lock")) and path.stat().st_size
    }


def raw(folder: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / "table.journal", isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def test_a_second_kiosk(folder: Path) -> None:
    with open_journal(folder) as journal:
        refused(folder, "locked", "Another kiosk .* has the journal .* open: use that one")
        answer(journal)
    open_journal(folder).close()


def test_a_lock_that_a_dead_kiosk_left_is_no_lock(folder: Path) -> None:
    (folder / "table.journal.lock").write_text("4711")
    open_journal(folder).close()


def test_another_program_holds_the_file(folder: Path) -> None:
    with (
        open_journal(folder) as journal,
        contextlib.closing(sqlite3.connect(folder / "table.journal", isolation_level=None)) as other,
    ):
        journal.db.execute("PRAGMA busy_timeout=0")
        other.execute("BEGIN IMMEDIATE")
        head = journal.head
        with fails("locked", "close that program"):
            answer(journal)
        assert journal.head == head
        other.execute("ROLLBACK")
        answer(journal)


@pytest.mark.parametrize("number", [1, 3])
def test_another_format(folder: Path, number: int) -> None:
    raw(folder, f"PRAGMA user_version={number}")
    refused(folder, "version", rf"Another version made this journal \(format {number}\): install that version")
    with fails("version"):
        read_journal(folder / "table.journal")


@pytest.mark.parametrize("change", ["kind = 'jackpot_hit'", "v = v + 1", "v = v - 1"])
def test_a_kind_of_event_of_another_version(folder: Path, change: str) -> None:
    with tampering(folder / "table.journal") as db:
        db.execute(f"UPDATE event SET {change} WHERE seq = (SELECT max(seq) FROM event)")
        *_, before, row = all_rows(db)
        row = (row[0], sealed_id(seal_key(KEY), before[10], row), *row[2:])
        db.execute("UPDATE event SET event_id = ?, hash = ? WHERE seq = ?", (row[1], chain(before[10], row), row[0]))
    refused(folder, "version", "Another version made this journal .*: install that version, .* Nothing was changed")


def test_another_table(folder: Path) -> None:
    before = contents(folder)
    with fails("wrong_table", "journal of table T7, not of T8"):
        Journal.open(folder / "table.journal", table="T8", key=KEY, clock=StillClock(), checkpoints=None)
    assert contents(folder) == before


def test_another_key(folder: Path) -> None:
    before = contents(folder)
    with fails("wrong_key", "another device key"):
        Journal.open(folder / "table.journal", table=TABLE, key=OTHER_KEY, clock=StillClock(), checkpoints=None)
    assert contents(folder) == before


def test_the_checkpoints_of_another_journal(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    with Journal.open(
        other / "journal", table="T8", key=KEY, clock=StillClock(), checkpoints=other / "checkpoints"
    ) as journal:
        journal.checkpoint({})
    shutil.copy(other / "checkpoints", folder)
    refused(folder, "checkpoints", "belong to another journal: check their path")


def test_checkpoints_that_are_broken(folder: Path) -> None:
    (folder / "checkpoints").write_text("nonsense\n" * 1000)
    refused(folder, "checkpoints", "broken at its end: keep the file")


def test_checkpoints_that_are_no_lines(folder: Path) -> None:
    (folder / "checkpoints").write_bytes(bytes(20_000))
    refused(folder, "checkpoints", "broken at its end")


def test_checkpoints_in_no_folder(folder: Path) -> None:
    with fails("checkpoints"):
        Journal.open(
            folder / "table.journal", table=TABLE, key=KEY, clock=StillClock(), checkpoints=folder / "no" / "where"
        )
    open_journal(folder).close()  # The refusal has released the lock.


def test_the_journal_is_gone(folder: Path) -> None:
    (folder / "table.journal").unlink()
    refused(folder, "missing", "is gone, but the floor’s copy has its checkpoints")


def test_the_journal_is_gone_but_not_its_log(tmp_path: Path) -> None:
    (tmp_path / "table.journal-wal").write_bytes(b"log")
    refused(tmp_path, "missing", "is gone, but its log is still there")


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "not_a_journal"), (b"Dear Sir or Madam,\n" * 300, "damaged"), (b"SQLite", "damaged")],
    ids=["empty", "a letter", "a beginning"],
)
def test_something_else(folder: Path, content: bytes, code: str) -> None:
    (folder / "table.journal").write_bytes(content)
    refused(folder, code, "check the path|keep the file")
    assert not verify(folder / "table.journal").is_whole


def test_another_database(folder: Path) -> None:
    (folder / "table.journal").unlink()
    raw(folder, "CREATE TABLE recipes(name TEXT)")
    refused(folder, "not_a_journal", "not a journal: check the path; nothing was changed")


def test_a_folder(tmp_path: Path) -> None:
    (tmp_path / "table.journal").mkdir()
    with fails("unreadable"):
        open_journal(tmp_path)


def test_no_folder(tmp_path: Path) -> None:
    with fails("unreadable", "check its folder"):
        open_journal(tmp_path / "nowhere")


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TRIGGER event_never_changes",
        "DROP INDEX event_by_hand",
        "CREATE TABLE extra(a)",
        "CREATE INDEX i ON event(v)",
    ],
)
def test_a_schema_that_was_changed(folder: Path, statement: str) -> None:
    raw(folder, statement)
    refused(folder, "schema", "altered: keep the file")


def overwrite(content: bytearray, start: int, end: int) -> bytearray:
    content[start:end] = b"\xa5" * (end - start)
    return content


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[: len(content) // 2],
        lambda content: content[:-4096],
        lambda content: overwrite(content, 4096, 8192),
        lambda content: overwrite(content, len(content) - 4096, len(content)),
        lambda content: overwrite(content, len(content) - 4096, len(content) - 4090),
        lambda content: overwrite(content, 100, 120),
    ],
    ids=["half of it", "all but a page", "second page", "last page", "head of the last page", "root of the schema"],
)
def test_a_damaged_journal_is_refused(tmp_path: Path, damage: Callable[[bytearray], bytearray]) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=20)
    path = tmp_path / "table.journal"
    path.write_bytes(damage(bytearray(path.read_bytes())))
    refused(tmp_path, "damaged", "The journal is damaged: keep the file")
    report = verify(path, checkpoints=tmp_path / "checkpoints")
    assert not report.is_whole
    assert all("\n" not in sentence for sentence in report.sentences())


def test_a_damaged_schema_of_which_sqlite_cannot_speak(folder: Path) -> None:
    """Its sentence would name the table, whose name is no longer text."""
    path = folder / "table.journal"
    content = path.read_bytes()
    assert content.count(b"tableeventevent") == 1
    content = content.replace(b"tableeventevent", b"table\xa4\xa4\xa4\xa4\xa4event").replace(
        b"CREATE TABLE event", b"CREATE TABLX event"
    )
    path.write_bytes(content)
    refused(folder, "damaged", "The journal is damaged: keep the file")


def test_a_byte_cut_off_the_end(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, hands=20)
    path = tmp_path / "table.journal"
    path.write_bytes(path.read_bytes()[:-1])
    assert not verify(path).is_whole


def test_damage_in_the_middle_of_a_long_journal_is_found_by_the_walk(tmp_path: Path) -> None:
    """A long journal is not read completely when it is opened. Its table can play on, and the walk finds the damage."""
    with open_journal(tmp_path) as journal:
        play(journal, hands=100)
    path = tmp_path / "table.journal"
    body = packed(replace(ANSWER, step="step 3").text())
    content = bytearray(path.read_bytes())
    at = content.index(body, len(content) // 2)
    other = packed(replace(ANSWER, step="step 4").text())
    assert len(other) == len(body)
    content[at : at + len(body)] = other
    path.write_bytes(content)
    os.truncate(path, LONG_BYTES)
    with open_journal(tmp_path) as journal:
        answer(journal)
    report = verify(path, checkpoints=tmp_path / "checkpoints")
    assert [finding.sentence.split(",")[0] for finding in report.findings] == [
        f"Event {report.findings[0].seq} was altered"
    ]
