"""What the core asks of hardware. Drivers fulfil these Protocols; the core never sees a wire.

A driver reports on a thread of its own. Whoever listens moves the event to its own thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

from kiosk.cards import Card

# The families of devices that a table may have, and what one of each is called. Their keys are those of the
# configuration: a list in devices.toml, and a name in a table's file.
FAMILIES: Final = {
    "shoe": "shoe",
    "badge": "badge reader",
    "printer": "printer",
    "seat_reader": "seat reader",
    "sign": "sign",
}


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


class Way(StrEnum):
    """Which way bytes went."""

    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Frame:
    """Bytes that a device sent or was sent, for a technician: at most the first 64 of `size`, and what they meant.

    `mono_ns` is when the last byte came, `at_ms` the same in milliseconds since 1970. A frame may tell a card that lies
    face down: only `kiosk.diagnostics` says when it may be shown.
    """

    at_ms: int
    mono_ns: int
    way: Way
    data: bytes
    size: int
    meaning: str = ""

    def __repr__(self) -> str:
        # A log of frames names no card that may lie face down.
        return f"Frame({self.at_ms}, {self.way}, {self.size} bytes)"


@runtime_checkable
class Traced(Protocol):
    """A device that keeps its last frames. Every driver of ours does."""

    def last_frames(self) -> tuple[Frame, ...]:
        """Return the frames, oldest first. It may be called anywhere."""


ShoeEvent = CardRead | CardUnread | ShoeAlarm | StateChanged


class Shoe(Protocol):
    """A source of cards. It can only be listened to: nothing in it writes to the device."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[ShoeEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""


# ----------------------------------------------------------------------------------------------------------- badges


@dataclass(frozen=True, slots=True)
class BadgeRead:
    """A badge was held to the reader: its `id`, as the staff register knows it. An id is no secret and proves nothing.

    `mono_ns` is when its last byte arrived. A badge that stays at the reader is read once.
    """

    id: str
    mono_ns: int


BadgeEvent = BadgeRead | StateChanged


class BadgeReader(Protocol):
    """A reader that names who stands before it."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[BadgeEvent], None]) -> None:
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


# ------------------------------------------------------------------------------------------------------------ seats


@dataclass(frozen=True, slots=True)
class SeatCards:
    """What lies at a seat now, whole: its cards in no order, and how many tags are `foreign` to the deck.

    The cards may lie face down. Nobody is shown them before they are turned or the hand is over.
    """

    seat: int
    cards: frozenset[Card]
    foreign: int
    mono_ns: int

    def __repr__(self) -> str:
        # A log of events names no card that may lie face down.
        return f"SeatCards(seat={self.seat}, {len(self.cards)} cards, foreign={self.foreign})"


SeatEvent = SeatCards | StateChanged


class SeatReader(Protocol):
    """Readers below the felt that tell which cards lie at which seat."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[SeatEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""


# ------------------------------------------------------------------------------------------------------------- sign


@dataclass(frozen=True, slots=True)
class SignRow:
    """A posted jackpot as players read it: "MEGA", "$25,000". `pending`: its win is being verified."""

    name: str
    amount: str
    pending: bool = False


class JackpotSign(Protocol):
    """A sign that shows the posted jackpots. It cannot be asked what it shows."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[StateChanged], None]) -> None:
        """Open the port. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Close the port. Returns when the driver's thread has ended. What the sign shows stays."""

    def show(self, rows: tuple[SignRow, ...]) -> None:
        """Show these rows from now on, also after the sign was away. It may be called anywhere."""
