"""The night of one table, out of its journal alone: what the rack began and ended with, and each chip between.

    rack at the end − rack at the beginning − fills + credits − chips from other tables + chips to other tables
        = the result of the hands − the rake − cash and coupons for chips + cash-outs + what the cage paid
          + what the counts found

    win = that left side + drop − cash-outs

Both sides are added up by themselves. What a count has found is a line of its own, with its sign, and names the count
before it and the hands and slips since: nothing is set off against anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Any, Final, NamedTuple

from kiosk.bank.accounts import (
    CAGE,
    CARRIED,
    CASH_OUTS,
    COUNT_ROOM,
    COUPONS,
    OVER_SHORT,
    PLAYERS,
    RAKE,
    TIPS,
    AccountKind,
)
from kiosk.bank.days import Span
from kiosk.bank.elsewhere import PaidByOthers
from kiosk.bank.fold import after, at_seats
from kiosk.bank.ledger import BankLedger, kept_ledger
from kiosk.bank.racks import worth
from kiosk.bank.variances import MonthDifferences, VarianceLimit
from kiosk.core.frozen import frozen
from kiosk.core.money import Cents, money
from kiosk.events import (
    Answered,
    BoxPosted,
    CashMoved,
    ClosedRackCounted,
    DisputeRuled,
    DropBoxChanged,
    HandOpened,
    HandReopened,
    HandSettled,
    HandVoided,
    Happening,
    PaidElsewhere,
    PayoutKept,
    PayoutStated,
    PlayerNamed,
    RackChanged,
    TableClosed,
    TableOpened,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)
from kiosk.journal import Event

NIGHT_KINDS: Final[tuple[type[Happening], ...]] = (
    Answered, CashMoved, ClosedRackCounted, DisputeRuled, DropBoxChanged, HandOpened, HandReopened, HandSettled,
    HandVoided, PaidElsewhere, PayoutKept, PayoutStated, PlayerNamed, RackChanged, TableClosed, TableOpened,
    TransferReceived, TransferRequested, TransferSent, TransferVoided,
)  # fmt: skip
"""The kinds of events that a night is read from."""

_COUNTS: Final = {
    TableOpened: "opener", TableClosed: "closer", RackChanged: "count", ClosedRackCounted: "count while closed",
}  # fmt: skip
OPEN: Final = ("requested", "on its way")
"""The states of a slip that is not finished."""
_OF_A_SHIFT: Final = frozenset({"opener", "closer"})
_TRANSFERS: Final = (TransferRequested, TransferReceived, TransferSent, TransferVoided)


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


@frozen
class TableNight:
    """The night of a table. `began` and `ended` say whether a rack was counted there, or only tracked.

    `before` is the ledger when the night began, and `ledger` when it ended. `charity` is None in a house without any.
    `raked` is the rake of each hand before and after this night. `seqs` are the events of the `drop`, the `fills`, the
    `credits`, the chips of other `tables`, the `cash_outs` and the `counts`. `players` are those whom the floor has
    named, and seats with cash of nobody. `last_hand` was opened last, at `last_hand_ms`; after `ends_ms` it is late.
    `month` are the differences of the house's month up to this day. `faults` are what is wrong with the records of the
    night, each with its name. Once tables were compared, `between` are transfers as the other tables have them, and
    `carried_off` is what players have carried in at all tables less what they have carried out.
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

    def kept(self) -> dict[str, Any]:
        """Return the night as plain JSON, without charity and limits, of which `kept_night` makes the same again."""
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
        """Say whether the table was opened, closed, or dealt; one that was only counted while closed was not."""
        return self.hands > 0 or any(shift.what in _OF_A_SHIFT for shift in self.shifts)

    @property
    def lacks_count(self) -> bool:
        """Say whether a rack that is not opened on this gaming day was counted and signed for by nobody."""
        return not self.is_dealt and not self.shifts and bool(self.ledger.rack)

    @property
    def found_alone(self) -> tuple[Cents, ...]:
        """Return each difference of a count of the rack or of a drop box, in cents."""
        boxes = (box.counted - box.entered for box in self.boxes if box.counted is not None)
        return (*(found.cents for found in self.differences), *(off for off in boxes if off))

    @property
    def rack_win(self) -> Cents:
        """Return what the rack has won, without what is in the drop box: closer + credits − opener − fills.

        Chips for another table count as a credit, and chips from one as a fill.
        """
        return self.closer + self.credits + self.to_tables - self.opener - self.fills - self.from_tables

    @property
    def drop(self) -> Cents:
        """Return what came into drop boxes in this night: as it was counted, or else as it was entered."""
        return sum(box.entered if box.counted is None else box.counted for box in self.boxes) - self.carried

    @property
    def deposit(self) -> Cents:
        """Return the bills of the boxes that the count room has posted, which go to the bank; chips go to the cage."""
        return sum(box.bills for box in self.boxes)

    @property
    def win(self) -> Cents:
        """Return the win of the table: drop + closer + credits − opener − fills − cash-outs."""
        return self.rack_win + self.drop - self.cash_outs

    @property
    def promotion(self) -> Cents:
        """Return what of the rake is for promotions: of each hand as much as its rake has."""
        if self.cash is None:
            return 0
        return sum(min(now, self.cash.promotion) - min(was, self.cash.promotion) for was, now in self.raked)

    @property
    def bad_beat(self) -> Cents:
        """Return what of the rake is for the bad-beat pool: of each hand what its rake has beyond the promotion."""
        if self.cash is None:
            return 0
        promotion, most = self.cash.promotion, self.cash.bad_beat
        return sum(max(0, min(now - promotion, most)) - max(0, min(was - promotion, most)) for was, now in self.raked)

    @property
    def carried(self) -> Cents:
        """Return what was entered before the night in boxes of this night."""
        return sum(box.before for box in self.boxes)

    @property
    def box_off(self) -> Cents:
        """Return by how much the boxes differ from what was entered. It is never shown without its lines."""
        return sum(box.counted - box.entered for box in self.boxes if box.counted is not None)

    @property
    def unentered(self) -> Cents:
        """Return cash and rake of this night that are of no box of it, such as a rake before a box had a number."""
        return self.sold - self.coupons + self.rake - sum(box.entered - box.before for box in self.boxes)

    @property
    def found(self) -> Cents:
        """Return what the counts after the opener have found, over less short: it is never shown without its lines."""
        return sum(found.cents for found in self.after_opener)

    @property
    def after_opener(self) -> tuple[FoundDifference, ...]:
        """Return what the counts have found in the night itself, and not what its opener found."""
        return self.differences[1:] if self._has_opener_difference else self.differences

    @property
    def _has_opener_difference(self) -> bool:
        first = next((shift for shift in self.shifts if shift.what != "closer"), None)
        return bool(first and self.differences and self.differences[0].seq == first.seq and self.began == "counted")

    @property
    def is_whole(self) -> bool:
        """Say whether both sides add up to the cent, each added up by itself."""
        return self.off == 0 and not self.ledger.total

    @property
    def off(self) -> Cents:
        """Return by how much the win differs from the hands and what explains it: 0 where all events are there."""
        explained = self.hands_say - self.coupons + self.cage_paid + self.found + self.box_off - self.unentered
        return self.win - explained

    @property
    def open_slips(self) -> tuple[NightSlip, ...]:
        """Return the slips that were not finished when the night ended, also those of nights before."""
        return tuple(slip for slip in self.slips if slip.status in OPEN)

    @property
    def missing_slips(self) -> tuple[int, ...]:
        """Return numbers of slips that lack between the first and the last of the night."""
        numbers = [slip.slip for slip in self.slips if slip.slip and not slip.carried]
        return tuple(sorted(set(range(min(numbers), max(numbers) + 1)) - set(numbers))) if numbers else ()


_PLAIN: Final = (
    "opener", "closer", "began", "ended", "fills", "credits", "from_tables", "to_tables", "hands", "last_hand",
    "last_hand_ms", "hands_say",
    "rake", "cage_paid", "sold", "coupons", "tips", "cash_outs", "carried_in", "carried_out",
)  # fmt: skip
_ROWS: Final = {
    "boxes": NightBox, "players": NightPlayer, "elsewhere": NightPayout, "differences": FoundDifference,
    "slips": NightSlip, "shifts": NightShift,
}  # fmt: skip


def kept_night(table: str, span: Span, kept: Mapping[str, Any]) -> TableNight:
    """Return the night that `TableNight.kept` has kept."""
    rows: dict[str, Any] = {
        name: tuple(row(*_tuples(values)) for values in kept[name]) for name, row in _ROWS.items()
    }  # fmt: skip
    return TableNight(
        table=table,
        span=span,
        before=kept_ledger(kept["before"]),
        ledger=kept_ledger(kept["ledger"]),
        raked=_tuples(kept["raked"]),
        seqs={what: tuple(seqs) for what, seqs in kept["seqs"].items()},
        **{name: kept[name] for name in _PLAIN},
        **rows,
    )


def _rake_of(ledger: BankLedger, hand: int) -> Cents:
    """Return what has been raked of a hand."""
    return ledger.hands.get(hand, {}).get(RAKE, 0)


def _tuples(value: Any) -> Any:
    """Return what JSON has kept with tuples for its lists."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


class NightReader:
    """Reads the events of a journal into nights, from its beginning or from what `kept` has kept. No drop box is
    counted yet.
    """

    def __init__(self, table: str, span: Span) -> None:
        self._table = table
        self._ledger = BankLedger()
        self._is_open = False
        self._box = NightBox(0, 0, 0, 0, (), 0, 0)
        self._last_count = ("", 0)
        self._since_hands: list[int] = []
        self._since_slips: list[int] = []
        self._since_dealers: list[str] = []
        self._slips: dict[tuple[int, int], NightSlip] = {}
        self._seated: dict[int, int] = {}  # {seat: the number of the player whom the floor has named}
        self._opened: set[int | None] = set()  # the hand that was opened last
        self._others = PaidByOthers()  # of that hand
        self.begin(span)

    def begin(self, span: Span) -> None:
        """Begin a gaming day: the rack, the drop box and the last count are those of the one before."""
        self._span = span
        self._before: BankLedger | None = None
        self._opener: Cents | None = None
        self._closer: Cents | None = None
        self._fills = self._credits = self._cage_paid = self._from_tables = self._to_tables = 0
        self._hands: set[int] = set()
        self._found: list[FoundDifference] = []
        self._slips = self._open_slips()
        self._shifts: list[NightShift] = []
        self._boxes: list[NightBox] = []
        self._carried = {"carried-in": 0, "carried-out": 0}
        self._players: dict[tuple[int, int], NightPlayer] = {}
        self._raked: dict[int, tuple[Cents, Cents]] = {}
        self._seqs: dict[str, list[int]] = {}
        self._last_hand = (0, 0)
        self._elsewhere: dict[tuple[int, int, str], NightPayout] = {}
        self._box = self._box._replace(before=self._box.entered)

    def kept(self) -> dict[str, Any]:
        """Return what the next gaming day begins with, as plain JSON."""
        return {
            "ledger": self._ledger.kept(),
            "is_open": self._is_open,
            "box": list(self._box),
            "last_count": list(self._last_count),
            "hands": self._since_hands,
            "slips": self._since_slips,
            "dealers": self._since_dealers,
            "seated": list(self._seated.items()),
            "open_slips": [slip for slip in self._slips.values() if slip.status in OPEN],
        }

    @classmethod
    def of_kept(cls, table: str, span: Span, kept: Mapping[str, Any]) -> NightReader:
        """Return the reader that goes on with a gaming day after what `kept` has kept."""
        self = cls(table, span)
        self._ledger, self._is_open = kept_ledger(kept["ledger"]), kept["is_open"]
        self._box = NightBox(*_tuples(kept["box"]))
        self._last_count = _tuples(kept["last_count"])
        self._since_hands, self._since_slips = list(kept["hands"]), list(kept["slips"])
        self._since_dealers, self._seated = list(kept["dealers"]), dict(kept["seated"])
        slips = (NightSlip(*_tuples(values)) for values in kept["open_slips"])
        self._slips = {(slip.number, slip.slip): slip for slip in slips}
        self.begin(span)
        return self

    def take(self, event: Event) -> bool:
        """Take the next event. Return False where the night is over before it."""
        if event.at_ms >= self._span.end_ms:
            return False
        if self._before is None and event.at_ms >= self._span.begin_ms:
            self._before, self._slips = self._ledger, self._open_slips()
        was = self._ledger
        self._ledger = after(was, event.what, event.hand, is_open=self._is_open)
        if isinstance(event.what, TableOpened | TableClosed):
            self._is_open = isinstance(event.what, TableOpened)
        is_in = self._before is not None
        self._take_drop(event, was, is_in=is_in)
        self._take_player(event, is_in=is_in)
        self._take_elsewhere(event, is_in=is_in)
        if is_in and event.hand is not None and self._ledger.of(RAKE) != was.of(RAKE):
            before, _ = self._raked.get(event.hand, (_rake_of(was, event.hand), 0))
            self._raked[event.hand] = before, _rake_of(self._ledger, event.hand)
        if isinstance(event.what, HandOpened):
            self._last_hand = (event.hand or 0, event.at_ms) if is_in else self._last_hand
            self._since_dealers.append(event.what.dealer)
        if isinstance(event.what, HandSettled) and event.hand is not None:
            self._since_hands.append(event.hand)
            self._hands |= {event.hand} if is_in else set()
        elif isinstance(event.what, _TRANSFERS):
            self._take_transfer(event, is_in=is_in)
        elif is_in and not isinstance(event.what, tuple(_COUNTS)):
            self._cage_paid += was.of(CAGE) - self._ledger.of(CAGE)
        if isinstance(event.what, HandSettled) and is_in:
            self._cage_paid += was.of(CAGE) - self._ledger.of(CAGE)
        if isinstance(event.what, tuple(_COUNTS)):
            self._take_count(event, was, is_in=is_in)
        return True

    def _open_slips(self) -> dict[tuple[int, int], NightSlip]:
        """Return the slips of nights before that are not finished."""
        return {key: slip._replace(carried=True) for key, slip in self._slips.items() if slip.status in OPEN}

    def _take_drop(self, event: Event, was: BankLedger, *, is_in: bool) -> None:
        """Add the cash and the rake of an event to the box that is in the table, and take note of another box."""
        cash = event.what.cents if isinstance(event.what, CashMoved) and event.what.what == "buy-in" else 0
        rake, box = self._ledger.of(RAKE) - was.of(RAKE), self._box
        cents = cash + rake
        self._box = box._replace(
            entered=box.entered + cents, before=box.before + (0 if is_in else cents), rake=box.rake + rake
        )
        if is_in and (cents or isinstance(event.what, DropBoxChanged)):
            self._add_seq("drop", event)
        if not isinstance(event.what, DropBoxChanged):
            return
        signed = tuple(who for _, who in event.what.signed)
        out = self._box._replace(removed=event.seq, removed_ms=event.at_ms, signed=signed)
        if is_in and out.number:
            self._boxes.append(out)
        self._box = NightBox(event.what.inserted, event.at_ms, 0, 0, signed, 0, 0)

    def _take_player(self, event: Event, *, is_in: bool) -> None:
        """Add cash to the player at its seat; what was of nobody is that of the player who is named."""
        match event.what:
            case TableOpened():
                self._seated = {}
            case PlayerNamed(seat=seat, player=player):
                self._seated[seat] = player
                unnamed = self._players.pop((0, seat), None) if player else None
                if unnamed is not None:
                    self._add_cash(player, 0, unnamed.in_, unnamed.out, unnamed.seqs)
            case CashMoved(what="buy-in" | "cash-out" as what, seat=seat, cents=cents) if is_in:
                player = self._seated.get(seat, 0)
                in_, out = (cents, 0) if what == "buy-in" else (0, cents)
                whose = self._whose(event.of(CashMoved).reverses) or (player, 0 if player else seat)
                self._add_cash(*whose, in_, out, (event.seq,))
                if out:
                    self._add_seq("cash_outs", event)
            case CashMoved(what="carried-in" | "carried-out" as what, cents=cents) if is_in:
                self._carried[what] += cents
            case _:
                pass

    def _whose(self, seq: int) -> tuple[int, int] | None:
        """Return whose cash an entry of this night is, the player or the seat, None where there is no such entry."""
        return next((key for key, found in self._players.items() if seq in found.seqs), None)

    def _take_elsewhere(self, event: Event, *, is_in: bool) -> None:
        """Take note of the payouts of a hand that the cage or a check has paid, of the hand that was opened last."""
        if isinstance(event.what, HandOpened):
            self._opened, self._others = {event.hand}, PaidByOthers()
        if event.hand not in self._opened:
            return
        hand, had = event.hand or 0, dict(self._others.paid)
        self._others.take(event)
        for at in had.keys() - self._others.paid.keys():
            self._elsewhere.pop((hand, *at), None)
        for (seat, account), entry in self._others.paid.items() if is_in else ():
            if (seat, account) not in had:
                what = entry.of(PaidElsewhere)
                paid = NightPayout(entry.seq, hand, seat, what.cents, what.by, what.check, entry.actor)
                self._elsewhere[hand, seat, account] = paid

    def _add_cash(self, player: int, seat: int, in_: Cents, out: Cents, seqs: tuple[int, ...]) -> None:
        was = self._players.get((player, seat), NightPlayer(player, seat, 0, 0, ()))
        self._players[player, seat] = NightPlayer(player, seat, was.in_ + in_, was.out + out, (*was.seqs, *seqs))

    def _add_seq(self, what: str, event: Event) -> None:
        self._seqs.setdefault(what, []).append(event.seq)

    def _take_count(self, event: Event, was: BankLedger, *, is_in: bool) -> None:
        what = event.what
        assert isinstance(what, TableOpened | TableClosed | RackChanged | ClosedRackCounted), "it is a count"
        if isinstance(what, RackChanged) and what.why != "count":  # of an older kiosk: one part, without a slip
            cents = sum(chip * count for chip, count in what.chips) if is_in else 0
            self._fills += cents if what.why == "fill" else 0
            self._credits += cents if what.why == "credit" else 0
        name, cents = _COUNTS[type(what)], worth(dict(what.rack))
        off = was.of(OVER_SHORT) - self._ledger.of(OVER_SHORT)
        if is_in and off:
            hands = (min(self._since_hands), max(self._since_hands)) if self._since_hands else (0, 0)
            self._found.append(
                FoundDifference(
                    event.seq,
                    event.at_ms,
                    name,
                    off,
                    *self._last_count,
                    hands,
                    tuple(self._since_slips),
                    (event.actor, what.dealer),
                    tuple(dict.fromkeys(self._since_dealers)) or (what.dealer,),
                )
            )
        if is_in:
            self._add_seq("counts", event)
        if is_in and isinstance(what, TableOpened | ClosedRackCounted) and not self._shifts:
            self._opener = cents
        if is_in and not isinstance(what, RackChanged):
            game = what.game if isinstance(what, TableOpened) else ""
            self._shifts.append(NightShift(event.at_ms, name, game, cents, event.actor, what.dealer, event.seq))
        self._closer = cents if isinstance(what, TableClosed | ClosedRackCounted) and is_in else None
        if not isinstance(what, RackChanged) or what.why == "count":
            self._last_count, self._since_hands, self._since_slips = (name, event.at_ms), [], []
            self._since_dealers = []

    def _take_transfer(self, event: Event, *, is_in: bool) -> None:
        what = event.what
        match what:
            case TransferRequested(transfer=number, direction=direction, chips=chips, signed=signed):
                slip, status, why = 0, "requested", ""
            case TransferSent(transfer=number, direction=direction, chips=chips, signed=signed, slip=slip):
                status, why = "on its way", ""
                self._slips.pop((number, 0), None)
            case TransferReceived(transfer=number, direction=direction, chips=chips, signed=signed, slip=slip):
                status, why = "received", _why_arrived(what)
            case TransferVoided(transfer=number, direction=direction, chips=chips, signed=signed, slip=slip, why=why):
                status = "void"
            case _:
                return
        cents = worth(dict(chips))
        of_slip = what.of_slip if isinstance(what, TransferReceived) else 0
        was = self._slips.get((number, slip))
        replaces, sent = (0, ()) if was is None else (was.replaces, was.sent)
        if isinstance(what, TransferSent):
            replaces, sent = what.replaces, signed
        self._slips[number, slip] = NightSlip(
            number, slip, direction, cents, status, str(why), signed, tuple(chips), what.table, of_slip, False,
            replaces, sent,
        )  # fmt: skip
        if is_in:
            moved = {"fill": "fills", "credit": "credits"}.get(direction, "tables")
            match what:
                case TransferReceived(direction="fill"):
                    self._fills += cents
                case TransferSent(direction="credit"):
                    self._credits += cents
                case TransferVoided(direction="credit") if slip:
                    self._credits -= cents
                case TransferReceived(direction="in"):
                    self._from_tables += cents
                case TransferSent(direction="out"):
                    self._to_tables += cents
                case TransferVoided(direction="out") if slip:
                    self._to_tables -= cents
                case _:
                    moved = ""
            if moved:
                self._add_seq(moved, event)
        if slip and slip not in self._since_slips:
            self._since_slips.append(slip)

    def night(self) -> TableNight:
        """Return the night, when all events have been taken."""
        before = self._ledger if self._before is None else self._before
        slips = self._open_slips() if self._before is None else self._slips
        rack_before, rack_now = worth(before.rack), worth(self._ledger.rack)
        played = {kind: _players(ledger) for kind, ledger in (("was", before), ("is", self._ledger))}
        return TableNight(
            table=self._table,
            span=self._span,
            before=before,
            ledger=self._ledger,
            opener=rack_before if self._opener is None else self._opener,
            closer=rack_now if self._closer is None else self._closer,
            began="tracked" if self._opener is None else "counted",
            ended="tracked" if self._closer is None else "counted",
            fills=self._fills,
            credits=self._credits,
            from_tables=self._from_tables,
            to_tables=self._to_tables,
            hands=len(self._hands),
            last_hand=self._last_hand[0],
            last_hand_ms=self._last_hand[1],
            hands_say=played["was"] - played["is"],
            rake=self._ledger.of(RAKE) - before.of(RAKE),
            cage_paid=self._cage_paid,
            sold=_sold(self._ledger) - _sold(before),
            coupons=self._ledger.of(COUPONS) - before.of(COUPONS),
            tips=self._ledger.of(TIPS) - before.of(TIPS),
            cash_outs=before.of(CASH_OUTS) - self._ledger.of(CASH_OUTS),
            carried_in=self._carried["carried-in"],
            carried_out=self._carried["carried-out"],
            players=tuple(self._players.values()),
            elsewhere=tuple(self._elsewhere.values()),
            raked=tuple(self._raked.values()),
            seqs={what: tuple(seqs) for what, seqs in self._seqs.items()},
            boxes=(*self._boxes, *((self._box,) if self._box.number and self._box.entered else ())),
            differences=tuple(self._found),
            slips=tuple(slips.values()),
            shifts=tuple(self._shifts),
        )


def _players(ledger: BankLedger) -> Cents:
    """Return what all players have got from the table, less what they have lost to it."""
    pots = sum(ledger.kind(AccountKind.POT).values())
    return at_seats(ledger.balances) + ledger.of(PLAYERS) + ledger.of(TIPS) + ledger.of(CARRIED) + pots


def _sold(ledger: BankLedger) -> Cents:
    """Return what has ever left the rack for cash and coupons."""
    cash = sum(ledger.kind(AccountKind.DROP).values()) + ledger.of(COUNT_ROOM)
    return cash + ledger.of(COUPONS)


def counted_night(night: TableNight, posted: Mapping[int, BoxPosted]) -> TableNight:
    """Return a night with its drop boxes as the count room has posted them, {seq that took a box out: count}."""
    return replace(night, boxes=tuple(_counted_box(box, posted.get(box.removed)) for box in night.boxes))


def _counted_box(box: NightBox, posted: BoxPosted | None) -> NightBox:
    if posted is None:
        return box
    bills, chips = worth(dict(posted.bills)), worth(dict(posted.chips))
    return box._replace(counted=bills + chips, counters=posted.counters, bills=bills)


def counts_of(table: str, posted: Iterable[BoxPosted]) -> Mapping[int, BoxPosted]:
    """Return the counts of a table's drop boxes, {seq that took a box out: count}."""
    return {what.removed: what for what in posted if what.table == table}


def table_night(table: str, events: Iterable[Event], span: Span, posted: Iterable[BoxPosted] = ()) -> TableNight:
    """Return the night of a table out of all events of `NIGHT_KINDS` in its journal, in their order.

    `posted` are the counts of drop boxes in the journal of the house; those of other tables are left out.
    """
    return next(table_nights(table, events, (span,), posted))


def table_nights(
    table: str, events: Iterable[Event], spans: Sequence[Span], posted: Iterable[BoxPosted] = ()
) -> Iterator[TableNight]:
    """Yield the nights of a table, for gaming days that follow one another, as `table_night` returns each of them."""
    counts = counts_of(table, posted)
    reader, left = NightReader(table, spans[0]), list(spans[1:])
    for event in events:
        while not reader.take(event):
            yield counted_night(reader.night(), counts)
            if not left:
                return
            reader.begin(left.pop(0))
    yield counted_night(reader.night(), counts)
    for span in left:
        reader.begin(span)
        yield counted_night(reader.night(), counts)


def _why_arrived(what: TransferReceived) -> str:
    """Return how the chips differ from what the other table's slip says, as it was entered; "" where they do not."""
    off = worth(dict(what.chips)) - what.said if what.said else 0
    if not off:
        return ""
    return f"its slip {what.of_slip} says {money(what.said)}: {money(abs(off))} {'over' if off > 0 else 'short'}"
