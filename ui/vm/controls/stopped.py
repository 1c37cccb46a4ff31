"""A table that does not open: the people who may accept it, and how they do so. There is no table behind this view."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Protocol

from PySide6.QtCore import Property, QTimer, Signal, Slot

from kiosk.core.errors import Refused
from kiosk.core.text import Text, listed, text
from kiosk.core.value import value
from kiosk.staff import Person
from kiosk.table import ACCEPTED_FOR
from ui.vm.controls.menu import GO_ON
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say

MAY_GO_ON: Final = text(
    "Lost data cannot be restored. With a PIN and a reason, a manager may continue from the saved data: {names}."
)
NOBODY_MAY: Final = text("Only a manager may continue from the saved data, and none is on staff.")
NO_SIGNATURE_HELPS: Final = text(
    (
        "A signature cannot clear this. A technician must fix the above and restart the kiosk, or a "
        "manager has the records set aside: {command}."
    ),
    command="`kiosk\u00a0journal\u00a0begin\u2060-\u2060again`",  # Keep it in one line, as it is typed.
)
STARTED_AGAIN: Final = text("A technician must fix the above and restart the kiosk.")
OPENS_BY_ITSELF: Final = text("The table opens by itself once a technician has fixed the above.")
# One look begins an attempt and a later one shows its result, so attempts are five seconds apart.
LOOK_MS: Final = 2500
WHOSE_REASON: Final = text("Who signs to continue?")


class Acceptance(Protocol):
    """The steps to accept a journal that does not open."""

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the people who may accept the journal, by name."""

    def accept(self, signature: tuple[str, str], why: str, *, waits: bool = True) -> None:
        """Accept it. Raise a KioskError."""


@value
class AcceptReason:
    """A reason to be chosen from, as a button says it."""

    label: str


@value
class StoppedLook:
    """One look of it. `who` may continue; `can_go_on`: by touch. `asks` for the signer and one of the `reasons`."""

    who: str = ""
    can_go_on: bool = False
    asks: bool = False
    is_enough: bool = False
    reasons: tuple[AcceptReason, ...] = ()
    strip: str = ""
    strip_tone: str = ""


@in_qml
class StoppedScreen(View[StoppedLook]):
    """The acts of a person at a stopped kiosk. `accepted` is emitted once, when a manager has accepted the journal, or
    when `opens`, which is called repeatedly and returns immediately, returns that it is worth opening now.

    Without an `acceptance` a signature changes nothing, and nothing can be touched. `helps` is the advice then, EMPTY
    if nobody is needed.
    """

    accepted = Signal()

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, acceptance: Acceptance | None, *, helps: Text, opens: Callable[[], bool] | None = None) -> None:
        super().__init__()
        self._acceptance, self._helps, self.opens = acceptance, helps, opens
        self._retry = QTimer(self)
        self._retry.setInterval(LOOK_MS)
        self._retry.timeout.connect(self.try_again)
        if opens is not None:
            self._retry.start()
        self._asks = False
        self._entry = PinEntry()
        self.signing = SigningPad(self, self._entry, self._asked)
        self.refresh()

    def look(self) -> StoppedLook:
        return StoppedLook(
            who=say(self._who()),
            can_go_on=bool(self._people),
            asks=self._asks,
            is_enough=self._entry.signer != "" and self._entry.is_enough,
            reasons=tuple(AcceptReason(say(GO_ON.fill(why=why))) for why in ACCEPTED_FOR) if self._asks else (),
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )

    @property
    def signer(self) -> str:
        """Return the ID of the person who signs, "" for nobody."""
        return self._entry.signer

    @property
    def _people(self) -> tuple[Person, ...]:
        return () if self._acceptance is None else self._acceptance.people

    def _who(self) -> Text:
        if self.opens is not None:
            return OPENS_BY_ITSELF
        if self._acceptance is None:
            return self._helps
        people = self._people
        return MAY_GO_ON.fill(names=listed(person.name for person in people)) if people else NOBODY_MAY

    def _asked(self) -> PinAsked | None:
        return PinAsked(self._people, WHOSE_REASON) if self._asks else None

    @Slot()
    def try_again(self) -> None:
        """Try again: the table opens by now, or another page shows why not."""
        if self.opens is not None and self.opens():
            self._retry.stop()
            self.accepted.emit()

    @touch()
    def goOn(self) -> None:
        """Ask for the signer."""
        self._asks = bool(self._people)

    @touch()
    def cancel(self) -> None:
        self._asks = False
        self._entry.forget()

    @touch(int)
    def acceptFor(self, nth: int) -> None:
        """Accept the journal for one of the reasons, in the name of the person who has entered a PIN."""
        assert self._acceptance is not None, "nobody is asked"
        if not self._entry.is_enough:
            raise Refused("pin", "Enter your PIN first.")
        self._acceptance.accept(self._entry.take(), str(ACCEPTED_FOR[nth]), waits=False)
        self._entry.forget()
        self.accepted.emit()
