"""Alpha frames, from the rows of a sign to bytes. No I/O. A sign receives commands and never answers.

    00 ×5   01   'Z'   address   02   'A' label   1B position mode   text   04

Five zeros let the sign find the line's speed. 'Z' is a sign of any type; address "00" is every sign on the line. 'A'
writes the text file `label`; its text is ASCII, with 0D for a new line and 1C for a color.
"""

from collections.abc import Sequence
from typing import Final

from drivers.letters import with_signs_of
from kiosk.core.devices import SignRow

MODES: Final = {"rotate": b"a", "hold": b"b"}
_WAKE: Final = bytes(5)
_AMBER: Final = b"\x1c3"
_RED: Final = b"\x1c1"


def text_file(rows: Sequence[SignRow], *, address: int, mode: str) -> bytes:
    """Return the frame that shows these rows: side by side in a rotating mode, otherwise one below the other."""
    between = b"   " if mode == "rotate" else b"\r"
    text = between.join(map(_row, rows)) or b" "
    head = _WAKE + b"\x01Z" + f"{address:02X}".encode("ascii") + b"\x02AA\x1b "
    return head + MODES[mode] + text + b"\x04"


def _row(row: SignRow) -> bytes:
    pending = _RED + b" PENDING" if row.pending else b""
    return _AMBER + _plain(f"{row.name} {row.amount}") + pending


def _plain(text: str) -> bytes:
    return with_signs_of(text).encode("ascii")
