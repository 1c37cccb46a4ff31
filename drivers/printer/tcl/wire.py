"""TCL, from bytes to status and from slips to commands. No I/O.

    05                          asks for the status
    *S|0|GURUSAG18|@|@|@|@|A|P1|*      29 bytes; flags at 15, 17, 19, 21 and 23, each 40 and more
    ^P|template|1|field|…|^     prints one ticket; ~ ^ and | in a field are ~126 ~094 ~124
    ^C|^                        clears the flags that stay

There is no check in a status, so only one that has exactly this form is one. Flags that report no error:

    first    20 busy
    fourth   01 paper low
    fifth    20 the validation was printed, 10 top of the form, 02 a bar code was read, 01 the printer was started

Every other flag is an error, also one that has no name here. *Open:* their names are from another maker's client.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from drivers.letters import with_signs_of
from kiosk.core.value import value

ASK: Final = b"\x05"
CLEAR: Final = b"^C|^"
STATUS_BYTES: Final = 29
_STATUS: Final = re.compile(rb"\*S\|.\|.{9}\|" + rb"([@-\x7f])\|" * 5 + rb".{2}\|\*", re.DOTALL)
_ESCAPES: Final = str.maketrans({"~": "~126", "^": "~094", "|": "~124"})


class TclError(StrEnum):
    """The errors that a status can report."""

    HEAD_UP = "head up"
    CHASSIS_OPEN = "chassis open"
    PAPER_OUT = "paper out"
    JAM = "paper jam"
    CUTTER = "cutter"
    IN_CHUTE = "ticket in the chute"
    HOT = "head too hot"
    HEAD = "head error"
    VOLTAGE = "voltage"
    OFFLINE = "offline"
    OVERFLOW = "buffer overflow"
    COMMAND = "command error"
    SYSTEM = "system error"
    UNKNOWN = "unknown error"


# The flag and bits of each report. The first that is set is reported.
_ERRORS: Final = (
    (0, 0x08, TclError.HEAD_UP), (4, 0x04, TclError.CHASSIS_OPEN), (0, 0x04, TclError.PAPER_OUT),
    (3, 0x22, TclError.JAM), (3, 0x04, TclError.CUTTER), (2, 0x08, TclError.IN_CHUTE), (1, 0x20, TclError.HOT),
    (0, 0x02, TclError.HEAD), (0, 0x01, TclError.VOLTAGE), (2, 0x02, TclError.OFFLINE), (1, 0x02, TclError.OVERFLOW),
    (2, 0x20, TclError.COMMAND), (0, 0x10, TclError.SYSTEM),
)  # fmt: skip
_FLAGS_AT: Final = (15, 17, 19, 21, 23)
_NO_ERROR: Final = (0x20, 0x00, 0x00, 0x01, 0x33)


@value
class TclStatus:
    """A status as it was sent, and the meaning of its flags. `started`: the printer had no power before."""

    data: bytes
    busy: bool
    paper_low: bool
    validated: bool
    started: bool
    error: TclError | None

    @property
    def flags(self) -> str:
        """Return the five flags as they were sent."""
        return "".join(chr(self.data[at]) for at in _FLAGS_AT)


@value
class TclInvalid:
    data: bytes


Message = TclStatus | TclInvalid


class TclParser:
    """Feed it bytes as they come, in any pieces. It holds less than one status."""

    def __init__(self) -> None:
        self._held = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that these bytes complete, in order. A run of other bytes is reported once."""
        out: list[Message] = []
        spoilt = False
        for byte in data:
            self._held.append(byte)
            while self._held and not self._may_be_status():
                del self._held[0]
                if not spoilt:
                    out.append(TclInvalid(bytes((byte,))))
                spoilt = True
            if len(self._held) == STATUS_BYTES:
                out.append(_read(bytes(self._held)))
                self._held.clear()
                spoilt = False
        return out

    def forget(self) -> None:
        self._held.clear()

    def _may_be_status(self) -> bool:
        held = bytes(self._held)
        if len(held) == STATUS_BYTES:
            return _STATUS.fullmatch(held) is not None
        return held.startswith(b"*S|"[: len(held)])


def _read(data: bytes) -> TclStatus:
    flags = tuple(data[at] for at in _FLAGS_AT)
    return TclStatus(
        data,
        busy=bool(flags[0] & 0x20),
        paper_low=bool(flags[3] & 0x01),
        validated=bool(flags[4] & 0x20),
        started=bool(flags[4] & 0x01),
        error=_error(flags),
    )


def _error(flags: tuple[int, ...]) -> TclError | None:
    named = next((error for nth, bits, error in _ERRORS if flags[nth] & bits), None)
    if named is not None:
        return named
    is_error = any(flag & 0x3F & ~well for flag, well in zip(flags, _NO_ERROR, strict=True))
    return TclError.UNKNOWN if is_error else None


def ticket(template: str, fields: Iterable[str]) -> bytes:
    """Return the command that prints one ticket of a template, which the printer holds, with these fields."""
    body = "".join(f"{_plain(field)}|" for field in fields)
    return f"^P|{template}|1|{body}^".encode("ascii")


def _plain(text: str) -> str:
    letters = with_signs_of(text)
    return "".join(letter if letter.isprintable() else "?" for letter in letters).translate(_ESCAPES)
