"""A badge reader: which person is at it."""

from collections.abc import Callable
from typing import Final, Protocol

from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.value import value

MIN_DIGITS: Final = 4


@value
class BadgeRead:
    """A badge was held to the reader: its `id`, as the staff register knows it.

    An id is not a secret, and proves nothing. `mono_ns` is when its last byte arrived. A badge that stays at the reader
    is read once.
    """

    id: str
    mono_ns: int

    def __repr__(self) -> str:
        # A log of events must not name a badge that can acknowledge hands.
        return f"BadgeRead({masked(self.id)})"


def masked(badge: str) -> str:
    """Return an id as a technician may see it: the last two digits, of four or more."""
    digits = "".join(sign for sign in badge if sign.isascii() and sign.isdigit())
    return f"…{digits[-2:]}" if len(digits) >= MIN_DIGITS else "…"


BadgeEvent = BadgeRead | StateChanged


class BadgeReader(Protocol):
    """A reader that reports the badge held to it."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[BadgeEvent], None]) -> None:
        """Begin to read. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Stop reading and close the port. Returns when the driver's thread has ended."""
