"""The fill, credit, or transfer of a table that is not finished: requested, or on its way with a slip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Final

from kiosk.core.money import Cents
from kiosk.core.value import value
from kiosk.events import (
    ClosedRackCounted,
    Happening,
    PaperPrinted,
    PaperUnprinted,
    TransferCounted,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)

Counts = tuple[tuple[Cents, int], ...]
TransferStepTaken = tuple[int, tuple[tuple[str, str], ...]]  # (time in milliseconds, ((duty, signer), …))
_KEPT_ARRIVALS: Final = 100  # Arrivals kept per table; a slip older than all of them is refused, too.


@value
class PendingTransfer:
    """A fill, a credit, or a transfer to the other `table` that is not finished.

    `slip` is 0 before the chips are sent; `since_ms` is its last step. `counts` are those that differ from the slip, in
    order. `steps` are the request and the sending, with time and signers.
    """

    number: int
    direction: str
    chips: Counts
    slip: int = 0
    since_ms: int = 0
    counts: tuple[Counts, ...] = ()
    table: str = ""
    steps: tuple[TransferStepTaken, ...] = ()

    @property
    def cents(self) -> Cents:
        return sum(chip * count for chip, count in self.chips)


@value
class TransferBook:
    """The transfers of a table: the one that is not finished, and the newest numbers of a request, a slip, and a count
    of the closed rack.

    `unprinted` are the papers that have not come out of the printer, {seq of the event: whether one may be out}.
    `arrived` are the latest slips with which chips have come from each other table.
    """

    pending: PendingTransfer | None = None
    requests: int = 0
    slips: int = 0
    counts: int = 0
    unprinted: Mapping[int, bool] = field(default_factory=dict)
    arrived: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def has_arrived(self, table: str, slip: int) -> bool:
        """Return whether chips have come with a slip of another table, or it is older than all that are kept."""
        slips = self.arrived.get(table, ())
        return slip in slips or (len(slips) == _KEPT_ARRIVALS and slip < min(slips))

    def after(self, what: Happening, at_ms: int) -> TransferBook:
        """Return the transfers after an event."""
        match what:
            case PaperPrinted(paper=paper):
                left = {seq: may_be_out for seq, may_be_out in self.unprinted.items() if seq != paper}
                return replace(self, unprinted=left)
            case PaperUnprinted(paper=paper, outcome=outcome):
                may_be_out = self.unprinted.get(paper, False) or outcome == "may be out"
                return replace(self, unprinted={**self.unprinted, paper: may_be_out})
            case _:
                return self._after_step(what, at_ms)

    def _after_step(self, what: Happening, at_ms: int) -> TransferBook:
        match what:
            case TransferRequested(transfer=number, direction=direction, chips=chips, signed=signed, table=table):
                steps: tuple[TransferStepTaken, ...] = ((at_ms, signed),)
                pending = PendingTransfer(number, direction, chips, since_ms=at_ms, table=table, steps=steps)
                return replace(self, requests=number, pending=pending)
            case TransferSent(transfer=number, direction=direction, slip=slip, chips=chips, signed=signed, table=table):
                asked = self.pending.steps[:1] if self.pending is not None else ()
                steps = (*asked, (at_ms, signed))
                pending = PendingTransfer(number, direction, chips, slip, at_ms, table=table, steps=steps)
                return replace(self, slips=slip, pending=pending)
            case TransferReceived(transfer=number, direction="in", slip=slip, table=table, of_slip=of_slip):
                slips = (*self.arrived.get(table, ()), of_slip)[-_KEPT_ARRIVALS:]
                return replace(self, requests=number, slips=slip, arrived={**self.arrived, table: slips})
            case TransferCounted(chips=chips) if self.pending is not None:
                return replace(self, pending=replace(self.pending, counts=(*self.pending.counts, chips)))
            case TransferReceived() | TransferVoided():
                return replace(self, pending=None)
            case ClosedRackCounted(number=number):
                return replace(self, counts=number)
            case _:
                return self
