"""The state of a table, folded from its journal event by event. Nothing about a table is kept anywhere else.

A checkpoint holds the state so far, so that a restart reads only later events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from kiosk.bank import BankLedger, after, chips_from, without_owed
from kiosk.core.clock import Moment
from kiosk.core.text import Sentence
from kiosk.core.value import value
from kiosk.events import (
    Answered,
    CardCameEarly,
    CardPutBack,
    CashMoved,
    ChangesSigned,
    ChangesTaken,
    ClosedRackCounted,
    Corrected,
    DealerOff,
    DealerOn,
    DeckChanged,
    DeckCounted,
    DeckSealed,
    DisputeOpened,
    DisputeRuled,
    EarlyCardsAside,
    EarlyCardsPlay,
    FloorCalled,
    FloorCame,
    FloorComing,
    HandOpened,
    HandReopened,
    HandResult,
    HandSettled,
    HandVoided,
    Happening,
    JackpotsPosted,
    JournalAccepted,
    JournalDoubted,
    LimitsChanged,
    Noted,
    RackCounted,
    RedealBegan,
    RedealEnded,
    ReplacementOrdered,
    SeatsConfirmed,
    SeatsDisagreed,
    SelfChecked,
    ShoeConfirmed,
    ShoeDoubted,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipVoided,
    SlipWritten,
    Started,
    TableClosed,
    TableLocked,
    TableOpened,
    TableUnlocked,
    TimeEntered,
    TransferReceived,
    TransferSent,
    TransferVoided,
    Undone,
    VersionTaken,
    WagersGivenBack,
    ZonesConfirmed,
    ZonesDisagreed,
)
from kiosk.journal import Event
from kiosk.procedure import Dealt, Place, Placed, Rolled, from_json, is_laid_out
from kiosk.settings import NO_KEY, NO_REGISTER, PUBLISHER
from kiosk.table.kernel.cash import CashBook
from kiosk.table.kernel.inspection import DeckReading, reading_after
from kiosk.table.kernel.orders import LOCKED, FloorOrders
from kiosk.table.kernel.transfer import TransferBook

UNREAD: Final = "unread"


@value
class FloorCall:
    """The floor has been called: the reason, and the time in ms since 1970. `coming` is the person on the way."""

    why: str
    at_ms: int
    coming: str = ""


@value
class BeforeHand:
    """The state before the last settled `hand`: the hand can be reopened while this is known."""

    hand: int
    house_net: int
    jackpot_paid: bool
    carry: Mapping[str, Any]
    rack: Mapping[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class TableState:
    """The state of a table between two events.

    Game and rack: `game` is the game of the last opening, with its `rack`, {chip: how many}, of `rack_cents`.
    `rack_now` has its present chips as far as they were entered, and `rack_reopened` those before a hand that is open
    again. `fills` is the net amount from the cage since. `bank` has every chip on an account, `transfers` are the fills
    and credits, and `cash` is the cash of players since the opening. `house_net` is the house result of the hands
    since; `closed_rack` is the rack as counted at the last closing.

    Hand: `hand` is the open hand's number, None between hands, and `events` are its events. `bets` are each seat's
    wagers of the last finished hand, and `carry` is the game's state for the next one. `before` is the state to which
    reopening the last settled hand returns, None once a card of the next one is out; `reopened` is the hand that was
    reopened last, and `aside` are the events of the next hand meanwhile. `giving_back` are the returns of a void hand,
    [seat, wager or pot, cents], until the dealer confirms them, and `from_floor` is the amount that the floor returns
    of held payouts, in cents.

    Jackpots: `jackpots` are the posted amounts in cents, changed at `posted_ms` by `posted_by`, and `posted_ago_ns`
    before the `latest` event by the monotonic clock. `posted_laid` is the kind and number of the floor’s posting, ""
    for a posting of this table, None before the first one. `jackpot_paid` says whether one has been won since.

    Cards: `shoe_doubt` is the reason why cards may not be where the shoe reported them, "" for none. `early` are cards
    that left the shoe while none was due, until the floor rules on them, and `early_plays` those that it has ruled to
    be dealt next. `seats_doubted` are seats with a card that was not dealt there, and `zones_doubted` such zones of the
    camera. `replacing` is the order to replace a card, with its place and ruling. `redealing` are the places that have
    their card back, None if no cards are put back.

    Deck: `deck` is the reason why no hand may begin, "out" or "miscounted". `seal` is the seal number of the deck in
    play, and `removed` that of the deck before it with the irregularity that removed it. `reading` has the cards of a
    deck under inspection that a device has read, None without an inspection, and `inspected` those of the last deck
    that was read completely, in order. `won_in` is the hand of a jackpot whose deck, `won_seal`, was not set aside,
    and `won_ruled` the last hand of a jackpot that a ruling has paid.
    `counted_at` is the last hand before the deck was counted right or changed, and `wrong_counts` are the hands, from
    the first to the last, before which it was right and after which it was counted wrong.

    Slips and disputes: `slips` is the number of the newest slip, issued with event `slip_seq`. `open_slips` are
    those without their paper, or with a held payout, and their next requirement. `papers` are the numbers of all
    papers on which slips were written by hand. `disputes` are those without a ruling, {seq: hand}. `started` are
    the seq, milliseconds, and microseconds of the newest start of the program, which number the slips.

    Signatures: `rules_version` is that of the rules at the opening. `decides` are the digests of the sealed parts as
    found last, at `decides_ms` or before. `signed` are those that a manager has signed for, or that were found first,
    except the publisher's key, which needs a manager's signature. `vouchers` are the digests of the PINs that may sign,
    by person. `laid` is the newest version of each kind that was taken from the floor, and `orders` are the floor's
    orders from a console. `doubted` are the findings in the journal, until a manager signs to continue, and `accepted`
    the findings at each such signature. `known_ms` is the latest time of an event, or a later time that a supervisor
    has entered. `opening` is the opening of an open table, with the settings that hold until its closing; no checkpoint
    keeps it, and the log reads it again.
    """

    is_open: bool = False
    game: str | None = None
    rack: dict[int, int] = field(default_factory=dict)
    rack_cents: int = 0
    rack_now: dict[int, int] = field(default_factory=dict)
    rack_reopened: dict[int, int] | None = None
    fills: int = 0
    bank: BankLedger = field(default_factory=BankLedger)
    transfers: TransferBook = field(default_factory=TransferBook)
    cash: CashBook = field(default_factory=CashBook)
    house_net: int = 0
    closed_rack: dict[int, int] = field(default_factory=dict)
    last_hand: int = 0
    hand: int | None = None
    events: list[Event] = field(default_factory=list)
    jackpots: dict[str, int] = field(default_factory=dict)
    posted_ms: int | None = None
    posted_by: str = ""
    posted_laid: str | None = None
    posted_ago_ns: int = 0
    latest: Moment | None = None
    known_ms: int = 0
    jackpot_paid: bool = False
    is_posted_in_hand: bool = False
    is_posting_undealt: bool = False  # No hand has been dealt since the posting.
    dealer: str | None = None
    supervisor: str | None = None
    bets: dict[int, dict[str, int]] = field(default_factory=dict)
    carry: dict[str, Any] = field(default_factory=dict)
    floor_call: FloorCall | None = None
    shoe_doubt: str = ""
    seats_doubted: tuple[int, ...] = ()
    zones_doubted: tuple[str, ...] = ()
    before: BeforeHand | None = None
    reopened: int | None = None
    aside: list[Event] = field(default_factory=list)
    slips: int = 0
    slip_seq: int | None = None
    open_slips: dict[int, tuple[str, ...]] = field(default_factory=dict)
    papers: tuple[str, ...] = ()
    disputes: dict[int, int] = field(default_factory=dict)
    counted_at: int = 0
    wrong_counts: tuple[tuple[int, int], ...] = ()
    early: tuple[str, ...] = ()
    early_plays: tuple[str, ...] = ()
    replacing: ReplacementOrdered | None = None
    redealing: set[Place] | None = None
    deck: str = ""
    seal: str = ""
    removed: tuple[str, str] = ("", "")
    reading: DeckReading | None = None
    inspected: tuple[str, ...] = ()
    won_in: int = 0
    won_seal: str = ""
    won_ruled: int = 0
    giving_back: tuple[tuple[int, str, int], ...] = ()
    from_floor: int = 0
    rules_version: str = ""
    decides: dict[str, str] = field(default_factory=dict)
    decides_ms: int | None = None
    signed: dict[str, str] = field(default_factory=dict)
    vouchers: dict[str, str] = field(default_factory=dict)
    laid: dict[str, int] = field(default_factory=dict)
    doubted: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    started: tuple[int, int, int] = (0, 0, 0)
    orders: FloorOrders = field(default_factory=FloorOrders)
    opening: TableOpened | None = None
    limits: LimitsChanged | None = None

    def copy(self) -> TableState:
        """Return the state as it is now, which no later event changes."""
        return replace(self, events=list(self.events), aside=list(self.aside), disputes=dict(self.disputes))

    def become(self, other: TableState) -> None:
        """Be as another state is, such as an earlier copy. The parts of a table keep the same object."""
        for name in _NAMES:
            setattr(self, name, getattr(other, name))

    def fold(self, event: Event) -> None:
        """Fold one event in."""
        self._pass_time(Moment(event.boot_id.hex(), event.mono_ns, event.at_ms))
        if isinstance(event.what, TimeEntered):
            self.known_ms = event.what.now_ms
        else:
            self.known_ms = max(self.known_ms, event.at_ms)
        if isinstance(event.what, Started):
            self.started = event.seq, event.at_ms, event.mono_ns // 1_000
        self.bank = after(self.bank, event.what, event.hand, is_open=self.is_open)
        match event.what:
            case Noted() | Undone():
                pass
            case Answered(answer=answer):
                if is_laid_out(answer):
                    self.before, self.is_posting_undealt = None, False
                    self._fold_dealt(answer)
            case HandOpened():
                self.hand = self.last_hand = event.hand or 0
                self.events = []
                self.shoe_doubt = ""
                self.is_posted_in_hand = False
                self.early = self.early_plays = ()
                self.replacing = self.redealing = None
                self.seats_doubted = self.zones_doubted = ()
                self.giving_back, self.from_floor = (), 0
            case HandSettled(result=result, house_net=house_net, rack=rack):
                self._fold_settled(event.hand or 0, result)
                self.house_net += house_net
                self.rack_now = self.rack_now if rack is None else dict(rack)
                self.rack_reopened = None
                self._go_on()
            case HandVoided() as voided:
                self.rack_now, self.rack_reopened = without_owed(self.rack_began), None
                self._fold_voided(voided)
                self._fold_won(event.hand or 0, ())
            case HandReopened():
                self._fold_reopened(event.hand or 0)
            case CardCameEarly(card=card):
                self.early = (*self.early, card or UNREAD)
            case EarlyCardsPlay(cards=cards):
                self.early, self.early_plays = (), (*self.early_plays, *cards)
            case EarlyCardsAside():
                self.early = ()
            case ReplacementOrdered() | Corrected() | RedealBegan() | CardPutBack() | RedealEnded() as what:
                self._fold_suspended(what)
            case JournalDoubted(findings=findings):
                self.doubted = findings
            case JournalAccepted(findings=findings):
                self.doubted, self.accepted = (), (*self.accepted, *findings)
            case JackpotsPosted(amounts=amounts, laid=laid):
                self.before = None
                self.jackpots = dict(amounts)
                self.posted_ms = event.at_ms
                self.posted_by = event.actor
                self.is_posted_in_hand = self.hand is not None
                self.posted_laid = laid or ""
                self.is_posting_undealt = laid is None
                self.posted_ago_ns = 0
                self.jackpot_paid = False
            case SlipIssued(number=number, slip=slip):
                self.slips, self.slip_seq = number, event.seq
                self.open_slips = {**self.open_slips, number: ("paper", "payout") if slip.get("kept") else ("paper",)}
            case SlipProven(number=number):
                self._finish_slip(number, "paper")
            case SlipWritten(number=number, paper=paper):
                self._finish_slip(number, "paper")
                self.papers = (*self.papers, paper)
            case SlipCleared(number=number):
                self._finish_slip(number, "payout")
                if self.before is not None and event.hand == self.before.hand:
                    self.before = None  # The money has left with the slip: further corrections are disputes.
            case SlipVoided(number=number):
                self._finish_slip(number, "paper", "payout")
            case DisputeOpened():
                self.disputes[event.seq] = event.hand or 0
            case DisputeRuled(dispute=dispute, paid=paid, jackpots=jackpots, carry=carry):
                if carry is not None:  # The chips have moved since the last hand: it is not opened again.
                    self.carry, self.before = dict(carry), None
                self.jackpot_paid = self.jackpot_paid or bool(jackpots)
                hand = self.disputes.pop(dispute)
                if jackpots:
                    self._fold_won_by_ruling(hand, jackpots)
                if self.is_open:  # The cage pays rulings after the closing.
                    self._pay_ruled(paid)
            case what:
                self._fold_at_table(what, event.at_ms, event.actor, event.seq)
        if self.hand is not None and event.hand == self.hand:
            self.events.append(event)

    def _finish_slip(self, number: int, *what: str) -> None:
        """Record that a slip is on paper or void, or that its payout is no longer held."""
        waits = tuple(waiting for waiting in self.open_slips.get(number, ()) if waiting not in what)
        others = {slip: waiting for slip, waiting in self.open_slips.items() if slip != number}
        self.open_slips = {**others, number: waits} if waits else others

    def _pay_ruled(self, paid: int) -> None:
        self.house_net -= paid
        if self.before is not None:  # Payments by rulings stay when the last hand is reopened.
            self.before = replace(self.before, house_net=self.before.house_net - paid)
        self._move_rack(chips_from(self.rack_now, paid)[1])

    def _unsigned_at_first(self, digests: Mapping[str, str]) -> dict[str, str]:
        """Return the digests that count as unsigned when parts are found for the first time.

        A table's first start accepts what it finds as signed, except a publisher's key, and a register for which nobody
        has signed. A journal that replaces another one accepts nothing.
        """
        nobody = {PUBLISHER: NO_KEY} if PUBLISHER in digests else {}
        if self.accepted and not any(digest for part, digest in self.signed.items() if part != PUBLISHER):
            return {**dict.fromkeys(digests, ""), **nobody}
        return {**nobody, "staff": ""} if digests.get("staff") == NO_REGISTER else nobody

    def _fold_at_table(self, what: Happening, at_ms: int, actor: str, seq: int) -> None:
        """Fold in an event about the table, its people, or its devices."""
        self.orders = self.orders.after(what, at_ms, actor)
        self.transfers = self.transfers.after(what, at_ms)
        self.cash = self.cash.after(what, seq, self.last_hand)
        self._fold_reading(what)
        match what:
            case TableOpened() as opened:
                self._fold_opened(opened)
            case TableClosed(rack=rack):
                self.closed_rack = dict(rack)
                self.is_open = False
                self.opening = self.limits = None
                self.dealer = self.supervisor = None
            case ClosedRackCounted(rack=rack):
                self.closed_rack = dict(rack)
            case LimitsChanged() as limits:
                self.limits = limits
            case RackCounted(rack=rack):
                self._move_rack(dict(rack))
            case CashMoved(came=came, went=went) if came or went:
                then = dict(self.rack_now)
                for chip, count in (*came, *((chip, -count) for chip, count in went)):
                    then[chip] = then.get(chip, 0) + count
                self._move_rack(then)
            case TransferSent(direction="credit" | "out", chips=chips):
                self._fold_transfer(chips, -1)
            case TransferReceived(direction="fill" | "in", chips=chips):
                self._fold_transfer(chips, 1)
            case TransferVoided(direction="credit" | "out", slip=slip, chips=chips) if slip:
                self._fold_transfer(chips, 1)
            case DealerOn(dealer=dealer, supervisor=supervisor):
                self.dealer, self.supervisor = dealer, supervisor
            case DealerOff():
                self.dealer = self.supervisor = None
            case Started(digests=digests) | SelfChecked(digests=digests) if digests is not None:
                self.decides = {**self.decides, **digests}
                self.decides_ms = at_ms if isinstance(what, Started) or "program" in digests else self.decides_ms
                self.signed = {**digests, **self._unsigned_at_first(digests), **self.signed}
                if isinstance(what, Started):
                    self.vouchers = self.vouchers or dict(what.vouchers or {})
            case ChangesSigned(digests=digests, vouchers=vouchers) | ChangesTaken(digests=digests, vouchers=vouchers):
                self.signed = {**self.signed, **digests}
                self.vouchers = dict(vouchers or self.vouchers)
            case VersionTaken(laid=laid, number=number):
                self.laid = {**self.laid, laid: max(number, self.laid.get(laid, 0))}
            case FloorCalled(why=why):
                self.floor_call = FloorCall(why, at_ms)
            case FloorComing() if self.floor_call is not None:
                self.floor_call = replace(self.floor_call, coming=actor)
            case TableLocked():
                self.floor_call = FloorCall(Sentence(LOCKED), at_ms)
            case FloorCame() | TableUnlocked():
                self.floor_call = None
            case DeckCounted(count=count, due=due):
                self._fold_count(is_right=count == due)
            case DeckChanged(irregularity=why):
                self.removed = (self.seal, why) if self.seal else self.removed
                self.deck, self.counted_at, self.seal = "", self.last_hand, ""
                self.won_in = self.won_in if self.won_seal else 0  # It is unknown which deck it was.
            case DeckSealed(step="inspected" | "rejected"):
                pass  # It is put in play later, or never.
            case DeckSealed(step="in play", seal=seal):
                if self.won_in and not self.won_seal and not self.seal:
                    self.won_seal = seal
                self.seal, self.removed = seal, ("", "")
            case DeckSealed(seal=seal):
                self.won_in, self.won_seal = 0, ""
                if seal == self.seal:
                    self.seal, self.deck = "", "out"
            case WagersGivenBack():
                self.giving_back, self.from_floor = (), 0
            case ShoeDoubted(why=why):
                self.shoe_doubt = why or "?"
            case ShoeConfirmed():
                self.shoe_doubt = ""
            case SeatsDisagreed(seats=seats):
                self.seats_doubted = seats
            case SeatsConfirmed():
                self.seats_doubted = ()
            case ZonesDisagreed(zones=zones):
                self.zones_doubted = zones
            case ZonesConfirmed():
                self.zones_doubted = ()
            case _:
                pass

    @property
    def rack_began(self) -> dict[int, int]:
        """Return the rack as it was when the open hand began; between hands, as it is."""
        return self.rack_now if self.rack_reopened is None else self.rack_reopened

    def _move_rack(self, then: dict[int, int]) -> None:
        """Move chips outside any hand: the racks before the last hand and the reopened one change by as many."""
        moved = {chip: count - self.rack_now.get(chip, 0) for chip, count in then.items()}
        self.rack_now = then
        if self.rack_reopened is not None:
            self.rack_reopened = _moved(self.rack_reopened, moved)
        if self.before is not None:
            self.before = replace(self.before, rack=_moved(self.before.rack, moved))

    def _fold_transfer(self, chips: tuple[tuple[int, int], ...], sign: int) -> None:
        rack = dict(self.rack_now)
        for chip, count in chips:
            rack[chip] = rack.get(chip, 0) + sign * count
            self.fills += sign * chip * count
        self._move_rack(rack)

    def _pass_time(self, now: Moment) -> None:
        if self.latest is not None:
            self.posted_ago_ns += self.latest.until_ns(now)
        self.latest = now

    def since_posting_ms(self, now: Moment) -> int | None:
        """Return the time since the jackpots were posted, in milliseconds; None if they never were."""
        if self.posted_ms is None:
            return None
        since_latest_ns = self.latest.until_ns(now) if self.latest is not None else 0
        return (self.posted_ago_ns + since_latest_ns) // 1_000_000

    def _fold_dealt(self, answer: Mapping[str, Any]) -> None:
        for card in answer.get("dealt", ()) if self.early_plays else ():
            if self.early_plays and self.early_plays[0] in (card, UNREAD):
                self.early_plays = self.early_plays[1:]

    def _fold_suspended(self, what: Happening) -> None:
        match what:
            case ReplacementOrdered():
                self.replacing = what
            case Corrected(place=place):
                self.replacing = None if place is not None else self.replacing
            case RedealBegan():
                self.redealing = set()
            case CardPutBack(place=place) if self.redealing is not None:
                self.redealing = self.redealing | {Place(*place)}
            case _:
                self.redealing = None

    def _fold_reading(self, what: Happening) -> None:
        before, self.reading = self.reading, reading_after(self.reading, what)
        if before is not None and before.is_complete and self.reading is None:
            self.inspected = before.reads

    def _fold_count(self, *, is_right: bool) -> None:
        if self.deck != "out":
            self.deck = "" if is_right else "miscounted"
        if is_right:
            self.counted_at = self.last_hand
        elif self.last_hand > self.counted_at:
            doubted = self.counted_at + 1, self.last_hand
            self.wrong_counts = tuple(dict.fromkeys((*self.wrong_counts, doubted)))

    def _fold_opened(self, opened: TableOpened) -> None:
        self.bets, self.carry = {}, {}
        self.giving_back, self.from_floor = (), 0
        self.before = None
        self.is_open = True
        self.opening, self.limits = opened, None
        self.game = opened.game
        self.rules_version = opened.rules_version
        self.dealer, self.supervisor = opened.dealer, None
        self.rack = dict(opened.rack)
        self.rack_cents = sum(chip * count for chip, count in opened.rack)
        self.rack_now, self.rack_reopened, self.fills = dict(opened.rack), None, 0
        self.house_net = 0

    def _fold_settled(self, hand: int, result: HandResult) -> None:
        self.before = BeforeHand(hand, self.house_net, self.jackpot_paid, self.carry, self.rack_began)
        self.carry = dict(result.carry)
        if self.is_posted_in_hand:  # One win, one change: if there was no win after all, it may be taken back.
            self.jackpot_paid = not result.jackpots
        else:
            self.jackpot_paid = self.jackpot_paid or bool(result.jackpots)
        self._fold_won(hand, result.jackpots)
        self.bets = {int(seat): dict(bets) for seat, bets in result.placed.items()}

    def _fold_won(self, hand: int, jackpots: Sequence[str]) -> None:
        """Store the hand that won a jackpot, and its deck; forget them if the hand has won none after all."""
        if jackpots:
            self.won_in, self.won_seal = hand, self.won_seal if self.won_in == hand else self.seal
        elif self.won_in == hand != self.won_ruled:
            self.won_in, self.won_seal = 0, ""

    def _fold_won_by_ruling(self, hand: int, jackpots: Sequence[str]) -> None:
        """Store that a ruling has paid a jackpot: that stays when the last hand is reopened."""
        if self.before is not None:
            self.before = replace(self.before, jackpot_paid=True)
        if hand == self.last_hand:
            self.won_ruled = hand
            self._fold_won(hand, jackpots)

    def _fold_voided(self, voided: HandVoided) -> None:
        """Keep the wagers of a hand that no card was dealt in: they can be repeated. The state that it carries on is
        kept.

        Jackpots that were posted for a win in it may be posted again: there was none.
        """
        self.jackpot_paid = self.jackpot_paid or self.is_posted_in_hand
        self.is_posted_in_hand = False
        self.carry = dict(self.carry if voided.carry is None else voided.carry)
        self.deck = self.deck if voided.deck is None else voided.deck
        self.replacing = self.redealing = None
        self.giving_back, self.from_floor = voided.given_back, voided.from_floor
        slips = [event.what for event in self.events if isinstance(event.what, SlipIssued)]
        mine = {issued.number for issued in slips if not issued.slip.get("ruled")}  # Payments by ruling stay.
        self.open_slips = {number: waits for number, waits in self.open_slips.items() if number not in mine}
        self.bets = self._placed_before_cards() or self.bets
        self._go_on()

    def _placed_before_cards(self) -> dict[int, dict[str, int]]:
        """Return the last wagers of a hand that no card was dealt in, nothing of any other."""
        placed: Placed | None = None
        for event in reversed(self.events):
            if isinstance(event.what, Answered | Noted):
                answer = from_json(event.what.answer)
                if isinstance(answer, Dealt | Rolled):
                    return {}
                if isinstance(answer, Placed):
                    placed = placed or answer
        return {} if placed is None else {seat: dict(bets) for seat, bets in placed.bets.items()}

    @property
    def is_reopened(self) -> bool:
        """Return whether the open hand had been settled before."""
        return self.hand is not None and self.hand == self.reopened

    def _fold_reopened(self, hand: int) -> None:
        """Open a settled hand again. Its events before this one are read by the owner of the journal."""
        before = self.before
        assert before is not None and before.hand == hand, "only the last settled hand is reopened"
        self.house_net, self.jackpot_paid, self.carry = before.house_net, before.jackpot_paid, dict(before.carry)
        self.rack_reopened = dict(before.rack)
        self.before = None
        self.aside = [] if self.hand is None else self.events
        self.hand, self.reopened, self.events = hand, hand, []

    def _go_on(self) -> None:
        """Resume the hand that was put aside, if there is one. Cards in the other hand's places no longer matter."""
        self.seats_doubted = self.zones_doubted = ()
        self.early = self.early_plays = ()
        self.events, self.aside = self.aside, []
        self.hand = self.events[0].hand if self.events else None


_NAMES: Final = tuple(known.name for known in fields(TableState))


def _moved(rack: Mapping[int, int], by: Mapping[int, int]) -> dict[int, int]:
    """Return a rack after a move. A tube may owe chips that a later hand has taken and that have gone since."""
    return {chip: rack.get(chip, 0) + count for chip, count in by.items()}
