"""A push that waits for a standby is reported, and nothing hangs; an interrupted push is sent again."""

import queue
import shutil
import tempfile
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.core.devices import DeviceState
from kiosk.floor import (
    FloorVersion,
    OwnServer,
    add_publisher,
    enroll,
    keep_verification,
    migrate,
    newest,
    publish,
    rights,
)
from kiosk.floor.server.server import FloorError
from kiosk.floor.server.standby import confirmed
from kiosk.journal import archive, public_bytes
from tests.faults.journals import KEY, TABLE, open_journal, play
from tests.floor.conftest import QUICK
from tests.floor.links import PATIENCE_S, intercepting, linked, until
from tests.floor.needs import needs_postgresql
from tests.floor.office import MANAGER, PUBLISHER
from tests.floor.pushing import signed_in
from tests.tables import HeldClock

WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
DAY_S = 86_400


@pytest.fixture
def server_without_standby() -> Iterator[OwnServer]:
    """Return a server whose synchronous standby is absent."""
    folder = Path(tempfile.mkdtemp(prefix="kiosk-no-standby-"))
    own = OwnServer(folder, **QUICK, synchronous_commit="on")
    try:
        with own.start().administrator() as db:
            migrate(db)
            add_publisher(db, PUBLISHER, public_bytes(KEY), by=MANAGER)
        yield own
    finally:
        own.stop(at_once=True)
        shutil.rmtree(folder, ignore_errors=True)


def require_absent_standby(server: OwnServer) -> None:
    with server.administrator() as db:
        db.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        db.execute("SELECT pg_reload_conf()")
        until(lambda: db.execute("SHOW synchronous_standby_names").fetchone() == ("nobody",))


@needs_postgresql
def test_publishing_and_verification_report_an_unconfirmed_standby(server_without_standby: OwnServer) -> None:
    require_absent_standby(server_without_standby)
    version = FloorVersion.signed(KEY, "people", None, "[]", by=MANAGER)
    with server_without_standby.administrator() as root, signed_in(root, PUBLISHER) as office:
        with pytest.raises(FloorError) as refused:
            publish(office, version, confirm_s=0.5)
        assert "unconfirmed" == refused.value.code
        assert newest(office, "people") is not None  # It is there all the same.
        with pytest.raises(FloorError) as refused, confirmed(root, 0.5):
            keep_verification(root, KEY, ())
        assert "unconfirmed" == refused.value.code
        wrong = [str(right.what) for right in rights(root) if not right.holds]
    assert any(said.startswith("no standby of nobody confirms") for said in wrong)


@needs_postgresql
def test_a_table_says_that_the_standby_does_not_confirm(server_without_standby: OwnServer, tmp_path: Path) -> None:
    clock = HeldClock()
    with open_journal(tmp_path) as journal, server_without_standby.administrator() as db:
        play(journal)
        enroll(db, TABLE, journal.public_key, by=MANAGER)
        require_absent_standby(server_without_standby)
        with linked(journal, server_without_standby.address, clock) as (_, events):
            until(lambda: db.execute(WAITS).fetchone() != (0,))
            clock.advance(ms=10_001)
            event = events.get(timeout=PATIENCE_S)
            assert DeviceState.BACKING_OFF is event.state
            assert str(event.why).startswith("The floor server’s standby does not confirm")


def test_a_server_without_archived_events_is_reported(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    clock, said = HeldClock(), list[str]()
    with open_journal(tmp_path) as journal:
        play(journal, 2)
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        archive(journal, date(2100, 1, 1), actor="novak")
        (tmp_path / "archive").rename(tmp_path / "away")
        with linked(journal, server.address, clock) as (_, events):
            until(lambda: passes(clock, events, said) and f"Event 2 of {TABLE} is missing" in said[-1])


def passes(clock: HeldClock, events: queue.Queue[Any], said: list[str]) -> bool:
    """Let a second pass. Return whether there was a message, which `said` then has."""
    clock.advance(ms=1_000)
    while not events.empty():
        said.append(str(events.get().why))
    return bool(said)


def test_a_picture_that_was_cut_is_sent_again(
    floor: psycopg.Connection[Any], server: OwnServer, tmp_path: Path
) -> None:
    cuts = [psycopg.OperationalError("the line broke")]

    def cut(db: psycopg.Connection[Any], query: Any, *values: Any) -> Any:
        if cuts and "floor.show(" in str(query):
            raise cuts.pop()
        return db.execute(query, *values)

    with open_journal(tmp_path) as journal:
        enroll(floor, TABLE, journal.public_key, by=MANAGER)
        with linked(journal, server.address, connect=intercepting(cut)) as (link, _):
            link.show(b"a picture")
            until(lambda: floor.execute("SELECT body FROM floor.picture").fetchall() == [(b"a picture",)])
    assert [] == cuts


def test_jackpots_are_not_posted_where_the_clocks_differ(
    floor: psycopg.Connection[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server counts their 24 hours: with its clock a day ahead they could be changed immediately."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    now_s = time.time()
    monkeypatch.setattr(time, "time", lambda: now_s - DAY_S)
    with signed_in(floor, PUBLISHER) as office, pytest.raises(FloorError) as refused:
        publish(office, FloorVersion.signed(KEY, "jackpots:nh", None, "{}", by=MANAGER))
    assert "clock" == refused.value.code
