"""The view model of the page on which a supervisor enters the time, if the clock is behind the records."""

from datetime import datetime
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Property

from kiosk.core.errors import Refused
from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.staff import Act, Person
from kiosk.table import Table
from ui.vm.controls.badges import badge_works
from ui.vm.controls.page import Page
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import FLOOR_BADGE, FLOOR_SIGNS, say

DIGITS: Final = 12  # year, month, day, hour, minute
_SHAPE: Final = "{}{}{}{}-{}{}-{}{} {}{}:{}{}"

DO: Final = text("Enter the date and time, then sign.")
WHY: Final = text("The clock says {clock}. The records end at {known}.")
NO_DAY: Final = text("That is not a date and time: enter the year, month, day, hour and minute.")


@value
class ClockLook:
    """The entry so far, and the fault of the clock. `is_whole`: all digits are there."""

    entered: str = ""
    note: str = ""
    why: str = ""
    is_whole: bool = False
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class ClockScreen(Page[ClockLook]):
    """Digits of a date and a time, and the pad of the signer. The page closes when the time is accepted."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._digits = ""
        self._entry = PinEntry()
        self.signing = SigningPad(
            self, self._entry, self._asked, signs=self.sign, digits=table.staff.digits, last=table.staff.last_signers
        )
        self.refresh()

    def _asked(self) -> PinAsked:
        title = FLOOR_BADGE if badge_works(self._table) else FLOOR_SIGNS
        return PinAsked(self._table.people.who_may(Act.SIGN_AS_FLOOR), title)

    def look(self) -> ClockLook:
        now_ms = self._table.clock.now_ms()
        known = _minute(now_ms + self._table.watch.clock_behind_ms)
        return ClockLook(
            entered=_SHAPE.format(*self._digits.ljust(DIGITS, "–")),
            note=say(DO),
            why=say(WHY.fill(clock=_minute(now_ms), known=known)),
            is_whole=len(self._digits) == DIGITS,
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )

    def lock(self) -> None:
        self.signing.lock()

    def on_badge(self, person: Person) -> None:
        if self.signing.other_badge(person.id):
            return
        if person in self._table.people.who_may(Act.SIGN_AS_FLOOR):
            self.signing.take_badge(person.id)
            self.refresh()

    def on_new_badge(self, badge: str) -> None:
        self.signing.other_badge()

    @touch(str)
    def key(self, key: str) -> None:
        """Enter a digit, or remove the last one. An unfinished PIN is dropped, because it was for the earlier time."""
        if self._entry.pin:
            self._entry.forget()
        if key == "back":
            self._digits = self._digits[:-1]
        elif len(self._digits) < DIGITS:
            self._digits += key

    @touch()
    def sign(self) -> None:
        """Sign for the time that was entered."""
        signer, pin = self._entry.take()
        try:
            entered = datetime.strptime(self._digits, "%Y%m%d%H%M").astimezone()
        except ValueError as error:
            raise Refused("time", NO_DAY) from error
        self._table.watch.enter_time(round(entered.timestamp() * 1000), signer, pin)
        self.leave()


def _minute(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000).astimezone():%Y-%m-%d %H:%M}"
