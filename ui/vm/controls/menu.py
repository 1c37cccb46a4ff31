"""The menu of the table, behind its id in the header. Each screen adds its own entries to it, in the order shown.

It shows what whoever is at the table may do: its dealer, or for a while somebody who has shown a PIN here. An entry
that is not due now is dimmed; touched, it says why, and the menu stays open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.errors import KioskError
from kiosk.core.text import Text, text
from kiosk.staff import MOST_DIGITS, Act, Person, Role
from kiosk.table import Table
from ui.vm.controls.rows import Rows
from ui.vm.controls.signers import Signer, names_of
from ui.vm.controls.words import FLOOR_PIN, NOBODY, ROLE, say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

CHANGE_DEALER = text("Change dealer")
SOMEBODY = text("Floor, manager, technician")
WHO = text("Choose your name, then enter your PIN.")
GOES = text("Done: {name}, {roles}")
MORE = text("More")

_SHOW_PIN, _GO, _MORE = "show_pin", "go", "more"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. `act` raises a KioskError where it cannot be done; `due` says whether it can be done now.

    `needs` is what whoever is at the table must be allowed to do; None is open to everybody. `shown` says whether it
    belongs on this table now.
    """

    key: str
    label: Text
    act: Callable[[], None]
    due: Callable[[], bool] = lambda: True
    shown: Callable[[], bool] = lambda: True
    needs: Act | None = None


@dataclass(frozen=True, slots=True)
class MenuRow:
    key: str
    label: str
    due: bool


@QmlElement
@QmlUncreatable("Made in Python.")
class Menu(QObject):  # type: ignore[operator]
    """The entries, whether they are shown, and why the last one was refused. It closes when the hand goes on.

    While somebody shows a PIN, `asksPin` is true and the names and the pad stand in place of the entries.
    """

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._entries: list[Entry] = []
        self._rows = Rows(MenuRow, self)
        self._people = Rows(Signer, self)
        self._room = 6
        self._page = 0
        self._is_open = False
        self._asks_pin = False
        self._signer = self._pin = ""
        self._names_page = 0
        self._strip = ""
        self._is_watching = True
        self._seen = self._where()
        table.subscribe(self._on_table)
        table.on_badge(self._on_badge)
        self.add(
            Entry(
                "change_dealer",
                CHANGE_DEALER,
                table.sign_out,
                due=lambda: not table.hand_is_open,
                shown=lambda: table.dealer is not None,
                needs=Act.CHANGE_DEALER,
            )
        )

    def add(self, entry: Entry) -> None:
        """Add an entry below those that are there."""
        self._entries.append(entry)

    def close(self) -> None:
        """Stop looking at the table."""
        self._is_watching = False

    def _where(self) -> tuple[object, ...]:
        table = self._table
        return table.round.opening.number, len(table.round.entries), table.dealer, table.is_open, table.stopped

    def _on_table(self) -> None:
        before, self._seen = self._seen, self._where()
        if self._is_watching and self._is_open:
            if before != self._seen:
                self.leave()
            else:
                self.refresh()

    # ---------------------------------------------------------------------------------------------------- what it shows

    def refresh(self) -> None:
        """Show the table as it is now, in the language that is installed."""
        if self._is_open:
            self._rows.show(self._shown_rows())
            names = names_of(self._signers(), self._names_page) if self._asks_pin else {"people": ()}
            self._people.show(names["people"])
        self.changed.emit()

    def _shown_rows(self) -> list[MenuRow]:
        table = self._table
        rows = [
            MenuRow(one.key, say(one.label), one.due())
            for one in self._entries
            if one.shown() and (one.needs is None or table.may(one.needs))
        ]
        last = self._last_row()
        room = self._room - len(last)
        if len(rows) > room:
            size = room - 1
            first = self._page % -(-len(rows) // size) * size
            rows = [*rows[first : first + size], MenuRow(_MORE, say(MORE), True)]
        return [*rows, *last]

    def _last_row(self) -> list[MenuRow]:
        """Return what stands last on each page: how to show a PIN, or how whoever has shown one goes."""
        person = self._table.authority.person
        if person is not None:
            roles = ", ".join(say(ROLE[role]) for role in Role if role in person.roles)
            return [MenuRow(_GO, say(GOES._replace(values={"name": person.name, "roles": roles})), True)]
        return [MenuRow(_SHOW_PIN, say(SOMEBODY), True)] if self._signers() else []

    def _signers(self) -> tuple[Person, ...]:
        return self._table.staff.with_role(Role.FLOOR, Role.MANAGER, Role.TECHNICIAN)

    def _chosen(self) -> Person | None:
        return next((one for one in self._signers() if one.id == self._signer), None)

    @Property(QObject, notify=changed)
    def entries(self) -> QObject:
        return self._rows

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        return self._people

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        return self._is_open

    @Property(bool, notify=changed)
    def asksPin(self) -> bool:
        return self._asks_pin

    @Property(str, notify=changed)
    def padTitle(self) -> str:
        chosen = self._chosen()
        if chosen is not None:
            return say(FLOOR_PIN._replace(values={"name": chosen.name}))
        return say(WHO if self._signers() else NOBODY)

    @Property(str, notify=changed)
    def signer(self) -> str:
        chosen = self._chosen()
        return chosen.name if chosen else ""

    @Property(bool, notify=changed)
    def morePeople(self) -> bool:
        return bool(names_of(self._signers(), 0)["more_people"])

    @Property(int, notify=changed)
    def dots(self) -> int:
        return len(self._pin)

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return "refused"

    # ---------------------------------------------------------------------------------------------------------- touches

    @Slot(int)
    def setRoom(self, rows: int) -> None:
        """Take how many entries have room, one above the other."""
        if rows >= 4 and rows != self._room:
            self._room = rows
            self._rows.show(self._shown_rows())  # a signal in here would come while the menu is being made

    @Slot()
    def toggle(self) -> None:
        """Open the menu, or leave it."""
        self._show(not self._is_open)

    @Slot()
    def leave(self) -> None:
        self._show(False)

    def _show(self, is_open: bool) -> None:
        self._is_open, self._asks_pin, self._strip, self._page = is_open, False, "", 0
        self._forget_pin()
        self.refresh()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Do an entry and leave the menu; where it is refused, say why."""
        self._strip = ""
        if key == _MORE:
            self._page += 1
        elif key == _SHOW_PIN:
            self._asks_pin = True
        elif key == _GO:
            self._table.leave()
            self._page = 0
        else:
            entry = next(one for one in self._entries if one.key == key)
            if self._try(entry.act):
                self.leave()
                return
        self.refresh()

    def _try(self, verb: Callable[[], object]) -> bool:
        try:
            verb()
        except KioskError as error:
            self._strip = say(error.message)
            return False
        return True

    def _on_badge(self, person: Person) -> None:
        """A badge chooses whose PIN is asked for, where one is. It proves nothing by itself."""
        if self._is_watching and self._asks_pin and person in self._signers() and person.id != self._signer:
            self.pickSigner(person.id)

    @Slot(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who shows a PIN; "" chooses again."""
        self._forget_pin()
        self._signer = person_id
        self.refresh()

    @Slot()
    def turnPage(self) -> None:
        self._names_page += 1
        self.refresh()

    @Slot(int)
    def pinDigit(self, digit: int) -> None:
        if len(self._pin) < MOST_DIGITS:
            self._pin += str(digit)
            self.refresh()

    @Slot()
    def pinBack(self) -> None:
        self._pin = self._pin[:-1]
        self.refresh()

    @Slot()
    def showPin(self) -> None:
        """Show who one is: the menu is that person's for a while."""
        who, pin, self._pin, self._strip = self._signer, self._pin, "", ""
        if self._try(lambda: self._table.show_pin(who, pin)):
            self._asks_pin, self._page = False, 0
            self._forget_pin()
        self.refresh()

    def _forget_pin(self) -> None:
        self._signer = self._pin = ""
        self._names_page = 0
