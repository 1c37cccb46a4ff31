"""Unfinished input on the pages around the hands. It is not kept: leaving forgets it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kiosk.core.money import Cents
from kiosk.settings import Duty
from kiosk.table import Signature, TransferPart
from ui.vm.controls.pin import PinEntry


class Flow(StrEnum):
    """The purpose of the pages."""

    NONE = ""
    OPEN = "open"
    CLOSE = "close"
    JACKPOTS = "jackpots"
    FILL = "fill"
    CREDIT = "credit"
    OUT = "out"
    IN = "in"
    SEND = "send"
    RECEIVE = "receive"
    VOID = "void"
    COUNT = "count"
    CLOSED_COUNT = "closed_count"
    LIMITS = "limits"


class ShiftStep(StrEnum):
    """One step of a flow."""

    GAME = "game"
    PAYS = "pays"
    RACK = "rack"
    COMPARE = "compare"
    WAYS = "ways"
    AMOUNTS = "amounts"
    SIGN = "sign"


PAGES = {
    Flow.OPEN: (ShiftStep.GAME, ShiftStep.PAYS, ShiftStep.RACK, ShiftStep.COMPARE, ShiftStep.SIGN),
    Flow.CLOSE: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.JACKPOTS: (ShiftStep.AMOUNTS, ShiftStep.SIGN),
    Flow.FILL: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.CREDIT: (ShiftStep.RACK, ShiftStep.SIGN),
    Flow.OUT: (ShiftStep.WAYS, ShiftStep.RACK, ShiftStep.SIGN),
    Flow.IN: (ShiftStep.WAYS, ShiftStep.AMOUNTS, ShiftStep.RACK, ShiftStep.SIGN),
    Flow.SEND: (ShiftStep.SIGN,),
    Flow.RECEIVE: (ShiftStep.RACK, ShiftStep.WAYS, ShiftStep.SIGN),
    Flow.VOID: (ShiftStep.WAYS, ShiftStep.SIGN),
    Flow.COUNT: (ShiftStep.RACK, ShiftStep.COMPARE, ShiftStep.SIGN),
    Flow.CLOSED_COUNT: (ShiftStep.RACK, ShiftStep.COMPARE, ShiftStep.SIGN),
    Flow.LIMITS: (ShiftStep.AMOUNTS, ShiftStep.SIGN),
}
SIGNERS = {
    Flow.OPEN: (Duty.FLOOR, Duty.DEALER),
    Flow.CLOSE: (Duty.FLOOR, Duty.DEALER),
    Flow.JACKPOTS: (Duty.FLOOR,),
    Flow.COUNT: (Duty.FLOOR, Duty.DEALER),
    Flow.CLOSED_COUNT: (Duty.FLOOR, Duty.DEALER),
    Flow.LIMITS: (Duty.FLOOR,),
}
MINIMUM: Final = "minimum"
MAXIMUM: Final = "maximum"
SLIP: Final = "slip"
SLIP_AMOUNT: Final = "slip_amount"
PARTS = {
    Flow.FILL: TransferPart.REQUEST,
    Flow.CREDIT: TransferPart.REQUEST,
    Flow.OUT: TransferPart.REQUEST_OUT,
    Flow.IN: TransferPart.ARRIVE,
    Flow.SEND: TransferPart.SEND,
    Flow.RECEIVE: TransferPart.RECEIVE,
    Flow.VOID: TransferPart.VOID,
}
"""The parts of a fill, credit, or transfer: the house sets the signers of each."""
COUNTS: Final = frozenset({Flow.OPEN, Flow.CLOSE, Flow.COUNT, Flow.CLOSED_COUNT})
"""The flows that count the whole rack: each tube, also an empty one."""
BESIDE: Final = frozenset({*PARTS, Flow.COUNT})
"""The flows beside the felt, which can run during a hand."""


@dataclass(slots=True)
class ShiftState:
    """`counts` are the chips counted so far, `stacks` those of the full stacks that were touched for the chosen chip,
    `amounts` the jackpots or the limits entered, and `keeps` the seats that keep the old minimum; `fresh`: the next
    digit begins a number.

    `signed` has the IDs and PINs for the table, which are never shown. `duties_of` returns the signers of a flow, and
    `way` is the choice on the page of ways: the other table, for chips between two.
    """

    duties_of: Callable[[Flow], tuple[Duty, ...]]
    flow: Flow = Flow.NONE
    nth: int = 0
    game: str = ""
    counts: dict[Cents, int] = field(default_factory=dict)
    chip: int = 0
    stacks: int | None = None
    amounts: dict[str, Cents] = field(default_factory=dict)
    jackpot: int = 0
    keeps: set[int] = field(default_factory=set)
    way: str = ""
    fresh: bool = True
    signed: dict[Duty, Signature] = field(default_factory=dict)
    entry: PinEntry = field(default_factory=PinEntry)

    @property
    def page(self) -> ShiftStep:
        return PAGES[self.flow][self.nth]

    @property
    def duties(self) -> tuple[Duty, ...]:
        """Return the signers in order."""
        return self.duties_of(self.flow)

    @property
    def duty(self) -> Duty | None:
        """Return the duty whose signature is due on the last page; None when all have signed."""
        return next((duty for duty in self.duties if duty not in self.signed), None)

    @property
    def signers(self) -> tuple[str, ...]:
        """Return the ids of those who have signed."""
        return tuple(person for person, _ in self.signed.values())

    @property
    def of_slip(self) -> int:
        """Return the number of the other table's slip, as it was entered; 0 before that."""
        return self.amounts.get(SLIP, 0) // 100

    @property
    def said(self) -> Cents:
        """Return the amount on the other table's slip, as it was entered; 0 before that."""
        return self.amounts.get(SLIP_AMOUNT, 0)

    def begin(self, flow: Flow, nth: int = 0) -> None:
        """Go to a page of a flow. Counts and entries stay; signatures do not."""
        self.flow, self.nth = flow, nth
        self.stacks, self.fresh = None, True
        self.forget_signatures()

    def forget_signatures(self) -> None:
        self.signed = {}
        self.entry.forget()

    def leave(self) -> None:
        """Clear everything: the table was opened or closed, or the person went back to it."""
        self.begin(Flow.NONE)
        self.game = self.way = ""
        self.counts, self.chip = {}, 0
        self.amounts, self.jackpot, self.keeps = {}, 0, set()
