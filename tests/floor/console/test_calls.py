"""A call by touch, over a real server: a real table's call is seen, opened, signed, and takes effect there."""

from pathlib import Path
from typing import Any

import psycopg
import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, Evidence
from kiosk.core.text import EMPTY
from kiosk.events import CameraRead, SignedAtConsole
from kiosk.floor import AnswerTaken, ConsoleNews
from kiosk.procedure import Floor
from kiosk.table import EvidenceFolder
from tests.dealt import DECK, deal_to_flop_bets, play_on
from tests.floor.console.touches import OpenConsole, call_of, deal_until_called, enter, sign_in, wait
from tests.floor.pushing import signed_in
from tests.tables import DEALER, FLOOR, PINS, House, kernel_of
from ui.console import FloorConsole


def test_a_call_is_opened_and_acknowledged_by_touch(qtbot: QtBot, house: House, console: FloorConsole) -> None:
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


def test_a_wrong_pin_is_reported_and_the_call_remains(qtbot: QtBot, house: House, console: FloorConsole) -> None:
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


def test_a_badge_and_its_pin_sign_in_and_sign(qtbot: QtBot, house: House, open_console: OpenConsole) -> None:
    house.staff.set_badge(FLOOR, "0107 4711")  # This is before the console takes its copy.
    house.staff.set_badge(DEALER, "0107 4712")
    house.staff.prove(FLOOR, PINS[FLOOR])  # The number of a PIN's digits is learned when it is proved.
    console = open_console()
    console.model.badge_event(BadgeRead("0107 4712", 0))
    assert console.model.shown.strip == "M. Ortiz cannot sign here: someone else must sign."
    console.model.badge_event(BadgeRead("0107 9999", 0))
    assert console.model.shown.strip == "Unknown badge: choose your name."
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


def test_a_call_that_is_answered_is_shown_no_more(qtbot: QtBot, house: House, console: FloorConsole) -> None:
    """Its table has not sent its status yet."""
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


def test_a_call_shows_the_picture_of_the_tables_camera(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    """The picture has the hash that the journal names; another picture is not shown."""
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
    image, body = QImage(8, 8, QImage.Format.Format_RGB32), QBuffer()
    image.fill(0)
    body.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(body, "JPG")  # type: ignore[call-overload]
    return bytes(body.data().data())
