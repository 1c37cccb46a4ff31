"""What is drilled of Texas Peek Hold'em: Blind and I'm In line by line, the comparison, surrenders, and reading."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kiosk.core.cards import Card
from kiosk.core.hands import Category
from kiosk.core.money import Dollars
from kiosk.core.text import Text, sentence, text
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
    five_of,
    losing_line,
    others,
    pay_lines,
    reading_lines,
)
from kiosk.games.texas_peek import procedure as peek
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import Choice, Choices, Chosen, Felt, Opening, Outcome, Place

_VERSUS, _READING = "versus", "reading"
_PUSHES, _SURRENDER = "wins_below_flush", peek.SURRENDERED
_WINS, _LOSES, _TIE = sentence("The player wins"), sentence("The dealer wins"), sentence("A tie")
_WINS_LOW, _LOSES_LOW = sentence("Wins, below a flush"), sentence("Loses, below a flush")
_COMPARED: Final = {"wins": (_WINS, Outcome.WIN), "loses": (_LOSES, Outcome.LOSE), "ties": (_TIE, Outcome.PUSH)}
_STEPS: Final = {peek.BLIND: "blind_bonus", peek.IM_IN: "im_in_bonus", _VERSUS: "showdown"}
_HEADINGS: Final = {
    peek.BLIND: text("Blind"), peek.IM_IN: text("I’m In"), _VERSUS: text("Peek and Raise"),
}  # fmt: skip
_CATEGORIES: Final = {category.key: category for category in Category}


class TexasPeekDrill:
    """Plan hands for the lines of the house's pay tables, and ask about one seat's wager."""

    def lines(self, rules: TexasPeekRules) -> tuple[Line, ...]:
        return (
            *pay_lines(peek.BLIND, _HEADINGS[peek.BLIND], rules.blind),
            losing_line(peek.BLIND, _HEADINGS[peek.BLIND]),
            *pay_lines(peek.IM_IN, _HEADINGS[peek.IM_IN], rules.im_in),
            Line(peek.IM_IN, _PUSHES, _WINS_LOW),
            Line(peek.IM_IN, "loses_below_flush", _LOSES_LOW),
            *(Line(_VERSUS, key, name) for key, (name, _) in _COMPARED.items()),
            Line(_VERSUS, _SURRENDER, sentence("Surrender")),
            *reading_lines(_READING),
        )

    def stage(self, line: Line, setting: Setting, dice: random.Random) -> Staged:
        config, rules = setting.config, setting.rules
        seats = tuple(range(1, config.seats + 1))
        seat = dice.choice(seats)
        other = dice.choice([one for one in seats if one != seat] or seats)
        low, high = rules.blind_minimum or config.table_minimum, rules.blind_maximum or config.table_maximum
        wagers = {one: {peek.BLIND: a_bet(setting, dice, least=low, most=high)} for one in {seat, other}}
        low, high = rules.peek_minimum or config.table_minimum, rules.peek_maximum or config.table_maximum
        bet = a_bet(setting, dice, least=low, most=high)

        def play(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
            chosen = {}
            for one, options in prompt.options.items():
                keys = [option.key for option in options]
                stay = [key for key in keys if key not in (peek.FOLD, peek.SURRENDER)]
                gives_up = line.key == _SURRENDER and one == seat and peek.SURRENDER in keys
                key = peek.SURRENDER if gives_up else dice.choice(stay)
                chosen[one] = Choice(key, bet if key == peek.PEEK else None)
            return Chosen(chosen)

        opening = Opening(0, seats, config.table_minimum, config.table_maximum)
        return Staged(Plan(opening, cards=self._cards(line, seat, dice), wagers=wagers, decide=play), seat)

    def _cards(self, line: Line, seat: int, dice: random.Random) -> dict[Place, Card]:
        dealer, hole = _places(peek.DEALER, 0, 2), _places(Felt.HOLE, seat, 2)
        board = _places(peek.COMMUNITY, 0, 5)
        category = _CATEGORIES.get(line.key)
        if line.table == peek.BLIND:
            while True:
                two = others((), 2, dice)
                if peek.blind_line(two) == (peek.NOTHING if line.key == LOSES else line.key):
                    return dict(zip(dealer, two, strict=True))
        if category is not None:
            five = five_of(category, dice)
            seven = five + others(five, 2, dice)
            dice.shuffle(seven)
            return dict(zip((*hole, *board), seven, strict=True))
        if line.key == "ties":
            straight = five_of(Category.STRAIGHT, dice)
            return dict(zip(board, straight, strict=True))
        return {}

    def asked(self, line: Line, setting: Setting, staged: Staged, hand: Rehearsal) -> Asked | None:
        seat, felt = staged.seat, hand.felt
        if line.table == _READING:
            rule = peek.SHOWDOWN.rule
            return asked_five(line, (_board(felt), _hole(felt, seat)), text("Hand"), peek.SHOWDOWN.clause, rule)
        if line.table == _VERSUS:
            return self._compared(line, seat, hand)
        settled = felt.settled[seat][line.table]
        table = getattr(setting.rules, line.table)
        names = (*(one.name for one in table.lines), NOTHING)
        if line.table == peek.IM_IN:
            names = (*names[:-1], _WINS_LOW, _LOSES_LOW)
        met = table.get(settled.line) is None if line.key == LOSES else settled.line == line.key
        if not met:
            return None
        groups = (_dealer(felt),) if line.table == peek.BLIND else (_dealer(felt), _board(felt), _hole(felt, seat))
        prompt, item = next(one for one in hand.settled(_STEPS[line.table]) if one[1].seat == seat)
        return Asked(
            heading=text("{wager} · {bet} bet", wager=_HEADINGS[line.table], bet=Dollars(item.stake)),
            ask=text("What does the house pay seat {seat}?", seat=seat), groups=groups, clause=prompt.guide.clause,
            rule=prompt.guide.rule, names=names, name=line.name, amount=item.pay, terms=item.terms,
        )  # fmt: skip

    def _compared(self, line: Line, seat: int, hand: Rehearsal) -> Asked | None:
        """Ask who wins, and what that pays; or what a surrender leaves."""
        felt = hand.felt
        step = "im_in" if line.key == _SURRENDER else _STEPS[_VERSUS]
        found = next((one for one in hand.settled(step) if one[1].seat == seat), None)
        if found is None:
            return None
        prompt, item = found
        if line.key == _SURRENDER:
            raised = Dollars(felt.bets[seat][peek.RAISE])
            return Asked(
                heading=text("Surrender · Raise {raised}", raised=raised),
                ask=text("Take how much from seat {seat}?", seat=seat),
                groups=(), facts=(text("Peek {bet}", bet=Dollars(felt.bets[seat][peek.PEEK])),),
                clause=prompt.guide.clause, rule=prompt.guide.rule, amount=item.take, terms=item.terms, cut=False,
            )  # fmt: skip
        name, outcome = _COMPARED[line.key]
        if felt.settled[seat][peek.PEEK].outcome is not outcome:
            return None
        return Asked(
            heading=text("Peek and Raise · {bet} bet", bet=Dollars(item.stake)),
            ask=text("What does the house pay seat {seat}?", seat=seat),
            groups=(_dealer(felt), _board(felt), _hole(felt, seat)), clause=prompt.guide.clause,
            rule=prompt.guide.rule, names=(_WINS, _LOSES, _TIE), name=name, amount=item.pay, terms=item.line,
        )  # fmt: skip

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        for seat in result["seats"]:
            wagers = seat["wagers"]
            blind = wagers[peek.BLIND]
            yield f"{peek.BLIND}.{blind['line'] if blind['outcome'] == Outcome.WIN else LOSES}"
            if peek.IM_IN in wagers:
                yield f"{peek.IM_IN}.{wagers[peek.IM_IN]['line']}"
            if seat["ended"] == _SURRENDER:
                yield f"{_VERSUS}.{_SURRENDER}"
            yield from (f"{_VERSUS}.{key}" for key in _COMPARED if key == f"{seat['versus_dealer']}s")


def _places(spot: str, seat: int, count: int) -> list[Place]:
    return [Place(spot, seat, nth) for nth in range(count)]


def _faces(felt: Felt, label: Text, spot: str, seat: int = 0) -> Group:
    return Group(label, tuple(one.text for one in felt.row(spot, seat)))


def _dealer(felt: Felt) -> Group:
    return _faces(felt, text("Dealer"), peek.DEALER)


def _board(felt: Felt) -> Group:
    return _faces(felt, text("Board"), peek.COMMUNITY)


def _hole(felt: Felt, seat: int) -> Group:
    return _faces(felt, text("Seat {seat}", seat=seat), Felt.HOLE, seat)
