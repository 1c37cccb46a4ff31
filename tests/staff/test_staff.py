"""The staff register: a PIN proves a person, three wrong ones lock, and nothing unlocks too early or never."""

import fcntl
import json
import re
import threading
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from argon2 import PasswordHasher

from kiosk.core.errors import ConfigError, Refused
from kiosk.events import PadLocked, PinLocked, PinRefused
from kiosk.staff import NotProven, Person, Role, Staff, register
from kiosk.staff.file import DAY_TRIES
from kiosk.staff.locks import DAY_MS, LONGEST_LOCK_MS, PAD_LOCK_MS
from kiosk.staff.pins import check_pin
from kiosk.staff.register import LOCK_MS, small_hasher
from tests.faults.journals import StillClock
from tests.sizes import only_whole
from tests.staff.registers import BOOT, DANA, FIONA, NOON_MS, PINS, QUICK, RegisterHouse


@pytest.fixture
def house(tmp_path: Path) -> RegisterHouse:
    return RegisterHouse(tmp_path)


def test_the_right_pin(house: RegisterHouse) -> None:
    assert house.staff.prove("dana", "2590") == DANA
    assert house.staff.prove("fiona", "918273", roles={Role.FLOOR}, but_not={"dana"}) == FIONA


def test_a_lock_names_its_person_and_the_people_allowed_to_end_it(house: RegisterHouse) -> None:
    house.staff.add(Person(id="max", name="Max Ode", roles=frozenset({Role.MANAGER})), "863109")
    house.lock("fiona")
    assert (
        str(house.refusal("fiona", "918273"))
        == "Fiona Wu is locked out until 09:35: 3 wrong PINs. Unlocked by Max Ode."
    )
    house.lock("max")
    assert str(house.refusal("max", "863109")) == "Max Ode is locked out until 09:35: 3 wrong PINs."


def test_wrong_pins_are_counted_aloud_and_journaled(house: RegisterHouse) -> None:
    refusals = [house.refusal("dana", "1386") for _ in range(4)]
    assert [str(refusal) for refusal in refusals] == [
        "Wrong PIN: 2 tries left.",
        "Wrong PIN: 1 try left.",
        "Dana Reyes is locked out until 09:35: 3 wrong PINs.",
        "Dana Reyes is locked out until 09:35: 3 wrong PINs.",
    ]
    assert [refusal.code for refusal in refusals] == ["wrong_pin"] * 2 + ["locked"] * 2
    refused = PinRefused(person="dana")
    locked = PinLocked(person="dana", until_ms=NOON_MS + LOCK_MS)
    assert [refusal.events for refusal in refusals] == [(refused,)] * 2 + [(refused, locked), ()]


@pytest.mark.parametrize("pin", ["", "2", "25900", "02590", "259O", "２５９０", "2590\n", " 2590", "\ud800"])
def test_near_miss_of_a_pin_is_refused(house: RegisterHouse, pin: str) -> None:
    assert house.refusal("dana", pin).code == "wrong_pin"


def test_the_right_pin_gives_the_tries_back(house: RegisterHouse) -> None:
    for _ in range(2):
        house.refusal("dana", "1386")
    house.staff.prove("dana", "2590")
    assert str(house.refusal("dana", "1386")) == "Wrong PIN: 2 tries left."


def test_each_person_has_their_own_tries(house: RegisterHouse) -> None:
    house.lock("dana")
    assert house.staff.prove("fiona", "918273") == FIONA


def test_the_right_pin_does_not_open_a_lock(house: RegisterHouse) -> None:
    house.lock()
    assert house.refusal("dana", "2590").code == "locked"


def test_a_person_who_left(house: RegisterHouse) -> None:
    house.staff.deactivate("dana")
    refusal = house.refusal("dana", "2590")
    assert (refusal.code, str(refusal)) == ("left", "Dana Reyes no longer works here: choose another.")


def test_a_person_nobody_knows_takes_as_long_as_a_wrong_pin(tmp_path: Path) -> None:
    looked_at: list[str] = []

    class WatchedHasher(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            looked_at.append(str(hash).split("$")[3])
            return super().verify(hash, password)

    house = RegisterHouse(tmp_path)
    house.staff = house.load(hasher=WatchedHasher(time_cost=1, memory_cost=8, parallelism=1))
    assert house.refusal("dana", "1386").code == "wrong_pin"
    assert house.refusal("nobody", "1386").code == "unknown_person"
    assert looked_at == ["m=8,t=1,p=1"] * 2
    assert house.refusal("", "").events == ()


def test_a_wrong_role_costs_no_try(house: RegisterHouse) -> None:
    refusal = house.refusal("dana", "1386", roles={Role.FLOOR})
    assert (refusal.code, str(refusal)) == ("wrong_role", "Dana Reyes is not floor: choose someone with that role.")
    assert str(house.refusal("dana", "1386")) == "Wrong PIN: 2 tries left."


def test_the_dealer_of_the_hand_cannot_acknowledge_it(house: RegisterHouse) -> None:
    refusal = house.refusal("fiona", "918273", roles={Role.FLOOR}, but_not={"fiona"})
    assert refusal.code == "same_person"
    assert str(refusal) == "Fiona Wu cannot do this: choose someone else."


def test_pins_that_are_tried_at_once_are_all_counted(house: RegisterHouse) -> None:
    codes: list[str] = []
    threads = [threading.Thread(target=lambda: codes.append(house.refusal("dana", "1386").code)) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(codes) == 12
    assert codes.count("wrong_pin") <= 2
    assert house.refusal("dana", "2590").code == "locked"


def test_a_try_is_counted_before_the_pin_is_looked_at(house: RegisterHouse) -> None:
    """Pulling the plug on a wrong PIN uses a try."""

    class Unplugged(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            raise SystemExit

    staff = house.load(hasher=Unplugged(time_cost=1, memory_cost=8, parallelism=1))
    for _ in range(3):
        with pytest.raises(SystemExit):
            staff.prove("dana", "2590")
    house.restart()
    assert house.refusal("dana", "2590").code == "locked"


def test_a_register_that_cannot_be_written_proves_nobody(house: RegisterHouse) -> None:
    (house.path.parent / "staff.json.new").mkdir()
    refusal = house.refusal("dana", "2590")
    assert refusal.code == "unwritable"
    assert "check its disk" in str(refusal)


def test_a_right_pin_changes_nothing_that_is_laid_down_also_under_a_stronger_hasher(house: RegisterHouse) -> None:
    """An automatically renewed hash once looked like an unsigned change of the register, and stopped the table."""
    before = house.staff.digest()
    house.staff = house.load(hasher=PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert house.staff.prove("dana", "2590") == DANA
    assert before == house.staff.digest()
    house.staff.set_pin("dana", "8631")
    assert "m=16,t=2" in house.path.read_text()


def test_a_pin_is_hashed_at_the_cost_of_the_house(real_hash_cost: tuple[int, int]) -> None:
    hasher = small_hasher()
    assert (hasher.time_cost, hasher.memory_cost) == register.HASH_COST
    assert (hasher.parallelism, hasher.type.name) == (1, "ID")
    assert real_hash_cost == (2, 19_456)


def test_a_lock_ends_after_its_time_and_gives_one_try_and_each_further_one_is_twice_as_long(
    house: RegisterHouse,
) -> None:
    house.lock()
    for nth in range(8):
        length_ms = min(LOCK_MS << nth, LONGEST_LOCK_MS)
        house.clock.pass_ms(length_ms - 1)
        house.restart()
        assert house.refusal("dana", "2590").code == "locked"
        house.clock.pass_ms(1)
        assert house.refusal("dana", "1386").code == "locked"
    house.clock.pass_ms(LONGEST_LOCK_MS)
    assert house.staff.prove("dana", "2590") == DANA
    house.lock()
    house.clock.pass_ms(LOCK_MS)
    assert house.staff.prove("dana", "2590") == DANA


def test_nobody_locks_out_the_whole_floor_from_one_pad(house: RegisterHouse) -> None:
    """An attacker enters wrong PINs for one person after the other, as soon as the pad accepts one, for six hours."""
    floor = [f"floor{nth}" for nth in range(6)]
    for who in floor:
        house.staff.add(Person(id=who, name=who, roles=frozenset({Role.FLOOR})), "7183")
    locked, started_ms = 0, house.clock.at_ms
    while house.clock.at_ms - started_ms < 6 * 3_600_000:
        for who in floor:
            if house.refusal_at("NH-07", who, "1386").code == "pad_locked":
                house.clock.pass_ms(60_000)
                break
        locked = max(locked, len(house.staff.locked()))
    assert locked <= 2
    # Another pad accepts the right PIN meanwhile.
    assert house.staff.prove("floor5", "7183", pad="NH-08").id == "floor5"


def test_wrong_pins_at_a_table_do_not_stop_the_last_supervisor_elsewhere(house: RegisterHouse) -> None:
    house.staff.add(Person(id="otto", name="Otto", roles=frozenset({Role.FLOOR})), "7183")
    for _ in range(3):
        house.refusal_at("NH-07", "fiona", "1386")
    assert "wrong_pin" == house.refusal_at("NH-07", "otto", "1386").code
    house.refusal_at("NH-07", "otto", "1386")
    house.clock.pass_ms(PAD_LOCK_MS)
    refusal = house.refusal_at("NH-07", "otto", "1386")  # The third wrong PIN for the last one locks the pad, not Otto.
    (locked,) = (what for what in refusal.events if isinstance(what, PadLocked))
    assert ("pad_locked", [FIONA]) == (refusal.code, list(house.staff.locked()))
    assert locked.until_ms - house.clock.at_ms >= LOCK_MS
    assert "pad_locked" == house.refusal_at("NH-07", "otto", "7183").code
    assert "otto" == house.staff.prove("otto", "7183", pad="NH-08").id
    house.clock.pass_ms(LOCK_MS)  # Fiona may be tried again: Otto is no longer the last one
    codes = [house.refusal_at("NH-08", "otto", "1386").code for _ in range(3)]
    assert ["wrong_pin", "wrong_pin", "locked"] == codes


@only_whole
def test_nobody_locks_out_a_whole_floor_in_a_day_of_guesses(house: RegisterHouse) -> None:
    floor = [f"floor{nth}" for nth in range(3)]
    for who in floor:
        house.staff.add(Person(id=who, name=who, roles=frozenset({Role.FLOOR})), "7183")
    started_ms, least = house.clock.at_ms, len(floor)
    while house.clock.at_ms - started_ms < 48 * 3_600_000:
        codes = {house.refusal_at("NH-07", who, "1386").code for who in (*floor, "fiona")}
        least = min(least, len(floor) + 1 - len(house.staff.locked()))
        house.clock.pass_ms(60_000 if "pad_locked" in codes else 0)
    assert least == 1


def test_a_pad_takes_none_after_five_wrong_ones_until_its_time_or_a_supervisor_elsewhere(house: RegisterHouse) -> None:
    house.staff.add(Person(id="otto", name="Otto", roles=frozenset({Role.DEALER})), "7183")
    people = ["dana", "dana", "otto", "otto", "fiona"]
    events = [house.refusal_at("NH-07", who, "1386").events for who in people]
    assert [PadLocked(until_ms=NOON_MS + PAD_LOCK_MS)] == [what for what in events[-1] if isinstance(what, PadLocked)]
    refusal = house.refusal_at("NH-07", "fiona", "918273")
    assert ("pad_locked", ()) == (refusal.code, refusal.events)
    assert "Too many wrong PINs here: no PIN is taken until 09:21. Call the floor." == str(refusal)
    house.restart()
    assert "pad_locked" == house.refusal_at("NH-07", "fiona", "918273").code
    house.clock.pass_ms(PAD_LOCK_MS)
    house.staff.prove("fiona", "918273", pad="NH-07")
    assert "wrong_pin" == house.refusal_at("NH-07", "fiona", "1386").code


def test_a_dealer_who_mistypes_gives_the_tries_back_to_the_pad(house: RegisterHouse) -> None:
    for _ in range(9):
        house.refusal_at("NH-07", "dana", "1386")
        house.staff.prove("dana", "2590", pad="NH-07")


def test_a_register_that_another_program_holds_does_not_stop_the_screen(house: RegisterHouse) -> None:
    with open(house.path.with_name("staff.json.lock"), "w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        refusal = house.refusal("dana", "2590")
    assert ("unwritable", True) == (refusal.code, "is being changed by another program: try again" in str(refusal))


def test_a_lock_and_tries_survive_a_restart(house: RegisterHouse) -> None:
    house.refusal("dana", "1386")
    house.restart()
    assert str(house.refusal("dana", "1386")) == "Wrong PIN: 1 try left."
    house.lock("fiona")
    house.clock.pass_ms(60_000)
    house.restart()
    assert str(house.refusal("fiona", "918273")) == "Fiona Wu is locked out until 09:35: 3 wrong PINs."


@pytest.mark.parametrize("jump_ms", [-86_400_000, -1, 1, 86_400_000, 10**12])
def test_a_wall_clock_that_jumps_changes_no_lock(house: RegisterHouse, jump_ms: int) -> None:
    house.lock()
    house.clock.at_ms += jump_ms
    house.clock.pass_ms(LOCK_MS - 1)
    assert house.refusal("dana", "2590").code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", "2590") == DANA


@pytest.mark.parametrize("wall_ms", [-(10**11), 0, 5 * 60_000, LOCK_MS, 86_400_000, 10**12])
def test_a_restart_and_a_set_clock_end_no_lock(house: RegisterHouse, wall_ms: int) -> None:
    """It is unknown how long the machine was off: the lock begins again, once, at its full length."""
    house.lock()
    house.reboot(wall_ms=wall_ms)
    house.clock.at_ms += 10**10  # The clock is set: the lock uses the other clock.
    house.clock.pass_ms(LOCK_MS - 1)
    assert house.refusal("dana", "2590").code == "locked"
    house.clock.pass_ms(1)
    assert house.staff.prove("dana", "2590") == DANA


def test_a_lock_is_ended_by_hand_or_by_a_new_pin(house: RegisterHouse) -> None:
    house.lock("dana")
    house.staff.unlock("dana")
    assert house.staff.prove("dana", "2590") == DANA
    house.lock("fiona")
    house.staff.set_pin("fiona", "7083")
    assert house.staff.prove("fiona", "7083") == FIONA


def test_the_time_is_that_of_the_next_whole_minute(house: RegisterHouse) -> None:
    house.clock.pass_ms(1)
    house.lock()
    assert "until 09:36" in str(house.refusal("dana", "2590"))


@pytest.mark.parametrize(
    "pin", ["2590", "7083", "1368", "9518", "7194", "1479", "25902", "90218", "13681", "719352", "918273", "1472580"]
)
def test_an_uncommon_pin_is_allowed(pin: str) -> None:
    check_pin(pin)


@pytest.mark.parametrize(
    "pin",
    [
        *("0000", "99999999", "11111", "1212", "123123", "25902590"),  # Repeated digits.
        *("1234", "4321", "7890", "0987", "8901", "12345678", "1357", "8642", "0369"),  # Counted digits.
        *("1122", "1112", "2122", "6969", "6996", "11112", "112233", "99118844"),  # Two digits, or doubled ones.
        *("2332", "12321", "604406"),  # The same from both ends.
        *("2580", "0852", "4564", "1595", "7535", "1379", "7193", "3179"),  # One line of the pad, its corners.
        *("1254", "1478", "3258", "698741", "1123"),  # From key to key.
        *("147258", "789456", "159753", "951357", "258456"),  # A line for each half.
    ],
)
def test_a_common_pin_is_refused(pin: str) -> None:
    with pytest.raises(Refused, match="too easy to guess") as caught:
        check_pin(pin)
    assert caught.value.code == "pin"


@pytest.mark.parametrize(
    "pin", ["1984", "2011", "2407", "0724", "240790", "072490", "900724", "24071990", "07241990", "19900724"]
)
def test_a_pin_that_is_a_year_or_a_date(pin: str) -> None:
    with pytest.raises(Refused, match="a year or date"):
        check_pin(pin)


def test_a_pin_that_others_know(house: RegisterHouse) -> None:
    person = Person(id="d4716", name="D. A. Ring", roles=frozenset({Role.DEALER}), badge="80-52-99", license="G-6617")
    for pin in ("4716", "5299", "6617"):
        with pytest.raises(Refused, match="is part of the ID, badge or license"):
            house.staff.add(person, pin)
    house.staff.add(person, "9038")
    with pytest.raises(Refused, match="is part of the ID"):
        house.staff.set_pin("d4716", "4716")


def test_a_register_that_is_gone_while_the_table_is_open_proves_nobody(house: RegisterHouse) -> None:
    """The hand continues with the people that there were; a PIN is refused with a sentence."""
    house.staff.add(Person(id="m1", name="The m1", roles=frozenset({Role.MANAGER})), "9038")
    before = house.staff.people()
    house.path.unlink()
    assert house.staff.people() == before
    with pytest.raises(NotProven, match="does not exist") as caught:
        house.staff.prove("m1", "9038")
    assert caught.value.code == "unwritable"


def test_the_only_manager_does_not_leave(house: RegisterHouse) -> None:
    """Without one, anybody at the shell could add themselves as the next."""
    for who in ("m1", "m2"):
        roles = frozenset({Role.MANAGER})
        house.staff.add(Person(id=who, name=f"The {who}", roles=roles), "9038")
    house.staff.deactivate("m1")
    house.staff.deactivate("m1")
    with pytest.raises(Refused, match="The m2 is the only manager: add another one first"):
        house.staff.deactivate("m2")
    assert [person.id for person in house.staff.with_role(Role.MANAGER)] == ["m2"]


@pytest.mark.parametrize("pin", ["", "258", "259025801", "25a0", "２５８０", "2590\n", "-258"])
def test_an_impossible_pin_is_refused(pin: str) -> None:
    with pytest.raises(Refused, match="4 to 8 digits"):
        check_pin(pin)


def test_a_house_asks_for_longer_pins(house: RegisterHouse) -> None:
    """A PIN that was set before, and is too short now, proves nobody."""
    staff = Staff.load(house.path, house.clock, hasher=QUICK, boot=BOOT, least_digits=6)
    with pytest.raises(NotProven, match="That PIN is now too short: get a new one from a manager") as caught:
        staff.prove("dana", "2590")
    assert "short" == caught.value.code
    for change in (
        lambda: staff.set_pin("dana", "71835"),
        lambda: staff.add(Person(id="otto", name="Otto", roles=frozenset({Role.DEALER})), "71835"),
    ):
        with pytest.raises(Refused, match=r"^A PIN has 6 to 8 digits: choose another one\.$"):
            change()
    staff.set_pin("dana", "718352")
    assert staff.prove("dana", "718352") == DANA
    with pytest.raises(Refused, match=r"^A PIN has 8 digits: choose another one\.$"):
        check_pin("718352", least=8)


@pytest.mark.parametrize(("digits", "refused"), [(4, 2_113), (5, 6_106)])
def test_most_pins_are_allowed(digits: int, refused: int) -> None:
    """Common PINs are refused, and a guesser still has most of the others to guess from."""
    assert sum(_is_refused(f"{pin:0{digits}}") for pin in range(10**digits)) == refused


def _is_refused(pin: str) -> bool:
    try:
        check_pin(pin)
    except Refused:
        return True
    return False


def test_people_by_name_and_role(house: RegisterHouse) -> None:
    house.staff.add(Person(id="al", name="al Capp", roles=frozenset({Role.DEALER})), "4716")
    assert [person.name for person in house.staff.people()] == ["al Capp", "Dana Reyes", "Fiona Wu"]
    assert [person.id for person in house.staff.with_role(Role.DEALER)] == ["al", "dana", "fiona"]
    assert house.staff.with_role(Role.FLOOR) == (FIONA,)
    assert house.staff.with_role(Role.MANAGER) == ()
    assert house.staff.person("dana") == DANA
    assert house.staff.person("nobody") is None


def test_deactivated_person_is_known_but_not_offered(house: RegisterHouse) -> None:
    house.staff.deactivate("fiona")
    assert house.staff.with_role(Role.FLOOR) == ()
    left = house.staff.person("fiona")
    assert left is not None
    assert not left.is_active


def test_an_id_is_never_given_twice(house: RegisterHouse) -> None:
    house.staff.deactivate("dana")
    with pytest.raises(Refused, match="ID dana belongs to Dana Reyes: choose another") as caught:
        house.staff.add(Person(id="dana", name="Dana Other", roles=frozenset({Role.DEALER})), "4716")
    assert caught.value.code == "person_id"


def test_a_badge_is_one_persons(house: RegisterHouse) -> None:
    other = Person(id="otto", name="Otto", roles=frozenset({Role.FLOOR}), badge="0451")
    with pytest.raises(Refused, match="Fiona Wu’s"):
        house.staff.add(other, "4716")
    house.staff.deactivate("fiona")
    assert house.staff.add(other, "4716") == other


def test_nobody_is_added_with_a_bad_pin(house: RegisterHouse) -> None:
    with pytest.raises(Refused):
        house.staff.add(Person(id="otto", name="Otto", roles=frozenset({Role.FLOOR})), "1234")
    assert house.staff.person("otto") is None


def test_a_person_nobody_knows_is_not_changed(house: RegisterHouse) -> None:
    for change in (house.staff.deactivate, house.staff.unlock):
        with pytest.raises(Refused, match="No one has the ID"):
            change("nobody")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"id": "Dana"}, "person_id"),
        ({"id": ""}, "person_id"),
        ({"id": "a" * 33}, "person_id"),
        ({"name": " "}, "name"),
        ({"name": "Da\nna"}, "name"),
        ({"name": "D" * 65}, "name"),
        ({"roles": frozenset()}, "roles"),
        ({"badge": ""}, "badge"),
    ],
)
def test_an_invalid_person_is_refused(changes: dict[str, object], code: str) -> None:
    fields: dict[str, object] = {"id": "dana", "name": "Dana", "roles": frozenset({Role.DEALER}), **changes}
    with pytest.raises(Refused) as caught:
        Person(**fields)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_another_process_changes_the_register(house: RegisterHouse) -> None:
    house.load().add(Person(id="otto", name="Otto", roles=frozenset({Role.FLOOR})), "4716")
    assert [person.id for person in house.staff.with_role(Role.FLOOR)] == ["fiona", "otto"]
    assert house.staff.prove("otto", "4716").name == "Otto"
    house.load().set_pin("otto", "1148")
    assert house.refusal("otto", "4716").code == "wrong_pin"


def test_the_file_is_its_owners_and_holds_no_pin(house: RegisterHouse) -> None:
    assert house.path.stat().st_mode & 0o777 == 0o600
    text = house.path.read_text()
    assert not any(pin in json.dumps([person["pin"] for person in json.loads(text)["people"]]) for pin in PINS.values())
    assert text.count("$argon2id$") == 2
    assert not (house.path.parent / "staff.json.new").exists()


def test_a_new_register_is_empty_and_not_made_by_mistake(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="does not exist: make it with `kiosk staff add`"):
        Staff.load(tmp_path / "staff.json", StillClock())
    assert list(tmp_path.iterdir()) == []
    assert Staff.load(tmp_path / "staff.json", StillClock(), create=True).people() == ()


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602, 0o666])
def test_a_file_that_is_open_to_others(house: RegisterHouse, mode: int) -> None:
    house.path.chmod(mode)
    with pytest.raises(ConfigError, match="set its mode to 0600"):
        house.restart()
    with pytest.raises(ConfigError, match="set its mode to 0600"):
        house.load().people()


def record(**changes: object) -> str:
    person = {"id": "dana", "name": "Dana", "roles": ["dealer"], "pin": QUICK.hash("2590"), **changes}
    return json.dumps({"format": 1, "people": [person]})


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"format":2,"people":[]}',
        '{"format":1,"people":[],"extra":1}',
        record(extra=1),
        record(pin="2590"),
        record(pin="$argon2id$nonsense"),
        record(roles=[]),
        record(roles=["king"]),
        record(tries=-1),
        record(tries="0"),
        record(lock={"mono_ns": 1}),
        record(id="Dana Reyes"),
        record(name=""),
        record(name="Da\nna"),
        json.dumps({"people": json.loads(record())["people"] * 2}),
        "\udcff",
    ],
)
def test_a_broken_file_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    path = tmp_path / "staff.json"
    path.write_bytes(content.encode(errors="surrogateescape"))
    path.chmod(0o600)
    with pytest.raises(ConfigError, match="restore it from backup") as caught:
        Staff.load(path, StillClock())
    assert len(caught.value.problems) == 1
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content.encode(errors="surrogateescape")


def test_half_a_write_is_no_write(house: RegisterHouse) -> None:
    before = house.path.read_bytes()
    (house.path.parent / "staff.json.new").write_text('{"format":1,"peop')
    house.restart()
    assert house.path.read_bytes() == before
    assert house.staff.prove("dana", "2590") == DANA


def test_two_wrong_pins_between_right_ones_lock_for_a_day(house: RegisterHouse) -> None:
    """A right PIN ends a row of wrong ones. The tenth wrong one within a day locks all the same."""
    for _ in range(4):
        house.refusal("fiona", "137942")
        house.refusal("fiona", "137942")
        house.staff.prove("fiona", "918273")
    house.refusal("fiona", "137942")
    refusal = house.refusal("fiona", "137942")
    assert refusal.code == "locked"
    assert any(isinstance(event, PinLocked) for event in refusal.events), "the floor is called"
    house.clock.pass_ms(LONGEST_LOCK_MS - 1_000)
    assert house.refusal("fiona", "918273").code == "locked"
    house.clock.pass_ms(1_000)
    house.staff.prove("fiona", "918273")


def test_wrong_pins_of_any_24_hours_count_and_no_older_ones(house: RegisterHouse) -> None:
    """One day's nine and the next day's first one are ten within 24 hours; the oldest one then expires."""
    for pass_ms in (DAY_MS - 60_000, *[0] * 7, 120_000, 0):
        assert house.refusal("fiona", "137942").code == "wrong_pin"
        house.staff.prove("fiona", "918273")
        house.clock.pass_ms(pass_ms)
    assert house.refusal("fiona", "137942").code == "locked"


@pytest.mark.parametrize("seed", range(2))
def test_a_person_is_locked_by_the_third_in_a_row_or_the_tenth_of_24_hours(house: RegisterHouse, seed: int) -> None:
    """This is compared with a plain list of the times of all wrong PINs."""
    chance, wrong_ms, in_a_row, locked = Random(seed), list[int](), 0, 0
    while locked < 8:
        house.clock.pass_ms(chance.choice((1, 60_000, 2 * 3_600_000, 5 * 3_600_000)))
        if chance.random() < (0.9 if in_a_row == 2 else 0.3):
            house.staff.prove("fiona", "918273")
            in_a_row = 0
            continue
        wrong_ms, in_a_row = [*wrong_ms, house.clock.at_ms], in_a_row + 1
        of_day = [at_ms for at_ms in wrong_ms if at_ms > house.clock.at_ms - DAY_MS]
        is_locked = in_a_row == 3 or len(of_day) >= 10
        assert house.refusal("fiona", "137942").code == ("locked" if is_locked else "wrong_pin"), of_day
        if is_locked:
            house.clock.pass_ms(LONGEST_LOCK_MS if len(of_day) >= 10 else LOCK_MS)
            house.staff.prove("fiona", "918273")
            in_a_row, locked = 0, locked + 1


def test_the_last_of_the_floor_is_guessed_slowly_at_no_pad(house: RegisterHouse) -> None:
    """The last supervisor is not locked. The tenth wrong PIN closes the pad, and the count includes every wrong PIN."""
    for nth in range(9):
        assert house.refusal_at("NH-07", "fiona", "137942").code == "wrong_pin", nth
        house.staff.prove("fiona", "918273", pad="NH-07")
    for nth in (10, 11):
        assert house.refusal_at("NH-07", "fiona", "137942").code == "pad_locked", nth
        assert house.staff.locked() == ()
        house.staff.prove("fiona", "918273", pad="NH-08")
        house.clock.pass_ms(DAY_MS // 4)
    assert house.staff.take_missed("fiona") == 11


def test_right_pins_never_add_up_to_a_lock(house: RegisterHouse) -> None:
    for _ in range(3 * DAY_TRIES):
        house.staff.prove("fiona", "918273")


def test_a_person_sees_wrong_pins_once(house: RegisterHouse) -> None:
    house.refusal("fiona", "137942")
    house.staff.prove("fiona", "918273")
    house.refusal("fiona", "137942")
    house.staff.prove("fiona", "918273")
    assert house.staff.take_missed("fiona") == 2
    assert house.staff.take_missed("fiona") == 0


def test_a_mistake_a_day_locks_nobody_where_the_machine_is_started_each_day(house: RegisterHouse) -> None:
    """The machine's running hours count, not the wall clock: after three nights of nine hours a wrong PIN expires."""
    for day in range(3 * DAY_TRIES):
        house.clock.pass_ms(1_000)
        assert house.refusal("dana", "1386").code == "wrong_pin"
        house.staff.prove("dana", PINS["dana"])
        house.clock.pass_ms(9 * 3_600_000)
        house.staff.prove("dana", PINS["dana"])
        house.clock = StillClock(house.clock.at_ms + DAY_MS, 1_000_000)
        house.staff = house.load(boot=bytes([day]) * 16)


def test_no_clock_and_no_restart_ends_a_day_of_wrong_pins(house: RegisterHouse) -> None:
    codes = []
    for nth in range(DAY_TRIES):
        codes.append(house.refusal("dana", "1386").code)
        if codes[-1] != "locked":
            house.staff.prove("dana", PINS["dana"])
        house.clock = StillClock(house.clock.at_ms + 2 * DAY_MS, 1_000_000)
        house.staff = house.load(boot=bytes([nth]) * 16)
    assert codes == [*["wrong_pin"] * (DAY_TRIES - 1), "locked"]


def test_an_ordered_lock_accuses_nobody_and_names_the_day(house: RegisterHouse) -> None:
    house.staff.lock("dana", LONGEST_LOCK_MS)
    said = str(house.refusal("dana", "1386"))
    assert "wrong" not in said
    assert "The floor or another table locked this PIN." in said
    assert re.search(r"until [A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d\.", said)


def test_a_lock_ordered_here_names_its_signer_also_after_a_restart(house: RegisterHouse) -> None:
    house.staff.lock("dana", LONGEST_LOCK_MS, by=FIONA.id)
    assert f"{FIONA.name} locked this PIN." in str(house.refusal("dana", "1386"))
    house.restart()
    assert f"{FIONA.name} locked this PIN." in str(house.refusal("dana", "1386"))
    house.reboot(wall_ms=60_000)
    assert f"{FIONA.name} locked this PIN." in str(house.refusal("dana", "1386"))
