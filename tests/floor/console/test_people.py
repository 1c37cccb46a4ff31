"""The people at a console: one at a time, by the published register, who leave, are locked, and are unlocked."""

from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import laid_at_console, staff_at_console
from kiosk.app.house.house import HOUSE
from kiosk.core.errors import ConfigError
from kiosk.events import VersionTaken
from kiosk.floor import FloorVersion, KeptVersions, PublishedKind, add_console, publish
from kiosk.floor.publishing.publishing import ask_news
from kiosk.journal import public_bytes, read_journal
from kiosk.staff import NotProven, Person, Role, Staff
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.console.touches import CONSOLE, OpenConsole, enter, sign_in, wait
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, publish_as, register, vouch_for_devices
from tests.floor.pushing import signed_in
from tests.tables import BOTH, FLOOR, PINS, QUICK_HASHER, HeldClock, House
from ui.console import FloorConsole


def test_a_person_is_signed_in_at_one_console_at_a_time(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    add_console(floor, "console_pit_4")
    first, second = open_console(), open_console("console_pit_4")
    sign_in(qtbot, first)
    second.tap(f"signer.{FLOOR}")
    enter(second, PINS[FLOOR])
    second.tap("signIn")
    wait(qtbot, lambda: second.model.shown.strip)
    assert second.model.shown.strip == "R. Haddad is signed in at another console: sign out there first."
    assert second.model.shown.view == "sign_in"
    outcomes = floor.execute("SELECT console, outcome FROM floor.sitting ORDER BY sitting").fetchall()
    assert outcomes == [(CONSOLE, "in"), ("console_pit_4", "refused")]
    first.tap("signOut")
    wait(qtbot, lambda: len(floor.execute("SELECT FROM floor.sitting").fetchall()) == 3)
    sign_in(qtbot, second)


def taken_at(data: Path) -> list[tuple[int, str]]:
    """Return the number and the signer of the versions that a console took, from the house journal."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return []
    with read_journal(path) as journal:
        return [(event.of(VersionTaken).number, event.actor) for event in journal.events(1, VersionTaken)]


def test_a_person_who_leaves_is_out_at_the_console_too(
    qtbot: QtBot, tmp_path: Path, office: Staff, console: FloorConsole, floor: psycopg.Connection[Any]
) -> None:
    office.deactivate(FLOOR)
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down(), why="left")
    wait(qtbot, lambda: console.model.shown.view == "sign_in")
    assert console.model.shown.strip == "R. Haddad no longer works here: signed out."
    console.settle()
    assert console.find(f"signer.{FLOOR}") is None
    assert console.find(f"signer.{BOTH}") is not None
    assert taken_at(tmp_path / CONSOLE) == [(1, MANAGER)]
    wait(qtbot, lambda: floor.execute("SELECT outcome FROM floor.sitting").fetchall() == [("in",), ("out",)])
    office.set_pin(BOTH, "6402")  # The console keeps asking.
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down())
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER), (2, MANAGER)])
    own = Staff.load(tmp_path / CONSOLE / "staff.json", HeldClock(), hasher=QUICK_HASHER)
    assert own.digest() == office.digest()


def test_a_console_without_a_register_takes_that_of_a_trusted_publisher(
    tmp_path: Path, house: House, office: Staff, floor: psycopg.Connection[Any]
) -> None:
    data = tmp_path / "machine"
    data.mkdir(mode=0o700)
    with pytest.raises(ConfigError, match="does not exist: make it with `kiosk staff add`"):
        staff_at_console(house.settings, data, house.clock)
    KeptVersions(data).trust(public_bytes(KEY))
    staff = staff_at_console(house.settings, data, house.clock)
    assert staff.people() == ()
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down())
    laid = laid_at_console(house.settings, data, staff, house.clock)
    with signed_in(floor, CONSOLE) as db:
        news = ask_news(db, laid.since)
    assert news is not None
    laid.take(news)
    assert staff.digest() == office.digest()


def test_own_published_version_keeps_later_local_changes(
    qtbot: QtBot, tmp_path: Path, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    """A person was added at the office since, and is not published yet."""
    console = open_console()
    own = register(tmp_path / CONSOLE / "staff.json", house)
    own.add(Person(id="silva", name="T. Silva", roles=frozenset({Role.FLOOR})), "4175")
    version = FloorVersion.signed(KEY, PublishedKind.PEOPLE, None, office.laid_down(), by=MANAGER)
    KeptVersions(tmp_path / CONSOLE).keep(version)
    with signed_in(floor, PUBLISHER) as db:
        publish(db, version)
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER)])
    assert own.person("silva") is not None
    assert console.model.shown.strip == ""
    office.deactivate(FLOOR)
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down())
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER), (2, MANAGER)])


def test_people_that_nobody_trusted_has_signed_are_refused_and_said(
    qtbot: QtBot, tmp_path: Path, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    KeptVersions(tmp_path / CONSOLE).trust(public_bytes(OTHER_KEY))
    console = open_console()
    office.deactivate(FLOOR)
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down())
    wait(qtbot, lambda: "not trusted here" in console.model.shown.strip)
    sign_in(qtbot, console)
    assert taken_at(tmp_path / CONSOLE) == []


def test_a_lock_at_a_table_holds_at_the_console_and_ends_there(
    qtbot: QtBot, tmp_path: Path, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    vouch_for_devices(floor)
    console = open_console()
    own = Staff.load(tmp_path / CONSOLE / "staff.json", house.clock, hasher=QUICK_HASHER)
    for _ in range(3):
        with pytest.raises(NotProven):
            house.table.floor.come(FLOOR, "1597")
    wait(qtbot, own.locked)
    console.tap(f"signer.{FLOOR}")
    enter(console, PINS[FLOOR])
    console.tap("signIn")
    assert "R. Haddad is locked until" in console.model.shown.strip
    house.table.people.unlock(FLOOR, MANAGER, MANAGERS_PIN)
    wait(qtbot, lambda: not own.locked())
    enter(console, PINS[FLOOR])
    console.tap("signIn")
    wait(qtbot, lambda: console.model.sits and console.find("table.NH-07"))
