"""New files of a table (its key, its journal, its witness) are complete under their names, or absent."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import formats, load_or_create_key
from kiosk.journal.chain import seal_key
from kiosk.journal.formats import DICTIONARIES, packed, unpacked
from kiosk.journal.witness import Witness, Witnessed
from tests.faults.journals import KEY, open_journal, play
from tests.faults.synced import synced_folders

SEAL, GENESIS = seal_key(KEY), bytes(32)


def test_the_name_of_a_key_lasts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = synced_folders(monkeypatch)
    load_or_create_key(tmp_path / "device.pem")
    assert synced == [tmp_path]


def test_a_key_that_the_disk_does_not_take_is_reported_by_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "open", full)
    with pytest.raises(JournalError, match=r"cannot be read or made \(No space left on device\)"):
        load_or_create_key(tmp_path / "device.pem")


@pytest.mark.parametrize(
    ("error", "code"), [(sqlite3.OperationalError("no"), "failed"), (OSError(errno.EROFS, "Read-only"), "read_only")]
)
def test_a_journal_that_cannot_be_begun_says_why_and_leaves_no_half(
    tmp_path: Path, error: Exception, code: str
) -> None:
    def begun(path: Path) -> sqlite3.Connection:
        path.write_bytes(b"half")
        raise error

    with pytest.raises(JournalError) as caught:
        open_journal(tmp_path, copy=False, connect=begun)
    assert caught.value.code == code
    assert not [*tmp_path.glob("*.new*")]


def test_a_journal_has_the_dictionary_of_its_texts(tmp_path: Path) -> None:
    """A reader needs only the file."""
    with open_journal(tmp_path, copy=False) as journal:
        play(journal)
    with closing(sqlite3.connect(tmp_path / "table.journal")) as db:
        assert dict(db.execute("SELECT * FROM dictionary")) == DICTIONARIES


@pytest.mark.parametrize(("window_bits", "memory", "text"), [(12, 5, "x" * 9), (15, 8, "xyz" * 999)])
def test_a_text_is_packed_with_as_much_of_the_words_as_can_be_reached(window_bits: int, memory: int, text: str) -> None:
    deflate = formats.deflating(window_bits, memory)
    assert packed(text) == b"\1" + deflate.compress(text.encode()) + deflate.flush()
    with pytest.raises(ValueError, match="while decompressing"):
        unpacked(b"\1" + b"\xff" * 9)


def test_a_witness_in_folders_that_are_not_there_lasts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = synced_folders(monkeypatch)
    path = tmp_path / "data" / "witness" / "T7.heads"
    Witness.open(path, SEAL, GENESIS).close()
    assert path.parent.parent in synced


def test_a_witness_is_written_in_turns_also_from_one_start_to_the_next(tmp_path: Path) -> None:
    """A torn write costs the older of two states, never the newest."""
    path = tmp_path / "witness" / "heads"
    for seq in (1, 2, 3, 4):
        opened = Witness.open(path, SEAL, GENESIS)
        opened.write(Witnessed(seq, 0, bytes(32)))
        opened.close()
        blocks = [path.read_bytes()[at : at + 104] for at in (0, 4096)]
        seqs = {said.seq for block in blocks if (said := Witnessed.of(block, SEAL, GENESIS)) is not None}
        assert seqs == {seq - 1, seq}
