"""Clocks that differ: the waiting side measures the time, without the clock of the other side."""

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.floor import ConsoleNews, FloorHouse, add_console, enroll
from kiosk.floor.console.link import changed_since
from kiosk.staff import NotProven
from tests.floor.office import MANAGER
from tests.floor.pushing import KeptRows, signed_in
from tests.floor.statuses import CALL, STATUS
from tests.tables import FLOOR, HeldClock, House
from ui.vm.floor.rows import call_row, clock_words

DAY_MS = 86_400_000
LOCK_MS = 900_000
GREET = "SELECT floor.greet(0, 0, '', %s)"


@pytest.mark.parametrize("ahead_ms", [-DAY_MS, 0, DAY_MS])
@pytest.mark.parametrize(("late_ms", "holds"), [(0, True), (LOCK_MS // 2, True), (2 * LOCK_MS, False)])
def test_a_lock_holds_as_long_elsewhere_as_it_is_left_here(
    tmp_path: Path, floor: psycopg.Connection[Any], ahead_ms: int, late_ms: int, holds: bool
) -> None:
    """By a clock that is a day off it held for 24 hours, and an expired one began again with the line."""
    clock = HeldClock()
    clock.advance(ms=ahead_ms)
    with contextlib.closing(House(tmp_path, clock=clock)) as house:
        enroll(floor, house.id, house.table.journal.public_key, by=MANAGER)
        for _ in range(3):
            with pytest.raises(NotProven):
                house.table.floor.come(FLOOR, "1597")
        clock.advance(ms=late_ms)
        with signed_in(floor, f"table_{house.id}") as db:
            db.execute(GREET, (clock.now_ms(),))
            KeptRows.of(house.table.journal).pushed(db)
    ((left_ms,),) = floor.execute(
        "SELECT (extract(epoch FROM until - clock_timestamp()) * 1000)::bigint FROM floor.person_lock"
    ).fetchall()
    assert (left_ms > 0) == holds
    assert left_ms <= LOCK_MS - late_ms


def test_calls_are_sorted_and_aged_by_the_console_that_waits(floor: psycopg.Connection[Any]) -> None:
    """A table whose clock is a day ahead called first, and one a day behind called last."""
    now_ms = 1_790_000_000_000
    add_console(floor, "console_pit_3")
    for nth, (table, ahead_ms, waits_ms) in enumerate((("NH-07", DAY_MS, 60_000), ("NH-08", -DAY_MS, 10_000))):
        enroll(floor, table, bytes([nth]) * 32, by=MANAGER)
        call = replace(CALL, at_ms=now_ms + ahead_ms - waits_ms)
        floor.execute(
            "UPDATE floor.heard SET standing = %s, offset_ms = %s WHERE journal = %s",
            (replace(STATUS, calls=(call,)).to_json(), ahead_ms, nth + 1),
        )
    with signed_in(floor, "console_pit_3") as db:
        _, seen = changed_since(db, "0")
    house = FloorHouse()
    house.take(ConsoleNews(tables=seen))
    shown = [call_row(of, call, now_ms=now_ms, is_chosen=False) for of, call in house.calls()]
    assert ["1:00", "0:10"] == [row.age for row in shown]
    assert ["NH-07", "NH-08"] == [of.table for of, _ in house.calls()]


def test_the_offset_of_a_clock_is_sent_with_a_push(floor: psycopg.Connection[Any], kept: KeptRows) -> None:
    enroll(floor, "T7", kept.key, by=MANAGER)
    with signed_in(floor, "table_T7") as db:
        ((server_ms,),) = db.execute("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").fetchall()
        db.execute(GREET, (server_ms + DAY_MS,))
        kept.pushed(db)
    ((offset_ms,),) = floor.execute("SELECT offset_ms FROM floor.heard").fetchall()
    assert offset_ms // 3_600_000 in (23, 24)


@pytest.mark.parametrize(
    ("ahead_ms", "said"),
    [(2_400, "2 s fast"), (-119_999, "119 s slow"), (-120_000, "2 min slow"), (-7_199_000, "119 min slow"),
     (DAY_MS, "24 h fast"), (-3 * DAY_MS, "72 h slow")],
)  # fmt: skip
def test_the_error_of_a_clock_can_be_read(ahead_ms: int, said: str) -> None:
    assert said == clock_words(ahead_ms)
