"""The view-model of a page that covers the table for a while. `ui.vm.pages.catalog` names them all."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import Signal, Slot

from kiosk.staff import Person
from ui.vm.controls.view import L, View, in_qml
from ui.window.dropped import Dropped


@in_qml
class Page(View[L]):
    """The view-model of a page. It does not listen to the table itself: `on_table` tells it of changes."""

    left = Signal()
    asked = Signal(str, str)  # (key of a page, place at which it opens)
    covered = Signal()  # Something else fills the page.

    @property
    def meant(self) -> AbstractSet[Dropped]:
        """Return the touches that are meant here and dropped elsewhere, as where the screen itself is tested."""
        return frozenset()

    def on_table(self) -> None:
        """Look at the table again: something has changed there."""
        self.refresh()

    def on_badge(self, person: Person) -> None:
        """Take the holder of a badge at the table's reader as the signer, if one is asked for."""

    def on_new_badge(self, badge: str) -> None:
        """Take an unknown badge, if one is to be assigned."""

    def lock(self) -> None:
        """Drop the digits of a PIN: the screen is locked. Everything else that was entered stays."""

    @Slot()
    def leave(self) -> None:
        """Go back to the table."""
        self.left.emit()
