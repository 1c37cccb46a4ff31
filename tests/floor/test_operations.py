"""The commands of docs/operations.md have the described effects: each block that is marked `sh` or `sql` runs here."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.floor import OwnServer, add_publisher, enroll, kept_journals, migrate, newest
from kiosk.floor.server.own_server import PACKAGE, programs
from kiosk.journal import public_bytes
from tests.faults.journals import KEY, TABLE, open_journal, play
from tests.floor.conftest import QUICK, lacks
from tests.floor.links import until
from tests.floor.office import MANAGER, PUBLISHER, publish_as
from tests.floor.pushing import HELD, KeptRows, forge, signed_in
from tests.sizes import only_whole

CHAPTER = Path(__file__).parents[2] / "docs" / "operations.md"
USER = "postgres" if os.geteuid() == 0 else None


def blocks(kind: str) -> list[str]:
    """Return the blocks of the chapter with this mark, in order."""
    return re.findall(rf"^```{kind}\n(.*?)^```", CHAPTER.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


class Site:
    """A folder with servers, in which the commands of the chapter run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._servers: list[OwnServer] = []
        (folder / "archive").mkdir()
        self.own(folder / "archive")

    def own(self, path: Path) -> None:
        """Make a folder and its contents belong to the user of the servers."""
        if USER is not None:
            subprocess.run(["chown", "-R", USER, path], check=True)

    def server(self, name: str, **settings: str) -> OwnServer:
        server = OwnServer(self.folder / name, **QUICK, **settings)
        self._servers.append(server)
        return server.start()

    def run(self, server: OwnServer, script: str) -> None:
        """Run commands as a technician at this server does."""
        found = programs()
        assert found is not None
        path = f"{found}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        words = {**os.environ, "PGHOST": str(server.folder), "PGUSER": "postgres", "PATH": path}
        words["PGOPTIONS"] = "-c client_min_messages=warning"
        ran = subprocess.run(
            ["bash", "-euc", script], cwd=self.folder, env=words, capture_output=True, text=True, check=False
        )
        assert (0, "") == (ran.returncode, ran.stderr), ran.stderr

    def close(self) -> None:
        for server in self._servers:
            server.stop(at_once=True)


@pytest.fixture
def site() -> Iterator[Site]:
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    folder = Path(tempfile.mkdtemp(prefix="kiosk-site-"))
    folder.chmod(0o711)
    found = Site(folder)
    try:
        yield found
    finally:
        found.close()
        shutil.rmtree(folder, ignore_errors=True)


def begun(server: OwnServer, rows: KeptRows) -> None:
    """Have a server with a table that has pushed five events, and an office that has published people."""
    with server.administrator() as db:
        migrate(db)
        enroll(db, TABLE, rows.key, by=MANAGER)
        add_publisher(db, PUBLISHER, public_bytes(KEY), by=MANAGER)
        publish_as(db, "people", "[]")
        with signed_in(db, f"table_{TABLE}") as table:
            rows.pushed(table, upto=5)


def held(db: psycopg.Connection[Any]) -> list[Any]:
    return db.execute(HELD).fetchall()


@only_whole
def test_a_dump_and_the_roles_are_a_whole_server(site: Site, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, 2)
        rows = KeptRows.of(journal)
    first, second = site.server("first"), site.server("second")
    begun(first, rows)
    backup, restore = blocks("sh")
    site.run(first, backup)
    site.run(second, restore)
    with psycopg.connect(f"host={second.folder} dbname=restored user=postgres", autocommit=True) as db:
        assert rows.rows[:5] == held(db)
        assert [] == lacks(db)
        with signed_in(db, f"table_{TABLE}") as table:
            ((epoch,),) = table.execute("SELECT epoch FROM floor.greet(1, 0, '', 0)").fetchall()
            assert rows.pushed(table).seq == len(rows.rows)
        assert 2 == len(db.execute("SELECT FROM floor.epoch").fetchall())
        assert (epoch,) == db.execute("SELECT max(epoch) FROM floor.epoch").fetchone()


def test_a_base_backup_and_the_archive_restore_a_moment(site: Site, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, 2)
        rows = KeptRows.of(journal)
    archive = site.folder / "archive"
    copy = f"test ! -f {archive}/%f && cp %p {archive}/%f"
    first = site.server("first", archive_mode="on", archive_command=copy, wal_level="replica")
    begun(first, rows)
    site.run(first, blocks("sh")[0])
    with first.administrator() as db, signed_in(db, f"table_{TABLE}") as table:
        rows.pushed(table, first=6, upto=8)
        ((moment,),) = db.execute("SELECT clock_timestamp()::text").fetchall()
        rows.pushed(table, first=9)
        db.execute("SELECT pg_switch_wal()")
        until(lambda: db.execute("SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) FROM "
                                 "pg_stat_archiver").fetchone() == (True,))  # fmt: skip
    first.stop()
    (site.folder / "third").mkdir()
    shutil.move(site.folder / "base", site.folder / "third" / "data")
    (site.folder / "third" / "data" / "recovery.signal").touch()
    site.own(site.folder / "third")
    third = site.server(
        "third",
        restore_command=f"cp {archive}/%f %p",
        recovery_target_time=str(moment),
        recovery_target_action="promote",
    )
    with third.administrator() as db:
        until(lambda: db.execute("SELECT pg_is_in_recovery()").fetchone() == (False,))
        assert rows.rows[:8] == held(db)
        with signed_in(db, f"table_{TABLE}") as table:
            table.execute("SELECT floor.greet(1, 0, '', 0)")
            assert rows.pushed(table).seq == len(rows.rows)
        assert rows.rows == held(db)
        assert 2 == len(db.execute("SELECT FROM floor.epoch").fetchall())


def test_readers_see_only_views_and_removal_leaves_a_complete_floor(site: Site, tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, 2)
        rows = KeptRows.of(journal)
    server = site.server("first")
    begun(server, rows)
    views, index, removal = blocks("sql")
    with server.administrator() as db:
        for block in (views, index):
            db.execute(block.encode())
        with signed_in(db, "grafana") as reader:
            assert [(TABLE, len(rows.rows) - 5)] == reader.execute(
                "SELECT table_id, events_missing FROM floor_view.tables"
            ).fetchall()
            for view in ("hands", "verified"):
                reader.execute(f"SELECT * FROM floor_view.{view}")
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                reader.execute("SELECT * FROM floor.event")
        with signed_in(db, "exporter") as exporter:
            assert exporter.execute("SELECT count(*) FROM pg_stat_activity WHERE query <> ''").fetchone() != (0,)
        assert [] == lacks(db)
        publish_as(db, "people", '["ann"]')
        for body in (b"x", b"y"):
            db.execute("INSERT INTO floor.picture(digest, journal, body) VALUES (sha256(%s), 1, %s)", (body, body))
        forge(
            db,
            "UPDATE floor.picture SET at = at - interval '91 days' WHERE body = 'x'",
            "UPDATE floor.version SET at = at - interval '91 days'",
        )
        db.execute(removal.encode())
        assert [(b"y",)] == db.execute("SELECT body FROM floor.picture").fetchall()
        assert [(2, '["ann"]')] == db.execute("SELECT number, content FROM floor.version").fetchall()
        with signed_in(db, PUBLISHER) as office:
            assert (2,) == (newest(office, "people") or (0,))[:1]
        publish_as(db, "people", "[]")
        assert [()] == [kept.wrong for kept in kept_journals(db)]
