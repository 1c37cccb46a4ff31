"""The contents of a store: sessions, and the answers that were given in them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from kiosk.core.value import value
from kiosk.training.store.scoring import USUAL_PACE_MS


class SessionKind(StrEnum):
    """The kind of a session."""

    DRILL = "drill"
    HAND = "hand"
    EXAMINATION = "examination"
    CARDS = "cards"
    NOTICING = "noticing"
    READING = "reading"
    CUTTING = "cutting"
    FULL_TABLE = "full_table"


class Level(StrEnum):
    """The prompts that a trainee gets: all, on request, or none. `WATCHED`: the kiosk deals."""

    PROMPTED = "prompted"
    ON_REQUEST = "on_request"
    UNPROMPTED = "unprompted"
    WATCHED = "watched"


@value
class Session:
    """One sitting: a drill of `length` questions, or one guided hand. `scenario` is "" if a seed makes it."""

    id: int
    trainee: str
    game: str
    kind: SessionKind
    level: Level
    scenario: str
    seed: int
    length: int
    at_ms: int


class Given(NamedTuple):
    """One stored answer. `wrong` is its fault, "" if right; `given` is JSON; `pace_ms`, its time at a table."""

    nth: int
    line: str
    at_ms: int
    took_ms: int
    right: bool
    wrong: str
    given: Mapping[str, Any]
    pace_ms: int = USUAL_PACE_MS


class Missed(NamedTuple):
    """A wrong answer, with the session that asks the same again: its kind, its seed, and the number of the answer."""

    kind: SessionKind
    seed: int
    nth: int
    given: Mapping[str, Any]
    wrong: str


# A session's row with its uid and its end, and the rows of its answers with their uids.
StoredSession: TypeAlias = tuple[tuple[Any, ...], int | None, list[tuple[Any, ...]]]


class Merged(NamedTuple):
    """The entries taken from another store: answers that were not here, and those of them for which another one
    stood here already, given to the same question in a copy of the same session. Both are kept."""

    answers: int
    twice: int
