"""What was answered stays: one answer a question, a session that can be left and taken up, sums by week."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.training import Level, SessionKind
from kiosk.training.store.scoring import LineAnswer, Tally
from kiosk.training.store.sessions import Given, Session
from kiosk.training.store.store import WEEK_MS, OtherStore, Store

NOW = 1_790_000_000_000

DIES = """
import os, signal, sys
from pathlib import Path
from kiosk.training import (
    SessionKind,
    Level,
)
from kiosk.training.store import (
    Given,
    Store,
)
store = Store(Path(sys.argv[1]))
session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=4, length=30, at_ms=1)
for nth in range(3):
    store.answer(session, Given(nth, "main.flush", 1, 900, True, "", {}))
os.kill(os.getpid(), signal.SIGKILL)
"""


def given(nth: int, line: str = "main.flush", *, right: bool = True, at_ms: int = NOW, took_ms: int = 4_000) -> Given:
    return Given(nth, line, at_ms, took_ms, right, "" if right else "amount", {"amount": 5})


def test_an_answer_twice_is_refused_and_the_first_stands(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
        store.answer(session, given(0))
        with pytest.raises(Refused, match="answered already"):
            store.answer(session, given(0, right=False))
        assert store.answers(session) == [given(0)]
        assert store.weeks("tran", "nh") == {NOW // WEEK_MS: {"main.flush": Tally(1, 1, 4_000)}}


@pytest.mark.parametrize("table", ["answer", "session", "ended"])
def test_nothing_is_changed_or_taken_away(tmp_path: Path, table: str) -> None:
    with Store(tmp_path / "training.db") as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
        store.answer(session, given(0))
        store.end(session, NOW)
    with sqlite3.connect(tmp_path / "training.db") as db:
        for verb in (f"DELETE FROM {table}", f"UPDATE {table} SET at_ms = 0"):
            with pytest.raises(sqlite3.IntegrityError, match="stays"):
                db.execute(verb)
    db.close()


def test_a_session_that_was_left_is_taken_up(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=9, length=30, at_ms=NOW)
        store.answer(session, given(0))
    with Store(tmp_path / "training.db") as store:
        again = store.resumable("tran", "nh", SessionKind.DRILL)
        assert again == session
        assert store.resumable("tran", "nh", SessionKind.HAND) is None
        assert store.resumable("kim", "nh", SessionKind.DRILL) is None
        assert store.answers(session) == [given(0)]
        store.end(session, NOW + 1)
        store.end(session, NOW + 2)
        assert store.resumable("tran", "nh", SessionKind.DRILL) is None


def test_another_session_ends_the_one_that_was_left(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
        newer = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=2, length=30, at_ms=NOW)
        assert store.resumable("tran", "nh", SessionKind.DRILL) == newer
        store.end(newer, NOW)
        assert store.resumable("tran", "nh", SessionKind.DRILL) is None


def test_a_kill_loses_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "training.db"
    ended = subprocess.run([sys.executable, "-c", DIES, str(path)], env={**os.environ, "PYTHONPATH": "."}, check=False)
    assert ended.returncode == -signal.SIGKILL
    with Store(path) as store:
        session = store.resumable("tran", "nh", SessionKind.DRILL)
        assert session is not None
        assert len(store.answers(session)) == 3


def test_weeks_and_the_house_add_up(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        for trainee in ("tran", "kim"):
            session = store.begin(trainee, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
            store.answer(session, given(0))
            store.answer(session, given(1, right=False, at_ms=NOW + WEEK_MS))
        week = NOW // WEEK_MS
        assert list(store.weeks("tran", "nh")) == [week, week + 1]
        assert store.house("nh", since_week=week) == {
            who: {"main.flush": Tally(2, 1, 8_000)} for who in ("kim", "tran")
        }
        assert store.house("nh", since_week=week + 1)["kim"] == {"main.flush": Tally(1, 0, 4_000)}
        assert store.house("peek", since_week=0) == {}
        assert len(list(store.rows("nh"))) == 4


def test_the_scheduler_gets_the_latest_answers_oldest_first(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
        for nth in range(5):
            store.answer(session, given(nth, f"main.{nth}", at_ms=NOW + nth))
        assert [answer.line for answer in store.answered("tran", "nh", most=3)] == ["main.2", "main.3", "main.4"]


FIRST_FORMAT = """
CREATE TABLE session(
  id INTEGER PRIMARY KEY, trainee TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL,
  scenario TEXT NOT NULL, seed INTEGER NOT NULL, length INTEGER NOT NULL, at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE answer(
  id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, nth INTEGER NOT NULL, trainee TEXT NOT NULL,
  game TEXT NOT NULL, line TEXT NOT NULL, at_ms INTEGER NOT NULL, took_ms INTEGER NOT NULL, right INTEGER NOT NULL,
  wrong TEXT NOT NULL, given TEXT NOT NULL, UNIQUE(session, nth)) STRICT;
CREATE TABLE ended(session INTEGER PRIMARY KEY REFERENCES session, at_ms INTEGER NOT NULL) STRICT;
CREATE TABLE week(
  trainee TEXT NOT NULL, game TEXT NOT NULL, week INTEGER NOT NULL, line TEXT NOT NULL, asked INTEGER NOT NULL,
  right INTEGER NOT NULL, took_ms INTEGER NOT NULL, PRIMARY KEY(trainee, game, week, line)) STRICT, WITHOUT ROWID;
CREATE TRIGGER session_is_never_updated BEFORE UPDATE ON session BEGIN SELECT RAISE(ABORT, 'stays'); END;
CREATE TRIGGER answer_is_never_updated BEFORE UPDATE ON answer BEGIN SELECT RAISE(ABORT, 'stays'); END;
INSERT INTO session VALUES(1, 'tran', 'nh', 'drill', 'exam', '', 4, 30, 1790000000000);
INSERT INTO answer VALUES(1, 1, 0, 'tran', 'nh', 'main.flush', 1790000000000, 4000, 1, '', '{"amount": 5}');
PRAGMA user_version = 1;
"""  # as the first kiosks wrote it


def first_format(path: Path) -> Path:
    with sqlite3.connect(path) as db:
        db.executescript(FIRST_FORMAT)
    db.close()
    return path


def test_a_store_of_an_older_kiosk_goes_on(tmp_path: Path) -> None:
    with Store(first_format(tmp_path / "training.db")) as store:
        session = store.resumable("tran", "nh", SessionKind.DRILL)
        assert session is not None
        assert store.answers(session) == [given(0)]
        store.answer(session, given(1))
        assert len(store.answered("tran", "nh")) == 2
    with sqlite3.connect(tmp_path / "training.db") as db, pytest.raises(sqlite3.IntegrityError, match="stays"):
        db.execute("UPDATE answer SET right = 1")
    db.close()


def test_the_time_of_somebody_who_was_away_does_not_count(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0, took_ms=30_000), given(1, took_ms=10 * 60 * 60 * 1000))
        drilled(store, "kim", given(0))
        assert store.trained_ms("tran", "nh") == 30_000 + 5 * 60 * 1000
        assert store.trained_ms("tran", "nh", since_ms=NOW + 1) == 0


def drilled(store: Store, who: str, *answers: Given) -> Session:
    session = store.begin(who, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
    for answer in answers:
        store.answer(session, answer)
    return session


def everything(store: Store) -> list[tuple[str, LineAnswer]]:
    return sorted(store.everybody("nh", since_ms=0))


def test_two_kiosks_and_a_laptop_come_to_the_same_in_any_order(tmp_path: Path) -> None:
    """Merged one way or the other, once or again: each holds every answer once, and adds up to the same."""
    places = ("one", "two", "home")
    for nth, place in enumerate(places):
        with Store(tmp_path / f"{place}.db") as store:
            drilled(store, "tran", *(given(at, f"main.{nth}", at_ms=NOW + at) for at in range(nth + 1)))
            store.export(tmp_path / f"{place}.export")
    found = []
    for order in permutations(places):
        with Store(tmp_path / f"{'-'.join(order)}.db") as store:
            for place in (*order, order[0]):
                store.merge(OtherStore.read(tmp_path / f"{place}.export"), NOW + 9)
            found.append((everything(store), store.weeks("tran", "nh")))
            assert len(found[-1][0]) == 6
    assert all(come_to == found[0] for come_to in found)


def test_a_session_that_goes_on_in_two_places_loses_no_answer(tmp_path: Path) -> None:
    """The same question, answered at the table and, in a copy that was taken home, there too: both are kept, once."""
    with Store(tmp_path / "table.db") as table:
        session = drilled(table, "tran", given(0))
        table.export(tmp_path / "home.db")
        table.answer(session, given(1, right=False))
        with Store(tmp_path / "home.db") as home:
            left = home.resumable("tran", "nh", SessionKind.DRILL)
            assert left is not None
            home.answer(left, given(1, at_ms=NOW + 1))
            home.answer(left, given(2, at_ms=NOW + 2))
            home.export(tmp_path / "back.db")
        assert table.merge(OtherStore.read(tmp_path / "back.db"), NOW + 9) == (2, 1)
        assert table.merge(OtherStore.read(tmp_path / "back.db"), NOW + 9) == (0, 0)
        assert [answer.right for _, answer in everything(table)].count(False) == 1
        assert table.weeks("tran", "nh")[NOW // WEEK_MS]["main.flush"].asked == 4
        table.export(tmp_path / "again.db")
    with Store(tmp_path / "home.db") as home:
        home.merge(OtherStore.read(tmp_path / "again.db"), NOW + 9)
        assert len(everything(home)) == 4


def test_what_is_merged_from_an_older_kiosk(tmp_path: Path) -> None:
    old = first_format(tmp_path / "old.db")
    before = old.read_bytes()
    with Store(tmp_path / "training.db") as store:
        assert store.merge(OtherStore.read(old), NOW).answers == 1
        assert store.merge(OtherStore.read(old), NOW).answers == 0
        assert store.resumable("tran", "nh", SessionKind.DRILL) is None
    assert old.read_bytes() == before


def test_a_clock_that_is_ahead_does_not_date_answers_into_the_future(tmp_path: Path) -> None:
    with Store(tmp_path / "home.db") as home:
        drilled(home, "tran", given(0, at_ms=9_000 * NOW, took_ms=-5))
        home.export(tmp_path / "ahead.db")
    with Store(tmp_path / "training.db") as store:
        store.merge(OtherStore.read(tmp_path / "ahead.db"), NOW)
        assert [(answer.at_ms, answer.took_ms) for _, answer in everything(store)] == [(NOW, 0)]


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"x" * 5_000])
def test_a_file_that_is_no_store_is_refused_and_changes_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.db").write_bytes(content)
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        with pytest.raises(Refused, match="holds no training"):
            store.merge(OtherStore.read(tmp_path / "other.db"), NOW)
        assert len(everything(store)) == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == []


def test_rows_that_no_kiosk_has_written_are_refused_whole(tmp_path: Path) -> None:
    with Store(tmp_path / "other.db") as other:
        drilled(other, "kim", given(0))
        drilled(other, "tran", given(0))
    with sqlite3.connect(tmp_path / "other.db") as db:
        db.execute("DROP TRIGGER session_is_never_updated")
        db.execute("UPDATE session SET kind = 'nonsense' WHERE trainee = 'tran'")
    db.close()
    with Store(tmp_path / "training.db") as store:
        with pytest.raises(Refused, match="holds no training"):
            store.merge(OtherStore.read(tmp_path / "other.db"), NOW)
        assert everything(store) == []


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_log_without_an_end(path: Path) -> None:
    with Store(path) as other:
        drilled(other, "kim", given(0))
    path.with_name(f"{path.name}-wal").symlink_to("/dev/zero")


def larger_than_any_store(path: Path) -> None:
    with path.open("wb") as file:
        file.write(b"SQLite format 3\x00")
        file.truncate(2 << 30)


ENDLESS = "WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more)"


def rows_without_an_end(path: Path) -> None:
    """A store of today whose sessions never end."""
    with sqlite3.connect(path) as db:
        columns = ["id", "trainee", "game", "kind", "level", "scenario", "seed", "length", "at_ms", "uid"]
        row = ", ".join(f"n AS {name}" for name in columns)
        db.execute(f"CREATE VIEW session AS {ENDLESS} SELECT {row} FROM more WHERE n < 0")
        db.execute("CREATE TABLE ended(session, at_ms)")
        db.execute("PRAGMA user_version=2")
    db.close()


def a_trigger_without_an_end(path: Path) -> None:
    """A store of an older kiosk, which is upgraded before it is read."""
    with Store(path) as other:
        drilled(other, "kim", given(0))
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=1")
        db.execute("DROP TRIGGER session_is_never_deleted")
        for table in ("session", "answer"):
            db.execute(f"DROP INDEX {table}_uid")
            db.execute(f"ALTER TABLE {table} DROP COLUMN uid")
        db.execute("DROP INDEX answer_when")
        db.execute("ALTER TABLE answer DROP COLUMN pace_ms")
        db.execute(
            "CREATE TRIGGER busy AFTER UPDATE ON session BEGIN "
            f"DELETE FROM ended WHERE session = ({ENDLESS} SELECT max(n) FROM more); END"
        )
    db.close()


@pytest.mark.parametrize(
    "made",
    [a_pipe, a_device, a_log_without_an_end, larger_than_any_store, rows_without_an_end, a_trigger_without_an_end],
)
def test_a_file_that_somebody_has_made_to_keep_the_kiosk_busy_is_refused(
    tmp_path: Path, made: Callable[[Path], None]
) -> None:
    made(tmp_path / "other.db")
    with Store(tmp_path / "training.db") as store:
        with pytest.raises(Refused, match="holds no training"):
            store.merge(OtherStore.read(tmp_path / "other.db"), NOW)
        assert everything(store) == []


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "training.db").write_text("not a database " * 100, encoding="utf-8")
    with pytest.raises(JournalError, match="call a technician"):
        Store(tmp_path / "training.db")
    assert (tmp_path / "training.db").read_text(encoding="utf-8").startswith("not a database")


def test_what_stands_only_in_the_log_of_a_store_is_merged_too(tmp_path: Path) -> None:
    """A laptop whose power failed, copied file by file: its last answers are beside the database, in its log."""
    laptop = tmp_path / "laptop.db"
    with Store(laptop) as store:
        session = drilled(store, "tran", given(0))
        store.answer(session, given(1))
        copied = tmp_path / "copied.db"
        for end in ("", "-wal"):
            copied.with_name(f"copied.db{end}").write_bytes(laptop.with_name(f"laptop.db{end}").read_bytes())
    with Store(tmp_path / "training.db") as store:
        assert store.merge(OtherStore.read(copied), NOW).answers == 2


def test_an_export_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also where the file system of the stick knows no modes: nothing is changed about a file that is there."""
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        store.export(tmp_path / "stick" / "training.db")
        store.export(tmp_path / "stick" / "training.db")
    assert [path.name for path in (tmp_path / "stick").iterdir()] == ["training.db"]
    assert (tmp_path / "stick" / "training.db").stat().st_mode & 0o777 == 0o600
