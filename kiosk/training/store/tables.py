"""The tables of a store, as they are made and as they have become. What an older kiosk has written stays as it is."""

from __future__ import annotations

import hashlib
import sqlite3

from kiosk.core.errors import JournalError
from kiosk.training.store.scoring import USUAL_PACE_MS

_FORMAT = 2

_SCHEMA = """
CREATE TABLE session(
  id INTEGER PRIMARY KEY, trainee TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL,
  scenario TEXT NOT NULL, seed INTEGER NOT NULL, length INTEGER NOT NULL, at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE answer(
  id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, nth INTEGER NOT NULL, trainee TEXT NOT NULL,
  game TEXT NOT NULL, line TEXT NOT NULL, at_ms INTEGER NOT NULL, took_ms INTEGER NOT NULL, right INTEGER NOT NULL,
  wrong TEXT NOT NULL, given TEXT NOT NULL, UNIQUE(session, nth)) STRICT;
CREATE INDEX answer_of ON answer(trainee, game, id);
CREATE TABLE ended(session INTEGER PRIMARY KEY REFERENCES session, at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE week(
  trainee TEXT NOT NULL, game TEXT NOT NULL, week INTEGER NOT NULL, line TEXT NOT NULL, asked INTEGER NOT NULL,
  right INTEGER NOT NULL, took_ms INTEGER NOT NULL, PRIMARY KEY(trainee, game, week, line)) STRICT, WITHOUT ROWID;
CREATE TRIGGER answer_adds_up AFTER INSERT ON answer BEGIN
  INSERT INTO week VALUES(new.trainee, new.game, new.at_ms / 604800000, new.line, 1, new.right, new.took_ms)
  ON CONFLICT DO UPDATE SET asked = asked + 1, right = right + new.right, took_ms = took_ms + new.took_ms;
END;
"""
_NEVER = ("session", "answer", "ended")
_NAMED = f"""
ALTER TABLE session ADD COLUMN uid TEXT NOT NULL DEFAULT '';
ALTER TABLE answer ADD COLUMN uid TEXT NOT NULL DEFAULT '';
ALTER TABLE answer ADD COLUMN pace_ms INTEGER NOT NULL DEFAULT {USUAL_PACE_MS};
"""  # format 2
_EVERY = {"session": "SELECT * FROM session", "answer": "SELECT * FROM answer"}
_NAME = {"session": "UPDATE session SET uid = ? WHERE id = ?", "answer": "UPDATE answer SET uid = ? WHERE id = ?"}
_UNIQUE = """
CREATE UNIQUE INDEX session_uid ON session(uid);
CREATE UNIQUE INDEX answer_uid ON answer(uid);
CREATE INDEX answer_when ON answer(game, at_ms, id);
"""


def make_tables(db: sqlite3.Connection) -> None:
    """Make the tables of a new store, or those of an older kiosk into ours, or leave ours. Raise JournalError for those
    of a newer one."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > _FORMAT:
        raise JournalError("newer", "The training records were made by a newer version: install that version.")
    if version == _FORMAT:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        _upgrade(db, version)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _upgrade(db: sqlite3.Connection, version: int) -> None:
    """Make the tables, or those of an older kiosk into ours. Its rows get names that follow from what they say."""
    if version:
        db.execute("DROP TRIGGER session_is_never_updated")
        db.execute("DROP TRIGGER answer_is_never_updated")
    else:
        _run(db, _SCHEMA)
    _run(db, _NAMED)
    for table in ("session", "answer"):
        for number, *row in db.execute(_EVERY[table]).fetchall():
            uid = hashlib.sha256(repr((number, *row)).encode()).hexdigest()[:32]
            db.execute(_NAME[table], (uid, number))
    _run(db, _UNIQUE)
    for table in _NEVER:
        for verb in ("UPDATE", "DELETE"):
            db.execute(
                f"CREATE TRIGGER IF NOT EXISTS {table}_is_never_{verb.lower()}d BEFORE {verb} ON {table} BEGIN "
                f"SELECT RAISE(ABORT, 'what was answered stays'); END"
            )
    db.execute(f"PRAGMA user_version={_FORMAT}")


def _run(db: sqlite3.Connection, script: str) -> None:
    """Run statements one by one, inside the transaction that is open."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""
