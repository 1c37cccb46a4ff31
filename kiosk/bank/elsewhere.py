"""Payouts of a hand that the cage or a check pays: the entries, and the confirmed payments.

If a correction changes the amount of a confirmed payment, the rack moves the difference, and the player keeps the
check or the cage's chips. If nothing of the payout is due any more, the player gives them back.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from kiosk.core.money import Cents
from kiosk.events import Answered, HandVoided, PaidElsewhere, PayoutKept, PayoutStated
from kiosk.journal import Event

BetAccount: TypeAlias = tuple[int, str]
"""A seat, and its betting spot."""


class PaidByOthers:
    """The payouts of one hand that the cage or a check pays, folded from its events, after those that `moved` chips."""

    def __init__(self, events: Iterable[Event] = (), *, moved: Mapping[BetAccount, Cents] | None = None) -> None:
        self._entered: dict[BetAccount, Event] = {}
        self._paid: dict[BetAccount, Event] = {}
        self._sums: Counter[BetAccount] = Counter(moved)
        for event in events:
            self.take(event)

    @property
    def has_any(self) -> bool:
        """Return whether the cage or a check pays or has paid anything."""
        return bool(self._entered or self._paid)

    @property
    def moved(self) -> Mapping[BetAccount, Cents]:
        """Return the cents that each account has received so far."""
        return self._sums

    @property
    def paid(self) -> Mapping[BetAccount, Event]:
        """Return the entries of payouts that the dealer has confirmed, without returned ones."""
        return self._paid

    def entered(self, seat: int, account: str, cents: Cents) -> PaidElsewhere | None:
        """Return the entry for a payout that is still due. An entry for another amount does not count."""
        return _if_of(self._entered.get((seat, account)), cents)

    def paid_in_full(self, seat: int, account: str, cents: Cents) -> PaidElsewhere | None:
        """Return the payment that covers all of a payout."""
        return _if_of(self._paid.get((seat, account)), cents)

    def comes_back(self, seat: int, account: str, cents: Cents) -> PaidElsewhere | None:
        """Return the check or cage payment to take back if these cents, below 0, leave nothing of the payout."""
        entry = self._paid.get((seat, account))
        return entry.of(PaidElsewhere) if entry is not None and self._sums[seat, account] + cents <= 0 else None

    def take(self, event: Event) -> None:
        """Take the next event of the hand."""
        match event.what:
            case PaidElsewhere(seat=seat, wager=account, by=by):
                self._entered.pop((seat, account), None)
                if by != "rack":
                    self._entered[seat, account] = event
            case PayoutKept(items=items):
                seats = {seat for seat, _, _ in items}
                self._entered = {at: entry for at, entry in self._entered.items() if at[0] not in seats}
            case Answered(moved=moves):
                for seat, account, cents in moves:
                    entry = self._entered.pop((seat, account), None) if cents > 0 else None
                    if _if_of(entry, cents) is not None:
                        assert entry is not None
                        self._paid[seat, account] = entry
                    self._move((seat, account), cents)
            case PayoutStated(seat=seat, wager=account, change=change):
                self._move((seat, account), change)
            case HandVoided():
                self._entered, self._paid = {}, {}
            case _:
                pass

    def _move(self, at: BetAccount, cents: Cents) -> None:
        self._sums[at] += cents
        if self._sums[at] <= 0:
            self._paid.pop(at, None)


def _if_of(entry: Event | None, cents: Cents) -> PaidElsewhere | None:
    what = None if entry is None else entry.of(PaidElsewhere)
    return what if what is not None and what.moved == cents else None
