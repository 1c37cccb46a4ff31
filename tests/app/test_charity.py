"""`kiosk charity`: at most two charities a day, assigned before the first hand by two people, with dated shares."""

import csv
import shutil
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from kiosk.app.house import charities
from kiosk.app.house.house import HOUSE
from kiosk.bank import gaming_day
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import CharityAssigned
from kiosk.journal import read_journal
from kiosk.settings import config_dir
from kiosk.staff import Person, Role
from tests.app.forged import forge
from tests.app.two_commands import written_first
from tests.app.typed import Kiosk, Printed
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, House

PIN: Final = "5903"
BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
SHARES: Final = """
[[shares]]
from = 2020-01-01
state = 20
charity = 30

[[shares]]
from = 2026-01-01
"""


class CharityHouse:
    """A house with charities, whose table NH-07 was opened, dealt, and closed on one gaming day."""

    def __init__(self, kiosk: Kiosk, folder: Path) -> None:
        self.kiosk, self.data, self.config = kiosk, folder, folder / "config"
        shutil.copytree(config_dir(), self.config)
        with (self.config / "house.toml").open("a", encoding="utf-8") as file:
            file.write(SHARES)
        (folder / "NH-07").mkdir()
        house = House(folder / "NH-07")
        house.staff.add(Person(id="park", name="D. Park", roles=frozenset({Role.MANAGER}), license="G-2"), PIN)
        house.table.shoe.event(StateChanged(DeviceState.READY, ""))
        house.clock.advance(ms=60_000)
        house.table.cash.change_box(12, **BOTH)
        house.table.cash.buy_in(3, 50_000)
        play(house.table)
        house.table.cash.change_box(0, **BOTH)
        rack = dict(house.table.shift.rack)
        # These are $123.45 more than the hands explain, in chips of 50 cents and up, so that the win is not a round
        # figure.
        house.table.shift.close(rack | {10_000: rack[10_000] + 1, 50: rack[50] + 47}, **BOTH)
        self.day = gaming_day(house.clock.ms, "08:00")
        self.won = house.table.shift.house_net + 10_000 + 47 * 50
        house.close()
        (folder / "NH-07" / "staff.json").rename(folder / "staff.json")

    def assign(
        self, to: str, *more: str, table: str = "NH-07", day: date | None = None, second: str = "park"
    ) -> Printed:
        pins = (PINS[FLOOR], PINS.get(second, PIN))
        words = (
            "--day", (day or self.day).isoformat(), "--table", table, "--to", to, "--by", FLOOR, "--second", second,
        )  # fmt: skip
        return self.kiosk("charity", *words, *more, "--data", self.data, "--config", self.config, pins=pins)

    def items(self) -> dict[str, str]:
        out = self.data / "packet"
        words = ("--day", self.day.isoformat(), "--table", "NH-07", "--data", self.data, "--config", self.config)
        assert self.kiosk("night", *words, "--out", out).status == 0
        (path,) = out.glob("*.csv")
        return {row["item"]: row["amount"] for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines())}

    def printed_totals(self) -> Printed:
        words = ("--day", self.day.isoformat(), "--data", self.data, "--config", self.config)
        return self.kiosk("charity", *words)

    def totals(self) -> str:
        return self.printed_totals().out


@pytest.fixture
def house(kiosk: Kiosk, tmp_path: Path) -> CharityHouse:
    return CharityHouse(kiosk, tmp_path)


def test_a_night_without_a_charity_is_named_and_one_with_it_has_its_shares(house: CharityHouse) -> None:
    assert "No charity" in house.items()
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    assert house.assign("Lions Club", day=tomorrow).out.endswith(f"is dealt for Lions Club on {tomorrow}.\n")
    late = house.assign("Lions Club")
    assert (late.status, late.err) == (2, "Give a reason for the change, with --why.\n")
    assert house.assign("Lions Club", "--why", "The board was late").status == 0
    found = house.items()
    assert "No charity" not in found and "Charity: Lions Club" in found
    state, charity = (house.won * 10 + 50) // 100, (house.won * 35 + 50) // 100
    assert found["Share of the state"] == f"{state / 100:.2f}"
    assert found["Share of the charity"] == f"{charity / 100:.2f}"
    assert house.totals().startswith("Lions Club: tables NH-07; win $")


def test_a_change_needs_a_reason_and_both_charities_are_kept(house: CharityHouse) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    house.assign("Lions Club", day=tomorrow)
    assert house.assign("Elks", day=tomorrow).err == "Give a reason for the change, with --why.\n"
    assert house.assign("Elks", "--why", "The license is theirs", day=tomorrow).status == 0
    assert "already" in house.assign("Elks", "--why", "again", day=tomorrow).err
    with read_journal(house.data / HOUSE / "journal.db") as journal:
        kept = [event.of(CharityAssigned) for event in journal.events(1, CharityAssigned)]
    assert [(what.charity, what.was, what.reason) for what in kept] == [
        ("Lions Club", "", ""),
        ("Elks", "Lions Club", "The license is theirs"),
    ]
    assert kept[0].signed == (("floor", FLOOR), ("second", "park"))


def test_spaces_around_a_name_make_no_other_charity(house: CharityHouse) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    for table, name in (("NH-07", "Lions Club"), ("TH-11", "Elks"), ("TP-03", " Lions  Club ")):
        assert house.assign(name, table=table, day=tomorrow).status == 0
    assert charities.assigned_ever(house.data) == ("Elks", "Lions Club")


def test_at_most_two_charities_benefit_from_a_day(house: CharityHouse) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    for table, name in (("NH-07", "Lions Club"), ("TH-11", "Elks"), ("TP-03", "Elks")):
        assert house.assign(name, table=table, day=tomorrow).status == 0
    third = house.assign("Rotary", "--why", "also", table="TP-03", day=tomorrow)
    assert (third.status, third.err) == (2, "No other charity may benefit from this day. These do: Elks, Lions Club.\n")


def test_two_assignments_at_once_do_not_make_a_third_charity(
    house: CharityHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    house.assign("Lions Club", day=tomorrow)
    written_first(monkeypatch, charities, lambda: house.assign("Elks", table="TH-11", day=tomorrow))
    third = house.assign("Rotary", table="TP-03", day=tomorrow)
    assert (third.status, third.err) == (2, "No other charity may benefit from this day. These do: Elks, Lions Club.\n")
    written_first(monkeypatch, charities, lambda: house.assign("Elks", table="TP-03", day=tomorrow))
    assert "Give a reason for the change" in house.assign("Lions Club", table="TP-03", day=tomorrow).err
    assert {table: what.charity for table, what in charities.assigned_on(house.data, tomorrow).items()} == {
        "NH-07": "Lions Club",
        "TH-11": "Elks",
        "TP-03": "Elks",
    }


def test_one_person_does_not_sign_twice(house: CharityHouse) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    assert house.assign("Lions Club", day=tomorrow, second=FLOOR).status == 2
    assert house.assign("Lions Club", day=tomorrow, second=DEALER).status == 2
    assert not (house.data / HOUSE / "journal.db").exists() or "Lions" not in house.totals()


def test_a_house_without_shares_has_no_charities(house: CharityHouse) -> None:
    words = ("--day", house.day.isoformat(), "--table", "NH-07", "--to", "Elks", "--by", FLOOR, "--second", "park")
    printed = house.kiosk("charity", *words, "--data", house.data, pins=(PINS[FLOOR], PIN))
    assert printed == (2, "", "This house has no [[shares]] in house.toml: add them first.\n")  # Before any PIN.


def test_an_assignment_names_two_people(house: CharityHouse) -> None:
    printed = house.assign("Elks", second="")
    assert printed == (2, "", "Two people must sign: name them with --by and --second.\n")


def test_a_journal_that_is_not_whole_assigns_no_charity_and_adds_up_nothing(house: CharityHouse) -> None:
    tomorrow = date.fromordinal(house.day.toordinal() + 1)
    assert house.assign("Lions Club", day=tomorrow).status == 0
    forge(house.data, HOUSE)
    for printed in (house.assign("Elks", "--why", "another", day=tomorrow), house.printed_totals()):
        assert printed.status == 2 and "win" not in printed.out
        assert printed.err == "The house journal is damaged: have a technician check it first.\n"


def test_a_table_whose_journal_is_damaged_is_named_beside_its_total(house: CharityHouse) -> None:
    forge(house.data)
    assert house.totals().startswith("DAMAGED: ")
    assert house.assign("Elks", "--why", "late").err.startswith("Nothing was assigned: ")
