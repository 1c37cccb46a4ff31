"""Angel Eye II-EX frames, from bytes to messages. No I/O.

    ENQ(05)  seq  data  ETX(03)  BCC BCC

`seq` is an ASCII digit. `data` is a letter and its arguments. BCC is the XOR of all bytes from `seq` through ETX,
as two upper-case hex digits. ENQ occurs nowhere else, so it always begins a frame; an unfinished one is cut short.

    D  card drawn in a game, `d` outside one: two bytes. First: bit 7 set, bits 6-4 role, bits 3-0 index.
       Second: suit in the high nibble (1 diamonds, 2 clubs, 3 spades, 4 hearts, once bit 7 is cleared), rank 1-13.
    R  open: sent again, or dealt again       E  error, `e` error cleared: bits 3-0 its number
    G  result   L  lock   M  preset changed   C  cut card   S  start   P  standby

Bytes become a card only with a good check, and only in the forms above: any other message is `Unclear`.
"""

from enum import IntEnum, StrEnum
from typing import Final

from drivers.bytewise import ByteParser
from kiosk.core.cards import Card
from kiosk.core.cards import card as card_of
from kiosk.core.value import value

ENQ: Final = 0x05
ETX: Final = 0x03
MAX_DATA: Final = 16
MAX_FRAME: Final = 1 + 1 + MAX_DATA + 1 + 2
_HEX: Final = b"0123456789ABCDEF"
_RANKS: Final = "?A23456789TJQK"
_SUITS: Final = {1: "d", 2: "c", 3: "s", 4: "h"}


class Destination(IntEnum):
    """The destination, as the shoe believes, of a card of a baccarat game."""

    PLAYER = 0
    BANKER = 1
    BURN = 2
    FIRST = 4
    BURN_COUNT = 5


class AngelEyeNotice(StrEnum):
    """A message that carries no card and no error."""

    RESULT = "G"
    LOCK = "L"
    PRESET = "M"
    CUT_CARD = "C"
    START = "S"
    STANDBY = "P"
    AGAIN = "R"


_KINDS: Final = {kind.value: kind for kind in AngelEyeNotice}


class AngelEyeFault(StrEnum):
    NOISE = "bytes outside a frame arrived"
    CUT_SHORT = "a frame was cut short"
    TOO_LONG = "a frame is too long"
    BAD_CHECK = "a bad frame checksum"
    BAD_FORM = "a frame lacks a number or data"


@value
class AngelEyeDrawn:
    """A card. `frame` is all that was sent, from ENQ through the check, as in every message."""

    frame: bytes
    card: Card
    role: Destination
    in_game: bool


@value
class Error:
    frame: bytes
    number: int


@value
class ErrorCleared:
    """An error is over: its `number`, or None when the shoe does not say which."""

    frame: bytes
    number: int | None


@value
class Notice:
    frame: bytes
    kind: AngelEyeNotice


@value
class Unclear:
    """A message with a correct check and an unknown meaning. `of_card`: a card was drawn, but it is not known which."""

    frame: bytes
    why: str
    of_card: bool


@value
class AngelEyeInvalid:
    data: bytes
    fault: AngelEyeFault


Whole = AngelEyeDrawn | Error | ErrorCleared | Notice | Unclear
Message = Whole | AngelEyeInvalid


class AngelEyeParser(ByteParser[Message]):
    """Parse Angel Eye II-EX frames. The parser holds at most `MAX_FRAME` bytes."""

    def _take(self, byte: int, out: list[Message]) -> None:
        if byte == ENQ:
            self._cut_short(out)
            self._noise = 0
            self._held.append(byte)
        elif not self._held:
            if self._is_news():
                out.append(AngelEyeInvalid(bytes((byte,)), AngelEyeFault.NOISE))
        else:
            self._held.append(byte)
            end = self._held.find(ETX, 1)
            if end >= 0:
                if len(self._held) == end + 3:
                    out.append(read_frame(self._whole()))
            elif len(self._held) > MAX_FRAME - 3:
                out.append(AngelEyeInvalid(self._whole(), AngelEyeFault.TOO_LONG))
                self._noise = 1

    def _cut_short(self, out: list[Message]) -> None:
        if self._held:
            out.append(AngelEyeInvalid(self._whole(), AngelEyeFault.CUT_SHORT))


def read_frame(frame: bytes) -> Message:
    """Read one whole frame, ENQ through the second digit of the check."""
    assert frame[0] == ENQ, frame
    assert frame[-3] == ETX, frame
    body, check = frame[1:-2], frame[-2:]
    if len(body) < 3 or not 0x30 <= body[0] <= 0x39:
        return AngelEyeInvalid(frame, AngelEyeFault.BAD_FORM)
    xor = 0
    for byte in body:
        xor ^= byte
    if check != bytes((_HEX[xor >> 4], _HEX[xor & 15])):
        return AngelEyeInvalid(frame, AngelEyeFault.BAD_CHECK)
    letter, rest = chr(body[1]), body[2:-1]
    if letter in ("D", "d"):
        return _read_card(frame, rest, in_game=letter == "D")
    if letter == "E" and len(rest) == 1:
        return Error(frame, rest[0] & 15)
    if letter == "e":
        return ErrorCleared(frame, rest[0] & 15 if len(rest) == 1 else None)
    if letter in _KINDS:
        return Notice(frame, _KINDS[letter])
    return Unclear(frame, f"message {letter!r} is not known", of_card=False)


def _read_card(frame: bytes, rest: bytes, *, in_game: bool) -> Message:
    if len(rest) != 2 or not rest[0] & rest[1] & 0x80:
        return Unclear(frame, "a card message has an unknown format", of_card=True)
    suit, rank, role = _SUITS.get(rest[1] >> 4 & 7), rest[1] & 15, rest[0] >> 4 & 7
    if suit is None or not 1 <= rank <= 13:
        return Unclear(frame, "a drawn card does not exist", of_card=True)
    if role not in list(Destination):
        return Unclear(frame, f"a card was drawn for a place that is not known ({role})", of_card=True)
    return AngelEyeDrawn(frame, card_of(_RANKS[rank] + suit), Destination(role), in_game)
