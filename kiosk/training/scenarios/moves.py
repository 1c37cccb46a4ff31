"""The dealer's moves at each prompt of the live procedure, and the moves that may be mistaken for them.

A prompt has several moves: say the words, do the step, settle one seat after the other. They come out of
the prompt itself, so a game that is changed is taught as it is then dealt.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from enum import StrEnum

from kiosk.core.text import Text, homonym, text
from kiosk.core.value import value
from kiosk.procedure import Cards, Dice, Does, Felt, Floor, InTurn, Item, Prompt, Settle

OFFERED = 5


class Verb(StrEnum):
    """The kind of a move."""

    SAY = "say"
    DO = "do"
    BURN = "burn"
    FIRST = "first"
    ASK = "ask"
    TAKE = "take"
    PAY = "pay"
    PUSH = "push"
    CALL = "call"
    WAIT = "wait"
    HANDLE = "handle"
    ENTER = "enter"
    SETTLE = "settle"


@value
class Move:
    """One move: the action, its seat (0: none), its object. `label` is the displayed text, and does not count."""

    verb: Verb
    seat: int = 0
    key: str = ""
    label: Text = field(default=text(""), compare=False)


CALL_FLOOR = text("Call the floor")
WAIT_FLOOR = text("Wait for the floor")
SAY_NOTHING = Move(Verb.SAY, key="", label=text("Say nothing"))
_DOES = {Does.TAKE: Verb.TAKE, Does.PAY: Verb.PAY, Does.PUSH: Verb.PUSH}
_LABELS = {
    Verb.TAKE: text("Take seat {seat} · {wager}"),
    Verb.PAY: text("Pay seat {seat} · {wager}"),
    Verb.PUSH: text("Push seat {seat} · {wager}"),
}
_PUSHES_POT = homonym("Push seat {seat} · {wager}", "of a pot")
_SETTLING = (Verb.TAKE, Verb.PAY, Verb.PUSH)


def is_pot(item: Item) -> bool:
    """Return whether the players play for this: a pot is pushed to its winner, and has no stake that a house holds."""
    return item.stake == 0


def verb_of(item: Item) -> Verb:
    """Return the dealer's action for an item, in the words of the game: a pot is pushed, never paid."""
    return Verb.PUSH if is_pot(item) else _DOES[item.does]


def due(prompt: Prompt) -> tuple[Move, ...]:
    """Return the moves of a prompt, in the order in which the dealer makes them."""
    return tuple(_due(prompt))


def _due(prompt: Prompt) -> Iterator[Move]:
    guide = prompt.guide
    match prompt:
        case InTurn(seat=seat):
            yield Move(Verb.ASK, seat, label=text("Seat {seat} is to act", seat=seat))
        case Settle():
            for item in prompt.items:
                yield settling(verb_of(item), item)
        case Floor():
            yield calling(prompt.item.seat)
            yield Move(Verb.WAIT, label=WAIT_FLOOR)
        case Cards(dealt=dealt) if dealt:
            return
        case _:
            if guide.say:
                yield Move(Verb.SAY, key=str(guide.say), label=Text("“{words}”", {"words": guide.say}))
            verb = Verb.BURN if isinstance(prompt, Cards) and prompt.places[0].spot == Felt.BURN else Verb.DO
            yield Move(verb, key=str(guide.do), label=guide.do)
            if isinstance(prompt, Cards | Dice):
                seats = list(dict.fromkeys(place.seat for place in prompt.places))
                if len(seats) > 1:
                    yield Move(Verb.FIRST, seats[0], label=text("Begin at seat {seat}", seat=seats[0]))


def is_alike(item: Item, other: Item) -> bool:
    """Return whether it does not matter which of two items comes first: no rule says which winner of a pot is first."""
    return (item.seat, item.key) == (other.seat, other.key) or (is_pot(item) and item.key == other.key)


def settling(verb: Verb, item: Item) -> Move:
    label = _PUSHES_POT if is_pot(item) else _LABELS[verb]
    return Move(verb, item.seat, item.key, label.fill(seat=item.seat, wager=item.wager))


def calling(seat: int) -> Move:
    return Move(Verb.CALL, seat, label=CALL_FLOOR)


class Foreseen:
    """All moves of a hand, from a rehearsal. The offered choices are taken from them."""

    def __init__(self, prompts: Sequence[Prompt]) -> None:
        self._moves = [move for prompt in prompts for move in due(prompt)]
        self._seats = sorted({move.seat for move in self._moves if move.seat})

    def offered(self, right: Move, prompt: Prompt, dice: random.Random) -> tuple[Move, ...]:
        """Return moves to choose from: the right one, and likely mistakes of a new dealer."""
        chosen = {str(right.label): right}
        for move in self._mistakes(right, prompt, dice):
            if len(chosen) < OFFERED and move not in chosen.values():
                chosen.setdefault(str(move.label), move)
        offered = list(chosen.values())
        dice.shuffle(offered)
        return tuple(offered)

    def _mistakes(self, right: Move, prompt: Prompt, dice: random.Random) -> Iterator[Move]:
        seats = [seat for seat in self._seats if seat != right.seat]
        match right.verb:
            case Verb.SAY:
                words = [move for move in self._moves if move.verb is Verb.SAY]
                yield from (SAY_NOTHING, *dice.sample(words, len(words)))
                yield from self._near(right)
            case Verb.ASK:
                yield from (Move(Verb.ASK, seat, label=text("Seat {seat} is to act", seat=seat))
                            for seat in dice.sample(seats, min(3, len(seats))))  # fmt: skip
                yield from self._near(right)
            case Verb.FIRST:
                yield from (Move(Verb.FIRST, seat, label=text("Begin at seat {seat}", seat=seat))
                            for seat in dice.sample(seats, min(4, len(seats))))  # fmt: skip
                yield from self._near(right)
            case Verb.TAKE | Verb.PAY | Verb.PUSH:
                yield from self._settled_wrongly(right, prompt, dice)
            case Verb.CALL | Verb.WAIT:
                assert isinstance(prompt, Floor)
                item = prompt.item
                yield settling(Verb.PAY, item)
                yield Move(Verb.WAIT, label=WAIT_FLOOR)
                yield settling(Verb.TAKE, item)
                yield from self._near(right)
            case _:
                yield from self._near(right)

    def _settled_wrongly(self, right: Move, prompt: Prompt, dice: random.Random) -> Iterator[Move]:
        assert isinstance(prompt, Settle)
        at = next(nth for nth, item in enumerate(prompt.items) if (item.seat, item.key) == (right.seat, right.key))
        mine = prompt.items[at]
        pending = [item for item in prompt.items[at:] if not is_alike(item, mine)]
        if is_pot(mine):
            yield from self._pushed_wrongly(mine, prompt, dice)
        verbs = [verb for verb in _SETTLING if verb is not right.verb and not is_pot(mine)]
        dice.shuffle(verbs)
        yield from (settling(verb, mine) for verb in verbs[:1])
        yield from (settling(verb_of(item), item) for item in pending[-1:])
        yield calling(right.seat)
        for item in pending[:2]:
            yield settling(Verb.PUSH if is_pot(item) else dice.choice(_SETTLING), item)
        yield from (settling(verb, mine) for verb in verbs)
        yield from self._near(right)

    def _pushed_wrongly(self, mine: Item, prompt: Settle, dice: random.Random) -> Iterator[Move]:
        """Yield the same pot pushed to a player who has not won it."""
        winners = {item.seat for item in prompt.items if is_alike(item, mine)}
        others = [seat for seat in self._seats if seat not in winners]
        for seat in dice.sample(others, min(2, len(others))):
            yield settling(Verb.PUSH, replace(mine, seat=seat))

    def _near(self, right: Move) -> Iterator[Move]:
        """Yield the moves before and after a move in this hand, the nearest first."""
        at = next((nth for nth, move in enumerate(self._moves) if move == right), 0)
        near = sorted(range(len(self._moves)), key=lambda nth: (abs(nth - at), nth < at))
        for nth in near:
            if self._moves[nth].verb in (Verb.DO, Verb.BURN):
                yield self._moves[nth]
        yield calling(0)
        yield Move(Verb.WAIT, label=WAIT_FLOOR)
