"""What the core asks of hardware. Drivers fulfil these Protocols; the core never sees a wire.

A driver reports on a thread of its own. Whoever listens moves the event to its own thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from kiosk.cards import Card


class DeviceState(StrEnum):
    ABSENT = "absent"  # not configured, or its port does not exist
    OPENING = "opening"
    READY = "ready"
    DEGRADED = "degraded"  # open, but it says things that cannot be trusted
    BACKING_OFF = "backing off"  # lost; tried again after a growing pause


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The device's state, and `why` in one sentence for a technician."""

    state: DeviceState
    why: str


@dataclass(frozen=True, slots=True)
class CardRead:
    """A card that left the shoe. `mono_ns` is when its last byte arrived."""

    card: Card
    mono_ns: int


@dataclass(frozen=True, slots=True)
class CardUnread:
    """A card left the shoe and could not be read. The dealer enters it."""

    mono_ns: int


@dataclass(frozen=True, slots=True)
class ShoeAlarm:
    """The shoe says that something is wrong: its `code`, and one sentence `what` for the dealer. `over`: it ended."""

    code: str
    what: str
    over: bool = False


ShoeEvent = CardRead | CardUnread | ShoeAlarm | StateChanged


class Shoe(Protocol):
    """A source of cards. It can only be listened to: nothing in it writes to the device."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[ShoeEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""


# ------------------------------------------------------------------------------------------------------------ slips


class PrinterState(StrEnum):
    """How a printer is. A printer that does not answer is unknown, and never fine."""

    READY = "ready"
    PAPER_LOW = "paper low"  # it still prints
    PAPER_OUT = "paper out"
    COVER_OPEN = "cover open"
    OFFLINE = "offline"  # it says so itself, or its port is gone
    UNKNOWN = "unknown"

    @property
    def prints(self) -> bool:
        return self in (PrinterState.READY, PrinterState.PAPER_LOW)


@dataclass(frozen=True, slots=True)
class PrinterChanged:
    """The printer's state, and `why` in one sentence that says what to do."""

    state: PrinterState
    why: str


@dataclass(frozen=True, slots=True)
class SlipPrinted:
    """The slip with this key came out. `proof` is what the printer said, for the journal."""

    key: str
    proof: str


@dataclass(frozen=True, slots=True)
class SlipFailed:
    """The slip with this key is not proven to have come out. `may_be_out`: it was sent, and somebody must look."""

    key: str
    why: str
    may_be_out: bool = False


SlipEvent = PrinterChanged | SlipPrinted | SlipFailed


@dataclass(frozen=True, slots=True)
class SlipLine:
    """One line of a slip: `text` at the left, `value` at the right. `large` is read at a glance."""

    text: str
    value: str = ""
    large: bool = False


@dataclass(frozen=True, slots=True)
class SlipPage:
    """A slip as it is printed, from the top. `mark` is "" or what makes it no original, such as REPRINT or VOID."""

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
