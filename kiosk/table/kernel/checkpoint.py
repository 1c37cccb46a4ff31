"""Convert the state of a table to its checkpoint and back, so that a restart reads only later events."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from kiosk.bank import BankLedger, kept_ledger
from kiosk.core.clock import Moment
from kiosk.events import LimitsChanged, from_journal, to_journal
from kiosk.journal import Event
from kiosk.table.kernel.cash import CashBook, kept_cash
from kiosk.table.kernel.inspection import kept_reading
from kiosk.table.kernel.orders import FloorOrders
from kiosk.table.kernel.state import BeforeHand, FloorCall, TableState
from kiosk.table.kernel.transfer import TransferBook, kept_transfers


class KeptForm(NamedTuple):
    """The conversions of a field: to plain JSON, and back. None is stored as null."""

    keep: Callable[[Any], object]
    read: Callable[[Any], object]


def _call(kept: Mapping[str, Any]) -> FloorCall:
    return FloorCall(**{**kept, "why": from_journal(kept["why"])})


def _limits(kept: Mapping[str, Any]) -> LimitsChanged:
    return LimitsChanged(**{**kept, "keeps": _tuples(kept["keeps"])})


def _kept_before(before: BeforeHand) -> dict[str, Any]:
    return {**asdict(before), "rack": _rows(before.rack)}


def _before(kept: Mapping[str, Any]) -> BeforeHand:
    return BeforeHand(**{**kept, "rack": dict(kept["rack"])})


def _rows(counts: Mapping[int, object]) -> list[list[object]]:
    """Return {number: value} as rows, because JSON keys are text."""
    return [[number, value] for number, value in counts.items()]


def _tuples(rows: Iterable[Iterable[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(tuple, rows))


_PLAIN: Final = KeptForm(lambda value: value, lambda kept: kept)
_NAMED: Final = KeptForm(dict, dict)
_NUMBERED: Final = KeptForm(_rows, dict)
_LISTED: Final = KeptForm(list, tuple)

FORMS: Final[Mapping[str, KeptForm]] = {
    "is_open": _PLAIN,
    "game": _PLAIN,
    "rack": _NUMBERED,
    "rack_cents": _PLAIN,
    "rack_now": _NUMBERED,
    "fills": _PLAIN,
    "bank": KeptForm(BankLedger.kept, kept_ledger),
    "transfers": KeptForm(TransferBook.kept, kept_transfers),
    "cash": KeptForm(CashBook.kept, kept_cash),
    "house_net": _PLAIN,
    "closed_rack": _NUMBERED,
    "last_hand": _PLAIN,
    "jackpots": _NAMED,
    "posted_ms": _PLAIN,
    "posted_by": _PLAIN,
    "posted_laid": _PLAIN,
    "posted_ago_ns": _PLAIN,
    "latest": KeptForm(lambda latest: [latest.boot, latest.mono_ns, latest.at_ms], lambda kept: Moment(*kept)),
    "known_ms": _PLAIN,
    "jackpot_paid": _PLAIN,
    "is_posting_undealt": _PLAIN,
    "dealer": _PLAIN,
    "supervisor": _PLAIN,
    "bets": KeptForm(
        lambda bets: {str(seat): dict(wagers) for seat, wagers in bets.items()},
        lambda kept: {int(seat): dict(wagers) for seat, wagers in kept.items()},
    ),
    "carry": _NAMED,
    "floor_call": KeptForm(lambda call: {**asdict(call), "why": to_journal(call.why)}, _call),
    "before": KeptForm(_kept_before, _before),
    "slips": _PLAIN,
    "slip_seq": _PLAIN,
    "open_slips": KeptForm(
        lambda slips: [[number, list(waits)] for number, waits in slips.items()],
        lambda kept: {number: tuple(waits) for number, waits in kept},
    ),
    "papers": _LISTED,
    "disputes": _NUMBERED,
    "counted_at": _PLAIN,
    "wrong_counts": KeptForm(lambda counts: list(map(list, counts)), _tuples),
    "deck": _PLAIN,
    "seal": _PLAIN,
    "removed": KeptForm(list, tuple),
    "reading": KeptForm(asdict, kept_reading),
    "inspected": _LISTED,
    "won_in": _PLAIN,
    "won_seal": _PLAIN,
    "giving_back": KeptForm(
        lambda back: [[seat, to_journal(name), cents] for seat, name, cents in back],
        lambda kept: tuple((seat, from_journal(name), cents) for seat, name, cents in kept),
    ),
    "from_floor": _PLAIN,
    "rules_version": _PLAIN,
    "decides": _NAMED,
    "decides_ms": _PLAIN,
    "signed": _NAMED,
    "vouchers": _NAMED,
    "laid": _NAMED,
    "doubted": _LISTED,
    "accepted": _LISTED,
    "started": _LISTED,
    "orders": KeptForm(asdict, lambda kept: FloorOrders(**kept)),
    "limits": KeptForm(asdict, _limits),
}
"""Each field of the state that a checkpoint keeps. The others are empty between hands, or read from an event again."""


def recovered_state(kept: Mapping[str, Any] | None, events: Iterable[Event]) -> TableState:
    """Return the state of a checkpoint with the later events applied."""
    recovered = TableState()
    for name, value in (kept or {}).items():
        setattr(recovered, name, None if value is None else FORMS[name].read(value))
    for event in events:
        recovered.fold(event)
    return recovered


def checkpoint_of(state: TableState) -> dict[str, Any]:
    """Return the content of a checkpoint: each field that differs from a new state. It is written between hands."""
    assert state.hand is None, "a checkpoint is written between hands"
    new = TableState()
    changed = {name: getattr(state, name) for name in FORMS if getattr(state, name) != getattr(new, name)}
    return {name: None if value is None else FORMS[name].keep(value) for name, value in changed.items()}
