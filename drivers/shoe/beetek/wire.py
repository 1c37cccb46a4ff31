"""Bee-Tek tokens, from bytes to messages. No I/O.

    [Game]<Card:4S>                        a card; T and 10 are ten, suit first (H3) is accepted
    [Manual Burn Cards]<Card:4S>           a card, while the shoe is set to burn by hand
    [Game]<Game>                           a card that could not be read
    [GameAlarm]<Alarm:E3 Card Not Read>    an alarm
    <W0x01>                                a warning

Spaces, CR and LF, or nothing separate tokens. A token ends with `>`, and is reported with that byte. It has neither a
check nor a number, so any other text is `BeetekInvalid` and is never corrected:

- `[` begins a token anywhere; a `<` that does not follow `]` begins a bare one. An unfinished one is cut short. Two
  halves can therefore merge only where the line lost exactly the bytes between the same place of two tokens.
- The text after the `<` of an invalid token shows whether it was about a card (`Card`, or its beginning): then a
  card may have left the shoe.
"""

import re
from enum import StrEnum
from typing import Final

from drivers.bytewise import ByteParser
from kiosk.core.cards import Card
from kiosk.core.cards import card as card_of
from kiosk.core.value import value

MAX_TOKEN: Final = 96
_BETWEEN: Final = frozenset(b" \r\n")
_TOKEN: Final = re.compile(rb"\[(Game|Manual Burn Cards|GameAlarm)\]<([^<>]+)>")
_WARNING: Final = re.compile(rb"<(W0x[0-9A-Fa-f]{1,8})>")
_CARD: Final = re.compile(rb"Card:(?:(10|[2-9TJQKA])([CDHS])|([CDHS])(10|[2-9TJQKA]))")
_ALARM: Final = re.compile(rb"Alarm:(?:(E[0-9]+)\b)?([ -~]*)")


class Operation(StrEnum):
    """The operation that the shoe was set to when the token was sent."""

    GAME = "Game"
    BURN = "Manual Burn Cards"
    ALARM = "GameAlarm"


class BeetekFault(StrEnum):
    NOISE = "the bytes received are not a token"
    CUT_SHORT = "a token was cut short"
    TOO_LONG = "a token is too long"
    UNKNOWN = "a token is not known for this shoe"
    NO_CARD = "a token named a card that does not exist"


@value
class BeetekDrawn:
    """A card. `token` is the received token, without the bytes around it."""

    token: bytes
    operation: Operation
    card: Card

    def __post_init__(self) -> None:
        assert self.operation is not Operation.ALARM


@value
class Unread:
    token: bytes


@value
class Alarm:
    """An alarm, as in `code` "E3" (empty when the shoe gave none) and `text` "Card Not Read"."""

    token: bytes
    code: str
    text: str


@value
class Warned:
    token: bytes
    code: str


@value
class BeetekInvalid:
    """Bytes that are not a message. `of_card`: they spoke of a card, so one may have left the shoe."""

    data: bytes
    fault: BeetekFault
    of_card: bool = False


Message = BeetekDrawn | Unread | Alarm | Warned | BeetekInvalid


class BeetekParser(ByteParser[Message]):
    """Parse Bee-Tek tokens. The parser holds at most `MAX_TOKEN` bytes."""

    def _take(self, byte: int, out: list[Message]) -> None:
        bare = byte == 0x3C and (b"<" in self._held or not self._held.endswith(b"]"))
        if byte == 0x5B or bare:  # [ or <
            self._cut_short(out)
            self._noise = 0
            self._held.append(byte)
        elif not self._held:
            if byte not in _BETWEEN and self._is_news():
                out.append(BeetekInvalid(bytes((byte,)), BeetekFault.NOISE))
        elif not 0x20 <= byte <= 0x7E:
            self._cut_short(out)
            self._noise = 1
        else:
            self._held.append(byte)
            if byte == 0x3E:  # >
                out.append(read_token(self._whole()))
            elif len(self._held) >= MAX_TOKEN:
                self._give_up(BeetekFault.TOO_LONG, out)
                self._noise = 1

    def _cut_short(self, out: list[Message]) -> None:
        if self._held:
            self._give_up(BeetekFault.CUT_SHORT, out)

    def _give_up(self, fault: BeetekFault, out: list[Message]) -> None:
        data = self._whole()
        out.append(BeetekInvalid(data, fault, _speaks_of_card(data)))


def _speaks_of_card(data: bytes) -> bool:
    body = data.partition(b"<")[2]
    return body.startswith(b"Card") or (body != b"" and b"Card".startswith(body))


def read_token(token: bytes) -> Message:
    """Read one whole token, from its `[` or bare `<` through its `>`."""
    warning = _WARNING.fullmatch(token)
    if warning is not None:
        return Warned(token, warning[1].decode("ascii"))
    match = _TOKEN.fullmatch(token)
    if match is None:
        return BeetekInvalid(token, BeetekFault.UNKNOWN, _speaks_of_card(token))
    operation, body = Operation(match[1].decode("ascii")), match[2]
    alarm = _ALARM.fullmatch(body)
    if alarm is not None:
        return Alarm(token, (alarm[1] or b"").decode("ascii"), alarm[2].strip().decode("ascii"))
    if operation is not Operation.ALARM:
        if body == b"Game":
            return Unread(token)
        drawn = _CARD.fullmatch(body)
        if drawn is not None:
            rank = (drawn[1] or drawn[4]).decode("ascii").replace("10", "T")
            suit = (drawn[2] or drawn[3]).decode("ascii").lower()
            return BeetekDrawn(token, operation, card_of(rank + suit))
        if body.startswith(b"Card:"):
            return BeetekInvalid(token, BeetekFault.NO_CARD, of_card=True)
    return BeetekInvalid(token, BeetekFault.UNKNOWN, _speaks_of_card(token))
