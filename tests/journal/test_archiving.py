"""Days that were moved out of the journal's file are read, recalled, and verified as before."""

import contextlib
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import Corrected, JournalArchived
from kiosk.journal import Journal, Walk, archive, read_journal, verify
from kiosk.journal.chain import public_bytes
from kiosk.journal.volumes import FOLDER
from tests.faults.journals import KEY, TABLE, StillClock, answer, open_journal, play, spoil_index, tampering
from tests.sizes import sized

DAY_MS = 86_400_000
BEGAN = int(datetime(2026, 9, 28, 10, tzinfo=UTC).timestamp() * 1000)
DAYS, HANDS = 8, 2  # These are September 28 to October 5, with two hands a day.
BEFORE = date(2026, 10, 4)
pytestmark = pytest.mark.usefixtures("utc")
NAMES = ["2026-09-28_2026-09-30_1-49.db", "2026-10-01_2026-10-03_50-97.db"]


@pytest.fixture(scope="module")
def week(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("week")
    clock = StillClock(BEGAN)
    with open_journal(folder, clock=clock) as journal:
        for day in range(DAYS):
            clock.pass_ms(BEGAN + day * DAY_MS - clock.at_ms)
            play(journal, hands=HANDS)
        late = Corrected(event=3, answer={"done": True}, voids_from=None)
        journal.append(late, hand=1, actor="fiona")
        journal.append(late, hand=2 * DAYS, actor="fiona")
    return folder


@pytest.fixture
def folder(week: Path, tmp_path: Path) -> Path:
    for word in ("table.journal", "checkpoints"):
        shutil.copy(week / word, tmp_path)
    return tmp_path


def archived(folder: Path, before: date = BEFORE) -> list[str]:
    with open_journal(folder) as journal:
        return [path.name for path in archive(journal, before, actor="novak")]


def check(folder: Path) -> list[str]:
    report = verify(
        folder / "table.journal", table=TABLE, public_key=public_bytes(KEY), checkpoints=folder / "checkpoints"
    )
    return [] if report.is_whole else report.sentences()


def everything(folder: Path) -> list[object]:
    """Return everything that a journal can be asked for, without the event of the archiving."""
    with read_journal(folder / "table.journal") as journal:
        last = journal.last_hand()
        events = [event for event in journal.events() if not isinstance(event.what, JournalArchived)]
        asked: list[object] = [
            events,
            [journal.event(event.seq) for event in events],
            [journal.hand(number) for number in range(last + 2)],
            journal.hands(last + 1),
            journal.hands(3, before=5),
            [list(journal.finished(first, last)) for first in range(1, last + 1)],
            sorted((hand, kind.KIND) for hand, kind in journal.hands_with(1, last, Corrected)),
            [list(journal.before(seq, Corrected, most=20)) for seq in range(1, len(events) + 5, 7)],
            list(journal.events(1, Corrected)),
            [seq for seq in journal.seqs(1, 500) if seq <= len(events)],
        ]
        return asked


def test_whole_months_of_days_are_moved_and_everything_is_found_as_before(folder: Path) -> None:
    before = everything(folder)
    size = (folder / "table.journal").stat().st_size
    assert archived(folder) == NAMES
    assert sorted(path.name for path in (folder / FOLDER).iterdir()) == NAMES
    assert everything(folder) == before
    assert check(folder) == []
    assert (folder / "table.journal").stat().st_size < size
    with open_journal(folder) as journal:
        assert journal.first_seq() == 97
        play(journal, hands=2)
        assert journal.last_hand() == HANDS * DAYS + 2
        answer(journal)
    assert check(folder) == []


def test_archiving_is_recorded_with_its_actor_and_archives(folder: Path) -> None:
    archived(folder)
    with read_journal(folder / "table.journal") as journal:
        (event,) = journal.events(1, JournalArchived)
    assert event.actor == "novak"
    assert [archive[:3] for archive in event.of(JournalArchived).archives] == [(NAMES[0], 1, 49), (NAMES[1], 50, 97)]


def test_archived_again_and_again(folder: Path) -> None:
    before = everything(folder)
    assert archived(folder, date(2026, 9, 29)) == ["2026-09-28_2026-09-28_1-17.db"]
    assert archived(folder, date(2026, 9, 30)) == ["2026-09-29_2026-09-29_18-33.db"]
    assert archived(folder) == ["2026-09-30_2026-09-30_34-49.db", "2026-10-01_2026-10-03_50-97.db"]
    assert everything(folder) == before
    assert check(folder) == []
    with pytest.raises(JournalError, match="has no days before 2026-10-04 to archive"):
        archived(folder)


def test_the_newest_hand_stays(folder: Path) -> None:
    before = everything(folder)
    assert archived(folder, date(2027, 1, 1))[-1] == "2026-10-01_2026-10-05_50-121.db"
    assert everything(folder) == before
    with open_journal(folder) as journal:
        play(journal)
        assert journal.last_hand() == HANDS * DAYS + 1
    assert check(folder) == []


def test_a_volume_is_read_only_and_alone_in_its_folder(folder: Path) -> None:
    archived(folder)
    volume = folder / FOLDER / NAMES[0]
    assert volume.stat().st_mode & 0o777 == 0o400
    with closing(sqlite3.connect(volume)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_an_archive_that_is_away_is_named_and_the_table_plays_on(folder: Path) -> None:
    archived(folder)
    (folder / FOLDER / NAMES[0]).rename(folder / "elsewhere.db")
    found = check(folder)
    assert found == [
        f"The archive {NAMES[0]} with events 1 to 49 is missing: put it back into {folder / FOLDER}.",
        "Events 2 to 48 are missing.",
    ]
    with open_journal(folder) as journal:
        play(journal)
        assert journal.hand(1)[-1].actor == "fiona"
        walk = Walk(journal, checkpoints=folder / "checkpoints", archived=False)
        while (report := walk.step()) is None:
            pass
        assert report.is_whole, report.findings
    (folder / "elsewhere.db").rename(folder / FOLDER / NAMES[0])
    assert check(folder) == []


def test_an_archive_that_was_changed_is_named(folder: Path) -> None:
    archived(folder)
    volume = folder / FOLDER / NAMES[1]
    volume.chmod(0o600)
    with tampering(volume) as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 60")
    (found,) = check(folder)
    assert found.startswith("Event 60 was altered")
    assert found.endswith(f"It is in the archive {NAMES[1]}.")


@pytest.mark.parametrize("seq", [50, 97])
def test_the_first_and_the_last_of_an_archive_are_its_own(folder: Path, seq: int) -> None:
    archived(folder)
    volume = folder / FOLDER / NAMES[1]
    volume.chmod(0o600)
    with tampering(volume) as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = ?", (seq,))
    found = [words for words in check(folder) if words.startswith(f"Event {seq} was altered")]
    assert [words.endswith(f"It is in the archive {NAMES[1]}.") for words in found] == [True]


def test_an_archive_whose_index_does_not_fit_is_damaged(folder: Path) -> None:
    archived(folder)
    volume = folder / FOLDER / NAMES[1]
    volume.chmod(0o600)
    with tampering(volume) as db:
        spoil_index(db)
    assert any(words.startswith("The file is damaged: ") and NAMES[1] in words for words in check(folder))


@pytest.mark.parametrize("content", [b"", b"nonsense" * 999], ids=["empty", "nonsense"])
def test_an_unreadable_archive_is_named(folder: Path, content: bytes) -> None:
    archived(folder)
    volume = folder / FOLDER / NAMES[0]
    volume.chmod(0o600)
    volume.write_bytes(content)
    assert any(problem.startswith(f"The archive {NAMES[0]} cannot be read. ") for problem in check(folder))


def test_the_archive_of_another_journal_is_named(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    clock = StillClock(BEGAN)
    with Journal.open(
        other / "table.journal", table="T8", key=KEY, clock=clock, checkpoints=other / "checkpoints"
    ) as journal:
        play(journal, hands=3)
        clock.pass_ms(DAY_MS)
        play(journal)
        (made,) = archive(journal, date(2026, 9, 29), actor="novak")
    archived(folder)
    (folder / FOLDER / NAMES[0]).unlink()
    shutil.copy(made, folder / FOLDER / NAMES[0])
    assert f"The archive {NAMES[0]} cannot be read. It is of another journal." in check(folder)


def test_days_that_were_only_taken_out_were_not_archived(folder: Path) -> None:
    archived(folder, date(2026, 9, 29))
    with tampering(folder / "table.journal") as db:
        db.execute("DELETE FROM event WHERE seq > 1 AND seq < 33")
    with open_journal(folder) as journal:
        walk = Walk(journal, archived=False)
        while (report := walk.step()) is None:
            pass
        assert report.sentences() == ["The journal's file begins at event 33, and nobody archived what was before."]
    assert "Events 18 to 32 are missing." in check(folder)


def test_a_journal_that_is_not_whole_is_not_archived(folder: Path) -> None:
    with tampering(folder / "table.journal") as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 12")
    with pytest.raises(JournalError, match="Nothing was archived: Event 12 was altered"):
        archived(folder)
    assert not (folder / FOLDER).exists()


def calls(run: Callable[[], object], die_at: int | None) -> int:
    """Run in a separate process that is killed at a call that may reach the disk. Return the number of such calls."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        count = 0

        def on_call(event: str, _: object) -> None:
            nonlocal count
            if event not in _REACHES_DISK:
                return
            count += 1
            if count == die_at:
                os.kill(os.getpid(), signal.SIGKILL)

        class ArchivingConnection(sqlite3.Connection):
            def execute(self, *args: object) -> sqlite3.Cursor:
                on_call("execute", args)
                return super().execute(*args)  # type: ignore[arg-type]

        import sys  # The hook stays for the rest of the process.
        from functools import partial

        sys.addaudithook(on_call)
        sqlite3.connect = partial(sqlite3.connect, factory=ArchivingConnection)  # type: ignore[assignment]
        run()
        os.write(writes, str(count).encode())
        os._exit(0)
    os.close(writes)
    os.waitpid(child, 0)
    with os.fdopen(reads) as pipe:
        return int(pipe.read() or 0)


_REACHES_DISK = {"execute", "os.rename", "os.remove", "os.mkdir", "os.chmod", "open", "sqlite3.connect"}


def test_killed_at_any_call_it_neither_loses_nor_doubles(week: Path, tmp_path: Path) -> None:
    """After a kill at any call the journal has everything once, and the next run completes the first one."""

    def fresh(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        for word in ("table.journal", "checkpoints"):
            shutil.copy(week / word, folder)
        return folder

    whole = fresh("whole")
    expected = everything(whole)
    count = calls(lambda: archived(whole), None)
    assert count > 60
    for die_at in range(1, count + 1, sized(8, whole=1)):
        folder = fresh(str(die_at))
        calls(lambda folder=folder: archived(folder), die_at)  # type: ignore[misc]
        assert everything(folder) == expected, die_at
        assert check(folder) == [], die_at
        with contextlib.suppress(JournalError):  # There is nothing to do if the first run had completed.
            assert archived(folder) == NAMES
        assert everything(folder) == expected, die_at
        assert check(folder) == [], die_at
        assert not list(folder.rglob("*.new*")), die_at
        assert sorted(path.name for path in (folder / FOLDER).iterdir()) == NAMES
        shutil.rmtree(folder)
