"""The strip of the table says since when its journal has had no copy outside the kiosk."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.journal import load_or_create_key
from kiosk.journal.chain import genesis, public_bytes, seal_key
from kiosk.journal.witness import read_witness
from kiosk.table.copies import FLOOR_SERVER_COPY
from tests.sizes import at_sizes
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.still import still_settings
from tests.ui.tables import make_table, taps
from ui.app import Screen


def strip(screen: Screen) -> str:
    item = screen.find("strip")
    return "" if item is None else str(item.property("text"))


@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080)))
def test_the_strip_says_since_when_there_is_no_copy(
    tmp_path: Path, open_screen: OpenScreen, size: tuple[int, int]
) -> None:
    clock = HeldClock()
    table = make_table(tmp_path, clock=clock)
    reached = [0]
    table.watch.copies.add(FLOOR_SERVER_COPY, lambda: reached[0])
    screen = open_screen(table, size)
    table.watch.tick()
    assert strip(screen) == ""
    clock.advance(ms=3_000)
    table.watch.tick()
    assert "The floor server has had no copy since" in strip(screen)
    taps(screen, ("chip.5", "seat2.spot.ante"))
    assert table.hand_is_open
    reached[0] = table.journal.last_seq()
    table.watch.tick()
    assert strip(screen) == ""


def test_a_table_with_a_folder_of_the_floor_has_each_event_there(tmp_path: Path, open_screen: OpenScreen) -> None:
    floor, settings = tmp_path / "floor", still_settings()
    floor.mkdir()
    house = settings.house.model_copy(update={"floor_checkpoints": floor})
    table = make_table(tmp_path, settings=replace(settings, house=house))
    taps(open_screen(table), ("chip.5", "seat2.spot.ante"))
    last = table.journal.last_seq()
    table.close()
    key = load_or_create_key(tmp_path / "NH-07" / "device.pem")
    seen = read_witness(floor / "NH-07.heads", seal_key(key), genesis("NH-07", public_bytes(key)))
    assert seen is not None
    assert seen.seq == last
