"""No input is markup: names, badges, card codes, and language files are shown verbatim, and nothing is fetched."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from kiosk.core.devices import BadgeRead, ShoeAlarm
from kiosk.core.errors import Refused
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.tables import enter_menu_pin, open_page
from ui.app import Screen
from ui.stopped import StoppedWindow
from ui.window.language import Longer
from ui.window.pane import Pane, visible_items
from ui.window.typefaces import load_fonts

QML = Path(__file__).resolve().parents[2] / "ui" / "qml"
PLAIN_TEXT = 0  # Text.PlainText

MARKED_UP = re.compile(r"(?<![\w.])(Text|TextEdit|TextArea|Label|ToolTip) \{|textFormat")


class Address:
    """A local address that records whether anybody has connected to it."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.setblocking(False)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/a"
        self.img = f"<img src={self.url}>"

    def was_called(self) -> bool:
        try:
            self._socket.accept()[0].close()
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def address() -> Iterator[Address]:
    listening = Address()
    yield listening
    listening.close()


def test_every_text_is_a_plain_text() -> None:
    found = {
        f"{path.relative_to(QML)}: {match[0]}"
        for path in QML.rglob("*.qml")
        for match in MARKED_UP.finditer(path.read_text(encoding="utf-8"))
    }
    assert {"controls/PlainText.qml: Text {", "controls/PlainText.qml: textFormat"} == found


def formats(pane: Pane) -> dict[str, int]:
    """Return the format of each visible text, by its words."""
    return {
        str(item.property("text")): _format(item)
        for item in visible_items(pane.window.contentItem())
        if item.inherits("QQuickText")
    }


def _format(text: QQuickItem) -> int:
    """Return a text's format as QML knows it: it has no type in Python."""
    value, _ = QQmlExpression(QQmlEngine.contextForObject(text), text, "textFormat").evaluate()
    assert isinstance(value, int)
    return value


def plainly(screen: Screen, shown: str) -> None:
    """Assert that the screen shows this, and each text of it as plain text."""
    screen.settle()
    seen = formats(screen)
    assert [text for text in seen if shown in text], f"{shown} is not shown"
    assert {PLAIN_TEXT} == set(seen.values())


def test_a_name_is_no_markup(address: Address) -> None:
    with pytest.raises(Refused, match="remove “<”"):
        Person(id="img", name=address.img, roles=frozenset({Role.FLOOR, Role.MANAGER}))


def test_a_badge_and_a_card_code_are_no_markup(screen: Screen, table: Table, address: Address) -> None:
    table.people.badge_event(BadgeRead(address.img, 0))
    table.shoe.event(ShoeAlarm(address.img, address.img))
    plainly(screen, "")
    enter_menu_pin(screen, "haddad")
    screen.tap("menu.more")
    screen.tap("menu.diagnostics")
    plainly(screen, "")
    assert not address.was_called()


class _MarkedUp(Longer):
    """A language in which everything is a picture from elsewhere."""

    def __init__(self, img: str) -> None:
        super().__init__()
        self._img = img

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return self._img + source


def test_a_language_file_is_no_markup(open_screen: OpenScreen, table: Table, address: Address) -> None:
    language = _MarkedUp(address.img)
    QCoreApplication.installTranslator(language)
    try:
        screen = open_screen(table)
        plainly(screen, address.img)
        open_page(screen, "rules")
        plainly(screen, address.img)
    finally:
        QCoreApplication.removeTranslator(language)
    assert not address.was_called()


def test_the_sentence_of_a_kiosk_that_does_not_start_is_no_markup(qapp: QGuiApplication, address: Address) -> None:
    load_fonts(qapp)
    with StoppedWindow(f"/srv/{address.img}: is not a folder", size=(1280, 800)) as window:
        window.settle()
        assert {PLAIN_TEXT} == set(formats(window).values())
    assert not address.was_called()


FETCHING = """import QtQuick

Window {{
    Image {{
        objectName: "picture"
        source: "{url}"
    }}}}
"""


@pytest.mark.qt_log_ignore("Protocol")
def test_a_window_that_tries_to_fetch_something_is_refused(
    qapp: QGuiApplication, tmp_path: Path, address: Address
) -> None:
    page = tmp_path / "Fetching.qml"
    page.write_text(FETCHING.format(url=address.url))
    with Pane(str(page), {}) as pane:
        pane.show(size=(320, 240))
        while not pane.warnings:
            pane.settle()
        assert all("Protocol" in warning for warning in pane.warnings), pane.warnings
    assert not address.was_called()
