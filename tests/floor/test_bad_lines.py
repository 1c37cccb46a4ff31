"""Failing lines: sessions that a silent cable leaves behind, a slow line, and a line with a long delay."""

import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg

from kiosk.core.devices import DeviceState
from kiosk.floor import OwnServer, enroll
from kiosk.floor.server.enrollment import AT_ONCE
from kiosk.floor.server.server import connected
from tests.faults.journals import TABLE, open_journal, play
from tests.floor.cable import Cable
from tests.floor.links import PATIENCE_S, SOON, intercepting, linked, until
from tests.floor.office import MANAGER
from tests.floor.pushing import HELD, KeptRows
from tests.sizes import only_whole
from tests.tables import HeldClock

LOOKING = "floor-_look"  # The thread that monitors the server.
SEQS = 4  # The place of the events among the values of a push.
SESSIONS = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'table_T7'"


def comes(events: queue.Queue[Any], state: DeviceState) -> None:
    """Wait until the link is in a state."""
    while events.get(timeout=PATIENCE_S).state is not state:
        pass


def test_silent_outages_leave_no_sessions_that_shut_the_table_out(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    """Each silent cable leaves a session at the server for as long as its keepalives take."""
    clock = HeldClock()
    with open_journal(tmp_path) as journal, Cable(server) as cable:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        with linked(journal, cable.address, clock) as (link, events):
            for _ in range(AT_ONCE + 1):
                play(journal)
                link.committed(journal.last_seq())
                comes(events, DeviceState.READY)
                until(lambda: link.acknowledged == journal.last_seq())
                until(lambda: floor.execute(SESSIONS).fetchone() == (1,))
                cable.lose()
                clock.advance(ms=10_001)
                comes(events, DeviceState.BACKING_OFF)


def test_a_backlog_gets_through_a_line_that_carries_six_events_at_once(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    def limited(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
        if "floor.push(" in str(query) and len(values[SEQS]) > 6:
            raise psycopg.OperationalError("the line was cut after ten seconds")
        return db.execute(query, values)

    with open_journal(tmp_path) as journal:
        play(journal, 5)
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        with linked(
            journal, server.address, pace=replace(SOON, slow_s=0.0, quick_s=0.0), connect=intercepting(limited)
        ):
            until(lambda: floor.execute(HELD).fetchall() == KeptRows.of(journal).rows)


@only_whole
def test_a_backlog_gets_through_a_line_of_five_kilobytes_a_second(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    """200 events are 130 kB: in one push they took longer than the ten seconds after which a line is cut."""
    with open_journal(tmp_path) as journal, Cable(server) as cable:
        while journal.last_seq() < 200:
            play(journal, 10)
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        cable.bytes_per_s = 5_000
        with linked(journal, cable.address):
            until(lambda: floor.execute(HELD).fetchall() == KeptRows.of(journal).rows)


def test_a_picture_for_which_the_line_is_too_slow_keeps_nothing_else_waiting(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    """It was once sent first at each new connection, forever."""
    tries: list[bytes] = []

    def slow(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
        if "floor.show(" in str(query):
            tries.append(values[0])
            if values == (b"large",):
                raise psycopg.errors.QueryCanceled("canceling statement due to statement timeout")
        return db.execute(query, values)

    with open_journal(tmp_path) as journal:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        with linked(journal, server.address, pace=replace(SOON, slow_s=0.0), connect=intercepting(slow)) as (link, _):
            link.show(b"large")
            link.show(b"small")
            until(lambda: floor.execute("SELECT body FROM floor.picture").fetchall() == [(b"small",)])
            assert [b"large"] * 3 + [b"small"] == tries
            play(journal)
            link.committed(journal.last_seq())
            until(lambda: floor.execute(HELD).fetchall() == KeptRows.of(journal).rows)


class LookedAtClock(HeldClock):
    """A held clock that knows when the thread that watches the server has read it."""

    def __init__(self) -> None:
        super().__init__()
        self.looked = threading.Event()

    def mono_ns(self) -> int:
        if threading.current_thread().name == LOOKING:
            self.looked.set()
        return super().mono_ns()


def test_a_table_each_of_whose_answers_takes_a_second_is_ready(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    """With half a second each way, all that came before the first push took ten seconds, and the line was cut again."""
    clock, begun = LookedAtClock(), set[psycopg.Connection[Any]]()

    def slowly(db: psycopg.Connection[Any], *words: Any) -> Any:
        if threading.current_thread().name != LOOKING:
            begun.add(db)
            clock.advance(ms=1_500)
            clock.looked.clear()
            clock.looked.wait(1.0)
        return db.execute(*words)

    with open_journal(tmp_path) as journal:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        with linked(journal, server.address, clock, connect=intercepting(slowly)) as (_, events):
            comes(events, DeviceState.READY)
            assert 1 == len(begun)


def test_a_server_that_answers_while_its_standby_is_looked_for_is_not_silent(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    """On a slow line that query takes seconds. The table once reported silence just after it was ready."""
    clock, looked = LookedAtClock(), threading.Event()
    with open_journal(tmp_path) as journal, Cable(server) as cable:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)

        @contextmanager
        def connect(address: str, **more: Any) -> Iterator[psycopg.Connection[Any]]:
            if threading.current_thread().name == LOOKING:  # It looks for the standby.
                cable.mend()
                link.tell_standing("{}")
                until(lambda: floor.execute("SELECT standing::text FROM floor.heard").fetchall() == [("{}",)])
                until(lambda: floor.execute(SESSIONS + " AND state = 'idle'").fetchall() == [(1,)])
                link.tell_standing("[]")  # It comes after all answers to the first one.
                until(lambda: floor.execute("SELECT standing::text FROM floor.heard").fetchall() == [("[]",)])
                looked.set()
            with connected(address, **more) as db:
                yield db

        with linked(journal, cable.address, clock, connect=connect) as (link, events):
            comes(events, DeviceState.READY)
            cable.hold()
            clock.advance(ms=10_001)
            assert looked.wait(PATIENCE_S)
            for _ in range(3):
                clock.looked.clear()
                assert clock.looked.wait(PATIENCE_S)
            assert events.empty()


@only_whole
def test_a_table_with_half_a_second_each_way_is_ready_and_stays_so(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    with open_journal(tmp_path) as journal, Cable(server) as cable:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        cable.delay_s = 0.5
        begun_s = time.monotonic()
        with linked(journal, cable.address) as (link, events):
            comes(events, DeviceState.READY)
            while time.monotonic() < begun_s + 30:
                play(journal)
                link.committed(journal.last_seq())
                until(lambda: floor.execute(HELD).fetchall() == KeptRows.of(journal).rows)
        assert events.empty()
