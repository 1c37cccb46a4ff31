"""The names of those who may sign, a page at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kiosk.staff import Person

PEOPLE_A_PAGE: Final = 6


@dataclass(frozen=True, slots=True)
class Signer:
    """Somebody who may sign, as the pad lists them."""

    id: str
    name: str


def names_of(people: tuple[Person, ...], page: int) -> dict[str, Any]:
    """Return one page of names; the next one is a touch away."""
    size = PEOPLE_A_PAGE if len(people) <= PEOPLE_A_PAGE else PEOPLE_A_PAGE - 1
    pages = max(1, -(-len(people) // size))
    first = page % pages * size
    return {
        "people": tuple(Signer(one.id, one.name) for one in people[first : first + size]),
        "more_people": pages > 1,
    }
