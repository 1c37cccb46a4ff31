"""The view-model of the table's money: buy-ins, coupons, tips, cash-outs, chips that are changed or carried, who a
player is, and the drop box.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, text
from kiosk.staff import Act, Role
from kiosk.table import LEAVES, Signature, Table
from ui.vm.controls import amount_keys
from ui.vm.controls.badges import badge_works
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import DEALER_BADGE, DEALER_SIGNS, SEAT, say
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskLook, DeskRow
from ui.vm.table.money.chip_rows import chip_text

TITLE: Final = text("Table money")
LEAD: Final = text("Drop box {box}. Touch the seat of the player who buys chips or gives a tip.")
NO_BOX: Final = text("No drop box is entered. Touch “Drop box” and enter its number.")
DID: Final = {
    "buy-in": text("Seat {seat} bought {amount} in chips. The cash is in the drop box."),
    "coupon": text("Seat {seat} got {amount} for a coupon. The coupon is in the drop box."),
    "tip": text("Seat {seat} tipped {amount}."),
    "exchange": text("{amount} was changed for other chips."),
    "cash-out": text("Seat {seat} gets {amount} in cash. The chips are in the rack."),
    "carried-in": text("Seat {seat} has brought {amount} in chips."),
    "carried-out": text("Seat {seat} takes {amount} in chips to another table."),
}
BOUGHT: Final = text("Bought with cash since the opening")
ON_FELT: Final = text("{amount} on the felt")
NOTHING_BOUGHT: Final = text("No cash since the opening")
ASK: Final = {
    "buy-in": text("Seat {seat}: how much cash?"),
    "coupon": text("Seat {seat}: how much is the coupon?"),
    "tip": text("Seat {seat}: how much is the tip?"),
    "cash-out": text("Seat {seat}: how much in chips for cash?"),
    "carried-in": text("Seat {seat}: how much did the player bring in chips?"),
    "carried-out": text("Seat {seat}: how much in chips leaves the table?"),
}
WAYS: Final = {
    "buy-in": text("Buy-in"),
    "coupon": text("Coupon"),
    "tip": text("Tip"),
    "cash-out": text("Cash-out"),
    "carried-in": text("Carried in"),
    "carried-out": text("Carried out"),
}
PLAYER: Final = text("Player")
PLAYER_OF: Final = text("Player {player}")
PLAYER_NUMBER: Final = text("Seat {seat}: the player’s number in the log")
PLAYER_LIST: Final = text("Check the list of barred and self-excluded people before you sign.")
PLAYER_LEFT: Final = text("Player left")
SIGN_PLAYER: Final = text("The list is checked")
OTHER: Final = text("Another amount")
ENTER: Final = text("Enter")
CANCEL: Final = text("Cancel")
CHANGE: Final = text("Change chips")
CHIP: Final = text("Chips of {chip}")
WHICH_CHIP: Final = text("Touch the chip that is changed for others.")
OTHERS: Final = text("Chips of {chip}: worth how much together?")
CHIP_WAYS: Final = (text("Into the rack"), text("Out of the rack"))
BOX: Final = text("Drop box")
BOX_NUMBER: Final = text("Number of the new drop box")
BOX_OUT: Final = text("Take out drop box {box}.")
BOX_IN: Final = text("Put in drop box {box}.")
BOX_SWAPPED: Final = text("Take out drop box {box}, and put in drop box {other}.")
BOX_NEXT: Final = text("Both sign")
SIGN_BOX: Final = text("Change the drop box")
BACK: Final = text("Undo the entry")
BACK_ASK: Final = {
    "buy-in": text("Undo the buy-in of {amount} at seat {seat}?"),
    "coupon": text("Undo the coupon of {amount} at seat {seat}?"),
    "tip": text("Undo the tip of {amount} at seat {seat}?"),
    "exchange": text("Undo the exchange of {amount} in chips?"),
    "cash-out": text("Undo the cash-out of {amount} at seat {seat}?"),
    "carried-in": text("Undo the entry of {amount} brought to seat {seat}?"),
    "carried-out": text("Undo the entry of {amount} carried from seat {seat}?"),
}
QUICK: Final[tuple[Cents, ...]] = (2_000, 4_000, 10_000, 20_000, 50_000)
"""Amounts of one touch, in cents."""


class CashStep(StrEnum):
    """The question of the page."""

    SEAT = "seat"
    AMOUNT = "amount"
    CHIPS = "chips"
    BOX = "box"
    BOX_SIGNED = "box_signed"
    BACK = "back"
    PLAYER = "player"
    PLAYER_SIGNED = "player_signed"


@in_qml
class CashScreen(Desk):
    """The table's money. A buy-in is two touches here: the seat and the amount."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._step = CashStep.SEAT
        self._seat = 0
        self._chip: Cents = 0
        self._floor: Signature | None = None
        self._said = EMPTY
        self._wanted: tuple[int, int, str] | None = None  # (seat, direction, amount) that waits for a name.
        self.refresh()

    def laid_out(self) -> DeskLook:
        shown = DeskLook(title=say(TITLE))
        match self._step:
            case CashStep.CHIPS:
                return self._chips(shown)
            case CashStep.BOX:
                return self._box(shown)
            case CashStep.BOX_SIGNED:
                return self._box_signed(shown)
            case CashStep.BACK:
                return self._back(shown)
            case CashStep.PLAYER:
                return self._player(shown)
            case CashStep.PLAYER_SIGNED:
                return self._player_signed(shown)
            case _:
                return self._seats(shown)

    def _seats(self, shown: DeskLook) -> DeskLook:
        cash = self._table.cash
        lead = self._said or (LEAD.fill(box=cash.box) if cash.box else NO_BOX)
        shown = self.page_of(self._table.table_game.seats, self._seat_row, replace(shown, lead=say(lead)))
        if self._step is CashStep.SEAT:
            actions = [DeskAction("box", say(BOX)), DeskAction("chips", say(CHANGE))]
            if cash.newest is not None:
                actions.insert(0, DeskAction("back_out", say(BACK), "take"))
            return replace(shown, actions=tuple(actions))
        shown = self.amount_pad(OTHER, tuple(WAYS[way] for way in self._ways), shown)
        enter = DeskAction("enter", say(ENTER), "primary", bool(self._amount))
        who = (DeskAction("player", say(PLAYER)),) if cash.rules.log is not None else ()
        return replace(
            shown,
            ask=say(ASK[self._way].fill(seat=self._seat)),
            answers=tuple(DeskAnswer(money(cents)) for cents in self._quick),
            actions=(DeskAction("cancel", say(CANCEL)), *who, enter),
        )

    @property
    def _ways(self) -> tuple[str, ...]:
        """Return the possible entries for a seat here: cash-outs if the house has them, carried chips at poker."""
        cash = self._table.cash
        outs = ("cash-out",) if cash.rules.cash_outs else ()
        return ("buy-in", "coupon", "tip", *outs, *(("carried-in", "carried-out") if cash.keeps_stacks else ()))

    @property
    def _way(self) -> str:
        return self._ways[self._amount_sign]

    @property
    def _quick(self) -> tuple[Cents, ...]:
        """Return the amounts of one touch: if a poker player leaves, all chips of the seat."""
        if self._way not in LEAVES or not self._table.cash.keeps_stacks:
            return QUICK
        stack = self._table.cash.stack(self._seat)
        return (stack,) if stack else ()

    def _seat_row(self, seat: int) -> DeskRow:
        cash = self._table.cash
        cents, player = cash.bought.get(seat, 0), cash.players.get(seat, 0)
        return DeskRow(
            key=str(seat),
            title=say(SEAT.fill(seat=seat)),
            note=" · ".join(filter(None, (say(BOUGHT if cents else NOTHING_BOUGHT), self._bet(seat)))),
            value=money(cents) if cents else "",
            mark=say(PLAYER_OF.fill(player=player)) if player and self._table.people.may(Act.SIGN_AS_FLOOR) else "",
            chosen=seat == self._seat,
        )

    def _chips(self, shown: DeskLook) -> DeskLook:
        rack = self._table.shift.rack
        shown = self.page_of(sorted(rack), self._chip_row, replace(shown, lead=say(WHICH_CHIP)))
        cancel = DeskAction("cancel", say(CANCEL))
        if not self._chip:
            return replace(shown, actions=(cancel,))
        shown = self.amount_pad(OTHERS.fill(chip=chip_text(self._chip)), CHIP_WAYS, shown)
        return replace(shown, actions=(cancel, DeskAction("enter", say(ENTER), "primary", bool(self._amount))))

    def _chip_row(self, chip: Cents) -> DeskRow:
        return DeskRow(
            key=str(chip),
            title=say(CHIP.fill(chip=chip_text(chip))),
            note="",  # A count is blind: the expected number is never shown.
            value="",
            chosen=chip == self._chip,
        )

    def _box(self, shown: DeskLook) -> DeskLook:
        box = self._table.cash.box
        shown = self.amount_pad(BOX_NUMBER, (), replace(shown, lead=say(BOX_OUT.fill(box=box)) if box else ""))
        return replace(
            shown,
            amount=self._amount or "–",
            amount_corner="00",
            actions=(
                DeskAction("cancel", say(CANCEL)),
                DeskAction("sign", say(BOX_NEXT), "primary", bool(self._amount)),
            ),
        )

    def _box_signed(self, shown: DeskLook) -> DeskLook:
        people = self._table.people
        out, other = self._table.cash.box, int(self._amount or 0)
        what = BOX_SWAPPED if out and other else BOX_OUT if out else BOX_IN
        shown = replace(
            shown,
            large=f"{out or '–'} → {other or '–'}",
            empty=say(what.fill(box=out or other, other=other)),
            ask=say(SIGN_BOX),
            actions=(DeskAction("cancel", say(CANCEL)),),
        )
        if self._floor is None:
            return self.pad(people.who_may(Role.FLOOR), SIGN_BOX, shown)
        others = tuple(person for person in people.who_may(Role.DEALER) if person.id != self._floor[0])
        self._pin_asked = PinAsked(others, DEALER_BADGE if badge_works(self._table) else DEALER_SIGNS)
        return replace(shown, sign_text=say(SIGN_BOX))

    def _bet(self, seat: int) -> str:
        bets = self._table.round.felt.in_action(seat) if self._table.hand_is_open else {}
        return say(ON_FELT.fill(amount=money(sum(bets.values())))) if any(bets.values()) else ""

    def _player(self, shown: DeskLook) -> DeskLook:
        shown = self.amount_pad(PLAYER_NUMBER.fill(seat=self._seat), (), replace(shown, ask=say(PLAYER_LIST)))
        has_player = self._seat in self._table.cash.players
        left = (DeskAction("left", say(PLAYER_LEFT)),) if has_player else ()
        sign = DeskAction("name", say(SIGN_PLAYER), "primary", bool(self._amount))
        cancel = DeskAction("cancel", say(CANCEL))
        return replace(shown, amount=self._amount or "–", amount_corner="00", actions=(cancel, *left, sign))

    def _player_signed(self, shown: DeskLook) -> DeskLook:
        ask = PLAYER_OF.fill(player=self._amount) if self._amount else PLAYER_LEFT
        shown = replace(shown, ask=say(ask), actions=(DeskAction("cancel", say(CANCEL)),))
        return self.pad(self._table.people.who_may(Role.FLOOR), SIGN_PLAYER if self._amount else PLAYER_LEFT, shown)

    def _back(self, shown: DeskLook) -> DeskLook:
        newest = self._table.cash.newest
        shown = replace(shown, actions=(DeskAction("cancel", say(CANCEL)),))
        if newest is None:
            return shown
        ask = BACK_ASK[newest.what].fill(amount=money(newest.cents), seat=newest.seat)
        return self.pad(self._table.people.who_may(Role.FLOOR), BACK, replace(shown, ask=say(ask)))

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        self.forget()
        if self._step is CashStep.CHIPS:
            self._chip = int(key)
        else:
            self._step, self._seat = CashStep.AMOUNT, int(key)

    def to_signature(self) -> None:
        if self._step is CashStep.PLAYER and self._amount:
            self._step = CashStep.PLAYER_SIGNED
        if self._step is CashStep.BOX and self._amount:
            self._step = CashStep.BOX_SIGNED

    def answered(self, nth: int) -> None:
        self._enter(self._quick[nth])

    def acted(self, key: str) -> None:
        match key:
            case "enter":
                self._enter(abs(self._entered()))
            case "box":
                self._go(CashStep.BOX)
            case "sign" if self._amount:
                self._step = CashStep.BOX_SIGNED
            case "player":
                seat, way, amount = self._seat, self._amount_sign, self._amount
                self._go(CashStep.PLAYER)
                self._seat, self._wanted = seat, (seat, way, amount)
            case "name" if self._amount:
                self._step = CashStep.PLAYER_SIGNED
            case "left":
                self._step, self._amount = CashStep.PLAYER_SIGNED, ""
            case "chips":
                self._go(CashStep.CHIPS)
            case "back_out":
                self._go(CashStep.BACK)
            case _:
                self._go(CashStep.SEAT)

    def _entered(self) -> Cents:
        entered = self.entered
        if entered is None:
            raise Refused("amount", "Enter the amount first.")
        return entered

    def _enter(self, cents: Cents) -> None:
        """Enter the touched amount, and ask for the next seat."""
        cash, seat, way = self._table.cash, self._seat, self._amount_sign
        if self._step is CashStep.CHIPS:
            kind = "exchange"
            cash.exchange(seat, self._chip, cents, into_rack=way == 0)
        else:
            kind = self._way
            enter = {
                "buy-in": cash.buy_in, "coupon": cash.coupon, "tip": cash.tip, "cash-out": cash.cash_out,
                "carried-in": cash.carry_in, "carried-out": cash.carry_out,
            }[kind]  # fmt: skip
            try:
                enter(seat, cents)
            except Refused as refusal:
                if refusal.code == "player":  # It is entered again once the floor has named the player.
                    self._amount = amount_keys.written(cents, whole=self._points)
                raise
        self._go(CashStep.SEAT)
        self._said = DID[kind].fill(seat=seat, amount=money(cents))

    def signed(self, who: str, pin: str) -> None:
        if self._step is CashStep.BACK:
            self._table.cash.take_back(who, pin)
        elif self._step is CashStep.PLAYER_SIGNED:
            player, wanted = int(self._amount or 0), self._wanted
            self._table.cash.name_player(self._seat, player, who, pin)
            if player and wanted is not None:
                self._go(CashStep.AMOUNT)
                self._seat, self._amount_sign, self._amount = wanted
                return
        elif self._floor is None:
            self._table.people.check_signature((who, pin), Role.FLOOR)
            self._floor = who, pin
            self._entry.forget()
            self.signing.waits()
            return
        else:
            self._table.cash.change_box(int(self._amount or 0), floor=self._floor, dealer=(who, pin))
        self._go(CashStep.SEAT)

    def drop_signatures(self) -> bool:
        had, self._floor = self._floor is not None, None
        return had

    def _go(self, step: CashStep) -> None:
        self._step, self._seat, self._chip, self._floor, self._said = step, 0, 0, None, EMPTY
        self._wanted = None
        self._first = 0
        self.forget()
