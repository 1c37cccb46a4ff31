"""A badge reader: who stands before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.frozen import frozen


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
