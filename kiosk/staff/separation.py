"""Separation of duties: two signatures come from two people, and nobody signs for their own work under a second ID.

The license number, which every floor supervisor and manager has, identifies a person. Two IDs with the same number are
one person; two IDs with different numbers are two people. If either number is missing, the same badge or the same name
counts as the same person, and so does a name that looks or sounds alike. If two people are mistaken for one, enter the
license numbers of both.
"""

from collections.abc import Collection, Iterable
from typing import Final

from kiosk.core.errors import Refused
from kiosk.staff.file import Person, Role
from kiosk.staff.names import reads_alike

_LOOKS_LIKE: Final = str.maketrans("oil", "011", "-./")


def is_same_person(person: Person, other: Person) -> bool:
    """Return whether two ids of the register belong to one person."""
    if person.id == other.id:
        return True
    if person.license and other.license:
        return same_license(person.license, other.license)
    same_badge = person.badge is not None and person.badge == other.badge
    return same_badge or reads_alike(person.name, other.name)


def same_license(license: str, other: str) -> bool:
    """Return whether two license numbers read the same, apart from dashes and letters that look like digits."""
    return _as_read(license) == _as_read(other)


def _as_read(license: str) -> str:
    return license.casefold().translate(_LOOKS_LIKE)


def besides(people: Iterable[Person], not_these: Iterable[Person]) -> tuple[Person, ...]:
    """Return the members of `people`, in order, who are a different person from each of `not_these`."""
    barred = tuple(not_these)
    return tuple(person for person in people if not any(is_same_person(person, other) for other in barred))


def refuse_unmarked(roles: Collection[Role], license: str) -> None:
    """Raise Refused if a person with these roles signs for others and has no license number."""
    if not license and not {Role.FLOOR, Role.MANAGER}.isdisjoint(roles):
        raise Refused("unmarked", "A floor supervisor or manager needs a license number: enter one.")
