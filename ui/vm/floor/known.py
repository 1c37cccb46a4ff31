"""Interfaces that a console requires of its connection, and the words for the age of its data."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from kiosk.core.text import Text
from kiosk.floor import Age, FloorHouse, Order, TableSeen
from kiosk.table import CallAtTable
from ui.vm.controls.words import say
from ui.vm.floor import rows, words
from ui.vm.floor.rows import ConsoleFact
from ui.vm.floor.search import SearchLine


class ConsoleLine(SearchLine, Protocol):
    """The requests of the screen to the console's line to the server."""

    def answer(self, seen: TableSeen, call: CallAtTable, verb: str, signature: tuple[str, str]) -> None: ...
    def order(self, seen: TableSeen, order: Order, details: Mapping[str, Any], signature: tuple[str, str]) -> None: ...
    def post(self, table: str, kind: str, amounts: Mapping[str, int], *, by: str, why: str) -> None: ...
    def look_at(self, picture: str) -> None: ...
    def note(self, alert: str, person: str) -> None: ...
    def guessed(self, person: str, left_ms: int) -> None: ...
    def sit(self, person: str) -> None: ...
    def rise(self) -> None: ...


class LaidHere(Protocol):
    """The screen's requests to the object that applies published versions."""

    @property
    def as_of(self) -> str: ...
    def age(self, kind: str) -> Age | None: ...


def no_tables(house: FloorHouse) -> Text:
    """Return why no table is shown."""
    if house.tables:
        return words.NO_TABLES_OF
    return words.NO_TABLES if house.is_there else words.LOOKING


def ages(laid: LaidHere | None, now_ms: int) -> Iterator[ConsoleFact]:
    """Yield which versions of people and rules count here, and since when."""
    for kind, label in words.LAID.items():
        age = None if laid is None else laid.age(kind)
        if age is not None:
            yield rows.age_line(label, age, now_ms)


def what_is_lost(house: FloorHouse, laid: LaidHere | None, lost_ms: int) -> str:
    """Return why the server is away, and the age of the displayed data; "" while it is connected.

    `lost_ms` is the last time it was there, in ms since 1970, 0 for never.
    """
    if not house.why:
        return ""
    said = [say(house.why)]
    if house.tables and lost_ms:
        said.append(say(words.OF_THEN.fill(time=rows.clock(lost_ms))))
    if laid is not None and laid.as_of:
        said.append(say(laid.as_of))
    return " ".join(said)
