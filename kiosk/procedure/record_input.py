"""What the records of all games have in common when they are read: strict fields, seats that stand once, real cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from kiosk.core.cards import Card, card
from kiosk.core.errors import Refused


class RecordInput(BaseModel):
    """A part of a record's `input`. Nothing is guessed: "5" is not 5, and a key that is not known is an error."""

    # A table that is dealt at reads no record: a model is built when its first one is read.
    model_config = ConfigDict(defer_build=True, frozen=True, extra="forbid", strict=True, populate_by_name=True)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Return the input. Raise Refused with the first thing that is wrong, and its place."""
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Refused("record", "{where}: {wrong}; mend the record.", where=where, wrong=first["msg"]) from None


def seats_once(seats: Sequence[int], most: int) -> tuple[int, ...]:
    """Return seats in ascending order. Raise Refused unless each stands once and is from 1 to `most`."""
    if len(set(seats)) < len(seats) or not all(1 <= seat <= most for seat in seats):
        raise Refused("seat", "Each seat stands once, and has a number from 1 to {most}; mend the record.", most=most)
    return tuple(sorted(seats))


def card_of(text: str) -> Card:
    """Return the card that a record names. Raise Refused for what is no card."""
    try:
        return card(text)
    except ValueError as error:
        raise Refused("card", "{error}; mend the record.", error=error) from None
