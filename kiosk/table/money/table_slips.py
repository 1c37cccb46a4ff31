"""The slips of one table: issued, printed and reprinted, made void.

A slip is committed first and printed then. If the printer fails the game continues: the slip has its number, and is
printed again, marked, or written by hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from kiosk.core.devices import PrinterChanged, SlipEvent, SlipFailed, SlipPrinted, SlipPrinter
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.text import Sentence, Text, text
from kiosk.events import (
    HandOpened,
    PaperPrinted,
    PaperUnprinted,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipReprinted,
    SlipUnproven,
    SlipVoided,
    TaxFormFilled,
)
from kiosk.journal import Event
from kiosk.procedure import Does, Item, Round
from kiosk.settings import Needs, needs, read_limits
from kiosk.staff import Act, Person, on_paper
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.money.slip_copies import SlipCopies, SlipCopy
from kiosk.table.money.slips import Slip, SlipStatus, cards_up, issued, origin_of, series_of, slips_of, status_of
from kiosk.table.money.transfer_papers import (
    CHIP_STEPS,
    InspectionPaper,
    TransferPaper,
    is_paper_key,
    paper_of,
    seq_of,
)
from kiosk.table.people.people import Signature
from kiosk.table.people.who_signs import own_hand, signers

UNPRINTED = text("Slip {key}: {why}")
STOPPED = text("unclear whether it printed. Check the printer, or print it again.")

_LOOKED_AT = 20  # Slips that may have been printing when the kiosk stopped.


class TableSlips:
    """The slips of one table, and its printer."""

    def __init__(self, kernel: Kernel, devices: Devices) -> None:
        self._kernel = kernel
        self._devices = devices
        self._printer: SlipPrinter | None = None
        self._copies: SlipCopies | None = None
        self._complaint = ""  # The printer's last message in the notice.

    @property
    def of_hand(self) -> list[SlipStatus]:
        """Return the slips of the open hand."""
        return slips_of(self._kernel.state.events)

    @property
    def count(self) -> int:
        """Return the number of slips that the table has issued, which is the number of the newest."""
        return self._kernel.state.slips

    def newest(self, count: int) -> list[SlipStatus]:
        """Return up to `count` slips of the table, the newest first."""
        return [status_of(self._kernel.journal, event) for event in islice(self._issued(), count)]

    def _issued(self) -> Iterator[Event]:
        return issued(self._kernel.journal, self._kernel.state.slip_seq)

    def of_number(self, number: int) -> SlipStatus:
        """Return a slip by its number. Raise Refused if there is none."""
        state = self._kernel.state
        if not 1 <= number <= state.slips:
            raise Refused(
                "no_slip", "There is no slip {number}: the last one is {last}.", number=number, last=state.slips
            )
        return status_of(
            self._kernel.journal, next(event for event in self._issued() if event.of(SlipIssued).number == number)
        )

    def issue(
        self, item: Item, step: str, need: Needs, *, signed: tuple[str, str], ruled_on: Round | None = None,
        kept: str = "", paid_by: str = "",
    ) -> None:  # fmt: skip
        """Issue and print the slip of a payout, which these people have `signed` first and second.

        It belongs to the hand in progress, or to one that a ruling pays. `kept` is the reason why the floor holds the
        payout, and `paid_by` the payer other than the rack.
        """
        kernel, of_hand = self._kernel, ruled_on or self._kernel.round
        slip = self._made_out(item, step, need, signed, of_hand, kept)
        slip = replace(slip, ruled=ruled_on is not None, paid_by=paid_by)
        what = SlipIssued(number=slip.number, previous=kernel.state.slip_seq, slip=slip.to_json())
        kernel.commit(what, actor=kernel.by_dealer().actor, hand=of_hand.opening.number)
        self._print(SlipStatus(slip))

    def _made_out(self, item: Item, step: str, need: Needs, signed: tuple[str, str], hand: Round, kept: str) -> Slip:
        kernel = self._kernel
        first, second = signed
        return Slip(
            table=kernel.journal.table,
            number=kernel.state.slips + 1,
            at_ms=kernel.now_ms,
            house=kernel.house.name,
            hand=hand.opening.number,
            game=hand.rules.title,
            seat=item.seat,
            step=step,
            wager=str(item.wager),
            line=str(item.line),
            terms=str(item.terms),
            stake=item.stake,
            amount=item.pay,
            cards=cards_up(hand.felt, item.seat),
            dealer=self._name(hand.opening.dealer),
            floor=self._name(first),
            second=self._name(second) if need.second_signature else "",
            tax_form=need.tax_form,
            kept=kept,
            series=series_of(kernel.journal.public_key, kernel.state.started),
            origin=origin_of(kernel.journal),
        )

    def _name(self, person_id: str) -> str:
        person = self._kernel.staff.person(person_id)
        return on_paper(person.name, person_id) if person is not None else person_id

    def voiders(self, number: int) -> tuple[Person, ...]:
        """Return by name everybody who may make a slip void: nobody whose own work its hand was."""
        own = own_hand(self._kernel, self.of_number(number).slip.hand)
        return signers(self._kernel, Act.SIGN_AS_FLOOR, but_not=own)

    def void(self, number: int, reason: str, *signatures: Signature) -> None:
        """Make a slip void, with as many signatures as its payout needed. An open hand then needs another slip."""
        kept = self.of_number(number)
        if kept.voided:
            raise Refused("slip_void", "Slip {slip} is already void.", slip=kept.slip.key)
        if kept.is_kept:
            raise Refused(
                "kept",
                "The floor holds the payout of slip {slip}: pay it, or return it to the house.",
                slip=kept.slip.key,
            )
        people = self._prove(number, signatures, own_hand(self._kernel, kept.slip.hand))
        with self._kernel.together():
            self.make_void(kept, reason, *people)
            self._kernel.changed(keep_notice=True)

    def form_of(self, number: int) -> str:
        """Return the tax form that the payout of a slip needs when it is paid, "" for none."""
        return self._needs_of(number).tax_form

    def signatures_of(self, number: int) -> int:
        """Return the number of signatures for clearing a held payout or voiding a slip: as many as the payout's."""
        return 1 + self._needs_of(number).second_signature

    def _needs_of(self, number: int) -> Needs:
        slip = self.of_number(number).slip
        opened = self._kernel.journal.hand(slip.hand)[0].of(HandOpened)
        paid = Item(slip.seat, Text(slip.wager), Does.PAY, slip.stake, Text(slip.terms), slip.amount)
        return needs(read_limits(opened.rules.payouts), paid)

    def may_clear(self, number: int) -> bool:
        """Return whether a payout that is held may be paid or returned now: its hand is over."""
        return self._kernel.state.hand != self.of_number(number).slip.hand

    def refuse_clearing(self, number: int) -> None:
        """Raise Refused if a payout is not kept, or if its hand is not over."""
        slip = self.of_number(number)
        if not slip.is_kept:
            raise Refused("not_kept", "Slip {slip} is not for a payout that is held.", slip=slip.slip.key)
        if not self.may_clear(number):
            raise Refused("in_hand", "Hand {hand} is not over: settle it, then try again.", hand=slip.slip.hand)

    def clear(self, number: int, cleared: str, *signatures: Signature, form_filled: bool = False) -> None:
        """Record that a held payout is "paid" from the cage, or "returned" to the house; the floor signs.

        As many people sign as the payout needed. A tax form must be completed before it is paid. The hand is over, and
        is not reopened: a correction would make another slip for a paid amount.
        """
        kernel, kept = self._kernel, self.of_number(number)
        kernel.require_running()
        self.refuse_clearing(number)
        form = self.form_of(number) if cleared == "paid" else ""
        if form and not form_filled:
            raise Refused("tax_form", "Fill in the {form} first, then confirm.", form=form)
        people = self._prove(number, signatures, own_hand(kernel, kept.slip.hand))
        what = SlipCleared(number=number, cleared=cleared, second=people[1] if len(people) > 1 else "")
        with kernel.together():
            if form:
                items = ((kept.slip.seat, 0, kept.slip.amount),)
                filled = TaxFormFilled(step=kept.slip.step, form=form, items=items)
                kernel.commit(filled, actor=people[0], hand=kept.slip.hand)
            kernel.commit(what, actor=people[0], hand=kept.slip.hand)
            kernel.changed(keep_notice=True)

    def _prove(
        self, number: int, signatures: Sequence[Signature], but_not: frozenset[str] = frozenset()
    ) -> tuple[str, ...]:
        """Return the signers, as many as the payout of a slip needed. Raise NotAuthorized, or NotProven."""
        needed = self.signatures_of(number)
        if len(signatures) < needed:
            raise NotAuthorized("unsigned", "A second supervisor must sign.")
        people: list[str] = []
        for who, pin in signatures[:needed]:
            people.append(self._kernel.prove(who, pin, Act.SIGN_AS_FLOOR, but_not=but_not | frozenset(people)).id)
        return tuple(people)

    def make_void(self, kept: SlipStatus, reason: str, actor: str, second: str = "") -> None:
        """Make a slip void under the signature of `actor`, and of a `second` person, and print that it is."""
        slip = kept.slip
        self._kernel.commit(SlipVoided(number=slip.number, reason=reason, second=second), actor=actor, hand=slip.hand)
        self._print(self.of_number(slip.number))

    def reprint(self, number: int) -> None:
        """Print a slip once more: marked as a reprint, unless the printer has said that nothing has come out so far."""
        kept = self.of_number(number)
        if kept.voided:
            raise Refused("slip_void", "Slip {slip} is void: it cannot be reprinted.", slip=kept.slip.key)
        with self._kernel.together():
            self.print_once_more(kept)
            self._kernel.changed(keep_notice=True)

    def print_once_more(self, kept: SlipStatus) -> None:
        """Print a slip again, marked unless nothing has come out so far."""
        slip, printed_as = kept.slip, "original" if kept.next_is_original else "reprint"
        again = SlipReprinted(number=slip.number, copy=kept.copies + 1, printed_as=printed_as)
        self._kernel.commit(again, actor=self._kernel.by_dealer().actor, hand=slip.hand)
        self._print(self.of_number(slip.number))

    # ----------------------------------------------------------------------------------------------------- printing

    @property
    def prints(self) -> bool:
        """Return whether slips are printed, by a printer or a substitute."""
        return self._printer is not None

    def connect(self, printer: SlipPrinter) -> None:
        """Print slips on this printer from now on.

        A slip that was being printed when the kiosk stopped may be out or not: it is not reprinted automatically.
        """
        self._kernel.signing.need_house()
        self._printer = printer
        for kept in self.newest(_LOOKED_AT):
            if kept.key not in kept.printed and not kept.failed and not kept.written:
                self.slip_event(SlipFailed(kept.key, Sentence(STOPPED), may_be_out=True))

    def keep_copies(self, copies: SlipCopies) -> None:
        """Keep a copy of each slip there from now on, and of the newest ones that may lack one since the last start."""
        journal = self._kernel.journal
        papers = [event.seq for event in islice(journal.before(journal.last_seq() + 1, *CHIP_STEPS), _LOOKED_AT)]
        self._copies = copies
        for kept in self.newest(_LOOKED_AT):
            self._copy_slip(kept)
        for seq in papers:
            self._copy_paper(seq)

    def close_copies(self) -> None:
        """Write the copies that are still to be written."""
        if self._copies is not None:
            self._copies.close()

    def _copy_slip(self, kept: SlipStatus) -> None:
        if self._copies is not None:
            self._copies.keep(SlipCopy(kept.slip.key, *self._head(), kept.slip.page()))
            if kept.voided:
                self._copies.keep(SlipCopy(kept.key, *self._head(), kept.page(self._name)))

    def _copy_paper(self, seq: int) -> None:
        if self._copies is not None:
            paper = self._paper(seq)
            self._copies.keep(SlipCopy(paper.key, *self._head(), paper.page(self._name)))

    def _head(self) -> tuple[str, str, int, str]:
        """Return the table, the key of its journal, and the newest event there and its hash."""
        journal = self._kernel.journal
        seq, digest = journal.head
        return journal.table, journal.public_key.hex(), seq, digest.hex()

    def print_paper(self, seq: int) -> None:
        """Print the paper of a fill or credit, that of the event `seq`, once it is kept: again, where it was before."""
        self._kernel.afterwards(lambda: self._copy_paper(seq))
        self._print_paper(seq)

    def print_receipt(self, seq: int) -> None:
        """Print the receipt of the inspection that the event `seq` has, once it is kept."""
        self._print_paper(seq)

    def print_receipt_again(self, seq: int) -> None:
        """Print the receipt of an inspection once more, marked unless the printer has said that it has not come out."""
        kernel = self._kernel
        kernel.require_running()
        if self._printer is None:
            raise Refused("no_printer", "This table has no slip printer.")
        self._print_paper(seq, may_be_out=kernel.state.transfers.unprinted.get(seq, True))

    def _print_paper(self, seq: int, *, may_be_out: bool | None = None) -> None:
        """Print the paper of an event once it is kept; `may_be_out` says that another print of it may have come out.

        With None, only the printer's report shows whether there was another print.
        """
        printer, kernel = self._printer, self._kernel
        if printer is None:
            return
        before = kernel.state.transfers.unprinted.get(seq) if may_be_out is None else may_be_out

        def prints() -> None:
            paper = self._paper(seq)
            key = paper.key if before is None else f"{paper.key}-{kernel.journal.last_seq()}"
            printer.print(paper.page(self._name, again=bool(before)), key)

        kernel.afterwards(prints)

    def print_papers_again(self) -> None:
        """Print each paper of chips and each receipt that has not come out, with a mark if it may be out."""
        self._kernel.require_running()
        for seq in self._kernel.state.transfers.unprinted:
            self._print_paper(seq)

    @property
    def unprinted_papers(self) -> int:
        """Return the number of papers of chips, and of receipts of inspections, that have not come out."""
        return len(self._kernel.state.transfers.unprinted)

    def is_unprinted(self, seq: int) -> bool:
        """Return whether the printer has not confirmed the paper of an event."""
        return seq in self._kernel.state.transfers.unprinted

    def _paper(self, seq: int) -> TransferPaper | InspectionPaper:
        kernel = self._kernel
        event = kernel.journal.event(seq)
        assert event is not None, "a paper is of an event of this journal"
        return paper_of(event, house=kernel.house.name, journal=kernel.journal)

    def _print(self, kept: SlipStatus) -> None:
        printer = self._printer
        self._kernel.afterwards(lambda: self._copy_slip(kept))
        if printer is not None:
            self._kernel.afterwards(lambda: printer.print(kept.page(self._name), kept.key))

    def printer_event(self, event: SlipEvent) -> None:
        """Handle an event of the printer: its state, and the outcome of a slip, or of a test."""
        if isinstance(event, PrinterChanged):
            self._devices.changed("printer", event)
        if not self._devices.has_tested(event):
            self.slip_event(event)

    def slip_event(self, event: SlipEvent) -> None:
        """Handle the outcome of a slip. Nothing is raised: messages for the dealer become the notice."""
        self._kernel.receive(lambda: self._take(event))

    def _take(self, event: SlipEvent) -> None:
        kernel = self._kernel
        match event:
            case SlipPrinted(key, proof) if is_paper_key(key):
                kernel.commit(PaperPrinted(paper=seq_of(key), key=key, proof=proof), actor="kiosk")
                self._forget_complaint()
            case SlipFailed(key, why, may_be_out) if is_paper_key(key):
                outcome = "may be out" if may_be_out else "not printed"
                kernel.commit(PaperUnprinted(paper=seq_of(key), key=key, outcome=outcome, why=why), actor="kiosk")
                self._complain(Sentence(UNPRINTED.fill(key=self._paper(seq_of(key)).number, why=why)))
            case SlipPrinted(key, proof):
                self._report(SlipProven(number=self._number(key), key=key, proof=proof))
                self._forget_complaint()
            case SlipFailed(key, why, may_be_out):
                outcome, number = "may be out" if may_be_out else "not printed", self._number(key)
                self._report(SlipUnproven(number=number, key=key, outcome=outcome, why=why))
                self._complain(Sentence(UNPRINTED.fill(key=self.of_number(number).slip.key, why=why)))
            case PrinterChanged(state) as change:
                if state.prints:
                    self._forget_complaint()
                else:
                    self._complain(change.for_dealer)
        kernel.notify()

    def _complain(self, words: str) -> None:
        self._complaint = self._kernel.notice = words

    def _forget_complaint(self) -> None:
        """Clear the printer's notice: it answers, or has printed."""
        if self._complaint and self._kernel.notice == self._complaint:
            self._kernel.notice = ""
        self._complaint = ""

    def _number(self, key: str) -> int:
        """Return the number of the slip that a key belongs to: it follows the table and the letters of its series."""
        _, number, *_ = key.removeprefix(f"{self._kernel.journal.table}-").split("-")
        return int(number)

    def _report(self, what: SlipProven | SlipUnproven) -> None:
        """Record the outcome of a print, once: a printer may repeat it."""
        kept = self.of_number(what.number)
        if what.key not in kept.printed:
            self._kernel.commit(what, actor="kiosk", hand=kept.slip.hand)
