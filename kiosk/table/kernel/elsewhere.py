"""Payouts that the cage or a check pays: their chips stay in the rack."""

from collections.abc import Iterable

from kiosk.bank import PaidByOthers, Rack
from kiosk.core.money import Cents
from kiosk.events import PaidElsewhere
from kiosk.journal import Event
from kiosk.procedure import Item


def elsewhere_of(events: Iterable[Event], item: Item) -> PaidElsewhere | None:
    """Return the payment of a payout by the cage or a check; None if the rack pays it."""
    seat, account, cents = item.moves[0]
    if item.in_full is not item or item.pay <= 0:
        return None
    others = PaidByOthers(events)
    return others.entered(seat, account, cents) or others.paid_in_full(seat, account, cents)


def comes_back(events: Iterable[Event], item: Item) -> PaidElsewhere | None:
    """Return the check or cage payment that the player gives back with a take; None if the chips go to the rack."""
    return PaidByOthers(events).comes_back(*item.moves[0]) if item.take else None


def rack_with_stays(rack: Rack, events: Iterable[Event]) -> dict[Cents, int]:
    """Return the rack at the end of a hand, with the chips of payouts that the cage or a check has paid."""
    then = dict(rack)
    for entry in PaidByOthers(events).paid.values():
        for chip, count in entry.of(PaidElsewhere).chips:
            then[chip] = then.get(chip, 0) + count
    return then
