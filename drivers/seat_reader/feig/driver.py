"""FEIG readers of ISO 15693 tags as a reader of seats: one reader at each seat, all on one bus.

- The readers are asked in turn, each only when the one before it has answered or has been silent for `ANSWER_NS`.
- A reading of a seat counts if it comes twice in a row: a tag at the edge of a field comes and goes.
- If a reader does not answer `MISSES` times in a row, or reports a failure, the device is *degraded*: that seat cannot
  be read. The reader is asked again in each round.
- *Open:* how many tags one field can read, because cards in a stack shade each other.
"""

from collections.abc import Mapping
from typing import Final

from drivers.frames import PART
from drivers.link import SpeakingLine
from drivers.linked import LinkedDevice
from drivers.port import Parity
from drivers.seat_reader.deck import DeckFile, TagsAtSeats
from drivers.seat_reader.feig.wire import Failed, FeigInvalid, FeigParser, Tags, question
from drivers.spec import DriverSpec, Seconds, as_ns
from kiosk.core.cards import Card
from kiosk.core.devices import DeviceState, SeatReader, StateChanged
from kiosk.core.text import sentence

ANYBODY: Final = 255  # The address that every reader answers, for a reader that is alone on its line.
ANSWER_NS: Final = 500_000_000
MISSES: Final = 3
MAX_TAGS: Final = 64  # Bounds a reader that reports tags without end.


class Addresses:
    """The setting that names each seat's reader by its bus address, seat 1 first."""

    default = (ANYBODY,)

    def read(self, value: object) -> tuple[int, ...]:
        given = list(value) if isinstance(value, list | tuple) else []
        right = given == [ANYBODY] or all(type(address) is int and 0 <= address < ANYBODY for address in given)
        if not given or not right or len(set(given)) < len(given):
            raise ValueError(f"{value!r} is not a list of bus addresses from 0 to 254, a different one for each seat")
        return tuple(given)


class FeigSeats(LinkedDevice[SpeakingLine]):
    """A `kiosk.core.devices.SeatReader`."""

    def __init__(
        self, link: SpeakingLine, deck: Mapping[str, Card], addresses: tuple[int, ...], *, pause_ns: int
    ) -> None:
        super().__init__(link)
        self._seats = TagsAtSeats(deck)
        self._addresses = addresses
        self._pause_ns = pause_ns
        self._parser = FeigParser()
        self._begin()

    def _begin(self) -> None:
        self._parser.forget()
        self._seats.forget()
        self._nth = 0  # The index of the polled reader.
        self._tags: list[str] = []  # The tags of its answer so far.
        self._asked_ns: int | None = None
        self._next_ns = 0
        self._misses = [0] * len(self._addresses)
        self._broken: dict[int, str] = {}
        self._strange.clear()

    def link_changed(self, change: StateChanged) -> None:
        self._begin()
        self._state = change.state
        self._tell(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        if not self._is_asking():
            return  # This is the end of a late answer.
        meant: list[str] = []
        self._strange.take(data)
        for message in self._parser.feed(data):
            meant.append(message.fault.value if isinstance(message, FeigInvalid) else "an answer")
            if not isinstance(message, FeigInvalid):
                self._strange.clear()
                self._link.understood()
            match message:
                case Tags(address=address) if self._addresses[self._nth] in (address, ANYBODY):
                    self._take(message, mono_ns)
                case Failed(status=status):
                    self._fail(sentence("reader status {status}", status=f"{status:02X}"), mono_ns)
                case FeigInvalid(fault=fault):
                    self._broken[self._nth + 1] = sentence(fault)
                    self._report()
                case _:
                    pass  # An abandoned reader has answered after all.
            if not self._is_asking():
                break  # An answer is one frame.
        self._link.frames.explain("; ".join(meant) or PART, is_known=bool(meant) and set(meant) == {"an answer"})
        self._ask_in_time(mono_ns)

    def link_quiet(self, mono_ns: int) -> None:
        if self._asked_ns is not None and mono_ns - self._asked_ns >= ANSWER_NS:
            self._misses[self._nth] += 1
            if self._misses[self._nth] >= MISSES:
                self._fail("its reader does not answer", mono_ns)
            else:
                self._turn(mono_ns)
        self._ask_in_time(mono_ns)

    def _is_asking(self) -> bool:
        return self._asked_ns is not None

    def _ask_in_time(self, mono_ns: int) -> None:
        if not self._is_asking() and mono_ns >= self._next_ns:
            self._ask(mono_ns, more=False)

    def _ask(self, mono_ns: int, *, more: bool) -> None:
        self._parser.forget()
        self._asked_ns = mono_ns
        self._link.write(question(self._addresses[self._nth], more=more))

    def _take(self, answer: Tags, mono_ns: int) -> None:
        self._tags += answer.tags
        if answer.more and len(self._tags) < MAX_TAGS:
            self._ask(mono_ns, more=True)
            return
        seat = self._nth + 1
        news = self._seats.read(seat, self._tags, mono_ns)
        self._misses[self._nth] = 0
        self._broken.pop(seat, None)
        self._turn(mono_ns)
        self._report()
        if news is not None:
            self._tell(news)

    def _fail(self, why: str, mono_ns: int) -> None:
        self._broken[self._nth + 1] = why
        self._turn(mono_ns)
        self._report()

    def _turn(self, mono_ns: int) -> None:
        self._tags = []
        self._asked_ns = None
        self._nth = (self._nth + 1) % len(self._addresses)
        self._next_ns = mono_ns + (self._pause_ns if self._nth == 0 else 0)

    def _report(self) -> None:
        """Report once that seats cannot be read, and once that all can be read again."""
        is_degraded = self._state is DeviceState.DEGRADED
        if self._broken and not is_degraded:
            seat, why = min(self._broken.items())
            self._state = DeviceState.DEGRADED
            self._tell(StateChanged(self._state, sentence("Seat {seat} cannot be read: {why}.", seat=seat, why=why)))
        elif is_degraded and not self._broken:
            self._state = DeviceState.READY
            self._tell(StateChanged(self._state, "All seats can be read."))


def _open(link: SpeakingLine, *, deck: Mapping[str, Card], addresses: tuple[int, ...], pause_s: float) -> SeatReader:
    return FeigSeats(link, deck, addresses, pause_ns=as_ns(pause_s))


def _recognizes(data: bytes) -> bool:
    return any(not isinstance(message, FeigInvalid) for message in FeigParser().feed(data))


FEIG: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    link=SpeakingLine,
    baud=38400,
    parity=Parity.EVEN,
    settings={"deck": DeckFile(), "addresses": Addresses(), "pause_s": Seconds(0.1, most=10)},
)
