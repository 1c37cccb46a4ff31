"""The players' sign in a window of its own, on the second display where there is one."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self, cast

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine, QQmlError

from kiosk.table import Table
from ui.app import BOARD, quick_window
from ui.vm.sign import Sign

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

_QML = Path(__file__).resolve().parent / "qml" / "SignWindow.qml"


def has_second_display() -> bool:
    """Say whether there is a display for the sign beside the kiosk's own. The application must have been made."""
    return len(QGuiApplication.screens()) > 1


class SignWindow:
    """The sign of a table: the whole second display, or a window where there is one display. Close it before the table.

    `warnings` collects what QML complains of.
    """

    def __init__(self, table: Table, *, size: tuple[int, int] | None = None) -> None:
        self.warnings: list[str] = []
        self.model = Sign(table)
        self._engine = QQmlApplicationEngine()
        self._engine.warnings.connect(self._warned)
        self._engine.setInitialProperties({"sign": self.model})
        self._engine.load(QUrl.fromLocalFile(str(_QML)))
        if not self._engine.rootObjects():
            raise AssertionError("the sign does not load:\n" + "\n".join(self.warnings))
        window = self._root()
        if size is None and has_second_display():
            display = next(one for one in QGuiApplication.screens() if one is not QGuiApplication.primaryScreen())
            window.setScreen(display)
            window.setGeometry(display.geometry())
            window.showFullScreen()
        else:
            window.resize(*(size or BOARD))
            window.show()

    def _root(self) -> QWindow:
        return cast(QWindow, self._engine.rootObjects()[0])

    @cached_property
    def window(self) -> QQuickWindow:
        return quick_window(self._engine)

    def _warned(self, warnings: list[QQmlError]) -> None:
        self.warnings += [warning.toString() for warning in warnings]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the window, then the engine, then the view-model."""
        self._root().close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        self.model.close()
        self.model.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
