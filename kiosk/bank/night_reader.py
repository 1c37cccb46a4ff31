"""Read the events of a table's journal into its nights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

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
from kiosk.bank.night import TableNight, tuples_of
from kiosk.bank.night_rows import OPEN, FoundDifference, NightBox, NightPayout, NightPlayer, NightShift, NightSlip
from kiosk.bank.racks import worth
from kiosk.core.money import Cents, money
from kiosk.events import (
    Answered,
    BoxPosted,
    CashMoved,
    ClosedRackCounted,
    DealerOn,
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
    RackCounted,
    TableClosed,
    TableOpened,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)
from kiosk.journal import Event

NIGHT_KINDS: Final[tuple[type[Happening], ...]] = (
    Answered, CashMoved, ClosedRackCounted, DealerOn, DisputeRuled, DropBoxChanged, HandOpened, HandReopened,
    HandSettled, HandVoided, PaidElsewhere, PayoutKept, PayoutStated, PlayerNamed, RackCounted, TableClosed,
    TableOpened, TransferReceived, TransferRequested, TransferSent, TransferVoided,
)  # fmt: skip
"""The kinds of events that a night is read from."""
_KINDS: Final = frozenset(kind.KIND for kind in NIGHT_KINDS)

_COUNTS: Final = {
    TableOpened: "opener", TableClosed: "closer", RackCounted: "count", ClosedRackCounted: "count while closed",
}  # fmt: skip
_TRANSFERS: Final = (TransferRequested, TransferReceived, TransferSent, TransferVoided)
_PlayerKey: TypeAlias = tuple[int, int, int]  # (player, seat if there is no player, event with which a person left it)


class NightReader:
    """Reads the events of a journal into nights, from the start or the state `kept`. No drop box is counted yet."""

    def __init__(self, table: str, span: Span) -> None:
        self._table = table
        self._ledger = BankLedger()
        self._is_open = False
        self._box = NightBox(0, 0, 0, 0, (), 0, 0)
        self._last_count = ("", 0)
        self._since_hands: list[int] = []
        self._since_slips: list[int] = []
        self._since_dealers: list[str] = []
        self._dealt_by: dict[int, tuple[str, ...]] = {}  # The dealers of the two latest hands.
        self._slips: dict[tuple[int, int], NightSlip] = {}
        self._seated: dict[int, int] = {}  # {seat: the number of the player whom the floor has named}
        self._opened: set[int | None] = set()  # The hand that was opened last.
        self._others = PaidByOthers()  # Payments by others in that hand.
        self.begin(span)

    def begin(self, span: Span) -> None:
        """Begin a gaming day: the rack, the drop box and the last count are those of the one before."""
        self._span = span
        self._before: BankLedger | None = None
        self._opener: Cents | None = None
        self._closer: Cents | None = None
        self._fills = self._credits = self._cage_paid = self._from_tables = self._to_tables = 0
        self._hands = 0
        self._found: list[FoundDifference] = []
        self._slips = self._open_slips()
        self._shifts: list[NightShift] = []
        self._boxes: list[NightBox] = []
        self._carried = {"carried-in": 0, "carried-out": 0}
        self._players: dict[_PlayerKey, NightPlayer] = {}
        self._raked: dict[int, tuple[Cents, Cents]] = {}
        self._seqs: dict[str, list[int]] = {}
        self._last_hand = (0, 0)
        self._last_event = 0
        self._elsewhere: dict[tuple[int, int, str], NightPayout] = {}
        self._box = self._box._replace(before=self._box.entered)

    def kept(self) -> dict[str, Any]:
        """Return the state for the next gaming day, as plain JSON.

        If the cage or a check pays in the last hand, return nothing: later events may confirm such a payment or take
        it back, and it is read with its whole hand.
        """
        if self._others.has_any:
            return {}
        return {
            "ledger": self._ledger.kept(),
            "is_open": self._is_open,
            "box": list(self._box),
            "last_count": list(self._last_count),
            "hands": self._since_hands,
            "slips": self._since_slips,
            "dealers": self._since_dealers,
            "dealt_by": list(self._dealt_by.items()),
            "seated": list(self._seated.items()),
            "open_slips": [slip for slip in self._slips.values() if slip.status in OPEN],
            "opened": list(self._opened),
            "moved": [[*at, cents] for at, cents in self._others.moved.items()],
        }

    @classmethod
    def of_kept(cls, table: str, span: Span, kept: Mapping[str, Any]) -> NightReader:
        """Return a reader that continues a gaming day after the kept state `kept`."""
        self = cls(table, span)
        self._ledger, self._is_open = kept_ledger(kept["ledger"]), kept["is_open"]
        self._box = NightBox(*tuples_of(kept["box"]))
        self._last_count = tuples_of(kept["last_count"])
        self._since_hands, self._since_slips = list(kept["hands"]), list(kept["slips"])
        self._since_dealers, self._seated = list(kept["dealers"]), dict(kept["seated"])
        self._dealt_by = {hand: tuple(dealers) for hand, dealers in kept["dealt_by"]}
        slips = (NightSlip(*tuples_of(values)) for values in kept["open_slips"])
        self._slips = {(slip.number, slip.slip): slip for slip in slips}
        moved = {(seat, account): cents for seat, account, cents in kept["moved"]}
        self._opened, self._others = set(kept["opened"]), PaidByOthers(moved=moved)
        self.begin(span)
        return self

    def take(self, event: Event, at_ms: int | None = None) -> bool:
        """Take the next event. Return False if the night is over before it.

        `at_ms` is its time for its gaming day, by default the time of the event (`EnteredTimes`).
        """
        at_ms = event.at_ms if at_ms is None else at_ms
        if at_ms >= self._span.end_ms:
            return False
        if self._before is None and at_ms >= self._span.begin_ms:
            self._before, self._slips = self._ledger, self._open_slips()
        is_in = self._before is not None
        if is_in and event.kind in _KINDS:
            self._last_event = event.seq
        if isinstance(event.what, Answered) and not event.what.moved:
            return True  # Most events are answers that move no chips.
        was = self._ledger
        self._ledger = after(was, event.what, event.hand, is_open=self._is_open)
        if isinstance(event.what, TableOpened | TableClosed):
            self._is_open = isinstance(event.what, TableOpened)
        self._take_drop(event, was, is_in=is_in)
        self._take_player(event, is_in=is_in)
        self._take_elsewhere(event, is_in=is_in)
        if is_in and event.hand is not None and self._ledger.of(RAKE) != was.of(RAKE):
            before, _ = self._raked.get(event.hand, (_rake_of(was, event.hand), 0))
            self._raked[event.hand] = before, _rake_of(self._ledger, event.hand)
        if isinstance(event.what, HandOpened):
            self._last_hand = (event.hand or 0, at_ms) if is_in else self._last_hand
            self._dealt_by = {**dict([*self._dealt_by.items()][-1:]), event.hand or 0: (event.what.dealer,)}
        if isinstance(event.what, DealerOn) and event.hand in self._dealt_by:
            self._dealt_by[event.hand] += (event.what.dealer,)
        if isinstance(event.what, HandSettled | HandVoided) and event.hand is not None:
            self._since_dealers += self._dealt_by.get(event.hand, ())
        if isinstance(event.what, HandSettled) and event.hand is not None:
            self._since_hands.append(event.hand)
            self._hands += is_in
        elif isinstance(event.what, HandReopened):
            self._hands -= is_in  # It counts again once it is settled again, and not at all if it becomes void.
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
        before, entered, rake = (0, 0, 0) if out.number else (out.before, out.entered, out.rake)
        # A box whose number is entered late has all that fell into it before.
        self._box = NightBox(event.what.inserted, event.at_ms, 0, 0, signed, before, entered, rake)

    def _take_player(self, event: Event, *, is_in: bool) -> None:
        """Add cash to the player at its seat. Cash without a player becomes that of the player who is named there next,
        unless the person has left: then it stays cash without a player.
        """
        match event.what:
            case TableOpened():
                for seat in [seat for player, seat, left in self._players if not player and not left]:
                    self._leave(seat, event.seq)
                self._seated = {}
            case PlayerNamed(seat=seat, player=0):
                self._leave(seat, event.seq)
                self._seated[seat] = 0
            case PlayerNamed(seat=seat, player=player):
                self._seated[seat] = player
                unnamed = self._players.pop((0, seat, 0), None)
                if unnamed is not None:
                    self._add_cash((player, 0, 0), unnamed.in_, unnamed.out, unnamed.seqs)
            case CashMoved(what="buy-in" | "cash-out" as what, seat=seat, cents=cents) if is_in:
                player = self._seated.get(seat, 0)
                in_, out = (cents, 0) if what == "buy-in" else (0, cents)
                whose = self._whose(event.of(CashMoved).reverses) or (player, 0 if player else seat, 0)
                self._add_cash(whose, in_, out, (event.seq,))
                if out:
                    self._add_seq("cash_outs", event)
            case CashMoved(what="carried-in" | "carried-out" as what, cents=cents) if is_in:
                self._carried[what] += cents
            case _:
                pass

    def _leave(self, seat: int, seq: int) -> None:
        """Keep the cash of a person without a number apart from that of the next one at the seat."""
        unnamed = self._players.pop((0, seat, 0), None)
        if unnamed is not None:
            self._players[0, seat, seq] = unnamed

    def _whose(self, seq: int) -> _PlayerKey | None:
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

    def _add_cash(self, whose: _PlayerKey, in_: Cents, out: Cents, seqs: tuple[int, ...]) -> None:
        player, seat, _ = whose
        was = self._players.get(whose, NightPlayer(player, seat, 0, 0, ()))
        self._players[whose] = NightPlayer(player, seat, was.in_ + in_, was.out + out, (*was.seqs, *seqs))

    def _add_seq(self, what: str, event: Event) -> None:
        self._seqs.setdefault(what, []).append(event.seq)

    def _take_count(self, event: Event, was: BankLedger, *, is_in: bool) -> None:
        what = event.what
        assert isinstance(what, TableOpened | TableClosed | RackCounted | ClosedRackCounted), "it is a count"
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
        if is_in and not isinstance(what, RackCounted):
            game = what.game if isinstance(what, TableOpened) else ""
            self._shifts.append(NightShift(event.at_ms, name, game, cents, event.actor, what.dealer, event.seq))
        self._closer = cents if isinstance(what, TableClosed | ClosedRackCounted) and is_in else None
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
            number, slip, direction, cents, status, str(why), signed, tuple(chips), what.table, of_slip,
            was is not None and was.carried, replaces, sent,
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
        is_listed = self._box.number and (self._box.entered or self._box.before)
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
            hands=self._hands,
            last_hand=self._last_hand[0],
            last_hand_ms=self._last_hand[1],
            last_event=self._last_event,
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
            boxes=(*self._boxes, *((self._box,) if is_listed else ())),
            differences=tuple(self._found),
            slips=tuple(slips.values()),
            shifts=tuple(self._shifts),
        )


def _players(ledger: BankLedger) -> Cents:
    """Return the total that players have received from the table, less their losses to it."""
    pots = sum(ledger.kind(AccountKind.POT).values())
    return at_seats(ledger.balances) + ledger.of(PLAYERS) + ledger.of(TIPS) + ledger.of(CARRIED) + pots


def _sold(ledger: BankLedger) -> Cents:
    cash = sum(ledger.kind(AccountKind.DROP).values()) + ledger.of(COUNT_ROOM)
    return cash + ledger.of(COUPONS)


def counted_night(night: TableNight, posted: Mapping[int, BoxPosted]) -> TableNight:
    """Return a night with its drop boxes as the count room has posted them, {seq that took a box out: count}."""
    return replace(night, boxes=tuple(_counted_box(box, posted.get(box.removed)) for box in night.boxes))


def _counted_box(box: NightBox, posted: BoxPosted | None) -> NightBox:
    if posted is None or not is_posted_for(posted, box):
        return box
    bills, chips = worth(dict(posted.bills)), worth(dict(posted.chips))
    return box._replace(counted=bills + chips, counters=posted.counters, bills=bills)


def is_posted_for(posted: BoxPosted, box: NightBox) -> bool:
    """Return whether a count of a table is that of a drop box, and not of one of a journal that was set aside.

    The events of a new journal have the numbers of the old one again.
    """
    return (posted.removed, posted.box, posted.entered) == (box.removed, box.number, box.entered)


def counts_of(table: str, posted: Iterable[BoxPosted]) -> Mapping[int, BoxPosted]:
    """Return the counts of a table's drop boxes, {seq that took a box out: count}."""
    return {what.removed: what for what in posted if what.table == table}


def _why_arrived(what: TransferReceived) -> str:
    """Return the difference of the chips from the other table's slip, as it was entered; "" if there is none."""
    off = worth(dict(what.chips)) - what.said if what.said else 0
    if not off:
        return ""
    return f"its slip {what.of_slip} says {money(what.said)}: {money(abs(off))} {'over' if off > 0 else 'short'}"


def _rake_of(ledger: BankLedger, hand: int) -> Cents:
    return ledger.hands.get(hand, {}).get(RAKE, 0)
