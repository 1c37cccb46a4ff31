"""A console by touch, over a real server: a real table's call is seen, opened, signed for, and counts at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import laid_at_console, linked
from kiosk.app.house.house import HOUSE
from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, DeviceState, Evidence, StateChanged
from kiosk.core.text import EMPTY, sentence
from kiosk.events import CameraRead, SignedAtConsole, VersionTaken
from kiosk.floor import (
    AnswerTaken,
    ConsoleNews,
    FloorVersion,
    KeptVersions,
    LaidDown,
    Office,
    OwnServer,
    Unseen,
    add_console,
    add_publisher,
    enrol,
    jackpots_kind,
    keep_verification,
    publish,
)
from kiosk.floor.standing import TableStanding
from kiosk.floor.verified import KeptJournal
from kiosk.games import GAMES
from kiosk.journal import public_bytes, read_journal
from kiosk.procedure import Floor
from kiosk.settings import ScreenSettings, config_dir, load
from kiosk.staff import Authority, NotProven, Person, Role, Staff
from kiosk.table import EvidenceFolder
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, publish_as, register
from tests.floor.pushing import signed_in
from tests.tables import BOTH, DEALER, FLOOR, PINS, QUICK_HASHER, HeldClock, House, kernel_of, make_ready, void
from ui.app import load_fonts
from ui.cues import Start
from ui.floor import FloorConsole
from ui.vm.floor.rows import clock

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"

OpenConsole = Callable[..., FloorConsole]


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> Iterator[House]:
    """Return a house whose table is joined to the floor, and has a console."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    enrol(floor, "NH-07", house.table.journal.public_key, by="novak")
    add_console(floor, CONSOLE)
    plug_in(house.table)
    kernel = kernel_of(house.table)
    kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
    with linked(house.table, house.folder.parent):
        yield house
    house.close()


@pytest.fixture
def open_console(qapp: Any, house: House, server: OwnServer) -> Iterator[OpenConsole]:
    """Return what opens a console of the house, and closes it when the test is over."""
    load_fonts(qapp)
    opened: list[FloorConsole] = []

    def opens(name: str = CONSOLE, start: Start | None = None, office: Office | None = None) -> FloorConsole:
        folder = house.folder.parent / name
        staff = register(folder / "staff.json", house)
        authority = Authority(staff, house.clock, house={})
        settings = replace(load(config_dir(), GAMES), house=kernel_of(house.table).house)
        console = FloorConsole(
            server.address, staff, authority, house.clock, name=name, records=folder, size=(1280, 800), start=start,
            laid=laid_at_console(settings, folder, staff, house.clock), office=office,
            settings=ScreenSettings(tones=start is not None, player=("true",)),
        )  # fmt: skip
        opened.append(console)
        return console

    yield opens
    for console in opened:
        console.close()
        assert console.warnings == []


def wait(qtbot: QtBot, is_so: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(is_so()), timeout=PATIENCE_MS)


def enter(console: FloorConsole, pin: str) -> None:
    for digit in pin:
        console.tap(f"pin.{digit}")


def sign_in(qtbot: QtBot, console: FloorConsole, who: str = FLOOR) -> None:
    console.tap(f"signer.{who}")
    enter(console, PINS[who])
    console.tap("signIn")
    wait(qtbot, lambda: console.model.sits and console.find("table.NH-07"))


def deal_until_called(house: House) -> None:
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)


def call_of(console: FloorConsole) -> str:
    return f"call.NH-07.{console.model.shown.calls[0].id}"


def test_a_call_is_opened_and_acknowledged_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    shown = console.model.shown
    assert (shown.title, shown.primary, shown.secondary) == ("NH-07 · seat 5", "Acknowledge", "Dispute")
    assert len([item for item in console.items() if item.objectName().startswith("card.")]) == 5
    assert "M. Ortiz" in [fact.value for fact in shown.facts]
    console.tap("primary")
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: not isinstance(house.table.round.prompt, Floor))
    assert [event.actor for event in house.table.journal.events(1, SignedAtConsole)] == [FLOOR]
    wait(qtbot, lambda: not any(call.id.startswith("hand.") for call in console.model.shown.calls))
    assert console.model.shown.strip == ""


def test_a_call_is_heard_once_also_before_anybody_signs_in(
    qtbot: QtBot, house: House, open_console: OpenConsole
) -> None:
    heard: list[str] = []
    console = open_console(start=lambda program, arguments: heard.append(f"{program} {Path(arguments[0]).stem}"))
    deal_until_called(house)
    wait(qtbot, lambda: heard)
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.calls)
    console.tap("signOut")
    console.tap(f"signer.{FLOOR}")
    enter(console, "0000")
    console.tap("signIn")
    assert heard == ["true floor", "true refused"]


def test_a_wrong_pin_is_told_and_the_call_stands(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    console.tap("otherwise")
    enter(console, "0000")
    console.tap("primary")
    wait(qtbot, lambda: console.model.shown.strip)
    assert console.model.shown.strip == "NH-07: Wrong PIN: 2 tries left."
    assert isinstance(house.table.round.prompt, Floor)
    assert console.model.shown.primary == "Acknowledge"


def test_somebody_is_at_one_console_at_a_time(
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


def test_an_alert_stands_until_somebody_notes_it_at_any_console(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    add_console(floor, "console_pit_4")
    console, other = open_console(), open_console("console_pit_4")
    sign_in(qtbot, console)
    sign_in(qtbot, other, BOTH)
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The shoe was unplugged."))
    wait(qtbot, lambda: console.model.shown.alerts and other.model.shown.alerts)
    console.settle()
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.tone) == ("Shoe offline", "grave")
    assert console.model.shown.tables[0].status == "Shoe offline"
    console.tap(f"alert.{alert.key}")
    assert console.model.shown.primary == "Noted"
    console.tap("primary")
    wait(qtbot, lambda: not console.model.shown.alerts and not other.model.shown.alerts)
    assert floor.execute("SELECT alert, person, console FROM floor.noted").fetchall() == [(alert.key, FLOOR, CONSOLE)]


@pytest.fixture
def office(tmp_path: Path, house: House, floor: psycopg.Connection[Any]) -> Staff:
    """Return the register of a house that publishes; its table and its console trust the office."""
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN)
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    for data in (tmp_path, tmp_path / CONSOLE):
        KeptVersions(data).trust(public_bytes(KEY))
    return register(tmp_path / "office.json", house)


def taken_at(data: Path) -> list[tuple[int, str]]:
    """Return number and signer of what the journal of a house says that its console has taken."""
    path = data / HOUSE / "journal.db"
    if not path.exists():
        return []
    with read_journal(path) as journal:
        return [(event.of(VersionTaken).number, event.actor) for event in journal.events(1, VersionTaken)]


def test_who_leaves_is_out_at_the_console_too(
    qtbot: QtBot, tmp_path: Path, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    console = open_console()
    sign_in(qtbot, console)
    office.deactivate(FLOOR)
    publish_as(floor, LaidDown.PEOPLE, office.laid_down(), why="left")
    wait(qtbot, lambda: console.model.shown.view == "sign_in")
    assert console.model.shown.strip == "R. Haddad has left the house and is signed out."
    console.settle()
    assert console.find(f"signer.{FLOOR}") is None
    assert console.find(f"signer.{BOTH}") is not None
    assert taken_at(tmp_path / CONSOLE) == [(1, MANAGER)]
    wait(qtbot, lambda: floor.execute("SELECT outcome FROM floor.sitting").fetchall() == [("in",), ("out",)])
    office.set_pin(BOTH, "6402")  # and the console asks on
    publish_as(floor, LaidDown.PEOPLE, office.laid_down())
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER), (2, MANAGER)])
    own = Staff.load(tmp_path / CONSOLE / "staff.json", HeldClock(), hasher=QUICK_HASHER)
    assert own.digest() == office.digest()


def test_what_this_machine_has_published_itself_undoes_nothing_here(
    qtbot: QtBot, tmp_path: Path, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    """Somebody has been added at the office since, and is not published yet."""
    console = open_console()
    own = register(tmp_path / CONSOLE / "staff.json", house)
    own.add(Person(id="silva", name="T. Silva", roles=frozenset({Role.FLOOR})), "4471")
    version = FloorVersion.signed(KEY, LaidDown.PEOPLE, None, office.laid_down(), by=MANAGER)
    KeptVersions(tmp_path / CONSOLE).keep(version)
    with signed_in(floor, PUBLISHER) as db:
        publish(db, version)
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER)])
    assert own.person("silva") is not None
    assert console.model.shown.strip == ""
    office.deactivate(FLOOR)
    publish_as(floor, LaidDown.PEOPLE, office.laid_down())
    wait(qtbot, lambda: taken_at(tmp_path / CONSOLE) == [(1, MANAGER), (2, MANAGER)])


def test_people_that_nobody_trusted_has_signed_are_refused_and_said(
    qtbot: QtBot, tmp_path: Path, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    KeptVersions(tmp_path / CONSOLE).trust(public_bytes(OTHER_KEY))
    console = open_console()
    office.deactivate(FLOOR)
    publish_as(floor, LaidDown.PEOPLE, office.laid_down())
    wait(qtbot, lambda: "not trusted here" in console.model.shown.strip)
    sign_in(qtbot, console)
    assert taken_at(tmp_path / CONSOLE) == []


def test_a_lock_at_a_table_holds_at_the_console_and_ends_there(
    qtbot: QtBot, tmp_path: Path, house: House, office: Staff, open_console: OpenConsole
) -> None:
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
    house.table.people.show_pin(MANAGER, MANAGERS_PIN)
    house.table.people.unlock(FLOOR)
    wait(qtbot, lambda: not own.locked())
    enter(console, PINS[FLOOR])
    console.tap("signIn")
    wait(qtbot, lambda: console.model.sits and console.find("table.NH-07"))


def shown_facts(console: FloorConsole) -> dict[str, str]:
    return {fact.label: fact.value for fact in console.model.shown.facts}


def test_what_the_nightly_verifier_finds_is_shown_and_noted_by_touch(
    qtbot: QtBot, tmp_path: Path, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    KeptVersions(tmp_path / CONSOLE).trust_verifier(public_bytes(KEY))
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.answered[-1].value == "never")
    assert not console.model.shown.alerts  # a floor of today
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.answered[-1].value.startswith("whole · "))
    assert console.model.shown.answered[-1].value.endswith(", 0 h ago")
    assert not console.model.shown.alerts
    wrong = sentence("event {seq} is not what follows", seq=12)
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, (wrong,)), KeptJournal("NH-08", 2, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.alerts)
    console.settle()
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.tone, alert.table) == ("Records are not whole", "grave", "")
    console.tap(f"alert.{alert.key}")
    shown = shown_facts(console)
    assert (shown["Result"], shown["NH-07 1"]) == ("NOT WHOLE", "event 12 is not what follows")
    assert "NH-08 2" not in shown
    assert shown["Signed with key"] == public_bytes(KEY)[:4].hex()
    console.tap("primary")
    wait(qtbot, lambda: not console.model.shown.alerts)
    assert console.model.shown.answered[-1].value.startswith("NOT WHOLE · ")


def test_a_result_by_a_key_that_nobody_has_named_here_is_alerted_to(
    qtbot: QtBot, tmp_path: Path, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    """As where somebody who has the server writes its row anew, and signs it with a key of their own."""
    console = open_console()
    sign_in(qtbot, console)
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])  # the office's: it publishes as well
    wait(qtbot, lambda: console.model.shown.answered[-1].value.startswith("whole · "))
    keep_verification(floor, OTHER_KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.alerts)
    assert [alert.title for alert in console.model.shown.alerts] == ["Verifier’s key is not trusted"]
    assert console.model.shown.answered[-1].value.startswith("NOT TRUSTED · ")


def test_how_old_the_people_are_is_shown_and_said_where_the_server_is_away(
    qtbot: QtBot, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    console = open_console()
    sign_in(qtbot, console)
    assert "People as of" not in {fact.label for fact in console.model.shown.answered}
    publish_as(floor, LaidDown.PEOPLE, office.laid_down())
    wait(qtbot, lambda: "People as of" in {fact.label for fact in console.model.shown.answered})
    (said,) = (fact.value for fact in console.model.shown.answered if fact.label == "People as of")
    assert said.startswith(("no. 1, today ", "no. 1, 2"))  # by the clock of the test, or of the server
    console.link.stop()
    console.model.take(ConsoleNews(is_there=False, why=sentence("The floor’s server does not answer.")))
    console.model.refresh()
    assert console.model.shown.strip.startswith(
        f"The floor’s server does not answer. What stands here is of {clock(console.model._clock.now_ms())}. "
        "People and settings are those of "
    )
    assert console.model.shown.devices == "No link to the floor’s server"
    console.tap("table.NH-07")
    console.tap("order.lock")
    assert console.model.shown.strip == "The floor’s server does not answer: go to the table."
    console.model.take(ConsoleNews(is_there=True))
    console.model.forget_strip()
    console.model.refresh()
    assert console.model.shown.strip == ""


def test_a_console_without_a_table_says_why(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    console.link.stop()
    (seen,) = console.model._house.tables.values()

    def show(news: ConsoleNews) -> str:
        console.model.take(news)
        console.model.refresh()
        return console.model.shown.no_tables

    del console.model._house.tables["NH-07"]
    assert show(ConsoleNews()) == "No table is enrolled at the floor’s server yet."
    assert show(ConsoleNews(is_there=False)) == "The floor’s server is being asked."
    mute = replace(seen, stands=TableStanding(), unseen=Unseen.MUTE)
    assert show(ConsoleNews(is_there=True, tables=(mute,))) == ""
    (tile,) = console.model.shown.tables
    assert (tile.status, tile.count, tile.tone) == ("Not heard yet", "–", "lost")
    for unseen, said in ((Unseen.MUTE, "start it"), (Unseen.OTHER, "install the same version on both")):
        show(ConsoleNews(tables=(replace(mute, unseen=unseen),)))
        console.tap("table.NH-07")
        assert said in console.model.shown.note
        assert (console.model.shown.acts, console.model.shown.facts) == ((), ())
    show(ConsoleNews(tables=(seen,)))
    assert console.model.shown.acts


def test_who_posted_the_jackpots_is_shown_and_they_are_changed_by_touch(
    qtbot: QtBot, house: House, open_console: OpenConsole
) -> None:
    console = open_console()
    sign_in(qtbot, console)
    shown = console.model.shown
    assert [jackpot.name for jackpot in shown.jackpots] == ["MEGA", "MAJOR", "MINOR"]
    assert shown.posted.startswith("Posted at NH-07 by R. Haddad, ")
    assert (shown.changes, shown.change) == ("May change in 24 h", "Change amounts")
    console.settle()
    console.tap("changeJackpots")
    assert (console.model.shown.panel, console.model.shown.title) == ("amounts", "NH-07")
    console.tap("primary")
    assert shown_facts(console) == {"MEGA": "$25,000", "MAJOR": "$5,000", "MINOR": "$1,000"}  # what is signed for
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: console.model.shown.strip)  # they stand for 24 hours: the table says so
    assert "24 hours" in console.model.shown.strip
    house.clock.advance(ms=25 * 3_600_000)
    console.model.touched()  # nobody is signed out meanwhile
    house.table.watch.tick()
    house.table.say("")
    wait(qtbot, lambda: console.model.shown.changes == "May be changed now")


POSTED = '{"major": 600000, "mega": 3000000, "minor": 150000}'


def test_what_the_floor_has_posted_is_changed_where_the_house_publishes(
    qtbot: QtBot, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    publish_as(floor, jackpots_kind("nh"), POSTED)
    wait(qtbot, lambda: house.table.claims.laid == "jackpots:nh 1")
    elsewhere = open_console()
    sign_in(qtbot, elsewhere)
    at_office = "Posted by the office for several tables: changed there"
    wait(qtbot, lambda: elsewhere.model.shown.changes == at_office)
    assert elsewhere.model.shown.change == ""
    elsewhere.tap("signOut")
    console = elsewhere
    for name, two, said in (("two", True, "Two people sign for this here"), ("one", False, "at most once in 24 hours")):
        add_console(floor, f"console_{name}")
        console = open_console(f"console_{name}", office=Office(PUBLISHER, house.folder, KEY, two=two))
        sign_in(qtbot, console)
        wait(qtbot, lambda shown=console: shown.model.shown.change == "Change amounts")  # type: ignore[misc]
        post_for_all(console)
        wait(qtbot, lambda shown=console, word=said: word in shown.model.shown.strip)  # type: ignore[misc]
        assert house.table.claims.laid == "jackpots:nh 1"
        if two:
            console.tap("signOut")
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # a day later
        floor.execute("UPDATE floor.posting SET during = tstzrange(lower(during) - interval '25 hours', now())")
    post_for_all(console)
    wait(qtbot, lambda: house.table.claims.laid == "jackpots:nh 2")
    rows = floor.execute("SELECT by, second, why FROM floor.version WHERE number = 2").fetchall()
    assert rows == [(FLOOR, "", "A jackpot was won")]
    assert house.table.shift.jackpots == {"mega": 500, "major": 600_000, "minor": 150_000}


def post_for_all(console: FloorConsole) -> None:
    """Have five dollars posted as the MEGA of every table."""
    console.settle()
    console.tap("changeJackpots")
    console.settle()
    console.tap("amountKey.5")
    console.tap("primary")
    console.settle()
    console.tap("choice.A jackpot was won")
    facts = shown_facts(console)
    assert (facts["MEGA"], facts["Where"], facts["Reason"]) == ("$5", "At all tables", "A jackpot was won")
    enter(console, PINS[FLOOR])
    console.tap("primary")


def test_a_result_that_is_old_or_not_as_signed_is_alerted_to(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    keep_verification(
        floor, KEY, [KeptJournal("NH-07", 1, 40, 3, (sentence("event {seq} is not what follows", seq=12),))]
    )
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # as a superuser can
        floor.execute("UPDATE floor.verification SET is_whole = true, at = at - interval '26 hours'")
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: len(console.model.shown.alerts) == 2)
    titles = [alert.title for alert in console.model.shown.alerts]
    assert titles == ["Verifier’s result is not as signed", "Records not verified for 26 h"]
    assert console.model.shown.answered[-1].value.startswith("NOT AS SIGNED · ")


def test_a_floor_that_was_never_verified_is_alerted_to_after_a_day(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")
        floor.execute("UPDATE floor.journal SET enrolled_at = enrolled_at - interval '30 hours'")
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: [alert.title for alert in console.model.shown.alerts] == ["Records not verified for 30 h"])


def order(qtbot: QtBot, console: FloorConsole, what: str, pin: str = PINS[FLOOR]) -> None:
    """Order something of the table that is looked at, and sign for it."""
    wait(qtbot, lambda: console.find(f"order.{what}"))
    console.settle()
    console.tap(f"order.{what}")
    enter(console, pin)
    console.tap("primary")


def test_a_table_is_locked_relieved_and_closed_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console, table = open_console(), house.table
    sign_in(qtbot, console)
    console.tap("table.NH-07")
    order(qtbot, console, "lock", "0000")
    wait(qtbot, lambda: console.model.shown.strip == "NH-07: Wrong PIN: 2 tries left.")
    order(qtbot, console, "lock")
    wait(qtbot, lambda: console.model.shown.tables[0].status == "Locked")
    assert console.model.shown.strip == "NH-07 · Lock the table: signed"
    order(qtbot, console, "unlock")
    wait(qtbot, lambda: console.model.shown.tables[0].status != "Locked")  # what is signed is what is shown
    assert not table.floor.is_locked
    order(qtbot, console, "relieve")
    wait(qtbot, lambda: console.model.shown.tables[0].dealer == "no dealer")
    assert table.dealer is None
    order(qtbot, console, "close")
    wait(qtbot, lambda: "Closing signed: the rack is counted" in [fact.value for fact in console.model.shown.facts])
    assert console.find("order.close") is None
    assert console.find("order.unlock_person") is None  # the right of a manager


def test_jackpots_are_posted_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console, table = open_console(), house.table
    house.clock.advance(ms=25 * 3_600_000)
    sign_in(qtbot, console)
    console.tap("table.NH-07")
    wait(qtbot, lambda: console.find("order.post"))
    console.settle()
    console.tap("order.post")
    for key in ("3", "0", "0", "00"):
        console.tap(f"amountKey.{key}")
    console.tap("nextAmount")
    console.tap("amountKey.back")
    assert [row.entered for row in console.model.shown.amounts] == ["$30,000", "–", "$1,000"]
    console.tap("primary")
    assert console.model.shown.strip == "Enter every amount first: MAJOR."
    for key in ("6", "00", "0"):
        console.tap(f"amountKey.{key}")
    console.tap("primary")
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: table.shift.jackpots == {"mega": 3_000_000, "major": 600_000, "minor": 100_000})


def test_somebodys_pin_is_locked_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console = open_console()
    sign_in(qtbot, console)
    console.tap("table.NH-07")
    wait(qtbot, lambda: console.find("order.lock_person"))
    console.settle()
    console.tap("order.lock_person")
    console.tap(f"choice.{BOTH}")
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, house.staff.locked)
    assert [person.id for person in house.staff.locked()] == [BOTH]


def test_a_badge_and_its_pin_sign_in_and_sign(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    house.staff.set_badge(FLOOR, "0107 4711")  # before the console takes its copy
    house.staff.set_badge(DEALER, "0107 4712")
    house.staff.prove(FLOOR, PINS[FLOOR])  # how many digits a PIN has is learnt when it is proved
    console = open_console()
    console.model.badge_event(BadgeRead("0107 4712", 0))
    assert console.model.shown.strip == "M. Ortiz may not sign here: somebody else must sign."
    console.model.badge_event(BadgeRead("0107 9999", 0))
    assert console.model.shown.strip == "Nobody on the staff has that badge: choose your name."
    console.model.badge_event(BadgeRead("0107 4711", 0))
    console.settle()
    enter(console, PINS[FLOOR])
    wait(qtbot, lambda: console.model.sits and console.find("table.NH-07"))
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    console.tap("primary")
    console.model.badge_event(BadgeRead("0107 4711", 0))
    console.settle()
    enter(console, PINS[FLOOR])
    wait(qtbot, lambda: not isinstance(house.table.round.prompt, Floor))


def test_a_call_that_is_answered_is_shown_no_more(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    """Before its table has told how it stands now."""
    console = open_console()
    sign_in(qtbot, console)
    deal_until_called(house)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    call = console.model.shown.calls[0]
    console.tap(call_of(console))
    console.tap("primary")
    enter(console, PINS[FLOOR])
    console.link.stop()
    console.tap("primary")
    console.model.take(ConsoleNews(taken=(AnswerTaken("NH-07", call.id, EMPTY),)))
    console.model.refresh()
    assert console.model.shown.calls == ()
    assert console.model.shown.panel == "table"


def test_a_hand_is_searched_for_and_seen_again_by_touch(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    console, table = open_console(), house.table
    deal_until_called(house)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    while table.hand_number == 1:
        make_ready(table)
        table.play.proceed()
    deal_to_flop_bets(table)
    void(table, FLOOR, PINS[FLOOR])
    qtbot.waitUntil(lambda: console.model.shown.view == "sign_in", timeout=PATIENCE_MS)
    sign_in(qtbot, console)
    console.tap("search")
    search = console.model.searching
    wait(qtbot, lambda: len(search.shown.hands) == 2)
    console.settle()
    console.tap("filter.result")
    wait(qtbot, lambda: console.find("look.void"))
    console.settle()
    console.tap("look.void")
    wait(qtbot, lambda: [hand.title for hand in search.shown.hands] == ["NH-07 · hand 2"])
    console.tap("clearSearch")
    console.tap("filter.amount")
    console.settle()
    for key in ("9", "9", "9", "9", "9"):
        console.tap(f"lookKey.{key}")
    assert search.shown.keyed == "$99,999"
    console.tap("lookEnter")
    wait(qtbot, lambda: search.shown.note == "No hand matches.")
    console.tap("clearSearch")
    wait(qtbot, lambda: len(search.shown.hands) == 2)
    console.settle()
    console.tap("found.1.1")
    wait(qtbot, lambda: search.shown.told)
    assert "The floor has acknowledged the hand." in [line.what for line in search.shown.told]
    assert ("Dealer", "M. Ortiz") in [(fact.label, fact.value) for fact in search.shown.facts]
    rows = {row.label: row.cards for row in search.shown.cards}
    assert len(rows["Community cards"]) == 3
    assert len(rows["seat 5"]) == 2
    console.tap("search")
    assert console.find("table.NH-07") is not None


def test_a_call_shows_what_the_tables_camera_saw(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    """Under the hash that the journal names: another picture is not shown."""
    table, folder = house.table, EvidenceFolder(house.folder / "evidence")
    table.camera.connect(folder)
    picture = jpeg()
    deal_to_flop_bets(table)
    evidence = Evidence(picture, (picture,), ((("9d", 990),),), {"whole": "00"}, (1,))
    with kernel_of(table).together():
        kernel_of(table).commit(CameraRead(zone="community", evidence=folder.keep(evidence)), actor="kiosk")
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(table.round.prompt, Floor):
        play_on(table, cards)
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.calls)
    console.settle()
    console.tap(call_of(console))
    wait(qtbot, lambda: console.model.shown.pictures)
    assert console.model.shown.pictures[0].image.width() == 8
    assert console.model.shown.agrees == "not every card was seen"
    kept = floor.execute("SELECT digest = sha256(body), body FROM floor.picture").fetchall()
    assert kept == [(True, picture)]
    with signed_in(floor, "table_NH-07") as forger, pytest.raises(psycopg.Error, match="picture_body_check"):
        forger.execute("SELECT floor.show(%s)", (bytes(400_001),))


def jpeg() -> bytes:
    """Return a small picture."""
    image, body = QImage(8, 8, QImage.Format.Format_RGB32), QBuffer()
    image.fill(0)
    body.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(body, "JPG")  # type: ignore[call-overload]
    return bytes(body.data().data())
