"""Jackpots that the office posts, and their effect at the tables."""

from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from kiosk.events import JackpotClaimed
from kiosk.floor import FloorVersion, jackpots_kind, newest, publish
from tests.faults.journals import KEY
from tests.floor.office import MANAGER, PUBLISHER
from tests.floor.pushing import signed_in
from tests.tables import House

PATIENCE_MS = 60_000
POSTED = '{"major": 600000, "mega": 3000000, "minor": 150000}'

_OPENED = """INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash)
  SELECT j.journal, 1 + coalesce((SELECT max(e.seq) FROM floor.event e WHERE e.journal = j.journal), 0), '', %s,
    'hand_opened', 1, 0, 0, '', 'ortiz', '{}', sha256('') FROM floor.journal j WHERE j.table_id = %s"""


def post(db: psycopg.Connection[Any], table: str = "", content: str = POSTED) -> str:
    """Post as the office does. Return the version's kind and number."""
    kind = jackpots_kind("nh", table)
    version = FloorVersion.signed(KEY, kind, newest(db, kind), content, by=MANAGER)
    publish(db, version)
    return f"{kind} {version.number}"


def claims(house: House) -> list[str]:
    return [event.of(JackpotClaimed).outcome for event in house.table.journal.events(1, JackpotClaimed)]


def post_for_all(qtbot: QtBot, floor: psycopg.Connection[Any], *houses: House) -> None:
    """Post at the floor, and wait until the tables have the posting."""
    with signed_in(floor, PUBLISHER) as db:
        post(db)

    def has_it(house: House) -> bool:
        return house.table.shift.jackpots.get("minor") == 150_000 and house.table.devices.hears_floor

    qtbot.waitUntil(lambda: all(map(has_it, houses)), timeout=PATIENCE_MS)


def open_hands(db: psycopg.Connection[Any], table: str, *hands: int) -> None:
    """Have the floor receive the opening of these hands of a table. Its superuser is connected."""
    with db.transaction():
        db.execute("SET LOCAL session_replication_role = replica")  # Only the event arrives.
        for hand in hands:
            db.execute(_OPENED, (hand, table))
