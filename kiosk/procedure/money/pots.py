"""Pots of the games in which players play against each other: main pot, side pots, splits, odd chips and the rake.

Amounts are integers, in cents or points. Every function here is pure, and depends only on the
chips that each seat has put in and on the seats still in the hand. The order of `live` is the order of play, from the
left of the button; it decides who gets an odd chip.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import KW_ONLY
from typing import Literal, NamedTuple, TypeAlias

from kiosk.core.text import Text, text
from kiosk.core.value import value

OddChip: TypeAlias = Literal["one_each_from_left", "all_to_first_left"]
RakeFrom: TypeAlias = Literal["each_pot", "main_first", "proportional"]

MAIN = text("Main pot")


class Layer(NamedTuple):
    """One pot: its amount, and the seats that play for it, in the order of `live`."""

    amount: int
    eligible: tuple[int, ...]


class Uncalled(NamedTuple):
    """The part of the highest bet that nobody has called."""

    seat: int
    amount: int


class Division(NamedTuple):
    """A divided pot: the payment of each winner in order, the winners of an odd chip, and the indivisible rest.

    `rest` is 0 unless the odd chips were to be left.
    """

    paid: dict[int, int]
    odd_to: tuple[int, ...]
    rest: int


def pot_key(nth: int) -> str:
    """Return the name of the pot that is laid out `nth` (0: the main pot) as records write it, "side1"."""
    return f"side{nth}" if nth else "main"


def pot_name(nth: int) -> Text:
    """Return the name of the pot that is laid out `nth`, each to the right of the one before."""
    return text("Side pot {nth}", nth=nth) if nth else MAIN


def uncalled_part(put_in: Mapping[int, int]) -> Uncalled | None:
    """Return the chips of the highest bettor that nobody has matched, or None."""
    top = most = next_most = 0
    for seat, amount in put_in.items():
        if amount > most:
            top, most, next_most = seat, amount, most
        elif amount > next_most:
            next_most = amount
    return Uncalled(top, most - next_most) if most > next_most else None


def lay_out_pots(put_in: Mapping[int, int], live: Sequence[int], *, dead: int = 0) -> list[Layer]:
    """Return main pot and side pots, in the order in which the dealer lays them out.

    A new pot begins at each amount at which a live seat is all in. Chips of a folded seat stay in their pots; `dead`
    money belongs to nobody and is in the main pot. Nothing is left over: unmatched chips go to the last pot.
    """
    assert live, "a pot needs somebody who can win it"
    total = sum(put_in.values()) + dead
    level = put_in[live[0]]
    for seat in live:
        if put_in[seat] != level:
            break
    else:
        return [Layer(total, tuple(live))]
    layers: list[Layer] = []
    below = laid = 0
    for level in sorted({put_in[seat] for seat in live} - {0}):
        amount = sum(min(amount, level) - below for amount in put_in.values() if amount > below)
        if not layers:
            amount += dead
        layers.append(Layer(amount, tuple(seat for seat in live if put_in[seat] >= level)))
        laid += amount
        below = level
    last = layers[-1]
    layers[-1] = Layer(last.amount + total - laid, last.eligible)
    return layers


def split_pot(
    amount: int, winners: Sequence[int], *, unit: int = 1, odd: OddChip | Literal["left"] = "one_each_from_left"
) -> Division:
    """Split a pot among `winners`, who are in the order of play from the left of the button.

    Shares are whole chips of `unit`; remaining chips go to the winners by the rule `odd`, or are left. An amount
    smaller than a chip goes to the first winner.
    """
    if len(winners) == 1:
        return Division({winners[0]: amount}, (), 0)
    chips, fraction = divmod(amount, unit)
    share, over = divmod(chips, len(winners))
    paid = dict.fromkeys(winners, share * unit)
    if odd == "left":
        return Division(paid, (), over * unit + fraction)
    paid[winners[0]] += fraction
    if odd == "all_to_first_left":
        paid[winners[0]] += over * unit
        return Division(paid, tuple(winners[:1]) if over else (), 0)
    for seat in winners[:over]:
        paid[seat] += unit
    return Division(paid, tuple(winners[:over]), 0)


@value
class Rake:
    """The house's rake from the pots of one hand: `rate_bp` hundredths of a per cent, rounded down, up to a cap."""

    _: KW_ONLY
    rate_bp: int
    cap: int | None
    round_down_to: int = 1
    rake_from: RakeFrom = "each_pot"

    def of(self, amount: int) -> int:
        """Return the percentage of one amount, rounded down to whole chips, before the cap."""
        return amount * self.rate_bp // (10_000 * self.round_down_to) * self.round_down_to

    def take(self, pots: Iterable[int]) -> tuple[int, ...]:
        """Return the rake of each pot, main pot first. The cap holds for all of them together."""
        amounts = tuple(pots)
        if not self.rate_bp:
            return (0,) * len(amounts)
        total = sum(amounts)
        left = total if self.cap is None else self.cap
        if self.rake_from == "proportional":
            return self._proportional(amounts, min(left, self.of(total)))
        taken = []
        if self.rake_from == "main_first":
            left = min(left, self.of(total))
            for amount in amounts:
                taken.append(min(left, amount))
                left -= taken[-1]
            return tuple(taken)
        for amount in amounts:
            taken.append(min(left, self.of(amount)))
            left -= taken[-1]
        return tuple(taken)

    def _proportional(self, amounts: tuple[int, ...], rake: int) -> tuple[int, ...]:
        """Share the rake among the pots by their size, each rounded down; the rest comes from the main pot."""
        total = sum(amounts)
        unit = self.round_down_to
        taken = [amount * rake // (total * unit) * unit if total else 0 for amount in amounts]
        over = rake - sum(taken)
        for nth, amount in enumerate(amounts):
            more = min(over, amount - taken[nth])
            taken[nth] += more
            over -= more
        return tuple(taken)
