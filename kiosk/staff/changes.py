"""The difference between two registers: who comes, who goes, and what changes of the others."""

from __future__ import annotations

import json

from kiosk.core.frozen import frozen
from kiosk.staff.file import Person, Record


@frozen
class StaffChanges:
    """The people who work by the later register and not by the earlier one, the reverse, and those who changed.

    `changed` names what has changed of each: the fields of the register.
    """

    added: tuple[Person, ...] = ()
    removed: tuple[Person, ...] = ()
    changed: tuple[tuple[Person, tuple[str, ...]], ...] = ()


def staff_changes(before: str, after: str) -> StaffChanges:
    """Return how `after` differs from `before`, both as `Staff.laid_down` returns them."""
    earlier, later = _by_id(before), _by_id(after)
    here, there = ({key: person for key, (person, _) in each.items()} for each in (earlier, later))
    stays = [key for key in there if key in here]
    return StaffChanges(
        tuple(person for key, person in there.items() if key not in here),
        tuple(person for key, person in here.items() if key not in there),
        tuple(
            (there[key], fields)
            for key in stays
            if (fields := tuple(name for name, value in later[key][1].items() if value != earlier[key][1].get(name)))
        ),
    )


def _by_id(register: str) -> dict[str, tuple[Person, dict[str, object]]]:
    """Return those who work here, with the fields of each."""
    found = {}
    for fields in json.loads(register):
        person = Record.model_validate_json(json.dumps(fields)).person()
        if person.is_active:
            found[person.id] = (person, fields)
    return found
