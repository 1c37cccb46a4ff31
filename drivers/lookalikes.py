"""Guess the source of bytes that a driver cannot decode: another speed, or another device after a swap of cables.

Each installed driver is asked whether it recognizes the bytes. The bytes themselves are never reported: they may name a
face-down card, or a badge.
"""

from typing import Final

from drivers.kinds import kinds
from drivers.spec import DriverSpec
from kiosk.core.text import EMPTY, Text, text

MAX_BYTES: Final = 512
FEW_BYTES: Final = 8  # Fewer bytes are not conclusive.

OTHER_SPEED: Final = text("another speed or parity: compare them with the device’s manual")
OTHER_DEVICE: Final = text("another device: check which cable is in which port")
CABLES: Final = text("{device}: the cables may be swapped")
DEVICES: Final = {
    "shoe": text("a shoe"),
    "badge": text("a badge reader"),
    "printer": text("a printer"),
    "seat_reader": text("a seat reader"),
}


class Strange:
    """The newest bytes that were not understood."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def take(self, data: bytes) -> None:
        self._bytes += data
        del self._bytes[:-MAX_BYTES]

    def clear(self) -> None:
        """Forget them: the device is understood."""
        self._bytes.clear()

    def looks_like(self) -> Text:
        """Return the guess; EMPTY while there are too few bytes."""
        return looks_like(bytes(self._bytes))


def looks_like(data: bytes) -> Text:
    """Return the guess about bytes that are not a message of the device of their port."""
    if len(data) < FEW_BYTES:
        return EMPTY
    installed = kinds()
    for family, device in DEVICES.items():
        for point in installed[family].values():
            spec = point.load()
            if isinstance(spec, DriverSpec) and spec.recognizes(data):
                return CABLES.fill(device=device)
    odd = sum(not (0x20 <= byte <= 0x7E or byte in b"\r\n\t") for byte in data)
    return OTHER_SPEED if odd * 4 >= len(data) else OTHER_DEVICE
