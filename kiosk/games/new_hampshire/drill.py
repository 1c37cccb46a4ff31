"""Drills of New Hampshire Hold 'Em: its four wagers, a jackpot that two seats share, and reading."""

import random
from dataclasses import replace
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.hands import Category
from kiosk.core.money import Dollars
from kiosk.core.text import homonym, text
from kiosk.drills import (
    Asked,
    BankedDrill,
    DrillLine,
    DrillTable,
    Group,
    Maker,
    Rehearsal,
    Staged,
    faces,
    five_of,
    others,
    stays,
)
from kiosk.games.new_hampshire import procedure as nh
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import Felt, Place


class NewHampshireDrill(BankedDrill[NewHampshireRules]):
    """Make the game's drills. Two seats may bet on the 6 Card bonus, and share its jackpot."""

    def __init__(self) -> None:
        labels = {nh.COMMUNITY: homonym("Board", "the community cards")}
        super().__init__(nh.WAGERS, nh.layout, nh.spots, reading=nh.SIX_CARD, labels=labels)

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        plan, seat, _ = staged = super().stage(line, setting, dice)
        sharer = next((wager for wager in plan.wagers if wager != seat), None)
        if sharer is None:
            return staged
        plan = replace(plan, decide=stays(setting, {seat, sharer}))
        if nh.SIX in plan.wagers[seat]:
            bet = dice.choice(setting.rules.six_card_bets)
            plan = replace(plan, wagers={**plan.wagers, sharer: {**plan.wagers[sharer], nh.SIX: bet}})
        if line.table == nh.SIX and line.key == "straight_flush" and dice.random() < 0.5:
            plan = replace(plan, cards=_shared_straight_flush(seat, sharer, dice))
        return Staged(plan, seat)

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        """Ask about a jackpot, with everything that decides its share: the posted amounts, and the other bets."""
        asked = super().asked(line, setting, staged, hand)
        if asked is None or line.table != nh.SIX:
            return asked
        felt, spot = hand.felt, self.wager_of(line).chips[0]
        posted = [
            text("{name} {amount}", name=name.upper(), amount=Dollars(cents))
            for name, cents in setting.jackpots.items()
        ]
        others = [seat for seat in felt.seats if seat != staged.seat and _is_dealt(felt, seat, spot)]
        bets = [text("Seat {seat} has bet {bet}", seat=seat, bet=Dollars(felt.bets[seat][spot])) for seat in others]
        groups = [Group(text("Seat {seat}", seat=seat), faces(felt, Felt.HOLE, seat)) for seat in others]
        return replace(asked, facts=(*posted, *bets), groups=(*asked.groups, *groups))


def _is_dealt(felt: Felt, seat: int, spot: str) -> bool:
    return spot in felt.settled[seat] and all(slot.up for slot in felt.cards[Felt.HOLE, seat])


def _places(spot: str, seat: int, count: int) -> list[Place]:
    return [Place(spot, seat, nth) for nth in range(count)]


def _shared_straight_flush(seat: int, sharer: int, dice: random.Random) -> dict[Place, Card]:
    """Return bonus cards in a row of one suit, and a card at each of two seats that makes it five."""
    while True:
        five = sorted(five_of(Category.STRAIGHT_FLUSH, dice), key=lambda card: card.rank)
        lower, upper = five[0], [card for card in others(five, 47, dice) if card.suit == five[0].suit]
        above = next((card for card in upper if card.rank == five[-1].rank + 1), None)
        if above is not None and above.rank < 14:
            break
    fill = others([*five, above], 2, dice)
    bonus = dict(zip(_places(nh.BONUS_CARDS, 0, 4), five[1:], strict=True))
    first = dict(zip(_places(Felt.HOLE, seat, 2), (lower, fill[0]), strict=True))
    second = dict(zip(_places(Felt.HOLE, sharer, 2), (above, fill[1]), strict=True))
    return {**bonus, **first, **second}


DRILL: Final[Maker] = NewHampshireDrill()
