"""A server and its standby, made with PostgreSQL's own tools: each commit is on both."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kiosk.floor import OwnServer, migrate
from kiosk.floor.server.own_server import programs
from tests.floor.links import until


@contextmanager
def pair(**settings: str) -> Iterator[tuple[OwnServer, OwnServer]]:
    """Give a server with the schema, and its synchronous standby."""
    found = programs()
    assert found is not None
    base = Path(tempfile.mkdtemp(prefix="kiosk-pair-"))
    base.chmod(0o711)
    first = OwnServer(base / "first", **settings, synchronous_commit="on")
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
        second = OwnServer(base / "second", **settings, synchronous_commit="on")
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
