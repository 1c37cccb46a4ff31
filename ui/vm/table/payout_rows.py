"""Big payouts on the table's screen: the marks at a seat, and what stands on the felt until they may be pushed."""

from __future__ import annotations

from typing import Any, Final

from kiosk.core.money import Cents
from kiosk.core.text import EMPTY, Text, counted, text
from kiosk.procedure import Does, HandView, Item, Settle
from kiosk.table import Difference, DuePayouts, Stage, TableView
from ui.vm.controls.words import say

SLIP: Final = text("■ SLIP")
SIGNATURE: Final = text("● SIGN")
TAX: Final = text("◆ {form}")
DONE: Final = text("{mark} ✓")

SEATS: Final = text("Seats {seats} · big payouts")
SEAT: Final = text("Seat {seat} · {line}")
PAY: Final = text("Pay {terms} =")
PAY_TOGETHER: Final = text("Pay each as shown, together")
VOID_TITLE: Final = counted("Slip {slips} no longer fits", "Slips {slips} no longer fit")
VOID_TERMS: Final = text("It was made out for")

TAG: Final = {
    Stage.VOID: text("SLIP VOID"),
    Stage.SIGN: text("SIGNATURE"),
    Stage.SECOND: text("SECOND SIGNATURE"),
    Stage.TAX: text("TAX FORM"),
    Stage.SLIP: text("SLIP"),
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
}
RULE: Final = {
    Stage.VOID: text("A void slip is kept with its reason. The payout gets another one if it still needs it."),
    Stage.SIGN: text("A payout of this size is signed for by the floor before it is paid."),
    Stage.SECOND: text("A payout of this size is signed for by two supervisors, neither of them the dealer."),
    Stage.TAX: text("Take the player’s details. The payout is paid after the form is complete."),
    Stage.SLIP: text("The slip is made and signed before the payout is paid. It is printed once."),
}
THEN: Final = {
    Stage.VOID: text("Waiting for the floor"),
    Stage.SIGN: text("Waiting for the floor"),
    Stage.SECOND: text("Waiting for a signature"),
    Stage.TAX: text("{form} filled in"),
    Stage.SLIP: text("Make the slip"),
}
SIGNS: Final = text("Sign")
MAKES_VOID: Final = text("Void slip")

REOPENED: Final = text("Hand {hand} is reopened: pay and take nothing until the end.")
REOPENED_END: Final = text("Hand {hand} is reopened: only the differences move.")
REOPENED_RULE: Final = text(
    "Correct the mistake with Misread card or Undo. At the end the screen shows what each seat is still due."
)
CONFIRM_DUE: Final = text("Confirm what each seat is due. Move nothing yet.")
REOPENED_DO: Final = text("Move only what each seat shows, then confirm.")
NOTHING_MOVES: Final = text("Nothing moves")
CORRECTED: Final = text("Hand corrected")


def due_of(table: TableView) -> DuePayouts | None:
    """Return what a big payout on the screen needs now; first come the cards, where the shoe was away."""
    return None if table.doubts.are_open else table.payouts.due


def marks(table: TableView, item: Item) -> tuple[str, ...]:
    """Return what a payout needs, by word and shape, each with ✓ once it is there."""
    need = table.payouts.needs(item)
    has = table.payouts.has(item)
    found = []
    if need.second_signature:
        found.append((SIGNATURE, has.second_signature))
    if need.tax_form:
        found.append((TAX.fill(form=need.tax_form), bool(has.tax_form)))
    if need.slip:
        found.append((SLIP, has.slip))
    return tuple(say(DONE.fill(mark=mark) if done else mark) for mark, done in found)


def guide(due: DuePayouts) -> tuple[Text, Text]:
    """Return what the dealer does now, and the rule for it."""
    return _fill(DO[due.stage], due), _fill(RULE[due.stage], due)


def primary(due: DuePayouts) -> tuple[Text, bool]:
    """Return the primary action, and whether it can be done."""
    return _fill(THEN[due.stage], due), due.stage in (Stage.TAX, Stage.SLIP)


def banner(table: TableView, due: DuePayouts) -> dict[str, Any]:
    """Return what stands on the felt while a big payout waits."""
    shown: dict[str, Any] = {
        "floor_tag": say(TAG[due.stage]),
        "floor_verb": say(MAKES_VOID if due.stage is Stage.VOID else SIGNS),
        "floor_does": Does.PAY.value,
    }
    if due.stage is Stage.VOID:
        cents = sum(one.slip.amount for one in due.slips)
        title, terms = _fill(VOID_TITLE, due), VOID_TERMS
    else:
        cents = sum(one.pay for one in due.items)
        first = due.items[0]
        together = len(due.items) > 1
        title = _fill(SEATS, due) if together else SEAT.fill(seat=first.seat, line=first.line)
        terms = PAY_TOGETHER if together else PAY.fill(terms=first.terms)
    return {**shown, "floor_title": say(title), "floor_terms": say(terms), "floor_amount": to_the_cent(cents)}


def _fill(template: Text, due: DuePayouts) -> Text:
    seats = ", ".join(str(one.seat) for one in due.items)
    slips = ", ".join(str(one.slip.number) for one in due.slips)
    n = len(due.slips) if due.stage is Stage.VOID else len(due.items)
    return template.fill(n=n, seats=seats, slips=slips, form=due.form)


def to_the_cent(cents: Cents) -> str:
    return f"${cents // 100:,}.{cents % 100:02d}"


# --------------------------------------------------------------------------------------------- a hand that is reopened


def difference_at(table: TableView, seat: int) -> Difference | None:
    """Return what is still to be moved at a seat of a reopened hand, None before it is known."""
    return next((one for one in table.reopening.differences if one.seat == seat), None)


def reopened_guide(table: TableView, hand: HandView) -> tuple[Text, Text] | None:
    """Return what the dealer does in a reopened hand, and how it is put right; EMPTY for what the game says."""
    if not table.reopening.is_open:
        return None
    if table.reopening.differences:
        return REOPENED_DO, REOPENED_RULE
    return CONFIRM_DUE if isinstance(hand.prompt, Settle) else EMPTY, REOPENED_RULE


def reopened_strip(table: TableView) -> str:
    """Return the warning that stands over a reopened hand."""
    if not table.reopening.is_open:
        return ""
    words = REOPENED_END if table.reopening.differences else REOPENED
    return say(words.fill(hand=table.hand_number))
