"""A table's line to the floor: the floor may lag but misses nothing, and the table never waits."""

import os
import queue
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import FloorCalled
from kiosk.floor import OwnServer, Parted, enroll, migrate
from kiosk.floor.pushing import PushStatus
from kiosk.journal import Journal
from tests.faults.journals import TABLE, StillClock, open_journal, play
from tests.floor.cable import Cable
from tests.floor.conftest import QUICK
from tests.floor.links import PATIENCE_S, SOON, intercepting, linked, until
from tests.floor.pushing import HELD, KeptRows, signed_in
from tests.tables import HeldClock

CRASHES = int(os.environ.get("FLOOR_CRASHES", "3"))


@pytest.fixture
def journal(tmp_path: Path, floor: psycopg.Connection[Any]) -> Iterator[Journal]:
    """Return the open journal of a table that is enrolled and has played two hands."""
    with open_journal(tmp_path) as journal:
        play(journal, 2)
        enroll(floor, TABLE, journal.public_key, by="novak")
        yield journal


def count(floor: psycopg.Connection[Any]) -> int:
    row = floor.execute("SELECT count(*) FROM floor.event").fetchone()
    assert row is not None
    return int(row[0])


def state(events: queue.Queue[Any]) -> DeviceState:
    event = events.get(timeout=PATIENCE_S)
    assert isinstance(event, StateChanged)
    return event.state


def test_events_are_pushed_unchanged(floor: psycopg.Connection[Any], server: OwnServer, journal: Journal) -> None:
    with linked(journal, server.address) as (link, events):
        assert state(events) is DeviceState.READY
        play(journal)
        link.committed(journal.last_seq())
        until(lambda: count(floor) == journal.last_seq())
        assert KeptRows.of(journal).rows == floor.execute(HELD).fetchall()
        assert events.empty()


def test_unacknowledged_events_are_not_pushed(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    """An event may be in the file, and a power cut may still remove it."""
    acknowledged = journal.last_seq()
    with linked(journal, server.address):
        journal.append(FloorCalled(why="Fill or chips"), hand=None, actor="dana")
        until(lambda: count(floor) == acknowledged)
    with linked(journal, server.address):
        until(lambda: count(floor) == acknowledged + 1)


def test_silence_is_reported_after_ten_seconds_and_ends(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    clock = HeldClock()
    with Cable(server) as cable, linked(journal, cable.address, clock) as (link, events):
        assert state(events) is DeviceState.READY
        until(lambda: count(floor) == journal.last_seq())
        cable.hold()  # Nothing is lost and nothing comes: this is the worst cable.
        play(journal)
        link.committed(journal.last_seq())
        until(lambda: passes(clock, ms=1_000, events=events))
        assert state(events) is DeviceState.BACKING_OFF
        cable.mend()
        assert state(events) is DeviceState.READY
        until(lambda: count(floor) == journal.last_seq())
        assert KeptRows.of(journal).rows == floor.execute(HELD).fetchall()


def passes(clock: HeldClock, *, ms: int, events: queue.Queue[Any]) -> bool:
    """Let time pass. Return whether there is a report; reports under way at first count as received."""
    clock.advance(ms=ms)
    return not events.empty()


def test_nine_silent_seconds_are_nothing(floor: psycopg.Connection[Any], server: OwnServer, journal: Journal) -> None:
    clock = HeldClock()
    with Cable(server) as cable, linked(journal, cable.address, clock) as (link, events):
        assert state(events) is DeviceState.READY
        cable.hold()
        clock.advance(ms=9_000)
        cable.mend()
        play(journal)
        link.committed(journal.last_seq())
        until(lambda: count(floor) == journal.last_seq())
        assert events.empty()


def keeps_nothing(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
    """Answer a push as a server that has no event and stores none."""
    return db.execute("SELECT 'ok', 0, ''::bytea") if "floor.push(" in str(query) else db.execute(query, values)


def has_a_full_disk(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
    if "floor.push(" in str(query):
        raise psycopg.errors.DiskFull("could not extend file")
    return db.execute(query, values)


def knows_nobody(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
    return db.execute("SELECT 'unknown', 0, NULL") if "floor.push(" in str(query) else db.execute(query, values)


@pytest.mark.parametrize("answers", [keeps_nothing, has_a_full_disk, knows_nobody])
def test_a_server_that_answers_and_takes_nothing_is_left_for_another(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    journal: Journal,
    answers: Callable[..., Any],
) -> None:
    with Cable(server) as first:  # This is the same server by another name, which it accepts nothing by.

        def execute(db: psycopg.Connection[Any], *words: Any) -> Any:
            return answers(db, *words) if db.info.host == str(first.folder) else db.execute(*words)

        both = f"host={first.folder},{server.folder} dbname=floor"
        with linked(journal, both, HeldClock(), connect=intercepting(execute)):
            until(lambda: KeptRows.of(journal).rows == floor.execute(HELD).fetchall())


def test_a_server_that_keeps_nothing_is_named_and_asked_ever_more_seldom(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, waited = HeldClock(), list[float]()

    def pause(least: float, most: float) -> float:
        waited.append((least + most) / 2)
        return 0.0

    monkeypatch.setattr(random, "uniform", pause)
    pace = replace(SOON, pauses_s=(0.0, 1.0, 2.0, 3.0))
    with linked(journal, server.address, clock, pace, intercepting(keeps_nothing)) as (_, events):
        until(lambda: len(waited) > 5)
        clock.advance(ms=10_001)
        said = events.get(timeout=PATIENCE_S)
    assert [1.0, 2.0, 3.0, 3.0] == waited[:4]
    assert said.state is DeviceState.BACKING_OFF
    assert str(said.why) == "The floor server answers but keeps no events: keep dealing, and call a technician."


def test_a_link_whose_server_is_not_there_stops_at_once(journal: Journal) -> None:
    clock = HeldClock()
    with linked(journal, "host=/nowhere dbname=floor", clock) as (_, events):
        clock.advance(ms=10_001)
        assert state(events) is DeviceState.BACKING_OFF


@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_copied_disk_parts(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal, tmp_path: Path, more: int
) -> None:
    """It may have fewer events than the floor, as many, or more."""
    older = tmp_path / "older"
    older.mkdir()
    with journal.path.open("rb") as file:
        (older / journal.path.name).write_bytes(file.read())
    wal = journal.path.with_name(journal.path.name + "-wal")
    (older / wal.name).write_bytes(wal.read_bytes())
    play(journal)
    with linked(journal, server.address):
        until(lambda: count(floor) == journal.last_seq())
    with open_journal(older, copy=False, clock=StillClock(1_800_000_000_001)) as cloned:
        play(cloned, more)
        with linked(cloned, server.address) as (_, events):
            while state(events) is not DeviceState.DEGRADED:
                pass
            parted = events.get(timeout=PATIENCE_S)
            assert isinstance(parted, Parted)
            assert parted.why.startswith("The floor server’s copy of this journal ends differently")
    assert KeptRows.of(journal).rows == floor.execute(HELD).fetchall()


def test_a_kiosk_that_is_not_enrolled_says_so_and_connects_once_enrolled(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    enroll(floor, TABLE, bytes(32), by="novak")  # This is another device.
    with open_journal(tmp_path) as journal, linked(journal, server.address) as (_, events):
        assert state(events) is DeviceState.DEGRADED
        enroll(floor, TABLE, journal.public_key, by="novak")
        assert state(events) is DeviceState.READY
        until(lambda: count(floor) == journal.last_seq())


@pytest.fixture
def mortal(server: OwnServer) -> Iterator[OwnServer]:
    """Return a server that the test may kill. Its commits are flushed to the system before they return."""
    folder = Path(tempfile.mkdtemp(prefix="kiosk-mortal-"))
    own = OwnServer(folder, **QUICK, synchronous_commit="on")
    try:
        with own.start().administrator() as db:
            migrate(db)
        yield own
    finally:
        own.stop(at_once=True)
        shutil.rmtree(folder, ignore_errors=True)


def test_crashes_and_cuts_lose_and_double_nothing(mortal: OwnServer, tmp_path: Path) -> None:
    """One seed: a table plays on while its server is killed, its cable is pulled, and its own kiosk restarts."""
    dice = random.Random(2026)
    with Cable(mortal) as cable, open_journal(tmp_path) as journal:
        with mortal.administrator() as db:
            enroll(db, TABLE, journal.public_key, by="novak")
        for _ in range(CRASHES):
            with linked(journal, cable.address) as (link, events):
                assert state(events) is DeviceState.READY
                for _ in range(dice.randint(1, 6)):
                    play(journal, dice.randint(1, 3))
                    link.committed(journal.last_seq())
                    if dice.random() < 0.5:
                        cable.cut()
                        cable.mend()
                mortal.kill()
                play(journal, dice.randint(0, 2))
                link.committed(journal.last_seq())
                mortal.start()
        with linked(journal, cable.address), mortal.administrator() as db:
            until(lambda: count(db) == journal.last_seq())
            assert KeptRows.of(journal).rows == db.execute(HELD).fetchall()
            assert [] == db.execute("SELECT * FROM floor.fork").fetchall()


@pytest.mark.parametrize("commits", ["on", "off"])
def test_acknowledged_events_survive_a_crash(mortal: OwnServer, tmp_path: Path, commits: str) -> None:
    """This is the control: a server that answers before it has written loses acknowledged events."""
    mortal.kill()
    mortal.settings |= {"synchronous_commit": commits, "wal_writer_delay": "10s"}
    mortal.start()
    with open_journal(tmp_path) as journal:
        play(journal, 3)
        kept = KeptRows.of(journal)
    with mortal.administrator() as db:
        db.execute("SET synchronous_commit = on")
        enroll(db, TABLE, kept.key, by="novak")
        with signed_in(db, f"table_{TABLE}") as table:
            assert kept.pushed(table).status is PushStatus.OK
            mortal.kill()
    mortal.start()
    with mortal.administrator() as db:
        assert (kept.rows if commits == "on" else []) == db.execute(HELD).fetchall()
