"""The fill or credit of a table that is not finished: requested, or on its way with a slip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from kiosk.core.frozen import frozen
from kiosk.core.money import Cents
from kiosk.events import (
    ClosedRackCounted,
    Happening,
    TransferCounted,
    TransferPrinted,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferUnprinted,
    TransferVoided,
)

Counts = tuple[tuple[Cents, int], ...]


@frozen
class PendingTransfer:
    """A fill or a credit that is not finished. `slip` is 0 before the chips are sent; `since_ms` is its last step.

    `counts` are the counts that did not agree with the slip, in their order.
    """

    number: int
    direction: str
    chips: Counts
    slip: int = 0
    since_ms: int = 0
    counts: tuple[Counts, ...] = ()

    @property
    def cents(self) -> Cents:
        return sum(chip * count for chip, count in self.chips)


@frozen
class TransferBook:
    """The transfers of a table: the one that is not finished, and the newest numbers of a request, a slip, and a count
    of the closed rack.

    `unprinted` are the papers that have not come out of the printer, {seq of the event: whether one may be out}.
    """

    pending: PendingTransfer | None = None
    requests: int = 0
    slips: int = 0
    counts: int = 0
    unprinted: Mapping[int, bool] = field(default_factory=dict)

    def after(self, what: Happening, at_ms: int) -> TransferBook:
        """Return the transfers after an event."""
        match what:
            case TransferPrinted(paper=paper):
                left = {seq: may_be_out for seq, may_be_out in self.unprinted.items() if seq != paper}
                return replace(self, unprinted=left)
            case TransferUnprinted(paper=paper, outcome=outcome):
                may_be_out = self.unprinted.get(paper, False) or outcome == "may be out"
                return replace(self, unprinted={**self.unprinted, paper: may_be_out})
            case _:
                return self._after_step(what, at_ms)

    def _after_step(self, what: Happening, at_ms: int) -> TransferBook:
        match what:
            case TransferRequested(transfer=number, direction=direction, chips=chips):
                return replace(self, requests=number, pending=PendingTransfer(number, direction, chips, since_ms=at_ms))
            case TransferSent(transfer=number, direction=direction, slip=slip, chips=chips):
                return replace(self, slips=slip, pending=PendingTransfer(number, direction, chips, slip, at_ms))
            case TransferCounted(chips=chips) if self.pending is not None:
                return replace(self, pending=replace(self.pending, counts=(*self.pending.counts, chips)))
            case TransferReceived() | TransferVoided():
                return replace(self, pending=None)
            case ClosedRackCounted(number=number):
                return replace(self, counts=number)
            case _:
                return self

    def kept(self) -> dict[str, Any]:
        """Return the transfers as a checkpoint keeps them."""
        now = self.pending
        pending = None if now is None else [now.number, now.direction, now.chips, now.slip, now.since_ms, now.counts]
        unprinted = [[seq, may_be_out] for seq, may_be_out in self.unprinted.items()]
        numbers = {"requests": self.requests, "slips": self.slips, "counts": self.counts}
        return {"pending": pending, **numbers, "unprinted": unprinted}


def kept_transfers(kept: Mapping[str, Any]) -> TransferBook:
    """Return the transfers that `TransferBook.kept` has written."""
    pending = None
    if kept["pending"]:
        number, direction, chips, slip, since_ms, counts = kept["pending"]
        pending = PendingTransfer(number, direction, _counts(chips), slip, since_ms, tuple(map(_counts, counts)))
    numbers = kept["requests"], kept["slips"], kept.get("counts", 0)
    return TransferBook(pending, *numbers, dict(kept["unprinted"]))


def _counts(rows: Sequence[Sequence[int]]) -> Counts:
    return tuple((chip, count) for chip, count in rows)
