"""A synchronous standby takes over: the tables find it by themselves, and it has all that was acknowledged."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.floor import OwnServer, enrol, migrate
from kiosk.floor.own_server import PACKAGE, programs
from tests.faults.journals import TABLE, open_journal, play
from tests.floor.conftest import QUICK
from tests.floor.links import linked, until
from tests.floor.pushing import HELD, Kept


@pytest.fixture
def pair() -> Iterator[tuple[OwnServer, OwnServer]]:
    """Return a server and its standby, as PostgreSQL's own means make it: each commit is on both."""
    found = programs()
    if found is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    base = Path(tempfile.mkdtemp(prefix="kiosk-pair-"))
    base.chmod(0o711)
    first = OwnServer(base / "first", **QUICK, synchronous_commit="on")
    servers = [first]
    try:
        with first.start().administrator() as db:
            migrate(db)
        user = "postgres" if os.geteuid() == 0 else None
        (base / "second").mkdir()
        if user is not None:
            shutil.chown(base / "second", user)
        words = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--pgdata", str(base / "second" / "data")]
        address = f"host={base / 'first'} user=postgres application_name=second"
        subprocess.run([found / "pg_basebackup", *words, "--dbname", address], user=user, cwd="/", check=True)
        second = OwnServer(base / "second", **QUICK, synchronous_commit="on")
        servers.append(second)
        second.start()
        with first.administrator() as db:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = 'second'")
            db.execute("SELECT pg_reload_conf()")
            states = "SELECT sync_state FROM pg_stat_replication"
            until(lambda: db.execute(states).fetchall() == [("sync",)])
        yield first, second
    finally:
        for server in servers:
            server.stop(at_once=True)
        shutil.rmtree(base, ignore_errors=True)


def test_a_standby_takes_over_and_nothing_is_lost(pair: tuple[OwnServer, OwnServer], tmp_path: Path) -> None:
    first, second = pair
    both = f"host={first.folder},{second.folder} dbname=floor target_session_attrs=read-write"
    with open_journal(tmp_path) as journal, first.administrator() as db:
        enrol(db, TABLE, journal.public_key, by="novak")
        with linked(journal, both) as (link, _):
            play(journal, 5)
            link.tell(journal.last_seq())
            until(lambda: (journal.last_seq(),) == db.execute("SELECT count(*) FROM floor.event").fetchone())
            acknowledged = Kept.of(journal).rows
            first.kill()
            with second.administrator() as other:
                assert acknowledged == other.execute(HELD).fetchall()
                play(journal, 2)
                link.tell(journal.last_seq())
                other.execute("SELECT pg_promote()")
                until(lambda: other.execute(HELD).fetchall() == Kept.of(journal).rows)
                assert [] == other.execute("SELECT * FROM floor.fork").fetchall()
