"""`kiosk train` as it is typed, where it must not open."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.app.house.house import open_journal
from kiosk.core.clock import SystemClock
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.staff import Person, Role, Staff
from kiosk.training import Level, School, SessionKind, Store, Trainee, store_path
from kiosk.training.store.sessions import Given
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, HeldClock
from tests.training.house import settings
from tests.training.trainee import HASHER


def train(data: Path, *words: str) -> tuple[int, str]:
    """Return the exit status, and what was said on standard error."""
    done = say(data, "--table", "NH-07", *words)
    return done.returncode, done.stderr


def say(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kiosk", "train", "--data", str(data), *words]
    return subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False, timeout=120)


def staff(data: Path) -> Staff:
    register = Staff.load(data / "staff.json", SystemClock(), hasher=HASHER, create=True)
    for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        register.add(Person(id=person, name=person.title(), roles=frozenset({role})), PINS[person])
    return register


def test_it_does_not_open_while_the_table_is_open(tmp_path: Path) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR], game="nh")
    rack = dict.fromkeys(next(game for game in table.games if game.game.key == "nh").config.denominations, 10)
    table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    table.close()
    assert train(tmp_path) == (2, "Table NH-07 is open: close it before training.\n")


def test_it_does_not_open_beside_the_running_kiosk(tmp_path: Path) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    assert train(tmp_path) == (2, "The kiosk of table NH-07 is running: close it, then train.\n")
    table.close()


def test_a_practice_shoe_that_is_not_there(tmp_path: Path) -> None:
    staff(tmp_path)
    assert train(tmp_path, "--shoe") == (
        2,
        "This table has no shoe in its configuration: train without --shoe.\n",
    )


def test_what_was_trained_at_home_is_taken_over_once(tmp_path: Path) -> None:
    """Out of a laptop's folder into a file, and from there into the house's, by the command line."""
    home, house, file = tmp_path / "home", tmp_path / "house", tmp_path / "tran.db"
    with Store(store_path(home)) as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
        store.answer(session, Given(0, "main.flush", 1, 900, True, "", {}))
    assert say(home, "--export", str(file)).stdout == f"Saved: {file}\n"
    assert say(house, "--merge", str(file)).stdout == f"{file}: answers added: 1.\n"
    assert say(house, "--merge", str(file)).stdout == f"{file}: answers added: 0.\n"
    with Store(store_path(house)) as store:
        assert [answer.line for answer in store.answered("tran", "nh", 9)] == ["main.flush"]


def test_what_is_refused_makes_no_store_and_takes_nothing_over(tmp_path: Path) -> None:
    home, house = tmp_path / "home", tmp_path / "house"
    (tmp_path / "x.db").write_text("nothing of ours")
    with Store(store_path(home)) as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
        store.answer(session, Given(0, "main.flush", 1, 900, True, "", {}))
    for words in (
        ["--merge", str(tmp_path / "x.db")],
        ["--merge", str(store_path(home)), "--merge", str(tmp_path / "x.db")],
        ["--export", str(tmp_path / "out.db")],
    ):
        said = say(house, *words)
        assert said.returncode == 2 and "has no training data" in said.stderr
        assert not store_path(house).exists() and not (tmp_path / "out.db").exists()


def test_nobody_trains_at_a_table_without_a_pin(tmp_path: Path) -> None:
    assert train(tmp_path, "--as", "tran") == (2, "At a table everyone signs in with a PIN: omit --as.\n")


def test_without_a_table_every_game_is_trained_and_nobody_examined(tmp_path: Path) -> None:
    """On any desktop: no journal of a table is made or locked, and an examination is refused in one sentence."""
    register = staff(tmp_path)
    school = School(settings(), None, tmp_path, HeldClock(), register)
    assert set(school.games) == set(GAMES)
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == ["_training"]
    person = register.person(DEALER)
    assert person is not None
    trainee = Trainee(person, is_trainer=False)
    drill = school.drill(trainee, "holdem", seed=1, length=5)
    drill.dont_know()
    with pytest.raises(Refused, match="Examinations are taken at a table"):
        school.examination(trainee, "nh")
    assert school.heat("nh") == {}
    school.close()
