"""Training that is carried from a laptop to the house and back, by touch: nothing is lost, and nothing counts twice."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from kiosk.app.commands.training import at_home
from kiosk.training import Level, OtherStore, School, SessionKind
from kiosk.training.store.sessions import Given
from tests.sizes import only_whole
from tests.tables import HeldClock
from tests.ui.kiosks import KIOSKS
from tests.ui.still import still_settings
from tests.ui.training.house import TRAINEE, TRAINER, drill, house, opened, people, shown, sign_in
from tests.ui.walk import problems
from ui.training import TrainingWindow
from ui.vm.training.exchange import exchange_keys

NOW_MS = HeldClock().ms + 1_000_000_000


def carried_in(school: School, folder: Path) -> School:
    """Return a house whose settings name the folder of the stick."""
    object.__setattr__(school.settings, "house", school.settings.house.model_copy(update={"export_folder": folder}))
    return school


@contextmanager
def kiosk(folder: Path, stick: Path) -> Iterator[TrainingWindow]:
    """Open the training of a table, with the trainer signed in."""
    folder.mkdir(exist_ok=True)
    school = carried_in(house(folder), stick)
    with opened(school) as window:
        sign_in(window, TRAINER, page="people")
        window.tap("exchange")
        yield window
    school.close()


@contextmanager
def laptop(folder: Path, stick: Path, clock: HeldClock | None = None) -> Iterator[TrainingWindow]:
    """Open the training of a person on their own machine."""
    clock = clock or HeldClock()
    folder.mkdir(exist_ok=True)
    school = carried_in(School(still_settings(), None, folder, clock, people(folder, clock)), stick)
    with TrainingWindow(school, exports=folder, who=at_home(TRAINEE), double_tap_s=0) as window:
        window.tap("game.nh")
        yield window
        assert window.warnings == []
    school.close()


def touch_tile(window: TrainingWindow, label: str) -> str:
    """Touch the entry that begins so. Return the message of the strip, once a file has been read."""
    labels = [str(key.label) for key in shown(window).shown.choices]
    window.tap(f"exchange.{next(nth for nth, shows in enumerate(labels) if shows.startswith(label))}")
    while str(shown(window).strip).startswith("Reading"):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return str(shown(window).strip)


def answers(window: TrainingWindow) -> int:
    return len(shown(window).school.store.answered(TRAINEE, "nh", NOW_MS))


def test_home_training_is_merged_by_touch(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with laptop(tmp_path / "home", stick) as window:
        drill(window, 3)
        window.tap("exchange")
        path = stick / f"training-{TRAINEE}-{shown(window).school.store.name}.db"
        assert touch_tile(window, "Write my own answers into one file") == f"Saved: {path}"
    with kiosk(tmp_path / "house", stick) as window:
        assert answers(window) == 0
        assert touch_tile(window, f"Add training-{TRAINEE}-") == "3 answers added."
        assert answers(window) == 3
        assert touch_tile(window, f"Add training-{TRAINEE}-") == "Everything in this file is already here."
        assert answers(window) == 3
        window.tap("back")
        window.tap("people")
        assert window.find(f"person.{TRAINEE}") is not None


def test_one_question_that_was_answered_at_both_ends_keeps_both_answers(tmp_path: Path) -> None:
    """A drill that is left at home is continued both at the house and at home."""
    stick, clock = tmp_path / "stick", HeldClock()
    with laptop(tmp_path / "home", stick, clock) as window:
        drill(window, 1)
        window.tap("exchange")
        touch_tile(window, "Write my own answers")
        window.tap("back")
        with kiosk(tmp_path / "house", stick) as there:
            touch_tile(there, f"Add training-{TRAINEE}-")
            store = shown(there).school.store
            (session,) = store.answered(TRAINEE, "nh", NOW_MS)
            assert store.resumable(TRAINEE, "nh", SessionKind.DRILL) is None  # It continues where it was begun.
            drill(window, 2)
            window.tap("exchange")
            touch_tile(window, "Write my own answers")
            there.tap("back")
            there.tap("people")
            there.tap("exchange")
            assert touch_tile(there, f"Add training-{TRAINEE}-") == "2 answers added."
            assert answers(there) == answers(window) == 3
            assert session in store.answered(TRAINEE, "nh", NOW_MS)


def test_a_file_that_is_no_training_and_a_stick_that_is_gone_are_reported_in_words(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    (stick / "training-broken.db").write_bytes(b"SQLite format 3\x00" + b"x" * 5_000)
    with kiosk(tmp_path / "house", stick) as window:
        assert "has no training data" in touch_tile(window, "Add training-broken.db")
        (stick / "training-broken.db").unlink()
        assert "There is no file" in touch_tile(window, "Add training-broken.db")
        stick.rmdir()
        stick.write_text("no folder any more")
        assert "cannot be written" in touch_tile(window, "Export everything to one file")


def test_a_stick_and_a_file_may_have_any_name(tmp_path: Path) -> None:
    """Also one with a byte that is not UTF-8, or with signs that are not letters."""
    stick = tmp_path / os.fsdecode(b"k\xe9y")
    with laptop(tmp_path / "home", stick) as window:
        drill(window, 1)
        window.tap("exchange")
        touch_tile(window, "Write my own answers")
    (written,) = stick.glob("training-*.db")
    odd = written.rename(stick / os.fsdecode(b"training-\xff\x1b[31m\n.db"))
    with kiosk(tmp_path / "house", stick) as window:
        labels = [str(key.label) for key in shown(window).shown.choices]
        (label,) = [label for label in labels if label.startswith("Add training-")]
        assert label.isprintable()
        assert "1 answer" in touch_tile(window, "Add training-")
        assert odd.exists()


def test_a_folder_with_many_files_is_looked_at_in_part(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    for nth in range(150):
        (stick / f"training-{nth}.db").touch()
    school = carried_in(house(tmp_path), stick)
    assert 2 + 30 == len(exchange_keys(school, tmp_path, everybody=True, takes=True, max_looked_at=30))
    assert 2 + 100 == len(exchange_keys(school, tmp_path, everybody=True, takes=True))
    school.close()


def test_the_screen_answers_while_a_file_is_read(tmp_path: Path) -> None:
    """The page can be left meanwhile."""
    stick = tmp_path / "stick"
    with laptop(tmp_path / "home", stick) as window:
        drill(window, 1)
        window.tap("exchange")
        touch_tile(window, "Write my own answers")
    with kiosk(tmp_path / "house", stick) as window:
        labels = [str(key.label) for key in shown(window).shown.choices]
        with closing(sqlite3.connect(shown(window).school.store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # The file is not imported before the page is left.
            window.tap(f"exchange.{next(nth for nth, shows in enumerate(labels) if shows.startswith('Add training-'))}")
            assert str(shown(window).strip).startswith("Reading training-")
            window.tap("back")
            window.tap("people")
            assert shown(window).shown.view == "people"


def test_only_a_trainer_exports_the_training_of_all_people(tmp_path: Path) -> None:
    """Everybody is given their own answers, and nobody else's."""
    stick = tmp_path / "stick"
    stick.mkdir()
    school = carried_in(house(tmp_path), stick)
    for who in (TRAINEE, "ortiz"):
        session = school.store.begin(who, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=1, at_ms=1)
        school.store.answer(session, Given(0, "main.flush", 1, 900, True, "", {}))
    with opened(school) as window:
        sign_in(window, page="")
        window.tap("exchange")
        assert [str(key.label) for key in shown(window).shown.choices] == ["Write my own answers into one file"]
        window.model.exchange(f"to:{os.fsencode(stick).hex()}")
        assert "Only a trainer" in shown(window).strip
        assert not list(stick.glob("training-*.db"))
        touch_tile(window, "Write my own answers")
        (written,) = stick.glob("training-*.db")
        assert {row[0] for row, _, _ in OtherStore.read(written).sessions} == {TRAINEE}


@only_whole
def test_the_page_can_be_read_and_touched_in_every_look(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with laptop(tmp_path / "home", stick) as window:
        drill(window, 1)
        window.tap("exchange")
        touch_tile(window, "Write my own answers")
    wrong = {}
    with kiosk(tmp_path / "house", stick) as window:
        for look in KIOSKS:
            look.wear(window)
            window.settle()
            for key in ("back", "people", "exchange"):
                window.tap(key)
            if found := problems(window):
                wrong[str(look)] = found
        assert window.find("exchange.2") is not None
    assert wrong == {}


def test_a_mistyped_id_is_reported_at_the_start_and_a_trainer_gives_its_hours_to_the_right_person(
    tmp_path: Path,
) -> None:
    clock = HeldClock()
    school = School(still_settings(), None, tmp_path, clock, people(tmp_path, clock))
    with TrainingWindow(school, exports=tmp_path, who=at_home("tarn"), double_tap_s=0) as window:
        assert "register has no “tarn”" in shown(window).strip
    school.close()
    school = house(tmp_path)
    session = school.store.begin("tarn", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=1, at_ms=clock.ms)
    school.store.answer(session, Given(0, "main.flush", clock.ms, 900, True, "", {}))
    with opened(school) as window:
        sign_in(window, TRAINER, page="people")
        window.tap("person.tarn")
        window.tap("give")
        assert touch_tile(window, "J. Tran") == "All that was trained as tarn is J. Tran’s now."
        assert answers(window) == 1
        assert window.find("person.tarn") is None
        window.tap(f"person.{TRAINEE}")
        assert window.find("give") is None
