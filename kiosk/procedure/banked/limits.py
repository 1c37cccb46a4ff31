"""The house's rulings on the amount of a payout: whole chips, and a limit on a wager and on a whole hand."""

from collections.abc import Iterator, Mapping, Sequence
from math import gcd
from typing import Annotated, Any, Final, Literal

from kiosk.core.money import Cents, Dollars, Rounding, divide, money
from kiosk.core.text import Text, text
from kiosk.procedure.game.game import Rules
from kiosk.procedure.game.handbook import HouseRuling, rulings_of
from kiosk.schema.fields import PositiveMoney
from kiosk.schema.partly import Found


def _rounding_has_its_chip(rules: Any) -> Iterator[Found]:
    if rules.round_to_chip != "none" and rules.chip_unit is None:
        yield ("round_to_chip",), f'"{rules.round_to_chip}" rounds nothing without chip_unit; name the smallest chip'


class BankedRules(Rules):
    """The rules of a game against the house: the common keys of every game's file, and the rulings on payouts.

    `payout_limit` is the most that the house pays in one hand to all players together, and `wager_payout_limit` the
    most that it pays one player on one kind of wager; in cents, None if there is no limit. Both limit winnings: stakes
    are returned besides. Posted jackpots are paid in full and do not count.

    `round_to_chip` rounds a payout or a share of a jackpot that no chips make: not at all ("none"), or to whole chips
    of `chip_unit` cents, "down" or "up". The payout of one seat on one kind of wager is rounded once. A limited payout
    is rounded down, so that the limit holds.
    """

    WARNINGS = (*Rules.WARNINGS, _rounding_has_its_chip)

    chip_unit: PositiveMoney | None = None
    round_to_chip: Annotated[
        Literal["none", "down", "up"],
        HouseRuling(
            text("The chips cannot make a payout or share exactly: what is paid?"),
            {
                "none": text("All of it: an amount that no chips make is paid in coins or by check."),
                "down": text("It is rounded down to whole chips."),
                "up": text("It is rounded up to whole chips."),
            },
            (),
        ),
    ] = "none"
    payout_limit: PositiveMoney | None = None
    payout_limit_split: Annotated[
        Literal["by_entitlement", "equal"],
        HouseRuling(
            text("The limit of the hand is less than its winners are due: how do they share it?"),
            {
                "by_entitlement": text("In the ratio of what each is due."),
                "equal": text("Evenly; nobody is paid more than they are due."),
            },
            (),
        ),
    ] = "by_entitlement"
    wager_payout_limit: PositiveMoney | None = None

    def ruled(self, *clauses: str) -> Iterator[tuple[Text, Text]]:
        own = rulings_of(BankedRules)
        moot = [own["payout_limit_split"].asks] if self.payout_limit is None else []
        if self.chip_unit is None:
            moot.append(own["round_to_chip"].asks)
        for asks, means in super().ruled(*clauses):
            if asks not in moot:
                yield asks, means
        if not clauses:
            yield from self.limits()

    def in_chips(self, won: Cents, *, limited: bool = False) -> Cents:
        """Return `won` cents as the house pays them: all, or rounded to whole chips, down where a limit cut them."""
        unit = self.chip_unit
        if self.round_to_chip == "none" or unit is None:
            return won
        return -(-won // unit) * unit if self.round_to_chip == "up" and not limited else won // unit * unit

    def payouts(self, unit: Cents) -> Iterator[tuple[str, Cents]]:
        for line, won in super().payouts(unit):
            yield line, self.in_chips(won)

    def payouts_on(self, spot: str, bet: Cents) -> Iterator[Cents]:
        return map(self.in_chips, super().payouts_on(spot, bet))

    def jackpot_shares(self, name: str, posted: Cents) -> frozenset[Cents]:
        return frozenset(map(self.in_chips, super().jackpot_shares(name, posted)))

    def wrong_at_table(self, least: Cents, most: Cents | None, rack: Sequence[tuple[Cents, str]]) -> Iterator[Found]:
        """Yield a rack that does not make whole chips of the unit to which the game's payouts are rounded."""
        yield from super().wrong_at_table(least, most, rack)
        smallest = gcd(*[value for value, _ in rack])
        if self.round_to_chip != "none" and self.chip_unit is not None and smallest and self.chip_unit % smallest:
            yield ("rack",), f"no chips of the rack make the chip_unit of the game, {money(self.chip_unit)}"

    def limits_said(self) -> Iterator[Text]:
        if self.payout_limit is not None:
            yield text("One hand pays at most {amount}", amount=Dollars(self.payout_limit))
        if self.wager_payout_limit is not None:
            yield text("One wager pays at most {amount}", amount=Dollars(self.wager_payout_limit))

    def limits(self) -> Iterator[tuple[Text, Text]]:
        """Yield the limited payouts, and the limits as players read them."""
        if self.payout_limit is not None:
            yield (
                text("What is the most that the house pays in one hand?"),
                text("{amount} to all players together. {aside}", amount=Dollars(self.payout_limit), aside=_ASIDE),
            )
        if self.wager_payout_limit is not None:
            yield (
                text("What is the most that one wager pays?"),
                text("{amount} to one player. {aside}", amount=Dollars(self.wager_payout_limit), aside=_ASIDE),
            )


_ASIDE: Final = text("Posted jackpots are paid in full.")


def shared(limit: Cents, due: Mapping[int, Cents], split: str, rounding: Rounding) -> dict[int, Cents]:
    """Return the payment of each seat of `due` winnings if the house pays no more than `limit` cents in all.

    `split` is "by_entitlement", in the ratio of the amounts due, or "equal": evenly, and the part above a seat's amount
    goes to the others. A share is cut to whole dollars if `rounding` requires it, and to whole cents otherwise, so that
    the sum never exceeds `limit`.
    """
    if rounding is Rounding.CENT_NEAREST:
        rounding = Rounding.CENT_DOWN
    together = sum(due.values())
    if together <= limit:
        return dict(due)
    if split == "by_entitlement":
        return {seat: divide(limit * cents, together, rounding) for seat, cents in due.items()}
    paid, left = {}, limit
    smallest_first = sorted(due, key=lambda seat: due[seat])
    for nth, seat in enumerate(smallest_first):
        paid[seat] = min(due[seat], divide(left, len(smallest_first) - nth, rounding))
        left -= paid[seat]
    return {seat: paid[seat] for seat in due}
