"""The view model of the page on which a manager ends the lock of a person who entered too many wrong PINs."""

from dataclasses import replace
from typing import Final

from kiosk.core.text import EMPTY, Text, text
from kiosk.staff import Act, Person
from kiosk.table import Table
from ui.vm.controls.badges import badge_works
from ui.vm.controls.finding import key_names, sorted_by_name
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import DEALER_BADGE, DEALER_SIGNS, say
from ui.vm.pages.desk import Desk, DeskAction, DeskLook, DeskRow

TITLE: Final = text("Locked PINs")
UNLOCK: Final = text("Unlock {name}")
DO: Final = text("Choose the person to unlock. The PIN does not change.")
NOBODY: Final = text("Nobody is locked out.")
UNLOCKED: Final = text("{name} is unlocked.")
CANCEL: Final = text("Cancel")


@in_qml
class LocksScreen(Desk):
    """Everybody who is locked out now. Another manager signs for each who is unlocked."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._chosen = ""
        self._said: Text = EMPTY
        self.refresh()

    def laid_out(self) -> DeskLook:
        locked = sorted_by_name(self._table.staff.locked())
        names = key_names(locked)
        shown = DeskLook(title=say(TITLE), lead=say(self._said or (DO if locked else EMPTY)))
        if not locked:
            return replace(shown, empty=say(NOBODY))
        shown = self.page_of(locked, lambda person: self._row(person, names[person.id]), shown)
        if self._chosen not in names:
            return shown
        sign = UNLOCK.fill(name=names[self._chosen])
        who = tuple(person for person in self._table.people.who_may(Act.UNLOCK_PIN) if person.id != self._chosen)
        self._pin_asked = PinAsked(who, DEALER_BADGE if badge_works(self._table) else DEALER_SIGNS)
        return replace(shown, ask=say(sign), sign_text=say(sign), actions=(DeskAction("cancel", say(CANCEL)),))

    def _row(self, person: Person, name: str) -> DeskRow:
        return DeskRow(key=person.id, title=name, note="", value="", chosen=person.id == self._chosen)

    def chose(self, key: str) -> None:
        self._choose(key)

    def acted(self, key: str) -> None:
        self._choose("")

    def _choose(self, person_id: str) -> None:
        self._chosen, self._said = person_id, EMPTY
        self.forget()

    def signed(self, who: str, pin: str) -> None:
        chosen = self._table.staff.person(self._chosen)
        self._table.people.unlock(self._chosen, who, pin)
        self._choose("")
        self._said = UNLOCKED.fill(name=chosen.name if chosen else "")
