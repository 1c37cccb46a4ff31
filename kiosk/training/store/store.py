"""Every answer of every trainee, for ever: one SQLite file in the training folder, where no journal of a table is.

An answer is on the disk when `answer` returns, and is never changed: a walk-away, or a power cut, loses nothing, and
the session goes on where it was. What reports add up is kept added up, by week and line, in the same transaction.

Every session and every answer has a name that no other store gives (`uid`). So stores of several kiosks and laptops are
merged by taking over what is not there yet, in any order and as often as somebody likes, and end up holding the same.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
import shutil
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from kiosk.core.disk import make_folder, sync_folder
from kiosk.core.errors import JournalError, Refused
from kiosk.core.scratch import ScratchFolder
from kiosk.training.store.scoring import LineAnswer, Tally
from kiosk.training.store.sessions import Given, Level, Merged, Session, SessionKind, StoredSession
from kiosk.training.store.tables import make_tables

FOLDER = "_training"  # in the house's records; no table of a house can be called that
FULL_TABLE = "table.full"  # what a full table that was settled is kept as, beside its wagers
WEEK_MS = 7 * 24 * 60 * 60 * 1000
DAY_MS = 24 * 60 * 60 * 1000
HOUR_MS = 60 * 60 * 1000

_MAGIC = b"SQLite format 3\x00"
_SESSION = "trainee, game, kind, level, scenario, seed, length, at_ms"
_ANSWER = "nth, trainee, game, line, at_ms, took_ms, right, wrong, given, pace_ms"
_MOST_BYTES = 1 << 30  # of a store that is taken over: millions of answers
_LEAST_STEPS, _STEPS_A_BYTE = 20_000_000, 50  # of SQLite, to read one: a true one takes a hundredth
_STEPS = 10_000
_MOST_TIMED_MS = 5 * 60 * 1000  # of one answer: longer, and somebody was away


class Store:
    """The training of a house. Raise JournalError where the disk does not let it be kept; nothing is then changed."""

    def __init__(self, path: Path, *, most_steps: int | None = None) -> None:
        """`most_steps` is how much SQLite may do in all, for a file that somebody may have made to keep it busy."""
        self._path = path
        with _explained():
            make_folder(path.parent)
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, timeout=5.0)
            if most_steps is not None:
                left = iter(range(most_steps // _STEPS))
                self._db.set_progress_handler(lambda: next(left, None) is None, _STEPS)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA trusted_schema=OFF")
            make_tables(self._db)

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
            cursor = self._db.execute(
                f"INSERT INTO session({_SESSION}, uid) VALUES(?,?,?,?,?,?,?,?,?)", (*row, _new_uid())
            )
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
                "SELECT id, trainee, game, kind, level, scenario, seed, length, session.at_ms FROM session "
                "LEFT JOIN ended ON ended.session = session.id "
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
            int(given.right), given.wrong, json.dumps(given.given, sort_keys=True), given.pace_ms, _new_uid(),
        )  # fmt: skip
        with _explained():
            try:
                self._db.execute(f"INSERT INTO answer(session, {_ANSWER}, uid) VALUES(?,?,?,?,?,?,?,?,?,?,?,?)", row)
            except sqlite3.IntegrityError:
                raise Refused("answered", "That question is answered already: go on with the next one.") from None

    def answers(self, session: Session) -> list[Given]:
        """Return what was answered in a session, in order."""
        with _explained():
            rows = self._db.execute(
                "SELECT nth, line, at_ms, took_ms, right, wrong, given, pace_ms FROM answer WHERE session = ? "
                "ORDER BY nth",
                (session.id,),
            ).fetchall()
        return [Given(nth, line, at_ms, took_ms, bool(right), wrong, json.loads(given), pace_ms)
                for nth, line, at_ms, took_ms, right, wrong, given, pace_ms in rows]  # fmt: skip

    def answered(self, trainee: str, game: str, *, most: int = 4_000) -> list[LineAnswer]:
        """Return the latest answers of somebody in a game, oldest first, for the scheduler."""
        with _explained():
            rows = self._db.execute(
                "SELECT line, at_ms, right, took_ms, pace_ms FROM answer WHERE trainee = ? AND game = ? "
                "ORDER BY at_ms DESC, id DESC LIMIT ?",
                (trainee, game, most),
            ).fetchall()
        return [LineAnswer(line, at_ms, bool(right), took_ms, pace) for line, at_ms, right, took_ms, pace in rows[::-1]]

    def everybody(self, game: str, *, since_ms: int) -> Iterator[tuple[str, LineAnswer]]:
        """Yield (person, answer) of a game since a moment, oldest first."""
        with _explained():
            for trainee, line, at_ms, right, took_ms, pace in self._db.execute(
                "SELECT trainee, line, at_ms, right, took_ms, pace_ms FROM answer WHERE game = ? AND at_ms >= ? "
                "ORDER BY at_ms, id",
                (game, since_ms),
            ):
                yield trainee, LineAnswer(line, at_ms, bool(right), took_ms, pace)

    def trained_ms(self, trainee: str, game: str, *, since_ms: int = 0) -> int:
        """Return how long somebody has trained a game: the time of each answer, as far as nobody was away in it."""
        with _explained():
            (found,) = self._db.execute(
                "SELECT coalesce(sum(min(took_ms, ?)), 0) FROM answer WHERE trainee = ? AND game = ? AND at_ms >= ? "
                "AND line NOT LIKE 'scenario.%' AND line <> ?",
                (_MOST_TIMED_MS, trainee, game, since_ms, FULL_TABLE),
            ).fetchone()
        return int(found)

    def good_hands(self, trainee: str, game: str, level: Level, share: float) -> int:
        """Return how many guided hands of a level somebody has finished with this share of right moves."""
        with _explained():
            (found,) = self._db.execute(
                "SELECT count(*) FROM session WHERE trainee = ? AND game = ? AND kind = 'hand' AND level = ? "
                "AND EXISTS (SELECT 1 FROM answer WHERE session = session.id AND line LIKE 'scenario.%') "
                "AND (SELECT avg(right) FROM answer WHERE session = session.id AND line LIKE 'procedure.%') >= ?",
                (trainee, game, level.value, share),
            ).fetchone()
        return int(found)

    def hands_an_hour(self, trainee: str, game: str) -> int:
        """Return how many full tables an hour somebody has settled at best, everything rightly; 0 for none."""
        with _explained():
            (fastest,) = self._db.execute(
                "SELECT min(took_ms) FROM answer WHERE trainee = ? AND game = ? AND line = ? AND right",
                (trainee, game, FULL_TABLE),
            ).fetchone()
        return 0 if fastest is None else HOUR_MS // max(1, fastest)

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

    # -------------------------------------------------------------------------------------------------- several stores

    def export(self, path: Path) -> None:
        """Write everything into one file, for another kiosk or a laptop. Whatever stood at `path` is replaced."""
        new = path.with_name(f"{path.name}.new")
        with _explained():
            make_folder(path.parent)
            new.unlink(missing_ok=True)
            file = os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)  # a stick's file system knows no chmod
            try:
                self._db.execute("VACUUM INTO ?", (str(new),))
                os.fsync(file)
            finally:
                os.close(file)
            new.replace(path)
            sync_folder(path.parent)

    def merge(self, other: OtherStore, now_ms: int) -> Merged:
        """Take over every answer of another store that is not here yet. Raise Refused for what no kiosk has written.

        Where the same question of the same session was answered in both, as after a copy, the answer of the other
        store is kept in a session of its own. One from a clock that is ahead of ours is as of now.
        """
        with _explained(), self._db:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                taken = [self._take(now_ms, *session) for session in other.sessions]
            except (sqlite3.IntegrityError, ValueError, TypeError) as error:
                raise no_store(other.path) from error
        return Merged(sum(merged.answers for merged in taken), sum(merged.twice for merged in taken))

    def sessions(self) -> list[StoredSession]:
        """Return each session as (its row with its uid, when it ended, the rows of its answers with theirs)."""
        with _explained():
            ended = dict(self._db.execute("SELECT session, at_ms FROM ended"))
            found = []
            for number, *row in self._db.execute(
                "SELECT id, trainee, game, kind, level, scenario, seed, length, at_ms, uid FROM session ORDER BY id"
            ).fetchall():
                answers = self._db.execute(
                    "SELECT nth, trainee, game, line, at_ms, took_ms, right, wrong, given, pace_ms, uid FROM answer "
                    "WHERE session = ? ORDER BY nth",
                    (number,),
                )
                found.append((tuple(row), ended.get(number), answers.fetchall()))
            return found

    def _take(self, now_ms: int, row: tuple[Any, ...], ended_ms: int | None, answers: list[tuple[Any, ...]]) -> Merged:
        """Take one session over, as far as it is not here."""
        SessionKind(row[2]), _level(row[3])
        number = self._named(row, ended_ms)
        known = {uid for (uid,) in self._db.execute("SELECT uid FROM answer WHERE session = ?", (number,))}
        there = {nth for (nth,) in self._db.execute("SELECT nth FROM answer WHERE session = ?", (number,))}
        taken = twice = 0
        for answer in answers:
            nth, at_ms, uid = answer[0], answer[4], answer[-1]
            if uid in known or self._db.execute("SELECT 1 FROM answer WHERE uid = ?", (uid,)).fetchone():
                continue
            into = number
            if nth in there:
                into = self._named((*row[:-1], f"{uid}-twice"), at_ms)
                twice += 1
            kept = (into, *answer[:4], *_in_bounds(at_ms, answer[5], now_ms), *answer[6:9], *answer[9:])
            self._db.execute(f"INSERT INTO answer(session, {_ANSWER}, uid) VALUES(?,?,?,?,?,?,?,?,?,?,?,?)", kept)
            taken += 1
        return Merged(taken, twice)

    def _named(self, row: tuple[Any, ...], ended_ms: int | None) -> int:
        """Return the number of the session with this row, which is made where it is not here, and ended where it is
        over. One that is still open elsewhere is over here."""
        found = self._db.execute("SELECT id FROM session WHERE uid = ?", (row[-1],)).fetchone()
        if found is not None:
            number = int(found[0])
            if ended_ms is not None:
                self._db.execute("INSERT OR IGNORE INTO ended VALUES(?, ?)", (number, ended_ms))
            return number
        cursor = self._db.execute(f"INSERT INTO session({_SESSION}, uid) VALUES(?,?,?,?,?,?,?,?,?)", row)
        assert cursor.lastrowid is not None
        self._db.execute(
            "INSERT INTO ended VALUES(?, ?)", (cursor.lastrowid, row[-2] if ended_ms is None else ended_ms)
        )
        return cursor.lastrowid


class OtherStore(NamedTuple):
    """What a file of another kiosk or a laptop holds."""

    path: Path
    sessions: list[StoredSession]

    @classmethod
    def read(cls, path: Path) -> OtherStore:
        """Read a file, and leave it as it is. Raise Refused for one that is no store."""
        with ScratchFolder("training") as folder:
            copy = folder / "read.db"
            _copied(path, copy)
            try:
                with Store(copy, most_steps=_LEAST_STEPS + _STEPS_A_BYTE * copy.stat().st_size) as other:
                    return cls(path, other.sessions())
            except (JournalError, sqlite3.Error) as error:
                if isinstance(error, JournalError) and error.code != "training":
                    raise
                raise no_store(path) from error


def _copied(path: Path, copy: Path) -> None:
    """Copy a store, with what stands only in its log as after a power cut: the copy is upgraded where it is an older
    one, and what is merged stays as it is. Raise Refused for a file that is no store, or cannot be read."""
    log = path.with_name(f"{path.name}-wal")
    try:
        for there in (path, log) if log.exists() else (path,):
            state = there.stat()  # a pipe or a device would keep whoever reads it for ever
            if not stat.S_ISREG(state.st_mode) or state.st_size > _MOST_BYTES:
                raise no_store(path)
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise no_store(path)
        shutil.copyfile(path, copy)
        if log.exists():
            shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
    except OSError as error:
        with _explained():
            if _is_full(error):
                raise
        raise no_store(path) from error


def no_store(path: Path) -> Refused:
    return Refused("no_store", "{path} holds no training: choose a file that a kiosk has written.", path=path)


def _in_bounds(at_ms: int, took_ms: int, now_ms: int) -> tuple[int, int]:
    """Return when an answer was given, and how long it took, as far as that can be."""
    return max(0, min(at_ms, now_ms)), max(0, min(took_ms, DAY_MS))


def _new_uid() -> str:
    return secrets.token_hex(16)


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
