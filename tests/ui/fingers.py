"""Fingers that behave like fingers: rest, slip, land as a palm, and touch two things in one frame."""

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointerEvent, QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from ui.window.pane import Pane


def middle(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


def at(screen: Pane, name: str) -> QPointF:
    """Return the middle of a visible item. Raise LookupError if it cannot be seen."""
    item = screen.find(name)
    if item is None:
        raise LookupError(f"nothing on the screen is called {name}")
    return middle(item)


def together(screen: Pane, places: Sequence[QPointF]) -> None:
    """Put a finger on each place in one frame, and lift all of them in the next one."""
    press(screen, places)
    release(screen, places)
    screen.settle()


def press(screen: Pane, places: Sequence[QPointF]) -> None:
    """Put a finger on each place, and leave them there."""
    fingers = QTest.touchEvent(screen.window, hand())
    for finger, place in enumerate(places):
        fingers.press(finger, _point(place), screen.window)
    fingers.commit()


def release(screen: Pane, places: Sequence[QPointF]) -> None:
    """Lift the fingers that `press` has put there."""
    fingers = QTest.touchEvent(screen.window, hand())
    for finger, place in enumerate(places):
        fingers.release(finger, _point(place), screen.window)
    fingers.commit()


def swipe(screen: Pane, start: QPointF, end: QPointF, *, steps: int = 8, took_ms: int = 0) -> None:
    """Put a finger down at `start`, and lift it at `end`, `took_ms` later by the clock of the guard."""
    guard, gone = screen.guard, 0

    def now_ms(event: QPointerEvent) -> int:
        return clock(event) + took_ms * gone // steps

    clock, guard.now_ms = guard.now_ms, now_ms
    press(screen, [start])
    for gone in range(1, steps + 1):
        place = start + (end - start) * (gone / steps)
        QTest.touchEvent(screen.window, hand()).move(0, _point(place), screen.window).commit()
    release(screen, [end])
    guard.now_ms = clock
    screen.settle()


def rest(screen: Pane, place: QPointF, meanwhile: Callable[[], object]) -> None:
    """Put a finger down, let something else happen and show, and only then lift it."""
    press(screen, [place])
    meanwhile()
    screen.settle()
    release(screen, [place])
    screen.settle()


def palm(screen: Pane, place: QPointF, *, across: float = 120) -> None:
    """Lay a palm on the screen: five points of contact around a place."""
    spread = ((0.0, 0.0), (1.0, 0.2), (-1.0, 0.3), (0.4, 1.0), (-0.5, -1.0))
    together(screen, [place + QPointF(x * across / 2, y * across / 2) for x, y in spread])


@cache
def hand() -> QPointingDevice:
    return QTest.createTouchDevice()


def _point(place: QPointF) -> QPoint:
    return place.toPoint()
