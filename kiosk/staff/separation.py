"""Two who sign are two people: whose own work something is does not sign for it, and not under another id either.

A person is identified by their license number, which every floor supervisor and manager has. Two ids with the same
number are one person, with different numbers two. Where a number is missing, the same name or the same badge counts as
the same person, also where the name only looks or reads the same: that is refused where it is wrong, and put right by
giving both their numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from kiosk.core.errors import Refused
from kiosk.staff.file import Person, Role
from kiosk.staff.names import reads_alike

_LOOKS_LIKE: Final = str.maketrans("oil", "011", "-./")


def is_same_person(person: Person, other: Person) -> bool:
    """Say whether two ids of the register belong to one person."""
    if person.id == other.id:
        return True
    if person.license and other.license:
        return same_license(person.license, other.license)
    same_badge = person.badge is not None and person.badge == other.badge
    return same_badge or reads_alike(person.name, other.name)


def same_license(license: str, other: str) -> bool:
    """Say whether two license numbers read the same: dashes, and letters that look like digits, make no other one."""
    return _as_read(license) == _as_read(other)


def _as_read(license: str) -> str:
    return license.casefold().translate(_LOOKS_LIKE)


def besides(people: Iterable[Person], not_these: Iterable[Person]) -> tuple[Person, ...]:
    """Return, in their order, those of `people` who are somebody else than each of `not_these`."""
    barred = tuple(not_these)
    return tuple(person for person in people if not any(is_same_person(person, other) for other in barred))


def refuse_unmarked(roles: Collection[Role], license: str) -> None:
    """Raise Refused where somebody with these roles signs for others, and has nothing that only one person has."""
    if not license and not {Role.FLOOR, Role.MANAGER}.isdisjoint(roles):
        raise Refused("unmarked", "A floor supervisor or manager needs a license number: enter one.")
