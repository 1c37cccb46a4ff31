"""The store of answers: one answer per question, sessions that can be left and resumed, sums by week."""

import os
import signal
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.journal.file import connect
from kiosk.journal.opened import read_only
from kiosk.training import Level, SessionKind
from kiosk.training.store.dates import week_of
from kiosk.training.store.scoring import LineAnswer, Tally
from kiosk.training.store.sessions import Given, Session
from kiosk.training.store.store import DAY_MS, OtherStore, Store
from kiosk.training.store.tables import lock, unlock

NOW = 1_790_000_000_000
WEEK_MS = 7 * DAY_MS

DIES = """
import os, signal, sys
from pathlib import Path
from kiosk.training import Level, SessionKind, Store
from kiosk.training.store.sessions import Given
store = Store(Path(sys.argv[1]))
session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=4, length=30, at_ms=1)
for nth in range(3):
    store.answer(session, Given(nth, "main.flush", 1, 900, True, "", {}))
os.kill(os.getpid(), signal.SIGKILL)
"""


def given(nth: int, line: str = "main.flush", *, right: bool = True, at_ms: int = NOW, took_ms: int = 4_000) -> Given:
    return Given(nth, line, at_ms, took_ms, right, "" if right else "amount", {"amount": 5})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "training.db") as opened:
        yield opened


def test_a_second_answer_is_refused_and_the_first_one_counts(store: Store) -> None:
    session = drilled(store, "tran", given(0))
    with pytest.raises(Refused, match="answered in another window"):
        store.answer(session, given(0, right=False))
    assert store.answers(session) == [given(0)]
    assert store.weeks("tran", "nh", NOW) == {week_of(NOW): {"main.flush": Tally(1, 1, 4_000)}}


@pytest.mark.parametrize("table", ["answer", "session", "ended"])
def test_nothing_is_changed_or_taken_away(tmp_path: Path, table: str) -> None:
    with Store(tmp_path / "training.db") as store:
        session = drilled(store, "tran", given(0))
        store.end(session, NOW)
    with closing(sqlite3.connect(tmp_path / "training.db")) as db, db:
        for verb in (f"DELETE FROM {table}", f"UPDATE {table} SET at_ms = 0"):
            with pytest.raises(sqlite3.IntegrityError, match="stays"):
                db.execute(verb)


def test_a_session_that_was_left_is_taken_up(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        session = drilled(store, "tran", given(0))
    with Store(tmp_path / "training.db") as store:
        again = store.resumable("tran", "nh", SessionKind.DRILL)
        assert again == session
        assert store.resumable("tran", "nh", SessionKind.HAND) is None
        assert store.resumable("kim", "nh", SessionKind.DRILL) is None
        assert store.answers(session) == [given(0)]
        store.end(session, NOW + 1)
        store.end(session, NOW + 2)
        assert store.resumable("tran", "nh", SessionKind.DRILL) is None


def test_another_session_ends_the_one_that_was_left(store: Store) -> None:
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


def test_weeks_and_the_house_add_up(store: Store) -> None:
    for trainee in ("tran", "kim"):
        drilled(store, trainee, given(0), given(1, right=False, at_ms=NOW + WEEK_MS))
    week, later = week_of(NOW), NOW + WEEK_MS
    assert list(store.weeks("tran", "nh", later)) == [week, week_of(later)]
    assert list(store.rows("nh", later)) == [
        (who, at_ms, "main.flush", 1, right, 4_000)
        for who in ("kim", "tran")
        for at_ms, right in ((week, 1), (week_of(later), 0))
    ]
    assert list(store.rows("peek", later)) == []
    assert sorted(who for who, _ in store.everybody("nh", later, since_ms=week_of(later))) == ["kim", "tran"]


def test_the_scheduler_gets_the_newest_answers_of_each_line_oldest_first(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", *(given(nth, f"main.{nth % 2}", at_ms=NOW + nth) for nth in range(6)))
        found = store.answered("tran", "nh", NOW + 9, newest=2)
    assert [(answer.line, answer.at_ms - NOW) for answer in found] == [
        ("main.0", 2), ("main.1", 3), ("main.0", 4), ("main.1", 5),
    ]  # fmt: skip


def test_a_card_is_not_forgotten_over_moves_of_whole_hands(store: Store) -> None:
    session = store.begin("tran", "nh", SessionKind.HAND, Level.PROMPTED, seed=1, length=1, at_ms=NOW)
    store.answer(session, given(0, "card.pays.main.flush"))
    with store.db:
        for nth in range(1, 4_500):
            store.answer(session, given(nth, "procedure.say", at_ms=NOW + nth))
    assert "card.pays.main.flush" in {answer.line for answer in store.answered("tran", "nh", NOW + DAY_MS)}


def test_time_away_from_the_screen_does_not_count(store: Store) -> None:
    hours_ms = 10 * 60 * 60 * 1000
    drilled(store, "tran", given(0, at_ms=NOW - hours_ms, took_ms=30_000), given(1, took_ms=hours_ms))
    drilled(store, "kim", given(0))
    assert store.trained_ms("tran", "nh", NOW) == 30_000 + 60 * 1000
    assert store.trained_ms("tran", "nh", NOW, since_ms=NOW + 1) == 0


def test_answers_count_no_more_time_than_passed_between_them(store: Store) -> None:
    """4,001 answers of 3 s each, given within 4,000 s in this very store, are no more than 4,003 s (case c04)."""
    drilled(store, "tran", *(given(nth, at_ms=NOW + nth * 1_000, took_ms=3_000) for nth in range(4_001)))
    assert store.trained_ms("tran", "nh", NOW + DAY_MS) == 4_003_000


def test_an_evening_with_a_clock_that_is_ahead_counts_by_the_monotonic_clock(store: Store) -> None:
    evening = [given(nth, at_ms=NOW + 400 * DAY_MS + nth * 3_000, took_ms=3_000) for nth in range(1, 11)]
    drilled(store, "tran", given(0), *evening, given(11, at_ms=NOW + DAY_MS, took_ms=3_000))
    assert store.trained_ms("tran", "nh", NOW + DAY_MS) == given(0).took_ms + 11 * 3_000


def drilled(store: Store, who: str, *answers: Given) -> Session:
    session = store.begin(who, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=30, at_ms=NOW)
    for answer in answers:
        store.answer(session, answer)
    return session


def everything(store: Store) -> list[tuple[str, LineAnswer]]:
    return sorted(store.everybody("nh", NOW + 9, since_ms=0))


def test_two_kiosks_and_a_laptop_come_to_the_same_in_any_order(tmp_path: Path) -> None:
    """Merged one way or the other, once or again: each holds every answer once, and has the same sums."""
    places = ("one", "two", "home")
    for nth, place in enumerate(places):
        with Store(tmp_path / f"{place}.db") as store:
            drilled(store, "tran", *(given(at, f"main.{nth}", at_ms=NOW + at) for at in range(nth + 1)))
            store.export(tmp_path / f"{place}.export")
    found = []
    for order in permutations(places):
        with Store(tmp_path / f"{'-'.join(order)}.db") as store:
            for place in (*order, order[0]):
                store.merge(OtherStore.read(tmp_path / f"{place}.export"))
            found.append((everything(store), store.weeks("tran", "nh", NOW + 9)))
            assert len(found[-1][0]) == 6
    assert all(come_to == found[0] for come_to in found)


def test_a_session_that_goes_on_in_two_places_loses_no_answer(tmp_path: Path) -> None:
    """The same question is answered at the table and in a copy at home: both answers are kept, once."""
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
        assert table.merge(OtherStore.read(tmp_path / "back.db")) == (2, 1)
        assert table.merge(OtherStore.read(tmp_path / "back.db")) == (0, 0)
        assert [answer.right for _, answer in everything(table)].count(False) == 1
        assert table.weeks("tran", "nh", NOW + 9)[week_of(NOW)]["main.flush"].asked == 4
        table.export(tmp_path / "again.db")
    with Store(tmp_path / "home.db") as home:
        home.merge(OtherStore.read(tmp_path / "again.db"))
        assert len(everything(home)) == 4


def test_a_clock_that_is_ahead_does_not_date_answers_into_the_future(tmp_path: Path) -> None:
    with Store(tmp_path / "home.db") as home:
        drilled(home, "tran", given(0, at_ms=9_000 * NOW, took_ms=-5))
        home.export(tmp_path / "ahead.db")
    with Store(tmp_path / "training.db") as store:
        store.merge(OtherStore.read(tmp_path / "ahead.db"))
        assert [(answer.at_ms - NOW, answer.took_ms) for _, answer in everything(store)] == [(9, 0)]


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"x" * 5_000])
def test_a_file_that_is_no_store_is_refused_and_changes_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.db").write_bytes(content)
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        with pytest.raises(Refused, match="has no training data"):
            store.merge(OtherStore.read(tmp_path / "other.db"))
        assert len(everything(store)) == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == []


def test_rows_that_no_kiosk_has_written_are_refused_whole(tmp_path: Path) -> None:
    with Store(tmp_path / "other.db") as other:
        drilled(other, "kim", given(0))
        drilled(other, "tran", given(0))
    with closing(sqlite3.connect(tmp_path / "other.db")) as db, db:
        db.execute("DROP TRIGGER session_is_never_updated")
        db.execute("UPDATE session SET kind = 'nonsense' WHERE trainee = 'tran'")
    with Store(tmp_path / "training.db") as store:
        with pytest.raises(Refused, match="has no training data"):
            store.merge(OtherStore.read(tmp_path / "other.db"))
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
    """A current store whose sessions never end."""
    with closing(sqlite3.connect(path)) as db, db:
        columns = ["id", "trainee", "game", "kind", "level", "scenario", "seed", "length", "at_ms", "uid", "store"]
        row = ", ".join(f"n AS {name}" for name in columns)
        db.execute(f"CREATE VIEW session AS {ENDLESS} SELECT {row} FROM more WHERE n < 0")
        db.execute("CREATE TABLE ended(session, at_ms)")
        db.execute("CREATE TABLE store AS SELECT 'other' AS name")
        db.execute("PRAGMA user_version=3")


def a_trigger_without_an_end(path: Path) -> None:
    Store(path).close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "CREATE TRIGGER busy AFTER UPDATE ON session BEGIN "
            f"DELETE FROM ended WHERE session = ({ENDLESS} SELECT max(n) FROM more); END"
        )


def a_view_of_many_rows(path: Path) -> None:
    """A current store with any number of sessions, each of them well formed."""
    with Store(path) as store:
        drilled(store, "tran", given(0))
    with closing(sqlite3.connect(path)) as db, db:
        columns = [name for _, name, *_ in db.execute("PRAGMA table_info(session)")]
        texts = ("trainee", "game", "scenario", "store")
        of = dict.fromkeys(texts, "'x'") | {"kind": "'drill'", "level": "'prompted'", "uid": "hex(randomblob(9))"}
        row = ", ".join(f"{of.get(name, 'n')} AS {name}" for name in columns)
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("DROP TABLE session")
        db.execute(f"CREATE VIEW session AS {ENDLESS} SELECT {row} FROM more LIMIT 200000")


def a_column_that_is_computed(path: Path) -> None:
    Store(path).close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TABLE forgotten")
        db.execute("CREATE TABLE forgotten(person TEXT, by TEXT AS (hex(zeroblob(100000000))), at_ms INTEGER)")


def test_a_foreign_schema_is_refused_before_a_row_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rows may come as fast as they like."""
    monkeypatch.setattr(Store, "sessions", lambda _: pytest.fail("a row was read"))
    for nth, made in enumerate((a_view_of_many_rows, a_column_that_is_computed)):
        path = tmp_path / f"other{nth}.db"
        made(path)
        with pytest.raises(Refused, match="has no training data"):
            OtherStore.read(path)


def one_session(path: Path, scenario: str) -> int:
    """Make a store with one session. Return the page of its table."""
    with Store(path) as store:
        drilled(store, "tran", given(0))
    with closing(sqlite3.connect(path, isolation_level=None)) as db, db:
        unlock(db)
        db.execute("UPDATE session SET scenario = ?", (scenario,))
        lock(db)
        db.execute("PRAGMA journal_mode=DELETE")
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'session'").fetchone()
    return int(page)


def pages_that_are_named_many_times(path: Path) -> None:
    """Make a store whose table of sessions names its one page of rows three hundred times."""
    root, many = one_session(path, "x"), 300
    data = bytearray(path.read_bytes())
    (size,) = struct.unpack_from(">H", data, 16)
    begins, rows = (root - 1) * size, len(data) // size + 1
    data += data[begins : begins + size]
    above = bytearray(size)
    struct.pack_into(">BHHHBI", above, 0, 5, 0, many, size - 5 * many, 0, rows)  # This page names others.
    for nth in range(many):
        struct.pack_into(">H", above, 12 + 2 * nth, size - 5 * (nth + 1))
        struct.pack_into(">IB", above, size - 5 * (nth + 1), rows, nth % 128)
    data[begins : begins + size] = above
    struct.pack_into(">I", data, 28, rows)
    path.write_bytes(data)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM session NOT INDEXED WHERE scenario = 'x'").fetchone() == (many + 1,)


def a_text_that_is_longer_than_any(path: Path) -> None:
    one_session(path, "x" * (2 << 20))


@pytest.mark.parametrize(
    "made",
    [
        *(a_pipe, a_device, a_log_without_an_end, larger_than_any_store, rows_without_an_end, a_trigger_without_an_end),
        *(pages_that_are_named_many_times, a_text_that_is_longer_than_any),
    ],
)
def test_a_file_made_to_keep_the_kiosk_busy_is_refused(tmp_path: Path, made: Callable[[Path], None]) -> None:
    made(tmp_path / "other.db")
    with Store(tmp_path / "training.db") as store:
        with pytest.raises(Refused, match="has no training data"):
            store.merge(OtherStore.read(tmp_path / "other.db"))
        assert everything(store) == []


def test_a_file_that_is_no_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "training.db").write_text("not a database " * 100, encoding="utf-8")
    with pytest.raises(JournalError, match="call a technician"):
        Store(tmp_path / "training.db")
    assert (tmp_path / "training.db").read_text(encoding="utf-8").startswith("not a database")


@pytest.mark.parametrize("open_file", [Store, read_only, connect])
def test_a_file_that_cannot_be_opened_leaves_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_file: Callable[[Path], object]
) -> None:
    opened: list[sqlite3.Connection] = []
    really = sqlite3.connect

    class FailingConnection(sqlite3.Connection):
        def execute(self, *words: Any) -> sqlite3.Cursor:
            raise sqlite3.OperationalError("disk I/O error")

    def remember(*words: Any, **more: Any) -> sqlite3.Connection:
        opened.append(really(*words, **{**more, "factory": FailingConnection}))
        return opened[-1]

    (tmp_path / "a.db").touch()
    monkeypatch.setattr(sqlite3, "connect", remember)
    with pytest.raises((JournalError, sqlite3.Error)):
        open_file(tmp_path / "a.db")
    (connection,) = opened
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.cursor()


def test_answers_in_the_write_ahead_log_are_merged(tmp_path: Path) -> None:
    """A laptop whose power failed was copied file by file: its last answers are in the database's log."""
    laptop = tmp_path / "laptop.db"
    with Store(laptop) as store:
        drilled(store, "tran", given(0), given(1))
        copied = tmp_path / "copied.db"
        for end in ("", "-wal"):
            copied.with_name(f"copied.db{end}").write_bytes(laptop.with_name(f"laptop.db{end}").read_bytes())
    with Store(tmp_path / "training.db") as store:
        assert store.merge(OtherStore.read(copied)).answers == 2


def test_an_export_is_for_its_owner_alone(tmp_path: Path) -> None:
    """If the stick's file system has no modes, an existing file is not changed."""
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        store.export(tmp_path / "stick" / "training.db")
        store.export(tmp_path / "stick" / "training.db")
    assert [path.name for path in (tmp_path / "stick").iterdir()] == ["training.db"]
    assert (tmp_path / "stick" / "training.db").stat().st_mode & 0o777 == 0o600


def test_answers_are_ordered_as_they_were_kept_and_not_by_a_clock_that_was_ahead(tmp_path: Path) -> None:
    """One wrong answer 400 days ahead, then right ones: the last answers are right, and nothing is ahead."""
    with Store(tmp_path / "training.db") as store:
        ahead = given(1, right=False, at_ms=NOW + 400 * DAY_MS)
        drilled(store, "tran", given(0), ahead, *(given(nth, at_ms=NOW + nth * DAY_MS) for nth in (2, 3)))
        found = store.answered("tran", "nh", NOW + 4 * DAY_MS)
    assert [answer.right for answer in found] == [True, False, True, True]
    assert [answer.at_ms - NOW for answer in found] == [0, 2 * DAY_MS, 2 * DAY_MS, 3 * DAY_MS]


@pytest.mark.parametrize("wrong", [0, NOW - 3_000 * DAY_MS, NOW + 3_000 * DAY_MS])
def test_one_wrong_date_moves_no_other_answer(tmp_path: Path, wrong: int) -> None:
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", *(given(nth, at_ms=wrong if nth == 2 else NOW + nth) for nth in range(5)))
        found = [answer.at_ms - NOW for answer in store.answered("tran", "nh", NOW + 9)]
    assert found[:2] + found[3:] == [0, 1, 3, 4]
    assert found[1] <= found[2] <= found[3]


def test_three_stores_merged_in_any_order_end_with_the_same_weeks(tmp_path: Path) -> None:
    """Their clocks disagree by weeks, and one is years ahead: every order of merging dates every answer alike."""
    places = {"one": NOW, "two": NOW - 20 * DAY_MS, "home": NOW + 900 * DAY_MS}
    for place, at_ms in places.items():
        with Store(tmp_path / f"{place}.db") as store:
            dates = (at_ms, at_ms + DAY_MS, NOW, at_ms + 9 * DAY_MS)
            drilled(store, "tran", *(given(nth, f"main.{nth}", at_ms=date) for nth, date in enumerate(dates)))
    now_ms = NOW + 12 * DAY_MS
    found = []
    for order in permutations(places):
        with Store(tmp_path / f"{'-'.join(order)}.db") as store:
            for place in order:
                store.merge(OtherStore.read(tmp_path / f"{place}.db"))
            rows = list(store.rows("nh", now_ms))
            found.append((rows, store.weeks("tran", "nh", now_ms), store.answered("tran", "nh", now_ms)))
    assert sum(asked for _, _, _, asked, _, _ in found[0][0]) == 12
    assert all(come_to == found[0] for come_to in found)


def test_a_week_begins_on_local_monday(tmp_path: Path) -> None:
    monday = datetime.fromtimestamp(week_of(NOW) / 1000).astimezone()
    assert (monday.weekday(), monday.hour, monday.minute) == (0, 0, 0)
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0, at_ms=week_of(NOW) - 1), given(1, at_ms=week_of(NOW)))
        assert list(store.weeks("tran", "nh", NOW)) == [week_of(week_of(NOW) - 1), week_of(NOW)]


def test_no_clock_makes_a_hand_faster_than_a_hand_can_be(store: Store) -> None:
    """A clock that was set back once measured nothing, and such a hand must not stay a record forever."""
    drilled(store, "tran", given(0, "table.full", took_ms=0), given(1, "table.full", took_ms=60_000))
    assert store.hands_an_hour("tran", "nh") == 60


def test_a_trainee_exports_only_their_own_answers(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        drilled(store, "kim", given(0))
        store.export(tmp_path / "tran.db", person="tran")
    assert b"kim" not in (tmp_path / "tran.db").read_bytes()
    with Store(tmp_path / "home.db") as home:
        assert home.merge(OtherStore.read(tmp_path / "tran.db")).answers == 1


def test_forgotten_trainee_does_not_return_by_a_merge(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        drilled(store, "tran", given(0))
        drilled(store, "kim", given(0), given(1))
        store.export(tmp_path / "before.db")
        assert store.forget("kim", by="haddad", at_ms=NOW) == 2
        assert {who for who, _ in everything(store)} == {"tran"}
        assert store.merge(OtherStore.read(tmp_path / "before.db")).answers == 0
    with (
        closing(sqlite3.connect(tmp_path / "training.db")) as db,
        db,
        pytest.raises(sqlite3.IntegrityError, match="stays"),
    ):
        db.execute("DELETE FROM answer")
    db.close()


def test_answers_under_an_id_that_was_given_to_a_person_go_home_and_are_deleted_with_theirs(
    store: Store, tmp_path: Path
) -> None:
    drilled(store, "tarn", given(0))
    drilled(store, "tran", given(0))
    drilled(store, "kim", given(0))
    store.reassign("tarn", "tran", by="haddad", at_ms=NOW)
    store.export(tmp_path / "own.db", person="tran")
    assert {row[0][0] for row in OtherStore.read(tmp_path / "own.db").sessions} == {"tarn", "tran"}
    assert store.forget("tran", by="haddad", at_ms=NOW) == 2
    assert {who for who, _ in everything(store)} == {"kim"}
    assert store.merge(OtherStore.read(tmp_path / "own.db")).answers == 0


def test_training_under_a_mistyped_id_is_reassigned(tmp_path: Path) -> None:
    with Store(tmp_path / "home.db") as home:
        drilled(home, "tarn", given(0, at_ms=NOW - 4_000), given(1))
    with Store(tmp_path / "training.db") as store:
        store.merge(OtherStore.read(tmp_path / "home.db"))
        store.reassign("tarn", "tran", by="haddad", at_ms=NOW)
        assert len(store.answered("tran", "nh", NOW)) == 2
        assert {who for who, _ in everything(store)} == {"tran"}
        assert store.trained_ms("tran", "nh", NOW) == 8_000
        assert list(store.weeks("tran", "nh", NOW)) == [week_of(NOW)]
        assert store.weeks("tarn", "nh", NOW) == {}
        assert store.answered("tarn", "nh", NOW) == []
        assert store.forget("tarn", by="haddad", at_ms=NOW) == 0  # They are of somebody who is here.
        store.export(tmp_path / "again.db")
    with Store(tmp_path / "other.db") as other:
        other.merge(OtherStore.read(tmp_path / "again.db"))
        assert len(other.answered("tran", "nh", NOW)) == 2


def test_an_id_that_two_kiosks_gave_to_two_people_belongs_to_one_of_them(tmp_path: Path) -> None:
    """The later statement counts, in whichever order the stores are merged, and no answer counts for two people."""
    for first, second in (("east", "west"), ("west", "east")):
        folder = tmp_path / first
        with Store(folder / "home.db") as home:
            drilled(home, "tarn", given(0, at_ms=NOW - 4_000, right=False), given(1))
            home.export(folder / "home.export")
        for name, into, at_ms in (("east", "tran", NOW), ("west", "kim", NOW + DAY_MS)):
            with Store(folder / f"{name}.db") as store:
                store.merge(OtherStore.read(folder / "home.export"))
                store.reassign("tarn", into, by="haddad", at_ms=at_ms)
                store.export(folder / f"{name}.export")
        with Store(folder / "all.db") as store:
            for name in (first, second):
                store.merge(OtherStore.read(folder / f"{name}.export"))
            assert store.answered("tran", "nh", NOW) == []
            assert len(store.answered("kim", "nh", NOW)) == 2
            assert {who for who, _ in everything(store)} == {"kim"}
            assert store.missed("kim", "nh", given(0).line) is not None
            assert store.names_of("tran") == ["tran"]
            with pytest.raises(Refused, match="no answers of tran"):
                store.export(folder / "own.export", person="tran")
            store.export(folder / "own.export", person="kim")
            assert {row[2] for row in OtherStore.read(folder / "own.export").reassigned} == {"kim"}


def test_nothing_of_a_deleted_person_is_left_in_the_file(tmp_path: Path) -> None:
    """A deleted row is overwritten: the ID is only in the list of deleted people."""
    path = tmp_path / "training.db"
    with Store(path) as store:
        drilled(store, "kim", given(0))
        drilled(store, "leaver", *(given(nth, "main.of_the_leaver") for nth in range(40)))
        store.forget("leaver", by="reyes", at_ms=NOW)
        written = b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir()))
        assert b"of_the_leaver" not in written
        assert written.count(b"leaver") == 2, "the list, and its index"
        assert {who for who, _ in everything(store)} == {"kim"}


def test_hours_count_from_answer_to_answer_and_reading_counts(store: Store) -> None:
    """Cards that are read for 20 s and answered in 3 s are 25 s each; twelve touches are not an hour."""
    drilled(store, "tran", *(given(nth, at_ms=NOW + nth * 25_000, took_ms=3_000) for nth in range(145)))
    drilled(store, "kim", *(given(nth, at_ms=NOW + nth * 300_000, took_ms=300_000) for nth in range(12)))
    later = NOW + DAY_MS
    assert store.trained_ms("tran", "nh", later) == 144 * 25_000 + 3_000
    assert store.trained_ms("kim", "nh", later) == 12 * 60_000


def test_a_merged_file_has_no_more_hours_than_have_passed(tmp_path: Path) -> None:
    """A file of 600 answers of a minute each, all of one second, is not ten hours; a true one counts as at home."""
    with Store(tmp_path / "forged.db") as forged, Store(tmp_path / "true.db") as true:
        drilled(forged, "tran", *(given(nth, at_ms=NOW + nth, took_ms=60_000) for nth in range(600)))
        drilled(true, "kim", *(given(nth, at_ms=NOW + nth * 25_000, took_ms=3_000) for nth in range(145)))
        forged.export(tmp_path / "forged.export")
        true.export(tmp_path / "true.export")
        at_home = true.trained_ms("kim", "nh", NOW + DAY_MS)
    with Store(tmp_path / "training.db") as house:
        for name in ("forged", "true"):
            house.merge(OtherStore.read(tmp_path / f"{name}.export"))
        assert house.trained_ms("tran", "nh", NOW + DAY_MS) < 2 * 60_000
        assert house.trained_ms("kim", "nh", NOW + DAY_MS) == at_home == 144 * 25_000 + 3_000


def test_answers_of_an_evening_ahead_are_not_new_every_day_at_a_kiosk_that_is_not_used_again(tmp_path: Path) -> None:
    """Their dates would be bounded by now, and the cards would never be due again."""
    with Store(tmp_path / "ahead.db") as store:
        session = store.begin("tran", "nh", SessionKind.CARDS, Level.PROMPTED, seed=1, length=4, at_ms=NOW)
        store.answer(session, Given(0, "card.a", NOW, 1_000, True, "", {}))
        for nth in (1, 2):
            ahead = NOW + 400 * DAY_MS + nth * 1_000
            store.answer(session, Given(nth, f"card.{nth}", ahead, 1_000, True, "", {}))
        for days in (1, 30, 300):
            answers = store.answered("tran", "nh", NOW + days * DAY_MS)
            assert [answer.at_ms for answer in answers] == [NOW] * 3
            assert [answer.line for answer in answers] == ["card.a", "card.1", "card.2"]


def test_a_store_whose_schema_is_not_utf_8_is_one_sentence(tmp_path: Path) -> None:
    """SQLite names the damaged word, and Python cannot read its sentence."""
    path = tmp_path / "training.db"
    Store(path).close()
    content = path.read_bytes()
    assert b"session_is_never_updated" in content
    path.write_bytes(content.replace(b"TRIGGER session_is_never_updated", b"TRIGGER session_is_never_upda\xf4ed"))
    with pytest.raises(JournalError, match="training records cannot be saved"):
        Store(path)
