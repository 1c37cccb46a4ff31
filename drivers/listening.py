"""The base of drivers of devices that send without being asked: a link, a decoder, and the state.

A `Decoder` belongs to one make: it turns bytes into meanings, and has the make's rules about repeats. It knows neither
threads nor ports. `ListeningDevice` connects a decoder to a link and adds two rules of its own. **Damage is never
silent:** the state becomes *degraded*, and a whole message makes the device *ready* again. **A flood is cut off:** a
broken line sends more than any dealer can handle, and would fill the journal, the log, and the queue; it is reported
once, and the device counts again when it has been quiet for a while.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Final, Generic, Protocol, TypeVar

from drivers.frames import PART
from drivers.link import Receiver, SpeakingLine
from drivers.linked import LinkedDevice
from kiosk.core.devices import (
    BadgeRead,
    CardRead,
    CardUnread,
    DeviceState,
    SeatCards,
    ShoeAlarm,
    StateChanged,
    masked,
)
from kiosk.core.text import Sentence, counted, sentence
from kiosk.core.value import value

# A message takes 25 ms on the slowest line; a serial server on a bad network may tear it apart by several hundred.
GAP_NS: Final = 1_000_000_000
# Devices of a table send less, in a burst and over time: at 9600 baud a line carries 56 cards a second, and nobody
# deals four a second for hours. Each limit is (number of messages, sustained rate per second).
AT_ONCE: Final = (300, 60)
IN_THE_LONG_RUN: Final = (36_000, 4)  # 12 MB of journal, and then at most 120 MB a day
# A port that opens more often than this is unstable: ten times, and then once a minute.
STATES: Final = (10, 1 / 60)
QUIET_NS: Final = 5_000_000_000  # Silence after which a device that was cut off is heard again.
M = TypeVar("M")


@value
class Decoded:
    """The meaning of one message. `damage` explains, for a technician, why it cannot be trusted; None for a good
    message.

    `meaning` describes a message without events.
    """

    events: tuple[object, ...] = ()
    damage: str | None = None
    meaning: str = "heard before"


class MessageParser(Protocol[M]):
    """Turns bytes into messages of one make. Any bytes are accepted; none raise."""

    @property
    def pending(self) -> int:
        """Return the number of bytes of an unfinished message."""

    def feed(self, data: bytes) -> list[M]:
        """Return the messages that these bytes complete, in order."""

    def flush(self) -> list[M]:
        """Give up half a message, and return it as one that was cut short."""

    def forget(self) -> None:
        """Silently drop an incomplete message."""


class Decoder(Protocol):
    """Decode the bytes of one make. Any bytes are accepted; none raise."""

    def decode(self, data: bytes, mono_ns: int) -> Iterable[Decoded]:
        """Take bytes, the last of which came at `mono_ns`."""

    def quiet(self, mono_ns: int) -> Iterable[Decoded]:
        """Handle silence: give up a message that has been incomplete for longer than `GAP_NS`."""

    def cut(self) -> None:
        """Drop an incomplete message: the link is gone, and the next bytes do not complete it."""


class MessageDecoder(ABC, Generic[M]):
    """Decoder over a parser: each message is decoded alone, and one that stays unfinished is dropped."""

    def __init__(self, parser: MessageParser[M]) -> None:
        self._parser = parser
        self._byte_ns: int | None = None  # Time of the last byte; None: the port has just been opened.

    def decode(self, data: bytes, mono_ns: int) -> Iterator[Decoded]:
        yield from self._give_up(mono_ns)
        self._byte_ns = mono_ns
        for message in self._parser.feed(data):
            yield self._understand(message, mono_ns)

    def quiet(self, mono_ns: int) -> Iterator[Decoded]:
        if self._byte_ns is None:
            self._byte_ns = mono_ns
        yield from self._give_up(mono_ns)

    def cut(self) -> None:
        self._parser.forget()
        self._byte_ns = None

    def _give_up(self, mono_ns: int) -> Iterator[Decoded]:
        if self._parser.pending and self._byte_ns is not None and mono_ns - self._byte_ns >= GAP_NS:
            for message in self._parser.flush():
                yield self._understand(message, mono_ns)

    @abstractmethod
    def _understand(self, message: M, mono_ns: int) -> Decoded:
        """Return the meaning of a message."""


class Allowance:
    """The number of events that may come: `a_second` sustained, and `most` in a burst."""

    def __init__(self, most: int, a_second: float) -> None:
        self._most = most
        self._a_second = a_second
        self._beyond, self._last_ns = 0.0, 0

    def has_room(self, mono_ns: int) -> bool:
        """Count one more event, and return whether it still fits."""
        since_s = (mono_ns - self._last_ns) / 1_000_000_000
        self._beyond = min(max(0.0, self._beyond - since_s * self._a_second) + 1, self._most + 1)
        self._last_ns = mono_ns
        return self._beyond <= self._most


class ListeningDevice(LinkedDevice[Receiver | SpeakingLine]):
    """A device that is listened to. Its `name` begins the sentences about its state."""

    def __init__(self, link: Receiver | SpeakingLine, decoder: Decoder, *, name: str) -> None:
        super().__init__(link)
        self._decoder = decoder
        self._name = name
        self._states = Allowance(*STATES)
        self._allowances = Allowance(*AT_ONCE), Allowance(*IN_THE_LONG_RUN)
        self._cut_off_ns: int | None = None  # Time of the last byte of a device that is cut off.
        self._unheard = 0  # Ignored bytes since then.

    def link_changed(self, change: StateChanged) -> None:
        self._decoder.cut()
        self._strange.clear()
        if change.state is DeviceState.READY and not self._states.has_room(self._link.now_ns):
            return  # A port that comes and goes stays lost until a message is understood.
        if self._cut_off_ns is None or change.state is not DeviceState.READY:
            self._cut_off_ns = None
            self._say(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        if self._cut_off_ns is not None:
            self._cut_off_ns = mono_ns
            self._unheard += len(data)
            self._strange.take(data)
            self._link.frames.explain("not listened to: it sends too much")
            return
        meant: list[str] = []
        is_known = True
        self._strange.take(data)
        for heard in self._decoder.decode(data, mono_ns):
            self._take(heard, mono_ns)
            meant += [heard.damage] if heard.damage else [describe(event) for event in heard.events] or [heard.meaning]
            is_known &= heard.damage is None
            if heard.damage is None:
                self._strange.clear()
                self._link.understood()
        self._link.frames.explain("; ".join(meant) or PART, is_known=is_known and bool(meant))

    def link_quiet(self, mono_ns: int) -> None:
        if self._cut_off_ns is not None and mono_ns - self._cut_off_ns >= QUIET_NS:
            self._cut_off_ns = None
            self._say(
                StateChanged(
                    DeviceState.READY,
                    Sentence(
                        counted(
                            "The {device} is back; %n byte was lost.",
                            "The {device} is back; %n bytes were lost.",
                            device=sentence(self._name),
                            n=self._unheard,
                        )
                    ),
                )
            )
        for heard in self._decoder.quiet(mono_ns):
            self._take(heard, mono_ns)

    def _take(self, heard: Decoded, mono_ns: int) -> None:
        if heard.damage is None:
            if self._state is not DeviceState.READY:
                clear = sentence("The {device} sends clear data again.", device=sentence(self._name))
                self._offer(StateChanged(DeviceState.READY, clear), mono_ns)
        elif self._state is not DeviceState.DEGRADED:
            self._offer(StateChanged(DeviceState.DEGRADED, heard.damage), mono_ns)
        for event in heard.events:
            self._offer(event, mono_ns)
        self._judge(heard, mono_ns)

    def _judge(self, heard: Decoded, mono_ns: int) -> None:
        """Apply the rules of a kind of device to a message."""

    def _offer(self, event: object, mono_ns: int) -> None:
        """Report an event. A device that has sent too many lately is cut off, and that is reported instead."""
        if self._cut_off_ns is not None:
            return
        if not all(allowance.has_room(mono_ns) for allowance in self._allowances):
            self._cut_off_ns, self._unheard = mono_ns, 0
            self._decoder.cut()
            why = "Too much data from the {device}: cut off. Unplug it and check its cable."
            self._say(StateChanged(DeviceState.BACKING_OFF, sentence(why, device=sentence(self._name))))
            return
        if isinstance(event, StateChanged):
            self._state = event.state
        self._tell(event)

    def _say(self, change: StateChanged) -> None:
        self._state = change.state
        self._tell(change)


def describe(event: object) -> str:
    """Describe an event for a technician, without the card or the badge."""
    match event:
        case CardRead():
            return "a card"
        case CardUnread():
            return "a card that was not read"
        case ShoeAlarm(code, what):
            return f"{code}: {what}"
        case BadgeRead(badge):
            return f"badge {masked(badge)}"
        case SeatCards(seat=seat, cards=cards, foreign=foreign):
            return f"seat {seat}: {len(cards)} of the deck, {foreign} foreign"
        case StateChanged(why=why):
            return why
        case _:
            return type(event).__name__
