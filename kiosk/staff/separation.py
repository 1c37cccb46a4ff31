"""Two who sign are two people: whose own work something is does not sign for it, and not under another id either.

A person is told by the number of their licence, which a house gives each id that it makes. Two ids with the same number
are one person, with different numbers two. Where a number is missing, the same name or the same badge counts as the
same person, also where it only looks the same: that is refused where it is wrong, and put right by giving both their
numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from kiosk.staff.file import Person
from kiosk.staff.names import as_seen


def is_same_person(person: Person, other: Person) -> bool:
    """Say whether two ids of the register belong to one person."""
    if person.id == other.id:
        return True
    if person.licence and other.licence:
        return person.licence.casefold() == other.licence.casefold()
    same_badge = person.badge is not None and person.badge == other.badge
    return same_badge or as_seen(person.name) == as_seen(other.name)


def besides(people: Iterable[Person], not_these: Iterable[Person]) -> tuple[Person, ...]:
    """Return, in their order, those of `people` who are somebody else than each of `not_these`."""
    barred = tuple(not_these)
    return tuple(person for person in people if not any(is_same_person(person, other) for other in barred))
