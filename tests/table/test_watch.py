"""The journal of a running table is read whole in idle time, and damage stops the table for a supervisor."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import JournalAccepted, JournalDoubted
from kiosk.journal.formats import SCHEMA
from kiosk.table.watch import PAUSE_NS, QUIET_NS
from tests.tables import FLOOR, House, kernel_of, void


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    for _ in range(6):
        opened.table.play.place(1, "ante", 500)
        void(opened.table)
    return opened


def tick_through(house: House) -> None:
    """Let the table be idle until its journal has been read to the end, or it has stopped."""
    house.clock.advance(ms=QUIET_NS // 1_000_000)
    before = house.table.watch.verified.whole_at_ms
    for _ in range(50):
        house.table.watch.tick()
        house.clock.advance(ms=1000)
        if (
            house.table.stopped
            or house.table.watch.verified.findings
            or house.table.watch.verified.whole_at_ms != before
        ):
            return
    raise AssertionError("the journal was not read to its end")


def damage(house: House, seq: int) -> None:
    """Change one event, as anyone with the file could."""
    with closing(sqlite3.connect(house.folder / "journal.db")) as db, db:
        db.execute("DROP TRIGGER event_never_changes")
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = ?", (seq,))


def test_a_whole_journal_is_found_whole(house: House) -> None:
    tick_through(house)
    seen = house.table.watch.verified
    assert seen.findings == ()
    assert seen.seq == seen.last == house.table.journal.last_seq()
    assert house.table.stopped == ""


def test_old_damage_stops_the_table_and_does_not_clear_by_itself(house: House) -> None:
    damage(house, 5)
    tick_through(house)
    table = house.table
    assert table.stopped.startswith("Event 5 was altered")
    assert table.stopped.endswith("Keep the journal file.")
    with pytest.raises(JournalError):
        table.play.place(1, "ante", 500)
    house.clock.advance(ms=PAUSE_NS // 1_000_000)
    table.watch.tick()
    assert table.stopped.startswith("Event 5 ")


def test_damage_stops_the_table_at_each_start_until_accepted(house: House) -> None:
    damage(house, 5)
    tick_through(house)
    (found,) = house.table.journal.events(1, JournalDoubted)
    (what,) = found.of(JournalDoubted).findings
    assert what.startswith("Event 5 was altered")
    with closing(sqlite3.connect(house.folder / "journal.db")) as db, db:  # The thief had to remove this guard.
        db.execute(SCHEMA["event_never_changes"])
    for _ in range(2):
        house.restart()
        assert house.table.stopped.startswith("Event 5 was altered")
        with pytest.raises(JournalError, match="Event 5"):
            house.table.play.place(1, "ante", 500)
    kernel_of(house.table).commit(JournalAccepted(findings=(what,), why="the disk was changed"), actor=FLOOR)
    house.restart()
    assert house.table.stopped == ""
    house.table.play.place(1, "ante", 500)
    tick_through(house)
    assert house.table.watch.verified.findings == (what,)
    assert house.table.stopped == "", "what was accepted is found again, and stops nothing"


def test_a_closed_table_is_read_thirty_times_as_fast(house: House) -> None:
    watch = house.table.watch
    assert watch.closed_slice == 30 * watch.slice
    watch.slice, watch.closed_slice = 2, 60
    house.clock.advance(ms=3000)
    house.table.watch.tick()
    assert house.table.watch.verified.seq == 2
    kernel_of(house.table).state.is_open = False
    house.table.watch.tick()
    assert house.table.watch.verified.seq == house.table.journal.last_seq()


def test_nothing_is_read_while_the_table_is_busy(house: House) -> None:
    for _ in range(5):
        house.table.play.place(1, "ante", 500)
        house.table.watch.tick()
        house.clock.advance(ms=1000)
    assert house.table.watch.verified.seq == 0


def test_the_journal_is_read_again_after_an_hour(house: House) -> None:
    tick_through(house)
    house.table.play.place(1, "ante", 500)
    tick = house.table.watch.verified.last
    house.clock.advance(ms=60_000)
    house.table.watch.tick()
    assert house.table.watch.verified.last == tick
    for _ in range(6):  # The dealer is there.
        house.clock.advance(ms=PAUSE_NS // 6_000_000)
        house.table.people.touched()
    house.table.watch.tick()
    assert house.table.watch.verified.last == tick + 2


def test_a_floors_copy_that_cannot_be_read_is_found_and_stops_nothing(house: House) -> None:
    (house.folder / "checkpoints.jsonl").unlink()
    tick_through(house)
    assert "floor’s copy" in house.table.watch.verified.findings[0].replace("'", "’")
    assert house.table.stopped == ""


def test_a_table_that_was_closed_is_not_watched(house: House) -> None:
    house.clock.advance(ms=QUIET_NS // 1_000_000)
    house.table.close()
    house.table.watch.tick()  # This is the timer of a window that is still open.
    assert not house.table.watch.verified.seq
