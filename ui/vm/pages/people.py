"""The page on which a manager adds and changes people: name, roles, license, badge, PIN, leaving and returning.

A person is chosen first, then the change; or a new person is entered step by step. A manager signs each change with a
PIN. If a new name reads like another person's, the page asks whether they are two people.
"""

from collections.abc import Callable, Collection
from functools import partial
from operator import attrgetter
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import Property, QObject, QTimer, Slot

from kiosk.core.devices import masked
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text, listed
from kiosk.core.value import value
from kiosk.staff import MAX_DIGITS, ROLE_NAMES, Person, Role, Staff, cleaned, reads_alike
from ui.vm.controls.letters import ACCENTS, DIGITS, ID_LETTERS, LETTERS
from ui.vm.controls.page import Page
from ui.vm.controls.pin import LAPSE_MS, PinAsked, PinEntry, SigningPad
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.vm.pages import people_words as words
from ui.vm.pages.new_person import STEPS, NewPerson, suggested_id

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

_AFTER_WHICH_CAPITALS: Final = " -’.("
_MAX_TYPED: Final = 64


class StaffDesk(Protocol):
    """The register, and the way to sign and record a change of it."""

    staff: Staff

    def signed(self, person_id: str, pin: str) -> str: ...
    def change(self, by: str, person_id: str, what: str, act: Callable[[Staff], object]) -> None: ...


class _Change(NamedTuple):
    """A change that waits for its signature: the person, its name in the journal, and the action."""

    person: str
    what: str
    act: Callable[[Staff], object]


@value
class PeopleLook:
    """One look. `step` is choose, acts, text, roles, badge, pin, question or sign."""

    step: str = "choose"
    title: str = ""
    note: str = ""
    keys: tuple[NamedKey, ...] = ()
    typed: str = ""
    dots: int = 0
    is_enough: bool = False
    strip: str = ""
    strip_tone: str = ""


@in_qml
class PeopleScreen(Page[PeopleLook]):
    """One manager at a table, or at a console, changes one person after the other.

    `reads_badges` is whether a badge can be held to a reader there. `note` is shown when the person is chosen.
    """

    findPad = Property(SigningPad, fget=attrgetter("finding"), constant=True)
    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(
        self, desk: StaffDesk, reads_badges: Callable[[], bool], *, note: Text = EMPTY, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._reads_badges, self._first_note = desk, reads_badges, note
        self._found, self._entry = PinEntry(), PinEntry()
        self._new: NewPerson | None = None
        self.finding = SigningPad(self, self._found, self._choice)
        self.signing = SigningPad(
            self, self._entry, self._asked, signs=self.sign, digits=desk.staff.digits, last=desk.staff.last_signers
        )
        self.finding.chosen.connect(self._choose)
        self.new_pin_lapse = QTimer(self)
        self.new_pin_lapse.setSingleShot(True)
        self.new_pin_lapse.setInterval(LAPSE_MS)
        self.new_pin_lapse.timeout.connect(self.drop_new_pin)
        self._start("")
        self.refresh()

    def _start(self, step: str) -> None:
        """Begin with a step; earlier entries are cleared, except those of a new person."""
        self._step, self._text, self._upper, self._letters = step, "", True, LETTERS
        self._what = ""
        self._roles: frozenset[Role] = frozenset()
        self._pin = self._first_pin = ""
        self._changes: tuple[_Change, ...] = ()
        self._said = EMPTY
        self._alike: Person | None = None
        self._entry.forget()

    @property
    def _person(self) -> Person | None:
        return self._desk.staff.person(self._found.signer) if self._found.signer else None

    def _choice(self) -> PinAsked | None:
        return PinAsked(self._desk.staff.people(), words.CHOOSE)

    def _asked(self) -> PinAsked | None:
        if self._step != "sign":
            return None
        return PinAsked(
            self._desk.staff.with_role(Role.MANAGER), words.SIGN_BADGE if self._reads_badges() else words.SIGN
        )

    @Slot()
    def _choose(self) -> None:
        self._start("acts" if self._found.signer else "")

    def look(self) -> PeopleLook:
        person, new = self._person, self._new
        if new is not None:
            title, note = new.name or say(words.NEW), self._note(new.name)
        elif person is not None:
            title, note = person.name, self._note(person.name) or _facts(person)
        else:
            return PeopleLook(note=say(self._first_note), strip=say(self._strip), strip_tone=self._strip_tone)
        return PeopleLook(
            step=self._step,
            title=title,
            note=say(note),
            keys=self._keys(person),
            typed=self._text,
            dots=len(self._pin),
            is_enough=self._is_enough,
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )

    @property
    def _is_enough(self) -> bool:
        match self._step:
            case "sign":
                return self._entry.is_enough
            case "roles":
                return bool(self._roles)
            case "pin":
                return bool(self._pin)
            case "text" if self._what == "license" and self._new is not None:
                return bool(self._text) or not self._new.needs_license
            case _:
                return bool(self._text)

    def _note(self, name: str) -> Text:
        """Return the sentence of a step, none if a person is chosen and no change is."""
        match self._step:
            case "text" | "sign":
                return self._said
            case "roles":
                return words.CHOOSE_ROLES.fill(name=name)
            case "badge":
                return (words.HOLD_BADGE if self._reads_badges() else words.NO_READER).fill(name=name)
            case "pin":
                return (words.SAME_PIN if self._first_pin else words.NEW_PIN).fill(name=name)
            case "question" if self._alike is not None:
                return words.ASKED.fill(name=self._text, other=self._alike.name, id=self._alike.id)
            case _:
                return EMPTY

    def _keys(self, person: Person | None) -> tuple[NamedKey, ...]:
        match self._step:
            case "acts" if person is not None:
                usual = dict.fromkeys(words.ACTS, person.is_active) | {"license": True}
                may = {**usual, "returned": not person.is_active, "badge_lost": person.badge is not None}
                return tuple(NamedKey(key, say(label)) for key, label in words.ACTS.items() if may[key])
            case "roles":
                return tuple(NamedKey(role, say(ROLE_NAMES[role]), role in self._roles) for role in Role)
            case "text":
                is_small = self._what == "id" or (not self._upper and self._letters is not DIGITS)
                return tuple(NamedKey(sign, sign.lower() if is_small else sign) for sign in self._letters)
            case _:
                return ()

    # ------------------------------------------------------------------------------------------------------ touches

    @touch(str)
    def act(self, key: str) -> None:
        """Begin a change of the person."""
        person = self._person
        assert person is not None, "nobody is chosen"
        name = {"name": person.name}
        match key:
            case "name" | "license":
                self._write(key, (words.ENTER_NAME if key == "name" else words.ENTER_LICENSE).fill(**name))
            case "roles":
                self._start("roles")
                self._roles = person.roles
            case "badge":
                self._start("badge")
            case "badge_lost":
                self._to_sign(key, _Change(person.id, "badge lost", lambda staff: staff.set_badge(person.id, None)))
            case "left":
                self._to_sign(key, _Change(person.id, "left", lambda staff: staff.deactivate(person.id)))
            case _:
                self._start("pin")
                self._what = key

    def _write(self, what: str, said: Text, written: str = "") -> None:
        """Begin to enter a name, an ID, or a number, from its present value."""
        self._start("text")
        self._what, self._said, self._text = what, said, written
        self._letters = {"license": DIGITS, "id": ID_LETTERS}.get(what, LETTERS)
        self._capital()

    @touch()
    def add(self) -> None:
        """Begin to add a person."""
        self._new = NewPerson()
        self._ask(self._new)

    def _ask(self, new: NewPerson) -> None:
        match new.step:
            case "name":
                self._write("name", words.ENTER_NEW, new.name)
            case "id":
                self._write(
                    "id", words.ENTER_ID.fill(name=new.name), new.id or suggested_id(new.name, self._desk.staff)
                )
            case "license":
                said = words.ENTER_LICENSE if new.needs_license else words.MAY_ENTER_LICENSE
                self._write("license", said.fill(name=new.name), new.license)
            case step:
                self._start(step)
                self._roles = new.roles

    def _take(self, new: NewPerson) -> None:
        """Store the entry of a new person, and ask for the next step. Raise Refused for an invalid one."""
        match new.step:
            case "name":
                new.name = cleaned(self._text)
            case "id":
                new.id = self._text
                new.check_id(self._desk.staff)
            case "roles":
                new.roles = self._roles
            case _:
                new.license = self._text
                new.person()
        new.step = STEPS[STEPS.index(new.step) + 1]
        self._ask(new)

    def _to_sign(self, key: str, *changes: _Change, said: Text = EMPTY) -> None:
        self._start("sign")
        self._changes, self._said = changes, said or words.ACTS[key]

    @touch(str)
    def type(self, sign: str) -> None:
        """Take a letter, or the last one back. A word begins with a capital letter."""
        if sign == "back":
            self._text = self._text[:-1]
        elif len(self._text) < _MAX_TYPED:
            is_small = self._what == "id" or (not self._upper and self._letters is not DIGITS)
            self._text += sign.lower() if is_small else sign
        self._capital()

    def _capital(self) -> None:
        self._upper = self._what != "name" or not self._text or self._text[-1] in _AFTER_WHICH_CAPITALS

    @touch(str)
    def showLetters(self, kind: str) -> None:
        """Show the letters, those with accents, or the figures; or change between capital and small letters."""
        if kind == "case":
            self._upper = not self._upper
        else:
            letters = ID_LETTERS if self._what == "id" else LETTERS
            self._letters = {"accents": ACCENTS, "digits": DIGITS}.get(kind, letters)

    @touch(str)
    def pickRole(self, role: str) -> None:
        self._roles ^= {Role(role)}

    @touch(str)
    def pinKey(self, key: str) -> None:
        """Take a digit of the new PIN, or the last one back."""
        self.new_pin_lapse.start()
        self._pin = self._pin[:-1] if key == "back" else (self._pin + key)[:MAX_DIGITS]

    @Slot()
    def drop_new_pin(self) -> None:
        """Drop the digits of a new PIN that nobody has finished, also those that were entered once."""
        if self._pin or self._first_pin:
            self._pin = self._first_pin = ""
            self.explain(words.PIN_DROPPED)

    @touch()
    def back(self) -> None:
        """Go back one step: to the earlier entry, to the possible changes, to all people, or to the table."""
        new = self._new
        if new is not None:
            if self._step not in ("question", "sign"):
                new.step = new.before()
            self._new = new if new.step else None
            if new.step:
                self._ask(new)
            else:
                self._start("")
        elif self._person is None:
            self.leave()
        elif self._step == "acts":
            self._found.forget()
            self._start("")
        else:
            self._start("acts")

    @touch()
    def go(self) -> None:
        """Continue with the entry: to a question, to the next step, or to the signature."""
        person, new = self._person, self._new
        match self._step:
            case "text" if self._what == "name":
                others = (other for other in self._desk.staff.people() if other.is_active)
                others = (other for other in others if person is None or other.id != person.id)
                self._alike = next((other for other in others if reads_alike(other.name, self._text)), None)
                if self._alike is not None:
                    self._step = "question"
                    if new is not None:
                        new.name = self._text
                else:
                    self._take_name(person)
            case "question":
                self._take_name(person)
            case "pin":
                self._take_pin(person)
            case "sign":
                self.sign()
            case _ if new is not None:
                self._take(new)
            case "text" if person is not None:
                act = partial(_set_license, person.id, self._text)
                self._to_sign("license", _Change(person.id, "license", act), said=Text(self._text))
            case "roles" if person is not None:
                roles = self._roles
                act = partial(_set_roles, person.id, roles)
                self._to_sign("roles", _Change(person.id, "roles", act), said=_said_roles(roles))

    def _take_name(self, person: Person | None) -> None:
        if person is None:
            assert self._new is not None, "nobody is chosen or added"
            self._take(self._new)
            return
        name = self._text.strip()
        self._to_sign("name", _Change(person.id, "name", partial(_rename, person.id, name)), said=Text(name))

    def _take_pin(self, person: Person | None) -> None:
        first, self._first_pin, self._pin = self._first_pin, self._pin, ""
        if not first:
            return
        pin, self._first_pin = self._first_pin, ""
        self.new_pin_lapse.stop()
        if pin != first:
            raise Refused("pin", words.OTHER_PIN)
        if person is None:
            assert self._new is not None, "nobody is chosen or added"
            added = self._new.person()
            act = partial(_add, added, pin)
            said = words.ADDED.fill(name=added.name, id=added.id, roles=say(_said_roles(added.roles)))
            self._to_sign("added", _Change(added.id, "added", act), said=said)
        elif person.is_active:
            self._to_sign("pin", _Change(person.id, "pin", partial(_set_pin, person.id, pin)))
        else:
            self._to_sign("returned", _Change(person.id, "returned", partial(_bring_back, person.id, pin)))

    def lock(self) -> None:
        self.signing.lock()
        self.drop_new_pin()

    def on_badge(self, holder: Person) -> None:
        """Take the badge of the person to be changed, or of the manager who signs."""
        person = self._person
        if self._step == "sign":
            self.signing.take_badge(holder.id)
        elif self._step == "pin" and holder.id != self._found.signer:
            self.drop_new_pin()
        elif self._step == "badge" and person is not None and holder.id != person.id and holder.badge:
            badge = holder.badge
            self._to_sign(
                "badge",
                _Change(holder.id, "badge", lambda staff: staff.set_badge(holder.id, None)),
                _Change(person.id, "badge", lambda staff: staff.set_badge(person.id, badge)),
                said=words.TAKEN_FROM.fill(other=holder.name, name=person.name),
            )
        self.refresh()

    def on_new_badge(self, badge: str) -> None:
        person = self._person
        self.signing.other_badge()
        if self._step == "pin":
            self.drop_new_pin()
        if self._step == "badge" and person is not None:
            self._to_sign("badge", _Change(person.id, "badge", lambda staff: staff.set_badge(person.id, badge)))
        self.refresh()

    @touch()
    def sign(self) -> None:
        """Sign for the change as the manager whose PIN was entered."""
        if not self._entry.is_enough:
            raise Refused("pin", "Enter your PIN first.")
        by = self._desk.signed(*self._entry.take())
        said, what = self._said, self._changes
        for change in what:
            self._desk.change(by, change.person, change.what, change.act)
        if self._new is not None:
            self._found.choose(self._new.id)
            self._new = None
        self._start("acts")
        self._strip, self._strip_tone = words.DONE.fill(what=said), "done"


def _facts(person: Person) -> Text:
    none = say(words.NONE)
    return words.FACTS.fill(
        id=person.id,
        roles=say(_said_roles(person.roles)),
        license=person.license or none,
        badge=masked(person.badge) if person.badge else none,
    )


def _said_roles(roles: Collection[Role]) -> Text:
    return listed(ROLE_NAMES[role] for role in Role if role in roles)


def _add(person: Person, pin: str, staff: Staff) -> None:
    staff.add(person, pin)


def _set_pin(person_id: str, pin: str, staff: Staff) -> None:
    staff.set_pin(person_id, pin)


def _rename(person_id: str, name: str, staff: Staff) -> None:
    staff.rename(person_id, name)


def _set_license(person_id: str, license: str, staff: Staff) -> None:
    staff.set_license(person_id, license)


def _set_roles(person_id: str, roles: frozenset[Role], staff: Staff) -> None:
    staff.set_roles(person_id, roles)


def _bring_back(person_id: str, pin: str, staff: Staff) -> None:
    staff.bring_back(person_id, pin)
