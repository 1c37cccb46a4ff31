"""A real table and the floor server: its messages to the dealer, continued dealing, and its stop."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import linked
from kiosk.core.cards import card
from kiosk.core.devices import DeviceState
from kiosk.events import DeviceChanged, JournalDoubted
from kiosk.floor import OwnServer, enroll
from kiosk.table import FLOOR_SERVER, Table
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.cable import Cable
from tests.floor.pushing import HELD, KeptRows
from tests.tables import House, kernel_of
from ui.vm.table.screen import TableScreen

PATIENCE_MS = 60_000


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any]) -> House:
    """Return a house whose table is enrolled at the floor."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    enroll(floor, "NH-07", house.table.journal.public_key, by="novak")
    return house


@contextmanager
def joined(table: Table, address: str) -> Iterator[None]:
    """Join a table to the floor, as a house does that has one."""
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"floor_server": address})
    with linked(table, table.journal.path.parent):
        yield


def wait_pushed(qtbot: QtBot, floor: psycopg.Connection[Any], table: Table) -> None:
    """Wait until the floor has every event of a table, also those that the floor's messages cause."""
    qtbot.waitUntil(lambda: floor.execute(HELD).fetchall() == KeptRows.of(table.journal).rows, timeout=PATIENCE_MS)


def wait_state(qtbot: QtBot, house: House, state: DeviceState, *, passing_ms: int = 0) -> None:
    """Wait for a state of the link, while time passes by its own clock."""

    def is_so() -> bool:
        house.clock.advance(ms=passing_ms)
        shown = house.table.devices.by_name.get(FLOOR_SERVER)
        return shown is not None and shown.state is state

    qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


def deal_a_hand(table: Table) -> None:
    deal_to_flop_bets(table)
    cards, number = iter(map(card, DECK.split()[10:])), table.hand_number
    while table.hand_number == number:
        play_on(table, cards)


def test_the_table_deals_on_and_the_header_says_that_the_floor_is_silent(
    qtbot: QtBot, floor: psycopg.Connection[Any], server: OwnServer, house: House
) -> None:
    table, screen = house.table, TableScreen(house.table)
    plug_in(table)
    with Cable(server) as cable, joined(table, cable.address):
        wait_state(qtbot, house, DeviceState.READY)
        deal_a_hand(table)
        wait_pushed(qtbot, floor, table)
        assert [dot.label for dot in screen.shown.devices if not dot.ok] == []
        cable.hold()
        wait_state(qtbot, house, DeviceState.BACKING_OFF, passing_ms=1_000)
        assert [dot.label for dot in screen.shown.devices if not dot.ok] == ["Floor down"]
        deal_a_hand(table)
        assert FLOOR_SERVER in [report.name for report in house.diagnostics.devices()]
        cable.mend()
        wait_state(qtbot, house, DeviceState.READY)
        wait_pushed(qtbot, floor, table)
    changes = [event.of(DeviceChanged) for event in table.journal.events(1, DeviceChanged)]
    assert ["ready", "backing off", "ready"] == [what.state for what in changes if what.device == FLOOR_SERVER]
    screen.close()


def test_face_down_cards_leave_the_table_sealed(
    qtbot: QtBot, floor: psycopg.Connection[Any], server: OwnServer, house: House
) -> None:
    table = house.table
    plug_in(table)
    with joined(table, server.address):
        deal_to_flop_bets(table)
        wait_pushed(qtbot, floor, table)
    read = " ".join(body for (body,) in floor.execute("SELECT body FROM floor.event").fetchall())
    assert table.round.felt.seen
    assert [] == [str(seen) for seen in table.round.felt.seen if f'"{seen}"' in read]


def test_a_disk_that_was_put_back_stops_the_table_for_a_manager(
    qtbot: QtBot, floor: psycopg.Connection[Any], server: OwnServer, house: House, tmp_path: Path
) -> None:
    plug_in(house.table)
    house.close()
    shutil.copytree(tmp_path, tmp_path / "older", ignore=shutil.ignore_patterns("older"))
    house.open()
    plug_in(house.table)
    deal_a_hand(house.table)
    with joined(house.table, server.address):
        wait_pushed(qtbot, floor, house.table)
    older = House(tmp_path / "older" / "NH-07", clock=house.clock)
    with joined(older.table, server.address):
        qtbot.waitUntil(lambda: older.table.stopped != "", timeout=PATIENCE_MS)
    assert "The floor server’s copy of this journal ends differently" in older.table.stopped
    assert len(list(older.table.journal.events(1, JournalDoubted))) == 1
    assert older.restart().stopped  # A restart does not end it.
    older.close()


def test_a_house_without_a_server_loads_nothing_of_it() -> None:
    words = "import sys, kiosk.app.main, kiosk.app.floor.link; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0
