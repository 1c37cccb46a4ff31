"""A kiosk whose journal does not open, by touch: its page, the people who may continue, and the continued table."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from errno import EACCES, EIO
from itertools import count
from pathlib import Path
from threading import Event
from threading import enumerate as threads
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication

from kiosk.app.command_line.ending import Ending
from kiosk.app.house.accepting import JournalAcceptance, JournalTries
from kiosk.app.main import main
from kiosk.events import JournalAccepted, PinRefused
from kiosk.journal import read_journal
from kiosk.settings import FILE, ScreenChoices
from kiosk.staff import Person, Role, Staff
from kiosk.staff.file import read, write
from kiosk.table import ACCEPTED_FOR
from tests.faults.journals import tampering
from tests.tables import HeldClock, House
from ui.stopped import StoppedWindow
from ui.vm.controls.stopped import NO_SIGNATURE_HELPS, NOBODY_MAY, OPENS_BY_ITSELF, STARTED_AGAIN
from ui.window.typefaces import load_fonts

SIZES = [(1280, 800), (1920, 1080), (1080, 1920)]
Touches: TypeAlias = Callable[[StoppedWindow], None]
Start: TypeAlias = Callable[..., tuple[int, int]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house with one manager, whose table has a few events."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    house.table.play.place(1, "ante", 500)
    house.table.play.place(2, "ante", 500)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    manager = Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER}))
    Staff.load(tmp_path / "staff.json", HeldClock()).add(manager, "9517")
    return tmp_path


def cut(data: Path) -> None:
    with tampering(data / "NH-07" / "journal.db") as db:
        db.execute("DELETE FROM event WHERE seq > (SELECT max(seq) - 2 FROM event)")


@pytest.fixture
def started(data: Path, monkeypatch: pytest.MonkeyPatch, qapp: QGuiApplication) -> Start:
    """Return a function that starts the kiosk and touches the page of a table that does not open. It returns the
    status, and how often the table was shown.
    """
    load_fonts(qapp)

    def start(
        touches: Touches, size: tuple[int, int] = SIZES[0], words: Sequence[str] = ("--data", str(data))
    ) -> tuple[int, int]:
        tables = []

        def shown(sentence: str, *, acceptance: JournalAcceptance | None = None, **more: Any) -> bool:
            if acceptance is not None:
                acceptance.found()  # The whole journal is read.
            del more["fullscreen"], more["on_shown"]
            with StoppedWindow(sentence, size=size, acceptance=acceptance, **more) as window:
                window.settle()
                touches(window)
                assert window.warnings == []
                return window.is_accepted

        def show(table: Any, *_: Any, **__: Any) -> int:
            tables.append(table)
            return 0

        monkeypatch.setattr(Ending, "attach", lambda ending, app: None)  # This application outlives the test.
        monkeypatch.setattr("ui.stopped.show_stopped", shown)
        monkeypatch.setattr("kiosk.app.main._show", show)
        monkeypatch.setattr(sys, "argv", ["kiosk", "run", "--table", "NH-07", *words, "--windowed"])
        with pytest.raises(SystemExit) as left:
            main()
        assert isinstance(left.value.code, int)
        return left.value.code, len(tables)

    return start


def said(window: StoppedWindow, name: str) -> str:
    item = window.find(name)
    return "" if item is None else str(item.property("text"))


def sign(window: StoppedWindow, pin: str, reason: int) -> None:
    for name in (*(f"pin.{digit}" for digit in pin), f"acceptFor.{reason}"):
        window.tap(name)


@pytest.mark.parametrize("size", SIZES)
def test_a_manager_has_the_table_go_on_by_touch(started: Start, data: Path, size: tuple[int, int]) -> None:
    def touches(window: StoppedWindow) -> None:
        seconds = count(1_000, 1_000)
        window.guard.now_ms = lambda event: next(seconds)  # No touch counts as a bounce.
        assert "was acknowledged: keep the files" in said(window, "stopped")
        assert "a manager may continue from the saved data" in said(window, "whoMayGoOn")
        assert said(window, "whoMayGoOn").endswith(": E. Novak.")
        window.tap("goOn")
        window.tap("cancel")
        window.tap("goOn")
        assert "was acknowledged: keep the files" in said(window, "signedFor"), "what is signed for is seen"
        reason = place(window, "acceptFor.0")
        window.tap("signer.novak")
        assert place(window, "acceptFor.0") == reason, "no reason moves when a name is touched"
        window.tap("acceptFor.0")
        assert said(window, "strip").endswith("Enter your PIN first.")
        within(window, size)
        sign(window, "9518", 1)
        assert said(window, "strip").endswith("Wrong PIN: 2 tries left.")
        assert window.find("acceptFor.1") is not None
        sign(window, "9517", 1)
        assert not window.window.isVisible()

    cut(data)
    assert started(touches, size) == (0, 1)
    with read_journal(data / "NH-07" / "journal.db") as journal:
        (accepted,) = journal.events(1, JournalAccepted)
    assert (accepted.actor, accepted.of(JournalAccepted).why) == ("novak", str(ACCEPTED_FOR[1]))
    assert accepted.of(JournalAccepted).findings
    with read_journal(data / "_house" / "journal.db") as journal:
        assert [event.of(PinRefused).person for event in journal.events(1, PinRefused)] == ["novak"]


def test_a_stopped_kiosk_has_the_rest_time_of_the_signer(started: Start, data: Path) -> None:
    ScreenChoices(data / "NH-07" / FILE).choose("novak", "rest_s", 0.8, at_ms=1)

    def touches(window: StoppedWindow) -> None:
        window.tap("goOn")
        assert window.rest_s() == 0.3
        window.tap("signer.novak")
        assert window.rest_s() == 0.8

    cut(data)
    assert started(touches)[0] == 2


def place(window: StoppedWindow, name: str) -> QPointF:
    """Return the row of a key."""
    key = window.find(name)
    assert key is not None, name
    return key.mapToScene(QPointF(0, 0))


def within(window: StoppedWindow, size: tuple[int, int]) -> None:
    """All keys are on the screen."""
    for name in ("pin.1", "pin.name", *(f"acceptFor.{nth}" for nth in range(len(ACCEPTED_FOR))), "cancel"):
        key = window.find(name)
        assert key is not None, name
        corner = key.mapToScene(key.boundingRect().bottomRight())
        assert 0 < corner.x() <= size[0] and 72 <= corner.y() <= size[1], f"{name} ends at {corner}"


def wrong_table(data: Path) -> None:
    (data / "elsewhere").mkdir()
    House(data / "elsewhere", id="NH-08").close()
    (data / "elsewhere" / "journal.db").replace(data / "NH-07" / "journal.db")


def damaged(data: Path) -> None:
    with tampering(data / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = (SELECT max(seq) FROM event)")


@pytest.mark.parametrize("spoil", [damaged, wrong_table])
def test_no_signature_is_asked_for_if_none_helps(started: Start, data: Path, spoil: Callable[[Path], None]) -> None:
    def touches(window: StoppedWindow) -> None:
        assert said(window, "whoMayGoOn") == str(NO_SIGNATURE_HELPS)
        assert window.find("goOn") is None

    spoil(data)
    assert started(touches) == (2, 0)


@pytest.mark.parametrize("part", ["load_staff", "open_journal", "HouseWatch"])
def test_errors_of_the_system_are_shown_on_the_screen_too(
    started: Start, data: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """A folder may belong to another user: standard error alone would leave the screen black."""

    def refused(*_: Any, **__: Any) -> Any:
        raise PermissionError(EACCES, "Permission denied", str(data))

    def touches(window: StoppedWindow) -> None:
        seen.append(said(window, "stopped"))
        assert said(window, "whoMayGoOn") == str(STARTED_AGAIN)

    seen: list[str] = []
    monkeypatch.setattr(f"kiosk.app.house.house.{part}", refused)
    assert started(touches) == (2, 0)
    assert [f"{data}: Permission denied. Check the path and its permissions."] == seen


def test_a_disk_that_was_away_opens_the_table_by_itself(started: Start, data: Path) -> None:
    """The page retries, and nobody has to start the kiosk once the disk is back."""

    def touches(window: StoppedWindow) -> None:
        assert "cannot be read or written (Is a directory): check its disk" in said(window, "stopped")
        assert said(window, "whoMayGoOn") == str(OPENS_BY_ITSELF)
        assert window.find("goOn") is None
        assert not tried_again(window)
        copy.rmdir()
        (data / "kept").rename(copy)
        assert tried_again(window)

    copy = data / "NH-07" / "checkpoints.jsonl"
    copy.rename(data / "kept")
    copy.mkdir()
    assert started(touches) == (0, 1)


def tried_again(window: StoppedWindow) -> bool:
    """Start a retry, wait for its end, and return whether the page gives way."""
    window.model.try_again()
    assert isinstance(window.model.opens, JournalTries) and window.model.opens.running is not None
    window.model.opens.running.exception()
    window.model.try_again()
    return not window.window.isVisible()


def test_a_try_that_hangs_holds_no_screen_and_is_not_made_twice(
    started: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a network disk that is away, opening a file takes minutes or forever."""
    begun, ends, tries = Event(), Event(), []

    def hangs(*given: Any) -> Any:
        tries.append(given)
        begun.set()
        ends.wait()
        raise OSError(EIO, "Input/output error")

    def touches(window: StoppedWindow) -> None:
        for _ in range(3):
            window.model.try_again()
            begun.wait()
        assert window.window.isVisible()
        assert len(tries) == 1
        assert [thread.daemon for thread in threads() if thread.name == "journal"] == [True], "no end waits for it"
        ends.set()

    copy = data / "NH-07" / "checkpoints.jsonl"
    copy.rename(data / "kept")
    copy.mkdir()
    monkeypatch.setattr("kiosk.app.house.accepting.journal_of", hangs)
    assert started(touches) == (2, 0)


def test_a_journal_that_does_not_open_for_another_reason_by_then_says_so(started: Start, data: Path) -> None:
    """After an exchanged disk, the kiosk does not wait in vain, and a manager may continue."""

    def touches(window: StoppedWindow) -> None:
        seen.append(said(window, "whoMayGoOn"))
        if len(seen) == 1:
            copy.rmdir()
            (data / "kept").rename(copy)
            cut(data)
            assert tried_again(window)

    seen: list[str] = []
    copy = data / "NH-07" / "checkpoints.jsonl"
    copy.rename(data / "kept")
    copy.mkdir()
    assert started(touches) == (2, 0)
    assert seen[0] == str(OPENS_BY_ITSELF)
    assert "a manager may continue from the saved data" in seen[1]


def test_a_table_that_nobody_may_look_at_is_named(started: Start, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def touches(window: StoppedWindow) -> None:
        seen.append(said(window, "stopped"))

    seen: list[str] = []
    elsewhere = data / ("x" * 300)  # This user may not enter the folder: the system reports that, and no missing file.
    monkeypatch.setenv("XDG_STATE_HOME", str(elsewhere))
    assert started(touches, words=()) == (2, 0)
    (sentence,) = seen
    assert sentence.endswith(": File name too long. Check the path and its permissions.")


def test_a_house_without_a_manager_says_so(started: Start, data: Path) -> None:
    def touches(window: StoppedWindow) -> None:
        assert said(window, "whoMayGoOn") == str(NOBODY_MAY)
        assert window.find("goOn") is None

    register = data / "staff.json"
    contents = read(register)
    left = {key: each.model_copy(update={"active": False}) for key, each in contents.people.items()}
    write(register, replace(contents, people=left))
    cut(data)
    assert started(touches) == (2, 0)
