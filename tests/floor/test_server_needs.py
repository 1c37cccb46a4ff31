"""`kiosk floor check` names the missing capacity of a server for the enrolled devices: each limit and setting alone."""

import re
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, LiteralString

import psycopg
import pytest

from kiosk.floor import CertificateAuthority, OwnServer, rights
from kiosk.floor.server.server_needs import Needed, lacking, settings_of
from tests.floor.conftest import QUICK, Typed, lacks
from tests.floor.needs import needs_postgresql
from tests.floor.network import HOST, Networked, free_port

MB = 1024 * 1024
GB = 1024 * MB
ROOT = Path(__file__).parents[2]
TABLES_190 = Needed(connections=190 * 3 + 5, devices=190, has_standby=True)
SHIPPED = {
    "authentication_timeout": 60, "fsync": "on", "full_page_writes": "on", "idle_session_timeout": 0,
    "listen_addresses": "*", "lock_timeout": 0, "log_destination": "stderr", "log_line_prefix": "%m [%p] %q%u@%d ",
    "statement_timeout": 0, "synchronous_commit": "on", "wal_level": "replica", "wal_sender_timeout": 60,
    "wal_keep_size": 0, "max_wal_size": GB, "shared_buffers": 128 * MB, "max_connections": 100, "ssl": "on",
    "archive_mode": "off", "autovacuum": "on",
}  # fmt: skip
"""The settings of a new server of Debian, as PostgreSQL's manual gives them, in bytes and seconds."""


def laid_out(text: str) -> dict[str, Any]:
    """Return a new server's settings with those of a configuration file."""
    found: dict[str, Any] = dict(SHIPPED)
    for name, value in re.findall(r"^ *(\w+) = '?([^'#\n]*?)'?(?: +#.*)?$", text, re.MULTILINE):
        size = re.fullmatch(r"(\d+)([MG]B)?", value)
        found[name] = value if size is None else int(size[1]) * {"MB": MB, "GB": GB, None: 1}[size[2]]
    return found


def wrong(settings: dict[str, Any], needed: Needed = TABLES_190, *, memory: int | None = 8 * GB) -> list[str]:
    return [str(right.what) for right in lacking(settings, needed, memory=memory) if not right.holds]


GOOD = laid_out((ROOT / "packaging" / "floor-server.conf").read_text(encoding="utf-8"))


def test_the_settings_that_are_shipped_lack_nothing() -> None:
    assert [] == wrong(GOOD)


def test_a_new_server_lacks_these() -> None:
    assert [
        "archive_mode is off: set it to on",
        "wal_keep_size is 0: set it to 1GB",
        "max_connections is 100; the enrolled devices need 575",
    ] == wrong(SHIPPED)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("fsync", "off", "fsync is off: set it to on"),
        ("full_page_writes", "off", "full_page_writes is off: set it to on"),
        ("synchronous_commit", "off", "synchronous_commit is off: set it to on"),
        ("synchronous_commit", "local", "synchronous_commit is local: set it to on"),
        ("wal_level", "minimal", "wal_level is minimal: set it to replica"),
        ("archive_mode", "off", "archive_mode is off: set it to on"),
        ("autovacuum", "off", "autovacuum is off: set it to on"),
        ("ssl", "off", "ssl is off: set it to on"),
        ("authentication_timeout", 600, "authentication_timeout is 600s: set it to 1min"),
        ("statement_timeout", 30, "statement_timeout is 30s: set it to 0"),
        ("lock_timeout", 1, "lock_timeout is 1s: set it to 0"),
        ("idle_session_timeout", 4, "idle_session_timeout is 4s: set it to 0"),
        ("transaction_timeout", 5, "transaction_timeout is 5s: set it to 0"),
        ("wal_sender_timeout", 0, "wal_sender_timeout is 0: set it to 1min"),
        ("wal_sender_timeout", 3600, "wal_sender_timeout is 3600s: set it to 1min"),
        ("wal_keep_size", 0, "wal_keep_size is 0: set it to 1GB"),
        ("log_line_prefix", "", "log_line_prefix is '': set it to '%m [%p] %q%u@%d '"),
        ("log_line_prefix", "%m [%p] ", "log_line_prefix is %m [%p] : set it to '%m [%p] %q%u@%d '"),
        ("max_connections", 574, "max_connections is 574; the enrolled devices need 575"),
        ("shared_buffers", 127 * MB, "shared_buffers is 127MB; the enrolled devices need 128MB"),
        ("max_wal_size", 256 * MB, "max_wal_size is 256MB; the enrolled devices need 1024MB"),
    ],
)
def test_each_lack_is_named_alone(name: str, value: Any, said: str) -> None:
    assert [said] == wrong({**GOOD, name: value})


def test_needed_memory_grows_with_the_devices() -> None:
    many = Needed(connections=2_105, devices=700)
    assert [
        "max_connections is 600; the enrolled devices need 2105",
        "shared_buffers is 128MB; the enrolled devices need 350MB",
        "max_wal_size is 1024MB; the enrolled devices need 1400MB",
        "the server has 4096MB of memory; shared_buffers and the enrolled devices need 12758MB",
    ] == wrong({**GOOD, "shared_buffers": 128 * MB, "max_wal_size": GB}, many, memory=4 * GB)


def test_a_log_with_columns_has_role_and_time_without_a_prefix() -> None:
    assert [] == wrong({**GOOD, "log_line_prefix": "", "log_destination": "csvlog"})


def test_a_server_without_a_network_needs_no_encryption() -> None:
    assert [] == wrong({**GOOD, "ssl": "off", "listen_addresses": ""})


def test_the_settings_of_a_running_server_are_in_bytes_and_seconds(floor: psycopg.Connection[Any]) -> None:
    found = settings_of(floor)
    assert set(SHIPPED) <= set(found)
    assert (16 * MB, 64 * MB, 60, 60.0) == tuple(
        found[name] for name in ("shared_buffers", "max_wal_size", "authentication_timeout", "wal_sender_timeout")
    )
    floor.execute("SET statement_timeout = '1500ms'")
    assert 1.5 == settings_of(floor)["statement_timeout"]


def test_a_server_that_does_not_log_refusals_is_named(fresh: psycopg.Connection[Any]) -> None:
    words = "the server log records connections, rejected logins and refused statements"
    assert words not in lacks(fresh)
    names: tuple[LiteralString, ...] = ("log_min_messages", "log_min_error_statement")
    for name in names:
        fresh.execute(f"SET {name} = panic")
        assert words in lacks(fresh)
        fresh.execute(f"RESET {name}")


def test_the_enrolled_devices_are_counted(fresh: psycopg.Connection[Any]) -> None:
    before = set(lacks(fresh))
    fresh.execute("CREATE ROLE table_many LOGIN IN ROLE floor_table CONNECTION LIMIT 9000")
    try:
        (connections, _, memory) = sorted(set(lacks(fresh)) - before)  # It has no separate settings.
        assert connections.startswith("max_connections is 100; the enrolled devices need 900")
        assert memory.endswith("MB of memory; shared_buffers and the enrolled devices need 54046MB")
    finally:
        fresh.execute("DROP ROLE table_many")


def test_a_certificate_that_ends_soon_is_named(network: Networked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate is valid for 730 days, and is to be renewed 60 days before."""
    now_s = time.time()
    for days, holds in ((0, True), (669, True), (671, False)):
        monkeypatch.setattr(time, "time", lambda days=days: now_s + days * 86_400)
        with network.server.administrator() as db:
            (found,) = [right for right in rights(db) if "certificate ends on" in right.what]
        assert found.holds == holds


@needs_postgresql
def test_a_careless_server_is_named_whole(typed: Typed) -> None:
    """It cannot archive, keeps its log for an absent standby, and aborts a backup after an hour."""
    folder = Path(tempfile.mkdtemp(prefix="kiosk-careless-"))
    try:
        folder.chmod(0o711)
        authority = CertificateAuthority.make(folder / "authority", HOST)
        careless = {"archive_mode": "on", "archive_command": "false", "statement_timeout": "1h"}
        server = OwnServer(folder / "server", **{**QUICK, **careless, "log_connections": "off"})
        server.listen(authority.folder, HOST, free_port())
        with server, server.administrator() as db:
            assert 0 == typed("migrate", "--server", f"{server.address} user=postgres")[0]
            db.execute("SELECT pg_create_physical_replication_slot('gone')")
            db.execute("CREATE TABLE public.log()")
            db.execute("SELECT pg_switch_wal()")
            failed = "SELECT last_failed_time IS NOT NULL FROM pg_stat_archiver"
            while db.execute(failed).fetchone() != (True,):
                pass
            status, out, _ = typed("check", "--server", f"{server.address} user=postgres")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    assert 1 == status
    for line in (
        "FAILED statement_timeout is 3600s: set it to 0",
        "FAILED the newest WAL file could not be archived: read the server log",
        "FAILED replication slot gone is unused and fills the disk: drop it, or set max_slot_wal_keep_size",
        "FAILED the server log records connections, rejected logins and refused statements",
        "FAILED shared_buffers is 16MB; the enrolled devices need 128MB",
    ):
        assert line in out.splitlines()
