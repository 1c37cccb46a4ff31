"""Dirt on the screen, or a panel defect, is ignored and reported, and the fingers count."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from kiosk.procedure import Placed, Wagers
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at, hand, press, together
from tests.ui.shift.people import texts
from ui.app import Screen
from ui.window.dropped import WHY, Dropped

WIPE = "Something is on the screen: wipe it."
DIRT = QPoint(30, 700)


@pytest.fixture
def clock_ms(open_screen: OpenScreen, table: Table) -> tuple[Screen, Callable[[int], None]]:
    """A screen whose touches have the time that the test sets."""
    screen, now = open_screen(table), [1_000]
    screen.guard.now_ms = lambda event: now[0]

    def passes(ms: int) -> None:
        now[0] += ms

    return screen, passes


def creeps_and_stays(screen: Screen) -> None:
    """Dirt spreads over the panel, farther than a finger may slide, and stays."""
    QTest.touchEvent(screen.window, hand()).press(0, DIRT, screen.window).commit()
    for step in range(1, 9):
        QTest.touchEvent(screen.window, hand()).move(0, DIRT + QPoint(0, -40 * step), screen.window).commit()


def taps_beside(screen: Screen, name: str) -> None:
    """Tap a target while the dirt stays."""
    place = at(screen, name).toPoint()
    QTest.touchEvent(screen.window, hand()).stationary(0).press(1, place, screen.window).commit()
    QTest.touchEvent(screen.window, hand()).stationary(0).release(1, place, screen.window).commit()
    screen.settle()


def test_other_fingers_count_after_some_seconds_and_it_is_reported(
    clock_ms: tuple[Screen, Callable[[int], None]], table: Table
) -> None:
    screen, passes = clock_ms
    creeps_and_stays(screen)
    passes(1_000)
    taps_beside(screen, "menu")
    assert screen.find("menu.rules") is None, "nobody knows yet that it is dirt"
    passes(6_000)
    taps_beside(screen, "menu")
    assert screen.find("menu.rules") is not None
    passes(1_000)
    taps_beside(screen, "menu")
    assert screen.find("menu.rules") is None, "each further touch counts at once"


def test_screen_says_to_wipe_it(clock_ms: tuple[Screen, Callable[[int], None]]) -> None:
    screen, passes = clock_ms
    creeps_and_stays(screen)
    passes(6_000)
    nowhere = QPointF(5, 5).toPoint()
    QTest.touchEvent(screen.window, hand()).stationary(0).press(1, nowhere, screen.window).commit()
    screen.settle()
    assert any(words.endswith(WIPE) for words in texts(screen))
    QTest.touchEvent(screen.window, hand()).stationary(0).release(1, nowhere, screen.window).commit()


def test_screen_is_as_before_once_it_is_wiped(clock_ms: tuple[Screen, Callable[[int], None]]) -> None:
    screen, passes = clock_ms
    creeps_and_stays(screen)
    passes(6_000)
    taps_beside(screen, "menu")
    QTest.touchEvent(screen.window, hand()).release(0, DIRT, screen.window).commit()
    passes(1_000)
    place = at(screen, "menu").toPoint()
    QTest.touchEvent(screen.window, hand()).press(0, place, screen.window).commit()
    QTest.touchEvent(screen.window, hand()).release(0, place, screen.window).commit()
    screen.settle()
    assert screen.find("menu.rules") is None


def test_finger_that_rests_alone_for_long_is_a_touch(clock_ms: tuple[Screen, Callable[[int], None]]) -> None:
    screen, passes = clock_ms
    place = at(screen, "menu").toPoint()
    QTest.touchEvent(screen.window, hand()).press(0, place, screen.window).commit()
    passes(8_000)
    QTest.touchEvent(screen.window, hand()).release(0, place, screen.window).commit()
    screen.settle()
    assert screen.find("menu.rules") is not None


def test_a_finger_counts_after_a_release_that_never_came(
    clock_ms: tuple[Screen, Callable[[int], None]], table: Table
) -> None:
    """The panel was unplugged under a finger: the next finger may get the number of that one, and is not dirt."""
    screen, passes = clock_ms
    QTest.touchEvent(screen.window, hand()).press(0, DIRT, screen.window).commit()
    passes(10_000)
    place = at(screen, "menu").toPoint()
    QTest.touchEvent(screen.window, hand()).press(0, place, screen.window).commit()
    QTest.touchEvent(screen.window, hand()).release(0, place, screen.window).commit()
    screen.settle()
    assert screen.find("menu.rules") is not None


def test_a_finger_that_is_ignored_after_a_lost_release_is_reported(
    clock_ms: tuple[Screen, Callable[[int], None]], table: Table
) -> None:
    """Qt has the next finger under the number of the one whose release was lost on a seat."""
    screen, passes = clock_ms
    press(screen, [at(screen, "seat1.spot.ante")])
    passes(1_000)
    together(screen, [at(screen, "seat2.spot.ante")])
    assert isinstance(table.round.prompt, Wagers) and table.round.draft is None
    assert any(words.endswith(WHY[Dropped.LOST].template) for words in texts(screen))
    passes(1_000)
    together(screen, [at(screen, "seat2.spot.ante")])
    assert table.round.draft == Placed({2: {"ante": 500}})


def test_first_click_counts_after_a_release_was_lost(
    clock_ms: tuple[Screen, Callable[[int], None]], table: Table
) -> None:
    screen, passes = clock_ms
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(screen.window, button, none, at(screen, "seat1.spot.ante").toPoint())
    passes(1_000)
    QTest.mouseClick(screen.window, button, none, at(screen, "menu").toPoint())
    screen.settle()
    assert screen.find("menu.rules") is not None
