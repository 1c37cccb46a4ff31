"""Payouts that the cage or a check pays: their chips stay in the rack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kiosk.bank import Rack
from kiosk.core.money import Cents
from kiosk.events import PaidElsewhere
from kiosk.journal import Event
from kiosk.procedure import Book, Item

Account = tuple[int, str]


def paid_elsewhere(events: Iterable[Event]) -> Mapping[Account, PaidElsewhere]:
    """Return what was entered last of each payout of a hand, by (seat, account), without those that the rack pays."""
    found: dict[Account, PaidElsewhere] = {}
    for event in events:
        if isinstance(event.what, PaidElsewhere):
            found[event.what.seat, event.what.wager] = event.what
    return {account: what for account, what in found.items() if what.by != "rack"}


def elsewhere_of(events: Iterable[Event], item: Item) -> PaidElsewhere | None:
    """Return what pays a payout in the rack's stead, None for the rack. An entry for another amount no longer holds."""
    seat, account, cents = item.moves[0]
    what = paid_elsewhere(events).get((seat, account))
    return what if what is not None and what.moved == cents else None


def rack_with_stays(rack: Rack, events: Iterable[Event], book: Book) -> dict[Cents, int]:
    """Return the rack at the end of a hand with the chips of payouts that others have paid, as its book has them."""
    then = dict(rack)
    for account, what in paid_elsewhere(events).items():
        if book.sums.get(account) == what.moved:
            for chip, count in what.chips:
                then[chip] = then.get(chip, 0) + count
    return then
