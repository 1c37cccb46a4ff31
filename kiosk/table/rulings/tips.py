"""Return a tip to its stack when it is undone, and record the chips that an undo between hands returns."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from kiosk.core.money import Cents
from kiosk.events import Answered, Corrected, Noted, Ruling, StackChanged, Undone
from kiosk.journal import Event
from kiosk.procedure import By, Effect, Game, Round, amend
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


def take_back(kernel: Kernel, seq: int, actor: str) -> None:
    """Record the return of the chips that a ruling moved between hands, whose entry `seq` was undone."""
    after = (event.what for event in kernel.state.events if event.seq > seq)
    for moved in list(takewhile(lambda what: isinstance(what, StackChanged), after)):
        assert isinstance(moved, StackChanged)
        kernel.commit(replace(moved, was=moved.now, now=moved.was), actor=actor)
