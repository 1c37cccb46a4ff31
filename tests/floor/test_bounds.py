"""Limits on the data that one role may send to the floor server, and on its locks that block others."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from psycopg import errors

from kiosk.floor import AlertKind, ConsoleNews, FloorHouse, add_console, add_publisher, enroll
from kiosk.floor.pushing import PushStatus, push
from kiosk.journal.chain import chain
from tests.faults.journals import TABLE
from tests.floor.office import PUBLISHER
from tests.floor.pushing import HELD, KeptRows, signed_in
from tests.sizes import only_whole

CONSOLE = "console_pit_3"


@pytest.fixture
def thief(floor: psycopg.Connection[Any], kept: KeptRows) -> Iterator[psycopg.Connection[Any]]:
    """Return the connection of a table, as a holder of its certificate has it."""
    enroll(floor, TABLE, kept.key, by="novak")
    with signed_in(floor, f"table_{TABLE}") as db:
        yield db


def wrote(kept: KeptRows, *bodies: str) -> KeptRows:
    rows = list(kept.rows)
    for body in bodies:
        fields = (len(rows) + 1, bytes(16), None, "noted", 1, 0, 0, b"", "ortiz", body)
        rows.append((*fields, chain(rows[-1][10], fields)))
    return replace(kept, rows=rows)


def test_an_event_of_more_than_64_kb_is_refused_and_kept(
    floor: psycopg.Connection[Any], thief: psycopg.Connection[Any], kept: KeptRows
) -> None:
    fits = wrote(kept, json.dumps({"text": "x" * 65_000}))
    assert fits.pushed(thief).status is PushStatus.OK
    assert wrote(fits, json.dumps({"text": "x" * 66_000})).pushed(thief).status is PushStatus.FORGED
    assert fits.rows == floor.execute(HELD).fetchall()
    why = "no object of JSON"  # A text that no table writes has this reason.
    assert floor.execute("SELECT seq, why FROM floor.refusal").fetchall() == [(len(fits.rows) + 1, why)]


def test_a_push_of_more_than_a_thousand_events_is_refused(thief: psycopg.Connection[Any], kept: KeptRows) -> None:
    kept.pushed(thief)
    many = wrote(kept, *["{}"] * 1500)
    with pytest.raises(errors.ProgramLimitExceeded):
        many.pushed(thief, first=len(kept.rows) + 1)
    assert many.pushed(thief, first=len(kept.rows) + 1, upto=1000).seq == 1000


def test_a_standing_of_more_than_64_kb_is_refused(thief: psycopg.Connection[Any], kept: KeptRows) -> None:
    last = (0, kept.genesis)
    with pytest.raises(errors.CheckViolation):
        push(thief, key=kept.key, last=last, before=b"", standing=json.dumps({"text": "x" * 66_000}))


@only_whole
def test_refusals_and_attempts_fill_no_disk(floor: psycopg.Connection[Any], thief: psycopg.Connection[Any]) -> None:
    thief.execute("SET statement_timeout = 0")
    thief.execute("SELECT floor.push(''::bytea, n, '', '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',"
                  " '{}', NULL) FROM generate_series(1, 1100) n")  # fmt: skip
    assert floor.execute("SELECT count(*) FROM floor.refusal").fetchone() == (1000,)
    words = [json.dumps({"n": n}) for n in range(2100)]
    thief.execute("SELECT floor.certify(%s::text[], %s::bytea[])", (words, [b""] * len(words)))
    assert floor.execute("SELECT count(*) FROM floor.attempt").fetchone() == (2000,)


@pytest.mark.parametrize("lock", ["pg_advisory_lock", "pg_try_advisory_xact_lock", "pg_advisory_lock_shared"])
def test_no_role_takes_a_lock_that_others_need(
    floor: psycopg.Connection[Any], thief: psycopg.Connection[Any], lock: str
) -> None:
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as console:
        for db in (thief, console):
            with pytest.raises(errors.InsufficientPrivilege):
                db.execute(f"SELECT {lock}(hashtextextended('lock change', 0))")


def test_no_role_takes_all_the_locks_that_a_server_has(
    floor: psycopg.Connection[Any], thief: psycopg.Connection[Any], kept: KeptRows
) -> None:
    """A lock for each name of a jackpot, a person, or a version left the others "out of shared memory"."""
    count = 2_000
    add_publisher(floor, PUBLISHER, bytes(32), by="novak")
    bodies = [json.dumps({"dealer": f"d{n}", "supervisor": f"s{n}"}) for n in range(count)]
    claim_all = "SELECT floor.claim('jackpots:nh', n, 'mega', 1) FROM generate_series(1, %s) n"
    push_all = """SELECT floor.push(%s, 0, %s, '', '{}', '{}', '{}', %s::text[], '{}', '{}', '{}', '{}', '{}',
      %s::text[], '{}', NULL)"""
    publish_all = "SELECT floor.publish('k' || n, 1, '', '', '', '', '', '', '') FROM generate_series(1, %s) n"
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = %s"
    with signed_in(floor, PUBLISHER) as office:
        for db, query, words in (
            (thief, claim_all, (count,)),
            (thief, push_all, (kept.key, kept.genesis, ["dealer_on"] * count, bodies)),
            (office, publish_all, (count,)),
        ):
            with db.transaction(force_rollback=True):
                db.execute(query, words)
                ((locks,),) = floor.execute(held, (db.info.backend_pid,)).fetchall()
            assert 0 < locks < 1_100


def test_a_client_that_holds_a_transaction_open_is_disconnected_and_named(
    floor: psycopg.Connection[Any], thief: psycopg.Connection[Any], kept: KeptRows
) -> None:
    """The server's limit holds with any time limit that the role has set for itself."""
    assert thief.execute("SHOW idle_in_transaction_session_timeout").fetchone() == ("10s",)
    thief.execute("SET idle_in_transaction_session_timeout = 0")
    thief.execute("SET statement_timeout = 0")
    thief.execute("BEGIN")
    kept.pushed(thief)
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as console:
        assert console.execute("SELECT floor.end_holders()").fetchone() == (0,)  # Not before its time.
        with pytest.raises(errors.InsufficientPrivilege):
            console.execute("SELECT floor.end_sessions(interval '0', interval '0')")
    with signed_in(floor, "postgres") as root:
        assert root.execute("SELECT floor.end_sessions(interval '0', interval '1 hour')").fetchone() == (1,)
    with pytest.raises(psycopg.OperationalError):
        thief.execute("COMMIT")
    assert floor.execute("SELECT why FROM floor.attempt WHERE what = 'held'").fetchall() == [(f"table_{TABLE}",)]
    assert floor.execute(HELD).fetchall() == []
    house = FloorHouse()
    house.take(ConsoleNews(offenders={(f"table_{TABLE}", "held"): 1}))
    assert [(alert.kind, alert.table) for alert in house.alerts()] == [(AlertKind.REPORTS, TABLE)]


def test_a_connection_of_a_console_holds_one_seat(floor: psycopg.Connection[Any]) -> None:
    add_console(floor, CONSOLE)
    add_console(floor, "console_pit_4")
    with signed_in(floor, CONSOLE) as thief, signed_in(floor, "console_pit_4") as console:
        for person in ("haddad", "kim", "novak"):
            assert thief.execute("SELECT floor.sit(%s)", (person,)).fetchone() == (True,)
        seats = [console.execute("SELECT floor.sit(%s)", (person,)).fetchone() for person in ("haddad", "kim", "novak")]
    assert seats == [(True,), (True,), (False,)]
