"""A register that the floor publishes for all tables, and locks that other tables have reported."""

import json
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher

from kiosk.core.errors import ConfigError, Refused
from kiosk.staff import NotProven, Person, Role, Staff
from kiosk.staff.authority import LASTS_MS, LONGEST_MS, Authority
from kiosk.staff.locks import LONGEST_LOCK_MS
from kiosk.staff.register import LOCK_MS
from tests.staff.registers import DANA, FIONA, PINS, RegisterHouse

MARA = Person(id="mara", name="M. Ara", roles=frozenset({Role.MANAGER}), badge="7001")


@pytest.fixture
def house(tmp_path: Path) -> RegisterHouse:
    made = RegisterHouse(tmp_path)
    made.staff.add(MARA, "9053")
    return made


@pytest.fixture
def elsewhere(tmp_path: Path) -> RegisterHouse:
    (tmp_path / "elsewhere").mkdir()
    return RegisterHouse(tmp_path / "elsewhere")


def test_a_register_is_taken_over_and_wrong_tries_stay_where_they_were(
    house: RegisterHouse, elsewhere: RegisterHouse
) -> None:
    elsewhere.staff.add(Person(id="zoe", name="Zoe", roles=frozenset({Role.DEALER})), "4826")
    elsewhere.lock("fiona")
    assert elsewhere.refusal("dana", "1386").code == "wrong_pin"
    elsewhere.staff.lay_down(house.staff.laid_down())
    assert elsewhere.staff.laid_down() == house.staff.laid_down()
    assert elsewhere.staff.digest() == house.staff.digest() and len(house.staff.digest()) == 64
    assert {person.id for person in elsewhere.staff.people()} == {"dana", "fiona", "mara"}
    assert elsewhere.refusal("fiona", PINS["fiona"]).code == "locked"
    assert str(elsewhere.refusal("dana", "1386")) == "Wrong PIN: 1 try left."
    assert elsewhere.staff.prove("mara", "9053") == MARA
    elsewhere.staff.lay_down(house.staff.laid_down())
    assert elsewhere.refusal("fiona", PINS["fiona"]).code == "locked"


def test_the_number_of_digits_is_known_once_the_pin_was_proved_here(
    house: RegisterHouse, elsewhere: RegisterHouse
) -> None:
    assert (house.staff.digits("fiona"), house.staff.digits("nobody")) == (6, 0)
    elsewhere.staff.lay_down(house.staff.laid_down())
    assert elsewhere.staff.digits("mara") == 0  # The published register does not have it.
    elsewhere.staff.prove("mara", "9053")
    assert elsewhere.staff.digits("mara") == 4
    elsewhere.staff.lay_down(house.staff.laid_down())
    assert elsewhere.staff.digits("mara") == 4
    house.staff.set_pin("mara", "73915")
    elsewhere.staff.lay_down(house.staff.laid_down())
    assert elsewhere.staff.digits("mara") == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '[{"id": "dana"}]', '{"id": "dana"}', "[1]"])
def test_an_invalid_register_changes_nothing(house: RegisterHouse, text: str) -> None:
    before = house.path.read_bytes()
    with pytest.raises(Refused) as caught:
        house.staff.lay_down(text)
    assert caught.value.code in ("register", "no_manager") and house.path.read_bytes() == before


@pytest.mark.parametrize("changes", [{"active": False}, {"roles": ["floor"]}])
def test_a_register_without_a_manager_is_refused(house: RegisterHouse, changes: dict[str, object]) -> None:
    records = json.loads(house.staff.laid_down())
    records = [{**record, **changes} if record["id"] == "mara" else record for record in records]
    with pytest.raises(Refused, match="has no manager"):
        house.staff.lay_down(json.dumps(records))


@pytest.mark.parametrize("left_ms", [60_000, LOCK_MS - 1, LOCK_MS, LOCK_MS + 1, 3 * LOCK_MS, 5 * LOCK_MS])
def test_a_lock_of_another_table_lasts_as_long_here(house: RegisterHouse, left_ms: int) -> None:
    house.staff.lock("dana", left_ms)
    refusal = house.refusal("dana", PINS["dana"])
    assert refusal.code == "locked" and "locked this PIN" in str(refusal)
    house.clock.pass_ms(left_ms - 1)
    house.restart()
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", PINS["dana"]) == DANA


def test_a_lock_of_another_table_makes_none_shorter_and_none_longer_than_a_day(house: RegisterHouse) -> None:
    house.lock()
    house.staff.lock("dana", LOCK_MS)  # It has been locked as long.
    house.staff.lock("dana", 1)
    house.clock.pass_ms(LOCK_MS - 1)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.staff.lock("dana", 10_000)
    house.clock.pass_ms(9_999)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    house.staff.lock("dana", 100 * LONGEST_LOCK_MS)
    house.clock.pass_ms(LONGEST_LOCK_MS - 1)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", PINS["dana"]) == DANA
    with pytest.raises(Refused, match="No one has the ID"):
        house.staff.lock("nobody", 1)


def test_a_lock_goes_on_from_where_it_was_twice_over(house: RegisterHouse) -> None:
    """Tries and length are kept: after a lock of another table one more wrong try locks, and for longer."""
    house.staff.lock("dana", LOCK_MS)
    house.clock.pass_ms(LOCK_MS)
    assert house.refusal("dana", "1386").code == "locked"
    house.clock.pass_ms(2 * LOCK_MS - 1)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", PINS["dana"]) == DANA


def test_badges_and_licenses_are_given_and_taken(house: RegisterHouse) -> None:
    staff = house.staff
    assert (staff.with_badge("0451"), staff.with_badge("7001"), staff.with_badge("1")) == (FIONA, MARA, None)
    assert staff.set_badge("dana", "1111").badge == "1111" == getattr(staff.with_badge("1111"), "badge", None)
    assert staff.set_badge("dana", None).badge is None and staff.with_badge("1111") is None
    assert staff.set_license("dana", "NH-123").license == "NH-123"
    with pytest.raises(Refused, match=r"That badge is M\. Ara’s"):
        staff.set_badge("dana", "7001")
    staff.deactivate("fiona")
    assert staff.with_badge("0451") is None
    with pytest.raises(Refused):
        Person(id="dora", name="Dora", roles=frozenset({Role.DEALER}), license="no license!")
    assert Person(id="dora", name="D" * 40, roles=frozenset({Role.DEALER})).name == "D" * 40


@pytest.mark.parametrize("change", ["pin", "left"])
def test_a_pin_that_was_changed_while_it_was_looked_at_proves_nobody(house: RegisterHouse, change: str) -> None:
    class Meanwhile(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            other = house.load()
            if change == "pin":
                other.set_pin("dana", "4826")
            else:
                other.deactivate("dana")
            return True

    staff = house.load(hasher=Meanwhile(time_cost=1, memory_cost=8, parallelism=1))
    with pytest.raises(NotProven, match="The PIN was just changed"):
        staff.prove("dana", PINS["dana"])


def here(authority: Authority) -> str:
    return "" if authority.person is None else authority.person.id


def test_a_person_counts_as_present_for_a_while_after_a_pin(house: RegisterHouse) -> None:
    authority, clock = Authority(house.staff, house.clock, house={}), house.clock
    assert (authority.until_ns, authority.left_ms) == (0, 0) and here(authority) == ""
    authority.begin(MARA)
    assert authority.left_ms == LASTS_MS and authority.until_ns == clock.mono_ns() + LASTS_MS * 1_000_000
    clock.pass_ms(LASTS_MS - 1)
    assert authority.left_ms == 1 and here(authority) == MARA.id
    authority.prolong()
    assert authority.left_ms == LASTS_MS
    clock.pass_ms(LASTS_MS)
    assert here(authority) == "" and (authority.left_ms, authority.until_ns) == (0, 0)
    authority.begin(MARA)
    for _ in range(LONGEST_MS // LASTS_MS):
        clock.pass_ms(LASTS_MS - 1)
        authority.prolong()
    assert authority.left_ms < LASTS_MS
    authority.carry_on()
    assert authority.left_ms == LASTS_MS
    authority.end()
    assert here(authority) == "" and authority.until_ns == 0


def test_a_register_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"staff\.json cannot be (made|changed)"):
        Staff.load(tmp_path / "nowhere" / "staff.json", RegisterHouse(tmp_path).clock, create=True)


def test_a_lock_of_another_table_goes_on_after_a_reboot(house: RegisterHouse) -> None:
    house.staff.lock("dana", 60_000)
    house.reboot(wall_ms=10**9)
    house.clock.pass_ms(LOCK_MS - 1)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", PINS["dana"]) == DANA


def test_the_lock_after_that_of_another_table_is_twice_as_long(house: RegisterHouse) -> None:
    house.staff.lock("dana", 2 * LOCK_MS)
    house.clock.pass_ms(2 * LOCK_MS)
    assert "3 wrong PINs" in str(house.refusal("dana", "1386"))
    house.clock.pass_ms(4 * LOCK_MS - 1)
    assert house.refusal("dana", PINS["dana"]).code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", PINS["dana"]) == DANA


def test_a_dealers_right_pin_gives_nobody_elses_tries_back_to_the_pad(house: RegisterHouse) -> None:
    for person in ("fiona", "fiona", "mara", "mara"):
        house.refusal_at("T1", person, "1386")
        house.staff.prove("dana", PINS["dana"], pad="T1")
    events = house.refusal_at("T1", "dana", "1386").events
    assert [event.KIND for event in events] == ["pin_refused", "pad_locked"]


def test_a_register_that_cannot_be_read_is_one_sentence(house: RegisterHouse) -> None:
    house.path.write_text("[]")
    with pytest.raises(ConfigError, match="the whole file"):
        house.load()
    house.path.unlink()
    house.path.mkdir(mode=0o700)
    with pytest.raises(ConfigError, match="cannot be read"):
        house.load()
