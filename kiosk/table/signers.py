"""Who signs for the house beside the hand, and is none of those whose own work it is."""

from __future__ import annotations

from kiosk.core.errors import NotAuthorised
from kiosk.staff import Act, Person
from kiosk.table.kernel import Kernel


def signers_but(kernel: Kernel, ids: frozenset[str]) -> tuple[Person, ...]:
    """Return by name everybody who may sign for the house, but these."""
    return tuple(one for one in kernel.authority.people(Act.SIGN_AS_FLOOR) if one.id not in ids)


def prove_signer(kernel: Kernel, person_id: str, pin: str, but_not: frozenset[str] = frozenset()) -> Person:
    """Return who signs for the house, the floor or a manager, and is none of `but_not`. Raise NotAuthorised."""
    person = kernel.staff.person(person_id)
    if person is not None and person_id in but_not:
        raise NotAuthorised(
            "same_person", "Somebody other than {name} must do this: choose another person.", name=person.name
        )
    return kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR)
