"""A changed bit, a cut, a forgery, or a rollback of the unsigned tail is found at the start and by `verify`.

`make faults` makes all tries.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import Report, verify
from kiosk.journal.chain import Row, chain, sealed_id
from kiosk.journal.formats import packed_row
from kiosk.journal.witness import Witnessed
from tests.faults.journals import (
    ANSWER,
    KEY,
    OPENING,
    TABLE,
    all_rows,
    answer,
    open_journal,
    play,
    tampering,
)
from tests.sizes import sized

TRIES = sized(25, whole=250)
SEED = 20261122
FILES = ("table.journal", "table.journal-wal", "checkpoints", "witness/heads")


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a folder in which a hand is in progress: the kiosk has the journal open, and its log is not merged."""
    folder = tmp_path_factory.mktemp("dealt")
    with open_journal(folder, witness=True) as journal:
        play(journal, hands=2)
        journal.append(OPENING, hand=3, actor="dana")
        for nth in range(20):
            answer(journal, step=f"step {nth}")
        yield folder


def power_cut(dealt: Path, folder: Path, names: tuple[str, ...] = FILES) -> Path:
    """Write the contents of a disk after a power cut into a folder."""
    folder.mkdir(parents=True)
    for name in names:
        to = folder / name
        to.parent.mkdir(exist_ok=True)
        shutil.copy(dealt / name, to)
    return folder


def check(folder: Path) -> Report:
    return verify(
        folder / "table.journal",
        table=TABLE,
        key=KEY,
        checkpoints=folder / "checkpoints",
        witness=folder / "witness" / "heads",
    )


def refused(folder: Path) -> str:
    """Check that `verify` finds something and that the table does not open. Return the reason."""
    assert not check(folder).is_whole
    with pytest.raises(JournalError) as caught:
        open_journal(folder, witness=True)
    return caught.value.code


def last(dealt: Path) -> int:
    return 1 + 2 * 8 + 21


def test_an_untouched_one_opens_where_it_was(dealt: Path, tmp_path: Path) -> None:
    folder = power_cut(dealt, tmp_path / "x")
    assert check(folder).is_whole
    with open_journal(folder, witness=True) as journal:
        assert journal.last_seq() == last(dealt)
    assert check(folder).is_whole


def test_a_bit_of_the_log(dealt: Path, tmp_path: Path) -> None:
    """SQLite takes it for the end of the log, so later commits would be lost silently."""
    chance = Random(SEED)
    found = 0
    for nth in range(TRIES):
        folder = power_cut(dealt, tmp_path / str(nth))
        log = bytearray((folder / "table.journal-wal").read_bytes())
        log[chance.randrange(len(log))] ^= 1 << chance.randrange(8)
        (folder / "table.journal-wal").write_bytes(log)
        report = check(folder)
        if report.is_whole:  # The bit has no meaning: every acknowledged event is there, unchanged.
            with open_journal(folder, witness=True) as journal:
                assert journal.last_seq() == last(dealt), nth
        else:
            found += 1
            with pytest.raises(JournalError):
                open_journal(folder, witness=True)
        shutil.rmtree(folder)
    assert found > TRIES // 3


def test_a_cut_tail(dealt: Path, tmp_path: Path) -> None:
    for left in range(17, last(dealt)):
        folder = power_cut(dealt, tmp_path / str(left))
        with tampering(folder / "table.journal") as db:
            db.execute("DELETE FROM event WHERE seq > ?", (left,))
        assert f"but event {last(dealt)} was acknowledged" in " ".join(check(folder).sentences())
        assert refused(folder) == "cut"


def append(db: sqlite3.Connection, rows: list[Row]) -> None:
    for row in rows:
        db.execute("INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?,?)", packed_row(row))


@pytest.mark.parametrize("count", [1, 2, 40])
def test_a_forgery_behind_the_tail(dealt: Path, tmp_path: Path, count: int) -> None:
    """Somebody adds events who knows the chaining, but not the device's key."""
    folder = power_cut(dealt, tmp_path / "x")
    with tampering(folder / "table.journal") as db:
        newest = all_rows(db)[-1]
        forged, previous = [], newest[10]
        for nth in range(1, count + 1):
            row = (newest[0] + nth, os.urandom(16), *newest[2:10])
            previous = chain(previous, row)
            forged.append((*row, previous))
        append(db, forged)
    assert f"Event {last(dealt) + 1} was not written by this kiosk." in check(folder).sentences()
    assert refused(folder) == "changed"


@pytest.mark.parametrize("back", range(1, 21))
def test_a_change_in_the_tail_with_all_hashes_made_again(dealt: Path, tmp_path: Path, back: int) -> None:
    folder = power_cut(dealt, tmp_path / "x")
    with tampering(folder / "table.journal") as db:
        rows = all_rows(db)
        at = len(rows) - back
        db.execute("DELETE FROM event WHERE seq > ?", (at,))
        previous, rechained = rows[at - 1][10], []
        for row in rows[at:]:
            changed = (*row[:8], "somebody", *row[9:10]) if row is rows[at] else row[:10]
            previous = chain(previous, changed)
            rechained.append((*changed, previous))
        append(db, rechained)
    assert refused(folder) == "changed"


def test_one_unreported_event_is_no_fault(dealt: Path, tmp_path: Path) -> None:
    """The power goes between the commit and its witness: the event is there, sealed by the device."""
    folder = power_cut(dealt, tmp_path / "x")
    heads = (folder / "witness" / "heads").read_bytes()
    with open_journal(folder, witness=True) as journal:
        answer(journal)
    (folder / "witness" / "heads").write_bytes(heads)
    assert check(folder).is_whole
    with open_journal(folder, witness=True) as journal:
        assert journal.last_seq() == last(dealt) + 1
        answer(journal)
    assert check(folder).is_whole


def test_half_a_write_of_the_witness_is_no_fault(dealt: Path, tmp_path: Path) -> None:
    chance = Random(SEED)
    for nth in range(TRIES):
        folder = power_cut(dealt, tmp_path / str(nth))
        with open_journal(folder, witness=True) as journal:
            before = (folder / "witness" / "heads").read_bytes()
            answer(journal)
        after = (folder / "witness" / "heads").read_bytes()
        torn = bytearray(before)
        for sector in range(0, len(torn), 512):
            if before[sector : sector + 512] != after[sector : sector + 512]:
                cut = chance.randrange(97)
                torn[sector : sector + cut] = after[sector : sector + cut]
                torn[sector + cut : sector + 97] = chance.randbytes(97 - cut)
        (folder / "witness" / "heads").write_bytes(torn)
        assert check(folder).is_whole, nth
        with open_journal(folder, witness=True) as journal:
            assert journal.last_seq() == last(dealt) + 1
        shutil.rmtree(folder)


def test_the_journal_and_the_copy_cut_together(dealt: Path, tmp_path: Path) -> None:
    folder = power_cut(dealt, tmp_path / "x")
    with tampering(folder / "table.journal") as db:
        db.execute("DELETE FROM event WHERE seq > 9")
    lines = (folder / "checkpoints").read_text().splitlines(keepends=True)
    (folder / "checkpoints").write_text(lines[0])
    assert refused(folder) == "cut"


def test_the_folder_deleted(dealt: Path, tmp_path: Path) -> None:
    folder = power_cut(dealt, tmp_path / "x", ("witness/heads",))
    with pytest.raises(JournalError, match=f"is gone, but its witness has event {last(dealt)}") as caught:
        open_journal(folder, witness=True)
    assert caught.value.code == "missing"
    assert not (folder / "table.journal").exists()


def test_the_folder_deleted_and_its_witness_spoilt(dealt: Path, tmp_path: Path) -> None:
    folder = power_cut(dealt, tmp_path / "x", ("witness/heads",))
    (folder / "witness" / "heads").write_bytes(bytes(8192))
    with pytest.raises(JournalError, match="cannot be read: find out why"):
        open_journal(folder, witness=True)
    assert not (folder / "table.journal").exists()


def test_lines_taken_out_of_the_copy(dealt: Path, tmp_path: Path) -> None:
    for left in (0, 1):
        folder = power_cut(dealt, tmp_path / str(left))
        copy = folder / "checkpoints"
        copy.write_text("".join(copy.read_text().splitlines(keepends=True)[:left]))
        assert "The floor's copy lacks the checkpoint at event 17." in check(folder).sentences()
        assert refused(folder) == "checkpoints"


def test_the_last_line_taken_out_of_the_copy_after_the_last_hand(tmp_path: Path) -> None:
    """Nothing was written after it, but the witness has it."""
    with open_journal(tmp_path, witness=True) as journal:
        play(journal, hands=2)
    copy = tmp_path / "checkpoints"
    copy.write_text("".join(copy.read_text().splitlines(keepends=True)[:1]))
    assert ["The floor's copy lacks the checkpoint at event 17."] == check(tmp_path).sentences()
    assert refused(tmp_path) == "checkpoints"


def test_a_line_taken_out_of_the_middle_of_the_copy(tmp_path: Path) -> None:
    with open_journal(tmp_path, witness=True) as journal:
        play(journal, hands=4)
    lines = (tmp_path / "checkpoints").read_text().splitlines(keepends=True)
    (tmp_path / "checkpoints").write_text(lines[0] + lines[3])
    assert check(tmp_path).sentences() == [
        "The floor's copy lacks the checkpoint at event 17.",
        "The floor's copy lacks the checkpoint at event 25.",
    ]


def test_the_witness_deleted_or_of_another_journal(dealt: Path, tmp_path: Path) -> None:
    def deleted(heads: Path) -> None:
        heads.unlink()

    def changed(heads: Path) -> None:
        heads.write_bytes(bytes(8192))

    def of_another(heads: Path) -> None:
        said = Witnessed(last(dealt), 17, bytes(32))
        heads.write_bytes(said.sealed(bytes(32), bytes(32)).ljust(4096, b"\0") * 2)

    ways: tuple[Callable[[Path], None], ...] = (deleted, changed, of_another)
    for way in ways:
        folder = power_cut(dealt, tmp_path / way.__name__)
        way(folder / "witness" / "heads")
        assert [refused(folder), refused(folder)] == ["witness", "witness"]


def test_a_seal_is_over_every_field() -> None:
    row: Row = (2, b"", 1, "answered", 1, 7, 8, b"\2" * 16, "dana", ANSWER.text())
    seal = bytes(range(32))
    seen = {sealed_id(seal, bytes(32), row), sealed_id(seal, b"\1" * 32, row), sealed_id(bytes(32), bytes(32), row)}
    for at_, other in ((0, 3), (2, None), (3, "noted"), (4, 2), (5, 9), (6, 9), (7, b"\3" * 16), (8, "x"), (9, "{}")):
        seen.add(sealed_id(seal, bytes(32), (*row[:at_], other, *row[at_ + 1 :])))
    assert len(seen) == 12
