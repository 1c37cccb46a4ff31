"""A console's orders to a table: open, close, lock, relieve, post jackpots, and lock a PIN.

A table carries them out by the same methods as a touch on its screen, with the signature that was sealed for it. The
signature covers the displayed state: an order for a table that has changed since is refused.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final

from kiosk.core.errors import Refused
from kiosk.floor.answering.pin_box import SignedAnswer
from kiosk.floor.answering.status import TableStatus
from kiosk.floor.publishing.news import amounts_of
from kiosk.staff import Act
from kiosk.table import AtConsole, Table

ORDER: Final = "order"
"""The order that takes the place of a call."""


class Order(StrEnum):
    """An order that a console can give."""

    OPEN = "open"
    CLOSE = "close"
    LOCK = "lock"
    UNLOCK = "unlock"
    RELIEVE = "relieve"
    POST = "post"
    LOCK_PERSON = "lock_person"
    UNLOCK_PERSON = "unlock_person"


RIGHTS: Final = dict.fromkeys(Order, Act.SIGN_AS_FLOOR) | {
    Order.POST: Act.POST_JACKPOTS,
    Order.UNLOCK_PERSON: Act.UNLOCK_PIN,
}
"""By which right each is ordered; the table asks for it."""

_OF_PEOPLE: Final = (Order.LOCK_PERSON, Order.UNLOCK_PERSON)


def orders_for(status: TableStatus) -> tuple[Order, ...]:
    """Return the orders that a table can take now."""
    if status.stopped is not None:
        return _OF_PEOPLE
    posts = (Order.POST,) if status.jackpot_names and not status.posted_at_floor else ()
    if not status.is_open:
        return (Order.OPEN, *posts, *_OF_PEOPLE)
    locking = Order.UNLOCK if status.is_locked else Order.LOCK
    relieves = (Order.RELIEVE,) if status.dealer and not status.relieved else ()
    closes = () if status.signed_ahead else (Order.CLOSE,)
    return (*relieves, *posts, locking, *closes, *_OF_PEOPLE)


def shown_digest(status: TableStatus) -> str:
    """Return the SHA-256 of the state that an order rests on: game, dealer, times, postings, and lock."""
    shown = (status.game, status.is_open, status.dealer, status.since_ms, status.is_locked, status.signed_ahead)
    return hashlib.sha256(json.dumps([*shown, dict(status.jackpots or {})], sort_keys=True).encode()).hexdigest()


def do_order(table: Table, status: TableStatus, signed: SignedAnswer, at: AtConsole) -> None:
    """Carry out an order. Raise KioskError if the table refuses it."""
    try:
        order, details = Order(signed.verb), dict(json.loads(signed.details))
    except (ValueError, TypeError) as error:
        raise Refused("order", "This kiosk does not know that order: install the latest version.") from error
    if order not in _OF_PEOPLE and signed.digest != shown_digest(status):
        raise Refused("stands", "The table has changed since: check it, and sign again.")
    _ORDERS[order](table, details, (signed.person, signed.pin), at)


def _open(table: Table, details: Mapping[str, Any], signature: tuple[str, str], at: AtConsole) -> None:
    table.shift.sign_ahead("open", *signature, at, game=str(details.get("game", "")))


def _close(table: Table, details: Mapping[str, Any], signature: tuple[str, str], at: AtConsole) -> None:
    table.shift.sign_ahead("close", *signature, at)


def _post(table: Table, details: Mapping[str, Any], signature: tuple[str, str], at: AtConsole) -> None:
    table.shift.post_jackpots(amounts_of(json.dumps(details.get("amounts"))), *signature, at=at)


_ORDERS: Final[Mapping[Order, Callable[[Table, Mapping[str, Any], tuple[str, str], AtConsole], None]]] = {
    Order.OPEN: _open,
    Order.CLOSE: _close,
    Order.LOCK: lambda table, details, signature, at: table.floor.lock(*signature, at),
    Order.UNLOCK: lambda table, details, signature, at: table.floor.unlock(*signature, at),
    Order.RELIEVE: lambda table, details, signature, at: table.people.relieve(*signature, at),
    Order.POST: _post,
    Order.LOCK_PERSON: lambda table, details, signature, at: table.people.lock(
        str(details.get("person", "")), *signature, at
    ),
    Order.UNLOCK_PERSON: lambda table, details, signature, at: table.people.unlock(
        str(details.get("person", "")), *signature, at
    ),
}
