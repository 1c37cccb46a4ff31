"""What the core asks of hardware. Drivers fulfil these Protocols; the core never sees a wire.

A driver reports on a thread of its own. Whoever listens moves the event to its own thread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.frozen import frozen
from kiosk.core.text import Sentence as Sentence
from kiosk.core.text import as_json as as_json
from kiosk.core.text import from_json as from_json
from kiosk.core.text import sentence as sentence

# The families of devices that a table may have, and what one of each is called. Their keys are those of the
# configuration: a list in devices.toml, and a name in a table's file.
FAMILIES: Final = {
    "shoe": "shoe",
    "badge": "badge reader",
    "printer": "printer",
    "seat_reader": "seat reader",
    "sign": "sign",
    "camera": "camera",
}


class DeviceState(StrEnum):
    ABSENT = "absent"  # not configured, or its port does not exist
    OPENING = "opening"
    READY = "ready"
    DEGRADED = "degraded"  # open, but it says things that cannot be trusted
    BACKING_OFF = "backing off"  # lost; tried again after a growing pause


@frozen
class StateChanged:
    """The device's state, and `why` in one sentence for a technician."""

    state: DeviceState
    why: str


@frozen
class CardRead:
    """A card that left the shoe. `mono_ns` is when its last byte arrived."""

    card: Card
    mono_ns: int


@frozen
class CardUnread:
    """A card left the shoe and could not be read. The dealer enters it."""

    mono_ns: int


@frozen
class ShoeAlarm:
    """The shoe says that something is wrong: its `code`, and one sentence `what` for the dealer. `over`: it ended.

    `doubts_cards`: a card may have left the shoe that was not told, so the dealer looks before the next one counts.
    """

    code: str
    what: str
    over: bool = False
    doubts_cards: bool = False


class Way(StrEnum):
    """Which way bytes went."""

    IN = "in"
    OUT = "out"


@frozen
class Frame:
    """Bytes that a device sent or was sent, for a technician: at most the first 64 of `size`, and what they meant.

    `mono_ns` is when the last byte came, `at_ms` the same in milliseconds since 1970. A frame may tell a card that lies
    face down: only `kiosk.diagnostics.report` says when it may be shown.
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


@frozen
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


@frozen
class PrinterChanged:
    """The printer's state, and `why` in one sentence that says what to do."""

    state: PrinterState
    why: str


@frozen
class SlipPrinted:
    """The slip with this key came out. `proof` is what the printer said, for the journal."""

    key: str
    proof: str


@frozen
class SlipFailed:
    """The slip with this key is not proven to have come out. `may_be_out`: it was sent, and somebody must look."""

    key: str
    why: str
    may_be_out: bool = False


SlipEvent = PrinterChanged | SlipPrinted | SlipFailed


@frozen
class SlipLine:
    """One line of a slip: `text` at the left, `value` at the right. `large` is read at a glance."""

    text: str
    value: str = ""
    large: bool = False


@frozen
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


@frozen
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


@frozen
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


# ----------------------------------------------------------------------------------------------------------- camera


@frozen
class Evidence:
    """What a camera's reading rests on, for the floor to look at: pictures as JPEG, and what read them.

    `crop`: the zone as it was seen. `flats`: each card or die, straightened, in the order of the reading. `likely`: for
    each of them the best names with their probabilities, in thousandths. `hashes`: of the networks, the deck and the
    calibration. `frames_ns`: when the frames were taken that were voted on.
    """

    crop: bytes
    flats: tuple[bytes, ...]
    likely: tuple[tuple[tuple[str, int], ...], ...]
    hashes: Mapping[str, str]
    frames_ns: tuple[int, ...]

    def __repr__(self) -> str:
        return f"Evidence({len(self.flats)} pictures, {len(self.frames_ns)} frames)"


@frozen
class SeenCard:
    """A card that lies face up: its middle in millimetres on the table, and how sure the camera is, 0 to 1."""

    card: Card
    x_mm: float
    y_mm: float
    confidence: float


@frozen
class CardsSeen:
    """What lies in a zone now, whole and at rest: its cards from left to right, and how many lie face `down`.

    `zone` is the place that the zone stands for. A zone that was cleared has no cards.
    """

    zone: str
    cards: tuple[SeenCard, ...]
    down: int
    mono_ns: int
    evidence: Evidence


@frozen
class DiceSeen:
    """The dice that lie in a zone now, at rest, from left to right."""

    zone: str
    dice: tuple[Die, ...]
    mono_ns: int
    evidence: Evidence


@frozen
class ZoneUnclear:
    """What lies in a zone cannot be read for sure: its `code`, and `what` is to do, to follow the zone's name.

    Where it is single cards that are `unclear`, by their places from the left, from 0, and in `evidence.flats`, the
    others are there: `cards`, and so many that lie face `down`.
    """

    zone: str
    code: str
    what: str
    mono_ns: int
    evidence: Evidence
    cards: tuple[SeenCard, ...] = ()
    down: int = 0
    unclear: tuple[int, ...] = ()


@frozen
class CameraSetup:
    """How far setting up has come: the `task`, how much is `left`, and one sentence `what` for who does it.

    `done`: it is finished and kept. `refused`: what was asked or shown does not do, and nothing has changed. `wanted`:
    the card that is asked for, "" for none.
    """

    task: str
    left: int
    what: str
    done: bool
    refused: bool = False
    wanted: str = ""


@frozen
class CameraZone:
    """A zone: the place that it stands for, its corner nearest to tag 0, its size, and whether it holds cards or dice.

    Millimetres on the table: tag 0 is the origin, and tag 1 lies on the x axis. `label` is what people call the place.
    """

    place: str
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    holds: str = "cards"
    label: str = ""


@frozen
class CameraDeck:
    """A deck by its name: when it was learned, in milliseconds since 1970, or 0 while it is not known.

    `shown`: so many of its cards have been shown since, and the rest are still to come.
    """

    name: str
    learned_ms: int
    shown: int


@frozen
class CameraKept:
    """What has been set up and is kept. `can_read`: the networks are installed. `decks`: each that there may be.

    `deck` names the one at the table, known or not, `learning` the one that is being learned; "" for none.
    """

    calibrated: bool
    zones: tuple[CameraZone, ...]
    can_read: bool
    decks: tuple[CameraDeck, ...] = ()
    deck: str = ""
    learning: str = ""


@frozen
class CameraTested:
    """What a fresh picture shows: so many corner `tags` of `due`, and by how much they have moved.

    `moved_mm` is 0 where they lie where they were measured, or nothing has been measured yet.
    """

    tags: int
    due: int
    moved_mm: float


CameraEvent = CardsSeen | DiceSeen | ZoneUnclear | CameraSetup | CameraKept | CameraTested | StateChanged


@frozen
class Picture:
    """One frame: rows of `width` pixels, blue, green, red. `seq` counts the frames of a camera.

    A picture that was straightened to the plane of the table says how many millimetres there are to a pixel, and where
    its left upper corner lies; in the camera's own picture `mm_per_px` is 0.
    """

    seq: int
    width: int
    height: int
    pixels: bytes
    x_mm: float = 0.0
    y_mm: float = 0.0
    mm_per_px: float = 0.0

    def __repr__(self) -> str:
        return f"Picture({self.seq}, {self.width} × {self.height})"


class Camera(Protocol):
    """A camera over the table. It reads in a process of its own, and can die and come back in the middle of a hand."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[CameraEvent], None]) -> None:
        """Begin to look. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop looking. Returns when the process and the driver's thread have ended."""

    def picture(self) -> Picture | None:
        """Return the newest frame, or None while there is none. It may be called on any thread."""

    def do(self, task: str, **details: object) -> None:
        """Begin or go on with setting up; `CameraSetup` events say how it goes. It may be called on any thread.

        | task | details | what |
        |---|---|---|
        | "board" | `folder` | write the board and the tags there, to be printed |
        | "calibrate", then "lay" | | measure the camera and the table |
        | "zones" | `zones` as JSON, `keep` | look whether they do, and keep them if so |
        | "enrol" | `deck`, `anew` | take the cards of a deck, from where it was left or from the beginning |
        | "confirm", "another" | | what lies there is the card that is asked for; ask for another that is left |
        | "back" | | ask for the last card again |
        | "use_deck" | `deck` | this deck lies at the table from now on |
        | "forget_deck" | `deck` | know this deck no more |
        | "test" | | look at one fresh picture, and answer with a `CameraTested` |
        | "view" | `table` | give pictures straightened to the table, or the camera's own again |
        | "leave" | | end what goes on |
        """
