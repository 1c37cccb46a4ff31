"""The view-model of a mispay: what the last settled hand has paid, what was in fact paid, and its opening again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from kiosk.core.errors import Refused
from kiosk.core.money import Cents
from kiosk.core.text import Text, text
from kiosk.table import REASONS, Table, was_words
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow
from ui.vm.table.shown import amount_of

TITLE: Final = text("Mispay")
LEAD: Final = text(
    "Hand {hand} can be reopened until the first card of the next hand is out. If a seat was actually paid another "
    "amount, touch it first."
)
OPEN: Final = text("Hand {hand} is reopened. If a seat was actually paid another amount, touch it.")
BY_KIOSK: Final = text("as it was settled")
IN_FACT: Final = text("it actually {was}")
HOW_MUCH: Final = text("Seat {seat}: what did it actually win?")
WON: Final = text("Won")
LOST: Final = text("Lost")
ENTER: Final = text("Enter")
CANCEL: Final = text("Cancel")
REOPEN: Final = text("Reopen hand {hand}")
WHY: Final = text("Why is hand {hand} reopened?")
SIGN: Final = text("Reopen")


@in_qml
class MispayScreen(Desk):
    """The last settled hand, seat by seat. `said` is what seats had in fact won, until the hand is open again."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self._seat = 0
        self._asking = False
        self._reason = ""
        self._said: dict[int, Cents] = {}
        self._nets: dict[int, Cents] = {}
        self.refresh()

    def laid_out(self) -> DeskLook:
        reopening = self._table.reopening
        shown = DeskLook(title=say(TITLE))
        if reopening.is_open:
            hand, nets, lead = self._table.hand_number, dict(reopening.was), OPEN
        elif reopening.hand is not None:
            hand, nets, lead = reopening.hand, dict(reopening.settled(reopening.hand)), LEAD
        else:
            return replace(shown, empty=self._refusal())
        self._nets = nets
        shown = replace(shown, lead=say(_fill(lead, hand)))
        shown = self.page_of(sorted(nets), lambda seat: self._row(seat, nets[seat]), shown)
        if self._seat:
            title = HOW_MUCH.fill(seat=self._seat)
            shown = self.amount_pad(title, (WON, LOST), shown)
            enter = DeskAction("enter", say(ENTER), "primary", bool(self._amount))
            return replace(shown, actions=(DeskAction("cancel", say(CANCEL)), enter))
        if reopening.is_open:
            return shown
        if not self._asking:
            return replace(shown, actions=(DeskAction("reopen", say(_fill(REOPEN, hand)), "floorLine"),))
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        if not self._reason:
            return replace(shown, ask=say(_fill(WHY, hand)), answers=tuple(DeskAnswer(say(one)) for one in REASONS))
        return self.pad(self._table.reopening.signers, SIGN, replace(shown, ask=say(Text(self._reason))))

    def _refusal(self) -> str:
        try:
            self._table.reopening.refuse()
        except Refused as error:
            return say(error.message)
        return ""

    def _row(self, seat: int, net: Cents) -> DeskRow:
        amount = amount_of(self._table)
        said = self._said.get(seat)
        in_fact = "" if said is None else say(IN_FACT.fill(was=was_words(said, amount)))
        return DeskRow(
            key=str(seat),
            title=say(SEAT.fill(seat=seat)),
            note=say(BY_KIOSK),
            value=say(was_words(net, amount)),
            mark=in_fact,
            tone="warning",
            chosen=seat == self._seat,
        )

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        self._back()
        self._seat = int(key)

    def answered(self, nth: int) -> None:
        self._reason = str(REASONS[nth])

    def acted(self, key: str) -> None:
        match key:
            case "reopen":
                self._asking = True
            case "enter" if self._amount:
                self._enter()
                self._back()
            case "cancel":
                self._back()
            case _:
                pass

    def _enter(self) -> None:
        """Take what a seat had in fact won: the table does so once the hand is open."""
        entered = self.entered
        assert entered is not None, "an amount is entered"
        if self._table.reopening.is_open:
            self._table.reopening.state_paid(self._seat, entered)
        else:
            self._said[self._seat] = entered

    def by_kiosk(self) -> Cents:
        return self._nets.get(self._seat, 0)

    def signed(self, who: str, pin: str) -> None:
        table = self._table
        table.reopening.reopen(self._reason, who, pin)
        for seat, net in self._said.items():
            table.reopening.state_paid(seat, net)
        self.leave()

    def _back(self) -> None:
        self._seat, self._asking, self._reason = 0, False, ""
        self.forget()


def _fill(template: Text, hand: int) -> Text:
    return template.fill(hand=hand)
