"""Zones: places on the table, in millimeters."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from drivers.camera.calibration.zones import Holds, Zone, checked, from_json, to_json, write
from kiosk.core.errors import DeviceError

BOARD = Zone("board", 300, 60, 400, 120)
SEAT = Zone("seat 1", 100, 300, 160, 120)
TRAY = Zone("dice", 700, 300, 150, 100, Holds.DICE)


def test_zones_are_kept_as_they_are(tmp_path: Path) -> None:
    write((BOARD, SEAT, TRAY), tmp_path / "zones.json")
    assert from_json((tmp_path / "zones.json").read_text()) == (BOARD, SEAT, TRAY)
    assert [path.name for path in tmp_path.iterdir()] == ["zones.json"]


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ((BOARD, replace(SEAT, place="board")), "Two zones are called board"),
        ((BOARD, replace(SEAT, x_mm=650, y_mm=100)), "board and seat 1 overlap"),
    ],
)
def test_zones_that_do_not_fit_each_other_are_refused(zones: tuple[Zone, ...], said: str) -> None:
    with pytest.raises(DeviceError, match=said):
        checked(zones)


def test_unknown_place_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(DeviceError, match=r"This table has no place seat 1; did you mean seat 2\?"):
        checked((SEAT,), ("board", "seat 2"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"width_mm": 20.0}, "too small for cards"),
        ({"x_mm": float("nan")}, "off the table"),
        ({"x_mm": 9000.0}, "off the table"),
        ({"place": ""}, "has no place"),
    ],
)
def test_zone_of_no_use_is_refused(change: dict[str, object], said: str) -> None:
    with pytest.raises(DeviceError, match=said):
        replace(SEAT, **change)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "{", "[{}]", "[[]]", "[1]", '[{"place": "board"}]', "null"])
def test_an_invalid_list_of_zones_is_refused(text: str) -> None:
    with pytest.raises(DeviceError, match="draw them again"):
        from_json(text)


def test_tray_may_be_smaller_than_a_card() -> None:
    assert Zone("dice", 0, 0, 40, 30, Holds.DICE).has(20, 10)
    assert to_json(()) == "[]"


def test_a_zone_is_called_as_people_call_its_place() -> None:
    board, burn = Zone("board", 0, 0, 300, 120, label="Flop · Turn · River"), Zone("burn", 250, 0, 80, 120)
    assert from_json(to_json((board,))) == (board,)
    with pytest.raises(DeviceError, match="Zones Flop · Turn · River and burn overlap: separate them"):
        checked((board, burn))
    without = json.loads(to_json((burn,)))
    del without[0]["label"]
    assert from_json(json.dumps(without)) == (burn,)
