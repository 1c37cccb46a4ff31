"""The view-model of the disputes: those that wait for a ruling, and a new one about a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from kiosk.core.errors import KioskError
from kiosk.core.money import Cents
from kiosk.core.text import Text, text
from kiosk.events import DisputeOpened
from kiosk.table import CLAIMS, RULINGS, SAID_BY, Dispute, Table, was_words
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow
from ui.vm.table.shown import amount_of

TITLE: Final = text("Disputes")
WAITING: Final = text("Touch a dispute to rule on it: the floor signs.")
NONE: Final = text("No dispute waits for a ruling.")
ABOUT: Final = text("Hand {hand} · seat {seat}")
SAYS: Final = text("{who}: “{claim}”")
CLAIMED: Final = text("{amount} claimed")
KIOSK: Final = text("kiosk: {was}")
NOT_OVER: Final = text("hand not finished")
RULING: Final = text("How does the floor rule?")
MOVES: Final = text("What moves by this ruling? Leave it empty for nothing.")
HOUSE_PAYS: Final = text("House pays")
HOUSE_TAKES: Final = text("House takes")
RULE: Final = text("Rule")
NEW: Final = text("Dispute hand {hand}")
MISPAY: Final = text("Mispay: reopen")
CANCEL: Final = text("Cancel")
WHICH: Final = text("Which seat of hand {hand} is it about?")
WHO: Final = text("Who disputes it?")
WHAT: Final = text("What is said?")
HOW_MUCH: Final = text("What should seat {seat} have won? Leave it empty if no amount was said.")
WON: Final = text("Won")
LOST: Final = text("Lost")
WRITE: Final = text("Record the dispute")
SPEAKERS: Final = tuple(SAID_BY)


@in_qml
class DisputesScreen(Desk):
    """The disputes of a table. `hand` is the one that a new dispute is about, 0 while rulings are looked at."""

    def __init__(self, table: Table, hand: int = 0, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self._hand = hand
        self._seq = 0
        self._seat = 0
        self._said_by = ""
        self._said = ""
        self.refresh()

    def laid_out(self) -> DeskLook:
        shown = DeskLook(title=say(TITLE))
        return self._new(shown) if self._hand else self._waiting(shown)

    # ------------------------------------------------------------------------------------------------------- rulings

    def _waiting(self, shown: DeskLook) -> DeskLook:
        waiting = self._table.disputes.waiting
        shown = replace(shown, lead=say(WAITING) if waiting else "", empty="" if waiting else say(NONE))
        shown = self.page_of(waiting, self._dispute, shown)
        if self._seq not in [one.seq for one in waiting]:
            return replace(shown, actions=self._ways())
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        if not self._said:
            return replace(shown, ask=say(RULING), answers=tuple(DeskAnswer(say(one)) for one in RULINGS))
        shown = self.amount_pad(MOVES, (HOUSE_PAYS, HOUSE_TAKES), replace(shown, ask=say(Text(self._said))))
        return self.pad(self._table.disputes.rulers(self._seq), RULE, shown)

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

    def _dispute(self, one: Dispute) -> DeskRow:
        opened, amount = one.opened.of(DisputeOpened), amount_of(self._table)
        claimed, kiosk = opened.claimed, opened.kiosk
        who = SAYS.fill(who=SAID_BY[opened.said_by], claim=Text(opened.claim))
        says = NOT_OVER if kiosk is None else KIOSK.fill(was=was_words(kiosk, amount))
        return DeskRow(
            key=str(one.seq),
            title=say(ABOUT.fill(hand=one.hand, seat=opened.seat)),
            note=say(who),
            value="" if claimed is None else say(CLAIMED.fill(amount=amount(claimed))),
            mark=say(says),
            chosen=one.seq == self._seq,
        )

    # ------------------------------------------------------------------------------------------------- a new dispute

    def _new(self, shown: DeskLook) -> DeskLook:
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        try:
            nets = self._table.disputes.kiosk(self._hand)
        except KioskError as error:
            return replace(shown, empty=say(error.message))
        amount = amount_of(self._table)

        def row(seat: int) -> DeskRow:
            net = nets[seat]
            return DeskRow(
                key=str(seat),
                title=say(SEAT.fill(seat=seat)),
                note="",
                value=say(NOT_OVER if net is None else was_words(net, amount)),
                chosen=seat == self._seat,
            )

        shown = replace(shown, lead=say(WHICH.fill(hand=self._hand)))
        shown = self.page_of(sorted(nets), row, shown)
        if not self._seat:
            return shown
        if not self._said_by:
            return replace(shown, ask=say(WHO), answers=tuple(DeskAnswer(say(one)) for one in SAID_BY.values()))
        if not self._said:
            return replace(shown, ask=say(WHAT), answers=tuple(DeskAnswer(say(one)) for one in CLAIMS))
        shown = replace(shown, ask=say(Text(self._said)))
        shown = self.amount_pad(HOW_MUCH.fill(seat=self._seat), (WON, LOST), shown)
        return replace(shown, actions=(*shown.actions, DeskAction("write", say(WRITE), "primary")))

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        hand = self._hand
        self._back()
        self._hand = hand
        if hand:
            self._seat = int(key)
        else:
            self._seq = int(key)

    def answered(self, nth: int) -> None:
        if not self._hand:
            self._said = str(RULINGS[nth])
        elif not self._said_by:
            self._said_by = SPEAKERS[nth]
        else:
            self._said = str(CLAIMS[nth])

    def acted(self, key: str) -> None:
        match key:
            case "new":
                self._back()
                self._hand = self._last
            case "mispay":
                self.asked.emit("mispay", "")
            case "write":
                disputes = self._table.disputes
                disputes.open(self._hand, self._seat, self._said_by, self._said, self.entered)
                self._back()
            case _:
                self._back()

    def by_kiosk(self) -> Cents:
        """Return what the seat has won; or, for a ruling, by how much that is less than what is claimed."""
        disputes = self._table.disputes
        if self._hand:
            return disputes.kiosk(self._hand)[self._seat] or 0
        opened = next(one for one in disputes.waiting if one.seq == self._seq).opened.of(DisputeOpened)
        return (opened.claimed or 0) - (opened.kiosk or 0)

    def signed(self, who: str, pin: str) -> None:
        self._table.disputes.rule(self._seq, self._said, self.entered or 0, who, pin)
        self._back()

    def _back(self) -> None:
        self._hand = self._seq = self._seat = 0
        self._said_by = self._said = ""
        self.forget()
