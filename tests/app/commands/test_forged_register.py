"""A register that was forged, or an older one that was put back, signs for no command."""

import shutil
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.app.house.house import register_trust
from kiosk.core.clock import SystemClock
from kiosk.core.errors import KioskError
from kiosk.floor import FloorVersion, KeptVersions, PublishedKind, packed_house
from kiosk.journal import read_journal
from kiosk.staff import Person, Role, Staff
from tests.app.forged import forge
from tests.app.typed import BY, MANAGER, MANAGERS_PIN, Kiosk, hire
from tests.faults.journals import tampering
from tests.table.sealed import MANAGER as SIGNER
from tests.table.sealed import PIN, SealedHouse
from tests.tables import QUICK_HASHER

THIEF = "7395"
UNVOUCHED = "The staff register is not as the last kiosk staff command left it: "


def load(data: Path, house: SealedHouse) -> Staff:
    return Staff.load(data / "staff.json", house.clock, hasher=QUICK_HASHER)


def forge_manager(house: SealedHouse) -> None:
    thief = Person(id="thief", name="T. Hief", roles=frozenset({Role.MANAGER}), license="G-66")
    load(house.data, house).add(thief, THIEF)


@pytest.fixture
def house(tmp_path: Path, kiosk: Kiosk) -> SealedHouse:
    """Return a house whose closed table knows the register as the last command left it."""
    made = SealedHouse(tmp_path)
    made.table.close()
    assert kiosk("staff", "license", SIGNER, "G-1", "--by", SIGNER, *at(made), pins=(PIN,)).status == 0
    made.open().close()
    return made


def at(house: SealedHouse) -> tuple[object, ...]:
    return "--data", house.data, "--config", house.config


def on_table(house: SealedHouse) -> tuple[object, ...]:
    return "--table", "NH-07", *at(house)


COMMANDS = {
    "staff": ("staff", "add", "pal", "P. Al", "--role", "manager", "--license", "G-8"),
    "unlock": ("staff", "code"),
    "accept": ("journal", "accept", "--why", "x", "--table", "NH-07"),
    "begin-again": ("journal", "begin-again", "--why", "x", "--table", "NH-07"),
    "jackpots": ("jackpots", "post", "mega=90000", "major=5000", "minor=1000", "--table", "NH-07"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_manager_added_to_the_register_by_hand_signs_no_command(
    house: SealedHouse, kiosk: Kiosk, command: str
) -> None:
    if command == "accept":
        with tampering(house.data / "NH-07" / "journal.db") as db:
            db.execute("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)")
    if command == "begin-again":
        forge(house.data)
    forge_manager(house)
    refused = kiosk(*COMMANDS[command], "--by", "thief", *at(house), pins=(THIEF, "8305", "8305"))
    assert (refused.status, refused.err.startswith(UNVOUCHED)) == (2, True)
    assert not (house.data / "NH-07" / "aside").exists()


def test_a_list_of_the_staff_reports_a_forged_register(house: SealedHouse, kiosk: Kiosk) -> None:
    assert (0, "") == (kiosk("staff", "list", *at(house)).status, kiosk("staff", "list", *at(house)).err)
    forge_manager(house)
    listed = kiosk("staff", "list", *at(house))
    assert (2, True, True) == (listed.status, "T. Hief" in listed.out, listed.err.startswith(UNVOUCHED))


def test_a_former_employee_signs_no_command_with_an_older_register(house: SealedHouse, kiosk: Kiosk) -> None:
    second = ("staff", "add", "lee", "S. Lee", "--role", "manager", "--license", "G-3", "--by", SIGNER, *at(house))
    assert kiosk(*second, pins=(PIN, "8305", "8305")).status == 0
    before = (house.data / "staff.json").read_bytes()
    assert kiosk("staff", "leave", "lee", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    (house.data / "staff.json").write_bytes(before)
    refused = kiosk("staff", "code", "--by", "lee", *at(house), pins=("8305",))
    assert (refused.status, refused.err.startswith(UNVOUCHED)) == (2, True)
    other = kiosk("staff", "name", "lee", "S. Leigh", "--by", SIGNER, *at(house), pins=(PIN,))
    assert "left of lee by mara: repeat that command first" in other.err
    assert kiosk("staff", "leave", "lee", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    assert "" == house.open().sealed.words
    house.table.close()


def put_back_an_older_register(house: SealedHouse, kiosk: Kiosk) -> None:
    """Put the register back as it was before the last command. A power cut in that command leaves the same state."""
    second = ("staff", "add", "lee", "S. Lee", "--role", "manager", "--license", "G-3", "--by", SIGNER, *at(house))
    assert kiosk(*second, pins=(PIN, "8305", "8305")).status == 0
    before = (house.data / "staff.json").read_bytes()
    assert kiosk("staff", "license", "lee", "G-4", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    (house.data / "staff.json").write_bytes(before)


def test_commands_follow_a_manager_who_has_signed_for_an_older_register(house: SealedHouse, kiosk: Kiosk) -> None:
    put_back_an_older_register(house, kiosk)
    name = ("staff", "name", "lee", "S. Leigh", "--by", SIGNER, *at(house))
    assert "repeat that command first" in kiosk(*name, pins=(PIN,)).err
    house.staff = load(house.data, house)
    house.open()
    house.sign()
    house.table.close()
    assert "lee is now S. Leigh.\n" == kiosk(*name, pins=(PIN,)).out
    assert kiosk("staff", "license", "lee", "G-5", "--by", "lee", *at(house), pins=("8305",)).status == 0


def test_an_unlock_signs_for_no_older_register(house: SealedHouse, kiosk: Kiosk) -> None:
    """Its event would say that the register is unchanged, and so sign for an older one."""
    put_back_an_older_register(house, kiosk)
    Staff.load(house.data / "staff.json", SystemClock(), hasher=QUICK_HASHER).lock("ortiz", 600_000, by="haddad")
    unlock = ("staff", "unlock", "ortiz", "--by", SIGNER, *at(house))
    assert "repeat that command first" in kiosk(*unlock, pins=(PIN,)).err
    assert kiosk("staff", "code", "--by", "lee", *at(house), pins=("8305",)).err.startswith(UNVOUCHED)
    assert kiosk("staff", "license", "lee", "G-4", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    assert kiosk(*unlock, pins=(PIN,)).status == 0


def test_the_recovery_code_ends_an_older_register(house: SealedHouse, kiosk: Kiosk) -> None:
    printed = kiosk("staff", "code", "--by", SIGNER, *at(house), pins=(PIN,))
    code = printed.out.split("Recovery code: ")[1].split(".")[0]
    put_back_an_older_register(house, kiosk)
    recover = ("staff", "recover", SIGNER, "--by", "haddad", *at(house))
    assert "" == kiosk(*recover, pins=("7183", code, "7305", "7305")).err
    assert kiosk("staff", "license", "haddad", "G-78", "--by", SIGNER, *at(house), pins=("7305",)).status == 0


def test_a_former_employee_signs_at_no_new_table(house: SealedHouse, kiosk: Kiosk) -> None:
    """An older register is put back, and the table's records are removed: it opens as a new table."""
    second = ("staff", "add", "lee", "S. Lee", "--role", "manager", "--license", "G-3", "--by", SIGNER, *at(house))
    assert kiosk(*second, pins=(PIN, "8305", "8305")).status == 0
    before = (house.data / "staff.json").read_bytes()
    assert kiosk("staff", "leave", "lee", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    (house.data / "staff.json").write_bytes(before)
    for left in (house.data / "NH-07", *(house.data / "witness").glob("NH-07*")):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    house.staff = load(house.data, house)
    table = house.open()
    assert "staff" in table.sealed.words
    with pytest.raises(KioskError) as refused:
        table.people.enter_pin("lee", "8305")
    assert refused.value.code == "not_vouched"
    table.close()


def test_a_new_table_with_a_damaged_house_journal_names_the_remedy(house: SealedHouse, kiosk: Kiosk) -> None:
    """The witness of that journal was lost, for example with its disk. No table here knows the register."""
    assert kiosk("staff", "license", "haddad", "G-77", "--by", SIGNER, *at(house), pins=(PIN,)).status == 0
    for left in (house.data / "NH-07", *(house.data / "witness").glob("*.heads")):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    house.staff = load(house.data, house)
    table = house.open()
    with pytest.raises(KioskError, match="run kiosk journal accept --house, and start") as refused:
        table.people.enter_pin(SIGNER, PIN)
    assert refused.value.code == "not_vouched"
    table.close()
    shutil.rmtree(house.data / "NH-07")
    (house.data / "witness" / "NH-07.heads").unlink()
    accept = ("journal", "accept", "--house", "--why", "a new disk", "--by", SIGNER, *at(house))
    assert kiosk(*accept, pins=(PIN,)).status == 0
    table = house.open()
    assert "staff" not in table.sealed.words
    table.people.enter_pin(SIGNER, PIN)
    table.close()


def test_a_register_that_was_signed_for_at_one_table_counts_at_a_new_one(house: SealedHouse) -> None:
    load(house.data, house).set_license("haddad", "G-77")
    house.staff = load(house.data, house)
    house.open()
    house.sign()
    house.table.close()
    found = register_trust(house.settings, house.data).found(house.staff, is_new=True)
    assert found.digests["staff"] == house.staff.digest()


def test_a_register_that_a_manager_has_signed_for_at_a_table_signs_commands(house: SealedHouse, kiosk: Kiosk) -> None:
    load(house.data, house).set_license("haddad", "G-77")
    words = ("staff", "name", "haddad", "R. Haddad", "--by", SIGNER, *at(house))
    assert kiosk(*words, pins=(PIN,)).err.startswith(UNVOUCHED)
    house.open()
    house.sign()
    house.table.close()
    assert kiosk(*words, pins=(PIN,)).status == 0


def test_a_register_of_ones_own_is_repaired_with_the_recovery_code(house: SealedHouse, kiosk: Kiosk) -> None:
    printed = kiosk("staff", "code", "--by", SIGNER, *at(house), pins=(PIN,))
    code = printed.out.split("Recovery code: ")[1].split(".")[0]
    load(house.data, house).set_license("haddad", "G-77")
    recover = ("staff", "recover", SIGNER, "--by", "haddad", *at(house))
    assert kiosk(*recover, pins=("7183", code, "8305", "8305")).status == 0
    assert kiosk("staff", "license", "haddad", "G-78", "--by", SIGNER, *at(house), pins=("8305",)).status == 0


def test_a_table_whose_records_were_set_aside_takes_no_pay_table_as_signed(house: SealedHouse, kiosk: Kiosk) -> None:
    """Somebody appends an event to a table's journal and changes a pay table before a manager begins again."""
    forge(house.data)
    house.change_a_pay_table()
    words = ("journal", "begin-again", "--why", "case 7", "--by", SIGNER, *on_table(house))
    assert kiosk(*words, pins=(PIN,)).status == 0
    table = house.open()
    assert all(part in table.sealed.words for part in ("program", "rules", "configuration", "staff", "house"))
    with pytest.raises(KioskError) as refused:
        house.open_for_play()
    assert refused.value.code == "not_vouched"
    house.sign()
    assert "" == house.restart().sealed.words
    house.table.close()


def test_settings_with_a_publishers_key_that_nobody_signed_let_no_dealer_begin_again(
    house: SealedHouse, kiosk: Kiosk
) -> None:
    """A thief signs settings that let dealers accept journals with another key, and forges an event."""
    key, kept = Ed25519PrivateKey.generate(), KeptVersions(house.data)
    path = house.config / "house.toml"
    before = path.read_text()
    path.write_text(f'{before}\n[authority]\naccept_journal = ["dealer"]\nsign_changes = ["dealer"]\n')
    kept.trust(key.public_key().public_bytes_raw())
    version = FloorVersion.signed(key, PublishedKind.HOUSE, None, packed_house(house.config), by=SIGNER)
    kept.unpack(version, lambda _: None)
    kept.keep(version)
    path.write_text(before)
    forge(house.data)
    words = ("journal", "begin-again", "--why", "x", "--by", "ortiz", *on_table(house))
    assert "for the publisher’s key: sign at the table first" in kiosk(*words, pins=("2590",)).err
    assert not (house.data / "NH-07" / "aside").exists()


def test_a_damaged_journal_takes_its_signers_from_its_last_signature(house: SealedHouse, kiosk: Kiosk) -> None:
    """The house has no journal. The table's journal says, up to its newest signature, who may begin it again."""
    for left in (house.data / "_house", *(house.data / "witness").glob("_house*")):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    forge(house.data)
    before = (house.data / "staff.json").read_bytes()
    forge_manager(house)
    words = ("journal", "begin-again", "--why", "case 7", *on_table(house))
    assert kiosk(*words, "--by", "thief", pins=(THIEF,)).err.startswith(UNVOUCHED)
    (house.data / "staff.json").write_bytes(before)
    assert kiosk(*words, "--by", SIGNER, pins=(PIN,)).status == 0
    with read_journal(house.data / "NH-07" / "journal.db") as journal:
        assert journal.last_seq() >= 1


def test_a_house_is_staffed_by_commands_one_after_another(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, "haddad", "R. Haddad", "floor", "7183")
    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", "2590")
    words = ("staff", "leave", "ortiz", *BY, "--data", tmp_path)
    assert kiosk(*words, pins=(MANAGERS_PIN,)).out == "ortiz has left.\n"
    assert MANAGER in kiosk("staff", "list", "--data", tmp_path).out


def test_nobody_is_the_first_manager_of_a_house_that_had_one(house: SealedHouse, kiosk: Kiosk) -> None:
    """Somebody removes the managers from the register, or the register, or the house's journal as well."""
    first = ("staff", "add", "thief", "T. Hief", "--role", "manager", "--license", "G-66", *at(house))
    register = house.data / "staff.json"
    register.write_text(register.read_text().replace('"manager"', '"dealer"'))
    assert kiosk(*first, pins=(THIEF, THIEF)).err.startswith(UNVOUCHED)
    register.unlink()
    assert kiosk(*first, pins=(THIEF, THIEF)).err.startswith(UNVOUCHED)
    for left in (house.data / "_house", *(house.data / "witness").glob("_house*")):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    assert kiosk(*first, pins=(THIEF, THIEF)).err.startswith(UNVOUCHED)


def test_a_journal_of_the_house_that_no_table_knows_signs_for_nothing(
    house: SealedHouse, kiosk: Kiosk, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Somebody replaces the house's folder with their own, in which they are a manager."""
    register, own = (house.data / "staff.json").read_bytes(), tmp_path_factory.mktemp("own")
    first = ("staff", "add", "thief", "T. Hief", "--role", "manager", "--license", "G-66", "--data", own)
    assert kiosk(*first, pins=(THIEF, THIEF)).status == 0
    for left in (house.data / "_house", *(house.data / "witness").glob("_house*")):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    shutil.copytree(own, house.data, dirs_exist_ok=True)
    refused = kiosk("staff", "code", "--by", "thief", *at(house), pins=(THIEF,))
    assert refused.err.startswith(UNVOUCHED)
    (house.data / "staff.json").write_bytes(register)
    recover = ("staff", "recover", SIGNER, "--by", "haddad", *at(house))
    assert "is not the one that the tables know" in kiosk(*recover, pins=("7183", "ABCD", "8305", "8305")).err
