"""The difference between two registers."""

from pathlib import Path

from kiosk.staff import Person, Role, staff_changes
from tests.staff.registers import RegisterHouse


def test_staff_changes_lists_added_removed_and_changed_people(tmp_path: Path) -> None:
    house = RegisterHouse(tmp_path)
    before = house.staff.laid_down()
    assert ((), (), ()) == (staff_changes(before, before).added, *_rest(before, before))
    house.staff.add(Person(id="kim", name="J. Kim", roles=frozenset({Role.DEALER})), "7305")
    house.staff.deactivate("dana")
    house.staff.set_badge("fiona", None)
    house.staff.set_pin("fiona", "880341")
    after = house.staff.laid_down()
    assert ["kim"] == [person.id for person in staff_changes(before, after).added]
    removed, changed = _rest(before, after)
    assert ["dana"] == [person.id for person in removed]
    assert [("fiona", ("badge", "pin"))] == [(person.id, tuple(sorted(fields))) for person, fields in changed]
    assert ["dana"] == [person.id for person in staff_changes(after, before).added]  # An old backup brings her back.


def _rest(before: str, after: str) -> tuple[tuple[Person, ...], tuple[tuple[Person, tuple[str, ...]], ...]]:
    changes = staff_changes(before, after)
    return changes.removed, changes.changed
