"""A line scanner as a reader of badges: a barcode or a magnetic stripe, sent as a line of text.

- A line's end shows where a badge ends, but nothing shows where it begins. So after the port is opened, a line counts
  only if it began after a quiet time: the second half of a line would be an unknown ID or, worse, another person's.
- A line that reports a failed reading is damage: it names nobody. A stripe names a person by the track that `track`
  names; by all that was sent, each track read, where it names none.
- A scanner on a stand repeats the code before it: see `drivers.badge.presence`.
- `trigger = "serial"` keeps a scanner without a trigger of its own awake: it receives the command to scan (16 54 0D)
  when its port opens, after each line, and every five seconds. By default nothing is written to it.
"""

import re
from collections.abc import Iterator
from typing import Final

from drivers.badge.presence import BadgePresence
from drivers.badge.scanner.wire import TRIGGER, Message, ScannerFault, ScannerParser
from drivers.badge.scanner.wire import Scanned as ScannedLine
from drivers.link import SpeakingLine
from drivers.listening import GAP_NS, Decoded, ListeningDevice, MessageDecoder
from drivers.spec import DriverSpec, Seconds, WordKey, as_ns
from kiosk.core.devices import BadgeRead, BadgeReader, StateChanged
from kiosk.core.text import sentence

ALL: Final = "all"
NOT_READ: Final = "A badge could not be read: swipe or hold it again."
AGAIN_NS: Final = 5_000_000_000  # An idle scanner turns off after a while.


class ScannerDecoder(MessageDecoder[Message]):
    """Decode the lines of a scanner; see `drivers.listening.Decoder`."""

    def __init__(self, *, away_ns: int, track: str = ALL) -> None:
        super().__init__(ScannerParser())
        self._presence = BadgePresence(away_ns)
        self._track = track

    def _give_up(self, mono_ns: int) -> Iterator[Decoded]:
        """End a line that has stopped, even one that was already reported: the next byte begins a new one."""
        if self._byte_ns is not None and mono_ns - self._byte_ns >= GAP_NS:
            for message in self._parser.flush():
                yield self._understand(message, mono_ns)

    def _understand(self, message: Message, mono_ns: int) -> Decoded:
        match message:
            case ScannedLine():
                badge = self._named_by(message)
                if not badge:
                    return Decoded(damage=NOT_READ)
                new = self._presence.is_new(badge, mono_ns)
                return Decoded((BadgeRead(badge, mono_ns),) if new else ())
            case _ if message.fault is ScannerFault.NOT_READ:
                return Decoded(damage=NOT_READ)
            case _:
                return Decoded(
                    damage=sentence("The scanner sends garbled data: {fault}.", fault=sentence(message.fault))
                )

    def _named_by(self, line: ScannedLine) -> str:
        if self._track != ALL:
            return line.tracks.get(self._track, "")
        return line.text if all(line.tracks.values()) else ""


class Scanner(ListeningDevice):
    """A scanner. If `wakes`, the kiosk keeps it awake."""

    def __init__(self, link: SpeakingLine, decoder: ScannerDecoder, *, wakes: bool) -> None:
        super().__init__(link, decoder, name="scanner")
        self._line = link
        self._wakes = wakes
        self._woken_ns = 0

    def link_changed(self, change: StateChanged) -> None:
        super().link_changed(change)
        self._woken_ns = 0

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        super().link_heard(data, mono_ns)
        if data.endswith((b"\r", b"\n")):
            self._wake(mono_ns)

    def link_quiet(self, mono_ns: int) -> None:
        super().link_quiet(mono_ns)
        if mono_ns - self._woken_ns >= AGAIN_NS:
            self._wake(mono_ns)

    def _wake(self, mono_ns: int) -> None:
        self._woken_ns = mono_ns
        if self._wakes:
            self._line.write(TRIGGER)


def _open(link: SpeakingLine, *, away_s: float, trigger: str, track: str) -> BadgeReader:
    return Scanner(link, ScannerDecoder(away_ns=as_ns(away_s), track=track), wakes=trigger == "serial")


def _recognizes(data: bytes) -> bool:
    """Return whether a line has the form of a badge, and not of words."""
    lines = (message.text for message in ScannerParser().feed(data) if isinstance(message, ScannedLine))
    return any(re.fullmatch(r"[0-9A-Z%;+=?^/. -]{6,}", line) and sum(map(str.isdigit, line)) >= 4 for line in lines)


SCANNER: Final = DriverSpec(
    device=_open,
    recognizes=_recognizes,
    baud=9600,
    link=SpeakingLine,
    settings={
        "away_s": Seconds(1, most=60),
        "trigger": WordKey("own", ("own", "serial")),
        "track": WordKey(ALL, (ALL, "1", "2", "3")),
    },
)
