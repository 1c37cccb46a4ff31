"""Exchange the training answers of one person between kiosks.

A table sends each part of a person's sessions with its device's signature. Another table accepts parts that were signed
by a device that a manager vouches for (`PublishedKind.TABLES`), and of that person alone. So neither the server nor a
thief with a stolen certificate can add answers, hours, or progress.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple

import psycopg

from kiosk.core.value import value
from kiosk.floor.publishing.versions import KeptVersions
from kiosk.floor.server.server import FloorError
from kiosk.journal import is_vouched

_NAMED: Final = b"training\0"
_AT_ONCE: Final = 50
_TAKEN: Final = ("ok", "again", "fewer")


@value
class TrainingPart:
    """A part of a session of `person`: its name `part`, how many answers it has, and its content, as JSON."""

    person: str
    part: str
    answers: int
    content: str

    @property
    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @property
    def words(self) -> bytes:
        """Return the bytes that the table's device signs."""
        return _NAMED + self.text.encode()


class TrainedElsewhere(NamedTuple):
    """The parts of other kiosks; the number of parts sent, of parts received without a valid signature, and of parts
    that the server refused.
    """

    parts: tuple[TrainingPart, ...]
    sent: int
    forged: int
    refused: int


def exchange_training(
    db: psycopg.Connection[Any],
    kept: KeptVersions,
    person: str,
    here: Sequence[TrainingPart],
    vouch: Callable[[bytes], bytes],
) -> TrainedElsewhere:
    """Send the parts of a person's sessions that the floor lacks, and return those that this kiosk lacks."""
    mine = {part.part: part.answers for part in here}
    there: dict[str, int] = {}
    wanted: set[str] = set()
    for table, key, part, answers in db.execute("SELECT * FROM floor.trained(%s)", (person,)).fetchall():
        if bytes(key).hex() in kept.vouched(table):
            there[part] = max(answers, there.get(part, -1))
        if answers > mine.get(part, -1):
            wanted.add(part)
    lacking = [part for part in here if part.answers > there.get(part.part, -1)]
    refused = 0
    for first in range(0, len(lacking), _AT_ONCE):
        some = lacking[first : first + _AT_ONCE]
        words = [part.text for part in some], [vouch(part.words) for part in some]
        row = db.execute("SELECT floor.train(%s::text[], %s::bytea[])", words).fetchone()
        refused += sum(answer not in _TAKEN for answer in (row[0] if row is not None else ()))
    found, forged = _fetched(db, kept, person, sorted(wanted))
    return TrainedElsewhere(tuple(found), len(lacking) - refused, forged, refused)


def _fetched(
    db: psycopg.Connection[Any], kept: KeptVersions, person: str, parts: Sequence[str]
) -> tuple[list[TrainingPart], int]:
    """Return these parts with valid signatures, and the number of invalid ones."""
    found: list[TrainingPart] = []
    forged = 0
    for part in parts:  # Several tables may have sent the same part.
        rows = db.execute("SELECT * FROM floor.training_of(%s, %s::text[])", (person, [part])).fetchall()
        for table, key, word, signature in rows:
            signed = _read(word, bytes(signature), bytes(key)) if bytes(key).hex() in kept.vouched(table) else None
            if signed is None or (signed.person, signed.part) != (person, part):
                forged += 1
            else:
                found.append(signed)
    return found, forged


def _read(word: str, signature: bytes, key: bytes) -> TrainingPart | None:
    try:
        if not is_vouched(key, _NAMED + word.encode(), signature):
            return None
        return TrainingPart(**json.loads(word))
    except (ValueError, TypeError):
        return None


def forget_training(db: psycopg.Connection[Any], person: str) -> int:
    """Delete the answers of a person who has left at the floor. Return how many parts there were. Raise FloorError for
    a person who works here, by the people that were published last."""
    row = db.execute("SELECT floor.forget_training(%s)", (person,)).fetchone()
    gone = 0 if row is None else int(row[0])
    if gone < 0:
        raise FloorError(
            "still_here", "{person} still works here at the floor server: publish people first.", person=person
        )
    return gone
