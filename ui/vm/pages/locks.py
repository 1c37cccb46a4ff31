"""The view-model of the page on which a manager ends the lock of somebody who entered too many wrong PINs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from kiosk.core.frozen import frozen
from kiosk.core.text import text
from kiosk.table import Table
from ui.vm.controls.finding import key_names, sorted_by_name
from ui.vm.controls.page import Page
from ui.vm.controls.paging import paged
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say

A_PAGE: Final = 6

UNLOCK: Final = text("Unlock {name}")
DO: Final = text("Choose the person to unlock. The PIN does not change.")
NOBODY: Final = text("Nobody is locked out.")
UNLOCKED: Final = text("{name} is unlocked.")


@frozen
class LockedRow:
    id: str
    label: str


@frozen
class LocksLook:
    """A page of everybody who is locked out now."""

    locked: tuple[LockedRow, ...] = ()
    page_text: str = ""
    can_back: bool = False
    can_on: bool = False
    note: str = ""
    empty: str = ""
    strip: str = ""
    strip_tone: str = ""


@in_qml
class LocksScreen(Page[LocksLook]):
    """Everybody who is locked out now, `A_PAGE` at a time."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._page = 0
        self.refresh()

    def look(self) -> LocksLook:
        locked = sorted_by_name(self._table.staff.locked())
        shown = paged(locked, self._page, A_PAGE)
        self._page, named = shown.page, key_names(locked)
        said = say(DO if locked else NOBODY)
        is_empty = not locked and not self._strip
        return LocksLook(
            locked=tuple(LockedRow(person.id, say(UNLOCK.fill(name=named[person.id]))) for person in shown.rows),
            page_text=shown.text,
            can_back=shown.can_back,
            can_on=shown.can_on,
            note="" if is_empty else said,
            empty=said if is_empty else "",
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )

    @touch(int)
    def turnPage(self, by: int) -> None:
        """Show another page."""
        self._page += by

    @touch(str)
    def unlock(self, person_id: str) -> None:
        """End somebody's lock."""
        person = self._table.staff.person(person_id)
        self._table.people.unlock(person_id)
        self._strip = UNLOCKED.fill(name=person.name if person else person_id)
        self._strip_tone = "done"
