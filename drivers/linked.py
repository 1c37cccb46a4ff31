"""The base of drivers whose device is at the end of a link: start and stop, its state, and the last messages."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from drivers.link import Receiver, SpeakingLine
from drivers.lookalikes import Strange
from kiosk.core.devices import DeviceState, Frame, StateChanged
from kiosk.core.text import EMPTY, Text

LinkT = TypeVar("LinkT", bound=Receiver | SpeakingLine)


class LinkedDevice(ABC, Generic[LinkT]):
    """A device on a link, which reports to it from its own thread. `_tell` reports an event to the core."""

    def __init__(self, link: LinkT) -> None:
        self._link = link
        self._state = DeviceState.ABSENT
        self._strange = Strange()
        self._tell: Callable[[Any], None] = _tell_nobody

    @property
    def state(self) -> DeviceState:
        """Return the state. A link whose thread has ended is absent, after any last report."""
        return DeviceState.ABSENT if self._link.state is DeviceState.ABSENT else self._state

    def start(self, on_event: Callable[[Any], None]) -> None:
        self._tell = on_event
        self._link.start(self)

    def stop(self) -> None:
        self._link.stop()

    def last_frames(self) -> tuple[Frame, ...]:
        """Return the newest frames of the link, oldest first; see `kiosk.core.devices.Traced`."""
        return self._link.frames.last()

    def opened_as(self) -> str:
        return self._link.opened_as

    def looks_like(self) -> Text:
        return self._strange.looks_like() if self._state is DeviceState.DEGRADED else EMPTY

    @abstractmethod
    def link_changed(self, change: StateChanged) -> None: ...

    @abstractmethod
    def link_heard(self, data: bytes, mono_ns: int) -> None: ...

    @abstractmethod
    def link_quiet(self, mono_ns: int) -> None: ...


def _tell_nobody(event: object) -> None:
    raise AssertionError(f"a link reports only after it was started: {event}")
