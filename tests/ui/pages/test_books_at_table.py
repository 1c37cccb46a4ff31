"""The books at the only table: the floor opens them from the menu; a thread's work ends in the window's thread."""

from pathlib import Path
from threading import Event, get_ident

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from kiosk.app.house.books import HouseBooks
from kiosk.core.errors import Refused
from tests.tables import FLOOR
from tests.ui.still import still_settings
from tests.ui.tables import enter_menu_pin, make_table
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.pages.books.screen import BooksScreen
from ui.window.typefaces import load_fonts
from ui.window.working import Working


def test_the_floor_opens_the_books_from_the_menu(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> None:
    load_fonts(qapp)
    table = make_table(tmp_path, shoe="shoe")
    books = HouseBooks(still_settings(), tmp_path, table.clock, table.staff)
    screen = Screen(table, size=(1280, 800), double_tap_s=0, books=books)
    enter_menu_pin(screen, FLOOR)
    while screen.find("menu.books") is None:
        screen.tap("menu.more")
    screen.tap("menu.books")
    page = screen.pages.opened
    assert isinstance(page, BooksScreen)
    qtbot.waitUntil(lambda: not page.shown.busy)
    screen.settle()
    assert problems(screen, lists=True) == []
    screen.tap("books.back")
    assert screen.pages.opened is None
    screen.close()


def test_a_result_comes_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    working, found = Working(), list[tuple[object, int]]()
    working.start(get_ident, lambda result: found.append((result, get_ident())))
    assert working.is_busy
    qtbot.waitUntil(lambda: bool(found))
    ((of_work, of_take),) = found
    assert of_work != of_take == get_ident()
    assert not working.is_busy


def test_a_result_after_another_piece_of_work_was_begun_is_dropped(qtbot: QtBot) -> None:
    working, found, may_end = Working(), list[object](), Event()
    working.start(lambda: may_end.wait(10), found.append)
    working.start(lambda: "second", found.append)
    qtbot.waitUntil(lambda: bool(found))
    with qtbot.waitSignal(working.ended):
        may_end.set()
    assert found == ["second"]


def test_refusal_of_a_background_job_is_delivered(qtbot: QtBot) -> None:
    working, found = Working(), list[object]()

    def refuse() -> None:
        raise Refused("box", "Enter the number on the drop box.")

    working.start(refuse, found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert isinstance(found[0], Refused)
