"""The journal of a table that runs is read whole in idle time, and damage stops the table for a supervisor."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError
from kiosk.table.watch import PAUSE_NS, QUIET_NS
from tests.tables import House, void


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    for _ in range(6):
        opened.table.play.place(1, "ante", 500)
        void(opened.table)
    yield opened
    opened.close()


def tick_through(house: House) -> None:
    """Let the table be quiet until its journal has been read to the end, or it has stopped."""
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
    """Change one event, as somebody with the file could."""
    with sqlite3.connect(house.folder / "journal.db") as db:
        db.execute("DROP TRIGGER event_never_changes")
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = ?", (seq,))
    db.close()


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
    assert table.stopped.startswith("Event 5 is not what was written")
    assert table.stopped.endswith("call a supervisor.")
    with pytest.raises(JournalError):
        table.play.place(1, "ante", 500)
    house.clock.advance(ms=PAUSE_NS // 1_000_000)
    table.watch.tick()
    assert table.stopped.startswith("Event 5 ")


def test_nothing_is_read_while_the_table_is_busy(house: House) -> None:
    for _ in range(5):
        house.table.play.place(1, "ante", 500)
        house.table.watch.tick()
        house.clock.advance(ms=1000)
    assert house.table.watch.verified.seq == 0


def test_it_is_read_again_after_an_hour(house: House) -> None:
    tick_through(house)
    house.table.play.place(1, "ante", 500)
    tick = house.table.watch.verified.last
    house.clock.advance(ms=60_000)
    house.table.watch.tick()
    assert house.table.watch.verified.last == tick
    house.clock.advance(ms=PAUSE_NS // 1_000_000)
    house.table.watch.tick()
    assert house.table.watch.verified.last == tick + 2


def test_a_floors_copy_that_cannot_be_read_is_found_and_stops_nothing(house: House) -> None:
    (house.folder / "checkpoints.jsonl").unlink()
    tick_through(house)
    assert "floor’s copy" in house.table.watch.verified.findings[0].replace("'", "’")
    assert house.table.stopped == ""
