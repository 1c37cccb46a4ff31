"""The view-model of the page of a table's slips, newest first. A slip can be viewed, reprinted, voided, or cleared."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from kiosk.core.dates import TIME_DAY, at_time
from kiosk.core.money import money
from kiosk.core.text import Text, counted, listed, text
from kiosk.staff import Role, on_paper
from kiosk.table import VOID_REASONS, Signature, SlipStatus, Table
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import said_slip, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow, PaperLine

TITLE: Final = text("Slips")
LEAD: Final = counted(
    "%n slip at this table. Touch it to look at it.", "%n slips at this table. Touch one to look at it."
)
EMPTY: Final = text("No slip has been made at this table yet.")
WHAT: Final = text("Seat {seat} · {line}")
WHEN: Final = text("Hand {hand} · {time}")
PRINTED: Final = text("PRINTED")
REPRINTED: Final = text("REPRINT {copy}")
UNPRINTED: Final = text("NOT PRINTED")
WRITTEN: Final = text("BY HAND · paper {paper} · {name}")
VOID: Final = text("VOID")
KEPT: Final = text("HELD BY THE FLOOR")
CLEARED: Final = {"paid": text("PAID FROM THE CAGE · {names}"), "returned": text("RETURNED TO THE HOUSE · {names}")}
PAY_KEPT: Final = text("Paid from the cage")
RETURN_KEPT: Final = text("Returned to the house")
FORM: Final = text("{form} filled in")
SECOND: Final = text("A second supervisor must sign.")
AGAIN: Final = text("Print again")
MAKE_VOID: Final = text("Void slip")
CANCEL: Final = text("Cancel")
WHY: Final = text("Why void slip {number}?")


@in_qml
class SlipsScreen(Desk):
    """The page of slips. Voiding a slip takes a reason and a signature; clearing a held payout takes signatures."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._number = 0
        self._voiding = False
        self._reason = ""
        self._clearing = ""  # "paid" or "returned", while a held payout is being signed for
        self._form = ""
        self._signatures: tuple[Signature, ...] = ()
        self.refresh()

    def laid_out(self) -> DeskLook:
        slips = self._table.slips
        count = slips.count
        shown = DeskLook(
            title=say(TITLE),
            lead=say(LEAD.fill(n=count)) if count else "",
            empty="" if count else say(EMPTY),
        )
        self._number = self._number or count
        shown = self.page_of(range(count, 0, -1), lambda number: self._row(slips.of_number(number)), shown)
        if not count:
            return shown
        chosen = slips.of_number(self._number)
        page = said_slip(chosen.page(self._name))
        shown = replace(
            shown,
            paper=tuple(PaperLine(line.text, line.value, line.large) for line in page.lines),
            paper_title=page.title,
            paper_number=page.number,
            paper_mark=page.mark,
        )
        if self._clearing:
            return self._cleared(shown)
        if not self._voiding:
            due = not chosen.voided
            again = DeskAction("again", say(AGAIN), "plain", due)
            if chosen.is_kept:
                over = slips.may_clear(self._number)
                returned = DeskAction("returned", say(RETURN_KEPT), due=over)
                paid = DeskAction("paid", say(PAY_KEPT), "primary", over)
                return replace(shown, actions=(returned, paid, again))
            void = DeskAction("void", say(MAKE_VOID), "take" if due else "plain", due and not chosen.cleared)
            return replace(shown, actions=(void, again))
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),), ask=say(self._ask(chosen)))
        if not self._reason:
            return replace(shown, answers=tuple(DeskAnswer(say(reason)) for reason in VOID_REASONS))
        return self._second(MAKE_VOID, shown)

    def _second(self, verb: Text, shown: DeskLook) -> DeskLook:
        signed = {who for who, _ in self._signatures}
        people = tuple(person for person in self._table.slips.voiders(self._number) if person.id not in signed)
        return self.pad(people, verb, replace(shown, ask=say(SECOND)) if signed else shown)

    def _cleared(self, shown: DeskLook) -> DeskLook:
        """Ask for the requirements of clearing a held payout: first the tax form, then the signatures."""
        table, cleared = self._table, PAY_KEPT if self._clearing == "paid" else RETURN_KEPT
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),), ask=say(cleared))
        form = table.slips.form_of(self._number) if self._clearing == "paid" else ""
        if form and self._form != form:
            actions = (*shown.actions, DeskAction("form", say(FORM.fill(form=form)), "primary"))
            return replace(shown, actions=actions)
        return self._second(cleared, shown)

    def _ask(self, chosen: SlipStatus) -> Text:
        return Text(self._reason) if self._reason else WHY.fill(number=chosen.slip.number)

    def _row(self, kept: SlipStatus) -> DeskRow:
        slip = kept.slip
        at = datetime.fromtimestamp(slip.at_ms / 1000).astimezone()
        mark, tone = _mark(kept, self._name)
        return DeskRow(
            key=str(slip.number),
            title=slip.key,
            note=f"{say(WHAT.fill(seat=slip.seat, line=Text(slip.line)))}\n"
            f"{say(WHEN.fill(hand=slip.hand, time=at_time(at, TIME_DAY)))}",
            value=money(slip.amount),
            mark=say(mark),
            tone=tone,
            chosen=slip.number == self._number,
        )

    def _name(self, person_id: str) -> str:
        person = self._table.staff.person(person_id)
        return on_paper(person.name, person_id) if person is not None else person_id

    def chose(self, key: str) -> None:
        self._number = int(key)
        self._leave_void()

    def acted(self, key: str) -> None:
        match key:
            case "again":
                self._table.slips.reprint(self._number)
            case "void":
                self._voiding = True
            case "paid" | "returned":
                self._table.slips.refuse_clearing(self._number)
                self._clearing = key
            case "form":
                self._form = self._table.slips.form_of(self._number)
            case _:
                self._leave_void()

    def answered(self, nth: int) -> None:
        self._reason = str(VOID_REASONS[nth])

    def signed(self, who: str, pin: str) -> None:
        """Take a signature. After the last one that is needed, clear the payout or void the slip."""
        slips, signatures = self._table.slips, (*self._signatures, (who, pin))
        if len(signatures) < slips.signatures_of(self._number):
            self._table.people.check_signature((who, pin), Role.FLOOR)
            self._signatures = signatures
            self.signing.waits()
            return
        if self._clearing:
            slips.clear(self._number, self._clearing, *signatures, form_filled=bool(self._form))
        else:
            slips.void(self._number, self._reason, *signatures)
        self._leave_void()

    def drop_signatures(self) -> bool:
        had, self._signatures = bool(self._signatures), ()
        return had

    def _leave_void(self) -> None:
        self._voiding, self._reason = False, ""
        self._clearing, self._form, self._signatures = "", "", ()
        self.forget()


def _mark(kept: SlipStatus, name_of: Callable[[str], str]) -> tuple[Text, str]:
    if kept.voided:
        return VOID, "void"
    if kept.cleared:
        names = listed(name_of(person) for person in kept.cleared_by)
        return CLEARED[kept.cleared].fill(names=names), "good"
    if kept.is_kept:
        return KEPT, "warning"
    if kept.key in kept.printed:
        return (REPRINTED.fill(copy=kept.reprints), "warning") if kept.is_reprint else (PRINTED, "good")
    if kept.written:
        return WRITTEN.fill(paper=kept.paper, name=name_of(kept.written_for)), "good"
    return UNPRINTED, "warning"
