"""The answers of a hand as its journal tells them: what is written of each, and which of them hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from kiosk.core.errors import ReplayMismatch
from kiosk.core.frozen import frozen
from kiosk.events import Answered, Corrected, HandReopened, Happening, Items, Noted, Ruling, Undone
from kiosk.procedure.prompts import (
    Answer,
    Cards,
    Dealt,
    Dice,
    Floor,
    Place,
    Prompt,
    Rolled,
    Settle,
    from_json,
    to_json,
)


class RoundEvent(Protocol):
    """What a round reads of a journal's event."""

    @property
    def seq(self) -> int: ...
    @property
    def what(self) -> Happening: ...


@frozen
class Replayed:
    """An effective answer as it is replayed: what the journal says of the prompt that it answered."""

    seq: int
    answer: Answer
    note: bool
    step: str
    clause: str
    items: Items | None
    places: tuple[Place, ...] | None = None


def effective(events: Iterable[RoundEvent]) -> list[Replayed]:
    """Return the answers of a hand that hold, after everything that was undone or corrected."""
    told: list[Replayed] = []
    for event in events:
        match event.what:
            case Answered() as given:
                told.append(Replayed(event.seq, from_json(given.answer), False, given.step, given.clause, given.items))
            case Noted() as given:
                told.append(Replayed(event.seq, from_json(given.answer), True, given.step, given.clause, None))
            case Undone(event=seq):
                if not told or told[-1].seq != seq:
                    raise ReplayMismatch(
                        "replay_mismatch", "Event {seq} undoes what is not the last entry.", seq=event.seq
                    )
                told.pop()
            case Corrected() as put_right:
                changes = dict(((put_right.event, put_right.answer), *put_right.also))
                if not changes.keys() <= {replayed.seq for replayed in told}:
                    raise ReplayMismatch("replay_mismatch", "Event {seq} corrects what is not there.", seq=event.seq)
                told = [
                    replace(replayed, answer=from_json(changes[replayed.seq])) if replayed.seq in changes else replayed
                    for replayed in told
                ]
                if put_right.voids_from is not None:
                    told = [replayed for replayed in told if replayed.seq < put_right.voids_from]
            case HandReopened(voids_from=first):
                told = [replayed for replayed in told if replayed.seq < first]
            case _:
                pass
    return told


def noted(prompt: Prompt, answer: Answer, source: str) -> Noted:
    guide = prompt.guide
    return Noted(step=guide.step, clause=guide.clause, answer=to_json(answer), source=source)


def answered(prompt: Prompt, answer: Answer, source: str, ruling: Ruling | None) -> Answered:
    guide = prompt.guide
    return Answered(
        step=guide.step,
        clause=guide.clause,
        answer=to_json(answer),
        source=source,
        items=items_of(prompt),
        ruling=ruling,
    )


def items_of(prompt: Prompt) -> Items | None:
    """Return what a prompt told the dealer, (seat, cents to take, cents to pay) each, so that a replay can compare."""
    items = (
        prompt.items
        if isinstance(prompt, Settle)
        else (prompt.item, *prompt.also)
        if isinstance(prompt, Floor)
        else None
    )
    return None if items is None else tuple((item.seat, item.take, item.pay) for item in items)


def places_of(prompt: Prompt, answer: Answer) -> tuple[Place, ...] | None:
    """Return where the cards or dice of an answer lie."""
    match prompt, answer:
        case Cards(), Dealt(cards):
            return prompt.left[: len(cards)]
        case Dice(), Rolled(dice):
            return prompt.left[: len(dice)]
        case _:
            return None
