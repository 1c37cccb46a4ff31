"""The view-model of the deck in play: its seal number, and the deck of a jackpot that is set aside in a sealed bag."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject

from kiosk.core.cards import card
from kiosk.core.text import EMPTY, Text, text
from kiosk.staff import Role
from kiosk.table import BACKS, Signature, Table
from ui.vm.controls.badges import badge_works
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import DEALER_BADGE, DEALER_SIGNS, say
from ui.vm.pages.desk import Desk, DeskAction, DeskLook, DeskRow

TITLE: Final = text("Seal number")
IN_PLAY: Final = text("Seal number {seal} is in play.")
NOT_ENTERED: Final = text("No seal number is entered since the last change.")
WON: Final = text("Hand {hand} won a jackpot: set its deck aside before the next hand.")
DONE: Final = text("The deck is sealed in bag {bag}. Count another deck: “Exceptions”, “Deck change”.")
BACK_NAMES: Final = {"red": text("Red back"), "blue": text("Blue back"), "other": text("Other back")}
NUMBER: Final = text("Seal number on the box")
CODE: Final = text("Bar code on the box, or leave it empty")
PIECES: Final = text("Number of all its cards or dice, as counted")
INSPECT: Final = text("Inspect a deck")
SIGN_INSPECTED: Final = text("It is inspected")
INSPECTED: Final = text("Deck {seal} is inspected: {pieces} pieces.")
HOW_NAMES: Final = {"hand": text("By hand"), "shoe": text("In the shoe"), "camera": text("To the camera")}
TO_CODE: Final = text("Bar code")
BAG: Final = text("Seal number of the bag")
REST: Final = text("Number of all other cards, as counted")
WINNING: Final = text("Touch the winning cards.")
CHOSEN: Final = text("set aside")
NEW: Final = text("Enter a seal number")
ASIDE: Final = text("Set the deck aside")
NEXT: Final = text("Next")
SIGN: Final = text("Both sign")
SIGN_PLAY: Final = text("It is in play")
SIGN_ASIDE: Final = text("The bag is sealed")
CANCEL: Final = text("Cancel")


class SealStep(StrEnum):
    """The question of the page."""

    SHOWN = "shown"
    SEAL = "seal"
    CODE = "code"
    PIECES = "pieces"
    CARDS = "cards"
    REST = "rest"
    BAG = "bag"
    SIGN = "sign"


@in_qml
class SealsScreen(Desk):
    """The deck of this table. Two people sign for a deck that is put in play, and for one that is set aside."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self._floor: Signature | None = None
        self._said = EMPTY
        self._begin(SealStep.SHOWN)
        self.refresh()

    def _begin(self, step: SealStep) -> None:
        self._step, self._floor = step, None
        self._seal, self._code, self._back = "", "", 0
        self._cards: list[str] = []
        self._inspects, self._pieces, self._how = False, "", 0
        self._rest, self._bag = "", ""
        self._first = 0
        self.forget()

    @property
    def _sets_aside(self) -> bool:
        return bool(self._cards)

    def laid_out(self) -> DeskLook:
        seals, shown = self._table.seals, DeskLook(title=say(TITLE), lead=say(self._lead))
        cancel = DeskAction("cancel", say(CANCEL))
        match self._step:
            case SealStep.SHOWN:
                aside = (DeskAction("aside", say(ASIDE), "primary"),) if seals.won_seal else ()
                style = "plain" if aside else "primary"
                new = DeskAction("new", say(NEW), style, due=not seals.must_count)
                inspect = DeskAction("inspect", say(INSPECT))
                return replace(shown, actions=(new, inspect, *aside))
            case SealStep.CARDS:
                shown = replace(self.page_of(seals.won_cards, self._card_row, shown), ask=say(WINNING))
                return replace(shown, actions=(cancel, DeskAction("rest", say(NEXT), "primary", bool(self._cards))))
            case SealStep.SIGN:
                return self._signs(replace(shown, actions=(cancel,)))
            case step:
                has_back = step is SealStep.SEAL and not self._table.round.felt.layout.dice
                signs = tuple(map(BACK_NAMES.__getitem__, BACKS)) if has_back else ()
                if step is SealStep.PIECES:
                    signs = tuple(map(HOW_NAMES.__getitem__, seals.inspections))
                shown = self.amount_pad(_PADS[step], signs, shown)
                has_code = step is SealStep.SEAL and not self._inspects
                code = (DeskAction("code", say(TO_CODE), due=bool(self._amount)),) if has_code else ()
                goes_on = step is SealStep.REST or (step is SealStep.SEAL and self._inspects)
                on = DeskAction("on_", say(NEXT if goes_on else SIGN), "primary", self._is_entered)
                return replace(shown, amount=self._amount or "–", amount_corner="00", actions=(cancel, *code, on))

    @property
    def _is_entered(self) -> bool:
        return bool(self._amount) or self._step is SealStep.CODE

    @property
    def _lead(self) -> Text:
        seals = self._table.seals
        if self._said:
            return self._said
        if seals.won_seal:
            return WON.fill(hand=seals.won_in)
        return IN_PLAY.fill(seal=seals.seal) if seals.seal else NOT_ENTERED

    def _card_row(self, key: str) -> DeskRow:
        chosen = key in self._cards
        return DeskRow(
            key=key, title=say(card(key).words), note="", value="", mark=say(CHOSEN) if chosen else "", chosen=chosen
        )

    def _signs(self, shown: DeskLook) -> DeskLook:
        people = self._table.people
        sign = SIGN_ASIDE if self._sets_aside else SIGN_INSPECTED if self._inspects else SIGN_PLAY
        numbers = (
            (text("Bag {bag}", bag=self._bag),) if self._sets_aside else (text("Seal number {seal}", seal=self._seal),)
        )
        shown = replace(shown, ask=say(sign), answers=(), lead=say(numbers[0]))
        if self._floor is None:
            return self.pad(people.who_may(Role.FLOOR), sign, shown)
        others = tuple(person for person in people.who_may(Role.DEALER) if person.id != self._floor[0])
        self._pin_asked = PinAsked(others, DEALER_BADGE if badge_works(self._table) else DEALER_SIGNS)
        return replace(shown, sign_text=say(sign))

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        self._cards = [each for each in self._cards if each != key] if key in self._cards else [*self._cards, key]

    def acted(self, key: str) -> None:
        match key:
            case "new" if not self._table.seals.must_count:
                self._said = EMPTY
                self._begin(SealStep.SEAL)
            case "inspect":
                self._said = EMPTY
                self._begin(SealStep.SEAL)
                self._inspects = True
            case "aside":
                self._said = EMPTY
                self._begin(SealStep.CARDS)
            case "rest" if self._cards:
                self._go(SealStep.REST)
            case "code" if self._amount:
                self._seal, self._back = self._amount, self._amount_sign
                self._go(SealStep.CODE)
            case "on_" if self._is_entered:
                self._entered_number()
            case _:
                self._begin(SealStep.SHOWN)

    def _entered_number(self) -> None:
        match self._step:
            case SealStep.SEAL:
                self._seal, self._back = self._amount, self._amount_sign
                self._go(SealStep.PIECES if self._inspects else SealStep.SIGN)
            case SealStep.PIECES:
                self._table.seals.refuse_inspection(int(self._seal), int(self._amount))
                self._pieces, self._how = self._amount, self._amount_sign
                self._go(SealStep.SIGN)
            case SealStep.CODE:
                self._code = self._amount
                self._go(SealStep.SIGN)
            case SealStep.REST:
                self._rest = self._amount
                self._go(SealStep.BAG)
            case _:
                cards, rest = tuple(self._cards), int(self._rest)
                self._table.seals.refuse_setting_aside(cards, int(self._amount), rest)
                self._bag = self._amount
                self._go(SealStep.SIGN)

    def _go(self, step: SealStep) -> None:
        self._step = step
        self.forget()

    def signed(self, who: str, pin: str) -> None:
        if self._floor is None:
            self._table.people.check_signature((who, pin), Role.FLOOR)
            self._floor = who, pin
            self._entry.forget()
            self.signing.waits()
            return
        floor, dealer, seals = self._floor, (who, pin), self._table.seals
        if self._sets_aside:
            seals.set_aside(tuple(self._cards), int(self._bag), int(self._rest), floor=floor, dealer=dealer)
            self._said = DONE.fill(bag=self._bag)
        elif self._inspects:
            back = "" if self._table.round.felt.layout.dice else BACKS[self._back]
            how, pieces = seals.inspections[self._how], int(self._pieces)
            seals.inspect(int(self._seal), back, pieces, how, floor=floor, dealer=dealer)
            self._said = INSPECTED.fill(seal=self._seal, pieces=pieces)
        else:
            back = "" if self._table.round.felt.layout.dice else BACKS[self._back]
            seals.put_in_play(int(self._seal), back, self._code, floor=floor, dealer=dealer)
        self._begin(SealStep.SHOWN)

    def drop_signatures(self) -> bool:
        had, self._floor = self._floor is not None, None
        return had


_PADS: Final = {
    SealStep.SEAL: NUMBER,
    SealStep.CODE: CODE,
    SealStep.PIECES: PIECES,
    SealStep.REST: REST,
    SealStep.BAG: BAG,
}
