"""The view-model of the payouts on the screen that the cage or a check pays, and not the rack; the floor signs."""

from dataclasses import replace
from typing import Final

from kiosk.core.money import money
from kiosk.core.text import text
from kiosk.procedure import Item
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskLook, DeskRow

TITLE: Final = text("Pay by cage or check")
LEAD: Final = text("Touch the payout that does not come from the rack.")
EMPTY: Final = text("No payout here may be paid by the cage or by check.")
BY: Final = {
    "cage": text("Paid by the cage"),
    "check": text("Paid by check"),
    "rack": text("Paid from the rack"),
}
BY_CHECK: Final = text("Check {check}")
CHECK_NUMBER: Final = text("Number of the check")
NEXT: Final = text("Sign")
CANCEL: Final = text("Cancel")


@in_qml
class ElsewhereScreen(Desk):
    """The payouts of this step. `by` is the payer of the chosen one; the floor signs for that."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._key = ""
        self._by = ""
        self._signs = False
        self.refresh()

    @property
    def _chosen(self) -> Item | None:
        found = (item for item in self._table.payouts.may_pay_elsewhere if _key(item) == self._key)
        return next(found, None)

    def laid_out(self) -> DeskLook:
        items = self._table.payouts.may_pay_elsewhere
        shown = DeskLook(title=say(TITLE), lead=say(LEAD) if items else "", empty="" if items else say(EMPTY))
        shown = self.page_of(items, self._row, shown)
        item, cancel = self._chosen, DeskAction("cancel", say(CANCEL))
        if item is None:
            return shown
        if not self._by:
            is_elsewhere = self._table.payouts.elsewhere(item) is not None
            ways = ("rack",) if is_elsewhere else ("cage", "check")
            style = "primary" if is_elsewhere else "plain"
            return replace(shown, actions=(cancel, *(DeskAction(way, say(BY[way]), style) for way in ways)))
        if self._by == "check" and not self._signs:
            shown = self.amount_pad(CHECK_NUMBER, (), shown)
            sign = DeskAction("sign", say(NEXT), "primary", bool(self._amount))
            return replace(shown, amount=self._amount or "–", amount_corner="00", actions=(cancel, sign))
        ask = BY_CHECK.fill(check=self._amount) if self._by == "check" else BY[self._by]
        people = self._table.people.who_may(Act.SIGN_AS_FLOOR)
        return self.pad(people, BY[self._by], replace(shown, ask=say(ask), actions=(cancel,)))

    def _row(self, item: Item) -> DeskRow:
        what = self._table.payouts.elsewhere(item)
        mark = "" if what is None else say(BY_CHECK.fill(check=what.check) if what.by == "check" else BY["cage"])
        return DeskRow(
            key=_key(item),
            title=say(SEAT.fill(seat=item.seat)),
            note=say(item.wager),
            value=money(item.pay),
            mark=mark,
            chosen=_key(item) == self._key,
        )

    def chose(self, key: str) -> None:
        self._go(key)

    def to_signature(self) -> None:
        if self._by == "check" and self._amount:
            self._signs = True

    def acted(self, key: str) -> None:
        match key:
            case "cage" | "check" | "rack":
                self._by = key
            case "sign" if self._amount:
                self._signs = True
            case _:
                self._go("")

    def signed(self, who: str, pin: str) -> None:
        item = self._chosen
        if item is not None:
            seat, account, _ = item.moves[0]
            made = self._table.shift.chips_for(item)
            self._table.payouts.pay_elsewhere(seat, account, self._by, who, pin, chips=made, check=self._amount)
        self._go("")

    def _go(self, key: str) -> None:
        self._key, self._by, self._signs = key, "", False
        self.forget()


def _key(item: Item) -> str:
    seat, account, _ = item.moves[0]
    return f"{seat}.{account}"
