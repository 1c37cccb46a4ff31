"""The difference between two registers: added, removed, and changed people."""

import json

from kiosk.core.value import value
from kiosk.staff.file import Person, Record


@value
class StaffChanges:
    """The people only in the later register, only in the earlier one, and `changed`, with the fields of each."""

    added: tuple[Person, ...] = ()
    removed: tuple[Person, ...] = ()
    changed: tuple[tuple[Person, tuple[str, ...]], ...] = ()


def staff_changes(before: str, after: str) -> StaffChanges:
    """Return the differences between two registers, both as `Staff.laid_down` returns them."""
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
    found = {}
    for fields in json.loads(register):
        person = Record.model_validate_json(json.dumps(fields)).person()
        if person.is_active:
            found[person.id] = (person, fields)
    return found
