"""Simulate seat readers: a tagged deck, the cards at each seat, and a pty that a driver opens."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from drivers.pty_emulator import SimDevice
from drivers.seat_reader.feig.sim import FeigVoice
from drivers.seat_reader.hub.sim import HubVoice
from kiosk.core.cards import DECK
from kiosk.core.cards import card as card_of


class SeatVoice(Protocol):
    """The messages of a make. An empty answer means that it has no message for it, or sends it only on request."""

    def started(self) -> bytes: ...
    def alive(self) -> bytes: ...
    def seat(self, seat: int, tags: Sequence[str], /) -> bytes: ...
    def broken(self, seat: int, /) -> bytes: ...
    def answer(self, data: bytes, tags_by_seat: Mapping[int, Sequence[str]], /) -> bytes: ...


VOICES: Final[dict[str, Callable[[], SeatVoice]]] = {"hub": HubVoice, "feig": FeigVoice}
FOREIGN: Final = "E0040199FFFFFFFF"


def tag_of(text: str) -> str:
    """Return the tag of a card in the emulated deck; XX is a card of another deck."""
    return FOREIGN if text == "XX" else f"E0040100{card_of(text).index + 1:08X}"


def deck_file() -> str:
    """Return the file of the emulated deck, for a driver's setting `deck`."""
    return "[cards]\n" + "".join(f'{tag_of(card.text)} = "{card.text}"\n' for card in DECK)


class SimSeats(SimDevice):
    """Emulated seat readers. Each fault is named as on its command line."""

    HELP = """\
lay SEAT CARD...   lay cards at a seat, as in: lay 3 Ah Kd; a card XX is of another deck
clear [SEAT]       take the cards of a seat away, or of all
broken SEAT        let a seat's reader fail
alive              say that the hub is alive
deck               print the file of this deck"""

    def __init__(self, kind: str, *, link: Path | None = None) -> None:
        """Open the pty of readers of `kind`. Raise ValueError for a kind that is not known."""
        if kind not in VOICES:
            raise ValueError(f"{kind!r} is not a seat reader that can be emulated; write {' or '.join(VOICES)}")
        super().__init__("seats", link)
        self._voice = VOICES[kind]()
        self._tags_by_seat: dict[int, list[str]] = {}

    def lay(self, seat: int, *cards: str) -> None:
        """Put cards at a seat. Raise ValueError for an invalid card."""
        self._tags_by_seat[seat] = [*self._tags_by_seat.get(seat, []), *map(tag_of, cards)]
        self._tell(seat)

    def clear(self, seat: int | None = None) -> None:
        for place in [seat] if seat is not None else list(self._tags_by_seat):
            self._tags_by_seat.pop(place, None)
            self._tell(place)

    def broken(self, seat: int) -> None:
        self.plug.write(self._voice.broken(seat))

    def alive(self) -> None:
        self.plug.write(self._voice.alive())

    def _tell(self, seat: int) -> None:
        if not self.muted:
            self.plug.write(self._voice.seat(seat, self._tags_by_seat.get(seat, [])))

    def answer(self, data: bytes) -> bytes:
        return self._voice.answer(data, self._tags_by_seat)

    def boot(self) -> bytes:
        return self._voice.started() + b"".join(
            self._voice.seat(seat, tags) for seat, tags in self._tags_by_seat.items()
        )

    def half(self) -> bytes:
        line = self._voice.seat(1, [FOREIGN])
        return line[: len(line) // 2]

    def obey(self, verb: str, rest: list[str]) -> str | None:
        match verb, rest:
            case "lay", [seat, *cards] if cards:
                self.lay(int(seat), *cards)
            case "clear", []:
                self.clear()
            case "clear", [seat]:
                self.clear(int(seat))
            case "broken", [seat]:
                self.broken(int(seat))
            case "alive", []:
                self.alive()
            case "deck", []:
                return deck_file()
            case _:
                return None
        return "done"
