"""The families of devices, the state that each of them has, and the frames that it keeps for a technician."""

from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

from kiosk.core.text import Text
from kiosk.core.value import value

# The families of devices that a table may have, and the name of one device. Their keys are those of the configuration:
# a list in devices.toml, and a name in a table's file.
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
    DEGRADED = "degraded"  # It is open, but its reports cannot be trusted.
    BACKING_OFF = "backing off"  # It was lost, and is retried after a growing pause.


@value
class StateChanged:
    """The device's state, and `why` in one sentence for a technician."""

    state: DeviceState
    why: str


class Way(StrEnum):
    """The direction of bytes on a link."""

    IN = "in"
    OUT = "out"


@value
class Frame:
    """A message that a device sent or was sent, for a technician: at most the first 64 of `size` bytes, its meaning.

    `mono_ns` is when the last byte came, `at_ms` the same in milliseconds since 1970. It came `count` times. With
    `is_known`, every byte belongs to a message that the device is known to send. A frame may name a face-down card, or
    a badge: only `kiosk.diagnostics.report` says when it may be shown. Its `meaning` tells neither.
    """

    at_ms: int
    mono_ns: int
    way: Way
    data: bytes
    size: int
    meaning: str = ""
    count: int = 1
    is_known: bool = False

    def __repr__(self) -> str:
        # A log of frames must not name a card that may be face down.
        return f"Frame({self.at_ms}, {self.way}, {self.size} bytes)"


@runtime_checkable
class Traced(Protocol):
    """A device that keeps its last frames. Every driver of ours does."""

    def last_frames(self) -> tuple[Frame, ...]:
        """Return the frames, oldest first. It may be called anywhere."""


@runtime_checkable
class Described(Protocol):
    """A device that reports how its port was opened, and a guess about data that it cannot decode."""

    def opened_as(self) -> str:
        """Return its kind, speed, and form of a byte, "rdm6300, 9600 baud, 8N1"."""

    def looks_like(self) -> Text:
        """Return a guess about the bytes that were not decoded; EMPTY if there is none."""
