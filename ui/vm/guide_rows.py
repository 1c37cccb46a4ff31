"""The rail of steps, and the words of the guide, out of a round."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kiosk.game import Step
from kiosk.prompt import Cards, Choices, Chosen, Does, Done, Floor, Placed, Settle, Wagers
from kiosk.round import Round
from kiosk.text import Text
from ui.vm import words
from ui.vm.words import say


@dataclass(frozen=True, slots=True)
class RailRow:
    """One step. `phase` is done, now or next."""

    label: str
    phase: str


def rail_rows(hand: Round) -> tuple[RailRow, ...]:
    """Return the rail: what was done is summed up, what is going on shows how far it is."""
    steps = hand.game.steps
    at = current(hand)
    rows = []
    for nth, step in enumerate(steps):
        if nth < at:
            rows.append(RailRow(_summary(hand, step), "done"))
        elif nth == at:
            rows.append(RailRow(progress(hand, step), "now"))
        else:
            rows.append(RailRow(say(step.label), "next"))
    return tuple(rows)


def current(hand: Round) -> int:
    """Return where in the game's steps the prompt is."""
    if hand.prompt is None:
        return len(hand.game.steps)
    return next(nth for nth, step in enumerate(hand.game.steps) if step.key == hand.prompt.guide.step)


def progress(hand: Round, step: Step) -> str:
    match hand.prompt:
        case Wagers():
            count = len(hand.draft.bets) if isinstance(hand.draft, Placed) else 0
            return _fill(words.PLAYERS_IN, step, count=count) if count else say(step.label)
        case Choices(options=options):
            done = len(hand.draft.choices) if isinstance(hand.draft, Chosen) else 0
            return _fill(words.OF, step, done=done, all=len(options))
        case Cards(places=places, dealt=dealt) if len(places) > 1:
            return _fill(words.OF, step, done=dealt, all=len(places))
        case Floor(item=item):
            return _fill(words.AT_SEAT, step, seat=item.seat)
        case _:
            return say(step.label)


def step_line(hand: Round) -> str:
    at = current(hand)
    if at == len(hand.game.steps):
        return ""
    steps = hand.game.steps
    return _fill(words.STEP, steps[at], nth=at + 1, steps=len(steps))


def _summary(hand: Round, step: Step) -> str:
    """Sum up a step in which wagers were settled, "Board bonus · took 2, paid 1"."""
    done: Counter[Does] = Counter()
    for entry in hand.entries:
        prompt = entry.prompt
        if isinstance(prompt, Settle) and isinstance(entry.answer, Done) and prompt.guide.step == step.key:
            done.update(item.does for item in prompt.items)
    if not done:
        return say(step.label)
    counted = ((words.TOOK, Does.TAKE), (words.PAID, Does.PAY), (words.PUSHED, Does.PUSH))
    what = ", ".join(say(template._replace(values={"count": done[does]})) for template, does in counted if done[does])
    return _fill(words.SUMMARY, step, what=what)


def _fill(template: Text, step: Step, **values: object) -> str:
    return say(template._replace(values={"label": step.label, **values}))
