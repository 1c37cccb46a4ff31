"""The view model of a mispay: the chips moved for each wager and pot of the last settled hand, and its reopening."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.core.text import Text, listed, text
from kiosk.procedure import ChipsOf
from kiosk.staff import Role
from kiosk.table import REASONS, ChipsMoved, Signature, Table, check_lay
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import POT_DID, SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow
from ui.vm.table.money.amounts import amount_of

TITLE: Final = text("Mispay")
LEAD: Final = text(
    "Touch a seat paid or taken differently than hand {hand} shows. Or reopen it to fix a card or wager."
)
OPEN: Final = text("Hand {hand} is reopened. Touch a seat paid or taken differently than shown.")
UNDER_WAY: Final = text(
    "Touch the seat where other chips moved than was confirmed. The difference is shown before the table is cleared."
)
ENTERED: Final = text(
    "Now reopen hand {hand}: the floor signs, and the difference is moved. Or touch another seat that was wrong."
)
WHICH: Final = {ChipsOf.WAGER: text("Seat {seat}: which wager?"), ChipsOf.POT: text("Seat {seat}: which pot?")}
IN_FACT: Final = text("actually {moved}")
STILL_DUE: Final = {
    ChipsOf.WAGER: text("actually {moved} · pay {amount} more"),
    ChipsOf.POT: text("actually {moved} · push {amount} more"),
}
TAKE_BACK: Final = text("actually {moved} · take back {amount}")
PAY_MORE: Final = {ChipsOf.WAGER: text("pay {amount} more"), ChipsOf.POT: text("push {amount} more")}
TAKE_MORE: Final = text("take back {amount}")
HOW_MUCH: Final = {
    ChipsOf.WAGER: text("Seat {seat}, {name}: actual amount?"),
    ChipsOf.POT: text("Seat {seat}, {name}: what was actually pushed?"),
}
WAYS: Final = {
    ChipsOf.WAGER: (text("Paid"), text("Taken")),
    ChipsOf.POT: (POT_DID,),
}
ENTER: Final = text("Enter")
CANCEL: Final = text("Cancel")
REOPEN: Final = text("Reopen hand {hand}")
WHY: Final = text("Why reopen hand {hand}?")
SIGN: Final = text("Reopen")
SIGNED_BEFORE: Final = text("The floor signed for a payout of seat {seat}, so it must sign for this change, too.")
SECOND: Final = text("A second supervisor must sign.")


@in_qml
class MispayScreen(Desk):
    """The chips moved in the last settled hand, wager by wager. `said` are actual payments until it is reopened."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._seat = 0
        self._wager = ""
        self._asking = False
        self._reason = ""
        self._said: dict[tuple[int, str], Cents] = {}
        self._moved: Mapping[int, tuple[ChipsMoved, ...]] = {}
        self._stating = False  # Whether the floor signs for a stated payment, because it had signed for the payout.
        self._signatures: tuple[Signature, ...] = ()
        self.refresh()

    def laid_out(self) -> DeskLook:
        reopening = self._table.reopening
        shown = DeskLook(title=say(TITLE))
        if reopening.can_state:
            hand, moved = self._table.hand_number, reopening.moved
            lead = OPEN if reopening.is_open else UNDER_WAY
        elif reopening.hand is not None:
            hand, moved, lead = reopening.hand, reopening.settled(reopening.hand), ENTERED if self._said else LEAD
        else:
            return replace(shown, empty=self._refusal())
        self._moved = _by_seat(moved)
        shown = replace(shown, lead=say(_fill(lead, hand)))
        if self._asking or self._stating:
            return self._signing(hand, shown)
        asked = self._asked_about
        if asked is None and self._seat:
            shown = self.page_of(self._moved[self._seat], self._wager_row, shown)
            lead = WHICH[self._moved[self._seat][0].chips_of].fill(seat=self._seat)
            return replace(shown, lead=say(lead), actions=(DeskAction("cancel", say(CANCEL)),))
        shown = self.page_of(sorted(self._moved), self._seat_row, shown)
        reopen = DeskAction("reopen", say(_fill(REOPEN, hand)), "floorLine")
        ways = [] if reopening.can_state else [reopen]
        if asked is None:
            return replace(shown, actions=tuple(ways))
        title = HOW_MUCH[asked.chips_of].fill(seat=asked.seat, name=asked.name)
        shown = self.amount_pad(title, WAYS[asked.chips_of], shown)
        entered = bool(self._amount)
        enter = DeskAction("enter", say(ENTER), "plain" if ways else "primary", entered)
        return replace(
            shown, actions=(DeskAction("cancel", say(CANCEL)), enter, *(replace(way, due=entered) for way in ways))
        )

    def _signing(self, hand: int, shown: DeskLook) -> DeskLook:
        """Return the look while a reason for the reopening is chosen and signed for. A wrong amount is enough."""
        shown = self.page_of(sorted(self._moved), self._seat_row, shown)
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        if self._asking and not self._reason:
            return replace(
                shown, ask=say(_fill(WHY, hand)), answers=tuple(DeskAnswer(say(reason)) for reason in REASONS)
            )
        signed = {who for who, _ in self._signatures}
        people = tuple(person for person in self._table.reopening.signers if person.id not in signed)
        why = Text(self._reason) if self._asking else SIGNED_BEFORE.fill(seat=self._seat)
        return self.pad(people, SIGN if self._asking else ENTER, replace(shown, ask=say(SECOND if signed else why)))

    @property
    def _needed(self) -> int:
        """Return the number of signers of the entry: as many as had signed for a payout that it changes."""
        return max((1, *(self._table.reopening.signatures(seat) for seat, _ in self._said)))

    @property
    def _asked_about(self) -> ChipsMoved | None:
        return next((chips for chips in self._moved.get(self._seat, ()) if chips.key == self._wager), None)

    def _refusal(self) -> str:
        try:
            self._table.reopening.refuse()
        except Refused as error:
            return say(error.message)
        return ""

    def _seat_row(self, seat: int) -> DeskRow:
        """Return the chips moved at a seat; a single wager has its amount at the right."""
        amount, moved = amount_of(self._table), self._moved[seat]
        alone = moved[0] if len(moved) == 1 else None
        note = alone.name if alone else listed([chips.named(amount) for chips in moved])
        in_fact = [self._in_fact(chips) for chips in moved if (seat, chips.key) in self._said]
        words = [chips.words(amount) if alone else chips.named(amount) for chips in in_fact]
        return DeskRow(
            key=str(seat),
            title=say(SEAT.fill(seat=seat)),
            note=say(note),
            value=say(alone.words(amount)) if alone else "",
            does=alone.does if alone else "",
            mark=self._mark(listed(words), moved) if words else self._due(seat),
            tone="warning",
            chosen=seat == self._seat,
        )

    def _wager_row(self, chips: ChipsMoved) -> DeskRow:
        amount = amount_of(self._table)
        said = (chips.seat, chips.key) in self._said
        return DeskRow(
            key=f"{chips.seat}.{chips.key}",
            title=say(chips.name),
            note="",
            value=say(chips.words(amount)),
            does=chips.does,
            mark=self._mark(self._in_fact(chips).words(amount), (chips,)) if said else "",
            tone="warning",
            chosen=chips.key == self._wager,
        )

    def _mark(self, in_fact: Text, moved: Sequence[ChipsMoved]) -> str:
        """Return the chips moved in fact, and the part of them that is still to be paid, or comes back."""
        amount = amount_of(self._table)
        owed = sum(chips.cents - self._said.get((chips.seat, chips.key), chips.cents) for chips in moved)
        words = STILL_DUE[moved[0].chips_of] if owed > 0 else TAKE_BACK if owed else IN_FACT
        return say(words.fill(moved=in_fact, amount=amount(abs(owed))))

    def _due(self, seat: int) -> str:
        """Return the amount that a seat of the open hand is still due, or returns, after other chips moved there."""
        owed = sum(differs.cents for differs in self._table.reopening.differences if differs.seat == seat)
        words = PAY_MORE[self._moved[seat][0].chips_of] if owed > 0 else TAKE_MORE
        return say(words.fill(amount=amount_of(self._table)(abs(owed)))) if owed else ""

    def _in_fact(self, chips: ChipsMoved) -> ChipsMoved:
        return chips._replace(cents=self._said[chips.seat, chips.key])

    def chose(self, key: str) -> None:
        seat, _, wager = key.partition(".")
        self._back()
        self._seat = int(seat)
        moved = self._moved[self._seat]
        self._wager = wager or (moved[0].key if len(moved) == 1 else "")
        self._amount_sign = int(self.by_kiosk() < 0)

    def answered(self, nth: int) -> None:
        self._reason = str(REASONS[nth])

    def acted(self, key: str) -> None:
        match key:
            case "reopen":
                if self._wager:
                    self._enter()
                    self._back()
                self._asking = True
                self._reason = str(REASONS[0]) if self._said else ""
            case "enter" if self._amount:
                self._enter()
                if not self._stating:
                    self._back()
            case "cancel":
                self._back()
            case _:
                pass

    def _enter(self) -> None:
        """Store the actual payment: it is stated at the table once the hand is open."""
        entered = self.entered
        if entered is None:
            raise Refused("amount", "Enter the amount first.")
        if self._asked_about is not None:
            check_lay(self._asked_about, entered, amount_of(self._table))
        reopening = self._table.reopening
        if reopening.can_state and reopening.signatures(self._seat):
            self._said, self._stating = {(self._seat, self._wager): entered}, True
            self.forget()
        elif reopening.can_state:
            reopening.state_moved(self._seat, self._wager, entered)
        else:
            self._said[self._seat, self._wager] = entered

    def by_kiosk(self) -> Cents:
        asked = self._asked_about
        return 0 if asked is None else asked.cents

    def to_signature(self) -> None:
        if not self._table.reopening.can_state and (self._said or (self._wager and self._amount)):
            self.acted("reopen")

    def signed(self, who: str, pin: str) -> None:
        table, signatures = self._table, (*self._signatures, (who, pin))
        if len(signatures) < self._needed:
            table.people.check_signature((who, pin), Role.FLOOR)
            self._signatures = signatures
            self.signing.waits()
            return
        if self._asking:
            table.reopening.reopen(self._reason, *signatures[0])
        for (seat, wager), cents in self._said.items():
            table.reopening.state_moved(seat, wager, cents, *signatures)
        if self._asking:
            self.leave()
        else:
            self._back()

    def drop_signatures(self) -> bool:
        had, self._signatures = bool(self._signatures), ()
        return had

    def _back(self) -> None:
        self._seat, self._wager, self._asking, self._reason = 0, "", False, ""
        if self._stating:
            self._said = {}
        self._stating, self._signatures = False, ()
        self.forget()


def _by_seat(moved: tuple[ChipsMoved, ...]) -> dict[int, tuple[ChipsMoved, ...]]:
    """Return the chips that the dealer has moved, by seat. Players' own chips are corrected elsewhere."""
    found: dict[int, tuple[ChipsMoved, ...]] = {}
    for chips in moved:
        if chips.chips_of is not ChipsOf.PUT_IN:
            found[chips.seat] = (*found.get(chips.seat, ()), chips)
    return found


def _fill(template: Text, hand: int) -> Text:
    return template.fill(hand=hand)
