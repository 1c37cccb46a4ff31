"""A console's messages without its server, and without a table."""

import re
from dataclasses import replace
from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from kiosk.core.text import Text, sentence
from kiosk.floor import ORDER, AnswerTaken, ConsoleNews, PublishedKind, Unseen
from kiosk.floor.answering.status import TableStatus
from kiosk.staff import Staff
from tests.floor.console.touches import OpenConsole, wait
from tests.floor.office import publish_as
from tests.tables import House
from ui.console import FloorConsole
from ui.vm.floor.rows import clock


def test_age_of_staff_list_is_shown_and_announced_offline(
    qtbot: QtBot, office: Staff, console: FloorConsole, floor: psycopg.Connection[Any]
) -> None:
    assert "Staff list" not in {fact.label for fact in console.model.shown.answered}
    publish_as(floor, PublishedKind.PEOPLE, office.laid_down())
    wait(qtbot, lambda: "Staff list" in {fact.label for fact in console.model.shown.answered})
    (said,) = (fact.value for fact in console.model.shown.answered if fact.label == "Staff list")
    assert re.match(r"no\. 1, (today|\w{3} \d+, \d{4},) \d\d:\d\d", said)  # By the clock of the test, or of the server.
    console.link.stop()
    console.model.take(ConsoleNews(is_there=False, why=sentence("The floor server does not answer.")))
    console.model.refresh()
    assert console.model.shown.strip.startswith(
        f"The floor server does not answer. As last seen at {clock(console.model.house_clock.now_ms())}. "
        "Staff and settings date from "
    )
    assert console.model.shown.devices == "No link to the floor server"
    console.tap("table.NH-07")
    console.tap("order.lock")
    assert console.model.shown.strip == (
        "The floor server does not answer. The floor server does not answer: go to the table."
    )
    console.model.take(ConsoleNews(is_there=True))
    console.model.forget_strip()
    console.model.refresh()
    assert console.model.shown.strip == ""


def test_a_console_without_a_table_says_why(house: House, console: FloorConsole) -> None:
    console.link.stop()
    (seen,) = console.model.house.tables.values()

    def show(news: ConsoleNews) -> str:
        console.model.take(news)
        console.model.refresh()
        return console.model.shown.no_tables

    del console.model.house.tables["NH-07"]
    assert show(ConsoleNews()) == "No table is enrolled on the floor server yet."
    assert show(ConsoleNews(is_there=False)) == "Contacting the floor server."
    mute = replace(seen, status=TableStatus(), unseen=Unseen.MUTE)
    assert show(ConsoleNews(is_there=True, tables=(mute,))) == ""
    (tile,) = console.model.shown.tables
    assert (tile.status, tile.count, tile.tone) == ("No signal yet", "–", "lost")
    for unseen, said in ((Unseen.MUTE, "start it"), (Unseen.OTHER, "install the same version on both")):
        show(ConsoleNews(tables=(replace(mute, unseen=unseen),)))
        console.tap("table.NH-07")
        assert said in console.model.shown.note
        assert (console.model.shown.acts, console.model.shown.facts) == ((), ())
    show(ConsoleNews(tables=(seen,)))
    assert console.model.shown.acts


def test_a_notice_does_not_hide_that_the_server_has_gone(house: House, console: FloorConsole) -> None:
    console.link.stop()
    console.model.sent[("NH-07", ORDER)] = "lock"
    console.model.take(ConsoleNews(taken=(AnswerTaken("NH-07", ORDER, Text("")),)))
    console.model.refresh()
    assert console.model.shown.strip == "NH-07 · Lock the table: signed"
    assert console.model.shown.calls_note == "No table is waiting."
    console.model.take(ConsoleNews(is_there=False, why=sentence("The floor server does not answer.")))
    console.model.refresh()
    assert console.model.shown.strip.startswith("The floor server does not answer. As last seen at ")
    assert console.model.shown.calls_note == "No link to the floor server"


def test_an_open_table_without_a_dealer_is_not_dealing(house: House, console: FloorConsole) -> None:
    console.link.stop()
    (seen,) = console.model.house.tables.values()
    for name, words in (("D. Ruiz", "Dealing"), ("", "no dealer")):
        status = TableStatus(is_open=True, dealer_name=name)
        console.model.take(ConsoleNews(tables=(replace(seen, status=status),), silent={}))
        console.model.refresh()
        assert [words] == [tile.status for tile in console.model.shown.tables]


def test_an_order_is_no_call_that_was_answered(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    console = open_console()
    with floor.transaction():
        for call in ("hand.1", "order"):
            floor.execute(
                """WITH made AS (INSERT INTO floor.answer(journal, call, verb, person, sealed)
                  SELECT max(journal), %s, 'sign', 'haddad', '' FROM floor.journal RETURNING answer, call)
                INSERT INTO floor.taken(answer, refused, is_order) SELECT answer, '', call = 'order' FROM made""",
                (call,),
            )
    wait(qtbot, lambda: console.model.house.answered == 1)
