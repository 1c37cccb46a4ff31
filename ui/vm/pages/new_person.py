"""A person who is being added: the entries so far, in the order of the questions."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from kiosk.core.errors import Refused
from kiosk.staff import Person, Role, Staff, refuse_unmarked

STEPS: Final = ("name", "id", "roles", "license", "pin")
_WHOLE_LETTERS: Final = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})
_MAX_OF_ID: Final = 16


@dataclass(slots=True)
class NewPerson:
    """The entries for a new person. `step` is the one of `STEPS` that is asked for."""

    step: str = "name"
    name: str = ""
    id: str = ""
    roles: frozenset[Role] = frozenset()
    license: str = ""

    @property
    def needs_license(self) -> bool:
        """Return whether a person with these roles must have a license number."""
        return not {Role.FLOOR, Role.MANAGER}.isdisjoint(self.roles)

    def before(self) -> str:
        """Return the step before this one, "" before the first."""
        return ("", *STEPS)[STEPS.index(self.step)]

    def person(self) -> Person:
        """Return the person. Raise Refused for a name, an ID, or a number that cannot be."""
        refuse_unmarked(self.roles, self.license)
        return Person(id=self.id, name=self.name, roles=self.roles, license=self.license)

    def check_id(self, staff: Staff) -> None:
        """Raise Refused for an invalid ID, or one that another person has or had."""
        Person(id=self.id, name=self.name, roles=frozenset({Role.DEALER}))
        holder = staff.person(self.id)
        if holder is not None:
            raise Refused("person_id", "ID {id} belongs to {name}: choose another.", id=self.id, name=holder.name)


def suggested_id(name: str, staff: Staff) -> str:
    """Return an ID that nobody has or had: the last word of the name in plain letters, with a number where needed.

    A name in letters that an ID cannot have gives "p" and a number.
    """
    words = name.split()
    decomposed = unicodedata.normalize("NFD", words[-1].casefold().translate(_WHOLE_LETTERS)) if words else ""
    plain = "".join(sign for sign in decomposed if sign.isascii() and sign.isalpha())[:_MAX_OF_ID]
    taken = {person.id for person in staff.people()}
    if plain and plain not in taken:
        return plain
    nth = 2 if plain else 1
    while f"{plain or 'p'}{nth}" in taken:
        nth += 1
    return f"{plain or 'p'}{nth}"
