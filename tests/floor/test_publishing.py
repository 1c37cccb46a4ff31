"""`kiosk floor publish people`: the list before the PIN, and an office that was restored from an old backup."""

import shutil
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.core.clock import SystemClock
from kiosk.floor import FloorVersion, KeptVersions, OwnServer, add_publisher, newest, newest_signed, publish
from kiosk.journal import public_bytes
from kiosk.staff import Staff
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.conftest import Typed
from tests.floor.office import MANAGER, PUBLISHER, publish_as
from tests.floor.pushing import signed_in
from tests.golden.dealing import PIN
from tests.tables import QUICK_HASHER

OFFICE = "publisher_office"


@pytest.fixture
def typed(typed: Typed, floor: psycopg.Connection[Any], server: OwnServer, data: Path) -> Typed:
    """Return a function that runs `kiosk floor` at the office."""

    def run(command: str, *words: object, pin: str = PIN) -> tuple[int, str, str]:
        return typed(command, *words, "--by", "novak", "--data", data, pin=pin)

    assert floor.execute("SELECT count(*) FROM floor.version").fetchone() == (0,)
    assert run("add-publisher", "--server", f"{server.address} user=postgres", OFFICE)[0] == 0
    return run


def register(data: Path) -> Staff:
    return Staff.load(data / "staff.json", SystemClock(), hasher=QUICK_HASHER)


def test_a_restored_office_does_not_publish_dismissed_people(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    publish = ("publish", "people", "--server", server.address, "--as", OFFICE)
    assert typed(*publish)[0] == 0
    backup = shutil.copytree(data, tmp_path / "backup")
    register(data).deactivate("haddad")
    status, out, _ = typed(*publish)
    assert (status, "Removed: R. Haddad (haddad)" in out, "version 2" in out) == (0, True, True)
    shutil.rmtree(data)
    shutil.copytree(backup, data)
    status, out, error = typed(*publish)
    assert (status, out) == (2, "")
    assert error.startswith("The floor server has version 2 of the staff, and this register came from 1.")
    assert floor.execute("SELECT max(number) FROM floor.version WHERE kind = 'people'").fetchone() == (2,)


def test_another_office_continues_from_published_examinations(floor: psycopg.Connection[Any]) -> None:
    """The office's machine is lost, or its certificate is stolen and revoked: another role and key continue."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    first = publish_as(floor, "house", "{}")
    add_publisher(floor, "publisher_second", public_bytes(OTHER_KEY), by=MANAGER)
    with signed_in(floor, "publisher_second") as office:
        assert newest(office, "house") == newest_signed(office, "house") == (1, first.digest)
        publish(office, FloorVersion.signed(OTHER_KEY, "house", newest(office, "house"), '{"a": 1}', by=MANAGER))
        assert (newest_signed(office, "house") or (0, b""))[0] == 2


def test_a_machine_that_took_no_version_publishes_over_none(server: OwnServer, data: Path, typed: Typed) -> None:
    publish = ("publish", "people", "--server", server.address, "--as", OFFICE)
    assert typed(*publish)[0] == 0
    (KeptVersions(data).folder / "people.json").unlink()
    assert typed(*publish)[:1] == (0,)  # These are the same people: an interrupted run has published them.
    (KeptVersions(data).folder / "people.json").unlink()
    register(data).deactivate("haddad")
    status, _, error = typed(*publish)
    assert (status, "came from 0" in error) == (2, True)


def test_a_restored_office_does_not_publish_older_files_of_the_house(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    publish = ("publish", "house", "--server", server.address, "--as", OFFICE)
    assert typed(*publish)[0] == 0
    assert typed(*publish)[1].endswith("version 1.\n")  # Nothing is published twice, as before.
    backup = shutil.copytree(data, tmp_path / "backup")
    assert typed(*publish, "--why", "new limits")[0] == 0
    assert typed(*publish, "--why", "old limits")[0] == 0
    shutil.rmtree(data)
    shutil.copytree(backup, data)
    status, out, error = typed(*publish)
    assert (status, out) == (2, "")
    assert error.startswith("The floor server has version 3 of the house’s files, and these came from 1.")
    assert floor.execute("SELECT max(number) FROM floor.version WHERE kind = 'house'").fetchone() == (3,)


def test_the_changes_are_shown_before_the_pin_is_asked_for(server: OwnServer, data: Path, typed: Typed) -> None:
    publish = ("publish", "people", "--server", server.address, "--as", OFFICE)
    assert typed(*publish)[0] == 0
    assert typed(*publish)[1].startswith("Nobody is added, removed or changed.\n")
    staff = register(data)
    staff.rename("ortiz", "Maria Vega")
    staff.deactivate("haddad")
    staff.set_pin("novak", "7305", recovered_ms=1)
    status, out, _ = typed(*publish, pin="0000")  # Nothing is published with a wrong PIN.
    assert (status, out.splitlines()) == (
        2,
        [
            "Removed: R. Haddad (haddad), floor.",
            "Changed: E. Novak (novak): PIN, recovery code.",
            "Changed: Maria Vega (ortiz): name.",
        ],
    )
