"""Compare the parts that decide at a table with those that a manager has signed for.

The journal keeps digests of the program, the house's files, the staff register, the networks, and the decks from the
first start. They are compared again every 24 hours and on request. A part that differs from its signed digest is shown
with both digests; until a manager signs, no hand begins and no table opens. A change of the staff register by a signed
command needs no second signature. A hand that has begun continues, because its rules were frozen at its opening.
"""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial, reduce
from typing import Final, Literal, TypeAlias

from kiosk.core.background import run_in_background
from kiosk.core.daily import DailyLook
from kiosk.core.errors import KioskError, NotAuthorized, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, Text, listed, text
from kiosk.core.value import value
from kiosk.events import CertificateRefused, ChangesSigned, ChangesTaken, ReportRefused, SelfChecked, VersionTaken
from kiosk.settings import HOUSE_KEY, PUBLISHER, changes
from kiosk.staff import Act, Person, Staff
from kiosk.table.kernel.kernel import Kernel

SHOWN_DIGITS: Final = 8
AGAIN_NS: Final = 10_000_000_000
"""Pause after a failed check of the register."""

LookAgain: TypeAlias = Callable[[], Mapping[str, str]]
"""Returns the present digests of all sealed parts except the register. It may be called on another thread."""


@value
class SignedElsewhere:
    """A sealed part that a manager signed for elsewhere, by a command of this machine or through the floor.

    `by` signed last. Every change since one of the digests `since` was signed for; None if the manager signed for the
    part in its present state. `version` is the kind and the number of the published version.
    """

    part: str
    digest: str
    by: str
    since: frozenset[str] | None = None
    through: Literal["command", "floor"] = "command"
    version: tuple[str, int] = ("", 0)

    def signs_for(self, old: str, new: str) -> bool:
        """Return whether the change of the part from `old`, its signed digest, to `new` was signed for."""
        return new == self.digest and (self.since is None or old in self.since)


@value
class RegisterFound:
    """The digests of the staff register and of the key of the house journal, as a table seals them.

    `recovered` are the IDs of those whose PIN was set by the recovery code: they may sign for that here. `signed` are
    values signed for elsewhere: the register of the last command, and published versions. `is_doubted`: the house
    journal is damaged, so that it signs for no register.
    """

    digests: Mapping[str, str]
    recovered: frozenset[str] = frozenset()
    signed: tuple[SignedElsewhere, ...] = ()
    is_doubted: bool = False


RegisterLook: TypeAlias = Callable[[bool], RegisterFound]
"""Verifies the house journal and returns the register. The argument is true if the table has no signature yet."""


@value
class RegisterLooked:
    """The result of one look at the register, with the stamp and the digest of its file at that moment."""

    stamp: tuple[int, ...]
    digest: str
    found: RegisterFound


class RegisterSeen:
    """The last check of the staff register by a table. A check may run on another thread."""

    def __init__(self, staff: Staff, look: RegisterLook, is_new: Callable[[], bool]) -> None:
        """Check for the first time. `is_new` returns whether the table has no signature yet."""
        self._staff, self._look, self._is_new = staff, look, is_new
        self._seen = self.look()

    @property
    def found(self) -> RegisterFound:
        return self._seen.found

    def look(self) -> RegisterLooked:
        """Check the register. Raise KioskError or OSError if it cannot be checked."""
        stamp, digest = self._staff.stamp(), self._staff.digest()
        return RegisterLooked(stamp, digest, self._look(self._is_new()))

    def take(self, looked: RegisterLooked) -> None:
        """Record the findings of a check."""
        self._seen = looked

    @property
    def is_as_seen(self) -> bool:
        """Return whether the register is unchanged since the last check. Read the file if its stamp has changed."""
        stamp = self._staff.stamp()
        if stamp != self._seen.stamp and self._staff.digest() == self._seen.digest:
            self._seen = replace(self._seen, stamp=stamp)  # The digest leaves out the counts of wrong PINs.
        return stamp == self._seen.stamp


_CHANGED: Final = text("Changed, not signed for: {parts}. Manager: sign in from the menu and sign.")
_BELOW: Final = Text("{above}\n{line}")
_LINE: Final = text("{part}: {old} → {new}")
_MAY_SIGN: Final = text("May sign from now on, or has a new PIN: {names}")
_MAY_NOT_SIGN: Final = text("May no longer sign: {names}")
_NOT_VOUCHED: Final = text(
    "No one at this table has signed for the present register entry of {name}. One of these must sign: {names}."
)
_NO_REGISTER: Final = text(
    "Nobody has signed for this staff register: restore it from backup, or use kiosk staff recover, and start the "
    "kiosk again."
)
_HOUSE_DOUBTED: Final = text(
    "The house journal is in doubt and signs for no staff register: run kiosk journal accept --house, and start "
    "the kiosk again."
)
_REGISTER_UNREADABLE: Final = text("The staff register cannot be checked ({why}): call a technician.")
_UNREADABLE: Final = text("The program cannot be checked ({why}): call a technician.")


class SealedTable:
    """The parts that decide at one table. `look` is None if nothing is sealed, as in training."""

    def __init__(
        self,
        kernel: Kernel,
        *,
        look: LookAgain | None = None,
        register: RegisterSeen | None = None,
    ) -> None:
        self._kernel = kernel
        self._register = register
        self._daily = (
            None if look is None else DailyLook(kernel.clock, partial(_looked_whole, look, register), self._found)
        )
        self._looking: Future[RegisterLooked] | None = None
        self._next_look_ns = 0
        self._untaken: Mapping[str, tuple[str, str]] | None = None  # Changes that the journal could not record.

    @property
    def digest(self) -> Mapping[str, str]:
        """Return the digests that were found last, by part."""
        return self._kernel.state.decides

    @property
    def checked_ms(self) -> int | None:
        """Return the time of that check, in milliseconds since 1970."""
        return self._kernel.state.decides_ms

    @property
    def words(self) -> str:
        """Return the unsigned changes, old and new; "" if there are none."""
        found = self._kernel.unsigned
        return Sentence(unsigned_words(found)) if found else ""

    @property
    def changes(self) -> Text:
        """Return the changes that a manager signs for, one a line, with the people who may sign from then on."""
        found, known, now = self._kernel.unsigned, self._kernel.state.vouchers, self._vouchers
        lines: list[Text] = [
            _LINE.fill(part=part, old=old[:SHOWN_DIGITS] or "–", new=new[:SHOWN_DIGITS] or "–")
            for part, (old, new) in found.items()
        ]
        fresh = [person for person, voucher in now.items() if known.get(person) != voucher]
        gone = [person for person in known if person not in now]
        if fresh:
            lines.append(_MAY_SIGN.fill(names=self._names(fresh) or listed(fresh)))
        if gone:
            lines.append(_MAY_NOT_SIGN.fill(names=self._names(gone) or listed(gone)))
        return reduce(lambda above, line: _BELOW.fill(above=above, line=line), lines)

    def accept_staff(self) -> None:
        """Accept a change that a manager signed for elsewhere, in the kiosk's own name.

        A version from the floor counts only if a manager has signed at this table for the key that signs it, and only
        if it is not older than the version taken before: an older version that was put back is a change.
        """
        kernel = self._kernel
        for signed in () if self._register is None else self._register.found.signed:
            kind, number = signed.version
            if signed.through == "floor" and (PUBLISHER in kernel.unsigned or number < kernel.state.laid.get(kind, 0)):
                continue
            if signed.through == "command" and HOUSE_KEY in kernel.unsigned:
                continue  # The house journal that records it is not the one known here.
            if signed.part in kernel.unsigned and signed.signs_for(*kernel.unsigned[signed.part]):
                taken = {signed.part: signed.digest}
                vouchers = self._vouchers if signed.part == "staff" else None
                what = ChangesTaken(digests=taken, by=signed.by, through=signed.through, vouchers=vouchers)
                kernel.commit(what, actor="kiosk")

    def vouches_for(self, key: str) -> bool:
        """Return whether a manager has signed at this table for the publishing key; true if none is sealed."""
        state = self._kernel.state
        return PUBLISHER not in state.decides or state.signed.get(PUBLISHER) == key

    @property
    def _vouchers(self) -> Mapping[str, str]:
        kernel = self._kernel
        return kernel.staff.vouchers(kernel.authority.roles(Act.SIGN_CHANGES))

    def require_signed(self, person: Person) -> None:
        """Raise NotAuthorized if nobody has signed for the register with which a person has proved a PIN.

        A person whose PIN was signed for at this table, and who may sign for changes, is accepted.
        """
        if self._register is not None:
            if self._looking is not None:
                self._looked(self._register, self._looking)
            try:
                if not self._register.is_as_seen:
                    self._take_register(self._register, self._register.look())
            except OSError as error:
                raise NotAuthorized("unreadable", _REGISTER_UNREADABLE, why=error.strerror or "") from error
            if {"staff", HOUSE_KEY} & {*self._kernel.unsigned, *(self._untaken or ())}:
                self._require_voucher(person)

    def _require_voucher(self, person: Person) -> None:
        """Raise NotAuthorized unless a manager at this table, or a recovery code, vouches for the person's PIN."""
        known, now = self._kernel.state.vouchers, self._vouchers.get(person.id)
        if now is not None and (now == known.get(person.id) or self._is_recovered(person)):
            return
        if not known and self._register is not None:
            is_doubted = self._register.found.is_doubted
            why = _HOUSE_DOUBTED if is_doubted else _NO_REGISTER
            raise NotAuthorized("not_vouched", why)
        raise NotAuthorized("not_vouched", _NOT_VOUCHED, name=person.name, names=self._names(known) or "–")

    def _is_recovered(self, person: Person) -> bool:
        if self._register is None or HOUSE_KEY in self._kernel.unsigned:
            return False
        return person.id in self._register.found.recovered

    def _take_register(self, register: RegisterSeen, looked: RegisterLooked) -> None:
        """Apply the findings about a changed register. They count immediately, even if the journal accepts nothing."""
        kernel, found = self._kernel, looked.found.digests
        register.take(looked)
        self._untaken = changes(kernel.state.signed, {**kernel.state.decides, **found})
        if not kernel.stopped:
            kernel.commit(SelfChecked(digests=found), actor="kiosk")
            self._untaken = None
            self.accept_staff()

    def taken(self, what: VersionTaken, *, by: str) -> None:
        """Record that a published version was taken, for which `by` had signed, and check again."""
        self._kernel.commit(what, actor=by)
        self._kernel.refresh()
        self.check()

    def refused(self, what: CertificateRefused | ReportRefused) -> None:
        """Record that the floor has sent a certificate or a report that does not count."""
        self._kernel.commit(what, actor="kiosk")

    def sign(self) -> None:
        """Sign for the changes, as the manager who has entered a PIN.

        Raise NotAuthorized for a person whose PIN or roles nobody has signed for at this table: a register that was
        edited makes nobody a manager here. Raise Refused if nothing has changed.
        """
        kernel = self._kernel
        if not kernel.unsigned:
            raise Refused("not_now", "Nothing has changed since a manager signed.")
        who = kernel.authority.need(Act.SIGN_CHANGES, kernel.dealer)
        self._require_voucher(who)
        kernel.commit(ChangesSigned(digests=dict(kernel.state.decides), vouchers=self._vouchers), actor=who.id)
        kernel.refresh()

    def _names(self, ids: Iterable[str]) -> Text:
        people = (self._kernel.staff.person(person_id) for person_id in sorted(ids))
        return listed(person.name for person in people if person is not None)

    # ------------------------------------------------------------------------------------------------- the self check

    def check(self) -> None:
        """Begin to check all sealed parts on a background thread; `tick` applies the findings."""
        if self._daily is not None:
            self._daily.begin()

    def tick(self) -> None:
        """Begin a check that is due, and apply the findings of one."""
        if self._daily is not None:
            self._daily.tick()
        if self._register is not None:
            self._tick_register(self._register)

    def _tick_register(self, register: RegisterSeen) -> None:
        """Begin to check a changed register on a background thread, and apply the findings of a check."""
        if self._looking is not None and self._looking.done():
            self._looked(register, self._looking)
            self._kernel.notify()
        now_ns = self._kernel.clock.mono_ns()
        if self._looking is None and now_ns >= self._next_look_ns and not register.is_as_seen:
            self._looking = run_in_background("register-look", register.look)

    def _looked(self, register: RegisterSeen, looking: Future[RegisterLooked]) -> None:
        """Wait for a check of the register, and apply its findings. A failed one is repeated."""
        self._looking = None
        try:
            self._take_register(register, looking.result())
        except (KioskError, OSError) as error:
            program_log.error("the staff register cannot be checked: %s", error)
            self._next_look_ns = self._kernel.clock.mono_ns() + AGAIN_NS
        else:
            self._kernel.notice = self.words or self._kernel.notice

    def _found(self, looking: Future[tuple[Mapping[str, str], RegisterLooked | None]]) -> None:
        kernel = self._kernel
        try:
            digests, looked = looking.result()
            kernel.commit(SelfChecked(digests=digests), actor="kiosk")
            if self._register is not None and looked is not None:
                self._register.take(looked)
                self._untaken = None
            self.accept_staff()
        except OSError as error:
            program_log.error("the program cannot be checked: %s", error)
            kernel.notice = Sentence(_UNREADABLE.fill(why=error.strerror or ""))
        except KioskError as error:
            kernel.notice = error.message
        else:
            kernel.notice = self.words or kernel.notice
        kernel.notify()


def _looked_whole(look: LookAgain, register: RegisterSeen | None) -> tuple[Mapping[str, str], RegisterLooked | None]:
    """Return the digests of all sealed parts, and the result of a check of the register if there is one."""
    if register is None:
        return look(), None
    looked = register.look()
    return {**look(), **looked.found.digests}, looked


def unsigned_words(found: Mapping[str, tuple[str, str]]) -> Text:
    """Return the fault of unsigned changes."""
    parts = (f"{part} {old[:SHOWN_DIGITS] or '–'} → {new[:SHOWN_DIGITS] or '–'}" for part, (old, new) in found.items())
    return _CHANGED.fill(parts=listed(parts))
