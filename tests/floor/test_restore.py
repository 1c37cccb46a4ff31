"""A restore, a promotion, an old primary: tables and consoles notice, and decisions are not lost."""

import contextlib
import queue
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.floor import (
    AlertKind,
    KeptVersions,
    OwnServer,
    PublishedKind,
    ServerChanged,
    add_console,
    add_publisher,
    begin_epoch,
    enroll,
    kept_journals,
)
from kiosk.floor.publishing.publishing import claim
from kiosk.floor.server.known import KnownServer
from kiosk.floor.server.own_server import PACKAGE, programs
from kiosk.floor.server.server import FloorError
from kiosk.journal import public_bytes
from tests.faults.journals import KEY, TABLE, open_journal, play
from tests.floor import links
from tests.floor.cable import Cable
from tests.floor.conftest import QUICK
from tests.floor.drills import CONSOLE, Backup, kinds, looking, restore_drill, tables
from tests.floor.links import until
from tests.floor.office import MANAGER, PUBLISHER, publish_as
from tests.floor.pairs import pair
from tests.floor.postings import claims, open_hands, post, post_for_all
from tests.floor.pushing import HELD, KeptRows, forge, signed_in
from tests.payouts import deal
from tests.tables import FLOOR, PINS, House

PATIENCE_MS = 60_000
WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


def test_a_restored_backup_forgets_nothing_that_was_decided(qtbot: QtBot, tmp_path: Path, own: OwnServer) -> None:
    restore_drill(qtbot, tmp_path, own)


def test_a_table_that_knows_more_says_so_and_returns_the_lost_events(
    qtbot: QtBot, tmp_path: Path, own: OwnServer
) -> None:
    with tables(own, tmp_path, "NH-07", "NH-08") as (first, second):
        backup = Backup(own)
        with own.administrator() as db:
            version = publish_as(db, PublishedKind.PEOPLE, first.staff.laid_down(), why="lost")
        kept = [KeptVersions(house.folder) for house in (first, second)]

        def are_kept() -> bool:
            versions = [of.of(PublishedKind.PEOPLE) for of in kept]
            return [found.digest for found in versions if found is not None] == [version.digest] * 2

        qtbot.waitUntil(are_kept, timeout=PATIENCE_MS)
        backup.restore()
        said = "The floor server was restored or replaced"
        qtbot.waitUntil(lambda: all(said in house.table.notice for house in (first, second)), timeout=PATIENCE_MS)
        with own.administrator() as db:
            returned = "SELECT DISTINCT number, digest FROM floor.returned WHERE kind = 'people'"
            qtbot.waitUntil(
                lambda: db.execute(returned).fetchall() == [(version.number, version.digest)], timeout=PATIENCE_MS
            )


def test_a_claim_waits_until_every_table_has_sent_its_lost_events(own: OwnServer, tmp_path: Path) -> None:
    """A restored server knows of no win. It decides nothing before the table that won has reported it."""
    with own.administrator() as db, ExitStack() as stack:
        add_publisher(db, PUBLISHER, public_bytes(KEY), by=MANAGER)
        rows = {}
        for table in ("NH-07", "NH-08"):
            (tmp_path / table).mkdir()
            house = stack.enter_context(contextlib.closing(House(tmp_path / table, id=table)))
            enroll(db, table, house.table.journal.public_key, by=MANAGER)
            rows[table] = KeptRows.of(house.table.journal)
            with signed_in(db, f"table_{table}") as line:
                rows[table].pushed(line)
        with signed_in(db, PUBLISHER) as office:
            posted = post(office)
        with signed_in(db, "postgres") as root:
            begin_epoch(root)
        with signed_in(db, "table_NH-07") as first, signed_in(db, "table_NH-08") as second:
            rows["NH-08"].pushed(second)
            open_hands(db, "NH-08", 5)
            assert claim(second, posted, "mega", 5) is None
            rows["NH-07"].pushed(first)
            assert claim(second, posted, "mega", 5) == ("mega", True, "NH-08", 5, 5)
            # The server waits two minutes for an absent table. Then a person decides, and the decision is reviewed.
            forge(db, "UPDATE floor.heard SET epoch = 0 WHERE journal = 1")
            assert claim(second, posted, "minor", 5) is None
            forge(db, "UPDATE floor.epoch SET at = at - interval '3 minutes'")
            assert claim(second, posted, "minor", 5) == ("minor", None, "", 0, 5)


def test_two_wins_of_one_posting_are_alerted_to_and_verified(qtbot: QtBot, tmp_path: Path, own: OwnServer) -> None:
    """The winning table was away for the whole restore, and a person gave another hand the same jackpot."""
    with ExitStack() as stack:
        cables = [stack.enter_context(Cable(own)) for _ in range(2)]
        first, second = stack.enter_context(tables(own, tmp_path, "NH-07", "NH-08", cables=cables))
        console = stack.enter_context(looking(own, tmp_path / CONSOLE))
        with own.administrator() as db:
            post_for_all(qtbot, db, first, second)
        backup = Backup(own)
        deal(first.table)
        first.table.play.proceed()
        qtbot.waitUntil(lambda: claims(first) == ["ours"], timeout=PATIENCE_MS)
        first.table.floor.acknowledge(FLOOR, PINS[FLOOR])
        cables[0].cut()
        backup.restore()
        with own.administrator() as db:
            epochs = "SELECT count(*) FROM floor.epoch"
            qtbot.waitUntil(lambda: db.execute(epochs).fetchone() == (2,), timeout=PATIENCE_MS)
            deal(second.table)
            second.table.play.proceed()
            forge(db, "UPDATE floor.epoch SET at = at - interval '3 minutes'")  # Two minutes later.
            qtbot.waitUntil(lambda: claims(second) == ["unknown"], timeout=PATIENCE_MS)
            second.table.floor.acknowledge(FLOOR, PINS[FLOOR])
            wins = "SELECT count(*) FROM floor.win"
            qtbot.waitUntil(lambda: db.execute(wins).fetchone() == (1,), timeout=PATIENCE_MS)  # It came first.
            cables[0].mend()
            qtbot.waitUntil(lambda: AlertKind.TWICE in kinds(console), timeout=PATIENCE_MS)
            (alert,) = [alert for alert in console.alerts() if alert.kind is AlertKind.TWICE]
            assert alert.table == "NH-07"
            assert str(alert.words) == "MINOR: NH-08, hand 1, and hand 1 here"
            found = {kept.table: [str(wrong) for wrong in kept.wrong] for kept in kept_journals(db)}
            assert found["NH-07"] == ["MINOR of jackpots:nh 1 was won twice: by NH-08, hand 1, and here in hand 1"]


def test_two_simultaneous_tables_begin_one_epoch_of_a_restored_server(own: OwnServer, tmp_path: Path) -> None:
    """The table misses events in the epoch that it knows, while a console has begun the next one."""
    with open_journal(tmp_path) as journal, own.administrator() as db:
        enroll(db, TABLE, journal.public_key, by=MANAGER)
        add_console(db, CONSOLE)
        known = KnownServer(own.address, tmp_path / "records")
        with signed_in(db, f"table_{TABLE}") as table, signed_in(db, CONSOLE) as console, ExitStack() as stack:
            known.greet(table, now_ms=0)
            forge(db, "UPDATE floor.epoch SET incarnation = 'before the restore'")
            with console.transaction():
                console.execute("SELECT floor.greet(0, 0, '', 0)")
                pool = stack.enter_context(ThreadPoolExecutor(1))
                greeted = pool.submit(known.greet, table, now_ms=0, acknowledged=5, key=journal.public_key)
                until(lambda: db.execute(WAITING).fetchone() == (1,))
            assert greeted.result(PATIENCE_MS / 1000).is_new
        assert db.execute("SELECT count(*) FROM floor.epoch").fetchone() == (2,)
        before = known.epoch
        assert begin_epoch(db) > before, "a person begins another one in any case"


def test_an_old_primary_is_refused_and_both_servers_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    """The standby was promoted, and the first server is started again as it was: no table pushes to it."""
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    with pair(**QUICK) as (first, second), open_journal(tmp_path) as journal:
        with first.administrator() as db:
            enroll(db, TABLE, journal.public_key, by="novak")
            add_console(db, CONSOLE)
            db.execute("ALTER SYSTEM RESET synchronous_standby_names")
            db.execute("SELECT pg_reload_conf()")
        both = f"host={first.folder},{second.folder} dbname=floor target_session_attrs=read-write"
        with links.linked(journal, both) as (link, events), looking(second, tmp_path / CONSOLE, both) as console:
            play(journal, 2)
            link.committed(journal.last_seq())
            with first.administrator() as db:
                until(lambda: (journal.last_seq(),) == db.execute("SELECT count(*) FROM floor.event").fetchone())
            first.kill()
            with second.administrator() as db:
                db.execute("SELECT pg_promote()")
                play(journal, 2)
                link.committed(journal.last_seq())
                until(lambda: db.execute(HELD).fetchall() == KeptRows.of(journal).rows)
                first.start()
                two = f"Two floor servers run, {second.folder} and {first.folder}: stop {first.folder}."
                until(lambda: two in said(events))
                until(lambda: AlertKind.SERVERS in kinds(console))
                with first.administrator() as old:
                    had = old.execute("SELECT count(*) FROM floor.event").fetchall()
                    play(journal, 2)
                    link.committed(journal.last_seq())
                    until(lambda: db.execute(HELD).fetchall() == KeptRows.of(journal).rows)
                    assert old.execute("SELECT count(*) FROM floor.event").fetchall() == had
                    known = KnownServer(both, journal.path.parent)
                    with signed_in(old, f"table_{TABLE}") as line, pytest.raises(FloorError, match="is older") as why:
                        known.greet(line, now_ms=0)
                    assert why.value.code == "older"
                # A manager decides which server continues: it begins an epoch, and is no longer older.
                with first.administrator() as old:
                    begin_epoch(old, after=known.epoch)
                    with signed_in(old, f"table_{TABLE}") as line:
                        assert known.greet(line, now_ms=0).is_new


SAID: dict[int, set[str]] = {}


def said(events: queue.Queue[Any]) -> set[str]:
    """Return every sentence of the link so far."""
    kept = SAID.setdefault(id(events), set())
    while not events.empty():
        event = events.get()
        if isinstance(event, ServerChanged):
            kept.add(str(event.why))
    return kept


def test_numbers_are_never_used_again(own: OwnServer) -> None:
    """After a restore, each number of orders, answers, lock changes, and certificates is greater than any before."""
    with own.administrator() as db:
        enroll(db, "NH-07", bytes(32), by=MANAGER)
        add_console(db, CONSOLE)
    backup = Backup(own)
    answer = "SELECT floor.answer_call(1, '5/1', 'sign', 'kim', '')"
    with own.administrator() as db, signed_in(db, CONSOLE) as line:
        given = [line.execute(answer).fetchall() for _ in range(3)]
    backup.restore()
    with own.administrator() as db, signed_in(db, CONSOLE) as line:
        line.execute("SELECT floor.greet(0, 0, '', 0)")
        assert line.execute(answer).fetchall() > max(given)
        assert line.execute(answer).fetchall() > line.execute("SELECT max(epoch) FROM floor.epoch").fetchall()


def test_no_epoch_leaves_no_number_after_it(own: OwnServer) -> None:
    """A thief greets a restored server first, and claims to have seen the largest possible number."""
    with own.administrator() as db:
        enroll(db, "NH-07", bytes(32), by=MANAGER)
        add_console(db, CONSOLE)
        forge(db, "UPDATE floor.epoch SET incarnation = 'before the restore'")
        with signed_in(db, "table_NH-07") as thief:
            for seen in (2**63 - 1, 2**63 - 2):
                with contextlib.suppress(psycopg.Error):
                    thief.execute("SELECT floor.greet(%s, 0, '', 0)", (seen,))
        newest = db.execute("SELECT max(epoch) FROM floor.epoch").fetchone()
        assert newest is not None
        epoch = cast(int, newest[0])
        assert epoch < 2**53, "each program that reads JSON has each number of the floor as it is"
        with signed_in(db, CONSOLE) as line:
            line.execute("SELECT floor.greet(0, 0, '', 0)")
            answered = line.execute("SELECT floor.answer_call(1, '5/1', 'sign', 'kim', '')").fetchone()
            assert answered is not None and answered[0] > epoch


def test_a_server_put_back_by_its_disk_alone_is_found_out_by_its_tables(own: OwnServer, tmp_path: Path) -> None:
    """A machine snapshot changes nothing that the server could see, but the table knows the acknowledged events."""
    with open_journal(tmp_path) as journal, own.administrator() as db:
        enroll(db, TABLE, journal.public_key, by=MANAGER)
        with signed_in(db, f"table_{TABLE}") as line:
            play(journal, 3)
            KeptRows.of(journal).pushed(line)
            known = KnownServer(own.address, tmp_path / "records")
            last = journal.last_seq()
            first = known.greet(line, now_ms=0, acknowledged=last, key=journal.public_key)
            assert (first.had, first.lost, first.is_new) == (last, 0, False)
            with db.transaction():
                db.execute("SET LOCAL session_replication_role = replica")
                db.execute("DELETE FROM floor.event WHERE seq > %s", (last - 2,))
            found = known.greet(line, now_ms=0, acknowledged=last, key=journal.public_key)
            assert (found.had, found.lost, found.is_new) == (last - 2, 2, True)
            assert "Resending 2 events of this table." in str(found.said)
            assert found.epoch > first.epoch
            # A disk that takes no file breaks no connection: what was seen holds until the program ends.
            blocked = tmp_path / "blocked"
            blocked.write_bytes(b"")
            known = KnownServer(own.address, blocked / "records")
            assert known.greet(line, now_ms=0).epoch == known.epoch == found.epoch
