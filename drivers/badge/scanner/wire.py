"""Lines of a scanner, from bytes to messages. No I/O.

A line is printable ASCII and ends with CR, LF or both. There is no check in it: a barcode carries its own, and the
scanner has seen to that.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

MAX_LINE: Final = 64
TRIGGER: Final = bytes.fromhex("16 54 0D")
_ENDS: Final = frozenset(b"\r\n")


class Fault(StrEnum):
    NOT_TEXT = "a line holds what is no letter or digit"
    TOO_LONG = "a line did not end"
    CUT_SHORT = "a line was cut short"


@dataclass(frozen=True, slots=True)
class Line:
    text: str


@dataclass(frozen=True, slots=True)
class Invalid:
    data: bytes
    fault: Fault


Message = Line | Invalid


class Parser:
    """Feed it bytes as they come, in any pieces. It holds at most `MAX_LINE` of them."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._spoilt = False  # what comes until the next end of a line belongs to a line that was told already

    @property
    def pending(self) -> int:
        """Return how many bytes of an unfinished line are held."""
        return len(self._line)

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that these bytes complete, in order."""
        out: list[Message] = []
        for byte in data:
            self._take(byte, out)
        return out

    def flush(self) -> list[Message]:
        """Give up an unfinished line, and return it as one that was cut short. The next byte begins a new one."""
        out: list[Message] = []
        if self._line:
            self._spoil(Fault.CUT_SHORT, out)
        self._spoilt = False
        return out

    def forget(self) -> None:
        """Drop an unfinished line without a word, and what comes of it: the next whole line counts."""
        self._line.clear()
        self._spoilt = True

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte in _ENDS:
            text = bytes(self._line).decode("ascii").strip()
            self._line.clear()
            if text and not self._spoilt:
                out.append(Line(text))
            self._spoilt = False
        elif not self._spoilt:
            self._line.append(byte)
            if not 0x20 <= byte <= 0x7E:
                self._spoil(Fault.NOT_TEXT, out)
            elif len(self._line) > MAX_LINE:
                self._spoil(Fault.TOO_LONG, out)

    def _spoil(self, fault: Fault, out: list[Message]) -> None:
        out.append(Invalid(bytes(self._line), fault))
        self._line.clear()
        self._spoilt = True
