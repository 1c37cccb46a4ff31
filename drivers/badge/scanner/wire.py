"""Lines of a scanner, from bytes to messages. No I/O.

A line is printable ASCII and ends with CR, LF or both. There is no check in it: a barcode carries its own, which the
scanner has checked. A reader also sends a line where it has read nothing: that line names nobody. Nor does a line that
cannot be the number of a badge, such as the words of a serial server, a login or a modem at the wrong port: a badge
without tracks has two or more letters, digits and marks, without a space, and a digit among them.

    NOREAD                     a fixed scanner that found no code
    %B6012…?;6012…=…?+…?       tracks 1, 2 and 3 of a magnetic stripe, up to 79, 40 and 107 characters, in one line
    %E?  ;E?  +E?              a track that could not be read, beside others that could
"""

import re
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Final

from drivers.bytewise import ByteParser
from kiosk.core.value import value

MAX_LINE: Final = 250
TRIGGER: Final = bytes.fromhex("16 54 0D")
_ENDS: Final = frozenset(b"\r\n")
_STRIPE: Final = re.compile(r"(?:[%;+][^?]*\?[^%;+?]?)+")
_TRACK: Final = re.compile(r"([%;+])([^?]*)\?")
_BADGE: Final = re.compile(r"(?=.*[0-9])[0-9A-Za-z.$/+%*_:-]{2,}")
_FAILED: Final = re.compile(
    r"E*|NR|ERR|FAIL(ED|URE)?|TIMEOUT|NO(T)?(READ|CODE|BARCODE|DATA|SYMBOL).*|(BAD|MIS|UN)READ.*|ERROR.*|READ(ERR|FAIL).*"
)


class ScannerFault(StrEnum):
    NOT_TEXT = "a line has characters other than letters and digits"
    TOO_LONG = "a line is too long"
    CUT_SHORT = "a line was cut short"
    NOT_READ = "a badge could not be read"
    NOT_A_BADGE = "a line is not a badge number"


@value
class Scanned:
    """A line, and for a magnetic stripe the text of each track, "" for an unreadable one."""

    text: str
    tracks: Mapping[str, str] = field(default_factory=dict)


@value
class ScannerInvalid:
    data: bytes
    fault: ScannerFault


Message = Scanned | ScannerInvalid


class ScannerParser(ByteParser[Message]):
    """Parse the lines of a scanner. The parser holds at most `MAX_LINE` bytes, and one more while it examines it."""

    def __init__(self) -> None:
        super().__init__()
        self._spoilt = False  # The bytes until the next end of a line belong to a line that was reported already.

    def flush(self) -> list[Message]:
        """Give up an unfinished line, and return it as one that was cut short. The next byte begins a new one."""
        out = super().flush()
        self._spoilt = False
        return out

    def forget(self) -> None:
        """Silently drop an unfinished line and its rest: the next whole line counts."""
        super().forget()
        self._spoilt = True

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte in _ENDS:
            line = self._whole()
            if line.strip() and not self._spoilt:
                out.append(read_line(line))
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


def read_line(line: bytes) -> Message:
    """Read one whole line, without its end."""
    text = line.decode("ascii").strip()
    if _is_failed(text):
        return ScannerInvalid(line, ScannerFault.NOT_READ)
    if text[0] not in "%;" and not (text[0] == "+" and "?" in text):
        return Scanned(text) if _BADGE.fullmatch(text) else ScannerInvalid(line, ScannerFault.NOT_A_BADGE)
    if not _STRIPE.fullmatch(text):
        return ScannerInvalid(line, ScannerFault.CUT_SHORT)
    tracks: dict[str, str] = {}
    for sentinel, data in _TRACK.findall(text):
        nth = "%;".find(sentinel) + 1
        name = str(nth) if nth and str(nth) not in tracks else "3"
        tracks[name] = "" if _is_failed(data) else data.strip()
    return Scanned(text, tracks)


def _is_failed(text: str) -> bool:
    return _FAILED.fullmatch(re.sub(r"[^0-9A-Z]", "", text.upper())) is not None
