"""Judge a move: whether it was right; if not, the violation, the reason, and the clause.

The judge knows no rules. It compares a move with the prompt of the live procedure.
"""

from enum import StrEnum

from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure import Prompt, Settle
from kiosk.training.scenarios.moves import Move, Verb, is_pot

_SETTLING = (Verb.TAKE, Verb.PAY, Verb.PUSH)


class Violation(StrEnum):
    """The kinds of wrong moves."""

    NONE = ""
    ORDER = "order"
    WORDING = "wording"
    BURN = "burn"
    LEFT_TO_RIGHT = "left_to_right"
    TURN = "turn"
    RIGHT_TO_LEFT = "right_to_left"
    POT_ORDER = "pot_order"
    POT_WINNER = "pot_winner"
    OUTCOME = "outcome"
    FLUSH_CALL = "flush_call"
    NO_CALL = "no_call"
    FLOOR_WAIT = "floor_wait"
    EXCEPTION = "exception"


@value
class Judgment:
    """The judgment of a move: `why` it was wrong, in one sentence, with the clause that says so."""

    violation: Violation
    why: Text = EMPTY
    clause: str = ""
    rule: Text = EMPTY

    @property
    def is_right(self) -> bool:
        return self.violation is Violation.NONE


_RIGHT = Judgment(Violation.NONE)
_WHY = {
    Violation.ORDER: text("Not yet. First: {right}"),
    Violation.WORDING: text("Wrong words: say {right}"),
    Violation.BURN: text("Burn a card first: {right}"),
    Violation.LEFT_TO_RIGHT: text("Cards go left to right: seat {seat} is first."),
    Violation.TURN: text("Action is on seat {seat}."),
    Violation.RIGHT_TO_LEFT: text("Right to left, one wager at a time: seat {seat} comes first."),
    Violation.POT_ORDER: text("Not yet. First: {right}"),
    Violation.POT_WINNER: text("Another player won this pot: {right}"),
    Violation.OUTCOME: text("Look at the hand again: {right}"),
    Violation.FLUSH_CALL: text("Call this hand: the floor confirms it before anything is paid."),
    Violation.NO_CALL: text("No hand to call here: {right}"),
    Violation.FLOOR_WAIT: text("Wait: pay nothing until the floor confirms the hand."),
    Violation.EXCEPTION: text("Not that: {right}"),
}


def judge(prompt: Prompt, right: Move, made: Move) -> Judgment:
    """Judge a move against the one that is due."""
    if made == right:
        return _RIGHT
    violation = _violation(prompt, right, made)
    why = _WHY[violation].fill(seat=right.seat, right=right.label)
    return Judgment(violation, why, prompt.guide.clause, prompt.guide.rule)


def _violation(prompt: Prompt, right: Move, made: Move) -> Violation:
    match right.verb:
        case Verb.HANDLE:
            return Violation.EXCEPTION
        case Verb.CALL:
            return Violation.FLUSH_CALL
        case Verb.WAIT:
            return Violation.FLOOR_WAIT
        case Verb.BURN:
            return Violation.BURN
        case Verb.SAY if made.verb is Verb.SAY:
            return Violation.WORDING
        case Verb.ASK if made.verb is Verb.ASK:
            return Violation.TURN
        case Verb.FIRST if made.verb is Verb.FIRST:
            return Violation.LEFT_TO_RIGHT
        case Verb.TAKE | Verb.PAY | Verb.PUSH:
            return _settled_wrongly(prompt, right, made)
        case _:
            return Violation.ORDER


def _settled_wrongly(prompt: Prompt, right: Move, made: Move) -> Violation:
    assert isinstance(prompt, Settle)
    if made.verb is Verb.CALL:
        return Violation.NO_CALL
    if made.verb not in _SETTLING:
        return Violation.ORDER
    item = next(item for item in prompt.items if (item.seat, item.key) == (right.seat, right.key))
    if is_pot(item):
        return Violation.POT_WINNER if made.key == right.key else Violation.POT_ORDER
    if (made.seat, made.key) == (right.seat, right.key):
        return Violation.OUTCOME
    return Violation.RIGHT_TO_LEFT
