"""Simulate a shoe: a deck, the encoder of one make, and a pty whose other end a driver opens as a port.

It behaves as hardware does: a drawn card has left the deck whether or not a driver reads.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self, TextIO

from drivers.pty_emulator import PtyEmulator, converse
from drivers.shoe.angel_eye.sim import AngelEyeVoice
from drivers.shoe.beetek.sim import BeeTekVoice
from kiosk.core.cards import DECK, Card
from kiosk.core.cards import card as card_of


class ShoeVoice(Protocol):
    """The messages of a make. An empty answer means that it has no message for it."""

    def start(self) -> bytes: ...
    def card(self, card: Card, /) -> bytes: ...
    def bad(self, card: Card, /) -> bytes: ...
    def outside(self, card: Card, /) -> bytes: ...
    def unread(self) -> bytes: ...
    def alarm(self) -> bytes: ...
    def clear(self) -> bytes: ...
    def garbage(self, dice: random.Random, /) -> bytes: ...


VOICES: Final[dict[str, Callable[[], ShoeVoice]]] = {"beetek": BeeTekVoice, "angel_eye": AngelEyeVoice}


class SimShoe:
    """An emulated shoe with one deck, and faults on request. Each fault is named as on its command line."""

    def __init__(
        self,
        kind: str,
        *,
        seed: int | None = None,
        order: Sequence[Card] | None = None,
        link: Path | None = None,
        voice: ShoeVoice | None = None,
    ) -> None:
        """Open the pty of a shoe of `kind`, its deck in `order` or shuffled, the same way for the same `seed`.

        `link` is the path to give it, `voice` a unit that differs. Raise ValueError for a kind that is not known.
        """
        if kind not in VOICES:
            raise ValueError(f"{kind!r} is not a shoe that can be emulated; write {' or '.join(VOICES)}")
        self._voice = voice or VOICES[kind]()
        self._dice = random.Random(seed)  # noqa: S311  # an emulator repeats itself on purpose
        self._deck: list[Card] = []
        self._last = b""  # The message of the last pulled card.
        self._drawn: Card | None = None
        self._plug = PtyEmulator("shoe", link)
        self._plug.plug_in()
        self.shuffle(seed, order=order)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    @property
    def path(self) -> str:
        """Return the port to give to a driver. It stays the same over a replug."""
        return str(self._plug.path)

    @property
    def opened(self) -> bool:
        """Return whether a driver has opened the port since it was plugged in."""
        return self._plug.opened

    @property
    def plugged_in(self) -> bool:
        return self._plug.plugged_in

    @property
    def deck(self) -> tuple[Card, ...]:
        """Return the cards that are left, the next one first."""
        return tuple(self._deck)

    @property
    def drawn(self) -> Card | None:
        """Return the card that was drawn last, None while there was none."""
        return self._drawn

    def shuffle(self, seed: int | None = None, *, order: Sequence[Card] | None = None) -> None:
        """Put all cards back: in `order`, or shuffled with `seed`, or shuffled again.

        A simulated shuffle takes no time, and a driver treats the same card twice in a row as a repeat. So the card
        that was drawn last is not shuffled to the front: it changes places with the last one.
        """
        if seed is not None:
            self._dice.seed(seed)
        self._deck = list(order) if order is not None else self._dice.sample(DECK, len(DECK))
        if order is None and self._deck[0] is self._drawn:
            self._deck[0], self._deck[-1] = self._deck[-1], self._deck[0]
        self._plug.write(self._voice.start())

    def pull(self, card: Card | None = None) -> Card:
        """Draw the next card, or `card`, and say so on the line. Raise ValueError when it is not in the deck."""
        drawn = self._draw(card)
        self._last = self._voice.card(drawn)
        self._plug.write(self._last)
        return drawn

    def misread(self, reported: Card | None = None) -> Card:
        """Draw the next card, and report `reported`, or else the last card of the deck, in its place. Return the drawn
        card. Raise ValueError when no other card is left to be reported.
        """
        reported_card = reported or (self._deck[-1] if self._deck else None)
        if reported_card is not None and reported_card is self._deck[0]:
            raise ValueError(f"{reported_card} is the next card; report another one")
        drawn = self._draw(None)
        assert reported_card is not None, "an empty shoe draws nothing"
        self._last = self._voice.card(reported_card)
        self._plug.write(self._last)
        return drawn

    def unread(self) -> Card:
        """Draw the next card without being able to read it. Return it: the dealer, who sees it, enters it."""
        drawn = self._draw(None)
        self._plug.write(self._voice.unread())
        return drawn

    def outside(self) -> Card:
        """Draw the next card as one that the shoe's own game does not deal. Return it."""
        drawn = self._draw(None)
        self._plug.write(self._voice.outside(drawn))
        return drawn

    def bad_check(self) -> Card:
        """Draw the next card and damage its message. Return it."""
        drawn = self._draw(None)
        self._plug.write(self._voice.bad(drawn))
        return drawn

    def repeat(self) -> None:
        """Send the last card's message again, byte for byte. Raise ValueError when there was none."""
        if not self._last:
            raise ValueError("no card has been drawn yet")
        self._plug.write(self._last)

    def garbage(self) -> None:
        """Send bytes that are not a message."""
        self._plug.write(self._voice.garbage(self._dice))

    def raw(self, data: bytes) -> None:
        """Send these very bytes."""
        self._plug.write(data)

    def alarm(self) -> None:
        self._plug.write(self._voice.alarm())

    def clear_alarm(self) -> bool:
        """End the alarm. Return False if this make has no message for that."""
        words = self._voice.clear()
        self._plug.write(words)
        return bool(words)

    def unplug(self, *, mid_frame: bool = False) -> Card | None:
        """Pull the cable out; `mid_frame`: while a card's message is half sent. Return that card."""
        drawn = None
        if mid_frame:
            drawn = self._draw(None)
            message = self._voice.card(drawn)
            self._plug.write(message[: len(message) // 2])
        self._plug.unplug()
        return drawn

    def replug(self) -> None:
        """Put the cable back in, under the same path. The shoe starts again; its deck is as it was."""
        if not self._plug.plugged_in:
            self._plug.plug_in()
            self._plug.write(self._voice.start())

    def close(self) -> None:
        self._plug.close()

    def _draw(self, card: Card | None) -> Card:
        if not self._deck:
            raise ValueError("the shoe is empty; shuffle it")
        drawn = card or self._deck[0]
        if drawn not in self._deck:
            raise ValueError(f"{drawn} has been drawn already; shuffle the shoe to have it back")
        self._deck.remove(drawn)
        self._drawn = drawn
        return drawn


HELP: Final = """\
pull [CARD]   draw the next card, or this one, as in: pull Ah
misread [C]   draw the next card, but report another one, or this one
unread        draw a card that the shoe cannot read
outside       draw a card outside of the shoe's own game
bad-check     draw a card whose message is damaged
repeat        send the last card's message again
garbage       send bytes that are not a message
alarm         raise an alarm
clear         end it
unplug [mid]  pull the cable out, or do it in the middle of a card's message
replug        put the cable back in
shuffle [N]   put all cards back and shuffle, the same way for the same N
deck          say how many cards are left
quit          leave"""


def run_sim_shoe(
    kind: str, stdin: TextIO, stdout: TextIO, *, seed: int | None = None, link: Path | None = None
) -> None:
    """Emulate a shoe until `quit` or the end of `stdin`: print its port, then obey one command a line."""
    with SimShoe(kind, seed=seed, link=link) as shoe:
        converse(f"{kind} shoe at {shoe.path}", lambda verb, rest: _obey(shoe, verb, rest), stdin, stdout)


def _obey(shoe: SimShoe, verb: str, rest: list[str]) -> str:
    """Carry out the command of a line and return the answer. Raise ValueError, without an effect, if it cannot."""
    takes = {"pull": 1, "misread": 1, "shuffle": 1, "unplug": 1}.get(verb, 0)
    if len(rest) > takes:
        raise ValueError(f"{verb} takes {'one word' if takes else 'nothing'} after it")
    heard = "" if shoe.opened else " (nobody has opened the port: it is lost)"
    match verb:
        case "help":
            return HELP
        case "deck":
            return f"{len(shoe.deck)} cards left"
        case "pull":
            return f"pulled {shoe.pull(card_of(rest[0]) if rest else None)}{heard}"
        case "misread":
            return f"pulled {shoe.misread(card_of(rest[0]) if rest else None)}, and reported another card{heard}"
        case "unread":
            return f"pulled {shoe.unread()}, unread{heard}"
        case "outside":
            return f"pulled {shoe.outside()}, outside a game{heard}"
        case "bad-check":
            return f"pulled {shoe.bad_check()}, damaged{heard}"
        case "shuffle":
            shoe.shuffle(int(rest[0]) if rest else None)
            return "shuffled"
        case "unplug":
            if rest not in ([], ["mid"]):
                raise ValueError("write unplug, or unplug mid")
            half = shoe.unplug(mid_frame=bool(rest))
            return "unplugged" if half is None else f"unplugged while {half} was being sent"
        case "replug":
            shoe.replug()
            return f"plugged in at {shoe.path}"
        case "clear":
            return f"sent{heard}" if shoe.clear_alarm() else "this make does not say that an alarm is over"
        case "repeat":
            shoe.repeat()
        case "garbage":
            shoe.garbage()
        case "alarm":
            shoe.alarm()
        case _:
            raise ValueError(f"{verb!r} is not a command; help lists them")
    return f"sent{heard}"
