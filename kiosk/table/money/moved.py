"""The chips that a dealer has moved at each seat: each wager taken or paid, each pot pushed, and what was put in.

What the screen says of a mispay, a dispute and a void hand is said in these: never as the net of a seat, which is an
amount that nobody has seen lie on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Text, text
from kiosk.procedure import Does, Done, Felt, Round, Settle

PUT_IN: Final = "put_in"
_IN_POTS: Final = text("Bets")


class ChipsOf(StrEnum):
    """Whose chips move: the rack's for a wager of the house, or what lies in a pot, or what a player has put in."""

    WAGER = "wager"
    POT = "pot"
    PUT_IN = PUT_IN


class ChipsMoved(NamedTuple):
    """What the dealer has moved to a seat for one wager or pot, in cents; negative for what was taken from it.

    `lay` is the most that could be taken of a wager, or pushed from the pots, 0 where that is not known.
    """

    seat: int
    key: str
    name: Text
    cents: Cents
    chips_of: ChipsOf = ChipsOf.WAGER
    lay: Cents = 0

    @property
    def does(self) -> Does:
        """Say which way the chips went; with none of them, nothing did."""
        return {1: Does.PAY, 0: Does.PUSH, -1: Does.TAKE}[_sign(self.cents)]

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Say it, "paid $40"."""
        return _WORDS[self.chips_of][_sign(self.cents)].fill(amount=amount(abs(self.cents)))

    def named(self, amount: Callable[[Cents], str] = money) -> Text:
        """Say it with its wager, "Board bonus paid $40"."""
        return _NAMED.fill(name=self.name, moved=self.words(amount))


_NAMED: Final = text("{name} {moved}")
_WORDS: Final[Mapping[ChipsOf, Mapping[int, Text]]] = {
    ChipsOf.WAGER: {1: text("paid {amount}"), 0: text("pushed"), -1: text("taken {amount}")},
    ChipsOf.POT: {1: text("pushed {amount}"), 0: text("not pushed"), -1: text("taken {amount}")},
    ChipsOf.PUT_IN: {1: text("returned {amount}"), 0: text("nothing put in"), -1: text("put in {amount}")},
}


def check_lay(moved: ChipsMoved, cents: Cents, amount: Callable[[Cents], str] = money) -> None:
    """Raise Refused where so much can neither have been pushed nor taken: not as much lay there."""
    if moved.chips_of is ChipsOf.POT and cents > moved.lay:
        raise Refused("lay", "Only {lay} lay in the pots: enter what was pushed.", lay=amount(moved.lay))
    if moved.chips_of is ChipsOf.WAGER and -cents > moved.lay:
        raise Refused("lay", "Only {lay} lay there: enter what was taken.", lay=amount(moved.lay))


def _sign(cents: Cents) -> int:
    return (cents > 0) - (cents < 0)


def chips_moved(hand: Round) -> tuple[ChipsMoved, ...]:
    """Return what was moved in a settled hand, by seat. For each seat it adds up to what that has won."""
    assert hand.settlement is not None, "the hand is settled"
    wagers: dict[tuple[int, str], ChipsMoved] = {}
    nets: dict[int, Cents] = {}
    keys: dict[tuple[int, str], str] = {}
    for wager in hand.settlement.wagers:
        if not wager.name:
            nets[wager.seat] = nets.get(wager.seat, 0) + wager.net
            continue
        key = keys.setdefault((wager.seat, str(wager.name)), wager.wager)
        moved = wagers.get((wager.seat, key), ChipsMoved(wager.seat, key, wager.name, 0))
        wagers[wager.seat, key] = moved._replace(cents=moved.cents + wager.net, lay=moved.lay + wager.bet)
    pots = pots_pushed(hand)
    pushed_in_all = sum(pot.cents for pot in pots)
    in_pots = max(pushed_in_all, pushed_in_all - sum(nets.values()))  # the rake lay there, too
    pots = [pot._replace(lay=in_pots) for pot in pots]
    put_in = []
    for seat, net in nets.items():
        pushed = sum(pot.cents for pot in pots if pot.seat == seat)
        put_in.append(ChipsMoved(seat, PUT_IN, _IN_POTS, net - pushed, ChipsOf.PUT_IN))
    return tuple(sorted((*wagers.values(), *pots, *put_in), key=lambda moved: moved.seat))


def pots_pushed(hand: Round) -> list[ChipsMoved]:
    """Return the pots that have been pushed in a hand, as far as it has come."""
    pushed: dict[tuple[int, str], ChipsMoved] = {}
    for entry in hand.entries:
        if isinstance(entry.prompt, Settle) and isinstance(entry.answer, Done) and not entry.note:
            for item in entry.prompt.items:
                if item.does is Does.PAY and not item.stake:
                    before = pushed.get((item.seat, item.key))
                    cents = item.pay + (before.cents if before else 0)
                    pushed[item.seat, item.key] = ChipsMoved(item.seat, item.key, item.wager, cents, ChipsOf.POT)
    return list(pushed.values())


def to_give_back(hand: Round) -> tuple[ChipsMoved, ...]:
    """Return what goes back to each seat where a hand that is not settled is void: negative is taken from it again.

    A wager that was paid or pushed is with its player already; one that was taken comes back.
    """
    felt = hand.felt
    pots = pots_pushed(hand)
    if pots or felt.stacks:
        return tuple(_from_pots(felt, pots))
    return tuple(_from_spots(felt))


def _from_spots(felt: Felt) -> Iterable[ChipsMoved]:
    for seat in felt.seats:
        for spot, bet in felt.bets[seat].items():
            settled = felt.settled[seat].get(spot)
            cents = bet if settled is None else -settled.net
            if cents:
                yield ChipsMoved(seat, spot, spot_name(felt, spot), cents)


def _from_pots(felt: Felt, pots: Iterable[ChipsMoved]) -> Iterable[ChipsMoved]:
    for seat in felt.seats:
        settled = felt.settled[seat].values()
        put_in = sum(felt.bets[seat].values()) - sum(pot.cents for pot in pots if pot.seat == seat)
        cents = -sum(wager.net for wager in settled) if settled else put_in
        if cents:
            yield ChipsMoved(seat, PUT_IN, _IN_POTS, cents, ChipsOf.PUT_IN)


def spot_name(felt: Felt, spot: str) -> Text:
    """Return how the felt calls a betting spot: by the line of wagers that shows it alone, or else with others."""
    rows = sorted((row for row in felt.layout.rows if spot in row.spots), key=lambda row: len(row.spots))
    return rows[0].label if rows else Text(spot)
