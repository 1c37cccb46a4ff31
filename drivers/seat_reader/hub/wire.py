"""Lines of the seat hub, from bytes to messages. No I/O. The format is our own, for builders of such hubs:

    {"seat":3,"tags":["E004010012345678","E00401001234567A"]}     all tags at a seat, in hexadecimal, on each change
    {"hub":"started"}                                             once, after which it tells every seat
    {"hub":"alive"}                                               at least once a second
    {"seat":3,"error":"antenna"}                                  a seat that cannot be read

One JSON object a line, in ASCII, at 115200 baud. Other keys are allowed and ignored; a line that is not one of these is
`HubInvalid`, as is one that is longer than `MAX_LINE`.
"""

import json
import re
from enum import StrEnum
from typing import Any, Final

from kiosk.core.value import value

MAX_LINE: Final = 1024
MAX_TAGS: Final = 32
MAX_SEAT: Final = 16
_ENDS: Final = re.compile(rb"[\r\n]")
_TAG: Final = re.compile(r"(?:[0-9A-Fa-f]{2}){4,10}")


class HubFault(StrEnum):
    NOT_JSON = "a line cannot be read"
    NOT_KNOWN = "a line is not a seat hub message"
    TOO_LONG = "a line is too long"
    CUT_SHORT = "a line was cut short"


@value
class SeatTags:
    seat: int
    tags: tuple[str, ...]


@value
class SeatError:
    seat: int
    what: str


@value
class HubStarted:
    pass


@value
class Alive:
    pass


@value
class HubInvalid:
    data: bytes
    fault: HubFault


Message = SeatTags | SeatError | HubStarted | Alive | HubInvalid


class HubParser:
    """Feed it bytes as they come, in any pieces. It holds at most `MAX_LINE` of them."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._spoilt = False  # The rest of a line that was reported already follows.

    @property
    def pending(self) -> int:
        """Return the number of bytes of an unfinished line."""
        return len(self._line)

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that these bytes complete, in order."""
        out: list[Message] = []
        for nth, piece in enumerate(_ENDS.split(data)):
            if nth:
                self._end(out)
            if not self._spoilt:
                self._line += piece
                if len(self._line) > MAX_LINE:
                    out.append(HubInvalid(bytes(self._line[:MAX_LINE]), HubFault.TOO_LONG))
                    self._line.clear()
                    self._spoilt = True
        return out

    def flush(self) -> list[Message]:
        """Give up an unfinished line, and return it as one that was cut short."""
        cut: list[Message] = [HubInvalid(bytes(self._line), HubFault.CUT_SHORT)] if self._line else []
        self.forget()
        return cut

    def forget(self) -> None:
        """Silently drop an unfinished line."""
        self._line.clear()
        self._spoilt = False

    def _end(self, out: list[Message]) -> None:
        line = bytes(self._line).strip()
        self.forget()
        if line:
            out.append(read_line(line))


def read_line(line: bytes) -> Message:
    """Read one whole line."""
    try:
        said = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        return HubInvalid(line, HubFault.NOT_JSON)
    if not isinstance(said, dict):
        return HubInvalid(line, HubFault.NOT_JSON)
    return _meaning(said) or HubInvalid(line, HubFault.NOT_KNOWN)


def _meaning(said: dict[str, Any]) -> Message | None:
    match said:
        case {"hub": "started"}:
            return HubStarted()
        case {"hub": "alive"}:
            return Alive()
        case {"seat": seat, "error": str(what)} if _is_seat(seat):
            return SeatError(seat, what[:40])
        case {"seat": seat, "tags": list(tags)} if _is_seat(seat) and len(tags) <= MAX_TAGS:
            if all(isinstance(tag, str) and _TAG.fullmatch(tag) for tag in tags):
                return SeatTags(seat, tuple(tag.upper() for tag in tags))
    return None


def _is_seat(seat: object) -> bool:
    return type(seat) is int and 1 <= seat <= MAX_SEAT
