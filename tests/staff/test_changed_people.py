"""Changes of people: names, roles, licenses, and badges; and people who leave and return."""

from pathlib import Path

import pytest

from kiosk.staff import NotProven, Person, Role
from tests.dealt import refused
from tests.staff.registers import DANA, PINS, RegisterHouse

MARA = Person(id="mara", name="Mara Novak", roles=frozenset({Role.MANAGER}), license="G-1")


@pytest.fixture
def house(tmp_path: Path) -> RegisterHouse:
    house = RegisterHouse(tmp_path)
    house.staff.add(MARA, "7305")
    return house


def test_a_person_keeps_id_and_pin_under_another_name(house: RegisterHouse) -> None:
    assert "Dana Ortiz" == house.staff.rename("dana", "Dana  Ortiz").name
    assert "Dana Ortiz" == house.staff.prove("dana", PINS["dana"]).name
    with refused("same_person"):
        house.staff.rename("dana", "F. Wu")
    with refused("name"):
        house.staff.rename("dana", "42")


def test_a_floor_supervisor_has_a_license_that_nobody_else_has(house: RegisterHouse) -> None:
    with refused("unmarked"):
        house.staff.set_roles("dana", {Role.DEALER, Role.FLOOR})
    for taken in ("G-1", "g-1"):
        with refused("license_taken"):
            house.staff.set_license("dana", taken)
    house.staff.set_license("dana", "G-2")
    assert {Role.DEALER, Role.FLOOR} == house.staff.set_roles("dana", {Role.DEALER, Role.FLOOR}).roles
    with refused("unmarked"):
        house.staff.set_license("dana", "")
    with refused("last_manager"):
        house.staff.set_roles("mara", {Role.FLOOR})


def test_a_former_employee_gets_no_pin_name_or_role_and_keeps_the_license(house: RegisterHouse) -> None:
    house.staff.set_license("dana", "G-2")
    house.staff.deactivate("dana")
    with refused("left"):
        house.staff.set_pin("dana", "7194")
    with refused("left"):
        house.staff.rename("dana", "Dana Ortiz")
    with refused("left"):
        house.staff.set_roles("dana", {Role.TECHNICIAN})
    with refused("left"):
        house.staff.set_badge("dana", "0452")
    with refused("license_taken"):
        house.staff.add(Person(id="dana2", name="Else One", roles=DANA.roles, license="G-2"), "7194")


def test_a_returning_employee_has_a_new_pin_and_no_badge(house: RegisterHouse) -> None:
    house.staff.deactivate("fiona")
    with refused("unmarked"):  # This register has a supervisor without a license.
        house.staff.bring_back("fiona", "6402")
    house.staff.set_license("fiona", "G-3")
    house.staff.set_badge("dana", "0451")
    back = house.staff.bring_back("fiona", "6402")
    assert (back.is_active, back.badge) == (True, None)
    with pytest.raises(NotProven, match="Wrong PIN"):
        house.staff.prove("fiona", PINS["fiona"])
    assert "fiona" == house.staff.prove("fiona", "6402").id
    holder = house.staff.with_badge("0451")
    assert holder is not None and holder.id == "dana"
    with refused("here"):
        house.staff.bring_back("fiona", "6402")


def test_returning_person_must_not_match_another_person(house: RegisterHouse) -> None:
    house.staff.deactivate("dana")
    house.staff.add(Person(id="reyes", name="D. Reyes", roles=DANA.roles), "7194")
    with refused("same_person"):
        house.staff.bring_back("dana", "6402")


def test_two_spellings_of_a_name_sign_as_one_person(house: RegisterHouse) -> None:
    """A register that was edited by hand may have both, without licenses."""
    text = house.staff.laid_down().replace("Fiona Wu", "D. Reyes")
    house.staff.lay_down(text)
    with pytest.raises(NotProven, check=lambda error: error.code == "same_person"):
        house.staff.prove("fiona", PINS["fiona"], but_not={"dana"})
