"""Irregularities made on purpose, at the felt, so that a trainee learns to handle them.

All irregularities of a game's guided paths can happen, and are then ruled by this house's rulings: the right move, the
person who decides, and the source come from `Irregularity` and the game's file. Two other events can happen, too: the
shoe fails, and a player is all in for less than a raise.
"""

import random
from collections.abc import Iterable
from typing import Any, Final

from pydantic import Field

from kiosk.core.cards import DECK
from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure import (
    About,
    Cards,
    Decides,
    Effect,
    Game,
    InTurn,
    Irregularity,
    Prompt,
    Remedy,
    Round,
    Rules,
    SeatStatus,
    folded,
    miscounted,
    to_act,
)
from kiosk.procedure import Situation as Now
from kiosk.schema.fields import Strict
from kiosk.training.scenarios.moves import CALL_FLOOR, OFFERED, Move, Verb
from kiosk.training.scenarios.remedies import MOVES

DEAD_SHOE: Final = "dead_shoe"
SHORT_ALL_IN: Final = "short_all_in"
_CALL: Final = Move(Verb.HANDLE, key="call", label=CALL_FLOOR)
_GO_ON: Final = Move(Verb.HANDLE, key="go_on", label=text("Ignore it and continue"))
_BY_STEPS: Final = frozenset({Effect.VOID, Effect.VOID_AND_DECK, Effect.COUNT, Effect.CHANGE})
_SOMEBODYS: Final = MOVES | {Effect.FORFEIT, Effect.RETURN}
_AT_A_SEAT: Final = _SOMEBODYS | {Effect.WAGER, Effect.DECISION}


class Happens(Strict):
    """One irregularity: its step of the rail, and its seat (0: none)."""

    at: str
    what: str
    seat: int = Field(default=0, ge=0, strict=True)


@value
class Mishap:
    """A problem at one moment of a hand: the description `seen`, the moves that correct it, and the other choices.

    `why` is the ruling, at `clause`; `effect` is its effect on the hand, by the `remedy` of the guided path.
    """

    what: str
    seat: int
    seen: Text
    moves: tuple[Move, ...]
    others: tuple[Move, ...]
    why: Text
    clause: str
    effect: Effect = Effect.UNCHANGED
    remedy: str = ""

    def offered(self, nth: int, dice: random.Random) -> tuple[Move, ...]:
        """Return the choices for the `nth` of its moves, in the order of the dice."""
        right = self.moves[nth]
        moves = list(dict.fromkeys((right, *self.moves, *self.others)))[:OFFERED]
        dice.shuffle(moves)
        return tuple(moves)


def known(game: Game[Any]) -> tuple[str, ...]:
    """Return the irregularities that can happen in a hand of a game, or before its first wager."""
    dealt = (DEAD_SHOE,) if game.pieces == len(DECK) else ()
    short = (SHORT_ALL_IN,) if _knows_short_all_ins(game) else ()
    return (*(irregularity.key for irregularity in _that_happen(game)), *dealt, *short)


def steps_of(what: str, prompts: Iterable[Prompt]) -> list[str]:
    """Return the steps of these prompts at which something may happen: a shoe goes dead where cards come out."""
    kind = {DEAD_SHOE: Cards, SHORT_ALL_IN: InTurn}.get(what)
    return sorted({prompt.guide.step for prompt in prompts if kind is None or isinstance(prompt, kind)})


def _knows_short_all_ins(game: Game[Any]) -> bool:
    """Return whether the rules of a game know an all-in for less than a full raise, as those with a least raise do."""
    return "short_allin_reopens" in game.rules_model.model_fields


_PLAYED: Final = frozenset(
    {Effect.UNCHANGED, Effect.VOID, Effect.VOID_AND_DECK, Effect.REDEAL, Effect.FORFEIT, Effect.MISREAD, Effect.DIE,
     Effect.SWAP, Effect.SHIFT, Effect.REPLACE, Effect.WAGER, Effect.DECISION, Effect.BURN, Effect.COUNT, Effect.CHANGE}
)  # fmt: skip


def _that_happen(game: Game[Any]) -> Iterable[Irregularity]:
    """Yield the playable irregularities: every ruling on them has an effect that a guided hand carries out."""
    return (
        irregularity
        for irregularity in game.irregularities
        if irregularity.due is not miscounted and all(remedy.effect in _PLAYED for remedy in irregularity.remedies)
    )


def irregularity_of(what: str, game: Game[Any]) -> Irregularity | None:
    """Return the guided path of an irregularity, None if it has none."""
    return next((irregularity for irregularity in _that_happen(game) if irregularity.key == what), None)


def situation_of(what: str, hand: Round, seat: int, *, is_open: bool) -> Mishap | None:
    """Return the present problem, None if it cannot happen here. `seat` is its seat, 0 for any."""
    match what:
        case "dead_shoe":
            return _DEAD_SHOE if isinstance(hand.prompt, Cards) and not hand.prompt.turning else None
        case "short_all_in":
            return _short_all_in(hand) if _knows_short_all_ins(hand.game) else None
        case key:
            irregularity = irregularity_of(key, hand.game)
            if irregularity is None or not irregularity.due(Now(hand, is_open)):
                return None
            return ruled(irregularity, hand.game, hand.rules, _whose(irregularity, hand, seat))


def _whose(irregularity: Irregularity, hand: Round, seat: int) -> int:
    """Return the seat to which it happens: `seat` if possible, or another one if the ruling needs one; else 0.

    There is none for a card of the table, for the deck, or for players who are not in the hand.
    """
    effect = irregularity.ruled_by(hand.rules.exceptions).effect
    of_seats = irregularity.about is About.DEAL or any(remedy.effect in _AT_A_SEAT for remedy in irregularity.remedies)
    if irregularity.due is to_act or not of_seats:
        return 0
    may_be = hand.felt.who(SeatStatus.FOLDED if irregularity.due is folded else SeatStatus.IN)
    if seat in may_be:
        return seat
    return next(iter(may_be), 0) if effect in _SOMEBODYS or irregularity.due is folded else 0


def forfeited(hand: Round, seat: int) -> Mishap:
    """Return the problem of a hand in which a seat forfeits."""
    ways = ((irregularity, remedy) for irregularity in _that_happen(hand.game) for remedy in irregularity.remedies)
    irregularity, remedy = next(
        (irregularity, remedy) for irregularity, remedy in ways if remedy.effect is Effect.FORFEIT
    )
    return _situation(irregularity, remedy, hand.game, seat)


def another_deck(hand: Round) -> Mishap:
    """Return the moves before the next hand, if the deck is out of play."""
    irregularity = next(
        irregularity for irregularity in _that_happen(hand.game) if irregularity.remedies[0].effect is Effect.CHANGE
    )
    return ruled(irregularity, hand.game, hand.rules)


def ruled(irregularity: Irregularity, game: Game[Any], rules: Rules, seat: int = 0) -> Mishap:
    """Return an irregularity with the ruling of this house."""
    return _situation(irregularity, irregularity.ruled_by(rules.exceptions), game, seat)


def _situation(irregularity: Irregularity, remedy: Remedy, game: Game[Any], seat: int) -> Mishap:
    right = _move(remedy)
    steps = tuple(_own(f"{remedy.key} {nth}", step) for nth, step in enumerate(remedy.steps))
    moves = (right, *(steps if remedy.effect in _BY_STEPS else ()))
    # The signer of the void is there already.
    if remedy.decides is Decides.FLOOR and irregularity.about is not About.HAND:
        moves = (_CALL, *moves)
    elsewhere = (_move(remedy) for other in _that_happen(game) for remedy in other.remedies)
    others = (*(_move(remedy) for remedy in irregularity.remedies), _GO_ON, *elsewhere)
    seen = (
        text("{what}: seat {seat}.", what=irregularity.when, seat=seat)
        if seat
        else text("{what}.", what=irregularity.when)
    )
    why = text("{ruling} {says}", ruling=remedy.ruling, says=irregularity.says) if irregularity.says else remedy.ruling
    return Mishap(irregularity.key, seat, seen, moves, others, why, irregularity.clause, remedy.effect, remedy.key)


def replacing(hand: Round, place: Text) -> Mishap:
    """Return the move while a card is out of play: the next one takes its `place`."""
    seen = text("The card at {place} is out of play.", place=place)
    right = _own("next", text("Deal the next card to {place}", place=place))
    others = (
        _own("same", text("Return the card and continue")),
        _own("last", text("Continue, and give that seat the last card")),
        _own("burn", text("Burn a card and deal the next one to {place}", place=place)),
        _GO_ON,
    )
    return Mishap(f"replacing {place}", 0, seen, (right,), others, right.label, _clause(hand))


def redealing(hand: Round) -> Mishap:
    """Return the move while the cards of a hand go back to their places."""
    seen = text("The cards of this hand have been drawn again.")
    right = _own("back", text("All cards are back in place: continue"))
    others = (
        _own("again", text("Shuffle and redeal to everyone")),
        _own("void", text("Void the hand")),
        _own("swap", text("Let each player pick two cards")),
        _GO_ON,
    )
    return Mishap("redealing", 0, seen, (right,), others, right.label, _clause(hand))


def _clause(hand: Round) -> str:
    return hand.prompt.guide.clause if hand.prompt is not None else ""


def _move(remedy: Remedy) -> Move:
    return Move(Verb.HANDLE, key=str(remedy.ruling), label=remedy.ruling)


def _own(key: str, label: Text) -> Move:
    return Move(Verb.HANDLE, key=key, label=label)


_DEAD_SHOE: Final = Mishap(
    DEAD_SHOE, 0, text("The shoe stopped reading: no cards show on the screen."),
    (_own("by_hand", text("Enter each card by hand and continue")),),
    (_own("wait", text("Stop, and wait for a technician")), _own("void", text("Void the hand")), _GO_ON),
    text("Any card can be entered by hand. No hand stops for a shoe."), "",
)  # fmt: skip
_REOPENS: Final = _own("reopens", text("It reopens the betting: players who have acted may raise again"))
_CLOSED: Final = _own("closed", text("Players who have acted may only call or fold"))


def _short_all_in(hand: Round) -> Mishap | None:
    """Ask for the effect of a short all-in. The right answer follows from the next player's options."""
    prompt = hand.prompt
    if not isinstance(prompt, InTurn):
        return None
    raises = any(option.least is not None for option in prompt.options[prompt.seat])
    others = (_REOPENS, _CLOSED, _own("folds", text("The player must fold: it is less than a raise")))
    return Mishap(
        SHORT_ALL_IN, prompt.seat, text("A player is all in for less than a full raise."),
        (_REOPENS if raises else _CLOSED,), others, prompt.guide.rule or EMPTY, prompt.guide.clause,
    )  # fmt: skip
