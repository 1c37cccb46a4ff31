"""Checks that the records of all games share: strict fields, no seat twice, real cards."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kiosk.core.cards import Card, card
from kiosk.core.errors import Refused, said_of
from kiosk.procedure.prompts.answers import Answer, Dealt, Forfeit, Rolled
from kiosk.procedure.prompts.felt import Felt, SeatStatus
from kiosk.procedure.prompts.prompt import Cards, Prompt


class RecordInput(BaseModel):
    """A part of a record's `input`. Nothing is guessed: "5" is not 5, and a key that is not known is an error."""

    # A model is built when its first record is read, because a live table reads none.
    model_config = ConfigDict(defer_build=True, frozen=True, extra="forbid", strict=True, populate_by_name=True)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Return the input. Raise Refused with the first thing that is wrong, and its place."""
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Refused(
                "record", "{where}: {wrong}; correct the record.", where=where, wrong=said_of(first)
            ) from None


class Forfeited(RecordInput):
    """A hand that was given up: the seat, and after how many answers of the dealer, counting each card and die.

    `void`: its wagers went back.
    """

    seat: int
    after: int = Field(ge=0)
    void: bool = False


def forfeited(felt: Felt) -> dict[str, Any]:
    """Return `forfeits` of a record's input as `Forfeited` reads them; nothing if no hand was given up."""
    if not felt.forfeits:
        return {}
    void = felt.who(SeatStatus.VOID)
    return {
        "forfeits": [
            {"seat": seat, "after": after, **({"void": True} if seat in void else {})}
            for seat, _, after in felt.forfeits
        ]
    }


class RecordedHand(ABC):
    """A recorded hand that answers the prompts of a procedure, with each forfeit where it came."""

    def __init__(self, forfeits: Sequence[Forfeited]) -> None:
        if any(later.after < earlier.after for earlier, later in pairwise(forfeits)):
            raise Refused("forfeit", "List forfeits in the order in which they happened; correct the record.")
        self._forfeits = list(forfeits)
        self._answer_count = 0

    @property
    def forfeiting(self) -> tuple[int, ...]:
        """Return the seats whose forfeits are still to come, in their order."""
        return tuple(forfeit.seat for forfeit in self._forfeits)

    @property
    def forfeits_left(self) -> int:
        """Return the number of forfeits still to come."""
        return len(self._forfeits)

    @abstractmethod
    def say(self, prompt: Prompt) -> Answer:
        """Return this hand's answer to `prompt`. Raise Refused if the record has no legal one."""

    def finish(self) -> None:
        """Raise Refused if the record says more than the procedure asked."""
        if self._forfeits:
            first = self._forfeits[0]
            raise Refused(
                "forfeit",
                "Seat {seat} forfeits after answer {after}, and the last answer is {last}; correct the record.",
                seat=first.seat,
                after=first.after,
                last=self._answer_count,
            )

    def answer(self, prompt: Prompt) -> Answer:
        """Return the next forfeit, or the hand's answer up to the next forfeit."""
        if not self._forfeits:
            return self.say(prompt)
        left = self._forfeits[0].after - self._answer_count
        if left <= 0:
            forfeit = self._forfeits.pop(0)
            return Forfeit(forfeit.seat, forfeit.void)
        answer = self.say(prompt)
        match prompt, answer:
            case Cards(turning=True), _:
                return answer
            case _, Dealt(cards):
                answer = Dealt(cards[:left])
                self._answer_count += len(answer.cards)
            case _, Rolled(dice):
                answer = Rolled(dice[:left])
                self._answer_count += len(answer.dice)
            case _:
                self._answer_count += 1
        return answer


def seats_once(seats: Sequence[int], most: int) -> tuple[int, ...]:
    """Return seats in ascending order. Raise Refused unless each is listed once and is from 1 to `most`."""
    if len(set(seats)) < len(seats) or not all(1 <= seat <= most for seat in seats):
        raise Refused("seat", "List each seat once, numbered 1 to {most}; correct the record.", most=most)
    return tuple(sorted(seats))


def refuse_twice(*rows: Iterable[Card | None]) -> None:
    """Raise Refused if a record names a card twice."""
    seen: set[Card] = set()
    for each in chain.from_iterable(rows):
        if each in seen:
            raise Refused("duplicate_card", "The {card} is in this hand twice; correct the record.", card=each.words)
        if each is not None:
            seen.add(each)


def read_cards(texts: Iterable[str | None]) -> tuple[Card | None, ...]:
    """Return the cards that a record names, None for an unread one. Raise Refused for an invalid card."""
    try:
        return tuple([None if text is None else card(text) for text in texts])
    except ValueError as error:
        raise Refused("card", "{error}; correct the record.", error=error) from None
