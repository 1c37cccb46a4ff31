"""The winners in Texas Hold'em: the rake, the winners of each pot, and the amount that each player is paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kiosk.core.hands import Hand
from kiosk.core.money import Cents
from kiosk.games.texas_holdem import words
from kiosk.games.texas_holdem.rules import Stakes, TexasHoldemRules
from kiosk.procedure import (
    Does,
    Item,
    Layer,
    OddChip,
    Outcome,
    Rake,
    Settled,
    pot_key,
    pot_name,
    split_pot,
)

POT = "pot"

_NO_HANDS: Mapping[int, Hand] = {}
_NOBODY: Mapping[int, tuple[int, ...]] = {}


class Showdown(NamedTuple):
    """The players at the showdown, from the left of the button (none: the pots were won without one), and their hands.

    `hands` are set if all have been read, with the rank of the board itself; else `named` has the winners of each pot
    that was played for.
    """

    seats: tuple[int, ...]
    hands: Mapping[int, Hand] = _NO_HANDS
    board: tuple[int, ...] = ()
    named: Mapping[int, tuple[int, ...]] = _NOBODY

    def plays_board(self, seat: int) -> bool:
        """Return whether a player's best hand is no better than the board itself."""
        return self.hands[seat].rank == self.board


class Drop(NamedTuple):
    """The drop from one pot or all pots: the rake, and the players' own contribution to a promotion."""

    rake: Cents
    promotion: Cents


class Won(NamedTuple):
    """A pot as it was won: its amount, its drop, its players, its winners, and their payments."""

    amount: Cents
    rake: Cents
    promotion: Cents
    eligible: tuple[int, ...]
    winners: tuple[int, ...]
    paid: Mapping[int, Cents]
    odd_to: tuple[int, ...]

    @classmethod
    def of(cls, layer: Layer, drop: Drop, winners: tuple[int, ...], *, unit: Cents, odd: OddChip) -> Won:
        """Return a pot split equally between its winners (3), odd chips as the house rules."""
        shares = split_pot(layer.amount - drop.rake - drop.promotion, winners, unit=unit, odd=odd)
        return cls(layer.amount, drop.rake, drop.promotion, layer.eligible, winners, shares.paid, shares.odd_to)


def drops(layers: Sequence[Layer], stakes: Stakes, rules: TexasHoldemRules, *, flop: bool) -> tuple[Drop, ...]:
    """Return the drop of each pot: a rake of at most the cap of one hand, and nothing without a flop (Cap).

    A rake that is less than the house's least is made up from the pots, main pot first; so is the promotion. A pot that
    is too small gives its whole amount, the rake first.
    """
    amounts = [layer.amount for layer in layers]
    is_raked = flop or not stakes.no_flop_no_drop
    rake = Rake(
        rate_bp=stakes.rake_bp if is_raked else 0,
        cap=stakes.rake_cap,
        round_down_to=stakes.rake_round_down_to,
        rake_from=rules.rake_from,
    ).take(amounts)
    missing = least_rake(stakes, flop=flop) - sum(rake)
    if missing > 0:
        made_up = _from_main(missing, [amount - part for amount, part in zip(amounts, rake, strict=True)])
        rake = tuple([part + more for part, more in zip(rake, made_up, strict=True)])
    promotion = stakes.promotion if is_raked else 0
    if not promotion:
        return tuple([Drop(part, 0) for part in rake])
    given = _from_main(promotion, [amount - part for amount, part in zip(amounts, rake, strict=True)])
    return tuple([Drop(*both) for both in zip(rake, given, strict=True)])


def least_rake(stakes: Stakes, *, flop: bool) -> Cents:
    """Return the least rake of a hand with or without a flop; 0 if the house has none."""
    is_raked = flop or not stakes.no_flop_no_drop
    if not is_raked and not stakes.rake_least_without_flop:
        return 0
    promotion = stakes.promotion if is_raked else 0
    return max(stakes.rake_least, promotion + stakes.rake_least_over_promotion if promotion else 0)


def _from_main(due: Cents, amounts: Sequence[Cents]) -> list[Cents]:
    given = []
    for amount in amounts:
        given.append(max(0, min(due, amount)))
        due -= given[-1]
    return given


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
    """Return the item that the dealer pushes to one winner of a pot, and the reason."""
    made = shown.hands.get(seat)
    if made is None:
        by = words.NAMED if nth in shown.named else words.ALONE
        return Item(seat, pot_name(nth), Does.PAY, 0, by, pot.paid[seat], key=pot_key(nth))
    five = words.FiveCards(made.cards, shown.plays_board(seat))
    return Item(seat, pot_name(nth), Does.PAY, 0, made, pot.paid[seat], 0, five, pot_key(nth), five=made.cards)


def won_by(seats: Iterable[int], pots: Iterable[Won]) -> dict[int, Cents]:
    """Return each player's winnings of all pots together."""
    won = dict.fromkeys(seats, 0)
    for pot in pots:
        for seat, amount in pot.paid.items():
            won[seat] += amount
    return won


def settled(start: Mapping[int, Cents], stacks: Mapping[int, Cents], won: Mapping[int, Cents]) -> tuple[Settled, ...]:
    """Return each player's hand as one wager: the chips put in and not returned, against the winnings."""
    wagers = []
    for seat, stack in stacks.items():
        bet = start[seat] + won[seat] - stack
        net = won[seat] - bet
        outcome = Outcome.WIN if net > 0 else Outcome.LOSE if net else Outcome.PUSH
        wagers.append(Settled(seat, POT, bet, outcome, max(net, 0), won[seat], POT))
    return tuple(wagers)
