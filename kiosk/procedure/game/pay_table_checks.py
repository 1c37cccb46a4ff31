"""Check the pay tables of a game's file. Each check is one rule, with advice in one sentence.

A pay table is a promise to the players. A line with another line's name, or that pays a larger bet less, is a mistake
in any house. A line that pays less than a lower hand is only unusual.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from kiosk.core.money import parse_money
from kiosk.procedure.game.document import line_pays
from kiosk.procedure.money.paytable import Line
from kiosk.schema.partly import Found, each_read
from kiosk.schema.problems import did_you_mean

_RATIO: Final = re.compile(r"([0-9]+):([0-9]+)")
_BY_BET: Final = re.compile(r"(\$[0-9,.]+): (\$[0-9,.]+)(?:,|$)")
_MAX_NAMED: Final = 6
_WORD: Final = re.compile(r"[a-z0-9]+")
_SAME: Final = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "10", "jack": "j", "queen": "q", "king": "k", "ace": "a", "jacks": "j", "queens": "q",
    "kings": "k", "aces": "a", "sixes": "6", "tens": "10", "deuces": "2", "unsuitied": "unsuited", "pairs": "pair",
    "aj": "a j", "aq": "a q", "ak": "a k", "kk": "k", "qq": "q", "jj": "j", "offsuit": "unsuited",
}  # fmt: skip
_IDLE: Final = frozenset({"of", "to", "through", "and", "or", "in", "the", "s", "any", "other", "pocket"})


def pays_each_bet(rules: Any) -> Iterator[Found]:
    """A line with payouts by bet has exactly the permitted bets."""
    for key, table in rules.pay_tables.items():
        for nth, why in table.wrong_by_bet(rules.bets_by_table.get(key, ())):
            yield (key, "lines", nth), why


def pays_a_larger_bet_no_less(rules: Any) -> Iterator[Found]:
    for column in ("amounts", "percents"):
        for key, nth, line in _lines(rules, "line", column):
            paid = list(getattr(line, column).values())
            if paid != sorted(paid):
                yield (key, "lines", nth, column), f"{line.line} pays a larger bet less; correct what each bet is paid"


def pays_at_least_even_money(rules: Any) -> Iterator[Found]:
    """A winning line must pay at least the wager: "8:10" is a typing error for 80:1 or 10:8."""
    for key, nth, line in _lines(rules, "line", "odds"):
        if line.odds is not None and line.odds.pays < line.odds.on:
            why = f"{line.odds} pays less than the wager; write the larger figure first, such as 3:1"
            yield (key, "lines", nth, "odds"), why


def lines_are_named(rules: Any) -> Iterator[Found]:
    for key, nth, line in _lines(rules, "name"):
        if not line.name:
            yield (key, "lines", nth, "name"), "is empty; write what the screen and the slip call this line"


def names_are_unique(rules: Any) -> Iterator[Found]:
    seen: dict[tuple[str, str], str] = {}
    for key, nth, line in _lines(rules, "line", "name"):
        if not line.name.strip():
            continue
        other = seen.setdefault((key, " ".join(line.name.casefold().split())), line.line)
        if other != line.line:
            yield (key, "lines", nth, "name"), f'"{line.name}" is the name of line {other} already; name each line once'


def names_fit_their_lines(rules: Any) -> Iterator[Found]:
    """A line must not have the name of another line of the table, such as "Straight" for flush."""
    keys: dict[str, dict[str, frozenset[str]]] = {}
    for figure in rules.FIGURES:
        keys.setdefault(figure.key, {})[figure.line] = _words(figure.line)
    for key, nth, line in _lines(rules, "line", "name"):
        said, known = _words(line.name), keys.get(key, {})
        if line.line not in known:
            continue
        fits = {other: len(words) for other, words in known.items() if words and words <= said}
        best = [other for other, count in fits.items() if count == max(fits.values())]
        if best and line.line not in best:
            yield (key, "lines", nth, "name"), f'"{line.name}" is the name of line {best[0]}, and not of {line.line}'


def says_its_line(line: Line) -> bool:
    """Return whether the name of a line fits the line, as far as that can be checked in English."""
    return _words(line.line) <= _words(line.name)


def jackpots_are_known(rules: Any) -> Iterator[Found]:
    for key, nth, line in _lines(rules, "jackpot"):
        if line.jackpot is not None and rules.JACKPOTS and line.jackpot not in rules.JACKPOTS:
            meant = did_you_mean(line.jackpot, rules.JACKPOTS)
            yield (key, "lines", nth, "jackpot"), f'"{line.jackpot}" is not a jackpot of this game{meant}'


def pays_a_higher_hand_no_less(rules: Any) -> Iterator[Found]:
    """Compare the lines in the order in which the document pays them."""
    ranks = {(figure.key, figure.line): worth_of(figure.allowed[0]) for figure in rules.FIGURES if figure.line}
    lines = [
        (key, nth, line, rank, worth)
        for key, nth, line in _lines(rules, "line", "odds", "push", "amounts", "percents")
        if (rank := ranks.get((key, line.line))) is not None and (worth := worth_of(line_pays(line))) is not None
    ]
    for key, nth, line, rank, worth in lines:
        by_bet = bool(line.amounts)
        above = [
            other.line
            for of, _, other, lower, paid in lines
            if of == key and lower < rank and paid > worth and bool(other.amounts) == by_bet
        ]
        if above:
            why = f"{line.line} at {line_pays(line)} pays less than {above[0]}, a lower hand; check both figures"
            yield (key, "lines", nth), why


def figures_have_their_revision(rules: Any) -> Iterator[Found]:
    """A house with other figures than the document's must raise the revision."""
    different = rules.differences() if rules.revision == 1 else ()
    if different:
        keys = ", ".join(f"{found.key}.{found.line}" if found.line else found.key for found in different[:_MAX_NAMED])
        more = ", …" if len(different) > _MAX_NAMED else ""
        yield ("revision",), f"is still 1, though figures differ from the document ({keys}{more}); raise the revision"


CHECKS: Final = (
    pays_each_bet,
    pays_a_larger_bet_no_less,
    pays_at_least_even_money,
    lines_are_named,
    names_are_unique,
    names_fit_their_lines,
    jackpots_are_known,
)
WARNINGS: Final = (pays_a_higher_hand_no_less, figures_have_their_revision)


def worth_of(pays: str) -> Fraction | None:
    """Return the payout of a line on a wager of one, from the form of `line_pays`; None for a share of a jackpot."""
    if pays == "push":
        return Fraction(0)
    if odds := _RATIO.fullmatch(pays):
        return Fraction(int(odds[1]), int(odds[2]))
    by_bet = _BY_BET.match(pays)
    return Fraction(parse_money(by_bet[2]), parse_money(by_bet[1])) if by_bet else None


def _lines(rules: Any, *needs: str) -> Iterator[tuple[str, int, Line]]:
    for key, table in rules.pay_tables.items():
        for nth, line in each_read(table.lines, *needs):
            yield key, nth, line


def _words(name: str) -> frozenset[str]:
    """Return the words of a name or a key that describe a hand: ranks, numbers, and combinations."""
    words = " ".join(_SAME.get(word, word) for word in _WORD.findall(name.casefold())).split()
    return frozenset(words) - _IDLE
