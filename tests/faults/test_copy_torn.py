"""The power goes while a line of the floor's copy is written: the table opens, and the copy is repaired."""

import os
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from kiosk.core.errors import JournalError
from kiosk.journal import verify
from tests.faults.journals import answer, open_journal, play
from tests.sizes import sized

SECTOR = 512
TRIES = sized(40, whole=250)


def torn(line: bytes, at: int, chance: Random) -> bytes:
    """Return a possible content of a line that was written here and not yet synced."""
    ends = [0, *range(SECTOR - at % SECTOR, len(line), SECTOR), len(line)]
    pieces = [line[value:other] for value, other in pairwise(ends)]
    for nth, piece in enumerate(pieces):
        match chance.randrange(4):
            case 0:
                pieces[nth] = bytes(len(piece))
            case 1:
                pieces[nth] = chance.randbytes(len(piece))
            case 2:
                pieces[nth] = b"\n" * len(piece)
            case _:
                pass
    left = b"".join(pieces)
    return left[: chance.randrange(len(left) + 1)] if chance.random() < 0.5 else left


def test_a_torn_last_line_is_half_a_line_and_the_journal_still_has_it(tmp_path: Path) -> None:
    chance = Random(20261122)
    copy = tmp_path / "checkpoints"
    with open_journal(tmp_path):
        pass
    for nth in range(TRIES):
        with open_journal(tmp_path) as journal:
            play(journal, answers=1)
        whole = copy.read_bytes()
        before = whole[: whole.rindex(b"\n", 0, -1) + 1] if nth else b""
        left = before + torn(whole[len(before) :], len(before), chance)
        copy.write_bytes(left)
        assert verify(tmp_path / "table.journal", checkpoints=copy).is_whole, left
        with open_journal(tmp_path) as journal:
            answer(journal)
        assert copy.read_bytes() == whole, left


def test_nothing_of_half_a_line_stays_behind_the_next_one(tmp_path: Path) -> None:
    """The next line may be much longer."""
    copy = tmp_path / "checkpoints"
    with open_journal(tmp_path) as journal:
        play(journal)
    whole = copy.read_bytes()
    copy.write_bytes(whole + b"x" * 3 * len(whole))
    with open_journal(tmp_path) as journal:
        play(journal)
    after = copy.read_bytes()
    assert after.startswith(whole) and b"xx" not in after and after.endswith(b"\n")
    assert verify(tmp_path / "table.journal", checkpoints=copy).is_whole


def test_half_a_line_that_was_refused_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader of the copy meanwhile finds whole lines."""
    copy, really = tmp_path / "checkpoints", os.pwrite
    with open_journal(tmp_path) as journal:
        play(journal)
        whole = copy.read_bytes()
        with monkeypatch.context() as disk:
            disk.setattr("os.pwrite", lambda fd, line, at: really(fd, line[: len(line) // 2], at))
            with pytest.raises(JournalError, match="check its disk; the journal itself is safe"):
                play(journal)
        assert whole == copy.read_bytes()


def test_lines_that_the_floors_disk_did_not_take_are_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "checkpoints"
    with open_journal(tmp_path) as journal:
        play(journal)
        with monkeypatch.context() as disk:
            disk.setattr("os.pwrite", lambda *_: 0)
            for _ in range(3):
                with pytest.raises(JournalError, match="check its disk; the journal itself is safe"):
                    play(journal)
        assert len(copy.read_text().splitlines()) == 1
        play(journal)
        assert len(copy.read_text().splitlines()) == 5
    assert verify(tmp_path / "table.journal", checkpoints=copy).is_whole


def test_a_floors_disk_that_is_full_closes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "checkpoints"
    with open_journal(tmp_path) as journal:
        play(journal)
        with monkeypatch.context() as disk:
            disk.setattr("os.pwrite", lambda *_: 0)
            with pytest.raises(JournalError, match="check its disk; the journal itself is safe"):
                play(journal)
    with monkeypatch.context() as disk:
        disk.setattr("os.pwrite", lambda *_: 0)
        with open_journal(tmp_path) as journal:
            assert "check its disk; the journal itself is safe" in journal.copy_lags
            last = journal.last_seq()
    assert len(copy.read_text().splitlines()) == 1
    with open_journal(tmp_path) as journal:
        assert ("", last) == (journal.copy_lags, journal.last_seq())
    assert len(copy.read_text().splitlines()) == 2
    assert verify(tmp_path / "table.journal", checkpoints=copy).is_whole


def test_damage_before_the_last_line_is_no_power_cut(tmp_path: Path) -> None:
    copy = tmp_path / "checkpoints"
    with open_journal(tmp_path) as journal:
        play(journal, hands=3)
    lines = copy.read_text().splitlines(keepends=True)
    copy.write_text(lines[0] + "x" + lines[1] + lines[2])
    report = verify(tmp_path / "table.journal", checkpoints=copy)
    assert report.sentences() == [
        "Line 2 of the floor's copy is not a checkpoint.",
        "The floor's copy lacks the checkpoint at event 17.",
    ]
