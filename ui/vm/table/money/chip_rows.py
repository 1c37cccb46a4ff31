"""Chips as rows for QML: what an amount looks like on the felt, in the colours of the table's own rack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from kiosk.core.frozen import frozen
from kiosk.core.money import Cents, chips
from kiosk.settings import TableSettings

MOST_COLOURS: Final = 3  # beside an amount: its largest chips


@frozen
class ChipPile:
    """Chips of one kind: how many, their `colour`, and the two in words, "2×100". No `colour`: words alone."""

    text: str
    colour: str
    count: int


Colours: TypeAlias = tuple[tuple[Cents, str], ...]
"""The chips of a table, each with its colour."""


def colours(config: TableSettings) -> Colours:
    """Return the colour of each chip of a table."""
    return tuple((chip.value, str(chip.colour)) for chip in config.rack)


@lru_cache(maxsize=1024)
def piles(cents: Cents, colours: Colours) -> tuple[ChipPile, ...]:
    """Return the chips that make an amount that is on the felt, the largest first; what no chip makes is left out.

    They are the fewest: the players' own chips are not known.
    """
    if not cents:
        return ()
    known = dict(colours)
    return tuple(pile(value, count, known[value]) for value, count in chips(cents, tuple(known)).stacks)


def pile(value: Cents, count: int, colour: str) -> ChipPile:
    return ChipPile(f"{count}×{chip_text(value)}", colour, count)


def tints(cents: Cents, colours: Colours) -> tuple[str, ...]:
    """Return the colours of the largest chips of an amount, for where there is room for a few."""
    return tuple(pile.colour for pile in piles(cents, colours)[:MOST_COLOURS])


def chip_text(cents: Cents) -> str:
    """Return what is printed on a chip, "100" or "2.50"."""
    dollars, rest = divmod(cents, 100)
    return f"{dollars}.{rest:02d}" if rest else f"{dollars:,}"
