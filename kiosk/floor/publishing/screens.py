"""Share what people choose for the screen, so that a longer rest time or larger text follows them to every table.

A table sends the choices that were made there, with its device's signature. Each table and console takes those of all
others, as far as a manager of the house vouches for the device (`PublishedKind.TABLES`), and the newest choice of each
option counts. The floor server only keeps them.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import psycopg

from kiosk.core.clock import Clock
from kiosk.core.log import program_log
from kiosk.core.text import Sentence
from kiosk.core.value import value
from kiosk.floor.publishing.versions import KeptVersions, PublishedKind
from kiosk.floor.server.server import FloorError
from kiosk.journal import is_vouched
from kiosk.settings import PersonsChoices

AHEAD_MS: Final = 3_600_000  # A clock that is farther ahead would make its choices the newest ones for long.
AT_ONCE: Final = 100
_NAMED: Final = b"screen\0"
_TAKEN: Final = ("ok", "again")


@value
class ChosenElsewhere:
    """The choices of people at other tables, and the reasons why some of them are refused."""

    people: Mapping[str, PersonsChoices]
    refused: tuple[Sentence, ...] = ()


def word_of(person: str, choices: PersonsChoices) -> str:
    """Return a person's choices as their table sends them."""
    word = {"person": person, "settings": choices.chosen, "times": choices.times}
    return json.dumps(word, ensure_ascii=False, sort_keys=True)


def signed_words(word: str) -> bytes:
    """Return the bytes that the table's device signs."""
    return _NAMED + word.encode()


def choose(db: psycopg.Connection[Any], words: Mapping[str, bytes]) -> list[str]:
    """Send words with their signatures. Return the outcome of each (floor.choose)."""
    row = db.execute("SELECT floor.choose(%s::text[], %s::bytea[])", (list(words), list(words.values()))).fetchone()
    return [] if row is None else row[0]


class ScreensExchange:
    """Sends choices to the floor server and reads those of other tables. One thread calls it, again and again.

    `here` returns the choices that were made at this table, and `vouch` signs. A console sends nothing.
    """

    def __init__(
        self,
        kept: KeptVersions,
        clock: Clock,
        *,
        here: Callable[[], Mapping[str, PersonsChoices]] = dict,
        vouch: Callable[[bytes], bytes] = lambda words: b"",
    ) -> None:
        self._kept, self._clock, self._here, self._vouch = kept, clock, here, vouch
        self._db: psycopg.Connection[Any] | None = None
        self._devices = 0  # The version of the trusted devices.
        self._sent: set[str] = set()
        self._upto = 0
        self._refused: set[str] = set()

    def exchange(self, db: psycopg.Connection[Any]) -> ChosenElsewhere | None:
        """Send new choices, and return those of others that are new; None for none.

        On a new connection everything is exchanged: the server may have been restored.
        """
        try:
            return self._exchange(db)
        except FloorError as error:  # Damaged files of the house must not stop the link.
            program_log.warning("the floor: %s", error)
            return None

    def _exchange(self, db: psycopg.Connection[Any]) -> ChosenElsewhere | None:
        version = self._kept.of(PublishedKind.TABLES)
        devices = 0 if version is None else version.number
        if db is not self._db or devices != self._devices:
            self._db, self._devices, self._upto = db, devices, 0
            self._sent.clear()
        self._send(db)
        rows = db.execute("SELECT * FROM floor.chosen(%s)", (self._upto,)).fetchall()
        found: dict[str, PersonsChoices] = {}
        refused: list[Sentence] = []
        for change, table, key, word, signature in rows:
            self._upto = max(self._upto, change)
            if bytes(key).hex() not in self._kept.vouched(table):
                continue
            try:
                person, choices = self._read(table, word, bytes(signature), bytes(key))
            except FloorError as error:
                if word not in self._refused:
                    self._refused.add(word)
                    refused.append(error.message)
            else:
                found[person] = found.get(person, PersonsChoices()).with_newer_of(choices)
        return ChosenElsewhere(found, tuple(refused)) if found or refused else None

    def _send(self, db: psycopg.Connection[Any]) -> None:
        words = (word_of(person, choices) for person, choices in self._here().items())
        new = [word for word in words if word not in self._sent][:AT_ONCE]
        answers = choose(db, {word: self._vouch(signed_words(word)) for word in new}) if new else []
        for word, answer in zip(new, answers, strict=True):
            self._sent.add(word)
            if answer not in _TAKEN:
                program_log.warning("the floor refuses choices for the screen (%s): %s", answer, word)

    def _read(self, table: str, word: str, signature: bytes, key: bytes) -> tuple[str, PersonsChoices]:
        """Return the person and the choices of a word. Raise FloorError unless they can be used."""
        if not is_vouched(key, signed_words(word), signature):
            raise FloorError(
                "forged", "The floor server sent screen settings that {table} has not signed.", table=table
            )
        try:
            said = json.loads(word)
            person = said.pop("person")
            if not isinstance(person, str):
                raise TypeError("a person without an ID")
            choices = PersonsChoices.model_validate(said)
        except (ValueError, TypeError, AttributeError, KeyError, RecursionError) as error:
            raise FloorError(
                "screens", "Screen settings from {table} cannot be used and are ignored.", table=table
            ) from error
        if max(choices.times.values(), default=0) > self._clock.now_ms() + AHEAD_MS:
            raise FloorError(
                "early",
                "Screen settings from {table} are dated in the future: have a technician set its clock.",
                table=table,
            )
        return person, choices
