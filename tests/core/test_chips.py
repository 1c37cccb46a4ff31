"""The fewest chips that make an amount, compared with every way to make it."""

import random
from itertools import product

from kiosk.core.money import Chips, chips, chips_held


def fewest(amount: int, rack: tuple[int, ...]) -> int | None:
    """Return the fewest chips that make an amount, by trying one chip after another, or None if it is impossible."""
    made: list[int | None] = [0]
    for total in range(1, amount + 1):
        ways = [before for chip in rack if chip <= total and (before := made[total - chip]) is not None]
        made.append(1 + min(ways) if ways else None)
    return made[amount]


def test_no_rack_fools_the_dealer() -> None:
    dice = random.Random(5)
    fooled = 0
    for _ in range(1_500):
        rack = tuple({1, *(dice.randint(2, 30) for _ in range(dice.randint(0, 4)))})
        amount = dice.randint(1, 90)
        made = chips(amount, rack)
        count = sum(number for _, number in made.stacks)
        assert (0, amount) == (made.rest, sum(chip * number for chip, number in made.stacks))
        assert fewest(amount, rack) == count, f"{amount} of {rack}"
        largest, left = 0, amount
        for chip in sorted(rack, reverse=True):
            largest, left = largest + left // chip, left % chip
        fooled += largest > count
    assert fooled > 50, "there were too few racks where the largest first is not fewest"


def test_the_remainder_is_the_amount_that_no_chip_makes() -> None:
    dice = random.Random(6)
    for _ in range(200):
        unit = dice.choice((1, 5))
        rack = tuple(unit * dice.randint(2, 9) for _ in range(dice.randint(1, 4)))
        amount = dice.randint(0, 40 * unit)
        made = chips(amount, rack)
        reached = next(total for total in range(amount, -1, -1) if fewest(total, rack) is not None)
        assert (made.rest, sum(chip * number for chip, number in made.stacks)) == (amount - reached, reached)
        assert sum(number for _, number in made.stacks) == fewest(reached, rack), f"{amount} of {rack}"
        assert [chip for chip, _ in made.stacks] == sorted({chip for chip, _ in made.stacks}, reverse=True)
    assert chips(700, ()) == Chips((), 700)


def test_of_piles_with_as_many_chips_the_largest_are_taken() -> None:
    assert chips(15, (8, 6, 5, 1)).stacks == ((8, 1), (6, 1), (1, 1))
    # Two nines and a three would be one chip more.
    assert chips(21, (10, 9, 6, 5, 3)).stacks == ((10, 1), (6, 1), (5, 1))
    assert chips_held(30, {25: 1, 10: 3, 1: 9}).stacks == ((10, 3),)
    assert chips_held(11, {10: 9, 4: 2, 3: 1, 1: 0}).stacks == ((4, 2), (3, 1))


def test_a_rack_that_holds_few_pays_all_of_it_or_nothing() -> None:
    """Of all ways that the rack allows, the way with the most of the largest chips is used."""
    dice = random.Random(7)
    short = 0
    for _ in range(600):
        held = {chip: dice.randint(0, 4) for chip in dice.sample(range(1, 13), dice.randint(1, 4))}
        amount = dice.randint(0, 40)
        plain = chips(amount, tuple(held))
        if all(number <= held[chip] for chip, number in plain.stacks):
            assert chips_held(amount, held) == plain
            continue
        short += 1
        rack = sorted(held, reverse=True)
        ways = product(*(range(held[chip], -1, -1) for chip in rack))
        way = next((way for way in ways if sum(map(int.__mul__, rack, way)) == amount - plain.rest), None)
        stacks = () if way is None else tuple((chip, number) for chip, number in zip(rack, way, strict=True) if number)
        assert chips_held(amount, held) == Chips(stacks, amount if way is None else plain.rest), f"{amount} of {held}"
    assert short > 100, "there were too few racks that had too few"
