"""Unfinished input on the pages around the hands. It is not kept: leaving forgets it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kiosk.core.money import Cents
from kiosk.staff import Role
from kiosk.table import RackChange, Signature
from ui.vm.controls.pin import PinEntry


class Flow(StrEnum):
    """The purpose of the pages."""

    NONE = ""
    OPEN = "open"
    CLOSE = "close"
    JACKPOTS = "jackpots"
    FILL = "fill"
    CREDIT = "credit"
    COUNT = "count"
    LIMITS = "limits"


class ShiftStep(StrEnum):
    """One step of a flow."""

    GAME = "game"
    PAYS = "pays"
    RACK = "rack"
    DIFFERENCE = "difference"
    AMOUNTS = "amounts"
    SIGN = "sign"


PAGES = {
    Flow.OPEN: (ShiftStep.GAME, ShiftStep.PAYS, ShiftStep.RACK, ShiftStep.SIGN),
    Flow.CLOSE: (ShiftStep.RACK, ShiftStep.DIFFERENCE, ShiftStep.SIGN),
    Flow.JACKPOTS: (ShiftStep.AMOUNTS, ShiftStep.SIGN),
    Flow.FILL: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.CREDIT: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.COUNT: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.LIMITS: (ShiftStep.AMOUNTS, ShiftStep.SIGN),
}
SIGNERS = {
    Flow.OPEN: (Role.FLOOR, Role.DEALER),
    Flow.CLOSE: (Role.FLOOR, Role.DEALER),
    Flow.JACKPOTS: (Role.FLOOR,),
    Flow.FILL: (Role.FLOOR, Role.DEALER),
    Flow.CREDIT: (Role.FLOOR, Role.DEALER),
    Flow.COUNT: (Role.FLOOR, Role.DEALER),
    Flow.LIMITS: (Role.FLOOR,),
}
MINIMUM: Final = "minimum"
MAXIMUM: Final = "maximum"


CHANGES = {Flow.FILL: RackChange.FILL, Flow.CREDIT: RackChange.CREDIT, Flow.COUNT: RackChange.COUNT}


@dataclass(slots=True)
class ShiftState:
    """`counts` are the chips counted so far, `amounts` the jackpots or the limits entered, and `keeps` the seats that
    keep the old minimum; `fresh`: the next digit begins a number.

    `signed` holds what the table is handed at the end: ids and PINs, which are never shown.
    """

    flow: Flow = Flow.NONE
    nth: int = 0
    game: str = ""
    counts: dict[Cents, int] = field(default_factory=dict)
    chip: int = 0
    amounts: dict[str, Cents] = field(default_factory=dict)
    jackpot: int = 0
    keeps: set[int] = field(default_factory=set)
    fresh: bool = True
    signed: dict[Role, Signature] = field(default_factory=dict)
    entry: PinEntry = field(default_factory=PinEntry)

    @property
    def page(self) -> ShiftStep:
        return PAGES[self.flow][self.nth]

    @property
    def role(self) -> Role | None:
        """Return whose signature is due on the last page; None when everybody has signed."""
        return next((role for role in SIGNERS[self.flow] if role not in self.signed), None)

    @property
    def signers(self) -> tuple[str, ...]:
        """Return the ids of those who have signed."""
        return tuple(person for person, _ in self.signed.values())

    def begin(self, flow: Flow, nth: int = 0) -> None:
        """Go to a page of a flow. What was counted and entered stays; signatures do not."""
        self.flow, self.nth = flow, nth
        self.fresh = True
        self.forget_signatures()

    def forget_signatures(self) -> None:
        self.signed = {}
        self.entry.forget()

    def leave(self) -> None:
        """Forget everything: the table was opened or closed, or somebody went back to it."""
        self.begin(Flow.NONE)
        self.game = ""
        self.counts, self.chip = {}, 0
        self.amounts, self.jackpot, self.keeps = {}, 0, set()
