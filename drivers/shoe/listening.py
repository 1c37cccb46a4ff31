"""What every shoe's driver shares: a link that is heard, ears that understand it, and the state that the dealer sees.

`Ears` belong to one make of shoe: they turn bytes into what was meant, and hold its rules about repeats. They know
neither threads nor ports. `ListeningShoe` joins ears to a receive-only link and adds one rule of its own: **what was
damaged is never silent.** A message that did not survive may have been a card, and the next card would then be taken
for it. So the state becomes *degraded*, and unless the ears ask for a card themselves, the dealer is asked to compare
the cards with the screen, once an incident. A whole message makes the shoe *ready* again. The alarm has no end of its
own: the shoe cannot know whether the dealer has looked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from drivers.link import Receiver
from kiosk.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged

# A message takes 25 ms on the slowest line; a serial server on a bad network may tear it apart by several hundred.
GAP_NS: Final = 1_000_000_000
# Damage after so much quiet is another incident, and is reported to the dealer again.
INCIDENT_NS: Final = 5_000_000_000

DAMAGED: Final = ShoeAlarm("damaged", "The shoe's message was damaged: compare every card with the screen.")


@dataclass(frozen=True, slots=True)
class Heard:
    """What one message meant. `damage` says, for a technician, why it cannot be trusted; None for a good message."""

    events: tuple[CardRead | CardUnread | ShoeAlarm, ...] = ()
    damage: str | None = None


class Ears(Protocol):
    """Understand one make of shoe. Total: any bytes are answered, none raise."""

    def hear(self, data: bytes, mono_ns: int) -> Iterable[Heard]:
        """Take bytes, the last of which came at `mono_ns`."""

    def quiet(self, mono_ns: int) -> Iterable[Heard]:
        """Nothing comes. Give up a message that has stood half for longer than `GAP_NS`."""

    def cut(self) -> None:
        """Forget half a message: the link is gone, and what comes next is not its other half."""


class Unsure(StrEnum):
    """What the house has said about a card of which a shoe's message does not say that it is dealt."""

    DEAL = "deal"  # it counts as any other
    ASK = "ask"  # the dealer is asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Make:
    """One make of shoe: its published values, and its ears.

    `repeat_window_s`: the same message again within it is the same card. `unsure`: the make's own settings, each with
    its default. `ears` is called with `repeat_window_ns` and one keyword for each of `unsure`.
    """

    baud: int
    repeat_window_s: float
    unsure: Mapping[str, Unsure]
    ears: Callable[..., Ears]


class ListeningShoe:
    """A `kiosk.devices.Shoe` that only listens."""

    def __init__(self, link: Receiver, ears: Ears) -> None:
        self._link = link
        self._ears = ears
        self._on_event: Callable[[ShoeEvent], None] | None = None
        self._state = DeviceState.ABSENT
        self._damaged_ns: int | None = None  # when the present incident was last seen

    @property
    def state(self) -> DeviceState:
        # A link whose thread has ended is absent, whatever it said last.
        return DeviceState.ABSENT if self._link.state is DeviceState.ABSENT else self._state

    def start(self, on_event: Callable[[ShoeEvent], None]) -> None:
        self._on_event = on_event
        self._link.start(self)

    def stop(self) -> None:
        self._link.stop()

    def link_changed(self, change: StateChanged) -> None:
        self._ears.cut()
        self._damaged_ns = None
        self._say(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        for heard in self._ears.hear(data, mono_ns):
            self._take(heard, mono_ns)

    def link_quiet(self, mono_ns: int) -> None:
        for heard in self._ears.quiet(mono_ns):
            self._take(heard, mono_ns)

    def _take(self, heard: Heard, mono_ns: int) -> None:
        if heard.damage is None:
            self._damaged_ns = None
            if self._state is not DeviceState.READY:
                self._say(StateChanged(DeviceState.READY, "The shoe speaks clearly again."))
        else:
            if self._state is not DeviceState.DEGRADED:
                self._say(StateChanged(DeviceState.DEGRADED, heard.damage))
            if not heard.events:
                new = self._damaged_ns is None or mono_ns - self._damaged_ns >= INCIDENT_NS
                self._damaged_ns = mono_ns
                if new:
                    self._tell(DAMAGED)
        for event in heard.events:
            self._tell(event)

    def _say(self, change: StateChanged) -> None:
        self._state = change.state
        self._tell(change)

    def _tell(self, event: ShoeEvent) -> None:
        assert self._on_event is not None, "a link reports only after it was started"
        self._on_event(event)
