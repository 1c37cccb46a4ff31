"""The base of pages on which matters beside the hand are settled: slips, a mispay, a dispute.

Rows are in the middle; the question and the signer at the left; a slip or an amount at the right; the actions at the
bottom. Each such page computes its own `DeskLook`, and handles its touches.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final, TypeVar

from PySide6.QtCore import Property, QObject

from kiosk.core.money import Cents
from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.staff import Person
from kiosk.table import Table
from ui.vm.controls import amount_keys
from ui.vm.controls.badges import badge_works
from ui.vm.controls.page import Page
from ui.vm.controls.pin import EXPIRED, PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import FLOOR_BADGE, FLOOR_SIGNS, NOT_HERE, say

A_PAGE: Final = 6
NAMES_A_PAGE: Final = 5

AMOUNT: Final = text("${amount}")

T = TypeVar("T")


@value
class DeskRow:
    """One line of the page: its title, its note, an amount, and a `mark` in a `tone`.

    `does`: paid, taken, or pushed, which its color shows, too; "" for other amounts.
    """

    key: str
    title: str
    note: str
    value: str
    mark: str = ""
    tone: str = "plain"
    chosen: bool = False
    does: str = ""


@value
class PaperLine:
    """One line of a slip."""

    label: str
    value: str
    large: bool


@value
class DeskAction:
    """A button of the bottom bar."""

    key: str
    label: str
    style: str = "plain"
    due: bool = True


@value
class DeskAnswer:
    """An answer to the question at the left."""

    label: str


@value
class DeskCard:
    """A card that can be touched; `chosen` where it was."""

    card: str
    chosen: bool


@value
class DeskLook:
    """One look of the page. `large` is a figure in the middle, above the sentence `empty`.

    `cards` are shown in place of the rows, and `letters` are the keys beside the digits.
    """

    title: str = ""
    lead: str = ""
    large: str = ""
    empty: str = ""
    rows: tuple[DeskRow, ...] = ()
    can_back: bool = False
    can_on: bool = False
    cards: tuple[DeskCard, ...] = ()
    ask: str = ""
    answers: tuple[DeskAnswer, ...] = ()
    sign_text: str = ""
    paper: tuple[PaperLine, ...] = ()
    paper_title: str = ""
    paper_number: str = ""
    paper_mark: str = ""
    amount_title: str = ""
    amount: str = ""
    amount_corner: str = ""
    amount_signs: tuple[DeskAnswer, ...] = ()
    amount_sign: int = 0
    letters: str = ""
    actions: tuple[DeskAction, ...] = ()
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class Desk(Page[DeskLook]):
    """A page with rows, questions, a signature, and an amount. Its subclass defines its purpose."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._first = 0
        self._entry = PinEntry()
        self._pin_asked: PinAsked | None = None
        self.signing = SigningPad(
            self,
            self._entry,
            lambda: self._pin_asked,
            names=NAMES_A_PAGE,
            signs=self.sign,
            digits=table.staff.digits,
            last=table.staff.last_signers,
            drop=self._drop,
        )
        self._amount = ""
        self._amount_sign = 0

    def laid_out(self) -> DeskLook:
        """Return the entries of the desk now."""
        raise AssertionError("each page says what it shows")

    def chose(self, key: str) -> None:
        """Take a touch of a row."""

    def answered(self, nth: int) -> None:
        """Take an answer to the question."""

    def acted(self, key: str) -> None:
        """Do an action of the bottom bar."""

    def to_signature(self) -> None:
        """Ask for the signature, if the entry is complete."""

    def signed(self, who: str, pin: str) -> None:
        """Do the signed act. It may raise KioskError."""

    def typed(self, entered: str, key: str) -> str:
        """Return the text `entered` on the pad, after a key of it."""
        return amount_keys.pressed(entered, key, self.shown.amount_corner)

    def drop_signatures(self) -> bool:
        """Clear the signatures so far, if several sign. Return whether there were any."""
        return False

    def by_kiosk(self) -> Cents:
        """Return the kiosk's value of the requested amount, in cents; it need not be whole chips."""
        return 0

    def look(self) -> DeskLook:
        self._pin_asked = None
        return replace(self.laid_out(), strip=say(self._strip))

    def forget(self) -> None:
        """Clear the PIN, the amount, and the refusal."""
        self._entry.forget()
        self._amount, self._amount_sign = "", 0
        self.forget_strip()

    def _drop(self) -> bool:
        had = self.drop_signatures()
        if had:
            self._entry.forget()
        return had

    def _leave_signatures(self) -> None:
        """Clear digits and signatures: they are for the previous contents."""
        if self._drop():
            self.explain(EXPIRED)
        elif self._entry.pin:
            self._entry.forget()

    def page_of(self, found: Sequence[T], row: Callable[[T], DeskRow], shown: DeskLook) -> DeskLook:
        """Return the look with a row for each of those that are `found`, on the page that is turned to."""
        self._first = max(0, min(self._first, (len(found) - 1) // A_PAGE * A_PAGE))
        return replace(
            shown,
            rows=tuple(row(value) for value in found[self._first : self._first + A_PAGE]),
            can_back=self._first > 0,
            can_on=self._first + A_PAGE < len(found),
        )

    def pad(self, people: Sequence[Person], sign: Text, shown: DeskLook) -> DeskLook:
        """Ask one of `people` for a PIN. Return the look with the signing key."""
        title = FLOOR_BADGE if badge_works(self._table) else FLOOR_SIGNS
        self._pin_asked = PinAsked(tuple(people), title)
        return replace(shown, sign_text=say(sign))

    def amount_pad(self, title: Text, signs: Sequence[Text], shown: DeskLook) -> DeskLook:
        """Return the look with keys for an amount; `signs` say in which way it goes, the first one by default."""
        entered, points = self._amount, self._points
        money = say(AMOUNT.fill(amount=amount_keys.grouped(entered))) if entered and not points else entered
        return replace(
            shown,
            amount_title=say(title),
            amount=money or "–",
            amount_corner=amount_keys.corner((*self._table.config.denominations, self.by_kiosk()), whole=points),
            amount_signs=tuple(DeskAnswer(say(text)) for text in signs),
            amount_sign=self._amount_sign,
        )

    @property
    def entered(self) -> Cents | None:
        """Return the amount that has been entered, in cents; negative for the second sign, None if there is none.

        Raise Refused if no chips of this table make it.
        """
        if not self._amount:
            return None
        worth = amount_keys.worth(self._amount, whole=self._points)
        cents = -worth if self._amount_sign else worth
        amount_keys.check_chips(cents, self._table.config.denominations, points=self._points, said=self.by_kiosk())
        return cents

    @property
    def _points(self) -> bool:
        return self._table.round.felt.layout.points

    def lock(self) -> None:
        self.signing.lock()

    def on_badge(self, person: Person) -> None:
        """A badge chooses who signs, also where all is entered that is signed for. It never signs: the PIN does."""
        if self._pin_asked is None:
            self.perform(self.to_signature)
        asked = self._pin_asked
        if asked is None or not asked.people:
            return
        if self.signing.other_badge(person.id):
            return
        if person not in asked.people:
            self.explain(NOT_HERE.fill(name=person.name))
        else:
            self.signing.take_badge(person.id)
            self.refresh()

    def on_new_badge(self, badge: str) -> None:
        self.signing.other_badge()

    @touch(str)
    def choose(self, key: str) -> None:
        self.chose(key)

    @touch(int)
    def answer(self, nth: int) -> None:
        self.answered(nth)

    @touch(str)
    def act(self, key: str) -> None:
        """Do an action of the bottom bar, or turn "back" or "on" to other rows."""
        if key in ("back", "on"):
            self._first += A_PAGE if key == "on" else -A_PAGE
        else:
            self.acted(key)

    @touch(str)
    def amountKey(self, key: str) -> None:
        """Take a key of the amount."""
        self._leave_signatures()
        self._amount = self.typed(self._amount, key)

    @touch(int)
    def amountWay(self, nth: int) -> None:
        """Say in which way the amount goes."""
        self._leave_signatures()
        self._amount_sign = nth

    @touch()
    def sign(self) -> None:
        """Use the PIN."""
        self.signed(*self._entry.take())
