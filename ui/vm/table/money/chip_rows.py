"""Chips as rows for QML: an amount on the felt, in the colors of the table's own rack."""

from functools import lru_cache
from typing import Final, TypeAlias

from kiosk.core.money import Cents, chips
from kiosk.core.value import value
from kiosk.settings import TableSettings

MAX_COLORS: Final = 3  # Chips beside an amount: the largest ones.


@value
class ChipPile:
    """Chips of one kind: how many, their `hue`, and the two in words, "2×100". No `hue`: words alone."""

    text: str
    hue: str
    count: int


Colors: TypeAlias = tuple[tuple[Cents, str], ...]
"""The chips of a table, each with its color."""


def colors(config: TableSettings) -> Colors:
    """Return the color of each chip of a table."""
    return tuple((chip.value, str(chip.color)) for chip in config.rack)


@lru_cache(maxsize=1024)
def piles(cents: Cents, colors: Colors) -> tuple[ChipPile, ...]:
    """Return the chips that make an amount on the felt, the largest first, without a rest that no chip makes.

    They are the fewest: the players' own chips are not known.
    """
    if not cents:
        return ()
    known = dict(colors)
    return tuple(pile(value, count, known[value]) for value, count in chips(cents, tuple(known)).stacks)


def pile(value: Cents, count: int, color: str) -> ChipPile:
    return ChipPile(f"{count}×{chip_text(value)}", color, count)


def tints(cents: Cents, colors: Colors) -> tuple[str, ...]:
    """Return the colors of the largest chips of an amount, for where there is room for a few."""
    return tuple(pile.hue for pile in piles(cents, colors)[:MAX_COLORS])


def chip_text(cents: Cents) -> str:
    """Return the text printed on a chip, "100" or "2.50"."""
    dollars, rest = divmod(cents, 100)
    return f"{dollars}.{rest:02d}" if rest else f"{dollars:,}"
