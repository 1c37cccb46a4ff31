"""The bids of PeekPoker: who plays, and the bid of each player in turn; one sentence for each refusal. Points."""

from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.text import counted, text
from kiosk.core.value import value
from kiosk.games.peekpoker.words import FEWEST, MOST
from kiosk.procedure import Answer, Choices, Chosen, Felt, InTurn, Option, not_offered

FOLD: Final = "fold"
PLAY, OUT = "play", "out"
CHECK, CALL, RAISE, CALL_AND_RAISE, ALL_IN = "check", "call", "raise", "call_and_raise", "all_in"


@value
class Players(Choices):
    """Ask each seat whether it plays. A game needs two to four players (Setting Up)."""

    def check(self, answer: Answer, felt: Felt) -> None:
        Choices.check(self, answer, felt)
        assert isinstance(answer, Chosen)
        playing = sum(choice.option == PLAY for choice in answer.choices.values())
        if not FEWEST <= playing <= MOST:
            raise Refused(
                "players",
                "A game needs {FEWEST} to {MOST} players, not {playing}: ask who plays.",
                FEWEST=FEWEST,
                MOST=MOST,
                playing=playing,
            )


@value
class Bid(InTurn):
    """Ask one player to bid. Points: `owed` to call, `before` in the pot already, `stack` left, `most` a raise may be.

    `closed` is the reason why there can be no raise, or "".
    """

    owed: int = 0
    before: int = 0
    stack: int = 0
    most: int = 0
    closed: str = ""

    def check_part(self, answer: Chosen) -> None:
        for seat, choice in answer.choices.items():
            options = self.options.get(seat)
            if options is None:
                raise Refused(
                    "out_of_turn",
                    "Seat {seat} bids out of turn: action is on seat {turn}.",
                    seat=seat,
                    turn=self.seat,
                )
            if choice.option in (RAISE, CALL_AND_RAISE):
                self._check_raise(seat, choice.amount)
            if choice.option not in [option.key for option in options]:
                raise self._refusal(seat, choice.option)
            if choice.option not in (RAISE, CALL_AND_RAISE) and choice.amount is not None:
                raise Refused("amount", "Seat {seat}: only a raise has an amount. Enter the choice again.", seat=seat)

    def _check_raise(self, seat: int, by: object) -> None:
        if not isinstance(by, int) or isinstance(by, bool) or by < 1:
            raise Refused("below_minimum", "Seat {seat}: a raise is at least 1 point.", seat=seat)
        if by > self.stack - self.owed:
            raise Refused(
                "not_enough",
                counted(
                    "Seat {seat} has %n point left: call, go all in, or fold.",
                    "Seat {seat} has %n points left: call, go all in, or fold.",
                    seat=seat,
                    n=self.stack,
                ),
            )
        if by > self.most:
            raise self._too_much(seat)

    def _too_much(self, seat: int) -> Refused:
        if self.closed:
            return Refused(self.closed, "No one left can call a raise: seat {seat} may call or fold.", seat=seat)
        return Refused(
            "over_opponents_tokens",
            "Seat {seat} may raise by at most {most}: opponents have no more.",
            seat=seat,
            most=self.most,
        )

    def _refusal(self, seat: int, option: str) -> Refused:
        """Return the reason why a player may not do something that no button offers."""
        match option:
            case "check" if self.owed:
                return Refused(
                    "check_facing_bet", "Seat {seat} faces a raise: call {owed}, or fold.", seat=seat, owed=self.owed
                )
            case "call" if self.owed > self.stack:
                return Refused(
                    "not_enough",
                    counted(
                        "Seat {seat} has only %n point: go all in, or fold.",
                        "Seat {seat} has only %n points: go all in, or fold.",
                        seat=seat,
                        n=self.stack,
                    ),
                )
            case "all_in":
                return self._too_much(seat)
            case _:
                return not_offered("choice", seat, self.options[seat])


def bid_options(owed: int, stack: int, most: int) -> tuple[Option, ...]:
    """Return the options of a player: fold, call, raise by up to `most`, all in (For each round 5)."""
    options = [Option(FOLD, text("Fold"))]
    if not owed:
        options.append(Option(CHECK, text("Check")))
    elif owed < stack:
        options.append(Option(CALL, text("Call {points}", points=owed), owed))
    if most:
        label = text("Call {points} and raise", points=owed) if owed else text("Raise")
        options.append(Option(CALL_AND_RAISE if owed else RAISE, label, least=1, most=most))
    if stack - owed <= most:
        options.append(Option(ALL_IN, text("All in {points}", points=stack), stack))
    return tuple(options)
