"""Deciding files are sealed: one changed bit is found and named, and no table opens before a manager signs."""

import hashlib
import json
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib import metadata
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.app.house.house import ProgramDigests, house_journal, house_verified, open_journal, staff_signed
from kiosk.core.daily import DAY_NS
from kiosk.core.devices import BadgeRead
from kiosk.core.errors import KioskError
from kiosk.diagnostics import Diagnostics
from kiosk.events import (
    CertificateSigned,
    ChangesSigned,
    ChangesTaken,
    SelfChecked,
    StaffChanged,
    Started,
    VersionTaken,
)
from kiosk.floor import FloorNews, FloorVersion, KeptVersions, NewsAtTable, PublishedKind, packed_house
from kiosk.journal import Report
from kiosk.journal.formats import packed
from kiosk.settings import Settings, program_digests
from kiosk.settings.decisive import digest_of, library_files
from kiosk.staff import Person, Role, Staff
from kiosk.table import SignedElsewhere
from kiosk.training import store_path
from kiosk.training.examination.book import ExamBook
from tests.dealt import refused
from tests.table.sealed import MANAGER, PIN, SealedHouse
from tests.tables import DEALER, FLOOR, PINS, QUICK_HASHER


@pytest.fixture
def house(tmp_path: Path) -> Iterator[SealedHouse]:
    made = SealedHouse(tmp_path)
    yield made
    made.table.close()


def signed_by_command(house: SealedHouse) -> SignedElsewhere | None:
    """Return the register that the last command left, as the house journal has it."""
    report = house_verified(house.settings, house.data)
    return staff_signed(house.settings, house.data, house.staff.digest(), report)


def touch_house(house: SealedHouse) -> None:
    path = house.config / "house.toml"
    path.write_text(path.read_text() + "# another line\n")


def touch_staff(house: SealedHouse) -> None:
    house.staff.set_license(FLOOR, "G-100")


def touch_program(house: SealedHouse) -> None:
    house.program = "cd" * 32


def touch_deck(house: SealedHouse) -> None:
    (house.data / "NH-07" / "camera").mkdir()
    (house.data / "NH-07" / "camera" / "deck.npz").write_bytes(b"another deck")


def test_the_first_start_records_the_deciding_files(house: SealedHouse) -> None:
    (started,) = house.table.journal.events(1, Started)
    digests = started.of(Started).digests
    assert digests is not None
    assert ["configuration", "decks", "program", "publisher", "rules", "staff"] == sorted(digests)
    assert {"program", "networks"} == set(program_digests()) and program_digests() == ProgramDigests()()
    assert "" == house.table.sealed.words
    house.open_for_play()


@pytest.mark.parametrize(
    ("change", "part"),
    [(touch_house, "configuration"), (touch_staff, "staff"), (touch_deck, "decks"), (touch_program, "program")],
)
def test_a_change_is_named_old_and_new_and_a_manager_signs(
    house: SealedHouse, change: Callable[[SealedHouse], None], part: str
) -> None:
    old = house.table.sealed.digest[part]
    change(house)
    table = house.restart()
    new = table.sealed.digest[part]
    assert old != new
    said = f"Changed, not signed for: {part} {old[:8]} → {new[:8]}. Manager: sign in from the menu and sign."
    assert said == table.sealed.words == table.notice
    if part == "staff":  # It decides whose PIN counts.
        with refused("not_vouched"):
            table.people.enter_pin(FLOOR, PINS[FLOOR])
    else:
        with refused("changed"):
            house.open_for_play()
        table.people.enter_pin(FLOOR, PINS[FLOOR])
    with refused("not_allowed"):
        table.sealed.sign()
    table = house.restart()
    assert said == table.sealed.words  # It is not forgotten.
    house.sign()
    assert "" == house.restart().sealed.words
    (signed,) = house.table.journal.events(1, ChangesSigned)
    assert (MANAGER, new) == (signed.actor, signed.of(ChangesSigned).digests[part])


def test_a_pay_table_does_not_change_under_an_open_table(house: SealedHouse) -> None:
    house.open_for_play()
    house.change_a_pay_table()
    table = house.restart()
    with refused("changed"):
        table.play.place(1, "ante", 500)
    house.sign()
    with refused("rules_changed"):
        table.play.place(1, "ante", 500)
    rack = dict.fromkeys(table.config.denominations, 100)
    table.shift.close(rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    house.open_for_play()
    table.play.place(1, "ante", 500)


def test_a_hand_that_has_begun_goes_on(house: SealedHouse) -> None:
    house.open_for_play()
    house.table.play.place(1, "ante", 500)
    touch_house(house)
    table = house.restart()
    table.people.resume(DEALER, PINS[DEALER])
    table.play.place(2, "ante", 500)
    assert {1, 2} == set(table.round.felt.seats) & {1, 2}


def test_staff_change_by_command_counts_as_signed(house: SealedHouse) -> None:
    """The command writes the register's digest into the house journal, under the manager's name."""
    first = house.staff.digest()
    command(house, FLOOR, "license", partial(touch_staff, house))
    second = house.staff.digest()
    command(house, FLOOR, "pin", lambda: house.staff.set_pin(FLOOR, "7183"))
    both = SignedElsewhere("staff", house.staff.digest(), MANAGER, frozenset({first, second}))
    assert both == signed_by_command(house)
    assert "" == house.restart().sealed.words
    house.staff.set_pin(FLOOR, "7195")
    assert "staff" in house.restart().sealed.words


def test_a_command_that_was_cut_after_its_event_is_named_until_it_is_repeated(house: SealedHouse) -> None:
    """Its event names a register that never existed. A state signed before it, and changed after it, counts."""

    def cut() -> None:
        what = StaffChanged(person=FLOOR, change="pin", register="ab" * 32, before=house.staff.digest())
        with house_journal(house.settings, house.data, house.clock) as journal:
            journal.append(what, hand=None, actor=MANAGER)

    first = house.staff.digest()
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    second = house.staff.digest()
    assert "" == house.restart().sealed.words
    cut()
    assert "staff" in house.restart().sealed.words, "an older register that was put back looks the same"
    command(house, FLOOR, "pin", lambda: house.staff.set_pin(FLOOR, "7195"))
    signed = SignedElsewhere("staff", house.staff.digest(), MANAGER, frozenset({first, second}))
    assert signed == signed_by_command(house)
    assert "" == house.restart().sealed.words


def test_a_command_signs_for_its_own_change_alone(house: SealedHouse) -> None:
    """A forged register is not made valid by a manager's later change."""
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    assert "" == house.restart().sealed.words
    house.staff.set_badge(MANAGER, "79")
    command(house, DEALER, "license", partial(touch_staff, house))
    assert "staff" in house.restart().sealed.words
    with refused("not_vouched"):
        house.open_for_play()
    house.sign()
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "78"))
    assert "" == house.restart().sealed.words


def test_nobody_makes_themselves_the_first_manager_of_a_house_that_had_one(house: SealedHouse) -> None:
    """The register was removed, and begun again: nobody has signed for the changes of its new manager."""
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    house.restart().close()
    (house.data / "staff.json").unlink()
    house.staff = Staff.load(house.data / "staff.json", house.clock, hasher=QUICK_HASHER, create=True)
    thief = Person(id="thief", name="T. Hief", roles=frozenset({Role.MANAGER}))
    command(house, "thief", "added", lambda: house.staff.add(thief, PIN), by="thief")
    command(house, "thief", "badge", lambda: house.staff.set_badge("thief", "77"), by="thief")
    assert "staff" in house.open().sealed.words


def command(house: SealedHouse, person: str, change: str, does: Callable[[], object], *, by: str = MANAGER) -> None:
    """Change the staff as `kiosk staff` does, with a line in the house journal."""
    before = house.staff.digest()
    does()
    with house_journal(house.settings, house.data, house.clock) as journal:
        what = StaffChanged(person=person, change=change, register=house.staff.digest(), before=before)
        journal.append(what, hand=None, actor=by)


def test_the_program_looks_at_itself_each_day_and_when_asked(house: SealedHouse) -> None:
    table = house.table

    def until_found(count: int) -> None:
        while len(list(table.journal.events(1, SelfChecked))) < count:
            table.watch.tick()

    table.sealed.check()
    until_found(1)
    touch_house(house)
    house.clock.ns += DAY_NS
    until_found(2)
    assert "configuration" in table.sealed.words and table.sealed.words == table.notice
    with refused("changed"):
        house.open_for_play()


def test_a_changed_library_is_named_by_the_first_look_after_a_start(house: SealedHouse) -> None:
    """No start waits for the libraries: later checks are compared with the first one."""
    house.libraries = "11" * 32
    look(house)
    assert "" == house.table.sealed.words and "11" * 32 == house.table.sealed.digest["libraries"]
    shown = {str(fact.label): str(fact.value) for fact in Diagnostics(house.table).versions()}
    assert "11" * 8 == shown["Library digest"]
    assert "" == house.restart().sealed.words
    house.libraries = "22" * 32
    assert "" == house.restart().sealed.words
    look(house)
    assert "libraries 11111111 → 22222222" in house.table.sealed.words
    assert "libraries 11111111 → 22222222" in house.restart().sealed.words  # It is not forgotten.
    with refused("changed"):
        house.open_for_play()
    house.sign()
    look(house)
    assert "" == house.restart().sealed.words


def look(house: SealedHouse) -> None:
    """Let the kiosk check itself, and wait for the findings."""
    before = len(list(house.table.journal.events(1, SelfChecked)))
    house.table.sealed.check()
    while len(list(house.table.journal.events(1, SelfChecked))) == before:
        house.table.watch.tick()


def test_every_file_of_every_library_is_looked_at() -> None:
    looked_at = library_files()
    assert not any(folder in path.parents for folder in looked_at for path in looked_at)
    for name in ("PySide6_Essentials", "cryptography", "pydantic_core", "numpy", "argon2-cffi"):
        files = metadata.files(name)
        assert files
        for file in files:
            path = Path(str(file.locate())).resolve()
            if path.suffix != ".pyc" and "bin" not in path.parts:
                assert any(folder in path.parents for folder in looked_at), path
    assert Path(sys.executable).resolve() in looked_at
    assert any(folder in Path(json.__file__).resolve().parents for folder in looked_at)


def test_a_file_by_itself_has_a_digest(tmp_path: Path) -> None:
    (tmp_path / "python").write_bytes(b"x")
    before = digest_of(Path("/"), tmp_path / "python")
    (tmp_path / "python").write_bytes(b"y")
    assert before != digest_of(Path("/"), tmp_path / "python") != digest_of(Path("/"))


def test_files_are_looked_at_in_the_order_of_their_names(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    root, other = tmp_path / "root", tmp_path / "root.d"
    for folder in (outside, root / "a", root / "a-b" / "c", root / "left", other):
        folder.mkdir(parents=True)
    named = [root / "a.py", root / "a" / "z", root / "a-b" / "c" / "d", root / "a-b" / "c.d", root / "b", other / "y"]
    for path in (*named, root / "left" / "out", outside / "beyond"):
        path.write_text(path.name)
    (root / "linked").symlink_to(outside)
    (root / "to_file").symlink_to(outside / "beyond")
    whole = hashlib.sha256()
    for path in sorted((*named, root / "to_file"), key=str):
        name = str(path.relative_to(tmp_path)).encode()
        whole.update(len(name).to_bytes(4, "big") + name + hashlib.sha256(path.read_bytes()).digest())
    looked_at = digest_of(tmp_path, root, other, tmp_path / "absent", but_not=root / "left")
    assert whole.hexdigest() == looked_at


def test_wrong_tries_are_no_change_of_the_staff(house: SealedHouse) -> None:
    with pytest.raises(KioskError):
        house.table.people.enter_pin(FLOOR, "0000")
    assert "" == house.restart().sealed.words


KEY = "3d" * 32


def enroll(house: SealedHouse, key: str = KEY) -> None:
    folder = house.data / "_floor"
    folder.mkdir(exist_ok=True)
    (folder / "publisher.pub").write_text(key)


def forge_a_manager(house: SealedHouse) -> None:
    """Write a manager into the register, as somebody may do who can write in the data folder."""
    house.staff.add(Person(id="thief", name="T. Hief", roles=frozenset({Role.MANAGER})), "7395")


def test_a_publishers_key_counts_once_a_manager_has_signed_for_it_here(house: SealedHouse) -> None:
    enroll(house)
    table = house.restart()
    assert f"publisher 00000000 → {KEY[:8]}" in table.sealed.words
    with refused("changed"):
        house.open_for_play()
    house.sign()
    assert "" == house.restart().sealed.words
    house.open_for_play()
    enroll(house, "4e" * 32)
    assert "publisher 3d3d3d3d → 4e4e4e4e" in house.restart().sealed.words
    (house.data / "_floor" / "publisher.pub").unlink()
    assert "publisher 3d3d3d3d → 00000000" in house.restart().sealed.words


def test_the_first_start_vouches_for_no_publishers_key(tmp_path: Path) -> None:
    house = SealedHouse(tmp_path)
    house.table.close()
    for records in ("NH-07", "witness"):
        shutil.rmtree(house.data / records)
    enroll(house)
    assert "publisher" in house.open().sealed.words


@pytest.mark.parametrize("is_key_signed", [False, True])
def test_published_version_needs_a_vouched_key(house: SealedHouse, is_key_signed: bool) -> None:
    """An attacker puts another key in place, and signs a register and pay tables with it."""
    key, kept = Ed25519PrivateKey.generate(), KeptVersions(house.data)
    kept.trust(key.public_key().public_bytes_raw())
    house.restart()
    if is_key_signed:
        house.sign()
    forge_a_manager(house)
    kept.keep(FloorVersion.signed(key, PublishedKind.PEOPLE, None, house.staff.laid_down(), by=MANAGER))
    table = house.restart()
    assert is_key_signed is ("staff" not in table.sealed.words)
    taken = [(event.actor, event.of(ChangesTaken).by) for event in table.journal.events(1, ChangesTaken)]
    assert taken == [("kiosk", MANAGER)] * is_key_signed
    if is_key_signed:
        table.people.enter_pin("thief", "7395")
    else:
        with refused("not_vouched"):
            table.people.enter_pin("thief", "7395")


def test_nothing_is_taken_that_is_signed_with_a_key_for_which_no_manager_has_signed(house: SealedHouse) -> None:
    """An attacker puts another key in place while the kiosk runs, and sends a register signed with it."""
    key, kept = Ed25519PrivateKey.generate(), KeptVersions(house.data)
    news = NewsAtTable(house.table, kept, lambda _: None)
    before = house.staff.digest()
    kept.trust(key.public_key().public_bytes_raw())
    version = FloorVersion.signed(key, PublishedKind.PEOPLE, None, "[]", by=MANAGER)
    news.take(FloorNews(versions=(version,)))
    assert (house.staff.digest(), kept.of(PublishedKind.PEOPLE)) == (before, None)
    assert list(house.table.journal.events(1, VersionTaken)) == []
    assert "a key not signed for" in house.table.notice
    assert version.digest.hex() in news.since["have"][PublishedKind.PEOPLE]  # It is not sent again and again.
    news = NewsAtTable(house.restart(), kept, lambda _: None)
    news.take(FloorNews(versions=(version,)))
    house.sign()
    assert news.since["have"] == {}
    laid = FloorVersion.signed(key, PublishedKind.PEOPLE, None, house.staff.laid_down(), by=MANAGER)
    news.take(FloorNews(versions=(laid,)))
    assert [event.of(VersionTaken).digest for event in house.table.journal.events(1, VersionTaken)] == [
        laid.digest.hex()
    ]


@pytest.mark.parametrize("kind", [PublishedKind.PEOPLE, PublishedKind.HOUSE])
def test_an_older_version_of_the_floor_that_was_put_back_is_a_change(house: SealedHouse, kind: PublishedKind) -> None:
    """An attacker restores the files of an older version that the house signed: a manager who has left is back."""
    key, kept = Ed25519PrivateKey.generate(), KeptVersions(house.data)
    kept.trust(key.public_key().public_bytes_raw())
    forge_a_manager(house)
    house.restart()
    house.sign()

    def lay_down(after: FloorVersion | None) -> FloorVersion:
        content = house.staff.laid_down() if kind is PublishedKind.PEOPLE else packed_house(house.config)
        before = None if after is None else (after.number, after.digest)
        version = FloorVersion.signed(key, kind, before, content, by=MANAGER)
        if kind is PublishedKind.HOUSE:
            house.config = kept.unpack(version, lambda _: None)
        kept.keep(version)
        taken = VersionTaken(laid=version.kind, number=version.number, digest=version.digest.hex())
        house.restart().sealed.taken(taken, by=MANAGER)
        return version

    first, staff, config = lay_down(None), (house.data / "staff.json").read_bytes(), house.config
    if kind is PublishedKind.PEOPLE:
        house.staff.deactivate("thief")
    else:
        house.config = Path(shutil.copytree(config, house.folder / "later"))
        house.change_a_pay_table()
    lay_down(first)
    assert "" == house.restart().sealed.words
    (house.data / "staff.json").write_bytes(staff)
    house.staff = Staff.load(house.data / "staff.json", house.clock, hasher=QUICK_HASHER)
    house.config = config
    kept.keep(first)
    table = house.restart()
    assert {PublishedKind.PEOPLE: "staff", PublishedKind.HOUSE: "rules"}[kind] in table.sealed.words
    if kind is PublishedKind.PEOPLE:
        with refused("not_vouched"):
            table.people.enter_pin("thief", "7395")


def test_a_manager_without_a_signed_entry_signs_nothing(house: SealedHouse) -> None:
    forge_a_manager(house)
    table = house.restart()
    with refused("not_vouched"):
        table.people.enter_pin("thief", "7395")
    with refused("not_allowed"):
        table.sealed.sign()
    assert "staff" in table.sealed.words
    table.authority.end()
    house.sign()
    table = house.restart()
    table.people.enter_pin("thief", "7395")
    enroll(house)
    table = house.restart()
    table.people.enter_pin("thief", "7395")
    table.sealed.sign()
    assert "" == table.sealed.words, "a manager has signed for this one"


def test_a_managers_pin_that_was_replaced_in_the_file_signs_nothing(house: SealedHouse) -> None:
    house.staff.set_pin(MANAGER, "7395")
    table = house.restart()
    with refused("not_vouched"):
        table.people.enter_pin(MANAGER, "7395")


def test_a_managers_pin_that_was_changed_by_command_signs(house: SealedHouse) -> None:
    command(house, MANAGER, "pin", lambda: house.staff.set_pin(MANAGER, "7395"))
    table = house.restart()
    assert "" == table.sealed.words
    touch_house(house)
    table = house.restart()
    table.people.enter_pin(MANAGER, "7395")
    table.sealed.sign()
    assert "" == table.sealed.words


def put_back(house: SealedHouse, register: bytes) -> None:
    (house.data / "staff.json").write_bytes(register)
    house.staff = Staff.load(house.data / "staff.json", house.clock, hasher=QUICK_HASHER)


def promote(house: SealedHouse, *roles: Role) -> None:
    command(house, DEALER, "roles", lambda: house.staff.set_roles(DEALER, roles))


def test_roles_that_a_command_gave_and_took_back_do_not_come_back_with_an_older_file(house: SealedHouse) -> None:
    house.staff.set_license(DEALER, "G-9")
    house.restart()
    house.sign()
    promote(house, Role.DEALER, Role.MANAGER)
    promoted = (house.data / "staff.json").read_bytes()
    promote(house, Role.DEALER)
    assert "" == house.restart().sealed.words, "the register is as it was"
    put_back(house, promoted)
    assert "staff" in house.restart().sealed.words


@pytest.mark.parametrize("is_seen", [False, True], ids=["no table has seen the change", "the table has seen it"])
def test_a_former_employee_does_not_come_back_with_an_older_file(house: SealedHouse, is_seen: bool) -> None:
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    assert "" == house.restart().sealed.words
    before = (house.data / "staff.json").read_bytes()
    command(house, FLOOR, "left", lambda: house.staff.deactivate(FLOOR))
    if is_seen:
        assert "" == house.restart().sealed.words
    put_back(house, before)
    table = house.restart()
    assert "staff" in table.sealed.words
    with refused("not_vouched"):
        table.people.enter_pin(FLOOR, PINS[FLOOR])
    house.sign()
    assert "" == house.restart().sealed.words, "a manager may want the older one"


def test_a_register_that_is_written_while_the_table_is_open_proves_nobody(house: SealedHouse) -> None:
    house.open_for_play()
    forge_a_manager(house)
    with refused("not_vouched"):
        house.table.people.enter_pin("thief", "7395")
    with refused("changed"):
        house.table.play.place(2, "ante", 500)
    house.sign()
    house.table.play.place(2, "ante", 500)


def until(house: SealedHouse, is_so: Callable[[], bool]) -> None:
    """Tick until a condition holds, for a minute at most."""
    pause = threading.Event()
    for _ in range(6_000):
        house.table.watch.tick()
        if is_so():
            return
        pause.wait(0.01)
    raise AssertionError("it never was")


@pytest.mark.parametrize("is_typed", [False, True])
def test_the_journal_of_the_house_is_verified_once_and_not_on_the_screens_thread(
    house: SealedHouse, is_typed: bool
) -> None:
    """A PIN that is typed during a check of the register waits for that check, and starts no other."""
    threads = list[str]()

    def counted(settings: Settings, data: Path) -> Report | None:
        threads.append(threading.current_thread().name)
        return house_verified(settings, data)

    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    house.verify_house = counted
    house.restart()
    threads.clear()
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "78"))
    house.table.watch.tick()
    if is_typed:
        house.table.people.enter_pin(FLOOR, PINS[FLOOR])
    until(house, lambda: house.table.sealed.digest["staff"] == house.staff.digest())
    assert ["register-look"] == threads
    assert "" == house.table.sealed.words


def test_a_look_at_the_register_that_fails_is_made_again(house: SealedHouse) -> None:
    """No PIN counts in between."""
    fails = list[bool]()

    def verified(settings: Settings, data: Path) -> Report | None:
        if fails:
            raise OSError(5, "Input/output error")
        return house_verified(settings, data)

    house.verify_house = verified
    house.restart()
    fails.append(True)
    house.staff.add(Person(id="pal", name="P. Al", roles=frozenset({Role.FLOOR}), license="G-7"), "7395")
    for _ in range(3):
        with refused("unreadable"):
            house.table.people.enter_pin("pal", "7395")
        house.table.watch.tick()
    fails.clear()
    house.clock.advance(ms=10_001)
    until(house, lambda: "staff" in house.table.notice)
    with refused("not_vouched"):
        house.table.people.enter_pin("pal", "7395")


def test_a_register_that_is_written_during_a_hand_signs_for_nothing_of_it(house: SealedHouse) -> None:
    house.open_for_play()
    house.table.play.place(2, "ante", 500)
    house.staff.add(Person(id="pal", name="P. Al", roles=frozenset({Role.FLOOR}), license="G-7"), "7395")
    house.clock.advance(ms=1_000)
    until(house, lambda: "staff" in house.table.notice)
    with refused("not_vouched"):
        house.table.people.enter_pin("pal", "7395")
    house.table.play.place(1, "ante", 500)
    assert {1, 2} <= set(house.table.round.felt.seats)


def test_a_badge_of_a_register_that_is_written_during_a_hand_signs_for_nothing_of_it(house: SealedHouse) -> None:
    house.open_for_play()
    house.table.play.place(2, "ante", 500)
    pal = Person(id="pal", name="P. Al", roles=frozenset({Role.FLOOR}), license="G-7", badge="666")
    house.staff.add(pal, "7395")
    house.table.people.badge_event(BadgeRead("666", 0))
    with refused("not_vouched"):
        house.table.people.take_badge(Role.FLOOR)


def test_a_change_by_command_is_taken_while_the_table_is_open(house: SealedHouse) -> None:
    house.open_for_play()
    pal = Person(id="pal", name="P. Al", roles=frozenset({Role.FLOOR}), license="G-7")
    command(house, "pal", "added", lambda: house.staff.add(pal, "7395"))
    assert house.table.people.enter_pin("pal", "7395").id == "pal"
    house.table.play.place(2, "ante", 500)


def test_a_journal_of_the_house_with_another_key_signs_for_nothing(house: SealedHouse) -> None:
    """An attacker replaces the house's folder with another, with a key, seals, and a witness."""
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    assert "" == house.restart().sealed.words
    shutil.rmtree(house.data / "_house")
    for witness in (house.data / "witness").glob("_house*"):
        witness.unlink()
    command(house, "thief", "added", lambda: forge_a_manager(house))
    table = house.restart()
    assert "staff" in table.sealed.words and "house" in table.sealed.words
    with refused("not_vouched"):
        table.people.enter_pin("thief", "7395")


def test_a_table_without_records_believes_no_register_for_which_nobody_has_signed(house: SealedHouse) -> None:
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    house.restart().close()
    shutil.rmtree(house.data / "NH-07")
    for witness in (house.data / "witness").glob("NH-07*"):
        witness.unlink()
    register = (house.data / "staff.json").read_bytes()
    forge_a_manager(house)
    table = house.open()
    assert "staff – → 00000000" in table.sealed.words
    for who, pin in (("thief", "7395"), (MANAGER, PIN)):
        with refused("not_vouched"):
            table.people.enter_pin(who, pin)
    put_back(house, register)
    house.restart()
    house.sign()
    house.open_for_play()


@pytest.mark.parametrize("is_forged", [False, True], ids=["the floor's", "a thief's"])
def test_a_table_of_a_floor_takes_the_register_that_another_table_has_signed_for(
    house: SealedHouse, is_forged: bool
) -> None:
    """A command added the first manager here. Then the floor published its own register."""
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    key, kept = Ed25519PrivateKey.generate(), KeptVersions(house.data)
    kept.trust(key.public_key().public_bytes_raw())
    house.restart()
    house.sign()
    house.staff.set_license(FLOOR, "G-55")
    kept.keep(FloorVersion.signed(key, PublishedKind.PEOPLE, None, house.staff.laid_down(), by=MANAGER))
    assert "" == house.restart().sealed.words
    if is_forged:
        forge_a_manager(house)
        kept.keep(FloorVersion.signed(key, PublishedKind.PEOPLE, (1, b""), house.staff.laid_down(), by=MANAGER))
    other = open_journal(
        house.settings, "TP-03", house.data, house.clock, house.staff, look=lambda: {"program": "ab" * 32}
    )
    try:
        assert ("staff" in other.sealed.words) is is_forged
    finally:
        other.close()


def certify(house: SealedHouse) -> None:
    book = ExamBook(store_path(house.data).parent, house.clock)
    book.write(
        CertificateSigned(
            person=DEALER, game="nh", rules_version=house.table.game.version(house.table.rules), examination=1,
            until_ms=2_000_000_000_000, trained_ms=0,
        ),
        actor=FLOOR,
    )  # fmt: skip
    book.close()


def test_certificates_of_a_journal_that_no_manager_has_signed_for_let_nobody_deal(house: SealedHouse) -> None:
    """An attacker replaces or adds the house's journal of examinations."""
    path = house.config / "house.toml"
    path.write_text(path.read_text().replace("certificate_required = false", "certificate_required = true"))
    house.restart()
    house.sign()
    certify(house)
    with refused("no_certificate"):
        house.open_for_play()
    assert "examinations 00000000" in house.restart().sealed.words
    house.sign()
    house.open_for_play()
    house.table.people.sign_out()
    shutil.rmtree(house.data / "_training")
    certify(house)
    with refused("no_certificate"):
        house.table.people.sign_in(DEALER, PINS[DEALER])
    assert "examinations" in house.restart().sealed.words


def test_a_manager_who_was_recovered_signs_at_the_only_table(house: SealedHouse) -> None:
    command(house, MANAGER, "recovered", lambda: house.staff.set_pin(MANAGER, "7395"), by=FLOOR)
    table = house.restart()
    assert "staff" in table.sealed.words
    with refused("not_vouched"):
        table.people.enter_pin(FLOOR, PINS[FLOOR])
    table.people.enter_pin(MANAGER, "7395")
    table.sealed.sign()
    assert "" == house.restart().sealed.words


def test_a_row_that_was_appended_to_the_houses_journal_signs_for_nothing(house: SealedHouse) -> None:
    command(house, FLOOR, "badge", lambda: house.staff.set_badge(FLOOR, "77"))
    assert "" == house.restart().sealed.words
    before = house.staff.digest()
    forge_a_manager(house)
    body = json.dumps({"person": "thief", "change": "added", "register": house.staff.digest(), "before": before})
    with closing(sqlite3.connect(house.data / "_house" / "journal.db")) as db, db:
        last = db.execute("SELECT * FROM event ORDER BY seq DESC LIMIT 1").fetchone()
        names = [column[1] for column in db.execute("PRAGMA table_info(event)")]
        row = dict(zip(names, last, strict=True)) | {"seq": last[0] + 1, "event_id": b"e" * 16, "body": packed(body)}
        marks = ", ".join("?" * len(row))
        db.execute(f"INSERT INTO event ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
    assert signed_by_command(house) is None
    assert "staff" in house.restart().sealed.words
