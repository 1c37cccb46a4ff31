"""The checkpoint of a table, and the table again from it: a restart reads only later events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from kiosk.bank import BankLedger, began_with, kept_ledger
from kiosk.core.clock import Moment
from kiosk.events import LimitsChanged, from_journal, to_journal
from kiosk.journal import Event
from kiosk.table.kernel.cash import kept_cash
from kiosk.table.kernel.orders import FloorOrders
from kiosk.table.kernel.state import BeforeHand, FloorCall, TableState
from kiosk.table.kernel.transfer import kept_transfers


def recovered_state(kept: Mapping[str, Any] | None, events: Iterable[Event]) -> TableState:
    """Return the state that a checkpoint kept, and what came after it."""
    recovered = TableState()
    if kept:
        recovered.is_open = kept["is_open"]
        recovered.game = kept["game"]
        recovered.rack = dict(kept.get("rack", []))
        recovered.rack_cents = kept["rack_cents"]
        recovered.rack_now = dict(kept.get("rack_now", kept.get("rack", [])))
        recovered.fills = kept.get("fills", 0)
        recovered.house_net = kept["house_net"]
        recovered.closed_rack = dict(kept.get("closed_rack", []))
        recovered.last_hand = kept["last_hand"]
        recovered.jackpots = dict(kept["jackpots"])
        recovered.posted_ms = kept["posted_ms"]
        recovered.posted_by = kept.get("posted_by", "")
        recovered.posted_laid = kept.get("posted_laid")
        recovered.posted_ago_ns = kept.get("posted_ago_ns", 0)
        recovered.latest = Moment(*kept["latest"]) if kept.get("latest") else None
        recovered.known_ms = kept.get("known_ms", recovered.latest.at_ms if recovered.latest else 0)
        recovered.jackpot_paid = kept["jackpot_paid"]
        recovered.is_posting_undealt = kept.get("is_posting_undealt", False)
        recovered.dealer = kept["dealer"]
        recovered.supervisor = kept.get("supervisor")
        recovered.bets = {int(seat): dict(bets) for seat, bets in kept["bets"].items()}
        recovered.carry = dict(kept["carry"])
        recovered.deck = kept.get("deck", "")
        back = kept.get("giving_back", ())
        recovered.giving_back = tuple((seat, from_journal(name), cents) for seat, name, cents in back)
        recovered.from_floor = kept.get("from_floor", 0)
        call = kept["floor_call"]
        recovered.floor_call = FloorCall(**{**call, "why": from_journal(call["why"])}) if call else None
        before = kept.get("before")
        recovered.before = _before_hand(before) if before else None
        recovered.slips = kept.get("slips", 0)
        recovered.slip_seq = kept.get("slip_seq")
        recovered.open_slips = {number: tuple(waits) for number, waits in kept.get("open_slips", [])}
        recovered.disputes = dict(kept.get("disputes", []))
        recovered.counted_at = kept.get("counted_at", 0)
        recovered.wrong_counts = tuple((first, last) for first, last in kept.get("wrong_counts", ()))
        recovered.rules_version = kept.get("rules_version", "")
        recovered.decides = dict(kept.get("decides", {}))
        recovered.decides_ms = kept.get("decides_ms")
        recovered.signed = dict(kept.get("signed", recovered.decides))
        recovered.vouchers = dict(kept.get("vouchers", {}))
        recovered.laid = dict(kept.get("laid", {}))
        recovered.doubted = tuple(kept.get("doubted", ()))
        recovered.accepted = tuple(kept.get("accepted", ()))
        recovered.started = tuple(kept.get("started", (0, 0, 0)))
        recovered.orders = FloorOrders.of(kept.get("orders", {}))
        recovered.limits = _limits(kept["limits"]) if kept.get("limits") else None
        recovered.cash = kept_cash(kept.get("cash"))
        recovered.transfers = kept_transfers(kept.get("transfers"))
        recovered.bank = kept_ledger(kept["bank"]) if "bank" in kept else _older_ledger(recovered)
    for event in events:
        recovered.fold(event)
    return recovered


def checkpoint_of(state: TableState) -> dict[str, Any]:
    """Return what a checkpoint keeps. It is written between hands."""
    assert state.hand is None, "a checkpoint is written between hands"
    call = state.floor_call
    coming = {"coming": call.coming} if call and call.coming else {}
    return {
        "is_open": state.is_open,
        "game": state.game,
        "rack": [[chip, count] for chip, count in state.rack.items()],
        "rack_cents": state.rack_cents,
        "rack_now": [[chip, count] for chip, count in state.rack_now.items()],
        "fills": state.fills,
        "house_net": state.house_net,
        "closed_rack": [[chip, count] for chip, count in state.closed_rack.items()],
        "last_hand": state.last_hand,
        "jackpots": dict(state.jackpots),
        "posted_ms": state.posted_ms,
        "posted_by": state.posted_by,
        "posted_ago_ns": state.posted_ago_ns,
        "latest": [state.latest.boot, state.latest.mono_ns, state.latest.at_ms] if state.latest else None,
        "known_ms": state.known_ms,
        "jackpot_paid": state.jackpot_paid,
        "is_posting_undealt": state.is_posting_undealt,
        "dealer": state.dealer,
        "supervisor": state.supervisor,
        "bets": {str(seat): dict(bets) for seat, bets in state.bets.items()},
        "carry": dict(state.carry),
        "deck": state.deck,
        "giving_back": [[seat, to_journal(name), cents] for seat, name, cents in state.giving_back],
        **({"from_floor": state.from_floor} if state.from_floor else {}),
        "floor_call": {"why": to_journal(call.why), "at_ms": call.at_ms, **coming} if call else None,
        "before": {**asdict(state.before), "rack": list(state.before.rack.items())} if state.before else None,
        "slips": state.slips,
        "slip_seq": state.slip_seq,
        "disputes": [[seq, hand] for seq, hand in state.disputes.items()],
        "rules_version": state.rules_version,
        **_sealed(state),
        **(
            {"open_slips": [[number, list(waits)] for number, waits in state.open_slips.items()]}
            if state.open_slips
            else {}
        ),
        **({"posted_laid": state.posted_laid} if state.posted_laid else {}),
        **({"laid": dict(state.laid)} if state.laid else {}),
        **({"counted_at": state.counted_at} if state.counted_at else {}),
        **({"wrong_counts": list(map(list, state.wrong_counts))} if state.wrong_counts else {}),
        **({"doubted": list(state.doubted)} if state.doubted else {}),
        **({"accepted": list(state.accepted)} if state.accepted else {}),
        "started": list(state.started),
        **({"limits": _kept_limits(state.limits)} if state.limits else {}),
        **state.orders.kept(),
        **state.transfers.kept(),
        **state.cash.kept(),
        "bank": state.bank.kept(),
    }


def _sealed(state: TableState) -> dict[str, Any]:
    """Return what a checkpoint keeps of what decides, where anything is sealed."""
    if not state.decides:
        return {}
    kept: dict[str, Any] = {
        "decides": dict(state.decides),
        "decides_ms": state.decides_ms,
        "vouchers": dict(state.vouchers),
    }
    return kept if state.signed == state.decides else {**kept, "signed": dict(state.signed)}


def _kept_limits(limits: LimitsChanged) -> dict[str, Any]:
    return {"minimum": limits.minimum, "maximum": limits.maximum, "keeps": [list(kept) for kept in limits.keeps]}


def _limits(kept: Mapping[str, Any]) -> LimitsChanged:
    keeps = tuple((seat, least) for seat, least in kept["keeps"])
    return LimitsChanged(minimum=kept["minimum"], maximum=kept["maximum"], keeps=keeps)


def _older_ledger(state: TableState) -> BankLedger:
    """Return the ledger of a table whose checkpoint has none: an older kiosk wrote it."""
    ledger = began_with(state.rack_now if state.is_open else state.closed_rack)
    if state.before is None:
        return ledger
    return ledger.with_hand(state.before.hand, state.house_net - state.before.house_net, state.before.rack)


def _before_hand(kept: Mapping[str, Any]) -> BeforeHand:
    return BeforeHand(**{**kept, "rack": dict(kept.get("rack", ()))})
