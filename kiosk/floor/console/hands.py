"""Search the hands of every table in the floor's copy, and show them.

A hand is shown as everyone saw it: face-down cards are sealed in the floor's copy, and the key is not there.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final, LiteralString, NamedTuple

import psycopg

from kiosk.core.errors import JournalError
from kiosk.core.value import value
from kiosk.events import Happening
from kiosk.floor.verified.verified import EVENT_COLUMNS
from kiosk.journal import Event

A_PAGE: Final = 50


class CameTo(StrEnum):
    """A result of a hand that can be searched for."""

    WON = "won"
    PAID = "paid"
    VOID = "void"
    REOPENED = "reopened"
    CORRECTED = "corrected"
    DISPUTED = "disputed"


_ODD_ONES: Final = (CameTo.VOID, CameTo.REOPENED, CameTo.CORRECTED, CameTo.DISPUTED)


class AfterHand(NamedTuple):
    """The last hand of a page: the next page has older ones."""

    at_ms: int
    journal: int
    hand: int


@value
class HandsSought:
    """The filters of a search; a filter that is "" or None does not apply.

    `game` is its key, `dealer` an id; the hand began from `from_ms` to before `to_ms`; `number` is the hand's; one seat
    was paid `least` cents at least; `result` is a `CameTo`.
    """

    table: str = ""
    game: str = ""
    dealer: str = ""
    from_ms: int | None = None
    to_ms: int | None = None
    number: int | None = None
    least: int | None = None
    result: str = ""


@value
class HandAtFloor:
    """A hand as it is listed. `best` is the most that one seat was paid, `result` open, settled or void."""

    journal: int
    hand: int
    table: str
    game: str
    dealer: str
    at_ms: int
    result: str
    house_net: int
    best: int
    marks: tuple[CameTo, ...]

    @property
    def after(self) -> AfterHand:
        return AfterHand(self.at_ms, self.journal, self.hand)


@value
class HandsFound:
    """A page of the hands that were looked for, after that hand; `more`: there may be older ones."""

    sought: HandsSought
    after: AfterHand | None
    hands: tuple[HandAtFloor, ...]
    more: bool


@value
class HandRecalled:
    """A hand's events, as its table wrote them."""

    journal: int
    hand: int
    events: tuple[Event, ...]


_WHERE: Final[dict[str, LiteralString]] = {
    "table": "h.table_id = %(table)s",
    "game": "h.game = %(game)s",
    "dealer": "h.dealer = %(dealer)s",
    "from_ms": "h.at_ms >= %(from_ms)s",
    "to_ms": "h.at_ms < %(to_ms)s",
    "number": "h.hand = %(number)s",
    "least": "h.best > 0 AND h.best >= %(least)s",
}
_RESULT: Final[dict[str, LiteralString]] = {
    CameTo.WON: "h.result = 'settled' AND h.house_net > 0",
    CameTo.PAID: "h.result = 'settled' AND h.house_net < 0",
    CameTo.VOID: "h.result = 'void'",
    CameTo.REOPENED: "h.reopened",
    CameTo.CORRECTED: "h.corrected",
    CameTo.DISPUTED: "h.disputed",
}
_FOUND: Final[LiteralString] = """SELECT h.journal, h.hand, h.table_id, h.game, h.dealer, h.at_ms, h.result,
  h.house_net, h.best, h.reopened, h.corrected, h.disputed FROM floor.hand h WHERE """
_PAGE: Final[LiteralString] = " ORDER BY h.at_ms DESC, h.journal DESC, h.hand DESC LIMIT %(most)s"
_AFTER: Final[LiteralString] = "(h.at_ms, h.journal, h.hand) < (%(at_ms)s, %(journal)s, %(hand)s)"
_EVENTS: Final = f"SELECT {EVENT_COLUMNS} FROM floor.event WHERE journal = %s AND hand = %s ORDER BY seq"  # noqa: S608, names


def find_hands(
    db: psycopg.Connection[Any], sought: HandsSought, after: AfterHand | None = None, *, most: int = A_PAGE
) -> list[HandAtFloor]:
    """Return a page of the hands that are looked for, newest first. A console is connected."""
    values: dict[str, Any] = {
        "table": sought.table,
        "game": sought.game,
        "dealer": sought.dealer,
        "from_ms": sought.from_ms,
        "to_ms": sought.to_ms,
        "number": sought.number,
        "least": sought.least,
    }
    parts: list[LiteralString] = [where for name, where in _WHERE.items() if values[name] not in ("", None)]
    if sought.result in _RESULT:
        parts.append(_RESULT[sought.result])
    if after is not None:
        parts.append(_AFTER)
        values |= after._asdict()
    query = _FOUND + (" AND ".join(parts) or "true") + _PAGE
    return [_row(row) for row in db.execute(query, {**values, "most": most}).fetchall()]


def _row(row: tuple[Any, ...]) -> HandAtFloor:
    borne = (row[6] == "void", *row[9:])
    marks = tuple(mark for mark, bears in zip(_ODD_ONES, borne, strict=True) if bears)
    return HandAtFloor(*(*row[:9], marks))


def events_of(db: psycopg.Connection[Any], journal: int, hand: int) -> list[Event]:
    """Return the events of a hand, as its table wrote them. A console is connected."""
    return [Event(tuple(row)) for row in db.execute(_EVENTS, (journal, hand)).fetchall()]


def readable(events: list[Event]) -> Iterator[tuple[Event, Happening]]:
    """Yield each event that everyone saw: an event that names a face-down card is left out."""
    for event in events:
        try:
            yield event, event.what
        except JournalError as error:
            if error.code != "sealed":
                raise
