"""The rows of a night: differences, slips, drop boxes, players, payouts, and shifts, each as a tuple."""

from __future__ import annotations

from typing import Final, NamedTuple

from kiosk.core.money import Cents

OPEN: Final = ("requested", "on its way")
"""The states of a slip that is not finished."""


class FoundDifference(NamedTuple):
    """The difference that a count has found: positive is over, negative is short. `since` is the count before it, ""
    for none.

    Between the two lie the `hands` from the first to the last, (0, 0) for none, and the `slips` of fills and credits.
    `dealers` have dealt those hands; where none was dealt, it is who signed for the count.
    """

    seq: int
    at_ms: int
    counted: str
    cents: Cents
    since: str
    since_ms: int
    hands: tuple[int, int]
    slips: tuple[int, ...]
    signed: tuple[str, ...]
    dealers: tuple[str, ...]


class NightSlip(NamedTuple):
    """A fill, a credit, or a transfer in a night. `status` is requested, on its way, received or void.

    `table` is the other table, "" for the cage, and `of_slip` the slip of it with which chips came from there. A
    `carried` one was made out in a night before, and nothing was done with it in this one. `replaces` is the void slip
    whose chips were counted differently, and `sent` who signed when the chips left.
    """

    number: int
    slip: int
    direction: str
    cents: Cents
    status: str
    why: str
    signed: tuple[tuple[str, str], ...]
    chips: tuple[tuple[Cents, int], ...] = ()
    table: str = ""
    of_slip: int = 0
    carried: bool = False
    replaces: int = 0
    sent: tuple[tuple[str, str], ...] = ()


class NightBox(NamedTuple):
    """A drop box that was in the table. `removed` is the seq of the event that took it out, 0 where none did.

    `before` is what was entered of it before the night, `entered` in all, cash and `rake` together, in cents. `counted`
    is what the count room has posted, None where it has not, `bills` what of it were bills; `counters` are the two
    people.
    """

    number: int
    since_ms: int
    removed: int
    removed_ms: int
    signed: tuple[str, ...]
    before: Cents
    entered: Cents
    rake: Cents = 0
    counted: Cents | None = None
    counters: tuple[str, ...] = ()
    bills: Cents = 0


class NightCharity(NamedTuple):
    """The charity of a table's night, "" where none was assigned, and the percentages that hold on that day.

    `is_of_buy_ins` says whether the state's share is of the cash for chips, and not of the win. `reason` is why it was
    assigned after the first hand or changed, and `was` the one before.
    """

    name: str
    state: int
    charity: int
    is_of_buy_ins: bool = False
    signed: tuple[str, ...] = ()
    reason: str = ""
    was: str = ""


class NightPlayer(NamedTuple):
    """The cash of one player at a table on a gaming day, `in_` for chips and `out` for chips, and its events.

    `player` is the number in the house's log, 0 for the cash of a `seat` of which nobody was named.
    """

    player: int
    seat: int
    in_: Cents
    out: Cents
    seqs: tuple[int, ...]


class NightPayout(NamedTuple):
    """A payout that the cage or a check has paid, and not the rack: `by` is which, `check` the number of the check."""

    seq: int
    hand: int
    seat: int
    cents: Cents
    by: str
    check: str
    floor: str


class CashLimit(NamedTuple):
    """The cash of one person from which on it is logged, None for no log, and more than which needs a notice; and what
    of each raked hand is for promotions and for the bad-beat pool.
    """

    log: Cents | None
    notice: Cents
    promotion: Cents = 0
    bad_beat: Cents = 0


class BetweenTables(NamedTuple):
    """A transfer between two tables as both journals have it: what was `sent` and what was received.

    `slips` are those of the source: where one was short, it is void, and the next one has what was
    counted. An amount is None where that table has no such slip. `why` says what is wrong, "" where both agree.
    """

    source: str
    slips: tuple[int, ...]
    target: str
    sent: Cents | None
    received: Cents | None
    why: str = ""


class NightShift(NamedTuple):
    """An opening, a closing, or a count while closed, with who signed as the floor and as the dealer."""

    at_ms: int
    what: str
    game: str
    cents: Cents
    floor: str
    dealer: str
    seq: int = 0


class NightExplanation(NamedTuple):
    """An explained difference: `line` is its line in the packet, `cents` the difference, and `who` says so."""

    line: str
    cents: Cents
    reason: str
    who: str
    at_ms: int


class NightSignature(NamedTuple):
    """The latest signature for a night: who has signed in which duty, nobody where it was not signed.

    `changed` has each figure that is another one now, (name, as it was signed, as it is); none where the signature
    holds.
    """

    signed: tuple[tuple[str, str], ...] = ()
    at_ms: int = 0
    digest: str = ""
    changed: tuple[tuple[str, str, str], ...] = ()

    @property
    def holds(self) -> bool:
        return bool(self.signed) and not self.changed
