"""The parts of a fill, a credit, or a transfer side by side: requested, on its way, and counted where it arrived."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from kiosk.core.money import Cents
from kiosk.core.text import Text
from kiosk.settings import Duty
from kiosk.table import TableGame, TableView, TransferPart
from ui.vm.controls.words import say
from ui.vm.shift import words
from ui.vm.shift.rack_rows import amount_of, printed, total
from ui.vm.shift.shift_look import PanelChip, PanelRow, PanelSigner
from ui.vm.shift.state import PARTS, Flow, ShiftState, ShiftStep
from ui.vm.table.money.amounts import signed

_REQUESTS = (Flow.FILL, Flow.CREDIT, Flow.OUT)


def panels(table: TableView, state: ShiftState, deal: TableGame) -> tuple[PanelRow, ...]:
    """Return the parts that are shown now; those of the signatures leave room for the names and the PIN."""
    if state.page not in (ShiftStep.SIGN, ShiftStep.WAYS) or state.flow not in (*_REQUESTS, Flow.SEND, Flow.RECEIVE):
        return ()
    if state.flow in _REQUESTS:
        return (_requested(table, state, deal), _on_way(table, state, deal)) if state.page is ShiftStep.SIGN else ()
    if table.transfers.pending is None:
        return ()
    parts = (_requested(table, state, deal), _on_way(table, state, deal))
    if state.flow is Flow.SEND:
        return parts
    arrived = _arrived(table, state, deal)
    return (*parts, arrived) if state.page is ShiftStep.WAYS else (parts[1], arrived)


def _requested(table: TableView, state: ShiftState, deal: TableGame) -> PanelRow:
    pending, is_now = table.transfers.pending, state.flow in _REQUESTS
    chips = state.counts if pending is None or is_now else dict(pending.chips)
    part = TransferPart.REQUEST_OUT if state.flow is Flow.OUT else TransferPart.REQUEST
    direction = state.flow.value if pending is None or is_now else pending.direction
    return PanelRow(
        title=say(words.PANEL_REQUESTED),
        number="1",
        phase="now" if is_now else "done",
        at="" if is_now else _at(table, 0),
        amount=amount_of(deal)(total(chips)),
        slip="–",
        chips=tuple(_chips(deal, chips)),
        signers=_signers(table, state, part, is_now, 0),
        note=_to(state) + _rack_then(table, deal, direction, total(chips)) if is_now else "",
    )


def _on_way(table: TableView, state: ShiftState, deal: TableGame) -> PanelRow:
    pending = table.transfers.pending
    is_next, is_now = state.flow in _REQUESTS, state.flow is Flow.SEND
    chips = {} if pending is None or is_next else dict(pending.chips)
    minutes = 0 if pending is None else max(0, table.clock.now_ms() - pending.since_ms) // 60_000
    return PanelRow(
        title=say(words.PANEL_ON_WAY),
        number="2",
        phase="next" if is_next else "now" if is_now else "done",
        at="" if is_next or is_now else _at(table, 1),
        amount="" if is_next or pending is None else amount_of(deal)(pending.cents),
        slip=str(pending.slip) if pending is not None and pending.slip else "–",
        chips=tuple(_chips(deal, chips)),
        signers=_signers(table, state, TransferPart.SEND, is_now, 1),
        note="" if is_next or is_now else say(words.MINUTES_ON_WAY.fill(n=minutes)),
    )


def _arrived(table: TableView, state: ShiftState, deal: TableGame) -> PanelRow:
    pending, amount = table.transfers.pending, amount_of(deal)
    assert pending is not None
    off = total(state.counts) - pending.cents
    agrees = table.transfers.agrees(state.counts)
    is_signed = state.page is ShiftStep.SIGN
    notes = [] if agrees or not is_signed else [_another_slip(pending.slip, signed(off, amount))]
    if is_signed and pending.direction == "fill":
        notes.append(_rack_then(table, deal, pending.direction, total(state.counts)))
    return PanelRow(
        title=say(words.PANEL_COUNTED),
        number="3",
        phase="now",
        at="",
        amount=amount(total(state.counts)) if agrees or is_signed else signed(off, amount),
        wrong=not agrees,
        slip=str(pending.slip),
        chips=tuple(_counted(deal, dict(pending.chips), state.counts)),
        signers=_signers(table, state, TransferPart.RECEIVE, is_now=True, nth=2) if is_signed else (),
        note=" · ".join(notes),
    )


def _another_slip(slip: int, off: str) -> str:
    return f"{say(words.NEXT_SLIP.fill(slip=slip, next=slip + 1))} · {off}"


def _at(table: TableView, nth: int) -> str:
    pending = table.transfers.pending
    if pending is None or nth >= len(pending.steps):
        return ""
    return f"{datetime.fromtimestamp(pending.steps[nth][0] / 1000).astimezone():%H:%M}"


def _to(state: ShiftState) -> str:
    return f"{say(words.TO_TABLE.fill(table=state.way))} · " if state.flow is Flow.OUT else ""


def _rack_then(table: TableView, deal: TableGame, direction: str, cents: Cents) -> str:
    amount, before = amount_of(deal), total(table.shift.rack)
    after = before + cents if direction == "fill" else before - cents
    return say(words.RACK_THEN.fill(before=amount(before), after=amount(after)))


def _chips(deal: TableGame, chips: Mapping[Cents, int]) -> Iterator[PanelChip]:
    amount, hues = amount_of(deal), _hues(deal)
    for chip, count in sorted(chips.items(), reverse=True):
        if count:
            yield PanelChip(printed(deal, chip), hues.get(chip, ""), count, f"{count:,}", "", amount(chip * count))


def _counted(deal: TableGame, slip: Mapping[Cents, int], counts: Mapping[Cents, int]) -> Iterator[PanelChip]:
    """Yield each chip of the slip and of the count, beside how many the slip says where they differ."""
    amount, hues = amount_of(deal), _hues(deal)
    for chip in sorted({*slip, *counts}, reverse=True):
        count, due = counts.get(chip, 0), slip.get(chip, 0)
        if count or due:
            is_right = count == due
            yield PanelChip(
                printed(deal, chip),
                hues.get(chip, ""),
                count,
                f"{count:,}",
                "" if is_right else say(words.OF.fill(count=f"{due:,}")),
                amount(chip * count),
                "right" if is_right else "wrong",
            )


def _hues(deal: TableGame) -> Mapping[Cents, str]:
    return {chip.value: chip.color.value for chip in deal.config.rack}


def _signers(
    table: TableView, state: ShiftState, part: TransferPart, is_now: bool, nth: int
) -> tuple[PanelSigner, ...]:
    """Return the signers of a part, open and done."""
    if is_now:
        by_duty = {duty: person for duty, (person, _) in state.signed.items()}
        duties = table.transfers.duties(PARTS[state.flow])
    else:
        pending = table.transfers.pending
        taken = pending.steps[nth][1] if pending is not None and nth < len(pending.steps) else ()
        by_duty = {Duty(duty): person for duty, person in taken}
        duties = tuple(by_duty) or table.transfers.duties(part)
    return tuple(_signer(table, state, duty, by_duty.get(duty, ""), is_now) for duty in duties)


def _signer(table: TableView, state: ShiftState, duty: Duty, who: str, is_now: bool) -> PanelSigner:
    person = table.staff.person(who) if who else None
    phase = "done" if who else "now" if is_now and duty is state.duty else "next"
    said: Text = words.SIGNATURE[duty]
    return PanelSigner(duty.value, say(said), person.name if person else who or "–", phase, is_now)
