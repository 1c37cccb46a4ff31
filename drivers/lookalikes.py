"""Say what bytes look like that a driver does not understand: another speed, or another device after a swap of cables.

The decoders of the other devices are given the same bytes. Nothing of the bytes themselves is told: they may name a
card that lies face down, or a badge.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from drivers.badge.rdm6300.wire import Fob, Rdm6300Parser
from drivers.badge.scanner.wire import Scanned, ScannerParser
from drivers.printer.tcl.wire import TclParser, TclStatus
from drivers.seat_reader.feig.wire import FeigInvalid, FeigParser
from drivers.seat_reader.hub.wire import HubInvalid, HubParser
from drivers.shoe.angel_eye.wire import AngelEyeInvalid, AngelEyeParser
from drivers.shoe.beetek.wire import BeetekInvalid, BeetekParser
from kiosk.core.text import EMPTY, Text, text

MOST_BYTES: Final = 512
FEW_BYTES: Final = 8  # less says nothing

OTHER_SPEED: Final = text("another speed or parity: compare them with the device’s manual")
OTHER_DEVICE: Final = text("another device: check which cable is in which port")
CABLES: Final = text("{device}: the cables may be swapped")
DEVICES: Final = {
    "shoe": text("a shoe"),
    "badge": text("a badge reader"),
    "printer": text("a printer"),
    "seat_reader": text("a seat reader"),
}

# Each kind that can be told by its bytes: its family, its decoder, and which messages are whole.
_KINDS: Final[dict[str, tuple[str, Callable[[], Any], Callable[[object], bool]]]] = {
    "beetek": ("shoe", BeetekParser, lambda message: not isinstance(message, BeetekInvalid)),
    "angel_eye": ("shoe", AngelEyeParser, lambda message: not isinstance(message, AngelEyeInvalid)),
    "rdm6300": ("badge", Rdm6300Parser, lambda message: isinstance(message, Fob)),
    "hub": ("seat_reader", HubParser, lambda message: not isinstance(message, HubInvalid)),
    "feig": ("seat_reader", FeigParser, lambda message: not isinstance(message, FeigInvalid)),
    "tcl": ("printer", TclParser, lambda message: isinstance(message, TclStatus)),
    "scanner": ("badge", ScannerParser, lambda message: isinstance(message, Scanned) and _is_badge(message.text)),
}


def _is_badge(line: str) -> bool:
    """Say whether a line has the form of a badge, and not of words."""
    return re.fullmatch(r"[0-9A-Z%;+=?^/. -]{6,}", line) is not None and sum(map(str.isdigit, line)) >= 4


class Strange:
    """The newest bytes that were not understood."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def take(self, data: bytes) -> None:
        self._bytes += data
        del self._bytes[:-MOST_BYTES]

    def clear(self) -> None:
        """Forget them: the device is understood."""
        self._bytes.clear()

    def looks_like(self) -> Text:
        """Return what they look like; EMPTY while there are too few."""
        return looks_like(bytes(self._bytes))


def looks_like(data: bytes) -> Text:
    """Return what bytes look like that are no message of the device whose port they came from."""
    if len(data) < FEW_BYTES:
        return EMPTY
    for family, parser, is_whole in _KINDS.values():
        if any(is_whole(message) for message in parser().feed(data)):
            return CABLES.fill(device=DEVICES[family])
    odd = sum(not (0x20 <= byte <= 0x7E or byte in b"\r\n\t") for byte in data)
    return OTHER_SPEED if odd * 4 >= len(data) else OTHER_DEVICE
