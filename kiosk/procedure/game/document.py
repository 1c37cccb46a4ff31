"""The figures in a game's rules document, and the differences between them and the house's file.

A house may agree on other figures with its regulator, so a difference is never an error. Each is listed with its
clause, for `kiosk check` and for the people who sign an opening.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kiosk.core.money import money
from kiosk.core.value import value
from kiosk.procedure.money.paytable import Line


@value
class DocumentFigure:
    """One figure of a document: its key in the game's file, the values that the document allows, and its clause.

    `line` is the line of a pay table, "" for any other figure. `read` returns the value in the house's rules, written
    as in `allowed`.
    """

    key: str
    allowed: tuple[str, ...]
    clause: str
    read: Callable[[Any], str]
    line: str = ""


@value
class DocumentDifference:
    """A figure of the house that differs from the document. `name` is the house's name for a line of a pay table."""

    key: str
    line: str
    name: str
    document: str
    house: str
    clause: str


def pay_figures(table: str, clause: str, pays: Mapping[str, str]) -> tuple[DocumentFigure, ...]:
    """Return the figures of a pay table, {line: payout}, in the form of `line_pays`."""

    def reader(line: str) -> Callable[[Any], str]:
        return lambda rules: line_pays(getattr(rules, table).get(line))

    return tuple(DocumentFigure(table, (paid,), clause, reader(line), line) for line, paid in pays.items())


def listed(figures: Iterable[object]) -> str:
    """Return figures as a list in words: "1, 2, 3"."""
    return ", ".join(map(str, figures))


def line_pays(line: Line | None) -> str:
    """Return the payout of a line of a pay table: "6:1", "push", "$5: $75, $10: $150", or "$5: 50% of MEGA"."""
    if line is None:
        return "nothing"
    if line.odds is not None:
        return str(line.odds)
    if line.push:
        return "push"
    by_bet = {bet: money(cents) for bet, cents in line.amounts.items()}
    by_bet |= {bet: f"{percent}% of {(line.jackpot or '').upper()}" for bet, percent in line.percents.items()}
    return ", ".join(f"{money(bet)}: {paid}" for bet, paid in by_bet.items())


def differences(rules: Any, figures: Iterable[DocumentFigure]) -> tuple[DocumentDifference, ...]:
    """Return each difference between a house's rules and the document, in the order of the document's figures."""
    found = []
    for figure in figures:
        house = figure.read(rules)
        if house not in figure.allowed:
            line = getattr(rules, figure.key).get(figure.line) if figure.line else None
            name = line.name if line is not None else ""
            found.append(
                DocumentDifference(figure.key, figure.line, name, " or ".join(figure.allowed), house, figure.clause)
            )
    return tuple(found)
