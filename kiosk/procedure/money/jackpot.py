"""Posted jackpots: fixed amounts that the house funds. They never grow with wagers.

New Hampshire Hold 'Em, note to the 6 Card Bonus: the values "may be updated not more than once every twenty-four (24)
hours and shall not be updated in the middle of any game play, except that if a player wins any one of the jackpots,
the values may be updated following the payout of the win."
"""

from collections.abc import Collection, Mapping
from enum import StrEnum

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, Rounding, divide
from kiosk.core.value import value

DAY_MS = 24 * 60 * 60 * 1000


@value
class Posting:
    """The last posting: the ID of its person, and its time in milliseconds since 1970."""

    by: str
    at_ms: int


class Split(StrEnum):
    """The division of one jackpot among its winners. A single winner is always paid the percentage of the bet."""

    EQUAL_THEN_PERCENT = "equal_then_percent"
    EQUAL_FULL = "equal_full"
    BY_ENTITLEMENT = "by_entitlement"
    CAPPED_ENTITLEMENT = "capped_entitlement"


def shares(posted: Cents, percents: Mapping[int, int], split: Split, rounding: Rounding) -> dict[int, Cents]:
    """Return the cents of each winner of a jackpot of `posted` cents; `percents` are those of their bets."""
    winners = len(percents)
    if winners == 1:
        return {seat: divide(posted * percent, 100, rounding) for seat, percent in percents.items()}
    together = sum(percents.values())
    match split:
        case Split.EQUAL_THEN_PERCENT:
            return {seat: divide(posted * percent, 100 * winners, rounding) for seat, percent in percents.items()}
        case Split.EQUAL_FULL:
            return {seat: divide(posted, winners, rounding) for seat in percents}
        case Split.BY_ENTITLEMENT:
            return {seat: divide(posted * percent, together, rounding) for seat, percent in percents.items()}
        case Split.CAPPED_ENTITLEMENT:
            whole = max(100, together)
            return {seat: divide(posted * percent, whole, rounding) for seat, percent in percents.items()}


def posting_wait_ms(*, since_ms: int | None, paid_since: bool) -> int:
    """Return the time for which the amounts still hold, in milliseconds; 0 if they may change between two hands."""
    if paid_since or since_ms is None:
        return 0
    return max(0, DAY_MS - since_ms)


def refuse_amounts(amounts: Mapping[str, Cents], names: Collection[str]) -> None:
    """Raise Refused unless each jackpot of these names has an amount, in cents, and no other one has."""
    if set(amounts) != set(names):
        raise Refused("jackpots", "Post an amount for each of {names}.", names=", ".join(names).upper())
    if min(amounts.values(), default=0) <= 0:
        raise Refused("jackpots", "Enter a jackpot amount above zero.")


def refuse_posting(*, since_ms: int | None, in_hand: bool, paid_since: bool) -> None:
    """Raise Refused unless new amounts may be posted now.

    `since_ms` is the time since the amounts were last changed (None: never), by a clock that nobody can set;
    `paid_since` whether a jackpot has been paid since.
    """
    if paid_since:
        return
    if in_hand:
        raise Refused("jackpot_in_hand", "Jackpots are not changed during a hand: finish it, then post.")
    wait_ms = posting_wait_ms(since_ms=since_ms, paid_since=paid_since)
    if wait_ms:
        minutes = -(-wait_ms // 60_000)
        raise Refused(
            "jackpot_once_a_day",
            "Jackpots change at most once in 24 hours: wait {hours} h {minutes} min.",
            hours=minutes // 60,
            minutes=format(minutes % 60, "02d"),
        )
