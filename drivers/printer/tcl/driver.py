"""A ticket printer that speaks TCL.

- The proof that a slip came out is the validation flag: it is set when a ticket's validation has been printed, and
  stays until it is cleared. So it is cleared before a slip is sent, and only a flag that was seen to be down before
  counts when it is up. The whole status is kept as the proof.
- A printer that is started again has the flag up too. So it proves nothing if the printer fell silent while the slip
  was being printed, or says that it was started, or reports an error that a ticket does not survive.
- The look of a slip is a template in the printer, with the fields mark, number, title, and one for each line. *Open:*
  which template a house loads; `template` names it.
"""

from collections.abc import Iterator
from typing import Final

from drivers.link import SpeakingLine
from drivers.printer.printing import CONFUSED, Condition, Printer, Proof, SentSlip
from drivers.printer.tcl.wire import ASK, CLEAR, TclError, TclParser, TclStatus, ticket
from drivers.spec import DriverSpec, Seconds, Word, as_ns
from kiosk.core.devices import PrinterState, SlipLine, SlipPage, SlipPrinter
from kiosk.core.text import sentence


class Tcl:
    """Speak TCL; see `drivers.printer.printing.Dialect`."""

    def __init__(self, *, template: str) -> None:
        self._template = template
        self._parser = TclParser()
        self._validated = False  # The validation flag of the last status.
        self._started = True  # The flag of the last status that is set after a start of the printer.
        self._doubtful = False  # The printer has lost power since the last slip was sent, or may have.

    @property
    def is_clear(self) -> bool:
        return not self._validated

    def clear(self) -> bytes:
        return CLEAR

    def ask(self) -> bytes:
        return ASK

    def decode(self, data: bytes) -> Iterator[Condition | Proof | bytes]:
        for message in self._parser.feed(data):
            if isinstance(message, TclStatus):
                self._doubtful |= message.started and not self._started
                if message.validated and not self._validated and not self._doubtful:
                    lacks = _condition(message).why if message.error not in _SURVIVED else ""
                    yield Proof(message.data.decode("ascii", "replace"), lacks)
                self._validated, self._started = message.validated, message.started
                yield _condition(message)
            else:
                yield Condition(PrinterState.UNKNOWN, CONFUSED)

    def slip(self, page: SlipPage) -> SentSlip:
        self._doubtful = False
        return SentSlip(ticket(self._template, (page.mark, page.number, page.title, *map(_field, page.lines))))

    def fall_silent(self) -> None:
        self._parser.forget()
        self._doubtful = True

    def cut(self) -> None:
        self._parser.forget()
        # Another printer may answer from here on: a flag that is set in its first status proves nothing.
        self._validated, self._started = True, True


def _field(line: SlipLine) -> str:
    return f"{line.text} {line.value}".strip()


_OFFLINE: Final = PrinterState.OFFLINE
_ERRORS: Final = {
    TclError.HEAD_UP: Condition(PrinterState.COVER_OPEN, "The printer’s head is up: close it."),
    TclError.CHASSIS_OPEN: Condition(PrinterState.COVER_OPEN, "The printer’s chassis is open: close it."),
    TclError.PAPER_OUT: Condition(PrinterState.PAPER_OUT, "The paper is out: put in new tickets."),
    TclError.JAM: Condition(_OFFLINE, "A ticket is jammed: open the printer and take it out."),
    TclError.CUTTER: Condition(_OFFLINE, "The printer’s cutter is blocked: open the printer and clear it."),
    TclError.IN_CHUTE: Condition(_OFFLINE, "A ticket is in the printer’s chute: take it."),
    TclError.HOT: Condition(_OFFLINE, "The printer’s head is too hot: wait until it has cooled down."),
    TclError.HEAD: Condition(_OFFLINE, "The printer’s head has failed: call a technician."),
    TclError.VOLTAGE: Condition(_OFFLINE, "The printer’s power supply is out of range: call a technician."),
    TclError.OFFLINE: Condition(_OFFLINE, "Printer offline: check its lights."),
    TclError.OVERFLOW: Condition(_OFFLINE, "The printer has lost data: switch it off and on."),
    TclError.COMMAND: Condition(_OFFLINE, "The printer refused a command: call a technician."),
    TclError.SYSTEM: Condition(_OFFLINE, "The printer reports an error: switch it off and on."),
}
_SURVIVED: Final = (None, TclError.HEAD_UP, TclError.PAPER_OUT, TclError.IN_CHUTE)
"""A ticket that was printed is complete in spite of these errors."""


def _condition(status: TclStatus) -> Condition:
    if status.error is TclError.UNKNOWN:
        why = "The printer reports an error that is not known ({flags}): call a technician."
        return Condition(_OFFLINE, sentence(why, flags=status.flags))
    if status.error is not None:
        return _ERRORS[status.error]
    if status.paper_low:
        return Condition(PrinterState.PAPER_LOW, "Tickets are low: have new ones ready.")
    return Condition(PrinterState.READY, "The printer is printing." if status.busy else "The printer is ready.")


def _open(link: SpeakingLine, *, template: str, proof_s: float) -> SlipPrinter:
    return Printer(link, Tcl(template=template), proof_ns=as_ns(proof_s))


def _recognizes(data: bytes) -> bool:
    return any(isinstance(message, TclStatus) for message in TclParser().feed(data))


TCL: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    link=SpeakingLine,
    baud=38400,
    settings={
        "template": Word("1", "[0-9A-Za-z]", "a letter or a digit"),
        "proof_s": Seconds(20, least=1, most=120),
    },
)
