"""A window of the kiosk: its view-models, its QML, the order in which they close, and an artificial finger."""

import linecache
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, cast

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
    Slot,
)
from PySide6.QtGui import QPointingDevice, QScreen, QWindow
from PySide6.QtQml import QJSValue, QQmlError, QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

from ui.window.displays import Displays, dealer_display
from ui.window.dropped import Dropped
from ui.window.engine import ENGINE
from ui.window.garbage import GARBAGE
from ui.window.rest import DOUBLE_TAP_S
from ui.window.touch_guard import Target, TouchGuard

BOARD = (1920, 1080)
_ONCE = Qt.ConnectionType(Qt.ConnectionType.QueuedConnection.value | Qt.ConnectionType.SingleShotConnection.value)
FRAME_MS = 1000  # A window that is not drawn, such as a minimized one, has no next frame.

# QML collects them in one call: PySide takes four times as long for the items of a window one by one.
_FIND = """
    (function found(item, name) {
        if (item.objectName === name)
            return item
        const children = item.children
        for (let at = 0, count = children.length; at < count; at++) {
            const child = children[at]
            const there = child.visible ? found(child, name) : null
            if (there !== null)
                return there
        }
        return null
    }).bind(null, this)
"""


# Returns the name of the deepest named item at a place, whether it repeats on purpose, whether it is slid sideways, and
# the question of the keys around it. It uses no global name, such as Infinity: at each item, QML would look for it in
# the window first.
_TARGET = """
    (function target(item, x, y, asks) {
        const children = item.children
        const asked = item.asksFor ?? asks
        let found = null, z = 0
        for (let at = children.length - 1; at >= 0; at--) {
            const child = children[at]
            if (!child.visible || found !== null && child.z <= z)
                continue
            const there = target(child, x - child.x, y - child.y, asked)
            if (there !== null)
                [found, z] = [there, child.z]
        }
        if (found !== null || item.objectName === "" || x < 0 || y < 0 || x >= item.width || y >= item.height)
            return found
        return [item.objectName, item.repeats === true, item.slides === true, asked]
    }).bind(null, this)
"""


class ViewModel(Protocol):
    """A QObject that stops its work, and detaches from its model, when it is closed."""

    def close(self) -> None: ...
    def deleteLater(self) -> None: ...


class Pane:
    """A window that can be pictured and touched, also without a display. Close it before its model.

    `warnings` collects QML's warnings: if it is not empty, there is a bug.
    """

    def __init__(
        self,
        qml: str,
        models: Mapping[str, ViewModel],
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        **values: object,
    ) -> None:
        """Load a file of the folder `qml`, whose required properties are `models`, and plain `values`.

        With a size, or on the whole screen, it is laid out once, as it will be shown.
        """
        self.warnings: list[str] = []
        self.models = tuple(models.values())
        self._engine = ENGINE.hold()
        self._engine.warnings.connect(self._warned)
        if fullscreen:
            size = dealer_display().size().toTuple()
        laid_out = zip(("width", "height"), size or (), strict=False)
        component = ENGINE.component(qml)
        made = component.createWithInitialProperties({**models, **values, **dict(laid_out)})
        if made is None:
            raise AssertionError(f"{qml} does not load:\n{component.errorString()}" + "\n".join(self.warnings))
        self._made = cast(QQuickWindow, made)
        GARBAGE.hold()
        self.guard = TouchGuard(
            self._root, self.dropped, self.means, target=self.target, rest_s=self.rest_s, why_dropped=self.why_dropped
        )
        self._displays: Displays | None = None
        linecache.clearcache()  # PySide has read the source of every module that was imported after it

    def _warned(self, warnings: list[QQmlError]) -> None:
        self.warnings += [warning.toString() for warning in warnings]

    def dropped(self, why: Dropped) -> None:
        """Show why a touch does not count, if there is a place for it."""

    def means(self, touch: Dropped) -> bool:
        """Return whether such a touch is meant now, and counts."""
        return False

    def why_dropped(self, target: Target) -> Dropped | None:
        """Return why a contact on a target does not count now, or None."""
        return None

    def rest_s(self) -> float:
        """Return the time in seconds within which a second contact at the same place is the same touch."""
        return DOUBLE_TAP_S

    def show(self, *, size: tuple[int, int] | None = None, fullscreen: bool = False) -> None:
        """Show the window on the whole of the dealer's display, or in a size.

        It follows that display: one that is switched on later, or comes back, has the window again.
        """
        window = self._root()
        window.resize(*(size or BOARD))
        if fullscreen:
            self.fill(dealer_display())
            self._displays = Displays(self._follow)
        else:
            window.show()

    def fill(self, display: QScreen) -> None:
        """Show the window on the whole of a display, without a frame of its own or of a window manager.

        If no window manager makes it as large as its display, it is resized here.
        """
        window = self._root()
        window.setFlag(Qt.WindowType.FramelessWindowHint)
        if window.isVisible():
            window.hide()  # A compositor keeps a window that fills a display there until it is mapped again.
        window.setScreen(display)
        window.setGeometry(display.geometry())
        window.showFullScreen()

    def _follow(self) -> None:
        display, window = dealer_display(), self._root()
        if window.screen() is not display:
            self.fill(display)
        elif window.size() != display.size():
            window.setGeometry(display.geometry())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the window, then the view-models, the last one first."""
        if self._displays is not None:
            self._displays.close()
        self._root().close()
        self._made.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        for model in reversed(self.models):
            model.close()
            model.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._engine.warnings.disconnect(self._warned)
        ENGINE.release()
        GARBAGE.release()

    def _root(self) -> QWindow:
        return self._made

    @cached_property
    def window(self) -> QQuickWindow:
        """Return the window, with its items."""
        return cast(QQuickWindow, self._root())

    # ---------------------------------------------------------------------------------------- pictures and touches

    def grab(self, path: Path | str) -> None:
        """Draw the window as it is now, and keep the picture as PNG."""
        self.settle()
        if not self.window.grabWindow().save(str(path)):
            raise OSError(f"cannot write the picture {path}")

    def items(self) -> Iterator[QQuickItem]:
        """Yield every item that can be seen."""
        return visible_items(self.window.contentItem())

    def find(self, name: str) -> QQuickItem | None:
        """Return the visible item of this objectName, such as `primary` or `seat3.option.1x`: the first of `items`."""
        return cast("QQuickItem | None", self._finder.call([QJSValue(name)]).toQObject())

    @cached_property
    def _finder(self) -> QJSValue:
        return self.function(_FIND)

    def function(self, source: str) -> QJSValue:
        """Return a function of QML, bound to the window's content."""
        context = qmlContext(self.window)
        assert context is not None
        function, _ = QQmlExpression(context, self.window.contentItem(), source).evaluate()
        assert isinstance(function, QJSValue)
        return function

    def target(self, place: QPointF) -> Target:
        """Return the target under a place of the window, for the touch guard."""
        found = self._target_finder.call([QJSValue(place.x()), QJSValue(place.y()), QJSValue("")])
        if not found.isArray():
            return Target()
        name, repeats, slides, asks = map(found.property, range(4))
        return Target(name.toString(), repeats.toBool(), slides.toBool(), asks.toString())

    @cached_property
    def _target_finder(self) -> QJSValue:
        return self.function(_TARGET)

    def tap(self, name: str | QQuickItem) -> None:
        """Touch the middle of an item, as a finger does. Raise LookupError if it cannot be seen."""
        item = self.find(name) if isinstance(name, str) else name
        if item is None:
            raise LookupError(f"nothing on the screen is called {name}")
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        self.touch(middle)

    def touch(self, at: QPointF) -> None:
        """Touch a point of the window."""
        from PySide6.QtTest import QTest  # Only demos and tests have an artificial finger.

        point = at.toPoint()
        QTest.touchEvent(self.window, finger()).press(0, point, self.window).commit()
        QTest.touchEvent(self.window, finger()).release(0, point, self.window).commit()
        self.settle()

    def on_frame(self, shown: Callable[[], None]) -> None:
        """Call `shown` once, after the next frame that is shown. Nothing is drawn where no display has the window."""
        self._on_frame = _Calls(shown)
        QObject.connect(self._root(), SIGNAL("frameSwapped()"), self._on_frame, SLOT("call()"), _ONCE)
        QMetaObject.invokeMethod(self._root(), "update")

    def settle(self) -> None:
        """Let the next frame be drawn: only then is everything at its final place."""
        loop = QEventLoop()
        window = self._root()
        QObject.connect(window, SIGNAL("frameSwapped()"), loop, SLOT("quit()"))
        QTimer.singleShot(FRAME_MS, loop, loop.quit)
        QMetaObject.invokeMethod(window, "update")
        loop.exec()


class _Calls(QObject):
    """A slot in the windows' thread, whichever thread has drawn."""

    def __init__(self, call: Callable[[], None]) -> None:
        super().__init__()
        self._call = call

    @Slot()
    def call(self) -> None:
        self._call()


@cache
def finger() -> QPointingDevice:
    from PySide6.QtTest import QTest

    return QTest.createTouchDevice()


def visible_items(root: QQuickItem) -> Iterator[QQuickItem]:
    """Yield `root` and its visible descendants."""
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if item.isVisible():
            yield item
            waiting += reversed(item.childItems())
