"""What goes wrong at a table on purpose, so that a trainee learns what to do about it, at the felt.

Each irregularity says what is seen, what the right handling is by which clause, and what new dealers do instead. What
the handling does, it does to the hand: a misdeal voids it, a misread card is corrected, a forfeit is the procedure's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pydantic import Field

from kiosk.felt import Felt, Status
from kiosk.prompt import Choices, Prompt
from kiosk.settings_types import Strict
from kiosk.text import Text, text
from kiosk.training.moves import Move, Verb


class Irregularity(StrEnum):
    """What happens."""

    MISDEAL = "misdeal"
    MISREAD_CARD = "misread_card"
    DEAD_SHOE = "dead_shoe"
    OUT_OF_TURN = "out_of_turn"
    SHORT_ALL_IN = "short_all_in"
    SHARED_CARDS = "shared_cards"
    LATE_WAGER = "late_wager"


class Happens(Strict):
    """One irregularity: at which step of the rail, and whose it is (0: nobody's)."""

    at: str
    what: Irregularity
    seat: int = Field(default=0, ge=0, strict=True)


@dataclass(frozen=True, slots=True)
class Situation:
    """An irregularity at one moment of a hand: what is seen, what is right, what else is offered, and why."""

    what: Irregularity
    seat: int
    seen: Text
    right: Move
    offered: tuple[Move, ...]
    why: Text


def _move(key: str, label: str, **values: object) -> Move:
    return Move(Verb.HANDLE, key=key, label=text(label, **values))


_VOID = _move("void", "Misdeal: call the floor, return every wager")
_FORFEIT = _move("forfeit", "Forfeit the hand, and its bets")
_CORRECT = _move("correct", "Card wrong: correct it on the screen")
_BY_HAND = _move("by_hand", "Enter the card by hand, deal on")
_TAKE_BACK = _move("take_back", "Take the action back: the player in turn acts first")
_RETURN = _move("return", "Return the chips: bets are closed")
_LET = _move("let", "Let it stand, deal on")
_WARN = _move("warn", "Warn the player, deal on")
_WAIT = _move("wait", "Stop, and wait for a technician")
_ADD = _move("add", "Add it to the wager")
_NEXT_CARD = _move("next_card", "Put the card aside, take the next one")
_SKIP = _move("skip", "Let the next player act, and come back")
_REOPENS = _move("reopens", "It reopens the betting: players may raise again")
_CLOSED = _move("closed", "Players who have acted may only call or fold")
_FOLDS = _move("folds", "The player must fold: it is less than a raise")

_SEEN: Mapping[Irregularity, Text] = {
    Irregularity.MISDEAL: text("You have dealt seat {seat} a card too many, face down."),
    Irregularity.MISREAD_CARD: text("The card on the screen is not the one that lies on the table."),
    Irregularity.DEAD_SHOE: text("The shoe has gone dead: cards come out, the screen shows none."),
    Irregularity.OUT_OF_TURN: text("Seat {seat} pushes chips forward before its turn."),
    Irregularity.SHORT_ALL_IN: text("A player is all in for less than a full raise."),
    Irregularity.SHARED_CARDS: text("Seat {seat} shows its cards to the neighbour."),
    Irregularity.LATE_WAGER: text("The cards are out. Seat {seat} adds a chip to its wager."),
}
_RIGHT: Mapping[Irregularity, tuple[Move, tuple[Move, ...], Text]] = {
    Irregularity.MISDEAL: (
        _VOID, (_NEXT_CARD, _LET, _FORFEIT, _CORRECT),
        text("A wrong number of cards voids the hand; every wager goes back, and the floor agrees."),
    ),
    Irregularity.MISREAD_CARD: (
        _CORRECT, (_LET, _VOID, _NEXT_CARD, _WAIT),
        text("What lies on the table counts. It is corrected, and the hand is worked out again from there."),
    ),
    Irregularity.DEAD_SHOE: (
        _BY_HAND, (_WAIT, _VOID, _LET, _NEXT_CARD),
        text("Any card can be entered by hand. A hand is never stopped for a shoe."),
    ),
    Irregularity.OUT_OF_TURN: (
        _TAKE_BACK, (_LET, _SKIP, _FORFEIT, _WARN),
        text("The action is taken back and no chips move. The player in turn acts first, and then that one again."),
    ),
    Irregularity.SHARED_CARDS: (
        _FORFEIT, (_WARN, _LET, _VOID, _NEXT_CARD),
        text("Hole cards are private: a player who shares them forfeits the hand and the bets on it."),
    ),
    Irregularity.LATE_WAGER: (
        _RETURN, (_ADD, _LET, _FORFEIT, _VOID),
        text("Wagers cannot change once a card is out, except by the floor."),
    ),
}  # fmt: skip


def situation(happens: Happens, prompt: Prompt, felt: Felt) -> Situation | None:
    """Return an irregularity as it happens at this prompt; None where it cannot happen here.

    A misread card is seen once it is dealt, so it is not found here.
    """
    if happens.what is Irregularity.MISREAD_CARD:
        return None
    seat = happens.seat or _somebody(happens.what, prompt, felt)
    if seat is None:
        return None
    if happens.what is Irregularity.SHORT_ALL_IN:
        return _short_all_in(prompt)
    return of(happens.what, seat)


def _somebody(what: Irregularity, prompt: Prompt, felt: Felt) -> int | None:
    """Return a seat to which it happens, 0 where it is nobody's, None where there is nobody."""
    if what is Irregularity.OUT_OF_TURN:
        if not isinstance(prompt, Choices) or not prompt.in_turn:
            return None
        return next((seat for seat in reversed(felt.who(Status.IN)) if seat not in prompt.options), None)
    if what is Irregularity.SHARED_CARDS and (not isinstance(prompt, Choices) or prompt.in_turn):
        return None
    if what in (Irregularity.MISDEAL, Irregularity.SHARED_CARDS, Irregularity.LATE_WAGER):
        return next(iter(felt.who(Status.IN)), None)
    return 0


def of(what: Irregularity, seat: int) -> Situation:
    """Return an irregularity as it happens to a seat."""
    right, others, why = _RIGHT[what]
    return Situation(what, seat, _SEEN[what]._replace(values={"seat": seat}), right, (right, *others), why)


def _short_all_in(prompt: Prompt) -> Situation | None:
    """Ask what a short all-in does. The answer is what the betting allows the next player, as the house has ruled."""
    if not isinstance(prompt, Choices) or not prompt.in_turn:
        return None
    ((seat, options),) = prompt.options.items()
    raises = any(option.least is not None for option in options)
    right = _REOPENS if raises else _CLOSED
    why = (
        text("As this house has ruled, a short all-in reopens the betting.")
        if raises
        else text("As this house has ruled, the all-in was less than a full raise: it reopens nothing.")
    )
    offered = (_REOPENS, _CLOSED, _FOLDS, _VOID)
    return Situation(Irregularity.SHORT_ALL_IN, seat, _SEEN[Irregularity.SHORT_ALL_IN], right, offered, why)
