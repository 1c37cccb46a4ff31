"""The menu of the table, behind its id in the header. Each screen adds its own entries to it, in the order shown.

An entry that is not due now is dimmed; touched, it says why, and the menu stays open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.errors import KioskError
from kiosk.table import Table
from kiosk.text import Text, text
from ui.vm.rows import Rows
from ui.vm.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

CHANGE_DEALER = text("Change dealer")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. `act` raises a KioskError where it cannot be done; `due` says whether it can be done now.

    `shown` says whether it belongs on this table at all.
    """

    key: str
    label: Text
    act: Callable[[], None]
    due: Callable[[], bool] = lambda: True
    shown: Callable[[], bool] = lambda: True


@dataclass(frozen=True, slots=True)
class MenuRow:
    key: str
    label: str
    due: bool


@QmlElement
@QmlUncreatable("Made in Python.")
class Menu(QObject):  # type: ignore[operator]
    """The entries, whether they are shown, and why the last one was refused. Any change at the table closes it."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._entries: list[Entry] = []
        self._rows = Rows(MenuRow, self)
        self._is_open = False
        self._strip = ""
        self._is_watching = True
        table.subscribe(self._on_table)
        self.add(
            Entry(
                "change_dealer",
                CHANGE_DEALER,
                table.sign_out,
                due=lambda: not table.hand_is_open,
                shown=lambda: table.dealer is not None,
            )
        )

    def add(self, entry: Entry) -> None:
        """Add an entry below those that are there."""
        self._entries.append(entry)

    def close(self) -> None:
        """Stop looking at the table."""
        self._is_watching = False

    def _on_table(self) -> None:
        if self._is_watching and self._is_open:
            self.leave()

    def _refresh(self) -> None:
        if self._is_open:
            self._rows.show([MenuRow(one.key, say(one.label), one.due()) for one in self._entries if one.shown()])
        self.changed.emit()

    @Property(QObject, notify=changed)
    def entries(self) -> QObject:
        return self._rows

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        return self._is_open

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return "refused"

    @Slot()
    def toggle(self) -> None:
        """Open the menu, or leave it."""
        self._is_open, self._strip = not self._is_open, ""
        self._refresh()

    @Slot()
    def leave(self) -> None:
        self._is_open, self._strip = False, ""
        self._refresh()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Do an entry and leave the menu; where it is refused, say why."""
        entry = next(one for one in self._entries if one.key == key)
        try:
            entry.act()
        except KioskError as error:
            self._strip = say(error.message)
            self._refresh()
        else:
            self.leave()
