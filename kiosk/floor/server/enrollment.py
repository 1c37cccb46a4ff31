"""Enroll those who may sign in at the floor server: a table with one journal of one device, and a console."""

import re
from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import sql

from kiosk.floor.server.schema import CONSOLE, TABLE
from kiosk.floor.server.server import FloorError

STANDBY: Final = "standby"
AT_ONCE: Final = 3  # Connections per table: one, and those left by a cut cable.
_ROLE: Final = re.compile(r"[A-Za-z0-9_-]{1,63}")
_SETTINGS: Final = {
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10s",  # A session whose cable was pulled ends in half a minute.
    "tcp_keepalives_interval": "5s",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25s",
    "temp_file_limit": "256MB",  # Limits the sorted and open data of a session; only a superuser can change it.
}
# A table sends the same few statements all night. Without this, each of 500 connections plans each statement five
# times.
_OF_TABLE: Final = {"plan_cache_mode": "force_generic_plan", "jit": "off"}


def role_of(table: str) -> str:
    """Return the role of a table, which is the name in its certificate."""
    return f"table_{table}"


def enroll(db: psycopg.Connection[Any], table: str, key: bytes, *, by: str) -> bool:
    """Let a table push the journal that begins with the device key `key` (raw public key, 32 bytes).

    It replaces an earlier journal of the table, which is kept. Return False if it was
    enrolled already. Raise FloorError `enrolled` if the key is that of an older journal, or of another table.
    """
    with db.transaction():
        db.execute("LOCK TABLE floor.journal IN SHARE ROW EXCLUSIVE MODE")
        held = db.execute(
            """SELECT j.table_id, j.journal = max(n.journal) FROM floor.journal j JOIN floor.journal n USING (table_id)
            WHERE j.key = %s GROUP BY j.journal""",
            (key,),
        ).fetchone()
        if held is not None:
            if held == (table, True):
                make_role(db, role_of(table), TABLE)
                return False
            raise FloorError(
                "enrolled", "Table {table} has already used that device key: make a new one.", table=held[0]
            )
        make_role(db, role_of(table), TABLE)
        db.execute(
            """WITH made AS (INSERT INTO floor.journal(table_id, role, key, enrolled_by) VALUES (%s, %s, %s, %s)
            RETURNING journal) INSERT INTO floor.heard(journal) SELECT journal FROM made""",
            (table, role_of(table), key, by),
        )
    return True


def shut_out(db: psycopg.Connection[Any], role: str, serials: Sequence[int] = ()) -> int:
    """Tell the server about revoked certificates, and end the connections of `role`. Return the number of these.

    The settings that the holder made for later connections are removed. The server reads its revocation list again. The
    serial numbers are also in the database, and so on a standby.
    """
    for serial in serials:
        db.execute("INSERT INTO floor.revoked VALUES (%s, %s::numeric) ON CONFLICT DO NOTHING", (role, str(serial)))
    db.execute("SELECT pg_reload_conf()")
    if db.execute("SELECT FROM pg_roles WHERE rolname = %s", (role,)).fetchone() is not None:
        _set_as_enrolled(db, role)
    ended = db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", (role,))
    return len(ended.fetchall())


def add_console(db: psycopg.Connection[Any], name: str) -> None:
    """Let a console sign in as `name`. Doing so again changes nothing."""
    with db.transaction():
        make_role(db, name, CONSOLE)


def add_standby(db: psycopg.Connection[Any]) -> None:
    """Let a standby sign in as `STANDBY`, which copies the whole server and can do nothing else."""
    if db.execute("SELECT FROM pg_roles WHERE rolname = %s", (STANDBY,)).fetchone() is None:
        db.execute(sql.SQL("CREATE ROLE {} LOGIN REPLICATION CONNECTION LIMIT 6").format(sql.Identifier(STANDBY)))
    row = db.execute("SELECT rolreplication AND NOT rolsuper FROM pg_roles WHERE rolname = %s", (STANDBY,)).fetchone()
    if row != (True,):
        raise FloorError("role", "Role {role} exists for another purpose: use another name.", role=STANDBY)


def make_role(db: psycopg.Connection[Any], name: str, group: str) -> None:
    """Create a role that can sign in and has only the rights of `group`, unless it exists.

    It gets its settings, and no password. Settings that someone made as this role, which PostgreSQL cannot forbid, are
    removed.

    Raise FloorError `role` for a name that is taken, or that is not valid in a certificate or a file name.
    """
    if _ROLE.fullmatch(name) is None:
        raise FloorError(
            "role", "{role} is not a valid role name: use letters, digits, - and _, at most 63.", role=name
        )
    role = sql.Identifier(name)
    if db.execute("SELECT FROM pg_roles WHERE rolname = %s", (name,)).fetchone() is None:
        db.execute(
            sql.SQL("CREATE ROLE {} LOGIN IN ROLE {} CONNECTION LIMIT {}").format(
                role, sql.Identifier(group), sql.Literal(AT_ONCE)
            )
        )
        _set_as_enrolled(db, name)
        return
    groups = db.execute(
        """SELECT array_agg(g.rolname::text) FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid
        JOIN pg_roles r ON r.oid = m.member WHERE r.rolname = %s""",
        (name,),
    ).fetchone()
    if groups is None or groups[0] != [group]:
        raise FloorError("role", "Role {role} exists for another purpose: use another name.", role=name)
    _set_as_enrolled(db, name)


def has_its_settings(db: psycopg.Connection[Any], name: str) -> bool:
    """Return whether a role has the settings with which it was enrolled, and no password. `db` is a superuser's."""
    found = db.execute(
        """SELECT s.setdatabase = 0, c FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole,
        unnest(s.setconfig) c WHERE r.rolname = %s""",
        (name,),
    ).fetchall()
    password = db.execute("SELECT FROM pg_authid WHERE rolname = %s AND rolpassword IS NOT NULL", (name,)).fetchone()
    wanted = {(True, f"{setting}={value}") for setting, value in _settings_of(db, name).items()}
    return set(found) == wanted and len(found) == len(wanted) and password is None


def _settings_of(db: psycopg.Connection[Any], name: str) -> dict[str, str]:
    is_table = db.execute("SELECT pg_has_role(%s::name, %s::name, 'member')", (name, TABLE)).fetchone()
    return _SETTINGS | (_OF_TABLE if is_table == (True,) else {})


def _set_as_enrolled(db: psycopg.Connection[Any], name: str) -> None:
    role = sql.Identifier(name)
    of_databases = """SELECT d.datname FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole
        JOIN pg_database d ON d.oid = s.setdatabase WHERE r.rolname = %s"""
    for (database,) in db.execute(of_databases, (name,)).fetchall():
        db.execute(sql.SQL("ALTER ROLE {} IN DATABASE {} RESET ALL").format(role, sql.Identifier(database)))
    db.execute(sql.SQL("ALTER ROLE {} RESET ALL").format(role))
    db.execute(sql.SQL("ALTER ROLE {} PASSWORD NULL").format(role))
    for setting, value in _settings_of(db, name).items():
        db.execute(sql.SQL("ALTER ROLE {} SET {} = {}").format(role, sql.Identifier(setting), sql.Literal(value)))
