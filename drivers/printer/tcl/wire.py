"""TCL, from bytes to status and from slips to commands. No I/O.

    05                          asks for the status
    *S|0|GURUSAG18|@|@|@|@|A|P1|*      29 bytes; flags at 15, 17, 19, 21 and 23, each 40 and more
    ^P|template|1|field|…|^     prints one ticket; ~ ^ and | in a field are ~126 ~094 ~124
    ^C|^                        clears the flags that stay

First flag: 20 busy, 08 head up, 04 paper out. Fourth: 01 paper low. Fifth: 20 the validation was printed. There is no
check in a status, so only one that has exactly this form is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from drivers.letters import with_signs_of
from kiosk.core.frozen import frozen

ASK: Final = b"\x05"
CLEAR: Final = b"^C|^"
STATUS_BYTES: Final = 29
_STATUS: Final = re.compile(rb"\*S\|.\|.{9}\|" + rb"([@-\x7f])\|" * 5 + rb".{2}\|\*", re.DOTALL)
_ESCAPES: Final = str.maketrans({"~": "~126", "^": "~094", "|": "~124"})


@frozen
class TclStatus:
    """A status as it was sent, and what its flags say."""

    data: bytes
    busy: bool
    head_up: bool
    paper_out: bool
    paper_low: bool
    validated: bool


@frozen
class TclInvalid:
    data: bytes


Message = TclStatus | TclInvalid


class TclParser:
    """Feed it bytes as they come, in any pieces. It holds less than one status."""

    def __init__(self) -> None:
        self._held = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """Return what these bytes complete, in order. What is no status is told once for each run of it."""
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
    first, fourth, fifth = data[15], data[21], data[23]
    return TclStatus(
        data,
        busy=bool(first & 0x20),
        head_up=bool(first & 0x08),
        paper_out=bool(first & 0x04),
        paper_low=bool(fourth & 0x01),
        validated=bool(fifth & 0x20),
    )


def ticket(template: str, fields: Iterable[str]) -> bytes:
    """Return the command that prints one ticket of a template, which the printer holds, with these fields."""
    body = "".join(f"{_plain(field)}|" for field in fields)
    return f"^P|{template}|1|{body}^".encode("ascii")


def _plain(text: str) -> str:
    letters = with_signs_of(text)
    return "".join(letter if letter.isprintable() else "?" for letter in letters).translate(_ESCAPES)
