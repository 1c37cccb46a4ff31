"""Encode the messages of an emulated Bee-Tek shoe, from the published tokens. It shares no code with the driver."""

import random

from kiosk.core.cards import Card


class BeeTekVoice:
    """Encode the shoe's messages. `ending` is this unit's end of a token: nothing, or CR and LF."""

    def __init__(self, *, ending: bytes = b"") -> None:
        self._ending = ending

    def _say(self, text: str) -> bytes:
        return f" {text} ".encode("ascii") + self._ending

    def start(self) -> bytes:
        return b""  # This shoe sends nothing at its start.

    def card(self, card: Card) -> bytes:
        return self._say(f"[Game]<Card:{card.text.upper()}>")

    def bad(self, card: Card) -> bytes:
        """Return a card's token with a damaged rank; a token has no check that could fail."""
        return self._say(f"[Game]<Card:#{card.suit.upper()}>")

    def outside(self, card: Card) -> bytes:
        """Return a card that is burned by hand, and not dealt by the shoe's game."""
        return self._say(f"[Manual Burn Cards]<Card:{card.text.upper()}>")

    def unread(self) -> bytes:
        return self._say("[Game]<Game>")

    def alarm(self) -> bytes:
        return self._say("[GameAlarm]<Alarm:E5 Door Open>")

    def clear(self) -> bytes:
        return b""  # It does not report the end of an alarm.

    def garbage(self, dice: random.Random) -> bytes:
        return bytes(dice.choice(b"\x00\x13\x7f\x80\xa5\xfe\xff#?") for _ in range(12))
