"""A disk that fails in a commit: the event is in the journal once if `append` returned it, otherwise not at all."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import Answered
from kiosk.journal import Journal, verify
from kiosk.journal.chain import COLUMNS
from kiosk.journal.formats import packed_row
from tests.faults.disk import Disk
from tests.faults.journals import ROOT, TABLE, answer, environment, fails, open_journal, play, steps, tampering


def whole(folder: Path) -> None:
    report = verify(folder / "table.journal", table=TABLE, checkpoints=folder / "checkpoints")
    assert report.is_whole, report.findings


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def journal(tmp_path: Path, disk: Disk) -> Iterator[Journal]:
    """Return a journal with one answer on this disk. It must be whole after the test."""
    with open_journal(tmp_path, connect=disk.connect) as journal:
        play(journal, answers=1)
        yield journal
    whole(tmp_path)


def test_a_commit_that_fails_before_it_is_written(journal: Journal, disk: Disk) -> None:
    head = journal.head
    disk.before = 1
    with fails("disk_error", "nothing was written"):
        answer(journal, step="a")
    assert journal.head == head
    assert answer(journal, step="a").seq == head[0] + 1 == journal.last_seq()
    assert steps(journal) == ["step 0", "a"]


def test_a_commit_that_fails_after_it_is_written_counts(journal: Journal, disk: Disk) -> None:
    disk.after = True
    event = answer(journal, step="a")
    assert journal.event(event.seq) == event
    answer(journal, step="b")
    assert steps(journal) == ["step 0", "a", "b"]


def test_a_checkpoint_that_fails_after_it_is_written_counts(journal: Journal, disk: Disk) -> None:
    disk.after = True
    journal.checkpoint({"hands": 1, "again": True})
    assert journal.since_checkpoint() == ({"hands": 1, "again": True}, [])


def test_while_nobody_knows_a_retry_does_not_write_twice(journal: Journal, disk: Disk) -> None:
    disk.after, disk.openings = True, 3
    for _ in range(3):
        with fails("in_doubt", "enter it again"):
            answer(journal, step="a")
    event = answer(journal, step="a")
    assert journal.event(event.seq) == event
    assert steps(journal) == ["step 0", "a"]
    answer(journal, step="a")
    assert steps(journal) == ["step 0", "a", "a"]


def test_while_nobody_knows_and_it_was_not_written_a_retry_writes_it(journal: Journal, disk: Disk) -> None:
    disk.before, disk.openings = 1, 1
    with fails("in_doubt"):
        answer(journal, step="a")
    answer(journal, step="b")
    assert steps(journal) == ["step 0", "b"]


def test_something_else_after_an_event_that_was_written_after_all_is_refused(journal: Journal, disk: Disk) -> None:
    disk.after, disk.openings = True, 1
    with fails("in_doubt"):
        answer(journal, step="a")
    with fails("stale", "restart the kiosk"):
        answer(journal, step="b")
    assert steps(journal) == ["step 0", "a"]


def test_an_event_that_is_there_counts_only_when_it_is_flushed(journal: Journal, disk: Disk) -> None:
    """After a failed flush, the system may treat a page as clean although the disk never received it."""
    disk.after, disk.flushes = True, 1
    with fails("in_doubt"):
        answer(journal, step="a")
    answer(journal, step="a")
    assert steps(journal) == ["step 0", "a"]


def test_another_program_wrote_to_the_journal(journal: Journal) -> None:
    row = answer(journal)
    with contextlib.closing(sqlite3.connect(journal.path, isolation_level=None)) as other:
        other.execute(
            f"INSERT INTO event({COLUMNS}) VALUES(?,?,?,?,?,?,?,?,?,?,?)", packed_row((row.seq + 1, *row.row[1:]))
        )
    with fails("changed", f"Event {row.seq + 1} was written by someone else"):
        answer(journal, step="a")
    assert journal.event(row.seq) == row
    assert journal.event(row.seq + 2) is None
    with tampering(journal.path) as db:
        db.execute("DELETE FROM event WHERE seq > ?", (row.seq,))


def fill(journal: Journal, wanted: list[str]) -> tuple[list[str], list[str]]:
    """Write these steps, each again if it was refused. Return the written events and the codes of the refusals."""
    written, codes = [], []
    for step in wanted:
        try:
            event = answer(journal, step=step)
        except JournalError as error:
            codes.append(error.code)
            event = answer(journal, step=step)
        written.append(event.of(Answered).step)
    return written, codes


def test_a_full_disk(journal: Journal) -> None:
    (pages,) = journal.db.execute("PRAGMA page_count").fetchone()
    journal.db.execute(f"PRAGMA max_page_count={pages}")
    wanted = [f"more {nth}" for nth in range(200)]
    written, codes = fill(journal, wanted)
    assert codes == ["disk_full"]
    assert steps(journal)[1:] == written == wanted


def test_a_disk_that_has_become_read_only(journal: Journal) -> None:
    head = journal.head
    journal.db.execute("PRAGMA query_only=ON")
    with fails("read_only", "make its disk writable"):
        answer(journal)
    assert journal.head == head
    assert answer(journal).seq == head[0] + 1


def test_the_floors_copy_cannot_be_written(tmp_path: Path) -> None:
    """The hand is committed, and the copy is completed by the next checkpoint."""
    with open_journal(tmp_path) as journal:
        play(journal)
        copy = journal.copy
        assert copy is not None
        whole_fd, copy.fd = copy.fd, os.open(tmp_path / "checkpoints", os.O_RDONLY)
        with fails("checkpoints", "check its disk"):
            play(journal)
        os.close(copy.fd)
        copy.fd = whole_fd
        assert journal.since_checkpoint() == ({"hands": 2}, [])
        play(journal)
    assert (tmp_path / "checkpoints").read_text().count("\n") == 3
    whole(tmp_path)


SCRIPT = """
import sys
from collections.abc import Iterator
from pathlib import Path
from kiosk.core.errors import JournalError
from kiosk.events import Answered
from tests.faults.journals import fails, answer, open_journal, play
folder = Path(sys.argv[1])
"""


def run(script: str, folder: Path, *before: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*before, sys.executable, "-c", SCRIPT + script, str(folder)],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


FILL = """
with open_journal(folder) as journal:
    play(journal, answers=1)
    {limit}
    seqs = []
    try:
        for nth in range(5000):
            seqs.append(answer(journal, step=f"more {{nth}}").seq)
            if nth % 50 == 49:
                journal.checkpoint({{}})
    except JournalError as error:
        print(error.code, error.message)
    {lift}
    again = answer(journal, step="again")
    assert {{*seqs, again.seq}} <= {{event.seq for event in journal.hand(1)}}
    assert [event.seq for event in journal.events()] == list(range(1, again.seq + 1))
    steps = [event.what.step for event in journal.hand(1) if isinstance(event.what, Answered)]
    assert len(steps) == len(set(steps)), steps
"""


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    limit = "import resource; hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]"
    limit += "; resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, hard))"
    lift = "resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))"
    done = run(FILL.format(limit=limit, lift=lift), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] in {"disk_error", "disk_full", "checkpoints"}, done.stdout
    whole(tmp_path)


def test_a_small_disk_fills_up(tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    kept = tmp_path / "kept"
    kept.mkdir()
    mount = 'mount -t tmpfs -o size=400k tmpfs "$1" || exit 99; shift; "$@" && cp "$0"/* '
    script = FILL.format(limit="(folder / 'ballast').write_bytes(bytes(100_000))", lift="(folder / 'ballast').unlink()")
    command = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    shell = [*command, "sh", "-c", f"{mount} '{kept}'", str(small), str(small)]
    if shutil.which("unshare") is None:
        pytest.skip("no unshare here")
    done = run(script, small, *shell)
    if done.returncode in {1, 99} and "Error" not in done.stderr:
        pytest.skip(f"no small disk can be mounted here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] in {"disk_full", "checkpoints"}, done.stdout
    whole(kept)


OPEN = """
try:
    open_journal(folder).close()
except JournalError as error:
    print(error.code, error.message)
"""


def without_privileges() -> list[str]:
    """Return the command that starts a program without the superuser's privileges, so that file modes count."""
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


@pytest.mark.parametrize("what", ["table.journal", "table.journal.lock"])
def test_a_file_that_may_not_be_written(tmp_path: Path, what: str) -> None:
    with open_journal(tmp_path) as journal:
        play(journal)
    (tmp_path / what).chmod(0o444)
    before = (tmp_path / "table.journal").read_bytes()
    done = run(OPEN, tmp_path, *without_privileges())
    assert done.stdout.startswith("read_only The journal"), done.stderr
    assert (tmp_path / "table.journal").read_bytes() == before


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        done = run(OPEN, tmp_path, *without_privileges())
    finally:
        tmp_path.chmod(0o755)
    assert done.stdout.startswith("read_only The journal"), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_journal_that_cannot_be_begun_leaves_nothing(tmp_path: Path) -> None:
    script = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))" + OPEN
    done = run(script, tmp_path)
    assert done.stdout.startswith("disk_full"), done.stderr
    assert not list(tmp_path.glob("table.journal*")) or [path.name for path in tmp_path.glob("table.journal*")] == [
        "table.journal.lock"
    ]
    with open_journal(tmp_path) as journal:
        play(journal)
