"""The log or the file is changed in place while the journal is open: this is found before the next start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import JournalDoubted
from kiosk.journal import Journal, JournalTail
from kiosk.journal.chain import genesis, public_bytes
from kiosk.journal.tail import MIN_EVENTS
from tests.faults.disk import Disk
from tests.faults.journals import KEY, TABLE, all_rows, answer, open_journal, play, rewrite, tampering
from tests.tables import House


def flip(path: Path, what: bytes, at: int = 0) -> None:
    """Flip a bit of the last write, as no program that writes through SQLite does."""
    content = path.read_bytes()
    place = content.rindex(what) + at
    with path.open("r+b") as file:
        file.seek(place)
        file.write(bytes([content[place] ^ 1]))


def newest(journal: Journal) -> bytes:
    hash_: bytes = all_rows(journal.db)[-1][10]
    return hash_


def log_of(journal: Journal) -> Path:
    return journal.path.with_name(journal.path.name + "-wal")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with open_journal(tmp_path) as journal:
        yield journal


def test_tail_check_accepts_an_intact_journal_as_it_grows(journal: Journal) -> None:
    tail = JournalTail(journal)
    assert tail.look() == ()
    for _ in range(MIN_EVENTS // 2):
        play(journal)
        assert tail.look() == ()
    assert journal.last_seq() > 3 * MIN_EVENTS
    assert MIN_EVENTS <= journal.last_seq() - tail.since[0] <= 3 * MIN_EVENTS


@pytest.mark.parametrize("at", [0, -20], ids=["hash", "text"])
def test_a_bit_in_the_log_is_found(journal: Journal, at: int) -> None:
    play(journal)
    tail = JournalTail(journal)
    answer(journal)
    event = answer(journal)
    flip(log_of(journal), newest(journal), at)
    assert tail.look() == (f"Event {event.seq} was altered, or does not follow event {event.seq - 1}.",)


def test_a_bit_in_the_log_is_found_when_it_was_taken_into_the_file(journal: Journal) -> None:
    play(journal)
    tail = JournalTail(journal)
    event = answer(journal)
    flip(log_of(journal), newest(journal))
    journal.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    assert log_of(journal).stat().st_size == 0
    assert [found.partition(" was")[0] for found in tail.look()] == [f"Event {event.seq}"]


def test_events_that_are_taken_out_or_exchanged_are_found(journal: Journal) -> None:
    tail = JournalTail(journal)
    play(journal)
    with tampering(journal.path) as db:
        db.execute("DELETE FROM event WHERE seq = 4")
    assert tail.look() == ("Event 4 is missing.",)
    with tampering(journal.path) as db:
        db.execute("DELETE FROM event WHERE seq >= 4")
    assert tail.look() == (f"Events 4 to {journal.last_seq()} are missing.",)


def test_a_change_that_was_chained_again_is_found(journal: Journal) -> None:
    tail = JournalTail(journal)
    play(journal)
    seq = journal.last_seq()
    with tampering(journal.path) as db:
        *rows, last = all_rows(db)
        rewrite(db, [*rows, (*last[:8], "nobody", *last[9:])], genesis(TABLE, public_bytes(KEY)))
    assert tail.look() == (f"Event {seq} was altered, or does not follow event {seq - 1}.",)


def test_an_event_of_another_writer_is_found(journal: Journal) -> None:
    tail = JournalTail(journal)
    play(journal)
    seq = journal.last_seq() + 1
    with tampering(journal.path) as db:
        rows = all_rows(db)
        rewrite(db, [*rows, rows[-1]], genesis(TABLE, public_bytes(KEY)))
    assert tail.look() == (f"Event {seq} was not written by this kiosk.",)


def test_while_the_state_of_the_file_is_unknown_nothing_is_found(tmp_path: Path) -> None:
    disk = Disk()
    with open_journal(tmp_path, connect=disk.connect) as journal:
        play(journal)
        tail = JournalTail(journal)
        disk.after, disk.openings = True, 1
        with pytest.raises(JournalError):
            answer(journal)
        assert tail.look() == ()
        assert journal.find_out()
        assert tail.look() == ()


def test_a_zeroed_page_of_the_log_is_found(journal: Journal) -> None:
    play(journal)
    tail = JournalTail(journal)
    answer(journal)
    log = log_of(journal)
    with log.open("r+b") as file:
        file.seek(32 + 24)  # This is the first frame's page, after both headers.
        file.write(bytes(log.stat().st_size - 32 - 24))
    assert "damaged" in tail.look()[0]


@pytest.mark.parametrize("gone", [Path.unlink, lambda path: path.chmod(0)], ids=["deleted", "closed"])
def test_a_temporary_read_error_is_no_finding(journal: Journal, gone: Callable[[Path], None]) -> None:
    """The next event stops the table for a missing file; a failing disk is reported when it fails."""
    play(journal)
    tail = JournalTail(journal)
    answer(journal)
    gone(journal.path)
    assert tail.look() == ()


def test_the_table_stops_and_says_so_again_at_the_next_start(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.table.watch.tick()
    for seat in (1, 2):
        house.table.play.place(seat, "ante", 500)
    house.clock.advance(ms=10_000)
    house.table.watch.tick()
    assert not house.table.stopped
    flip(house.table.journal.path.with_name("journal.db-wal"), newest(house.table.journal))
    house.clock.advance(ms=10_000)
    house.table.watch.tick()
    assert "was altered" in house.table.stopped
    (event,) = house.table.journal.events(1, JournalDoubted)
    assert "was altered" in event.of(JournalDoubted).findings[0]
