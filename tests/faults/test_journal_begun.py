"""A new journal: its description lasts, belongs to its owner, and is released with it."""

import contextlib
import errno
import fcntl
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from kiosk.core.disk import sync_folder
from kiosk.core.errors import JournalError
from kiosk.journal import Journal, load_or_create_key, read_journal, verify
from kiosk.journal.chain import genesis, public_bytes, seal_key
from kiosk.journal.copy import CheckpointCopy
from kiosk.journal.file import connect, file_refused, is_alone
from kiosk.journal.opened import explain
from kiosk.journal.witness import Witness, Witnessed, read_witness
from tests.faults.drive import RecordedDisk, put
from tests.faults.journals import KEY, TABLE, StillClock, answer, fails, open_journal, play, tampering
from tests.faults.storage import EIO, FaultyStorage, faulty
from tests.faults.taping import memory

SEAL, GENESIS = seal_key(KEY), genesis(TABLE, public_bytes(KEY))
CUTS = 60


def opened(folder: Path) -> Journal:
    """Open the journal in a folder with its key, as a table does."""
    key = load_or_create_key(folder / "device.pem")
    (folder / "floor").mkdir(mode=0o700, exist_ok=True)
    sync_folder(folder)
    return Journal.open(
        folder / "table.journal",
        table=TABLE,
        key=key,
        clock=StillClock(),
        checkpoints=folder / "floor" / "checkpoints",
        witness=folder / "witness" / "heads",
    )


@contextlib.contextmanager
def anybodys() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def descriptors() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


@pytest.mark.parametrize("answers", [0, 3])
def test_settings_of_a_new_table_survive_a_power_cut(answers: int) -> None:
    """Key, journal, witness, and copy were all created a moment ago, and their names with them."""
    with memory() as folder:
        disk = RecordedDisk(watched=True, root=folder)
        with faulty(disk):
            disk.begin()
            with opened(folder) as journal:
                if answers:
                    play(journal, answers=answers)
                disk.look()
                drives = [disk.drive.cut(Random(seed)) for seed in range(CUTS)]
                head, key = journal.head, (folder / "device.pem").read_bytes()
        for image in drives:
            assert image["device.pem"] == key
            with memory() as left:
                put(image, left)
                with opened(left) as journal:
                    assert journal.head == head


def test_remains_of_a_cut_beginning_block_nobody(tmp_path: Path) -> None:
    for name in ("table.journal.new", "table.journal.new-wal", f"device.pem.{os.getpid()}.new"):
        (tmp_path / name).write_bytes(b"half of it")
    with opened(tmp_path) as journal:
        play(journal)
    assert {"device.pem", "floor", "table.journal", "table.journal.lock", "witness"} == {
        path.name for path in tmp_path.iterdir()
    }


def test_a_new_journal_belongs_to_its_owner(tmp_path: Path) -> None:
    with anybodys():
        opened(tmp_path).close()
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.rglob("*")}
    assert {
        "device.pem": 0o600,
        "table.journal.lock": 0o600,
        "witness": 0o700,
        "heads": 0o600,
        "checkpoints": 0o644,  # The floor's copy is read from elsewhere; the kiosk's umask removes that right.
        "floor": 0o700,
    } == {name: mode for name, mode in modes.items() if name != "table.journal"}


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o610, 0o601])
def test_a_key_that_others_may_use_is_refused(tmp_path: Path, mode: int) -> None:
    load_or_create_key(tmp_path / "device.pem")
    (tmp_path / "device.pem").chmod(mode)
    with fails("key_open", "set its mode to 0600"):
        load_or_create_key(tmp_path / "device.pem")


def test_a_key_that_can_be_neither_read_nor_made_is_one_sentence(tmp_path: Path) -> None:
    with fails("key_unreadable", r"cannot be read or made \(No such file"):
        load_or_create_key(tmp_path / "nowhere" / "device.pem")
    assert [] == [*tmp_path.iterdir()]


def cut(folder: Path) -> None:
    with tampering(folder / "table.journal") as db:
        db.execute("DELETE FROM event WHERE seq > 3")


def of_a_newer_version(folder: Path) -> None:
    with contextlib.closing(sqlite3.connect(folder / "table.journal")) as db:
        db.execute("PRAGMA user_version=9")


def without_its_witness(folder: Path) -> None:
    (folder / "witness" / "heads").unlink()


def of_another_key(folder: Path) -> None:
    (folder / "device.pem").unlink()


def with_a_broken_copy(folder: Path) -> None:
    (folder / "floor" / "checkpoints").write_text("nonsense\n" * 1000)


def no_journal(folder: Path) -> None:
    (folder / "table.journal").write_bytes(b"Dear Sir or Madam,\n" * 300)


def gone(folder: Path) -> None:
    (folder / "table.journal").unlink()


@pytest.mark.parametrize(
    "spoil", [cut, of_a_newer_version, without_its_witness, of_another_key, with_a_broken_copy, no_journal, gone]
)
def test_a_journal_that_is_refused_leaves_no_file_open(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    """Its lock is released too: the same kiosk opens the repaired file."""
    with opened(tmp_path) as journal:
        play(journal)
    spoil(tmp_path)
    before = descriptors()
    with pytest.raises(JournalError):
        opened(tmp_path)
    assert before == descriptors()


def test_a_journal_that_is_closed_or_read_leaves_no_file_open(tmp_path: Path) -> None:
    before = descriptors()
    with opened(tmp_path) as journal:
        play(journal)
    assert before == descriptors()
    key = load_or_create_key(tmp_path / "device.pem")
    report = verify(
        tmp_path / "table.journal",
        key=key,
        checkpoints=tmp_path / "floor" / "checkpoints",
        witness=tmp_path / "witness" / "heads",
    )
    assert report.is_whole
    assert before == descriptors()
    with read_journal(tmp_path / "table.journal"):
        assert before < descriptors()
    assert before == descriptors()


def test_a_copy_whose_name_cannot_be_kept_is_refused_and_closed(tmp_path: Path) -> None:
    disk = FaultyStorage(watched=True)
    (tmp_path / "floor").mkdir()
    before = descriptors()
    with faulty(disk):
        disk.arm(0, EIO, under="floor")
        with pytest.raises(JournalError, match="check its disk") as caught:
            CheckpointCopy.open(tmp_path / "floor" / "checkpoints")
    assert ("checkpoints", before) == (caught.value.code, descriptors())


@pytest.mark.parametrize("count", [4096, 4097])
def test_as_much_as_a_line_may_be_lost_at_the_end_of_the_copy(tmp_path: Path, count: int) -> None:
    """A cut leaves at most a line; a person wrote more than that."""
    with open_journal(tmp_path) as journal:
        play(journal)
    with (tmp_path / "checkpoints").open("ab") as copy:
        copy.write(b"x" * count)
    if count == 4096:
        open_journal(tmp_path).close()
    else:
        with pytest.raises(JournalError, match="broken at its end"):
            open_journal(tmp_path)


def test_a_locked_journal_names_the_process_that_has_it(tmp_path: Path) -> None:
    (tmp_path / "table.journal.lock").write_text("12345678901234567890\n")
    with open_journal(tmp_path):
        assert f"{os.getpid()}\n" == (tmp_path / "table.journal.lock").read_text()
        before = descriptors()
        with pytest.raises(JournalError, match=rf"Another kiosk \(process {os.getpid()}\) has the journal"):
            open_journal(tmp_path)
        assert before == descriptors()


def test_unknown_lock_holder_is_shown_as_question_mark(tmp_path: Path) -> None:
    with (tmp_path / "table.journal.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(JournalError, match=r"Another kiosk \(process \?\)"):
            open_journal(tmp_path)


class Watched(sqlite3.Connection):
    """A connection that records whether it was closed."""

    is_closed = False

    def close(self) -> None:
        type(self).is_closed = True
        super().close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with contextlib.closing(connect(tmp_path / "a")) as db:
        said = {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in (
            "journal_mode", "synchronous", "wal_autocheckpoint", "trusted_schema", "cell_size_check",
        )}  # fmt: skip
    assert said == {
        "journal_mode": "wal", "synchronous": 2, "wal_autocheckpoint": 4000, "trusted_schema": 0, "cell_size_check": 1,
    }  # fmt: skip


def test_a_disk_without_logs_is_refused() -> None:
    class InMemory(Watched):
        """A database in memory has no log."""

    with fails("unreadable", "use a local disk"):
        connect(Path(":memory:"), InMemory)
    assert InMemory.is_closed


def test_a_file_that_sqlite_refuses_is_closed(tmp_path: Path) -> None:
    class OfLetter(Watched):
        """A letter is not a database."""

    (tmp_path / "letter").write_bytes(b"Dear Sir or Madam,\n" * 300)
    with pytest.raises(sqlite3.DatabaseError):
        connect(tmp_path / "letter", OfLetter)
    assert OfLetter.is_closed


def test_whether_others_have_the_file_open(tmp_path: Path) -> None:
    path = tmp_path / "table.journal"
    with open_journal(tmp_path) as journal:
        play(journal)
        assert not is_alone(path)
        for end in ("", "-wal", "-shm"):  # A killed kiosk leaves it so.
            (tmp_path / f"left{end}").write_bytes(path.with_name(path.name + end).read_bytes())
    assert is_alone(path)
    assert is_alone(tmp_path / "left")
    (tmp_path / "other-shm").touch()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        is_alone(tmp_path / "other")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, "read_only"),
        (errno.EROFS, "read_only"),
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EIO, "unreadable"),
        (errno.EISDIR, "unreadable"),
    ],
)
def test_errors_of_the_system_name_their_reason(number: int, code: str) -> None:
    refusal = file_refused(Path("a"), OSError(number, os.strerror(number)))
    assert refusal.code == code
    assert code != "unreadable" or os.strerror(number) in refusal.message


def test_no_room_for_the_logs_index_is_a_full_disk() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert explain(error).code == "disk_full"


def test_a_new_witness_says_that_nothing_was_acknowledged(tmp_path: Path) -> None:
    Witness.open(tmp_path / "witness" / "heads", SEAL, GENESIS).close()
    assert Witnessed(0, 0, GENESIS) == read_witness(tmp_path / "witness" / "heads", SEAL, GENESIS)


def test_a_witness_is_written_in_turns(tmp_path: Path) -> None:
    """If one of its places is torn, the other one has the earlier state."""
    path = tmp_path / "heads"
    witness = Witness.open(path, SEAL, GENESIS)
    for seq in range(1, 6):
        before = witness.read()
        witness.write(Witnessed(seq, 0, bytes([seq]) * 32))
        whole = path.read_bytes()
        said = []
        for place in (0, 4096):
            path.write_bytes(whole[:place] + bytes(96) + whole[place + 96 :])
            said.append(read_witness(path, SEAL, GENESIS))
        assert {before, Witnessed(seq, 0, bytes([seq]) * 32)} == set(said)
        path.write_bytes(whole)
    witness.close()


def test_half_a_write_of_the_witness_is_an_error_and_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "heads"
    witness = Witness.open(path, SEAL, GENESIS)
    witness.write(Witnessed(1, 0, bytes(32)))  # It is written to one of its places; the next one goes to the other.
    place = 0 if Witnessed.of(path.read_bytes()[:96], SEAL, GENESIS) == Witnessed(0, 0, GENESIS) else 4096
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (place + 50, before[1]))
    try:
        with pytest.raises(JournalError, match=r"cannot be read or written \(Input/output error\)") as caught:
            witness.write(Witnessed(2, 0, bytes(32)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.code == "witness"
    assert Witnessed(1, 0, bytes(32)) == read_witness(path, SEAL, GENESIS)
    witness.write(Witnessed(2, 0, bytes(32)))
    assert Witnessed(2, 0, bytes(32)) == read_witness(path, SEAL, GENESIS)
    witness.close()


def test_a_witness_that_is_not_there_or_no_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name in ("nowhere", "folder"):
        with fails("witness", "check its folder and its disk"):
            read_witness(tmp_path / name, SEAL, GENESIS)
    (tmp_path / "file").touch()
    with fails("witness"):
        Witness.open(tmp_path / "file" / "heads", SEAL, GENESIS)


def test_a_disk_that_no_longer_takes_the_witness_stops_the_table(tmp_path: Path) -> None:
    """An event without a witness is not acknowledged: it is in doubt, and counts once it has one."""
    with open_journal(tmp_path, witness=True) as journal:
        play(journal, answers=1)
        witness, head = journal.witness, journal.head
        assert witness is not None
        writable, witness.fd = witness.fd, os.open(tmp_path / "witness" / "heads", os.O_RDONLY)
        with pytest.raises(JournalError, match="witness"):
            answer(journal, step="a")
        assert (head, True) == (journal.head, journal.in_doubt)
        os.close(witness.fd)
        witness.fd = writable
        assert journal.find_out()
        assert journal.last_seq() == head[0] + 1
        assert read_witness(tmp_path / "witness" / "heads", SEAL, GENESIS) == Witnessed(
            journal.last_seq(), journal.copied, journal.head[1]
        )
