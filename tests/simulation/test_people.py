"""Simulate a house of many people over a long time, with two offices, one of which is restored from an old backup.

People are hired, renamed, promoted, and dismissed, and some return. Badges are lost and given to others. PINs change.
The simulation keeps the true state, and compares the register of a table with it after each month. `make test` has
forty people and six changes a month, and `make faults` two hundred and forty, for four seeds.
"""

import json
import os
import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from kiosk.app.floor.publishing import version_from
from kiosk.core.errors import KioskError, Refused
from kiosk.floor import FloorVersion, KeptVersions, PublishedKind
from kiosk.journal import public_bytes
from kiosk.staff import NotProven, Person, Role, Staff, besides
from kiosk.staff.pins import check_pin
from tests.faults.journals import KEY, StillClock
from tests.sizes import only_whole
from tests.staff.registers import BOOT, QUICK

WHOLE: Final = "PEOPLE_SEEDS" in os.environ  # `make faults` runs it so.
MONTHS: Final = 24 if WHOLE else 12
CHANGES_A_MONTH: Final = 40 if WHOLE else 6
PEOPLE: Final = 200 if WHOLE else 40
LOOKED_AT: Final = 12 if WHOLE else 2
FIRST_SEED: Final = int(os.environ.get("PEOPLE_SEED", "1"))
SEEDS: Final = range(FIRST_SEED, FIRST_SEED + int(os.environ.get("PEOPLE_SEEDS", "1")))
_FIRST: Final = ("Amara", "Bogdan", "Chloé", "Dmitri", "Esperanza", "Farid", "Giulia", "Hedda", "Ivo", "Jun", "Kwame",
                 "Lía", "Małgorzata", "Nadia", "Ömer", "Priya", "Quentin", "Rosa", "Søren", "Thảo")  # fmt: skip
_LAST: Final = ("Abernathy", "Balogun", "Castellanos", "Dąbrowski", "Eriksen", "Fontaine", "Gutiérrez", "Hakimi",
                "Ishikawa", "Jankowska", "Kowalczyk", "Lindqvist")  # fmt: skip


@dataclass(slots=True)
class Human:
    """A real person: the one ID, the known PIN, the former PINs, and the badge in their pocket."""

    id: str
    name: str
    roles: frozenset[Role]
    license: str
    pin: str
    badge: str | None = None
    works: bool = True
    old_pins: list[str] = field(default_factory=list)


def may_be(pin: str) -> bool:
    """Return whether a register takes this PIN."""
    try:
        check_pin(pin)
    except Refused:
        return False
    return True


class RegisterAt:
    """A folder with a register and the stored versions of the floor: an office, or a table."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.staff = Staff.load(
            folder / "staff.json", StillClock(1_800_000_000_000), hasher=QUICK, boot=BOOT, create=True
        )
        self.kept = KeptVersions(folder)
        self.kept.trust(public_bytes(KEY))

    def take(self, version: FloorVersion) -> None:
        """Apply the floor's version, as the console of an office and each table do."""
        self.kept.check(version, two=False)
        self.staff.lay_down(version.content)
        self.kept.keep(version)


class HouseOfPeople:
    """The house: its people, its two offices, its table, and the newest version at the floor."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.dice = dice
        self.humans: dict[str, Human] = {}
        self.lost: list[str] = []  # These badges may have been found by anyone.
        self.offices = [RegisterAt(folder / "north"), RegisterAt(folder / "south")]
        self.table = RegisterAt(folder / "table")
        self.floor: FloorVersion | None = None
        self.refusals: dict[str, int] = {}
        self.dismissals = self.returns = 0
        self.pins = iter([pin for pin in (f"{each:06}" for each in dice.sample(range(1_000_000), 3000)) if may_be(pin)])

    def publish(self, office: RegisterAt) -> bool:
        """Publish an office's register, as `kiosk floor publish people` does. Return whether the floor took it."""
        there = None if self.floor is None else (self.floor.number, self.floor.digest)
        try:
            version_from(office.kept, PublishedKind.PEOPLE, there)
        except KioskError as error:
            return error.code != "newer"
        version = FloorVersion.signed(KEY, PublishedKind.PEOPLE, there, office.staff.laid_down(), by="manager")
        office.kept.keep(version)
        self.floor = version
        return True

    def change(self, act: Callable[[Staff], object], then: Callable[[], None]) -> bool:
        """Have a manager change something at one of the offices, and publish it. Return whether it was done."""
        office = self.dice.choice(self.offices)
        assert self.floor is not None
        if office.kept.of(PublishedKind.PEOPLE) != self.floor:
            assert not self.publish(office), "an office that has not taken the newest version must not publish"
            office.take(self.floor)
        try:
            act(office.staff)
        except Refused as refusal:
            self.refusals[refusal.code] = self.refusals.get(refusal.code, 0) + 1
            return False
        assert self.publish(office)
        self.table.take(self.floor)
        then()
        return True

    def working(self, *roles: Role) -> list[Human]:
        return [human for human in self.humans.values() if human.works and (not roles or human.roles & set(roles))]


def begin(house: HouseOfPeople) -> None:
    """Hire everybody. Only a few PINs are hashed, and several people share each, which is allowed."""
    names = [f"{first} {last}" for first in _FIRST for last in _LAST]
    house.dice.shuffle(names)
    office = house.offices[0]
    pins = [next(house.pins) for _ in range(12)]
    for nth, pin in enumerate(pins):
        roles = frozenset({Role.MANAGER if nth < 3 else Role.FLOOR})
        person = Person(id=f"p{nth:03}", name=names[nth], roles=roles, license=f"L-{nth}", badge=f"{9000 + nth}")
        office.staff.add(person, pin)
        house.humans[person.id] = Human(person.id, person.name, roles, person.license, pin, person.badge)
    records = json.loads(office.staff.laid_down())
    hashes = [record["pin"] for record in records]
    for nth in range(len(pins), PEOPLE):
        at = nth % len(pins)
        role = Role.FLOOR if nth < PEOPLE // 5 + 4 else Role.DEALER
        human = Human(f"p{nth:03}", names[nth], frozenset({role}), f"L-{nth}", pins[at], f"{9000 + nth}")
        house.humans[human.id] = human
        records.append(
            records[0]
            | {"id": human.id, "name": human.name, "roles": [role.value], "license": human.license}
            | {"badge": human.badge, "pin": hashes[at]}
        )
    office.staff.lay_down(json.dumps(records))
    assert house.publish(office)
    assert house.floor is not None
    for place in (house.offices[1], house.table):
        place.take(house.floor)


def rename(house: HouseOfPeople) -> None:
    human, name = house.dice.choice(house.working()), f"{house.dice.choice(_FIRST)} {house.dice.choice(_LAST)}"
    house.change(lambda staff: staff.rename(human.id, name), lambda: setattr(human, "name", name))


def promote(house: HouseOfPeople) -> None:
    human = house.dice.choice(house.working(Role.DEALER, Role.FLOOR))
    roles = frozenset(house.dice.sample([Role.DEALER, Role.FLOOR, Role.MANAGER], house.dice.choice((1, 2))))
    house.change(lambda staff: staff.set_roles(human.id, roles), lambda: setattr(human, "roles", roles))


def dismiss(house: HouseOfPeople) -> None:
    human = house.dice.choice(house.working())

    def done() -> None:
        human.works = False
        house.dismissals += 1

    house.change(lambda staff: staff.deactivate(human.id), done)


def come_back(house: HouseOfPeople) -> None:
    gone = [human for human in house.humans.values() if not human.works]
    if not gone:
        return
    human, pin = house.dice.choice(gone), next(house.pins)

    def done() -> None:
        human.old_pins.append(human.pin)
        human.pin, human.works = pin, True
        house.returns += 1
        if human.badge:
            house.lost.append(human.badge)  # The earlier badge opens nothing.
        human.badge = None

    house.change(lambda staff: staff.bring_back(human.id, pin), done)


def new_pin(house: HouseOfPeople) -> None:
    human, pin = house.dice.choice(house.working()), next(house.pins)

    def done() -> None:
        human.old_pins.append(human.pin)
        human.pin = pin

    house.change(lambda staff: staff.set_pin(human.id, pin), done)


def lose_badge(house: HouseOfPeople) -> None:
    human = house.dice.choice(house.working())
    if human.badge is None:
        return
    badge = human.badge

    def done() -> None:
        house.lost.append(badge)
        human.badge = None

    house.change(lambda staff: staff.set_badge(human.id, None), done)


def give_found_badge(house: HouseOfPeople) -> None:
    """Give a badge that was lost and found to another person."""
    if not house.lost:
        return
    human, badge = house.dice.choice(house.working()), house.dice.choice(house.lost)

    def done() -> None:
        house.lost.remove(badge)
        if human.badge:
            house.lost.append(human.badge)
        human.badge = badge

    house.change(lambda staff: staff.set_badge(human.id, badge), done)


def hire(house: HouseOfPeople) -> None:
    number, pin = len(house.humans), next(house.pins)
    name = f"{house.dice.choice(_FIRST)} {house.dice.choice(_LAST)}-{house.dice.choice(_LAST)}"
    person = Person(id=f"p{number:03}", name=name, roles=frozenset({Role.DEALER}), license=f"L-{number}")
    human = Human(person.id, name, person.roles, person.license, pin)
    house.change(lambda staff: staff.add(person, pin), lambda: house.humans.__setitem__(person.id, human))


def second_id(house: HouseOfPeople) -> None:
    """Try to give a person a second ID, so that one person could sign twice. It must be refused each time."""
    human = house.dice.choice(house.working())
    first, *rest = human.name.split()
    last = " ".join(rest)
    name, license = house.dice.choice(
        [
            (human.name, ""), (human.name.upper(), ""), (f"{first[0]}. {last}", ""), (f"{last}, {first}", ""),
            (f"{first} {last[:-1]}", ""), ("Somebody Else", human.license), ("Somebody Else", human.license.lower()),
        ]
    )  # fmt: skip
    second = Person(id="second", name=name, roles=frozenset({Role.DEALER}), license=license)
    pin = next(house.pins)
    assert not house.change(lambda staff: staff.add(second, pin), lambda: None), (human, name, license)


ACTS: Final = (rename, promote, dismiss, come_back, new_pin, lose_badge, give_found_badge, hire, second_id, second_id)


def check(house: HouseOfPeople) -> None:
    """Compare the table's register with the true state."""
    staff, dice = house.table.staff, house.dice
    assert {human.id for human in house.working()} == {person.id for person in staff.people() if person.is_active}
    for human in house.humans.values():
        person = staff.person(human.id)
        assert person is not None
        assert (human.name, human.roles, human.works) == (person.name, person.roles, person.is_active)
        if human.badge is not None and human.works:
            assert staff.with_badge(human.badge) == person
    assert not [badge for badge in house.lost if staff.with_badge(badge) is not None]
    signing = staff.with_role(Role.FLOOR, Role.MANAGER)
    assert all(person.license for person in signing)
    assert len({person.license.casefold() for person in signing}) == len(signing)
    for human in dice.sample(list(house.humans.values()), LOOKED_AT):
        may = human.roles if human.works else frozenset[Role]()
        for role in (Role.DEALER, Role.FLOOR, Role.MANAGER):
            assert signs(staff, human.id, human.pin, role) == (role in may)
        for pin in human.old_pins[-2:]:
            assert pin == human.pin or not signs(staff, human.id, pin, Role.DEALER, Role.FLOOR, Role.MANAGER)
        person = staff.person(human.id)
        assert person is not None
        others = besides(staff.people(), (person,))
        assert human.id not in {other.id for other in others}
        with pytest.raises(NotProven):
            staff.prove(human.id, human.pin, but_not={human.id})
        if human.id in {locked.id for locked in staff.locked()}:
            staff.unlock(human.id)


def signs(staff: Staff, person_id: str, pin: str, *roles: Role) -> bool:
    """Return whether this PIN signs for this ID in one of these roles."""
    try:
        staff.prove(person_id, pin, roles=roles)
    except NotProven:
        return False
    return True


@only_whole
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_signs_a_role_or_name_of_another_in_two_years(seed: int, tmp_path: Path) -> None:
    house = HouseOfPeople(tmp_path, random.Random(seed))
    begin(house)
    check(house)
    backup = tmp_path / "backup"
    for month in range(MONTHS):
        for _ in range(CHANGES_A_MONTH):
            house.dice.choice(ACTS)(house)
        if month == 3:
            shutil.copytree(house.offices[1].folder, backup)
        if month in (9, 17):  # The south office is restored from its old backup.
            assert house.floor is not None
            south = house.offices[1]
            shutil.rmtree(south.folder)
            shutil.copytree(backup, south.folder)
            assert south.staff.laid_down() != house.floor.content
            assert not house.publish(south), "a restored office brought dismissed people back"
        check(house)
    assert house.refusals["same_person"] > (3 if WHOLE else 0)
    assert house.refusals["license_taken"] > (3 if WHOLE else 0)
    assert house.dismissals > (3 if WHOLE else 0)
    assert house.returns > (3 if WHOLE else 0)  # All may be back at the end.
