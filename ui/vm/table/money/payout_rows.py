"""Big payouts on the table's screen: the marks at a seat, and the notice on the felt until they may be pushed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from kiosk.core.devices import PrinterState
from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text, counted, listed, text
from kiosk.procedure import Does, HandView, Item, left_of, sign, terms_together
from kiosk.table import Difference, DuePayouts, Stage, TableView, cards_of
from ui.vm.controls.words import RESULT_DID, say
from ui.vm.table.money.payout_proof import PayoutProof

SLIP: Final = text("■ SLIP")
SIGNATURE: Final = text("● SIGN")
TAX: Final = text("◆ {form}")
DONE: Final = text("{mark} ✓")
NO_PAPER: Final = text("■ SLIP, NO PAPER")
KEPT: Final = {"held": text("■ HELD"), "seized": text("■ SEIZED")}

SEATS: Final = text("Seats {seats} · big payouts")
SEAT: Final = text("Seat {seat} · {line}")
PAY_NOW: Final = text("Pay")
PAY_TOGETHER: Final = text("Pay each as shown, together")
MORE: Final = {1: text("in all: pay only {amount} more"), -1: text("in all: take {amount} back")}
DIFFERS: Final = text("in all: move only what each seat shows")
VOID_TITLE: Final = counted("Slip {slips} does not match", "Slips {slips} do not match")
VOID_TERMS: Final = text("Made out for")

TAG: Final = {
    Stage.VOID: text("SLIP VOID"),
    Stage.SIGN: text("SIGNATURE"),
    Stage.SECOND: text("SECOND SIGNATURE"),
    Stage.TAX: text("TAX FORM"),
    Stage.SLIP: text("SLIP"),
    Stage.PAPER: text("SLIP NOT PRINTED"),
}
DO: Final = {
    Stage.VOID: counted(
        "Floor: void slip {slips}. The payout has changed.", "Floor: void slips {slips}. The payout has changed."
    ),
    Stage.SIGN: text("Call the floor to sign for this payout."),
    Stage.SECOND: text("Call a second supervisor to sign for this payout."),
    Stage.TAX: counted("Fill in the {form} for seat {seats}.", "Fill in the {form} for seats {seats}."),
    Stage.SLIP: counted(
        "Make the slip for seat {seats}. Pay nothing yet.", "Make the slips for seats {seats}. Pay nothing yet."
    ),
    Stage.PAPER: counted(
        "Print the slip for seat {seats}. Pay nothing yet.", "Print the slips for seats {seats}. Pay nothing yet."
    ),
}
RULE: Final = {
    Stage.VOID: text("A void slip is kept with its reason. Make a new one if still needed."),
    Stage.SIGN: text("The floor signs for a payout this large before it is paid."),
    Stage.SECOND: text("Two supervisors, neither of them the dealer, must sign for this payout."),
    Stage.TAX: text("Take the player’s details. Pay only after the form is complete."),
    Stage.SLIP: text("Make and sign the slip before paying. Further copies say REPRINT."),
    Stage.PAPER: text("Sign the slip on paper. If it will not print, write it by hand."),
}
THEN: Final = {
    Stage.VOID: text("Waiting for the floor"),
    Stage.SIGN: text("Waiting for the floor"),
    Stage.SECOND: text("Waiting for a signature"),
    Stage.TAX: text("{form} filled in"),
    Stage.SLIP: text("Make the slip"),
    Stage.PAPER: text("Print slip"),
}
PRINTING_DO: Final = counted("Wait for the slip of seat {seats}.", "Wait for the slips of seats {seats}.")
PRINTING: Final = text("Waiting for the printer")
PRINTING_TAG: Final = text("SLIP")
UNCONFIRMED_TAG: Final = text("SLIP NOT CONFIRMED")
WRITE_DO: Final = counted("Write the slip for seat {seats} by hand.", "Write the slips for seats {seats} by hand.")
WRITTEN: Final = text("Slip written")
BY_HAND: Final = text("Written by hand")
SLIP_STATE: Final = text("Slip {key}: {why}")
LOOK_FIRST: Final = text("Slip {key} may be out: look in the printer, which is ready now.")
PRINT_NOW: Final = text("Slip {key} is not out. The printer is ready now.")
WAGER: Final = text("{wager} {stake}")
WAGER_TERMS: Final = text("{wager} {stake} · {terms}")
ONE_SIGNATURE: Final = text("Signature")
FIRST_SIGNATURE: Final = text("First signature")
SECOND_SIGNATURE: Final = text("Second signature")
SIGNED_AT: Final = text("{name} {time}")
NOT_SIGNED: Final = text("not signed")
FILLED_IN: Final = text("filled in")
NOT_FILLED_IN: Final = text("player signs first")
THE_SLIP: Final = text("Slip")
SLIP_NUMBER: Final = text("Slip {slip}")
NOT_MADE: Final = text("not made")
ON_PAPER: Final = text("on paper")
NOT_ON_PAPER: Final = text("not on paper")
WAITING: Final = text("Waiting {minutes}:{seconds}")
SIGNS: Final = text("Sign")
MAKES_VOID: Final = text("Void slip")

REOPENED: Final = text("Hand {hand} is reopened: move only the differences.")
REOPENED_RULE: Final = text(
    "Correct the mistake with Misread card or Undo. The screen shows only what each seat is still due."
)
REOPENED_DO: Final = text("Move only what each seat shows, then confirm.")
NOTHING_MOVES: Final = text("No change")
CORRECTED: Final = text("Hand corrected")


def paper_due(table: TableView, papers: Sequence[str]) -> str:
    """Return the number of the slip whose paper is to be named next, "" if all are, or none is due."""
    due = due_of(table)
    slips = due.slips if due is not None and due.stage is Stage.PAPER else ()
    return slips[len(papers)].slip.key if len(papers) < len(slips) else ""


def due_of(table: TableView) -> DuePayouts | None:
    """Return the requirements of a big payout on the screen; doubts about the cards come first."""
    return None if table.doubts.are_open else table.payouts.due


def marks(table: TableView, items: Iterable[Item]) -> tuple[str, ...]:
    """Return the requirements of payouts, by word and shape, each with ✓ once it is met wherever needed."""
    found = [mark for item in items for mark in _needed(table, item)]
    done = {mark: all(has for other, has in found if other == mark) for mark, _ in found}
    return tuple(say(DONE.fill(mark=mark)) if is_there else mark for mark, is_there in done.items())


def _needed(table: TableView, item: Item) -> Iterator[tuple[str, bool]]:
    need = table.payouts.needs(item)
    has, kept = table.payouts.has(item), table.payouts.kept(item)
    if kept is not None:
        yield say(KEPT[kept.kept]), True
    if need.second_signature:
        yield say(SIGNATURE), has.second_signature
    if need.tax_form:
        yield say(TAX.fill(form=need.tax_form)), bool(has.tax_form)
    if need.slip:
        yield say(SLIP if has.slip or table.payouts.slip_of(item) is None else NO_PAPER), has.slip


def guide(due: DuePayouts) -> tuple[Text, Text]:
    """Return the dealer's next act, and the rule for it."""
    if due.stage is Stage.PAPER:
        return _fill(DO[due.stage] if due.failed else PRINTING_DO if due.prints else WRITE_DO, due), RULE[due.stage]
    return _fill(DO[due.stage], due), _fill(RULE[due.stage], due)


def primary(due: DuePayouts) -> tuple[Text, bool]:
    """Return the primary action, and whether it can be done."""
    if due.stage is Stage.PAPER and not due.failed:
        return (PRINTING, False) if due.prints else (WRITTEN, True)
    return _fill(THEN[due.stage], due), due.stage in (Stage.TAX, Stage.SLIP, Stage.PAPER)


def banner(table: TableView, due: DuePayouts) -> dict[str, Any]:
    """Return the notice on the felt while a big payout waits."""
    tag = TAG[due.stage]
    if due.stage is Stage.PAPER and due.prints and not due.failed:
        tag = PRINTING_TAG
    elif due.stage is Stage.PAPER and any(slip.may_be_out for slip in due.slips):
        tag = UNCONFIRMED_TAG
    shown: dict[str, Any] = {
        "floor_tag": say(tag),
        "floor_verb": say(MAKES_VOID if due.stage is Stage.VOID else SIGNS),
        "floor_does": Does.PAY.value,
        "floor_slip": _slip_state(table, due),
    }
    if due.stage is Stage.VOID:
        cents = sum(slip.slip.amount for slip in due.slips)
        slip, stake = due.slips[0].slip, money(sum(slip.slip.stake for slip in due.slips))
        template = WAGER_TERMS if len(due.slips) == 1 else WAGER
        wager = template.fill(wager=Text(slip.wager), stake=stake, terms=Text(slip.terms))
        title, terms = _fill(VOID_TITLE, due), VOID_TERMS
    else:
        cents = sum(item.pay for item in due.items)
        first = due.items[0]
        together = len(due.items) > 1
        wager = wager_line(due.items, money)
        shown["floor_proofs"] = _proofs(table, due)
        shown["first_proof"] = shown["floor_proofs"][0]
        shown["floor_cards"] = cards_of(table.round, first)
        title = _fill(SEATS, due) if together else SEAT.fill(seat=first.seat, line=first.line)
        terms = moved_before(table, due.items) or (PAY_TOGETHER if together else PAY_NOW)
    return {
        **shown,
        "floor_title": say(title),
        "floor_wager": say(wager),
        "floor_terms": say(terms),
        "floor_amount": money(cents),
    }


def from_floor(table: TableView, seat: int) -> Cents:
    """Return the payout that comes back from the floor, which had held it, with a slip that is voided now."""
    due = due_of(table)
    stale = due.slips if due is not None and due.stage is Stage.VOID else ()
    return sum(status.slip.amount for status in stale if status.slip.seat == seat and status.is_at_floor)


def moved_before(table: TableView, items: Sequence[Item]) -> Text:
    """Return the rest of a called payout, if a part has moved before a correction; EMPTY otherwise."""
    book = table.round.book
    left = [left_of(item, book) for item in items]
    if all(now is item for now, item in zip(left, items, strict=True)):
        return EMPTY
    due = [item for item in left if item is not None]
    if not due:
        return RESULT_DID[items[0].does]
    cents = sum(item.pay - item.take for item in due)
    if len(items) > 1 or not cents:
        return DIFFERS
    return MORE[sign(cents)].fill(amount=money(abs(cents)))


def wager_line(items: Sequence[Item], amount: Callable[[int], str]) -> Text:
    """Return the wager and the terms of its payout, "6 Card bonus $10 · 100 % of the MEGA"; of several seats, all."""
    terms = terms_together(items)
    template = WAGER_TERMS if terms else WAGER
    return template.fill(wager=items[0].wager, stake=amount(stakes(items)), terms=terms)


def stakes(items: Sequence[Item]) -> Cents:
    return sum(item.stake for item in items)


def _proofs(table: TableView, due: DuePayouts) -> tuple[PayoutProof, ...]:
    """Return the signatures, slip, and form that the first payout needs, each with its signer or its open part."""
    item = due.items[0]
    need, has = table.payouts.needs(item), table.payouts.has(item)
    signed = [_signature(table, who, at_ms) for who, at_ms in table.payouts.signatures]
    wanted = (FIRST_SIGNATURE, SECOND_SIGNATURE) if need.second_signature else (ONE_SIGNATURE,)
    found = [
        PayoutProof(say(name), signed[nth] if nth < len(signed) else say(NOT_SIGNED), nth < len(signed))
        for nth, name in enumerate(wanted)
    ]
    if need.tax_form:
        found.append(PayoutProof(need.tax_form, say(FILLED_IN if has.tax_form else NOT_FILLED_IN), bool(has.tax_form)))
    if need.slip:
        slip = table.payouts.slip_of(item)
        name = THE_SLIP if slip is None else SLIP_NUMBER.fill(slip=slip.slip.number)
        note = NOT_MADE if slip is None else ON_PAPER if has.slip else NOT_ON_PAPER
        found.append(PayoutProof(say(name), say(note), has.slip))
    return tuple(found)


def _signature(table: TableView, who: str, at_ms: int) -> str:
    at = datetime.fromtimestamp(at_ms / 1000).astimezone()
    person = table.staff.person(who)
    return say(SIGNED_AT.fill(name=person.name if person else who, time=f"{at:%H:%M}"))


def _slip_state(table: TableView, due: DuePayouts) -> str:
    """Return the state of the slip, and the present state of the printer."""
    if due.stage is not Stage.PAPER:
        return ""
    kept = next((slip for slip in due.slips if slip.failed), due.slips[0])
    key, printer = kept.slip.key, table.devices.by_name.get(table.config.printer or "")
    if not kept.failed:
        return key
    if printer is None or not isinstance(printer.state, PrinterState):
        return say(SLIP_STATE.fill(key=key, why=Text(kept.failed)))
    if not printer.state.prints:
        return say(SLIP_STATE.fill(key=key, why=Text(printer.for_dealer)))
    return say((LOOK_FIRST if kept.may_be_out else PRINT_NOW).fill(key=key))


def waiting(table: TableView) -> str:
    """Return how long the floor, or a payout, has been waited for, "Waiting 0:12"."""
    waited_ms = table.payouts.waited_ms
    if waited_ms is None:
        return ""
    seconds = waited_ms // 1000
    return say(WAITING.fill(minutes=seconds // 60, seconds=f"{seconds % 60:02d}"))


def _fill(template: Text, due: DuePayouts) -> Text:
    seats = listed(item.seat for item in due.items)
    slips = listed(slip.slip.number for slip in due.slips)
    n = len(due.slips) if due.stage is Stage.VOID else len(due.items)
    return template.fill(n=n, seats=seats, slips=slips, form=due.form)


def difference_at(table: TableView, seat: int) -> Difference | None:
    """Return the chips still to be moved at a seat at the end of a hand, None if there are none."""
    return next((difference for difference in table.reopening.differences if difference.seat == seat), None)


def reopened_guide(table: TableView, hand: HandView) -> tuple[Text, Text] | None:
    """Return the instruction if only differences move, and its rule; None or EMPTY keeps the game's."""
    if table.reopening.differences:
        return REOPENED_DO, REOPENED_RULE
    return (EMPTY, REOPENED_RULE) if table.reopening.is_open else None


def reopened_strip(table: TableView) -> str:
    """Return the warning over a reopened hand."""
    if not table.reopening.is_open:
        return ""
    return say(REOPENED.fill(hand=table.hand_number))
