"""What goes wrong at a table on purpose, so that a trainee learns what to do about it, at the felt.

Everything that a game's guided paths know can happen, and is then ruled as this house has ruled it: what is right, who
decides and where that stands come from `kiosk.irregularities` and the game's file. Two things that are no irregularity
can happen, too: the shoe goes dead, and a player is all in for less than a raise.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from pydantic import Field

from kiosk.felt import Status
from kiosk.game import Game, Rules
from kiosk.irregularities import Decides, Effect, Irregularity, Remedy
from kiosk.irregularities import Situation as Now
from kiosk.prompt import Choices
from kiosk.round import Round
from kiosk.settings_types import Strict
from kiosk.text import EMPTY, Text, text
from kiosk.training.moves import CALL_FLOOR, OFFERED, Move, Verb

DEAD_SHOE: Final = "dead_shoe"
SHORT_ALL_IN: Final = "short_all_in"
_CALL: Final = Move(Verb.HANDLE, key="call", label=CALL_FLOOR)
_GO_ON: Final = Move(Verb.HANDLE, key="go_on", label=text("Let it be, and deal on"))
_OUTSIDE: Final = frozenset({Effect.COUNT, Effect.CHANGE})  # done between hands


class Happens(Strict):
    """One irregularity: at which step of the rail, and whose it is (0: nobody's)."""

    at: str
    what: str
    seat: int = Field(default=0, ge=0, strict=True)


@dataclass(frozen=True, slots=True)
class Situation:
    """Something wrong at one moment of a hand: what is `seen`, the moves that put it right, what else is offered.

    `why` is the ruling, at `clause`; `effect` is what it does to the hand.
    """

    what: str
    seat: int
    seen: Text
    moves: tuple[Move, ...]
    others: tuple[Move, ...]
    why: Text
    clause: str
    effect: Effect

    def offered(self, nth: int, dice: random.Random) -> tuple[Move, ...]:
        """Return what is offered for the `nth` of its moves, in the order of the dice."""
        right = self.moves[nth]
        moves = list(dict.fromkeys((right, *self.moves, *self.others)))[:OFFERED]
        dice.shuffle(moves)
        return tuple(moves)


def known(game: Game[Any]) -> tuple[str, ...]:
    """Return what can happen in a hand of a game."""
    return (*(one.key for one in _of_hands(game)), DEAD_SHOE, SHORT_ALL_IN)


def _of_hands(game: Game[Any]) -> Iterable[Irregularity]:
    return (one for one in game.irregularities if one.remedies[0].effect not in _OUTSIDE)


def situation(happens: Happens, hand: Round, *, is_open: bool) -> Situation | None:
    """Return an irregularity as it happens now; None where it cannot happen here."""
    match happens.what:
        case "dead_shoe":
            return _DEAD_SHOE
        case "short_all_in":
            return _short_all_in(hand)
        case key:
            found = next((one for one in _of_hands(hand.game) if one.key == key), None)
            if found is None or not found.due(Now(hand, is_open)):
                return None
            return ruled(found, hand.game, hand.rules, happens.seat or _somebody(found, hand))


def _somebody(one: Irregularity, hand: Round) -> int:
    """Return a player to whom it happens, where the ruling is about somebody's hand; 0 where it is not."""
    about = one.ruled_by(hand.rules.exceptions).effect is Effect.FORFEIT
    return next(iter(hand.felt.who(Status.IN)), 0) if about else 0


def forfeited(hand: Round, seat: int) -> Situation:
    """Return what is seen where the hand itself says that a seat forfeits."""
    ways = ((one, remedy) for one in _of_hands(hand.game) for remedy in one.remedies)
    one, remedy = next((one, remedy) for one, remedy in ways if remedy.effect is Effect.FORFEIT)
    return _situation(one, remedy, hand.game, seat)


def ruled(one: Irregularity, game: Game[Any], rules: Rules, seat: int = 0) -> Situation:
    """Return an irregularity with the ruling of this house."""
    return _situation(one, one.ruled_by(rules.exceptions), game, seat)


def _situation(one: Irregularity, remedy: Remedy, game: Game[Any], seat: int) -> Situation:
    right = _move(remedy)
    moves = (_CALL, right) if remedy.decides is Decides.FLOOR else (right,)
    elsewhere = (_move(remedy) for other in _of_hands(game) for remedy in other.remedies)
    others = (*(_move(remedy) for remedy in one.remedies), _GO_ON, *elsewhere)
    seen = text("{what}: seat {seat}.", what=one.when, seat=seat) if seat else text("{what}.", what=one.when)
    why = text("{ruling} {says}", ruling=remedy.ruling, says=one.says) if one.says else remedy.ruling
    return Situation(one.key, seat, seen, moves, others, why, one.clause, remedy.effect)


def _move(remedy: Remedy) -> Move:
    return Move(Verb.HANDLE, key=str(remedy.ruling), label=remedy.ruling)


def _own(key: str, label: str) -> Move:
    return Move(Verb.HANDLE, key=key, label=Text(label))


_DEAD_SHOE: Final = Situation(
    DEAD_SHOE, 0, text("The shoe has gone dead: cards come out, the screen shows none."),
    (_own("by_hand", "Enter each card by hand, and deal on"),),
    (_own("wait", "Stop, and wait for a technician"), _own("void", "Void the hand"), _GO_ON),
    text("Any card can be entered by hand. No hand stops for a shoe."), "", Effect.STANDS,
)  # fmt: skip
_REOPENS: Final = _own("reopens", "It reopens the betting: who has acted may raise again")
_CLOSED: Final = _own("closed", "Who has acted may only call or fold")


def _short_all_in(hand: Round) -> Situation | None:
    """Ask what a short all-in does. What is right is what the betting then allows the next player."""
    prompt = hand.prompt
    if not isinstance(prompt, Choices) or not prompt.in_turn:
        return None
    ((seat, options),) = prompt.options.items()
    raises = any(option.least is not None for option in options)
    others = (_REOPENS, _CLOSED, _own("folds", "The player must fold: it is less than a raise"))
    return Situation(
        SHORT_ALL_IN, seat, text("A player is all in for less than a full raise."),
        (_REOPENS if raises else _CLOSED,), others, prompt.guide.rule or EMPTY, prompt.guide.clause, Effect.STANDS,
    )  # fmt: skip
