"""A player's turn in Texas Hold'em: the buttons with their amounts, and one sentence for each thing that is refused."""

from functools import lru_cache
from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, Dollars, money
from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.procedure import Answer, Choice, Chosen, Felt, Guide, InTurn, Legal, Offered, Option, not_offered

FOLD, CHECK, CALL, BET, RAISE, ALL_IN, CHOP = "fold", "check", "call", "bet", "raise", "all_in", "chop"

_NOTHING: Final = Legal(0, None, None, None, "")
_FOLD: Final = Option(FOLD, text("Fold"))
_CHECK: Final = Option(CHECK, text("Check"))
_ALL_CHECK: Final = text("All {n} check")
_CHOP: Final = Option(CHOP, text("Chop the blinds"))
_CLOSED: Final = {
    "capped": text("The betting is capped: one bet and the allowed raises are in. Seat {seat} may call or fold."),
    "not_reopened": text("The all-in was less than a full raise, so seat {seat} may only call or fold."),
    "nobody_left": text("No one left can call a raise: seat {seat} may call or fold."),
    "nobody_exceeds": text("No player has chips beyond a call: seat {seat} may call or fold."),
    "not_enough": text("Seat {seat} does not have enough for a raise: call all in, or fold."),
}


@value
class Turn(InTurn):
    """Ask one player to act. `legal` has the permitted actions, `before` the chips in front of the player already.

    Totals are whole chips, except for an all-in. A raise that nobody could answer is not among the options, and is
    accepted if it was made: the part above a call is returned. `chops`: the two blinds may agree to take their chips
    back.
    """

    legal: Legal = _NOTHING
    level: Cents = 0
    before: Cents = 0
    stack: Cents = 0
    unit: Cents = 1
    actor: int = 0
    chops: bool = False

    def __post_init__(self) -> None:
        assert self.actor, "one player acts at a time"

    @property
    def seat(self) -> int:
        return self.actor

    def check(self, answer: Answer, felt: Felt) -> None:
        if type(answer) is Chosen and len(answer.choices) == 1:
            choice = answer.choices.get(self.actor)
            if choice is not None and self._is_open(self.actor, choice):
                return
        InTurn.check(self, answer, felt)

    def check_part(self, answer: Chosen) -> None:
        for seat, choice in answer.choices.items():
            if self._is_open(seat, choice):
                continue
            options = self.options.get(seat)
            if options is None:
                raise Refused(
                    "out_of_turn",
                    "Seat {seat} acts out of turn: action is on seat {turn}.",
                    seat=seat,
                    turn=self.seat,
                )
            if self.legal.closed == "nobody_exceeds":
                options = _options(self.legal._replace(closed=""), self.level, self.stack, 1, 0)
            for option in options:
                if option.key == choice.option:
                    if choice.amount is not None:
                        self._check_amount(seat, option, choice.amount)
                    elif option.least is not None:
                        raise Refused(
                            "amount",
                            "Seat {seat}: {label} how much? Enter the player’s total.",
                            seat=seat,
                            label=option.label,
                        )
                    break
            else:
                raise self._refusal(seat, choice)

    def with_all_chips(self, choice: Choice) -> Choice:
        """Return "all in", or "call" where the chips are not enough for more, for a bet of all chips or above them."""
        option, amount = choice
        if option != ALL_IN and (amount is None or amount < self.before + self.stack):
            return choice
        return Choice(CALL if self.legal.call >= self.stack else ALL_IN)

    def _is_open(self, seat: int, choice: Choice) -> bool:
        """Return whether a decision is plainly legal. Others are looked up among the options, to find the reason."""
        if seat != self.actor:
            return False
        option, amount = choice
        if option == FOLD:
            return amount is None
        if option == CHOP:
            return amount is None and self.chops
        legal = self.legal
        if option in (CALL, CHECK):
            return amount is None and (option == CALL) == (legal.call > 0)
        if option == ALL_IN:
            return amount is None and legal.all_in is not None and legal.call < self.stack
        if option != (RAISE if self.level else BET) or legal.least is None or legal.most is None:
            return False
        return type(amount) is int and legal.least <= amount <= legal.most and not amount % self.unit

    def _check_amount(self, seat: int, option: Option, amount: object) -> None:
        """Raise Refused unless a bet or raise may make the player's total of this round `amount`."""
        least, most = self.legal.least, self.legal.most
        if option.key not in (BET, RAISE):
            raise Refused("amount", "Seat {seat}: {label} has a fixed amount.", seat=seat, label=option.label)
        if not isinstance(amount, int) or isinstance(amount, bool):
            raise Refused("amount", "Seat {seat}: a bet is a whole number of cents.", seat=seat)
        if amount > self.before + self.stack:
            raise self._too_much(seat)
        if least is not None and amount < least:
            raise Refused(
                "below_minimum",
                "Seat {seat}: {key} to at least {least}, or call.",
                seat=seat,
                key=option.key,
                least=money(least),
            )
        if most is not None and amount > most:
            raise Refused(
                "above_maximum",
                "Seat {seat}: {key} to at most {most}. Return the rest.",
                seat=seat,
                key=option.key,
                most=money(most),
            )
        if amount % option.unit and amount < self.before + self.stack:
            raise Refused(
                "chips",
                "Seat {seat}: {key} in whole chips of {unit}.",
                seat=seat,
                key=option.key,
                unit=money(option.unit),
            )

    def _refusal(self, seat: int, choice: Choice) -> Refused:
        """Return the reason why a player may not do something that no button offers."""
        match choice.option:
            case "check":
                return Refused(
                    "check_facing_bet",
                    "Seat {seat} faces a bet: call {call} or fold.",
                    seat=seat,
                    call=money(self.legal.call),
                )
            case "bet" if self.level:
                return Refused("choice", "There is a bet already: seat {seat} may call, raise or fold.", seat=seat)
            case "raise" if not self.level:
                return Refused("choice", "Nobody has bet yet: seat {seat} may check or bet.", seat=seat)
            case "bet" | "raise" | "all_in":
                if choice.amount is not None and choice.amount > self.before + self.stack:
                    return self._too_much(seat)
                if self.legal.closed:
                    return Refused(self.legal.closed, _CLOSED[self.legal.closed], seat=seat)
                if self.legal.least is None:
                    return Refused("below_minimum", "Seat {seat} has too few chips for that: go all in.", seat=seat)
            case _:
                pass
        return not_offered("choice", seat, self.options[seat])

    def _too_much(self, seat: int) -> Refused:
        has = money(self.stack)
        return Refused(
            "not_enough",
            "Seat {seat} has {has} left: no player may bet more than that.",
            seat=seat,
            has=has,
        )


def turn(
    guide: Guide,
    seat: int,
    legal: Legal,
    *,
    level: Cents,
    before: Cents,
    stack: Cents,
    unit: Cents,
    chops: bool = False,
    checkers: tuple[int, ...] = (),
) -> Turn:
    """Return the prompt for one player's turn. `checkers` are all who may check until the round is over."""
    all_may = checkers if len(checkers) > 1 else ()
    options = Offered(
        (seat,), lambda _: (*_options(legal, level, stack, unit, len(all_may)), *((_CHOP,) if chops else ()))
    )
    usual = CHECK if all_may else None
    return Turn(guide, options, usual, "choice", all_may, legal, level, before, stack, unit, seat, chops)


@lru_cache(maxsize=512)
def _options(legal: Legal, level: Cents, stack: Cents, unit: Cents, checkers: int) -> tuple[Option, ...]:
    """Return the options that `legal` allows: fold; check or call; bet or raise; all in. `checkers` may check."""
    call, least, most, all_in, closed = legal
    options = [_FOLD]
    if not call:
        options.append(_CHECK._replace(for_all=_ALL_CHECK.fill(n=checkers)) if checkers else _CHECK)
    else:
        label = text("Call all in {amount}") if call == stack else text("Call {amount}")
        options.append(Option(CALL, label.fill(amount=Dollars(call)), call))
    if closed:
        return tuple(options)
    if least is not None:
        key, label = (RAISE, text("Raise to")) if level else (BET, text("Bet"))
        if least == most:
            exactly = text("{option} {amount}", option=label, amount=Dollars(least))
            options.append(Option(key, exactly, least))
        else:
            options.append(Option(key, label, least=least, most=most, unit=unit))
    if all_in is not None and call < stack:
        options.append(Option(ALL_IN, text("All in {amount}", amount=Dollars(stack)), stack))
    return tuple(options)
