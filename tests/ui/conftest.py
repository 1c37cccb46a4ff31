"""Screens for tests. A screen that QML complained about fails its test."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.drills import Drill
from kiosk.table import Table
from tests.ui.glasses import declare_glass
from tests.ui.receivers import plain_receivers
from tests.ui.tables import make_table
from tests.ui.training.once import deal_once
from ui.app import Screen
from ui.sign import SignWindow
from ui.window.engine import ENGINE
from ui.window.language import ENGLISH
from ui.window.typefaces import load_fonts

OpenSign = Callable[..., SignWindow]
OpenScreen = Callable[..., Screen]


@pytest.fixture(autouse=True, scope="session")
def one_engine(qapp: QGuiApplication) -> Iterator[None]:
    """Keep the engine from one window to the next: it has already compiled each QML file."""
    ENGINE.hold()
    yield
    ENGINE.release()


@pytest.fixture(autouse=True)
def what_a_table_can_have_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the schools of all tests share the hands that are dealt to find a table's furniture."""
    monkeypatch.setattr(Drill, "deal", deal_once)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Return a New Hampshire table of six seats, with a shoe that is not plugged in."""
    return make_table(tmp_path, shoe="shoe")


@pytest.fixture
def open_screen(qapp: QGuiApplication) -> Iterator[OpenScreen]:
    """Return a function that opens a table's screen, and closes it when the test is over."""
    load_fonts(qapp)
    screens: list[Screen] = []

    def opens(table: Table, size: tuple[int, int] = (1920, 1080), *, double_tap_s: float = 0, **house: Any) -> Screen:
        declare_glass(table, size)
        screens.append(Screen(table, size=size, double_tap_s=double_tap_s, **house))
        return screens[-1]

    yield opens
    for screen in screens:
        plain = plain_receivers(screen)
        screen.close()
        assert screen.warnings == []
        assert plain == []


@pytest.fixture
def screen(open_screen: OpenScreen, table: Table) -> Screen:
    return open_screen(table)


@pytest.fixture
def open_sign(qapp: QGuiApplication) -> Iterator[OpenSign]:
    load_fonts(qapp)
    signs: list[SignWindow] = []

    def opens(table: Table, size: tuple[int, int] = (1920, 1080), languages: Sequence[str] = (ENGLISH,)) -> SignWindow:
        signs.append(SignWindow(table, languages, size=size))
        return signs[-1]

    yield opens
    for sign in signs:
        sign.close()
        assert sign.warnings == []
