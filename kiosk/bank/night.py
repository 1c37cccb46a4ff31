"""The night of one table: the amounts that the rack began and ended with, and each amount between.

    rack at the end − rack at the beginning − fills + credits − chips from other tables + chips to other tables
        = the result of the hands − the rake − cash and coupons for chips + cash-outs + payments by the cage
          + differences found by counts

    win = that left side + drop − cash-outs

Both sides are added up separately. A difference found by a count is a separate line, with its sign, and names the count
before it and the hands and slips since. Differences are never offset against each other.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from kiosk.bank.days import Span
from kiosk.bank.ledger import BankLedger, kept_ledger
from kiosk.bank.night_rows import (
    OPEN,
    BetweenTables,
    CashLimit,
    FoundDifference,
    NightBox,
    NightCharity,
    NightExplanation,
    NightPayout,
    NightPlayer,
    NightShift,
    NightSignature,
    NightSlip,
)
from kiosk.bank.variances import MonthDifferences, VarianceLimit
from kiosk.core.money import Cents
from kiosk.core.value import value

_OF_A_SHIFT: Final = frozenset({"opener", "closer"})


@value
class TableNight:
    """The night of a table. `began` and `ended` say whether the rack was counted at that time, or only tracked.

    `before` is the ledger when the night began, and `ledger` when it ended. `charity` is None in a house without any.
    `raked` is the rake of each hand before and after this night. `seqs` are the events of the `drop`, the `fills`, the
    `credits`, the chips of other `tables`, the `cash_outs` and the `counts`. `players` are those that the floor has
    named, and seats with cash of nobody. `last_hand` was opened last, at `last_hand_ms`; after `ends_ms` it is late.
    `month` are the differences of the house's month up to this day. `faults` are the faults of the night's records,
    each with its name. `closed_on` is the later gaming day on which the table was closed, if it stayed open over the
    end of this one, else "". Once tables were compared, `between` are transfers as the other tables have them, and
    `carried_off` is the chips that players carried in at all tables less those carried out. `last_event` is the seq of
    the night's last event, 0 for none. `signature` is None if nobody signs for nights, as at a table that is
    dealt for points.
    """

    table: str
    span: Span
    before: BankLedger
    ledger: BankLedger
    opener: Cents
    closer: Cents
    began: str = "tracked"
    ended: str = "tracked"
    fills: Cents = 0
    credits: Cents = 0
    from_tables: Cents = 0
    to_tables: Cents = 0
    hands: int = 0
    last_hand: int = 0
    last_hand_ms: int = 0
    hands_say: Cents = 0
    rake: Cents = 0
    cage_paid: Cents = 0
    sold: Cents = 0
    coupons: Cents = 0
    tips: Cents = 0
    cash_outs: Cents = 0
    carried_in: Cents = 0
    carried_out: Cents = 0
    boxes: tuple[NightBox, ...] = ()
    players: tuple[NightPlayer, ...] = ()
    elsewhere: tuple[NightPayout, ...] = ()
    raked: tuple[tuple[Cents, Cents], ...] = ()
    seqs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    differences: tuple[FoundDifference, ...] = ()
    slips: tuple[NightSlip, ...] = ()
    shifts: tuple[NightShift, ...] = field(default_factory=tuple)
    charity: NightCharity | None = None
    variance: VarianceLimit | None = None
    cash: CashLimit | None = None
    month: MonthDifferences | None = None
    ends_ms: int | None = None
    faults: tuple[tuple[str, str], ...] = ()
    between: tuple[BetweenTables, ...] = ()
    carried_off: Cents = 0
    last_event: int = 0
    closed_on: str = ""
    explanations: tuple[NightExplanation, ...] = ()
    signature: NightSignature | None = None

    def kept(self) -> dict[str, Any]:
        """Return the night as plain JSON, without charity and limits. `kept_night` restores it."""
        kept = {name: getattr(self, name) for name in _PLAIN}
        ledgers = {"before": self.before.kept(), "ledger": self.ledger.kept()}
        return {
            **kept,
            **ledgers,
            "raked": self.raked,
            "seqs": self.seqs,
            **{name: getattr(self, name) for name in _ROWS},
        }

    @property
    def is_dealt(self) -> bool:
        """Return whether the table was opened, closed, or dealt; one that was only counted while closed was not."""
        return self.hands > 0 or any(shift.what in _OF_A_SHIFT for shift in self.shifts)

    @property
    def lacks_count(self) -> bool:
        """Return whether the table was not opened on this gaming day and nobody counted and signed for its rack."""
        return not self.is_dealt and not self.shifts and bool(self.ledger.rack)

    @property
    def found_alone(self) -> tuple[Cents, ...]:
        """Return each difference of a count of the rack or of a drop box, in cents."""
        boxes = (box.counted - box.entered for box in self.boxes if box.counted is not None)
        return (*(found.cents for found in self.differences), *(off for off in boxes if off))

    @property
    def rack_win(self) -> Cents:
        """Return the win of the rack, without the drop box: closer + credits − opener − fills.

        Chips for another table count as a credit, and chips from one as a fill.
        """
        return self.closer + self.credits + self.to_tables - self.opener - self.fills - self.from_tables

    @property
    def drop(self) -> Cents:
        """Return the drop of this night: as it was counted, or else as it was entered."""
        return sum(box.entered if box.counted is None else box.counted for box in self.boxes) - self.carried

    @property
    def deposit(self) -> Cents:
        """Return the bills of the boxes that the count room has posted, which go to the bank; chips go to the cage."""
        return sum(box.bills for box in self.boxes)

    @property
    def win(self) -> Cents:
        """Return the win of the table: drop + closer + credits − opener − fills − cash-outs, and chips to
        other tables less chips from them.
        """
        return self.rack_win + self.drop - self.cash_outs

    @property
    def promotion(self) -> Cents:
        """Return the part of the rake for promotions: of each hand at most its rake."""
        if self.cash is None:
            return 0
        return sum(min(now, self.cash.promotion) - min(was, self.cash.promotion) for was, now in self.raked)

    @property
    def bad_beat(self) -> Cents:
        """Return the part of the rake for the bad-beat pool: of each hand at most its rake beyond the promotion."""
        if self.cash is None:
            return 0
        promotion, most = self.cash.promotion, self.cash.bad_beat
        return sum(max(0, min(now - promotion, most)) - max(0, min(was - promotion, most)) for was, now in self.raked)

    @property
    def carried(self) -> Cents:
        """Return the cash entered before the night in boxes of this night."""
        return sum(box.before for box in self.boxes)

    @property
    def box_off(self) -> Cents:
        """Return the difference of the boxes from the entered amounts. It is shown only together with its lines."""
        return sum(box.counted - box.entered for box in self.boxes if box.counted is not None)

    @property
    def unentered(self) -> Cents:
        """Return cash and rake of this night that are of no box of it, such as a rake before a box had a number."""
        return self.sold - self.coupons + self.rake - sum(box.entered - box.before for box in self.boxes)

    @property
    def found(self) -> Cents:
        """Return the sum of the count differences after the opener, over less short. Show it with its lines only."""
        return sum(found.cents for found in self.after_opener)

    @property
    def after_opener(self) -> tuple[FoundDifference, ...]:
        """Return the differences of the counts in the night itself, without that of its opener."""
        return self.differences[1:] if self._has_opener_difference else self.differences

    @property
    def _has_opener_difference(self) -> bool:
        first = next((shift for shift in self.shifts if shift.what != "closer"), None)
        return bool(first and self.differences and self.differences[0].seq == first.seq and self.began == "counted")

    @property
    def is_whole(self) -> bool:
        """Return whether both sides are equal to the cent, each added up separately."""
        return self.off == 0 and not self.ledger.total

    @property
    def off(self) -> Cents:
        """Return the difference of the win from the hands and the other moves: 0 if all events are there."""
        explained = self.hands_say - self.coupons + self.cage_paid + self.found + self.box_off - self.unentered
        return self.win - explained

    def explanation(self, line: str, cents: Cents) -> NightExplanation | None:
        """Return the explanation of a difference of the packet, None if its present amount is not explained."""
        found = (each for each in self.explanations if (each.line, each.cents) == (line, cents))
        return next(found, None)

    @property
    def open_slips(self) -> tuple[NightSlip, ...]:
        """Return the slips that were not finished when the night ended, also those of nights before."""
        return tuple(slip for slip in self.slips if slip.status in OPEN)

    @property
    def missing_slips(self) -> tuple[int, ...]:
        """Return the slip numbers that are missing between the first and the last of the night."""
        numbers = [slip.slip for slip in self.slips if slip.slip and not slip.carried]
        return tuple(sorted(set(range(min(numbers), max(numbers) + 1)) - set(numbers))) if numbers else ()


_PLAIN: Final = (
    "opener", "closer", "began", "ended", "fills", "credits", "from_tables", "to_tables", "hands", "last_hand",
    "last_hand_ms", "last_event", "hands_say",
    "rake", "cage_paid", "sold", "coupons", "tips", "cash_outs", "carried_in", "carried_out",
)  # fmt: skip
_ROWS: Final = {
    "boxes": NightBox, "players": NightPlayer, "elsewhere": NightPayout, "differences": FoundDifference,
    "slips": NightSlip, "shifts": NightShift,
}  # fmt: skip


def kept_night(table: str, span: Span, kept: Mapping[str, Any]) -> TableNight:
    """Return the night that `TableNight.kept` has kept."""
    rows: dict[str, Any] = {
        name: tuple(row(*tuples_of(values)) for values in kept[name]) for name, row in _ROWS.items()
    }  # fmt: skip
    return TableNight(
        table=table,
        span=span,
        before=kept_ledger(kept["before"]),
        ledger=kept_ledger(kept["ledger"]),
        raked=tuples_of(kept["raked"]),
        seqs={what: tuple(seqs) for what, seqs in kept["seqs"].items()},
        **{name: kept[name] for name in _PLAIN},
        **rows,
    )


def tuples_of(value: Any) -> Any:
    """Return a JSON value with tuples in place of its lists."""
    return tuple(map(tuples_of, value)) if isinstance(value, list) else value
