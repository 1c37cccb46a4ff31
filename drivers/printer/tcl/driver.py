"""A ticket printer that speaks TCL.

- The proof that a slip came out is the validation flag: it is set when a ticket's validation has been printed, and
  stays until it is cleared. So it is cleared before a slip is sent, and only a flag that was seen to be down before
  counts when it is up. The whole status is kept as the proof.
- The look of a slip is a template in the printer, with the fields mark, number, title, and one for each line. *Open:*
  which template a house loads; `template` names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drivers.link import SpeakingLine
from drivers.printer.printing import CONFUSED, Condition, Printer, Proof
from drivers.printer.tcl.wire import ASK, CLEAR, TclParser, TclStatus, ticket
from drivers.spec import DriverSpec, Seconds, Word, as_ns
from kiosk.core.devices import PrinterState, SlipLine, SlipPage, SlipPrinter


class Tcl:
    """Speak TCL; see `drivers.printer.printing.Dialect`."""

    def __init__(self, *, template: str) -> None:
        self._template = template
        self._parser = TclParser()
        self._validated = False  # whether the flag was up in the last status

    @property
    def is_clear(self) -> bool:
        return not self._validated

    def clear(self) -> bytes:
        return CLEAR

    def ask(self) -> bytes:
        return ASK

    def hear(self, data: bytes) -> Iterator[Condition | Proof | bytes]:
        for message in self._parser.feed(data):
            if isinstance(message, TclStatus):
                if message.validated and not self._validated:
                    yield Proof(message.data.decode("ascii", "replace"))
                self._validated = message.validated
                yield _condition(message)
            else:
                yield Condition(PrinterState.UNKNOWN, CONFUSED)

    def slip(self, page: SlipPage) -> bytes:
        return ticket(self._template, (page.mark, page.number, page.title, *map(_field, page.lines)))

    def cut(self) -> None:
        self._parser.forget()
        self._validated = False


def _field(line: SlipLine) -> str:
    return f"{line.text} {line.value}".strip()


def _condition(status: TclStatus) -> Condition:
    if status.head_up:
        return Condition(PrinterState.COVER_OPEN, "The printer’s head is up: close it.")
    if status.paper_out:
        return Condition(PrinterState.PAPER_OUT, "The paper is out: put in new tickets.")
    if status.paper_low:
        return Condition(PrinterState.PAPER_LOW, "The tickets are low: have new ones ready.")
    return Condition(PrinterState.READY, "The printer is printing." if status.busy else "The printer is ready.")


def _open(link: SpeakingLine, *, template: str, proof_s: float) -> SlipPrinter:
    return Printer(link, Tcl(template=template), proof_ns=as_ns(proof_s))


TCL: Final = DriverSpec(
    device=_open,
    link=SpeakingLine,
    baud=38400,
    settings={
        "template": Word("1", "[0-9A-Za-z]", "a letter or a digit"),
        "proof_s": Seconds(20, least=1, most=120),
    },
)
