"""Rows for a game's file: its pay tables line by line, or its other figures if it has none."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from pydantic import BaseModel

from kiosk.core.money import money
from kiosk.core.text import EMPTY, Text, listed, text
from kiosk.core.value import value
from kiosk.procedure import Line, PayTable, Rules, rulings_of, says_its_line
from kiosk.schema.fields import is_money
from kiosk.table import TableGame
from ui.vm.controls.words import say

COLUMNS = 3
_ABOVE_LINES = 2  # Height of a table's title, in lines.

BET = text("{amount} bet")
ODDS = text("{pays} to {on}")
PUSH = text("Push")
PERCENT = text("{percent}%")
OF_JACKPOT = text("of the posted {jackpot}")
REST = text("House figures")
RULED = text("House rulings")
YES, NO = text("Yes"), text("No")
DIFFERS = text("Differs from the document")
HOUSE = text("House")
DOCUMENT = text("Document")


@value
class PayLine:
    """A line: the winning hand, its jackpot, and its payout; one cell, or one for each bet."""

    name: str
    note: str
    cells: tuple[str, ...]


@value
class PayRows:
    """A pay table: `heads` are the bets that its cells are for."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[PayLine, ...]


@value
class PayColumn:
    """Tables that are shown one below the other. `wide`: one of them pays by bet, and has more cells."""

    tables: tuple[PayRows, ...]
    wide: bool


def pay_columns(deal: TableGame) -> tuple[PayColumn, ...]:
    """Return everything that a game pays, in columns of about the same length."""
    return in_columns((*differences(deal), *(pay_tables(deal) or figures(deal.rules))))


def differences(deal: TableGame) -> tuple[PayRows, ...]:
    """Return the figures of the house that differ from the game's document, each with its clause. They are
    permitted.
    """
    lines = tuple(
        PayLine(say(found.name or _plain(found.key)), found.clause, (found.house, found.document))
        for found in deal.rules.differences()
    )
    return (PayRows(say(DIFFERS), (say(HOUSE), say(DOCUMENT)), lines),) if lines else ()


def pay_tables(deal: TableGame) -> tuple[PayRows, ...]:
    rules = deal.rules
    found = ((name, getattr(rules, name)) for name in type(rules).model_fields)
    return tuple(_table(say(_title(deal, name)), table) for name, table in found if isinstance(table, PayTable))


def _title(deal: TableGame, name: str) -> Text:
    """Return the game's name of a wager: on its felt, in its rail, or in its file."""
    in_rail = next((step.label for step in deal.game.steps if step.key == name), _plain(name))
    rows = deal.game.layout(deal.rules).rows
    return next((row.label for row in rows if row.spots == (name,)), in_rail)


def _table(title: str, table: PayTable) -> PayRows:
    bets = next((tuple(line.amounts or line.percents) for line in table.lines if line.amounts or line.percents), ())
    heads = tuple(say(BET.fill(amount=money(bet))) for bet in bets)
    return PayRows(title, heads, tuple(_line(line) for line in table.lines))


def _named(line: Line) -> str:
    """Return the name of a line, with its key if the name does not express it: a signature covers both."""
    return say(line.name) if says_its_line(line) else f"{line.name} ({line.line})"


def _line(line: Line) -> PayLine:
    if line.jackpot is not None:
        cells = tuple(say(PERCENT.fill(percent=percent)) for percent in line.percents.values())
        return PayLine(_named(line), say(OF_JACKPOT.fill(jackpot=line.jackpot.upper())), cells)
    if line.amounts:
        return PayLine(_named(line), "", tuple(money(amount) for amount in line.amounts.values()))
    return PayLine(_named(line), "", (odds_or_push(line),))


def figures(rules: Rules) -> tuple[PayRows, ...]:
    """Return every other figure of the file, then each ruling as it is written out, in a table for each column."""
    rulings = rulings_of(type(rules))
    lines = [
        figure
        for name in type(rules).model_fields
        if name not in Rules.model_fields and name not in rulings
        for figure in _figures(rules, rules, name)
    ]
    ruled = tuple(PayLine(say(asks), say(means), ()) for asks, means in rules.ruled())
    half = -(-len(ruled) // (COLUMNS - 1))
    parts = (ruled[:half], ruled[half:])
    tables = (PayRows(say(RULED if nth == 0 else EMPTY), (), part) for nth, part in enumerate(parts) if part)
    return (PayRows(say(REST), (), tuple(lines)), *tables)


def _figures(rules: Rules, model: BaseModel, name: str, inside: str = "") -> list[PayLine]:
    """Return the lines of one figure. One of a part of the file that is off, as it is unless set, is left out."""
    value = getattr(model, name)
    if value is None:
        return []
    if isinstance(value, BaseModel):
        return [figure for inner in type(value).model_fields for figure in _figures(rules, value, inner, f"{name}.")]
    if inside and not value and not type(model).model_fields[name].is_required():
        return []
    label = say(rules.FIGURE_NAMES.get(f"{inside}{name}", _plain(name)))
    if isinstance(value, tuple) and value and isinstance(value[0], BaseModel):
        return [PayLine(f"{label} {nth}", "", (_fields(inner),)) for nth, inner in enumerate(value, start=1)]
    if name.endswith("_bp"):
        return [PayLine(label, "", (f"{value / 100:g}%",))]
    named = rules.FIGURE_NAMES.get(f"{inside}{name}={value}")
    return [PayLine(label, "", (say(named) if named else _value(model, name, value),))]


def _fields(model: BaseModel) -> str:
    """Return a small table of the file in one cell, "yellow · 1 · 24"."""
    return " · ".join(str(getattr(model, name)) for name in type(model).model_fields)


def _value(model: BaseModel, name: str, value: Any) -> str:
    if type(value) is int and _holds_money(type(model).model_fields[name]):
        return money(value)
    if isinstance(value, tuple):
        return say(listed(value))
    if isinstance(value, bool):
        return say(YES if value else NO)
    return _words(value.value if isinstance(value, StrEnum) else str(value))


def _holds_money(field: Any) -> bool:
    """Return whether a field holds cents, whether or not it may also be nothing."""
    whole = (field.annotation, *getattr(field.annotation, "__args__", ()))
    marks = any(getattr(extra, "func", None) is not None for extra in field.metadata)
    return marks or any(is_money(figure) for figure in whole)


def _words(name: str) -> str:
    return name.replace("_", " ")


def _plain(name: str) -> Text:
    return Text(_words(name).capitalize())


def in_columns(tables: Sequence[PayRows]) -> tuple[PayColumn, ...]:
    """Return tables in columns, in their order, so that the longest column is as short as can be."""
    lengths = [_length(table) for table in tables]
    limit = max([*lengths, -(-sum(lengths) // COLUMNS)], default=0)
    while True:
        columns = _filled(tables, lengths, limit)
        if len(columns) <= COLUMNS:
            return tuple(PayColumn(tuple(column), any(table.heads for table in column)) for column in columns)
        limit += 1


def _length(table: PayRows) -> int:
    """Return the length of a table in lines: a sentence below another takes the room of a second one."""
    return len(table.lines) + sum(line.note != "" and not line.cells for line in table.lines) + _ABOVE_LINES


def _filled(tables: Sequence[PayRows], lengths: Sequence[int], limit: int) -> list[list[PayRows]]:
    columns: list[list[PayRows]] = []
    room = 0
    for table, length in zip(tables, lengths, strict=True):
        if length > room or not columns:
            columns.append([])
            room = limit
        columns[-1].append(table)
        room -= length
    return columns


def odds_or_push(line: Line) -> str:
    """Return the odds of a line without amounts or a jackpot, "6 to 5" or "Push"."""
    return say(PUSH) if line.odds is None else say(ODDS.fill(pays=line.odds.pays, on=line.odds.on))
