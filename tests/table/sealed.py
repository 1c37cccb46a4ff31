"""A house whose deciding files are sealed, with one table, for tests."""

import shutil
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from kiosk.app.house.house import VerifyHouse, house_verified, open_journal
from kiosk.games import GAMES
from kiosk.settings import Settings, config_dir, house_digests, load
from kiosk.staff import Person, Role, Staff
from kiosk.table import Table
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, QUICK_HASHER, HeldClock

MANAGER, PIN = "mara", "9053"


@dataclass
class SealedHouse:
    """A house with its own copy of the configuration, and one closed table."""

    folder: Path
    clock: HeldClock = field(default_factory=HeldClock)
    program: str = "ab" * 32
    libraries: str = ""
    verify_house: VerifyHouse = house_verified  # As from the next restart.

    def __post_init__(self) -> None:
        self.config, self.data = self.folder / "config", self.folder / "data"
        shutil.copytree(config_dir(), self.config)
        self.data.mkdir(mode=0o700)
        self.staff = Staff.load(self.data / "staff.json", self.clock, hasher=QUICK_HASHER, create=True)
        for who, role, pin in (
            (DEALER, Role.DEALER, PINS[DEALER]),
            (FLOOR, Role.FLOOR, PINS[FLOOR]),
            (MANAGER, Role.MANAGER, PIN),
        ):
            self.staff.add(Person(id=who, name=who.title(), roles=frozenset({role})), pin)
        self.table = self.open()

    @property
    def settings(self) -> Settings:
        return load(self.config, GAMES)

    def open(self) -> Table:
        look = partial(house_digests, config=self.config, data=self.data, table="NH-07", staff=self.staff)
        starts = [True]

        def whole() -> dict[str, str]:
            libraries = {"libraries": self.libraries} if self.libraries and not starts else {}
            starts.clear()
            return {"program": self.program, **look(), **libraries}

        self.table = open_journal(
            self.settings, "NH-07", self.data, self.clock, self.staff, look=whole, verify_house=self.verify_house
        )
        return self.table

    def restart(self) -> Table:
        self.table.close()
        return self.open()

    def open_for_play(self) -> None:
        table = self.table
        if table.shift.unposted:
            table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
        rack = dict.fromkeys(table.config.denominations, 100)
        table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))

    def change_a_pay_table(self) -> None:
        path = self.config / "games" / "new_hampshire.toml"
        text = path.read_text()
        assert "= 50" in text
        path.write_text(text.replace("= 50", "= 40", 1))

    def sign(self) -> None:
        self.table.people.enter_pin(MANAGER, PIN)
        self.table.sealed.sign()
