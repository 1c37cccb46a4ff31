"""Every answer of every trainee, for ever: one SQLite file in the training folder, where no journal of a table is.

An answer is on the disk when `answer` returns, and is never changed: a walk-away, or a power cut, loses nothing, and
the session goes on where it was. What reports add up is kept added up, by week and line, in the same transaction.
"""

from __future__ import annotations

import errno
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from kiosk.core.errors import JournalError, Refused
from kiosk.training.scoring import LineAnswer, Tally

FOLDER = "_training"  # in the house's records; no table of a house can be called that
FORMAT = 1
WEEK_MS = 7 * 24 * 60 * 60 * 1000
DAY_MS = 24 * 60 * 60 * 1000

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


class SessionKind(StrEnum):
    """What a session is."""

    DRILL = "drill"
    HAND = "hand"
    EXAMINATION = "examination"


class Level(StrEnum):
    """How much a trainee is told: everything, what is asked for, nothing."""

    PROMPTED = "prompted"
    ON_REQUEST = "on_request"
    UNPROMPTED = "unprompted"


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting: a drill of `length` questions, or one guided hand. `scenario` is "" where a seed makes it."""

    id: int
    trainee: str
    game: str
    kind: SessionKind
    level: Level
    scenario: str
    seed: int
    length: int
    at_ms: int


class Given(NamedTuple):
    """One answer as it was kept. `wrong` is what was wrong about it, "" for a right one; `given` is plain JSON."""

    nth: int
    line: str
    at_ms: int
    took_ms: int
    right: bool
    wrong: str
    given: Mapping[str, Any]


class Store:
    """The training of a house. Raise JournalError where the disk does not let it be kept; nothing is then changed."""

    def __init__(self, path: Path) -> None:
        with _explained():
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, timeout=5.0)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._make()

    def _make(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > FORMAT:
            raise JournalError("newer", "The training records were made by a newer version: install that version.")
        if version < FORMAT:
            never = "".join(
                f"CREATE TRIGGER {table}_is_never_{verb.lower()}d BEFORE {verb} ON {table} BEGIN "
                f"SELECT RAISE(ABORT, 'what was answered stays'); END;"
                for table in _NEVER
                for verb in ("UPDATE", "DELETE")
            )
            self._db.executescript(f"BEGIN; {_SCHEMA} {never} PRAGMA user_version={FORMAT}; COMMIT;")

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # ----------------------------------------------------------------------------------------------------- sessions

    def begin(
        self, trainee: str, game: str, kind: SessionKind, level: Level, *, seed: int, length: int, at_ms: int,
        scenario: str = "",
    ) -> Session:  # fmt: skip
        """Begin a session. One that was left open is over."""
        with _explained(), self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._end_open(trainee, game, kind, at_ms)
            row = (trainee, game, kind.value, level.value, scenario, seed, length, at_ms)
            marks = "trainee, game, kind, level, scenario, seed, length, at_ms"
            cursor = self._db.execute(f"INSERT INTO session({marks}) VALUES(?,?,?,?,?,?,?,?)", row)
            return self._session((cursor.lastrowid, *row))

    def _end_open(self, trainee: str, game: str, kind: SessionKind, at_ms: int) -> None:
        self._db.execute(
            "INSERT INTO ended SELECT id, ? FROM session LEFT JOIN ended ON ended.session = session.id "
            "WHERE trainee = ? AND game = ? AND kind = ? AND ended.session IS NULL",
            (at_ms, trainee, game, kind.value),
        )

    def end(self, session: Session, at_ms: int) -> None:
        """End a session. Ending one twice changes nothing."""
        with _explained():
            self._db.execute("INSERT OR IGNORE INTO ended VALUES(?, ?)", (session.id, at_ms))

    def resumable(self, trainee: str, game: str, kind: SessionKind) -> Session | None:
        """Return the session that somebody has walked away from, None where there is none."""
        with _explained():
            row = self._db.execute(
                "SELECT session.* FROM session LEFT JOIN ended ON ended.session = session.id "
                "WHERE trainee = ? AND game = ? AND kind = ? AND ended.session IS NULL ORDER BY id DESC LIMIT 1",
                (trainee, game, kind.value),
            ).fetchone()
        return self._session(row) if row else None

    @staticmethod
    def _session(row: Sequence[Any]) -> Session:
        number, trainee, game, kind, level, scenario, seed, length, at_ms = row
        return Session(number, trainee, game, SessionKind(kind), _level(level), scenario, seed, length, at_ms)

    # ------------------------------------------------------------------------------------------------------ answers

    def answer(self, session: Session, given: Given) -> None:
        """Keep an answer. Raise Refused for one to a question that is answered already; the first one stands."""
        row = (
            session.id, given.nth, session.trainee, session.game, given.line, given.at_ms, given.took_ms,
            int(given.right), given.wrong, json.dumps(given.given, sort_keys=True),
        )  # fmt: skip
        marks = "session, nth, trainee, game, line, at_ms, took_ms, right, wrong, given"
        with _explained():
            try:
                self._db.execute(f"INSERT INTO answer({marks}) VALUES(?,?,?,?,?,?,?,?,?,?)", row)
            except sqlite3.IntegrityError:
                raise Refused("answered", "That question is answered already: go on with the next one.") from None

    def answers(self, session: Session) -> list[Given]:
        """Return what was answered in a session, in order."""
        with _explained():
            rows = self._db.execute(
                "SELECT nth, line, at_ms, took_ms, right, wrong, given FROM answer WHERE session = ? ORDER BY nth",
                (session.id,),
            ).fetchall()
        return [Given(nth, line, at_ms, took_ms, bool(right), wrong, json.loads(given))
                for nth, line, at_ms, took_ms, right, wrong, given in rows]  # fmt: skip

    def answered(self, trainee: str, game: str, *, most: int = 4_000) -> list[LineAnswer]:
        """Return the latest answers of somebody in a game, oldest first, for the scheduler."""
        with _explained():
            rows = self._db.execute(
                "SELECT line, at_ms, right, took_ms FROM answer WHERE trainee = ? AND game = ? "
                "ORDER BY id DESC LIMIT ?",
                (trainee, game, most),
            ).fetchall()
        return [LineAnswer(line, at_ms, bool(right), took_ms) for line, at_ms, right, took_ms in reversed(rows)]

    def weeks(self, trainee: str, game: str) -> dict[int, dict[str, Tally]]:
        """Return {week since 1970: {line: what was answered}}, oldest week first."""
        found: dict[int, dict[str, Tally]] = {}
        with _explained():
            for week, line, asked, right, took_ms in self._db.execute(
                "SELECT week, line, asked, right, took_ms FROM week WHERE trainee = ? AND game = ? ORDER BY week",
                (trainee, game),
            ):
                found.setdefault(week, {})[line] = Tally(asked, right, took_ms)
        return found

    def house(self, game: str, *, since_week: int) -> dict[str, dict[str, Tally]]:
        """Return {trainee: {line: what was answered}} of everybody since a week."""
        found: dict[str, dict[str, Tally]] = {}
        with _explained():
            for trainee, line, asked, right, took_ms in self._db.execute(
                "SELECT trainee, line, sum(asked), sum(right), sum(took_ms) FROM week "
                "WHERE game = ? AND week >= ? GROUP BY trainee, line",
                (game, since_week),
            ):
                found.setdefault(trainee, {})[line] = Tally(asked, right, took_ms)
        return found

    def rows(self, game: str) -> Iterator[tuple[str, int, str, int, int, int]]:
        """Yield (trainee, week, line, asked, right, milliseconds) of everybody, for an export."""
        with _explained():
            yield from self._db.execute(
                "SELECT trainee, week, line, asked, right, took_ms FROM week WHERE game = ? ORDER BY 1, 2, 3", (game,)
            )


def _level(kept: str) -> Level:
    """Return a level; an older kiosk called the one without prompts an examination."""
    return Level.UNPROMPTED if kept == "exam" else Level(kept)


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        if _is_full(error):
            raise JournalError(
                "disk_full", "The disk is full, so this answer was not kept: free some space, then answer again."
            ) from error
        raise JournalError(
            "training", "The training records cannot be saved ({error}): call a technician.", error=str(error)
        ) from error


def _is_full(error: sqlite3.Error | OSError) -> bool:
    if isinstance(error, OSError):
        return error.errno in {errno.ENOSPC, errno.EDQUOT}
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
