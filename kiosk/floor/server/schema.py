"""The floor's schema: numbered files, each applied once, in order. They only go forward.

The first two files are the whole schema of 1.0; the objects of the second belong to a role of their own. The database
keeps the digest of each file that has been applied, so that nobody changes such a file.
"""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import errors, sql

from kiosk.core.text import Sentence, sentence, text
from kiosk.core.value import value
from kiosk.floor.server.server import FloorError

OWNER, TABLE, CONSOLE, PUBLISHER = "floor_owner", "floor_table", "floor_console", "floor_publisher"
PUSHER: Final = "floor_pusher"  # The owner of the migration `push`; nobody signs in as it.
_FOLDER: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 0x4B464C52  # "KFLR": Migrations at the same time run one after the other.

# Rights that PostgreSQL gives to all roles, and that this database revokes. Large objects belong to no schema.
_ANYBODY: Final = ("lo_creat(integer)", "lo_create(oid)", "lo_from_bytea(oid, bytea)")
_ADVISORY: Final = """SELECT oid::regprocedure::text FROM pg_proc
  WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^pg_((try_)?advisory_|logical_emit_message$)'"""


@value
class Migration:
    """One file: its `number`, its `name`, and the SQL of it."""

    number: int
    name: str
    statements: str

    @property
    def digest(self) -> bytes:
        return sha256(self.statements.encode()).digest()


def _read(path: Path) -> Migration:
    number, _, name = path.stem.partition("_")
    return Migration(int(number), name, path.read_text(encoding="utf-8"))


MIGRATIONS: Final = tuple(_read(path) for path in sorted(_FOLDER.glob("*.sql")))
NEWEST: Final = MIGRATIONS[-1].number


def schema_of(db: psycopg.Connection[Any]) -> int:
    """Return the number of the newest migration at the server, 0 for a database without the schema."""
    try:
        row = db.execute("SELECT floor.schema()").fetchone()
    except (errors.UndefinedFunction, errors.InvalidSchemaName):
        return 0
    return int(row[0]) if row is not None else 0


def plainly(error: FloorError, schema: int | None) -> Sentence:
    """Return why a connection to the floor server broke, in a sentence for the person there.

    `schema` is the number of the newest migration there, None if it is unknown.
    """
    if error.code in ("version", "right") and schema is not None and schema < NEWEST:
        return sentence("The floor database is older than this program: have it updated (kiosk floor migrate).")
    if error.code == "version":
        return sentence("The floor server is newer than this program: have the latest version installed here.")
    return _PLAIN.get(error.code, error.message)


_PLAIN: Final = {
    "right": sentence("The floor server denies this device its rights: have a manager enroll it again."),
    "away": sentence("The floor server does not answer."),
    "slow": sentence("The floor server takes too long to answer."),
    "server": sentence("The floor server failed to answer: call a technician; the program log has the reason."),
}


_ENCODING: Final = text(
    "The database is in {encoding} and cannot hold every name. Make a new one: createdb --encoding=UTF8 "
    "--locale=C.UTF-8 --template=template0 floor"
)


def migrate(db: psycopg.Connection[Any], migrations: Sequence[Migration] = MIGRATIONS) -> tuple[Migration, ...]:
    """Bring the schema forward to the newest of the `migrations`. Return those that were applied now.

    The connected user must be allowed to make roles, and schemas in this database. Either all of them are applied or
    none. Raise FloorError `changed` where a migration that was applied is not the one that is here, `newer` where one
    is not known here, `encoding` where the database cannot hold every name.
    """
    encoding = db.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise FloorError("encoding", _ENCODING.fill(encoding=encoding))
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        _prepare(db)
        applied = dict(db.execute("SELECT number, sha256 FROM floor.migration").fetchall())
        known = {migration.number: migration for migration in migrations}
        for number, digest in applied.items():
            if number not in known:
                raise FloorError(
                    "newer", "The floor database is newer ({number}): install that version here.", number=number
                )
            if bytes(digest) != known[number].digest:
                raise FloorError(
                    "changed", "Migration {number} differs from the one applied: install that version.", number=number
                )
        owner, pusher = sql.Identifier(OWNER), sql.Identifier(PUSHER)
        new = tuple(migration for migration in migrations if migration.number not in applied)
        for migration in new:
            db.execute(sql.SQL("SET LOCAL ROLE {}").format(owner))
            db.execute(sql.SQL("GRANT CREATE ON SCHEMA floor TO {}").format(pusher))
            db.execute(sql.SQL("SET LOCAL ROLE {}").format(pusher if migration.name == "push" else owner))
            db.execute(migration.statements.encode())  # The file is part of the program.
            db.execute(sql.SQL("SET LOCAL ROLE {}").format(owner))
            db.execute(sql.SQL("REVOKE CREATE ON SCHEMA floor FROM {}").format(pusher))
            db.execute(
                "INSERT INTO floor.migration(number, name, sha256) VALUES (%s, %s, %s)",
                (migration.number, migration.name, migration.digest),
            )
            db.execute("RESET ROLE")
    return new


def _prepare(db: psycopg.Connection[Any]) -> None:
    """Make missing roles and the schema, and revoke unneeded rights from PUBLIC."""
    for role in (OWNER, PUSHER, TABLE, CONSOLE, PUBLISHER):
        if db.execute("SELECT FROM pg_roles WHERE rolname = %s", (role,)).fetchone() is None:
            db.execute(sql.SQL("CREATE ROLE {} NOLOGIN").format(sql.Identifier(role)))
    # It lets the owner see the certificates of sessions.
    db.execute(sql.SQL("GRANT pg_read_all_stats TO {}").format(sql.Identifier(OWNER)))
    row = db.execute("SELECT current_database()").fetchone()
    assert row is not None
    base, owner = sql.Identifier(row[0]), sql.Identifier(OWNER)
    groups = sql.SQL(", ").join(map(sql.Identifier, (TABLE, CONSOLE, PUBLISHER)))
    db.execute(sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(base, groups))
    db.execute(sql.SQL("REVOKE ALL ON DATABASE {} FROM PUBLIC").format(base))  # A restore grants them again.
    for function in _ANYBODY:
        db.execute(sql.SQL("REVOKE EXECUTE ON FUNCTION {} FROM PUBLIC").format(sql.SQL(function)))
    # The owner ends sessions that block others; only the owner may take locks without a relation.
    db.execute(sql.SQL("GRANT pg_signal_backend, pg_read_all_stats TO {}").format(owner))
    for (function,) in db.execute(_ADVISORY).fetchall():
        db.execute(sql.SQL("REVOKE EXECUTE ON FUNCTION {} FROM PUBLIC").format(sql.SQL(function)))
        db.execute(sql.SQL("GRANT EXECUTE ON FUNCTION {} TO {}").format(sql.SQL(function), owner))
    if db.execute("SELECT FROM pg_namespace WHERE nspname = 'floor'").fetchone() is not None:
        return
    db.execute(sql.SQL("CREATE SCHEMA floor AUTHORIZATION {}").format(owner))
    db.execute(
        """CREATE TABLE floor.migration(number integer PRIMARY KEY, name text NOT NULL, sha256 bytea NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT clock_timestamp())"""
    )
    db.execute(sql.SQL("ALTER TABLE floor.migration OWNER TO {}").format(owner))
