"""Lines of a scanner, from bytes to messages. No I/O.

A line is printable ASCII and ends with CR, LF or both. There is no check in it: a barcode carries its own, and the
scanner has seen to that.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from drivers.bytewise import ByteParser
from kiosk.core.frozen import frozen

MAX_LINE: Final = 64
TRIGGER: Final = bytes.fromhex("16 54 0D")
_ENDS: Final = frozenset(b"\r\n")


class ScannerFault(StrEnum):
    NOT_TEXT = "a line holds something other than letters and digits"
    TOO_LONG = "a line did not end"
    CUT_SHORT = "a line was cut short"


@frozen
class Scanned:
    text: str


@frozen
class ScannerInvalid:
    data: bytes
    fault: ScannerFault


Message = Scanned | ScannerInvalid


class ScannerParser(ByteParser[Message]):
    """It holds at most `MAX_LINE` bytes, and one more while it looks at it."""

    def __init__(self) -> None:
        super().__init__()
        self._spoilt = False  # what comes until the next end of a line belongs to a line that was told already

    def flush(self) -> list[Message]:
        """Give up an unfinished line, and return it as one that was cut short. The next byte begins a new one."""
        out = super().flush()
        self._spoilt = False
        return out

    def forget(self) -> None:
        """Drop an unfinished line without a word, and what comes of it: the next whole line counts."""
        super().forget()
        self._spoilt = True

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte in _ENDS:
            text = self._whole().decode("ascii").strip()
            if text and not self._spoilt:
                out.append(Scanned(text))
            self._spoilt = False
        elif not self._spoilt:
            self._held.append(byte)
            if not 0x20 <= byte <= 0x7E:
                self._spoil(ScannerFault.NOT_TEXT, out)
            elif len(self._held) > MAX_LINE:
                self._spoil(ScannerFault.TOO_LONG, out)

    def _cut_short(self, out: list[Message]) -> None:
        if self._held:
            self._spoil(ScannerFault.CUT_SHORT, out)

    def _spoil(self, fault: ScannerFault, out: list[Message]) -> None:
        out.append(ScannerInvalid(self._whole(), fault))
        self._spoilt = True
