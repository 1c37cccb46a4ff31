"""The menu of the table, behind its ID in the header. Each screen adds its own entries to it, in the order shown.

It shows the acts that the person at the table may do: its dealer, or for a while a person who has entered a PIN here.
An entry that is not due now is dimmed; a touch of it shows the reason, and the menu stays open.
"""

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtCore import Property, Signal, Slot

from kiosk.core.errors import Refused
from kiosk.core.text import Text, listed, text
from kiosk.core.value import value
from kiosk.staff import Act, Person, Role
from kiosk.table import ACCEPTED_FOR, Table
from ui.vm.controls.badges import badge_works
from ui.vm.controls.paging import with_next_key
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import DEALER_BADGE, ROLE, say

SIGN_CHANGES = text("Sign for changes")
GO_ON = text("Accept: {why}")
CHANGE_DEALER = text("Change dealer")
SOMEBODY = text("Floor, manager, technician")
WHO = text("Choose your name, then enter your PIN.")
GOES = text("Sign out {name}, {roles}")
TO_ACCEPT = text("{found}\nYou sign: {why}")
READ_AGAIN = text("What you sign for has changed. Read it again, then enter the PIN.")

_ENTER_PIN, _GO, _MORE = "enter_pin", "go", "more"


@value
class MenuEntry:
    """A line of the menu. `act` raises a KioskError if it cannot be done; `due` is whether it can be done now.

    `needs` is the act that the person at the table must be allowed; None is open to everyone. `shown` is whether it
    belongs on this table now. `signs_for` is the statement to sign, if the entry is a signature: then it asks for a PIN
    of its own, even if a person is signed in, and signs that person out after it.
    """

    key: str
    label: Text
    act: Callable[[], None]
    due: Callable[[], bool] = lambda: True
    shown: Callable[[], bool] = lambda: True
    needs: Act | None = None
    signs_for: Callable[[], Text] | None = None


@value
class MenuRow:
    key: str
    label: str
    due: bool


@value
class MenuLook:
    """One look of the menu. While someone enters a PIN, names and the pad replace the entries."""

    is_open: bool = False
    entries: tuple[MenuRow, ...] = ()
    asks_pin: bool = False
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class Menu(View[MenuLook]):
    """The entries, whether they are shown, and the refusal of the last one. It closes when the hand continues."""

    relieves = Signal()  # The dealer changes in the middle of a hand.
    opened = Signal()
    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._entries: list[MenuEntry] = []
        self._room = 6
        self._page = 0
        self._is_shown = False
        self._asks_pin = False
        self._to_sign: MenuEntry | None = None
        self._read = ""  # The text shown to the signer when the PIN entry began.
        self._entry = PinEntry()
        self.signing = SigningPad(
            self,
            self._entry,
            self._pin_asked,
            signs=self.enterPin,
            digits=table.staff.digits,
            last=table.staff.last_signers,
        )
        self._seen = self._where()
        table.subscribe(self._on_table)
        table.people.on_badge(self._on_badge)
        table.people.on_new_badge(lambda _: self.signing.other_badge())
        self.add(
            MenuEntry(
                "change_dealer",
                CHANGE_DEALER,
                self._change_dealer,
                shown=lambda: table.dealer is not None,
                needs=Act.CHANGE_DEALER,
            )
        )
        self.add(
            MenuEntry(
                "sign_changes",
                SIGN_CHANGES,
                table.sealed.sign,
                shown=lambda: bool(table.sealed.words),
                needs=Act.SIGN_CHANGES,
                signs_for=lambda: table.sealed.changes,
            )
        )

        for nth, why in enumerate(ACCEPTED_FOR):
            self.add(
                MenuEntry(
                    f"accept_{nth}",
                    GO_ON.fill(why=why),
                    partial(table.watch.accept, str(why)),
                    shown=lambda: table.watch.may_be_accepted,
                    needs=Act.ACCEPT_JOURNAL,
                    signs_for=partial(self._damage, why),
                )
            )

    def _damage(self, why: Text) -> Text:
        """Return the statement that a manager signs to accept the journal: the finding, and the reason."""
        return TO_ACCEPT.fill(found=self._table.stopped, why=why)

    def _change_dealer(self) -> None:
        """Have another dealer sign in; in the middle of a hand the dealer stays until that is done."""
        if self._table.hand_is_open:
            self.relieves.emit()
        else:
            self._table.people.sign_out()

    def add(self, entry: MenuEntry) -> None:
        """Add an entry below those that are there."""
        self._entries.append(entry)

    def _where(self) -> tuple[object, ...]:
        table = self._table
        return table.round.opening.number, len(table.round.entries), table.dealer, table.is_open, table.stopped

    def _on_table(self) -> None:
        before, self._seen = self._seen, self._where()
        if self._is_shown:
            if before != self._seen or (self._to_sign is not None and not self._to_sign.shown()):
                self.leave()
                return
            if self._reads() != self._read:
                self._read_again()
            self.refresh()

    def _reads(self) -> str:
        entry = self._to_sign
        return "" if entry is None or entry.signs_for is None else say(entry.signs_for())

    def _read_again(self) -> None:
        """Drop a PIN for a statement other than the one shown now."""
        self._read = self._reads()
        self._entry.forget()
        self.explain(READ_AGAIN)

    def look(self) -> MenuLook:
        if not self._is_shown:
            return MenuLook()
        return MenuLook(
            is_open=True,
            entries=tuple(self._shown_rows()),
            asks_pin=self._asks_pin,
            strip=say(self._strip),
        )

    def _pin_asked(self) -> PinAsked | None:
        if self._to_sign is not None and self._to_sign.signs_for is not None:
            return PinAsked(self._signers(), self._to_sign.signs_for())
        title = DEALER_BADGE if badge_works(self._table) else WHO
        return PinAsked(self._signers(), title) if self._asks_pin else None

    def _shown_rows(self) -> list[MenuRow]:
        table = self._table
        rows = [
            MenuRow(entry.key, say(entry.label), entry.due())
            for entry in self._entries
            if entry.shown() and (entry.needs is None or table.people.may(entry.needs))
        ]
        last = self._last_row()
        shown, more = with_next_key(rows, self._page, self._room - len(last))
        return [*shown, *([MenuRow(_MORE, say(more), True)] if more else ()), *last]

    def _last_row(self) -> list[MenuRow]:
        """Return the last entry of each page: how to enter a PIN, or how to sign out."""
        person = self._table.authority.person
        if person is not None:
            roles = listed(ROLE[role] for role in Role if role in person.roles)
            return [MenuRow(_GO, say(GOES.fill(name=person.name, roles=roles)), True)]
        return [MenuRow(_ENTER_PIN, say(SOMEBODY), True)] if self._signers() else []

    def _signers(self) -> tuple[Person, ...]:
        if self._to_sign is not None and self._to_sign.needs is not None:
            return self._table.authority.people(self._to_sign.needs)
        return self._table.staff.with_role(Role.FLOOR, Role.MANAGER, Role.TECHNICIAN)

    @touch(int)
    def setRoom(self, rows: int) -> None:
        """Set the number of entries that have room, one above the other."""
        if rows >= 4 and rows != self._room:
            self._room = rows

    @touch()
    def toggle(self) -> None:
        """Open the menu, or leave it."""
        self._show(not self._is_shown)

    @touch()
    def leave(self) -> None:
        self._show(False)

    @Slot()
    def end(self) -> None:
        """Close the menu after a touch beside it."""
        if self._is_shown:
            self._show(False)

    def _show(self, is_shown: bool) -> None:
        self._is_shown, self._asks_pin, self._page, self._to_sign, self._read = is_shown, False, 0, None, ""
        self._entry.forget()
        if is_shown:
            self.opened.emit()
        self.refresh()

    @touch(str)
    def choose(self, key: str) -> None:
        """Do an entry and leave the menu; if it is refused, show why."""
        if key == _MORE:
            self._page += 1
        elif key == _ENTER_PIN:
            self._asks_pin = True
        elif key == _GO:
            self._table.people.leave()
            self._page = 0
        else:
            entry = next(entry for entry in self._entries if entry.key == key)
            if entry.signs_for is not None:
                self._table.people.leave()  # The earlier PIN signs for nothing.
                self._to_sign, self._asks_pin = entry, True
                self._read = self._reads()
                self._entry.forget()
                return
            entry.act()
            self.leave()

    def _on_badge(self, person: Person) -> None:
        """Open the menu for the holder of a badge: the PIN is asked for. The badge alone proves nothing."""
        if not self._is_shown or self.signing.other_badge(person.id):
            return
        if person in self._signers():
            self._asks_pin = True
            self.signing.take_badge(person.id)
            self.refresh()

    @touch()
    def enterPin(self) -> None:
        """Begin a menu session, or, for a signature, sign only that statement."""
        to_sign, read = self._to_sign, self._read
        self._table.people.enter_pin(*self._entry.take())
        if to_sign is None:
            self._asks_pin, self._page = False, 0
            self._entry.forget()
            return
        try:
            if read != self._reads():  # The PIN check has found another change.
                self._read = self._reads()
                raise Refused("changed", READ_AGAIN)
            self._to_sign, self._asks_pin, self._page = None, False, 0
            self._entry.forget()
            to_sign.act()
        finally:
            self._table.people.leave()
        self.leave()
