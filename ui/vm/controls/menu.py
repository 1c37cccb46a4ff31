"""The menu of the table, behind its id in the header. Each screen adds its own entries to it, in the order shown.

It shows what whoever is at the table may do: its dealer, or for a while somebody who has shown a PIN here. An entry
that is not due now is dimmed; touched, it says why, and the menu stays open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from kiosk.core.text import Text, text
from kiosk.staff import MOST_DIGITS, Act, Person, Role
from kiosk.table import Table
from ui.vm.controls.signers import Signer, names_of
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import FLOOR_PIN, NOBODY, ROLE, say

CHANGE_DEALER = text("Change dealer")
SOMEBODY = text("Floor, manager, technician")
WHO = text("Choose your name, then enter your PIN.")
GOES = text("Sign out {name}, {roles}")
MORE = text("More")

_SHOW_PIN, _GO, _MORE = "show_pin", "go", "more"


@dataclass(frozen=True, slots=True)
class MenuEntry:
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


@dataclass(frozen=True, slots=True)
class MenuLook:
    """One look of the menu. While somebody shows a PIN, names and the pad stand in place of the entries."""

    is_open: bool = False
    entries: tuple[MenuRow, ...] = ()
    asks_pin: bool = False
    people: tuple[Signer, ...] = ()
    more_people: bool = False
    pad_title: str = ""
    signer: str = ""
    dots: int = 0
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class Menu(View[MenuLook]):
    """The entries, whether they are shown, and why the last one was refused. It closes when the hand goes on."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._entries: list[MenuEntry] = []
        self._room = 6
        self._page = 0
        self._is_shown = False
        self._asks_pin = False
        self._signer = self._pin = ""
        self._names_page = 0
        self._seen = self._where()
        table.subscribe(self._on_table)
        table.people.on_badge(self._on_badge)
        self.add(
            MenuEntry(
                "change_dealer",
                CHANGE_DEALER,
                table.people.sign_out,
                due=lambda: not table.hand_is_open,
                shown=lambda: table.dealer is not None,
                needs=Act.CHANGE_DEALER,
            )
        )

    def add(self, entry: MenuEntry) -> None:
        """Add an entry below those that are there."""
        self._entries.append(entry)

    def _where(self) -> tuple[object, ...]:
        table = self._table
        return table.round.opening.number, len(table.round.entries), table.dealer, table.is_open, table.stopped

    def _on_table(self) -> None:
        before, self._seen = self._seen, self._where()
        if self._is_shown:
            if before != self._seen:
                self.leave()
            else:
                self.refresh()

    # ---------------------------------------------------------------------------------------------------- what it shows

    def look(self) -> MenuLook:
        if not self._is_shown:
            return MenuLook()
        people = self._signers()
        chosen = next((one for one in people if one.id == self._signer), None)
        title = FLOOR_PIN.fill(name=chosen.name) if chosen else WHO if people else NOBODY
        return MenuLook(
            is_open=True,
            entries=tuple(self._shown_rows()),
            asks_pin=self._asks_pin,
            **(names_of(people, self._names_page) if self._asks_pin else {}),
            pad_title=say(title),
            signer=chosen.name if chosen else "",
            dots=len(self._pin),
            strip=say(self._strip),
        )

    def _shown_rows(self) -> list[MenuRow]:
        table = self._table
        rows = [
            MenuRow(one.key, say(one.label), one.due())
            for one in self._entries
            if one.shown() and (one.needs is None or table.people.may(one.needs))
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
            return [MenuRow(_GO, say(GOES.fill(name=person.name, roles=roles)), True)]
        return [MenuRow(_SHOW_PIN, say(SOMEBODY), True)] if self._signers() else []

    def _signers(self) -> tuple[Person, ...]:
        return self._table.staff.with_role(Role.FLOOR, Role.MANAGER, Role.TECHNICIAN)

    # ---------------------------------------------------------------------------------------------------------- touches

    @touch(int)
    def setRoom(self, rows: int) -> None:
        """Take how many entries have room, one above the other."""
        if rows >= 4 and rows != self._room:
            self._room = rows

    @touch()
    def toggle(self) -> None:
        """Open the menu, or leave it."""
        self._show(not self._is_shown)

    @touch()
    def leave(self) -> None:
        self._show(False)

    def _show(self, is_shown: bool) -> None:
        self._is_shown, self._asks_pin, self._page = is_shown, False, 0
        self._forget_pin()
        self.refresh()

    @touch(str)
    def choose(self, key: str) -> None:
        """Do an entry and leave the menu; where it is refused, say why."""
        if key == _MORE:
            self._page += 1
        elif key == _SHOW_PIN:
            self._asks_pin = True
        elif key == _GO:
            self._table.people.leave()
            self._page = 0
        else:
            next(one for one in self._entries if one.key == key).act()
            self.leave()

    def _on_badge(self, person: Person) -> None:
        """A badge chooses whose PIN is asked for, where one is. It proves nothing by itself."""
        if self._is_shown and self._asks_pin and person in self._signers() and person.id != self._signer:
            self.pickSigner(person.id)

    @touch(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who shows a PIN; "" chooses again."""
        self._forget_pin()
        self._signer = person_id

    @touch()
    def turnPage(self) -> None:
        self._names_page += 1

    @touch(int)
    def pinDigit(self, digit: int) -> None:
        if len(self._pin) < MOST_DIGITS:
            self._pin += str(digit)

    @touch()
    def pinBack(self) -> None:
        self._pin = self._pin[:-1]

    @touch()
    def showPin(self) -> None:
        """Show who one is: the menu is that person's for a while."""
        who, pin, self._pin = self._signer, self._pin, ""
        self._table.people.show_pin(who, pin)
        self._asks_pin, self._page = False, 0
        self._forget_pin()

    def _forget_pin(self) -> None:
        self._signer = self._pin = ""
        self._names_page = 0
