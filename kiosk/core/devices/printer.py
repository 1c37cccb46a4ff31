"""Define the slip printer protocol: slips, and the state of each."""

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from kiosk.core.value import value


class PrinterState(StrEnum):
    """The state of a printer. A printer that does not answer is unknown, and never fine."""

    READY = "ready"
    PAPER_LOW = "paper low"  # The printer still prints.
    PAPER_OUT = "paper out"
    COVER_OPEN = "cover open"
    OFFLINE = "offline"  # The printer reports it, or its port is gone.
    UNKNOWN = "unknown"

    @property
    def prints(self) -> bool:
        return self in (PrinterState.READY, PrinterState.PAPER_LOW)


@value
class PrinterChanged:
    """The printer's state, and `why`, one sentence. `said` is that for a dealer if `why` mentions ports, or ""."""

    state: PrinterState
    why: str
    said: str = ""

    @property
    def for_dealer(self) -> str:
        return self.said or self.why


@value
class SlipPrinted:
    """The slip with this key came out. `proof` is the printer's report, for the journal."""

    key: str
    proof: str


@value
class SlipFailed:
    """The slip with this key is not proven to have come out. `may_be_out`: it was sent, and a person must look."""

    key: str
    why: str
    may_be_out: bool = False


SlipEvent = PrinterChanged | SlipPrinted | SlipFailed


@value
class SlipLine:
    """One line of a slip: `text` at the left, `value` at the right. `large` is read at a glance."""

    text: str
    value: str = ""
    large: bool = False


@value
class SlipPage:
    """A slip as it is printed, from the top. `mark` is "" or the mark of a copy, such as REPRINT or VOID."""

    number: str
    title: str
    lines: tuple[SlipLine, ...]
    mark: str = ""


class SlipPrinter(Protocol):
    """A printer of slips."""

    @property
    def state(self) -> PrinterState: ...

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        """Open the port and ask for the state. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Close the port. Returns when the driver's thread has ended; a job that waits is reported as failed."""

    def print(self, slip: SlipPage, key: str) -> None:
        """Print a slip once. Its outcome is one `SlipPrinted` or `SlipFailed` with its key; it may be called anywhere.

        A key that has been taken before is ignored: the same key never prints twice.
        """
