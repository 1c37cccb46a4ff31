"""The floor's folder records each event: an older state of the kiosk's own folders is found, also within a hand."""

import shutil
import threading
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import JournalAccepted
from kiosk.journal import Journal, verify
from kiosk.journal.chain import Checkpoint, genesis, public_bytes, seal_key
from kiosk.journal.copy import CheckpointCopy
from kiosk.journal.floor_witness import FloorWitness
from kiosk.journal.witness import Witnessed, read_witness
from tests.faults.journals import KEY, OPENING, TABLE, StillClock, answer, play
from tests.floor.links import until

SEAL, GENESIS = seal_key(KEY), genesis(TABLE, public_bytes(KEY))


def opened(kiosk: Path, floor: Path, *, accept: bool = False) -> Journal:
    """Open the journal of a kiosk whose house has a floor folder."""
    return Journal.open(
        kiosk / "table.journal",
        table=TABLE,
        key=KEY,
        clock=StillClock(),
        checkpoints=floor / "T7.jsonl",
        witness=kiosk / "witness" / "heads",
        floor_witness=floor / "T7.heads",
        accept=accept,
    )


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return a kiosk's folder in the middle of a hand, the floor's, and the kiosk's as it was two answers before."""
    kiosk, floor, older = tmp_path / "kiosk", tmp_path / "floor", tmp_path / "older"
    kiosk.mkdir()
    floor.mkdir()
    with opened(kiosk, floor) as journal:
        play(journal, hands=2)
        journal.append(OPENING, hand=3, actor="dana")
        answer(journal, step="ante")
    shutil.copytree(kiosk, older)
    with opened(kiosk, floor) as journal:
        answer(journal, step="flop")
        answer(journal, step="turn")
    return kiosk, floor, older


def put_back(older: Path, kiosk: Path, *names: str) -> None:
    """Restore an older state of the kiosk's folder, whole or of these files."""
    for name in names or [str(path.relative_to(older)) for path in older.rglob("*") if path.is_file()]:
        shutil.copy(older / name, kiosk / name)


def found(kiosk: Path, floor: Path) -> str:
    """Return the first finding of `verify`, or ""."""
    report = verify(
        kiosk / "table.journal",
        key=KEY,
        checkpoints=floor / "T7.jsonl",
        witness=kiosk / "witness" / "heads",
        floor_witness=floor / "T7.heads",
    )
    return report.findings[0].sentence if report.findings else ""


def test_a_folder_put_back_within_a_hand_is_found(folders: tuple[Path, Path, Path]) -> None:
    kiosk, floor, older = folders
    assert found(kiosk, floor) == ""
    put_back(older, kiosk)
    with pytest.raises(JournalError) as caught:
        opened(kiosk, floor)
    assert caught.value.code == "cut"
    assert "the floor’s folder has seen event 21" in caught.value.message
    assert found(kiosk, floor) == "The journal ends at event 19, but the floor's folder has seen event 21."


def test_an_older_witness_with_the_end_cut_off_is_found(folders: tuple[Path, Path, Path]) -> None:
    """The witness alone is restored, and the journal is cut to its event."""
    kiosk, floor, older = folders
    put_back(older, kiosk, "witness/heads", "table.journal")
    with pytest.raises(JournalError) as caught:
        opened(kiosk, floor)
    assert caught.value.code == "cut"


def test_another_end_behind_the_same_number_is_found(folders: tuple[Path, Path, Path], tmp_path: Path) -> None:
    """The older state continues without the floor, up to the number of events that the floor has."""
    kiosk, floor, older = folders
    put_back(older, kiosk)
    away = tmp_path / "away"
    shutil.copytree(floor, away)
    (away / "T7.heads").unlink()
    with opened(kiosk, away) as journal:
        answer(journal, step="other flop")
        answer(journal, step="other turn")
    with pytest.raises(JournalError, match="differs from the event in the floor’s folder"):
        opened(kiosk, floor)
    assert found(kiosk, floor) == "Event 21 differs from the event in the floor's folder."


def test_an_accepted_finding_is_not_reported_again(folders: tuple[Path, Path, Path]) -> None:
    kiosk, floor, older = folders
    put_back(older, kiosk)
    opened(kiosk, floor, accept=True).close()  # A command that is interrupted before its event has accepted nothing.
    with pytest.raises(JournalError, match="the floor’s folder has seen event"):
        opened(kiosk, floor)
    with opened(kiosk, floor, accept=True) as journal:
        journal.append(JournalAccepted(findings=("cut",), why="a new disk"), hand=None, actor="novak")
        seq = journal.last_seq()
    with opened(kiosk, floor) as journal:
        assert journal.last_seq() == seq
    assert read_witness(floor / "T7.heads", SEAL, GENESIS) == Witnessed(seq, 0, journal.head[1])


def test_a_witness_of_the_floor_that_says_nothing_is_found(folders: tuple[Path, Path, Path]) -> None:
    kiosk, floor, _ = folders
    (floor / "T7.heads").write_bytes(bytes(8192))
    with pytest.raises(JournalError, match="cannot be read"):
        opened(kiosk, floor)
    assert found(kiosk, floor).endswith("cannot be read, or is of another journal.")


class StuckCopy(CheckpointCopy):
    """A floor's copy on a folder that does not answer until the test releases it."""

    answers = threading.Event()

    def append(self, *checkpoints: Checkpoint) -> None:
        self.answers.wait()
        super().append(*checkpoints)


def test_no_commit_waits_for_a_folder_that_does_not_answer(tmp_path: Path) -> None:
    line = Checkpoint(
        table=TABLE, upto=3, head="00" * 32, state_sha256="00" * 32, key=public_bytes(KEY).hex(), signature="00" * 64
    )
    witness = FloorWitness(tmp_path / "T7.heads", StuckCopy.open(tmp_path / "T7.jsonl"), SEAL, GENESIS)
    witness.copy([line])
    for seq in range(5, 9):
        witness.saw(Witnessed(seq, 0, bytes(32)))
    assert witness.reached == 0
    StuckCopy.answers.set()
    witness.close()
    assert witness.reached == 8
    assert (tmp_path / "T7.jsonl").read_text() == f"{line.line()}\n"


def test_a_folder_that_is_away_is_named_and_not_made(tmp_path: Path) -> None:
    floor = tmp_path / "floor"
    witness = FloorWitness(floor / "T7.heads", CheckpointCopy.open(tmp_path / "T7.jsonl"), SEAL, GENESIS)
    witness.saw(Witnessed(5, 0, bytes(32)))
    witness.close()
    assert witness.reached == 0
    assert "cannot be read or written" in witness.why
    assert not floor.exists()


def test_a_folder_that_comes_back_gets_the_newest(tmp_path: Path) -> None:
    floor = tmp_path / "floor"
    witness = FloorWitness(floor / "T7.heads", CheckpointCopy.open(tmp_path / "T7.jsonl"), SEAL, GENESIS)
    witness.saw(Witnessed(5, 0, bytes(32)))
    floor.mkdir()
    witness.saw(Witnessed(7, 0, bytes(32)))
    witness.close()
    assert (witness.reached, witness.why) == (7, "")
    assert read_witness(floor / "T7.heads", SEAL, GENESIS) == Witnessed(7, 0, bytes(32))


@pytest.mark.parametrize("gone", ["T7.heads", "T7.jsonl", ""])
def test_a_file_that_is_not_at_its_place_has_nothing_until_it_is_back(tmp_path: Path, gone: str) -> None:
    """A file, or the folder, is moved away without an event, and comes back unchanged, then as an older one."""
    floor, away = tmp_path / "floor", tmp_path / "away"
    floor.mkdir()
    lines = [
        Checkpoint(
            table=TABLE, upto=upto, head="00" * 32, state_sha256="00" * 32, key=public_bytes(KEY).hex(),
            signature="00" * 64,
        )
        for upto in (3, 5)
    ]  # fmt: skip
    copy = CheckpointCopy.open(floor / "T7.jsonl")
    soon = FloorWitness(floor / "T7.heads", copy, SEAL, GENESIS, look_s=0.001, pauses_s=(0.001,))
    with closing(soon) as witness:
        witness.copy(lines[:1])
        witness.saw(Witnessed(5, 0, bytes(32)))
        until(lambda: witness.reached == 5)
        shutil.copytree(floor, tmp_path / "older")
        (floor / gone).rename(away)
        until(lambda: witness.reached == 0 and "cannot be read or written" in witness.why)
        shutil.copytree(away, floor / gone) if not gone else shutil.copy(away, floor / gone)  # Another mount has it so.
        until(lambda: (witness.reached, witness.why) == (5, ""))
        witness.copy(lines[1:])
        witness.saw(Witnessed(7, 0, bytes(32)))
        until(lambda: witness.reached == 7)
        assert read_witness(floor / "T7.heads", SEAL, GENESIS) == Witnessed(7, 0, bytes(32))
        assert (floor / "T7.jsonl").read_text() == "".join(f"{line.line()}\n" for line in lines)
        for name in ("T7.heads", "T7.jsonl"):
            (floor / name).unlink()
            shutil.copy(tmp_path / "older" / name, floor / name)
        until(lambda: witness.reached == 0 and "another file is there" in witness.why)
