"""The seat hub as a reader of seats.

- It reports a seat when something changes there and the tag is steady. So one line is enough.
- It reports at least once a second that it is alive. Without a whole line for `silent_s`, even if bytes come, it is
*degraded*: cards at the seats may have changed unseen.
- A seat that cannot be read makes the whole reader *degraded* until a line about that seat arrives.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from drivers.link import Receiver
from drivers.listening import Decoded, ListeningDevice, MessageDecoder
from drivers.seat_reader.deck import DeckFile, TagsAtSeats
from drivers.seat_reader.hub.wire import Alive, HubInvalid, HubParser, HubStarted, Message, SeatError, SeatTags
from drivers.spec import DriverSpec, Seconds, as_ns
from kiosk.core.cards import Card
from kiosk.core.devices import SeatReader
from kiosk.core.text import sentence

SILENT: Final = "The seat hub does not answer: check its power and cable."


class HubDecoder(MessageDecoder[Message]):
    """Understand a seat hub; see `drivers.listening.Decoder`."""

    def __init__(self, deck: Mapping[str, Card], *, silent_ns: int) -> None:
        super().__init__(HubParser())
        self._seats = TagsAtSeats(deck, reads=1)
        self._silent_ns = silent_ns
        self._said_ns: int | None = None  # Time of the last message; None: the port has just been opened.
        self._broken: dict[int, str] = {}

    def quiet(self, mono_ns: int) -> Iterator[Decoded]:
        yield from super().quiet(mono_ns)
        if self._said_ns is None:
            self._said_ns = mono_ns
        if mono_ns - self._said_ns >= self._silent_ns:
            yield Decoded(damage=SILENT)

    def cut(self) -> None:
        super().cut()
        self._said_ns = None
        self._seats.forget()
        self._broken.clear()

    def _understand(self, message: Message, mono_ns: int) -> Decoded:
        self._said_ns = mono_ns
        match message:
            case HubInvalid(fault=fault):
                return Decoded(damage=sentence("The seat hub sends garbled data: {fault}.", fault=sentence(fault)))
            case SeatError(seat=seat, what=what):
                self._broken[seat] = what
                self._seats.forget()
            case SeatTags(seat=seat, tags=tags):
                self._broken.pop(seat, None)
                news = self._seats.read(seat, tags, mono_ns)
                return Decoded((news,) if news else (), self._damage)
            case HubStarted():
                self._seats.forget()
                self._broken.clear()
                return Decoded(meaning="it has started")
            case Alive():
                return Decoded(damage=self._damage, meaning="it is alive")
        return Decoded(damage=self._damage)

    @property
    def _damage(self) -> str | None:
        if not self._broken:
            return None
        seat, what = min(self._broken.items())
        return sentence("Seat {seat} cannot be read ({what}).", seat=seat, what=what)


def _open(link: Receiver, *, deck: Mapping[str, Card], silent_s: float) -> SeatReader:
    return ListeningDevice(link, HubDecoder(deck, silent_ns=as_ns(silent_s)), name="seat hub")


def _recognizes(data: bytes) -> bool:
    return any(not isinstance(message, HubInvalid) for message in HubParser().feed(data))


HUB: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    baud=115200,
    settings={"deck": DeckFile(), "silent_s": Seconds(5, least=1, most=600)},
)
