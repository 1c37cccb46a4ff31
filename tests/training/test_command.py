"""`kiosk train` as typed, in cases in which it must not open."""

import json
import os
import random
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from kiosk.app.commands.training import forget
from kiosk.app.house.house import open_journal
from kiosk.app.main import main
from kiosk.core.clock import SystemClock
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.staff import NotProven, Person, Role, Staff
from kiosk.training import Level, OtherStore, School, SessionKind, Store, Trainee, store_path
from kiosk.training.examination.book import ExamBook
from kiosk.training.store.sessions import Given
from kiosk.training.store.store import FOLDER
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, HeldClock
from tests.training.examined import PIN, TRAINER, finish, sit, trainer
from tests.training.examined import house as exam_house
from tests.training.examined import trainee as exam_trainee
from tests.training.house import settings
from tests.training.trainee import HASHER, TRAINEE

Say = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Say:
    """Return a function that runs `kiosk train` with these words in the records of a folder."""

    def run(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
        command = ["kiosk", "train", "--data", str(data), *words]
        monkeypatch.setattr(sys, "argv", command)
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capfd.readouterr()
        return subprocess.CompletedProcess(command, int(ended.value.code or 0), printed.out, printed.err)

    return run


@pytest.fixture
def train(say: Say) -> Callable[..., tuple[int, str]]:
    """Return a function that runs `kiosk train` at a table, and returns the exit status and standard error."""

    def run(data: Path, *words: str) -> tuple[int, str]:
        done = say(data, "--table", "NH-07", *words)
        return done.returncode, done.stderr

    return run


def staff(data: Path) -> Staff:
    register = Staff.load(data / "staff.json", SystemClock(), hasher=HASHER, create=True)
    for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        register.add(Person(id=person, name=person.title(), roles=frozenset({role})), PINS[person])
    return register


def test_training_does_not_open_while_the_table_is_open(tmp_path: Path, train: Callable[..., tuple[int, str]]) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR], game="nh")
    rack = dict.fromkeys(next(game for game in table.games if game.game.key == "nh").config.denominations, 10)
    table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    table.close()
    assert train(tmp_path) == (2, "Table NH-07 is open: close it before training.\n")


def test_training_does_not_open_beside_the_running_kiosk(tmp_path: Path, train: Callable[..., tuple[int, str]]) -> None:
    table = open_journal(settings(), "NH-07", tmp_path, SystemClock(), staff(tmp_path))
    assert train(tmp_path) == (2, "The kiosk of table NH-07 is running: close it, then train.\n")
    table.close()


def test_a_missing_practice_shoe_is_reported(tmp_path: Path, train: Callable[..., tuple[int, str]]) -> None:
    staff(tmp_path)
    assert train(tmp_path, "--shoe") == (2, "This table has no shoe in its configuration: train without --shoe.\n")


def test_home_training_is_merged_once(tmp_path: Path, say: Say) -> None:
    """Export a laptop's training to a file, and merge it at the house, by commands."""
    home, house, file = tmp_path / "home", tmp_path / "house", tmp_path / "tran.db"
    with Store(store_path(home)) as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
        store.answer(session, Given(0, "main.flush", 1, 900, True, "", {}))
    assert say(home, "--export", str(file)).stdout == f"Saved: {file}\n"
    assert say(house, "--merge", str(file)).stdout == f"{file}: answers added: 1.\n"
    assert say(house, "--merge", str(file)).stdout == f"{file}: answers added: 0.\n"
    with Store(store_path(house)) as store:
        assert [answer.line for answer in store.answered("tran", "nh", 9)] == ["main.flush"]


def test_two_laptops_export_to_the_same_stick_and_neither_is_lost(tmp_path: Path, say: Say) -> None:
    """`--export` to a folder names the file after its store; a failed export is reported, and leaves no draft."""
    stick = tmp_path / "stick"
    stick.mkdir()
    for nth, name in enumerate(("first", "second")):
        with Store(store_path(tmp_path / name)) as store:
            session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
            for answer in range(nth + 1):
                store.answer(session, Given(answer, "main.flush", 1, 900, True, "", {}))
            named = store.name
        assert say(tmp_path / name, "--export", str(stick)).stdout == f"Saved: {stick / f'training-all-{named}.db'}\n"
        own = say(tmp_path / name, "--export", str(stick), "--as", "tran")
        assert own.stdout == f"Saved: {stick / f'training-tran-{named}.db'}\n"
    assert len(list(stick.iterdir())) == 4
    with Store(store_path(tmp_path / "house")) as store:
        assert sum(store.merge(OtherStore.read(path)).answers for path in stick.iterdir()) == 3
    nobody = say(tmp_path / "first", "--export", str(stick / "tarn.db"), "--as", "tarn")
    assert (nobody.returncode, nobody.stderr) == (2, "There are no answers of tarn here: check the ID.\n")
    (tmp_path / "file").touch()
    refused = say(tmp_path / "first", "--export", str(tmp_path / "file" / "x.db"))
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"{tmp_path / 'file' / 'x.db'} cannot be written (")
    assert len(list(stick.iterdir())) == 4


def test_a_deletion_without_a_manager_is_refused_before_a_pin_is_asked_for(tmp_path: Path, say: Say) -> None:
    said = say(tmp_path, "--forget", "tran")
    assert (said.returncode, said.stderr) == (2, "A manager signs for it: give your ID with --by.\n")


def test_refused_command_creates_no_store_and_merges_nothing(tmp_path: Path, say: Say) -> None:
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


def test_nobody_trains_at_a_table_without_a_pin(tmp_path: Path, train: Callable[..., tuple[int, str]]) -> None:
    assert train(tmp_path, "--as", "tran") == (2, "At a table everyone signs in with a PIN: omit --as.\n")


def test_without_a_table_every_game_is_trained_and_nobody_examined(tmp_path: Path) -> None:
    """On any desktop, no journal of a table is made or locked, and an examination is refused in one sentence."""
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


def test_one_person_is_given_their_own_answers_and_no_colleague_s(tmp_path: Path, say: Say) -> None:
    with Store(store_path(tmp_path)) as store:
        for who in ("tran", "kim"):
            session = store.begin(who, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
            store.answer(session, Given(0, "main.flush", 1, 900, True, "", {}))
    file = tmp_path / "own.db"
    assert say(tmp_path, "--export", str(file), "--as", "tran").stdout == f"Saved: {file}\n"
    assert {session[0][0] for session in OtherStore.read(file).sessions} == {"tran"}
    assert b"kim" not in file.read_bytes()


def test_answers_of_former_employees_are_deleted_and_examinations_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A manager signs for it, and only after the person has left."""
    clock, school = HeldClock(), exam_house(tmp_path, "PP-01")
    school.staff.add(Person(id="reyes", name="D. Reyes", roles=frozenset({Role.MANAGER}), license="G-1"), "7183")
    school.drill(exam_trainee(school), "dice", seed=1, length=5).dont_know()
    school.hand(exam_trainee(school), school.random_hand("dice", 3), Level.PROMPTED).table.journal.close()
    school.hand(Trainee(trainer(school), is_trainer=True), school.random_hand("dice", 3), Level.PROMPTED)
    finish(sit(school, "dice"), random.Random(1))
    school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    school.close()
    with pytest.raises(Refused, match="still works here"):
        forget(settings(), tmp_path, clock, TRAINEE, "reyes")
    school.staff.deactivate(TRAINEE)
    monkeypatch.setattr(typer, "prompt", lambda *_, **__: "7183")
    with pytest.raises(NotProven):
        forget(settings(), tmp_path, clock, TRAINEE, TRAINER)
    forget(settings(), tmp_path, clock, TRAINEE, "reyes")
    assert "Answers deleted: 1." in capsys.readouterr().out
    with Store(store_path(tmp_path)) as store:
        assert {row[0] for row, _, _ in store.sessions()} == {TRAINER}
    kept = [path.name for path in (tmp_path / FOLDER / "PP-01").iterdir()]
    assert kept == [TRAINER], "no guided hand of tran is left"
    ledger = ExamBook(tmp_path / FOLDER, clock).ledger
    assert [record.is_passed for record in ledger.of(TRAINEE, "dice")] == [True]
    assert ledger.last_certificate(TRAINEE, "dice") is not None


@pytest.mark.parametrize("is_said", [True, False])
def test_a_fresh_machine_trains_by_id_and_makes_its_folders(tmp_path: Path, *, is_said: bool) -> None:
    """`kiosk train --as tran` on a laptop that has no folder of the kiosk yet: the window opens, and ends normally."""
    home = tmp_path / "home"
    records = tmp_path / "not" / "made" / "yet" if is_said else home / ".local" / "state" / "dealer-assist-kiosk"
    words = [sys.executable, "-m", "kiosk", "train", "--as", "tran", *(["--data", str(records)] if is_said else [])]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "KIOSK_"))}
    laptop = subprocess.Popen(
        words, env=kept | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}, stderr=subprocess.PIPE
    )
    assert laptop.stderr is not None
    while not store_path(records).exists():
        assert laptop.poll() is None, laptop.stderr.read().decode()
        select.select([laptop.stderr], [], [], 0.05)
    laptop.send_signal(signal.SIGTERM)
    _, said = laptop.communicate(timeout=60)
    assert (laptop.returncode, said) == (0, b"")
    with Store(store_path(records)) as store:
        assert store.sessions() == []
    assert json.loads((records / "staff.json").read_text())["people"] == []
