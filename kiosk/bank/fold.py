"""The book of a table's bank: a fold of the journal's events into balanced entries. Nothing else posts."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter

from kiosk.bank.accounts import (
    CAGE,
    CARRIED,
    CASH_OUTS,
    COUNT_ROOM,
    COUPONS,
    OVER_SHORT,
    PLAYERS,
    POT,
    RAKE,
    TABLES,
    TIPS,
    Account,
    AccountKind,
    BankEntry,
    drop_of,
    felt_of,
    moved,
    rack_of,
    stack_of,
    transit_of,
)
from kiosk.bank.ledger import BankLedger
from kiosk.bank.racks import Rack, chips_from, without_owed, worth
from kiosk.core.money import Cents
from kiosk.events import (
    Answered,
    CashMoved,
    ClosedRackCounted,
    DisputeRuled,
    DropBoxChanged,
    HandSettled,
    HandVoided,
    Happening,
    PayoutStated,
    RackCounted,
    TableClosed,
    TableOpened,
    TransferReceived,
    TransferSent,
    TransferVoided,
)
from kiosk.procedure import DROP, PUT_IN

_AT_SEATS = (AccountKind.FELT, AccountKind.STACK)


def after(ledger: BankLedger, what: Happening, hand: int | None, *, is_open: bool = True) -> BankLedger:
    """Return the ledger after an event. `is_open` is whether the table is open then: the cage pays at a closed one."""
    match what:
        case Answered(moved=moves) if moves:
            return _after_moves(ledger, moves, hand or 0)
        case PayoutStated(seat=seat, wager=account, change=change):
            return _after_moves(ledger, ((seat, account, change),), hand or 0)
        case HandSettled(house_net=house_net, rack=rack):
            return _after_hand(ledger, hand or 0, house_net, None if rack is None else dict(rack)).settled(hand or 0)
        case HandVoided():
            moves_back = ledger.hands.get(hand or 0, {})
            back = ledger.plus((BankEntry(account, -cents) for account, cents in moves_back.items()), hand)
            return _counted(back, without_owed(back.rack), CAGE, hand)
        case DisputeRuled(paid=paid) if paid:
            return ledger.plus(_paid(ledger, ((PLAYERS, paid),)) if is_open else moved(CAGE, PLAYERS, paid))
        case RackCounted(rack=rack):
            return _counted(ledger, dict(rack), OVER_SHORT)
        case CashMoved():
            return ledger.plus(_cash(what))
        case DropBoxChanged(removed=box):
            return ledger.plus(moved(drop_of(box), COUNT_ROOM, ledger.of(drop_of(box))))
        case TransferSent(direction=direction, slip=slip, chips=chips):
            return ledger.plus(_on_way(dict(chips), slip, 1, CAGE if direction == "fill" else None))
        case TransferReceived(direction="in", chips=chips):
            return ledger.plus(entry for chip, count in chips for entry in moved(TABLES, rack_of(chip), chip * count))
        case TransferReceived(direction=direction, slip=slip, chips=chips):
            return ledger.plus(_on_way(dict(chips), slip, -1, {"credit": CAGE, "out": TABLES}.get(direction)))
        case TransferVoided(direction=direction, slip=slip, chips=chips) if slip:
            return ledger.plus(_on_way(dict(chips), slip, -1, CAGE if direction == "fill" else None))
        case TableOpened(rack=rack):
            is_first = not ledger.kind(AccountKind.RACK)
            return _counted(ledger, dict(rack), CAGE if is_first else OVER_SHORT).without_hands()
        case ClosedRackCounted(rack=rack):
            is_first = not ledger.kind(AccountKind.RACK)
            return _counted(ledger, dict(rack), CAGE if is_first else OVER_SHORT)
        case TableClosed(rack=rack):
            return _counted(_left(ledger), dict(rack), OVER_SHORT).without_hands()
        case _:
            return ledger


def conserves(ledger: BankLedger, what: Happening, hand: int | None) -> bool:
    """Return whether the ledger adds up to zero after an event, and a settled hand has moved its net."""
    if ledger.total or any(count < 0 for count in ledger.rack.values()):
        return False
    if isinstance(what, DropBoxChanged) and ledger.of(drop_of(what.removed)):
        return False
    if isinstance(what, TransferReceived | TransferVoided):
        return not ledger.of(transit_of(what.slip))
    if not isinstance(what, HandSettled):
        return True
    return at_seats(ledger.hands.get(hand or 0, {})) == -what.house_net


def at_seats(moves: Mapping[Account, Cents]) -> Cents:
    """Return the total moved to all seats."""
    return sum(cents for account, cents in moves.items() if account.kind in _AT_SEATS)


def _after_moves(ledger: BankLedger, moves: tuple[tuple[int, str, Cents], ...], hand: int) -> BankLedger:
    """Return the ledger after confirmed moves at seats: from the rack, or between stacks and pots."""
    accounts = {account for _, account, _ in moves}
    if accounts & {PUT_IN, DROP} or POT in ledger.hands.get(hand, {}):
        return ledger.plus(
            (
                entry
                for seat, _, cents in moves
                for entry in moved(POT, stack_of(seat) if seat else RAKE, cents)
            ),
            hand,
        )  # fmt: skip
    by_seat = ((felt_of(seat), sum(cents for _, _, cents in batch)) for seat, batch in groupby(moves, itemgetter(0)))
    return ledger.plus(_paid(ledger, by_seat), hand)


def _paid(ledger: BankLedger, payouts: Iterable[tuple[Account, Cents]]) -> Iterator[BankEntry]:
    """Yield the entries of amounts that the rack pays, or takes if negative. The cage pays the part without chips."""
    rack: Rack = ledger.rack
    for to, cents in payouts:
        sign = -1 if cents > 0 else 1
        made, rack = chips_from(rack, cents)
        for chip, count in made.stacks:
            yield BankEntry(rack_of(chip), sign * chip * count)
        if made.rest:
            yield BankEntry(CAGE, sign * made.rest)
        yield BankEntry(to, cents)


def _after_hand(ledger: BankLedger, hand: int, house_net: Cents, rack: Rack | None) -> BankLedger:
    """Return the ledger after a settled hand: the rake is dropped, and the rack is as recorded."""
    moves = ledger.hands.get(hand, {})
    if POT in moves:
        return ledger.plus(moved(POT, RAKE, house_net - moves.get(RAKE, 0)), hand)
    return ledger if rack is None else _counted(ledger, rack, CAGE, hand)


def _counted(ledger: BankLedger, rack: Rack, other: Account, hand: int | None = None) -> BankLedger:
    """Return the ledger with a rack as it was counted. `other` is the account of each chip more or less."""
    had = ledger.rack
    more = {chip: rack.get(chip, 0) - had.get(chip, 0) for chip in sorted({*had, *rack}, reverse=True)}
    entries = [BankEntry(rack_of(chip), chip * count) for chip, count in more.items() if count or chip not in had]
    off = worth(more)
    return ledger.plus((*entries, BankEntry(other, -off)) if off else entries, hand)


def _on_way(chips: Rack, slip: int, sign: int, place: Account | None) -> Iterator[BankEntry]:
    """Yield the entries of chips that begin to be on their way with a slip, or end it where `sign` is −1.

    `place` is the account of the other end, None for the rack.
    """
    for chip, count in chips.items():
        yield from moved(place or rack_of(chip), transit_of(slip), sign * chip * count)


def _cash(what: CashMoved) -> Iterator[BankEntry]:
    """Yield the entries of chips against cash, a coupon, or other chips. A tip goes from a player to the tip box; chips
    of another table come to a player's stack.
    """
    for chips, sign in ((what.came, 1), (what.went, -1)):
        for chip, count in chips:
            yield BankEntry(rack_of(chip), sign * chip * count)
    match what.what:
        case "buy-in":
            yield BankEntry(drop_of(what.box), what.cents)
        case "coupon":
            yield BankEntry(COUPONS, what.cents)
        case "cash-out":
            yield BankEntry(CASH_OUTS, -what.cents)
        case "carried-in":
            yield from moved(CARRIED, stack_of(what.seat), what.cents)
        case "carried-out":
            yield from moved(stack_of(what.seat), CARRIED, what.cents)
        case "tip":
            yield from moved(PLAYERS, TIPS, what.cents)
        case _:
            pass


def _left(ledger: BankLedger) -> BankLedger:
    gone = [account for account in ledger.balances if account.kind in _AT_SEATS]
    return ledger.plus(entry for account in gone for entry in moved(account, PLAYERS, ledger.of(account)))
