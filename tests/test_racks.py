"""What a rack can pay: never more of a chip than it holds, and what it cannot make is the cage's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.money import Chips, chips, chips_held
from tests.tables import DEALER, FLOOR, PINS, House

RACK = {100_000: 2, 50_000: 10, 10_000: 40, 2_500: 60, 500: 80, 100: 100, 50: 20}


@pytest.mark.parametrize(
    ("cents", "held", "made"),
    [
        (250_000, RACK, Chips(((100_000, 2), (50_000, 1)), 0)),
        (2_500_000, RACK, Chips((), 2_500_000)),
        (123_456, RACK, Chips(((100_000, 1), (10_000, 2), (2_500, 1), (500, 1), (100, 4), (50, 1)), 6)),
        (1_000, {500: 0, 100: 10}, Chips(((100, 10),), 0)),
        (1_000, {500: 1, 100: 4}, Chips((), 1_000)),
        (3_000, {2_500: 1, 1_000: 2, 500: 1}, Chips(((2_500, 1), (500, 1)), 0)),
        (3_000, {2_500: 1, 1_000: 3}, Chips(((1_000, 3),), 0)),
        (0, RACK, Chips((), 0)),
    ],
)
def test_an_amount_is_made_of_the_chips_that_are_there(cents: int, held: Mapping[int, int], made: Chips) -> None:
    assert made == chips_held(cents, held)


@given(st.integers(0, 3_000_000), st.lists(st.integers(0, 40), min_size=7, max_size=7))
def test_no_chip_is_pushed_that_the_rack_does_not_hold(cents: int, counts: list[int]) -> None:
    held = dict(zip(RACK, counts, strict=True))
    made = chips_held(cents, held)
    assert cents == made.rest + sum(value * count for value, count in made.stacks)
    assert all(count <= held[value] for value, count in made.stacks)
    assert made.rest < min(held) or not made.stacks
    plain = chips(cents, tuple(held))
    if all(count <= held[value] for value, count in plain.stacks):
        assert plain == made


def test_a_table_pays_from_the_rack_as_it_was_counted_also_after_a_power_cut(tmp_path: Path) -> None:
    house = House(tmp_path)
    counted = {chip: 2 if chip == 100_000 else 100 for chip in house.table.config.denominations}
    floor, dealer = (FLOOR, PINS[FLOOR]), (DEALER, PINS[DEALER])
    house.table.close_table(house.rack(), floor=floor, dealer=dealer)
    house.table.open_table("nh", counted, floor=floor, dealer=dealer)
    for table in (house.table, house.restart()):
        assert Chips(((100_000, 2), (50_000, 1)), 0) == table.chips_for(250_000)
        assert Chips((), 25_000_000) == table.chips_for(25_000_000)
    house.close()
