"""News for a console: the state of each table, or why it is unknown, and other differences."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from kiosk.core.log import program_log
from kiosk.core.text import Sentence, Text
from kiosk.core.value import value
from kiosk.floor.answering.status import TableStatus
from kiosk.floor.console.hands import HandRecalled, HandsFound
from kiosk.floor.publishing.publishing import FloorNews, ToReview
from kiosk.floor.publishing.reports_taken import RefusedReport
from kiosk.floor.publishing.screens import ChosenElsewhere
from kiosk.floor.verified.verified import LastVerified


class Unseen(StrEnum):
    """The reason why the status of a table is unknown here."""

    MUTE = "mute"  # Enrolled, but never connected.
    OTHER = "other"  # The status has another version, or is invalid.


@value
class TableSeen:
    """A table as the floor has it: its ID, its journal with its device's key, and its status, or why it is unknown."""

    table: str
    journal: int
    key: bytes
    status: TableStatus
    unseen: Unseen | None = None
    ahead_ms: int = 0  # Lead over the console's clock.

    def here_ms(self, at_ms: int) -> int:
        """Convert a time of the table to the console's clock, which measures the waits."""
        return at_ms - self.ahead_ms


@value
class AnswerTaken:
    """The outcome of an answer, at its table or on the way there: `refused` is empty if the answer counted."""

    table: str
    call: str
    refused: Text


@value
class Sat:
    """The server's answer to a sign-in at this console: a person may be signed in at one console at a time."""

    person: str
    may: bool


class WrongPins(NamedTuple):
    """A lock after wrong PINs: `person`, or "" for the pad, at `where`, a table or a console, at `at_ms`.

    `key` is its key at the floor, `at_ms` milliseconds since 1970.
    """

    key: str
    where: str
    person: str
    at_ms: int


class GuessedPin(NamedTuple):
    """Wrong PINs of one person within a day at several tables, each of which locks by its own count."""

    person: str
    wrong: int
    tables: int


class WonTwice(NamedTuple):
    """A jackpot of one posting that two hands have won: the second `hand` at `table`, found at `at_ms`."""

    win: int
    jackpot: str
    table: str
    hand: int
    first_table: str
    first_hand: int
    at_ms: int


class Behind(NamedTuple):
    """Events of a table that the server lacks: their number, since when by the server's clock, and for how long."""

    events: int
    since_ms: int
    age_ms: int


class Posted(NamedTuple):
    """The newest posting of jackpots of a kind, and since when it is at the floor (ms since 1970).

    `is_due`: a table has had the time to take it, after a hand that it was in.
    """

    number: int
    at_ms: int
    is_due: bool


@value
class ConsoleNews:
    """News of a console. Unchanged parts are None; `silent` is since when (ms since 1970) a table has not sent.

    `days_left` are those of the certificates of the server ("server") and of this console ("console"). `clocks` are the
    differences of the tables' clocks from the server's, and under "" this console's, if they matter.

    `restored_ms` is when the server was restored or replaced last, 0 for never; `servers` names two that take writes.
    """

    tables: tuple[TableSeen, ...] = ()
    silent: Mapping[str, int] | None = None
    behind: Mapping[str, Behind] | None = None
    clocks: Mapping[str, int] | None = None
    forked: Mapping[str, int] | None = None
    noted: Mapping[str, str] | None = None  # The console that noted each alert.
    reports: tuple[RefusedReport, ...] = ()  # Reports that did not count here.
    offenders: Mapping[tuple[str, str], int] | None = None  # (role, what it tried too often): the first attempt
    put_right: Mapping[tuple[str, str], int] | None = None
    answered: int | None = None
    restored_ms: int | None = None
    servers: Sentence | None = None
    twice: tuple[WonTwice, ...] | None = None
    to_review: tuple[ToReview, ...] | None = None
    wrong_pins: tuple[WrongPins, ...] | None = None
    guessed: tuple[GuessedPin, ...] | None = None
    posted: Mapping[str, Posted] | None = None
    days_left: Mapping[str, int] | None = None
    is_there: bool | None = None
    taken: tuple[AnswerTaken, ...] = ()
    sat: Sat | None = None
    found: HandsFound | None = None
    recalled: HandRecalled | None = None
    picture: tuple[str, bytes] | None = None
    laid: FloorNews | None = None
    chosen: ChosenElsewhere | None = None
    verified: LastVerified | None = None
    why: Sentence | None = None  # The reason if the server is not connected.


def seen_of(row: tuple[Any, ...]) -> TableSeen:
    """Return a table with the status that it has sent; if that is unreadable, only its presence."""
    table, journal, key, standing, ahead_ms = row
    try:
        return TableSeen(table, journal, bytes(key), TableStatus.of(standing), ahead_ms=ahead_ms)
    except ValueError as error:
        program_log.warning("the standing of table %s is not of this version: %s", table, error)
        return unseen((table, journal, key), Unseen.OTHER)


def unseen(row: tuple[Any, ...], why: Unseen = Unseen.MUTE) -> TableSeen:
    table, journal, key = row
    return TableSeen(table, journal, bytes(key), TableStatus(), why)
