"""The view-model of the disputes: those that wait for a ruling, and a new one about a hand."""

from dataclasses import replace
from typing import Final

from kiosk.core.errors import KioskError, Refused
from kiosk.core.money import Cents
from kiosk.core.text import EMPTY, Text, listed, text, text_of
from kiosk.events import DisputeOpened
from kiosk.procedure import ChipsOf
from kiosk.settings import NEEDS_NOTHING, Needs
from kiosk.staff import Role
from kiosk.table import (
    CLAIMS,
    RESULT_STANDS,
    SAID_BY,
    ChipsMoved,
    Dispute,
    Signature,
    Table,
    disputed_chips,
    ruled_words,
)
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import POT_DOES, SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow
from ui.vm.table.money.amounts import amount_of

TITLE: Final = text("Disputes")
WAITING: Final = text("Touch a dispute to rule on it: the floor signs.")
NONE: Final = text("No disputes pending.")
ABOUT: Final = text("Hand {hand} · seat {seat}")
SAYS: Final = text("{who}: “{claim}”")
CLAIMED: Final = text("should be {claimed}")
ABOUT_WAGER: Final = text("Hand {hand} · seat {seat} · {wager}")
KIOSK: Final = text("kiosk: {was}")
NOT_OVER: Final = text("hand not finished")
RULING: Final = text("Floor ruling?")
MOVES: Final = text("Chips moved by this ruling, if any?")
HOUSE_PAYS: Final = text("House pays")
HOUSE_TAKES: Final = text("House takes")
WITH: Final = text("Which seat gives or gets chips?")
NO_CHIPS: Final = text("No chips move")
GIVES_OR_GETS: Final = text("Seats {seat} and {other}: how much does seat {seat} get or give?")
GETS, GIVES = text("Gets"), text("Gives")
RULE: Final = text("Rule")
SECOND: Final = text("A second supervisor must sign.")
FORM: Final = text("{form} filled in")
IS_RULED: Final = text("{about}. {ruled}")
AT_CAGE: Final = text("{about}. {ruled} The table is closed: the cage moves the chips.")
NEW: Final = text("Dispute hand {hand}")
MISPAY: Final = text("Mispay: reopen")
CANCEL: Final = text("Cancel")
WHICH: Final = text("Which seat in hand {hand}?")
WHO: Final = text("Who disputes it?")
WHAT: Final = text("The claim?")
WHICH_WAGER: Final = text("Which wager or pot at seat {seat}?")
HOW_MUCH: Final = text("Correct amount? Leave empty for none.")
WAYS: Final = {
    ChipsOf.WAGER: (text("Pay"), text("Take")),
    ChipsOf.POT: (POT_DOES,),
    ChipsOf.PUT_IN: (text("Return"), text("Put in")),
}
WRITE: Final = text("Record the dispute")
SPEAKERS: Final = tuple(SAID_BY)


@in_qml
class DisputesScreen(Desk):
    """The disputes of a table. `hand` is the one that a new dispute is about, 0 while rulings are looked at."""

    def __init__(self, table: Table, hand: int = 0) -> None:
        super().__init__(table)
        self._hand = hand
        self._seq = 0
        self._seat = 0
        self._wager = ""
        self._moved: dict[int, tuple[ChipsMoved, ...]] = {}
        self._said_by = ""
        self._said = ""
        self._ruled: Text = EMPTY
        self._other: int | None = None  # The other seat of a ruling among players; 0 for none.
        self._signed_first: Signature | None = None
        self._form = ""
        self.refresh()

    def laid_out(self) -> DeskLook:
        shown = DeskLook(title=say(TITLE))
        return self._new(shown) if self._hand else self._waiting(shown)

    # ------------------------------------------------------------------------------------------------------- rulings

    def _waiting(self, shown: DeskLook) -> DeskLook:
        waiting = self._table.disputes.waiting
        if waiting:
            shown = replace(shown, lead=say(self._ruled or WAITING))
        else:
            shown = replace(shown, empty=say(self._ruled or NONE))
        if not self._asks_other:
            shown = self.page_of(waiting, self._dispute, shown)
        if self._seq not in [dispute.seq for dispute in waiting]:
            return replace(shown, actions=self._ways())
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        disputes = self._table.disputes
        if not self._said:
            answers = tuple(DeskAnswer(say(ruling)) for ruling in disputes.rulings(self._seq))
            return replace(shown, ask=say(RULING), answers=answers)
        shown = replace(shown, ask=say(self._said))
        if disputes.house_plays(self._seq) and self._said == str(RESULT_STANDS):
            pass  # no chips move
        elif disputes.house_plays(self._seq):
            shown = self.amount_pad(MOVES, (HOUSE_PAYS, HOUSE_TAKES), shown)
        elif self._asks_other:
            shown = self.page_of(disputes.others(self._seq), _other_seat, replace(shown, ask=say(WITH)))
            return replace(shown, actions=(*shown.actions, DeskAction("no_chips", say(NO_CHIPS))))
        elif self._other:
            title = GIVES_OR_GETS.fill(seat=self._ruled_seat, other=self._other)
            shown = self.amount_pad(title, (GETS, GIVES), shown)
        form = self._needs().tax_form
        if form and self._form != form:
            shown = replace(shown, actions=(*shown.actions, DeskAction("form", say(FORM.fill(form=form)), "primary")))
        people = disputes.rulers(self._seq)
        if self._signed_first is None:
            return self.pad(people, RULE, shown)
        others = tuple(person for person in people if person.id != self._signed_first[0])
        return self.pad(others, RULE, replace(shown, ask=say(SECOND)))

    @property
    def _ruled_seat(self) -> int:
        waiting = self._table.disputes.waiting
        return next(dispute for dispute in waiting if dispute.seq == self._seq).opened.of(DisputeOpened).seat

    def _needs(self) -> Needs:
        if not self._table.disputes.house_plays(self._seq):
            return NEEDS_NOTHING
        try:
            return self._table.disputes.needs(self._seq, self.entered or 0)
        except Refused:  # No chips make the entered amount so far.
            return NEEDS_NOTHING

    def _ways(self) -> tuple[DeskAction, ...]:
        hand = self._last
        actions = [DeskAction("mispay", say(MISPAY), due=self._table.reopening.hand is not None)]
        if hand:
            actions.append(DeskAction("new", say(NEW.fill(hand=hand)), "floorLine"))
        return tuple(actions)

    @property
    def _last(self) -> int:
        """Return the hand that is dealt, or the last one; 0 before the first."""
        return self._table.hand_number if self._table.hand_is_open else self._table.hand_number - 1

    def _dispute(self, dispute: Dispute) -> DeskRow:
        opened, amount = dispute.opened.of(DisputeOpened), amount_of(self._table)
        claimed, kiosk = (disputed_chips(opened, cents) for cents in (opened.claimed, opened.kiosk))
        who = SAYS.fill(who=SAID_BY[opened.said_by], claim=opened.claim)
        says = NOT_OVER if kiosk is None else KIOSK.fill(was=kiosk.words(amount))
        return DeskRow(
            key=str(dispute.seq),
            title=say(_about(dispute)),
            note=say(who),
            value="" if claimed is None else say(CLAIMED.fill(claimed=claimed.words(amount))),
            mark=say(says),
            chosen=dispute.seq == self._seq,
        )

    # ------------------------------------------------------------------------------------------------- a new dispute

    def _new(self, shown: DeskLook) -> DeskLook:
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        try:
            self._moved = self._table.disputes.moved(self._hand)
        except KioskError as error:
            return replace(shown, empty=say(error.message))
        wagers = self._moved.get(self._seat, ())
        if len(wagers) > 1 and not self._wager:
            shown = self.page_of(wagers, self._wager_row, shown)
            return replace(shown, lead=say(WHICH_WAGER.fill(seat=self._seat)))
        shown = replace(shown, lead=say(WHICH.fill(hand=self._hand)))
        shown = self.page_of(sorted(self._moved), self._seat_row, shown)
        if not self._seat:
            return shown
        if not self._said_by:
            return replace(shown, ask=say(WHO), answers=tuple(DeskAnswer(say(text)) for text in SAID_BY.values()))
        if not self._said:
            return replace(shown, ask=say(WHAT), answers=tuple(DeskAnswer(say(claim)) for claim in CLAIMS))
        shown = replace(shown, ask=say(self._said))
        about = self._about
        ways = WAYS[ChipsOf.WAGER if about is None else about.chips_of]
        shown = self.amount_pad(HOW_MUCH, ways, shown)
        return replace(shown, actions=(*shown.actions, DeskAction("write", say(WRITE), "primary")))

    @property
    def _about(self) -> ChipsMoved | None:
        return next((chips for chips in self._moved.get(self._seat, ()) if chips.key == self._wager), None)

    def _seat_row(self, seat: int) -> DeskRow:
        amount, moved = amount_of(self._table), self._moved[seat]
        alone = moved[0] if len(moved) == 1 else None
        note = EMPTY if not moved else alone.name if alone else listed([chips.named(amount) for chips in moved])
        value = NOT_OVER if not moved else alone.words(amount) if alone else EMPTY
        title = say(SEAT.fill(seat=seat))
        does = alone.does if alone else ""
        return DeskRow(str(seat), title, say(note), say(value), chosen=seat == self._seat, does=does)

    def _wager_row(self, chips: ChipsMoved) -> DeskRow:
        value = say(chips.words(amount_of(self._table)))
        return DeskRow(f"{chips.seat}.{chips.key}", say(chips.name), note="", value=value, does=chips.does)

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        if self._asks_other:
            self._other = int(key)
            return
        hand = self._hand
        self._back()
        self._hand = hand
        if hand:
            seat, _, wager = key.partition(".")
            self._seat = int(seat)
            moved = self._moved[self._seat]
            self._wager = wager or (moved[0].key if len(moved) == 1 else "")
            self._amount_sign = int(self.by_kiosk() < 0 and self._about is not None)
        else:
            self._seq = int(key)

    def answered(self, nth: int) -> None:
        if not self._hand and not self._said:
            self._said = str(self._table.disputes.rulings(self._seq)[nth])
            if self._said == str(RESULT_STANDS):
                self._other = 0
        elif not self._said_by:
            self._said_by = SPEAKERS[nth]
        else:
            self._said = str(CLAIMS[nth])

    @property
    def _asks_other(self) -> bool:
        """Return whether it is asked which seat gives or gets chips by the ruling."""
        disputes = self._table.disputes
        if self._other is not None or not self._said or self._seq not in [dispute.seq for dispute in disputes.waiting]:
            return False
        return not disputes.house_plays(self._seq)

    def acted(self, key: str) -> None:
        match key:
            case "no_chips":
                self._other = 0
            case "new":
                self._back()
                self._hand = self._last
            case "form":
                self._form = self._needs().tax_form
            case "mispay":
                self.asked.emit("mispay", "")
            case "write":
                disputes = self._table.disputes
                disputes.open(self._hand, self._seat, self._said_by, self._said, self.entered, wager=self._wager)
                self._back()
            case _:
                self._back()

    def by_kiosk(self) -> Cents:
        """Return the amount moved to the seat for the wager; or, for a ruling, the further amount of the claim."""
        disputes = self._table.disputes
        if self._hand:
            return 0 if self._about is None else self._about.cents
        opened = next(dispute for dispute in disputes.waiting if dispute.seq == self._seq).opened.of(DisputeOpened)
        return (opened.claimed or 0) - (opened.kiosk or 0)

    def signed(self, who: str, pin: str) -> None:
        disputes = self._table.disputes
        waited = {dispute.seq: dispute for dispute in disputes.waiting}
        need, first = self._needs(), self._signed_first
        if need.second_signature and first is None:
            self._table.people.check_signature((who, pin), Role.FLOOR)
            self._signed_first = who, pin
            self.signing.waits()
            return
        signed, second = ((who, pin), None) if first is None else (first, (who, pin))
        form_filled = bool(need.tax_form) and self._form == need.tax_form
        cents, among = self.entered or 0, not disputes.house_plays(self._seq)
        ruled = disputes.rule(
            self._seq, self._said, 0 if among else cents, *signed, second=second, form_filled=form_filled,
            other_seat=self._other or 0, given=cents if among and self._other else 0,
        )  # fmt: skip
        about = _about(waited[self._seq])
        self._back()
        self._ruled = (IS_RULED if self._table.is_open or not ruled.paid else AT_CAGE).fill(
            about=about, ruled=ruled_words(ruled, amount_of(self._table))
        )

    def drop_signatures(self) -> bool:
        had, self._signed_first = self._signed_first is not None, None
        return had

    def _back(self) -> None:
        self._hand = self._seq = self._seat = 0
        self._wager = self._said_by = self._said = ""
        self._ruled, self._signed_first, self._form, self._other = EMPTY, None, "", None
        self.forget()


def _other_seat(seat: int) -> DeskRow:
    return DeskRow(str(seat), say(SEAT.fill(seat=seat)), note="", value="")


def _about(dispute: Dispute) -> Text:
    opened = dispute.opened.of(DisputeOpened)
    words = ABOUT_WAGER if opened.wager else ABOUT
    return words.fill(hand=dispute.hand, seat=opened.seat, wager=text_of(opened.wager))
