"""The office of a house: a register on another machine, and its published versions."""

from pathlib import Path
from typing import Any

import psycopg

from kiosk.floor import FloorVersion, PublishedKind, enrolled, newest, publish
from kiosk.staff import Staff
from tests.faults.journals import KEY
from tests.floor.pushing import signed_in
from tests.tables import QUICK_HASHER, House

PUBLISHER = "publisher_office"
MANAGER, MANAGERS_PIN = "novak", "8305"


def register(path: Path, house: House) -> Staff:
    """Return the register of another machine, which starts like a table's."""
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes((house.folder / "staff.json").read_bytes())
        path.chmod(0o600)
    return Staff.load(path, house.clock, hasher=QUICK_HASHER)


def publish_as(floor: psycopg.Connection[Any], kind: str, content: str, **more: Any) -> FloorVersion:
    with signed_in(floor, PUBLISHER) as db:
        version = FloorVersion.signed(KEY, kind, newest(db, kind), content, by=MANAGER, **more)
        publish(db, version)
    return version


def vouch_for_devices(floor: psycopg.Connection[Any]) -> FloorVersion:
    """Publish as the office does which devices count: every enrolled one."""
    with signed_in(floor, PUBLISHER) as db:
        content = enrolled(db)
    return publish_as(floor, PublishedKind.TABLES, content)
