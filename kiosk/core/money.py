"""Amounts are integers: cents, or points where a game is played for points. Every division names its rounding."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from math import gcd
from typing import NamedTuple, TypeAlias

Cents: TypeAlias = int

_UNREACHABLE = 1 << 30
_FEWER_OF_A_KIND = 5  # Counts of each chip that are tried, from the most down: $30 is three tens, and not 25 + 5.
_MONEY = re.compile(r"\$?([0-9]{1,9}|[0-9]{1,3}(?:,[0-9]{3}){1,2})(?:\.([0-9]{2}))?")
_ODDS = re.compile(r"([0-9]{1,5})\s*(:|to|for)\s*([0-9]{1,5})", re.IGNORECASE)


def parse_money(text: str) -> Cents:
    """Return the cents of "2.50", "$2.50" or "$25,000". Raise ValueError for anything else."""
    match = _MONEY.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text[:60]!r} is not an amount of money; write it as 25 or 2.50")
    return int(match[1].replace(",", "")) * 100 + int(match[2] or 0)


def money(cents: Cents) -> str:
    """Return "$35" for whole dollars and "$2.50" otherwise, with "−" in front of a negative amount."""
    dollars, rest = divmod(abs(cents), 100)
    text = f"${dollars:,}.{rest:02d}" if rest else f"${dollars:,}"
    return f"−{text}" if cents < 0 else text


class Dollars(int):
    """Cents that are written as money wherever they are put into a text."""

    def __str__(self) -> str:
        return money(self)

    def __format__(self, spec: str) -> str:
        return money(self)


class Spoken(int):
    """Cents that are written as a dealer says them, "sixty" or "twelve hundred"; with cents, as money."""

    def __str__(self) -> str:
        return _aloud(self // 100) if 0 < self < _ALOUD_BELOW and not self % 100 else money(self)

    def __format__(self, spec: str) -> str:
        return str(self)


_ALOUD_BELOW = 1_000_000_00
_ONES = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def _aloud(dollars: int) -> str:
    """Return a whole number below a million in English words, round hundreds up to 9,900 as hundreds."""
    if dollars < 20:
        return _ONES[dollars]
    if dollars < 100:
        return "-".join([_TENS[dollars // 10 - 2], *([_ONES[dollars % 10]] if dollars % 10 else [])])
    are_hundreds = dollars < 1000 or (dollars < 10_000 and not dollars % 100 and dollars % 1000)
    of, name = (100, "hundred") if are_hundreds else (1000, "thousand")
    rest = dollars % of
    return " ".join([_aloud(dollars // of), name, *([_aloud(rest)] if rest else [])])


class Rounding(StrEnum):
    """The rounding of a fraction of a cent."""

    CENT_DOWN = "cent_down"
    CENT_NEAREST = "cent_nearest"  # Half a cent is rounded up.
    DOLLAR_DOWN = "dollar_down"


def divide(numerator: int, denominator: int, rounding: Rounding) -> Cents:
    """Return `numerator / denominator` cents, both positive, rounded as the house says."""
    assert numerator >= 0 and denominator > 0, "shares are never negative"
    if rounding is Rounding.CENT_DOWN:
        return numerator // denominator
    if rounding is Rounding.CENT_NEAREST:
        return (2 * numerator + denominator) // (2 * denominator)
    return numerator // (denominator * 100) * 100


class Odds(NamedTuple):
    """Payout odds `pays` to `on`, on top of the stake."""

    pays: int
    on: int

    @classmethod
    def parse(cls, text: str) -> Odds:
        """Return the odds that "6:1" or "6 to 5" names. Raise ValueError for anything else.

        "6 for 1" includes the stake: it is 5 to 1, and the author of a pay table may mean either.
        """
        match = _ODDS.fullmatch(text.strip())
        if match is None or int(match[1]) == 0 or int(match[3]) == 0:
            raise ValueError(f"{text[:60]!r} is not odds; write them as 6:1")
        pays, on = int(match[1]), int(match[3])
        if match[2].lower() == "for":
            meant = f'which is "{pays - on}:{on}"' if pays > on else "which wins nothing"
            raise ValueError(f'{text!r} includes the stake, {meant}; write odds as "6:1"')
        return cls(pays, on)

    def won(self, bet: Cents) -> Cents:
        """Return the payout of a winning `bet` on top of the stake, rounded down to a cent."""
        return bet * self.pays // self.on

    def __str__(self) -> str:
        return f"{self.pays}:{self.on}"

    @property
    def words(self) -> str:
        return f"{self.pays} to {self.on}"


class Chips(NamedTuple):
    """Chips that make up an amount: (denomination in cents, count), largest first; `rest` no chip can make."""

    stacks: tuple[tuple[Cents, int], ...]
    rest: Cents

    @property
    def cents(self) -> Cents:
        """Return the total of the chips, and of the amount that no chip can make."""
        return sum(value * count for value, count in self.stacks) + self.rest


def chips_held(amount: Cents, held: Mapping[Cents, int]) -> Chips:
    """Return the fewest chips that make `amount`, of a rack that holds {chip: how many}.

    If the rack has too few of these chips, the largest that it has go first. If it cannot make the amount, apart from
    cents below its smallest chip, the whole amount is the `rest`: a rack does not pay a part.
    """
    made = chips(amount, tuple(held))
    if all(count <= held[value] for value, count in made.stacks):
        return made
    stacks = _from_largest(amount - made.rest, sorted(held.items(), reverse=True))
    return Chips((), amount) if stacks is None else Chips(stacks, made.rest)


def _from_largest(amount: Cents, held: Sequence[tuple[Cents, int]]) -> tuple[tuple[Cents, int], ...] | None:
    """Return chips that make `amount` to the cent, as many of the largest as can be; None if none do."""
    if not amount:
        return ()
    if not held:
        return None
    (value, count), *smaller = held
    most = max(0, min(count, amount // value))
    for taken in range(most, max(-1, most - _FEWER_OF_A_KIND), -1):
        left = _from_largest(amount - taken * value, smaller)
        if left is not None:
            return ((value, taken), *left) if taken else left
    return None


def chips(amount: Cents, denominations: Sequence[Cents]) -> Chips:
    """Return the fewest chips of `denominations` that make `amount`. `rest` is the part that no chip makes.

    Among equally many chips, those with the largest denominations are returned. Taking the largest chip first is not
    always fewest: with 25, 10 and 1, thirty is three tens.
    """
    rack = tuple(sorted(set(denominations), reverse=True))
    if not rack:
        return Chips((), amount)
    unit = gcd(*rack)
    if _largest_first_is_fewest(rack):
        return _largest_first(amount, rack)
    # An optimal pile holds fewer than largest/unit smaller chips, or some of them could be colored up.
    small = min(amount, rack[1] * (rack[0] // unit))
    bulk = (amount - small) // rack[0]
    counts = _fewest((amount - bulk * rack[0]) // unit, tuple(value // unit for value in rack))
    made = {value: counts.get(value // unit, 0) for value in rack}
    made[rack[0]] += bulk
    stacks = tuple((value, made[value]) for value in rack if made[value])
    return Chips(stacks, amount - sum(value * count for value, count in stacks))


def _largest_first(amount: Cents, rack: tuple[Cents, ...]) -> Chips:
    stacks = []
    for value in rack:
        count, amount = divmod(amount, value)
        if count:
            stacks.append((value, count))
    return Chips(tuple(stacks), amount)


@cache
def _largest_first_is_fewest(rack: tuple[Cents, ...]) -> bool:
    """Return whether taking the largest chip first always gives the fewest chips.

    By Pearson (2005), the smallest counterexample consists of the chips that largest first takes for one less than a
    chip, down to some denomination, and one more of that denomination.
    """
    unit = gcd(*rack)
    if rack[-1] != unit:
        return False
    values = tuple(value // unit for value in rack)
    for value in values[:-1]:
        taken = dict(_largest_first(value - 1, values).stacks)
        pile: list[Cents] = []
        for last in values:
            pile += [last] * taken.get(last, 0)
            fewer = [*pile, last]
            if len(fewer) < sum(count for _, count in _largest_first(sum(fewer), values).stacks):
                return False
    return True


def _fewest_table(size: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return for each total up to `size` (fewest chips, last chip used); unreachable totals have a huge count."""
    table = [(0, 0)] + [(_UNREACHABLE, 0)] * size
    for total in range(1, size + 1):
        for value in values:
            if value <= total and table[total - value][0] + 1 < table[total][0]:
                table[total] = (table[total - value][0] + 1, value)
    return table


def _fewest(amount: int, values: tuple[int, ...]) -> dict[int, int]:
    table = _fewest_table(amount, values)
    total = next(total for total in range(amount, -1, -1) if table[total][0] < _UNREACHABLE)
    counts: dict[int, int] = {}
    while total:
        value = table[total][1]
        counts[value] = counts.get(value, 0) + 1
        total -= value
    return counts
