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
