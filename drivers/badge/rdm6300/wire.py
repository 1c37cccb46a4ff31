"""RDM6300 frames, from bytes to messages. No I/O.

    02  10 hex digits  2 hex digits  03

The ten digits are five bytes: a version and the fob's number, high byte first. The two digits are the XOR of the five.
02 stands nowhere else, so it always begins a frame; what stood before is cut short.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from operator import xor
from typing import Final

STX: Final = 0x02
ETX: Final = 0x03
FRAME: Final = 14
NOISE_RUN: Final = 64  # noise is reported at its first byte, and again after so many
_DIGITS: Final = re.compile(rb"[0-9A-Fa-f]{12}")


class Fault(StrEnum):
    NOISE = "bytes outside a frame arrived"
    CUT_SHORT = "a frame was cut short"
    BAD_FORM = "a frame is not twelve digits between 02 and 03"
    BAD_CHECK = "a frame's check is wrong"


@dataclass(frozen=True, slots=True)
class Fob:
    """A fob in the field: its `number` as it is printed on it, ten decimal digits, and its `version`."""

    number: str
    version: int


@dataclass(frozen=True, slots=True)
class Invalid:
    data: bytes
    fault: Fault


Message = Fob | Invalid


class Parser:
    """Feed it bytes as they come, in any pieces. It holds at most `FRAME` of them."""

    def __init__(self) -> None:
        self._frame = bytearray()
        self._noise = 0

    @property
    def pending(self) -> int:
        """Return how many bytes of an unfinished frame are held."""
        return len(self._frame)

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that these bytes complete, in order."""
        out: list[Message] = []
        for byte in data:
            self._take(byte, out)
        return out

    def flush(self) -> list[Message]:
        """Give up an unfinished frame, and return it as one that was cut short."""
        out: list[Message] = []
        self._give_up(out)
        return out

    def forget(self) -> None:
        """Drop an unfinished frame without a word."""
        self._frame.clear()
        self._noise = 0

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte == STX:
            self._give_up(out)
            self._noise = 0
            self._frame.append(byte)
        elif not self._frame:
            if self._noise % NOISE_RUN == 0:
                out.append(Invalid(bytes((byte,)), Fault.NOISE))
            self._noise += 1
        else:
            self._frame.append(byte)
            if byte == ETX or len(self._frame) == FRAME:
                whole = bytes(self._frame)
                self._frame.clear()
                out.append(read_frame(whole))

    def _give_up(self, out: list[Message]) -> None:
        if self._frame:
            out.append(Invalid(bytes(self._frame), Fault.CUT_SHORT))
            self._frame.clear()


def read_frame(frame: bytes) -> Message:
    """Read one frame, from its 02 through its 03, or through its last byte where no 03 came."""
    digits = frame[1:-1]
    if frame[-1] != ETX or not _DIGITS.fullmatch(digits):
        return Invalid(frame, Fault.BAD_FORM)
    version, *number, check = bytes.fromhex(digits.decode("ascii"))
    if reduce(xor, number, version) != check:
        return Invalid(frame, Fault.BAD_CHECK)
    return Fob(f"{int.from_bytes(number):010d}", version)
