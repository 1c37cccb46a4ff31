"""The view-model of a page that lies over the table for a while. `ui.vm.pages.catalogue` names them all."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.window.dropped import Dropped

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Made in Python.")
class Page(QObject):  # type: ignore[operator]
    """The view-model of a page. It does not listen to the table itself: it is told through `on_table`."""

    left = Signal()
    asked = Signal(str, str)  # another page, by its key, and where to open it

    def close(self) -> None:
        """Stop whatever it has begun."""

    @property
    def meant(self) -> AbstractSet[Dropped]:
        """Return the touches that are meant here and dropped elsewhere, as where the screen itself is tested."""
        return frozenset()

    def on_table(self) -> None:
        """Look at the table again: something has changed there."""

    @Slot()
    def leave(self) -> None:
        """Go back to the table."""
        self.left.emit()
