"""The RDM6300 as a reader of badges.

- It repeats a fob about every 50 ms while it is in the field: see `drivers.badge.presence`.
- The ID is the number that is printed on the fob. The version byte is not part of it: two fobs that differ only in
that byte count as one badge. The PIN identifies the person.
- A fob at the edge of the field sends damaged frames. They are reported as *degraded*, and the holder moves the fob
closer.
"""

from typing import Final

from drivers.badge.presence import BadgePresence
from drivers.badge.rdm6300.wire import Fob, Message, Rdm6300Parser
from drivers.link import Receiver
from drivers.listening import Decoded, ListeningDevice, MessageDecoder
from drivers.spec import DriverSpec, Seconds, as_ns
from kiosk.core.devices import BadgeRead, BadgeReader
from kiosk.core.text import sentence


class RdmDecoder(MessageDecoder[Message]):
    """Decode the messages of an RDM6300; see `drivers.listening.Decoder`."""

    def __init__(self, *, away_ns: int) -> None:
        super().__init__(Rdm6300Parser())
        self._presence = BadgePresence(away_ns)

    def _understand(self, message: Message, mono_ns: int) -> Decoded:
        match message:
            case Fob(number=number):
                new = self._presence.is_new(number, mono_ns)
                return Decoded((BadgeRead(number, mono_ns),) if new else ())
            case _:
                return Decoded(
                    damage=sentence("The badge reader sends garbled data: {fault}.", fault=sentence(message.fault))
                )


def _open(link: Receiver, *, away_s: float) -> BadgeReader:
    return ListeningDevice(link, RdmDecoder(away_ns=as_ns(away_s)), name="badge reader")


def _recognizes(data: bytes) -> bool:
    return any(isinstance(message, Fob) for message in Rdm6300Parser().feed(data))


RDM6300: Final = DriverSpec(device=_open, baud=9600, settings={"away_s": Seconds(1, most=60)}, recognizes=_recognizes)
