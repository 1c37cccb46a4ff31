"""A fault of the camera on the felt: one sentence gives the remedy, and the card keys stay open."""

from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CameraKept, CameraZone, DeviceState, StateChanged
from kiosk.procedure import Cards
from kiosk.table import EvidenceFolder
from tests.seen_table import clear, to_the_flop
from tests.tables import House
from ui.vm.table.header_rows import strip
from ui.vm.table.under_way.card_keys import keys_for
from ui.vm.table.under_way.state import Keys, ScreenState

FROZEN = "The picture is frozen: unplug the camera and plug it back in."
ZONE = CameraZone("seat 1", 0, 0, 140, 120, "cards", "Seat 1")


def camera_is(house: House, state: DeviceState, why: str = "") -> None:
    house.table.camera.event(StateChanged(state, why))


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Yield a table whose camera reads, and whose next card is the first of the flop."""
    house = House(tmp_path)
    table = house.table
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    table.camera.event(CameraKept(True, (ZONE,), can_read=True))
    camera_is(house, DeviceState.READY)
    clear(house)
    to_the_flop(house)
    assert isinstance(table.round.prompt, Cards)
    return house


def test_felt_names_the_remedy_for_a_camera_at_fault(house: House) -> None:
    assert FROZEN not in strip(house.table, "")["strip"]
    camera_is(house, DeviceState.BACKING_OFF, FROZEN)
    assert strip(house.table, "") == {"strip": FROZEN, "strip_tone": "warning"}
    camera_is(house, DeviceState.READY)
    assert strip(house.table, "")["strip"] == ""


def test_keys_stay_open_after_a_fault_until_a_card_is_entered(house: House) -> None:
    table = house.table
    assert keys_for(table, ScreenState()) is Keys.CLOSED
    camera_is(house, DeviceState.BACKING_OFF, FROZEN)
    assert keys_for(table, ScreenState()) is Keys.ENTER
    camera_is(house, DeviceState.READY)
    assert keys_for(table, ScreenState()) is Keys.ENTER
    table.play.enter_card(card("Qc"))
    assert keys_for(table, ScreenState()) is Keys.CLOSED
