"""The staff register: the people who work at the tables, their roles, and the proof of their identity.

A person is chosen first and then proves it with a PIN, so that a wrong try always belongs to a person. A try is counted
and on the disk before the PIN is checked: pulling the plug gains nothing. Three wrong ones in a row lock the person for
a while; after a lock there is one more try, and each further lock is twice as long, up to a day. So that nobody locks
out everyone from one place, a pad with five wrong tries takes no PIN for a minute, then two, up to an hour; and if a
lock would affect the last unlocked person of the floor, the pad takes no PIN for a quarter of an hour instead, and that
person signs elsewhere. A try is given back when the person it was for enters the right PIN; the pad's locks, when a
supervisor does.

Nobody is ever deleted, because the journal names people by their ID forever: a person who leaves is no longer active.
There is no default PIN. A PIN of four digits is soon found by anyone who has the file, so only its owner may read it;
the hash (argon2id) makes reading it from a backup slow, and is kept small beside the kiosk's 150 MB of memory.
"""

import base64
import contextlib
import fcntl
import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import tzinfo
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, Self

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kiosk.core.clock import Clock
from kiosk.core.disk import boot_id
from kiosk.core.errors import ConfigError, NotAuthorized, Refused
from kiosk.core.memory import return_freed_memory
from kiosk.core.text import Sentence, Text, counted
from kiosk.events import Happening, PadLocked, PinLocked, PinRefused
from kiosk.staff.file import MIN_DIGITS, Contents, Guesses, Person, Record, Role, broken, read, write
from kiosk.staff.locks import PAD_TRIES, Locks
from kiosk.staff.names import cleaned
from kiosk.staff.pins import check_pin
from kiosk.staff.separation import is_same_person, refuse_unmarked, same_license

MAX_TRIES: Final = 3
LOCK_MS: Final = 15 * 60 * 1000

_FILE_TRIES: Final = 10
_FILE_PAUSE_S: Final = 0.02  # Long enough for another command to write, short enough for a screen to wait.

_MAX_LAST: Final = 20  # Remembered signers: more than any pad shows.
_NONE: Final[Mapping[str, Any]] = {"tries": 0, "locks": 0, "lock": None}
# Fields of the register that concern this machine alone.
_PASSING: Final = frozenset({*_NONE, "digits", "day", "missed"})


class NotProven(NotAuthorized):
    """A person who is not proven, with the `events` that are to be journaled.

    Codes: `wrong_pin`, `locked`, `pad_locked`, `short`, `unknown_person`, `left`, `wrong_role`, `same_person`,
    `unwritable`, `no_badge`.
    """

    def __init__(self, code: str, sentence: Text | str, /, events: tuple[Happening, ...] = (), **values: Any) -> None:
        super().__init__(code, sentence, **values)
        self.events = events


return_freed_memory()


# The passes and KiB of a PIN's hash (OWASP's minimum), about 30 ms. Tests set less.
HASH_COST: Final = (2, 19 * 1024)


def small_hasher() -> PasswordHasher:
    """Return the hasher of PINs: argon2id in one lane, at the cost of `HASH_COST`."""
    time_cost, memory_cost_kib = HASH_COST
    return PasswordHasher(time_cost=time_cost, memory_cost=memory_cost_kib, parallelism=1)


class Staff:
    """The register, in one file that several processes may change. Every method may be called from any thread."""

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        hasher: PasswordHasher,
        least_digits: int,
        most_tries: int,
        lock_ms: int,
        unlockers: Collection[Role],
        boot: bytes,
        zone: tzinfo | None,
    ) -> None:
        self._path = path
        self._hasher = hasher
        self._least_digits = least_digits
        self._most_tries = most_tries
        self._unlockers = frozenset(unlockers)
        self._locks = Locks(clock, least_ms=lock_ms, boot=boot, zone=zone)
        self._mutex = threading.Lock()
        self._keeps = threading.local()
        self._seen: tuple[int, ...] | None = None
        self._people: tuple[Person, ...] = ()
        self._by_id: dict[str, Person] = {}
        self._digits: dict[str, int] = {}
        self._recovered: dict[str, int] = {}
        self._nobody = _hash_of_nothing(hasher)
        self._last: tuple[str, ...] = ()

    @classmethod
    def load(
        cls,
        path: Path,
        clock: Clock,
        *,
        hasher: PasswordHasher | None = None,
        least_digits: int = MIN_DIGITS,
        most_tries: int = MAX_TRIES,
        lock_ms: int = LOCK_MS,
        unlockers: Collection[Role] = (Role.MANAGER,),
        boot: bytes | None = None,
        zone: tzinfo | None = None,
        create: bool = False,
    ) -> Self:
        """Open the register; `create` begins an empty one if there is none.

        A PIN that is set has `least_digits` at least; one that was set before goes on proving its person. `unlockers`
        are the roles that may end a lock. `boot` is the
        machine's boot id, and `zone` the time zone of the sentences, by default the machine's. Raise ConfigError, with
        one sentence, for a file that is missing, broken, or open to others.
        """
        assert most_tries >= 1
        assert lock_ms > 0
        staff = cls(
            path,
            clock,
            hasher=hasher or small_hasher(),
            least_digits=least_digits,
            most_tries=most_tries,
            lock_ms=lock_ms,
            unlockers=unlockers,
            boot=boot_id() if boot is None else boot,
            zone=zone,
        )
        if create and not path.exists():
            try:
                write(path, Contents({}, {}))
            except OSError as error:
                raise broken(path, f"cannot be made ({error.strerror}): check its folder") from error
        staff.people()
        # A lock from before a restart continues by this boot's clock, before a person can set it.
        with staff._changing() as contents:
            contents.people.update({key: staff._locks.carried(person) for key, person in contents.people.items()})
            contents.pads.update({key: staff._locks.carried(pad) for key, pad in contents.pads.items()})
        return staff

    # ------------------------------------------------------------------------------------------------------ proving

    def prove(
        self,
        person_id: str,
        pin: str,
        *,
        roles: Collection[Role] = frozenset(Role),
        but_not: Collection[str] = frozenset(),
        pad: str = "",
    ) -> Person:
        """Return the person whose PIN this is: one who has one of `roles`, and is nobody whose id is in `but_not`.

        `pad` is where the PIN is entered, such as the id of a table; "" is nowhere that counts. It takes as long as the
        hash does, about 30 ms: call it beside the screen's thread. Raise NotProven, whose `events` are to be
        journaled. Only a PIN that was looked at counts as a try.
        """
        try:
            with self._changing() as contents:
                answer = self._charge(contents, person_id, roles, but_not, pad)
        except ConfigError as error:
            raise NotProven("unwritable", error.message) from error
        if isinstance(answer, NotProven):
            self.is_right(self._nobody, pin)  # An unknown person takes as long as a wrong PIN.
            raise answer
        if not self.is_right(answer.pin, pin):
            raise self._wrong(answer, pad)
        try:
            with self._changing() as contents:
                now = contents.people.get(person_id)
                if now is None or not now.active or now.pin != answer.pin:
                    raise NotProven("wrong_pin", "The PIN was just changed: enter the new one.")
                # Do not hash it again with a stronger hasher: the hash is published, and a change needs a signature.
                contents.people[person_id] = self._locks.proven(now).model_copy(update={"digits": len(pin)})
                if pad in contents.pads:
                    contents.pads[pad] = _given_back(contents.pads[pad], now)
        except ConfigError as error:
            raise NotProven("unwritable", error.message) from error
        if len(pin) < self._least_digits:
            raise NotProven("short", "That PIN is now too short: get a new one from a manager.")
        self._last = (person_id, *[other for other in self._last if other != person_id])[:_MAX_LAST]
        return contents.persons[person_id]

    def last_signers(self) -> tuple[str, ...]:
        """Return the IDs of those who have proved a PIN here since the program began, the last one first."""
        return self._last

    def _charge(
        self, contents: Contents, person_id: str, roles: Collection[Role], but_not: Collection[str], pad: str
    ) -> Record | NotProven:
        """Count a try, and return the record whose PIN may be checked, or the reason why it may not."""
        records = contents.people
        at_pad = self._locks.carried(contents.pads.get(pad, Guesses()))
        if pad and at_pad.lock is not None:
            return NotProven("pad_locked", self._locks.sentence(at_pad))
        if person_id not in records:
            return NotProven("unknown_person", "No staff member has that ID: choose a name from the list.")
        record = records[person_id] = self._locks.carried(records[person_id])
        if not record.active:
            return NotProven("left", "{name} no longer works here: choose another.", name=record.name)
        if _is_any_of(contents.persons[person_id], but_not, contents.persons):
            return NotProven("same_person", "{name} cannot do this: choose someone else.", name=record.name)
        if not set(roles) & set(record.roles):
            wanted = " or ".join(role for role in Role if role in roles)
            return NotProven(
                "wrong_role", "{name} is not {role}: choose someone with that role.", name=record.name, role=wanted
            )
        if record.lock is not None:
            return NotProven("locked", self._locked(record))
        counted = self._locks.counted(record, self._most_tries)
        if pad and counted.lock is not None and self._last_role(record, records) is not None:
            counted = counted.model_copy(update={"locks": record.locks, "lock": None})
            contents.pads[pad] = self._locks.closed(at_pad)
        elif pad:
            contents.pads[pad] = self._locks.counted(at_pad, PAD_TRIES)
        records[person_id] = counted
        return counted

    def _last_role(self, record: Record, records: Mapping[str, Record]) -> Role | None:
        """Return the role, floor or manager, in which nobody else could sign if this person were locked."""
        others = [other for key, other in records.items() if key != record.id and other.active]
        free = {role for other in others if self._locks.carried(other).lock is None for role in other.roles}
        return next((role for role in (Role.FLOOR, Role.MANAGER) if role in record.roles and role not in free), None)

    def _wrong(self, record: Record, pad: str) -> NotProven:
        """Return the error for a wrong try, which is counted already."""
        events: list[Happening] = [PinRefused(person=record.id)]
        if record.lock is not None:
            events.append(PinLocked(person=record.id, until_ms=max(0, self._locks.until_ms(record))))
        at_pad = self._locks.carried(read(self._path).pads.get(pad, Guesses()))
        if at_pad.lock is not None:
            events.append(PadLocked(until_ms=max(0, self._locks.until_ms(at_pad))))
        if record.lock is not None:
            return NotProven("locked", self._locked(record), tuple(events))
        if at_pad.lock is not None:
            return NotProven("pad_locked", self._locks.sentence(at_pad), tuple(events))
        left = self._most_tries - record.tries
        words = counted("Wrong PIN: %n try left.", "Wrong PIN: %n tries left.", n=left)
        return NotProven("wrong_pin", words, tuple(events))

    def _locked(self, record: Record) -> Sentence:
        """Return a sentence with the locked person, the end of the lock, and the people who may end it."""
        others = (person.name for person in self.with_role(*self._unlockers) if person.id != record.id)
        ordered = self.person(record.lock.by) if record.lock is not None else None
        return self._locks.sentence(record, tuple(others), ordered.name if ordered is not None else "")

    def is_right(self, hashed: str, pin: str) -> bool:
        try:
            return self._hasher.verify(hashed, pin if pin.isascii() else "")
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------------------------------------------------ reading

    def people(self) -> tuple[Person, ...]:
        """Return all people by name, including those who have left.

        If the file has become unreadable, return the people as before: the hand continues, and no PIN proves anyone.
        """
        seen = self.stamp()
        if not seen or seen != self._seen:
            try:
                contents = read(self._path)
            except ConfigError:
                if self._seen is None:
                    raise
                return self._people
            records = contents.people
            self._digits = {key: record.digits for key, record in records.items()}
            self._recovered = {key: record.recovered_ms for key, record in records.items()}
            self._people = tuple(
                sorted(contents.persons.values(), key=lambda person: (person.name.casefold(), person.id))
            )
            self._by_id = contents.persons
            self._seen = seen
        return self._people

    def person(self, person_id: str) -> Person | None:
        """Return a person, also one who has left; None for an id that nobody has."""
        self.people()
        return self._by_id.get(person_id)

    def with_badge(self, badge: str) -> Person | None:
        """Return the active person with this badge, or None."""
        return next((person for person in self.people() if person.is_active and person.badge == badge), None)

    def with_role(self, *roles: Role) -> tuple[Person, ...]:
        """Return by name everybody who is active in one of these roles: those to choose from on the screen."""
        return tuple(person for person in self.people() if person.is_active and not person.roles.isdisjoint(roles))

    def digits(self, person_id: str) -> int:
        """Return the number of digits of a person's PIN; 0 if it is not known yet, or nobody has the ID."""
        self.people()
        return self._digits.get(person_id, 0)

    def recovered(self, since_ms: int) -> tuple[tuple[str, int], ...]:
        """Return the managers who got a PIN by the recovery code after a time: the ID, and when (ms since 1970)."""
        self.people()
        return tuple((person_id, at_ms) for person_id, at_ms in self._recovered.items() if at_ms > since_ms)

    def stamp(self) -> tuple[int, ...]:
        """Return values of the register's file that change with each change of it; () if it is missing."""
        try:
            stat = os.stat(self._path)  # noqa: PTH116, a screen asks ten times a touch
        except OSError:
            return ()
        return stat.st_ino, stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size

    def digest(self) -> str:
        """Return the digest of the people on the staff, with their roles and PINs.

        Wrong tries and locks are not in it, nor the number of digits of a PIN, which is learned when the PIN is proved.
        """
        return _digest(read(self._path))

    def laid_down(self) -> str:
        """Return the text that `digest` covers: all people, with roles and hashes of PINs."""
        return _laid_down(read(self._path).people.values())

    def vouchers(self, roles: Collection[Role]) -> dict[str, str]:
        """Return {id: digest of the PIN's hash} of everybody who is active in one of these roles.

        The hash is salted, so the digest tells nobody the PIN, and another PIN or person has another one.
        """
        return {
            record.id: hashlib.sha256(f"{record.id} {record.pin}".encode()).hexdigest()
            for record in read(self._path).people.values()
            if record.active and not set(roles).isdisjoint(record.roles)
        }

    def locked(self) -> tuple[Person, ...]:
        """Return by name everybody who is locked out now."""
        records = read(self._path).people
        locked = {key for key, record in records.items() if self._locks.carried(record).lock is not None}
        return tuple(person for person in self.people() if person.is_active and person.id in locked)

    # ----------------------------------------------------------------------------------------------------- changing

    @contextlib.contextmanager
    def keeping(self, keep: Callable[[str, str], None]) -> Iterator[None]:
        """Within this context, call `keep` before this thread writes a change, with the register's digest before and
        after it.

        If `keep` raises, nothing is written.
        """
        self._keeps.keep = keep
        try:
            yield
        finally:
            del self._keeps.keep

    def add(self, person: Person, pin: str) -> Person:
        """Add a person. Raise Refused if the ID or badge is taken, also by a person who has left, or for the PIN."""
        check_pin(pin, least=self._least_digits, known=(person.id, person.badge or "", person.license))
        hashed = self._hasher.hash(pin)
        with self._changing() as contents:
            records = contents.people
            if person.id in records:
                raise Refused(
                    "person_id",
                    "ID {id} belongs to {name}: choose another.",
                    id=person.id,
                    name=records[person.id].name,
                )
            _refuse_clash(person, records)
            records[person.id] = Record(
                id=person.id,
                name=person.name,
                roles=sorted(person.roles),
                pin=hashed,
                digits=len(pin),
                badge=person.badge,
                license=person.license,
                active=person.is_active,
            )
        return person

    def lay_down(self, text: str) -> None:
        """Replace the staff with that of a text which `laid_down` returned elsewhere. Local wrong tries and locks stay.

        Raise Refused, with nothing changed, for a text that is not a register, or that has no manager left.
        """
        try:
            records = [Record.model_validate_json(json.dumps(fields)) for fields in json.loads(text)]
            people = [record.person() for record in records]
        except (ValueError, TypeError, Refused) as error:
            raise Refused("register", "The staff list sent is not valid: publish it again.") from error
        if not any(Role.MANAGER in person.roles and person.is_active for person in people):
            raise Refused("no_manager", "The staff list sent has no manager: add one, publish again.")
        with self._changing() as contents:
            before = dict(contents.people)
            contents.people.clear()
            for record in records:
                here = before.get(record.id, record)
                kept = {name: getattr(here, name) for name in ("tries", "locks", "lock", "day", "missed")}
                if here.pin == record.pin:
                    kept["digits"] = here.digits
                contents.people[record.id] = record.model_copy(update=kept)

    def set_pin(self, person_id: str, pin: str, *, recovered_ms: int | None = None) -> None:
        """Give a person a new PIN; a lock ends. Raise Refused for the PIN, or a person who is unknown or has left.

        `recovered_ms` is the time of a recovery by the code, in milliseconds since 1970.
        """
        hashed = self._hashed(person_id, pin)
        with self._changing() as contents:
            record = _present(contents, person_id)
            contents.people[person_id] = record.model_copy(
                update={"pin": hashed, "digits": len(pin), "day": None, **_NONE}
                | ({} if recovered_ms is None else {"recovered_ms": recovered_ms})
            )

    def rename(self, person_id: str, name: str) -> Person:
        """Rename a person. Raise Refused for an invalid name, or one that looks like another person's."""
        with self._changing() as contents:
            return _replaced(contents, _present(contents, person_id), name=cleaned(name))

    def set_roles(self, person_id: str, roles: Collection[Role]) -> Person:
        """Set the roles of a person. Raise Refused without a role, or for the only manager.

        A floor supervisor or manager needs a license number: raise Refused if there is none.
        """
        with self._changing() as contents:
            record = _present(contents, person_id)
            if Role.MANAGER not in roles:
                _refuse_last_manager(contents, record)
            refuse_unmarked(roles, record.license)
            return _replaced(contents, record, roles=sorted(roles))

    def bring_back(self, person_id: str, pin: str) -> Person:
        """Record that a person who had left is back, with the same ID, name, and roles, a new PIN, and no badge.

        Raise Refused for the PIN, for a person who is unknown or is here, and as `set_roles` does.
        """
        hashed = self._hashed(person_id, pin)
        with self._changing() as contents:
            record = _known(contents, person_id)
            if record.active:
                raise Refused("here", "{name} is on the staff.", name=record.name)
            refuse_unmarked(record.roles, record.license)
            new = {"pin": hashed, "digits": len(pin), "day": None, **_NONE}
            return _replaced(contents, record, active=True, badge=None, **new)

    def _hashed(self, person_id: str, pin: str) -> str:
        """Return the hash of a PIN. Raise Refused if the person may not have it."""
        person = self.person(person_id)
        known = (person.id, person.badge or "", person.license) if person is not None else ()
        check_pin(pin, least=self._least_digits, known=known)
        return self._hasher.hash(pin)

    def set_badge(self, person_id: str, badge: str | None) -> Person:
        """Set or remove a person's badge. Raise Refused if it is another person's, or for an unknown person."""
        with self._changing() as contents:
            record = _known(contents, person_id) if badge is None else _present(contents, person_id)
            return _replaced(contents, record, badge=badge)

    def set_license(self, person_id: str, license: str) -> Person:
        """Set the number that identifies a person. Raise Refused if it is another person's, or invalid."""
        with self._changing() as contents:
            record = _known(contents, person_id)
            refuse_unmarked(record.roles, license)
            return _replaced(contents, record, license=license)

    def deactivate(self, person_id: str) -> None:
        """Record that a person has left. The ID stays theirs.

        Raise Refused for an unknown person, and for the only manager: without one, anyone could add themselves as one.
        """
        with self._changing() as contents:
            record = _known(contents, person_id)
            _refuse_last_manager(contents, record)
            contents.people[person_id] = record.model_copy(update={"active": False})

    def lock(self, person_id: str, left_ms: int, *, by: str = "") -> None:
        """Lock a person for `left_ms`: as at another table of the house, or because `by` has ordered it here.

        Raise Refused for an unknown person, and for the last floor supervisor or manager who is not locked.
        """
        with self._changing() as contents:
            record = _known(contents, person_id)
            self._refuse_last(record, contents.people)
            contents.people[person_id] = self._locks.locked_for(record, left_ms, self._most_tries, by)

    def check_lock(self, person_id: str) -> None:
        """Raise Refused if `lock` would do so."""
        records = read(self._path).people
        self._refuse_last(_known(Contents(records, {}), person_id), records)

    def _refuse_last(self, record: Record, records: Mapping[str, Record]) -> None:
        if record.active and self._locks.carried(record).lock is None and self._last_role(record, records):
            raise Refused("last", "{name} is the last one who can sign: this PIN is not locked.", name=record.name)

    def take_missed(self, person_id: str) -> int:
        """Return the number of a person's wrong PINs since the last call. Raise Refused for an unknown person."""
        with self._changing() as contents:
            record = _known(contents, person_id)
            contents.people[person_id] = record.model_copy(update={"missed": 0})
        return record.missed

    def unlock(self, person_id: str) -> None:
        """End a lock before its time. Raise Refused for an unknown person."""
        self._change(person_id, **_NONE, day=None)

    def _change(self, person_id: str, **changes: Any) -> None:
        with self._changing() as contents:
            contents.people[person_id] = _known(contents, person_id).model_copy(update=changes)

    @contextlib.contextmanager
    def _changing(self) -> Iterator[Contents]:
        """Yield the contents to be changed, and write any change. One thread of one process does so at a time."""
        side = self._path.with_name(self._path.name + ".lock")
        with self._mutex:
            try:
                fd = os.open(side, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except OSError as error:
                raise broken(self._path, f"cannot be changed ({error.strerror}): check its folder") from error
            try:
                self._lock_file(fd)
                before = read(self._path)
                contents = Contents(dict(before.people), dict(before.pads), before.persons)
                yield contents
                if contents != before:
                    keep = getattr(self._keeps, "keep", None)
                    if keep is not None and (digests := (_digest(before), _digest(contents)))[0] != digests[1]:
                        keep(*digests)
                    try:
                        write(self._path, contents)
                    except OSError as error:
                        raise broken(self._path, f"cannot be written ({error.strerror}): check its disk") from error
            finally:
                os.close(fd)

    def _lock_file(self, fd: int) -> None:
        """Keep other processes out. Raise ConfigError if one keeps this one out for longer than a screen waits."""
        for left in range(_FILE_TRIES, 0, -1):
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                if left == 1:
                    raise broken(self._path, "is being changed by another program: try again") from error
                time.sleep(_FILE_PAUSE_S)
            else:
                return


def _digest(contents: Contents) -> str:
    return hashlib.sha256(_laid_down(contents.people.values()).encode()).hexdigest()


def _laid_down(people: Iterable[Record]) -> str:
    kept = [
        record.model_dump(mode="json", exclude={*_PASSING, *(() if record.recovered_ms else ("recovered_ms",))})
        for record in sorted(people, key=attrgetter("id"))
    ]
    return json.dumps(kept, sort_keys=True)


def _given_back(pad: Guesses, person: Record) -> Guesses:
    """Return a pad's record after a right PIN at it: a supervisor ends its locks."""
    if {Role.FLOOR, Role.MANAGER} & set(person.roles):
        return Guesses()
    return pad.model_copy(update={"tries": max(0, pad.tries - person.tries), "lock": None})


def _known(contents: Contents, person_id: str) -> Record:
    """Return a person's record. Raise Refused if there is none."""
    records = contents.people
    if person_id not in records:
        raise Refused("unknown_person", "No one has the ID {person_id}: check the staff list.", person_id=person_id)
    return records[person_id]


def _is_any_of(person: Person, ids: Collection[str], persons: Mapping[str, Person]) -> bool:
    """Return whether a person is one of these people, under any ID. Unknown IDs are ignored."""
    others = [persons[other] for other in ids if other in persons]
    return any(map(partial(is_same_person, person), others))


def _present(contents: Contents, person_id: str) -> Record:
    """Return the record of a person who works here. Raise Refused if there is none with this ID."""
    record = _known(contents, person_id)
    if not record.active:
        raise Refused("left", "{name} has left: use `kiosk staff return` first.", name=record.name)
    return record


def _replaced(contents: Contents, record: Record, **changes: Any) -> Person:
    """Change a person's record, and return the person. Raise Refused if it conflicts with the others."""
    changed = record.model_copy(update=changes)
    person = changed.person()
    _refuse_clash(person, contents.people)
    contents.people[record.id] = changed
    return person


def _refuse_last_manager(contents: Contents, record: Record) -> None:
    managers = {key for key, each in contents.people.items() if each.active and Role.MANAGER in each.roles}
    if managers == {record.id}:
        raise Refused("last_manager", "{name} is the only manager: add another one first.", name=record.name)


def _refuse_clash(person: Person, records: Mapping[str, Record]) -> None:
    """Raise Refused if another person has the license or the badge, or may be the same person.

    A license counts also if its holder has left: a person who comes back has the same ID as before.
    """
    others = [record for record in records.values() if record.id != person.id]
    for other in others:
        if person.license and other.license and same_license(person.license, other.license):
            raise Refused(
                "license_taken",
                "License {license} belongs to {name}, ID {id}: one person has one ID.",
                license=person.license,
                name=other.name,
                id=other.id,
            )
    for other in others:
        if person.is_active and person.badge is not None and other.active and other.badge == person.badge:
            raise Refused("badge", "That badge is {name}’s: use another one.", name=other.name)
    for other in others:
        is_unclear = person.is_active and other.active and not (person.license and other.license)
        if is_unclear and is_same_person(person, other.person()):
            raise Refused(
                "same_person",
                "{name} is already on staff as {id}: enter a license number for each.",
                name=other.name,
                id=other.id,
            )


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """Return a hash that no PIN has, made as those of the staff are: looking at it takes as long."""
    salt, digest = (
        base64.b64encode(os.urandom(size)).rstrip(b"=").decode() for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
