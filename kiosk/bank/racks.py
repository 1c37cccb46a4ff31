"""Changes of the chips in a rack."""

from collections.abc import Mapping
from typing import TypeAlias

from kiosk.core.money import Cents, Chips, chips, chips_held

Rack: TypeAlias = Mapping[Cents, int]


def chips_from(rack: Rack, cents: Cents) -> tuple[Chips, dict[Cents, int]]:
    """Return the chips that `cents` are paid with from a rack, and the rack then; negative is taken into it.

    If the cage pays, the rack is unchanged.
    """
    made = chips_held(cents, rack) if cents > 0 else chips(-cents, tuple(rack))
    sign = -1 if cents > 0 else 1
    then = dict(rack)
    for chip, count in made.stacks:
        then[chip] += sign * count
    return made, then


def without_owed(rack: Rack) -> dict[Cents, int]:
    """Return a rack in which no tube owes chips.

    Chips that a hand had taken may have gone since, as other chips of the same worth: these are given back instead. The
    cage pays what no chips make.
    """
    owed = sum(-chip * count for chip, count in rack.items() if count < 0)
    _, then = chips_from({chip: max(0, count) for chip, count in rack.items()}, owed)
    return then


def worth(rack: Rack) -> Cents:
    """Return the total of a rack."""
    return sum(chip * count for chip, count in rack.items())
