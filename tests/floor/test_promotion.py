"""A standby that missed the last minute is promoted: later decisions are not lost."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kiosk.floor import AlertKind, PublishedKind, add_console, newest
from kiosk.staff import NotProven
from tests.floor.conftest import QUICK
from tests.floor.drills import CONSOLE, events_of, is_active, kinds, looking, tables
from tests.floor.needs import needs_postgresql
from tests.floor.office import PUBLISHER, publish_as, register, vouch_for_devices
from tests.floor.pairs import pair
from tests.floor.postings import claims, post_for_all
from tests.floor.pushing import signed_in
from tests.payouts import deal
from tests.tables import FLOOR

PATIENCE_MS = 60_000


@needs_postgresql
def test_a_standby_that_missed_the_last_minute_forgets_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with pair(**QUICK) as (old, standby):
        with old.administrator() as db:
            db.execute("ALTER SYSTEM RESET synchronous_standby_names")
            db.execute("SELECT pg_reload_conf()")
            add_console(db, CONSOLE)
        both = f"host={old.folder},{standby.folder} dbname=floor target_session_attrs=read-write"
        with (
            tables(old, tmp_path, "NH-07", "NH-08", address=both) as (first, second),
            looking(old, tmp_path / CONSOLE, both) as console,
        ):
            with old.administrator() as db:
                post_for_all(qtbot, db, first, second)
                publish_as(db, PublishedKind.PEOPLE, first.staff.laid_down(), why="first")
                vouch_for_devices(db)
                flushed = "SELECT replay_lsn = pg_current_wal_lsn() FROM pg_stat_replication"
                qtbot.waitUntil(lambda: db.execute(flushed).fetchall() == [(True,)], timeout=PATIENCE_MS)
                standby.stop(at_once=True)  # It misses everything from now on.
                deal(first.table)
                first.table.play.proceed()
                qtbot.waitUntil(lambda: claims(first) == ["ours"], timeout=PATIENCE_MS)
                staff = register(tmp_path / "office.json", first)
                staff.deactivate("kim")
                left = publish_as(db, PublishedKind.PEOPLE, staff.laid_down(), why="left")
                qtbot.waitUntil(
                    lambda: all(house.staff.digest() == staff.digest() for house in (first, second)),
                    timeout=PATIENCE_MS,
                )
                for _ in range(3):
                    with pytest.raises(NotProven):
                        first.table.floor.come(FLOOR, "1597")
                qtbot.waitUntil(lambda: second.staff.locked() != (), timeout=PATIENCE_MS)
            before = events_of(old)
            old.kill()
            standby.start()
            assert len(events_of(standby)) < len(before)
            with standby.administrator() as db:
                assert (0,) == db.execute("SELECT count(*) FROM floor.win").fetchone()
                db.execute("SELECT pg_promote()")
                qtbot.waitUntil(lambda: events_of(standby)[: len(before)] == before, timeout=PATIENCE_MS)
                deal(second.table)
                second.table.play.proceed()
                qtbot.waitUntil(lambda: claims(second) == ["taken"], timeout=PATIENCE_MS)
                assert (1,) == db.execute("SELECT count(*) FROM floor.win").fetchone()
                with signed_in(db, PUBLISHER) as office:
                    assert (left.number, left.digest) == newest(office, PublishedKind.PEOPLE)
                assert left.number + 1 == publish_as(db, PublishedKind.PEOPLE, staff.laid_down(), why="again").number
                newer = "SELECT change > (SELECT max(epoch) FROM floor.epoch) FROM floor.person_lock"
                assert [(True,)] == db.execute(newer).fetchall()
            qtbot.waitUntil(lambda: AlertKind.RESTORED in kinds(console), timeout=PATIENCE_MS)
            assert AlertKind.TWICE not in kinds(console)
            assert all(not is_active(house, "kim") for house in (first, second))
