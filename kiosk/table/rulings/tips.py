"""Undo changes of stacks: tips in a hand, chips that a ruling moved between hands, and those that an undo keeps."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kiosk.core.money import Cents
from kiosk.events import Answered, Corrected, Noted, Ruling, StackChanged, Undone
from kiosk.journal import Event
from kiosk.procedure import By, Choices, Chosen, Effect, Entry, Game, Round, amend
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.rulings.changes import is_between_hands, stack_of


def last_tip(events: Sequence[Event], hand: Round) -> Event | None:
    """Return the hand's last entered tip, None if another entry followed; between hands it is within an entry."""
    if not hand.felt.stacks or is_between_hands(hand):
        return None
    entered: list[Event] = []
    for event in events:
        match event.what:
            case StackChanged(ruling=ruling, was=was, now=now) if _is_tip(ruling, hand.game):
                if now < was:
                    entered.append(event)
                elif entered:
                    entered.pop()
            case Corrected(ruling=ruling) if ruling is not None and _is_tip(ruling, hand.game):
                pass
            case Undone(event=seq):
                entered = [entry for entry in entered if entry.seq != seq]
            case Answered() | Noted() | Corrected() | StackChanged():
                entered.append(event)
            case _:
                pass
    last = entered[-1] if entered else None
    return last if last is not None and _tipped(last, hand.game) else None


def _tipped(event: Event, game: Game[Any]) -> bool:
    return isinstance(event.what, StackChanged) and _is_tip(event.what.ruling, game)


def _is_tip(ruling: Ruling, game: Game[Any]) -> bool:
    return any(
        path.key == ruling.irregularity and remedy.key == ruling.remedy and remedy.effect is Effect.TIP
        for path in game.irregularities
        for remedy in path.remedies
    )


def give_back(kernel: Kernel, tip: Event, by: By) -> None:
    """Give a tip back to its stack. Raise Refused if the hand no longer takes it."""
    what, hand = tip.of(StackChanged), kernel.round
    cents: Cents = what.was - what.now
    had = stack_of(hand, what.seat)
    hand.amend(amend.with_chips(hand.entries, {what.seat: cents}), by, ruling=what.ruling)
    kernel.commit(StackChanged(ruling=what.ruling, seat=what.seat, was=had, now=had + cents), actor=by.actor)
    kernel.go_on()


def after_undo(kernel: Kernel, undone: Entry, by: By) -> None:
    """Record the changes of stacks that follow from an undone entry: between hands, chips return, or are noted.

    If a ruling had moved them in the hand whose seats are asked for again, they stay where they are.
    """
    if not isinstance(undone.answer, Chosen) or not isinstance(undone.prompt, Choices):
        return
    if not undone.prompt.is_of_stacks:
        return
    if undone.note:
        _return(kernel, undone.seq, by)
    elif _chips(undone.answer) != _chips(kernel.round.draft):
        kernel.round.store_draft(undone.answer, by)


def _chips(draft: object) -> dict[int, Cents]:
    return {seat: cents for seat, cents in draft.chips.items() if cents} if isinstance(draft, Chosen) else {}


def _return(kernel: Kernel, seq: int, by: By) -> None:
    """Record the return of the chips that were noted with the entry `seq`, the last change first."""
    changes, hand = _noted_with(kernel.state.events, seq), kernel.round
    had = {what.seat: stack_of(hand, what.seat) for what in changes}
    for what in changes:
        had[what.seat] += what.now - what.was
    for what in reversed(changes):
        now = had[what.seat] + what.was - what.now
        kernel.commit(StackChanged(ruling=what.ruling, seat=what.seat, was=had[what.seat], now=now), actor=by.actor)
        had[what.seat] = now


def _noted_with(events: Sequence[Event], seq: int) -> Sequence[StackChanged]:
    """Return the changes of stacks that an entry has noted: they follow it, or precede it if an undo has kept them."""
    after = (event.what for event in events if event.seq > seq)
    mine = list(takewhile(lambda what: isinstance(what, StackChanged), after))
    before = [event for event in events if event.seq < seq]
    if not mine and before and isinstance(undone := before[-1].what, Undone):
        mine = [event.what for event in before if event.seq > undone.event]
    return [what for what in mine if isinstance(what, StackChanged)]
