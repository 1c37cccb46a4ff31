"""The view-model of the page on which a manager ends the lock of somebody who entered too many wrong PINs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.errors import KioskError
from kiosk.core.text import text
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

A_PAGE: Final = 6

UNLOCK: Final = text("Unlock {name}")
DO: Final = text("Touch whoever stands before you: the PIN stays, and its tries are given back.")
NOBODY: Final = text("Nobody is locked out.")
UNLOCKED: Final = text("{name} is unlocked.")


@dataclass(frozen=True, slots=True)
class LockedRow:
    id: str
    label: str


@QmlElement
@QmlUncreatable("Made in Python.")
class LocksScreen(Page):  # type: ignore[operator]
    """Everybody who is locked out now, at most `A_PAGE` at a time: whoever is unlocked makes room for the next."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rows = Rows(LockedRow, self)
        self._said = ("", "")
        self._refresh()

    def on_table(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        locked = self._table.staff.locked()[:A_PAGE]
        self._rows.show([LockedRow(one.id, say(UNLOCK._replace(values={"name": one.name}))) for one in locked])
        self.changed.emit()

    @Slot(str)
    def unlock(self, person_id: str) -> None:
        """End somebody's lock."""
        person = self._table.staff.person(person_id)
        try:
            self._table.unlock(person_id)
        except KioskError as error:
            self._said = (say(error.message), "refused")
        else:
            self._said = (say(UNLOCKED._replace(values={"name": person.name if person else person_id})), "done")
        self._refresh()

    @Property(QObject, notify=changed)
    def locked(self) -> QObject:
        return self._rows

    @Property(str, notify=changed)
    def note(self) -> str:
        return say(DO if self._rows.rows else NOBODY)

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._said[0]

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._said[1]
