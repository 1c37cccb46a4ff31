"""The players' sign: what is posted, and which jackpot is being verified. It says nothing else, and nothing grows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.money import money
from kiosk.prompt import Confirm, Floor, Item, Prompt, Settle
from kiosk.table import Table
from kiosk.text import text
from ui.vm.rows import Rows
from ui.vm.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

PENDING = text("PENDING")


@dataclass(frozen=True, slots=True)
class SignRow:
    """A jackpot as its rules print it; `pending` is "" or the word that stands beside it."""

    name: str
    amount: str
    pending: str


def in_question(prompt: Prompt | None) -> frozenset[str]:
    """Return the jackpots whose win is being verified or paid: the names of those that the prompt's wagers share."""
    match prompt:
        case Floor(item=item, also=also):
            items: tuple[Item, ...] = (item, *also)
        case Settle(items=items):
            pass
        case _:
            items = ()
    return frozenset(str(one.terms.values["jackpot"]) for one in items if "jackpot" in one.terms.values)


@QmlElement
@QmlUncreatable("Made in Python.")
class Sign(QObject):  # type: ignore[operator]
    """The sign of one table."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rows = Rows(SignRow, self)
        self._pending: frozenset[str] = frozenset()
        self._is_watching = True
        table.subscribe(self._on_table)
        self._on_table()

    def close(self) -> None:
        """Stop looking at the table."""
        self._is_watching = False

    def _on_table(self) -> None:
        if not self._is_watching:
            return
        prompt = self._table.round.prompt
        if not (isinstance(prompt, Confirm) and prompt.check_cards):  # a disputed win is still being verified
            self._pending = in_question(prompt)
        word = say(PENDING)
        before = self._rows.rows
        self._rows.show(
            [
                SignRow(name.upper(), money(cents), word if name.upper() in self._pending else "")
                for name, cents in self._table.jackpots.items()
            ]
        )
        if self._rows.rows != before:
            self.changed.emit()

    @Property(QObject, notify=changed)
    def jackpots(self) -> QObject:
        return self._rows

    @Property(str, notify=changed)
    def longest(self) -> str:
        """The amount that takes the most room: all are drawn in the size in which it fits."""
        return max((row.amount for row in self._rows.rows), key=len, default="")
