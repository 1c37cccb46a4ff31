"""A receipt printer that speaks ESC/POS.

- The proof that a slip came out is the answer to `1D 72 01`, which is sent behind the slip and answered only when all
  before it has been printed. *Open:* whether every make does so; one that answers nothing leaves each slip unproven,
  and the dealer is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drivers.link import SpeakingLine
from drivers.printer.escpos.page import render
from drivers.printer.escpos.wire import ASK_DONE, Answers, EscPosDone, EscPosInvalid, EscPosStatus, Next, Problem
from drivers.printer.printing import CONFUSED, Condition, Printer, Proof
from drivers.spec import DriverSpec, Number, Seconds, as_ns
from kiosk.core.devices import PrinterState, SlipPage, SlipPrinter

_CONDITIONS: Final = {
    Problem.NONE: Condition(PrinterState.READY, "The printer is ready."),
    Problem.LOW: Condition(PrinterState.PAPER_LOW, "The paper is low: have a new roll ready."),
    Problem.OUT: Condition(PrinterState.PAPER_OUT, "The paper is out: put in a new roll."),
    Problem.COVER: Condition(PrinterState.COVER_OPEN, "The printer’s cover is open: close it."),
    Problem.OFFLINE: Condition(PrinterState.OFFLINE, "The printer is offline: check its lamps."),
    Problem.ERROR: Condition(PrinterState.OFFLINE, "The printer reports an error: switch it off and on."),
}


class EscPos:
    """Speak ESC/POS; see `drivers.printer.printing.Dialect`."""

    def __init__(self, *, columns: int) -> None:
        self._columns = columns
        self._answers = Answers()

    @property
    def is_clear(self) -> bool:
        return self._answers.is_clear

    def clear(self) -> bytes:
        return self._answers.clear()

    def ask(self) -> bytes:
        return self._answers.ask()

    def hear(self, data: bytes) -> Iterator[Condition | Proof | bytes]:
        for message in self._answers.feed(data):
            match message:
                case EscPosStatus(problem=problem):
                    yield _CONDITIONS[problem]
                case EscPosDone(byte=byte, paper_out=paper_out):
                    lacks = "The paper ran out while the slip was being printed." if paper_out else ""
                    yield Proof(f"1D 72 01 was answered {byte:02X}", lacks)
                case Next(question=question):
                    yield question
                case EscPosInvalid():
                    yield Condition(PrinterState.UNKNOWN, CONFUSED)

    def slip(self, page: SlipPage) -> bytes:
        self._answers.expect_done()
        return render(page, columns=self._columns) + ASK_DONE

    def cut(self) -> None:
        self._answers.forget()


def _open(link: SpeakingLine, *, columns: int, proof_s: float) -> SlipPrinter:
    return Printer(link, EscPos(columns=columns), proof_ns=as_ns(proof_s))


ESCPOS: Final = DriverSpec(
    device=_open,
    link=SpeakingLine,
    baud=9600,
    settings={"columns": Number(42, least=24, most=64), "proof_s": Seconds(20, least=1, most=120)},
)
