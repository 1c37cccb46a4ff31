"""A register of two people on a disk, and its machine."""

import datetime
import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from kiosk.core.errors import NotAuthorized
from kiosk.staff import NotProven, Person, Role, Staff
from tests.faults.journals import StillClock

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
BOOT = b"one boot of this"
NEXT_BOOT = b"the next boot of"
# 2027-01-15 09:20 in UTC.
NOON_MS = 1_800_004_800_000

DANA = Person(id="dana", name="Dana Reyes", roles=frozenset({Role.DEALER}))
FIONA = Person(id="fiona", name="Fiona Wu", roles=frozenset({Role.FLOOR, Role.DEALER}), badge="0451")
PINS = {"dana": "2590", "fiona": "918273"}


class RegisterHouse:
    """A register on a disk, and its machine."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "staff.json"
        self.clock = StillClock(NOON_MS)
        self.staff = self.load(create=True)
        for person in (DANA, FIONA):
            self.staff.add(person, PINS[person.id])

    def load(self, *, boot: bytes = BOOT, hasher: PasswordHasher = QUICK, create: bool = False) -> Staff:
        return Staff.load(self.path, self.clock, hasher=hasher, boot=boot, zone=datetime.UTC, create=create)

    def restart(self) -> None:
        self.staff = self.load()

    def reboot(self, *, wall_ms: int) -> None:
        """Restart the machine: its monotonic clock begins again, and its wall clock has moved by `wall_ms`."""
        self.clock = StillClock(self.clock.at_ms + wall_ms, 1_000_000)
        self.staff = self.load(boot=NEXT_BOOT)

    def refusal(self, person: str, pin: str, *, roles: Iterable[Role] = Role, but_not: Iterable[str] = ()) -> NotProven:
        with pytest.raises(NotProven) as caught:
            self.staff.prove(person, pin, roles=frozenset(roles), but_not=frozenset(but_not))
        assert isinstance(caught.value, NotAuthorized)
        return caught.value

    def refusal_at(self, pad: str, person: str, pin: str) -> NotProven:
        with pytest.raises(NotProven) as caught:
            self.staff.prove(person, pin, pad=pad)
        return caught.value

    def lock(self, person: str = "dana") -> None:
        codes = [self.refusal(person, "1386").code for _ in range(3)]
        assert codes[-1] == "locked"


def lay_license(staff: Staff, person_id: str, license: str) -> None:
    """Give a person another person's license, as a register that was edited by hand may have it."""
    people = json.loads(staff.laid_down())
    staff.lay_down(json.dumps([{**who, "license": license} if who["id"] == person_id else who for who in people]))
