"""Big payouts at a table: signed for, their forms completed, and their slips printed, before they are pushed.

The requirements of a settlement are computed from the journal: from the limits that the hand's opening froze, and from
later signatures, forms, and slips. A signature covers all the big payouts on the screen, by seat and amount (decision
004), so that it does not hold for another amount after a correction. A slip that does not match the payout must be
voided before the dealer continues.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any

from kiosk.core.clock import Moment
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.money import Cents, Chips
from kiosk.core.text import Sentence, Text, text
from kiosk.core.value import value
from kiosk.events import (
    Answered,
    Corrected,
    HandOpened,
    HandReopened,
    Items,
    PaidElsewhere,
    PayoutKept,
    PayoutSigned,
    SlipIssued,
    SlipVoided,
    SlipWritten,
    TaxFormFilled,
    Undone,
)
from kiosk.journal import Event
from kiosk.procedure import Acknowledged, By, Confirm, Does, Done, Floor, Game, Item, Settle, from_json, statement_of
from kiosk.settings import NEEDS_NOTHING, Needs, PayoutLimits, needs, read_limits
from kiosk.staff import Act, Person, besides
from kiosk.table.kernel.elsewhere import comes_back, elsewhere_of
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.money.moved import moved_so_far
from kiosk.table.money.slips import Slip, SlipStatus
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.people.at_console import AtConsole, keep_console, prove_at
from kiosk.table.people.who_signs import signers

VOID_REASONS = (
    text("The hand was corrected"),
    text("The slip is damaged or unreadable"),
    text("Made out for the wrong seat"),
    text("Floor decision"),
)

_BY_CHECK = text("Check {check}")
_BY_CAGE = text("Cage")


class Stage(StrEnum):
    """The next requirement before big payouts may be pushed."""

    VOID = "void"  # A slip no longer matches: the floor signs to void it.
    SIGN = "sign"  # the floor signs
    SECOND = "second"  # Another person signs.
    TAX = "tax"
    SLIP = "slip"
    PAPER = "paper"  # A slip is issued, and neither printed nor handwritten.


@value
class DuePayouts:
    """The present requirement, and its payouts of the step; `form` is the tax form, `slips` those to make void, or
    that are not on paper; `prints` says whether there is a printer for them.
    """

    stage: Stage
    items: tuple[Item, ...] = ()
    form: str = ""
    slips: tuple[SlipStatus, ...] = ()
    prints: bool = False

    @property
    def failed(self) -> bool:
        """Return whether the printer has said of a slip that it may not be out."""
        return any(slip.failed for slip in self.slips)


class Payouts:
    """The big payouts of one table."""

    def __init__(self, kernel: Kernel, slips: TableSlips) -> None:
        self._kernel = kernel
        self._slips = slips
        self._limits: tuple[int, PayoutLimits | None] = (0, None)  # The limits of the hand that this event opened.

    @property
    def limits(self) -> PayoutLimits | None:
        """Return the limits that hold for the open hand."""
        events = self._kernel.state.events
        if not events:
            return None
        if self._limits[0] != events[0].seq:
            self._limits = (events[0].seq, read_limits(events[0].of(HandOpened).rules.payouts))
        return self._limits[1]

    def needs(self, item: Item) -> Needs:
        """Return the requirements of a payout of the open hand. A held one needs a slip, and no tax form yet."""
        need = needs(self.limits, item.in_full)
        return need if self.kept(item) is None else Needs(True, need.second_signature, "")

    def kept(self, item: Item) -> PayoutKept | None:
        """Return the ruling by which the floor holds a seat's winnings at this step; None if they are paid.

        It holds for another amount, too, after a correction.
        """
        return self._kept(self._step, item.seat) if item.in_full.pay else None

    def _kept(self, step: str, seat: int) -> PayoutKept | None:
        """Return the newest ruling by which the floor holds a seat's winnings at a step."""
        for event in reversed(self._kernel.state.events):
            what = event.what
            if isinstance(what, PayoutKept) and what.step == step and seat in {kept for kept, _, _ in what.items}:
                return what
        return None

    def kept_at(self, seat: int) -> Cents:
        """Return a seat's winnings in this hand that the floor holds, in cents, by the valid slips."""
        mine = (status for status in self._slips.of_hand if status.slip.seat == seat and status.slip.kept)
        return sum(status.slip.amount for status in mine if not status.voided)

    def has(self, item: Item) -> Needs:
        """Return the requirements that a payout on the screen meets already."""
        slip = self.slip_of(item)
        return Needs(slip is not None and slip.is_paper, self._signed("second", item) != "", self._filled(item))

    @property
    def due(self) -> DuePayouts | None:
        """Return the payouts with open requirements, None if there are none."""
        prompt = self._kernel.round.prompt
        if not isinstance(prompt, Settle | Confirm):
            return None
        stale = tuple(self._stale())
        if stale and (self._reopened_by is None or any(kept.is_at_floor for kept in stale)):
            return DuePayouts(Stage.VOID, slips=stale)
        return self._due(prompt) if isinstance(prompt, Settle) else None

    def _due(self, prompt: Settle) -> DuePayouts | None:
        wanted = [(item.in_full, self.needs(item)) for item in prompt.items]
        big = [(item, need) for item, need in wanted if need != NEEDS_NOTHING]
        for item, _ in big:
            if not self._signed("first", item):
                unsigned = tuple(item for item, _ in big if not self._signed("first", item))
                return DuePayouts(Stage.SIGN, unsigned)
        seconds = tuple(item for item, need in big if need.second_signature and not self._signed("second", item))
        if seconds:
            return DuePayouts(Stage.SECOND, seconds)
        for _, need in big:
            if need.tax_form:
                unfilled = tuple(item for item, n in big if n.tax_form == need.tax_form and not self._filled(item))
                if unfilled:
                    return DuePayouts(Stage.TAX, unfilled, form=need.tax_form)
        slips = tuple(item for item, need in big if need.slip and self.slip_of(item) is None)
        if slips:
            return DuePayouts(Stage.SLIP, slips)
        made = [(item, self.slip_of(item)) for item, need in big if need.slip]
        unproven = [(item, slip) for item, slip in made if slip is not None and not slip.is_paper]
        if not unproven:
            return None
        return DuePayouts(
            Stage.PAPER,
            tuple(item for item, _ in unproven),
            slips=tuple(slip for _, slip in unproven),
            prints=self._slips.prints,
        )

    @property
    def signatures(self) -> tuple[tuple[str, int], ...]:
        """Return the signers of the payouts that are due now, with times in milliseconds since 1970, in order."""
        due = self.due
        if due is None or not due.items:
            return ()
        events = (self._signature(which, due.items[0]) for which in ("first", "second"))
        return tuple((event.actor, event.at_ms) for event in events if event is not None)

    @property
    def waited_ms(self) -> int | None:
        """Return how long the floor, or a requirement of a payout, has been waited for; None if neither is.

        A clock that is set meanwhile does not change it.
        """
        asked = self.asked_by
        if asked is None:
            return None
        return Moment(asked.boot_id.hex(), asked.mono_ns, asked.at_ms).until_ns(self._kernel.moment) // 1_000_000

    @property
    def asked_by(self) -> Event | None:
        """Return the event that caused the wait for the floor or for a payout's requirement; None without one."""
        if not isinstance(self._kernel.round.prompt, Floor) and self.due is None:
            return None
        return next((event for event in reversed(self._kernel.state.events) if isinstance(event.what, _ASKS)), None)

    def _signed(self, which: str, item: Item) -> str:
        """Return the signer of this payout, or "". An acknowledged hand is signed for."""
        event = self._signature(which, item)
        return "" if event is None else event.actor

    def _signature(self, which: str, item: Item) -> Event | None:
        """Return the newest signature of a payout. The second signer is another person than the first."""
        first = self._signed("first", item) if which == "second" else ""
        for event in reversed(self._kernel.state.events):
            match event.what:
                case PayoutSigned(signature=signature, step=step, items=items):
                    signs = signature == which
                case Answered(answer=answer, step=step, items=items) if items is not None:
                    signs = which == "first" and from_json(answer) == Acknowledged()
                case _:
                    continue
            if signs and step == self._step and _row(item) in items and event.actor != first:
                return event
        return None

    def _filled(self, item: Item) -> str:
        """Return the tax form that has been filled in for this payout, "" if none has."""
        for event in self._kernel.state.events:
            what = event.what
            if not isinstance(what, TaxFormFilled) or what.dispute is not None:
                continue
            if what.step == self._step and _row(item) in what.items:
                return what.form
        return ""

    @property
    def _step(self) -> str:
        prompt = self._kernel.round.prompt
        assert prompt is not None, "something is being settled"
        return prompt.guide.step

    @property
    def _reopened_by(self) -> tuple[str, str] | None:
        """Return the person who reopened the hand, and the reason; None if it has not been settled before."""
        for event in reversed(self._kernel.state.events):
            if isinstance(event.what, HandReopened):
                return event.actor, event.what.reason
        return None

    def slip_of(self, item: Item) -> SlipStatus | None:
        """Return the slip that holds for this payout."""
        fits = (
            status
            for status in self._slips.of_hand
            if not status.voided
            and status.slip.step == self._step
            and _fits(status.slip, item.in_full)
            and bool(status.slip.kept) == (self.kept(item) is not None)
        )
        return next(fits, None)

    def _stale(self) -> Iterator[SlipStatus]:
        """Yield the valid slips of this hand that do not match the payout or its holder, seat or floor."""
        hand = self._kernel.round
        steps = [step.key for step in hand.game.steps]
        now = steps.index(self._step)
        asked = [entry.prompt for entry in hand.entries if isinstance(entry.answer, Done)] + [hand.asked]
        items = [
            (settling.guide.step, item) for settling in asked if isinstance(settling, Settle) for item in settling.items
        ]
        for kept in self._slips.of_hand:
            slip = kept.slip
            is_kept = self._kept(slip.step, slip.seat) is not None
            fits = any(step == slip.step and _fits(slip, item) for step, item in items)
            if kept.voided or slip.ruled or (fits and bool(slip.kept) == is_kept):
                continue
            otherwise = any(step == slip.step and item.seat == slip.seat for step, item in items)
            if otherwise or steps.index(slip.step) < now:
                yield kept

    def refuse_proceeding(self) -> None:
        """Raise Refused while an act is due before the dealer may continue."""
        due = self.due
        if due is None:
            return
        match due.stage:
            case Stage.VOID:
                raise Refused("slip_stale", "A slip does not match the payout: the floor must void it first.")
            case Stage.SIGN:
                raise Refused("unsigned", "A floor supervisor must sign for this payout.")
            case Stage.SECOND:
                raise Refused("unsigned", "A second supervisor must sign.")
            case Stage.TAX:
                raise Refused("tax_form", "Fill in the {form} first, then confirm.", form=due.form)
            case Stage.SLIP:
                raise Refused("no_slip", "Make the slip first: this payout needs one.")
            case Stage.PAPER:
                raise Refused("no_paper", "The slip is not printed: print it, or write it by hand.")

    def sign(self, person_id: str, pin: str, at: AtConsole | None = None) -> None:
        """Sign for the big payouts on the screen, or for making void slips that no longer fit; also `at` a console."""
        kernel, due = self._kernel, self.due
        kernel.begin()
        if due is None or due.stage not in (Stage.VOID, Stage.SIGN, Stage.SECOND):
            raise Refused("not_now", "Nothing to sign now: follow the screen.")
        first = {self._signed("first", item) for item in due.items} if due.stage is Stage.SECOND else set()
        but_not = frozenset(first) if len(first) == 1 else frozenset[str]()
        person = prove_at(kernel, (person_id, pin), Act.SIGN_AS_FLOOR, at, but_not=but_not)
        with kernel.together():
            keep_console(kernel, at, person)
            if due.stage is Stage.VOID:
                self._void_all(due.slips, str(VOID_REASONS[0]), person.id)
            else:
                items = self._signable(due, person)
                if not items:
                    raise NotAuthorized(
                        "same_person", "{name} has already signed: another person must.", name=person.name
                    )
                which = "second" if due.stage is Stage.SECOND else "first"
                signed = tuple(map(statement_of, items))
                what = PayoutSigned(step=self._step, signature=which, items=_rows(items), signed=signed)
                kernel.commit(what, actor=person.id)
            kernel.changed()

    def _signable(self, due: DuePayouts, person: Person) -> tuple[Item, ...]:
        """Return the payouts that a person may sign for now: as the second, those that another person signed first.

        So two supervisors are enough, whichever of them signed first.
        """
        if due.stage is not Stage.SECOND:
            return due.items
        staff = self._kernel.staff
        first = [(item, staff.person(self._signed("first", item))) for item in due.items]
        return tuple(item for item, other in first if other is None or besides((person,), (other,)))

    @property
    def signers(self) -> tuple[Person, ...]:
        """Return by name the people who may sign for some or all of the payouts that are due now."""
        due, people = self.due, signers(self._kernel, Act.SIGN_AS_FLOOR)
        if due is None or due.stage is not Stage.SECOND:
            return people
        return tuple(person for person in people if self._signable(due, person))

    def tax_form_filled(self) -> None:
        """Record that the tax form of the payouts on the screen is filled in."""
        kernel, due = self._kernel, self.due
        kernel.begin()
        if due is None or due.stage is not Stage.TAX:
            raise Refused("not_now", "No tax form is due now: follow the screen.")
        filled = TaxFormFilled(step=self._step, form=due.form, items=_rows(due.items))
        kernel.commit(filled, actor=kernel.by_dealer().actor)
        kernel.changed()

    @property
    def may_pay_elsewhere(self) -> tuple[Item, ...]:
        """Return the payouts on the screen that the cage or a check may pay, as the house says; none that are kept."""
        prompt, limits = self._kernel.round.prompt, self.limits
        if not isinstance(prompt, Settle) or limits is None or limits.elsewhere is None:
            return ()
        least = limits.elsewhere
        return tuple(
            item for item in prompt.items if item.does is Does.PAY and item.stake and item.pay >= least
            and item.pay == item.in_full.pay and self.kept(item) is None
        )  # fmt: skip

    def elsewhere(self, item: Item) -> PaidElsewhere | None:
        """Return the payment of a payout on the screen by the cage or a check; None for the rack."""
        return elsewhere_of(self._kernel.state.events, item)

    def comes_back(self, item: Item) -> PaidElsewhere | None:
        """Return the check, or the cage's payment, that is returned with the present take."""
        return comes_back(self._kernel.state.events, item)

    def pay_elsewhere(
        self, seat: int, account: str, by: str, person_id: str, pin: str, *, chips: Chips, check: str = ""
    ) -> None:
        """Let the cage or a check pay a payout on the screen, or the "rack" again; the floor signs.

        `chips` are the rack's chips for it, which stay in it. A check has a number.
        """
        kernel = self._kernel
        kernel.begin()
        item = next((each for each in self.may_pay_elsewhere if each.moves[0][:2] == (seat, account)), None)
        if item is None:
            raise Refused("not_now", "No payout here may be paid by the cage or by check.")
        if by == "check" and not check.strip():
            raise Refused("check", "Enter the number of the check.")
        before = self.elsewhere(item)
        if (by, check) == (("rack", "") if before is None else (before.by, before.check)):
            raise Refused("no_change", "Nothing has changed: choose another way.")
        slip = self.slip_of(item)
        if slip is not None:
            raise Refused("slip_made", "Slip {slip} says who pays. Void it first, then choose.", slip=slip.slip.key)
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR)
        what = PaidElsewhere(
            step=self._step, seat=seat, wager=account, moved=item.moves[0].cents, cents=item.pay, by=by,
            check=check if by == "check" else "", chips=before.chips if before is not None else chips.stacks,
        )  # fmt: skip
        kernel.commit(what, actor=person.id)
        kernel.changed()

    def make_slips(self) -> None:
        """Issue and print a slip for each payout on the screen that needs one."""
        kernel, due = self._kernel, self.due
        kernel.begin()
        if due is None or due.stage is not Stage.SLIP:
            raise Refused("not_now", "No slip is due now: follow the screen.")
        with kernel.together():
            self.void_what_was_reopened()
            for item in due.items:
                signed = self._signed("first", item), self._signed("second", item)
                kept = self.kept(item)
                why = "" if kept is None else Sentence(kept_words(kept, kernel.round.game))
                paid_by = paid_by_words(self.elsewhere(item))
                self._slips.issue(item, self._step, self.needs(item), signed=signed, kept=why, paid_by=paid_by)
            kernel.changed(keep_notice=True)

    def print_again(self) -> None:
        """Print the slips on the screen that are not on paper: as the original if none may have come out."""
        due = self.due
        if due is None or due.stage is not Stage.PAPER or not self._slips.prints:
            raise Refused("not_now", "There is no slip to print: follow the screen.")
        with self._kernel.together():
            for kept in due.slips:
                if kept.failed:
                    self._slips.print_once_more(kept)
            self._kernel.changed(keep_notice=True)

    def slips_written(self, papers: Sequence[str], person_id: str, pin: str) -> None:
        """Record that the slips on the screen that no printer has printed are written by hand; the floor signs.

        `papers` are the numbers of their papers, in the order of the slips, no two alike.
        """
        kernel, due = self._kernel, self.due
        kernel.begin()
        if due is None or due.stage is not Stage.PAPER:
            raise Refused("not_now", "There is no slip to write: follow the screen.")
        if len(papers) != len(due.slips) or not all(papers):
            raise Refused("paper", "Enter the number of each paper slip.")
        if len({paper.lstrip("0") for paper in papers}) < len(papers):
            raise Refused("paper", "Two slips cannot have one paper: enter the number of each.")
        self._refuse_used(papers)
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR)
        with kernel.together():
            for kept, paper in zip(due.slips, papers, strict=True):
                kernel.commit(SlipWritten(number=kept.slip.number, paper=paper), actor=person.id)
            kernel.changed()

    def _refuse_used(self, papers: Sequence[str]) -> None:
        """Raise Refused if a slip of this table was written on one of these papers before."""
        used = {paper.lstrip("0") for paper in self._kernel.state.papers}
        for paper in papers:
            if paper.lstrip("0") in used:
                raise Refused("paper", "Paper {paper} already has a slip: enter this paper’s number.", paper=paper)

    def void_what_was_reopened(self) -> None:
        """Make void the slips that no longer fit, under the signature of the person who reopened the hand."""
        again = self._reopened_by
        if again is not None and isinstance(self._kernel.round.prompt, Settle | Confirm):
            who, why = again
            self._void_all(tuple(self._stale()), why, who)

    def _void_all(self, slips: tuple[SlipStatus, ...], reason: str, actor: str) -> None:
        for kept in slips:
            self._slips.make_void(kept, reason, actor)
            if kept.is_at_floor:
                self._come_back(kept.slip, actor)

    def _come_back(self, slip: Slip, actor: str) -> None:
        """Return the chips that the floor held with a slip: the seat has had none of them."""
        hand = self._kernel.round
        for chips in moved_so_far(hand):
            if (chips.seat, str(chips.name)) == (slip.seat, slip.wager) and chips.cents > 0:
                hand.state_moved(chips.seat, chips.key, 0, change=-chips.cents, by=By(actor))


_ASKS = (PayoutKept, Answered, Corrected, Undone, HandReopened, PayoutSigned, TaxFormFilled, SlipIssued, SlipVoided)


def kept_words(kept: PayoutKept, game: Game[Any]) -> Text:
    """Return why the floor holds a payout, in words."""
    ruling = kept.ruling
    return next(
        remedy.ruling
        for path in game.irregularities
        for remedy in path.remedies
        if (path.key, remedy.key) == (ruling.irregularity, ruling.remedy)
    )


def paid_by_words(what: PaidElsewhere | None) -> str:
    """Return the payer of a payout, "Check 1042"; "" for the rack."""
    if what is None:
        return ""
    return Sentence(_BY_CHECK.fill(check=what.check) if what.by == "check" else _BY_CAGE)


def _row(item: Item) -> tuple[int, int, int]:
    return item.seat, item.in_full.take, item.in_full.pay


def _rows(items: Iterable[Item]) -> Items:
    return tuple(_row(item) for item in items)


def _fits(slip: Slip, item: Item) -> bool:
    return (slip.seat, slip.wager, slip.amount) == (item.seat, str(item.wager), item.pay)
