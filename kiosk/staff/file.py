"""The file of the staff register: people, their roles and the hashes of their PINs.

It is JSON, readable and writable by its owner only, and replaced as a whole. A file that others can read or write, or
that does not have exactly this form, is refused with one sentence.
"""

import json
import os
import re
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, Literal

from argon2 import extract_parameters
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from kiosk.core.disk import open_plain, read_whole, replace_file
from kiosk.core.errors import ConfigError, Refused, said_of
from kiosk.core.value import value
from kiosk.staff.names import MAX_SIGNS, cleaned

MIN_DIGITS: Final = 4  # The fewest digits of a PIN; a house may require more.
MAX_DIGITS: Final = 8  # The most digits that a PIN pad takes.
DAY_TRIES: Final = 10  # Wrong PINs of one person within 24 hours, right ones in between or not.

_ID = r"[a-z0-9][a-z0-9_.-]{0,31}"
_LICENSE = r"[A-Za-z0-9][A-Za-z0-9/.-]{0,31}"


class Role(StrEnum):
    """The roles of people."""

    TRAINEE = "trainee"
    DEALER = "dealer"
    FLOOR = "floor"
    MANAGER = "manager"
    TECHNICIAN = "technician"


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A person of the staff. `badge` is the ID that a badge reader reports, None without one.

    `license` is the number of their license to work in a casino, or another number that identifies people, "" if
    unknown: two IDs with the same one are one person.
    """

    id: str
    name: str
    roles: frozenset[Role]
    badge: str | None = None
    license: str = ""
    is_active: bool = True

    def __post_init__(self) -> None:
        if not re.fullmatch(_ID, self.id):
            raise Refused("person_id", "A person’s ID has 1 to 32 of a–z, 0–9, dot, dash: choose another one.")
        object.__setattr__(self, "name", cleaned(self.name))
        if not self.roles:
            raise Refused("roles", "{name} needs at least one role: choose one.", name=self.name)
        if self.badge == "":
            raise Refused("badge", "No badge ID: read it again, or leave it out.")
        if self.license and not re.fullmatch(_LICENSE, self.license):
            raise Refused("license", "A license number has 1 to 32 letters, digits and dashes: enter it again.")


def _hash(text: str) -> str:
    extract_parameters(text)
    return text


class Lock(BaseModel):
    """The beginning of a lock, by the monotonic clock, which counts only in the same boot."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    mono_ns: int
    boot: str
    ordered: bool = False  # Locked by the floor or at another table, and not by wrong PINs here.
    by: str = ""  # ID of the supervisor or manager who ordered it at this table.


class DayOfGuesses(BaseModel):
    """The wrong PINs of one person within 24 hours. A right PIN does not reduce them.

    `ages_ms` has the age of each when the person last entered a PIN, oldest first. That was at `mono_ns` of the
    monotonic clock in this `boot`. After a restart each still has that age; the wall clock is not used.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    mono_ns: int
    boot: str
    ages_ms: Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=1, max_length=DAY_TRIES)]


class Guesses(BaseModel):
    """Wrong PINs in a row, of a person or at a pad: `tries` since the last right one, how many `locks` they brought."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    tries: Annotated[int, Field(ge=0)] = 0
    locks: Annotated[int, Field(ge=0)] = 0
    lock: Lock | None = None


class Record(Guesses):
    """One person in the file: `pin` is a hash, `digits` the length of the PIN, 0 if it is not known yet.

    `missed` are the wrong PINs that the person has not seen yet. `recovered_ms` is when a manager got a PIN by the
    recovery code, in milliseconds since 1970, 0 for never.
    """

    id: Annotated[str, Field(pattern=f"^{_ID}$")]
    name: Annotated[str, Field(min_length=1, max_length=MAX_SIGNS)]
    roles: Annotated[list[Role], Field(min_length=1, strict=False)]
    pin: Annotated[str, Field(pattern=r"^\$argon2id\$"), AfterValidator(_hash)]
    digits: Annotated[int, Field(ge=0, le=MAX_DIGITS)] = 0
    badge: Annotated[str, Field(min_length=1)] | None = None
    license: str = ""
    active: bool = True
    day: DayOfGuesses | None = None
    missed: Annotated[int, Field(ge=0)] = 0
    recovered_ms: Annotated[int, Field(ge=0)] = 0

    def person(self) -> Person:
        return Person(
            id=self.id,
            name=self.name,
            roles=frozenset(self.roles),
            badge=self.badge,
            license=self.license,
            is_active=self.active,
        )


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    format: Literal[1] = 1
    people: list[Record] = []
    pads: dict[str, Guesses] = {}


@value
class Contents:
    """The contents of the file: everybody by id, and the pads of the house at which wrong PINs were entered.

    `persons` are the same people as they were read.
    """

    people: dict[str, Record]
    pads: dict[str, Guesses]
    persons: dict[str, Person] = field(default_factory=dict, compare=False)


def broken(path: Path, why: str) -> ConfigError:
    return ConfigError((f"The staff register {path} {why}.",))


def read(path: Path) -> Contents:
    """Return the content of the file. Raise ConfigError if it is open to others, broken, or missing."""
    try:
        with open(path, "rb", opener=open_plain) as file:
            mode = os.fstat(file.fileno()).st_mode
            content = read_whole(file)
    except FileNotFoundError as error:
        raise broken(path, "does not exist: make it with `kiosk staff add`") from error
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror}): check its disk") from error
    if mode & 0o077:
        raise broken(path, "is open to others: set its mode to 0600, and have everybody choose a new PIN")
    try:
        kept = _File.model_validate_json(content)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the whole file"
        raise broken(path, f"is broken at {place} ({said_of(first)}): restore it from backup") from error
    people: dict[str, Record] = {}
    persons: dict[str, Person] = {}
    try:
        for record in kept.people:
            people[record.id], persons[record.id] = record, record.person()
    except Refused as error:
        raise broken(path, f"is broken ({error.message}): restore it from backup") from error
    if len(people) < len(kept.people):
        raise broken(path, "has the same id twice: restore it from backup")
    return Contents(people, kept.pads, persons)


def write(path: Path, contents: Contents) -> None:
    content = _File(people=list(contents.people.values()), pads=contents.pads).model_dump(mode="json")
    replace_file(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
