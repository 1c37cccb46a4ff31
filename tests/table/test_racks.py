"""What a rack can pay: never more of a chip than it holds, and what it cannot make is the cage's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.money import Chips, chips, chips_held
from kiosk.games import GAMES
from kiosk.settings import check, config_dir
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
    house.table.shift.close(house.rack(), floor=floor, dealer=dealer)
    house.table.shift.open("nh", counted, floor=floor, dealer=dealer)
    for table in (house.table, house.restart()):
        assert Chips(((100_000, 2), (50_000, 1)), 0) == table.shift.chips_for(250_000)
        assert Chips((), 25_000_000) == table.shift.chips_for(25_000_000)
    house.close()


@pytest.mark.parametrize(
    ("where", "old", "new", "problem"),
    [
        (
            "games/new_hampshire.toml",
            'name = "Pair of Jacks through Aces", odds = "1:1"',
            'name = "Pair of Jacks through Aces", odds = "3:2"',
            "rack: main pair_j_to_a at 3:2 on $2.50 pays $3.75, which no chips of the rack make",
        ),
        (
            "tables/th-11.toml",
            '{ value = "1", colour = "white" },',
            "",
            "rack: chip_unit pays $1, which no chips of the rack make",
        ),
    ],
)
def test_a_rack_that_cannot_make_a_payout_is_a_problem_of_the_configuration(
    tmp_path: Path, where: str, old: str, new: str, problem: str
) -> None:
    folder = tmp_path / "config"
    copytree(config_dir(), folder)
    text = (folder / where).read_text()
    assert old in text
    (folder / where).write_text(text.replace(old, new).replace('palette = ["1", ', "palette = ["))
    assert any(problem in word for word in check(folder, GAMES))
