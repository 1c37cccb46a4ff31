"""The tables of a store."""

import secrets
import sqlite3
from pathlib import Path

from kiosk.core.errors import JournalError
from kiosk.training.store.scoring import USUAL_PACE_MS

_FORMAT = 3
_SCHEMA = f"""
CREATE TABLE session(
  id INTEGER PRIMARY KEY, trainee TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL,
  scenario TEXT NOT NULL, seed INTEGER NOT NULL, length INTEGER NOT NULL, at_ms INTEGER NOT NULL,
  uid TEXT NOT NULL DEFAULT '', store TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE answer(
  id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, nth INTEGER NOT NULL, trainee TEXT NOT NULL,
  game TEXT NOT NULL, line TEXT NOT NULL, at_ms INTEGER NOT NULL, took_ms INTEGER NOT NULL, right INTEGER NOT NULL,
  wrong TEXT NOT NULL, given TEXT NOT NULL, uid TEXT NOT NULL DEFAULT '',
  pace_ms INTEGER NOT NULL DEFAULT {USUAL_PACE_MS}, store TEXT NOT NULL DEFAULT '', kept INTEGER NOT NULL DEFAULT 0,
  of TEXT NOT NULL DEFAULT '', UNIQUE(session, nth)) STRICT;
CREATE TABLE ended(session INTEGER PRIMARY KEY REFERENCES session, at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE store(name TEXT NOT NULL) STRICT;
CREATE TABLE reassigned(
  uid TEXT PRIMARY KEY, person TEXT NOT NULL, into_person TEXT NOT NULL, by TEXT NOT NULL,
  at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE forgotten(person TEXT PRIMARY KEY, by TEXT NOT NULL, at_ms INTEGER NOT NULL) STRICT;
CREATE INDEX answer_of ON answer(trainee, game, id);
CREATE UNIQUE INDEX session_uid ON session(uid);
CREATE UNIQUE INDEX answer_uid ON answer(uid);
CREATE INDEX answer_when ON answer(game, at_ms, id);
CREATE INDEX answer_kept ON answer(store, kept);
"""
_NEVER = ("session", "answer", "ended", "reassigned", "forgotten")


def make_tables(db: sqlite3.Connection) -> None:
    """Make the tables of a new store, and name it. Raise JournalError for a store of another format."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > _FORMAT:
        raise JournalError("newer", "The training records were made by a newer version: install that version.")
    if version == _FORMAT:
        return
    if version != 0:
        raise JournalError("training", "The training records are of a version that is no longer read.")
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in _SCHEMA.strip().split(";\n"):
            db.execute(statement)
        db.execute("INSERT INTO store VALUES(?)", (secrets.token_hex(8),))
        lock(db)
        db.execute(f"PRAGMA user_version={_FORMAT}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def lock(db: sqlite3.Connection) -> None:
    """Forbid that a row is changed or deleted."""
    for table in _NEVER:
        for verb in ("UPDATE", "DELETE"):
            db.execute(
                f"CREATE TRIGGER IF NOT EXISTS {table}_is_never_{verb.lower()}d BEFORE {verb} ON {table} BEGIN "
                f"SELECT RAISE(ABORT, 'what was answered stays'); END"
            )


def unlock(db: sqlite3.Connection) -> None:
    """Permit that rows are changed or deleted, inside a transaction that ends with `lock`."""
    for table in _NEVER:
        for verb in ("updated", "deleted"):
            db.execute(f"DROP TRIGGER IF EXISTS {table}_is_never_{verb}")


def names_of(db: sqlite3.Connection, person: str) -> list[str]:
    """Return the IDs under which a person has trained: their own, unless it was reassigned to somebody else, and those
    that were reassigned to them."""
    return [name for name, owner in ({person: person} | owners_of(db)).items() if owner == person]


def owners_of(db: sqlite3.Connection) -> dict[str, str]:
    """Return {ID: the person to whom it was reassigned}. If two kiosks reassigned one ID to two people, the later one
    counts, in whichever order the stores were merged.
    """
    return dict(db.execute("SELECT person, into_person FROM reassigned ORDER BY at_ms, uid"))


def keep_only(path: Path, person: str) -> int:
    """Remove other people's answers from a file, also from its free pages. Return the number of answers left."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.execute("BEGIN IMMEDIATE")
        unlock(db)
        db.execute("CREATE TEMP TABLE mine(name TEXT PRIMARY KEY)")
        db.executemany("INSERT INTO mine VALUES(?)", [(name,) for name in names_of(db, person)])
        db.execute(
            "DELETE FROM ended WHERE session IN (SELECT id FROM session WHERE trainee NOT IN (SELECT name FROM mine))"
        )
        db.execute("DELETE FROM answer WHERE trainee NOT IN (SELECT name FROM mine)")
        db.execute("DELETE FROM session WHERE trainee NOT IN (SELECT name FROM mine)")
        db.execute("DELETE FROM reassigned WHERE into_person <> ? OR person NOT IN (SELECT name FROM mine)", (person,))
        db.execute("DELETE FROM forgotten")
        lock(db)
        db.execute("COMMIT")
        db.execute("VACUUM")
        (left,) = db.execute("SELECT count(*) FROM answer").fetchone()
        return int(left)
    finally:
        db.close()
