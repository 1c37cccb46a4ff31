"""The application around a screen: fonts, rendering, window, and the order in which they go.

`run_app` is the kiosk; `Screen` is one window, also where nobody looks at it: it can be pictured and touched.
"""

from __future__ import annotations

import linecache
import os
import sys
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self, cast

from PySide6.QtCore import (
    SIGNAL,
    SLOT,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMetaObject,
    QObject,
    QPointF,
    Qt,
    QTimer,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPointingDevice, QWindow
from PySide6.QtQml import QQmlApplicationEngine, QQmlError

from kiosk.log import program_log
from kiosk.table import Table
from ui.cues import Cues
from ui.language import ENGLISH, Language
from ui.touch_guard import TouchGuard
from ui.vm.comfort import Comfort
from ui.vm.menu import Menu
from ui.vm.page import Page
from ui.vm.pages import Pages
from ui.vm.presence import Presence
from ui.vm.shift_screen import ShiftScreen
from ui.vm.table_screen import DOUBLE_TAP_S, TableScreen

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickItem, QQuickWindow

HERE = Path(__file__).resolve().parent
BOARD = (1920, 1080)
TICK_MS = 1000
FRAME_MS = 1000  # a window that nobody draws, such as a minimised one, has no next frame


def make_app(*, offscreen: bool = False) -> QGuiApplication:
    """Return the application, made where there is none yet: Inter is loaded, and software draws where no GPU is."""
    existing = QGuiApplication.instance()
    if existing is not None:
        app = cast(QGuiApplication, existing)
    else:
        if offscreen:
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if offscreen or not any(Path("/dev/dri").glob("renderD*")):
            os.environ.setdefault("QT_QUICK_BACKEND", "software")
        app = QGuiApplication(["kiosk"])
        app.setApplicationDisplayName("Dealer assist kiosk")
    load_fonts(app)
    return app


def load_fonts(app: QGuiApplication) -> None:
    """Make Inter, with figures of one width, the typeface of everything."""
    if app.font().family() == "Inter":
        return
    for path in sorted((HERE / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))
    font = QFont("Inter")
    font.setFeature(QFont.Tag("tnum"), 1)
    app.setFont(font)


class Pane:
    """A window that can be pictured and touched, also where nobody looks at it."""

    _engine: QQmlApplicationEngine

    def _root(self) -> QWindow:
        """Return the window, for a moment: as long as anybody keeps it, `window` finds it without its items."""
        return cast(QWindow, self._engine.rootObjects()[0])

    @cached_property
    def window(self) -> QQuickWindow:
        return quick_window(self._engine)

    def grab(self, path: Path | str) -> None:
        """Draw the window as it is now, and keep the picture as PNG."""
        self.settle()
        if not self.window.grabWindow().save(str(path)):
            raise OSError(f"cannot write the picture {path}")

    def items(self) -> Iterator[QQuickItem]:
        """Yield every item that can be seen."""
        return visible_items(self.window.contentItem())

    def find(self, name: str) -> QQuickItem | None:
        """Return the visible item of this objectName, such as `primary` or `seat3.option.1x`."""
        return next((item for item in self.items() if item.objectName() == name), None)

    def tap(self, name: str | QQuickItem) -> None:
        """Touch the middle of an item, as a finger does. Raise LookupError where it cannot be seen."""
        item = self.find(name) if isinstance(name, str) else name
        if item is None:
            raise LookupError(f"nothing on the screen is called {name}")
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        self.touch(middle)

    def touch(self, at: QPointF) -> None:
        """Touch a point of the window."""
        from PySide6.QtTest import QTest  # only demos and tests have an artificial finger

        point = at.toPoint()
        QTest.touchEvent(self.window, _finger()).press(0, point, self.window).commit()
        QTest.touchEvent(self.window, _finger()).release(0, point, self.window).commit()
        self.settle()

    def settle(self) -> None:
        """Let the next frame be drawn: only then does everything stand where it will be touched."""
        loop = QEventLoop()
        window = self._root()
        QObject.connect(window, SIGNAL("frameSwapped()"), loop, SLOT("quit()"))
        QTimer.singleShot(FRAME_MS, loop, loop.quit)
        QMetaObject.invokeMethod(window, "update")
        loop.exec()


class Screen(Pane):
    """The table's window, with its view-model. Close it before the table.

    `warnings` collects what QML complains of: it stays empty, or there is a bug.
    """

    def __init__(
        self,
        table: Table,
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        double_tap_s: float = DOUBLE_TAP_S,
        language: str = "",
    ) -> None:
        self.table = table
        self.warnings: list[str] = []
        self.comfort = Comfort(table, language=language)
        self._language = Language()
        self._language.speak(self.comfort.language)
        self.model = TableScreen(table, double_tap_s=double_tap_s)
        self.menu = Menu(table)
        self.shift = ShiftScreen(table, self.menu, double_tap_s=double_tap_s)
        self.pages = Pages(table, self.menu, self.comfort)
        self._engine = QQmlApplicationEngine()
        self._engine.warnings.connect(self._warned)
        self._engine.setInitialProperties(
            {
                "comfort": self.comfort,
                "table": self.model,
                "shift": self.shift,
                "menu": self.menu,
                "pages": self.pages,
            }
        )
        self._engine.load(QUrl.fromLocalFile(str(HERE / "qml" / "Main.qml")))
        if not self._engine.rootObjects():
            raise AssertionError("the screen does not load:\n" + "\n".join(self.warnings))
        self.presence = Presence(table, self._root)
        self._tick = QTimer()
        self._tick.setTimerType(Qt.TimerType.CoarseTimer)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(table.tick)
        self._tick.start()
        window = self._root()
        self._guard = TouchGuard(self._root, self.model.palm, counts_fingers=lambda: self.pages.counts_fingers)
        self.model.asked.connect(self._guard.drop)
        window.resize(*(size or BOARD))
        if fullscreen:
            window.showFullScreen()
        else:
            window.show()
        linecache.clearcache()  # PySide has read the source of every module that was imported after it
        self.comfort.languageChanged.connect(self._translate)
        self.settle()

    def _translate(self) -> None:
        """Say everything again, in the language that was chosen."""
        self._language.speak(self.comfort.language)
        self._engine.retranslate()
        for model in (self.model, self.shift, self.menu):
            model.refresh()
        if self.pages.opened is not None:
            self.pages.opened.on_table()

    @property
    def page(self) -> Page:
        """Return the view-model of the page that is open. Raise LookupError where none is."""
        if self.pages.opened is None:
            raise LookupError("no page is open")
        return self.pages.opened

    def _warned(self, warnings: list[QQmlError]) -> None:
        self.warnings += [warning.toString() for warning in warnings]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the window, then the engine, then the view-model."""
        self._tick.stop()
        self.presence.close()
        self._root().close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        for model in (self.pages, self.shift, self.menu, self.model, self.comfort):
            model.close()
            model.deleteLater()
        self._language.speak(ENGLISH)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def quick_window(engine: QQmlApplicationEngine) -> QQuickWindow:
    """Return an engine's window for whoever looks at it. A table that is dealt at goes without this binding: 3 MB."""
    from PySide6.QtQuick import QQuickWindow

    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow), "somebody has kept the window since before the binding was loaded"
    return window


@cache
def _finger() -> QPointingDevice:
    from PySide6.QtTest import QTest

    return QTest.createTouchDevice()


def visible_items(root: QQuickItem) -> Iterator[QQuickItem]:
    """Yield `root` and what is below it, as far as it can be seen."""
    if not root.isVisible():
        return
    yield root
    for child in root.childItems():
        yield from visible_items(child)


def run_app(table: Table, *, size: tuple[int, int] | None = None, fullscreen: bool = False, language: str = "") -> int:
    """Show the table's screen until its window is closed. Return the exit status."""
    app = make_app()
    before = qInstallMessageHandler(log_qt)
    try:
        with Screen(table, size=size, fullscreen=fullscreen, language=language) as screen:
            cues = Cues(screen.model, screen.comfort)
            try:
                return app.exec()
            finally:
                cues.close()
    finally:
        qInstallMessageHandler(before)


def log_qt(kind: QtMsgType, _where: object, message: str) -> None:
    """Keep what Qt complains of in the program's log, and say it on standard error as Qt does."""
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        program_log.warning("Qt: %s", message)
    sys.stderr.write(f"{message}\n")
