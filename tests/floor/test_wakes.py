"""A notification of the server wakes a table. Without one it asks every five seconds, and writes nothing meanwhile."""

import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import psycopg
import pytest

from kiosk.core.clock import SystemClock
from kiosk.events import PinLocked
from kiosk.floor import ClaimAnswer, ConsoleAnswer, FloorLink, FloorNews, LinkEvent, OwnServer, add_console, enroll
from kiosk.floor.link import LinkPace
from kiosk.floor.pushing import PushStatus, push
from kiosk.floor.server.server import Connect, connected
from kiosk.floor.server.waiting import AT_ONCE
from kiosk.journal import Journal
from tests.faults.journals import OPENING, TABLE, open_journal, play
from tests.floor.links import PATIENCE_S, SOON, intercepting, until
from tests.floor.pushing import KeptRows, forge, signed_in

NEVER_S = 3_600.0
UPTO, STANDING = 1, -1  # The places of the newest event and of the status among the values of a push.
RESTS = replace(SOON, every_s=NEVER_S, news_s=NEVER_S, certify_s=NEVER_S)
_LISTENS = """SELECT count(*) FROM pg_stat_activity WHERE usename = 'table_' || %s AND state = 'idle'
  AND query ~ 'floor.news'"""


@pytest.fixture
def journal(tmp_path: Any, floor: psycopg.Connection[Any]) -> Iterator[Journal]:
    """Return the open journal of a table that is enrolled."""
    with open_journal(tmp_path) as journal:
        play(journal, 1)
        enroll(floor, TABLE, journal.public_key, by="novak")
        yield journal


@contextmanager
def resting(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    journal: Journal,
    pace: LinkPace = RESTS,
    connect: Connect = connected,
) -> Iterator[tuple[FloorLink, queue.Queue[LinkEvent]]]:
    """Give a link that asks nothing by itself, once it has asked everything."""
    events: queue.Queue[LinkEvent] = queue.Queue()
    link = FloorLink(server.address, journal.path, table=TABLE, clock=SystemClock(), pace=pace, connect=connect)
    link.has({"have": {}, "locks": 0, "here": ["ann"]})
    link.start(journal.last_seq(), events.put)
    try:
        until(lambda: floor.execute(_LISTENS, (TABLE,)).fetchone() == (1,))
        yield link, events
    finally:
        link.stop()


def found(events: queue.Queue[LinkEvent], kind: type[Any]) -> Any:
    """Return the next event of a kind from the link."""
    while not isinstance(event := events.get(timeout=PATIENCE_S), kind):
        pass
    return event


def test_an_answer_of_a_console_wakes_its_table(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    add_console(floor, "console_pit")
    with resting(floor, server, journal) as (_, events), signed_in(floor, "console_pit") as console:
        row = floor.execute("SELECT max(journal) FROM floor.journal").fetchone()
        assert row is not None
        console.execute("SELECT floor.answer_call(%s, 'hand.7', 'come', 'haddad', %s)", (row[0], b"sealed"))
        assert found(events, ConsoleAnswer).call == "hand.7"


def test_a_table_that_pushes_all_the_while_asks_for_answers_without_a_notification(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    add_console(floor, "console_pit")
    with resting(floor, server, journal, replace(RESTS, every_s=0.5, gather_s=0.0)) as (link, events):
        with floor.transaction():
            floor.execute("SET LOCAL session_replication_role = replica")  # Nobody is notified.
            floor.execute("""INSERT INTO floor.answer(journal, call, verb, person, console, sealed)
                SELECT max(journal), 'hand.7', 'come', 'haddad', 'console_pit', 'sealed' FROM floor.journal""")

        def is_told() -> bool:
            play(journal)
            link.committed(journal.last_seq())
            return not events.empty() and isinstance(events.get(), ConsoleAnswer)

        until(is_told)


@pytest.mark.parametrize("what", ["a status", "a claim", "a lock", "a second"])
def test_events_wait_for_the_next_commit(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal, what: str
) -> None:
    """They wait while the table hears its server, at most a second after the first of them."""
    pace = replace(RESTS, gather_s=0.2 if what == "a second" else NEVER_S)
    pushes: list[int] = []

    def noted(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
        if "floor.push(" in str(query):
            pushes.append(values[UPTO])
        return db.execute(query, values)

    add_console(floor, "console_pit")
    noting = resting(floor, server, journal, pace, intercepting(noted))
    with noting as (link, events), signed_in(floor, "console_pit") as console:
        pushes.clear()
        play(journal)
        link.committed(journal.last_seq() - 1)
        link.committed(journal.last_seq())
        row = floor.execute("SELECT max(journal) FROM floor.journal").fetchone()
        assert row is not None
        console.execute("SELECT floor.answer_call(%s, 'hand.7', 'come', 'haddad', %s)", (row[0], b"sealed"))
        assert found(events, ConsoleAnswer).call == "hand.7"
        assert what == "a second" or not pushes
        if what == "a status":
            link.tell_standing("{}")
        elif what == "a claim":
            link.claim("nh 1", ["mega"], 1)
        elif what == "a lock":
            journal.append(PinLocked(person="ann", until_ms=1), hand=None, actor="kiosk")
            link.committed(journal.last_seq())
        until(lambda: floor.execute("SELECT max(seq) FROM floor.event").fetchone() == (journal.last_seq(),))
        assert pushes[0] == journal.last_seq()


def test_a_claim_waits_for_the_event_that_opened_its_hand(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    """Both came while a status was pushed. The server took the claim for a thief's, and every console alerted."""
    under_way, goes_on = threading.Event(), threading.Event()

    def held(db: psycopg.Connection[Any], query: Any, values: Any = ()) -> Any:
        if "floor.push(" in str(query) and values[STANDING] == "{}":
            under_way.set()
            goes_on.wait(PATIENCE_S)
        return db.execute(query, values)

    forge(floor, "INSERT INTO floor.posting(kind, number, wins) VALUES ('jackpots:nh', 1, '[0,1)')")
    with resting(floor, server, journal, connect=intercepting(held)) as (link, events):
        link.tell_standing("{}")
        assert under_way.wait(PATIENCE_S)
        opened = journal.append(OPENING, hand=journal.last_hand() + 1, actor="dana")
        link.committed(opened.seq)
        link.claim("jackpots:nh 1", ["mega"], journal.last_hand())
        goes_on.set()
        assert found(events, ClaimAnswer).is_ours
        assert [] == floor.execute("SELECT what FROM floor.attempt").fetchall()


def test_gathered_events_are_pushed_by_a_stop(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    with resting(floor, server, journal, replace(RESTS, gather_s=NEVER_S, leave_s=PATIENCE_S)) as (link, _):
        play(journal, 50)  # This takes more than one push.
        link.committed(journal.last_seq())
    assert floor.execute("SELECT max(seq) FROM floor.event").fetchone() == (journal.last_seq(),)


def test_a_lock_wakes_every_table(floor: psycopg.Connection[Any], server: OwnServer, journal: Journal) -> None:
    add_console(floor, "console_pit")
    with resting(floor, server, journal) as (_, events), signed_in(floor, "console_pit") as console:
        console.execute("SELECT floor.guessed('ann', 60000)")
        news = found(events, FloorNews)
        assert [lock.person for lock in news.locks] == ["ann"]


def test_a_sign_in_elsewhere_wakes_the_table_where_the_dealer_was(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    enroll(floor, "NH-99", bytes(32), by="novak")
    floor.execute("INSERT INTO floor.presence SELECT 'ann', min(journal), 1 FROM floor.journal")
    with resting(floor, server, journal) as (_, events):
        floor.execute("UPDATE floor.presence SET journal = (SELECT max(journal) FROM floor.journal), at_ms = 2")
        assert [away.table for away in found(events, FloorNews).away] == ["NH-99"]


def test_endless_notifications_cause_limited_queries(
    floor: psycopg.Connection[Any], server: OwnServer, journal: Journal
) -> None:
    """PostgreSQL lets everybody notify. Pushed events arrive all the same."""
    asked: list[int] = []

    def noted(db: psycopg.Connection[Any], query: Any, *values: Any) -> Any:
        if "floor.news(" in str(query):
            asked.append(1)
        return db.execute(query, *values)

    def is_followed(count: int) -> bool:
        return len(asked) > count or count == AT_ONCE

    noting = resting(floor, server, journal, replace(RESTS, notices_per_s=0.0), intercepting(noted))
    with noting as (link, _), signed_in(floor, f"table_{TABLE}") as thief:
        asked.clear()
        for _ in range(3 * AT_ONCE):
            count = len(asked)
            thief.execute("NOTIFY floor")
            until(partial(is_followed, count))
        play(journal, 1)
        link.committed(journal.last_seq())
        until(lambda: floor.execute("SELECT max(seq) FROM floor.event").fetchone() == (journal.last_seq(),))
    assert len(asked) == AT_ONCE


def test_an_idle_table_writes_nothing(floor: psycopg.Connection[Any], server: OwnServer, journal: Journal) -> None:
    """The news of a lock comes and is asked for, and the table's row is not written for it."""
    add_console(floor, "console_pit")
    with resting(floor, server, journal) as (_, events), signed_in(floor, "console_pit") as console:
        heard = floor.execute("SELECT xmin::text, at FROM floor.heard").fetchall()
        console.execute("SELECT floor.guessed('ann', 60000)")
        found(events, FloorNews)
        assert heard == floor.execute("SELECT xmin::text, at FROM floor.heard").fetchall()


def test_only_a_push_that_brings_events_or_lacks_none_is_heard(
    floor: psycopg.Connection[Any], journal: Journal
) -> None:
    """With a full disk, the empty push of each new connection succeeds, and no other push does."""
    rows = KeptRows.of(journal)
    last = (rows.rows[-1][0], rows.rows[-1][10])
    with signed_in(floor, f"table_{TABLE}") as table:
        assert push(table, key=rows.key, last=last, before=rows.genesis).status is PushStatus.OK
        behind = "SELECT behind, at IS NULL, whole_at IS NULL FROM floor.heard"
        assert (len(rows.rows), True, True) == floor.execute(behind).fetchone()
        rows.pushed(table, upto=2)
        assert (len(rows.rows) - 2, False, True) == floor.execute(behind).fetchone()
        rows.pushed(table)
        assert (0, False, False) == floor.execute(behind).fetchone()
