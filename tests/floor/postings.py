"""Jackpots that the office posts, and what the tables make of them."""

from __future__ import annotations

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


def post(db: psycopg.Connection[Any], table: str = "", content: str = POSTED) -> str:
    """Post as the office does; return what was posted, kind and number."""
    kind = jackpots_kind("nh", table)
    version = FloorVersion.signed(KEY, kind, newest(db, kind), content, by=MANAGER)
    publish(db, version)
    return f"{kind} {version.number}"


def claims(house: House) -> list[str]:
    return [event.of(JackpotClaimed).outcome for event in house.table.journal.events(1, JackpotClaimed)]


def post_for_all(qtbot: QtBot, floor: psycopg.Connection[Any], *houses: House) -> None:
    """Post at the floor, and wait until the tables have it."""
    with signed_in(floor, PUBLISHER) as db:
        post(db)
    qtbot.waitUntil(
        lambda: all(house.table.shift.jackpots.get("minor") == 150_000 for house in houses), timeout=PATIENCE_MS
    )
