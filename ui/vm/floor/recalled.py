"""Show a hand of the floor's copy at a console: face-up cards, winners, and acts.

Cards that were never turned over stay hidden: if their names are sealed, the event is left out, and the record of the
hand has them as unread.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kiosk.archive import description_of, row_of
from kiosk.core.cards import card
from kiosk.core.dates import moment_words
from kiosk.core.dice import COLOR_WORDS, die
from kiosk.core.text import Text, homonym, text
from kiosk.core.value import value
from kiosk.events import HandOpened, HandSettled, HandVoided
from kiosk.floor import readable
from kiosk.journal import Event
from ui.vm.controls.words import SEAT, say
from ui.vm.floor import words
from ui.vm.floor.rows import ConsoleFact

_ROWS = {
    "community": text("Community cards"),
    "board": homonym("Board", "the community cards"),
    "dealer_hole": text("Dealer"),
    "six_card_bonus_cards": text("6 Card Bonus"),
}


_PLAYERS = ("seats", "players")  # Lists of a record that name the players; other lists with seats are actions.


@value
class ConsoleCards:
    """Cards or dice of one place: "back" for an unseen one. `words` are the colors of dice."""

    label: str = ""
    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@value
class HistoryLine:
    """An act in a hand: its time, its person, and its description."""

    at: str = ""
    who: str = ""
    what: str = ""


def recalled_look(events: Sequence[Event], name: Callable[[str], str]) -> dict[str, Any]:
    """Return the contents of a hand's page. `name` returns the name of an ID."""
    readings = dict(readable(list(events)))
    opened = next((event for event, what in readings.items() if isinstance(what, HandOpened)), None)
    end = next((event for event in reversed(events) if isinstance(readings.get(event), HandSettled | HandVoided)), None)
    game = opened.of(HandOpened).game if opened is not None else ""
    shown: dict[str, Any] = {"history": tuple(_history(readings, name, game))}
    if opened is None:
        return shown
    shown["title_note"] = say(moment_words(opened.at_ms))
    shown["facts"] = tuple(_facts(opened, end, name))
    settled = readings.get(end) if end is not None else None
    if isinstance(settled, HandSettled) and isinstance(settled.result.input, Mapping):
        shown["cards"] = tuple(cards_of(settled.result.input))
    return shown


def _facts(opened: Event, end: Event | None, name: Callable[[str], str]) -> Iterator[ConsoleFact]:
    began = opened.of(HandOpened)
    yield ConsoleFact(say(words.GAME), str(began.rules.game.get("title", began.game)))
    yield ConsoleFact(say(words.DEALER), name(began.dealer))
    if end is None:
        return
    row = row_of(opened, end)
    if row.void:
        yield ConsoleFact(say(words.REASON), say(row.void))
    for pay in row.pays:
        line = f"{say(pay.line)} · " if pay.line else ""
        yield ConsoleFact(say(SEAT.fill(seat=pay.seat)), line + row.written(pay.amount))


def cards_of(given: Mapping[str, Any]) -> Iterator[ConsoleCards]:
    """Yield every row of cards or dice in the record of a hand: those of the table first, then each seat's."""
    for key, shown in given.items():
        if cards := _faces(shown):
            yield _row(say(_ROWS.get(key, Text(key.replace("_", " ").capitalize()))), cards)
    for key in _PLAYERS:
        for seat in given.get(key) or ():
            if isinstance(seat, Mapping) and "seat" in seat:
                cards = next((faces for held in seat.values() if (faces := _faces(held, sees_none=True))), ())
                if cards:
                    yield _row(say(SEAT.fill(seat=seat["seat"])), cards)


def _row(label: str, faces: tuple[str, ...]) -> ConsoleCards:
    colors = (face.partition("/")[2] for face in faces)
    return ConsoleCards(label, faces, tuple(say(COLOR_WORDS[color]) if color else "" for color in colors))


def _faces(value: object, *, sees_none: bool = False) -> tuple[str, ...]:
    """Return cards or dice as drawn, unseen ones as backs; nothing if none is seen, except with `sees_none`."""
    if not isinstance(value, list | tuple) or not value:
        return ()
    faces = tuple(map(_face, value))
    return faces if all(faces) and (sees_none or any(face != "back" for face in faces)) else ()


def _face(value: object) -> str:
    if value is None:
        return "back"
    try:
        if isinstance(value, Mapping):
            return die(f"{value['face']}/{value['colour']}").text
        return card(str(value)).text
    except (ValueError, KeyError):
        return ""


def _history(readings: Mapping[Event, Any], name: Callable[[str], str], game: str) -> Iterator[HistoryLine]:
    for event in readings:
        said = description_of(event, game)
        if said is not None:
            at = time.strftime("%H:%M:%S", time.localtime(event.at_ms / 1000))
            yield HistoryLine(at, name(event.actor), say(said))
