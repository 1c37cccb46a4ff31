"""The answers of one person in parts, as they are carried to other kiosks by way of the floor server.

A part is at most `MAX_ANSWERS` answers of one session, as a store keeps them. A repeated part counts once.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.training.store.store import OtherStore, Store

MAX_ANSWERS: Final = 50
_SESSION_FIELDS, _ANSWER_FIELDS = 10, 14
_TRAINEE, _ANSWER_TRAINEE = 0, 1  # the place of the person in a row
_ANY: Final = Path("floor")  # The parts come from no file.


class CarriedPart(NamedTuple):
    """A part of a session: its name `part`, which no other has, the number of its answers, and its content as JSON."""

    part: str
    answers: int
    content: str


def carried_parts(store: Store, person: str) -> Iterator[CarriedPart]:
    """Yield every answer of a person, also those under an id that was given to that person."""
    names = store.names_of(person)
    given = [row for row in store.reassigned() if row[2] == person]
    for row, ended_ms, answers in store.sessions(names):
        for first in range(0, len(answers), MAX_ANSWERS):
            some = answers[first : first + MAX_ANSWERS]
            content = {"session": row, "ended_ms": ended_ms, "answers": some, "reassigned": given}
            yield CarriedPart(f"{row[8]}/{first}", len(some), json.dumps(content, ensure_ascii=False))


def take_part(store: Store, person: str, content: str) -> int:
    """Add the answers that another kiosk sent of a person. Return the number of new ones. Raise Refused for invalid
    data, and for another person's answers.
    """
    try:
        read = json.loads(content)
        row, ended_ms = tuple(read["session"]), read["ended_ms"]
        answers = [tuple(answer) for answer in read["answers"]]
        given = [tuple(entry) for entry in read["reassigned"]]
        names = {person, *(entry[1] for entry in given if entry[2] == person)}
    except (ValueError, TypeError, LookupError, RecursionError):
        raise _no_part() from None
    if not _is_of(names, row, answers) or any(entry[2] != person for entry in given):
        raise _no_part()
    return store.merge(OtherStore(_ANY, [(row, ended_ms, answers)], given)).answers


def _is_of(names: set[str], row: tuple[Any, ...], answers: list[tuple[Any, ...]]) -> bool:
    """Return whether these are a session and its answers, of one person who has one of these names."""
    return (
        len(row) == _SESSION_FIELDS
        and row[_TRAINEE] in names
        and all(len(answer) == _ANSWER_FIELDS and answer[_ANSWER_TRAINEE] == row[_TRAINEE] for answer in answers)
    )


def _no_part() -> Refused:
    return Refused("no_part", "The floor server sent damaged training records: call a technician.")
