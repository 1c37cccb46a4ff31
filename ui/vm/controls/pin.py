"""The PIN pad: the signer, and the digits of the PIN. It is the same wherever a person signs on the screen.

A screen sets the people whose PIN it asks for, and takes the entry; the pad holds it until then, and never shows a
digit.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QTimer, Signal, Slot

from kiosk.core.errors import Refused
from kiosk.core.text import Text, counted, text
from kiosk.core.value import value
from kiosk.staff import MAX_DIGITS, MIN_DIGITS, Person
from kiosk.table import Signature
from ui.vm.controls.finding import NameRange, key_names, range_names, ranges, sorted_by_name
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import NOBODY, PIN_OF, say

NAMES_A_PAGE: Final = 6
FIND: Final = text("Find a name by its first letters")
LAPSE_MS: Final = 15_000  # An unfinished PIN is dropped after this time.
LAPSED: Final = counted(
    "PIN entry ended after %n second. Choose a name and enter the PIN again.",
    "PIN entry ended after %n seconds. Choose a name and enter the PIN again.",
    n=LAPSE_MS // 1000,
)
SIGNATURES_LAST_MS: Final = 120_000  # A first signature waits this long for the second.
EXPIRED: Final = text("The signatures have expired: sign again.")
LOCKED_AWAY: Final = text("PIN entry ended: the screen was locked. Choose a name and enter the PIN again.")
OTHER_BADGE: Final = text("Another badge ended this PIN entry. Hold the badge again, or choose a name.")


class PinAsked(NamedTuple):
    """The people whose PIN is asked for: one of these `people`, and the text until one is chosen. None: only the text.

    `badge_says` is the effect of the PIN after a badge named the person; or the effect of the badge, if that
    `badge_is_enough`.
    """

    people: tuple[Person, ...] | None
    title: Text
    badge_says: Text = PIN_OF
    badge_is_enough: bool = False


@dataclass(slots=True)
class PinEntry:
    """The entry on a PIN pad: the ID of the signer, the digits so far, and the touched keys of a name search.

    `by_badge`: a badge named the signer, not a finger. `found` are the spans of the sorted names of the touched keys,
    the smallest last; empty without a search.
    """

    signer: str = ""
    by_badge: bool = False
    pin: str = ""
    found: tuple[tuple[int, int], ...] = ()

    @property
    def is_enough(self) -> bool:
        """Return whether these may be all digits of a PIN."""
        return len(self.pin) >= MIN_DIGITS

    def choose(self, person_id: str) -> None:
        """Begin again, for this person; "" for nobody yet."""
        self.signer, self.by_badge, self.pin, self.found = person_id, False, "", ()

    def take_badge(self, person_id: str) -> None:
        """Select the holder of a badge. A repeated reading of the same badge removes no digit."""
        if person_id != self.signer:
            self.choose(person_id)
        self.by_badge = True

    def forget(self) -> None:
        self.choose("")

    def take(self) -> Signature:
        """Return the signer and the PIN, and clear the digits. Raise Refused for too few: that is not a wrong try."""
        if not self.is_enough:
            raise Refused("short", "Enter your PIN first.")
        pin, self.pin = self.pin, ""
        return self.signer, pin


@value
class Signer:
    """A possible signer, as the pad lists them."""

    id: str
    name: str


@value
class PadLook:
    """One look of the pad. `signer` is the name of the chosen person, `dots` the number of digits.

    `people` are names to touch, and `ranges` letters. `finds`: a key begins a name search; `can_back`: a key undoes its
    last touch.
    """

    title: str = ""
    signer: str = ""
    people: tuple[Signer, ...] = ()
    ranges: tuple[NameRange, ...] = ()
    finds: bool = False
    can_back: bool = False
    dots: int = 0
    is_enough: bool = False


@in_qml
class SigningPad(View[PadLook]):
    """The pad of a screen. `asked` returns the people whose PIN is asked for now, None for nobody.

    It lists `names` people at once. If there are more, it lists the latest signers, by the IDs that `last` returns, and
    a key that finds the others by their letters. A touch of it is a touch of its screen, which is refreshed with it.
    `chosen` is emitted when another person is to sign.

    A badge and all `digits` of its person's PIN are a signature: then it `signs`. A person whose name was touched signs
    with a key, because the finger may have touched the name beside it. If several sign for one thing, `drop` clears the
    signatures so far, and returns whether there were any.
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
        last: Callable[[], Sequence[str]] = tuple,
        drop: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(screen)
        self.screen = screen
        self.entry = entry
        self.asked = asked
        self._names = names
        self._signs = signs
        self._digits = digits
        self._last = last
        self._lapse = QTimer(self)
        self._lapse.setSingleShot(True)
        self._lapse.setInterval(LAPSE_MS)
        self._lapse.timeout.connect(self.lapse)
        self._drop = drop
        self.expiry = QTimer(self)
        self.expiry.setSingleShot(True)
        self.expiry.setInterval(SIGNATURES_LAST_MS)
        self.expiry.timeout.connect(self.expire)
        screen.hold(self)

    def look(self) -> PadLook:
        asked = self.asked()
        if asked is None:
            return PadLook()
        people, title = asked.people or (), NOBODY if asked.people == () else asked.title
        signer = next((person for person in people if person.id == self.entry.signer), None)
        if signer is not None:
            title = (asked.badge_says if self.entry.by_badge else PIN_OF).fill(name=key_names(people)[signer.id])
        look = self._keys(people)
        return replace(
            look,
            title=say(FIND if look.can_back and signer is None else title),
            signer=signer.name if signer else "",
            dots=len(self.entry.pin),
            is_enough=self.entry.is_enough or (asked.badge_is_enough and self.entry.by_badge and signer is not None),
        )

    def _keys(self, people: Sequence[Person]) -> PadLook:
        by_name, named = sorted_by_name(people), key_names(people)
        if len(people) <= self._names:
            return PadLook(people=tuple(Signer(person.id, named[person.id]) for person in by_name))
        fit = self._names - 1
        if not self.entry.found:
            signed = {person_id: at for at, person_id in enumerate(self._last())}
            listed = sorted(by_name, key=lambda person: signed.get(person.id, len(signed)))[:fit]
            return PadLook(people=tuple(Signer(person.id, named[person.id]) for person in listed), finds=True)
        start, stop = self.entry.found[-1]
        stop = min(stop, len(by_name))
        if stop - start <= fit:
            found = by_name[start:stop]
            return PadLook(people=tuple(Signer(person.id, named[person.id]) for person in found), can_back=True)
        return PadLook(ranges=ranges(range_names(by_name), start, stop, fit=fit), can_back=True)

    def perform(self, act: Callable[[], object]) -> None:
        self.screen.perform(act)

    def take_badge(self, person_id: str) -> bool:
        """Take the person whose badge is at the reader. Return whether the pad is now theirs.

        If another person has begun a PIN, the pad drops the digits and belongs to nobody: the digits that follow count
        as no one's wrong PIN.
        """
        if self.other_badge(person_id):
            return False
        self.entry.take_badge(person_id)
        return True

    def other_badge(self, person_id: str = "") -> bool:
        """Drop the digits of another person than the one whose badge is at the reader, "" for nobody's badge.

        Return whether there were any. It is also asked for a badge that may not sign here: its holder is not the
        one who has begun a PIN.
        """
        if not self.entry.pin or person_id == self.entry.signer:
            return False
        self.entry.forget()
        self.screen.explain(OTHER_BADGE)
        return True

    def cover(self) -> bool:
        """Drop the digits if something covers the pad: another person may touch it next. Return whether it had any."""
        if not self.entry.pin:
            return False
        self.entry.forget()
        self.screen.refresh()
        return True

    @Slot()
    def lock(self) -> None:
        """Drop the digits if the screen is locked: anyone may unlock it."""
        if self.cover():
            self.screen.explain(LOCKED_AWAY)

    @Slot()
    def lapse(self) -> None:
        """Drop the digits that nobody has finished."""
        if self.entry.pin:
            self.entry.forget()
            self.screen.explain(LAPSED)

    def waits(self) -> None:
        """Keep a signature that was just given, for `SIGNATURES_LAST_MS`, until the next person has signed too."""
        self.expiry.start()

    @Slot()
    def expire(self) -> None:
        """Forget the signatures: nobody has gone on."""
        if self._drop():
            self.screen.explain(EXPIRED)

    @touch(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who signs; "" chooses again."""
        self.entry.choose(person_id)
        self.chosen.emit()

    @touch()
    def findName(self) -> None:
        """Look for a name among all, by its letters."""
        asked = self.asked()
        self.entry.found = ((0, len(asked.people or ()) if asked is not None else 0),)

    @touch(int, int)
    def pickRange(self, start: int, stop: int) -> None:
        """Go on among the names between the letters of a key."""
        self.entry.found = (*self.entry.found, (start, stop))

    @touch()
    def findBack(self) -> None:
        """Take back the last touch of the search."""
        self.entry.found = self.entry.found[:-1]

    @touch(int)
    def pinDigit(self, digit: int) -> None:
        entry = self.entry
        self._lapse.start()
        if len(entry.pin) < MAX_DIGITS:
            entry.pin += str(digit)
        if self._signs is not None and entry.by_badge and len(entry.pin) == self._digits(entry.signer):
            self._signs()

    @touch()
    def pinBack(self) -> None:
        self._lapse.start()
        self.entry.pin = self.entry.pin[:-1]
