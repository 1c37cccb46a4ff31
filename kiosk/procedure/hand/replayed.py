"""Read the answers of a hand from its journal, and keep those that hold."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol, TypeAlias

from kiosk.core.errors import ReplayMismatch
from kiosk.core.value import value
from kiosk.events import (
    Answered,
    Corrected,
    HandReopened,
    Happening,
    Items,
    Noted,
    PayoutStated,
    Ruling,
    Undone,
)
from kiosk.procedure.money.book import Book, Transfer
from kiosk.procedure.money.settlement import Item
from kiosk.procedure.prompts.answers import Acknowledged, Answer, Dealt, Done, Rolled, from_json, to_json
from kiosk.procedure.prompts.felt import Place
from kiosk.procedure.prompts.prompt import Cards, Dice, Entry, Floor, Prompt, Settle


class RoundEvent(Protocol):
    """The part of a journal's event that a round reads."""

    @property
    def seq(self) -> int: ...
    @property
    def what(self) -> Happening: ...


@value
class Replayed:
    """An effective answer as it is replayed, with the journal's data of the prompt that it answered."""

    seq: int
    answer: Answer
    note: bool
    step: str
    clause: str
    items: Items | None
    places: tuple[Place, ...] | None = None
    moves: tuple[tuple[int, str, int], ...] = ()
    with_before: bool = False


def booked(events: Iterable[RoundEvent]) -> Book:
    """Return the chips that have moved in a hand by all of its events, including those of void answers."""
    batches: list[tuple[Transfer, ...]] = []
    for event in events:
        match event.what:
            case Answered(moved=moved) if moved:
                batches.append(tuple(map(Transfer._make, moved)))
            case PayoutStated(seat=seat, wager=account, change=change):
                batches.append((Transfer(seat, account, change),))
            case _:
                pass
    return Book(batches)


def effective(events: Iterable[RoundEvent]) -> list[Replayed]:
    """Return the answers of a hand that hold, after everything that was undone or corrected."""
    replayed: list[Replayed] = []
    for event in events:
        match event.what:
            case Answered() as given:
                moves = given.moved if given.settles is None else given.settles
                replayed.append(
                    Replayed(
                        event.seq,
                        from_json(given.answer),
                        False,
                        given.step,
                        given.clause,
                        given.items,
                        moves=moves,
                        with_before=given.touch is not None,
                    )
                )
            case Noted() as given:
                replayed.append(Replayed(event.seq, from_json(given.answer), True, given.step, given.clause, None))
            case Undone(event=seq):
                if not replayed or replayed[-1].seq != seq:
                    raise ReplayMismatch("replay_mismatch", "Event {seq} does not undo the last entry.", seq=event.seq)
                replayed.pop()
            case Corrected() as put_right:
                changes = dict(((put_right.event, put_right.answer), *put_right.also))
                if not changes.keys() <= {replayed.seq for replayed in replayed}:
                    raise ReplayMismatch("replay_mismatch", "Event {seq} corrects a missing entry.", seq=event.seq)
                replayed = [
                    replace(replayed, answer=from_json(changes[replayed.seq]), with_before=False)
                    if replayed.seq in changes
                    else replayed
                    for replayed in replayed
                ]
                if put_right.voids_from is not None:
                    replayed = [replayed for replayed in replayed if replayed.seq < put_right.voids_from]
            case HandReopened(voids_from=first):
                replayed = [replayed for replayed in replayed if replayed.seq < first]
            case _:
                pass
    return replayed


def noted(prompt: Prompt, answer: Answer, source: str) -> Noted:
    guide = prompt.guide
    return Noted(step=guide.step, clause=guide.clause, answer=to_json(answer), source=source)


def answered(
    prompt: Prompt,
    answer: Answer,
    source: str,
    ruling: Ruling | None,
    moved: tuple[Transfer, ...] = (),
    settles: tuple[Transfer, ...] = (),
    *,
    with_before: bool = False,
) -> Answered:
    """Return the event of an answer: the chips it `moved`, and those it `settles` in full if these differ."""
    guide = prompt.guide
    return Answered(
        step=guide.step,
        clause=guide.clause,
        answer=to_json(answer),
        source=source,
        items=items_of(prompt),
        ruling=ruling,
        moved=moved,
        settles=None if settles == moved else settles,
        signed=tuple(map(statement_of, called_items(prompt))) if isinstance(answer, Acknowledged) else (),
        touch="same" if with_before else None,
    )


def called_items(prompt: Prompt) -> tuple[Item, ...]:
    """Return the wagers that the floor is called for, none if it is not."""
    return (prompt.item, *prompt.also) if isinstance(prompt, Floor) else ()


Statement: TypeAlias = tuple[int, str, str, int, str]
"""The contents of a signature: seat, wager, line, cents to the seat, and the cards that make it."""


def statement_of(item: Item) -> Statement:
    """Return the statement that a signature for a wager covers: all of it, even if a part has moved before."""
    whole = item.whole or item
    return item.seat, item.key, str(whole.line), whole.pay - whole.take, " ".join([card.text for card in whole.five])


def settled_items(entries: Iterable[Entry]) -> tuple[Item, ...]:
    """Return the items of each wager that was settled in a hand."""
    settled = [entry.prompt for entry in entries if isinstance(entry.prompt, Settle) and isinstance(entry.answer, Done)]
    return tuple([item for prompt in settled for item in prompt.items])


def items_of(prompt: Prompt) -> Items | None:
    """Return the items that the floor is called for, (seat, cents to take, cents to pay), to compare in a replay."""
    if not isinstance(prompt, Floor):
        return None
    return tuple([(item.seat, item.take, item.pay) for item in (prompt.item, *prompt.also)])


def places_of(prompt: Prompt, answer: Answer) -> tuple[Place, ...] | None:
    """Return the places of the cards or dice of an answer."""
    match prompt, answer:
        case Cards(), Dealt(cards):
            return prompt.left[: len(cards)]
        case Dice(), Rolled(dice):
            return prompt.left[: len(dice)]
        case _:
            return None
