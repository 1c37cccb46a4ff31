"""A synchronous standby takes over: the tables find it automatically, and it has everything that was acknowledged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.floor import OwnServer, enroll
from kiosk.floor.server.own_server import PACKAGE, programs
from tests.faults.journals import TABLE, open_journal, play
from tests.floor.conftest import QUICK, lacks
from tests.floor.links import linked, until
from tests.floor.pairs import pair
from tests.floor.pushing import HELD, KeptRows


@pytest.fixture
def servers() -> Iterator[tuple[OwnServer, OwnServer]]:
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    with pair(**QUICK) as both:
        yield both


def test_a_standby_takes_over_and_nothing_is_lost(servers: tuple[OwnServer, OwnServer], tmp_path: Path) -> None:
    first, second = servers
    both = f"host={first.folder},{second.folder} dbname=floor target_session_attrs=read-write"
    with open_journal(tmp_path) as journal, first.administrator() as db:
        enroll(db, TABLE, journal.public_key, by="novak")
        with linked(journal, both) as (link, _):
            play(journal, 5)
            link.committed(journal.last_seq())
            until(lambda: (journal.last_seq(),) == db.execute("SELECT count(*) FROM floor.event").fetchone())
            acknowledged = KeptRows.of(journal).rows
            with second.administrator() as other:
                assert ["this server is a standby: check the primary"] == lacks(other)
            first.kill()
            with second.administrator() as other:
                assert acknowledged == other.execute(HELD).fetchall()
                play(journal, 2)
                link.committed(journal.last_seq())
                other.execute("SELECT pg_promote()")
                until(lambda: other.execute(HELD).fetchall() == KeptRows.of(journal).rows)
                assert [] == other.execute("SELECT * FROM floor.fork").fetchall()
