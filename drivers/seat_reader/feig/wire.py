"""FEIG OBID frames, from bytes to messages and from questions to bytes. No I/O.

    LEN ADR CMD DATA… CRC CRC         a question; LEN is the length of the whole frame
    LEN ADR CMD STATUS DATA… CRC CRC  its answer, from the reader with that address

The CRC is CRC-16 with the reflected polynomial 8408 from FFFF, low byte first. `B0 01 00` asks for all tags in the
field, `B0 01 80` for more of them. Status 00: the answer has all tags; 94: there are more; 01: there is none. The
data of tags is their number, and for each: its type, its DSFID, and its eight bytes, high byte first.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from kiosk.core.value import value

INVENTORY: Final = 0xB0
ALL: Final = bytes((INVENTORY, 0x01, 0x00))
MORE: Final = bytes((INVENTORY, 0x01, 0x80))
SHORTEST: Final = 6
_TYPE_15693: Final = 0x03
_TAG_BYTES: Final = 10  # type, DSFID and eight bytes


class FeigFault(StrEnum):
    BAD_LENGTH = "a frame has an impossible length"
    BAD_CHECK = "a bad frame checksum"
    BAD_FORM = "a frame is not a tag reader reply"
    CUT_SHORT = "a frame was cut short"


@value
class Tags:
    """An answer: the reader's address, the tags in it, and whether there are `more`."""

    address: int
    tags: tuple[str, ...]
    more: bool


@value
class Failed:
    """The reader could not carry out the request."""

    address: int
    status: int


@value
class FeigInvalid:
    data: bytes
    fault: FeigFault


Message = Tags | Failed | FeigInvalid


def crc(data: bytes) -> bytes:
    register = 0xFFFF
    for byte in data:
        register ^= byte
        for _ in range(8):
            register = register >> 1 ^ (0x8408 if register & 1 else 0)
    return register.to_bytes(2, "little")


def question(address: int, *, more: bool) -> bytes:
    """Return the question for the tags, or the further tags, in a reader's field."""
    command = MORE if more else ALL
    frame = bytes((len(command) + 4, address)) + command
    return frame + crc(frame)


class FeigParser:
    """Feed it bytes as they come, in any pieces. It holds at most one frame, 255 bytes.

    A frame has no start mark. So a damaged one is dropped with all bytes behind it, and the next question marks the
    next beginning: an answer comes only after a question.
    """

    def __init__(self) -> None:
        self._frame = bytearray()
        self._spoilt = False

    @property
    def pending(self) -> int:
        """Return the number of bytes of an unfinished frame."""
        return len(self._frame)

    def feed(self, data: bytes) -> list[Message]:
        """Return the messages that these bytes complete, in order."""
        return [] if self._spoilt else list(self._feed(data))

    def flush(self) -> list[Message]:
        """Give up an unfinished frame, and return it as one that was cut short. The next byte begins a new one."""
        cut: list[Message] = [FeigInvalid(bytes(self._frame), FeigFault.CUT_SHORT)] if self._frame else []
        self.forget()
        return cut

    def forget(self) -> None:
        """Silently drop an unfinished frame. The next byte begins a new one."""
        self._frame.clear()
        self._spoilt = False

    def _feed(self, data: bytes) -> Iterator[Message]:
        for byte in data:
            self._frame.append(byte)
            if self._frame[0] < SHORTEST:
                yield self._spoil(FeigFault.BAD_LENGTH)
                return
            if len(self._frame) == self._frame[0]:
                message = read_frame(bytes(self._frame))
                if isinstance(message, FeigInvalid):
                    yield self._spoil(message.fault)
                    return
                self._frame.clear()
                yield message

    def _spoil(self, fault: FeigFault) -> FeigInvalid:
        data = bytes(self._frame)
        self._frame.clear()
        self._spoilt = True
        return FeigInvalid(data, fault)


def read_frame(frame: bytes) -> Message:
    """Read one frame of the length that it says."""
    assert len(frame) == frame[0] >= SHORTEST, frame
    address, command, status, data = frame[1], frame[2], frame[3], frame[4:-2]
    if crc(frame[:-2]) != frame[-2:]:
        return FeigInvalid(frame, FeigFault.BAD_CHECK)
    if command != INVENTORY:
        return FeigInvalid(frame, FeigFault.BAD_FORM)
    if status == 0x01 and not data:
        return Tags(address, (), more=False)
    if status not in (0x00, 0x94):
        return Failed(address, status)
    if not data or len(data) != 1 + data[0] * _TAG_BYTES:
        return FeigInvalid(frame, FeigFault.BAD_FORM)
    entries = [data[at : at + _TAG_BYTES] for at in range(1, len(data), _TAG_BYTES)]
    if any(entry[0] != _TYPE_15693 for entry in entries):
        return FeigInvalid(frame, FeigFault.BAD_FORM)
    return Tags(address, tuple(entry[2:].hex().upper() for entry in entries), more=status == 0x94)
