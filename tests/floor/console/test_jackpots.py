"""Jackpots at a console: they are posted and changed by touch, for a table and for all, with the poster's name."""

from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from kiosk.floor import Office, add_console, jackpots_kind
from kiosk.staff import Staff
from tests.dealt import deal_and_void
from tests.faults.journals import KEY
from tests.floor.console.touches import OpenConsole, enter, shown_facts, sign_in, wait
from tests.floor.office import PUBLISHER, publish_as
from tests.tables import FLOOR, PINS, House
from ui.console import FloorConsole


def test_the_console_shows_the_poster_of_jackpots_and_changes_them(
    qtbot: QtBot, house: House, open_console: OpenConsole
) -> None:
    deal_and_void(house.table)  # They can change again after 24 hours.
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.changes != "May be changed now")
    shown = console.model.shown
    assert [jackpot.name for jackpot in shown.jackpots] == ["MEGA", "MAJOR", "MINOR"]
    assert shown.posted.startswith("Posted at NH-07 by R. Haddad, ")
    assert (shown.changes, shown.change) == ("May change in 24 h", "Change amounts")
    console.settle()
    console.tap("changeJackpots")
    assert (console.model.shown.panel, console.model.shown.title) == ("amounts", "NH-07")
    console.tap("primary")
    # These figures are signed for.
    assert shown_facts(console) == {"MEGA": "$25,000", "MAJOR": "$5,000", "MINOR": "$1,000"}
    enter(console, PINS[FLOOR])
    console.tap("primary")
    wait(qtbot, lambda: console.model.shown.strip)  # They stay for 24 hours, and the table says so.
    assert "24 hours" in console.model.shown.strip
    house.clock.advance(ms=25 * 3_600_000)
    console.model.touched()  # Nobody is signed out meanwhile.
    house.table.watch.tick()
    house.table.say("")
    wait(qtbot, lambda: console.model.shown.changes == "May be changed now")


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


POSTED = '{"major": 600000, "mega": 3000000, "minor": 150000}'


def test_published_jackpots_are_changed_only_at_the_publishing_console(
    qtbot: QtBot, house: House, office: Staff, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    publish_as(floor, jackpots_kind("nh"), POSTED)
    wait(qtbot, lambda: house.table.claims.laid == "jackpots:nh 1")
    elsewhere = open_console()
    sign_in(qtbot, elsewhere)
    at_office = "Posted by the office for several tables: change it there"
    wait(qtbot, lambda: elsewhere.model.shown.changes == at_office)
    assert elsewhere.model.shown.change == ""
    elsewhere.tap("signOut")
    console = elsewhere
    for name, two, said in (("two", True, "Two people must sign for this"), ("one", False, "at most once in 24 hours")):
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
        floor.execute("SET LOCAL session_replication_role = replica")  # A day later.
        floor.execute("UPDATE floor.posting SET during = tstzrange(lower(during) - interval '25 hours', now())")
    post_for_all(console)
    wait(qtbot, lambda: house.table.claims.laid == "jackpots:nh 2")
    rows = floor.execute("SELECT by, second, why FROM floor.version WHERE number = 2").fetchall()
    assert rows == [(FLOOR, "", "A jackpot was won")]
    assert house.table.shift.jackpots == {"mega": 500, "major": 600_000, "minor": 150_000}


def post_for_all(console: FloorConsole) -> None:
    """Post five dollars as the MEGA of every table."""
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
