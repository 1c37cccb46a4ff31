"""A pot calculated step by step, and the forgotten step of a person who pushes another amount.

Everything is read off a hand that was settled: no pot is laid out or split here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kiosk.core.text import Text, counted, text
from kiosk.drills.drill import YOU
from kiosk.procedure import pot_name


class PushedPot(NamedTuple):
    """One pot of a hand as it was pushed: its amount, its rake, its payments, and the seats that got an odd chip."""

    amount: int
    rake: int
    eligible: Sequence[int]
    paid: Mapping[int, int]
    odd_to: Sequence[int]

    @property
    def left(self) -> int:
        return self.amount - self.rake


def working(
    pots: Sequence[PushedPot], nth: int, put_in: Mapping[int, int], show: Callable[[int], Any]
) -> tuple[Text, ...]:
    """Return the calculation of the shares of a pot: each player's chips, the rake, the parts, and the odd chip.

    `put_in` has the chips of each player that were not returned; `show` formats an amount.
    """
    pot = pots[nth]
    lines = []
    parts = _parts(pots, nth, put_in)
    if sum(parts) == pot.amount:
        sums = " + ".join(f"{show(part)}" for part in parts)
        lines.append(text("{pot}: {parts} = {amount}", pot=pot_name(nth), parts=sums, amount=show(pot.amount)))
    if pot.rake:
        lines.append(text("Less the drop of {rake}: {left}", rake=show(pot.rake), left=show(pot.left)))
    if len(pot.paid) > 1:
        each = min(pot.paid.values())
        lines.append(
            counted("%n share: {each}", "%n shares: {each} each", n=len(pot.paid), each=show(each))
        )  # fmt: skip
        lines += [
            text("The odd {odd} goes to seat {seat}", odd=show(pot.paid[seat] - each), seat=seat)
            for seat in dict.fromkeys(pot.odd_to)
        ]
    return tuple(lines)


def _parts(pots: Sequence[PushedPot], nth: int, put_in: Mapping[int, int]) -> list[int]:
    def upto(which: int) -> int:
        return min(put_in[seat] for seat in pots[which].eligible) if which >= 0 else 0

    low, high = upto(nth - 1), upto(nth)
    parts = (min(amount, high) - min(amount, low) for amount in put_in.values())
    return sorted((part for part in parts if part > 0), reverse=True)


def instead(pots: Sequence[PushedPot], nth: int, seat: int) -> dict[int, Text]:
    """Return, by amount, the mistake of a dealer who pushes that amount of a pot to a seat: only mistakes possible
    here, and the first if two give the same amount.
    """
    pot = pots[nth]
    right = pot.paid[seat]
    each, odd = min(pot.paid.values()), max(pot.paid.values())
    found: dict[int, Text] = {}
    if each < odd:
        found[each] = text("The odd chip is this seat’s.")
        found[odd] = text("The odd chip is not this seat’s.")
    if len(pot.paid) > 1:
        found.setdefault(pot.left, text("{who} pushed the whole pot, but it is split.", who=YOU))
    elif pot.rake:
        found.setdefault(pot.amount, text("{who} left the drop in the pot.", who=YOU))
    if len(pots) > 1:
        all_of_it = sum(pot.left for pot in pots)
        found.setdefault(all_of_it, text("{who} pushed all the pots: push each pot separately.", who=YOU))
    for value in pots:
        if value is not pot and seat in value.paid:
            found.setdefault(value.paid[seat], text("That is what seat {seat} wins in another pot.", seat=seat))
    found.pop(right, None)
    return found
