"""What is drilled of New Hampshire Hold 'Em: every line of its four pay tables, the hands that lose, and reading."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from kiosk.core.cards import Card
from kiosk.core.hands import Category
from kiosk.core.money import Cents, Dollars
from kiosk.core.text import Text, text
from kiosk.drills import (
    LOSES,
    NOTHING,
    Asked,
    Group,
    Line,
    Plan,
    Rehearsal,
    Setting,
    Staged,
    a_bet,
    asked_five,
    by_chance,
    five_of,
    losing_line,
    others,
    pay_lines,
    reading_lines,
)
from kiosk.games.new_hampshire import procedure as nh
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import Choice, Choices, Chosen, Felt, Opening, PayTable, Place

_TABLES: Final = ("main", nh.BOARD, nh.POCKET, nh.SIX)
_READING: Final = "reading"
_TITLES: Final = {
    "main": text("Hold ’Em"), nh.BOARD: text("Board"), nh.POCKET: text("Pocket"), nh.SIX: text("6 Card"),
}  # fmt: skip
_HEADINGS: Final = {
    "main": text("Hold ’Em bets"), nh.BOARD: text("Board bonus"), nh.POCKET: text("Pocket bonus"),
    nh.SIX: text("6 Card bonus"),
}  # fmt: skip
_CATEGORIES: Final = {
    **{category.key: category for category in Category},
    "royal_flush_hearts": Category.ROYAL_FLUSH,
    "royal_flush_other": Category.ROYAL_FLUSH,
    "pair_6_to_10": Category.PAIR,
    "pair_j_to_a": Category.PAIR,
}
_GIVEN_UP: Final = ("folded", "forfeited", "folded_or_forfeited")
_SPOT: Final = {"main": nh.ANTE}


class NewHampshireDrill:
    """Plan hands for the lines of the house's pay tables, and ask about one seat's wager."""

    def lines(self, rules: NewHampshireRules) -> tuple[Line, ...]:
        lines: list[Line] = []
        for table in _TABLES:
            pays: PayTable = getattr(rules, table)
            lines += [*pay_lines(table, _TITLES[table], pays), losing_line(table, _TITLES[table])]
        return (*lines, *reading_lines(_READING))

    def stage(self, line: Line, setting: Setting, dice: random.Random) -> Staged:
        seats = tuple(range(1, setting.config.seats + 1))
        players = sorted(dice.sample(seats, min(len(seats), dice.randint(2, 3))))
        seat = dice.choice(players)
        cards = self._cards(line, seat, dice)
        table = nh.SIX if line.table == _READING else line.table
        sharer = next((one for one in players if one != seat), None)
        if table == nh.SIX and line.key == "straight_flush" and sharer is not None and dice.random() < 0.5:
            cards = _shared_straight_flush(seat, sharer, dice)
        opening = Opening(
            0, seats, setting.config.table_minimum, setting.config.table_maximum, jackpots=setting.jackpots
        )
        wagers = {one: self._wagers(setting, one == seat, table, dice) for one in players}
        if sharer is not None and nh.SIX in wagers[seat]:
            wagers[sharer][nh.SIX] = dice.choice(setting.rules.six_card_bets)

        def stay(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
            chosen = dict(by_chance(prompt, felt, dice).choices)
            for one in {seat, sharer or seat} & set(prompt.options):
                keys = [option.key for option in prompt.options[one] if option.key != nh.FOLD]
                chosen[one] = Choice(dice.choice(keys))
            return Chosen(chosen)

        return Staged(Plan(opening, cards=cards, wagers=wagers, decide=stay), seat)

    def _wagers(self, setting: Setting, asked: bool, table: str, dice: random.Random) -> dict[str, Cents]:
        rules, config = setting.rules, setting.config
        wagers = {nh.ANTE: a_bet(setting, dice, least=config.table_minimum, most=config.table_maximum)}
        for spot in (nh.BOARD, nh.POCKET):
            if (asked and table == spot) or dice.random() < 0.3:
                wagers[spot] = a_bet(setting, dice, least=rules.bonus_minimum, most=rules.bonus_maximum)
        if (asked and table == nh.SIX) or dice.random() < 0.3:
            wagers[nh.SIX] = dice.choice(rules.six_card_bets)
        return wagers

    def _cards(self, line: Line, seat: int, dice: random.Random) -> dict[Place, Card]:
        """Return cards that may make a line; a line that takes more than a category is tried until it is met."""
        category = _CATEGORIES.get(line.key)
        hole, board = _places(Felt.HOLE, seat, 2), _places(nh.COMMUNITY, 0, 3)
        match line.table:
            case "main" if category is not None:
                return dict(zip((*hole, *board), five_of(category, dice), strict=True))
            case nh.SIX | "reading" if category is not None:
                five = five_of(category, dice)
                six = five + others(five, 1, dice)
                dice.shuffle(six)
                return dict(zip((*hole, *_places(nh.BONUS_CARDS, 0, 4)), six, strict=True))
            case nh.BOARD:
                return dict(zip(board, _until(3, line.key, nh.board_line, dice), strict=True))
            case nh.POCKET:
                return dict(zip(hole, _until(2, line.key, nh.pocket_line, dice), strict=True))
            case _:
                return {}

    def asked(self, line: Line, setting: Setting, staged: Staged, hand: Rehearsal) -> Asked | None:
        seat, felt = staged.seat, hand.felt
        if line.table == _READING:
            groups = _groups(felt, nh.SIX, seat)
            return asked_five(line, groups, text("6 Card bonus"), nh.SETTLE_SIX.clause, nh.SETTLE_SIX.rule)
        settled = felt.settled[seat][_SPOT.get(line.table, line.table)]
        pays: PayTable = getattr(setting.rules, line.table)
        met = pays.get(settled.line) is None if line.key == LOSES else settled.line == line.key
        if not met:
            return None
        prompt, item = next(one for one in hand.settled(line.table) if one[1].seat == seat)
        sharers = [one for one in (settled.share.winners if settled.share else ()) if one != seat]
        return Asked(
            heading=text("{wager} · {bet} bet", wager=_HEADINGS[line.table], bet=Dollars(item.stake)),
            ask=_ask(seat, line, sharers),
            groups=_groups(felt, line.table, seat),
            facts=_facts(hand.hand.opening.jackpots, felt, sharers) if settled.share else (),
            clause=prompt.guide.clause,
            rule=prompt.guide.rule,
            names=(*(one.name for one in pays.lines), NOTHING),
            name=line.name,
            amount=item.pay,
            terms=item.terms,
        )

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        for seat in result["seats"]:
            for spot, wager in seat["wagers"].items():
                if wager["line"] not in _GIVEN_UP:
                    table = "main" if spot in nh.MAIN else spot
                    yield f"{table}.{wager['line'] if wager['outcome'] != 'lose' else LOSES}"


def _ask(seat: int, line: Line, sharers: list[int]) -> Text:
    if sharers:
        return text("Seat {other} has a {line} too. Pay seat {seat}.", other=sharers[0], line=line.name.lower(),
                    seat=seat)  # fmt: skip
    return text("What does the house pay seat {seat}?", seat=seat)


def _facts(jackpots: Mapping[str, Cents], felt: Felt, sharers: list[int]) -> tuple[Text, ...]:
    posted = [text("{name} {amount}", name=name.upper(), amount=Dollars(cents)) for name, cents in jackpots.items()]
    bet = [
        text("Seat {seat} has bet {bet}", seat=seat, bet=Dollars(felt.bets[seat][nh.SIX])) for seat in sharers
    ]  # fmt: skip
    return (*posted, *bet)


def _places(spot: str, seat: int, count: int) -> list[Place]:
    return [Place(spot, seat, nth) for nth in range(count)]


def _groups(felt: Felt, table: str, seat: int) -> tuple[Group, ...]:
    hole = Group(text("Seat {seat}", seat=seat), tuple(one.text for one in felt.row(Felt.HOLE, seat)))
    board = Group(text("Board"), tuple(one.text for one in felt.row(nh.COMMUNITY)))
    bonus = Group(text("6 Card Bonus"), tuple(one.text for one in felt.row(nh.BONUS_CARDS)))
    return {"main": (board, hole), nh.BOARD: (board,), nh.POCKET: (hole,), nh.SIX: (bonus, hole)}[table]


def _until(count: int, key: str, line_of: Callable[[Sequence[Card]], str], dice: random.Random) -> list[Card]:
    """Return `count` cards that make a line of their own; for what loses, cards that make none."""
    while True:
        cards = others((), count, dice)
        made = line_of(cards)
        if made == (nh.NOTHING if key == LOSES else key):
            return cards


def _shared_straight_flush(seat: int, sharer: int, dice: random.Random) -> dict[Place, Card]:
    """Return bonus cards in a row of one suit, and a card at each of two seats that makes it five."""
    while True:
        five = sorted(five_of(Category.STRAIGHT_FLUSH, dice), key=lambda one: one.rank)
        lower, upper = five[0], [one for one in others(five, 47, dice) if one.suit == five[0].suit]
        above = next((one for one in upper if one.rank == five[-1].rank + 1), None)
        if above is not None and above.rank < 14:
            break
    fill = others([*five, above], 2, dice)
    bonus = dict(zip(_places(nh.BONUS_CARDS, 0, 4), five[1:], strict=True))
    first = dict(zip(_places(Felt.HOLE, seat, 2), (lower, fill[0]), strict=True))
    second = dict(zip(_places(Felt.HOLE, sharer, 2), (above, fill[1]), strict=True))
    return {**bonus, **first, **second}
