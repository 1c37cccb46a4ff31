"""A receipt printer that speaks ESC/POS.

- The proof that a slip came out is the answer to a question behind it, which the printer answers only when all before
  it has been printed: a process ID where the printer has that, else `1D 72 01`. *Open:* whether every make does so; one
  that answers nothing leaves each slip unproven, and the dealer is asked.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from drivers.link import SpeakingLine
from drivers.printer.escpos.page import render
from drivers.printer.escpos.wire import Answers, EscPosDone, EscPosInvalid, EscPosStatus, Next, Problem, new_id
from drivers.printer.printing import CONFUSED, Condition, Printer, Proof, SentSlip
from drivers.spec import DriverSpec, Number, Seconds, as_ns
from kiosk.core.devices import PrinterState, SlipPage, SlipPrinter

_CONDITIONS: Final = {
    Problem.NONE: Condition(PrinterState.READY, "The printer is ready."),
    Problem.LOW: Condition(PrinterState.PAPER_LOW, "The paper is low: have a new roll ready."),
    Problem.OUT: Condition(PrinterState.PAPER_OUT, "The paper is out: put in a new roll."),
    Problem.COVER: Condition(PrinterState.COVER_OPEN, "The printer’s cover is open: close it."),
    Problem.OFFLINE: Condition(PrinterState.OFFLINE, "Printer offline: check its lights."),
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

    def decode(self, data: bytes) -> Iterator[Condition | Proof | bytes]:
        for message in self._answers.feed(data):
            match message:
                case EscPosStatus(problem=problem, is_answer=is_answer):
                    yield replace(_CONDITIONS[problem], is_answer=is_answer)
                case EscPosDone(words=words, paper_out=paper_out, id=slip_id):
                    lacks = "The paper ran out while the slip was being printed." if paper_out else ""
                    yield Proof(words, lacks, slip_id)
                case Next(question=question):
                    yield question
                case EscPosInvalid():
                    yield Condition(PrinterState.UNKNOWN, CONFUSED)

    def slip(self, page: SlipPage) -> SentSlip:
        slip_id = new_id()
        return SentSlip(render(page, columns=self._columns) + self._answers.behind(slip_id), slip_id)

    def fall_silent(self) -> None:
        self._answers.fall_silent()

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
