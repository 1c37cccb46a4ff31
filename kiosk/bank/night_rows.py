"""The rows of a night: differences, slips, drop boxes, players, payouts, and shifts, each as a tuple."""

from typing import Final, NamedTuple

from kiosk.core.money import Cents

ON_ITS_WAY: Final = "on its way"
OPEN: Final = ("requested", ON_ITS_WAY)
"""The states of a slip that is not finished."""


class FoundDifference(NamedTuple):
    """The difference that a count has found: positive is over, negative is short. `since` is the count before it, ""
    for none.

    Between the two are the `hands` from the first to the last, (0, 0) for none, and the `slips` of fills and credits.
    `dealers` have dealt those hands or relieved their dealer; if no hand ended, they are the signers of the count.
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

    `table` is the other table, "" for the cage, and `of_slip` the other table's slip for chips from there. A
    `carried` one is from an earlier night. `replaces` is the void slip whose chips were counted differently, and `sent`
    has the signers when the chips left.
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
    """A drop box that was in the table. `removed` is the seq of the event of its removal, 0 if it was not removed.

    In cents, `before` is the amount entered before the night, and `entered` the whole amount, cash and `rake`.
    `counted` is the amount that the count room has posted, None if it has not, and `bills` the part of it in bills.
    `counters` are the two people who counted. `also_at` are other tables that had a box of this number at that time,
    once tables were compared. `counted_on` is the later gaming day on which the box was taken out, once it is counted
    with that night, else "".
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
    also_at: tuple[str, ...] = ()
    counted_on: str = ""

    @property
    def is_counted(self) -> bool:
        return self.counted is not None or bool(self.counted_on)


class NightCharity(NamedTuple):
    """The charity of a table's night, "" if none was assigned, and the percentages in force on that day.

    The state's share is of the cash for chips if `is_of_buy_ins`, and of the win otherwise. `reason` is given if the
    charity was assigned after the first hand or changed, and `was` is the charity before.
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

    `player` is the number in the house's log, 0 for the cash of a `seat` without a named player.
    """

    player: int
    seat: int
    in_: Cents
    out: Cents
    seqs: tuple[int, ...]


class NightPayout(NamedTuple):
    """A payout that was not paid from the rack: `by` is "cage" or "check", and `check` the number of the check."""

    seq: int
    hand: int
    seat: int
    cents: Cents
    by: str
    check: str
    floor: str


class CashLimit(NamedTuple):
    """The house's amounts for cash: `log` and more is logged, None for no log; more than `notice` needs a notice.

    `promotion` and `bad_beat` are the parts of each raked hand for promotions and for the bad-beat pool.
    """

    log: Cents | None
    notice: Cents
    promotion: Cents = 0
    bad_beat: Cents = 0


class BetweenTables(NamedTuple):
    """A transfer between two tables as both journals have it: the `sent` and the `received` amount.

    `slips` are those of the source: a slip that differs from the count is void, and the next one has the counted
    chips. An amount is None if that table has no such slip. `why` is the fault, "" if both agree. A pending transfer
    has yet to be finished by one of the tables. Any other fault is explained.
    """

    source: str
    slips: tuple[int, ...]
    target: str
    sent: Cents | None
    received: Cents | None
    why: str = ""
    is_pending: bool = False


class NightShift(NamedTuple):
    """An opening, a closing, or a count of a closed table, with the signers as `floor` and as `dealer`."""

    at_ms: int
    what: str
    game: str
    cents: Cents
    floor: str
    dealer: str
    seq: int = 0


class NightExplanation(NamedTuple):
    """An explained difference: `line` is its line in the packet, `cents` the difference, and `who` explained it."""

    line: str
    cents: Cents
    reason: str
    who: str
    at_ms: int


class NightSignature(NamedTuple):
    """The latest signature for a night: `signed` has (duty, person), and is empty if nobody has signed.

    `changed` has each figure that differs from the signed one: (name, signed figure, present figure), "" for none.
    """

    signed: tuple[tuple[str, str], ...] = ()
    at_ms: int = 0
    digest: str = ""
    changed: tuple[tuple[str, str, str], ...] = ()

    @property
    def holds(self) -> bool:
        return bool(self.signed) and not self.changed
