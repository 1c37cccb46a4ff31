"""The house's limit on what it pays: on one player's wager, and on a whole hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal

from kiosk.core.money import Cents, Dollars, Rounding, divide
from kiosk.core.text import Text, text
from kiosk.procedure.game import HouseRuling, Rules, rulings_of
from kiosk.schema.fields import PositiveMoney


class BankedRules(Rules):
    """The rules of a game against the house: what every game's file holds, and the limits on what the house pays.

    `payout_limit` is the most that the house pays in one hand to all players together, and `wager_payout_limit` the
    most that it pays one player on one kind of wager; in cents, None where there is no limit. Both limit winnings:
    stakes are returned beside them. Posted jackpots are paid in full and do not count.
    """

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
        split = rulings_of(BankedRules)["payout_limit_split"].asks
        for asks, means in super().ruled(*clauses):
            if self.payout_limit is not None or asks != split:
                yield asks, means
        if not clauses:
            yield from self.limits()

    def limits_said(self) -> Iterator[Text]:
        if self.payout_limit is not None:
            yield text("One hand pays at most {amount}", amount=Dollars(self.payout_limit))
        if self.wager_payout_limit is not None:
            yield text("One wager pays at most {amount}", amount=Dollars(self.wager_payout_limit))

    def limits(self) -> Iterator[tuple[Text, Text]]:
        """Yield what is limited, and the limit as players read it."""
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
    """Return what each seat is paid of `due` winnings where the house pays no more than `limit` cents in all.

    `split` is "by_entitlement", in the ratio of what is due, or "equal": evenly, where what one seat is not due goes to
    the others. A share is cut to whole dollars where `rounding` says so, and to whole cents otherwise, so that the sum
    never exceeds `limit`.
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
