"""Emulate FEIG readers, from the published frames. It shares no code with the driver.

The CRC is computed from a table here, and bit by bit in the driver.
"""

from collections.abc import Mapping, Sequence

_TABLE = [0] * 256
for _index in range(256):
    _value = _index
    for _ in range(8):
        _value = (_value >> 1) ^ (0x8408 * (_value & 1))
    _TABLE[_index] = _value

TAGS_A_FRAME = 4


def _framed(body: bytes) -> bytes:
    frame = bytes([len(body) + 3]) + body
    total = 0xFFFF
    for byte in frame:
        total = (total >> 8) ^ _TABLE[(total ^ byte) & 0xFF]
    return frame + bytes([total & 0xFF, total >> 8])


class FeigVoice:
    """Answer the question of each reader; the reader of seat n has the bus address n - 1. They send nothing unasked."""

    def __init__(self) -> None:
        self._held = b""
        self._left: dict[int, list[str]] = {}
        self._broken: set[int] = set()

    def started(self) -> bytes:
        return b""

    def alive(self) -> bytes:
        return b""

    def seat(self, seat: int, tags: Sequence[str]) -> bytes:
        return b""

    def broken(self, seat: int) -> bytes:
        self._broken.add(seat)
        return b""

    def answer(self, data: bytes, tags_by_seat: Mapping[int, Sequence[str]]) -> bytes:
        self._held += data
        said = b""
        while self._held and len(self._held) >= self._held[0] >= 3:
            asked, self._held = self._held[: self._held[0]], self._held[self._held[0] :]
            if asked == _framed(asked[1:-2]) and asked[2:4] == b"\xb0\x01":
                said += self._tags(asked[1], tags_by_seat, more=bool(asked[4] & 0x80))
        return said

    def _tags(self, address: int, tags_by_seat: Mapping[int, Sequence[str]], *, more: bool) -> bytes:
        seat = 1 if address == 0xFF else address + 1
        address = seat - 1
        if seat in self._broken:
            return b""
        if not more:
            self._left[address] = list(tags_by_seat.get(seat, ()))
        tags, self._left[address] = self._left[address][:TAGS_A_FRAME], self._left[address][TAGS_A_FRAME:]
        if not tags:
            return _framed(bytes([address, 0xB0, 0x01]))
        status = 0x94 if self._left[address] else 0x00
        entries = b"".join(b"\x03\x00" + bytes.fromhex(tag) for tag in tags)
        return _framed(bytes([address, 0xB0, status, len(tags)]) + entries)
