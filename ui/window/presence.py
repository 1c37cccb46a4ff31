"""Keep a signed-in person for as long as they touch the screen, at most ten minutes.

A page may prolong it for progress made elsewhere, such as a board that is held before the camera.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Slot

from kiosk.table import Table

_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress)


class Presence(QObject):
    """Watches a window's touches, but only while a person is signed in: it costs nothing in a hand."""

    def __init__(self, table: Table, window: Callable[[], QObject]) -> None:
        super().__init__()
        self._table = table
        self._window = window
        self._is_watching = False
        self._until_ns = 0
        self._lapse = QTimer(self)
        self._lapse.setSingleShot(True)
        self._lapse.timeout.connect(self.lapse)
        table.subscribe(self._on_table)

    def close(self) -> None:
        """Stop looking; the person who is here is signed out."""
        self._watch(False)
        self._table.authority.end()

    @Slot()
    def lapse(self) -> None:
        """End the session: nobody has touched the screen for a while."""
        self._table.people.leave()

    def _on_table(self) -> None:
        authority = self._table.authority
        self._watch(authority.person is not None)
        if self._is_watching and authority.until_ns != self._until_ns:
            self._until_ns = authority.until_ns
            self._lapse.start(authority.left_ms)

    def _watch(self, is_watching: bool) -> None:
        if is_watching is self._is_watching:
            return
        self._is_watching = is_watching
        if is_watching:
            self._window().installEventFilter(self)
            self._lapse.start(self._table.authority.left_ms)
        else:
            self._window().removeEventFilter(self)
            self._lapse.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES:
            self._table.authority.prolong()
            self._lapse.start(self._table.authority.left_ms)
        return False
