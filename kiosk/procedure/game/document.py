"""The figures of a game's document, and where a house's file differs from them.

A house may agree on other figures with its regulator, so a difference is never an error. It is listed by clause, for
`kiosk check` and for the people who sign an opening.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kiosk.core.frozen import frozen
from kiosk.core.money import money
from kiosk.procedure.money.paytable import Line


@frozen
class DocumentFigure:
    """One figure of a document: its key in the game's file, the figures that the document allows, and its clause.

    `line` is the line of a pay table. `read` returns the figure of a house's rules, in the form of `allowed`.
    """

    key: str
    allowed: tuple[str, ...]
    clause: str
    read: Callable[[Any], str]
    line: str = ""


@frozen
class DocumentDifference:
    """A figure of the house that differs from the document: `name` is how the house calls a line of a pay table."""

    key: str
    line: str
    name: str
    document: str
    house: str
    clause: str


def pay_figures(table: str, clause: str, pays: Mapping[str, str]) -> tuple[DocumentFigure, ...]:
    """Return the figures of a pay table, {line: what it pays}, in the form of `line_pays`."""

    def reader(line: str) -> Callable[[Any], str]:
        return lambda rules: line_pays(getattr(rules, table).get(line))

    return tuple(DocumentFigure(table, (paid,), clause, reader(line), line) for line, paid in pays.items())


def listed(figures: Iterable[object]) -> str:
    """Return figures as the document's list has them: "1, 2, 3"."""
    return ", ".join(map(str, figures))


def line_pays(line: Line | None) -> str:
    """Return what a line of a pay table pays: "6:1", "push", "$5: $75, $10: $150" or "$5: 50% of MEGA"."""
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
    """Return what differs from the document in a house's rules, in the order of the document's figures."""
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
