"""What was answered stays: one answer a question, a session that can be left and taken up, sums by week."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.training import Level, SessionKind
from kiosk.training.scoring import Tally
from kiosk.training.store import WEEK_MS, Given, Store

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


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "training.db").write_text("not a database " * 100, encoding="utf-8")
    with pytest.raises(JournalError, match="call a technician"):
        Store(tmp_path / "training.db")
    assert (tmp_path / "training.db").read_text(encoding="utf-8").startswith("not a database")
