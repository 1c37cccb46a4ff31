"""The PIN pad: who signs, and the digits of the PIN. It is the same one wherever somebody signs on the screen.

A screen says whose PIN it asks for, and takes what was entered; the pad keeps it until then, and never shows a digit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QTimer, Signal, Slot

from kiosk.core.frozen import frozen
from kiosk.core.text import Text, counted, text
from kiosk.staff import LEAST_DIGITS, MOST_DIGITS, Person
from kiosk.table import Signature
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import NOBODY, PIN_OF, say

NAMES_A_PAGE: Final = 6
LAPSE_MS: Final = 15_000  # after which a PIN that nobody finishes is dropped
LAPSED: Final = counted(
    "PIN entry ended after %n second. Choose a name and enter the PIN again.",
    "PIN entry ended after %n seconds. Choose a name and enter the PIN again.",
    n=LAPSE_MS // 1000,
)
OTHER_BADGE: Final = text("Another badge ended this PIN entry. Hold the badge again, or choose a name.")


class PinAsked(NamedTuple):
    """Whose PIN is asked for: one of these `people`, and what is said until one is chosen. None: only that is said.

    `badge_says` is what the PIN then does, where a badge named the person; or what the badge does, where that
    `badge_is_enough`.
    """

    people: tuple[Person, ...] | None
    title: Text
    badge_says: Text = PIN_OF
    badge_is_enough: bool = False


@dataclass(slots=True)
class PinEntry:
    """The entry on a PIN pad: the id of the signer, the digits so far, and the page of names.

    `by_badge`: who signs was named by a badge, not by a finger.
    """

    signer: str = ""
    by_badge: bool = False
    pin: str = ""
    page: int = 0

    @property
    def is_enough(self) -> bool:
        """Say whether these may be all digits of a PIN."""
        return len(self.pin) >= LEAST_DIGITS

    def choose(self, person_id: str) -> None:
        """Begin anew, for this person; "" for nobody yet."""
        self.signer, self.by_badge, self.pin, self.page = person_id, False, "", 0

    def take_badge(self, person_id: str) -> None:
        """Take whose badge is held. One that is read again takes back no digit."""
        if person_id != self.signer:
            self.choose(person_id)
        self.by_badge = True

    def forget(self) -> None:
        self.choose("")

    def take(self) -> Signature:
        """Return who signs with which PIN, and forget the digits."""
        pin, self.pin = self.pin, ""
        return self.signer, pin


@frozen
class Signer:
    """Somebody who may sign, as the pad lists them."""

    id: str
    name: str


@frozen
class PadLook:
    """One look of the pad. `signer` is the name of who is chosen, `dots` how many digits there are."""

    title: str = ""
    signer: str = ""
    people: tuple[Signer, ...] = ()
    more_people: bool = False
    dots: int = 0
    is_enough: bool = False


@in_qml
class SigningPad(View[PadLook]):
    """The pad of a screen. `asked` returns whose PIN is asked for now, None where none is.

    It lists so many `names` at once. A touch of it is a touch of its screen, which is shown anew with it. `chosen` says
    that somebody else is to sign.

    A badge and all `digits` of its person's PIN are a signature: then it `signs`. Whose name was touched signs with a
    key, for it may have been the name beside.
    """

    chosen = Signal()

    def __init__(
        self,
        screen: View[Any],
        entry: PinEntry,
        asked: Callable[[], PinAsked | None],
        *,
        names: int = NAMES_A_PAGE,
        signs: Callable[[], None] | None = None,
        digits: Callable[[str], int] = lambda person_id: 0,
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self._entry = entry
        self._asked = asked
        self._names = names
        self._signs = signs
        self._digits = digits
        self._lapse = QTimer(self)
        self._lapse.setSingleShot(True)
        self._lapse.setInterval(LAPSE_MS)
        self._lapse.timeout.connect(self.lapse)
        screen.hold(self)

    def look(self) -> PadLook:
        asked = self._asked()
        if asked is None:
            return PadLook()
        people, title = asked.people or (), NOBODY if asked.people == () else asked.title
        signer = next((person for person in people if person.id == self._entry.signer), None)
        size = self._names if len(people) <= self._names else self._names - 1
        pages = max(1, -(-len(people) // size))
        first = self._entry.page % pages * size
        return PadLook(
            title=say(
                (asked.badge_says if self._entry.by_badge else PIN_OF).fill(name=signer.name) if signer else title
            ),
            signer=signer.name if signer else "",
            people=tuple(Signer(person.id, person.name) for person in people[first : first + size]),
            more_people=pages > 1,
            dots=len(self._entry.pin),
            is_enough=self._entry.is_enough or (asked.badge_is_enough and self._entry.by_badge and signer is not None),
        )

    def perform(self, act: Callable[[], object]) -> None:
        self._screen.perform(act)

    def take_badge(self, person_id: str) -> bool:
        """Take the person whose badge is at the reader. Return whether the pad is now theirs.

        Where another person has begun a PIN, the pad drops the digits and belongs to nobody: the digits that follow are
        nobody's wrong PIN.
        """
        if self._entry.pin and person_id != self._entry.signer:
            self._entry.forget()
            self._screen.explain(OTHER_BADGE)
            return False
        self._entry.take_badge(person_id)
        return True

    @Slot()
    def lapse(self) -> None:
        """Drop the digits that nobody has finished."""
        if self._entry.pin:
            self._entry.forget()
            self._screen.explain(LAPSED)

    @touch(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who signs; "" chooses again."""
        self._entry.choose(person_id)
        self.chosen.emit()

    @touch()
    def turnPage(self) -> None:
        """Show the next page of names; after the last, the first."""
        self._entry.page += 1

    @touch(int)
    def pinDigit(self, digit: int) -> None:
        entry = self._entry
        self._lapse.start()
        if len(entry.pin) < MOST_DIGITS:
            entry.pin += str(digit)
        if self._signs is not None and entry.by_badge and len(entry.pin) == self._digits(entry.signer):
            self._signs()

    @touch()
    def pinBack(self) -> None:
        self._lapse.start()
        self._entry.pin = self._entry.pin[:-1]
