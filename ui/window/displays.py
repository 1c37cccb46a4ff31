"""The displays of the machine: the dealer's is the leftmost, and the players' sign has the next one.

A display may be switched on after the kiosk, or be unplugged and come back. `Displays` reports each of these changes.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen


def dealer_display() -> QScreen:
    """Return the leftmost display, the topmost of these. If none is connected, Qt has a placeholder without a size."""
    return _in_order()[0]


def sign_display() -> QScreen | None:
    """Return the display beside the dealer's, or None. One that mirrors the dealer's does not count."""
    first, *others = _in_order()
    return next((screen for screen in others if not screen.geometry().intersects(first.geometry())), None)


def _in_order() -> list[QScreen]:
    """Return the displays from left to right. Two that report the same place stay in the order that Qt has."""
    return sorted(QGuiApplication.screens(), key=lambda screen: (screen.geometry().x(), screen.geometry().y()))


class Displays(QObject):
    """Calls `changed` after a display has come, gone, or moved: once for all changes that come together."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed: Callable[[], None] | None = changed
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._report)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._soon.start)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def close(self) -> None:
        """Report nothing any more."""
        self._changed = None
        self._soon.stop()
        self.deleteLater()

    @Slot(QScreen)
    def _added(self, screen: QScreen) -> None:
        self._watch(screen)
        self._soon.start()

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._soon.start)

    @Slot()
    def _report(self) -> None:
        if self._changed is not None:
            self._changed()
