"""The fewest chips that make an amount, held against every way to make it."""

from __future__ import annotations

import random

from kiosk.core.money import chips


def fewest(amount: int, rack: tuple[int, ...]) -> int | None:
    """Return with how many chips an amount can be made, tried one chip after another; None where it cannot."""
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
