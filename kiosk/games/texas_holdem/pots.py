"""Who wins what in Texas Hold'em: the rake, the winners of each pot, and what each player is paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.frozen import frozen
from kiosk.core.hands import Hand
from kiosk.core.money import Cents
from kiosk.core.text import text
from kiosk.games.texas_holdem import words
from kiosk.games.texas_holdem.rules import Stakes, TexasHoldemRules
from kiosk.procedure import (
    Answer,
    Choices,
    Chosen,
    Does,
    Felt,
    Item,
    Layer,
    OddChip,
    Option,
    Outcome,
    Rake,
    Settled,
    pot_key,
    pot_name,
    split_pot,
)

POT, WINS, WINS_ALL, LOSES = "pot", "wins", "wins_all", "loses"

_NO_HANDS: Mapping[int, Hand] = {}
_NOBODY: Mapping[int, tuple[int, ...]] = {}
_WINS, _LOSES = Option(WINS, text("Wins")), Option(LOSES, text("Loses"))
_OPTIONS = (_WINS, _LOSES)
_OPTIONS_MORE = (_WINS, Option(WINS_ALL, text("Wins all pots"), done=text("Wins all")), _LOSES)


class PotBefore(NamedTuple):
    """The side pot that was named before: its winners, who played for it, and whether they win all other pots, too."""

    winners: tuple[int, ...] = ()
    eligible: tuple[int, ...] = ()
    wins_all: bool = False


NO_POT_BEFORE: Final = PotBefore()


@frozen
class Winners(Choices):
    """Ask who wins a pot, where hands have not been read. A seat of which nothing is said loses it.

    `before` is the side pot that was named before: who lost that one is not asked about.
    """

    pot: str = ""
    before: PotBefore = NO_POT_BEFORE

    @classmethod
    def of(cls, nth: int, eligible: Iterable[int], before: PotBefore = NO_POT_BEFORE, *, more: bool = False) -> Winners:
        """Return the question for the pot that is laid out `nth`; `more` pots are asked about after it."""
        lost = set(before.eligible) - set(before.winners)
        options = _OPTIONS_MORE if more else _OPTIONS
        asked = {seat: options for seat in eligible if seat not in lost}
        return cls(words.winners(nth), asked, None, "choice", pot_key(nth), before)

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Chosen):
            Choices.check(self, answer, felt)
            return
        self.check_part(answer)
        if not self.named(answer):
            raise Refused("no_winner", "Somebody wins each pot: touch the seat, or the seats that split it.")

    def check_part(self, answer: Chosen) -> None:
        for seat, choice in answer.choices.items():
            if seat in self.before.eligible and seat not in self.options and choice.option != LOSES:
                raise Refused(
                    "contradiction",
                    "Seat {seat} lost a side pot to seat {winners}: it cannot win this one.",
                    seat=seat,
                    winners=", ".join(map(str, self.before.winners)),
                )
        Choices.check_part(self, answer)

    def named(self, answer: Chosen) -> tuple[int, ...]:
        """Return the seats that an answer names, from the left of the button; with one of the equal hands, all."""
        chosen = answer.choices
        named = {seat for seat in self.options if seat in chosen and chosen[seat].option in (WINS, WINS_ALL)}
        if named & set(self.before.winners):
            named |= set(self.before.winners)
        return tuple([seat for seat in self.options if seat in named])

    def is_for_all(self, answer: Chosen) -> bool:
        """Say whether those that an answer names win the other pots, too."""
        return any(choice.option == WINS_ALL for choice in answer.choices.values())


class Showdown(NamedTuple):
    """Who showed down, from the left of the button (nobody: the pots were won without), and what decides.

    `hands` are there where all have been read, with the rank of the board itself; else `named` holds the winners of
    each pot that was played for.
    """

    seats: tuple[int, ...]
    hands: Mapping[int, Hand] = _NO_HANDS
    board: tuple[int, ...] = ()
    named: Mapping[int, tuple[int, ...]] = _NOBODY

    def plays_board(self, seat: int) -> bool:
        """Say whether a player's best hand is no better than the board itself."""
        return self.hands[seat].rank == self.board


class Won(NamedTuple):
    """A pot as it was won: its amount, the rake of it, who played for it, who won it, and what each was paid."""

    amount: Cents
    rake: Cents
    eligible: tuple[int, ...]
    winners: tuple[int, ...]
    paid: Mapping[int, Cents]
    odd_to: tuple[int, ...]

    @classmethod
    def of(cls, layer: Layer, rake: Cents, winners: tuple[int, ...], *, unit: Cents, odd: OddChip) -> Won:
        """Return a pot split equally between its winners (3), odd chips as the house rules."""
        shares = split_pot(layer.amount - rake, winners, unit=unit, odd=odd)
        return cls(layer.amount, rake, layer.eligible, winners, shares.paid, shares.odd_to)


def rakes(layers: Sequence[Layer], stakes: Stakes, rules: TexasHoldemRules, *, flop: bool) -> tuple[Cents, ...]:
    """Return what is dropped from each pot: at most the cap of one hand, and nothing without a flop (Cap)."""
    if not stakes.rake_bp or (stakes.no_flop_no_drop and not flop):
        return (0,) * len(layers)
    rake = Rake(
        rate_bp=stakes.rake_bp,
        cap=stakes.rake_cap,
        round_down_to=stakes.rake_round_down_to,
        rake_from=rules.rake_from,
    )
    return rake.take([layer.amount for layer in layers])


def winners_of(nth: int, layer: Layer, shown: Showdown) -> tuple[int, ...]:
    """Return "the player with the best five card hands", or all of them where there are several (3)."""
    eligible = layer.eligible
    if len(eligible) == 1:
        return eligible
    if nth in shown.named:
        return shown.named[nth]
    hands = shown.hands
    top = max([hands[seat].rank for seat in eligible])
    return tuple([seat for seat in eligible if hands[seat].rank == top])


def item(nth: int, pot: Won, seat: int, shown: Showdown) -> Item:
    """Return what the dealer pushes to one winner of a pot, and why."""
    made = shown.hands.get(seat)
    if made is None:
        by = words.NAMED if nth in shown.named else words.ALONE
        return Item(seat, pot_name(nth), Does.PAY, 0, by, pot.paid[seat], key=pot_key(nth))
    five = words.FiveCards(made.cards, shown.plays_board(seat))
    return Item(seat, pot_name(nth), Does.PAY, 0, made, pot.paid[seat], 0, five, pot_key(nth), five=made.cards)


def won_by(seats: Iterable[int], pots: Iterable[Won]) -> dict[int, Cents]:
    """Return what each player has won of all pots together."""
    won = dict.fromkeys(seats, 0)
    for pot in pots:
        for seat, amount in pot.paid.items():
            won[seat] += amount
    return won


def settled(start: Mapping[int, Cents], stacks: Mapping[int, Cents], won: Mapping[int, Cents]) -> tuple[Settled, ...]:
    """Return each player's hand as one wager: what was put in and stayed in, against what was won."""
    wagers = []
    for seat, stack in stacks.items():
        bet = start[seat] + won[seat] - stack
        net = won[seat] - bet
        outcome = Outcome.WIN if net > 0 else Outcome.LOSE if net else Outcome.PUSH
        wagers.append(Settled(seat, POT, bet, outcome, max(net, 0), won[seat], POT))
    return tuple(wagers)
