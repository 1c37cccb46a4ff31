"""Encode the messages of an emulated Angel Eye II-EX, from the published frames. It shares no code with the driver."""

import random
from functools import reduce
from operator import xor

from kiosk.core.cards import Card

_SUIT_NIBBLE = {"d": 0x90, "c": 0xA0, "s": 0xB0, "h": 0xC0}


class AngelEyeVoice:
    """Encode messages as the shoe does: numbered 1 to 9 again and again, with cards to player and banker in turn."""

    def __init__(self) -> None:
        self._number = 0
        self._drawn = 0

    def _frame(self, data: bytes, *, hurt: int = 0) -> bytes:
        self._number = self._number % 9 + 1
        checked = f"{self._number}".encode("ascii") + data + b"\x03"
        return b"\x05" + checked + f"{reduce(xor, checked) ^ hurt:02X}".encode("ascii")

    def _drawn_data(self, card: Card) -> bytes:
        place = 0x80 | (self._drawn % 2) << 4 | (self._drawn // 2 % 3 + 1)
        self._drawn += 1
        rank = 1 if card.rank == 14 else card.rank
        return bytes((ord("D"), place, _SUIT_NIBBLE[card.suit] | rank))

    def start(self) -> bytes:
        self._number = self._drawn = 0
        return self._frame(b"S")

    def card(self, card: Card) -> bytes:
        return self._frame(self._drawn_data(card))

    def bad(self, card: Card) -> bytes:
        """Return a card's frame whose check is wrong."""
        return self._frame(self._drawn_data(card), hurt=0x11)

    def outside(self, card: Card) -> bytes:
        """Return a card that is drawn outside a game."""
        return self._frame(b"d" + self._drawn_data(card)[1:])

    def unread(self) -> bytes:
        return self._frame(b"E\xc1")

    def alarm(self) -> bytes:
        return self._frame(b"E\xc5")

    def clear(self) -> bytes:
        return self._frame(b"e\xc5")

    def garbage(self, dice: random.Random) -> bytes:
        return bytes(dice.choice(b"\x00\x02\x06\x15\x55\x7f\xa5\xff") for _ in range(12))
