"""RDM6300 frames, from bytes to messages. No I/O.

    02  10 hex digits  2 hex digits  03

The ten digits are five bytes: a version and the fob's number, high byte first. The two digits are the XOR of the five.
02 occurs nowhere else, so it always begins a frame; an unfinished one is cut short.
"""

import re
from enum import StrEnum
from functools import reduce
from operator import xor
from typing import Final

from drivers.bytewise import ByteParser
from kiosk.core.value import value

STX: Final = 0x02
ETX: Final = 0x03
FRAME: Final = 14
_DIGITS: Final = re.compile(rb"[0-9A-Fa-f]{12}")


class Rdm6300Fault(StrEnum):
    NOISE = "bytes outside a frame arrived"
    CUT_SHORT = "a frame was cut short"
    BAD_FORM = "a frame does not have twelve digits between 02 and 03"
    BAD_CHECK = "a bad frame checksum"


@value
class Fob:
    """A fob in the field: its `number` as it is printed on it, ten decimal digits, and its `version`."""

    number: str
    version: int


@value
class Rdm6300Invalid:
    data: bytes
    fault: Rdm6300Fault


Message = Fob | Rdm6300Invalid


class Rdm6300Parser(ByteParser[Message]):
    """Parse RDM6300 frames. The parser holds at most `FRAME` bytes."""

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte == STX:
            self._cut_short(out)
            self._noise = 0
            self._held.append(byte)
        elif not self._held:
            if self._is_news():
                out.append(Rdm6300Invalid(bytes((byte,)), Rdm6300Fault.NOISE))
        else:
            self._held.append(byte)
            if byte == ETX or len(self._held) == FRAME:
                out.append(read_frame(self._whole()))

    def _cut_short(self, out: list[Message]) -> None:
        if self._held:
            out.append(Rdm6300Invalid(self._whole(), Rdm6300Fault.CUT_SHORT))


def read_frame(frame: bytes) -> Message:
    """Read one frame, from its 02 through its 03, or through its last byte if there is no 03."""
    digits = frame[1:-1]
    if frame[-1] != ETX or not _DIGITS.fullmatch(digits):
        return Rdm6300Invalid(frame, Rdm6300Fault.BAD_FORM)
    version, *number, check = bytes.fromhex(digits.decode("ascii"))
    if reduce(xor, number, version) != check:
        return Rdm6300Invalid(frame, Rdm6300Fault.BAD_CHECK)
    return Fob(f"{int.from_bytes(number):010d}", version)
