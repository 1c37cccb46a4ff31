"""Events written together are all there or all absent after any interruption."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from errno import EIO
from pathlib import Path
from random import Random

import pytest

from kiosk.core.disk import boot_id
from kiosk.core.errors import JournalError
from kiosk.journal import Journal, verify
from kiosk.journal.chain import genesis, is_vouched, public_bytes, seal_key
from kiosk.journal.file import connect
from kiosk.journal.witness import read_witness
from tests.faults.journals import ANSWER, KEY, TABLE, StillClock, answer, fails, open_journal, play


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with open_journal(tmp_path, witness=True) as journal:
        play(journal)
        journal.db.execute("PRAGMA busy_timeout=0")
        yield journal


def goes_on(journal: Journal, seq: int) -> None:
    """Check that the next event has this number, and that the journal is whole."""
    assert answer(journal).seq == seq
    report = verify(journal.path, key=KEY, checkpoints=journal.checkpoints)
    assert report.is_whole, report.sentences()
    assert report.events == seq


def full(journal: Journal) -> None:
    """Let the file grow no more, from here on."""
    journal.db.execute("PRAGMA max_page_count=1")


LONG = Random(1).randbytes(100_000).hex()


def test_an_interrupted_transaction_leaves_nothing(journal: Journal) -> None:
    before = journal.head

    def stopped() -> None:
        with journal.together():
            answer(journal)
            answer(journal)
            raise KeyError

    with pytest.raises(KeyError):
        stopped()
    assert journal.head == before
    assert not journal.db.in_transaction
    goes_on(journal, before[0] + 1)


def test_after_one_that_failed_none_of_them_is_written(journal: Journal) -> None:
    """This holds also if the caller ignores the failure."""
    before = journal.head
    full(journal)

    def written() -> None:
        with journal.together():
            for step in (LONG, "ante"):
                with pytest.raises(JournalError) as refused:
                    answer(journal, step=step)
                assert refused.value.code == "disk_full"

    with fails("disk_full"):
        written()
    assert journal.head == before
    goes_on(journal, before[0] + 1)


def test_a_disk_that_is_full_is_reported_and_nothing_is_written(journal: Journal) -> None:
    before = journal.head
    full(journal)
    with fails("disk_full"):
        answer(journal, step=LONG)
    assert journal.head == before
    goes_on(journal, before[0] + 1)


def test_a_journal_of_another_writer_is_in_use_and_free_later(journal: Journal) -> None:
    before = journal.head
    with closing(sqlite3.connect(journal.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with fails("locked"):
                answer(journal)
            assert not journal.in_doubt
        other.execute("ROLLBACK")
        goes_on(journal, before[0] + 1)


def test_a_constraint_of_the_file_is_a_bug(journal: Journal) -> None:
    with closing(sqlite3.connect(journal.path)) as other:
        other.execute("CREATE TRIGGER no BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'no'); END")
        with pytest.raises(AssertionError, match="the journal refused answered"):
            answer(journal)
        other.execute("DROP TRIGGER no")
    goes_on(journal, 10)


def test_event_without_its_hand_fails_before_a_write(journal: Journal) -> None:
    with pytest.raises(AssertionError):
        journal.append(ANSWER, hand=None, actor="dana")
    goes_on(journal, 10)


@pytest.mark.parametrize(
    "act",
    [
        answer,
        lambda journal: journal.together().__enter__(),
        lambda journal: journal.checkpoint({}),
        lambda journal: journal.replace(lambda _: None),
    ],
    ids=["append", "together", "checkpoint", "replace"],
)
def test_only_the_thread_that_opened_a_journal_writes_to_it(journal: Journal, act: Callable[[Journal], object]) -> None:
    said: list[str] = []

    def elsewhere() -> None:
        try:
            act(journal)
        except AssertionError as error:
            said.append(str(error))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert said == ["the journal belongs to the thread that opened it"]
    goes_on(journal, 10)


def test_no_other_event_is_written_within_a_group(journal: Journal) -> None:
    said: list[str] = []

    def elsewhere() -> None:
        try:
            answer(journal)
        except AssertionError as error:
            said.append(str(error))

    with journal.together():
        answer(journal)
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
    assert said == ["the journal belongs to the thread that opened it"]
    goes_on(journal, 11)


def test_a_journal_has_the_path_of_the_floors_copy(journal: Journal, tmp_path: Path) -> None:
    assert journal.checkpoints == tmp_path / "checkpoints"
    (tmp_path / "x").mkdir()
    with open_journal(tmp_path / "x", copy=False) as without:
        assert without.checkpoints is None


def test_a_journal_has_the_boot_id_and_vouches_with_its_key(journal: Journal) -> None:
    assert journal.boot == boot_id().hex()
    assert is_vouched(public_bytes(KEY), b"words", journal.vouch(b"words"))


def test_a_witness_is_there_before_its_journal(tmp_path: Path) -> None:
    """No cut leaves a journal without a witness, which would look like a removed one."""
    heads = tmp_path / "witness" / "heads"

    def looked(path: Path) -> sqlite3.Connection:
        assert heads.exists()
        return connect(path)

    open_journal(tmp_path, witness=True, connect=looked).close()


def test_accepting_a_journal_witnesses_its_end(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal)
    heads = tmp_path / "witness" / "heads"
    with Journal.open(
        tmp_path / "table.journal", table=TABLE, key=KEY, clock=StillClock(), checkpoints=None, witness=heads,
        accept=True,
    ) as journal:  # fmt: skip
        journal.accept_end()
    said = read_witness(heads, seal_key(KEY), genesis(TABLE, public_bytes(KEY)))
    assert said is not None
    assert said.seq == 9


def test_a_witness_that_takes_nothing_at_the_opening_is_closed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_journal(tmp_path, witness=True).close()

    def refuses(*_: object) -> int:
        raise OSError(EIO, "Input/output error")

    monkeypatch.setattr(os, "pwrite", refuses)
    with pytest.raises(JournalError, match=r"witness .+ cannot be read or written"):
        open_journal(tmp_path, witness=True)
    opened = [path.readlink() for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
    assert [] == [path for path in opened if path.is_relative_to(tmp_path)]


def test_a_journal_that_sqlite_cannot_open_is_one_sentence(tmp_path: Path) -> None:
    open_journal(tmp_path).close()

    def refuses(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("no")

    with fails("failed"):
        open_journal(tmp_path, connect=refuses)
