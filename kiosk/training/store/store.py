"""Every answer of every trainee, forever: one SQLite file in the training folder, apart from the tables' journals.

An answer is on the disk when `answer` returns, and is never changed: an interruption, or a power cut, loses nothing,
and the session resumes.

Every session and every answer has a name that no other store gives (`uid`), and its store and number. So stores of
several kiosks and laptops are merged by adding the missing answers, in any order and as often as needed, and end up
equal. Their order and dates are computed when they are read (`dates.py`), so reports do not depend on the order of
merging either.
"""

from __future__ import annotations

import errno
import json
import os
import random
import secrets
import shutil
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from kiosk.core.disk import make_folder, sync_folder
from kiosk.core.errors import JournalError, Refused
from kiosk.core.scratch import ScratchFolder
from kiosk.training.store.dates import KeptAnswer, in_order, week_of
from kiosk.training.store.foreign import MAX_TEXT, is_of_a_kiosk
from kiosk.training.store.scoring import LineAnswer, Tally, tallies
from kiosk.training.store.sessions import Given, Level, Merged, Missed, Session, SessionKind, StoredSession
from kiosk.training.store.tables import keep_only, lock, make_tables, names_of, owners_of, unlock

FOLDER = "_training"  # In the records of the house; no table can have this ID.
FULL_TABLE = "table.full"  # The line of a settled full table.
DAY_MS = 24 * 60 * 60 * 1000
HOUR_MS = 60 * 60 * 1000

_FILE_ERRORS = (sqlite3.Error, UnicodeDecodeError)  # SQLite raises the second for a name that is not UTF-8.
_MAGIC = b"SQLite format 3\x00"
_SESSION = "trainee, game, kind, level, scenario, seed, length, at_ms"
_ANSWER = "nth, trainee, game, line, at_ms, took_ms, right, wrong, given, pace_ms, of, uid, store, kept"
_DATED = ", ".join(KeptAnswer._fields)
NEWEST = 100  # Answers of each line on which its score is based.
_MAX_BYTES = 1 << 28  # Largest imported store: a million answers.
_MIN_STEPS, _STEPS_A_BYTE = 20_000_000, 5  # Limits of SQLite steps to read a store; a true one needs a tenth.
_STEPS = 10_000
_AT_A_TIME = 10_000  # Answers per query.
_MAX_TIMED_MS = 60 * 1000  # Longest measured time of one answer: longer means absence.
_MIN_FULL_MS = 1_000  # A shorter time for a full table means a wrong clock.


class Store:
    """The training of a house. Raise JournalError if the disk does not let it be kept; nothing is then changed.

    `name` is the store's own, which no other store has.
    """

    def __init__(self, path: Path, *, most_steps: int | None = None) -> None:
        """`most_steps` limits the work of SQLite on a file that may have been made to keep it busy."""
        self.path = path
        with _explained():
            make_folder(path.parent)
            path.touch(mode=0o600)
            self.db = sqlite3.connect(path, isolation_level=None, timeout=5.0)
            try:
                if most_steps is not None:
                    left = iter(range(most_steps // _STEPS))
                    self.db.set_progress_handler(lambda: next(left, None) is None, _STEPS)
                    self.db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_TEXT)
                self.db.execute("PRAGMA journal_mode=WAL")
                self.db.execute("PRAGMA synchronous=FULL")
                self.db.execute("PRAGMA trusted_schema=OFF")
                self.db.execute("PRAGMA secure_delete=ON")  # Deleted data must not stay in free pages.
                make_tables(self.db)
                (self.name,) = self.db.execute("SELECT name FROM store").fetchone()
            except BaseException:
                self.db.close()
                raise

    def close(self) -> None:
        self.db.close()

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
        with _explained(), self.db:
            self.db.execute("BEGIN IMMEDIATE")
            self._end_open(trainee, game, kind, at_ms)
            row = (trainee, game, kind.value, level.value, scenario, seed, length, at_ms)
            cursor = self.db.execute(
                f"INSERT INTO session({_SESSION}, uid, store) VALUES(?,?,?,?,?,?,?,?,?,?)",
                (*row, _new_uid(), self.name),
            )
            return self._session((cursor.lastrowid, *row))

    def _end_open(self, trainee: str, game: str, kind: SessionKind, at_ms: int) -> None:
        self.db.execute(
            "INSERT INTO ended SELECT id, ? FROM session LEFT JOIN ended ON ended.session = session.id "
            "WHERE trainee = ? AND game = ? AND kind = ? AND ended.session IS NULL",
            (at_ms, trainee, game, kind.value),
        )

    def end(self, session: Session, at_ms: int) -> None:
        """End a session. Ending one twice changes nothing."""
        with _explained():
            self.db.execute("INSERT OR IGNORE INTO ended VALUES(?, ?)", (session.id, at_ms))

    def resumable(self, trainee: str, game: str, kind: SessionKind) -> Session | None:
        """Return the interrupted session of a person, None if there is none."""
        with _explained():
            row = self.db.execute(
                "SELECT id, trainee, game, kind, level, scenario, seed, length, session.at_ms FROM session "
                "LEFT JOIN ended ON ended.session = session.id "
                "WHERE trainee = ? AND game = ? AND kind = ? AND store = ? AND ended.session IS NULL "
                "ORDER BY id DESC LIMIT 1",
                (trainee, game, kind.value, self.name),
            ).fetchone()
        return self._session(row) if row else None

    def fresh_seed(self, trainee: str, game: str, kind: SessionKind, seed: int) -> int:
        """Return a seed for a timed exercise: another one each time, even with the same `seed`, so that nobody sees the
        same short display twice.
        """
        with _explained():
            (begun,) = self.db.execute(
                "SELECT count(*) FROM session WHERE trainee = ? AND game = ? AND kind = ?", (trainee, game, kind.value)
            ).fetchone()
        return random.Random(f"{seed}/{begun}").randrange(1 << 30)  # noqa: S311, to be repeatable

    @staticmethod
    def _session(row: Sequence[Any]) -> Session:
        number, trainee, game, kind, level, scenario, seed, length, at_ms = row
        return Session(number, trainee, game, SessionKind(kind), Level(level), scenario, seed, length, at_ms)

    def answer(self, session: Session, given: Given, *, of: str = "") -> None:
        """Store an answer. `of` is a digest of the right answer then, "" if that does not change.

        Raise Refused for one to a question that is answered already; the first one counts.
        """
        row = (
            session.id, given.nth, session.trainee, session.game, given.line, given.at_ms, given.took_ms,
            int(given.right), given.wrong, json.dumps(given.given, sort_keys=True), given.pace_ms, of, _new_uid(),
            self.name, self.name,
        )  # fmt: skip
        with _explained():
            try:
                self.db.execute(
                    "INSERT INTO answer(session, nth, trainee, game, line, at_ms, took_ms, right, wrong, given, "
                    "pace_ms, of, uid, store, kept) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
                    "(SELECT coalesce(max(kept), 0) + 1 FROM answer WHERE store = ?))",
                    row,
                )
            except sqlite3.IntegrityError:
                raise Refused(
                    "answered", "That question was answered in another window: here is the next one."
                ) from None

    def answers(self, session: Session) -> list[Given]:
        """Return the answers of a session, in order."""
        with _explained():
            rows = self.db.execute(
                "SELECT nth, line, at_ms, took_ms, right, wrong, given, pace_ms FROM answer WHERE session = ? "
                "ORDER BY nth",
                (session.id,),
            ).fetchall()
        return [Given(nth, line, at_ms, took_ms, bool(right), wrong, json.loads(given), pace_ms)
                for nth, line, at_ms, took_ms, right, wrong, given, pace_ms in rows]  # fmt: skip

    def answered(self, trainee: str, game: str, now_ms: int, *, newest: int = NEWEST) -> list[LineAnswer]:
        """Return the newest answers of a person on each line of a game, oldest first."""
        with _explained():
            rows = self.db.execute(
                f"SELECT {_DATED} FROM "  # noqa: S608, names
                "(SELECT *, row_number() OVER (PARTITION BY store, line ORDER BY kept DESC) AS nth_last FROM answer "
                "WHERE trainee IN (SELECT value FROM json_each(?)) AND game = ?) "
                "WHERE nth_last <= ?",
                (self._names(trainee), game, newest),
            ).fetchall()
        return [answer for _, answer in in_order(map(KeptAnswer._make, rows), now_ms)]

    def missed(self, trainee: str, game: str, line: str) -> Missed | None:
        """Return the last wrong answer of a person on a line, in a drill or to a card."""
        with _explained():
            row = self.db.execute(
                "SELECT kind, seed, nth, given, wrong FROM answer JOIN session ON session.id = answer.session "
                "WHERE answer.trainee IN (SELECT value FROM json_each(?)) AND answer.game = ? AND line = ? "
                "AND NOT right "
                "AND kind IN ('drill', 'cards') "
                "ORDER BY answer.kept DESC LIMIT 1",
                (self._names(trainee), game, line),
            ).fetchone()
        return Missed(SessionKind(row[0]), row[1], row[2], json.loads(row[3]), row[4]) if row else None

    def everybody(self, game: str, now_ms: int, *, since_ms: int) -> list[tuple[str, LineAnswer]]:
        """Return (person, answer) of a game since a moment, oldest first."""
        found = self._dated("game = ? AND at_ms >= ?", (game, since_ms), now_ms)
        return [(who, answer) for who, answer in found if answer.at_ms >= since_ms]

    def _dated(self, where: str, values: Sequence[str | int], now_ms: int) -> list[tuple[str, LineAnswer]]:
        """Return (person, answer) of some answers, oldest first. A reassigned answer is that of its new person."""
        with _explained():
            sql = f"SELECT {_DATED} FROM answer WHERE {where}"  # noqa: S608, names
            rows = self.db.execute(sql, values).fetchall()
            owners = owners_of(self.db)
        dated = in_order(map(KeptAnswer._make, rows), now_ms)
        return [(owners.get(row.trainee, row.trainee), answer) for row, answer in dated]

    def trained_ms(self, trainee: str, game: str, now_ms: int, *, since_ms: int = 0) -> int:
        """Return a person's training time in a game, in milliseconds.

        It counts from answer to answer, so that reading a card and a verdict counts, and for each answer up to a limit,
        beyond which the trainee was away. An answer counts no longer than the time since the answer before it, so
        nobody has more hours than have passed. Only an answer of this store whose date was moved, because the clock was
        wrong then, counts as long as the monotonic clock measured.
        """
        with _explained():
            rows = self.db.execute(
                f"SELECT {_DATED} FROM answer "  # noqa: S608, names
                "WHERE trainee IN (SELECT value FROM json_each(?)) AND game = ? "
                "AND line NOT LIKE 'scenario.%' AND line <> ?",
                (self._names(trainee), game, FULL_TABLE),
            ).fetchall()
        trained = before = 0
        for row, answer in in_order(map(KeptAnswer._make, rows), now_ms):
            gap_ms = answer.at_ms - before
            spent_ms = gap_ms if answer.took_ms <= gap_ms <= _MAX_TIMED_MS else answer.took_ms
            is_moved = row.store == self.name and row.at_ms != answer.at_ms
            spent_ms = spent_ms if is_moved else min(spent_ms, gap_ms)
            if answer.at_ms >= since_ms:
                trained += max(0, min(spent_ms, _MAX_TIMED_MS))
            before = before if is_moved else answer.at_ms
        return trained

    def good_hands(self, trainee: str, game: str, level: Level, share: float) -> int:
        """Return the number of hands of a level that a person dealt to the end with this share of right moves."""
        with _explained():
            (found,) = self.db.execute(
                "SELECT count(DISTINCT scenario) FROM session "
                "WHERE trainee IN (SELECT value FROM json_each(?)) AND game = ? "
                "AND kind = 'hand' AND level = ? "
                "AND EXISTS (SELECT 1 FROM answer WHERE session = session.id AND line LIKE 'scenario.%') "
                "AND EXISTS (SELECT 1 FROM answer WHERE session = session.id AND line = 'procedure.settling') "
                "AND (SELECT avg(right) FROM answer WHERE session = session.id AND line LIKE 'procedure.%') >= ?",
                (self._names(trainee), game, level.value, share),
            ).fetchone()
        return int(found)

    def dealt(self, trainee: str, game: str) -> frozenset[str]:
        """Return the scenarios that a person has dealt to their end."""
        with _explained():
            rows = self.db.execute(
                "SELECT DISTINCT line FROM answer "
                "WHERE trainee IN (SELECT value FROM json_each(?)) AND game = ? "
                "AND line LIKE 'scenario.%'",
                (self._names(trainee), game),
            ).fetchall()
        return frozenset(line.removeprefix("scenario.") for (line,) in rows)

    def hands_an_hour(self, trainee: str, game: str) -> int:
        """Return a person's best pace of full tables an hour, settled without a mistake; 0 for none."""
        with _explained():
            (fastest,) = self.db.execute(
                "SELECT min(took_ms) FROM answer "
                "WHERE trainee IN (SELECT value FROM json_each(?)) AND game = ? "
                "AND line = ? AND right AND took_ms >= ?",
                (self._names(trainee), game, FULL_TABLE, _MIN_FULL_MS),
            ).fetchone()
        return 0 if fastest is None else HOUR_MS // fastest

    def weeks(self, trainee: str, game: str, now_ms: int) -> dict[int, dict[str, Tally]]:
        """Return {beginning of the local week: {line: its tally}}, oldest week first."""
        of_names = "trainee IN (SELECT value FROM json_each(?)) AND game = ?"
        dated = self._dated(of_names, (self._names(trainee), game), now_ms)
        found: dict[int, dict[str, Tally]] = {}
        for (week, line), tally in tallies(((week_of(answer.at_ms), answer.line), answer) for _, answer in dated):
            found.setdefault(week, {})[line] = tally
        return found

    def rows(self, game: str, now_ms: int) -> Iterator[tuple[str, int, str, int, int, int]]:
        """Yield (trainee, when the week began, line, asked, right, milliseconds) of everybody, for an export."""
        everybody = self.everybody(game, now_ms, since_ms=0)
        for key, tally in tallies(((who, week_of(answer.at_ms), answer.line), answer) for who, answer in everybody):
            yield *key, tally.asked, tally.right, tally.took_ms

    # -------------------------------------------------------------------------------------------------- several stores

    def export(self, path: Path, *, person: str | None = None) -> None:
        """Write all answers, or those of one `person`, into one file, for another kiosk or a laptop.

        An existing file at `path` is replaced. Other people's answers never reach the disk to which one person's
        answers are written. Raise Refused if the file cannot be written, and for a person without answers.
        """
        with _explained(), ScratchFolder("training") as folder:
            made = folder / "export.db"
            self.db.execute("VACUUM INTO ?", (str(made),))
            if person is not None and not keep_only(made, person):
                raise Refused("nobody", "There are no answers of {id} here: check the ID.", id=person)
            try:
                _written(made, path)
            except OSError as error:
                if _is_full(error):
                    raise _disk_full() from error
                raise Refused(
                    "export",
                    "{path} cannot be written ({why}): check its folder.",
                    path=path,
                    why=error.strerror or str(error),
                ) from error

    def merge(self, other: OtherStore) -> Merged:
        """Add every answer of another store that is missing here. Raise Refused for invalid data.

        If the same question of the same session was answered in both, as after a copy, the answer of the other store is
        stored in its own session. Answers of a person who was forgotten here stay out.
        """
        with _explained(), self.db:
            self.db.execute("BEGIN IMMEDIATE")
            try:
                forgotten = {person for (person,) in self.db.execute("SELECT person FROM forgotten")}
                here = self._kept_here([answer[11] for _, _, answers in other.sessions for answer in answers])
                taken = [self._take(*session, here) for session in other.sessions if session[0][0] not in forgotten]
                for row in other.reassigned:
                    self.db.execute("INSERT OR IGNORE INTO reassigned VALUES(?,?,?,?,?)", row)
            except (sqlite3.IntegrityError, ValueError, TypeError) as error:
                raise no_store(other.path) from error
        return Merged(sum(merged.answers for merged in taken), sum(merged.twice for merged in taken))

    def names_of(self, person: str) -> list[str]:
        """Return the IDs under which a person has trained, as `tables.names_of` does."""
        with _explained():
            return names_of(self.db, person)

    def _names(self, person: str) -> str:
        return json.dumps(names_of(self.db, person))

    def sessions(self, trainees: Sequence[str] | None = None) -> list[StoredSession]:
        """Return each session, or those of some `trainees`, as (its row with its uid, when it ended, the rows of its
        answers with theirs)."""
        with _explained():
            ended = dict(self.db.execute("SELECT session, at_ms FROM ended"))
            if trainees is None:
                trainees = [trainee for (trainee,) in self.db.execute("SELECT DISTINCT trainee FROM session")]
            of_these = (json.dumps(trainees),)
            answers: dict[int, list[tuple[Any, ...]]] = {}
            for number, *answer in self.db.execute(
                "SELECT session, nth, trainee, game, line, at_ms, took_ms, right, wrong, given, pace_ms, of, uid, "
                "store, kept FROM answer WHERE session IN "
                "(SELECT id FROM session WHERE trainee IN (SELECT value FROM json_each(?))) ORDER BY session, nth",
                of_these,
            ):
                answers.setdefault(number, []).append(tuple(answer))
            rows = self.db.execute(
                "SELECT id, trainee, game, kind, level, scenario, seed, length, at_ms, uid, store FROM session "
                "WHERE trainee IN (SELECT value FROM json_each(?)) ORDER BY id",
                of_these,
            )
            return [(tuple(row), ended.get(number), answers.get(number, [])) for number, *row in rows]

    def reassigned(self) -> list[tuple[Any, ...]]:
        """Return the reassigned IDs: (uid, person, new person, signer, time)."""
        with _explained():
            return self.db.execute("SELECT uid, person, into_person, by, at_ms FROM reassigned").fetchall()

    def _kept_here(self, uids: Sequence[str]) -> set[str]:
        found: set[str] = set()
        for first in range(0, len(uids), _AT_A_TIME):
            some = json.dumps(uids[first : first + _AT_A_TIME])
            rows = self.db.execute("SELECT uid FROM answer WHERE uid IN (SELECT value FROM json_each(?))", (some,))
            found.update(uid for (uid,) in rows)
        return found

    def _take(
        self, row: tuple[Any, ...], ended_ms: int | None, answers: list[tuple[Any, ...]], here: set[str]
    ) -> Merged:
        """Copy the missing answers of one session into this store. `here` are the answers that it has already."""
        SessionKind(row[2]), Level(row[3])
        number = self._named(row, ended_ms)
        new = [answer for answer in answers if answer[11] not in here]
        if not new:
            return Merged(0, 0)
        there = {nth for (nth,) in self.db.execute("SELECT nth FROM answer WHERE session = ?", (number,))}
        twice = 0
        for answer in new:
            nth, at_ms, took_ms, uid = answer[0], answer[4], answer[5], answer[11]
            into = number
            if nth in there:
                into = self._named((*row[:8], f"{uid}-twice", row[9]), at_ms)
                twice += 1
            kept = (into, *answer[:5], max(0, min(took_ms, DAY_MS)), *answer[6:])
            self.db.execute(f"INSERT INTO answer(session, {_ANSWER}) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)", kept)
        return Merged(len(new), twice)

    def _named(self, row: tuple[Any, ...], ended_ms: int | None) -> int:
        """Return the number of the session with this row, which is made where it is not here, and ended where it is
        over."""
        found = self.db.execute("SELECT id FROM session WHERE uid = ?", (row[8],)).fetchone()
        if found is None:
            cursor = self.db.execute(f"INSERT INTO session({_SESSION}, uid, store) VALUES(?,?,?,?,?,?,?,?,?,?)", row)
            assert cursor.lastrowid is not None
            found = (cursor.lastrowid,)
        if ended_ms is not None:
            self.db.execute("INSERT OR IGNORE INTO ended VALUES(?, ?)", (found[0], ended_ms))
        return int(found[0])

    # -------------------------------------------------------------------------------------------------------- people

    def reassign(self, person: str, into: str, *, by: str, at_ms: int) -> None:
        """Give all that was trained under one id to another person, here and wherever this is merged."""
        row = (_new_uid(), person, into, by, at_ms)
        with _explained(), self.db:
            self.db.execute("INSERT INTO reassigned VALUES(?,?,?,?,?)", row)

    def forget(self, person: str, *, by: str, at_ms: int) -> int:
        """Delete every answer of a person who has left, for good: no merge brings one back. Return the number.

        Answers under an ID that was reassigned to that person are deleted, too. Examinations and certificates, which a
        regulator may ask for, are in a separate journal, and stay.
        """
        with _explained(), self.db:
            self.db.execute("BEGIN IMMEDIATE")
            unlock(self.db)
            gone = 0
            for name in names_of(self.db, person):
                self.db.execute(
                    "DELETE FROM ended WHERE session IN (SELECT id FROM session WHERE trainee = ?)", (name,)
                )
                gone += self.db.execute("DELETE FROM answer WHERE trainee = ?", (name,)).rowcount
                self.db.execute("DELETE FROM session WHERE trainee = ?", (name,))
                self.db.execute("INSERT OR IGNORE INTO forgotten VALUES(?,?,?)", (name, by, at_ms))
            lock(self.db)
        with _explained():
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return gone


class OtherStore(NamedTuple):
    """The contents of a file from another kiosk or a laptop."""

    path: Path
    sessions: list[StoredSession]
    reassigned: list[tuple[Any, ...]]

    @classmethod
    def read(cls, path: Path) -> OtherStore:
        """Read a file, and leave it as it is. Raise Refused for one that is not a store."""
        with ScratchFolder("training") as folder:
            copy = folder / "read.db"
            _copied(path, copy)
            try:
                if not is_of_a_kiosk(copy):
                    raise no_store(path)
                with Store(copy, most_steps=_MIN_STEPS + _STEPS_A_BYTE * copy.stat().st_size) as other:
                    return cls(path, other.sessions(), other.reassigned())
            except (JournalError, *_FILE_ERRORS) as error:
                if isinstance(error, JournalError) and error.code != "training":
                    raise
                raise no_store(path) from error


def _copied(path: Path, copy: Path) -> None:
    """Copy a store, with entries only in its log, as after a power cut. Raise Refused for an invalid file."""
    log = path.with_name(f"{path.name}-wal")
    try:
        for there in (path, log) if log.exists() else (path,):
            state = there.stat()  # A pipe or a device would block its reader forever.
            if not stat.S_ISREG(state.st_mode) or state.st_size > _MAX_BYTES:
                raise no_store(path)
        with path.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise no_store(path)
        shutil.copyfile(path, copy)
        if log.exists():
            shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
    except FileNotFoundError as error:
        raise Refused("no_file", "There is no file {path}: check the path.", path=path) from error
    except OSError as error:
        with _explained():
            if _is_full(error):
                raise
        raise no_store(path) from error


def _written(made: Path, path: Path) -> None:
    """Write a file, whole or not at all. Raise OSError."""
    new = path.with_name(f"{path.name}.new")
    make_folder(path.parent)
    new.unlink(missing_ok=True)
    try:
        # FAT file systems do not support chmod.
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with made.open("rb") as content:
                shutil.copyfileobj(content, file)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def no_store(path: Path) -> Refused:
    return Refused("no_store", "{path} has no training data: choose a file that a kiosk wrote.", path=path)


def nothing_stored() -> Refused:
    return Refused("no_store", "This machine has no training data.")


def _new_uid() -> str:
    return secrets.token_hex(16)


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except (*_FILE_ERRORS, OSError) as error:
        if _is_full(error):
            raise _disk_full() from error
        raise JournalError(
            "training", "The training records cannot be saved ({error}): call a technician.", error=str(error)
        ) from error


def _disk_full() -> JournalError:
    return JournalError("disk_full", "Disk full: this answer was not saved. Free some space, then answer again.")


def _is_full(error: Exception) -> bool:
    if isinstance(error, OSError):
        return error.errno in {errno.ENOSPC, errno.EDQUOT}
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
