"""The rail of steps of a hand, and the progress of its present step."""

from collections import Counter

from kiosk.core.text import Text, listed
from kiosk.core.value import value
from kiosk.procedure import (
    Cards,
    Choices,
    Chosen,
    Dice,
    Does,
    Done,
    Floor,
    HandView,
    InTurn,
    Placed,
    Settle,
    Step,
    Wagers,
)
from ui.vm.controls import words
from ui.vm.controls.words import say


@value
class RailRow:
    """One step: `note` is its progress or its result. `phase` is done, now or next."""

    label: str
    note: str
    phase: str


def rail_rows(hand: HandView) -> tuple[RailRow, ...]:
    """Return the rail: finished steps are summed up, the present one shows its progress."""
    at = current(hand)
    rows = []
    for nth, step in enumerate(hand.game.steps):
        note = _summary(hand, step) if nth < at else progress(hand) if nth == at else ""
        rows.append(RailRow(say(step.label), note, "done" if nth < at else "now" if nth == at else "next"))
    return tuple(rows)


def current(hand: HandView) -> int:
    """Return the index of the prompt's step."""
    if hand.prompt is None:
        return len(hand.game.steps)
    return next(nth for nth, step in enumerate(hand.game.steps) if step.key == hand.prompt.guide.step)


def progress(hand: HandView) -> str:
    """Return the progress of the prompt, "4 of 6"."""
    match hand.prompt:
        case Wagers():
            count = len(hand.draft.bets) if isinstance(hand.draft, Placed) else 0
            return _fill(words.PLAYERS_IN, count=count) if count else ""
        case InTurn():
            return ""
        case Choices(options=options):
            done = len(hand.draft.choices) if isinstance(hand.draft, Chosen) else 0
            return _fill(words.OF, done=done, all=len(options))
        case Cards(places=places, dealt=dealt) if len(places) > 1:
            return _fill(words.OF, done=dealt, all=len(places))
        case Dice(places=places, rolled=rolled) if len(places) > 1:
            return _fill(words.OF, done=rolled, all=len(places))
        case Floor(item=item):
            return _fill(words.AT_SEAT, seat=item.seat)
        case _:
            return ""


def step_line(hand: HandView) -> str:
    at = current(hand)
    if at == len(hand.game.steps):
        return ""
    steps = hand.game.steps
    return _fill(words.STEP, nth=at + 1, steps=len(steps), label=steps[at].label)


def _summary(hand: HandView, step: Step) -> str:
    """Sum up a step in which wagers or pots were settled, "took 2, paid 1"."""
    done: Counter[Does] = Counter()
    for entry in hand.entries:
        prompt = entry.prompt
        if isinstance(prompt, Settle) and isinstance(entry.answer, Done) and prompt.guide.step == step.key:
            done.update(item.does for item in prompt.items)
    paid = words.PAID if hand.game.house_plays else words.POTS_PUSHED
    counted = ((words.TOOK, Does.TAKE), (paid, Does.PAY), (words.PUSHED, Does.PUSH))
    return say(listed(template.fill(count=done[does]) for template, does in counted if done[does]))


def _fill(template: Text, **values: object) -> str:
    return say(template.fill(**values))
